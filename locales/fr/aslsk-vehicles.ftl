# Véhicules d’ASL Starter Kit n° 3
aslsk-ask-facing = Vers où pointe le véhicule ?
aslsk-ask-driving = Que fait le véhicule ?
aslsk-ask-assault = Qui attaque qui ?
aslsk-do-done-assault = Attaquer
aslsk-note-drive = MP restants : { $n }.
aslsk-do-start = Démarrer
aslsk-do-brake = Arrêter le véhicule
aslsk-do-delay = Attendre : { $n } MP
aslsk-do-veer = Tourner la caisse vers { $hour ->
        [one] 1 heure
       *[other] { $hour } heures
    }
aslsk-do-aim = Tourner la tourelle vers { $hour ->
        [one] 1 heure
       *[other] { $hour } heures
    }
aslsk-do-all = Entrer en { $hex } avec tous les MP
aslsk-do-slow = Entrer en { $hex } pour { $n } MP
aslsk-do-enter = Entrer sur la carte en { $hex }, vers { $hour ->
        [one] 1 heure
       *[other] { $hour } heures
    }
aslsk-do-unbog = Tenter de désembourber le véhicule
aslsk-do-hatch = { $unit } : ouvrir les trappes
aslsk-do-face = Le pointer vers { $hour ->
        [one] 1 heure
       *[other] { $hour } heures
    }
aslsk-do-mg = { $unit } sur { $hex } : { $weapons }
aslsk-do-main = { $unit } sur { $hex }{ $aimed ->
        [yes] , { $car }
       *[no] {""}
    } : { $ammo }, { $kind }{ $intensive ->
        [yes] , tir intensif
       *[no] {""}
    }
aslsk-do-point = { $unit } : caisse à { $hour ->
        [one] 1 heure
       *[other] { $hour } heures
    }, tourelle à { $turret ->
        [one] 1 heure
       *[other] { $turret } heures
    }
aslsk-do-react = { $unit } attaque le véhicule au corps à corps
aslsk-do-motion = { $unit } tente de se mettre en mouvement
aslsk-do-dispense = { $unit } pose des fumigènes en { $hex }
aslsk-do-weapons = { $unit } attaque : { $weapons }
aslsk-do-defend = { $unit } emploie son arme de défense rapprochée
aslsk-do-mend = { $unit } tente de réparer : { $weapons }
aslsk-do-scrap = { $unit } devient une épave
aslsk-do-flame = { $weapon } sur { $unit }
aslsk-do-charge-car = { $weapon } posée sur { $unit }
aslsk-why-bog = enlisement
aslsk-why-crew-check = moral de l’équipage
aslsk-why-dispenser = lance-fumigènes
aslsk-why-mechanical = panne mécanique
aslsk-why-motion = mise en mouvement
aslsk-why-paatc = test avant l’attaque d’un blindé
aslsk-why-position = position de la charge
aslsk-why-shock = récupération du choc
aslsk-why-third-die = dernière chance
aslsk-why-to-kill = destruction
aslsk-why-unbog = désembourbage
aslsk-area-hit = { $unit } en { $hex } : { $n }.
aslsk-bog-check = { $unit } en { $hex } : { $n } pour l’enlisement.
aslsk-bogged = { $unit } s’enlise en { $hex }.
aslsk-collateral = L’équipage de { $unit } : { $n }.
aslsk-disabled = Une arme de { $unit } est hors d’usage.
aslsk-mended = Une arme de { $unit } est réparée.
aslsk-dispenser = { $unit } : { $n } contre { $of }.
aslsk-smoke-laid = De la fumée en { $hex }.
aslsk-drives = { $unit } : { $from } → { $hex }.
aslsk-freed = { $unit } se dégage.
aslsk-hatch-opened = { $unit } ouvre ses trappes.
aslsk-hatch-closed = { $unit } ferme ses trappes.
aslsk-immobilized = { $unit } est immobilisé en { $hex }.
aslsk-mg-breaks = Une mitrailleuse de { $unit } tombe en panne.
aslsk-mg-fires = { $unit } en { $hex } tire à la mitrailleuse sur { $at }.
aslsk-near-defence = { $unit } emploie son arme de défense rapprochée.
aslsk-recalled = { $unit } est rappelé.
aslsk-recovers = L’équipage de { $unit } se remet.
aslsk-shocked = L’équipage de { $unit } est sous le choc.
aslsk-shut = L’équipage de { $unit } ferme ses trappes.
aslsk-starts = { $unit } démarre en { $hex }.
aslsk-stops = { $unit } s’arrête en { $hex }.
aslsk-turns = { $unit } pivote en { $hex }.
aslsk-strikes-car = Corps à corps contre { $unit } : { $n }, pour moins de { $ccv }.
aslsk-stunned = L’équipage de { $unit } est secoué.
aslsk-to-kill = Pour détruire { $unit } en { $hex } : { $n }, il faut moins de { $of }.
aslsk-wrecked = { $unit } est détruit en { $hex }.
aslsk-no-aim = la tourelle tourne une fois par MP dépensé
aslsk-no-all-mp = il y faut tous ses MP
aslsk-no-all-mp-left = il n’a plus tous ses MP
aslsk-no-arc = c’est hors de son arc
aslsk-no-bounded = il a tiré pendant la phase de mouvement
aslsk-no-building = pas depuis un bâtiment
aslsk-no-corner = il ne peut pas tourner jusque-là
aslsk-no-dispenser = il n’a pas ce lance-fumigènes
aslsk-no-exposed = son équipage n’est pas exposé
aslsk-no-exposed-building = il n’entre pas trappes ouvertes dans un bâtiment
aslsk-no-group = ceux-là n’attaquent pas ensemble
aslsk-no-hatch-twice = ses trappes ont déjà bougé dans cette phase
aslsk-no-mobile = il ne peut pas bouger
aslsk-no-more-mp = ce n’est pas plus que le coût
aslsk-no-motion = il est en mouvement
aslsk-no-motion-mp = il lui reste des MP pour l’hexagone suivant
aslsk-no-motion-twice = il a déjà essayé
aslsk-no-mp-of = cela coûte { $n } MP, et il en reste { $of }
aslsk-no-mp = ses MP ne suffisent pas
aslsk-no-must-drive = un véhicule en mouvement doit encore dépenser ses MP
aslsk-no-must-enter = il doit entrer sur la carte
aslsk-no-need = il n’a pas à dépenser tous ses MP
aslsk-no-one-hex = il tire d’un seul hexagone pendant sa phase de mouvement
aslsk-no-recall-stop = un véhicule rappelé ne s’arrête pas
aslsk-no-recall-way = un véhicule rappelé prend le plus court chemin
aslsk-no-restricted = sa tourelle est trop étroite, équipage exposé
aslsk-no-shut = son équipage reste trappes fermées pendant ce tour de joueur
aslsk-no-started = il n’a pas démarré
aslsk-no-stay = il ne peut rester avec un véhicule qu’il ne peut atteindre
aslsk-no-stopped = pas dans son état, arrêté ou en marche
aslsk-no-surprise = cet ennemi était en vue au début du tour
aslsk-no-turret = il n’a pas de tourelle
aslsk-no-two-vehicles = deux véhicules ne partagent pas un hexagone
aslsk-no-unbog = il n’y a rien à dégager maintenant
aslsk-no-wheels = les voitures blindées n’entrent pas dans un bâtiment
