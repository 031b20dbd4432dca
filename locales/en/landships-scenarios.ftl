# Landships! Scenarios and places.

## Scenarios

landships-scn-01-title = The High Street of Flers
landships-scn-01-date = Flers, Somme, 15 September 1916
landships-scn-01-briefing = At twenty past six something comes out of the mist that nobody on the other side has a word for. Forty-nine tanks were to attack this morning; a good many are already ditched, lost or out of petrol. Four reach Flers with the 41st Division, and one of them, D17, drives up the main street with the infantry cheering behind it, while an airman overhead writes down what he sees. The Germans in the trench have rifles, machine guns, a field gun behind the village, and no idea what to do.
landships-scn-01-special = A good first game: three tanks, one trench, one street. Before play the British write down one hex of Flers Trench for the howitzers and one for the field battery, both for turn 1. A German group with a moving tank beside it tests its morale at +2. A tank lost counts only 2 points, a breakdown none. At the end the British score 3 for each hex of the High Street (1106 to 1406) and 2 for each fortified network (0803, 0806, 1603) that they control. British less German points: 30 or more is a major British victory, 24 to 29 a minor one; 23 to 18 is a minor German victory, less a major one.

landships-scn-02-title = The Beet Works
landships-scn-02-date = Picardy, September 1916; an invented action
landships-scn-02-briefing = Between two trenches, five hundred metres of earth that has been turned over too often. Beyond the German line stands what is left of a beet works, and a battery behind it that nobody has found. Five tanks have been promised to the battalion. Their commanders walked the ground last night, with white tape and a compass, and are not in agreement about where they were.
landships-scn-02-special = Columns 07 to 11 are difficult ground. Before play the British write down one hex of column 12 for the howitzers and one for a field battery, for turn 1; both may go on. German groups test for tank fright at +2. At the end the British score 3 for each hex of the works, 2 for each fortified network and 1 for each hex of the trench in column 16 that they control. British less German points: 23 or more is a major British victory, 17 to 22 a minor one; 16 to 11 a minor German one, less a major one.

landships-scn-03-title = The Hairpin
landships-scn-03-date = Nahr al-Kalek, Tigris, 26 February 1917
landships-scn-03-briefing = Kut has fallen, and the Turkish army is on the road to Baghdad. Captain Nunn takes Tarantula, Mantis and Moth upstream after it, faster than the infantry can march and far beyond it. At the Nahr al-Kalek bend the river doubles back on itself, and the rearguard has dug guns and machine guns into the neck: whoever goes round is fired on from three sides, at a few hundred metres. Past the bend lie the ships, among them the Firefly, which was British fifteen months ago.
landships-scn-03-special = Ships move in the river only, one to a hex; a gunboat sinks at the second hit. The cavalry arrives on turn 3 by the east edge. Turkish units may leave by the north edge and are then safe. At the end the British score 2 for each hex of the trench at the bend (0507, 0607, 0608) and of the neck by the road (1704, 1605, 1705, 1606, 1706) that they control: ships control nothing, cavalry does. British less Turkish points: 13 or more is a major British victory, 6 to 12 a minor one; 5 to −1 a minor Turkish one, less a major one.

landships-scn-04-title = Bossut’s Column
landships-scn-04-date = Juvincourt, Aisne, 16 April 1917
landships-scn-04-briefing = The first French tanks go in by the road from Berry-au-Bac, one behind the other, in full view of the heights. Their fuel is stored in front, behind armour too thin for the new German bullet. Major Bossut, a cavalryman, leads in the first machine and is killed within the hour. Some of his tanks still reach the third position, near Juvincourt, and wait there for infantry that the machine guns have stopped at the second.
landships-scn-04-special = The Schneider is weakly armoured and crosses trenches badly; the two assault groups that escort the tanks may fill a German trench in one Foot Movement phase. Planned French fire: the heavy group on one hex of the first trench on turns 1 and 2, the howitzers on one on turn 1. A German balloon watches from 2209. A tank lost counts 2 points. At the end the French score 1 for each hex of the first trench (column 10), 2 for each of the second (column 14) and 3 for each of Juvincourt that they control. French less German points: 41 or more is a major French victory, 32 to 40 a minor one; 31 to 22 a minor German one, less a major one.

