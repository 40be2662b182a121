### Sancta Sanctorum

## Name, and what stands on several screens
sancta-name = Sancta Sanctorum
sancta-for-how-many = Une course de saints, avec des cartes et un dé. 2 personnes ou plus, une heure
sancta-words = { $words }
sancta-both = { $first } · { $second }
sancta-who = { $who }
sancta-waiting = Le sanctuaire ouvre
sancta-waiting-line = { $n ->
    [1] Une personne à la table. Pour gagner : { $goal ->
        [1] un saint
       *[other] { $goal } saints
    } dans la Rose.
   *[other] { $n } personnes à la table. Pour gagner : { $goal ->
        [1] un saint
       *[other] { $goal } saints
    } dans la Rose.
 }
sancta-setup = Le premier saint
sancta-setup-line = Chacun pioche jusqu’à trouver un saint et le met dans la zone active. On remélange le reste, puis cinq cartes chacun.
sancta-over = La Rose est pleine
sancta-over-alone = La table s’est vidée
sancta-your-turn = À toi
sancta-draw = { $n ->
    [1] Pioche une carte, puis joue.
   *[other] Pioche { $n } cartes, puis joue.
 }
sancta-draws = { $n ->
    [1] { $who } pioche une carte, puis joue.
   *[other] { $who } pioche { $n } cartes, puis joue.
 }
sancta-turn-of = Tour de { $who }
sancta-left-line = Tu as quitté la table. Tu peux encore suivre la partie.
sancta-begin = Commencer la partie
sancta-rules-title = Ce soir
sancta-goal-saints = { $n ->
    [one] saint dans la Rose pour gagner
   *[other] saints dans la Rose pour gagner
 }
sancta-rule-way = { $way ->
    [cw] On tourne dans le sens des aiguilles d’une montre, vers la gauche.
   *[ccw] On tourne dans le sens inverse des aiguilles d’une montre, vers la droite.
 }
sancta-rule-react = { $how ->
    [spoken] Les avocats s’annoncent à voix haute.
   *[phones] { $n ->
        [0] L’avocat se joue sur les téléphones, sans limite de temps.
        [1] L’avocat se joue sur les téléphones, en une seconde.
       *[other] L’avocat se joue sur les téléphones, en { $n } secondes.
     }
 }
sancta-rule-counted = { $n ->
    [1] La pioche est comptée : une carte.
   *[other] La pioche est comptée : { $n } cartes.
 }
sancta-dealer = Distribue : { $who }.
sancta-dealer-set = { $name } distribue
sancta-dealer-title = Qui distribue ?
sancta-target = Saints pour gagner
sancta-target-set = Confirmer
sancta-target-other = Jouer à { $n } saints
sancta-target-saints = { $n ->
    [1] Un saint
   *[other] { $n } saints
 }
sancta-target-four = À quatre, le livret n’en dit rien : nous disons quatre saints, ou trois pour une partie plus courte.
sancta-target-hint = Plus vous êtes, moins il faut de saints. Ça peut changer jusqu’au début.
sancta-rules = Toutes les autres règles

## House rules (not on phones)
sancta-option-direction = Sens
sancta-option-direction-note = Dans quel sens on tourne.
sancta-value-direction-ccw = Sens inverse de la montre (vers la droite)
sancta-value-direction-cw = Sens de la montre (vers la gauche)
sancta-option-deck-size = Cartes de la pioche
sancta-option-deck-size-note = Zéro : la pioche n’est pas comptée.
sancta-option-own-decks = Une pioche chacun
sancta-option-own-decks-note = Chacun pioche dans la sienne et y défausse.
sancta-option-deck-warning = Alerte petite pioche
sancta-option-deck-warning-note = À quatre ou plus, en dessous de ce nombre de cartes.
sancta-option-track-hands = Compter les cartes en main
sancta-option-track-hands-note = Qui finit son tour avec plus de cinq cartes doit d’abord défausser.
sancta-option-reaction-mode = L’avocat du diable
sancta-option-reaction-mode-note = Avec les téléphones, tous les adversaires ont la même question au même moment.
sancta-value-reaction-mode-phones = Sur les téléphones
sancta-value-reaction-mode-spoken = À voix haute
sancta-option-react-seconds = Secondes pour réagir
sancta-option-react-seconds-note = Zéro : sans limite, l’hôte ferme.
sancta-option-die-source = Le dé
sancta-option-die-source-note = Le programme le lance, ou vous tapez ce que montre le vôtre.
sancta-value-die-source-app = Le programme le lance
sancta-value-die-source-physical = Un vrai dé
sancta-option-place-limit = Saints posés par tour
sancta-option-place-limit-note = Combien de saints de la main on peut poser.
sancta-value-place-limit-none = Autant qu’on veut
sancta-value-place-limit-1 = Un
sancta-option-sanctuary-hidden = Sanctuaire face cachée
sancta-option-sanctuary-hidden-note = Chacun ne voit que ses propres saints qui attendent.
sancta-option-simultaneous-win = Plusieurs Roses pleines à la fois
sancta-option-simultaneous-win-note = Quand un seul effet en complète plus d’une.
sancta-value-simultaneous-win-order = Gagne qui est en train de jouer, puis le suivant
sancta-value-simultaneous-win-shared = On gagne ensemble
sancta-option-dice-blockable = L’avocat arrête aussi le dé
sancta-option-dice-blockable-note = Sinon il n’arrête que les béatitudes.

