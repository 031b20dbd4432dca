# Combat Commander : Europe. Scénarios et lieux.

## Scénarios

cce-scn-01-title = La route de Verba
cce-scn-01-date = 28 juin 1941
cce-scn-01-briefing = Une semaine de guerre, et autour de Dubno les colonnes se cherchent pour se trouver dans les villages. Une compagnie allemande venue chercher de l’eau tombe sur des fantassins soviétiques qui ont perdu leurs chars. Personne ne tient le carrefour, et tout le monde en a besoin.
cce-scn-01-special = Les deux camps sont en reconnaissance et personne ne contrôle d’objectif. Une bonne première partie : ni colline, ni fortification, ni radio.

cce-scn-02-title = La halle n° 4
cce-scn-02-date = Usine Octobre rouge, Stalingrad, 11 novembre 1942
cce-scn-02-briefing = On a amené par avion des bataillons de pionniers pour un dernier bond vers la Volga. Devant eux, les halles des fours de l’usine Octobre rouge, et dans les halles la 39e de la Garde, avec quelques sidérurgistes qui en connaissent chaque conduite. Le premier atelier coûte une heure, le deuxième une compagnie.
cce-scn-02-special = Les Russes contrôlent tous les objectifs et ont semé mines et barbelés dans les ruines ; une halle forme un seul objectif sur tous ses hexs. Chaque camp a ses charges explosives, et les pionniers leurs lance-flammes.

cce-scn-03-title = La cote 253,5
cce-scn-03-date = Ponyri, 7 juillet 1943
cce-scn-03-briefing = Au nord de Koursk, l’offensive s’est rétrécie jusqu’à tenir dans une gare, une école et une cote. La 292e division repart à travers le kolkhoze du Premier-Mai, dans les blés semés de mines, vers les tranchées que la 307e division de fusiliers creuse depuis le printemps.
cce-scn-03-special = Les mines russes attaquent avec 7 PF. Les fossés cachent leurs occupants à qui n’est ni à côté ni au-dessus ; le kourgane, au centre, voit loin et se voit de loin.

cce-scn-04-title = Les ponts de Titovka
cce-scn-04-date = Près de Bobrouïsk, 27 juin 1944
cce-scn-04-briefing = Pendant la nuit, le 9e corps blindé s’est installé sur les passages, et cinq divisions se retrouvent du mauvais côté de la rivière. Un millier d’hommes de plusieurs régiments se rassemblent derrière l’entrepôt avec ce qu’ils ont pu porter. Ce ne sont pas les ponts qu’ils veulent, mais ce qu’il y a derrière.
cce-scn-04-special = Les points de sortie comptent double (le pion W est ouvert) et seuls les Allemands en marquent. L’eau barre la route, sauf aux deux ponts et aux deux gués.

cce-scn-05-title = Au pied des hauteurs
cce-scn-05-date = Seelow, 17 avril 1945
cce-scn-05-briefing = Les projecteurs de la première nuit n’ont éclairé que la poussière. Le deuxième jour, la 8e armée de la Garde franchit encore un à un les fossés de l’Oderbruch, sous des canons qui voient chaque pont. Là-haut, des parachutistes sans parachute et des gamins sans instruction tiennent la dernière ligne avant Berlin.
cce-scn-05-special = Les Allemands contrôlent tous les objectifs. Les ruisseaux ralentissent qui n’est pas sur un pont, et aucune arme n’en tire ; la crête des hauteurs cache ceux qui restent derrière.

cce-scn-06-title = Haie par haie
cce-scn-06-date = Cote 192, Normandie, 11 juillet 1944
cce-scn-06-briefing = De la cote 192 on voit toutes les routes de Saint-Lô : il faut donc la prendre. Depuis un mois, la 2e division répète un seul geste : un peloton, une brèche dans le talus, un champ, le talus suivant. Derrière chacun, il y a la 3e division parachutiste.
cce-scn-06-special = Les Allemands contrôlent tous les objectifs. Les haies bloquent la vue, sauf celles qui bordent votre propre hex : regardez avant d’avancer.

cce-scn-07-title = Casemates sous les sapins
cce-scn-07-date = Raffelsbrand, forêt de Hürtgen, 2 novembre 1944
cce-scn-07-briefing = La pluie, les sapins, et les obus qui éclatent dans les cimes. Le 110e d’infanterie doit ouvrir la route de Raffelsbrand ; la carte montre la route, elle ne montre pas les casemates. Les hommes de la 275e division ont eu six semaines pour tendre leurs barbelés.
cce-scn-07-special = Les Allemands disposent d’un bunker, d’une casemate, de barbelés et de mines. Mortiers et artillerie gagnent 2 dans les bois ; les routes y laissent passer la vue.

