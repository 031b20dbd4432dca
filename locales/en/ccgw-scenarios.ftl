# Commands & Colours: The Great War. Scenarios, battles and places.

## Battles

ccgw-battle-training = Training
ccgw-battle-loos = Loos
ccgw-battle-somme = The Somme
ccgw-battle-vimy = Vimy Ridge

## Scenarios

ccgw-scn-01-title = Opening Action 1
ccgw-scn-01-date = Non-historical
ccgw-scn-01-briefing = Two trench lines face each other across bare ground, and no battle of the war has this name. Learn here what each unit does: the rifles that must cross, the machine guns that forbid it, the mortars that see nothing and still strike.
ccgw-scn-01-special = No special rules: medals come only from units eliminated.

ccgw-scn-02-title = Opening Action 2
ccgw-scn-02-date = Non-historical
ccgw-scn-02-briefing = The same ground, but the war has moved in: wire stands before the German parapet and the guns have already worked over No Man’s Land. The British must now reach a trench, not merely shoot at one.
ccgw-scn-02-special = A British unit in the German front-line trench at the start of its turn holds 1 medal, and the British are pressed for time. The British roll the No Man’s Land shelling first.

ccgw-scn-03-title = Loos (2nd Division Diversionary Attack)
ccgw-scn-03-date = 25 September 1915
ccgw-scn-03-briefing = At six in the morning the 2nd Division goes over the top near Givenchy to draw German reserves away from the main blow. The first trench is within reach of a brave rush; the machine guns that matter are waiting in the second.
ccgw-scn-03-special = Each of the two German lines is worth 1 medal to the British at the start of their turn, the second only while they also hold the first. The British are pressed for time.

ccgw-scn-04-title = Loos (Hohenzollern Redoubt)
ccgw-scn-04-date = 25 September 1915
ccgw-scn-04-briefing = The 9th (Scottish) Division attacks a fortress grown out of a coal mine: a redoubt thrust towards the British line, two long trenches on its shoulders, and behind it a slag heap from which every move can be seen. The front face will fall; what lies behind is another matter.
ccgw-scn-04-special = Each of the three German lines is worth 1 medal at the start of a British turn, but only with every line in front of it. The side with more units on and around the Dump pays nothing for its first targeting die; the British are pressed for time.

ccgw-scn-05-title = Loos (German Counter-Attack)
ccgw-scn-05-date = 27 September 1915
ccgw-scn-05-briefing = Two days without sleep or hot food have emptied the battalions that took the Dump. The Germans come back for it with fresh grenadiers, and from its slopes their machine guns would command the whole redoubt.
ccgw-scn-05-special = A German unit in the British front-line trench at the start of its turn holds 1 medal. This time the Germans are pressed for time and roll the shelling; the Dump still gives a free first targeting die.

ccgw-scn-06-title = Loos (Fight for the Trenches)
ccgw-scn-06-date = 29 September to 3 October 1915
ccgw-scn-06-briefing = The great offensive is dying, but nobody lets go of the redoubt. British bombers cling to part of its face, the Germans to the rest, and both sides feed every battalion they can find into a maze of trenches.
ccgw-scn-06-special = The three lines of the redoubt form one group: whoever occupies more of its hexes at the start of his turn holds 1 medal, which the Germans hold at first. Roll two dice each for the first move; the Dump gives a free first targeting die.

ccgw-scn-07-title = Loos (British Renewed Offensive)
ccgw-scn-07-date = 13–14 October 1915
ccgw-scn-07-briefing = The bombardment was loud, but the wire stands and so do the machine guns. One brigade will be cut down in the open; another may win the front trench for an hour, if it can keep the German grenadiers out of it.
ccgw-scn-07-special = A British unit in the German front-line trench at the start of its turn holds 1 medal, and the British are pressed for time. The Dump gives a free first targeting die.

ccgw-scn-08-title = Somme (Hawthorn Ridge Mine Explosion)
ccgw-scn-08-date = 1 July 1916
ccgw-scn-08-briefing = Ten minutes too early, the mine under Hawthorn Ridge goes up before Beaumont-Hamel. The 29th Division runs for the smoking crater, a storming party waits in the sunken lane, and the Germans are already climbing out of their dug-outs.
ccgw-scn-08-special = The side with more units on the mine crater and its six hills at the start of its turn holds 1 medal; for the British a place in the German front-line trench and each unit leaving over the German baseline also count. The sunken lane hides its men from 1 Soldier and 1 Flag, and the British are pressed for time.

