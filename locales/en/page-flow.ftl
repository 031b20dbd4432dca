# Giving a match up, not being asked again, and beginning at once.

## Resigning

resign = Resign
resign-sure = Resign the match?
resign-what = The match ends at once: the { $other } win, and both hands are shown. It cannot be taken back.
resign-no = Play on
resign-yes = Resign
