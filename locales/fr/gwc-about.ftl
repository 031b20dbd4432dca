# Ce qui accompagne les nombres d’un pion.

gwc-term-3-1-5 = { cce-term-3-1-5 }
gwc-about-boxed-movement = Mouvement encadré : Travaux du Génie.
gwc-about-boxed-range = Portée encadrée : Stosstruppen.
gwc-about-cover-indirect = Couverture contre l’artillerie
