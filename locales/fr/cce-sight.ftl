# Lignes de vue : ce qui bloque, ce qui gêne.

cce-no-sight-woods = le bois en { $hex } bloque la ligne de vue
cce-no-sight-building = le bâtiment en { $hex } bloque la ligne de vue
cce-no-sight-hedge = la haie en { $hex } bloque la ligne de vue
cce-no-sight-wall = le mur en { $hex } bloque la ligne de vue
cce-no-sight-hill = la colline en { $hex } domine les deux hexs
cce-no-sight-crest-up = d’en bas, on ne voit que la première crête d’une colline ; sa ligne est franchie en { $hex }
cce-no-sight-crest-down = la ligne de crête en { $hex } cache ce qui est plus bas
cce-no-sight-blind-woods = le bois en { $hex } laisse un angle mort derrière lui
cce-no-sight-blind-building = le bâtiment en { $hex } laisse un angle mort derrière lui
cce-no-sight-gully = le fossé { $hex } ne se voit que d’à côté ou de plus haut
cce-no-sight-blaze = l’incendie en { $hex } bloque la ligne de vue

cce-sight-brush = broussailles en { $hex } : gêne { $value }
cce-sight-orchard = verger en { $hex } : gêne { $value }
cce-sight-field = champ en { $hex } : gêne { $value }
cce-sight-marsh = marais en { $hex } : gêne { $value }
cce-sight-minor-bridge = pont en { $hex } : gêne { $value }
cce-sight-major-bridge = pont en { $hex } : gêne { $value }
cce-sight-railway = voie ferrée en { $hex } : gêne { $value }
cce-sight-fence = clôture en { $hex } : gêne { $value }
cce-sight-smoke = fumigènes en { $hex } : gêne { $value }
