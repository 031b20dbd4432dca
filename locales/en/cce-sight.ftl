# Lines of sight: what blocks, what hinders.

cce-no-sight-woods = the woods in { $hex } block the line of sight
cce-no-sight-building = the building in { $hex } blocks the line of sight
cce-no-sight-hedge = the hedge at { $hex } blocks the line of sight
cce-no-sight-wall = the wall at { $hex } blocks the line of sight
cce-no-sight-hill = the hill in { $hex } is higher than both hexes
cce-no-sight-crest-up = only the first crest of a hill is seen from below; its line is crossed in { $hex }
cce-no-sight-crest-down = the crest line in { $hex } hides what lies lower
cce-no-sight-blind-woods = behind the woods in { $hex } lies a blind hex
cce-no-sight-blind-building = behind the building in { $hex } lies a blind hex
cce-no-sight-gully = the gully { $hex } is seen only from beside or from higher ground
cce-no-sight-blaze = the blaze in { $hex } blocks the line of sight

cce-sight-brush = brush in { $hex }: hindrance { $value }
cce-sight-orchard = orchard in { $hex }: hindrance { $value }
cce-sight-field = field in { $hex }: hindrance { $value }
cce-sight-marsh = marsh in { $hex }: hindrance { $value }
cce-sight-minor-bridge = bridge in { $hex }: hindrance { $value }
cce-sight-major-bridge = bridge in { $hex }: hindrance { $value }
cce-sight-railway = railway in { $hex }: hindrance { $value }
cce-sight-fence = fence at { $hex }: hindrance { $value }
cce-sight-smoke = smoke in { $hex }: hindrance { $value }
