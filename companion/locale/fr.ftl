### The product's own strings: what every game shares, the tablet, the wall, the server.

## Every screen
ui-close = Fermer
ui-help = Aide
ui-help-back = Retour au jeu
ui-help-rules = Les règles de cette table
ui-help-own = règle maison
ui-help-words = Vocabulaire
ui-language = Langue
ui-names = { $names }
ui-refused = Impossible.
ui-sure = On y va ?
ui-you-won = Victoire !
ui-rather-not = Non, retour
ui-act-for = À la place de { $who }
ui-act-for-whom = À la place de
ui-choose-seat = choisis une personne
ui-choose-seat-first = Choisis d’abord pour qui tu agis.
ui-choose = choisis
ui-choose-first = Choisis d’abord.
ui-opens-in = { $seconds ->
    [one] Dans { $seconds } seconde.
   *[other] Dans { $seconds } secondes.
  }
ui-in-a-moment = Un instant.
ui-paused = en pause
ui-time-is-up = Temps écoulé.
ui-seconds-left = { $seconds ->
    [one] Encore { $seconds } seconde.
   *[other] Encore { $seconds } secondes.
 }
ui-mind = Attention
ui-done-of = { $done } sur { $total }
ui-answered-of = { $done ->
    [one] { $done } réponse sur { $total }
   *[other] { $done } réponses sur { $total }
 }
ui-awaiting = { $count ->
    [one] On attend { $names }.
   *[other] On attend { $names }.
  }
ui-fewer = Moins : { $what }
ui-more = Plus : { $what }
ui-number-of = { $what } : { $n }. Choisis le nombre.
ui-stays = reste { $n }
ui-earlier = Plus tôt : { $what }
ui-later = Plus tard : { $what }
ui-cards-of = { $sum ->
    [one] { $sum } carte, il en faut { $total }
   *[other] { $sum } cartes, il en faut { $total }
 }
ui-still-missing = { $count ->
    [1] Il en manque une.
   *[other] Il en manque { $count }.
  }
ui-not-told = pas encore choisi
ui-changed = modifiée
rule-printed = imprimée
rule-ours = le texte n’en dit rien : notre choix
rule-own = règle maison
ui-yes = oui
ui-no = non
ui-before = Écrit auparavant
ui-field-missing = Il manque encore : { $what }
ui-in-deck = dans le paquet : { $count }
ui-code-title = Pour rejoindre la table
ui-watch = Je veux seulement regarder
ui-sit = Prendre place

## Questions and panels
ui-limit-left = il reste
ui-limit-used = utilisé
ui-veil = Touche pour voir
ui-seal = Sceller
ui-points-missing = { $count ->
    [1] Il manque un point.
   *[other] Il manque { $count } points.
  }
ui-stand-you = { $count ->
    [0] toi
   *[other] toi et { $who }
 }
ui-stand-you-many = toi et { $count } de plus
ui-stand-many = { $count } personnes
ui-stand-nobody = à personne
ui-stand-ahead = { $by } d’avance
ui-stand-even = à égalité
ui-stand-behind = { $by } de retard
ui-branch-again = encore : { $n }
ui-branch-then = Choisis maintenant où.
ui-becomes = devient
ui-annals = L’histoire jusqu’ici
ui-annals-lost = L’histoire ne s’affiche pas pour le moment : réessaie bientôt.
ui-history = Historique
ui-keep-copy = Garder une copie
ui-columns-beyond = { $count ->
    [1] une colonne de plus →
   *[other] { $count } colonnes de plus →
 }
ui-leaf-before = Page précédente
ui-leaf-after = Page suivante

## The ring, the votes, the script and the story
ui-ring = Le cercle
ui-moderator = Meneur
ui-role-covered = rôle caché
ui-seat-dead = hors jeu
ui-seat-gone = a quitté la table
ui-seat-turn = c’est son tour
ui-seat-nominated = en accusation
ui-seat-waits = on l’attend encore
ui-seat-wins = a gagné
ui-seat-chosen = le choix
ui-votes = { $count ->
    [one] { $count } voix
   *[other] { $count } voix
 }
ui-votes-of = { $expected ->
    [one] { $cast } voix sur { $expected }
   *[other] { $cast } voix sur { $expected }
 }
ui-votes-for = vote
ui-votes-now = { $name } vote
ui-nobody = personne
ui-said = « { $line } »
ui-then = Ensuite : « { $line } »
ui-stages = Les étapes, dans l’ordre
ui-chronicle = Comment ça s’est passé
ui-chart-none = aucun vote
ui-chart-table = En tableau

## Copies and printed sheets of a long game
sheet-print = Feuille à imprimer
sheet-csv = Tableau en CSV
sheet-before = avant
sheet-how = comment
sheet-after = après

## Copies and printed sheets of a long game (not on phones)
E_BAD_COPY = Ce fichier n’est pas une copie qu’on peut reprendre ici.
E_COPY_TOO_LARGE = Cette copie est trop grosse pour être reprise ici.
E_COPY_NOT_NOW = En ce moment le jeu a des secrets que l’hôte ne doit pas voir : garde une copie quand ils seront connus.
copy-title = Reprendre une copie
copy-how = Une partie enregistrée ailleurs continue ici, à une nouvelle table.
copy-file = La copie
copy-note = Toutes les places y sont : chacun retrouve la sienne avec le QR que tu montres. Les papiers encore scellés sont à récrire.
copy-go = Reprendre la partie
copy-back = Retour à la table

## Charts, proposals and lists
ui-arrow = { $above } au-dessus de { $below }
ui-arrow-from = Touche ce qui sera au-dessus.
ui-arrow-to = Touche maintenant ce qui sera en dessous.
ui-route-then = Choisis maintenant où.
ui-stop-done = tamponné
ui-stop-next = le suivant
ui-stop-later = plus tard
ui-agreed = Convenu :
ui-not-agreed = Encore à convenir :
ui-drop = Retirer
ui-line-add = Ajouter une ligne
ui-line-put = Ajouter
ui-line-drop = Retirer { $what }
ui-lines-first = Ajoute d’abord une ligne.
ui-sequence-add = Ajouter à la fin
ui-sequence-out = Retirer { $what }, position { $place }
ui-sequence-empty = Touche au moins un élément.

## Flowers and the die
ui-petals = Les roses de chacun
ui-petals-of = { $filled } sur { $total }
ui-petals-none = Personne en jeu
ui-petals-gathered = { $gathered } sur { $goal }
ui-turn-now = C’est son tour.
ui-turn-yours = C’est ton tour.
ui-face = Face { $face }

