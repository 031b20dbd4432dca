# ASL Starter Kit #3 : ce qu’il y a à savoir d’un pion et du terrain.

aslsk-about-fp = FP
aslsk-about-fp-what = Puissance de feu : doublée à côté de la cible, divisée par deux à longue portée.
aslsk-about-range = Portée
aslsk-about-range-what = Portée normale en hexagones ; jusqu’au double, c’est la longue portée.
aslsk-about-morale = Moral
aslsk-about-morale-what = Un test de moral est réussi avec un DR final égal ou inférieur.
aslsk-about-mf = MF
aslsk-about-mf-what = Facteurs de mouvement d’une phase de mouvement, sans leader, route ni pas de charge.
aslsk-about-mp = MP
aslsk-about-mp-what = Points de mouvement d’une phase de mouvement.
aslsk-about-leadership = Leadership
aslsk-about-leadership-what = S’ajoute au DR de ceux qu’il dirige, aide ou rallie.
aslsk-about-smoke = Smoke Exponent
aslsk-about-smoke-what = Un dr égal ou inférieur place des grenades fumigènes.
aslsk-about-load = Charge
aslsk-about-load-what = Points de portage portés ; ce qui dépasse sa capacité se retranche de ses MF.
aslsk-about-calibre = Calibre
aslsk-about-calibre-what = En millimètres : il désigne les colonnes To Kill et HE.
aslsk-about-rof = ROF
aslsk-about-rof-what = Un dé coloré égal ou inférieur : l’arme peut tirer encore.
aslsk-about-breakdown = B#
aslsk-about-breakdown-what = Un DR naturel égal ou supérieur : l’arme tombe en panne.
aslsk-about-portage = PP
aslsk-about-portage-what = Points de portage qu’il faut pour la porter.
aslsk-about-manhandling = M#
aslsk-about-manhandling-what = Le DR avec lequel les servants le poussent dans un autre hexagone.
aslsk-about-acquired = Acquisition
aslsk-about-acquired-what = S’ajoute à son DR To Hit contre ce qu’il a acquis.
aslsk-about-hull-front = Blindage, avant de caisse
aslsk-about-hull-front-what = Se retranche du nombre To Kill.
aslsk-about-hull-side = Blindage, flanc et arrière de caisse
aslsk-about-hull-side-what = Se retranche du nombre To Kill.
aslsk-about-turret-front = Blindage, avant de tourelle
aslsk-about-turret-front-what = Se retranche du nombre To Kill.
aslsk-about-turret-side = Blindage, flanc et arrière de tourelle
aslsk-about-turret-side-what = Se retranche du nombre To Kill.
aslsk-about-bow-mg = MG de caisse
aslsk-about-bow-mg-what = Sa puissance de feu.
aslsk-about-coax-mg = MG coaxiale
aslsk-about-coax-mg-what = Sa puissance de feu.
aslsk-about-aa-mg = MG AA
aslsk-about-aa-mg-what = Sa puissance de feu ; il lui faut les trappes ouvertes.
aslsk-about-rear-mg = MG arrière
aslsk-about-rear-mg-what = Sa puissance de feu, par l’arrière de la tourelle.
aslsk-about-tem = TEM
aslsk-about-tem-what = S’ajoute au DR des attaques contre qui s’y trouve.
aslsk-about-level = Niveau
aslsk-about-level-what = Au-dessus du sol : qui est visé d’en bas a +1.
aslsk-about-hex-smoke = Fumée
aslsk-about-hex-smoke-what = S’ajoute au DR des tirs dans cet hexagone et à travers lui.
aslsk-about-residual = FP résiduelle
aslsk-about-residual-what = Attaque quiconque entre, jusqu’à la fin de la phase de mouvement.