landships-scn-05-title = The Chars Go In
landships-scn-05-date = The plain of the Aisne, April 1917; an invented action
landships-scn-05-briefing = Three positions, one behind the other, and a hill from which the Germans have counted every wagon that arrived this week. The chars are to open the second position for the infantry, and the infantry is to open the first for the chars. The heavy guns will begin. Nobody has asked what happens if it rains.
landships-scn-05-special = Columns 07 to 10 are difficult ground. The heavy group fires on one hex of column 11 on turns 1 and 2. The two escort groups may fill a trench in one Foot Movement phase. Tank fright is at +1. At the end the French score 1 for each hex of the first trench, 2 for each of the second, 2 for each fortified network and 4 for 1906 that they control. French less German points: 16 or more is a major French victory, 8 to 15 a minor one; 7 to 0 a minor German one, less a major one.

landships-scn-06-title = Sailors on the Tarnopol Road
landships-scn-06-date = North of Kozowa, Galicia, 21 July 1917
landships-scn-06-briefing = The Eleventh Army has left its trenches, and its meetings have voted to go home. Commander Locker-Lampson’s armoured cars, manned by British sailors who came by way of the White Sea, are asked to fill the gap between two Cossack regiments. They drive through Halenkow and Olesin, and far beyond their own infantry, until they are among the Germans. As long as the cars stay in front, some of the Russians stay too.
landships-scn-06-special = Armoured cars live on the road: off it they may not enter trench, woods, stream or swamp, and hills only along a road. The British cars use the counters of the Rolls-Royce; the two Russian assault groups are a shock battalion. German groups include four of infantry and one of machine guns from Austria-Hungary. At the end the Germans score 2 for each hex of Olesin, 3 for the bridge (1305) and 1 for each hex of the Russian trenches that they control. German less Russian points: 35 or more is a major German victory, 28 to 34 a minor one; 27 to 20 a minor Russian one, less a major one.

landships-scn-07-title = The Ridge at Flesquières
landships-scn-07-date = Cambrai, 20 November 1917
landships-scn-07-briefing = No bombardment, no ranging shots: at twenty past six the guns and three hundred and seventy-odd tanks begin together. Each carries a bundle of brushwood to drop into the Hindenburg trench, which was dug too wide for tanks on purpose. By noon the line is broken everywhere but here. The 51st Highland Division follows its tanks at a distance, and behind the crest wait field gunners who have been trained to fire at moving targets.
landships-scn-07-special = Each British tank carries a fascine: where it drops it, the trench is filled, and cavalry crosses it like open ground. Four groups of cavalry arrive on turn 6 by the west edge. Planned British fire: the heavy group (turns 1 and 2) and the howitzers (turn 1) on a hex each of column 07; both field batteries lay smoke in columns 11 to 15 on turns 1 and 2. A tank lost counts 2 points. At the end the British score 1 for 0705 and 0710, 2 for 1206 and 1209, and 2 for each hex of the village that they control. British less German points: 48 or more is a major British victory, 40 to 47 a minor one; 39 to 32 a minor German one, less a major one.

landships-scn-08-title = Mist on the Plateau
landships-scn-08-date = Before Amiens, April 1918; an invented action
landships-scn-08-briefing = Since March the line has been a row of holes between two villages. This morning there is a noise of engines in the mist, and it comes from the wrong side. Two steel sheds with eighteen men in each roll towards Saint-Brice. The company of tanks in the wood has been told that such a thing would happen one day, and that it would have to think of something.
landships-scn-08-special = One sees 3 hexes far on turns 1 to 3, 6 on turns 4 and 5, then without limit. On turn 1 the German howitzers fire one hurricane barrage on a hex of their choice; they have one point of gas, and the wind blows west. Four Whippets arrive on turn 4 by the west edge, rows 06 to 10. A tank destroyed counts 4 points. At the end whoever controls them scores 2 for each hex of Saint-Brice and 4 for 0608; all are British at the start. German less British points: 17 or more is a major German victory, 11 to 16 a minor one; 10 to 3 a minor British one, less a major one.