## The board of turned cards, and folded groups
board-you = toi
board-turn = à jouer
board-blow-by-blow = Coup par coup
board-hits = frappe pour { $damage }
board-across = posée en travers
board-near = tournée vers qui lit
board-far = tournée de l’autre côté
board-hot = disputée
board-beside-of = Sur le terrain de { $who }
board-beside-yours = Sur ton terrain
board-hurt = dégâts { $damage }
board-spent = engagé
board-nth = { $name } ({ $number })
phone-group-match = Match
phone-group-deck = Liste
phone-group-cards = Compter les cartes
phone-group-characters = Personnages

## The phone
phone-opening = La table s’ouvre…
phone-needs-script = Pour jouer sur le téléphone, il faut JavaScript. Sans lui, le meneur peut jouer pour toi sur la tablette.
phone-place = place { $place }
phone-story-before = L’histoire d’avant
ui-share-sum = { $label } : { $n }
phone-share = Partager l’image
phone-seated = Tu es à la table
phone-how-to = Comment on joue, en cinq images
phone-next = Tu joues dès la prochaine partie. D’ici là, tu peux regarder.
phone-watching = Tu regardes
phone-you = toi
phone-own = carte
phone-own-title = Pour tes yeux seulement
phone-code-label = Code de la table { $code } : montrer le QR et la langue
phone-code-how = Qui arrive scanne le QR, ou ouvre { $address } et tape le code.
phone-code-night = Le QR revient avec le jour. Le code marche toujours.
phone-qr-label = QR pour prendre place à cette table
phone-bell = Sonnerie sur ce téléphone
phone-other-page = La page de l’hôte
phone-voice-unheard = Personne n’entend la voix. Touche l’appareil au milieu de la table, ou la télévision : en attendant, les phrases se lisent là-bas.
phone-awake-on = L’écran reste allumé tant que cette page est ouverte.
phone-awake-off = Au premier appui l’écran reste allumé, si le téléphone le permet.
phone-awake-never = Si l’écran s’éteint, rallume-le : tout sera comme avant.
phone-seat-title = Ta place
phone-seat-name = Ton nom
phone-seat-rename = Corriger le nom
phone-seat-leave = Rendre la place
phone-seat-leave-warn = Ta place devient libre, et ce téléphone retourne à la porte.
phone-seat-needed = Cette partie a besoin de ta place jusqu’au bout. Tu dois partir ? Dis-le à qui tient la tablette : on peut jouer à ta place.
phone-notes = Mes notes
phone-notes-kept = Elles restent sur ce téléphone et disparaissent avec la table. La nuit, elles restent fermées.
phone-card-hold = Appuie et garde le doigt
phone-card-covered = Ta carte, face cachée.
phone-card-look-around = Regarde autour de toi, puis garde le doigt ici : tu la vois jusqu’à ce que tu lâches.
phone-card-itself = Elle s’est cachée. Garde le doigt dessus pour la revoir.
phone-card-short = Trop court : garde le doigt jusqu’à avoir tout lu.
phone-card-toggle = Montrer ou cacher la carte
phone-card-release = Lâche pour cacher
phone-card-first = Regarde d’abord ta carte.
phone-list-open = Ouvrir la liste des cartes
phone-list-again = Choisir une autre carte
phone-chosen = La carte que tu as choisie · garde le doigt
phone-ring = La table, vue de ta chaise
phone-pick-label = Choisis une personne
phone-pick-hint = Touche un nom, puis confirme.
phone-pick-confirm = Confirme, ou touche un autre nom.
phone-pick-not-this = Pas ce nom : touche-en un autre.
phone-pick-noted = Noté : { $name }.
phone-more-below = { $count ->
    [1] encore un ↓
   *[other] encore { $count } ↓
  }
phone-seat-dead = hors jeu
phone-seat-gone = a quitté la table
phone-seat-turn = c’est son tour
phone-seat-nominated = en accusation
phone-seat-wins = a gagné
phone-roles-show = Montrer les rôles
phone-roles-cover = Cacher les rôles
phone-seat-kept = Ta place t’attend.
phone-lost-title = Connexion perdue
phone-lost = Ta place reste à toi.
phone-lost-again = { $seconds ->
    [one] Nouvel essai dans { $seconds } seconde.
   *[other] Nouvel essai dans { $seconds } secondes.
  }
phone-lost-now = Nouvel essai.
phone-lost-retry = Essayer maintenant
phone-lost-hint = Rien ne revient ? Vérifie que tu es sur le Wi-Fi de la table, et que le navigateur a le droit d’utiliser le réseau local.
phone-last-seen = { $seconds ->
    [one] Dernière vue il y a { $seconds } seconde
   *[other] Dernière vue il y a { $seconds } secondes
  }
phone-last-seen-long = { $minutes ->
    [one] Dernière vue il y a { $minutes } minute
   *[other] Dernière vue il y a { $minutes } minutes
  }
phone-last-clock = Le chrono marque maintenant { $time }.
phone-moved-title = Ouvert ailleurs
phone-moved = Ta place se joue maintenant dans un autre onglet ou sur un autre téléphone.
phone-moved-back = Jouer d’ici
phone-removed-title = Tu n’es plus à la table
phone-removed = Ta place a été retirée. Si la porte est ouverte, tu peux te rasseoir.
phone-released-title = Téléphone détaché
phone-released = Ta place se joue maintenant sur la tablette. Pour la reprendre, demande un QR au meneur.
phone-refused-title = Pas de place ici
phone-refused = La table ne connaît pas ce téléphone. Reprends une place.
phone-refused-join = Aller à la porte

## The phone (server only)
old-phone = Ce navigateur est trop vieux. Si rien d’autre ne vient, demande une place sans téléphone.

## How a game is played
learn-title = Comment on joue
learn-at = { $at } sur { $count }
learn-on = Suite
learn-back = Retour
learn-done = Compris

## Keeping the screen on, where the browser cannot do so itself
learn-awake-keep = Écran allumé pendant le jeu
learn-awake-price = L’écran reste allumé pendant le jeu. Pour le laisser s’éteindre : touche le code en haut.
learn-awake-fine = D’accord
learn-awake-music = La musique de cet appareil peut s’arrêter.

## While the host's device keeps the games
learn-evenings-kept = L’appareil de l’hôte retient les parties de ce soir : qui était quoi, et qui a gagné.

## The invitation to a table
invite-label = Envoie l’invitation à qui doit encore venir :
invite-said = On joue ce soir, la table s’appelle « { $called } ». Ouvre le lien et tape ton nom : rien à installer.
invite-share = Partager
invite-copy = Copier le lien
invite-copied = Copié

