# The program itself: commands, errors, the board in text.

## Without a command

overview-title = Grognard plays wargames by the book. What it can do:
overview-serve = the page: play in the browser
    .command = grognard
overview-play = play a match in the terminal
    .command = grognard play ccgw/1
overview-list = the systems and their scenarios
    .command = grognard list
overview-draw = a picture of a map or of a position
    .command = grognard draw ccgw/4 -o loos.svg
overview-rules = a rule in full
    .command = grognard rules show ranged.crossfire
overview-check = run case files
    .command = grognard check cases
overview-sim = many games between machines
    .command = grognard sim ccgw/4 --games 1000
overview-replay = a saved match told in words
    .command = grognard replay match.txt
overview-verify = check a saved match to the last die
    .command = grognard verify match.txt
overview-bot = a program plays a seat of a server
    .command = grognard bot --url LINK
overview-help = every command and option
    .command = grognard --help
overview-first = New here? Just type: grognard

## Systems

system-cce = Combat Commander: Europe
system-gwc = Great War Commander
system-aslsk = ASL Starter Kit #3
system-landships = Landships!
system-ccgw = Commands & Colours: The Great War

## Strengths of machine players

rehearsal = Rehearsal
rehearsal-dice = dice and hands known beforehand (no. { $seed })
level-recruit = Recruit
level-veteran = Veteran
level-grognard = Grognard

## Errors

trouble-fault = { $file }, { $at }: { $what } ({ $mend })
trouble-fault-file = { $file }: { $what } ({ $mend })
trouble-more = { $n ->
        [one] one more fault follows from it or stands after it
       *[other] { $n } more faults follow from it or stand after it
    }
trouble-output = the output cannot be written: { $error }
trouble-log = { $variable } does not say what is to be told: { $error }; write a level, such as debug, or parts with levels, such as server=debug,sqlx=warn
trouble-read = { $file } cannot be read: { $error }
trouble-content = the content in { $file } cannot be read: { $error }
trouble-content-none = there is no content in { $file }: such a folder has a folder for a system in it ({ $systems }), laid out as in the program, with at least one file, such as ccgw/units.json or ccgw/scenarios/04.json
trouble-save = { $file } cannot be saved: { $error }; nothing was written
trouble-save-kept = { $file } cannot be saved: { $error }; the old file is still there, unchanged
trouble-save-folder = { $file } is a folder: give the name of a file in it
trouble-entropy = this machine gives no random numbers ({ $error }): give a number with --seed
trouble-system = there is no system “{ $id }”; there are: { $known }
trouble-scenario = { $system } has no scenario “{ $id }”; it has: { $known }
trouble-scenario-none = which scenario of { $system }? Write { $system }/ and one of: { $known }
trouble-option = { $scenario } has no option “{ $name }”; it has: { $known }
trouble-option-none = { $scenario } has no options: leave --option out
trouble-option-value = “{ $value }” is no value of the option { $name } of { $scenario }; it has: { $known }
trouble-option-form = “{ $option }” does not give an option its value: write --option NAME=VALUE, as in: { $known }
trouble-seat-form = “{ $option }” does not say who sits where: write --seat SEAT=PLAYER
trouble-seat = there is no seat “{ $seat }” here; there are: { $known }
trouble-seat-twice = the seat “{ $seat }” is given twice: keep one
trouble-seat-human = nobody can sit at a simulation; machine players are: { $known }
trouble-player = there is no player “{ $player }”; there are: { $known }
trouble-players = “{ $list }” does not fit the seats: one player each for { $seats }
trouble-rule = there is no rule “{ $id }”
trouble-rule-prefix = no rule id begins with “{ $prefix }”
trouble-rule-near = there is no rule “{ $id }”; near it: { $near }
trouble-no-cases = there are no case files (*.toml) in { $file }
trouble-journal-system = { $file } is a match of “{ $system }”, which this program does not know
trouble-picture-name = { $file }: a picture ends in .svg or .png (or is - for SVG on standard output)
trouble-picture = the picture cannot be drawn: { $error }
trouble-at = the match has { $last ->
        [one] one action
       *[other] { $last } actions
    }: there is no number { $at }