## The die
sancta-die-table = Le tableau du dé
sancta-die-table-set = Enregistrer le tableau
sancta-die-table-hint = Pour chaque face : ce qui se passe, et les points qu’elle donne. Avec « demander », on tape les points après le lancer.
sancta-die-words = Ce qui se passe
sancta-die-ask = Demander
sancta-die-face = Face { $n }
sancta-die-shows = Le dé : { $n }
sancta-die-printed = Lisez le tableau imprimé.
sancta-die-for-card = C’est une carte qui le demande : à vous de voir ce qu’il fait.

## Saints, and where they lie
sancta-first-title = Quel saint est devant toi ?
sancta-first-of = Le premier saint de { $who }
sancta-first-hint = Compte les croix sur la carte : c’est le niveau. Le nom, si tu veux.
sancta-first-set = Voici mon saint
sancta-first-change = Corriger le premier saint
sancta-name-of = Nom, si tu veux
sancta-sort = Type, si ça compte
sancta-level = Niveau
sancta-required = Points qu’il faut
sancta-points = Points
sancta-saint = { $name }, niveau { $level }
sancta-nameless = { $at ->
    [start] Un saint de niveau { $level }
   *[within] un saint de niveau { $level }
 }
sancta-saint-sort = { $saint } · { $sort }
sancta-saint-of = { $saint } ({ $who })
sancta-covered-saint = Numéro { $n } du sanctuaire
sancta-saint-covered-of = Numéro { $n } du sanctuaire de { $who }
sancta-waiting-saints = Au sanctuaire : { $names }
sancta-waiting-covered = { $n ->
    [1] Un saint attend au sanctuaire
   *[other] { $n } saints attendent au sanctuaire
 }
sancta-supports = Soutiens : { $names }
sancta-hand = { $n ->
    [1] Une carte en main
   *[other] { $n } cartes en main
 }
sancta-deck = { $left ->
    [1] Dans la pioche : une carte.
   *[other] Dans la pioche : { $left } cartes.
 } { $discard ->
    [1] Défausse : une.
   *[other] Défausse : { $discard }.
 }
sancta-own-sanctuary = Ton sanctuaire, dans l’ordre
sancta-own-place = { $n }. { $saint }
sancta-own-rose = Ta Rose
sancta-waits-die = On lit les points du dé.
sancta-waits-shuffle = On mélange la pioche.
sancta-waits-trial = On applique l’effet de l’épreuve.

