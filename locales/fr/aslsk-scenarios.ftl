# ASL Starter Kit #3. Scénarios, et ce dont les joueurs peuvent convenir.

## Scénarios

aslsk-scn-01-title = L’hôtel sur la crête
aslsk-scn-01-date = Tolvajärvi, 12 décembre 1939
aslsk-scn-01-briefing = Depuis une semaine, la 139e division de fusiliers refoule les compagnies finlandaises le long d’une seule route. La voici au repos autour d’un hôtel de tourisme, au-dessus du lac gelé, et elle pense à la soupe. Le lieutenant-colonel Pajari, du 16e régiment d’infanterie, qui n’a pas dormi non plus, ordonne la première attaque finlandaise de la guerre : sur la glace, à travers les sapins, jusqu’à la terrasse panoramique.
aslsk-scn-01-special = Les Finlandais gagnent s’ils contrôlent à la fin de la partie l’hôtel, le bâtiment de pierre en CC4. Une bonne première partie : squads, leaders et mitrailleuses, ni canon ni véhicule. On est en décembre : vergers et céréales sont hors saison.

aslsk-scn-02-title = La messe de Graignes
aslsk-scn-02-date = Graignes, Normandie, 11 juin 1944
aslsk-scn-02-briefing = Largués à trente kilomètres de leur objectif, des hommes du 507e régiment parachutiste vivent depuis cinq jours dans un village qui les nourrit. Du clocher, on règle leurs mortiers sur chaque chemin. Le dimanche, pendant que le curé dit la messe, la 17e division SS Panzergrenadier monte des marais pour voir qui est là.
aslsk-scn-02-special = Les Allemands gagnent s’ils contrôlent à la fin de la partie deux lieux sur trois : l’église en P4 et les bâtiments de pierre en R3 et T5. Infanterie seule. Les parachutistes ne perdent pas en qualité quand ils échouent nettement (leur moral est souligné) et peuvent lancer des fumigènes ; leur mortier doit voir ce sur quoi il tire.

aslsk-scn-03-title = Les Renault devant Limeux
aslsk-scn-03-date = Limeux, au sud d’Abbeville, 28 mai 1940
aslsk-scn-03-briefing = La 4e division cuirassée a fait deux cents kilomètres pour rejeter les Allemands au-delà de la Somme. À cinq heures du soir, ses R35 roulent vers Limeux, suivis de l’infanterie coloniale. La 57e division a enterré ses antichars de 37 derrière les haies, et apprend que leurs obus ricochent, du moins tant que les Renault ne sont pas tout près.
aslsk-scn-03-special = Les Français gagnent s’ils contrôlent à la fin de la partie trois bâtiments sur quatre : T3, P6, O6 et J4. Les antichars allemands peuvent être placés cachés. Le R35 n’a que deux hommes : son chef charge et tire aussi, et il ne va pas plus vite qu’un fantassin qui court.

aslsk-scn-04-title = Galatas avant la nuit
aslsk-scn-04-date = Galatas, Crète, 25 mai 1941
aslsk-scn-04-briefing = La ligne a cédé, et les chasseurs de montagne du 100e régiment sont dans Galatas. Le colonel Kippenberger a deux compagnies du 23e bataillon néo-zélandais, des isolés qui demandent à en être, et deux chars légers du 3rd Hussars dont le chef propose d’entrer le premier. On met la baïonnette. Les chars s’engagent dans la ruelle, et les cris commencent.
aslsk-scn-04-special = Les Britanniques gagnent s’ils contrôlent à la fin de la partie trois bâtiments sur cinq : X3, X7, V5, T5 et R6, chacun avec tous ses hexagones. Les chars légers n’ont que des mitrailleuses, et un blindage que perce un fusil antichar.

