# The page in the browser: what every page shares, the home page, the rules.

## Every page

page-play = Play
page-rules = Rules
page-pages = Pages
page-skip = To the content
page-menu = Menu
page-close = Close
page-language = Language
page-language-en = English
page-language-fr = Français
page-theme-light = Light theme
page-theme-dark = Dark theme

## The line to the server

line-lost = Line lost at { $time }.
line-next = Trying again in { $n } s.
line-trying = Trying again.
line-now = Now

## The server's disk

disk-full = The server cannot write to its disk: nothing is played until it can.
disk-safe = Everything that was answered is saved. Whoever runs the server makes room; play then goes on by itself.

## Home: scenarios

home-search = Search { $n } scenarios
home-systems = Games and matches
home-scenarios = Scenarios
home-minutes = { $n } min
home-goal = { $track }: { $n } to win
home-none-found = No scenario speaks of “{ $query }”
home-clear = Show all
home-side = Your side
home-side-first = First seat
home-side-second = Second seat
home-opponent = Opponent
home-machine = Machine
home-here = Friend here
home-far = Friend far away
home-here-hint = Two at one screen. Between turns it is covered, and handed over.
home-far-hint = You get an invitation to the other seat. Send it to your friend: you never see what they hold.
home-strength = Strength of the machine
home-character = Character of the machine
home-character-none = No character
home-character-none-about = Plays to win and likes nothing else.
home-options = Options
home-options-usual = as usual
home-agreed = { $option }: { $value }
home-handicap = Handicap
home-handicap-usual = none
home-handicap-hint = What a side has more or less of than the scenario gives it, so that unequal players have an equal match. Everybody sees it.
handicap-of = { $side }, { $what }
handicap-by = { $by }
handicap-taken = yes
handicap-not = no
handicap-lacks = not in this scenario
handicap-none = as usual
home-special = Special rules
home-start = Start
home-starting = Setting up
home-start-lost = The server does not answer. If the match was opened, it is under your matches.
home-start-many = Too many matches were opened in a short time. Wait a minute.
home-start-refused = The server did not open the match ({ $code }). Nothing was changed.
home-owner-only = Only whoever runs this server can open matches on it. Ask them for the link to a seat, or open the page by the link that “grognard owner” prints.
home-spent = This link opens nothing any more: it works once, and for ten minutes. “grognard owner” prints another.

## Home: matches

home-matches = Your matches
home-all = All matches
home-your-turn = { $n ->
        [one] Your turn in one match
       *[other] Your turn in { $n } matches
    }
home-running = { $n ->
        [one] One match running
       *[other] { $n } matches running
    }
home-part-running = Running
home-damaged = This match is damaged on the disk and stays shut
home-untitled = A match
home-part-over = Finished
home-round = { $n ->
        [0] Set-up
       *[other] Turn { $n }
    }
