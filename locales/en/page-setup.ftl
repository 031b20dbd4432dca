# Setting up.

setup-title = Set up your force
setup-wait = Somebody looks for good places …
setup-how = Click a piece and then its place, or drag it. Nothing is settled before you say so.
setup-ready = Everything has its place.
setup-open = { $n ->
    [one] One thing is still to be placed.
   *[other] { $n } things are still to be placed.
}
setup-accept = Set up so
setup-rest = Place the rest for me
setup-other = Another set-up
setup-clear = Clear the map
setup-lift = Take it off the map
setup-here = Here
setup-kept = Kept set-ups
setup-name = Set-up { $n }
setup-name-label = Name of this set-up
setup-save = Keep this one
setup-use = Use it
setup-drop = Forget it
setup-none = None is kept for this side of this scenario yet.
