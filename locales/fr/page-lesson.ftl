# Les leçons, la prise en main et les conseils.

lesson = Leçon
lesson-step = étape { $n } sur { $of }
lesson-rules = Dans les règles :
lesson-next = Suivant
lesson-back = Retour
lesson-again = Du début
lesson-leave = Quitter
lesson-play-on = Continuer la partie d’ici
lesson-after = Après la leçon
lesson-not-yet = c’est permis, mais cette étape montre autre chose : { $wanted }
lesson-read-on = c’est permis, mais lisez d’abord la suite : cliquez sur Suivant
lesson-wrong = Cela n’a pas marché. Rechargez la page : la leçon reprend où vous en êtes.
lesson-begin = { $title }
lesson-steps = { $n ->
        [one] une étape
       *[other] { $n } étapes
    }
lesson-new = Vous découvrez ce jeu ?

## Que feriez-vous ?

hint = Que feriez-vous ?
hint-thinks = Réflexion…
hint-would = Une machine ferait ceci
hint-do = Le faire
hint-none = Pas de conseil pour cette question.
hint-not-asked = Ce n’est pas à vous : redemandez quand ce sera votre tour.
hint-not-alone = Une autre personne joue cette partie : on n’y aide personne.
match-key-hint = ce que ferait une machine

## Le jeu en une page

quick = Prise en main
quick-none = Ce jeu n’a pas de prise en main.

## Recherche : des mots de même sens, un groupe chacun ; les groupes des deux langues comptent ensemble

search-synonyms = mitrailleuse, mitrailleuses, MI, MG, machine gun ; Médaille, point de victoire, PV, VP ; puissance de feu, PF, FP, firepower ; point de mouvement, PM, MP ; ligne de vue, LDV, visibilité, line of sight ; tir d’opportunité, op fire, tir de réaction, opportunity fire ; corps à corps, mêlée, melee, close combat ; couvert, couverture, protection, cover ; démoralisé, en déroute, broken ; suppression, cloué, suppressed ; ralliement, récupération, rallier, rally, recover ; retraite, déroute, repli, fuite, rout, retreat ; barbelés, fil de fer, wire ; tranchée, tranchées, trench ; trou de combat, trou d’homme, foxholes ; dé, dés, jet, dice ; chef, leader, officier ; peloton, section, squad ; équipe, escouade, team ; artillerie, bombardement, barrage, artillery ; mortier, mortiers, mortar ; char, blindé, tank ; fumée, fumigène, smoke ; renfort, renforts, reinforcement ; objectif, objective ; mise en place, placement, déploiement, set-up ; empilement, surempilement, stacking ; quartier général, QG, HQ ; forêt, bois, arbres, woods, forest ; bâtiment, maison, village, building ; rivière, ruisseau, cours d’eau, stream, water ; gêne, obstacle, hindrance
