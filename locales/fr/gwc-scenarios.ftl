# Great War Commander. Scénarios et lieux.

## Scénarios

gwc-scn-01-title = L’orée de la forêt
gwc-scn-01-date = Rossignol, Ardenne belge, 22 août 1914
gwc-scn-01-briefing = On a dit aux marsouins qu’il n’y avait personne avant Neufchâteau. Le 1er régiment colonial sort de Rossignol par la route droite, l’arme à la bretelle, et la forêt se met à tirer : la 12e division de Silésie y marchait en sens inverse. Derrière, le pont sur la Semois est encombré, et les 75 sont de l’autre côté.
gwc-scn-01-special = Une bonne première partie : ni tranchée, ni gaz, ni avion. Les Français partent du village et n’ont pas de Téléphone ; les Allemands tiennent les trois premières rangées, sous bois. Une haie vaut mieux qu’une charge.

gwc-scn-02-title = Les betteraves de Barcy
gwc-scn-02-date = Bataille de l’Ourcq, 6 septembre 1914
gwc-scn-02-briefing = La retraite est finie : la 55e division de réserve a fait demi-tour et marche vers l’est, par les champs, contre le 4e corps de réserve allemand qui gardait le flanc de von Kluck. Le village est à qui y arrivera ; la crête derrière la ferme, à qui y a ses canons.
gwc-scn-02-special = Les Allemands contrôlent les Objectifs 2 à 5 et se placent dans la moitié est. Le fossé cache ses occupants à qui n’est ni à côté ni au-dessus. Les bombes d’avion de 1914 ne valent que 3 PF.

gwc-scn-03-title = Neuville, maison par maison
gwc-scn-03-date = Neuville-Saint-Vaast, Artois, 8 juin 1915
gwc-scn-03-briefing = Un mois que l’on prend Neuville : une cave, un mur, une cave. C’est le tour de la 5e division. À droite, le Labyrinthe, où les boyaux se croisent si bien que chacun y a l’ennemi dans le dos. Au cimetière, les obus ont ouvert les tombes. Il reste le haut du village.
gwc-scn-03-special = Les tranchées imprimées sont à tout le monde : de l’une à l’autre, on passe pour 1 PM et sans Tir d’Opportunité. Les Allemands contrôlent tous les Objectifs ; eux seuls ont déjà le gaz. Le mur détruit protège comme un mur.

gwc-scn-04-title = Driant
gwc-scn-04-date = Bois des Caures, Verdun, 22 février 1916
gwc-scn-04-briefing = Depuis la veille au matin, les obus couchent le bois ; on les a comptés, puis on a cessé. Les 56e et 59e bataillons de chasseurs y étaient douze cents ; on ne sait plus combien ils sont. Le colonel Driant, qui avait écrit que ce bois ne tiendrait pas, est à R2 et commande.
gwc-scn-04-special = Le Colonel Driant a un Commandement de 3 : s’il tombe, la défense tombe avec lui. Deux Sections de chasseurs arrivent sur la case 3 du Temps. Les Français n’ont pas de Téléphone. Dans les Bois Détruits, la vue pénètre de deux hexs, pas plus.

gwc-scn-05-title = Le dernier pigeon
gwc-scn-05-date = Fort de Vaux, Verdun, 2 juin 1916
gwc-scn-05-briefing = Le fort n’a plus de canon, et de l’eau pour quelques jours. Le commandant Raynal fait monter des sacs de terre dans les couloirs ; dehors, la 50e division est déjà dans le fossé. Dans une cage, quatre pigeons. Le dernier partira sans que personne sache s’il arrive.
gwc-scn-05-special = L’Objectif 3, une casemate, vaut 2 PV dès le début (le marqueur G est ouvert). Qui tient une Casemate y gagne les Mêlées à égalité. Deux Sections de chasseurs arrivent sur la case 4 du Temps. Un Agent de Liaison qui sort par son bord rapporte 1 PV : envoyez-le.

gwc-scn-06-title = Trompe-la-Mort
gwc-scn-06-date = Berry-au-Bac, 16 avril 1917
gwc-scn-06-briefing = Pour la première fois, la France attaque avec des chars. Ils descendent en colonne de Berry-au-Bac, par une seule route, sous les yeux de l’artillerie de la cote 108 ; les fantassins chargés de combler les tranchées sont restés en arrière. Le commandant Bossut est en tête, dans son « Trompe-la-Mort » : il n’a pas voulu qu’il en fût autrement.
gwc-scn-06-special = Doctrine : un Schneider ne tire pas à plus de 4 hexs. Tranchées et trous d’obus immobilisent les chars ; une Unité amie dans l’hex les guide. Le Leader de Chars n’entraîne plus personne après la première perte.