ccgw-scn-09-title = Somme (Mash Valley & La Boisselle)
ccgw-scn-09-date = 1 July 1916
ccgw-scn-09-briefing = The 8th Division must climb Mash Valley, a broad bare funnel with German trenches on three sides. On the right La Boisselle juts out like a bastion, so close that little more than a mine crater lies between the two lines.
ccgw-scn-09-special = For the British any German trench is worth 1 medal, each building hex 1 more, and each unit leaving over the German baseline 1 for good; the mine crater pays either side. The houses of La Boisselle are fortified (2 Soldiers, 2 Flags) and the British are pressed for time.

ccgw-scn-10-title = Somme (Sausage Valley & La Boisselle)
ccgw-scn-10-date = 1 July 1916
ccgw-scn-10-briefing = South of the village the 34th Division goes forward on both sides of Sausage Valley. The great mine has torn open the ground before Schwaben Höhe: take the crater, turn La Boisselle from its flank, and mind the redoubt that rakes the valley from the right.
ccgw-scn-10-special = For the British any German trench is worth 1 medal, each building hex 1 more, and each unit leaving over the German baseline 1 for good; the mine crater pays either side. The houses of La Boisselle are fortified (2 Soldiers, 2 Flags) and the British are pressed for time.

ccgw-scn-11-title = Somme (Mametz)
ccgw-scn-11-date = 1 July 1916
ccgw-scn-11-briefing = The 7th Division attacks from Mansel Copse towards a village made into a fortress, with one trench before it and another wrapped around it. The garrison is thin, but three machine guns look straight down the slope.
ccgw-scn-11-special = Each building hex of Mametz is worth 2 medals to the British at the start of their turn, and each unit leaving over the German baseline 1 for good. The houses are fortified (2 Soldiers, 2 Flags) and the British are pressed for time.

ccgw-scn-12-title = Somme (Mametz Wood)
ccgw-scn-12-date = 7–10 July 1916
ccgw-scn-12-briefing = For a week the wood stood almost empty; now Prussian Guards hold it behind new wire and new trenches. Two divisions close on it like a pincer, the 17th from the west and the 38th (Welsh) from the east, with a valley swept by fire between them.
ccgw-scn-12-special = Before the Command cards are dealt the British give a grenadier to one infantry unit, then the Germans to three. The Germans move first, yet it is the British who are pressed for time; each British unit leaving over the German baseline is worth 1 medal.

ccgw-scn-13-title = Vimy Ridge (1st & 2nd Canadian Infantry Divisions)
ccgw-scn-13-date = 9 April 1917
ccgw-scn-13-briefing = At half past five, in driving sleet, every gun of the Canadian Corps opens and two divisions walk forward behind the barrage, one wave passing through the next. The Germans have packed their front line and keep their reserves for the moment after.
ccgw-scn-13-special = A Canadian unit in the German front-line trench at the start of its turn holds 1 medal, and each unit leaving over the German baseline earns 1 for good. The Canadians are pressed for time.

ccgw-scn-14-title = Vimy Ridge (Hill 145)
ccgw-scn-14-date = 9–10 April 1917
ccgw-scn-14-briefing = Hill 145 is the highest point of the ridge, and the last to fall. A first assault breaks on it, a second takes half, a counter-attack takes it back: the 4th Canadian Division must try again, and go round if it cannot go over.
ccgw-scn-14-special = The side with more units on the seven hexes of Hill 145 at the start of its turn holds 2 medals; the Germans hold them at first. The Canadians also score for the German front-line trench and for units leaving over the German baseline, and they are pressed for time.

