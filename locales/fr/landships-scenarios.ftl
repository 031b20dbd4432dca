# Landships! Scénarios et lieux.

## Scénarios

landships-scn-01-title = La grand-rue de Flers
landships-scn-01-date = Flers, Somme, 15 septembre 1916
landships-scn-01-briefing = À six heures vingt, il sort de la brume quelque chose que personne, en face, ne sait nommer. Quarante-neuf chars devaient attaquer ce matin ; beaucoup sont déjà embourbés, égarés ou en panne. Quatre atteignent Flers avec la 41e division, et l’un d’eux, D17, remonte la grand-rue, suivi par des fantassins qui l’acclament, tandis qu’un aviateur note ce qu’il voit. Les Allemands de la tranchée ont des fusils, des mitrailleuses, un canon derrière le village, et pas la moindre idée de ce qu’il faut faire.
landships-scn-01-special = Une bonne première partie : trois chars, une tranchée, une rue. Avant de jouer, les Britanniques notent un hexagone de la tranchée de Flers pour les obusiers et un pour la batterie de campagne, pour le tour 1. Un groupe allemand à côté duquel un char a bougé teste son moral à +2. Un char perdu ne vaut que 2 points, une panne aucun. À la fin, les Britanniques marquent 3 points par hexagone de la grand-rue (1106 à 1406) et 2 par réseau fortifié (0803, 0806, 1603) qu’ils contrôlent. Points britanniques moins points allemands : 30 ou plus, victoire majeure des Britanniques ; 24 à 29, mineure ; de 23 à 18, victoire mineure des Allemands ; moins, majeure.

landships-scn-02-title = La râperie
landships-scn-02-date = Picardie, septembre 1916 ; action imaginée
landships-scn-02-briefing = Entre deux tranchées, cinq cents mètres d’une terre trop souvent retournée. Derrière la ligne allemande, ce qui reste d’une râperie de betteraves, et une batterie que personne n’a trouvée. On a promis cinq chars au bataillon. Leurs chefs ont reconnu le terrain cette nuit, au ruban blanc et à la boussole, et ne sont pas d’accord sur l’endroit où ils étaient.
landships-scn-02-special = Les colonnes 07 à 11 sont en terrain difficile. Avant de jouer, les Britanniques notent un hexagone de la colonne 12 pour les obusiers et un pour une batterie de campagne, pour le tour 1 ; les deux tirs peuvent continuer. La peur des chars est à +2. À la fin, les Britanniques marquent 3 points par hexagone de la râperie, 2 par réseau fortifié et 1 par hexagone de la tranchée de la colonne 16 qu’ils contrôlent. Points britanniques moins points allemands : 23 ou plus, victoire majeure des Britanniques ; 17 à 22, mineure ; de 16 à 11, victoire mineure des Allemands ; moins, majeure.

landships-scn-03-title = L’épingle à cheveux
landships-scn-03-date = Nahr al-Kalek, sur le Tigre, 26 février 1917
landships-scn-03-briefing = Kut est tombée, et l’armée turque est sur la route de Bagdad. Le capitaine de vaisseau Nunn la poursuit vers l’amont avec la Tarantula, la Mantis et la Moth, plus vite que l’infanterie ne marche et bien au-delà d’elle. À Nahr al-Kalek, le fleuve revient sur lui-même, et l’arrière-garde a enterré canons et mitrailleuses dans la boucle : qui la contourne essuie le feu de trois côtés, à quelques centaines de mètres. Passé le coude, il y a les bateaux, et parmi eux la Firefly, qui était anglaise il y a quinze mois.
landships-scn-03-special = Les navires ne quittent pas la rivière, un par hexagone ; une canonnière coule au second coup. La cavalerie arrive au tour 3 par le bord est. Les unités turques peuvent sortir par le bord nord, et sont alors sauvées. À la fin, les Britanniques marquent 2 points par hexagone contrôlé de la tranchée du coude (0507, 0607, 0608) et du passage près de la route (1704, 1605, 1705, 1606, 1706) : un navire ne contrôle rien, la cavalerie si. Points britanniques moins points turcs : 13 ou plus, victoire majeure des Britanniques ; 6 à 12, mineure ; de 5 à −1, victoire mineure des Turcs ; moins, majeure.

