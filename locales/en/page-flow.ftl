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
open-decides = The { $side } decide
open-decides-how = Nothing hidden hangs on it: the { $side } answer here, before both. Cards lie face down meanwhile.
open-no = No: go on
open-look = The { $side } look

## Not being asked again

match-until-ever = Every match
not-again-what = About
not-again-this = This kind of question
not-again-all = All reactions
orders-kept = What you begin every match of this game with:
orders-forget = Forget it for new matches

## Beginning at once

home-placed = Place my force for me
home-placed-hint = The machine’s set-up is accepted, and play begins at once.
