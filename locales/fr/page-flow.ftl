# Abandonner une partie, ne plus être interrogé, commencer aussitôt.

## Abandonner

resign = Abandonner
resign-sure = Abandonner la partie ?
resign-what = La partie s’arrête aussitôt : victoire des { $other }, et toutes les cartes sont montrées. C’est définitif.
resign-no = Continuer à jouer
resign-yes = Abandonner

## Deux personnes à un écran

open-reaction = Réaction possible des { $side }
open-how = Demandez aux { $side } : l’écran ne change de mains que s’ils veulent voir leurs cartes. Les vôtres sont retournées.
open-decides = Aux { $side } de décider
open-decides-how = Rien de caché n’en dépend : les { $side } répondent ici, devant les deux. Les cartes sont retournées en attendant.
open-no = Non : continuer
open-look = Aux { $side } de regarder

## Ne plus être interrogé

match-until-ever = Toutes les parties
not-again-what = Pour
not-again-this = Ce genre de question
not-again-all = Toutes les réactions
orders-kept = Vos ordres permanents au début de chaque partie de ce jeu :
orders-forget = Les oublier pour les parties à venir

## Commencer aussitôt

home-placed = Placer mes troupes pour moi
home-placed-hint = Le placement de la machine est accepté, et la partie commence aussitôt.