landships-scn-04-title = La colonne Bossut
landships-scn-04-date = Juvincourt, Aisne, 16 avril 1917
landships-scn-04-briefing = Les premiers chars français partent par la route de Berry-au-Bac, l’un derrière l’autre, sous les yeux des hauteurs. Leur essence est à l’avant, derrière un blindage trop mince pour la nouvelle balle allemande. Le chef d’escadrons Bossut mène dans le premier engin et meurt dans l’heure. Quelques-uns de ses chars atteignent pourtant la troisième position, devant Juvincourt, et y attendent une infanterie que les mitrailleuses ont arrêtée à la deuxième.
landships-scn-04-special = Le Schneider a un faible blindage et franchit mal les tranchées ; les deux groupes d’assaut qui accompagnent les chars peuvent combler une tranchée allemande en une seule phase de mouvement des fantassins. Tir préparé français : le groupe lourd sur un hexagone de la première tranchée aux tours 1 et 2, les obusiers sur un autre au tour 1. Un ballon allemand observe en 2209. Un char perdu vaut 2 points. À la fin, les Français marquent 1 point par hexagone de la première tranchée (colonne 10), 2 par hexagone de la deuxième (colonne 14) et 3 par hexagone de Juvincourt qu’ils contrôlent. Points français moins points allemands : 41 ou plus, victoire majeure des Français ; 32 à 40, mineure ; de 31 à 22, victoire mineure des Allemands ; moins, majeure.

landships-scn-05-title = Les chars en avant
landships-scn-05-date = La plaine de l’Aisne, avril 1917 ; action imaginée
landships-scn-05-briefing = Trois positions, l’une derrière l’autre, et une cote d’où les Allemands ont compté chaque voiture arrivée cette semaine. Les chars doivent ouvrir la deuxième position à l’infanterie, et l’infanterie la première aux chars. L’artillerie lourde commencera. Personne n’a demandé ce qui se passerait s’il pleuvait.
landships-scn-05-special = Les colonnes 07 à 10 sont en terrain difficile. Le groupe lourd tire sur un hexagone de la colonne 11 aux tours 1 et 2. Les deux groupes d’accompagnement peuvent combler une tranchée en une phase de mouvement des fantassins. La peur des chars est à +1. À la fin, les Français marquent 1 point par hexagone de la première tranchée, 2 par hexagone de la deuxième, 2 par réseau fortifié et 4 pour 1906, s’ils les contrôlent. Points français moins points allemands : 16 ou plus, victoire majeure des Français ; 8 à 15, mineure ; de 7 à 0, victoire mineure des Allemands ; moins, majeure.

landships-scn-06-title = Des marins sur la route de Tarnopol
landships-scn-06-date = Au nord de Kozowa, Galicie, 21 juillet 1917
landships-scn-06-briefing = La onzième armée a quitté ses tranchées, et ses comités ont voté le retour. On demande aux autos blindées du commander Locker-Lampson, montées par des marins anglais venus par la mer Blanche, de boucher le trou entre deux régiments de cosaques. Elles traversent Halenkow et Olesin, dépassent de loin l’infanterie et se trouvent au milieu des Allemands. Tant que les autos restent devant, une partie des Russes reste aussi.
landships-scn-06-special = Les autos blindées vivent sur la route : ailleurs, ni tranchée, ni bois, ni ruisseau, ni marais, et les collines seulement par une route. Les autos anglaises prennent les pions de la Rolls-Royce ; les deux groupes d’assaut russes sont un bataillon de choc. Parmi les groupes allemands, quatre d’infanterie et un de mitrailleuses sont austro-hongrois. À la fin, les Allemands marquent 2 points par hexagone d’Olesin, 3 pour le pont (1305) et 1 par hexagone des tranchées russes qu’ils contrôlent. Points allemands moins points russes : 35 ou plus, victoire majeure des Allemands ; 28 à 34, mineure ; de 27 à 20, victoire mineure des Russes ; moins, majeure.