gwc-scn-07-title = Le moulin de Laffaux
gwc-scn-07-date = Chemin des Dames, 5 mai 1917
gwc-scn-07-briefing = Du moulin, il reste un tas ; mais de ce tas on voit jusqu’à Soissons. Des cuirassiers qui n’ont plus de chevaux doivent le prendre, avec les premiers Saint-Chamond, longs comme des wagons et presque aussi agiles. Dessous, dans les carrières, attend un bataillon entier.
gwc-scn-07-special = Doctrine : un Saint-Chamond ne tire pas à plus de 5 hexs. Les cuirassiers à pied sont des Sections de chasseurs. On ne voit dans une Carrière que d’à côté ou de plus haut. Sur la route, un changement de niveau n’immobilise pas.

gwc-scn-08-title = Les petits chars
gwc-scn-08-date = Chaudun et Ploisy, 31 mai 1918
gwc-scn-08-briefing = En quatre jours, les Allemands sont allés de l’Ailette à la Marne, et rien ne les arrête sur le plateau de Soissons. À midi, sans artillerie ni fumée, une vingtaine de Renault tout neufs sortent de la forêt de Retz et courent dans les blés. Les tirailleurs n’en avaient jamais vu. Les Allemands non plus.
gwc-scn-08-special = Terrain libre, presque sans trous d’obus : les chars courent. Doctrine : un Renault à canon ne tire pas à plus de 4 hexs. Les Allemands sont en Reconnaissance et contrôlent les Objectifs 2, 3 et 5 ; leurs 77 et leurs Packs de Grenades sont ce qui arrête un char.

gwc-scn-09-title = Les fauves de la Pompelle
gwc-scn-09-date = Fort de la Pompelle, Reims, 1er juin 1918
gwc-scn-09-briefing = Reims tient à un fort qui n’est plus qu’un monticule. Au petit jour, la brume roule des bruits de moteur : les Allemands ont mis en ligne les leurs, hauts comme des maisons, dix-huit hommes par machine. Les coloniaux n’ont pour eux que des fossés, un 75 tiré à vue et la certitude qu’on ne relève personne.
gwc-scn-09-special = Deux A7V allemands : forts, lourds, sans Leader de Chars. Les Français contrôlent tous les Objectifs ; les casemates du fort gagnent les Mêlées à égalité. Les fossés sont un piège pour les chars.

gwc-scn-10-title = Le blé de juin
gwc-scn-10-date = Bois Belleau, 6 juin 1918
gwc-scn-10-briefing = Quatre cents mètres de blé à mi-cuisse, des coquelicots, et au bout un bois dont la carte dit peu de chose. Les Marines avancent en quatre lignes, à distances réglementaires, comme à l’exercice. Dans les rochers, le 461e a eu deux jours pour choisir ses champs de tir.
gwc-scn-10-special = Les Allemands contrôlent tous les Objectifs et se placent dans les rangées 1 à 8. Les Rochers sous bois arrêtent la vue et coûtent peu. Deux Sections de Marines arrivent sur la case 3 du Temps.

gwc-scn-11-title = Patton à pied
gwc-scn-11-date = Essey et Pannes, Saint-Mihiel, 12 septembre 1918
gwc-scn-11-briefing = Le saillant se vide, et l’on ne sait pas si les Allemands partent ou reculent pour mieux tirer. Les Renault de la 1re brigade américaine roulent en avant de la 42e division ; leur chef, un lieutenant-colonel de trente-deux ans, marche devant, à pied : d’un char, on ne voit rien.
gwc-scn-11-special = Les Américains contrôlent les Objectifs 1 et 2. Un char ne franchit la rivière que par un pont et n’entre dans un bois que par une route. Doctrine : un Renault à canon ne tire pas à plus de 4 hexs.

