# Le programme lui-même : commandes, erreurs, plateau en texte.

## Sans commande

overview-title = Grognard joue aux wargames selon la règle. Il sait :
overview-serve = ouvrir la page : jouer dans le navigateur
    .command = grognard
overview-play = jouer une partie dans le terminal
    .command = grognard play ccgw/1
overview-list = énumérer les systèmes et leurs scénarios
    .command = grognard list
overview-draw = dessiner une carte ou une position
    .command = grognard draw ccgw/4 -o loos.svg
overview-rules = montrer une règle en entier
    .command = grognard rules show ranged.crossfire
overview-check = vérifier des cas d’école
    .command = grognard check cases
overview-sim = faire jouer les machines entre elles
    .command = grognard sim ccgw/4 --games 1000
overview-replay = raconter une partie sauvegardée
    .command = grognard replay partie.txt
overview-verify = contrôler une partie jusqu’au dernier dé
    .command = grognard verify partie.txt
overview-bot = laisser un programme tenir un siège
    .command = grognard bot --url LIEN
overview-help = détailler chaque commande (en anglais)
    .command = grognard --help
overview-first = Vous découvrez ? Tapez simplement : grognard

## Systèmes

system-cce = Combat Commander : Europe
system-gwc = Great War Commander
system-aslsk = ASL Starter Kit #3
system-landships = Landships !
system-ccgw = Commands & Colours : La Grande Guerre

## Force des joueurs-machines

rehearsal = Répétition
rehearsal-dice = dés et mains connus d’avance (nº { $seed })
level-recruit = Bleu
level-soldier = Soldat
level-corporal = Caporal
level-veteran = Vétéran
level-grognard = Grognard
level-soft-recruit = Sait ce qui est bon et, le plus souvent, fait autre chose.
level-soft-soldier = Ne voit pas plus loin que le prochain pas et se trompe souvent.
level-soft-corporal = Ne voit pas plus loin que le prochain pas et se trompe de temps en temps.
level-soft-veteran = Ne voit pas plus loin que le prochain pas et se trompe rarement.
level-soft-grognard = Ne voit pas plus loin que le prochain pas et ne se trompe presque jamais.
level-glance = Fait toujours le pas qui paraît le meilleur, sans rien préparer.
level-plans = Prépare son tour et l’essaie quelques fois dans sa tête.
level-clock = Prépare son tour et l’essaie dans sa tête autant de fois que le permettent { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} par tour.
level-chance = Fait n’importe quoi de permis.
level-elo = { $elo ->
    [0] Le plus faible.
   *[other] Environ { $elo } points Elo de plus que le { $least }.
}
level-time = { $seconds ->
    [0] Répond aussitôt.
    [1] Réfléchit jusqu’à une seconde au premier coup d’un tour.
   *[other] Réfléchit jusqu’à { $seconds } secondes au premier coup d’un tour.
}
level-card = { $level } : { $about }
character-attacker = Attaquant
character-attacker-about = Cherche vos unités, même là où il vaudrait mieux attendre.
character-hoarder = Économe
character-hoarder-about = Garde cartes et jetons tant qu’il peut.

## Erreurs

trouble-fault = { $file }, { $at } : { $what } ({ $mend })
trouble-fault-file = { $file } : { $what } ({ $mend })
trouble-more = { $n ->
        [one] une autre faute en découle ou vient après
       *[other] { $n } autres fautes en découlent ou viennent après
    }
