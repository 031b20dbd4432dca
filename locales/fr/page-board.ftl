# Le plateau devant le joueur, les volets qui le bordent, et ce qu’il y a à savoir d’un pion ou d’un hex.

## Comment le plateau est posé

board-turn = Retourner le plateau
board-lies = Le plateau
board-lies-auto = Mon camp en bas, sauf à deux
board-lies-mine = Mon camp en bas
board-lies-printed = Comme imprimé
board-near = De plus près, sur l’action

## Les volets

rail-left = Les camps
rail-right = Calcul et journal
rail-shut = { $rail } : replier
rail-open = { $rail } : montrer
rail-brief = Les camps en bref

## Ce qu’il y a à savoir

know-pieces = Ce qu’il y a à savoir
know-terms = { $n } = { $terms }
know-term = { $n } { $what }
know-hold = Les règles : touche I
about = Scénario
about-briefing = Situation
about-special = Règles particulières
about-wins = Ce qui fait gagner
about-options = Convenu
about-quick = Le jeu en une page

tally-against = En face

## Touches

key-turn = retourner le plateau
key-rails = replier ou montrer les camps, de même le journal
key-about = scénario, règles particulières, ce qui fait gagner
key-know = tout sur ce qui se trouve dans cet hex

## Une ligne de vue de profil

sight-hexes = { $n ->
    [one] 1 hexagone
   *[other] { $n } hexagones
}
sight-level-same = même niveau
sight-level-up = { $n ->
    [one] 1 niveau plus haut
   *[other] { $n } niveaux plus haut
}
sight-level-down = { $n ->
    [one] 1 niveau plus bas
   *[other] { $n } niveaux plus bas
}
sight-hinders = { $what } : +{ $n }
sight-passes = { $what } : sans effet
sight-blocks = { $what } : l’arrête
