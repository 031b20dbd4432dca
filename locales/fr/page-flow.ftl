# Abandonner une partie, ne plus être interrogé, commencer aussitôt.

## Abandonner

resign = Abandonner
resign-sure = Abandonner la partie ?
resign-what = La partie s’arrête aussitôt : victoire des { $other }, et toutes les cartes sont montrées. C’est définitif.
resign-no = Continuer à jouer
resign-yes = Abandonner
