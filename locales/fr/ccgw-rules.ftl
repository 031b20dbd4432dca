# Commands & Colours : La Grande Guerre. Les chapitres du catalogue des règles et leurs parties.

## Livrets

ccgw-booklet-base = Jeu de base
ccgw-booklet-french-army = Extension Armée Française

## Chapitres

ccgw-chapter-comp = Matériel
ccgw-chapter-goal = But du jeu
ccgw-chapter-setup = Mise en place
ccgw-chapter-nml = Bombardement du No Man’s Land
ccgw-chapter-turn = Le tour de jeu
ccgw-chapter-p1 = Phase 1 : jouer une carte Commandement
ccgw-chapter-p2 = Phase 2 : commander des unités
ccgw-chapter-move = Phase 3 : mouvement
ccgw-chapter-combat = Phase 4 : combat
ccgw-chapter-ranged = Tir à distance
ccgw-chapter-los = Ligne de vue
ccgw-chapter-melee = Corps à corps
ccgw-chapter-advance = Avance après combat
ccgw-chapter-bonus = Combat bonus
ccgw-chapter-retreat = Drapeaux et retraites
ccgw-chapter-morale = Moral boosté
ccgw-chapter-p5 = Phase 5 : fin de tour
ccgw-chapter-hq = Pions QG
ccgw-chapter-end = La dernière figurine
ccgw-chapter-medal = Médailles d’Objectif
ccgw-chapter-spec = Spécialistes
ccgw-chapter-ra = Artillerie de réserve
ccgw-chapter-cc = Cartes Combat
ccgw-chapter-cmd = Cartes Commandement
ccgw-chapter-ter = Terrain
ccgw-chapter-scn = Scénarios
ccgw-chapter-fx = Armée Française

## Parties de chapitres

ccgw-chapter-ter-countryside = Campagne
ccgw-chapter-ter-forest = Forêt
ccgw-chapter-ter-building = Bâtiment
ccgw-chapter-ter-hill = Colline
ccgw-chapter-ter-ruin = Bâtiment en ruine
ccgw-chapter-ter-trench = Tranchée
ccgw-chapter-ter-shell-crater = Cratère d’obus
ccgw-chapter-ter-mine-crater = Cratère de mine
ccgw-chapter-ter-wire = Barbelés
ccgw-chapter-comp-board = Le plateau
ccgw-chapter-comp-unit = Unités
ccgw-chapter-fx-comp = Matériel
ccgw-chapter-fx-spec = Spécialistes
ccgw-chapter-fx-deploy = Déployer les spécialistes
ccgw-chapter-fx-ter-church = Église
ccgw-chapter-fx-ter-bunker = Bunker
ccgw-chapter-fx-ter-water = Cours d’eau
ccgw-chapter-fx-ter-fort-pos = Position fortifiée
ccgw-chapter-scn-01 = 1. { ccgw-scn-01-title }
ccgw-chapter-scn-02 = 2. { ccgw-scn-02-title }
ccgw-chapter-scn-03 = 3. { ccgw-scn-03-title }
ccgw-chapter-scn-04 = 4. { ccgw-scn-04-title }
ccgw-chapter-scn-05 = 5. { ccgw-scn-05-title }
ccgw-chapter-scn-06 = 6. { ccgw-scn-06-title }
ccgw-chapter-scn-07 = 7. { ccgw-scn-07-title }
ccgw-chapter-scn-08 = 8. { ccgw-scn-08-title }
ccgw-chapter-scn-09 = 9. { ccgw-scn-09-title }
ccgw-chapter-scn-10 = 10. { ccgw-scn-10-title }
ccgw-chapter-scn-11 = 11. { ccgw-scn-11-title }
ccgw-chapter-scn-12 = 12. { ccgw-scn-12-title }
ccgw-chapter-scn-13 = 13. { ccgw-scn-13-title }
ccgw-chapter-scn-14 = 14. { ccgw-scn-14-title }
ccgw-chapter-scn-15 = 15. { ccgw-scn-15-title }
ccgw-chapter-scn-16 = 16. { ccgw-scn-16-title }
ccgw-chapter-scn-41 = 41. Verdun (Bois des Caures)
ccgw-chapter-scn-42 = 42. Verdun (Beaumont)
ccgw-chapter-scn-43 = 43. Verdun (Samogneux)
ccgw-chapter-scn-44 = 44. Verdun (Fort de Douaumont)
ccgw-chapter-scn-45 = 45. Verdun (Traversée de la Meuse)
ccgw-chapter-scn-46 = 46. Verdun (Le Mort-Homme)
ccgw-chapter-scn-47 = 47. Verdun (Fort de Vaux)
ccgw-chapter-scn-48 = 48. Verdun (Malancourt)
ccgw-chapter-scn-49 = 49. Verdun (Assaut Français sur le Fort de Douaumont)
ccgw-chapter-scn-50 = 50. Verdun (Combat pour le Fort de Vaux)
ccgw-chapter-scn-51 = 51. Verdun (Fleury)
ccgw-chapter-scn-52 = 52. Verdun (Les Français reprennent le Fort de Douaumont)
ccgw-chapter-scn-53 = 53. Offensive de Nivelle (St. Quentin)
ccgw-chapter-scn-54 = 54. Offensive de Nivelle (Ferme La Folie)
ccgw-chapter-scn-55 = 55. Offensive de Nivelle (Craonne)
ccgw-chapter-scn-56 = 56. Offensive de Nivelle (Après-midi à Craonne)
ccgw-chapter-scn-57 = 57. Offensive de Nivelle (Berry-au-Bac)
ccgw-chapter-scn-58 = 58. Offensive de Nivelle (Moulin de Laffaux)

## Les nombres des unités dans les cas

ccgw-value-figures = { $n ->
        [one] { $n } figurine
       *[other] { $n } figurines
    }
ccgw-value-moved = { $n ->
        [0] immobile
        [one] déplacement de { $n } hex
       *[other] déplacement de { $n } hex
    }
ccgw-value-of = sur { $n }

## Ce que les cas regardent

ccgw-word-infantry = infanterie
ccgw-word-machine-gun = mitrailleuse
ccgw-word-mortar = mortier
ccgw-word-objective = objectif
ccgw-word-objective-british = objectif tenu par les Britanniques
ccgw-word-objective-canadian = objectif tenu par les Canadiens
ccgw-word-objective-german = objectif tenu par les Allemands
ccgw-word-objective-french = objectif tenu par les Français
ccgw-word-token = pion QG dessus
ccgw-word-entered = est entrée dans l’hex ce tour
ccgw-seen-pool = réserve de pions QG
ccgw-seen-permanent = Médailles acquises
ccgw-seen-units = unités sur la carte
ccgw-seen-artillery = Artillerie de réserve
ccgw-seen-target = Médailles pour gagner
ccgw-seen-round = tour
ccgw-seen-turn = au tour des
ccgw-seen-phase = phase
ccgw-seen-card = carte Commandement jouée
ccgw-seen-card-none = aucune
ccgw-seen-winner = vainqueur
ccgw-seen-winner-none = pas encore