## The turn
sancta-beatitude = Jouer une béatitude
sancta-cancelled = Arrêtée par { $name }
sancta-cancelled-title = Béatitude arrêtée
sancta-roll = Lancer le dé
sancta-card-die = Lancer le dé pour une carte
sancta-points-title = Il montre { $n }
sancta-points-hint = Que dit le tableau ? Tape les points pour ton saint, de −3 à +3.
sancta-points-set = Donner les points
sancta-trial = Réussir une épreuve
sancta-trial-title = Épreuve
sancta-trial-hint = Ton saint réussit les épreuves jusqu’à la difficulté { $level }.
sancta-difficulty = Difficulté
sancta-outcome = Ce qui suit
sancta-outcome-point = Un point tout de suite
sancta-outcome-effect = D’abord l’effet, puis le point
sancta-outcome-none = Pas de point : la carte le dit
sancta-trial-done = Effet appliqué : +1
sancta-trial-done-hint = Applique l’effet de l’épreuve, puis prends le point.
sancta-trial-none = Effet appliqué, pas de point
sancta-suffrage = Défausser le saint : +1
sancta-suffrage-title = Suffrage
sancta-suffrage-hint = Défausse de ta main un saint de niveau { $level } ou moins.
sancta-suffrage-level = Niveau du saint défaussé
sancta-place = Poser le saint
sancta-place-title = Un saint de ta main
sancta-place-hint = Il va au bout du sanctuaire ; dans la zone active seulement si elle est vide.
sancta-instead = À la place de qui ?
sancta-substitute = Échanger avec { $name }
sancta-substitute-title = Échange
sancta-substitute-hint = Le péage : tous les points du saint actif, au moins deux.
sancta-reorder = Confirmer l’ordre
sancta-reorder-title = Ordre du sanctuaire
sancta-support = Jouer un soutien
sancta-support-stays = Le mettre dans la zone des soutiens
sancta-support-stays-title = Un soutien qui reste
sancta-support-name = Nom de la carte
sancta-end-turn = Finir le tour
sancta-end-turn-left = Tu as encore une épreuve ou un suffrage.
sancta-end-turn-hint = Garde au plus cinq cartes.
sancta-discard = Défausser
sancta-discard-title = { $n ->
    [1] Tu as une carte en main
   *[other] Tu as { $n } cartes en main
 }
sancta-discard-cards = Cartes à défausser
sancta-shuffled-title = La pioche est vide
sancta-shuffled-hint = { $n ->
    [1] Il te reste une carte à piocher. Combien en avez-vous remis en mélangeant ? Zéro, s’il n’y en a pas.
   *[other] Il te reste { $n } cartes à piocher. Combien en avez-vous remis en mélangeant ? Zéro, s’il n’y en a pas.
 }
sancta-shuffled-hint-of = { $n ->
    [1] { $who } a encore une carte à piocher. Combien en avez-vous remis en mélangeant ? Zéro, s’il n’y en a pas.
   *[other] { $who } a encore { $n } cartes à piocher. Combien en avez-vous remis en mélangeant ? Zéro, s’il n’y en a pas.
 }
sancta-shuffled-cards = Cartes remises
sancta-shuffled-set = C’est mélangé
sancta-note-shuffle = Noter : pioche remélangée

## The time to react
sancta-react-title = { $what ->
    [die] Arrêtes-tu le dé ?
   *[beatitude] Arrêtes-tu la béatitude ?
 }
sancta-react-hint = { $who } en profiterait. Réponds comme tu veux : personne ne saura qui a laissé passer.
sancta-react-cancel = Avocat du diable !
sancta-react-pass = Laisser passer
sancta-window-line = { $what ->
    [die] { $you ->
        [you] Les autres peuvent arrêter ton dé.
       *[other] Quelqu’un arrête le dé de { $who } ?
     }
   *[beatitude] { $you ->
        [you] Les autres peuvent arrêter ta béatitude.
       *[other] Quelqu’un arrête la béatitude de { $who } ?
     }
 }
sancta-window = Le temps de réagir
sancta-close-window = Personne d’autre : fermer
sancta-close-window-hint = Qui n’a pas répondu laisse passer.
sancta-void = Ce n’était pas un avocat
sancta-void-hint = Ce tour seulement : { $card ->
    [gone] la carte ne compte pas
   *[back] { $who } reprend la carte
 }, et { $others ->
    [0] il n’y a personne d’autre à qui demander
   *[other] on redemande aux autres
 }.
sancta-void-warn = Retirer la réponse de { $who } ?

## Effects of cards, and people who leave
sancta-effect = { $n ->
    [0] Aucun changement
    [1] Confirmer : { $what }
   *[other] Confirmer { $n } changements
 }
