# ASL Starter Kit #3 : ce qui peut résulter d’une chose avant qu’elle soit faite.

aslsk-odds-nothing = rien
aslsk-odds-shaken = cloué
aslsk-odds-broken = démoralisé
aslsk-odds-lost = réduit, blessé ou éliminé
aslsk-odds-crew = équipage secoué, en état de choc ou sous trappes
aslsk-odds-immobilized = immobilisé
aslsk-odds-destroyed = détruit
aslsk-odds-fails = échec
aslsk-odds-works = réussite
aslsk-odds-smoke = fumée
aslsk-odds-no-smoke = pas de fumée
aslsk-odds-column = Colonne de l’IFT
aslsk-odds-column-what = La puissance de feu se lit sur la plus haute colonne qu’elle atteint.
aslsk-odds-drm = DRM contre { $unit }
aslsk-odds-drm-what = S’ajoute aux dés ; plus la somme est basse, pire c’est pour la cible.
aslsk-odds-kill-hull = TK# final, caisse
aslsk-odds-kill-hull-what = Un DR To Kill inférieur détruit le véhicule.
aslsk-odds-kill-turret = TK# final, tourelle
aslsk-odds-kill-turret-what = Un DR To Kill inférieur détruit le véhicule.
aslsk-odds-close-drm = DRM de l’attaque
aslsk-odds-close-drm-what = S’ajoute aux dés : au-dessous du nombre de destruction, tous sont éliminés ; juste à ce nombre, l’un d’eux est réduit.
aslsk-odds-one-reduced = l’un d’eux réduit
aslsk-odds-all-eliminated = tous éliminés
aslsk-term-3-2-3-a = colonne
aslsk-term-3-8-f = nombre de destruction selon le rapport