ccgw-scn-15-title = Vimy Ridge (The Pimple)
ccgw-scn-15-date = 12 April 1917
ccgw-scn-15-briefing = Only the Pimple, a knob at the northern end, still looks down on the captured ridge. The Guards came up in the pause and threw back the first rush in the dark; at five the 10th Brigade tries again in a snowstorm, with the ruins of Givenchy beyond.
ccgw-scn-15-special = Standing on the Pimple at the start of their turn gives the Canadians 1 medal for good; the German front-line trench and each hex of Givenchy-en-Gohelle are worth 1 while held. The Pimple also gives a free first targeting die to the side with more units on and around it, and the Canadians are pressed for time.

ccgw-scn-16-title = Vimy Ridge (Bois-en-Hache)
ccgw-scn-16-date = 12 April 1917
ccgw-scn-16-briefing = North of the Souchez a shattered wood covers the flank of the attack on the Pimple. The 73rd Brigade feels its way forward among the stumps under mortar fire, against Guard Grenadiers in two lines of trench.
ccgw-scn-16-special = Each of the two German lines is worth 1 medal at the start of a Canadian turn, the second only while the first is held too, and each unit leaving over the German baseline earns 1 for good. The Canadians are pressed for time.

## Places

ccgw-place-no-mans-land = No Man’s Land
ccgw-place-givenchy-la-bassee = Givenchy-lès-la-Bassée
ccgw-place-canteleux = Canteleux
ccgw-place-hohenzollern-redoubt = Hohenzollern Redoubt
ccgw-place-little-willie = Little Willie
ccgw-place-big-willie = Big Willie
ccgw-place-crassier = The Dump
ccgw-place-dump-trench = Dump Trench
ccgw-place-fosse-8 = Fosse 8
ccgw-place-corons = The Corons
ccgw-place-hawthorn-ridge = Hawthorn Ridge
ccgw-place-sunken-lane = Sunken Lane
ccgw-place-beaumont-hamel = Beaumont-Hamel
ccgw-place-y-ravine = Y Ravine
ccgw-place-mash-valley = Mash Valley
ccgw-place-la-boisselle = La Boisselle
ccgw-place-ovillers-spur = Ovillers Spur
ccgw-place-usna-hill = Usna Hill
ccgw-place-y-sap = Y Sap
ccgw-place-sausage-valley = Sausage Valley
ccgw-place-lochnagar = Lochnagar
ccgw-place-schwaben-hohe = Schwaben Höhe
ccgw-place-sausage-redoubt = Sausage Redoubt
ccgw-place-tara-hill = Tara Hill
ccgw-place-mametz = Mametz
ccgw-place-mansel-copse = Mansel Copse
ccgw-place-danzig-alley = Danzig Alley
ccgw-place-the-shrine = The Shrine
ccgw-place-mametz-wood = Mametz Wood
ccgw-place-hammerhead = The Hammerhead
ccgw-place-quadrangle-support = Quadrangle Support
ccgw-place-bottom-wood = Bottom Wood
ccgw-place-caterpillar-wood = Caterpillar Wood
ccgw-place-thelus = Thélus
ccgw-place-hill-135 = Hill 135
ccgw-place-les-tilleuls = Les Tilleuls
ccgw-place-zwischen-stellung = Zwischen-Stellung
ccgw-place-hill-145 = Hill 145
ccgw-place-la-folie-wood = La Folie Wood
ccgw-place-pimple = The Pimple
ccgw-place-givenchy-en-gohelle = Givenchy-en-Gohelle
ccgw-place-souchez-valley = Souchez Valley
ccgw-place-bois-en-hache = Bois-en-Hache
ccgw-place-lorette-spur = Lorette Spur

## Objectives

ccgw-group-british-front = the British front-line trench
ccgw-group-german-front = the German front-line trench
ccgw-group-german-second = the German second trench line
ccgw-group-german-third = the German third trench line
ccgw-group-german-trenches = the German trenches
ccgw-group-givenchy = Givenchy-en-Gohelle
ccgw-group-hill-145 = Hill 145
ccgw-group-la-boisselle = La Boisselle
ccgw-group-mametz = Mametz
ccgw-group-mine-crater = the mine crater
ccgw-group-mine-crater-and-hills = the mine crater and its hills
ccgw-group-pimple = the Pimple
ccgw-group-redoubt = the trenches of the Hohenzollern Redoubt
ccgw-hexes = { $hexes }
