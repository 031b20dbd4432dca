# What stands beside the numbers of a piece.

gwc-term-3-1-5 = { cce-term-3-1-5 }
gwc-about-boxed-movement = Boxed Movement: Engineer Works.
gwc-about-boxed-range = Boxed Range: Stosstruppen.
gwc-about-cover-indirect = Cover from artillery
