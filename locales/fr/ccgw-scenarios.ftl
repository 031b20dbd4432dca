# Commands & Colours : La Grande Guerre. Scénarios, batailles et lieux.

## Batailles

ccgw-battle-training = Initiation
ccgw-battle-loos = Loos
ccgw-battle-somme = La Somme
ccgw-battle-vimy = Crête de Vimy

## Scénarios

ccgw-scn-01-title = Scénario d’introduction 1
ccgw-scn-01-date = Non historique
ccgw-scn-01-briefing = Deux lignes de tranchées se font face de part et d’autre d’un terrain nu ; aucune bataille de la guerre ne porte ce nom. Apprenez ici le métier de chacun : l’infanterie qui doit traverser, la mitrailleuse qui le lui interdit, le mortier qui frappe sans rien voir.
ccgw-scn-01-special = Aucune règle spéciale : seules les unités éliminées rapportent des Médailles.

ccgw-scn-02-title = Scénario d’introduction 2
ccgw-scn-02-date = Non historique
ccgw-scn-02-briefing = Le terrain n’a pas changé, mais la guerre s’y est installée : des barbelés couvrent le parapet allemand et les obus ont déjà labouré le No Man’s Land. Il ne suffit plus de tirer sur la tranchée d’en face, il faut y entrer.
ccgw-scn-02-special = Une unité britannique dans la tranchée allemande sur la ligne de front au début de son tour vaut 1 Médaille, et les Britanniques sont pressés par le temps. Ils commencent par le bombardement du No Man’s Land.

ccgw-scn-03-title = Loos (2e Division, attaque de diversion)
ccgw-scn-03-date = 25 septembre 1915
ccgw-scn-03-briefing = À six heures, la 2e Division sort de ses tranchées devant Givenchy pour retenir les réserves allemandes loin de l’assaut principal. Un élan suffit pour la première ligne ; les mitrailleuses qui comptent vous attendent dans la seconde.
ccgw-scn-03-special = Chacune des deux lignes allemandes vaut 1 Médaille aux Britanniques au début de leur tour, la seconde seulement s’ils tiennent aussi la première. Les Britanniques sont pressés par le temps.

ccgw-scn-04-title = Loos (Redoute Hohenzollern)
ccgw-scn-04-date = 25 septembre 1915
ccgw-scn-04-briefing = La 9e Division écossaise s’attaque à une mine devenue forteresse : une redoute avancée vers les lignes britanniques, deux longues tranchées sur ses flancs et, derrière, un crassier d’où rien n’échappe à l’observateur. La face avant tombera ; la suite est une autre affaire.
ccgw-scn-04-special = Chacune des trois lignes allemandes vaut 1 Médaille au début du tour britannique, à condition de tenir aussi toutes celles qui la précèdent. Le camp le plus nombreux sur le Crassier et autour a son premier dé de tir gratuit ; les Britanniques sont pressés par le temps.

ccgw-scn-05-title = Loos (Contre-Attaque Allemande)
ccgw-scn-05-date = 27 septembre 1915
ccgw-scn-05-briefing = Deux jours sans sommeil ni soupe ont vidé les bataillons qui ont pris le Crassier. Les Allemands reviennent le chercher avec des grenadiers frais : de ses pentes, leurs mitrailleuses tiendraient toute la redoute.
ccgw-scn-05-special = Une unité allemande dans la tranchée britannique sur la ligne de front au début de son tour vaut 1 Médaille. Cette fois ce sont les Allemands qui sont pressés par le temps et qui règlent le bombardement ; le Crassier offre toujours le premier dé de tir.

ccgw-scn-06-title = Loos (Combat pour les Tranchées)
ccgw-scn-06-date = Du 29 septembre au 3 octobre 1915
ccgw-scn-06-briefing = La grande offensive s’éteint, mais personne ne lâche la redoute. Les grenadiers britanniques s’accrochent à un morceau de la face avant, les Allemands au reste, et chaque camp jette tous ses renforts dans ce dédale de tranchées.
ccgw-scn-06-special = Les trois lignes de la redoute forment un seul groupe d’hex : qui en occupe le plus au début de son tour détient 1 Médaille, allemande au départ. Lancez chacun 2d6 pour désigner le premier joueur ; le Crassier offre le premier dé de tir.

ccgw-scn-07-title = Loos (Nouvelle Offensive Britannique)
ccgw-scn-07-date = 13-14 octobre 1915
ccgw-scn-07-briefing = Le bombardement a fait grand bruit, mais les barbelés sont intacts et les mitrailleuses aussi. Une brigade sera fauchée à découvert ; une autre peut gagner la première tranchée pour une heure, si elle sait en chasser les grenadiers allemands.
ccgw-scn-07-special = Une unité britannique dans la tranchée allemande sur la ligne de front au début de son tour vaut 1 Médaille, et les Britanniques sont pressés par le temps. Le Crassier offre le premier dé de tir.

