# Giving a match up, not being asked again, and beginning at once.

## Resigning

resign = Resign
resign-sure = Resign the match?
resign-what = The match ends at once: the { $other } win, and both hands are shown. It cannot be taken back.
resign-no = Play on
resign-yes = Resign

## Two people at one screen

open-reaction = The { $side } may react
open-how = Ask the { $side }: the screen changes hands only if they want to look at their cards. Yours lie face down.
open-no = No: go on
open-look = The { $side } look
