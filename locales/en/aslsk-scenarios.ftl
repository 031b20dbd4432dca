# ASL Starter Kit #3. Scenarios, and what players may agree on.

## Scenarios

aslsk-scn-01-title = The Hotel on the Ridge
aslsk-scn-01-date = Tolvajärvi, 12 December 1939
aslsk-scn-01-briefing = For a week the 139th Rifle Division has pushed Finnish companies back along one road. Now it rests around a tourist hotel above the frozen lake, and thinks of supper. Lieutenant Colonel Pajari of Infantry Regiment 16, who has had no sleep either, orders the first Finnish attack of the war: over the ice, through the firs, up to the terrace with the view.
aslsk-scn-01-special = The Finns win if they control the hotel, the stone building in CC4, when the game ends. A good first game: squads, leaders and machine guns, no Guns and no vehicles. It is December: orchards and grain are out of season.

aslsk-scn-02-title = Sunday Mass at Graignes
aslsk-scn-02-date = Graignes, Normandy, 11 June 1944
aslsk-scn-02-briefing = Dropped thirty kilometres from where they should be, men of the 507th Parachute Infantry have spent five days in a village that cooks for them. From the belfry their mortars can be aimed at every lane. On Sunday, while the priest says Mass, the 17th SS Panzergrenadier Division comes up from the marshes to see who is there.
aslsk-scn-02-special = The Germans win if they control two of three places when the game ends: the church in P4 and the stone buildings in R3 and T5. Infantry alone. The parachutists lose no quality when they fail badly (their Morale is underlined), and may throw smoke; their mortar must see what it fires at.

aslsk-scn-03-title = Renaults before Limeux
aslsk-scn-03-date = Limeux, south of Abbeville, 28 May 1940
aslsk-scn-03-briefing = The 4th Armoured Division has driven two hundred kilometres to push the Germans back over the Somme. At five in the afternoon its R35s roll towards Limeux with the colonial infantry behind them. The 57th Division has dug in its 37 mm anti-tank guns behind hedges and learns that the shells bounce off, until the Renaults come very near.
aslsk-scn-03-special = The French win if they control three of four buildings when the game ends: T3, P6, O6 and J4. The German anti-tank guns may be set up hidden. The R35 carries two men: its commander loads and fires too, and it is no faster than infantry on the run.

aslsk-scn-04-title = Galatas before Dark
aslsk-scn-04-date = Galatas, Crete, 25 May 1941
aslsk-scn-04-briefing = The line has gone, and the mountain troops of Regiment 100 are in Galatas. Colonel Kippenberger has two companies of the 23rd New Zealand Battalion, stragglers who ask to come along, and two light tanks of the 3rd Hussars whose commander offers to go in first. Bayonets are fixed. The tanks start down the lane, and the shouting begins.
aslsk-scn-04-special = The British win if they control three of five buildings when the game ends: X3, X7, V5, T5 and R6, each with all its hexes. The light tanks have machine guns alone and armour that an anti-tank rifle pierces.

aslsk-scn-05-title = Katukov’s Cover
aslsk-scn-05-date = Pervy Voin, on the road to Mtsensk, 6 October 1941
aslsk-scn-05-briefing = Orel has fallen so fast that the trams were still running. The 4th Panzer Division drives on up the Tula road, and Colonel Katukov, whose brigade is the only thing on it, has parked his T-34s in the woods and left dummies in the open. The Germans take the bait, then the ridge; then the woods drive out on both sides.
aslsk-scn-05-special = The Germans win as soon as they have led 10 points off the east edge: a vehicle counts 6, a squad 2, a leader, half-squad or crew 1. The Russian anti-tank gun and the German 8.8 may be set up hidden. From in front the T-34 shrugs off what the Panzers fire; from the side it does not.

aslsk-scn-06-title = The Railway Underpass
aslsk-scn-06-date = Nikolajewka, 26 January 1943
aslsk-scn-06-briefing = For ten days and two hundred kilometres the Tridentina has walked out of the Don bend through the snow, and with it forty thousand men of every army. The last village before open country is held. There is one way under the railway. In the afternoon General Reverberi climbs on a vehicle and shouts the name of his division, and everybody who can stand goes down the slope.
aslsk-scn-06-special = The Italians win as soon as they have led 8 points off the west edge: a squad counts 2, a leader, half-squad or crew 1. The Russian gun and mortar may be set up hidden. It is January: orchards and grain are out of season.

aslsk-scn-07-title = Not by the Street
aslsk-scn-07-date = Ortona, 23 December 1943
aslsk-scn-07-briefing = The parachutists have blown the houses into the side streets, so that only the straight ones are left to walk, and those are looked down by machine guns. The Loyal Edmontons and the Seaforths of Canada stop using streets: a charge on the party wall, grenades through the hole, the next house. Beside them Shermans and a six-pounder take the corners off.
aslsk-scn-07-special = The Canadians (British counters) win if they control five of eight stone buildings when the game ends: P3, P4, N5, P6, O7, R6, R7 and T5. Both sides have demolition charges, the parachutists a Panzerschreck and Panzerfausts. No Gun is set up hidden on a paved street.