## list

list-options = Options, the usual value first:
list-count = { $scenarios ->
        [one] One scenario.
       *[other] { $scenarios } scenarios.
    }

## check

check-failure = { $file }:{ $line } “{ $case }”, { $step ->
        [0] before the first step
       *[other] step { $step }
    }: { $what }: expected { $expected }, found { $found }
check-broken = { $file }:{ $line } “{ $case }”, { $step ->
        [0] before the first step
       *[other] step { $step }
    }: { $what }: { $found }
check-words = “{ $words }”
check-total = { $passed } passed, { $failed } failed

## rules

rules-unclear = How we read it: { $note }
rules-french = French term: { $value }
rules-lines = Lines of the source: { $value }
rules-refs = See also: { $value }
rules-cases = Exercised by: { $value }
rules-no-case = No case exercises it.
coverage-system = system
coverage-rules = rules
coverage-cited = cited
coverage-tested = tested
coverage-missing = in neither
coverage-list = { $system }, neither cited nor tested: { $ids }

## sim

sim-wins = won by the { $side }
sim-draws = drawn
sim-games = games
sim-actions = actions
sim-length = actions a game
sim-rate = actions a second
sim-signature = signature
sim-each = { $games ->
        [one] One game
       *[other] { $games } games
    } of each scenario.
sim-total = all { $scenarios } scenarios together
report-done = { $file } is written.
report-title = { $system }: balance of the scenarios
report-method = { $games } games of each of { $scenarios } scenarios, { $players }, seed { $seed }; game for game every scenario has the same numbers.
report-reading = Wins are those of the first side, with the interval that holds the true share 95 times in 100; a drawn game is half a win. Turns are those of both players together: half of the games are longer than the middle figure, one in ten is shorter than the first and one in ten longer than the last.
report-head-share = wins of the first side
report-head-turns = turns
report-head-score = score at the end, first side above
report-wins = Wins and length
report-scenario = scenario
report-first = first side
report-wins-short = wins
report-interval = 95 %
report-second = second side
report-draws = drawn
report-turns = turns
report-range = 1 in 10
report-actions = actions
report-all-even = Every scenario lies between 30 % and 70 %.
report-uneven = Outside 30 % to 70 %: { $scenarios }.
report-scores = What the scores were made of
report-side = side
report-all = all
sim-broken = { $scenario }: { $error }

## arena

arena-head = { $a } against { $b }: { $games ->
        [one] one game
       *[other] { $games } games
    }, every two of them with the same dice and cards and the sides changed; seed { $seed }
arena-won = won by { $player }
arena-elo = Elo difference
arena-between = ({ $low } to { $high })
arena-scenario = scenario
arena-of = won by { $a }, of
arena-time = time for a move of { $player }
arena-mean = mean
arena-worst = worst
arena-length = actions a game
arena-cores = { $threads ->
        [one] one game at a time
       *[other] { $threads } games at a time
    }, { $cores ->
        [one] one thread
       *[other] { $cores } threads
    } for a search
learn-done = { $games } games played; what came was expected to { $surprise } (the less the better). Written to { $file }
learn-better = Better: { $share } % of { $games } games [{ $low } to { $high }]
learn-not-better = Not better: { $share } % of { $games } games [{ $low } to { $high }]
learn-open = Not clear yet: { $share } % of { $games } games [{ $low } to { $high }]
regret-head = Regret: the part of a win that an answer falls short of the best, on average
regret-missed = { $questions ->
        [one] One answer was
       *[other] { $questions } answers were
    } never tried and not counted.
