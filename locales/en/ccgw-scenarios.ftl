# Commands & Colours: The Great War. Scenarios, battles and places.

## Battles

ccgw-battle-training = Training
ccgw-battle-loos = Loos
ccgw-battle-somme = The Somme
ccgw-battle-vimy = Vimy Ridge
ccgw-battle-verdun = Verdun
ccgw-battle-nivelle = Nivelle Offensive

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

ccgw-scn-41-title = Verdun (Bois des Caures)
ccgw-scn-41-date = 21–22 February 1916
ccgw-scn-41-briefing = A million shells have come down on two battalions of chasseurs, and still men climb out of the dugouts. Driant has scattered his posts through the splintered wood: every stump buys time, and there is hardly anyone behind him.
ccgw-scn-41-special = Each of the three bunkers gives the Germans 1 medal for good when they stand in it at the start of their turn, and so does each unit that leaves over the French baseline. The French choose one specialist; the Germans roll the shelling and are pressed for time.

ccgw-scn-42-title = Verdun (Beaumont)
ccgw-scn-42-date = 22 February 1916
ccgw-scn-42-briefing = The 208th has dug itself into Beaumont at the end of a trench that nobody had the time to finish. To reach it the Germans must come down a naked slope; to keep it the French must fight from cellar to cellar until dark.
ccgw-scn-42-special = A German unit in a French trench at the start of its turn holds 1 medal; the side in more of the five building hexes holds another, French when the game starts. The French choose one specialist; the Germans are pressed for time.

ccgw-scn-43-title = Verdun (Samogneux)
ccgw-scn-43-date = 24 February 1916
ccgw-scn-43-briefing = No cartridges, no bread, and orders to hold. Samogneux burns beside the Meuse; to the east Hill 344 looks over the whole plateau, and whoever loses it has only the road back.
ccgw-scn-43-special = The side with more units in Samogneux at the start of its turn holds 1 medal; Hill 344 is worth 2 to the Germans but only 1 to the French, who hold both when the game starts. The Germans are pressed for time.

ccgw-scn-44-title = Verdun (Fort Douaumont)
ccgw-scn-44-date = 25 February 1916
ccgw-scn-44-briefing = The strongest fort in France is garrisoned by a warrant officer and a handful of gunners. The Brandenburgers of the 24th do not know it yet; the 95th believes the place well guarded and looks the other way.
ccgw-scn-44-special = Each of the five bunker hexes of the fort gives the Germans 1 medal for good when they stand in it at the start of their turn; the majority in the village holds them 1 more. The gunners of the fort are a heavy mortar, each side chooses one specialist, and the Germans are pressed for time.

ccgw-scn-45-title = Verdun (Crossing the Meuse)
ccgw-scn-45-date = 6–9 March 1916
ccgw-scn-45-briefing = The attack moves to the other bank. In the snow the reservists wade the Forges stream and make for the Bois des Corbeaux: lost on the 7th, retaken on the 8th, lost again on the 10th, the wood will soon be a name on the map and nothing else.
ccgw-scn-45-special = At the start of their turn the Germans hold 1 medal if no Frenchman is in the Bois des Corbeaux, 1 more if the Bois de Cumières is empty too, and 1 for a French trench. The Forges stream can be forded and units may fight in it; the Germans are pressed for time.

ccgw-scn-46-title = Verdun (Le Mort-Homme)
ccgw-scn-46-date = 13–20 March 1916
ccgw-scn-46-briefing = Twin heights bar the left bank: from Mort-Homme one shoots at those who climb Hill 304, from Hill 304 at those who climb Mort-Homme. To take one of them is useless, to take both wants an army.
ccgw-scn-46-special = At the start of their turn the Germans hold 1 medal if no Frenchman is on Mort-Homme, 1 if none is on Hill 304, and 1 for a French trench. The Forges stream can be forded and units may fight in it; the Germans are pressed for time.

ccgw-scn-47-title = Verdun (Fort Vaux)
ccgw-scn-47-date = 7–8 March 1916
ccgw-scn-47-briefing = A communiqué has announced the fall of the fort too soon; now it must be made true. The way leads through a village at the bottom of the valley, house after house, then up a bare slope swept by the machine guns on the crest.
ccgw-scn-47-special = Each of the three bunker hexes of the fort gives the Germans 1 medal for good when they stand in it at the start of their turn; the majority in Vaux village holds them 1 more. The Germans are pressed for time.

