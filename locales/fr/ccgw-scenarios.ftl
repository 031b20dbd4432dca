# Commands & Colours : La Grande Guerre. Scénarios, batailles et lieux.

## Batailles

ccgw-battle-training = Initiation
ccgw-battle-loos = Loos
ccgw-battle-somme = La Somme
ccgw-battle-vimy = Crête de Vimy
ccgw-battle-verdun = Verdun
ccgw-battle-nivelle = Offensive de Nivelle

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

ccgw-scn-41-title = Verdun (Bois des Caures)
ccgw-scn-41-date = 21-22 février 1916
ccgw-scn-41-briefing = Un million d’obus vient de s’abattre sur deux bataillons de chasseurs, et pourtant des survivants sortent des abris. Driant a réparti ses hommes en petits postes dans le bois haché : chaque souche retarde l’assaut, et derrière lui il n’y a presque plus rien.
ccgw-scn-41-special = Chacun des trois bunkers rapporte 1 Médaille permanente à l’unité allemande qui l’occupe au début de son tour, et chaque unité sortie par la Ligne Arrière française 1 autre. Les Français choisissent un spécialiste ; les Allemands règlent le bombardement et sont pressés par le temps.

ccgw-scn-42-title = Verdun (Beaumont)
ccgw-scn-42-date = 22 février 1916
ccgw-scn-42-briefing = Le 208e s’est retranché dans Beaumont, au bout d’une tranchée que la pioche n’a pas eu le temps d’achever. Pour l’atteindre, il faut descendre un glacis tout nu ; pour la garder, il faudra se battre de cave en cave jusqu’à la nuit.
ccgw-scn-42-special = Une unité allemande dans une tranchée française au début de son tour vaut 1 Médaille ; qui occupe le plus des cinq hex de bâtiment en détient 1 autre, française au départ. Les Français choisissent un spécialiste ; les Allemands sont pressés par le temps.

ccgw-scn-43-title = Verdun (Samogneux)
ccgw-scn-43-date = 24 février 1916
ccgw-scn-43-briefing = Plus de cartouches, plus de pain, et l’ordre de tenir. Samogneux brûle au bord de la Meuse ; à l’est, la Cote 344 commande tout le plateau, et celui qui la perd n’aura plus qu’à se replier.
ccgw-scn-43-special = Le camp le plus nombreux dans Samogneux au début de son tour détient 1 Médaille ; la Cote 344 en vaut 2 aux Allemands, mais 1 seule aux Français, qui tiennent les deux au départ. Les Allemands sont pressés par le temps.

ccgw-scn-44-title = Verdun (Fort de Douaumont)
ccgw-scn-44-date = 25 février 1916
ccgw-scn-44-briefing = Le plus puissant fort de France n’a pour garnison qu’un adjudant et une poignée d’artilleurs. Les Brandebourgeois du 24e l’ignorent encore ; le 95e, lui, croit l’ouvrage bien gardé et regarde ailleurs.
ccgw-scn-44-special = Chacun des cinq hex de bunker du fort vaut 1 Médaille permanente aux Allemands qui l’occupent au début de leur tour ; la majorité dans le village leur en vaut 1 autre. Les artilleurs du fort sont un mortier lourd, chaque camp choisit un spécialiste et les Allemands sont pressés par le temps.

ccgw-scn-45-title = Verdun (Traversée de la Meuse)
ccgw-scn-45-date = 6-9 mars 1916
ccgw-scn-45-briefing = L’attaque change de rive. Sous la neige, les réservistes franchissent le ruisseau de Forges et se jettent vers le Bois des Corbeaux ; perdu le 7, repris le 8, reperdu le 10, ce bois ne sera bientôt plus qu’un nom sur la carte.
ccgw-scn-45-special = Au début de leur tour, les Allemands détiennent 1 Médaille si aucun Français n’est dans le Bois des Corbeaux, 1 de plus si le Bois de Cumières est vide lui aussi, et 1 pour une tranchée française. Le ruisseau de Forges se passe à gué et l’on peut y combattre ; les Allemands sont pressés par le temps.

