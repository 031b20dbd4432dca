# Le placement.

setup-title = Placez vos troupes
setup-wait = On cherche de bonnes places…
setup-how = Cliquez sur un pion puis sur sa place, ou faites-le glisser. Rien n’est joué avant votre accord.
setup-ready = Tout est en place.
setup-open = { $n ->
    [one] Il reste une chose à placer.
   *[other] Il reste { $n } choses à placer.
}
setup-accept = Valider le placement
setup-rest = Placer le reste pour moi
setup-other = Un autre placement
setup-clear = Vider la carte
setup-lift = Le retirer de la carte
setup-here = Ici
setup-kept = Placements gardés
setup-name = Placement { $n }
setup-name-label = Nom de ce placement
setup-save = Garder celui-ci
setup-use = L’utiliser
setup-drop = L’oublier
setup-none = Aucun placement n’est encore gardé pour ce camp de ce scénario.