landships-scn-07-title = La crête de Flesquières
landships-scn-07-date = Cambrai, 20 novembre 1917
landships-scn-07-briefing = Ni bombardement, ni réglage : à six heures vingt, les canons et quelque trois cent soixante-dix chars commencent ensemble. Chacun porte un fagot énorme à jeter dans la tranchée Hindenburg, creusée trop large exprès. À midi, la ligne est rompue partout, sauf ici. La 51e division des Highlands suit ses chars de loin, et derrière la crête attendent des artilleurs de campagne que l’on a entraînés à tirer sur des buts mobiles.
landships-scn-07-special = Chaque char britannique porte une fascine : là où il la laisse tomber, la tranchée est comblée, et la cavalerie la passe comme un terrain clair. Quatre groupes de cavalerie arrivent au tour 6 par le bord ouest. Tir préparé britannique : le groupe lourd (tours 1 et 2) et les obusiers (tour 1) sur un hexagone chacun de la colonne 07 ; les deux batteries de campagne tirent des fumigènes dans les colonnes 11 à 15 aux tours 1 et 2. Un char perdu vaut 2 points. À la fin, les Britanniques marquent 1 point pour 0705 et 0710, 2 pour 1206 et 1209, et 2 par hexagone du village qu’ils contrôlent. Points britanniques moins points allemands : 48 ou plus, victoire majeure des Britanniques ; 40 à 47, mineure ; de 39 à 32, victoire mineure des Allemands ; moins, majeure.

landships-scn-08-title = Brume sur le plateau
landships-scn-08-date = Devant Amiens, avril 1918 ; action imaginée
landships-scn-08-briefing = Depuis mars, le front est une rangée de trous entre deux villages. Ce matin, on entend des moteurs dans la brume, et du mauvais côté. Deux hangars d’acier, dix-huit hommes dans chacun, roulent vers Saint-Brice. On avait dit à la section de chars qui attend dans le bois que cela arriverait un jour, et qu’elle aurait à trouver quelque chose.
landships-scn-08-special = On voit à 3 hexagones aux tours 1 à 3, à 6 aux tours 4 et 5, ensuite sans limite. Au tour 1, les obusiers allemands tirent un barrage Hurricane sur un hexagone de leur choix ; ils ont un point de gaz, et le vent porte vers l’ouest. Quatre Whippets arrivent au tour 4 par le bord ouest, rangées 06 à 10. Un char détruit vaut 4 points. À la fin, qui les contrôle marque 2 points par hexagone de Saint-Brice et 4 pour 0608 ; tous sont britanniques au début. Points allemands moins points britanniques : 17 ou plus, victoire majeure des Allemands ; 11 à 16, mineure ; de 10 à 3, victoire mineure des Britanniques ; moins, majeure.

landships-scn-09-title = Char contre char
landships-scn-09-date = Cachy, près de Villers-Bretonneux, 24 avril 1918
landships-scn-09-briefing = Le gaz est resté toute la nuit dans le bois, et l’équipage du lieutenant Mitchell pleure sans pouvoir s’arrêter. À neuf heures et demie, un homme crie dans le char que les Boches ont des machines, là-bas. Ses deux chars femelles n’ont que des mitrailleuses ; percés, ils doivent se retirer. Le sien a deux pièces de six livres et un pointeur qui n’y voit que d’un œil. Des chars se rencontrent pour la première fois. Une heure plus tard, sept Whippets descendent du nord, droit sur des bataillons qui viennent de se former.
landships-scn-09-special = On voit à 4 hexagones aux tours 1 et 2, à 7 aux tours 3 et 4, ensuite sans limite. Tir préparé allemand : gaz des obusiers au tour 1 sur un hexagone des colonnes 05 à 13, batterie de campagne aux tours 1 et 2 sur un des colonnes 07 à 13 ; le vent porte vers l’ouest. Les Mk.IV arrivent au tour 2 et les Whippets au tour 5, par le bord ouest, rangées 05 à 08. Un char détruit vaut 4 points, et les équipages allemands peuvent être ébranlés. À la fin, les Allemands marquent 2 points par hexagone de Cachy et 1 par hexagone de la bretelle de Cachy (colonne 07) qu’ils contrôlent. Points allemands moins points britanniques : 23 ou plus, victoire majeure des Allemands ; de 16 à 22, mineure ; de 15 à 8, victoire mineure des Britanniques ; moins, majeure.