landships-scn-09-title = Tank Against Tank
landships-scn-09-date = Cachy, near Villers-Bretonneux, 24 April 1918
landships-scn-09-briefing = Gas has lain in the wood all night, and Lieutenant Mitchell’s crew cannot stop weeping. At half past nine a runner shouts into the tank that there are Jerries with machines out there. His two female tanks have only machine guns, are holed and have to pull back; his own has two six-pounders and a gunner with one good eye. It is the first time that tanks meet. An hour later seven Whippets come down from the north, straight into battalions that have just formed up.
landships-scn-09-special = One sees 4 hexes far on turns 1 and 2, 7 on turns 3 and 4, then without limit. Planned German fire: gas from the howitzers on turn 1 on a hex of columns 05 to 13, the field battery on turns 1 and 2 on one of columns 07 to 13; the wind blows west. The Mk.IVs arrive on turn 2 and the Whippets on turn 5, by the west edge, rows 05 to 08. A tank destroyed counts 4 points, and crews of German tanks may be shaken. At the end the Germans score 2 for each hex of Cachy and 1 for each of the Cachy Switch (column 07) that they control. German less British points: 23 or more is a major German victory, 16 to 22 a minor one; 15 to 8 a minor British one, less a major one.

landships-scn-10-title = Out of the Forest
landships-scn-10-date = Chaudun, south-west of Soissons, 18 July 1918
landships-scn-10-briefing = The storm in the night has covered the noise of the tractors. At twenty-five to five, without a shot of warning, the Tenth Army comes out of the forest of Retz into the standing corn. On this plateau the Moroccan Division and the American 1st Division go side by side, behind Schneiders and Saint-Chamonds that are at their last great day. The small Renaults are kept for the afternoon. In the farms the Germans have machine guns in the cellars, and in the corn their batteries fire over open sights.
landships-scn-10-special = One sees 5 hexes far on turns 1 and 2, then without limit. Six Renaults arrive on turn 4 by the west edge; they alone may enter woods. Cavalry with two armoured cars follows on turn 6. Planned French fire: the heavy group (turn 1) and a field battery (turns 1 and 2) on a hex each of columns 05 to 08, a second one lays smoke in columns 08 to 12. The Missy ravine is a hollow: who is in it is hard to spot. At the end the French score 2 for each hex of Maison-Neuve and of Cravançon and 3 for each of Chaudun that they control. French less German points: 37 or more is a major French victory, 33 to 36 a minor one; 32 to 19 a minor German one, less a major one.

landships-scn-11-title = The Roman Road
landships-scn-11-date = Harbonnières, Battle of Amiens, 8 August 1918
landships-scn-11-briefing = By nine the Australians have gone further than they went in four months of the year before, and the road to the east is empty. Armoured cars, which tanks have dragged across the trenches, race down it and shoot up a corps headquarters at table. Whippets and cavalry are to work together, and learn that horses are faster until the first shot and slower after it. One Whippet, Musical Box, is ahead of everybody and will stay alone among the Germans until the evening.
landships-scn-11-special = One sees 5 hexes far on turn 1, then without limit. Whippets arrive by the west edge and the armoured cars at 0103 on turn 2, the cavalry by the west edge on turn 3; along the road the cars may cross the trenches. Planned British fire: the howitzers on a hex of column 07 on turn 1, smoke from the field battery in columns 06 to 09 on turns 1 and 2. At the end the British score 2 for each hex of Harbonnières, 1 for each of the outer line (column 19) and 3 for 2403 that they control. British less German points: 14 or more is a major British victory, 4 to 13 a minor one; 3 to −6 a minor German one, less a major one.

landships-scn-12-title = Patton’s Renaults
landships-scn-12-date = Essey and Pannes, Saint-Mihiel, 12 September 1918
landships-scn-12-briefing = Rain has made the old no man’s land into a bog, and the trenches behind it were dug in 1914 for men, not for Renaults. The American tank brigade goes in with the 42nd Division all the same, and two groups of French Schneiders with it. The Germans have begun to leave the salient; their rearguard means to sell the bridge at Essey. Lieutenant-Colonel Patton, who has walked across it to see whether it is mined, rides on to Pannes sitting on a tank.
landships-scn-12-special = Planned American fire: the heavy group on a hex of column 09 on turn 1, the howitzers on one of columns 09 to 12 on turns 1 and 2, smoke from a field battery there on the same turns. American groups may fill trenches; the three Schneiders are French. German units may leave by the east edge and are then safe. Only the bridge at 1310 carries vehicles over the Rupt de Mad. At the end the Americans score 2 for each hex of Essey, 3 for the bridge and 3 for each hex of Pannes that they control. American less German points: 30 or more is a major American victory, 20 to 29 a minor one; 19 to 10 a minor German one, less a major one.