gwc-scn-12-title = La poche
gwc-scn-12-date = Ravin de Charlevaux, Argonne, 7 octobre 1918
gwc-scn-12-briefing = Cinq jours sans vivres : le bataillon a avancé comme on le lui avait dit, les voisins non. Les pigeons sont partis, l’artillerie amie s’est trompée de pente. Ce soir viennent les lance-flammes. Derrière les lignes allemandes, quelqu’un marche au canon ; on ne sait pas jusqu’où.
gwc-scn-12-special = Les Américains se placent dans la poche, au milieu du plateau, et contrôlent l’Objectif 5 ; un Leader et trois Sections arrivent sur la case 4 du Temps, par leur bord. Loin d’un Leader ou d’un Objectif, une Unité est Hors-Cohésion. Les Allemands ne marquent rien en sortant.

gwc-scn-13-title = La dernière nuit
gwc-scn-13-date = Mouzon, sur la Meuse, 10 novembre 1918
gwc-scn-13-briefing = On dit que c’est pour demain, onze heures. L’ordre de passer la Meuse tient toujours. Les sapeurs poussent dans le brouillard des passerelles faites de planches et de bidons ; sur l’autre rive, une mitrailleuse tire au bruit. Personne ne veut être le dernier, et quelqu’un le sera.
gwc-scn-13-special = Il fait nuit : pas de Frappe Aérienne. On ne passe le fleuve que par la route, la voie ferrée et la passerelle. Les Allemands contrôlent tous les Objectifs ; un pont détruit par les obus devient une ruine, que l’on franchit encore.

## Lieux

gwc-place-forest-of-neufchateau = Forêt de Neufchâteau
gwc-place-rossignol = Rossignol
gwc-place-chateau = Le Château
gwc-place-semois = Semois
gwc-place-barcy = Barcy
gwc-place-nogeon-farm = Ferme de Nogeon
gwc-place-beet-fields = Betteraves
gwc-place-light-railway = Voie étroite
gwc-place-signal-hill = Butte du Signal
gwc-place-neuville = Neuville
gwc-place-cemetery = Cimetière
gwc-place-labyrinth = Le Labyrinthe
gwc-place-white-works = Ouvrages Blancs
gwc-place-arras-road = Route d’Arras
gwc-place-bois-des-caures = Bois des Caures
gwc-place-post-r1 = R1
gwc-place-post-r2 = R2
gwc-place-post-r3 = R3
gwc-place-flabas-road = Route de Flabas
gwc-place-fort-de-vaux = Fort de Vaux
gwc-place-vaux-pond = Étang de Vaux
gwc-place-retranchement = Retranchement
gwc-place-fumin-wood = Bois Fumin
gwc-place-souville-road = Route de Souville
gwc-place-mauchamp-farm = Ferme Mauchamp
gwc-place-miette = La Miette
gwc-place-laon-road = Route de Laon
gwc-place-cholera-farm = Ferme du Choléra
gwc-place-hill-108 = Cote 108
gwc-place-laffaux = Laffaux
gwc-place-the-mill = Le Moulin
gwc-place-quarries = Les Carrières
gwc-place-ravine = Ravin
gwc-place-cravancon-farm = Ferme de Cravançon
gwc-place-wheat = Blés
gwc-place-ploisy-ravine = Ravin de Ploisy
gwc-place-ploisy = Ploisy
gwc-place-paris-road = Route de Paris
gwc-place-fort-de-la-pompelle = Fort de la Pompelle
gwc-place-chalons-road = Route de Châlons
gwc-place-the-halt = La Halte
gwc-place-alger-redoubt = Réduit de l’Alger
gwc-place-belleau-wood = Bois Belleau
gwc-place-belleau = Belleau
gwc-place-bouresches = Bouresches
gwc-place-hunting-lodge = Pavillon de chasse
gwc-place-pannes = Pannes
gwc-place-essey = Essey
gwc-place-rupt-de-mad = Rupt de Mad
gwc-place-quart-en-reserve = Quart en Réserve
gwc-place-mill = Le Moulin
gwc-place-charlevaux-ravine = Ravin de Charlevaux
gwc-place-la-palette = La Palette
gwc-place-binarville-slope = Pente de Binarville
gwc-place-pocket = La Poche
gwc-place-meuse = Meuse
gwc-place-canal = Canal de l’Est
gwc-place-villers = Villers
gwc-place-mouzon = Mouzon
gwc-place-heights = Les Hauteurs

## Handicaps

gwc-handicap-squads = Sections
gwc-handicap-squads-help = Autant de Sections restent absentes, celles dont la Puissance de Feu et le Moral font ensemble le moins d’abord.