landships-scn-10-title = La sortie de la forêt
landships-scn-10-date = Chaudun, au sud-ouest de Soissons, 18 juillet 1918
landships-scn-10-briefing = L’orage de la nuit a couvert le bruit des tracteurs. À quatre heures trente-cinq, sans un coup d’avertissement, la dixième armée sort de la forêt de Retz dans les blés mûrs. Sur ce plateau, la division marocaine et la 1re division américaine marchent côte à côte, derrière des Schneider et des Saint-Chamond dont c’est la dernière grande journée. On garde les petits Renault pour l’après-midi. Dans les fermes, les Allemands ont des mitrailleuses aux caves ; dans les blés, leurs batteries tirent à vue.
landships-scn-10-special = On voit à 5 hexagones aux tours 1 et 2, ensuite sans limite. Six Renault arrivent au tour 4 par le bord ouest ; eux seuls entrent dans les bois. La cavalerie suit au tour 6, avec deux autos blindées. Tir préparé français : le groupe lourd (tour 1) et une batterie de campagne (tours 1 et 2) sur un hexagone chacun des colonnes 05 à 08 ; une deuxième batterie tire des fumigènes dans les colonnes 08 à 12. Le ravin de Missy est un creux : qui s’y trouve est difficile à repérer. À la fin, les Français marquent 2 points par hexagone de Maison-Neuve et de Cravançon et 3 par hexagone de Chaudun qu’ils contrôlent. Points français moins points allemands : 37 ou plus, victoire majeure des Français ; 33 à 36, mineure ; de 32 à 19, victoire mineure des Allemands ; moins, majeure.

landships-scn-11-title = La voie romaine
landships-scn-11-date = Harbonnières, bataille d’Amiens, 8 août 1918
landships-scn-11-briefing = À neuf heures, les Australiens sont allés plus loin qu’en quatre mois de l’année précédente, et la route de l’est est vide. Des autos blindées, que des chars ont tirées par-dessus les tranchées, la descendent à toute allure et mitraillent un état-major de corps à table. Whippets et cavalerie doivent opérer ensemble, et apprennent que le cheval va plus vite jusqu’au premier coup de feu, et moins vite ensuite. Un Whippet, Musical Box, est devant tout le monde ; il restera seul au milieu des Allemands jusqu’au soir.
landships-scn-11-special = On voit à 5 hexagones au tour 1, ensuite sans limite. Au tour 2, les Whippets arrivent par le bord ouest et les autos blindées en 0103 ; au tour 3, la cavalerie par le bord ouest. Par la route, les autos passent les tranchées. Tir préparé britannique : les obusiers sur un hexagone de la colonne 07 au tour 1, fumigènes de la batterie de campagne dans les colonnes 06 à 09 aux tours 1 et 2. À la fin, les Britanniques marquent 2 points par hexagone de Harbonnières, 1 par hexagone de la ligne extérieure (colonne 19) et 3 pour 2403, s’ils les contrôlent. Points britanniques moins points allemands : 14 ou plus, victoire majeure des Britanniques ; 4 à 13, mineure ; de 3 à −6, victoire mineure des Allemands ; moins, majeure.

