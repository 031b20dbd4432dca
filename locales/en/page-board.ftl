# The board before the player, the rails beside it, and what there is to know of a piece or a hex.

## How the board lies

board-turn = Turn the board round
board-lies = The board
board-lies-auto = My side below, unless two play here
board-lies-mine = My side below
board-lies-printed = As printed
board-near = Nearer, on the action

## The rails

rail-left = The sides
rail-right = Tally and log
rail-shut = { $rail }: fold away
rail-open = { $rail }: show
rail-brief = The sides in brief

## What there is to know

know-pieces = What there is to know
know-terms = { $n } = { $terms }
know-term = { $n } { $what }
know-hold = Rules: press I
about = Scenario
about-briefing = Situation
about-special = Special rules
about-wins = What wins
about-options = Agreed
about-quick = The game on one page

tally-against = Against it

## Keys

key-turn = turn the board round
key-rails = fold the sides away or show them, the same for the log
key-about = scenario, special rules, what wins
key-know = all about what is in this hex

## A line of sight from the side

sight-hexes = { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}
sight-level-same = same level
sight-level-up = { $n ->
    [one] 1 level up
   *[other] { $n } levels up
}
sight-level-down = { $n ->
    [one] 1 level down
   *[other] { $n } levels down
}
sight-hinders = { $what }: +{ $n }
sight-passes = { $what }: does not matter
sight-blocks = { $what }: stops it