aslsk-scn-05-title = L’embuscade de Katoukov
aslsk-scn-05-date = Pervy Voin, route de Mtsensk, 6 octobre 1941
aslsk-scn-05-briefing = Orel est tombée si vite que les tramways roulaient encore. La 4e division blindée continue sur la route de Toula, et le colonel Katoukov, dont la brigade est seule à la barrer, a garé ses T-34 dans les bois et laissé des leurres en plein champ. Les Allemands mordent à l’appât, puis prennent la crête ; alors les bois se mettent à rouler, des deux côtés.
aslsk-scn-05-special = Les Allemands gagnent dès qu’ils ont sorti 10 points par le bord est : un véhicule en vaut 6, un squad 2, un leader, un demi-squad ou un équipage 1. L’antichar russe et le 8,8 allemand peuvent être placés cachés. De face, le T-34 se moque de ce que tirent les Panzer ; de flanc, non.

aslsk-scn-06-title = Le passage sous la voie
aslsk-scn-06-date = Nikolajewka, 26 janvier 1943
aslsk-scn-06-briefing = Depuis dix jours et deux cents kilomètres, la Tridentina sort à pied de la boucle du Don, dans la neige, et avec elle quarante mille hommes de toutes les armées. Le dernier village avant la plaine libre est tenu. Il n’y a qu’un passage sous la voie ferrée. Dans l’après-midi, le général Reverberi monte sur un engin et crie le nom de sa division, et tout ce qui tient debout descend la pente.
aslsk-scn-06-special = Les Italiens gagnent dès qu’ils ont sorti 8 points par le bord ouest : un squad en vaut 2, un leader, un demi-squad ou un équipage 1. Le canon et le mortier russes peuvent être placés cachés. On est en janvier : vergers et céréales sont hors saison.

aslsk-scn-07-title = Surtout pas par la rue
aslsk-scn-07-date = Ortona, 23 décembre 1943
aslsk-scn-07-briefing = Les parachutistes ont fait sauter les maisons dans les ruelles : il ne reste à marcher que dans les rues droites, et des mitrailleuses les prennent en enfilade. Les Loyal Edmontons et les Seaforths du Canada n’empruntent plus les rues : une charge contre le mur mitoyen, des grenades par le trou, maison suivante. À côté d’eux, des Sherman et une pièce de six livres arrondissent les angles.
aslsk-scn-07-special = Les Canadiens (pions britanniques) gagnent s’ils contrôlent à la fin de la partie cinq bâtiments de pierre sur huit : P3, P4, N5, P6, O7, R6, R7 et T5. Les deux camps ont des charges de démolition, les parachutistes un Panzerschreck et des Panzerfausts. Aucun canon ne se cache sur une rue pavée.

aslsk-scn-08-title = Les Jägers à Kuuterselkä
aslsk-scn-08-date = Kuuterselkä, isthme de Carélie, 14 juin 1944
aslsk-scn-08-briefing = Au cinquième jour de l’offensive, la Garde a percé la deuxième ligne. Le maréchal Mannerheim n’a plus à lui opposer qu’une brigade de Jägers et un bataillon de canons d’assaut tout neufs, venus d’Allemagne, dont les équipages n’ont encore tiré sur personne. Ils contre-attaquent dans la nuit blanche, par la route de la forêt, vers le village que la Garde vient de prendre.
aslsk-scn-08-special = Les Finlandais gagnent s’ils contrôlent à la fin de la partie trois bâtiments sur cinq : qE4, qF5, qH5, qJ4 et qJ6. Le canon de campagne russe peut être placé caché. Les canons d’assaut finlandais n’ont pas de tourelle : attention au sens où ils regardent.

aslsk-scn-09-title = Brouillard sur Bezange
aslsk-scn-09-date = Bezange-la-Petite, Lorraine, 19 septembre 1944
aslsk-scn-09-briefing = La 113e Panzerbrigade a une quarantaine de Panther neufs, six semaines d’instruction et aucune reconnaissance. Elle sort du brouillard du matin à quelques centaines de mètres d’une compagnie de Sherman du 37e bataillon de chars et d’une section de Hellcat du 704e. La brume se lève, et qui connaît le terrain sait d’où tirer.
aslsk-scn-09-special = Les Allemands gagnent dès qu’ils ont sorti 20 points par le bord ouest, ou dès que les Américains en ont perdu 34 : un véhicule en vaut 6, un squad 2, un leader ou un demi-squad 1. Gare aux flancs : de face, un Sherman ne perce pas un Panther, et de partout presque tout perce un Hellcat.