landships-scn-12-title = Les Renault de Patton
landships-scn-12-date = Essey et Pannes, Saint-Mihiel, 12 septembre 1918
landships-scn-12-briefing = La pluie a fait un marais de l’ancien no man’s land, et les tranchées, derrière, datent de 1914 : on les a creusées pour des hommes, non pour des Renault. La brigade de chars américaine part pourtant avec la 42e division, et avec elle deux groupes de Schneider français. Les Allemands ont commencé à quitter le saillant ; leur arrière-garde entend vendre cher le pont d’Essey. Le lieutenant-colonel Patton, qui l’a passé à pied pour voir s’il était miné, va jusqu’à Pannes assis sur un char.
landships-scn-12-special = Tir préparé américain : le groupe lourd sur un hexagone de la colonne 09 au tour 1, les obusiers sur un des colonnes 09 à 12 aux tours 1 et 2, fumigènes d’une batterie de campagne au même endroit, aux mêmes tours. Les groupes américains peuvent combler les tranchées ; les trois Schneider sont français. Les unités allemandes peuvent sortir par le bord est, et sont alors sauvées. Seul le pont en 1310 porte des véhicules par-dessus le Rupt de Mad. À la fin, les Américains marquent 2 points par hexagone d’Essey, 3 pour le pont et 3 par hexagone de Pannes qu’ils contrôlent. Points américains moins points allemands : 30 ou plus, victoire majeure des Américains ; 20 à 29, mineure ; de 19 à 10, victoire mineure des Allemands ; moins, majeure.

landships-scn-13-title = Le champ de mines oublié
landships-scn-13-date = Le Knoll et la ferme de Guillemont, 29 septembre 1918
landships-scn-13-briefing = Il y a deux jours, la 27e division devait enlever les avant-postes de la ligne Hindenburg, et une partie de ses hommes y est encore ; le barrage doit donc commencer un kilomètre trop loin. Le 301e bataillon, le seul d’Amérique qui ait des chars lourds, avance dans la brume et la fumée. Plusieurs de ses engins sautent sur des mines que les Britanniques eux-mêmes ont posées au printemps sans les signaler. Les autres continuent vers le Knoll, la ferme de Guillemont et, si tout va bien, Bony.
landships-scn-13-special = Il y a des mines en 0603, 0605, 0506, 0607 et 0610 : un char qui y entre est perdu sur 1 ou 2. On voit à 4 hexagones aux tours 1 à 3, à 7 aux tours 4 et 5, ensuite sans limite. Tir préparé américain : le groupe lourd sur un hexagone de la colonne 09 au tour 1, fumigènes des deux batteries de campagne dans les colonnes 09 à 13 aux tours 1 et 2. Les groupes américains peuvent combler les tranchées. À la fin, les Américains marquent 1 point par hexagone du sommet du Knoll (1102 à 1402, 1103 à 1503) et de la ligne principale (colonne 15), 3 par hexagone de la ferme de Guillemont et 2 par hexagone de Bony qu’ils contrôlent. Points américains moins points allemands : 30 ou plus, victoire majeure des Américains ; 22 à 29, mineure ; de 21 à 14, victoire mineure des Allemands ; moins, majeure.

landships-scn-14-title = Lesquels sont à nous ?
landships-scn-14-date = Niergnies, au sud de Cambrai, 8 octobre 1918
landships-scn-14-briefing = La Royal Naval Division tient le village, et les chars du 12e bataillon ont fait leur part. Alors d’autres chars paraissent, des Mk.IV eux aussi, qui descendent lentement la route ; les équipages y voient des amis en retard. À cinquante mètres, quelqu’un distingue les croix noires. La plupart des chars de l’Allemagne sont de ceux-là, perdus à Cambrai onze mois plus tôt, non loin d’ici.
landships-scn-14-special = On voit à 5 hexagones aux tours 1 et 2, ensuite sans limite. Cinq Mk.IV capturés et cinq groupes arrivent au tour 3 par le bord est ; leurs équipages allemands peuvent être ébranlés. Tir préparé britannique : les obusiers (tour 1) et une batterie de campagne (tours 1 et 2) sur un hexagone chacun des colonnes 08 et 09. À la fin, les Britanniques marquent 2 points par hexagone de Niergnies et 1 par hexagone de la crête, à l’est, qu’ils contrôlent. Points britanniques moins points allemands : 32 ou plus, victoire majeure des Britanniques ; 24 à 31, mineure ; de 23 à 16, victoire mineure des Allemands ; moins, majeure.