ccgw-scn-48-title = Verdun (Malancourt)
ccgw-scn-48-date = 20–22 March 1916
ccgw-scn-48-briefing = Since Hill 304 will not be taken from the front, the Bavarians go round it by Malancourt wood, flamethrowers leading. The wood falls within hours; two villages remain, and a stream, and French guns that have measured every path.
ccgw-scn-48-special = The majority in Malancourt and Haucourt holds 1 medal for the Germans only; a unit on Hill 304 at the start of their turn gives 1 for good. Units may fight in the Forges stream, each side chooses one specialist, nothing is shelled before play; the Germans are pressed for time.

ccgw-scn-49-title = Verdun (French Assault on Fort Douaumont)
ccgw-scn-49-date = 22 May 1916
ccgw-scn-49-briefing = At ten to twelve Mangin’s waves break out towards the fort in broad daylight. The left will take the Morchée trench, the right will get nowhere; in the centre a few companies will stand on the roof of the fort, and must be joined there before night.
ccgw-scn-49-special = Each of the five bunker hexes of the fort gives the French 1 medal for good when they stand in it at the start of their turn. They roll the shelling and are pressed for time.

ccgw-scn-50-title = Verdun (Fight for Fort Vaux)
ccgw-scn-50-date = 2–6 June 1916
ccgw-scn-50-briefing = Above, Germans walk on the slab; below, Raynal walls up the corridors and counts the water cans. The fort is taken and is not: the question is who comes first, the besieger or the relief.
ccgw-scn-50-special = The side in more of the three bunker hexes at the start of its turn holds 1 medal, French when the game starts. Each side rolls 4 battle dice: most stars moves first (the Germans on a tie) and shells the rows it likes, from its own side outwards. Four specialists for the Germans, three for the French.

ccgw-scn-51-title = Verdun (Fleury)
ccgw-scn-51-date = 23 June 1916
ccgw-scn-51-briefing = One more ridge, and one could see Verdun. The Bavarian Leibregiment comes down upon Fleury; but in the west a forgotten strongpoint fires into its flank, and behind the village Souville still stands.
ccgw-scn-51-special = The majority in Fleury holds 1 medal, French when the game starts; each bunker hex of Fort Souville gives the Germans 1 for good when they stand in it at the start of their turn. Three specialists for the Germans, four for the French; the Germans are pressed for time.

ccgw-scn-52-title = Verdun (French Retake Fort Douaumont)
ccgw-scn-52-date = 24 October 1916
ccgw-scn-52-briefing = Two 400 mm railway guns have emptied the fort: its defenders have taken shelter – in the French jumping-off trench. The fog lifts from the mud; today the guns are on the right side.
ccgw-scn-52-special = Each of the five bunker hexes gives the French 1 medal for good when they stand in it at the start of their turn, the German second line 1 while it is occupied. The shelling also turns empty trenches and bunkers into craters. Four specialists for the French, three for the Germans; nobody is pressed for time.

ccgw-scn-53-title = Nivelle Offensive (St. Quentin)
ccgw-scn-53-date = 1–4 April 1917
ccgw-scn-53-briefing = Before the great affair the enemy’s eyes must be put out. His observers sit in dynamited villages and on a few knolls before St. Quentin; behind them stretches the fresh concrete of the Siegfried line.
ccgw-scn-53-special = Each village hex gives the French 1 medal for good when they stand in it at the start of their turn, each hill hex 1 while held. The Somme canal can be forded, but nobody fights in it; nothing is shelled. Three specialists for the French, two for the Germans; the booklet has the Germans pressed for time, an option has the French so.

ccgw-scn-54-title = Nivelle Offensive (La Folie Farm)
ccgw-scn-54-date = 4 April 1917
ccgw-scn-54-briefing = Freezing rain, mud, greatcoats stiff as boards. North of the farm the Germans give way so fast that they leave their guns and a depot full of food: whoever gets there first eats warm tonight.
ccgw-scn-54-special = Each German gun that the French reach is worth 2 medals for good; its crew eliminated is worth 1, and the gun stays where it is. Each farm hex held at the start of a French turn gives 1 for good. Four specialists for the French, three for the Germans; nothing is shelled; the French are pressed for time.