## The table: refusals
E_NOT_SEATED = Ce téléphone n’a pas de place à cette table.
E_NOT_MODERATOR = Seul le meneur peut faire ça, sur la tablette.
E_WRONG_PHASE = Pas maintenant.
E_ANNOUNCING = Un instant : on l’annonce à tout le monde.
E_WATCHING = Cette partie, tu la regardes. Tu joues dès la prochaine.
E_NEGATIVE = Rien ne descend sous zéro.
E_ID_REUSED = Cette demande a déjà servi à autre chose. Réessaie.
E_DOOR_CLOSED = La porte est fermée : le meneur peut l’ouvrir sur la tablette.
E_TABLE_FULL = La table est pleine : elle a { $most } places.
E_HAS_PHONE = Cette place a son propre téléphone : regarde là.
E_NO_SUCH_SEAT = Cette place n’existe plus.
E_RING_DIFFERS = Entre-temps quelqu’un est arrivé ou parti. Regarde le cercle et réessaie.
E_NAME_EMPTY = Tape un nom.
E_NAME_LONG = Trop long : { $most } caractères au plus.
E_NAME_CHARACTERS = Enlève de ce nom les caractères qui ne se voient pas.
E_NAME_MIXED = Ce nom mélange deux alphabets : écris-le dans un seul.
E_NAME_RESERVED = On prendrait { $name } pour la table elle-même : ajoute quelque chose au nom.
E_NAME_TAKEN = { $name } est déjà là. Tu reviens avec un autre téléphone ? Demande le QR de ta place à qui tient la tablette. C’est une autre personne ? Ajoute quelque chose au nom.

## The table: refusals of what only the host does (not on phones)
E_NO_SUCH_GAME = Ce jeu n’est pas ici.
E_GAME_RUNNING = Une partie est en cours : termine-la d’abord.
E_NOTHING_TO_UNDO = Il n’y a rien à annuler.
E_STAYS_OPEN = Ce qui a été révélé le reste : on ne peut annuler que ce qui a suivi.
E_NOTHING_TO_REDO = Il n’y a plus rien à refaire : autre chose s’est passé depuis.

## Refusals of several games
E_PLAYER_COUNT = { $players ->
    [1] Il y a une personne à la table : on joue de { $low } à { $high }.
   *[other] Vous êtes { $players } : on joue de { $low } à { $high }.
 }
E_OPTION = Cette règle ne se règle pas ainsi.
kit-answer-person = { $who }
kit-answer-given = Donné.
kit-answer-in = Ta réponse est donnée. Les autres réfléchissent encore.
kit-answer-own = Ta réponse
kit-answer-back = La reprendre
E_NOT_ASKED = On ne te demande rien pour le moment.
E_NO_SUCH_ANSWER = Cette réponse n’est pas proposée.
E_NOTHING_ANSWERED = Tu n’as aucune réponse à reprendre.
E_ALREADY_ANSWERED = Ta réponse est déjà donnée.
E_GAME_OVER = La partie est finie.
E_TARGET_DEAD = Déjà hors jeu.
E_NOT_YOUR_TURN = Ce n’est pas encore ton tour.

## The table before the game
table-empty-title = La table est prête
table-seated-title = Tu es à la table, { $who }
table-empty-line = Le meneur choisit le jeu.

## Seats
table-seat = { $who }

## Notices for everybody
table-notice-seat-moved = { $who } joue maintenant sur un autre téléphone.
table-notice-tablet-moved = Un autre appareil mène maintenant le jeu.
table-notice-seat-shown = Les secrets de { $who } viennent d’être montrés sur la tablette.
table-notice-undone = Une étape a été annulée sur la tablette. Les réponses déjà données restent.
table-notice-redone = Une étape annulée a été refaite sur la tablette.

## The evening
table-evening = La soirée jusqu’ici
table-evening-game = { $n }. { $game } : { $end }.
table-evening-game-open = { $n }. { $game }.
table-evening-won = { $n ->
    [one] { $n } victoire : { $who }.
   *[other] { $n } victoires : { $who }.
 }

## Refusals of the server
E_NO_TABLE = Ce code n’ouvre aucune table, ou la porte de la table est fermée. Vérifie-le sur la tablette ou sur le grand écran, ou demande au meneur d’ouvrir la porte.
E_UNREADABLE = Cette table a été écrite par un Veglia plus récent, ou elle est abîmée : on ne peut pas y jouer ici. Les autres tables n’ont rien. Qui gère le serveur en saura plus avec « companion --check ».
E_NOT_HOST = Cet appareil n’est pas la tablette du meneur. Fais-la-toi passer avec son QR.
E_INVITE_DEAD = Ce QR, ce lien ou cette clé ne marche pas : déjà utilisé, trop vieux, ou mal tapé.
E_BAD_INPUT = Cette demande est incompréhensible. Recharge la page et réessaie.
E_ONE_LINE = Ces mots doivent tenir sur une ligne : sans retour à la ligne, tabulation ni autre caractère de contrôle.
E_UNKNOWN_COMMAND = Cette page vient d’une autre version. Recharge-la.
E_OLD_PAGE = Le programme a été mis à jour. Recharge cette page.
E_TRY_AGAIN = Quelque chose a raté. Réessaie.
E_BUSY = La table est très occupée. Réessaie dans un instant.
E_RENAMED_OFTEN = Tu as changé de nom très souvent. Attends un peu, puis tu pourras recommencer.
E_TOO_FAST = Un instant : trop de demandes en trop peu de temps.
E_CANNOT_SAVE = Le serveur n’arrive pas à enregistrer. Rien n’est perdu : réessaie dans un instant.
E_LOG_FULL = Le journal de cette table est plein ; tout ce qui a été joué est gardé. L’hôte peut annuler, ou garder une copie et la reprendre à une autre table.

## The tablet: opening (not on phones)
desk-opening = La table s’ouvre…
desk-needs-script = Cette page a besoin de JavaScript.

## The tablet: opening (server only)
old-tablet = Ce navigateur est trop vieux pour Veglia. Si rien d’autre ne vient, mène le jeu depuis un autre appareil.
old-screen = Rien d’autre ne vient ? Cette télévision est trop vieille : branche un ordinateur ou une clé HDMI, et ouvre la même adresse.

## The tablet: the bar at the top (not on phones)
desk-tools = Outils
desk-step = étape { $step } sur { $of }
desk-diary = Journal
desk-table = Table
desk-code-label = Code de la table { $code }, montrer le QR
desk-rules-changed = ({ $count })
desk-group-rules = Règles maison
desk-group-corrections = Corriger
desk-group-deck = Modifier
desk-group-night = Ordre de la nuit
desk-group-cards = Cartes inventées
desk-group-presets = Règles toutes faites
desk-group-seat = Place
desk-group-votes = Votes
desk-group-match = Match
desk-group-players = Qui joue
desk-group-people = Personnes
desk-group-effects = Soutiens et effets