landships-scn-13-title = The Forgotten Minefield
landships-scn-13-date = The Knoll and Guillemont Farm, 29 September 1918
landships-scn-13-briefing = Two days ago the 27th Division was to take the outposts of the Hindenburg Line, and some of its men are still out there, so that the barrage has to begin a kilometre too far. The 301st Battalion, the only Americans with heavy tanks, advances into fog and smoke. Several of its machines drive onto mines that the British themselves laid in the spring and never marked. The others go on towards the Knoll, Guillemont Farm and, if all goes well, Bony.
landships-scn-13-special = Mines lie in 0603, 0605, 0506, 0607 and 0610: a tank that enters is lost on 1 or 2. One sees 4 hexes far on turns 1 to 3, 7 on turns 4 and 5, then without limit. Planned American fire: the heavy group on a hex of column 09 on turn 1, smoke from both field batteries in columns 09 to 13 on turns 1 and 2. American groups may fill trenches. At the end the Americans score 1 for each hex of the top of the Knoll (1102 to 1402, 1103 to 1503) and of the main line (column 15), 3 for each of Guillemont Farm and 2 for each of Bony that they control. American less German points: 30 or more is a major American victory, 22 to 29 a minor one; 21 to 14 a minor German one, less a major one.

landships-scn-14-title = Which of Them Are Ours?
landships-scn-14-date = Niergnies, south of Cambrai, 8 October 1918
landships-scn-14-briefing = The Royal Naval Division has the village, and the tanks of the 12th Battalion have done their share. Then more tanks appear, Mk.IVs too, and come on slowly down the road; the crews suppose they are late friends. At fifty metres somebody sees the black crosses. Most of the tanks that Germany has are these, lost at Cambrai eleven months ago and not far from here.
landships-scn-14-special = One sees 5 hexes far on turns 1 and 2, then without limit. Five captured Mk.IVs with five groups arrive on turn 3 by the east edge; their German crews may be shaken. Planned British fire: the howitzers (turn 1) and a field battery (turns 1 and 2) on a hex each of columns 08 and 09. At the end the British score 2 for each hex of Niergnies and 1 for each of the crest in the east that they control. British less German points: 32 or more is a major British victory, 24 to 31 a minor one; 23 to 16 a minor German one, less a major one.

landships-scn-15-title = The Guides at Burkel
landships-scn-15-date = Burkel, near Maldegem, 19 October 1918
landships-scn-15-briefing = For four years the Belgian cavalry has fought on foot. Now the country is open, the horses are close behind, and a rearguard with machine guns in the wood of Kattine holds up the whole column. At half past four Major Van Strydonck gets an order in the style of 1914: break through the machine guns on horseback, two armoured cars in front. He has two squadrons of the 1st Guides. It is the last charge of the war in the west.
landships-scn-15-special = A short game. A charge ends in a hex with enemies and goes straight for its last three hexes, not over hill, wood, town or trench, except that the last hex may be a trench. On turn 1 the field battery fires shrapnel on a hex of columns 09 to 11 written down before. German units may leave by the east edge and are then safe. At the end the Belgians score 1 for each of 1005, 1006 and 1007, 2 for each hex of Burkel and 3 for 2206 that they control. Belgian less German points: 16 or more is a major Belgian victory, 10 to 15 a minor one; 9 to 4 a minor German one, less a major one.

landships-scn-16-title = The Bridge at Sacile
landships-scn-16-date = Sacile, on the Livenza, 30 October 1918
landships-scn-16-briefing = The Piave is behind, and an empire is coming apart in front. Cavalry, cyclists of the Bersaglieri and armoured cars are sent ahead to the Livenza before the bridges are gone. In Sacile the rearguard of an army that no longer knows which country it belongs to still defends the houses by the river, from window to window. On the far bank the guns cover the road to Udine, and everything that still wants to get home by it.
landships-scn-16-special = The armoured cars cross the Livenza by the bridge (1107) only, and a wreck on it closes it to vehicles; men on foot wade. The assault groups are Bersaglieri on bicycles. Infantry and one more car arrive on turn 2 by the west edge. At the end the Italians score 1 for each hex of the town on the west bank, 5 for the bridge and 2 for each hex of the town on the east bank that they control. Italian less Austro-Hungarian points: 53 or more is a major Italian victory, 43 to 52 a minor one; 42 to 33 a minor Austro-Hungarian one, less a major one.

## Places