sancta-effect-title = Points et niveaux
sancta-effect-hint = Pour le saint actif de chacun. Les points ne descendent jamais sous zéro, ni les niveaux sous un.
sancta-note = Note (si tu veux)
sancta-move = Déplacer le saint
sancta-move-title = Déplacer un saint qui attend
sancta-move-hint = Un saint de n’importe quel sanctuaire.
sancta-move-active = Retirer le saint actif
sancta-move-active-title = Retirer un saint actif
sancta-move-active-hint = Seulement si la carte le dit clairement.
sancta-move-rose = Retirer de la Rose
sancta-move-rose-title = Retirer un saint de la Rose
sancta-move-rose-hint = De n’importe laquelle, si la carte le dit.
sancta-move-of = { $title } ({ $who })
sancta-which-saint = Quel saint ?
sancta-to = Où
sancta-to-discard = À la défausse
sancta-to-hand = Dans la main
sancta-to-rose = Dans la Rose
sancta-to-sanctuary = Dernier du sanctuaire
sancta-drop = Retirer { $name }
sancta-drop-title = Les soutiens de { $who }
sancta-hand-title = Cartes en main
sancta-hand-set = Confirmer
sancta-hand-who = Qui ?
sancta-hand-cards = Combien de cartes maintenant ?
sancta-draw-title = Piocher par l’effet d’une carte
sancta-draw-set = Piocher
sancta-draw-cards = Combien de cartes
sancta-permit = { $what ->
    [source] Une carte le permet : béatitude ou dé encore une fois
    [task] Une carte le permet : épreuve ou suffrage encore une fois
   *[substitution] Une carte le permet : un échange de plus
 }
sancta-remove = Quitter la table
sancta-remove-hint = Ses cartes vont à la défausse et la partie continue.
sancta-remove-own-hint = Cette personne emporte ses cartes, et la partie continue.
sancta-remove-warn = Retirer cette personne de la partie ?
sancta-remove-who = Qui s’en va ?
sancta-remove-cards = Cartes dans sa main

## The story
sancta-told-first = { $who } commence avec { $saint }.
sancta-told-started = { $who } commence.
sancta-told-drawn = { $n ->
    [1] { $who } pioche une carte.
   *[other] { $who } pioche { $n } cartes.
 }
sancta-told-shuffled = { $n ->
    [0] La pioche est vide et il n’y a rien à mélanger.
    [1] Une carte retourne dans la pioche.
   *[other] { $n } cartes retournent dans la pioche.
 }
sancta-told-shuffle-noted = La pioche a été remélangée.
sancta-told-beatitude = { $who } joue une béatitude.
sancta-told-cancelled = { $who } appelle l’avocat du diable : pas de point.
sancta-told-cancelled-die = { $who } appelle l’avocat du diable : le dé ne donne pas de points.
sancta-told-restarted = Le temps de répondre repart du début.
sancta-told-voided = La carte de { $who } ne comptait pas : on redemande aux autres.
sancta-told-void = La carte de { $who } ne comptait pas.
sancta-told-die = { $who } lance le dé : { $face }.
sancta-told-card-die = { $who } lance le dé pour une carte : { $face }.
sancta-told-trial = { $who } réussit une épreuve de difficulté { $level }.
sancta-told-suffrage = { $who } défausse en suffrage un saint de niveau { $level }.
sancta-told-discarded = { $n ->
    [1] { $who } défausse une carte.
   *[other] { $who } défausse { $n } cartes.
 }
sancta-told-hand = { $n ->
    [1] { $who } a maintenant une carte en main.
   *[other] { $who } a maintenant { $n } cartes en main.
 }
sancta-told-permitted = { $what ->
    [source] { $who } peut jouer encore une béatitude, ou le dé.
    [task] { $who } peut jouer encore une épreuve, ou un suffrage.
   *[substitution] { $who } peut échanger encore une fois.
 }
sancta-told-points = { $n ->
    [1] { $saint } gagne un point.
   *[other] { $saint } gagne { $n } points.
 }
sancta-told-points-lost = { $n ->
    [1] { $saint } perd un point.
   *[other] { $saint } perd { $n } points.
 }
sancta-told-lost = Le point de { $who } est perdu : ce saint n’est plus actif.
sancta-told-completed = { $saint } entre dans la Rose de { $who }.
sancta-told-refilled = Pour { $who }, { $saint } s’avance.
sancta-told-placed = { $where ->
    [active] { $who } met { $saint } dans la zone active.
   *[sanctuary] { $who } met { $saint } au sanctuaire.
 }
