# La page d’une partie : la table autour du plateau. Rien ici n’appartient à un seul système.
# Les camps sont nommés au pluriel : les Britanniques, les Allemands.

## Le plateau

match-board = Champ de bataille. Flèches pour changer d’hexagone, Tab pour parcourir ce qui peut être cliqué, Entrée pour agir.
match-percent = { $n } %
match-entry = { $what } : { $is }
match-of = { $n } sur { $of }
match-zoom-in = Agrandir
match-zoom-out = Réduire
match-zoom-fit = Tout voir
match-goal-held = aux { $side }
match-goal-free = libre
match-is-chosen = Choisi.
match-may-pick = Peut être choisi.
match-may-move = Accessible.
match-may-target = Cible.

## La question

match-your-move = À vous
match-your-reaction = Votre réaction
match-plays = Les { $side } jouent
match-thinks = Les { $side } réfléchissent
match-waits = En attente des { $side }
match-goes-on = La partie continue
match-hint-hex = Choisissez sur la carte.
match-hint-card = Choisissez une carte de votre main.
match-listed = { $so } ; { $next }
match-chosen = { $hex } : { $what }.
match-other-choice = Autre choix
match-menu-way = Dans quelle direction ?
match-menu = Laquelle ?
match-way = { $n ->
    [one] Vers { $n } heure
   *[other] Vers { $n } heures
}
match-not-so = Impossible : { $what }
match-not-now = Rien à faire ici pour l’instant
match-meanwhile = En votre absence
match-pause = Pause
match-skip = Passer à la fin
match-play-on = Lire
match-looking = Vous regardez en arrière
match-back-to-now = Revenir au présent
match-to-the-end = Aller à la fin
match-undo = Annuler
match-undo-none = Il n’y a rien à reprendre.

## Nombres et dés

match-sum = Somme
match-tally-open = Ouvrir la somme
match-tally-close = Refermer la somme
match-last-roll = Dernier jet
match-last-rolls = Derniers jets
match-die-idle = { $face }, sans effet
match-odds = Cotes
match-odds-on = Cotes affichées
match-odds-off = Cotes masquées

## À côté de la carte

match-situation = Situation
match-sides = Camps
match-rail = Question, dés et journal
match-you = Vous
match-machine = Machine
match-machine-level = Machine, { $level }
match-here = À cet écran
match-far = À distance
match-is-asked = Doit décider maintenant
match-goals = Objectifs
match-pile = { $pile } : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
match-pile-empty = Aucune carte ici.
match-zone-hand = Main
match-zone-deck = Pioche
match-zone-discard = Défausse
match-zone-played = Jouées
match-zone-reserve = Réserve
match-hand = Votre main
match-played = Jouée
match-costs = Coûte { $n }
match-card-can = Jouable maintenant
match-phases = Étapes du tour

## Journal et relecture

match-log = { $n ->
        [0] Journal
       *[other] Journal · tour { $n }
    }
match-round = { $n ->
        [0] Mise en place
       *[other] Tour { $n }
    }
match-go-there = Montrer ce moment
match-slider = Revoir la partie
match-step-back = Un pas en arrière
match-step-on = Un pas en avant
match-link = Copier l’adresse de cette position
match-link-copied = Adresse copiée
match-link-not = L’adresse n’a pas pu être copiée
match-you-look = {", "}vous regardez
match-export = Enregistrer le journal
match-verify-how = Le journal contient chaque dé et chaque carte avec l’engagement pris au début : « grognard verify FICHIER » le contrôle jusqu’au dernier jet.

## La fin

match-over = { $n ->
        [0] Fin de la partie
       *[other] Fin de la partie, tour { $n }
    }
match-won = Victoire des { $side }
match-drawn = Match nul
match-rematch = Revanche
match-watch = Revoir
match-home = Page d’accueil

## Deux personnes, un écran ; les places ; la ligne

