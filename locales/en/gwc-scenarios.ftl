# Great War Commander. Scenarios and places.

## Scenarios

gwc-scn-01-title = The Edge of the Forest
gwc-scn-01-date = Rossignol, Belgian Ardennes, 22 August 1914
gwc-scn-01-briefing = The colonials were told there was nobody short of Neufchâteau. The 1st Colonial Regiment leaves Rossignol by the straight road, rifles slung, and the forest opens fire: the 12th Silesian Division was marching the other way. Behind them the bridge over the Semois is jammed, and the 75s are on the wrong side.
gwc-scn-01-special = A good first game: no trenches, no gas, no aircraft. The French start in the village and have no Telephone; the Germans hold the first three rows, under the trees. A hedge is worth more than a charge.

gwc-scn-02-title = The Beet Fields of Barcy
gwc-scn-02-date = Battle of the Ourcq, 6 September 1914
gwc-scn-02-briefing = The retreat is over: the 55th Reserve Division has turned about and marches east across the fields, against the German IV Reserve Corps that guarded von Kluck’s flank. The village belongs to whoever gets there; the rise behind the farm, to whoever has his guns on it.
gwc-scn-02-special = The Germans control Objectives 2 to 5 and set up in the eastern half. The ditch hides those in it from everyone who is neither beside it nor above. Aircraft bombs of 1914 have only 3 FP.

gwc-scn-03-title = Neuville, House by House
gwc-scn-03-date = Neuville-Saint-Vaast, Artois, 8 June 1915
gwc-scn-03-briefing = For a month they have been taking Neuville: a cellar, a wall, a cellar. Now it is the 5th Division’s turn. To the right lies the Labyrinth, whose trenches cross so well that everybody has the enemy at his back. In the cemetery the shells have opened the graves. The top of the village is left.
gwc-scn-03-special = The printed trenches belong to everybody: from one to the next costs 1 MP and draws no Op Fire. The Germans control every Objective; they alone have gas already. A destroyed wall covers like a wall.

gwc-scn-04-title = Driant
gwc-scn-04-date = Bois des Caures, Verdun, 22 February 1916
gwc-scn-04-briefing = Since yesterday morning the shells have been laying the wood flat; men counted them, then stopped. The 56th and 59th Chasseurs were twelve hundred in it; nobody knows how many they are now. Colonel Driant, who had written that the wood could not be held, is at R2 and in command.
gwc-scn-04-special = Colonel Driant has a Command of 3: if he falls, the defence falls with him. Two Chasseurs Sections arrive on Time space 3. The French have no Telephone. Sight goes two hexes into Destroyed Woods, and no further.

gwc-scn-05-title = The Last Pigeon
gwc-scn-05-date = Fort Vaux, Verdun, 2 June 1916
gwc-scn-05-briefing = The fort has no gun left, and water for a few days. Major Raynal has sandbags carried into the corridors; outside, the 50th Division is already in the ditch. In a cage, four pigeons. When the last one flies, nobody will know whether it arrives.
gwc-scn-05-special = Objective 3, a casemate, is worth 2 VP from the start (chit G lies open). Whoever holds a Casemate wins tied Melees there. Two Chasseurs Sections arrive on Time space 4. A Liaison Agent who leaves by his own edge brings 1 VP: send him.

gwc-scn-06-title = Trompe-la-Mort
gwc-scn-06-date = Berry-au-Bac, 16 April 1917
gwc-scn-06-briefing = For the first time France attacks with tanks. They come down from Berry-au-Bac in column, by a single road, under the eyes of the guns on Hill 108; the infantry that was to fill in the trenches for them has stayed behind. Major Bossut is in front, in his “Trompe-la-Mort”: he would not have it otherwise.
gwc-scn-06-special = Doctrine: a Schneider does not fire at more than 4 hexes. Trenches and shell holes bog tanks down; a friendly Unit in the hex guides them. The Tank Leader leads nobody after the first loss.

gwc-scn-07-title = The Mill of Laffaux
gwc-scn-07-date = Chemin des Dames, 5 May 1917
gwc-scn-07-briefing = Of the mill a heap is left, but from that heap one can see to Soissons. Cuirassiers without horses are to take it, with the first Saint-Chamonds, as long as railway carriages and nearly as nimble. Below, in the quarries, waits a whole battalion.
gwc-scn-07-special = Doctrine: a Saint-Chamond does not fire at more than 5 hexes. The dismounted cuirassiers are Chasseurs Sections. Nobody sees into a Quarry but from beside it or above. On the road a change of level bogs nobody down.

gwc-scn-08-title = The Little Tanks
gwc-scn-08-date = Chaudun and Ploisy, 31 May 1918
gwc-scn-08-briefing = In four days the Germans have gone from the Ailette to the Marne, and nothing stops them on the plateau of Soissons. At noon, without guns or smoke, some twenty brand-new Renaults come out of the forest of Retz and run through the wheat. The tirailleurs had never seen one. Nor had the Germans.
gwc-scn-08-special = Open ground with hardly a shell hole: the tanks run. Doctrine: a gun Renault does not fire at more than 4 hexes. The Germans are on Recon and control Objectives 2, 3 and 5; their 77s and Grenade Packs are what stops a tank.

gwc-scn-09-title = The Beasts of La Pompelle
gwc-scn-09-date = Fort de la Pompelle, Reims, 1 June 1918
gwc-scn-09-briefing = Reims hangs on a fort that is no more than a mound. At dawn engines grumble in the mist: the Germans have brought up theirs, high as houses, eighteen men to a machine. The colonials have nothing for them but ditches, a 75 firing over open sights, and the certainty that nobody is being relieved.
gwc-scn-09-special = Two German A7Vs: strong, heavy, without a Tank Leader. The French control every Objective; the casemates of the fort win tied Melees. The ditches are a trap for tanks.

