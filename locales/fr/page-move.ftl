# Se déplacer vers un but, revenir en arrière, et les touches des verbes communs à tous les systèmes.

## Les déplacements

move-cost = Coût { $n }.
move-cost-left = Coût { $n }, reste { $left }.
move-danger = { $n ->
        [one] Une unité peut tirer en chemin, à { $range } hexagones.
       *[other] { $n } unités peuvent tirer en chemin, la plus proche à { $range } hexagones.
    }
move-open = La suite est incertaine.
move-goal = Aller en { $hex }
move-goal-of = { $what } en { $hex }
move-choose = Choisir : { $what }
move-stop-choose = S’arrêter ici, puis choisir : { $what }
move-stopped = Arrêt en chemin vers { $hex }. Une pression dessus reprend la route.
move-too-far = Aucun chemin n’y mène : ce qui peut être atteint depuis { $from } coûte { $n } au plus.
move-own = Vos propres unités sont en { $hex }
move-own-no = Non, autre chose
move-own-yes = Tout de même : { $what }
move-own-there = Vos propres unités s’y trouvent.

## Revenir en arrière

undo-of = Annuler : { $what }
undo-not = Rien n’est annulé
undo-friendly = Table amicale : dés et cartes aussi.
table-friendly = Table amicale
table-friendly-hint = Reprenez tout, même les dés ; le journal le note.

## Un verbe, une touche

key-confirm = choisir, viser, confirmer ; ne met fin à rien tant qu’il reste un choix
key-decline = non : laisser passer ce qui est proposé
key-done = cette unité ou ce groupe a fini
key-end = tous ont fini : terminer l’étape ou le tour
key-all = tous ceux qui peuvent
key-numbers = les autres boutons et les menus
key-back = en arrière : un détour, une visée, un choix
key-bend = avec un clic ou ⏎ sur un but : faire passer le chemin par là

# Un but donné en même temps qu’un ordre
wish-where = Un clic sur un but, et { $hex } s’y rendra dès le début des mouvements. Sinon, continuez : le mouvement viendra en son temps.
wish-sends = Un clic donne à { $from } l’ordre d’aller ici.
wish-who = Qui va en { $hex } ?
wish-set = { $n ->
    [one] Une unité ira à son but dès le début des mouvements.
   *[other] { $n } unités iront à leur but dès le début des mouvements.
  }