## The tablet: rules, cards and evenings kept on this device (not on phones)
desk-own-rules = Tes propres règles
desk-own-rules-none = Avec un nom, les règles d’aujourd’hui restent sur cet appareil pour d’autres soirées.
desk-own-rules-name = Nom des règles actuelles
desk-own-rules-keep = Les garder
desk-own-rules-forget = Supprimer
desk-own-rules-forget-named = Supprimer « { $name } »
desk-own-rules-gone = « { $name } » supprimé.
desk-own-rules-back = Les remettre
desk-own-rules-full = Il y en a déjà { $most } : supprime d’abord l’une d’elles.
desk-own-rules-broken = Une partie de ce que cet appareil gardait n’est plus lisible.
desk-own-rules-denied = Cet appareil ne garde rien : une fenêtre privée peut-être, ou il est plein.
desk-cards = Cartes notées
desk-cards-here = { $n ->
    [0] Les cartes que tu notes (noms et valeurs, jamais qui les joue) restent sur cet appareil, et un autre soir un appui suffit. Aucune pour l’instant.
    [1] Une carte reste sur cet appareil (nom et valeurs, jamais qui la joue) et vient avec son jeu. Désactiver la supprime.
   *[other] { $n } cartes restent sur cet appareil (noms et valeurs, jamais qui les joue) et viennent avec leur jeu. Désactiver les supprime.
 }
desk-cards-off = Aucune carte ne reste sur cet appareil.
desk-evenings = Soirées
desk-rehearse = Répéter en solo, avec des amis imaginaires
desk-rehearsal-end = Finir la répétition
rehearsal-mark = Répétition : les autres sont imaginaires
desk-evenings-off = Rien n’est gardé sur cet appareil.
desk-evenings-none = Rien n’est encore gardé : la première partie viendra ici à sa fin.
desk-evenings-here = Gardé sur cet appareil seulement : les 60 dernières parties.
desk-evenings-ends = Comment ça a fini
desk-evenings-people = Qui était quoi
desk-evenings-won = victoires : { $won } sur { $played }
desk-evenings-games = Partie par partie
desk-evenings-forget = Tout supprimer
desk-evenings-gone = Tout est supprimé.
desk-evenings-back = Le remettre
desk-evenings-save = Enregistrer dans un fichier
E_RULES = Ces règles maison ne marchent pas ici : supprime-les et enregistre-les à nouveau.

## The tablet: the ring (not on phones)
desk-show-roles = Montrer les rôles
desk-cover-roles = Cacher les rôles
desk-place = { $place }
desk-no-phone = sans téléphone
desk-asleep = téléphone éteint
desk-chosen = Choix : { $name }
desk-tap-a-seat = Touche un nom dans le cercle

## The tablet: the script (not on phones)
desk-secret = Choix et réponse
desk-hold = garde le doigt dessus
desk-undo = Annuler
desk-redo = Refaire
desk-more-below = Suite en bas ↓

## The tablet: acting for a seat, and lending it (not on phones)
desk-act-for-one = Répondre à sa place
desk-act-for-many = Répondre à leur place
desk-act-title = À la place de { $name }
desk-nothing-now = Rien à faire ici pour le moment.
desk-handover-one = Passer à { $name }
desk-pass-next = Passe la tablette : c’est à { $name }
desk-handover-title = La tablette fait le tour
desk-handover-place = Les cartes · { $place } sur { $of }
desk-handover-give = Donne la tablette à
desk-handover-seen = La carte est cachée
desk-handover-away = Les autres regardent ailleurs.
desk-handover-hold = Je suis { $name } : appuie et garde le doigt
desk-handover-how = la carte se voit tant que le doigt reste posé
desk-handover-again = Garde le doigt pour revoir
desk-handover-back = Vu : je la rends
desk-handover-only = Pour { $name } seulement
desk-passing-hold = Garde le doigt et lis
desk-passing-toggle = Montrer ou cacher la phrase
desk-passing-over = La tablette a fait le tour
desk-passing-over-how = Rends la tablette au meneur
desk-passing-away = La suite n’est que pour les yeux du meneur.
desk-passing-host = C’est moi qui mène
desk-sealed-place = En secret · { $place } sur { $of }
desk-sealed-here = Je suis { $name } : à moi d’écrire
desk-sealed-after = Puis rends la tablette : ce que tu as écrit reste caché.

## The tablet: code and addresses (not on phones)
desk-qr-label = QR pour prendre place à la table
desk-code-how = Scannez le QR, ou ouvrez { $address } et tapez le code.
desk-addresses = Si les téléphones n’y arrivent pas, essaie une autre adresse :
desk-screen-how = L’écran pour tout le monde :
desk-wifi-qr = QR pour rejoindre le Wi-Fi
desk-wifi-table = Table
desk-wifi-shared = Le premier QR donne accès à { $name }.
desk-wifi-remove = Retirer le Wi-Fi
desk-wifi-add = Besoin du Wi-Fi ? Ajouter son QR
desk-wifi-name = Nom du réseau
desk-wifi-password = Mot de passe (sinon, laisse vide)
desk-wifi-hidden = Le réseau est masqué
desk-wifi-kept = Il reste sur cet appareil. Le grand écran et l’affiche le montrent ; les téléphones ne le reçoivent jamais.
desk-wifi-show = Afficher le QR
desk-nobody-yet = Qui arrive scanne le QR ou ouvre { $address }.

## The tablet: seats (not on phones)
desk-add-seat = Place sans téléphone
desk-add-seat-how = Pour qui n’a pas de téléphone : cette personne joue avec toi, sur la tablette.
desk-host-sits = Qui tient la tablette peut jouer aussi : avec son propre téléphone, ou avec le lien dans un autre onglet de ce navigateur ; avec « Place sans téléphone » on joue d’ici.
desk-change-game = Changer de jeu
desk-people = { $count ->
    [0] Encore personne à la table
    [1] Une personne à la table
   *[other] { $count } à la table
 }
desk-state-here = téléphone allumé
desk-state-away = téléphone éteint
desk-turn-away = { $n ->
    [one] Le téléphone de { $who } est éteint : demande à voix haute et touche la réponse ici.
   *[other] Les téléphones de { $who } sont éteints : demande à voix haute et touche les réponses ici.
  }
desk-waits = { $n ->
    [one] { $who } est là, et joue dès la prochaine partie.
   *[other] { $who } sont là, et jouent dès la prochaine partie.
  }
desk-awaited-away = { $n ->
    [one] Le téléphone de { $who } n’est pas connecté.
   *[other] Les téléphones de { $who } ne sont pas connectés.
  }
desk-state-none = sans téléphone
desk-rename = Changer le nom
desk-deck = Le paquet
desk-move = Déplacer dans le cercle
desk-move-later = Échanger avec { $name }, juste après
desk-move-sooner = Échanger avec { $name }, juste avant
desk-swap = échanger avec { $name }
desk-place-of = place { $place } sur { $of }
desk-new-phone = QR pour un autre téléphone
desk-give-phone = QR pour un téléphone
desk-release-seat = Détacher le téléphone de { $name }
desk-remove-seat = Retirer { $name } de la table

