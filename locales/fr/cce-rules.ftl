# Combat Commander : Europe. Les chapitres du catalogue des règles, et ce que les cas regardent.

## Livrets

cce-booklet-base = Livret de règles

## Chapitres

cce-chapter-intro = Introduction
cce-chapter-gloss = Glossaire
cce-chapter-1 = Cartes Destin
cce-chapter-2 = Cartes du terrain
cce-chapter-3 = Unités
cce-chapter-4 = Compteurs
cce-chapter-5 = Tours
cce-chapter-6 = Temps et fin de partie
cce-chapter-7 = Points de Victoire
cce-chapter-8 = Empilement
cce-chapter-9 = Initiative
cce-chapter-10 = Ligne de vue
cce-chapter-11 = Armes
cce-chapter-12 = Radios
cce-chapter-13 = Suppression
cce-chapter-O = Ordres
cce-chapter-A = Actions
cce-chapter-E = Événements
cce-chapter-T = Terrain
cce-chapter-F = Fortifications

## Ce que les cas regardent

cce-seen-vp = PV
cce-seen-hand = cartes en main
cce-seen-casualties = pertes
cce-seen-surrender = Reddition à
cce-seen-radio = Radio
cce-seen-radio-none = aucune
cce-seen-radio-working = prête
cce-seen-secret = pions secrets
cce-seen-control-1 = objectif 1, contrôlé par
cce-seen-control-2 = objectif 2, contrôlé par
cce-seen-control-3 = objectif 3, contrôlé par
cce-seen-control-4 = objectif 4, contrôlé par
cce-seen-control-5 = objectif 5, contrôlé par
cce-seen-worth-1 = objectif 1, PV
cce-seen-worth-2 = objectif 2, PV
cce-seen-worth-3 = objectif 3, PV
cce-seen-worth-4 = objectif 4, PV
cce-seen-worth-5 = objectif 5, PV
cce-seen-time = case du Temps
cce-seen-sudden-death = Mort Soudaine dès
cce-seen-initiative = carte Initiative
cce-seen-orders = Ordres donnés
cce-seen-round = Tour
cce-seen-turn = Tour des
cce-seen-winner = vainqueur
cce-seen-winner-none = pas encore
cce-word-casualties = sur le Compteur des pertes
cce-word-weapons = dans la case Armes
cce-word-reserve = à placer
cce-word-box = hors de la partie

## Les parties des chapitres à lettre

cce-chapter-O14 = Les Ordres en général
cce-chapter-O16 = { cce-order-advance }, Mêlée
cce-chapter-O17 = { cce-order-artillery-denied }
cce-chapter-O18 = { cce-order-artillery-request }
cce-chapter-O20 = { cce-order-fire }
cce-chapter-O21 = { cce-order-move }
cce-chapter-O22 = { cce-order-recover }
cce-chapter-O23 = { cce-order-rout }, Retraite
cce-chapter-A24 = Les Actions en général
cce-chapter-A33 = { cce-deed-op-fire }
cce-chapter-A35 = Ce qui est caché
cce-chapter-E42 = Les Événements en général
cce-chapter-T78 = Le terrain en général
cce-chapter-T80 = Ponts
cce-chapter-T88 = Collines
cce-chapter-F100 = Les Fortifications en général
cce-chapter-F103 = Mines