ccgw-scn-46-title = Verdun (Le Mort-Homme)
ccgw-scn-46-date = 13-20 mars 1916
ccgw-scn-46-briefing = Deux hauteurs jumelles barrent la rive gauche : du Mort-Homme on tire sur qui attaque la Cote 304, et de la Cote 304 sur qui gravit le Mort-Homme. Les prendre l’une sans l’autre ne sert à rien, les prendre ensemble demande une armée.
ccgw-scn-46-special = Au début de leur tour, les Allemands détiennent 1 Médaille si aucun Français n’est sur le Mort-Homme, 1 si aucun n’est sur la Cote 304, et 1 pour une tranchée française. Le ruisseau de Forges se passe à gué et l’on peut y combattre ; les Allemands sont pressés par le temps.

ccgw-scn-47-title = Verdun (Fort de Vaux)
ccgw-scn-47-date = 7-8 mars 1916
ccgw-scn-47-briefing = Un communiqué annonce trop tôt la prise du fort ; il reste à la faire. Le chemin passe par un village au fond du vallon, maison après maison, puis par une pente nue que balaient les mitrailleuses de la crête.
ccgw-scn-47-special = Chacun des trois hex de bunker du fort vaut 1 Médaille permanente aux Allemands qui l’occupent au début de leur tour ; la majorité dans le village de Vaux leur en vaut 1 autre. Les Allemands sont pressés par le temps.

ccgw-scn-48-title = Verdun (Malancourt)
ccgw-scn-48-date = 20-22 mars 1916
ccgw-scn-48-briefing = Puisque la Cote 304 ne se laisse pas prendre de face, les Bavarois la tournent par le bois de Malancourt, lance-flammes en tête. Le bois cède en quelques heures ; restent deux villages, un ruisseau et des canons français qui ont repéré chaque sentier.
ccgw-scn-48-special = La majorité dans Malancourt et Haucourt vaut 1 Médaille aux seuls Allemands ; une unité sur la Cote 304 au début de leur tour, 1 Médaille permanente. On combat dans le ruisseau de Forges, chaque camp choisit un spécialiste, personne ne bombarde avant la partie ; les Allemands sont pressés par le temps.

ccgw-scn-49-title = Verdun (Assaut Français sur le Fort de Douaumont)
ccgw-scn-49-date = 22 mai 1916
ccgw-scn-49-briefing = À 11 h 50, les vagues de Mangin débouchent vers le fort en plein jour. À gauche on prendra la tranchée Morchée, à droite on n’ira nulle part ; au centre, quelques compagnies fouleront les superstructures, et il faudra les y rejoindre avant la nuit.
ccgw-scn-49-special = Chacun des cinq hex de bunker du fort vaut 1 Médaille permanente aux Français qui l’occupent au début de leur tour. Ils règlent le bombardement et sont pressés par le temps.

ccgw-scn-50-title = Verdun (Combat pour le Fort de Vaux)
ccgw-scn-50-date = 2-6 juin 1916
ccgw-scn-50-briefing = Au-dessus, les Allemands marchent sur la dalle ; au-dessous, Raynal fait murer les couloirs et compte les bidons d’eau. Le fort est pris et ne l’est pas : reste à savoir qui, de l’assiégeant ou du secours, arrivera le premier.
ccgw-scn-50-special = Qui occupe le plus des trois hex de bunker au début de son tour détient 1 Médaille, française au départ. Chaque camp lance 4 dés de bataille : le plus d’étoiles joue en premier (les Allemands en cas d’égalité) et bombarde les lignes de son choix, de la sienne vers l’ennemi. Quatre spécialistes allemands, trois français.

ccgw-scn-51-title = Verdun (Fleury)
ccgw-scn-51-date = 23 juin 1916
ccgw-scn-51-briefing = Une dernière crête, et l’on verrait Verdun. Le régiment du Corps bavarois descend sur Fleury ; mais à l’ouest un point d’appui oublié tire dans son flanc, et derrière le village Souville tient encore.
ccgw-scn-51-special = La majorité dans Fleury vaut 1 Médaille, française au départ ; chaque hex de bunker du fort de Souville en vaut 1 permanente aux Allemands qui l’occupent au début de leur tour. Trois spécialistes allemands, quatre français ; les Allemands sont pressés par le temps.