blunders-head = { $system }, { $player }: { $wrong ->
        [one] one position
       *[other] { $wrong } positions
    } of { $positions } wrong at least once, { $times } of { $tries } tries; { $time } s a try
trouble-no-blunders = there are no such positions (*.toml) in { $folder }
trouble-exam = { $file } is no file of questions: { $error }. “grognard regret SYSTEM --make N” writes one
trouble-exam-old = The questions do not fit: { $error }. Make them anew: { $made }
arena-plot-title = { $a } against { $b }
arena-plot-label = Share of games won by { $a } against { $b } as the games went on, with the band in which it lies at 95 %
arena-plot-games = games
arena-plot-share = won by { $a }

## draw

draw-done = { $file } is drawn.

## replay and verify

replay-head = { $title }, { $date }
replay-action = { $n }. { $side }: { $action }
replay-action-words = { $n }. { $side }: { $words } [{ $action }]
replay-heard = { $side }: { $told }
replay-undo = { $n }. The { $side } take back number { $of }
replay-running = The match is not over: { $n ->
        [one] one action
       *[other] { $n } actions
    } so far.
replay-public = The match is not over: that is what everybody saw. --referee tells the rest.
replay-to = Stopped after { $n ->
        [one] one action
       *[other] { $n } actions
    }.
verify-ok = { $file }: ok. { $n ->
        [one] One action
       *[other] { $n } actions
    }, every die, card and hash as recorded.
verify-open = { $file }: ok so far. { $n ->
        [one] One action
       *[other] { $n } actions
    } as recorded; the match is not over, so its dice cannot be checked against the commitment yet.
verify-running = { $file }: ok so far. { $n ->
        [one] One action
       *[other] { $n } actions
    } as recorded, every die and card checked against the commitment with the secrets in this save; the match is not over.
verify-view = { $file }: a player’s view of a running match: { $n ->
        [one] one moment
       *[other] { $n } moments
    }, dice not yet verifiable.
verify-same = { $against }: the same agreement and the same commitments.
verify-bound = { $against }: the same agreement and the same commitments. If it was kept before the first die fell, the dice were bound before play.
verify-since = { $n ->
        [one] The one moment that both have is told alike.
       *[other] The { $n } moments that both have are told alike.
    }
verify-taken-back = { $n ->
        [one] The last moment of { $against } is
       *[other] The last { $n } moments of { $against } are
    } no longer there: taken back since, with no die fallen.
verify-other-seat = They are the views of two seats, so only the headers were compared.
verify-differs = { $file }, line 1: “{ $at }” is { $here }, and { $there } in { $against }.
verify-differs-commitment = { $file }, line 1: the commitment of “{ $who }” is another than in { $against }: these are not the dice and cards that lay ready then.
verify-rehearsal = A rehearsal: its dice and cards come from a number that stands in its header. It shows nothing about fairness.
verify-nothing = nothing

## play

play-question = { $side }: { $question }
play-your-turn = Your turn.
play-option = { $option }: { $value }.
play-hint = Type the number of an action, or help.
play-sits-person = { $side }: a person at this terminal
play-sits-machine = { $side }: the machine player “{ $player }”
play-why-what = Why what? Type: why NUMBER, or why and the action.
play-rules-what = Which rule? Type: rules ID, or rules list and the beginning of an id.
play-quit-unsaved = The match is not saved. Type save FILE, or quit again to leave all the same.
play-resign-sure = The match would be over at once, and won by the other side. Type resign again if you mean it.
play-nothing-saved = Nothing was saved: give --save FILE at the start, or type save FILE before you leave.
play-help = Type the number of an action or its notation. Also:
    why ACTION      why an action is not allowed (number or notation)
    undo            take your last action back, as far as fairness allows
    resign          give the match up: the other side wins
    log [N]         what was told last
    board           the board again
    scenario        what is played here, and what is special about it
    hand            your cards and what they do
    orders          your standing orders: what is answered for you in reaction windows, and how to change it
    rules ID        a rule in full
    rules list [ID] the rules whose ids begin so
    save [FILE]     write a copy of the match; without a name, save it where --save or --load said
    quit            leave (the match is saved first if you gave --save or --load)
    An empty line asks the question again.