trouble-output = impossible d’écrire le résultat : { $error }
trouble-log = { $variable } ne dit pas ce qu’il faut rapporter : { $error } ; écrivez un niveau, par exemple debug, ou des parties avec leur niveau, par exemple server=debug,sqlx=warn
trouble-read = impossible de lire { $file } : { $error }
trouble-content = impossible de lire le contenu de { $file } : { $error }
trouble-content-none = il n’y a aucun contenu dans { $file } : un tel dossier contient un dossier par système ({ $systems }), disposé comme dans le programme, avec au moins un fichier, par exemple ccgw/units.json ou ccgw/scenarios/04.json
trouble-save = impossible de sauvegarder { $file } : { $error } ; rien n’a été écrit
trouble-save-kept = impossible de sauvegarder { $file } : { $error } ; l’ancien fichier est toujours là, intact
trouble-save-folder = { $file } est un dossier : donnez le nom d’un fichier dans ce dossier
trouble-entropy = cette machine ne fournit pas de hasard ({ $error }) : donnez un nombre avec --seed
trouble-system = pas de système « { $id } » ; il y a : { $known }
trouble-scenario = { $system } n’a pas de scénario « { $id } » ; il a : { $known }
trouble-scenario-none = quel scénario de { $system } ? Écrivez { $system }/ suivi de l’un de : { $known }
trouble-option = { $scenario } n’a pas d’option « { $name } » ; il a : { $known }
trouble-option-none = { $scenario } n’a pas d’options : retirez --option
trouble-option-value = « { $value } » n’est pas une valeur de l’option { $name } de { $scenario } ; il a : { $known }
trouble-option-form = « { $option } » ne donne pas de valeur à une option : écrivez --option NOM=VALEUR, parmi : { $known }
trouble-seat-form = « { $option } » ne dit pas qui joue quel camp : écrivez --seat CAMP=JOUEUR
trouble-seat = pas de camp « { $seat } » ici ; il y a : { $known }
trouble-seat-twice = le camp « { $seat } » est donné deux fois : gardez-en un
trouble-seat-human = personne ne s’assoit à une simulation ; les joueurs-machines sont : { $known }
trouble-player = pas de joueur « { $player } » ; il y a : { $known }
trouble-players = « { $list } » ne convient pas : il faut un joueur pour chaque camp ({ $seats })
trouble-rule = pas de règle « { $id } »
trouble-rule-prefix = aucune règle ne commence par « { $prefix } »
trouble-rule-near = pas de règle « { $id } » ; proches : { $near }
trouble-no-cases = aucun fichier de cas (*.toml) dans { $file }
trouble-journal-system = { $file } est une partie de « { $system } », que ce programme ne connaît pas
trouble-picture-name = { $file } : une image se termine par .svg ou .png (ou bien - pour du SVG sur la sortie standard)
trouble-picture = impossible de dessiner l’image : { $error }
trouble-at = la partie compte { $last ->
        [one] { $last } action
       *[other] { $last } actions
    } : il n’y a pas de numéro { $at }

## list

list-machines = Les machines contre qui jouer :
list-options = Options, la valeur habituelle en premier :
list-handicaps = Handicaps, aucun en premier ; les mêmes pour chaque camp :
list-count = { $scenarios ->
        [one] { $scenarios } scénario.
       *[other] { $scenarios } scénarios.
    }

## check

check-failure = { $file }:{ $line } « { $case } », { $step ->
        [0] avant la première étape
       *[other] étape { $step }
    } : { $what } : attendu { $expected }, trouvé { $found }
check-broken = { $file }:{ $line } « { $case } », { $step ->
        [0] avant la première étape
       *[other] étape { $step }
    } : { $what } : { $found }
check-words = « { $words } »
check-total = { $passed ->
        [one] { $passed } réussi
       *[other] { $passed } réussis
    }, { $failed ->
        [one] { $failed } échoué
       *[other] { $failed } échoués
    }

## rules

rules-unclear = Notre lecture (en anglais) : { $note }
rules-french = Terme du livret : { $value }
rules-lines = Lignes de la source : { $value }
rules-refs = Voir aussi : { $value }
rules-cases = Mise à l’épreuve par : { $value }
rules-no-case = Aucun cas ne la met à l’épreuve.
coverage-system = système
coverage-rules = règles
coverage-cited = citées
coverage-tested = éprouvées
coverage-missing = ni l’un ni l’autre
coverage-list = { $system }, ni citées ni éprouvées : { $ids }

## sim

sim-wins = gagnées : { $side }
sim-draws = nulles
sim-games = parties
sim-actions = actions
sim-length = actions par partie
sim-rate = actions par seconde
sim-signature = signature
sim-each = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de chaque scénario.
sim-total = les { $scenarios } scénarios ensemble
report-done = { $file } est écrit.
report-title = { $system } : équilibre des scénarios
report-method = { $games } parties de chacun des { $scenarios } scénarios, { $players }, graine { $seed } ; partie pour partie, chaque scénario reçoit les mêmes nombres.
report-reading = Les victoires sont celles du premier camp, avec l’intervalle qui contient la vraie part 95 fois sur 100 ; une partie nulle compte pour une demi-victoire. Les tours sont ceux des deux joueurs ensemble : la moitié des parties dépassent le chiffre du milieu, une sur dix est plus courte que le premier, une sur dix plus longue que le dernier.
report-head-share = victoires du premier camp
report-head-turns = tours
report-head-score = score final, premier camp en haut
report-wins = Victoires et durée
report-scenario = scénario
report-first = premier camp
report-wins-short = victoires
report-interval = 95 %
report-second = second camp
report-draws = nulles
report-turns = tours
report-range = 1 sur 10
report-actions = actions
report-all-even = Tous les scénarios se tiennent entre 30 % et 70 %.
report-uneven = Hors de 30 % à 70 % : { $scenarios }.
report-scores = De quoi les scores sont faits
report-side = camp
report-all = total
sim-broken = { $scenario } : { $error }