aslsk-about-broken = Démoralisé : ni tir ni mouvement ; il déroute quand il le doit.
aslsk-about-dm = Sous DM : +4 au ralliement.
aslsk-about-pinned = Cloué : pas de mouvement, puissance de feu divisée par deux.
aslsk-about-wounded = Blessé : moral et leadership diminués d’un cran, 3 MF.
aslsk-about-cx = CX : +1 à ses attaques, un PP de moins.
aslsk-about-melee = En mêlée : il combat encore à la phase de combat rapproché et ne fait rien d’autre.
aslsk-about-prep = A fait un tir de préparation : ni mouvement ni tir d’exploitation.
aslsk-about-first = Tir initial : il ne tire encore que de près, à demi-puissance.
aslsk-about-final = Final Fire : il ne lui reste que le tir final de protection, sur un hexagone adjacent.
aslsk-about-moved = S’est déplacé.
aslsk-about-assault = Mouvement d’assaut : pas de FFNAM contre lui.
aslsk-about-directed = A dirigé un tir dans ce tour de joueur.
aslsk-about-self-rally = Peut se rallier lui-même.
aslsk-about-assault-fire = Tir d’assaut : +1 FP au tir d’exploitation.
aslsk-about-inexperienced = Inexpérimenté : 3 MF, panique deux fois plus forte.
aslsk-about-malfunctioned = En panne : ne tire pas.
aslsk-about-captured = Capturé : plus difficile à servir, jamais réparé.
aslsk-about-emplaced = En emplacement : +2 pour ses servants.
aslsk-about-hidden = Caché : l’ennemi n’en sait rien.
aslsk-about-unpossessed = Personne ne le possède.
aslsk-about-wreck = Une épave : elle gêne le tir et abrite.
aslsk-about-motion = En Motion.
aslsk-about-exposed = Trappes ouvertes (CE) : il voit mieux, et son équipage peut être touché.
aslsk-about-bogged = Enlisé : il faut le désembourber.
aslsk-about-immobile = Immobilisé pour de bon.
aslsk-about-stunned = Secoué : hors d’action pour ce tour de joueur.
aslsk-about-shocked = En état de choc : hors d’action jusqu’à ce qu’il se reprenne.
aslsk-about-recalled = Rappelé : il quitte la carte par le plus court chemin.
aslsk-about-low-ammo = Manque de munitions.

aslsk-about-cost = L’infanterie paie { $n }{ $half ->
        [yes] ½
       *[no] {""}
    } MF pour entrer.
aslsk-about-open = Terrain dégagé : −1 contre qui s’y déplace à vue.
aslsk-about-orchard = Verger : une gêne en saison.
aslsk-about-grain = Céréales : une gêne en saison.
aslsk-about-brush = Broussailles : une gêne.
aslsk-about-obstacle = Un obstacle : la vue n’en traverse pas le dessin.
aslsk-about-road = Une route : 1 MF, et un MF de plus pour qui n’en sort pas.

## Ce qui arrête une ligne de vue

aslsk-sight-open = le terrain en { $hex } l’arrête
aslsk-sight-woods = le bois en { $hex } l’arrête
aslsk-sight-wooden-building = le bâtiment en { $hex } l’arrête
aslsk-sight-stone-building = le bâtiment en { $hex } l’arrête
aslsk-sight-orchard = le verger en { $hex } l’arrête
aslsk-sight-grain = les céréales en { $hex } l’arrêtent
aslsk-sight-brush = les broussailles en { $hex } l’arrêtent
aslsk-sight-hill = la colline en { $hex } l’arrête
aslsk-sight-crest = la crête en { $hex } l’arrête
aslsk-sight-hindrance = une gêne de { $n } l’arrête : 6 suffisent

## Ce qui se trouve sur une ligne de vue

aslsk-met-open = terrain { $hex }
aslsk-met-woods = bois { $hex }
aslsk-met-wooden-building = bâtiment de bois { $hex }
aslsk-met-stone-building = bâtiment de pierre { $hex }
aslsk-met-orchard = verger { $hex }
aslsk-met-grain = céréales { $hex }
aslsk-met-brush = broussailles { $hex }
aslsk-met-hill = colline { $hex }
aslsk-met-crest = ligne de crête { $hex }
aslsk-met-smoke = fumée { $hex }
aslsk-met-vehicle = véhicule { $hex }

## Ce dont un véhicule est armé

aslsk-arm-gun = { $what } { $gun }{ $rof ->
        [0] {""}
       *[other] , ROF { $rof }
    }
aslsk-arm-mg = { $what } { $fp }

## Termes

aslsk-term-1-2-1-a = imprimé
aslsk-term-2-0-range = imprimé
aslsk-term-3-2-3-j = imprimé sur la face visible
aslsk-term-3-2-3-f = blessé
aslsk-term-3-3-1-r = avec ce qu’il porte
aslsk-term-1-2-1-b = imprimé
aslsk-term-3-3-1-p = imprimé
aslsk-term-4-0-h = porté
aslsk-term-3-2-4-a = imprimé
aslsk-term-1-2-4-1-a = imprimé
aslsk-term-2-0-breakdown-numbers = imprimé
aslsk-term-6-5-a = imprimé
aslsk-term-3-3-2-a = imprimé
aslsk-term-7-1-a = blindage