cce-scn-08-title = Singling
cce-scn-08-date = Lorraine, 6 décembre 1944
cce-scn-08-briefing = Les chars devaient passer à côté. Ils sont dans la boue, au sud du village, et la compagnie B du 51e d’infanterie blindée, réduite au tiers, va voir à pied s’il y a quelqu’un. Il y a quelqu’un : le 111e régiment de panzergrenadiers.
cce-scn-08-special = Deux pelotons américains de ligne arrivent sur la case 3 du Temps. Les Allemands contrôlent tous les objectifs.

cce-scn-09-title = Trois heures du matin
cce-scn-09-date = Höfen, Ardennes, 18 décembre 1944
cce-scn-09-briefing = Partout ailleurs le front a plié. À Höfen, un bataillon de la 99e division, six cents hommes sans réserve, a déjà repoussé deux fois la 326e de Volksgrenadiers. Cette fois, ils viennent de nuit, en nombre, et par les intervalles.
cce-scn-09-special = Les Américains contrôlent tous les objectifs et sont enterrés. Étudiez les crêtes avant de vous placer : derrière l’une d’elles, on ne voit rien de ce qui est plus bas.

cce-scn-10-title = Le pont de chemin de fer
cce-scn-10-date = Remagen, 7 mars 1945
cce-scn-10-briefing = Une patrouille de la 9e division blindée franchit la crête et s’arrête : le pont sur le Rhin est toujours là. Ses charges de démolition aussi. Sur l’autre rive, un capitaine compte des lycéens et des convalescents, et attend l’explosion qui soulèvera le pont et le reposera.
cce-scn-10-special = Le pont de chemin de fer, objectif 3, vaut 4 points dès le début (les pions C et K sont ouverts). Deux pelotons allemands de fusiliers arrivent sur la case 4 du Temps ; les Allemands ne marquent rien en sortant.

## Lieux

cce-place-north-farm = Ferme du Nord
cce-place-church-square = Place de l’église
cce-place-mill = Le Moulin
cce-place-high-road = Grand-route
cce-place-west-farm = Ferme de l’Ouest
cce-place-chateau = Le Château
cce-place-long-barn = La Grange
cce-place-apple-lane = Chemin des pommiers
cce-place-mill-farm = Ferme du Moulin
cce-place-kolkhoz = Kolkhoze
cce-place-balka = Balka
cce-place-kurgan = Le Kourgane
cce-place-hamlet = Le Hameau
cce-place-east-rise = Butte de l’Est
cce-place-main-crest = Grande crête
cce-place-west-knoll = Mamelon ouest
cce-place-east-knoll = Mamelon est
cce-place-pass = Le Col
cce-place-river = Rivière
cce-place-warehouse = Entrepôt
cce-place-station = Gare
cce-place-ford = Gué
cce-place-north-hall = Halle nord
cce-place-foundry = Fonderie
cce-place-assembly = Halle de montage
cce-place-works-gate = Porte de l’usine
cce-place-ravine = Ravin
cce-place-hunting-lodge = Pavillon de chasse
cce-place-sawmill = Scierie
cce-place-forester = Maison forestière
cce-place-brook = Ruisseau
cce-place-ridge = La Croupe
cce-place-heights = Les Hauteurs
cce-place-halt = La Halte
cce-place-manor = Le Domaine
cce-place-old-oder = Vieil Oder
cce-place-dyke-farm = Ferme de la Digue

## Handicaps

cce-handicap-hand = Cartes en main
cce-handicap-hand-help = La taille de la main, pour toute la partie, en plus ou en moins de celle de l’Attitude.
cce-handicap-orders = Ordres
cce-handicap-orders-help = Combien d’Ordres ce camp peut donner par Tour.
cce-handicap-points = Points de Victoire
cce-handicap-points-help = Points de Victoire que ce camp a dès le départ.
cce-handicap-initiative = Carte Initiative
cce-handicap-initiative-help = Ce camp détient la carte Initiative au départ.
cce-handicap-surrender = Reddition
cce-handicap-surrender-help = Unités éliminées que ce camp supporte avant de se rendre.
cce-handicap-squads = Pelotons
cce-handicap-squads-help = Autant de Pelotons restent absents, ceux dont la Puissance de Feu et le Moral font ensemble le moins d’abord.