ccgw-scn-55-title = Nivelle Offensive (Craonne)
ccgw-scn-55-date = 16 April 1917
ccgw-scn-55-briefing = At six the infantry climbs towards the plateau in the sleet; the enemy knows the hour and the place. In the plain, for the first time, Schneider tanks roll behind the waves.
ccgw-scn-55-special = Each French unit in a German trench at the start of its turn holds 1 medal as long as it stays in those trenches. Three Schneider tanks, or by an option one Schneider, one Saint-Chamond and one more specialist. Three specialists for each side; the French are pressed for time.

ccgw-scn-56-title = Nivelle Offensive (Afternoon at Craonne)
ccgw-scn-56-date = 16 April 1917
ccgw-scn-56-briefing = The tanks have crossed the first line and roll on towards the second; the Germans lie down, let them pass, and rise again before the infantry. A few hours of light remain to bring it up.
ccgw-scn-56-special = Each French unit in the German second line at the start of its turn holds 1 medal as long as it stays there. The Germans move first. Two Schneider tanks (by an option one is a Saint-Chamond); nothing is shelled, unless you agree to take over the shelling of the morning. Three specialists for each side; the French are pressed for time.

ccgw-scn-57-title = Nivelle Offensive (Berry-au-Bac)
ccgw-scn-57-date = 16 April 1917
ccgw-scn-57-briefing = The Schneiders file up a corridor between two rows of heights, and every battery sees them come. They will pass the second line, they will reach the third: but who is to hold it if the riflemen do not follow?
ccgw-scn-57-special = Each French unit in the German third line at the start of its turn holds 1 medal as long as it stays there; at any time the side with more units in the second line holds 1. Three Schneider tanks, or the option with the Saint-Chamond. Three specialists for the French, who are pressed for time.

ccgw-scn-58-title = Nivelle Offensive (Laffaux Mill)
ccgw-scn-58-date = 5 May 1917
ccgw-scn-58-briefing = Of the mill there is only a heap of stones, but from up there every gun on the plateau is directed. The cuirassiers have left their horses; they will go up on foot, three lines deep, beside the tanks.
ccgw-scn-58-special = Each of the three German lines is worth 1 medal at the start of a French turn, provided those before it are occupied too; the mill gives 1 for good. Three Schneider tanks, or the option with the Saint-Chamond. Four specialists for the French, who are pressed for time.

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
ccgw-place-bois-des-caures = Bois des Caures
ccgw-place-bois-de-ville = Bois de Ville
ccgw-place-bois-d-haumont = Bois d’Haumont
ccgw-place-post-driant = Driant’s post
ccgw-place-beaumont = Beaumont
ccgw-place-bois-de-wavrille = Bois de Wavrille
ccgw-place-bois-des-fosses = Bois des Fosses
ccgw-place-samogneux = Samogneux
ccgw-place-hill-344 = Hill 344
ccgw-place-meuse = Meuse
ccgw-place-fort-douaumont = Fort Douaumont
ccgw-place-douaumont = Douaumont
ccgw-place-bois-d-hardaumont = Bois d’Hardaumont
ccgw-place-bois-de-la-caillette = Bois de la Caillette
ccgw-place-bois-chauffour = Bois Chauffour
ccgw-place-hassoule-ravine = Bois Hassoule
ccgw-place-tranchee-morchee = Morchée trench
ccgw-place-ravin-de-la-dame = Dame ravine
ccgw-place-bois-des-corbeaux = Bois des Corbeaux
ccgw-place-bois-de-cumieres = Bois de Cumières
ccgw-place-forges = Forges
ccgw-place-cumieres = Cumières
ccgw-place-mort-homme = Mort-Homme
ccgw-place-forges-stream = Forges stream
ccgw-place-hill-304 = Hill 304
ccgw-place-bethincourt = Béthincourt
ccgw-place-chattancourt = Chattancourt
ccgw-place-fort-vaux = Fort Vaux
ccgw-place-vaux = Vaux
ccgw-place-bois-fumin = Bois Fumin
ccgw-place-damloup = Damloup
ccgw-place-la-laufee = La Laufée
ccgw-place-malancourt = Malancourt
ccgw-place-haucourt = Haucourt
ccgw-place-malancourt-wood = Malancourt wood
ccgw-place-fleury = Fleury
ccgw-place-fort-souville = Fort Souville
ccgw-place-vaux-chapitre = Bois de Vaux-Chapitre
ccgw-place-thiaumont = Thiaumont
ccgw-place-sainte-fine = Sainte-Fine chapel
ccgw-place-froideterre = Froideterre
ccgw-place-dallon = Dallon
ccgw-place-castres = Castres
ccgw-place-grugies = Grugies
ccgw-place-giffecourt = Giffécourt
ccgw-place-epine-de-dallon = Épine de Dallon
ccgw-place-siegfriedstellung = Siegfriedstellung
ccgw-place-somme-canal = Somme canal
ccgw-place-la-folie-farm = La Folie farm
ccgw-place-puisieux-farm = Puisieux farm
ccgw-place-craonne = Craonne
ccgw-place-plateau-californie = Californie plateau
ccgw-place-beau-marais = Bois de Beau Marais
ccgw-place-bois-des-buttes = Bois des Buttes
ccgw-place-berry-au-bac = Berry-au-Bac
ccgw-place-juvincourt = Juvincourt
ccgw-place-miette = Miette heights
ccgw-place-mont-spin = Mont Spin
ccgw-place-aisne = Aisne
ccgw-place-laffaux-mill = Laffaux mill
ccgw-place-laffaux = Laffaux
ccgw-place-chateau-de-la-motte = Château de la Motte
ccgw-place-chemin-des-dames = Chemin des Dames

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
ccgw-group-bunkers = the three bunkers
ccgw-group-french-trenches = the French trenches
ccgw-group-beaumont = Beaumont
ccgw-group-samogneux = Samogneux
ccgw-group-hill-344 = Hill 344
ccgw-group-fort-douaumont = Fort Douaumont
ccgw-group-douaumont = Douaumont village
ccgw-group-bois-des-corbeaux = the Bois des Corbeaux
ccgw-group-bois-de-cumieres = the Bois de Cumières
ccgw-group-mort-homme = Mort-Homme
ccgw-group-hill-304 = Hill 304
ccgw-group-fort-vaux = Fort Vaux
ccgw-group-vaux = Vaux village
ccgw-group-malancourt-haucourt = Malancourt and Haucourt
ccgw-group-fleury = Fleury
ccgw-group-fort-souville = Fort Souville
ccgw-group-villages = the villages
ccgw-group-hills = the hills
ccgw-group-farms = the farms
ccgw-group-windmill = the mill
ccgw-hexes = { $hexes }