## arena

arena-head = { $a } contre { $b } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, deux par deux avec les mêmes dés et les mêmes cartes, camps échangés ; graine { $seed }
arena-won = gagnées par { $player }
arena-elo = écart Elo
arena-between = (de { $low } à { $high })
arena-scenario = scénario
arena-of = gagnées par { $a }, sur
arena-time = temps d’un coup de { $player }
arena-mean = en moyenne
arena-worst = au pire
arena-length = actions par partie
arena-cores = { $threads ->
        [one] une partie à la fois
       *[other] { $threads } parties à la fois
    }, { $cores ->
        [one] un fil
       *[other] { $cores } fils
    } par recherche
learn-done = { $games } parties jouées ; écart entre l’attendu et l’advenu : { $surprise } (moins il y en a, mieux c’est). Écrit dans { $file }
learn-better = Meilleur : { $share } % de { $games } parties [de { $low } à { $high }]
learn-not-better = Pas meilleur : { $share } % de { $games } parties [de { $low } à { $high }]
learn-open = Pas encore tranché : { $share } % de { $games } parties [de { $low } à { $high }]
regret-head = Regret : part de victoire qui sépare, en moyenne, une réponse de la meilleure
regret-missed = { $questions ->
        [one] Une réponse n’a pas été essayée et n’est pas comptée.
       *[other] { $questions } réponses n’ont pas été essayées et ne sont pas comptées.
    }
blunders-head = { $system }, { $player } : { $wrong ->
        [one] { $wrong } position
       *[other] { $wrong } positions
    } sur { $positions } avec au moins une bévue, { $times } essais ratés sur { $tries } ; { $time } s par essai
trouble-no-blunders = aucune position de ce genre (*.toml) dans { $folder }
trouble-exam = { $file } n’est pas un fichier de questions : { $error }. « grognard regret SYSTÈME --make N » en écrit un
trouble-exam-old = Les questions ne conviennent plus : { $error }. Il faut les refaire : { $made }
arena-plot-title = { $a } contre { $b }
arena-plot-label = Part des parties gagnées par { $a } contre { $b } au fil des parties, avec la bande où elle se trouve à 95 %
arena-plot-games = parties
arena-plot-share = gagnées par { $a }

## ladder

ladder-progress = { $done } parties sur { $games }, encore { $minutes ->
        [one] une minute environ
       *[other] { $minutes } minutes environ
    }
ladder-moved = { $file } : ces parties ont été jouées selon l’édition { $edition } des règles, qui en sont à l’édition { $now }. À rejouer : --anew
trouble-ladder = { $file } est illisible : { $error }
trouble-ladder-plan = il manque les joueurs : --players random,quick,search:60it, ou dans ladder/plan.toml ceux de { $system }
trouble-ladder-clock = { $player } pense à l’horloge et ne rejouerait pas les mêmes parties. Donnez-lui un nombre de parties imaginées, comme search:300it
trouble-ladder-balance = « { $option } » ne dit pas combien de parties : --balance quick=400, ou --balance 400 pour tous les joueurs
trouble-ladder-moved = { $what ->
        [edition] { $file } : ces parties ont été jouées selon l’édition { $edition } des règles, qui en sont à l’édition { $now }.
        [seed] { $file } : ces parties ont été jouées avec une autre graine.
       *[scenarios] { $file } : ces parties ont été jouées quand il y avait d’autres scénarios.
    } Rien n’y est ajouté. Rejouez-les (--anew), ou gardez les nouvelles dans un autre dossier (--folder)
trouble-ladder-other = { $system } : { $players } ne joue plus comme lorsque ces parties ont été gardées. Rien n’y est ajouté. Rejouez-les (--anew), ou gardez les nouvelles dans un autre dossier (--folder)
trouble-link = { $url } : la partie n’a pas pu être obtenue : { $error }

## draw

