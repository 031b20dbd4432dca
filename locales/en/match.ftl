# The page of a match: the table around the board. Nothing here belongs to one system.
# Sides are named in the plural: the British, the Germans.

## The board

match-board = Battlefield. Arrows change the hex, Tab goes through what can be clicked, Enter acts.
match-percent = { $n } %
match-entry = { $what }: { $is }
match-of = { $n } of { $of }
match-zoom-in = Zoom in
match-zoom-out = Zoom out
match-zoom-fit = Whole board
match-goal-held = held by the { $side }
match-goal-free = free
match-is-chosen = Chosen.
match-may-pick = Can be chosen.
match-may-move = Can be entered.
match-may-target = Target.

## The question

match-your-move = Your move
match-your-reaction = Your reaction
match-plays = The { $side } play
match-thinks = The { $side } are thinking
match-waits = Waiting for the { $side }
match-goes-on = The match goes on
match-hint-hex = Choose on the map.
match-hint-card = Choose a card in your hand.
match-listed = { $so }; { $next }
match-chosen = { $hex }: { $what }.
match-other-choice = Something else
match-menu-way = Which way?
match-menu = Which one?
match-way = Towards { $n } o’clock
match-not-so = Not possible: { $what }
match-not-now = Nothing to do here now
match-meanwhile = While you were away
match-pause = Pause
match-skip = Skip to the end
match-play-on = Play
match-looking = You are looking back
match-back-to-now = Back to now
match-to-the-end = Go to the end
match-undo = Undo
match-undo-none = There is nothing to take back.

## Numbers and dice

match-sum = Sum
match-tally-open = Open the sum
match-tally-close = Close the sum
match-last-roll = Last roll
match-last-rolls = Last rolls
match-die-idle = { $face }, no effect
match-odds = Odds
match-odds-on = Odds shown
match-odds-off = Odds hidden

## Beside the map

match-situation = Situation
match-sides = Sides
match-rail = Question, dice and log
match-you = You
match-machine = Machine
match-machine-level = Machine, { $level }
match-here = At this screen
match-far = Far away
match-is-asked = Has to decide now
match-goals = Objectives
match-pile = { $pile }: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
match-pile-empty = No card lies here.
match-zone-hand = Hand
match-zone-deck = Deck
match-zone-discard = Discards
match-zone-played = Played
match-zone-reserve = Reserve
match-hand = Your hand
match-played = Played
match-costs = Costs { $n }
match-card-can = Can be played now
match-phases = Steps of the turn

## Log and replay

match-log = { $n ->
        [0] Log
       *[other] Log · turn { $n }
    }
match-round = { $n ->
        [0] Set-up
       *[other] Turn { $n }
    }
match-go-there = Show this moment
match-slider = Watch the match again
match-step-back = One step back
match-step-on = One step on
match-link = Copy the address of this position
match-link-copied = Address copied
match-link-not = The address could not be copied
match-you-look = {", "}you are looking back
match-export = Save the journal
match-verify-how = The journal holds every die and card with the commitment made at the start: “grognard verify FILE” checks it to the last roll.

## The end

match-over = { $n ->
        [0] End of the match
       *[other] End of the match, turn { $n }
    }
match-won = The { $side } win
match-drawn = A draw
match-rematch = Rematch
match-watch = Watch again
match-home = To the start page

## Two people, one screen; seats; the line

match-pass-screen = Pass the screen to the { $side }
match-hide = Hide the screen
match-i-am = I play the { $side }
match-line-lost = Line lost at { $time }.
match-line-safe = Your last order is saved.
match-line-next = Trying again in { $n } s.
match-line-trying = Trying again.
match-line-now = Now
match-refused = This seat is no longer yours to see.
match-no-seat-title = No seat here
match-no-seat = This address leads to no seat of this match. Ask for the link again, or go to the start page.
match-taken-title = This seat is taken
match-taken = Somebody has opened this invitation already, and an invitation works once. Was it you, in another browser or on another device? Open the match there: under your matches is your own link, which works everywhere. If it was not you, tell whoever sent it.
match-invite-title = Take the other side yourself?
match-invite-text = You play at this match here already. This invitation is for your friend, and it works once: if you take it, you play both sides at this screen, and nobody else can come.
match-invite-mine = Back to my side
match-invite-both = Play both sides
match-no-server-title = No answer
match-no-server = The server does not answer. Is the program still running? Nothing is lost: every order is saved before it is answered.
match-other-secret-title = The dice of this match are sealed
match-other-secret = It was begun while the server had another secret, and does not open without it. Whoever runs the server can put the old file “secret” back into its data folder; then the match goes on where it stood.
match-broken-title = The page stumbled
match-broken = Something went wrong in this page, not in your match: that is saved.

## Sight

match-sight = Line of sight
match-sight-off = Lay the sight tool down
match-sight-choose = Choose the hex to look from.
match-sight-from = Seen from { $hex }: dots. Point at a hex for the line to it.
match-sight-clear = { $from } sees { $to }.
match-sight-blocked = { $from } does not see { $to }.

## Settings

match-settings = Settings
match-pace = Pace of the others’ moves
match-pace-0 = At once
match-pace-1 = Quick
match-pace-2 = Steady
match-pace-3 = Slow
match-theme = Theme
match-theme-light = Light
match-theme-dark = Dark
match-theme-system = As the system
match-orders = Standing orders
match-orders-what = What is answered for you when a card may be played out of turn.
match-orders-when = Ask me
match-orders-ask = Always
match-orders-hold = When I hold a card for it
match-orders-pass = Never
match-orders-text = In the words of standing orders
match-orders-grammar =
    One order a line, the first that fits decides:
    { "moment: conditions -> ask" }, { "pass" }, { "usual" } (what nearly everybody does) or { "do ACTION [until attack, order, turn" } or { "match]" }
    “*” stands for every moment. Without an order you are asked.
match-orders-save = Save
match-orders-line = Line { $n }:
match-text-board = The board as text
match-text-offers = What you can do
match-text-ground = Ground
match-keys = Keys
match-key-arrows = hex by hex over the board
match-key-tab = through what can be clicked now, then on
match-key-undo = undo
match-key-sight = line of sight from the hex
match-key-odds = odds on and off
match-key-rule = the rule that is in sight
match-key-text = the board as text
match-key-hand = to the hand
match-key-map = to the map
match-key-zoom = zoom, whole board
match-key-play = play and pause the replay
match-key-step = one step back (comma), one step on (full stop)
match-key-help = these keys

## Tabs

match-tabs = Parts of the table
match-tab-map = Map
match-tab-hand = Hand
match-tab-log = Log
match-more = More…
match-off-map = Off the map

## Not to be asked again

match-not-again = Don’t ask again…
match-not-again-until = For how long
match-until-attack = This attack
match-until-order = This Order
match-until-turn = This turn
match-until-match = The match
match-not-again-when = When
match-not-again-always = Always
match-not-again-keep = Pass from now on
match-not-again-hint = Your standing orders are in the settings: there you can take this back.