sancta-told-placed-covered = { $who } met un saint face cachée au sanctuaire.
sancta-told-substituted = { $n ->
    [1] { $who } paie un point et appelle { $saint }.
   *[other] { $who } paie { $n } points et appelle { $saint }.
 }
sancta-told-reordered = { $who } réordonne son sanctuaire.
sancta-told-support = { $who } joue un soutien.
sancta-told-support-stays = { $who } garde « { $card } » en jeu.
sancta-told-support-dropped = « { $card } » quitte la zone des soutiens de { $who }.
sancta-told-effect = Effet sur { $who } : { $what }
sancta-told-effect-many = Un effet touche { $who }. { $note }
sancta-told-effect-note = Un effet : { $note }
sancta-told-moved = { $to ->
    [rose] { $saint } entre dans la Rose de { $who }. { $note }
    [hand] { $who } reprend { $saint } en main. { $note }
    [sanctuary] { $saint } retourne au sanctuaire de { $who }. { $note }
   *[discard] { $saint } passe de { $who } à la défausse. { $note }
 }
sancta-told-moved-covered = { $to ->
    [hand] Un saint face cachée revient dans la main de { $who }. { $note }
   *[other] Un saint face cachée de { $who } quitte le sanctuaire. { $note }
 }
sancta-told-left = { $who } quitte la table.
sancta-told-won = { $n ->
    [one] { $who } gagne la partie.
   *[other] { $who } gagnent ensemble.
 }
sancta-change-points = points { $n }
sancta-change-level = niveau { $n }
sancta-change-required = points qu’il faut { $n }
sancta-change-both = { $first }, { $second }

## The diary (not on phones)
sancta-diary-option = Règle maison : { $rule }
sancta-diary-dealer = Distribue : { $who }.
sancta-diary-begun = On cherche les premiers saints.
sancta-diary-aloud = Une réponse donnée à voix haute.
sancta-diary-points = Points du dé : { $n }.
sancta-diary-deck-ends = { $who } doit piocher, et la pioche est vide.
sancta-diary-trial-ended = L’effet de l’épreuve est appliqué.

## The end
sancta-verdict = { $n ->
    [one] { $who } gagne
   *[other] { $who } gagnent
 }
sancta-verdict-rose = { $n ->
    [1] Un saint dans la Rose.
   *[other] { $n } saints dans la Rose.
 }
sancta-verdict-alone = Il ne reste qu’une personne à la table.
sancta-chapter = Tour { $n } : { $who }
sancta-turn-number = { $n }
sancta-tiles-line = { $n ->
    [1] un tour
   *[other] { $n } tours
 }
sancta-tile-saint = { $saint }, tour { $turn }
sancta-tile-of = { $n } sur { $of }
sancta-race = La course à la Rose

## Refusals
sancta-player-count = { $players ->
    [0] Encore personne : il faut au moins deux personnes.
    [1] Il n’y a qu’une personne : il en faut au moins deux.
   *[other] Vous êtes { $players } : il faut être au moins deux.
 }
W_SMALL_DECK = { $cards ->
    [1] Une carte, c’est peu pour autant de monde : { $n }, ce serait mieux.
   *[other] { $cards } cartes, c’est peu pour autant de monde : { $n }, ce serait mieux.
 }
E_PENDING_REACTION = Un instant : on demande aux adversaires.
E_PENDING_DIE = Tape d’abord les points du dé.
E_PENDING_SHUFFLE = Mélange d’abord la pioche et tape combien de cartes elle a.
E_PENDING_TRIAL = Finis d’abord l’effet de l’épreuve.
E_SOURCE_USED = Béatitude ou dé : tu as déjà choisi ce tour-ci.
E_TASK_USED = Épreuve ou suffrage : tu as déjà choisi ce tour-ci.
E_NO_ACTIVE_SAINT = La zone active est vide : mets-y d’abord un saint.
E_LEVEL_TOO_LOW = Ton saint est de niveau { $level }, il faut { $needed }.
E_SUBSTITUTION_USED = Un échange par tour : c’est déjà fait.
E_TOLL = { $points ->
    [0] Le péage est d’au moins deux points : tu n’en as pas.
    [1] Le péage est d’au moins deux points : tu en as un.
   *[other] Le péage est d’au moins deux points : tu en as { $points }.
 }