home-turn-yours = Your turn
home-turn-here = Your turn: { $side }
home-turn-machine = The machine is thinking
home-turn-far = Waiting for the { $side }
home-won = Victory: { $side }
home-drawn = Draw
home-against-machine = { $side }, against the machine ({ $level })
home-against-far = { $side }, against a friend far away
home-two-here = Two at this screen
home-continue = Continue
home-look = Look on
home-replay = Replay
home-replay-of = Replay: { $title }
home-export = Save the journal
home-export-of = Save the journal: { $title }
home-export-lost = The server does not answer. Nothing was saved.
home-export-refused = The server does not hand out this journal.
header-save = Save the header
header-save-of = Save the header: { $title }
header-how = The header binds every die and card before play. This browser keeps it; at the end “grognard verify JOURNAL --against HEADER” shows whether these dice were played.
header-other = These are not the dice that lay ready.
header-other-text = This browser kept the header of the match when it was first opened here, and the server now gives another. The header binds every die and card: somebody has dealt anew, or put another match in its place. Save the kept header: it shows what was promised.
header-agreed = This is not what was agreed.
header-agreed-text = This browser kept the header of the match when it was first opened here, and the server now gives another (what differs: { $fields }). Save the kept header: it shows what was promised.
home-delete = Delete
home-delete-of = Delete: { $title }
home-delete-title = Delete this match?
home-delete-text = It is gone for ever, with its journal. To be able to see it again, save the journal first.
home-delete-text-far = It is gone for ever, with its journal, for your friend too. To be able to see it again, save the journal first.
home-delete-lost = The server does not answer. Nothing was deleted.
home-delete-refused = The server does not delete this match.
home-forget = Take off the list
home-forget-of = Take off the list: { $title }
home-forget-title = Take this match off the list?
home-forget-text = The match goes on without you. To come back to it you will need your link.
home-keep = Keep
home-older = Older matches
home-link = Invitation: { $side }
home-link-only = Invitation
home-came = { $side }: your friend has come.
home-not-come = { $side }: nobody has taken the invitation yet.
home-own-link = Your link, for another device
home-own-link-of = Your link, for another device: { $title }
home-no-match = No match yet
home-no-match-text = Pick a scenario. The machine is free tonight.
home-to-scenarios = Scenarios
home-journal = Open a journal
home-journal-text = Drop the file of a match here to see it again, move by move.
home-journal-choose = Choose a file
home-journal-bad = { $file } is not a journal this program can read.
home-journal-large = { $file } is too large for a journal.
home-journal-lost = The server does not answer. { $file } was not opened.

## Home: the link of a seat

invite-title = A seat for a friend: { $side }
invite-text = Whoever opens this link first plays the { $side } from then on: it works once. Send it to your friend only, and not where others read it.
invite-link = Secret link: { $side }
invite-copy = Copy
invite-copied = Copied
invite-copy-by-hand = Copy it by hand: it is selected.
invite-again = The link stays under your matches until your friend has come.
invite-go = To the match
own-title = Your link: { $side }
own-text = This link leads back to your seat, from any device and as often as you like. Whoever has it plays the { $side }: show it to nobody.

## The rules

book-title = Rules
book-search = Search the rules
book-system = System
book-contents = Contents
book-both = FR + EN
book-both-name = Both languages side by side
book-none-found = No rule speaks of “{ $query }”
book-found = { $n ->
        [one] One rule
       *[other] { $n } rules
    }
book-rule-lost = There is no rule “{ $id }” in this game.
book-to-first = To the first rule
book-term = French term
book-see = See also
book-named-by = Cited by
book-about = This rule
book-checked = { $n ->
        [0] No case checks it.
        [one] One case checks it.
       *[other] { $n } cases check it.
    }
book-reading = How we read it
book-near = Rules beside it
book-before = The rule before
book-after = The rule after
book-welcome = Choose a rule from the contents, or search: titles and texts, French and English.

## The rules: worked cases

case-of = Worked case { $i } of { $n }
case-list = Worked cases
case-first = From the beginning
case-steps = Steps of the case
case-step-back = Step back
case-step-on = Step on
case-step = Step { $i } of { $n }
case-given = Given
case-when = When
case-then = Then
case-told = What happens
case-holds = holds
case-fails = does not hold
case-position = Position
case-no-pieces = No piece on the map
case-lost = The case cannot be loaded.
case-again = Try again
case-loading = Setting up the case
case-colon = {": "}
case-semicolon = {"; "}
case-number = Case { $n }
case-not = {"not: "}
case-asked = { $side }: { $what }
case-asked-nobody = Nobody is asked: the match is over
case-may = {"Allowed: "}
case-only = {"Allowed, and nothing else: "}
case-nothing = Nothing may be done
case-may-not = {"Not allowed: "}
case-is-told = {"Told: "}
case-many = { $n } pieces, as on the map
case-word-gone = eliminated
case-word-empty = nobody there
case-word-occupied = somebody there
case-word-none = nobody
case-word-draw = a draw