gwc-scn-10-title = June Wheat
gwc-scn-10-date = Belleau Wood, 6 June 1918
gwc-scn-10-briefing = Four hundred yards of wheat to the thigh, poppies, and at the end of it a wood the map says little about. The Marines go forward in four lines at regulation intervals, as on the drill ground. Among the rocks the 461st has had two days to choose its fields of fire.
gwc-scn-10-special = The Germans control every Objective and set up in rows 1 to 8. The Boulders in the wood stop sight and cost little. Two Marines Sections arrive on Time space 3.

gwc-scn-11-title = Patton on Foot
gwc-scn-11-date = Essey and Pannes, Saint-Mihiel, 12 September 1918
gwc-scn-11-briefing = The salient is emptying, and nobody knows whether the Germans are leaving or stepping back for a better shot. The Renaults of the 1st American brigade roll ahead of the 42nd Division; their commander, a lieutenant-colonel of thirty-two, walks in front: from a tank one sees nothing.
gwc-scn-11-special = The Americans control Objectives 1 and 2. A tank crosses the river by a bridge alone and enters woods by a road alone. Doctrine: a gun Renault does not fire at more than 4 hexes.

gwc-scn-12-title = The Pocket
gwc-scn-12-date = Charlevaux Ravine, Argonne, 7 October 1918
gwc-scn-12-briefing = Five days without food: the battalion advanced as it was told, its neighbours did not. The pigeons are gone; the friendly guns had the wrong slope. This evening the flamethrowers come. Behind the German lines somebody marches towards the sound; nobody knows how far he has got.
gwc-scn-12-special = The Americans set up in the pocket in the middle of the board and control Objective 5; a Leader and three Sections arrive on Time space 4, at their edge. Far from a Leader or an Objective a Unit is out of Cohesion. The Germans score nothing for exits.

gwc-scn-13-title = The Last Night
gwc-scn-13-date = Mouzon on the Meuse, 10 November 1918
gwc-scn-13-briefing = They say it is for tomorrow, at eleven. The order to cross the Meuse still stands. Engineers push footbridges of planks and petrol tins into the fog; on the far bank a machine gun fires at the noise. Nobody wants to be the last, and somebody will be.
gwc-scn-13-special = It is night: no Air Strikes. The river is crossed by the road, the railway and the footbridge alone. The Germans control every Objective; a bridge wrecked by shells becomes a ruin, and can still be crossed.

## Places

gwc-place-forest-of-neufchateau = Forest of Neufchâteau
gwc-place-rossignol = Rossignol
gwc-place-chateau = The Château
gwc-place-semois = Semois
gwc-place-barcy = Barcy
gwc-place-nogeon-farm = Nogeon Farm
gwc-place-beet-fields = Beet Fields
gwc-place-light-railway = Light Railway
gwc-place-signal-hill = Signal Hill
gwc-place-neuville = Neuville
gwc-place-cemetery = Cemetery
gwc-place-labyrinth = The Labyrinth
gwc-place-white-works = White Works
gwc-place-arras-road = Arras Road
gwc-place-bois-des-caures = Bois des Caures
gwc-place-post-r1 = R1
gwc-place-post-r2 = R2
gwc-place-post-r3 = R3
gwc-place-flabas-road = Flabas Road
gwc-place-fort-de-vaux = Fort Vaux
gwc-place-vaux-pond = Vaux Pond
gwc-place-retranchement = Retrenchment
gwc-place-fumin-wood = Fumin Wood
gwc-place-souville-road = Souville Road
gwc-place-mauchamp-farm = Mauchamp Farm
gwc-place-miette = The Miette
gwc-place-laon-road = Laon Road
gwc-place-cholera-farm = Cholera Farm
gwc-place-hill-108 = Hill 108
gwc-place-laffaux = Laffaux
gwc-place-the-mill = The Mill
gwc-place-quarries = The Quarries
gwc-place-ravine = Ravine
gwc-place-cravancon-farm = Cravançon Farm
gwc-place-wheat = Wheat
gwc-place-ploisy-ravine = Ploisy Ravine
gwc-place-ploisy = Ploisy
gwc-place-paris-road = Paris Road
gwc-place-fort-de-la-pompelle = Fort de la Pompelle
gwc-place-chalons-road = Châlons Road
gwc-place-the-halt = The Halt
gwc-place-alger-redoubt = Alger Redoubt
gwc-place-belleau-wood = Belleau Wood
gwc-place-belleau = Belleau
gwc-place-bouresches = Bouresches
gwc-place-hunting-lodge = Hunting Lodge
gwc-place-pannes = Pannes
gwc-place-essey = Essey
gwc-place-rupt-de-mad = Rupt de Mad
gwc-place-quart-en-reserve = Quart en Réserve
gwc-place-mill = The Mill
gwc-place-charlevaux-ravine = Charlevaux Ravine
gwc-place-la-palette = La Palette
gwc-place-binarville-slope = Binarville Slope
gwc-place-pocket = The Pocket
gwc-place-meuse = Meuse
gwc-place-canal = Canal
gwc-place-villers = Villers
gwc-place-mouzon = Mouzon
gwc-place-heights = The Heights

## Handicaps

gwc-handicap-squads = Sections
gwc-handicap-squads-help = So many Sections stay away, those of the lowest Firepower and Morale together first.
