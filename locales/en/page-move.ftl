# Moving by the goal, taking back, and the keys of the verbs that every system has.

## Moving

move-cost = Costs { $n }.
move-cost-left = Costs { $n }, { $left } left.
move-danger = { $n ->
        [one] One unit may fire on the way, from { $range } hexes.
       *[other] { $n } units may fire on the way, the nearest from { $range } hexes.
    }
move-open = What comes of it is open.
move-goal = Go to { $hex }
move-goal-of = { $what } to { $hex }
move-choose = Choose: { $what }
move-stop-choose = Stop here, then choose: { $what }
move-stopped = Stopped on the way to { $hex }. A press on it goes on.
move-too-far = No way leads there: whatever can be reached from { $from } costs { $n } at most.
move-own = Your own units are in { $hex }
move-own-no = No, something else
move-own-yes = All the same: { $what }
move-own-there = Your own units are there.

## Taking back

undo-of = Undo: { $what }
undo-not = Nothing is taken back
undo-friendly = Friendly table: dice and cards too.
table-friendly = Friendly table
table-friendly-hint = Undo even dice and cards; the journal notes it.

## One verb, one key

key-confirm = choose, aim, confirm; never ends anything unless nothing else is left
key-decline = no: let what is offered go by
key-done = done with this unit or group
key-end = done with all: end the step or the turn
key-all = all who can
key-numbers = the other buttons and menus
key-back = back: let go of a bend, an aim, a choice
key-bend = with a click or ⏎ on a goal: lead the way over this hex

# A goal given together with an order
wish-where = A click on a goal sends { $hex } there as soon as moving begins. Or go on, and move later.
wish-sends = A click orders { $from } to go here.
wish-who = Who goes to { $hex }?
wish-set = { $n ->
    [one] One goes to its goal as soon as moving begins.
   *[other] { $n } go to their goals as soon as moving begins.
  }