ccgw-scn-08-title = La Somme (Explosion de Mine sur la Crête des Aubépines)
ccgw-scn-08-date = 1er juillet 1916
ccgw-scn-08-briefing = La mine de la Crête des Aubépines saute devant Beaumont-Hamel, dix minutes trop tôt. La 29e Division court vers le cratère fumant, une colonne d’assaut attend dans le chemin creux, et les Allemands sortent déjà de leurs abris.
ccgw-scn-08-special = Le camp le plus nombreux sur le cratère de mine et ses six collines au début de son tour détient 1 Médaille ; pour les Britanniques comptent aussi la tranchée sur la ligne de front et chaque unité sortie par la Ligne Arrière allemande. Le chemin creux fait ignorer 1 Soldat et 1 Drapeau ; les Britanniques sont pressés par le temps.

ccgw-scn-09-title = La Somme (La Vallée de la Purée & La Boisselle)
ccgw-scn-09-date = 1er juillet 1916
ccgw-scn-09-briefing = La 8e Division doit remonter la Vallée de la Purée, vaste entonnoir nu que les tranchées allemandes bordent de trois côtés. À droite, La Boisselle avance comme un bastion, si près qu’il n’y a qu’un cratère de mine entre les deux lignes.
ccgw-scn-09-special = Pour les Britanniques, une tranchée allemande vaut 1 Médaille, chaque hex de bâtiment 1 de plus, et chaque unité sortie par la Ligne Arrière allemande 1 Médaille permanente ; le cratère de mine paie qui l’occupe. Les maisons de La Boisselle sont fortifiées (2 Soldats, 2 Drapeaux) et les Britanniques sont pressés par le temps.

ccgw-scn-10-title = La Somme (La Vallée de la Saucisse & La Boisselle)
ccgw-scn-10-date = 1er juillet 1916
ccgw-scn-10-briefing = Au sud du village, la 34e Division avance de part et d’autre de la Vallée de la Saucisse. La grande mine a éventré le sol devant la Schwaben Höhe : prenez le cratère, débordez La Boisselle par le flanc et méfiez-vous de la redoute qui bat la vallée à droite.
ccgw-scn-10-special = Pour les Britanniques, une tranchée allemande vaut 1 Médaille, chaque hex de bâtiment 1 de plus, et chaque unité sortie par la Ligne Arrière allemande 1 Médaille permanente ; le cratère de mine paie qui l’occupe. Les maisons de La Boisselle sont fortifiées (2 Soldats, 2 Drapeaux) et les Britanniques sont pressés par le temps.

ccgw-scn-11-title = La Somme (Mametz)
ccgw-scn-11-date = 1er juillet 1916
ccgw-scn-11-briefing = Du bosquet Mansel, la 7e Division marche sur un village devenu forteresse : une tranchée devant, une autre tout autour. La garnison est mince, mais trois mitrailleuses plongent sur la pente.
ccgw-scn-11-special = Chaque hex de bâtiment de Mametz vaut 2 Médailles aux Britanniques au début de leur tour, et chaque unité sortie par la Ligne Arrière allemande 1 Médaille permanente. Les maisons sont fortifiées (2 Soldats, 2 Drapeaux) et les Britanniques sont pressés par le temps.

ccgw-scn-12-title = La Somme (Bois de Mametz)
ccgw-scn-12-date = 7-10 juillet 1916
ccgw-scn-12-briefing = Le bois est resté presque vide une semaine ; la Garde prussienne le tient maintenant derrière des barbelés et des tranchées toutes neuves. Deux divisions s’y referment en tenaille, la 17e par l’ouest et la 38e par l’est, avec entre elles une vallée balayée par le feu.
ccgw-scn-12-special = Avant la distribution des cartes Commandement, les Britanniques confient un grenadier à une unité d’infanterie, puis les Allemands à trois. Les Allemands jouent en premier, mais ce sont les Britanniques qui sont pressés par le temps ; chaque unité britannique sortie par la Ligne Arrière allemande vaut 1 Médaille.

ccgw-scn-13-title = Crête de Vimy (1re & 2e Divisions d’infanterie canadiennes)
ccgw-scn-13-date = 9 avril 1917
ccgw-scn-13-briefing = À cinq heures et demie, sous le grésil, toutes les pièces du Corps canadien ouvrent le feu et deux divisions suivent le barrage au pas, une vague dépassant l’autre. Les Allemands ont garni leur première ligne et gardent leurs réserves pour l’instant d’après.
ccgw-scn-13-special = Une unité canadienne dans la tranchée allemande sur la ligne de front au début de son tour vaut 1 Médaille, et chaque unité sortie par la Ligne Arrière allemande 1 Médaille permanente. Les Canadiens sont pressés par le temps.

ccgw-scn-14-title = Crête de Vimy (Colline 145)
ccgw-scn-14-date = 9-10 avril 1917
ccgw-scn-14-briefing = La Colline 145 est le point le plus haut de la crête et le dernier à tomber. Un premier assaut s’y brise, un second en prend la moitié, une contre-attaque reprend tout : à la 4e Division canadienne de recommencer, et de contourner ce qu’elle ne peut escalader.
ccgw-scn-14-special = Le camp le plus nombreux sur les sept hex de la Colline 145 au début de son tour détient 2 Médailles, allemandes au départ. Les Canadiens marquent aussi pour la tranchée sur la ligne de front et pour leurs unités sorties par la Ligne Arrière allemande, et ils sont pressés par le temps.

