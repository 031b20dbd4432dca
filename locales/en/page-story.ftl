# What happened: the log, the card that was played, the end of a match, links to positions.

## The log

log-more = How it came about

## The end of a match

summary = How it went
summary-decided = What decided it
summary-by-turn = { $what } by turn
summary-losses = Losses
summary-kinds = Losses by kind
summary-kind = Kind
summary-no-losses = Nobody lost anything.
summary-turn = Turn
summary-start = 0
summary-numbers = The numbers

## Links to positions, and playing on

link-for-all = The match is over: the link opens for anybody who can reach this server.
link-for-seats = While the match runs, the link opens for those who sit at it, each with what he may see.
link-copied-all = Copied: it opens for anybody who can reach this server.
link-copied-seats = Copied: while the match runs it opens for those who sit at it.
playon = Play on from here
playon-from = The position of turn { $n }, with dice of its own. The match that was played stays as it is.
playon-against = Against
playon-alone = Both sides here
playon-side = Your side
playon-start = Play on
playon-step-back = Here it is over: go back to the position from which to play on.
playon-refused = It could not be begun ({ $code }).

## Whether a friend's link can be reached

reach-loopback = Only this computer can reach this server: a friend’s link would open for nobody else.
reach-address = You read this page at an address of this computer alone. Open it at the address that others use for this computer, and the link will have it.
reach-how = How to let a friend in
reach-start = Stop the program and start it so:
reach-then = Then open the page at the address of this computer in your network, { $address }, and begin the match there: the link has that address.
reach-word = ADDRESS
reach-internet = From outside your network, the router must lead the port to this computer, or the server stands elsewhere under a name of its own (docs/serving.md).
reach-open = The link will begin with { $origin }. Whoever can open this address can take the seat.

## The text board

text-ways = Where { $hex } can go