## The tablet: devices (not on phones)
desk-devices = Appareils
desk-invite-tablet = Passer la tablette
desk-invite-tablet-how = Scanne avec l’autre appareil : dès lors c’est lui qui mène, et celui-ci s’arrête.
desk-invite-seat = Un téléphone pour { $name }
desk-invite-seat-how = Scanne avec le téléphone de { $name }. Le précédent ne vaut plus.
desk-invite-seat-done = Fait : le téléphone de { $name } est à sa place.
desk-invite-label = QR à usage unique
desk-invite-left = Marche une seule fois, encore { $seconds }{ "\u00A0" }s.
desk-invite-over = Il a expiré.
desk-invite-used = Utilisé.
desk-invite-making = Le QR arrive…
desk-invite-again = En faire un autre
desk-recovery = Si tu perds la tablette
desk-recovery-what = Une clé à mettre de côté maintenant : avec elle un autre appareil devient la tablette, même si celui-ci casse.
desk-recovery-how = Photographie cette clé ou recopie-la, et ne la montre à personne qui joue. On la tape ici : { $address }
desk-recovery-make = Faire la clé
desk-recovery-again = En faire une neuve, l’ancienne ne vaut plus

## The tablet: sound (not on phones)
desk-voice-speaks = Lire à voix haute
desk-voice-speaks-how = La tablette dit les phrases du script.
desk-voice-covers = Bruits du village
desk-voice-covers-how = Vent, grillons et chouette couvrent les pas et les chaises la nuit ; le jour, un feu.
desk-sounds = Si vous voulez : les bruits du village ?
desk-sounds-yes = Oui
desk-sounds-no = Non
desk-sounds-later = Ça se change à tout moment sous « Table ».
desk-on = activé
desk-off = désactivé

## The tablet: diary (not on phones)
desk-notes = Notes
desk-notes-evening = Notes de la soirée
desk-notes-kept = Elles restent sur cette tablette et disparaissent avec la table.
desk-diary-empty = Le journal est encore vide.
desk-diary-shows = (a montré un secret)
desk-diary-back = Revenir ici
desk-diary-back-label = Revenir ici, juste avant cette ligne
desk-diary-sure = Revenir en arrière ?
desk-diary-lost = { $count ->
    [1] Une étape est annulée :
   *[other] { $count } étapes sont annulées :
 }
desk-diary-warn = quelqu’un a déjà vu un secret dans ces étapes, et le saura toujours.
desk-diary-go = { $count ->
    [1] Annuler une étape
   *[other] Annuler { $count } étapes
 }

## The tablet: the end of a game (not on phones)
desk-cast = Qui était qui
desk-share-picture = Partager l’image
desk-share-text = Télécharger l’histoire
desk-share-data = Télécharger les données

## The wall (not on phones)
screen-how = Scanne, tape ton nom, assieds-toi.
screen-wifi-how = Besoin du Wi-Fi ?
screen-late = Tu arrives ? Regarde, et joue dès que possible.
screen-windows = Une fenêtre s’allume à chaque arrivée.
screen-who-plays = Qui joue ce soir ?
screen-arrived = { $who } est là
screen-arrived-some = { $count } de plus sont là
screen-door-closed = La porte est fermée : qui arrive maintenant regarde.
screen-people = { $count ->
    [0] La table est vide
    [1] Une personne à la table
   *[other] { $count } à la table
 }
screen-living = { $count ->
    [one] { $count } en jeu
   *[other] { $count } en jeu
 }
screen-village = { $all ->
    [one] Le village la nuit : { $lit } fenêtre allumée sur { $all }
   *[other] Le village la nuit : { $lit } fenêtres allumées sur { $all }
 }

## The tablet: connection lost, or another tablet (not on phones)
desk-lost-title = Connexion perdue
desk-lost = Rien n’est perdu : la table reste comme elle est.
desk-moved-title = Menée depuis une autre page
desk-moved = Ce n’est pas cette page qui mène la table.
desk-moved-back = Mener d’ici
desk-handed-title = Un autre appareil est la tablette
desk-handed = La table est menée depuis un autre appareil. Pour la reprendre ici, ouvre là-bas « Table » et « Passer la tablette », et scanne le QR. S’il est perdu, qui a lancé Veglia trouve un lien dans le terminal au prochain démarrage.
desk-refused-title = Pas d’accès d’ici
desk-refused = Ce n’est plus la tablette de la table. Pour revenir, ouvre « Passer la tablette » sur la nouvelle.
desk-rehearsal-over-title = La répétition est finie
desk-rehearsal-over = Tu peux fermer cette fenêtre.
desk-sit-drag = Mets les noms dans l’ordre des chaises : fais-les glisser, ou
desk-sit-order = Mets les noms dans l’ordre des chaises :
desk-sit-touch = touche-les dans l’ordre
desk-order-anew = Recommencer
desk-order-first = Touche le premier nom.
desk-order-rest = Il reste { $count } noms : si tu n’y touches pas, ils suivent dans leur ordre actuel.
desk-invite-link = Pas d’appareil photo ? Ouvre ce lien sur l’autre appareil :
desk-story-before = L’histoire d’avant
desk-share-page = Lire ou imprimer l’histoire
desk-prints = À imprimer
desk-print-poster = L’affiche pour la porte
desk-print-seats = Une carte par place
desk-print-night = L’ordre de la nuit

## The story as text (not on phones)
table-recap-winners = { $n ->
    [one] Victoire : { $who }
   *[other] Victoire : { $who }
 }
table-recap-back = Retour à la table
table-recap-cast = Tout le monde, à la fin
table-recap-dead = hors jeu
table-recap-wins = victoire

## The tablet: voice (not on phones)
desk-voice-loud = Voix
desk-voice-softer = Moins fort
desk-voice-louder = Plus fort
desk-voice-level = { $loud } sur { $of }
desk-voice-none = Cet appareil ne sait pas parler : les phrases se lisent ici.
desk-voice-held = Personne ne m’entend ? Touche l’écran, puis « Répéter ». En attendant, les phrases se lisent ici.
desk-voice-network = C’est une voix en ligne qui parle : sans internet elle se tait.
desk-voice-own = Avec la voix de cet appareil
desk-voice-own-how = Au lieu de celle du programme, qui sonne partout pareil et n’a pas besoin d’internet.
desk-voice-slow = Plus lentement
desk-voice-slow-how = La voix prend plus de temps pour chaque phrase.
desk-voice-try = Essayer la voix
desk-voice-try-now = Écouter
desk-voice-try-line = Bonsoir. Ce soir personne n’a besoin de mener le jeu : je m’en charge.
desk-voice-whose = { $voice ->
    [shipped] C’est la voix du programme qui parlera.
    [device] C’est la voix de cet appareil qui parlera.
   *[none] Pas de voix ici : les phrases sont à lire.
  }