landships-place-flers = Flers
landships-place-switch-trench = Switch Trench
landships-place-flers-trench = Flers Trench
landships-place-bulls-road = Bulls Road
landships-place-raperie = La Râperie
landships-place-bois-long = Long Wood
landships-place-lattice-trench = Front Trench
landships-place-quarry-trench = Quarry Trench
landships-place-tigris = Tigris
landships-place-nahr-kellak = Nahr al-Kalek
landships-place-baghdad-road = Road to Baghdad
landships-place-juvincourt = Juvincourt
landships-place-cholera = Choléra Farm
landships-place-miette = Miette
landships-place-nassau-trench = Nassau Trench
landships-place-wurzburg-trench = Würzburg Trench
landships-place-mauchamp = Mauchamp
landships-place-cote-93 = Hill 93
landships-place-bois-carre = Square Wood
landships-place-first-position = First position
landships-place-second-position = Second position
landships-place-olesin = Olesin
landships-place-halenkow = Halenkow
landships-place-tarnopol-road = Tarnopol road
landships-place-debina = Oak Wood
landships-place-flesquieres = Flesquières
landships-place-havrincourt-wood = Havrincourt Wood
landships-place-hindenburg-line = Hindenburg Line
landships-place-support-line = Support Line
landships-place-grand-ravine = Grand Ravine
landships-place-saint-brice = Saint-Brice
landships-place-bois-du-nord = North Wood
landships-place-bois-du-sud = South Wood
landships-place-plateau = The Swell
landships-place-cachy = Cachy
landships-place-villers-bretonneux = Villers-Bretonneux
landships-place-bois-daquenne = Bois d’Aquenne
landships-place-cachy-switch = Cachy Switch
landships-place-hangard-wood = Hangard Wood
landships-place-chaudun = Chaudun
landships-place-missy-ravine = Missy ravine
landships-place-retz = Forest of Retz
landships-place-maison-neuve = Maison-Neuve
landships-place-cravancon = Cravançon
landships-place-harbonnieres = Harbonnières
landships-place-bayonvillers = Bayonvillers
landships-place-roman-road = Roman road
landships-place-guillaucourt = Guillaucourt
landships-place-outer-line = Outer line
landships-place-essey = Essey
landships-place-pannes = Pannes
landships-place-remieres = Bois de Remières
landships-place-rupt-de-mad = Rupt de Mad
landships-place-bony = Bony
landships-place-knoll = The Knoll
landships-place-guillemont = Guillemont Farm
landships-place-old-minefield = Old mines
landships-place-niergnies = Niergnies
landships-place-seranvillers = Séranvillers
landships-place-rumilly-wood = Rumilly Wood
landships-place-awoingt-road = Awoingt road
landships-place-burkel = Burkel
landships-place-vossenhol = Vossenhol
landships-place-kattine = Kattine
landships-place-maldegem-road = Maldegem road
landships-place-sacile = Sacile
landships-place-livenza = Livenza
landships-place-udine-road = Road to Udine

## Options

landships-option-hidden = Hidden set-up
landships-option-hidden-help = Guns, machine guns and fortified networks of the defender may be set up unseen: they show when they are spotted or attack.
landships-option-hidden-off = everything in the open
landships-option-hidden-on = the defender may hide
landships-option-shells = Shells
landships-option-shells-help = Before the first turn a die is rolled for each field battery: on 1–2 it has shrapnel alone, which is worse for men in the open, half as strong against cover, and harmless to wire and tanks.
landships-option-shells-off = both kinds for every battery
landships-option-shells-on = a die for each battery
landships-option-abandon = Abandoned tanks
landships-option-abandon-help = Where the enemy stands unpinned beside a tank that has broken down for good, its owner rolls a die at the end of each player-turn: on 1–2 the crew leaves it, and it counts as destroyed.
landships-option-abandon-off = crews stay
landships-option-abandon-on = crews may leave
landships-option-ditch = Ditching
landships-option-ditch-help = A tank that ends its move in a crater of difficult ground adds 1 to its breakdown test.
landships-option-ditch-off = craters do no harm
landships-option-ditch-on = craters ditch tanks

## Handicaps

landships-handicap-points = Points
landships-handicap-points-help = Points this side has from the start.
landships-handicap-ammunition = Ammunition
landships-handicap-ammunition-help = Ammunition of each of its artillery modules.
landships-handicap-infantry = Infantry groups
landships-handicap-infantry-help = So many infantry groups stay away, those who would enter last first.
