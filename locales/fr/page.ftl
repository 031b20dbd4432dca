# La page dans le navigateur : ce que toutes partagent, l'accueil, les règles.

## Toutes les pages

page-play = Jouer
page-rules = Règles
page-pages = Pages
page-skip = Aller au contenu
page-menu = Menu
page-close = Fermer
page-language = Langue
page-language-en = English
page-language-fr = Français
page-theme-light = Thème clair
page-theme-dark = Thème sombre

## La liaison avec le serveur

line-lost = Liaison perdue à { $time }.
line-next = Nouvel essai dans { $n } s.
line-trying = Nouvel essai.
line-now = Maintenant

## Le disque du serveur

disk-full = Le serveur ne peut plus écrire sur son disque : on ne joue pas tant que cela dure.
disk-safe = Tout ce qui a été confirmé est enregistré. Dès que la place est faite sur le serveur, la partie reprend d’elle-même.

## Accueil : les scénarios

home-search = Chercher parmi { $n } scénarios
home-systems = Jeux et parties
home-scenarios = Scénarios
home-minutes = { $n } min
home-goal = { $track } : { $n } pour gagner
home-none-found = Aucun scénario ne parle de « { $query } »
home-clear = Tout montrer
home-side = Votre camp
home-side-first = Première place
home-side-second = Deuxième place
home-opponent = Adversaire
home-machine = Machine
home-here = Ami ici
home-far = Ami au loin
home-here-hint = À deux devant le même écran. Entre les tours, il se couvre et change de mains.
home-far-hint = Vous recevrez une invitation à l’autre place. Envoyez-la à votre ami : vous ne verrez jamais son jeu.
home-strength = Force de la machine
home-character = Caractère de la machine
home-character-none = Sans caractère
home-character-none-about = Joue pour gagner, sans autre penchant.
home-options = Options
home-options-usual = comme d’habitude
home-agreed = { $option } : { $value }
home-handicap = Handicap
home-handicap-usual = aucun
home-handicap-hint = Ce qu’un camp a de plus ou de moins que ne lui donne le scénario, pour une partie égale entre joueurs inégaux. Tout le monde le voit.
handicap-of = { $side }, { $what }
handicap-by = { $by }
handicap-taken = oui
handicap-not = non
handicap-lacks = pas dans ce scénario
handicap-none = comme d’habitude
home-special = Règles spéciales
home-start = Commencer
home-starting = Mise en place
home-start-lost = Le serveur ne répond pas. Si la partie a été ouverte, elle est dans vos parties.
home-start-many = Trop de parties ouvertes en peu de temps. Attendez une minute.
home-start-refused = Le serveur n’a pas ouvert la partie ({ $code }). Rien n’a changé.
home-owner-only = Seule la personne qui fait tourner ce serveur peut y ouvrir des parties. Demandez-lui le lien d’une place, ou ouvrez la page par le lien que donne « grognard owner ».
home-spent = Ce lien n’ouvre plus rien : il sert une seule fois, et pendant dix minutes. « grognard owner » en donne un autre.

## Accueil : les parties

home-matches = Vos parties
home-all = Toutes les parties
home-your-turn = { $n ->
        [one] À vous de jouer dans une partie
       *[other] À vous de jouer dans { $n } parties
    }
home-running = { $n ->
        [one] Une partie en cours
       *[other] { $n } parties en cours
    }
home-part-running = En cours
home-damaged = Cette partie est endommagée sur le disque et reste fermée
home-untitled = Une partie
home-part-over = Terminées
home-round = { $n ->
        [0] Mise en place
       *[other] Tour { $n }
    }