E_SANCTUARY_EMPTY = Il n’y a pas de saint à cette place du sanctuaire.
E_SANCTUARY_FULL = Quatre saints attendent déjà au sanctuaire : choisis qui fait de la place.
E_ACTIVE_PROTECTED = On ne retire le saint actif que si la carte le dit clairement.
E_OWN_BEATITUDE = Tu ne peux pas arrêter ta propre béatitude.
E_NO_REACTION = Il n’y a rien à arrêter pour le moment.
E_ALREADY_CANCELLED = Quelqu’un d’autre a déjà dit non : garde ta carte.
E_HAND_LIMIT = { $n ->
    [1] Défausse d’abord encore une carte.
   *[other] Défausse d’abord encore { $n } cartes.
 }
E_LEVEL_RANGE = Niveaux et difficultés partent de un.
E_DIE_RANGE = Le dé va de 1 à 6, les points de −3 à +3.
E_PLACE_LIMIT = Un saint par tour : il est déjà posé.
E_SAINT_NAME = Il faut un nom, et pas trop long.
E_NOTHING_TO_DRAW = Il n’y a plus rien à piocher, ni dans la pioche ni dans la défausse.
E_EFFECT = Cet effet ne s’applique pas ainsi.
E_HOUSE_RULE = Cette règle maison ne se règle pas ainsi.
sancta-place-empty = Mettre dans la zone active
sancta-place-empty-title = Poser un saint
sancta-place-empty-hint = Ta zone active est vide : sans saint, pas de points.
sancta-limits = { $n ->
    [0] Tu as tout utilisé ce tour-ci :
    [1] Ce tour-ci il te reste, une fois :
   *[other] Ce tour-ci il te reste, une fois chacun :
 }
sancta-limit-source = béatitude ou dé
sancta-limit-task = épreuve ou suffrage
sancta-limit-substitution = échange
sancta-spoken = Avocats à voix haute
sancta-spoken-hint = Sans téléphone : { $who }. Chaque béatitude attendrait la fin du temps : à voix haute, ça va plus vite.
sancta-target-own = { $n ->
    [1] Votre propre choix : à { $players }, le livret dit un saint.
   *[other] Votre propre choix : à { $players }, le livret dit { $n } saints.
 }
sancta-react-warn = Tu défausses un avocat, et { $who } n’a pas le point.
sancta-points-aloud = Si quelqu’un a appelé l’avocat, tape zéro.
sancta-told-started-level = { $who } commence, avec le saint de plus haut niveau, { $level }.
sancta-told-started-tie = { $who } commence. Plusieurs saints sont de niveau { $level } : en comptant depuis la droite de { $dealer }, cette place vient la première.
sancta-sums = En bref
sancta-sum-stopped = { $n ->
    [1] Une béatitude arrêtée par l’avocat du diable.
   *[other] { $n } béatitudes arrêtées par l’avocat du diable.
 }
sancta-sum-trials = { $n ->
    [1] Une épreuve réussie.
   *[other] { $n } épreuves réussies.
 }
sancta-sum-suffrages = { $n ->
    [1] Un suffrage.
   *[other] { $n } suffrages.
 }
sancta-sum-substitutions = { $n ->
    [1] Un échange.
   *[other] { $n } échanges.
 }
E_HAND_EMPTY = Cette main est comptée vide : corrige d’abord le nombre.
E_NO_SAINT_THERE = Cette zone active est vide : l’effet n’a personne à toucher.

sancta-titles = Les titres de la partie
sancta-title-cancelled = L’avocat du diable en personne : { $who } arrête { $n } béatitudes.
sancta-title-trial = La foi à l’épreuve : { $who } réussit { $n } épreuves.
sancta-title-grace = Un tour de grâce : tour { $turn }, { $n } saints entrent dans la Rose de { $who }.

## Help in play
sancta-help-now = { $at ->
    [setup] Maintenant : le premier saint
   *[turn] Le tour
 }