ccgw-scn-52-title = Verdun (Les Français reprennent le Fort de Douaumont)
ccgw-scn-52-date = 24 octobre 1916
ccgw-scn-52-briefing = Deux pièces de 400 sur rails ont vidé le fort : ses défenseurs sont venus s’abriter… dans la tranchée de départ française. Le brouillard se lève sur la boue ; aujourd’hui l’artillerie est du bon côté.
ccgw-scn-52-special = Chacun des cinq hex de bunker vaut 1 Médaille permanente aux Français qui l’occupent au début de leur tour, la seconde ligne allemande 1 tant qu’elle est occupée. Le bombardement remplace aussi les tranchées et bunkers vides par des cratères. Quatre spécialistes français, trois allemands ; personne n’est pressé par le temps.

ccgw-scn-53-title = Offensive de Nivelle (Saint-Quentin)
ccgw-scn-53-date = 1er-4 avril 1917
ccgw-scn-53-briefing = Avant la grande affaire, il faut crever les yeux de l’ennemi. Devant Saint-Quentin, des villages dynamités et quelques bosses cachent ses observateurs ; derrière eux s’étire le béton tout neuf de la Siegfriedstellung.
ccgw-scn-53-special = Chaque hex de village vaut 1 Médaille permanente aux Français qui l’occupent au début de leur tour, chaque hex de colline 1 tant qu’il est tenu. Le canal de la Somme se passe à gué, sans y combattre ; pas de bombardement. Trois spécialistes français, deux allemands ; le livret dit les Allemands pressés par le temps, une option le dit des Français.

ccgw-scn-54-title = Offensive de Nivelle (Ferme La Folie)
ccgw-scn-54-date = 4 avril 1917
ccgw-scn-54-briefing = Pluie glacée, boue, capotes raides. Au nord de la ferme, les Allemands lâchent pied si vite qu’ils laissent leurs canons et un dépôt plein de vivres : qui arrive le premier mange chaud ce soir.
ccgw-scn-54-special = Chaque pièce allemande que les Français atteignent vaut 2 Médailles permanentes ; ses servants éliminés en valent 1 et le canon reste sur place. Chaque hex de ferme occupé au début du tour français vaut 1 Médaille permanente. Quatre spécialistes français, trois allemands ; pas de bombardement ; les Français sont pressés par le temps.

ccgw-scn-55-title = Offensive de Nivelle (Craonne)
ccgw-scn-55-date = 16 avril 1917
ccgw-scn-55-briefing = À six heures, l’infanterie monte vers le plateau sous la neige fondue ; l’ennemi connaît l’heure et l’endroit. Dans la plaine, pour la première fois, des chars Schneider roulent derrière les vagues.
ccgw-scn-55-special = Chaque unité française dans une tranchée allemande au début de son tour vaut 1 Médaille tant qu’elle reste dans ces tranchées. Trois chars Schneider, ou par option un Schneider, un Saint-Chamond et un spécialiste de plus. Trois spécialistes par camp ; les Français sont pressés par le temps.

ccgw-scn-56-title = Offensive de Nivelle (Après-midi à Craonne)
ccgw-scn-56-date = 16 avril 1917
ccgw-scn-56-briefing = Les chars ont franchi la première ligne et roulent vers la seconde ; les Allemands se couchent, les laissent passer et se relèvent devant l’infanterie. Il reste quelques heures de jour pour la rejoindre.
ccgw-scn-56-special = Chaque unité française dans la seconde ligne allemande au début de son tour vaut 1 Médaille tant qu’elle y reste. Les Allemands jouent en premier. Deux chars Schneider (par option, l’un est un Saint-Chamond) ; pas de bombardement, sauf si vous convenez de reprendre celui du matin. Trois spécialistes par camp ; les Français sont pressés par le temps.

ccgw-scn-57-title = Offensive de Nivelle (Berry-au-Bac)
ccgw-scn-57-date = 16 avril 1917
ccgw-scn-57-briefing = Les Schneider remontent en file un couloir entre deux rangées de hauteurs, et chaque batterie les voit venir. Ils passeront la deuxième ligne, ils atteindront la troisième : mais qui la gardera, si les fantassins ne suivent pas ?
ccgw-scn-57-special = Chaque unité française dans la troisième ligne allemande au début de son tour vaut 1 Médaille tant qu’elle y reste ; à tout moment, le camp le plus nombreux dans la deuxième ligne en détient 1. Trois chars Schneider, ou l’option du Saint-Chamond. Trois spécialistes français ; les Français sont pressés par le temps.