home-turn-yours = À vous de jouer
home-turn-here = À vous : { $side }
home-turn-machine = La machine réfléchit
home-turn-far = On attend les { $side }
home-won = Victoire : { $side }
home-drawn = Partie nulle
home-against-machine = { $side }, contre la machine ({ $level })
home-against-far = { $side }, contre un ami au loin
home-two-here = À deux devant cet écran
home-continue = Reprendre
home-look = Regarder
home-replay = Revoir
home-replay-of = Revoir : { $title }
home-export = Enregistrer le journal
home-export-of = Enregistrer le journal : { $title }
home-export-lost = Le serveur ne répond pas. Rien n’a été enregistré.
home-export-refused = Le serveur ne remet pas ce journal.
header-save = Enregistrer l’en-tête
header-save-of = Enregistrer l’en-tête : { $title }
header-how = L’en-tête fixe chaque dé et chaque carte avant la partie. Ce navigateur le garde ; à la fin, « grognard verify JOURNAL --against EN-TÊTE » montre si ce sont bien ces dés qui ont été joués.
header-other = Ce ne sont pas les dés qui étaient prêts.
header-other-text = Ce navigateur a gardé l’en-tête de la partie à sa première ouverture ici, et le serveur en donne maintenant un autre. L’en-tête fixe chaque dé et chaque carte : quelqu’un a redistribué, ou a mis une autre partie à sa place. Enregistrez l’en-tête gardé : il montre ce qui était promis.
header-agreed = Ce n’est pas ce qui était convenu.
header-agreed-text = Ce navigateur a gardé l’en-tête de la partie à sa première ouverture ici, et le serveur en donne maintenant un autre (ce qui diffère : { $fields }). Enregistrez l’en-tête gardé : il montre ce qui était promis.
home-delete = Supprimer
home-delete-of = Supprimer : { $title }
home-delete-title = Supprimer cette partie ?
home-delete-text = Elle disparaît pour toujours, avec son journal. Pour pouvoir la revoir, enregistrez d’abord le journal.
home-delete-text-far = Elle disparaît pour toujours, avec son journal, pour votre ami aussi. Pour pouvoir la revoir, enregistrez d’abord le journal.
home-delete-lost = Le serveur ne répond pas. Rien n’a été supprimé.
home-delete-refused = Le serveur ne supprime pas cette partie.
home-forget = Retirer de la liste
home-forget-of = Retirer de la liste : { $title }
home-forget-title = Retirer cette partie de la liste ?
home-forget-text = La partie continue sans vous. Pour y revenir, il vous faudra votre lien.
home-keep = Garder
home-older = Parties plus anciennes
home-link = Invitation : { $side }
home-link-only = Invitation
home-came = { $side } : votre ami est là.
home-not-come = { $side } : personne n’a encore pris l’invitation.
home-own-link = Votre lien, pour un autre appareil
home-own-link-of = Votre lien, pour un autre appareil : { $title }
home-no-match = Pas encore de partie
home-no-match-text = Choisissez un scénario. La machine est libre ce soir.
home-to-scenarios = Scénarios
home-journal = Ouvrir un journal
home-journal-text = Déposez ici le fichier d’une partie pour la revoir coup par coup.
home-journal-choose = Choisir un fichier
home-journal-bad = { $file } n’est pas un journal que ce programme sache lire.
home-journal-large = { $file } est trop gros pour un journal.
home-journal-lost = Le serveur ne répond pas. { $file } n’a pas été ouvert.

## Accueil : le lien d'une place

invite-title = Une place pour un ami : { $side }
invite-text = Qui ouvre ce lien le premier joue désormais les { $side } : il ne sert qu’une fois. Ne l’envoyez qu’à votre ami, et pas là où d’autres le liront.
invite-link = Lien secret : { $side }
invite-copy = Copier
invite-copied = Copié
invite-copy-by-hand = Copiez-le à la main : il est sélectionné.
invite-again = Le lien reste dans vos parties jusqu’à l’arrivée de votre ami.
invite-go = Aller à la partie
own-title = Votre lien : { $side }
own-text = Ce lien ramène à votre place, depuis n’importe quel appareil et aussi souvent que vous le voulez. Qui l’a joue les { $side } : ne le montrez à personne.

## Les règles

book-title = Règles
book-search = Chercher une règle
book-system = Jeu
book-contents = Sommaire
book-both = FR + EN
book-both-name = Les deux langues côte à côte
book-none-found = Aucune règle ne parle de « { $query } »
book-found = { $n ->
        [one] Une règle
       *[other] { $n } règles
    }
book-rule-lost = Il n’y a pas de règle « { $id } » dans ce jeu.
book-to-first = À la première règle
book-term = Terme du livret
book-see = Voir aussi
book-named-by = Citée par
book-about = Cette règle
book-checked = { $n ->
        [0] Aucun cas ne la vérifie.
        [one] Un cas la vérifie.
       *[other] { $n } cas la vérifient.
    }
book-reading = Lecture retenue
book-near = Règles voisines
book-before = Règle précédente
book-after = Règle suivante
book-welcome = Choisissez une règle dans le sommaire, ou cherchez : titres et textes, français et anglais.

## Les règles : les cas résolus

case-of = Cas résolu { $i } sur { $n }
case-list = Cas résolus
case-first = Depuis le début
case-steps = Étapes du cas
case-step-back = Étape précédente
case-step-on = Étape suivante
case-step = Étape { $i } sur { $n }
case-given = Étant donné
case-when = Quand
case-then = Alors
case-told = Ce qui se passe
case-holds = vérifié
case-fails = non vérifié
case-position = Position
case-no-pieces = Aucune unité sur la carte
case-lost = Le cas ne peut pas être chargé.
case-again = Réessayer
case-loading = Mise en place du cas
case-colon = {" : "}
case-semicolon = {" ; "}
case-number = Cas { $n }
case-not = {"non : "}
case-asked = { $side } : { $what }
case-asked-nobody = On ne demande plus rien : la partie est finie
case-may = {"Permis : "}
case-only = {"Permis, et rien d’autre : "}
case-nothing = Rien n’est permis
case-may-not = {"Interdit : "}
case-is-told = {"On apprend : "}
case-many = { $n } unités, comme sur la carte
case-word-gone = éliminée
case-word-empty = personne
case-word-occupied = quelqu’un
case-word-none = personne
case-word-draw = partie nulle