desk-voice-works = Lue jusqu’au bout.
desk-voice-around = Volume du village
desk-voice-music = Musique, sauf la nuit
desk-voice-touch = Touche l’écran une fois, pour que la voix s’entende ici.
desk-voice-wait = Silence avant chaque phrase
desk-voice-shorter = Plus court
desk-voice-longer = Plus long
desk-voice-seconds = { $n ->
    [0] aucun
   *[other] { $n }{ "\u00A0" }s
  }
desk-voice-nobody = Personne n’entend la voix : monte le son ici, ou mets-la sur la télévision. En attendant, les phrases se lisent.
desk-voice-away = { $n ->
    [1] Un téléphone n’est pas connecté : la nuit continue sans lui.
   *[other] { $n } téléphones ne sont pas connectés : la nuit continue sans eux.
  }
desk-voice-two = Deux appareils parlent à la fois : coupe la voix sur l’un d’eux.
desk-own-phone = Retour à la page de ma place
desk-version = Veglia { $version }

## The tablet: what the table asks the host (not on phones)
table-empty-tablet = Fais entrer tout le monde, puis choisis le jeu.
table-choose-game = Ouvrir
table-abandon-and-choose = Abandonner et ouvrir { $name }
table-choose-game-title = À quoi on joue ?
table-rematch = Encore une partie
table-abandon-and-again = Abandonner et recommencer
table-rematch-hint = Les mêmes personnes, et celles arrivées en route, avec les mêmes règles maison.
table-rematch-warn = L’histoire reste : on peut la lire jusqu’à la fin de la prochaine partie. La fin disparaît de tous les écrans.
table-abandon-warn = La partie en cours s’arrête ici, sans victoire, et ses cartes sont perdues.
table-name = Nom
table-add-seat = Ajouter
table-rename = Changer le nom
table-rename-title = Changer un nom
table-rename-seat = Qui
table-remove-seat = { $name } s’en va
table-remove-seat-warn = { $name } se lève : la place devient libre.
table-release-seat = { $name } continue sans téléphone
table-release-seat-warn = { $name } range son téléphone : dès maintenant tu joues cette place, sur la tablette. Un nouveau QR ramène le téléphone à tout moment.
table-seat-watchers = Faire asseoir qui vient d’arriver
table-seat-watchers-hint = À la table avec les autres : { $who }
table-set-ring = Confirmer l’ordre
table-set-ring-title = Dans quel ordre êtes-vous à table ?
table-set-ring-hint = Touche les noms l’un après l’autre, en commençant par qui est à ta gauche, dans le sens des aiguilles d’une montre.
table-open-door = Ouvrir la porte
table-close-door = Fermer la porte
table-seat-qr = Un nouveau téléphone pour { $name }
table-hand-over = Passer à un autre appareil
table-make-recovery = Clé de secours
table-name-table = Donner ce nom
table-set-keeping = Garder aussi longtemps
table-set-keeping-title = Quand cette soirée est-elle effacée ?
table-set-keeping-hint = Compté depuis la dernière chose qui se passe ici : noms, rôles, votes et règles maison disparaissent. Une partie en cours reste au moins 30 jours. Si vous vous retrouvez, choisis plus long.
table-set-keeping-campaign = Une campagne ne s’efface jamais d’elle-même. Ceci vaut pour la table une fois finie.
table-keep-1 = Après une heure
table-keep-24 = Après un jour
table-keep-168 = Après une semaine
table-keep-720 = Après 30 jours
table-keep-always = Jamais d’elle-même
table-friends-pace = Choisir ce rythme
table-friends-pace-title = À quelle vitesse répondent les amis imaginaires ?
table-friends-quick = Tout de suite
table-friends-calm = Sans se presser
table-evenings-on = Garder les soirées sur cet appareil
table-evenings-off = Ne plus garder les soirées
table-evenings-hint = À la fin d’une partie, cet appareil retient qui était quoi et qui a gagné, jusqu’à ce que tu l’effaces ; ça ne va nulle part ailleurs. Tant que c’est activé, tout le monde l’apprend sur le téléphone et sur le grand écran.
table-show-seat = Faire passer cet appareil
table-blind-on = Cacher les secrets au meneur
table-blind-off = Montrer les secrets
table-blind-hint = Aucun secret sur la tablette : seulement le script et ce que tout le monde sait.
table-undo = Annuler le dernier coup
table-undo-warn = Quelqu’un a déjà vu un secret, et le saura toujours. Annuler quand même ?
table-undo-warn-blind = Quelqu’un a peut-être déjà vu un secret, et le saurait toujours. Annuler quand même ?
table-diary-rewound = Annulé
table-redo = Refaire ce qui a été annulé
table-diary-redone = Refait
table-diary-rules = Règles maison modifiées : { $count }
table-diary-step = Un coup

## The tablet: titles and hints of these questions (not on phones)
table-add-seat-title = Quelqu’un sans téléphone
table-remove-seat-title = Qui s’en va ?
table-release-seat-title = Qui continue sans téléphone ?
table-seat-qr-title = Qui a un nouveau téléphone ?
table-hand-over-hint = Un QR qui marche une fois, pendant quatre-vingt-dix secondes. Ensuite cet appareil ne mène plus.
table-make-recovery-hint = Pour mener depuis un autre appareil si la tablette se perd. La clé d’avant ne marche plus.
table-name-table-title = Comment s’appelle cette table ?
table-show-seat-title = À qui va cet appareil ?

## The wall: panels (not on phones)
screen-village-day = { $all ->
    [one] Le village au matin : { $lit } fenêtre allumée sur { $all }
   *[other] Le village au matin : { $lit } fenêtres allumées sur { $all }
 }
screen-turn = Vote en ce moment
screen-of = de { $who }
screen-bell = La cloche a sonné
screen-clock-runs = le chrono tourne
screen-votes-lead = En tête
screen-votes-level = À égalité
screen-voted = { $who } vote : { $target }
screen-speaks = A la parole
screen-then = puis { $who }
screen-leads = en tête
screen-level = à égalité
screen-shutters = un vote ferme les volets
screen-of-all = sur { $count }
screen-have-voted = { $count ->
    [one] a voté
   *[other] ont voté
 }
screen-votes-silent = { $names } : pas de vote
screen-pages-next = Ensuite : { $name }
screen-pages-still = Touche pour la suite : { $name }
screen-pages-cast = qui était qui
screen-page-of = { $at } sur { $count }
screen-pages-at = Page { $at } sur { $count }
screen-touch-for-sound = Touche l’écran une fois pour le son.
screen-bell-on = Sons : activés
screen-bell-off = Sons : coupés
screen-voice-on = Voix : parle ici
screen-voice-off = Voix : muette ici