landships-scn-15-title = Les Guides à Burkel
landships-scn-15-date = Burkel, près de Maldegem, 19 octobre 1918
landships-scn-15-briefing = Depuis quatre ans, la cavalerie belge se bat à pied. À présent le pays est libre, les chevaux suivent de près, et une arrière-garde, avec des mitrailleuses dans le bois de Kattine, arrête toute la colonne. À quatre heures et demie, le major Van Strydonck reçoit un ordre du style de 1914 : franchir à cheval la ligne des mitrailleuses, deux autos blindées en tête. Il a deux escadrons du 1er Guides. C’est la dernière charge de la guerre à l’ouest.
landships-scn-15-special = Une partie courte. Une charge s’achève dans un hexagone ennemi, ses trois derniers hexagones en ligne droite, sans colline, bois, ville ni tranchée ; seul le dernier peut être une tranchée. Au tour 1, la batterie de campagne tire à shrapnels sur un hexagone des colonnes 09 à 11, noté d’avance. Les unités allemandes peuvent sortir par le bord est, et sont alors sauvées. À la fin, les Belges marquent 1 point pour 1005, 1006 et 1007 chacun, 2 par hexagone de Burkel et 3 pour 2206, s’ils les contrôlent. Points belges moins points allemands : 16 ou plus, victoire majeure des Belges ; 10 à 15, mineure ; de 9 à 4, victoire mineure des Allemands ; moins, majeure.

landships-scn-16-title = Le pont de Sacile
landships-scn-16-date = Sacile, sur la Livenza, 30 octobre 1918
landships-scn-16-briefing = Le Piave est derrière, et devant, un empire se défait. On pousse vers la Livenza la cavalerie, les bersagliers cyclistes et les autos blindées, avant que les ponts ne sautent. Dans Sacile, l’arrière-garde d’une armée qui ne sait plus de quel pays elle est défend encore les maisons de la rive, de fenêtre en fenêtre. Sur l’autre bord, les canons couvrent la route d’Udine, et tout ce qui veut encore rentrer par là.
landships-scn-16-special = Les autos blindées ne passent la Livenza que par le pont (1107), et une épave le ferme aux véhicules ; à pied, on passe à gué. Les groupes d’assaut sont des bersagliers cyclistes. L’infanterie et une auto de plus arrivent au tour 2 par le bord ouest. À la fin, les Italiens marquent 1 point par hexagone de la ville sur la rive ouest, 5 pour le pont et 2 par hexagone de la ville sur la rive est qu’ils contrôlent. Points italiens moins points austro-hongrois : 53 ou plus, victoire majeure des Italiens ; 43 à 52, mineure ; de 42 à 33, victoire mineure des Austro-Hongrois ; moins, majeure.

## Lieux