play-no-number = There is no such number: the list goes from 1 to { $last }.
play-refused = No: { $why } ({ $rules })
play-refused-plain = No: { $why }
play-legal = { $action }: nothing forbids it.
play-not-asked = It is not your decision now.
play-unreadable = “{ $action }” is neither an action nor a command ({ $what }). Type help for what there is.
play-undone = Taken back.
play-undo-nothing = There is nothing to take back.
play-undo-chance = That cannot be taken back: dice or cards have been drawn since.
play-undo-other = That cannot be taken back: the other side has decided since.
play-undo-probe = That cannot be taken back: something hidden was looked at.
play-undo-often = That cannot be taken back: too much has been in this match.
play-hand-over = ──────── { $side }: the screen is yours ────────
play-hand-over-wait = ──────── Hand the screen to: { $side } ──────── press Enter
play-hand-empty = You hold no cards.
play-card-cost = { $card } ({ $cost } HQ)
play-orders-head = Your standing orders. The first that fits decides; without one you are asked:
play-orders-none = You have no standing orders: you are asked in every window.
play-orders-people = Another person plays: whether you are asked does not depend on what you hold.
play-orders-empty-pass = Against machines, a window in which you hold nothing to play is passed for you (orders empty-hand ask: ask all the same).
play-orders-empty-ask = You are asked even where you hold nothing to play (orders empty-hand pass: pass there).
play-orders-now = This window: { $moment }, with the facts { $facts }.
play-orders-how = To change them:
    orders { $form }
        one more, above the others: ask, pass, do what is usual, or do an action (* stands for anything),
        to the end of the attack, of the order, of the turn or of the match; for example
        orders { $example }
    orders remove N    take off number N
    orders clear       take off all
    orders default     those you began with
play-orders-added = Ordered: { $order }
play-orders-removed = Taken off: { $order }
play-orders-default = Your standing orders are again those you began with.
play-orders-unclear = That is no standing order, column { $column }: { $what } ({ $mend }).
play-orders-moment = There is no window “{ $moment }”. There are: { $known }, and * for all.
play-orders-no-number = Which one? Your standing orders go from 1 to { $last }.
play-orders-hint = Standing orders pass for you in reaction windows that are seldom worth handing the screen over. Type orders to see and change them.
play-orders-missed = Your standing orders passed at “{ $moment }”, where you could have played: { $actions } (type orders to change them).
play-won = The match is over. Won by: { $side }.
play-over = The match is over.
play-drawn = The match is over: a draw.
play-saved = Saved in { $file }.
play-save-where = Save where? Type: save FILE
play-dead-end = the rules offer no action at “{ $moment }”: please report this with the saved match

## What stands beside a question

facts-side = { $side }: { $facts }

## The board in text: letter and word

board-legend = { $signs } — capitals: { $first }, small letters: { $second }
board-ordered = ordered
board-done = ordered, has acted

## From the table

table-not-now = that is not asked now
table-no-secrets = this match can be looked at, but not played on: its dice are kept elsewhere
table-took-back = { $seat } takes an action back, all agreeing
table-resigns = The { $side } resign: the { $other } win.
table-gives-up = The { $side } resign.
table-barred-nothing = There is nothing of yours to take back.
table-barred-chance = A die or a card was drawn since.
table-barred-other-seat = Somebody else has decided something since.
table-barred-probe = Something hidden was looked at since.
table-barred-often = Too much has been taken back in this match.