## The pocket (not on phones)
pocket-name = Veglia de poche
pocket-lead = Un seul téléphone ou une tablette mène toute la soirée : tu le tiens, ou il passe de main en main.
pocket-once = À télécharger une seule fois
pocket-of = { $here } sur { $all }{ "\u00A0" }Mo
pocket-then = Après, ça marche même en pleine montagne.
pocket-alone = Ni réseau ni compte. Rien ne quitte cet appareil.
pocket-part-screens = Écrans et textes
pocket-part-rules = Les règles des jeux
pocket-part-engine = Le moteur qui les fait tourner
pocket-part-here = là
pocket-part-coming = en route
pocket-go = Préparer la table
pocket-left = Encore { $left }{ "\u00A0" }Mo.
pocket-starts = Tout est là : le moteur démarre.
pocket-broken-off = Le téléchargement s’est interrompu à { $here }{ "\u00A0" }Mo. Il reprend de là.
pocket-again = Réessayer
pocket-not-kept = Cette page ne peut pas être gardée : elle marche tant qu’elle reste ouverte. Pour la garder, ouvre-la à une adresse https.
pocket-tables = Tes tables
pocket-offline = Hors ligne : tout est là
pocket-kept = { $count ->
    [0] Aucune table enregistrée ici
    [1] Une table enregistrée sur cet appareil
   *[other] { $count } tables enregistrées sur cet appareil
  }
pocket-seven-days = Safari efface les tables qu’on n’a pas ouvertes depuis sept jours. Pour une longue campagne, mets Veglia sur l’écran d’accueil ; là, tout commence à vide : exporte tes tables d’ici, puis importe-les là-bas.
pocket-may-be-lost = Le navigateur peut effacer des tables s’il manque de place : exporte celles qui comptent.
pocket-full = Cet appareil est presque plein ({ $left }{ "\u00A0" }Mo libres) : exporte ou supprime une table.
pocket-no-storage = Ce navigateur ne laisse rien enregistrer (une fenêtre privée ?). Ouvre Veglia dans une fenêtre ordinaire.
pocket-open = Ouvrir
pocket-resume = Reprendre
pocket-export = Exporter
pocket-delete = Supprimer
pocket-delete-sure = Supprimer « { $name } » pour de bon ? Si tu veux la retrouver un jour, exporte-la d’abord.
pocket-delete-yes = Supprimer pour de bon
pocket-back = La laisser
pocket-travel = « Exporter » enregistre une table dans un fichier : ouvert avec Veglia sur un ordinateur, il continue, avec des téléphones aussi.
pocket-import = Importer une table
pocket-tonight = À quoi on joue ce soir ?
pocket-unnamed = Table sans nom
pocket-no-game = Pas encore de jeu
pocket-elsewhere = Ouverte dans une autre fenêtre
pocket-new-version = Il y a une nouvelle version de Veglia.
pocket-take-version = La prendre
pocket-other-windows = Ferme d’abord les autres fenêtres de Veglia.
pocket-engine-failed = Le moteur n’a pas démarré. Recharge la page ; les tables sont en sûreté.
pocket-clock-back = L’heure de cet appareil a reculé : la table continue à sa propre heure, et rien n’est perdu.
pocket-not-saved = L’étape suivante ne peut pas être enregistrée : Veglia réessaie. Si cela dure, fais de la place sur cet appareil.
pocket-slept = Cet appareil dormait : le chrono du jeu a continué entre-temps. Le meneur peut ajouter du temps.
pocket-no-phones = Personne n’a de téléphone ici : ces règles valent, sauf celle qui en demande.
pocket-no-wasm = Ce navigateur ne peut pas le faire tourner : WebAssembly manque (ou est coupé par sécurité). Essaie un navigateur à jour.
pocket-old-browser = Ce navigateur ne peut pas le faire tourner : il lui manque des éléments récents. Mets-le à jour, ou prends-en un autre.
pocket-print = Imprimer
pocket-refused-title = Cette table ne s’ouvre pas
pocket-refused = Les autres tables de cet appareil sont comme elles étaient.
pocket-pass-next = Passe le téléphone : c’est à { $name }
pocket-pass-to = Passe le téléphone à
pocket-pass-title = Le téléphone fait le tour
pocket-add = Ajouter une personne
pocket-host-sits = Qui tient cet appareil peut jouer aussi : ajoute ton nom comme les autres.
pocket-offer = Sans réseau ni téléphones : Veglia de poche
pocket-not-here = Veglia de poche n’a pas été préparé sur ce serveur. Qui gère le serveur peut le faire avec « make pocket » ; recharge ensuite cette page.
E_COPY_NO_GAME = Il n’y a pas encore de partie à cette table, donc rien à emporter.
E_LATER_LOG = Cette table vient d’une version plus récente de Veglia : recharge cette page quand il y a du réseau.
E_DAMAGED_LOG = Le registre de cette table est abîmé et illisible. Il a été laissé tel quel.
E_TAKEN_OVER = Cette table continue dans une autre fenêtre.
E_STORAGE_FULL = Cet appareil n’a plus de place : cela n’a pas pu être enregistré. Fais de la place et réessaie.
E_STORAGE_DENIED = Le navigateur ne laisse rien enregistrer : le dernier appui ne compte pas.

## The join form, the code form and other pages without a game (server only)
join-name-label = Comment tu t’appelles ?
join-tablet-here = Cet appareil est la tablette du meneur.
join-tablet-back = Retour à la tablette
join-home-screen = Une appli sur l’écran d’accueil ne se souvient de rien de ce que savait le navigateur. Tu étais déjà à la table ? Demande au meneur de toucher ton nom, et scanne le QR.
join-in-app = Cette fenêtre peut perdre ta place. Dans son menu, touche « Ouvrir dans le navigateur », ou ferme-la et scanne le QR avec l’appareil photo.
E_NO_COOKIES = Cette fenêtre ne garde pas les cookies, donc elle ne peut pas garder ta place. Autorise les cookies dans les réglages du navigateur, ou ouvre le lien dans un autre navigateur.
join-tablet-too = Tu joues aussi ? Prends place ici.
join-seat-back = Retour à la place de { $name }
join-closed-title = La porte est fermée
join-closed = Le meneur peut la rouvrir. En attendant, tu peux regarder.
join-left = Tu as rendu ta place : elle est libre maintenant.
join-code-title = Quelle table ?
join-code-label = Le code de la table
join-code-note = Il est sur la tablette et sur le grand écran, par exemple LUME 42.
join-code-go = Trouver la table
join-new-table = Ouvrir une nouvelle table
join-invite-title = Qui mène ?
join-invite-dead-title = Plus valable
join-invite-dead-seat = Tu as une place à la table ? Qui a la tablette touche ton nom et te montre un nouveau QR : scanne celui-là.
join-invite = Ce téléphone prend sa place…
join-invite-words = La clé qui rend la table
join-invite-note = Elle s’est montrée une seule fois sur la tablette. Si tu as un QR, scanne-le plutôt. Plus personne n’a la tablette ? Relance Veglia : il montre un nouveau lien.
join-invite-go = Continuer
join-error-title = Il y a un souci
join-error-home = Retour à la porte

