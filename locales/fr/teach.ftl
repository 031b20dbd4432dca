# Ce qui était mieux, et pourquoi. Les camps sont nommés au pluriel : les Britanniques, les Allemands.

## Raisons. `taken` : ce qui a été fait, `best` : ce qui est mieux.

teach-often = { $n ->
        [0] presque jamais
        [one] 1 fois sur 10
        [10] presque toujours
       *[other] { $n } fois sur 10
    }
teach-lost = { $hex }, { $unit } : perte { $taken } d’ici la fin du tour suivant, { $best } avec la meilleure réponse
teach-lost-under = { $hex }, { $unit } : { $enemies ->
        [one] un ennemi peut
       *[other] { $enemies } ennemis peuvent
    } l’attaquer ; perte { $taken } d’ici la fin du tour suivant, { $best } avec la meilleure réponse
teach-lost-more = { $hex }, { $unit } : { $enemies ->
        [one] un ennemi peut
       *[other] { $enemies } ennemis peuvent
    } l’attaquer, { $fewer ->
        [0] aucun
       *[other] { $fewer }
    } avec la meilleure réponse ; perte { $taken } d’ici la fin du tour suivant, sinon { $best }
teach-weaker = { $hex }, { $unit } : { $taken },{ $takentenths } figurine perdue en moyenne d’ici la fin du tour suivant, { $best },{ $besttenths } avec la meilleure réponse
teach-shaken = { $hex }, { $unit } : hors d’état d’agir { $taken } à la fin du tour suivant, { $best } avec la meilleure réponse
teach-wins = La partie est gagnée { $taken } d’ici la fin du tour suivant, { $best } avec la meilleure réponse
teach-loses = La partie est perdue { $taken } d’ici la fin du tour suivant, { $best } avec la meilleure réponse
teach-more = { $what }, { $side } : { $n },{ $tenths } de plus en moyenne avec la meilleure réponse
teach-fewer = { $what }, { $side } : { $n },{ $tenths } de moins en moyenne avec la meilleure réponse
teach-holds = { $goal } : aux { $side } { $taken } à la fin du tour suivant, { $best } avec la meilleure réponse
teach-odds-both = Le jet immédiat réussit dans { $best } % des cas au lieu de { $taken } %
teach-odds-best = Un jet se fait aussitôt, qui réussit dans { $best } % des cas
teach-odds-taken = Le jet immédiat ne réussit que dans { $taken } % des cas
teach-later = Peu de choses diffèrent à la fin du tour suivant : l’effet vient plus tard

## Au terminal

analyse-head = { $title }, { $date }
analyse-course = Chances de gagner au début de chaque tour
analyse-turn = tour
analyse-set-up = mise en place
analyse-end = fin
analyse-lapses = Les décisions qui ont coûté le plus
analyse-no-lapses = Aucune décision n’a coûté quoi que ce soit de mesurable.
analyse-lapse = { $n }. Tour { $round }, { $side } : { $question }
analyse-taken = fait : { $what } ({ $chance } %)
analyse-better = mieux : { $what } ({ $chance } %)
analyse-then = ensuite : { $what }
analyse-running = La partie n’est pas finie : ce qui y est caché le reste. --referee est pour son propriétaire.
analyse-swing = { $system } : { $points } points multiplient la cote par e ({ $positions } positions de { $games } parties)

## Sur la page

review = Ce qui était mieux
review-wait = La partie est passée en revue. Cela continue si vous fermez cette fenêtre.
review-failed = La revue n’a pas abouti. Réessayez plus tard.
review-course = Chances de gagner des { $side }, en % au début de chaque tour
review-end = fin
review-lapses = Les décisions qui ont coûté le plus
review-none = Aucune décision n’a coûté quoi que ce soit de mesurable.
review-cost = −{ $n } %
review-of = Décision { $n } sur { $of }
review-before = La précédente
review-after = La suivante
review-all = Toutes
review-taken = Fait
review-best = Mieux
review-then = Ensuite : { $what }
hint-chance = Avec cela vous gagnez dans { $n } des cas, dans { $m } avec la meilleure autre réponse : { $other }
hint-not-agreed = Cette partie a été commencée sans aide.
warn = Attention : cela peut vous coûter cher
warn-taken = Ce que vous allez faire
warn-back = Réfléchir encore
warn-best = Faire mieux
warn-anyway = Le faire quand même
warn-off = Le faire, et ne plus avertir
home-help = Aide
home-help-none = Sans aide
home-help-hints = Conseils
home-help-warnings = Conseils et mises en garde