ccgw-scn-58-title = Offensive de Nivelle (Moulin de Laffaux)
ccgw-scn-58-date = 5 mai 1917
ccgw-scn-58-briefing = Du moulin il ne reste qu’un tas de pierres, mais de là-haut on règle tous les canons du plateau. Les cuirassiers ont laissé leurs chevaux ; ils monteront à pied, trois lignes durant, à côté des chars.
ccgw-scn-58-special = Chacune des trois lignes allemandes vaut 1 Médaille au début du tour français, à condition d’occuper aussi celles qui la précèdent ; le moulin en vaut 1 permanente. Trois chars Schneider, ou l’option du Saint-Chamond. Quatre spécialistes français ; les Français sont pressés par le temps.

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
ccgw-place-bois-des-caures = Bois des Caures
ccgw-place-bois-de-ville = Bois de Ville
ccgw-place-bois-d-haumont = Bois d’Haumont
ccgw-place-post-driant = Poste de Driant
ccgw-place-beaumont = Beaumont
ccgw-place-bois-de-wavrille = Bois de Wavrille
ccgw-place-bois-des-fosses = Bois des Fosses
ccgw-place-samogneux = Samogneux
ccgw-place-hill-344 = Cote 344
ccgw-place-meuse = La Meuse
ccgw-place-fort-douaumont = Fort de Douaumont
ccgw-place-douaumont = Douaumont
ccgw-place-bois-d-hardaumont = Bois d’Hardaumont
ccgw-place-bois-de-la-caillette = Bois de la Caillette
ccgw-place-bois-chauffour = Bois Chauffour
ccgw-place-hassoule-ravine = Bois Hassoule
ccgw-place-tranchee-morchee = Tranchée Morchée
ccgw-place-ravin-de-la-dame = Ravin de la Dame
ccgw-place-bois-des-corbeaux = Bois des Corbeaux
ccgw-place-bois-de-cumieres = Bois de Cumières
ccgw-place-forges = Forges
ccgw-place-cumieres = Cumières
ccgw-place-mort-homme = Le Mort-Homme
ccgw-place-forges-stream = Ruisseau de Forges
ccgw-place-hill-304 = Cote 304
ccgw-place-bethincourt = Béthincourt
ccgw-place-chattancourt = Chattancourt
ccgw-place-fort-vaux = Fort de Vaux
ccgw-place-vaux = Vaux
ccgw-place-bois-fumin = Bois Fumin
ccgw-place-damloup = Damloup
ccgw-place-la-laufee = La Laufée
ccgw-place-malancourt = Malancourt
ccgw-place-haucourt = Haucourt
ccgw-place-malancourt-wood = Bois de Malancourt
ccgw-place-fleury = Fleury
ccgw-place-fort-souville = Fort de Souville
ccgw-place-vaux-chapitre = Bois de Vaux-Chapitre
ccgw-place-thiaumont = Thiaumont
ccgw-place-sainte-fine = Chapelle Sainte-Fine
ccgw-place-froideterre = Froideterre
ccgw-place-dallon = Dallon
ccgw-place-castres = Castres
ccgw-place-grugies = Grugies
ccgw-place-giffecourt = Giffécourt
ccgw-place-epine-de-dallon = Épine de Dallon
ccgw-place-siegfriedstellung = Siegfriedstellung
ccgw-place-somme-canal = Canal de la Somme
ccgw-place-la-folie-farm = Ferme La Folie
ccgw-place-puisieux-farm = Ferme de Puisieux
ccgw-place-craonne = Craonne
ccgw-place-plateau-californie = Plateau de Californie
ccgw-place-beau-marais = Bois de Beau Marais
ccgw-place-bois-des-buttes = Bois des Buttes
ccgw-place-berry-au-bac = Berry-au-Bac
ccgw-place-juvincourt = Juvincourt
ccgw-place-miette = Hauteurs de la Miette
ccgw-place-mont-spin = Le Mont Spin
ccgw-place-aisne = L’Aisne
ccgw-place-laffaux-mill = Moulin de Laffaux
ccgw-place-laffaux = Laffaux
ccgw-place-chateau-de-la-motte = Château de la Motte
ccgw-place-chemin-des-dames = Chemin des Dames

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
ccgw-group-bunkers = les trois bunkers
ccgw-group-french-trenches = les tranchées françaises
ccgw-group-beaumont = Beaumont
ccgw-group-samogneux = Samogneux
ccgw-group-hill-344 = la Cote 344
ccgw-group-fort-douaumont = le fort de Douaumont
ccgw-group-douaumont = le village de Douaumont
ccgw-group-bois-des-corbeaux = le Bois des Corbeaux
ccgw-group-bois-de-cumieres = le Bois de Cumières
ccgw-group-mort-homme = le Mort-Homme
ccgw-group-hill-304 = la Cote 304
ccgw-group-fort-vaux = le fort de Vaux
ccgw-group-vaux = le village de Vaux
ccgw-group-malancourt-haucourt = Malancourt et Haucourt
ccgw-group-fleury = Fleury
ccgw-group-fort-souville = le fort de Souville
ccgw-group-villages = les villages
ccgw-group-hills = les collines
ccgw-group-farms = les fermes
ccgw-group-windmill = le moulin
ccgw-hexes = { $hexes }