aslsk-scn-08-title = Jägers at Kuuterselkä
aslsk-scn-08-date = Kuuterselkä, Karelian Isthmus, 14 June 1944
aslsk-scn-08-briefing = The Guards have broken the second line on the fifth day of the offensive. What Marshal Mannerheim has to throw at them is a brigade of Jägers and a battalion with new assault guns from Germany, manned by crews who have never fired them in anger. They counter-attack in the white night, down the forest road, into the village the Guards have taken.
aslsk-scn-08-special = The Finns win if they control three of five buildings when the game ends: qE4, qF5, qH5, qJ4 and qJ6. The Russian field gun may be set up hidden. The Finnish assault guns have no turrets: mind which way they point.

aslsk-scn-09-title = Fog over Bezange
aslsk-scn-09-date = Bezange-la-Petite, Lorraine, 19 September 1944
aslsk-scn-09-briefing = The 113th Panzer Brigade has forty-odd new Panthers, six weeks of training and no reconnaissance. It comes out of the morning fog at a few hundred metres from a company of Shermans of the 37th Tank Battalion and a platoon of Hellcats of the 704th. The fog is lifting, and whoever knows the ground knows where to shoot from.
aslsk-scn-09-special = The Germans win as soon as they have led 20 points off the west edge, or as soon as the Americans have lost 34: a vehicle counts 6, a squad 2, a leader or half-squad 1. Mind the flanks: from in front no Sherman pierces a Panther, and from anywhere almost everything pierces a Hellcat.

aslsk-scn-10-title = The Torda Road
aslsk-scn-10-date = Torda, Transylvania, 22 September 1944
aslsk-scn-10-briefing = Romania has changed sides, and between the Soviet spearheads and the Hungarian plain there is one river line and the town of Torda. The 25th Division holds its outskirts with guns of this war and of the last; the 2nd Armoured sends the Turán tanks it still has. They will hold it until October.
aslsk-scn-10-special = The Russians win if they control three of six buildings when the game ends: sH3, sJ3, sJ7, sL5, sN5 and sO7, each with all its hexes. Two Turáns with infantry enter over the north edge in turn 2. The Hungarian guns may be set up hidden.

aslsk-scn-11-title = Clerks at the Bridge
aslsk-scn-11-date = Hotton, Belgium, 21 December 1944
aslsk-scn-11-briefing = The 116th Panzer Division needs a bridge that carries tanks, and there is one at Hotton. On the near bank it finds a headquarters of the 3rd Armored Division: engineers, clerks, drivers, a light tank in for repair and a gun that nobody has fired at anything that fires back. Whoever holds the crossing this evening decides which road the Germans take to the Meuse.
aslsk-scn-11-special = The Germans win if they control the bridge, the crossroads in mY7, when the game ends: who had a squad in Good Order there last, or a tank that stands on it. The river is not drawn. Infantry with two Shermans enters over the west edge in turn 3. The American guns may be set up hidden. It is December: orchards and grain are out of season.

aslsk-scn-12-title = The Last Ring
aslsk-scn-12-date = Königsberg, 7 April 1945
aslsk-scn-12-briefing = Three rings of forts, and in the third the streets begin. The 11th Guards Army has rehearsed it on a clay model of the town: a rifle platoon, sappers with charges, a flamethrower, a heavy tank to fire at the cellar that fires. In the cellars are what is left of the 69th Division, and men of sixty with an armband and a Panzerfaust.
aslsk-scn-12-special = The Russians win if they control six of eight stone buildings when the game ends: P4, P6, O5, O7, R6, R7, T5 and V5. All German squads may have Panzerfausts, more of them than ever; the conscripts are Inexperienced. The German gun may be set up hidden, though not on a paved street.

## Options

aslsk-option-sight = Lines of sight
aslsk-option-sight-help = By the book nobody may check a line of sight before fire is declared, and fire that turns out to be blocked is lost.
aslsk-option-sight-free = may be checked at any time
aslsk-option-sight-book = are checked when fire is declared

## Handicaps

aslsk-handicap-squads = Squads
aslsk-handicap-squads-help = So many squads stay away, those of the lowest Firepower and Morale together first.
aslsk-handicap-leaders = Leaders
aslsk-handicap-leaders-help = The leader of the lowest Morale stays away; of equal ones the one whose leadership helps least.
aslsk-handicap-elr = ELR
aslsk-handicap-elr-help = The Experience Level Rating of this side.
aslsk-handicap-goal = What must be reached
aslsk-handicap-goal-help = More or less is asked of this side: for each step one objective, or two points that leave the map or are eliminated.
aslsk-handicap-turns = Turns
aslsk-handicap-turns-help = More or fewer turns for this side to reach what it must, where the other side need not reach anything.
