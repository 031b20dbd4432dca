# Commands & Colours: The Great War. The chapters of the rule catalogue and their parts.

## Booklets

ccgw-booklet-base = Base game
ccgw-booklet-french-army = French Army expansion

## Chapters

ccgw-chapter-comp = Components
ccgw-chapter-goal = Object of the game
ccgw-chapter-setup = Set-up
ccgw-chapter-nml = No Man’s Land shelling
ccgw-chapter-turn = The turn
ccgw-chapter-p1 = Phase 1: play a Command card
ccgw-chapter-p2 = Phase 2: give orders
ccgw-chapter-move = Phase 3: movement
ccgw-chapter-combat = Phase 4: combat
ccgw-chapter-ranged = Ranged combat
ccgw-chapter-los = Line of sight
ccgw-chapter-melee = Close combat
ccgw-chapter-advance = Advance after combat
ccgw-chapter-bonus = Bonus combat
ccgw-chapter-retreat = Flags and retreats
ccgw-chapter-morale = Bolstered morale
ccgw-chapter-p5 = Phase 5: end of the turn
ccgw-chapter-hq = HQ tokens
ccgw-chapter-end = The last figure
ccgw-chapter-medal = Objective medals
ccgw-chapter-spec = Specialists
ccgw-chapter-ra = Reserve artillery
ccgw-chapter-cc = Combat cards
ccgw-chapter-cmd = Command cards
ccgw-chapter-ter = Terrain
ccgw-chapter-scn = Scenarios
ccgw-chapter-fx = French Army

## Parts of chapters

ccgw-chapter-ter-countryside = Countryside
ccgw-chapter-ter-forest = Forest
ccgw-chapter-ter-building = Building
ccgw-chapter-ter-hill = Hill
ccgw-chapter-ter-ruin = Ruined building
ccgw-chapter-ter-trench = Trench
ccgw-chapter-ter-shell-crater = Shell crater
ccgw-chapter-ter-mine-crater = Mine crater
ccgw-chapter-ter-wire = Wire
ccgw-chapter-comp-board = The board
ccgw-chapter-comp-unit = Units
ccgw-chapter-fx-comp = Components
ccgw-chapter-fx-spec = Specialists
ccgw-chapter-fx-deploy = Deploying specialists
ccgw-chapter-fx-ter-church = Church
ccgw-chapter-fx-ter-bunker = Bunker
ccgw-chapter-fx-ter-water = Water
ccgw-chapter-fx-ter-fort-pos = Fortified position
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
ccgw-chapter-scn-44 = 44. Verdun (Fort Douaumont)
ccgw-chapter-scn-45 = 45. Verdun (Crossing the Meuse)
ccgw-chapter-scn-46 = 46. Verdun (Le Mort-Homme)
ccgw-chapter-scn-47 = 47. Verdun (Fort Vaux)
ccgw-chapter-scn-48 = 48. Verdun (Malancourt)
ccgw-chapter-scn-49 = 49. Verdun (French Assault on Fort Douaumont)
ccgw-chapter-scn-50 = 50. Verdun (Fight for Fort Vaux)
ccgw-chapter-scn-51 = 51. Verdun (Fleury)
ccgw-chapter-scn-52 = 52. Verdun (French Retake Fort Douaumont)
ccgw-chapter-scn-53 = 53. Nivelle Offensive (St. Quentin)
ccgw-chapter-scn-54 = 54. Nivelle Offensive (La Folie Farm)
ccgw-chapter-scn-55 = 55. Nivelle Offensive (Craonne)
ccgw-chapter-scn-56 = 56. Nivelle Offensive (Afternoon at Craonne)
ccgw-chapter-scn-57 = 57. Nivelle Offensive (Berry-au-Bac)
ccgw-chapter-scn-58 = 58. Nivelle Offensive (Laffaux Mill)

## Numbers of pieces in cases

ccgw-value-figures = { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }
ccgw-value-moved = { $n ->
        [0] not moved
        [one] moved { $n } hex
       *[other] moved { $n } hexes
    }
ccgw-value-of = of { $n }

## What cases look at

ccgw-word-infantry = infantry
ccgw-word-machine-gun = machine gun
ccgw-word-mortar = mortar
ccgw-word-objective = objective
ccgw-word-objective-british = objective held by the British
ccgw-word-objective-canadian = objective held by the Canadians
ccgw-word-objective-german = objective held by the Germans
ccgw-word-objective-french = objective held by the French
ccgw-word-token = HQ token on it
ccgw-word-entered = entered the hex this turn
ccgw-seen-pool = pool of HQ tokens
ccgw-seen-permanent = Medals for good
ccgw-seen-units = units on the map
ccgw-seen-artillery = reserve artillery
ccgw-seen-target = Medals to win
ccgw-seen-round = turn
ccgw-seen-turn = turn of the
ccgw-seen-phase = phase
ccgw-seen-card = Command card played
ccgw-seen-card-none = none
ccgw-seen-winner = winner
ccgw-seen-winner-none = not yet