## Options

ccgw-option-specialists = Spécialistes supplémentaires
ccgw-option-specialists-help = Avant la partie, chaque camp peut confier à certaines de ses unités un spécialiste de son choix, selon l’extension Armée française.
ccgw-option-specialists-off = aucun
ccgw-option-specialists-on = ceux de l’extension, au choix
ccgw-option-history = Spécialistes selon l’année
ccgw-option-history-help = Seulement les spécialistes dont chaque armée disposait l’année de la bataille, et pas plus que conseillé.
ccgw-option-history-off = tous
ccgw-option-history-on = ceux que l’armée avait alors
ccgw-option-swap = Échange de spécialistes
ccgw-option-swap-help = Avant la partie, chaque camp peut remplacer par d’autres des spécialistes déjà présents sur la carte.
ccgw-option-swap-off = non
ccgw-option-swap-on = permis avant la partie
ccgw-option-tanks = Chars français
ccgw-option-tanks-help = Un Saint-Chamond remplace un Schneider ; sur trois chars, un autre est retiré contre un spécialiste français de plus.
ccgw-option-tanks-schneider = Schneider seulement
ccgw-option-tanks-saint-chamond = avec un Saint-Chamond
ccgw-option-shelling = Bombardement du matin
ccgw-option-shelling-help = Avant la partie, le No Man’s Land est bombardé comme au scénario 55 ; les dés sont relancés.
ccgw-option-shelling-off = non
ccgw-option-shelling-on = repris du scénario 55
ccgw-option-time = Pressés par le temps
ccgw-option-time-help = Le camp pressé par le temps : son adversaire peut prendre une Médaille quand il joue une carte « Reconnaissance ».
ccgw-option-time-german = les Allemands, selon le livret
ccgw-option-time-french = les Français

## Handicaps

ccgw-handicap-command = Cartes Commandement
ccgw-handicap-command-help = Cartes Commandement en main au départ ; la main garde cette taille.
ccgw-handicap-combat = Cartes Combat
ccgw-handicap-combat-help = Cartes Combat en main au départ.
ccgw-handicap-hq = Pions QG
ccgw-handicap-hq-help = Pions QG au départ.
ccgw-handicap-artillery = Artillerie de réserve
ccgw-handicap-artillery-help = La force de l’artillerie de réserve : le plus de dés qu’elle peut acheter pour un tir.
ccgw-handicap-medals = Médailles à gagner
ccgw-handicap-medals-help = Médailles qu’il faut à ce camp, de plus ou de moins que ne dit le scénario.
ccgw-handicap-infantry = Unités d’infanterie
ccgw-handicap-infantry-help = Autant d’unités d’infanterie sans spécialiste restent absentes, les plus proches de leur ligne de départ d’abord.
