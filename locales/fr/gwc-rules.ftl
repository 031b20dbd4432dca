# Great War Commander. Les chapitres du catalogue des règles, et ce que regardent les cas.

## Chapitres

gwc-chapter-intro = Introduction
gwc-chapter-gloss = Glossaire
gwc-chapter-1 = Cartes Destin et Cartes Stratégie
gwc-chapter-2 = Cartes
gwc-chapter-3 = Formations
gwc-chapter-4 = Pistes
gwc-chapter-5 = Tours
gwc-chapter-6 = Temps et fin de partie
gwc-chapter-7 = Points de Victoire
gwc-chapter-8 = Empilement
gwc-chapter-9 = Initiative
gwc-chapter-10 = Ligne de vue
gwc-chapter-11 = Armes
gwc-chapter-12 = Téléphones
gwc-chapter-13 = Suppression
gwc-chapter-vet = Vétérans
gwc-chapter-O = Ordres
gwc-chapter-A = Actions
gwc-chapter-E = Évènements
gwc-chapter-S = Stratégie
gwc-chapter-T = Terrain
gwc-chapter-F = Fortifications
gwc-chapter-notes = Notes
gwc-chapter-O14 = Les Ordres en général
gwc-chapter-O16 = { gwc-order-advance }, Mêlée
gwc-chapter-O17 = { gwc-order-air-strike }
gwc-chapter-O18 = { gwc-order-artillery-denied }
gwc-chapter-O19 = { gwc-order-artillery-request }
gwc-chapter-O21 = { gwc-order-fire }
gwc-chapter-O22 = { gwc-order-line-of-fire }
gwc-chapter-O23 = { gwc-order-move }
gwc-chapter-O24 = { gwc-order-offensive }
gwc-chapter-O25 = { gwc-order-recover }
gwc-chapter-O26 = { gwc-order-rout }
gwc-chapter-O27 = { gwc-order-liaison }
gwc-chapter-A28 = Les Actions en général
gwc-chapter-A42 = { gwc-deed-op-fire }
gwc-chapter-A45 = Choses cachées
gwc-chapter-E56 = Les Évènements en général
gwc-chapter-S98 = Cartes Stratégie
gwc-chapter-T99 = Le Terrain en général
gwc-chapter-T102 = Ponts
gwc-chapter-T107 = Gaz
gwc-chapter-T110 = Collines
gwc-chapter-T118 = Trous d’Obus
gwc-chapter-F125 = Les Fortifications en général
gwc-chapter-F128 = Mines
gwc-chapter-E70 = { gwc-event-hero }
gwc-chapter-E71 = { gwc-event-hq-orders }
gwc-chapter-T116 = Routes
gwc-chapter-T122 = Murs
gwc-chapter-F130 = Tranchées
gwc-chapter-F131 = Barbelés

## Ce que regardent les cas

gwc-seen-radio = Téléphone
gwc-seen-radio-none = aucun
gwc-seen-radio-working = prêt
gwc-seen-telephone = Téléphone
gwc-seen-telephone-none = aucun
gwc-seen-telephone-local = Barrage Local
gwc-seen-telephone-standing = Barrage Fixe/Roulant
gwc-seen-telephone-gas = Attaque au Gaz
gwc-seen-telephone-fp = Téléphone, PF
gwc-seen-plan = Cartes Stratégie en main
gwc-seen-gas = marqueurs Gaz
gwc-seen-date = date