## Options

ccgw-option-specialists = Additional specialists
ccgw-option-specialists-help = Before play each side may give some of its units a specialist of its choice, as the French Army expansion has them.
ccgw-option-specialists-off = none
ccgw-option-specialists-on = those of the expansion, of your choice
ccgw-option-history = Specialists by the year
ccgw-option-history-help = Only the specialists that each army had in the year of the battle, and no more of them than is recommended.
ccgw-option-history-off = all
ccgw-option-history-on = those the army then had
ccgw-option-swap = Exchange of specialists
ccgw-option-swap-help = Before play each side may replace specialists that are already on the map by others.
ccgw-option-swap-off = no
ccgw-option-swap-on = allowed before play
ccgw-option-tanks = French tanks
ccgw-option-tanks-help = A Saint-Chamond takes the place of a Schneider; of three tanks another one stays away, for one more French specialist.
ccgw-option-tanks-schneider = Schneiders only
ccgw-option-tanks-saint-chamond = with a Saint-Chamond
ccgw-option-shelling = Shelling of the morning
ccgw-option-shelling-help = Before play No Man’s Land is shelled as in scenario 55; its dice are rolled anew.
ccgw-option-shelling-off = no
ccgw-option-shelling-on = taken over from scenario 55
ccgw-option-time = Pressed for time
ccgw-option-time-help = Which side is pressed for time: its opponent may take a medal when playing a Reconnaissance card.
ccgw-option-time-german = the Germans, as printed
ccgw-option-time-french = the French

## Handicaps

ccgw-handicap-command = Command cards
ccgw-handicap-command-help = Command cards in hand at the start; the hand keeps that size.
ccgw-handicap-combat = Combat cards
ccgw-handicap-combat-help = Combat cards in hand at the start.
ccgw-handicap-hq = HQ tokens
ccgw-handicap-hq-help = HQ tokens at the start.
ccgw-handicap-artillery = Reserve artillery
ccgw-handicap-artillery-help = The strength of the reserve artillery: the most dice it may buy for a fire.
ccgw-handicap-medals = Medals to win
ccgw-handicap-medals-help = Medals this side needs, more or fewer than the scenario says.
ccgw-handicap-infantry = Infantry units
ccgw-handicap-infantry-help = So many infantry units without a specialist stay away, those nearest to their own baseline first.
