# Landships! : ce qu’il peut advenir d’une réponse, avant de la donner

landships-odds-nothing = rien
landships-odds-pinned = cloué
landships-odds-shaken = équipage ébranlé
landships-odds-unhorsed = perd ses chevaux
landships-odds-wheels = roues endommagées
landships-odds-holed = navire touché
landships-odds-retreats = bat en retraite
landships-odds-temporary = panne temporaire
landships-odds-permanent = panne définitive
landships-odds-lost = détruit
landships-odds-fails = en vain
landships-odds-cut = barbelés coupés
landships-odds-losses = le défenseur perd { $defender ->
    [DE] tout
   *[other] { $defender }
}, l’attaquant { $attacker }
landships-odds-cut-off = ligne coupée
landships-odds-refused = refusé
landships-odds-granted = accordé
landships-odds-elsewhere = tombe ailleurs
landships-odds-lands = tombe au but
landships-odds-spoilt = touché, attaque gênée
landships-odds-driven-off = chassé
landships-odds-down = abattu

landships-odds-against = Le dé, pour { $unit }
landships-odds-against-what = À ce nombre ou moins, c’est touché ; l’unité teste alors son moral.
landships-odds-second = Second dé
landships-odds-second-what = À ce nombre ou moins, c’est la panne ; sinon le coup ne fait rien.
landships-odds-melee = S’ajoute au dé
landships-odds-melee-what = Plus le dé est bas, mieux c’est pour l’attaquant.
landships-odds-line = Ligne vers l’arrière
landships-odds-line-what = À ce nombre ou moins, le téléphone passe ; il reste à obtenir l’autorisation.
landships-odds-on-target = Au but
landships-odds-on-target-what = À ce nombre ou moins, le tir tombe sur l’hexagone ; sinon il se disperse, jusqu’à trois hexagones plus loin.
landships-odds-cover = Couvert : { $unit }
landships-odds-cover-what = S’ajoute au dé : plus il est haut, mieux l’unité s’en tire.
landships-odds-return = Riposte
landships-odds-return-what = À ce nombre ou moins, c’est vous qu’on chasse.
landships-odds-flak = Un coup au but
landships-odds-flak-what = À ce nombre ou moins, pour chaque dé. Un coup gêne une attaque, deux chassent l’avion, trois l’abattent.

landships-tally-firepower = { $total } PF
landships-tally-needed = { $total } ou moins
landships-tally-permission = { $total } ou moins
landships-tally-breakdown = { $total } ou plus
landships-tally-column = colonne { $total }
landships-tally-bombs = bombes { $total }
landships-tally-dice = { $total ->
    [one] { $total } dé
   *[other] { $total } dés
}

landships-term-L11-4 = colonne de la puissance de feu
landships-term-L12-3 = à cette distance
landships-term-atcrt-natural-one = un 1 touche toujours
landships-term-L13-2 = fusil antichar
landships-term-L13-3 = mitrailleuses
landships-term-L13-4 = lance-flammes
landships-term-L13-6 = son effet
landships-term-L14-3 = communications
landships-term-L14-4 = autorisation
landships-term-L14-10 = dispersion
landships-term-L14-12 = tout ce qui tombe là
landships-term-L18-1 = hexagones parcourus
landships-term-L18-3 = tranchée ennemie
landships-term-L19-8 = bombes
landships-term-L19-10 = mitrailleuses

## Ce qui est dit sous une question

landships-note-plan = { $module } au tour { $turn } :
landships-note-missions = Choisissez un avion en bas, puis sa mission : sur la carte, l’hexagone à attaquer, ou un bouton.
landships-note-standing = Poursuivre un tir coûte une munition et ne se disperse plus ; le reporter d’un hexagone occupe un observateur. Le reste cesse.
landships-note-requests = { $n ->
    [one] Un observateur peut demander : cliquez sur lui, puis sur l’hexagone.
   *[other] { $n } observateurs peuvent demander : cliquez sur l’un d’eux, puis sur l’hexagone.
} La ligne doit tenir, puis l’arrière accorder le tir, d’autant plus volontiers qu’on a déjà demandé. { $ready ->
    [0] Aucune batterie n’est libre.
    [one] Une batterie est libre.
   *[other] { $ready } batteries sont libres.
}
landships-note-assignment = Accordé : { $hexes }. Choisissez une batterie en bas ou un canon, puis l’hexagone.
landships-no-stack = il n’y en a pas là plusieurs qui puissent marcher ensemble

landships-about-bombs = Bombes
landships-about-bombs-what = Le facteur de son bombardement.
landships-about-mgs = Mitrailleuses
landships-about-mgs-what = Chacune donne une puissance de feu de 3 dans une attaque au sol.
landships-about-until = Jusqu’au tour
landships-about-until-what = Ensuite, il doit rentrer.
landships-term-L19-1 = autonomie