ccgw-scn-15-title = Crête de Vimy (Le Bourgeon)
ccgw-scn-15-date = 12 avril 1917
ccgw-scn-15-briefing = Seul le Bourgeon, une bosse à l’extrémité nord, domine encore la crête conquise. La Garde est montée pendant la pause et a repoussé le premier élan dans la nuit ; à cinq heures la 10e Brigade recommence sous la neige, les ruines de Givenchy à l’horizon.
ccgw-scn-15-special = Une unité canadienne sur le Bourgeon au début de son tour gagne 1 Médaille permanente ; la tranchée sur la ligne de front et chaque hex de Givenchy-en-Gohelle en valent 1 tant qu’ils sont tenus. Le Bourgeon offre aussi le premier dé de tir au camp le plus nombreux sur ses hex et autour ; les Canadiens sont pressés par le temps.

ccgw-scn-16-title = Crête de Vimy (Le Bois-en-Hache)
ccgw-scn-16-date = 12 avril 1917
ccgw-scn-16-briefing = Au nord de la Souchez, un bois haché couvre le flanc de l’attaque sur le Bourgeon. La 73e Brigade s’y glisse de souche en souche, sous les mortiers, contre des Grenadiers de la Garde retranchés sur deux lignes.
ccgw-scn-16-special = Chacune des deux lignes allemandes vaut 1 Médaille au début du tour canadien, la seconde seulement si la première est tenue aussi, et chaque unité sortie par la Ligne Arrière allemande 1 Médaille permanente. Les Canadiens sont pressés par le temps.

## Lieux

ccgw-place-no-mans-land = No Man’s Land
ccgw-place-givenchy-la-bassee = Givenchy-lès-la-Bassée
ccgw-place-canteleux = Canteleux
ccgw-place-hohenzollern-redoubt = Redoute Hohenzollern
ccgw-place-little-willie = Little Willie
ccgw-place-big-willie = Big Willie
ccgw-place-crassier = Le Crassier
ccgw-place-dump-trench = Tranchée du Crassier
ccgw-place-fosse-8 = Fosse 8
ccgw-place-corons = Les Corons
ccgw-place-hawthorn-ridge = Crête des Aubépines
ccgw-place-sunken-lane = Chemin creux
ccgw-place-beaumont-hamel = Beaumont-Hamel
ccgw-place-y-ravine = Ravin en Y
ccgw-place-mash-valley = Vallée de la Purée
ccgw-place-la-boisselle = La Boisselle
ccgw-place-ovillers-spur = Éperon d’Ovillers
ccgw-place-usna-hill = Colline d’Usna
ccgw-place-y-sap = Sape Y
ccgw-place-sausage-valley = Vallée de la Saucisse
ccgw-place-lochnagar = Lochnagar
ccgw-place-schwaben-hohe = Schwaben Höhe
ccgw-place-sausage-redoubt = Redoute de la Saucisse
ccgw-place-tara-hill = Colline de Tara
ccgw-place-mametz = Mametz
ccgw-place-mansel-copse = Bosquet Mansel
ccgw-place-danzig-alley = Boyau de Dantzig
ccgw-place-the-shrine = Le Calvaire
ccgw-place-mametz-wood = Bois de Mametz
ccgw-place-hammerhead = Le Marteau
ccgw-place-quadrangle-support = Soutien du Quadrangle
ccgw-place-bottom-wood = Bois du Fond
ccgw-place-caterpillar-wood = Bois de la Chenille
ccgw-place-thelus = Thélus
ccgw-place-hill-135 = Colline 135
ccgw-place-les-tilleuls = Les Tilleuls
ccgw-place-zwischen-stellung = Zwischen-Stellung
ccgw-place-hill-145 = Colline 145
ccgw-place-la-folie-wood = Bois de la Folie
ccgw-place-pimple = Le Bourgeon
ccgw-place-givenchy-en-gohelle = Givenchy-en-Gohelle
ccgw-place-souchez-valley = Vallée de la Souchez
ccgw-place-bois-en-hache = Bois-en-Hache
ccgw-place-lorette-spur = Éperon de Lorette

## Objectifs

ccgw-group-british-front = la tranchée britannique de la ligne de front
ccgw-group-german-front = la tranchée allemande de la ligne de front
ccgw-group-german-second = la deuxième ligne de tranchées allemande
ccgw-group-german-third = la troisième ligne de tranchées allemande
ccgw-group-german-trenches = les tranchées allemandes
ccgw-group-givenchy = Givenchy-en-Gohelle
ccgw-group-hill-145 = la Colline 145
ccgw-group-la-boisselle = La Boisselle
ccgw-group-mametz = Mametz
ccgw-group-mine-crater = le cratère de mine
ccgw-group-mine-crater-and-hills = le cratère de mine et ses collines
ccgw-group-pimple = le Bourgeon
ccgw-group-redoubt = les tranchées de la Redoute Hohenzollern
ccgw-hexes = { $hexes }