landships-place-flers = Flers
landships-place-switch-trench = Tranchée Switch
landships-place-flers-trench = Tranchée de Flers
landships-place-bulls-road = Bulls Road
landships-place-raperie = La Râperie
landships-place-bois-long = Bois Long
landships-place-lattice-trench = Première tranchée
landships-place-quarry-trench = Tranchée de la Carrière
landships-place-tigris = Tigre
landships-place-nahr-kellak = Nahr al-Kalek
landships-place-baghdad-road = Route de Bagdad
landships-place-juvincourt = Juvincourt
landships-place-cholera = Ferme du Choléra
landships-place-miette = La Miette
landships-place-nassau-trench = Tranchée de Nassau
landships-place-wurzburg-trench = Tranchée de Wurtzbourg
landships-place-mauchamp = Mauchamp
landships-place-cote-93 = Cote 93
landships-place-bois-carre = Bois Carré
landships-place-first-position = Première position
landships-place-second-position = Deuxième position
landships-place-olesin = Olesin
landships-place-halenkow = Halenkow
landships-place-tarnopol-road = Route de Tarnopol
landships-place-debina = La Chênaie
landships-place-flesquieres = Flesquières
landships-place-havrincourt-wood = Bois d’Havrincourt
landships-place-hindenburg-line = Ligne Hindenburg
landships-place-support-line = Ligne de soutien
landships-place-grand-ravine = Grand Ravin
landships-place-saint-brice = Saint-Brice
landships-place-bois-du-nord = Bois du Nord
landships-place-bois-du-sud = Bois du Sud
landships-place-plateau = La Croupe
landships-place-cachy = Cachy
landships-place-villers-bretonneux = Villers-Bretonneux
landships-place-bois-daquenne = Bois d’Aquenne
landships-place-cachy-switch = Bretelle de Cachy
landships-place-hangard-wood = Bois de Hangard
landships-place-chaudun = Chaudun
landships-place-missy-ravine = Ravin de Missy
landships-place-retz = Forêt de Retz
landships-place-maison-neuve = Maison-Neuve
landships-place-cravancon = Cravançon
landships-place-harbonnieres = Harbonnières
landships-place-bayonvillers = Bayonvillers
landships-place-roman-road = Voie romaine
landships-place-guillaucourt = Guillaucourt
landships-place-outer-line = Ligne extérieure
landships-place-essey = Essey
landships-place-pannes = Pannes
landships-place-remieres = Bois de Remières
landships-place-rupt-de-mad = Rupt de Mad
landships-place-bony = Bony
landships-place-knoll = Le Knoll
landships-place-guillemont = Ferme de Guillemont
landships-place-old-minefield = Vieilles mines
landships-place-niergnies = Niergnies
landships-place-seranvillers = Séranvillers
landships-place-rumilly-wood = Bois de Rumilly
landships-place-awoingt-road = Route d’Awoingt
landships-place-burkel = Burkel
landships-place-vossenhol = Vossenhol
landships-place-kattine = Kattine
landships-place-maldegem-road = Route de Maldegem
landships-place-sacile = Sacile
landships-place-livenza = Livenza
landships-place-udine-road = Route d’Udine

## Options

landships-option-hidden = Placement caché
landships-option-hidden-help = Les canons, groupes de MG et réseaux fortifiés du défenseur peuvent être placés cachés : on ne les montre que repérés ou quand ils attaquent.
landships-option-hidden-off = tout est visible
landships-option-hidden-on = le défenseur peut cacher
landships-option-shells = Obus disponibles
landships-option-shells-help = Avant le premier tour, on lance un dé pour chaque batterie de campagne : sur 1–2, elle n’a que des shrapnels, pires pour qui est à découvert, deux fois moins forts contre un couvert, sans effet sur barbelés et chars.
landships-option-shells-off = les deux types pour toutes
landships-option-shells-on = un dé par batterie
landships-option-abandon = Abandon des chars
landships-option-abandon-help = Quand un ennemi non cloué se trouve à côté d’un char en panne définitive, son propriétaire lance un dé à la fin de chaque tour de joueur : sur 1–2, l’équipage le quitte, et le char compte comme détruit.
landships-option-abandon-off = les équipages restent
landships-option-abandon-on = les équipages peuvent partir
landships-option-ditch = Enlisement
landships-option-ditch-help = Un char qui finit son mouvement dans un cratère de terrain difficile ajoute 1 à son test de panne.
landships-option-ditch-off = les cratères n’enlisent pas
landships-option-ditch-on = les cratères enlisent

## Handicaps

landships-handicap-points = Points
landships-handicap-points-help = Points que ce camp a dès le départ.
landships-handicap-ammunition = Munitions
landships-handicap-ammunition-help = Munitions de chacun de ses modules d’artillerie.
landships-handicap-infantry = Groupes d’infanterie
landships-handicap-infantry-help = Autant de groupes d’infanterie restent absents, ceux qui entreraient les derniers d’abord.