aslsk-scn-10-title = La route de Torda
aslsk-scn-10-date = Torda, Transylvanie, 22 septembre 1944
aslsk-scn-10-briefing = La Roumanie a changé de camp, et entre les pointes soviétiques et la plaine hongroise il n’y a plus qu’une rivière et la ville de Torda. La 25e division en tient les abords avec des canons de cette guerre et de la précédente ; la 2e division blindée envoie les chars Turán qui lui restent. Elles y tiendront jusqu’en octobre.
aslsk-scn-10-special = Les Russes gagnent s’ils contrôlent à la fin de la partie trois bâtiments sur six : sH3, sJ3, sJ7, sL5, sN5 et sO7, chacun avec tous ses hexagones. Deux Turán et de l’infanterie entrent par le bord nord au tour 2. Les canons hongrois peuvent être placés cachés.

aslsk-scn-11-title = Les scribes du pont
aslsk-scn-11-date = Hotton, Belgique, 21 décembre 1944
aslsk-scn-11-briefing = Il faut à la 116e division blindée un pont qui porte des chars, et il y en a un à Hotton. Sur la rive, elle trouve un poste de commandement de la 3e division blindée américaine : des sapeurs, des scribes, des chauffeurs, un char léger en réparation et un canon que personne n’a encore tiré sur quoi que ce soit qui riposte. Qui tiendra le passage ce soir décidera de la route des Allemands vers la Meuse.
aslsk-scn-11-special = Les Allemands gagnent s’ils contrôlent à la fin de la partie le pont, c’est-à-dire le carrefour en mY7 : le dernier squad en bon ordre à l’occuper, ou un char qui s’y tient. La rivière n’est pas dessinée. De l’infanterie et deux Sherman entrent par le bord ouest au tour 3. Les canons américains peuvent être placés cachés. On est en décembre : vergers et céréales sont hors saison.

aslsk-scn-12-title = La dernière enceinte
aslsk-scn-12-date = Königsberg, 7 avril 1945
aslsk-scn-12-briefing = Trois ceintures de forts, et dans la troisième commencent les rues. La 11e armée de la Garde a répété l’assaut sur une maquette d’argile : une section de fusiliers, des sapeurs et leurs charges, un lance-flammes, un char lourd pour tirer sur la cave qui tire. Dans les caves, ce qui reste de la 69e division, et des hommes de soixante ans avec un brassard et un Panzerfaust.
aslsk-scn-12-special = Les Russes gagnent s’ils contrôlent à la fin de la partie six bâtiments de pierre sur huit : P4, P6, O5, O7, R6, R7, T5 et V5. Tous les squads allemands peuvent avoir des Panzerfausts, plus que jamais ; les conscrits sont inexpérimentés. Le canon allemand peut être placé caché, mais non sur une rue pavée.

## Options

aslsk-option-sight = Lignes de vue
aslsk-option-sight-help = Selon le livret, nul ne vérifie une ligne de vue avant d’avoir déclaré son tir, et un tir qui se révèle bloqué est perdu.
aslsk-option-sight-free = vérifiables à tout moment
aslsk-option-sight-book = vérifiées quand le tir est déclaré

## Handicaps

aslsk-handicap-squads = Squads
aslsk-handicap-squads-help = Autant de squads restent absents, ceux dont la Puissance de Feu et le Moral font ensemble le moins d’abord.
aslsk-handicap-leaders = Chefs
aslsk-handicap-leaders-help = Le chef au Moral le plus bas reste absent ; à Moral égal, celui dont le commandement aide le moins.
aslsk-handicap-elr = ELR
aslsk-handicap-elr-help = Le niveau d’expérience (ELR) de ce camp.
aslsk-handicap-goal = Ce qu’il faut atteindre
aslsk-handicap-goal-help = Plus ou moins est demandé à ce camp : par cran, un objectif, ou deux points à sortir de la carte ou à éliminer.
aslsk-handicap-turns = Tours
aslsk-handicap-turns-help = Plus ou moins de tours pour que ce camp atteigne ce qu’il doit, quand l’autre n’a rien à atteindre.
