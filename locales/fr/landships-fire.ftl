# Landships! : armes légères, combat rapproché, regroupement

## Questions

landships-ask-small-arms = Qui tire sur quoi ?
landships-ask-volley = Qui d’autre tire sur l’hexagone ?
landships-ask-shelter = Qui est dans le réseau fortifié ?
landships-ask-melee = Quel combat rapproché vient ensuite ?
landships-ask-losses = Qui est perdu ?
landships-note-volley = Puissance de feu { $fp } sur { $hex }.
landships-note-losses = { $n ->
    [one] { $n } perte à subir.
   *[other] { $n } pertes à subir.
}

## Offres

landships-do-done-small-arms = Terminer la phase de tir défensif (armes légères)
landships-do-done-volley = Feu
landships-do-battle = Combattre en { $hex }

## Ce qui se passe

landships-fired = Tir sur { $hex } : { $units }.
landships-burnt = Lance-flammes sur { $hex } : { $units }.
landships-firepower = Puissance de feu sur { $hex }.
landships-weak = Le tir est trop faible pour avoir un effet.
landships-sacrt = Tir d’armes légères sur { $unit }.
landships-unhorsed = { $unit } perd ses chevaux.
landships-melee = Combat rapproché en { $hex }.
landships-losses = Pertes : défenseur { $defender }, attaquant { $attacker }.
landships-overrun = Les unités sans défense de { $hex } sont débordées.
landships-cut = { $unit } coupe les barbelés en { $hex }.
landships-filled = { $unit } comble la tranchée en { $hex }.
landships-destroyed = Les servants détruisent { $unit } en { $hex }.
landships-abandoned = { $unit } est abandonné en { $hex }.
landships-roll-sacrt = Tir d’armes légères.
landships-roll-horses = Chevaux.
landships-roll-wheels = Roues.
landships-roll-cacrt = Combat rapproché.
landships-roll-vehicle-loss = Perte d’un véhicule.
landships-roll-cut = Barbelés.
landships-roll-abandon = Abandon.

## Termes

landships-term-sacrt-table = dé
landships-term-sacrt-mod-mg = mitrailleuses
landships-term-sacrt-mod-cavalry = groupe monté
landships-term-sacrt-mod-river = dans la rivière
landships-term-sacrt-mod-moved-vehicle = un véhicule tireur a bougé
landships-term-sacrt-mod-swamp-woods-trench = marais, bois ou tranchée
landships-term-sacrt-mod-fortified-town = réseau fortifié ou ville
landships-term-sacrt-hit-mg = mitrailleuses
landships-term-L2-6 = puissance de feu imprimée
landships-term-L11-2 = cibles éloignées
landships-term-terrain-note-e-fire = dans les barbelés
landships-term-L15-3 = dans les gaz
landships-term-L12-10 = navire touché
landships-term-L11-13 = un canon a pivoté
landships-term-L16-3 = différence en unités
landships-term-cacrt-shift-town = ville
landships-term-cacrt-shift-enemy-tank = char ennemi
landships-term-cacrt-shift-friendly-tank = char allié
landships-term-L7-5 = charge
landships-term-L16-8 = dé
landships-term-L16-5 = à gauche du tableau
landships-term-cacrt-mod-pinned = défenseurs cloués
landships-term-cacrt-mod-mg = groupes de MG
landships-term-cacrt-mod-flame = groupes lance-flammes
landships-term-L16-7 = groupes d’assaut

## Refus

landships-no-battle = il n’y a pas de combat rapproché à mener là
landships-no-battle-left = tous les combats rapprochés doivent être menés
landships-no-loss = elle ne peut pas être prise comme perte
landships-no-mounted-fire = les groupes montés ne tirent pas
landships-no-weapon = elle n’a pas d’arme pour cela
landships-no-serving = elle sert une arme
landships-no-effect = les armes légères n’atteignent personne en { $hex }
landships-no-fire-out = on ne tire pas hors d’un hexagone mixte
landships-no-fire-in = vos propres unités sont en { $hex }
landships-no-arms = cette arme ne peut pas tirer seule
landships-no-idle = en { $hex } personne n’a bougé ni attaqué dans ce tour, et c’est à plus de 2 hexagones
landships-no-struck = l’hexagone a été attaqué dans cette phase
landships-no-more-fire = plus aucune arme ne peut se joindre au tir
landships-no-joiner = personne ne peut se joindre au tir
landships-no-shelter = elle ne peut pas être abritée
landships-no-worker = seuls les groupes d’infanterie et d’assaut font cela
landships-no-regroup = cela se fait dans la phase de regroupement
landships-no-wire = il n’y a pas de barbelés à couper
landships-no-fill = votre camp ne comble pas les tranchées
landships-no-enemy-trench = il n’y a pas de tranchée ennemie à combler
landships-no-alone = elle n’est pas seule dans l’hexagone
landships-no-own-weapon = ce n’est pas une de vos armes de soutien
landships-no-start = la phase a déjà commencé
