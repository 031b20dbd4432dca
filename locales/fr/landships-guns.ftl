# Landships! : artillerie, gaz et aviation.

## Questions

landships-ask-standing = Que deviennent les barrages en place ?
landships-ask-requests = Qui demande un tir, et où ?
landships-ask-assignment = Qui tire sur les hexagones accordés ?
landships-ask-gas = Quel hexagone le gaz gagne-t-il aussi ?
landships-ask-missions = Que font les avions ?
landships-ask-interception = Quelle patrouille intercepte qui ?
landships-ask-duel = Votre patrouille est interceptée : intercepte-t-elle à son tour ?
landships-ask-flak = Quels canons AA tirent ?
landships-ask-air-fire = Qui tire sur les avions qui attaquent ?
landships-ask-aiming = Qui d’autre tire dessus ?

## Offres

landships-do-done-standing = Laisser cesser les autres
landships-do-done-requests = Ne plus rien demander
landships-do-done-assignment = Tirer
landships-do-done-missions = Ne plus donner de mission
landships-do-done-interception = Ne plus intercepter
landships-do-pass-duel = Riposter seulement
landships-do-done-flak = Terminer le tir antiaérien
landships-do-done-air-fire = Terminer le tir sur avions
landships-do-done-aiming = Tirer

## Ce qui se passe

landships-asks = { $by } demande un tir sur { $hex }.
landships-cut-off = { $unit } n’obtient pas la communication.
landships-permission = Autorisation pour { $hex } ({ $n } tours sans succès).
landships-granted = Le tir sur { $hex } est accordé.
landships-refused = Le tir sur { $hex } est refusé.
landships-shifts = { $by } reporte le barrage de { $from } sur { $hex }.
landships-continues = { $module } poursuit son barrage sur { $hex }.
landships-assigned = { $by } tire sur { $hex } : { $kind }.
landships-planned = Tir préparé de { $module } sur { $hex }.
landships-scattered = { $lost ->
    [yes] Le tir sur { $hex } se disperse hors de la carte.
   *[no] Le tir sur { $hex } se disperse en { $to }.
}
landships-barrage = { $shell ->
    [shrapnel] Des shrapnels tombent sur { $hex } : puissance de feu { $fp }.
   *[he] Un barrage tombe sur { $hex } : puissance de feu { $fp }.
}
landships-shelled = { $unit } sous le barrage.
landships-under-fire = { $unit } entre sous un barrage en { $hex }.
landships-wire-gone = Les barbelés de { $hex } sont détruits.
landships-mines-gone = Les mines de { $hex } sont détruites.
landships-gas = Gaz en { $hex }.
landships-gas-drifts = Le gaz dérive.
landships-smoke = Fumigènes en { $hex }.
landships-shrapnel-only = { $module } n’a que des shrapnels.
landships-flies-observe = { $plane } observe.
landships-flies-patrol = { $plane } patrouille.
landships-flies-bomb = { $plane } doit bombarder { $hex }.
landships-flies-strafe = { $plane } doit attaquer { $hex }.
landships-intercepts = { $plane } intercepte { $target }.
landships-flak = { $unit } tire sur { $plane }.
landships-fired-up = Les armes légères tirent sur { $plane } : puissance de feu { $fp }.
landships-plane-down = { $plane } est abattu.
landships-plane-away = { $plane } abandonne et ne revient pas.
landships-plane-off = { $plane } est chassé.
landships-plane-hit = { $mission ->
    [attack] { $plane } est touché : +1 à son attaque.
   *[other] { $plane } est touché et n’observe pas pendant ce tour.
}
landships-bombed = Bombes sur { $hex } : facteur { $n }.
landships-bombs = { $unit } sous les bombes.
landships-strafed = Attaque au sol sur { $hex } : puissance de feu { $fp }.
landships-strafes = { $unit } attaqué du ciel.
landships-roll-barrage = Barrage.
landships-roll-bombs = Bombes.
landships-roll-comms = Communications.
landships-roll-direction = Direction de la dispersion.
landships-roll-distance = Distance de la dispersion.
landships-roll-flak = Tir antiaérien.
landships-roll-intercept = Interception.
landships-roll-permission = Autorisation.
landships-roll-return-fire = Riposte.
landships-roll-scatter = Dispersion.
landships-roll-shells = Obus disponibles.
landships-roll-sky = Tir sur l’avion.
landships-roll-strafe = Attaque au sol.
landships-roll-weapon = Arme de soutien.
landships-roll-armour = Blindage.
landships-term-L15-2 = gaz sans masque
landships-term-L19-6 = touché par un canon AA
landships-term-L19-11 = dé
landships-term-L19-12 = cible sans MG
landships-term-barrage-hit = résultat du barrage
landships-term-barrage-shrapnel = shrapnels
landships-term-barrage-table = dé
landships-term-barrage-mod-woods-trench = bois ou tranchée
landships-term-barrage-mod-fortified-town = réseau fortifié ou ville
landships-term-barrage-mod-cavalry = cavaliers
landships-term-barrage-mod-river = rivière
landships-term-bomb-table = dé
landships-term-bomb-mod-town = ville
landships-term-bomb-mod-trench-swamp-woods = tranchée, marais ou bois
landships-term-bomb-mod-fortified = réseau fortifié
landships-term-permit-table = dé
landships-term-permit-mod-air-1915-16 = avion, 1915–16
landships-term-permit-mod-air-1917 = avion, à partir de 1917
landships-term-permit-mod-french = unité française au sol, 1914–15
landships-term-permit-mod-german = unité allemande au sol, 1918–19
landships-term-permit-mod-russian = unité russe au sol
landships-term-sacrt-mod-aircraft = sur un avion