## Printed pages (server only)
print-poster-title = On joue ici
print-poster-else = Pas d’appareil photo ? Ouvre { $host } et tape
print-poster-shut = La page ne s’ouvre pas ? Reste sur ce Wi-Fi, même « sans internet » ; sur iPhone, autorise le réseau local.
print-seats-title = Une carte par place
print-seats-what = Qui revient avec un autre téléphone scanne sa carte et retrouve sa place.
print-seats-mind = Chaque carte marche une fois, dans les 30 jours. Qui la scanne prend cette place, et la table l’apprend : donne-la en main propre, et ne la prends pas en photo. Les cartes imprimées avant ne valent plus.
print-seats-go = Faire les cartes
print-seats-keep = Garde-la pour toi. Elle marche une fois : elle amène ta place sur un autre téléphone.
print-night-title = L’ordre de la nuit
print-go-back = Retour à la tablette
print-how = Imprime cette page depuis le menu du navigateur.
print-date = { $day ->
    [1] 1er
   *[other] { $day }
 } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
 } { $year }
print-table = table { $code }

## The page without a server (server only)
offline-at = Dernière vue : { $time }
offline-old = Les choses ont pu changer depuis.
offline-clock-stood = Le chrono était arrêté à { $time }.
offline-card-away = Ta carte ne reste pas sur le téléphone : elle revient avec la table.
offline-again = Nouvel essai dans { $seconds }{ "\u00A0" }s.

## Terminal (server only)
terminal-join = Entrez par ici : { $link }   code { $code }
terminal-also = ou par ici :     { $link }
terminal-host = Mène le jeu d’ici (marche une fois, pendant une heure) : { $link }
terminal-screen = Ouvre aussi l’écran pour tout le monde : { $link }
terminal-hosted = Veglia sert plusieurs tables à { $link } (port { $port }).
terminal-port = Le port habituel est pris : j’utilise { $port }.
terminal-again = C’est la table de la dernière fois, avec ses gens. Pour en ouvrir une nouvelle : make run ARGS=--new
terminal-over = Il est { $now } à l’horloge de cette machine, et la soirée de la table { $code } est finie. Elle est encore gardée quelque temps. La date est fausse ? Arrête ici, corrige-la, et relance.
terminal-stop = Ctrl-C pour fermer. La soirée reste enregistrée.
terminal-held = Veglia tourne déjà sur cette base de données, à { $link }. Arrête-le d’abord, ou lance avec --beside pour en faire tourner un second.
terminal-cannot-save = La soirée se voit, mais rien ne peut être enregistré maintenant : { $reason }. Le programme continue d’essayer tout seul ; Ctrl-C pour fermer.

## Backup, restore and store (server only)
backup-done = Enregistré dans { $file } : tables { $tables }, étapes { $records }. Pour emmener aussi les téléphones sur une autre machine, copie secret.key du dossier de données.
restore-done = Restauré depuis { $file } : tables { $tables }, étapes { $records }.
restore-unreadable = { $file } n’a pas été restauré, à cause des tables nommées ci-dessus. Pour le restaurer quand même, ajoute --anyway.
restore-aside = La base de données qui était là avant est maintenant { $file }. Elle sera supprimée quand Veglia aura servi { $days } jours.
backup-which-file = Quel fichier ? Par exemple : companion backup soiree.db
backup-only-sqlite = Ça marche pour SQLite. Pour PostgreSQL, utilise pg_dump et pg_restore.
backup-nothing = { $file } n’existe pas.
backup-exists = { $file } existe déjà, et n’est pas remplacé.
backup-foreign = { $file } est abîmé, ou n’est pas une sauvegarde faite par Veglia.
backup-newer = { $file } vient d’un Veglia plus récent. Mets d’abord le programme à jour.
backup-in-use = { $file } est en service. Arrête d’abord le programme (Ctrl-C), puis restaure.
store-unreadable = Table { $code } : l’enregistrement { $number } { $why ->
    [later] vient d’un Veglia plus récent
    [missing] manque
   *[damaged] est abîmé
  }, on ne peut donc pas jouer à cette table ici. À toutes les autres, si.
start-not-built = Ce qu’il faut aux navigateurs n’a pas été construit ici. `make run` le fait, et aussi `python -m companion.web.build --packages` suivi de `python -m companion.web.build`.
store-gone = { $file } a disparu, et { $left }, qui va avec, est encore là. Remets la base de données (companion restore FICHIER), ou déplace { $left } ailleurs pour repartir à zéro.
store-other-key = Cette base de données appartient à une autre SECRET_KEY ; avec celle-ci, chaque appareil perdrait sa place. Donne la même clé à tous les processus. Si elle a été changée exprès, arrête-les tous et lance : companion new-key
store-no-key = La clé dans { $file } manque ou est trop courte : avec elle, n’importe qui pourrait prendre une place. Remets la clé depuis une copie, ou supprime le fichier pour en avoir une nouvelle ; chaque appareil devra alors revenir.
new-key-done = La base de données appartient maintenant à cette SECRET_KEY. Personne ne rentre plus dans les tables d’avant.
new-key-in-use = Des programmes tournent encore sur cette base de données. Arrête-les tous d’abord.
store-newer = La base de données a été faite par un Veglia plus récent (forme { $shape }). Mets d’abord le programme à jour.

## Wrong settings (server only)
config-host = HOST (--host) : « { $given } » n’est pas une adresse où écouter.
config-port = PORT (--port) : « { $given } » n’est pas un port. Il faut un nombre entier de 0 à 65535.
config-public-url = PUBLIC_URL (--public-url) : « { $given } » ne va pas. Il faut une adresse comme https://veglia.example, sans chemin.
config-data-dir = DATA_DIR (--data-dir) : « { $given } » n’est pas un dossier.
config-database-url = DATABASE_URL (--database) : ça ne va pas. Il faut sqlite:///chemin/du/fichier.db ou postgresql://…
config-database-driver = DATABASE_URL (--database) nomme PostgreSQL, et son pilote n’est pas installé ici : pip install "{ $given }[binary]" (l’extra « postgres »).
config-log-level = LOG_LEVEL (--log-level) : « { $given } » ne va pas. Choisis debug, info, warning ou error.
config-proxies = PROXIES (--proxies) : « { $given } » ne va pas. Il faut un nombre entier de 0 à 5.
config-secret-key = SECRET_KEY est trop courte. Il faut au moins 32 caractères, par exemple de « openssl rand -base64 32 ».
config-metrics-token = METRICS_TOKEN est trop court. Il faut au moins 16 caractères.
config-phase-hook = PHASE_HOOK : ça ne va pas. Il faut une adresse comme https://home.example/api/webhook/…

## What a search or a shared link shows of a page (server only)
join-about = Une soirée de jeux autour d’une vraie table. Ouvre, tape ton nom et tu as ta place : rien à installer.
page-description = Le compagnon d’une soirée de jeux à une vraie table.