draw-done = { $file } est dessiné.

## replay et verify

replay-head = { $title }, { $date }
replay-action = { $n }. { $side } : { $action }
replay-action-words = { $n }. { $side } : { $words } [{ $action }]
replay-heard = { $side } : { $told }
replay-undo = { $n }. { $side } : reprise du numéro { $of }
replay-running = La partie n’est pas terminée : { $n ->
        [one] { $n } action
       *[other] { $n } actions
    } jusqu’ici.
replay-public = La partie n’est pas terminée : voilà ce que tout le monde a vu. --referee raconte le reste.
replay-to = Arrêt après { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }.
verify-ok = { $file } : en règle. { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }, chaque dé, carte et empreinte comme consigné.
verify-open = { $file } : en règle jusqu’ici. { $n ->
        [one] { $n } action
       *[other] { $n } actions
    } comme consigné ; la partie n’étant pas terminée, ses dés ne peuvent pas encore être confrontés à l’engagement.
verify-running = { $file } : en règle jusqu’ici. { $n ->
        [one] { $n } action
       *[other] { $n } actions
    } comme consigné, chaque dé et chaque carte confrontés à l’engagement grâce aux secrets de cette sauvegarde ; la partie n’est pas terminée.
verify-view = { $file } : une partie en cours, vue par un joueur : { $n ->
        [one] { $n } moment
       *[other] { $n } moments
    }, dés pas encore vérifiables.
verify-same = { $against } : le même accord et les mêmes engagements.
verify-bound = { $against } : le même accord et les mêmes engagements. Si cet en-tête a été gardé avant le premier dé, les dés étaient fixés avant la partie.
verify-since = { $n ->
        [one] Le seul moment commun est raconté de la même façon.
       *[other] Les { $n } moments communs sont racontés de la même façon.
    }
verify-taken-back = { $n ->
        [one] Le dernier moment de { $against } n’y est plus : repris depuis, sans qu’un dé soit tombé.
       *[other] Les { $n } derniers moments de { $against } n’y sont plus : repris depuis, sans qu’un dé soit tombé.
    }
verify-other-seat = Ce sont les vues de deux places : seuls les en-têtes ont été comparés.
verify-differs = { $file }, ligne 1 : « { $at } » vaut { $here }, mais { $there } dans { $against }.
verify-differs-commitment = { $file }, ligne 1 : l’engagement de « { $who } » n’est pas celui de { $against } : ce ne sont pas les dés et les cartes qui étaient prêts alors.
verify-rehearsal = Une répétition : ses dés et ses cartes viennent d’un nombre inscrit dans son en-tête. Elle ne montre rien de l’équité.
verify-nothing = rien

## play

play-question = { $side } : { $question }
play-your-turn = À vous.
play-option = { $option } : { $value }.
play-hint = Tapez le numéro d’une action, ou aide.
play-sits-person = { $side } : une personne à ce terminal
play-sits-machine = { $side } : le joueur automatique « { $player } »
play-why-what = Pourquoi quoi ? Tapez : pourquoi NUMÉRO, ou pourquoi et l’action.
play-rules-what = Quelle règle ? Tapez : règle ID, ou règle liste et le début d’un identifiant.
play-quit-unsaved = La partie n’est pas sauvegardée. Tapez sauver FICHIER, ou encore quitter pour partir quand même.
play-resign-sure = La partie s’arrêterait aussitôt, gagnée par l’autre camp. Tapez encore abandonner si c’est bien ce que vous voulez.
play-nothing-saved = Rien n’a été sauvegardé : donnez --save FICHIER au début, ou tapez sauver FICHIER avant de partir.
play-help = Tapez le numéro d’une action ou sa notation. Et aussi :
    pourquoi ACTION   pourquoi une action est interdite (numéro ou notation)
    annuler           reprendre votre dernière action, tant que c’est loyal
    abandonner        abandonner la partie : l’autre camp gagne
    journal [N]       ce qui vient d’être annoncé
    plateau           revoir le plateau
    scénario          ce qui se joue ici, et ses particularités
    main              vos cartes et leurs effets
    consignes         vos consignes : ce qui est répondu pour vous dans les fenêtres de réaction, et comment le changer
    règle ID          une règle en entier
    règle liste [ID]  les règles dont l’identifiant commence ainsi
    sauver [FICHIER]  écrire une copie de la partie ; sans nom, la sauvegarder là où --save ou --load l’a dit
    quitter           partir (la partie est d’abord sauvegardée si vous avez donné --save ou --load)
    Une ligne vide repose la question.