sancta-help-step-first = Piochez jusqu’à trouver un saint : il va dans la zone active. Le reste retourne dans la pioche.
sancta-help-step-five = Puis cinq cartes chacun. Qui a le saint de plus haut niveau commence.
sancta-help-step-draw = Piochez deux cartes.
sancta-help-step-source = Une fois : une béatitude (un point, sauf si on l’arrête) ou le dé (ce que dit son tableau).
sancta-help-step-task = Une épreuve ou un suffrage, une fois : un point, si le niveau suffit.
sancta-help-step-free = Saints, soutiens et effets autant qu’on veut ; un échange, si le saint actif a au moins deux points : il les paie tous.
sancta-help-step-end = Gardez au plus cinq cartes.
sancta-help-full = Un saint qui a autant de points qu’il lui en faut (son niveau, au début) entre aussitôt dans la Rose, même pendant le tour d’un autre.
sancta-help-target = { $n ->
    [1] Qui a un saint dans la Rose gagne.
   *[other] Qui a { $n } saints dans la Rose gagne.
 }
sancta-help-die-table = Le tableau du dé est le vôtre.
sancta-help-direction = { $value ->
    [cw] On joue dans le sens des aiguilles d’une montre, vers la gauche.
   *[ccw] On joue dans le sens inverse des aiguilles d’une montre, vers la droite.
 }
sancta-help-deck-size = { $value ->
    [0] Les cartes de la pioche ne sont pas comptées.
    [1] La pioche a une carte.
   *[other] La pioche a { $value } cartes.
 }
sancta-help-own-decks = { $value ->
    [on] Chacun a sa pioche.
   *[off] Tout le monde pioche au même endroit.
 }
sancta-help-deck-warning = { $value ->
    [1] À quatre ou plus, au moins une carte est conseillée.
   *[other] À quatre ou plus, au moins { $value } cartes sont conseillées.
 }
sancta-help-track-hands = { $value ->
    [on] Les cartes en main sont comptées.
   *[off] Les cartes en main ne sont pas comptées.
 }
sancta-help-reaction-mode = { $value ->
    [spoken] Les avocats s’annoncent à voix haute.
   *[phones] L’avocat se joue sur les téléphones.
 }
sancta-help-react-seconds = { $value ->
    [0] Pas de limite de temps pour répondre.
    [1] On a une seconde pour répondre.
   *[other] On a { $value } secondes pour répondre.
 }
sancta-help-die-source = { $value ->
    [physical] Le dé est un vrai dé : on tape le nombre.
   *[app] Le programme lance le dé.
 }
sancta-help-place-limit = { $value ->
    [none] On peut poser autant de saints qu’on veut.
   *[other] Saints à poser par tour : { $value }.
 }
sancta-help-sanctuary-hidden = { $value ->
    [on] Le sanctuaire est face cachée : chacun ne voit que le sien.
   *[off] Le sanctuaire est face visible.
 }
sancta-help-simultaneous-win = { $value ->
    [shared] Si plusieurs Roses se remplissent à la fois, on gagne ensemble.
   *[order] Si plusieurs Roses se remplissent à la fois, gagne qui est en train de jouer, puis le suivant.
 }
sancta-help-dice-blockable = { $value ->
    [on] L’avocat arrête aussi les points du dé.
   *[off] L’avocat n’arrête que les béatitudes.
 }
sancta-word-active = Zone active
sancta-word-active-means = le seul saint qui gagne des points
sancta-word-sanctuary = Sanctuaire
sancta-word-sanctuary-means = jusqu’à quatre saints qui attendent, dans l’ordre
sancta-word-rose = Rose
sancta-word-rose-means = les saints qui ont fini
sancta-word-advocate = Avocat du diable
sancta-word-advocate-means = la carte qui arrête une béatitude
sancta-word-suffrage = Suffrage
sancta-word-suffrage-means = défausser un saint de sa main pour un point
sancta-word-toll = Péage
sancta-word-toll-means = le prix d’un échange : tous les points du saint actif

## How it is played, in five pictures
learn-sancta-1 = Un saint à la fois
learn-sancta-1-line = Le saint de la zone active gagne des points ; les autres attendent au sanctuaire.
learn-sancta-2 = Les points qu’il lui faut
learn-sancta-2-line = Un saint qui a autant de points qu’il lui en faut (son niveau, au début) entre dans la Rose.
learn-sancta-3 = Un point, ou le dé
learn-sancta-3-line = À chaque tour, une béatitude ou le dé, et une épreuve ou un suffrage.
learn-sancta-4 = Quelqu’un peut dire non
learn-sancta-4-line = Les autres ont quelques secondes pour arrêter ta béatitude.
learn-sancta-5 = Une Rose pleine
learn-sancta-5-line = Qui fait entrer le premier assez de saints dans la Rose gagne.