# The server
serve-at = Grognard is at { $url }
serve-data = Matches are kept in { $folder }
serve-secrets = Matches are kept in the database; the secrets of this house are in { $folder }
serve-stop = Ctrl-C stops it; every match stays as it is.
serve-stopped = Stopped. Every match is saved.
serve-port-taken = Port { $taken } is taken: taking { $port }.
serve-owner-again = If your browser shows nothing, open the link that '{ $command }' prints.
serve-owner-link = To see all matches as who runs it, open this link, once and within ten minutes: { $url }
serve-owner-file = To see all matches as who runs it, open { $file } in your browser, or the link that '{ $command }' prints.
serve-no-home = there is no home folder to keep matches in: give one with --data
serve-no-runtime = the server could not start: { $error }
serve-bad-data = { $file }: this folder cannot be used: { $error } (give another with --data)
serve-bad-store = { $file }: this database cannot be used: { $error } (move it away, or give another folder with --data)
serve-damaged = { $file }: this database is damaged: { $error } (grognard repair --write saves what can be read and keeps the damaged file)
serve-bad-database = this database cannot be used: { $error } (see --database: postgres://USER:PASSWORD@HOST/NAME)
serve-other-secret = { $folder }: the matches of this database belong to a house with another secret: copy the files “secret” and “owner” from the data folder of a node that runs to this one, or give another folder with --data
config-unread = { $at }: this is not TOML: { $error } (docs/grognard.toml shows how it is written)
config-unknown = { $at }: there is no option “{ $key }” (take one of { $known })
config-bad = { $at }: this is no value of “{ $key }” (write it like { $wanted })
config-refused = { $at }: { $error } (grognard serve --help tells what each option takes)
serve-half-repaired = { $folder }: a repair was broken off here: run grognard repair --write once more
serve-bad-address = { $address }: cannot listen there: { $error } (take another with --port or --listen)
serve-taken = { $folder } is in use by a Grognard that runs at { $address }: open that one, or give another folder with --data

# The owner
owner-new = There is another key now: browsers that had the old one are shut out, and every seat is as it was.
owner-link = Open this link, once and within ten minutes: { $url }
owner-not-running = no Grognard runs on { $folder }: start it first, or say which folder with --data

# The bot
bot-seated = The seat is taken. This link leads back to it: { $url }
bot-not-seated = the seat could not be taken: { $error }
bot-no-claim = { $file }: nothing can be kept there to take the seat with: { $error } (give --claim)
bot-won = Won after { $actions } actions.
bot-beaten = Beaten after { $actions } actions.
bot-drawn = A draw after { $actions } actions.
bot-lost = the match could not be played on: { $error }
bot-url = { $url } is no address of a server: { $what }
bot-missing = { $option } is missing: give it, or the whole link of the seat as --url
trial-failed = the trial failed: { $what }

## Saving and mending

backup-done = Copied to { $to }. It is a data folder: grognard --data { $to } plays from it. It holds the secrets of all seats: keep it to yourself.
repair-well = { $n ->
    [0] Nothing is damaged: there are no matches yet.
    [one] Nothing is damaged: one match, folded from its first line to its last.
   *[other] Nothing is damaged: { $n } matches, each folded from its first line to its last.
}
repair-file = The database: { $what }
repair-match = The match { $match }: { $what }
repair-how = Nothing was changed. grognard repair --write makes a new database of what can be read and keeps the old one beside it.
repair-whole = { $n ->
    [0] No match was whole.
    [one] One match was whole and is saved.
   *[other] { $n } matches were whole and are saved.
}
repair-cut = The match { $match } goes on from an earlier moment: { $kept } of the { $lines } lines that could be read tell a match ({ $what }).
repair-lost = The match { $match } is lost: nothing of it tells a match ({ $what }).
repair-kept = The old database is kept: { $file }

# What is linked in

licences-head = What is in this program, and under which licence:
licences-partly = What others have made could not be told apart when this program was built: here is all that may be in it, without its terms.
licences-texts = The terms, each text once, under the names of what it belongs to:
