# Ce qu’il y a à savoir d’une unité, d’une Arme ou d’un hex, nombre par nombre.

cce-about-fp = Puissance de feu
cce-about-fp-what = S’ajoute au jet quand elle tire ou combat.
cce-about-range = Portée
cce-about-range-what = Jusqu’à combien d’hexs elle tire.
cce-about-movement = Mouvement
cce-about-movement-what = Points de Mouvement à dépenser dans un Mouvement.
cce-about-morale = Moral, avec la Couverture
cce-about-morale-what = S’ajoute à son Jet de Défense ; le Ralliement et la Déroute se jouent contre lui.
cce-about-command = Commandement
cce-about-command-what = Active les autres à cette distance ; s’ajoute à ceux de son hex.
cce-about-carried = Mouvement de qui la porte
cce-about-boxed-fp = PF encadrée : un de plus en Mêlée, et Tir d’Assaut.
cce-about-boxed-range = Portée encadrée : Tir en rafale.
cce-about-boxed-movement = Mouvement encadré : Grenades fumigènes.
cce-about-broken = Démoralisé : s’il l’est encore, il est éliminé.
cce-about-suppressed = Sous Suppression : un de moins partout, sauf en Commandement.
cce-about-activated = A déjà été activé ce Tour.
cce-about-weapon-broken = En panne : elle ne tire pas.
cce-about-weapon-silent = Son porteur ne peut pas s’en servir à présent.
cce-about-cost = Points de Mouvement pour entrer
cce-about-cover = Couverture
cce-about-cover-what = S’ajoute au Moral de qui s’y trouve.
cce-about-cover-indirect = Couverture contre Mortiers et Radios
cce-about-hindrance = Gêne
cce-about-hindrance-what = Ôtée au tir qui la traverse.
cce-about-obstacle = Bloque la vue au même niveau.
cce-about-water = Aucune Arme ne tire d’ici.
cce-about-road = Une route y passe.
cce-about-smoke = La fumée gêne le tir qui y entre, en sort ou la traverse.

cce-term-3-1-5 = Commandement