## Refus

landships-no-standing = il n’a pas de barrage en place
landships-no-module-fired = il a tiré dans cette phase
landships-no-points = il lui reste trop peu de points de munitions
landships-no-shift = rien ne peut être reporté depuis { $hex }
landships-no-observer = ce n’est pas un observateur avancé
landships-no-observing = il n’observe pas
landships-no-hit-plane = il est touché et n’observe pas pendant ce tour
landships-no-fog = rien ne vole par cette visibilité
landships-no-mixed = elle est dans un hexagone mixte
landships-no-in-smoke = elle est dans la fumée
landships-no-asked = il a déjà fait sa demande
landships-no-twice = { $hex } a déjà été demandé dans cette phase
landships-no-more-requests = il n’y a plus de place pour d’autres tirs
landships-no-own-hex = un observateur avancé ne demande pas son propre hexagone
landships-no-far = { $hex } est trop loin
landships-no-battery = il ne reste rien qui puisse tirer
landships-no-granted = aucun tir n’y a été accordé
landships-no-rests = il se repose après un Hurricane
landships-no-shell = il n’a pas de tels obus
landships-no-hurricane = il ne peut pas tirer de Hurricane
landships-no-gas = il n’y a pas de gaz pour lui
landships-no-barrage = elle ne tire pas de barrage
landships-no-wind = { $hex } n’est pas dans le lit du vent
landships-no-shelter-left = il reste de la place dans le réseau fortifié
landships-no-plane = il ne vole plus
landships-no-endurance = il ne vole pas pendant ce tour
landships-no-mission = il n’a pas cette mission
landships-no-second = il a déjà une mission
landships-no-aim = bombardement et attaque au sol visent un hexagone, les autres missions non
landships-no-air-target = aucun ennemi n’y est repéré
landships-no-strafe = { $hex } est un hexagone mixte
landships-no-patrol = il ne peut pas intercepter
landships-no-flying = il n’est pas en vol
landships-no-aa = ce n’est pas un canon AA
landships-no-aa-range = il est hors de portée
landships-no-sky = seuls les groupes de MG et les canons AA tirent sur les avions
landships-no-attacker = il n’attaque pas
landships-no-shot-at = on a déjà tiré dessus
landships-no-near = l’hexagone visé est trop loin
landships-no-one-plane = un avion à la fois

## Armes légères depuis les airs