match-pass-screen = Passez l’écran aux { $side }
match-hide = Cacher l’écran
match-i-am = Je joue les { $side }
match-line-lost = Ligne perdue à { $time }.
match-line-safe = Votre dernier ordre est enregistré.
match-line-next = Nouvel essai dans { $n } s.
match-line-trying = Nouvel essai.
match-line-now = Maintenant
match-refused = Cette place ne vous est plus ouverte.
match-no-seat-title = Aucune place ici
match-no-seat = Cette adresse ne mène à aucune place de cette partie. Redemandez le lien, ou revenez à l’accueil.
match-taken-title = Cette place est prise
match-taken = Quelqu’un a déjà ouvert cette invitation, et une invitation ne sert qu’une fois. Était-ce vous, dans un autre navigateur ou sur un autre appareil ? Ouvrez-y la partie : vos parties y donnent votre propre lien, valable partout. Si ce n’était pas vous, prévenez qui vous l’a envoyée.
match-invite-title = Prendre aussi l’autre camp ?
match-invite-text = Vous jouez déjà cette partie ici. Cette invitation est pour votre ami et ne sert qu’une fois : si vous la prenez, vous jouerez les deux camps à cet écran, et personne d’autre ne pourra venir.
match-invite-mine = Revenir à mon camp
match-invite-both = Jouer les deux camps
match-no-server-title = Pas de réponse
match-no-server = Le serveur ne répond pas. Le programme tourne-t-il encore ? Rien n’est perdu : chaque ordre est enregistré avant d’être confirmé.
match-other-secret-title = Les dés de cette partie sont scellés
match-other-secret = Elle a commencé quand le serveur avait un autre secret, et ne s’ouvre pas sans lui. La personne qui tient le serveur peut remettre l’ancien fichier « secret » dans son dossier de données ; la partie reprendra alors où elle en était.
match-broken-title = La page a trébuché
match-broken = L’erreur vient de cette page, non de votre partie : celle-ci est enregistrée.

## Ligne de vue

match-sight = Ligne de vue
match-sight-off = Ranger la ligne de vue
match-sight-choose = Choisissez l’hexagone d’où regarder.
match-sight-from = Vu depuis { $hex } : les points. Désignez un hexagone pour la ligne.
match-sight-clear = { $from } voit { $to }.
match-sight-blocked = { $from } ne voit pas { $to }.

## Réglages

match-settings = Réglages
match-pace = Rythme des coups des autres
match-pace-0 = Aussitôt
match-pace-1 = Vif
match-pace-2 = Posé
match-pace-3 = Lent
match-theme = Thème
match-theme-light = Clair
match-theme-dark = Sombre
match-theme-system = Du système
match-orders = Ordres permanents
match-orders-what = Ce qui est répondu pour vous quand une carte peut se jouer hors de votre tour.
match-orders-when = Me demander
match-orders-ask = Toujours
match-orders-hold = Si j’ai une carte pour cela
match-orders-pass = Jamais
match-orders-text = Dans la langue des ordres permanents
match-orders-grammar =
    Un ordre par ligne, le premier qui convient décide :
    { "moment: conditions -> ask" }, { "pass" }, { "usual" } (ce que presque tout le monde fait) ou { "do ACTION [until attack, order, turn" } ou { "match]" }
    « * » vaut pour tous les moments. Sans ordre, on vous demande.
match-orders-save = Enregistrer
match-orders-line = Ligne { $n } :
match-text-board = Le plateau en texte
match-text-offers = Ce que vous pouvez faire
match-text-ground = Terrain
match-keys = Touches
match-key-arrows = d’hexagone en hexagone
match-key-tab = parcourir ce qui peut être cliqué, puis sortir
match-key-undo = annuler
match-key-sight = ligne de vue depuis l’hexagone
match-key-odds = afficher ou masquer les cotes
match-key-rule = la règle en vue
match-key-text = le plateau en texte
match-key-hand = vers la main
match-key-map = vers la carte
match-key-zoom = agrandir, réduire, tout voir
match-key-play = lire et arrêter la relecture
match-key-step = un pas en arrière (virgule), un pas en avant (point)
match-key-help = ces touches

## Onglets

match-tabs = Parties de la table
match-tab-map = Carte
match-tab-hand = Main
match-tab-log = Journal
match-more = Autres actions…
match-off-map = Hors de la carte

## Ne plus être interrogé

match-not-again = Ne plus demander…
match-not-again-until = Jusqu’à quand
match-until-attack = Cette attaque
match-until-order = Cet Ordre
match-until-turn = Ce tour
match-until-match = La partie
match-not-again-when = Dans quel cas
match-not-again-always = Toujours
match-not-again-keep = Passer désormais
match-not-again-hint = Vos ordres permanents se trouvent dans les réglages : vous pouvez y revenir.
