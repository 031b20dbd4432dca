# Ce qui s’est passé : le journal, la carte jouée, la fin d’une partie, les liens vers des positions.

## Le journal

log-more = Le détail

## La fin d’une partie

summary = Le déroulement
summary-decided = Ce qui a décidé
summary-by-turn = { $what } par tour
summary-losses = Pertes
summary-kinds = Pertes par catégorie
summary-kind = Catégorie
summary-no-losses = Personne n’a rien perdu.
summary-turn = Tour
summary-start = 0
summary-numbers = Les chiffres

## Les liens vers des positions, et reprendre une partie

link-for-all = La partie est finie : le lien s’ouvre pour quiconque peut joindre ce serveur.
link-for-seats = Tant que la partie dure, le lien s’ouvre pour ceux qui y jouent, chacun avec ce qu’il peut voir.
link-copied-all = Copié : il s’ouvre pour quiconque peut joindre ce serveur.
link-copied-seats = Copié : tant que la partie dure, il s’ouvre pour ceux qui y jouent.
playon = Reprendre d’ici
playon-from = La position du tour { $n }, avec ses propres dés. La partie jouée reste telle qu’elle est.
playon-against = Contre
playon-alone = Les deux camps ici
playon-side = Votre camp
playon-start = Reprendre
playon-step-back = Ici, tout est joué : revenez à la position d’où reprendre.
playon-refused = La partie n’a pas pu commencer ({ $code }).

## Si le lien d’un ami peut être joint

reach-loopback = Seul cet ordinateur peut joindre ce serveur : le lien d’un ami ne s’ouvrirait pour personne d’autre.
reach-address = Vous lisez cette page à une adresse propre à cet ordinateur. Ouvrez-la à l’adresse que les autres emploient pour cet ordinateur, et le lien la portera.
reach-how = Comment laisser entrer un ami
reach-start = Arrêtez le programme et lancez-le ainsi :
reach-then = Ouvrez ensuite la page à l’adresse de cet ordinateur dans votre réseau, { $address }, et commencez-y la partie : le lien portera cette adresse.
reach-word = ADRESSE
reach-internet = Depuis l’extérieur de votre réseau, le routeur doit conduire le port jusqu’à cet ordinateur, ou le serveur doit être ailleurs, sous un nom à lui (docs/serving.md).
reach-open = Le lien commencera par { $origin }. Quiconque peut ouvrir cette adresse peut prendre la place.

## Le plateau en texte

text-ways = Où { $hex } peut aller
