# Combat Commander: Europe. Scenarios and places.

## Scenarios

cce-scn-01-title = The Road through Verba
cce-scn-01-date = 28 June 1941
cce-scn-01-briefing = A week into the war, columns of both armies look for each other around Dubno and find each other in villages. A German company that came for water meets Soviet riflemen who have lost their tanks. Nobody holds the crossroads; everybody needs it.
cce-scn-01-special = Both sides are on reconnaissance and nobody controls an objective. A good first game: no hills, no fortifications, no radio.

cce-scn-02-title = Hall Four
cce-scn-02-date = Red October works, Stalingrad, 11 November 1942
cce-scn-02-briefing = Fresh pioneer battalions have been flown in for one last push to the Volga. Before them lie the furnace halls of the Red October works, and in them the 39th Guards with a handful of steelworkers who know every pipe. The first shop costs an hour, the second a company.
cce-scn-02-special = The Russians control every objective and hide mines and wire among the ruins; a factory hall is one objective in all its hexes. Both sides carry satchel charges, the pioneers flamethrowers too.

cce-scn-03-title = Hill 253.5
cce-scn-03-date = Ponyri, 7 July 1943
cce-scn-03-briefing = North of Kursk the offensive has shrunk to a station, a school and a hill. The 292nd Division goes forward once more across the May Day farm, through corn sown with mines, towards trenches the 307th Rifle Division has been digging since spring.
cce-scn-03-special = Russian mines attack with 7 FP. The gullies hide what is in them from everyone who is neither beside them nor above; the mound in the middle sees far and is seen from afar.

cce-scn-04-title = The Bridges at Titovka
cce-scn-04-date = Near Bobruisk, 27 June 1944
cce-scn-04-briefing = Overnight the Ninth Tank Corps has put itself astride the crossings, and five divisions are on the wrong side of the river. Some thousand men of several regiments form up behind the warehouse with what they could carry. They do not want the bridges; they want what lies behind them.
cce-scn-04-special = Exit points are doubled (chit W lies open) and only the Germans score them. Water bars the way but for two bridges and two fords.

cce-scn-05-title = Below the Heights
cce-scn-05-date = Seelow, 17 April 1945
cce-scn-05-briefing = The searchlights of the first night lit only dust. On the second day the Eighth Guards Army still picks its way over the ditches of the Oderbruch, under guns that see every bridge. Up there paratroopers without parachutes and boys without training hold the last line before Berlin.
cce-scn-05-special = The Germans control every objective. The streams slow whoever is not on a bridge and no weapon fires from them; the crest of the heights hides those who stay behind it.

cce-scn-06-title = One Hedge at a Time
cce-scn-06-date = Hill 192, Normandy, 11 July 1944
cce-scn-06-briefing = From Hill 192 every road to Saint-Lô can be seen, so it has to go. For a month the 2nd Division has practised one thing: a squad, a gap blown in a bank, a field, the next bank. On the other side of each stands the 3rd Parachute Division.
cce-scn-06-special = The Germans control every objective. Hedges block sight unless they stand on one’s own hex: look before you step.

cce-scn-07-title = Pillboxes in the Firs
cce-scn-07-date = Raffelsbrand, Hürtgen Forest, 2 November 1944
cce-scn-07-briefing = Rain, firs, and shells that burst in the tops of them. The 110th Infantry has orders to clear the road to Raffelsbrand; the map shows a road, and does not show the pillboxes. The men of the 275th Division have had six weeks to string their wire.
cce-scn-07-special = The Germans set up a bunker, a pillbox, wire and mines. Mortar and artillery fire is 2 stronger in woods; the roads let sight through them.

cce-scn-08-title = Singling
cce-scn-08-date = Lorraine, 6 December 1944
cce-scn-08-briefing = The tanks were meant to go round. Now they sit in the mud south of the village, and B Company of the 51st Armored Infantry, a third of its strength, walks in to see whether anybody is at home. The 111th Panzergrenadiers are.
cce-scn-08-special = Two American line squads arrive on Time space 3. The Germans control every objective.

cce-scn-09-title = Three in the Morning
cce-scn-09-date = Höfen, Ardennes, 18 December 1944
cce-scn-09-briefing = Everywhere else the line has bent. At Höfen one battalion of the 99th Division, six hundred men without a reserve, has already thrown back the 326th Volksgrenadiers twice. This time they come in the dark, in numbers, and through the gaps.
cce-scn-09-special = The Americans control every objective and are dug in. Learn the crests before you set up: a unit behind one sees nothing below it.

cce-scn-10-title = The Railway Bridge
cce-scn-10-date = Remagen, 7 March 1945
cce-scn-10-briefing = A patrol of the 9th Armored comes over the hill and stops: the bridge over the Rhine is still there. So are its demolition charges. On the far bank a captain counts schoolboys and convalescents, and waits for a bang that lifts the bridge and sets it down again.
cce-scn-10-special = The railway bridge, objective 3, is worth 4 points from the start (chits C and K lie open). Two German rifle squads arrive on Time space 4; the Germans score nothing for exits.

## Places

cce-place-north-farm = North Farm
cce-place-church-square = Church Square
cce-place-mill = The Mill
cce-place-high-road = High Road
cce-place-west-farm = West Farm
cce-place-chateau = The Château
cce-place-long-barn = Long Barn
cce-place-apple-lane = Apple Lane
cce-place-mill-farm = Mill Farm
cce-place-kolkhoz = Kolkhoz
cce-place-balka = Balka
cce-place-kurgan = The Kurgan
cce-place-hamlet = The Hamlet
cce-place-east-rise = East Rise
cce-place-main-crest = Main Crest
cce-place-west-knoll = West Knoll
cce-place-east-knoll = East Knoll
cce-place-pass = The Pass
cce-place-river = River
cce-place-warehouse = Warehouse
cce-place-station = Station
cce-place-ford = Ford
cce-place-north-hall = North Hall
cce-place-foundry = Foundry
cce-place-assembly = Assembly Hall
cce-place-works-gate = Works Gate
cce-place-ravine = Ravine
cce-place-hunting-lodge = Hunting Lodge
cce-place-sawmill = Sawmill
cce-place-forester = Forester’s House
cce-place-brook = Brook
cce-place-ridge = The Ridge
cce-place-heights = The Heights
cce-place-halt = Railway Halt
cce-place-manor = Manor
cce-place-old-oder = Old Oder
cce-place-dyke-farm = Dyke Farm

## Handicaps

cce-handicap-hand = Cards in hand
cce-handicap-hand-help = The size of the hand, for the whole match, beside that of the posture.
cce-handicap-orders = Orders
cce-handicap-orders-help = How many Orders this side may give in a Turn.
cce-handicap-points = Victory points
cce-handicap-points-help = Victory points this side has from the start.
cce-handicap-initiative = Initiative card
cce-handicap-initiative-help = This side holds the Initiative card at the start.
cce-handicap-surrender = Surrender
cce-handicap-surrender-help = Eliminated units that this side bears before it surrenders.
cce-handicap-squads = Squads
cce-handicap-squads-help = So many Squads stay away, those of the lowest Firepower and Morale together first.
