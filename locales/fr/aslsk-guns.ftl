# ASL Starter Kit #3 : l’artillerie. Un canon pointe vers une heure du cadran, midi étant le haut de la carte.

aslsk-ask-shot = Comment tirez-vous ?
aslsk-do-done-shot = Feu

aslsk-target-0 = cible infanterie
aslsk-target-1 = cible véhicule
aslsk-target-2 = tir de zone
aslsk-target-3 = table de l’arme
aslsk-ammo-0 = HE
aslsk-ammo-1 = AP
aslsk-ammo-2 = HEAT
aslsk-ammo-3 = APCR
aslsk-ammo-4 = APDS
aslsk-ammo-5 = fumigène
aslsk-ammo-6 = phosphore blanc

## Ce que l’on peut faire

aslsk-do-shoot = { $unit } sur { $hex }{ $aimed ->
        [yes] , { $car }
       *[no] {""}
    } : { $ammo }, { $kind }{ $intensive ->
    [yes] , tir intensif
   *[no] {""}
}
aslsk-do-faust = { $unit } tente un Panzerfaust sur { $hex }{ $aimed ->
        [yes] , { $car }
       *[no] {""}
    }
aslsk-ask-follow = Qui l’acquisition suit-elle ?
aslsk-do-follow = Suivre { $unit }
aslsk-ask-search = Quel hexagone ?
aslsk-ask-search-round = Comment ?
aslsk-do-search = Tirer avec { $unit } sur un hexagone où l’on ne voit personne
aslsk-do-turn = Pointer { $unit } à { $hour ->
        [one] 1 heure
       *[other] { $hour } heures
    }
aslsk-do-hide = Cacher { $unit }, pointé à { $hour ->
        [one] 1 heure
       *[other] { $hour } heures
    }
aslsk-do-protect = Subir +2 plutôt que le souffle arrière
aslsk-do-push = Pousser le canon en { $hex }

## Dés

aslsk-why-to-hit = jet pour toucher
aslsk-why-effect = effet
aslsk-why-faust = recherche d’un Panzerfaust
aslsk-why-manhandling = déplacement à bras

## Ce qui s’est passé

aslsk-shoots = Tir de { $unit } sur { $hex } : { $ammo }.
aslsk-to-hit = Pour toucher : { $n } ou moins.
aslsk-is-hit = { $unit } en { $hex } : touché, { $n } contre { $of }.
aslsk-is-missed = { $unit } en { $hex } : manqué, { $n } contre { $of }.
aslsk-shot-hits = Touché : { $n } contre { $of }.
aslsk-shot-misses = Manqué : { $n } contre { $of }.
aslsk-critical = Coup critique sur { $unit } en { $hex }.
aslsk-last-round = C’était le dernier obus de ce type.
aslsk-no-round = Cet obus manque : l’arme n’a pas tiré.
aslsk-screened = La fumée couvre { $hex }.
aslsk-backblast = Souffle arrière en { $hex }.
aslsk-faust = { $unit } en { $hex } cherche un Panzerfaust : { $n }, il faut 3 ou moins.
aslsk-manhandled = { $weapon } en { $hex } est poussé à bras : { $n } contre { $of }.
aslsk-turned = { $weapon } en { $hex } change d’arc de tir.
aslsk-revealed = { $weapon } était caché en { $hex }, pointé à { $hour ->
        [one] 1 heure
       *[other] { $hour } heures
    }.

## Refus

aslsk-no-ammunition = elle n’a pas cette munition
aslsk-no-backblast = il n’y a pas de souffle arrière ici
aslsk-no-facing = cet arc ne contient pas la cible, ou le canon n’a pas à tourner
aslsk-no-faust = ce n’est pas un Panzerfaust
aslsk-no-fausts = il ne reste plus de Panzerfaust
aslsk-no-gun = il n’y a pas de tel canon ici
aslsk-no-gun-building = ce canon n’entre dans aucun bâtiment
aslsk-no-gun-crew = un canon demande un équipage, ou du moins un squad ou un HS
aslsk-no-gun-direction = personne ne dirige le tir d’un canon
aslsk-no-hidden = l’unité est cachée
aslsk-no-hiding = on ne cache pas de canon à cet endroit
aslsk-no-hiding-crew = seul un équipage cache son canon
aslsk-no-ife-group = un canon tire seul
aslsk-no-intensive = le tir intensif ne lui est pas permis maintenant
aslsk-no-intensive-sw = une arme d’appui n’a pas de tir intensif
aslsk-no-intensive-twice = elle a déjà tiré de façon intensive dans ce tour de joueur
aslsk-no-lone-leader = un chef ne la tire pas seul
aslsk-no-manhandling = qui pousse un canon ne porte rien, n’en pousse qu’un et ne fait pas de mouvement d’assaut
aslsk-no-mortar-building = un mortier ne tire pas depuis un bâtiment
aslsk-no-ordnance = ce n’est pas une pièce d’artillerie
aslsk-no-own-fire = ceux qui la servent ont tiré avec leurs propres armes
aslsk-no-piat-down = un PIAT ne tire pas vers le bas sur un voisin
aslsk-no-qsu = ce canon ne peut pas être déplacé
aslsk-no-smoke-now = cet obus ne se tire pas maintenant
aslsk-no-target-type = elle ne tire pas ainsi
aslsk-no-turned = elle a déjà changé d’arc
aslsk-no-two-guns = elle sert déjà un canon

# What is covered, in letters on the board
aslsk-arc-ca = CA
aslsk-arc-vca = VCA
aslsk-arc-tca = TCA
aslsk-arc-rmg = RMG