play-no-number = Ce numéro n’existe pas : la liste va de 1 à { $last }.
play-refused = Non : { $why } ({ $rules })
play-refused-plain = Non : { $why }
play-legal = { $action } : rien ne l’interdit.
play-not-asked = Ce n’est pas à vous de décider.
play-unreadable = « { $action } » n’est ni une action ni une commande ({ $what }). Tapez aide pour la liste.
play-undone = Action reprise.
play-undo-nothing = Il n’y a rien à reprendre.
play-undo-chance = Impossible de la reprendre : un dé ou une carte a été tiré depuis.
play-undo-other = Impossible de la reprendre : l’autre camp a décidé depuis.
play-undo-probe = Impossible de la reprendre : une information cachée a été consultée.
play-undo-often = Impossible de la reprendre : trop d’actions l’ont déjà été dans cette partie.
play-hand-over = ──────── { $side } : l’écran est à vous ────────
play-hand-over-wait = ──────── Passez l’écran : { $side } ──────── appuyez sur Entrée
play-hand-empty = Vous n’avez pas de carte en main.
play-card-cost = { $card } ({ $cost } QG)
play-orders-head = Vos consignes. La première qui convient décide ; sans elle on vous demande :
play-orders-none = Vous n’avez pas de consigne : on vous demande à chaque fenêtre.
play-orders-people = Une autre personne joue : qu’on vous demande ou non ne dépend pas de votre main.
play-orders-empty-pass = Contre des machines, une fenêtre où vous n’avez rien à jouer est passée pour vous (consignes main-vide demander : demander quand même).
play-orders-empty-ask = On vous demande même là où vous n’avez rien à jouer (consignes main-vide passer : y passer).
play-orders-now = Cette fenêtre : { $moment }, avec les faits { $facts }.
play-orders-how = Pour les changer :
    consignes { $form }
        une de plus, au-dessus des autres : demander, passer, faire comme d’habitude ou jouer une action
        (* tient lieu de tout), jusqu’à la fin de l’attaque, de l’ordre, du tour ou de la partie ; par exemple
        consignes { $example }
    consignes retirer N    retirer le numéro N
    consignes effacer      les retirer toutes
    consignes défaut       celles du début
play-orders-added = Consigne donnée : { $order }
play-orders-removed = Consigne retirée : { $order }
play-orders-default = Vos consignes sont de nouveau celles du début.
play-orders-unclear = Ce n’est pas une consigne, colonne { $column } : { $what } ({ $mend }).
play-orders-moment = Il n’y a pas de fenêtre « { $moment } ». Il y a : { $known }, et * pour toutes.
play-orders-no-number = Laquelle ? Vos consignes vont de 1 à { $last }.
play-orders-hint = Des consignes passent pour vous dans les fenêtres de réaction qui méritent rarement qu’on passe l’écran. Tapez consignes pour les voir et les changer.
play-orders-missed = Vos consignes ont passé à « { $moment } », où vous auriez pu jouer : { $actions } (tapez consignes pour les changer).
play-won = La partie est terminée. Vainqueur : { $side }.
play-over = La partie est terminée.
play-drawn = La partie est terminée : match nul.
play-saved = Sauvegardé dans { $file }.
play-save-where = Sauvegarder où ? Tapez : sauver FICHIER
play-dead-end = la règle ne propose aucune action à « { $moment } » : signalez-le avec la partie sauvegardée

## Ce qui accompagne une question

facts-side = { $side } : { $facts }

## Le plateau en texte : lettre et mot

board-legend = { $signs } — capitales : { $first }, minuscules : { $second }
board-ordered = commandée
board-done = commandée, a agi

## De la table

table-not-now = ce n’est pas ce qui est demandé
table-no-secrets = cette partie se regarde mais ne se poursuit pas : ses dés sont gardés ailleurs
table-took-back = { $seat } reprend une action, d’un commun accord
table-resigns = Les { $side } abandonnent : victoire des { $other }.
table-gives-up = Les { $side } abandonnent.
table-barred-nothing = Vous n’avez rien à reprendre.
table-barred-chance = Un dé ou une carte a été tiré depuis.
table-barred-other-seat = Un autre joueur a pris une décision depuis.
table-barred-probe = Quelque chose de caché a été consulté depuis.
table-barred-often = Trop d’actions ont été reprises dans cette partie.

# Le serveur
serve-at = Grognard vous attend à l’adresse { $url }
serve-data = Les parties sont conservées dans { $folder }
serve-stop = Ctrl-C l’arrête ; toutes les parties restent en l’état.
serve-stopped = Arrêté. Toutes les parties sont sauvegardées.
serve-port-taken = Le port { $taken } est pris : ce sera le { $port }.
serve-owner-again = Si votre navigateur ne montre rien, ouvrez le lien que donne « { $command } ».
serve-owner-link = Ce serveur est le vôtre : pour y voir toutes les parties, ouvrez ce lien, une seule fois et dans les dix minutes : { $url }
serve-owner-file = Ce serveur est le vôtre : pour y voir toutes les parties, ouvrez { $file } dans votre navigateur, ou le lien que donne « { $command } ».
serve-no-home = aucun dossier personnel où conserver les parties : indiquez-en un avec --data
serve-no-runtime = le serveur n’a pas pu démarrer : { $error }
serve-bad-data = { $file } : ce dossier est inutilisable : { $error } (indiquez-en un autre avec --data)
serve-bad-store = { $file } : cette base est inutilisable : { $error } (déplacez-la, ou indiquez un autre dossier avec --data)
serve-damaged = { $file } : cette base est endommagée : { $error } (grognard repair --write sauve ce qui peut être lu et garde le fichier endommagé)
serve-half-repaired = { $folder } : une réparation a été interrompue ici : relancez grognard repair --write
serve-bad-address = { $address } : impossible d’y écouter : { $error } (changez avec --port ou --listen)
serve-taken = { $folder } sert déjà à un Grognard qui tourne à l’adresse { $address } : ouvrez celui-là, ou indiquez un autre dossier avec --data

# Le propriétaire
owner-new = La clé a changé : les navigateurs qui avaient l’ancienne n’entrent plus, et chaque place reste comme elle était.
owner-link = Ouvrez ce lien, une seule fois et dans les dix minutes : { $url }
owner-not-running = aucun Grognard ne tourne sur { $folder } : démarrez-le d’abord, ou indiquez le dossier avec --data

# Le robot
bot-seated = La place est prise. Ce lien y ramène : { $url }
bot-not-seated = la place n’a pas pu être prise : { $error }
bot-no-claim = { $file } : impossible d’y garder de quoi prendre la place : { $error } (indiquez --claim)
bot-won = Victoire après { $actions } actions.
bot-beaten = Défaite après { $actions } actions.
bot-drawn = Match nul après { $actions } actions.
bot-lost = la partie n’a pas pu continuer : { $error }
bot-url = { $url } n’est pas l’adresse d’un serveur : { $what }
bot-missing = il manque { $option } : indiquez-le, ou donnez le lien complet du siège avec --url
trial-failed = l’épreuve a échoué : { $what }

## Sauvegarde et réparation

backup-done = Copie faite dans { $to }. C’est un dossier de données : grognard --data { $to } joue à partir de lui. Il contient les secrets de toutes les places : gardez-le pour vous.
repair-well = { $n ->
    [0] Rien n’est endommagé : il n’y a pas encore de partie.
    [one] Rien n’est endommagé : une partie, relue de la première à la dernière ligne.
   *[other] Rien n’est endommagé : { $n } parties, chacune relue de la première à la dernière ligne.
}
repair-file = La base : { $what }
repair-match = La partie { $match } : { $what }
repair-how = Rien n’a été modifié. grognard repair --write fait une nouvelle base de ce qui peut être lu et garde l’ancienne à côté.
repair-whole = { $n ->
    [0] Aucune partie n’était intacte.
    [one] Une partie était intacte ; elle est sauvée.
   *[other] { $n } parties étaient intactes ; elles sont sauvées.
}
repair-cut = La partie { $match } reprend d’un moment antérieur : { $kept } des { $lines } lignes lisibles racontent une partie ({ $what }).
repair-lost = La partie { $match } est perdue : rien de lisible ne raconte une partie ({ $what }).
repair-kept = L’ancienne base est gardée : { $file }

# Ce qui est lié au programme

licences-head = Ce que contient ce programme, et sous quelle licence :
licences-partly = À la construction du programme, les œuvres d’autrui n’ont pas pu être démêlées : voici tout ce qu’il peut contenir, sans les conditions.
licences-texts = Les conditions, chaque texte une seule fois, sous le nom de ce à quoi il s’applique :
