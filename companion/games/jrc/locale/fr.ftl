### JRC

## Name, and what stands on several screens
jrc-name = JRC, la campagne
jrc-for-how-many = Une campagne d’ordres scellés, sur des semaines. 2 personnes ou plus
jrc-city = { $name }

## Titles, and one sentence on what is going on
jrc-title-lobby = Avant la campagne
jrc-title-allocate = Le partage des points
jrc-title-reveal-allocation = Les princes des villes
jrc-title-late-allocate = Arrivée en cours : le partage des points
jrc-title-methuselah-orders = Tour{"\u00A0"}{ $turn }{"\u00A0"}· ordres
jrc-title-methuselah-reveal = Tour{"\u00A0"}{ $turn }{"\u00A0"}· ordres ouverts
jrc-title-city-select = Tour{"\u00A0"}{ $turn }{"\u00A0"}· où jouer
jrc-title-seating = Les places
jrc-title-counter = Contre-influence
jrc-title-counter-reveal = Ce qui reste
jrc-title-advantages = Avantages
jrc-title-advantages-reveal = Mise en place
jrc-title-play = En jeu
jrc-title-result = { $city }{"\u00A0"}· le résultat
jrc-title-city-end = Tour{"\u00A0"}{ $turn }{"\u00A0"}· fini
jrc-title-won = La campagne est finie
jrc-title-ended = La campagne a été close

jrc-line-lobby = Une campagne dure des semaines : la table se souvient de tout.
jrc-line-reveal-allocation = Chaque ville va à qui y a mis le plus. Une égalité ne va à personne.
jrc-line-methuselah-reveal = Tous les ordres comptent au même moment.
jrc-line-city-select = D’abord les villes où l’avance est la plus mince.
jrc-line-seating = Ta proie est juste après toi, dans le sens des aiguilles d’une montre.
jrc-line-counter-reveal = Pour cette session seulement : le tableau reste comme il est.
jrc-line-advantages-reveal = Avant de jouer, mettez sur la table ce qui a été acheté.
jrc-line-play = Vous jouez les cartes à la table. Ici, on note qui est hors jeu.
jrc-line-result = Combien de points de victoire chacun a-t-il marqués ?
jrc-line-city-end = Au prochain tour viennent les revenus, et on écrit les ordres.
jrc-line-filed = Tu n’as pas de points à dépenser ici : ton papier vide est avec les autres.
jrc-line-written = Ton papier est scellé. Tu peux le reprendre tant qu’on n’a rien ouvert.
jrc-line-all-in = Ils sont tous là : ouvrez-les.
jrc-line-writing = { $count ->
    [one] On attend { $who }.
   *[other] On attend { $who }.
 }
jrc-line-writing-many = On attend { $count } personnes.
jrc-line-won = { $count ->
    [one] { $who } règne.
   *[other] { $who } règnent ensemble.
 }
jrc-won = { $count ->
    [one] { $who } gagne
   *[other] { $who } gagnent
 }
jrc-won-after = { $n ->
    [1] après un tour de campagne
   *[other] après { $n } tours de campagne
 }
jrc-line-ended = { $n ->
    [0] Aucune ville n’avait de prince.
   *[other] { $count ->
        [one] { $who } menait, avec { $n ->
            [1] une ville.
           *[other] { $n } villes.
        }
       *[other] { $who } menaient, avec { $n ->
            [1] une ville
           *[other] { $n } villes
        } chacun.
    }
 }
jrc-line-ended-stayed = { $n ->
    [0] Parmi ceux qui restaient, personne ne tenait de ville.
   *[other] { $count ->
        [one] Parmi ceux qui restaient, { $who } menait, avec { $n ->
            [1] une ville.
           *[other] { $n } villes.
        }
       *[other] Parmi ceux qui restaient, { $who } menaient, avec { $n ->
            [1] une ville
           *[other] { $n } villes
        } chacun.
    }
 }
jrc-ended = La campagne est close
jrc-ended-after = { $n ->
    [0] sans victoire, avant le premier tour
   *[other] sans victoire, au tour { $n }
 }

## The great table
jrc-ledger = Les villes
jrc-ledger-at = { $n ->
    [0] Les villes au départ
   *[other] Les villes, tour { $n }
 }
jrc-ledger-margin = avance
jrc-ledger-fund = Fonds politique
jrc-ledger-princes = Villes tenues
jrc-ledger-needed = { $n } pour gagner
jrc-ledger-contested = disputée
jrc-ledger-holds = prince
jrc-margin = avance { $n }
jrc-advice = { $contested_count ->
    [0] Où jouer : l’avance la plus mince est de { $margin }, à { $narrow }.
    [one] Où jouer : ville disputée, { $contested }{ $narrow_count ->
        [0] {"."}
       *[other] {" ; l’avance est de"} { $margin } à { $narrow }.
    }
   *[other] Où jouer : villes disputées, { $contested }{ $narrow_count ->
        [0] {"."}
       *[other] {" ; l’avance est de"} { $margin } à { $narrow }.
    }
 }

jrc-news = Ce qui a changé
jrc-news-passes = { $city } passe à { $who } : { $n ->
    [one] { $n } ville tenue
   *[other] { $n } villes tenues
 } sur { $of }.
jrc-news-contested = Ville désormais disputée, { $city } : { $who }.
jrc-news-vacant = { $city } est sans prince : personne n’y a d’influence.
jrc-news-near = { $count ->
    [one] { $who } tient déjà { $n ->
        [1] la ville qu’il faut
       *[other] les { $n } villes qu’il faut
    }, et gagne si c’est encore vrai { $check ->
        [orders] à l’ouverture des ordres
       *[turn] à la fin du tour des villes
    }.
   *[other] { $who } tiennent déjà { $n ->
        [1] la ville qu’il faut
       *[other] les { $n } villes qu’il faut
    }, et gagnent si c’est encore vrai { $check ->
        [orders] à l’ouverture des ordres
       *[turn] à la fin du tour des villes
    }.
 }
jrc-outcome = En l’état
jrc-outcome-stays = { $city } reste à { $who } : { $n ->
    [one] { $n } ville tenue
   *[other] { $n } villes tenues
 } sur { $of }.
jrc-outcome-contested = { $city } sera une ville disputée : { $who }.
jrc-outcome-vacant = { $city } n’aura pas de prince.
jrc-news-holds = { $who } tient { $cities }.

## Before it begins
jrc-campaign = La campagne
jrc-pile-cities = villes
jrc-pile-fund = points chacun
jrc-pile-cap = au plus par ville
jrc-pile-win = villes pour gagner
jrc-cities-are = { $cities }
jrc-note-each-picks-secret = Où jouer : chacun nomme une ville, en secret.
jrc-note-each-picks-open = Où jouer : chacun nomme une ville, à découvert.
jrc-note-random = Où jouer : on tire au sort.
jrc-note-copies = Dans les decks : { $n ->
    [1] un seul exemplaire de chaque carte.
   *[other] au plus { $n } exemplaires de chaque carte.
 }
jrc-note-ante = Vous jouez avec une mise : mettez-vous d’accord sur les cartes.
jrc-start = Commencer la campagne
jrc-rules = Règles de la campagne
jrc-city-which = Laquelle
jrc-city-called = Nom
jrc-city-rename = Renommer
jrc-city-rename-title = Donner un autre nom à une ville
jrc-city-add = Ajouter
jrc-city-add-title = Une ville de plus
jrc-city-drop = Retirer { $name }
jrc-city-drop-title = Une ville de moins

jrc-option-city-set = Quelles villes ?
jrc-option-city-set-note = Les neuf du tableau, les huit sans Seattle, ou de 5 à 12 à vous.
jrc-value-city-set-nine = Neuf
jrc-value-city-set-eight = Huit, sans Seattle
jrc-value-city-set-custom = Les nôtres
jrc-option-start-fund = Combien de points au départ ?
jrc-option-start-fund-note = Tous se partagent entre les villes.
jrc-option-max-per-city = Combien au plus dans une ville ?
jrc-option-max-per-city-note = Au départ seulement : plus tard, une ville peut dépasser.
jrc-option-win-princes = Combien de villes pour gagner la campagne ?
jrc-option-win-princes-note = Les villes disputées ou sans prince ne comptent pour personne.
jrc-option-instant-win = Peut-on gagner au milieu d’un tour ?
jrc-option-instant-win-note = Dès l’ouverture des ordres et après chaque session, pas seulement à la fin du tour des villes.
jrc-option-city-choice = Comment choisit-on où jouer ?
jrc-option-city-choice-note = On se met d’accord, chacun nomme une ville, ou on tire au sort.
jrc-value-city-choice-agreed = D’un commun accord
jrc-value-city-choice-each-picks = Une chacun
jrc-value-city-choice-random = Au sort
jrc-option-same-city = Et si une ville est choisie deux fois ?
jrc-option-same-city-note = On y joue une seule session, ou une par choix.
jrc-value-same-city-once = Une session
jrc-value-same-city-again = Une par choix
jrc-option-secret-pick = Nomme-t-on la ville en secret ?
jrc-option-secret-pick-note = Sinon chaque choix se voit aussitôt.
jrc-option-absent-income = Les absents touchent-ils leurs revenus ?
jrc-option-absent-income-note = Sans ordre, ils passent ; leur influence reste.
jrc-option-late-join = Peut-on rejoindre une campagne en cours ?
jrc-option-late-join-note = Entre deux tours, avec autant de points que les autres.
jrc-option-leaver = Que laisse quelqu’un qui s’en va pour de bon ?
jrc-option-leaver-note = Sa colonne reste et garde ses titres, ou elle se vide.
jrc-value-leaver-freeze = La colonne telle quelle
jrc-value-leaver-drop = Rien
jrc-option-fi-cap-after-setup = La limite par ville vaut-elle toujours ?
jrc-option-fi-cap-after-setup-note = Plus tard non plus, personne ne la dépasse.
jrc-option-copy-limit = Combien d’exemplaires d’une carte dans un deck ?
jrc-option-copy-limit-note = Un rappel : les decks, c’est vous qui y veillez.
jrc-value-copy-limit-none = Autant qu’on veut
jrc-value-copy-limit-1 = Un
jrc-value-copy-limit-2 = Deux
jrc-value-copy-limit-3 = Trois
jrc-value-copy-limit-4 = Quatre
jrc-option-ante = Jouez-vous avec une mise ?
jrc-option-ante-note = Un rappel : les cartes en jeu, c’est vous qui les choisissez.

## Sealed papers
jrc-seal = Sceller
jrc-take-back = Reprendre le papier
jrc-take-back-title = Rendre un papier scellé
jrc-own-paper = Ton papier
jrc-own-paper-tag = papier
jrc-own-line = { $what } : { $n }
jrc-own-empty = Vide
jrc-allocate-title = { $n ->
    [1] Donne un point à une des { $cities } villes
   *[other] Partage { $n } points entre { $cities } villes
 }
jrc-allocate-hint = Tous, et au plus { $most } par ville.
jrc-left-to-give = à donner
jrc-left-to-keep = te restent
jrc-left-to-spend = à dépenser
jrc-order-title = Ton ordre
jrc-order-fund = Fonds : { $n }
jrc-order-leads = qui mène
jrc-order-own = toi
jrc-seal-order = Sceller : { $what }
jrc-way-invest = Investir
jrc-way-withdraw = Retirer
jrc-way-pass = Passer
jrc-says-invest = { $name } +1
jrc-says-withdraw = { $name } −{ $n }
jrc-says-pass = passer
jrc-pick = Je veux jouer à { $name }
jrc-pick-title = Où veux-tu jouer ?
jrc-pick-secret = Ça se montre quand tout le monde a choisi.
jrc-pick-open = Ton choix se voit aussitôt.
jrc-counter-title = À { $city }, contre qui ?
jrc-counter-nothing = Sceller : contre personne
jrc-counter-hint = { $n ->
    [1] Tu as un point. Le dépenser te l’enlève à toi aussi, mais pour cette session seulement : le tableau ne change pas.
   *[other] Tu as { $n } points. Ce que tu dépenses te manque à toi aussi, mais pour cette session seulement : le tableau ne change pas.
 }
jrc-opponent = { $n ->
    [0] aucun point
    [1] un point
   *[other] { $n } points
 }
jrc-opponent-prey = { $n ->
    [0] ta proie · aucun point
    [1] ta proie · un point
   *[other] ta proie · { $n } points
 }
jrc-opponent-predator = { $n ->
    [0] ton prédateur · aucun point
    [1] ton prédateur · un point
   *[other] ton prédateur · { $n } points
 }
jrc-prices = Le reste achète des avantages
jrc-price = { $what } : { $cost ->
    [1] un point
   *[other] { $cost } points
 }
jrc-counter-beyond = plus qu’il n’y en a : ce serait perdu
jrc-buy-title = Pour { $city }, qu’achètes-tu ?
jrc-buy-nothing = Sceller : tu n’achètes rien
jrc-buy-hint = { $n ->
    [1] Il te reste un point. Ce que tu ne dépenses pas est perdu.
   *[other] Il te reste { $n } points. Ce que tu ne dépenses pas est perdu.
 }

jrc-advantage-very-active = Très actif
jrc-advantage-political-influence = Influence politique
jrc-advantage-well-connected = Bonnes relations
jrc-advantage-very-powerful = Très puissant
jrc-advantage-large-crypt = Grande crypte
jrc-advantage-political-power = Pouvoir politique
jrc-about = { $cost } · { $what }
jrc-about-very-active = une fois : pioche une carte de plus, puis défausse jusqu’à ta taille de main
jrc-about-political-influence = une fois : +1 voix dans une action politique
jrc-about-well-connected = une fois : deux cartes maître en un tour
jrc-about-very-powerful = au début : réserve de sang +1
jrc-about-large-crypt = au début : un vampire de plus dans la crypte
jrc-about-political-power = toujours : +1 voix à chaque vote appelé

## Opening and going on
jrc-open = Ouvrir tous les papiers
jrc-open-missing = { $count ->
    [1] Il manque un papier.
   *[other] Il manque { $count } papiers.
 }
jrc-on-reveal-allocation = Suite : revenus et ordres
jrc-on-methuselah-reveal = Suite : tour des villes
jrc-on-counter-reveal = Suite : avantages
jrc-on-advantages-reveal = Commencer la session
jrc-on-play = Finir la session
jrc-on-city-end = Commencer le tour suivant
jrc-orders = Les ordres
jrc-order-invest = { $who } : un point à { $city }
jrc-order-withdraw = { $n ->
    [1] { $who } : retire un point de { $city }
   *[other] { $who } : retire { $n } points de { $city }
 }
jrc-order-pass = { $who } : passe
jrc-own-order-invest = { $who } : tu investis un point à { $city }
jrc-own-order-withdraw = { $n ->
    [1] { $who } : tu retires un point de { $city }
   *[other] { $who } : tu retires { $n } points de { $city }
 }
jrc-own-order-pass = { $who } : tu passes
jrc-picks = Les choix
jrc-picked = { $who } : { $city }
jrc-choose = Jouer à { $names }
jrc-choose-title = Dans quelles villes jouez-vous ?
jrc-draw = Tirer au sort
jrc-draw-title = Où jouez-vous ?
jrc-draw-count = Combien de villes
jrc-end-city-turn = Finir le tour sans session

## The session
jrc-middle-allocate = { $n ->
    [1] Un point, { $cities } villes
   *[other] { $n } points, { $cities } villes
 }
jrc-mark-writing = en train d’écrire
jrc-mark-sealed = papier scellé
jrc-mark-fi = { $n ->
    [0] aucun point
    [1] un point
   *[other] { $n } points
 }
jrc-mark-left = { $of ->
    [0] aucun point
   *[other] reste { $left } sur { $of }
 }
jrc-mark-bought = { $n ->
    [0] aucun avantage
    [1] un avantage
   *[other] { $n } avantages
 }
jrc-prey = Ta proie : { $prey }. Ton prédateur : { $predator }.
jrc-not-in-session = Tu ne joues pas cette session : ton influence reste comme elle est.
jrc-begin = Confirmer les places
jrc-shuffle = Tirer les places au sort
jrc-seating-set = Prendre ces places
jrc-seating-title = Quelles sont vos places ?
jrc-seating-hint = Dans le sens des aiguilles d’une montre : la proie de chacun est le nom suivant.
jrc-playing = { $n ->
    [1] Une personne joue
   *[other] { $n } personnes jouent
 }
jrc-playing-title = Qui joue cette session ?
jrc-playing-hint = Qui ne joue pas garde son influence comme elle est.
jrc-played-title = Qui est hors jeu
jrc-played-out = { $who } sort du jeu : un point de victoire pour { $predator }.
jrc-plans = Contre-influence
jrc-plan = { $who } contre { $target } : { $n }
jrc-plan-lost = { $n ->
    [1] Un point est perdu contre { $who }.
   *[other] { $n } points sont perdus contre { $who }.
 }
jrc-plan-none = Personne n’a rien dépensé.
jrc-checklist = Mise en place
jrc-effect-very-active = { $who } : très actif, { $n ->
    [1] une fois
   *[other] { $n } fois
 }
jrc-effect-political-influence = { $who } : influence politique, { $n ->
    [1] une fois
   *[other] { $n } fois
 }
jrc-effect-well-connected = { $who } : bonnes relations, { $n ->
    [1] une fois
   *[other] { $n } fois
 }
jrc-effect-very-powerful = { $who } commence avec { $n } de sang en plus
jrc-effect-large-crypt = { $who } : { $n ->
    [1] un vampire de plus dans la crypte
   *[other] { $n } vampires de plus dans la crypte
 }
jrc-effect-political-power = { $who } : { $n ->
    [1] une voix de plus à chaque vote
   *[other] { $n } voix de plus à chaque vote
 }
jrc-card-none = { $city } n’a pas de prince en jeu.
jrc-card-asked = La carte du prince de { $city } peut venir sur la table : { $who } décide.
jrc-card-yes = { $who } met sur la table le prince de { $city } : trois voix, activé comme d’habitude.
jrc-card-no = { $who } laisse de côté la carte du prince.
jrc-card-title = Tu tiens { $city }
jrc-card-hint = Tu peux mettre son prince face visible parmi les vampires à activer, en plus des quatre habituels.
jrc-card-use = Mettre le prince sur la table
jrc-card-decline = Le laisser de côté
jrc-card-use-after = Non, le mettre sur la table
jrc-card-decline-after = Non, le laisser de côté
jrc-card-said-yes = Tu as dit que tu t’en sers. Tu peux changer d’avis jusqu’au début du jeu.
jrc-card-said-no = Tu as dit que tu le laisses de côté. Tu peux changer d’avis jusqu’au début du jeu.
jrc-card-unanswered = { $who } n’a pas dit si la carte du prince sert : ça compte comme un non. Commencer ?
jrc-uses-title = Avantages
jrc-uses = { $who } : { $what }, { $n ->
    [0] tout utilisé
    [1] encore une fois
   *[other] encore { $n } fois
 }
jrc-uses-always = { $who } : { $what }, { $n ->
    [1] une voix de plus
   *[other] { $n } voix de plus
 } à chaque fois
jrc-use = Utiliser : { $what } ({ $n })
jrc-use-always = On appelle un vote : { $what }
jrc-eliminate = { $name } sort du jeu
jrc-eliminate-title = Qui sort du jeu ?
jrc-vp-title = Points de victoire
jrc-vp-left = encore à attribuer
jrc-apply = Mettre à jour le tableau
jrc-update = { $city }, avant et après
jrc-update-how = − 1 + { $vp }
jrc-update-rule = On enlève un point et on ajoute les points de victoire, jamais sous zéro. Qui n’a pas joué reste comme avant.
jrc-update-rule-cap = On enlève un point et on ajoute les points de victoire, entre zéro et { $most }. Qui n’a pas joué reste comme avant.
jrc-cancel = Annuler la session
jrc-cancel-warn = Les papiers de cette session sont détruits sans être lus. Influence, fonds et princes restent comme ils sont. Annuler ?

## People
jrc-absent = { $n ->
    [0] Absence : { $names }
    [1] Absence : { $names }
   *[other] { $n } personnes absentes
 }
jrc-absent-title = Qui n’est pas là ?
jrc-absent-hint = Personne ne les attend. Un papier déjà scellé est détruit sans être lu ; un ordre reste.
jrc-present = { $n ->
    [0] De retour : { $names }
    [1] De retour : { $names }
   *[other] { $n } personnes de retour
 }
jrc-present-title = Qui est de retour ?
jrc-present-hint = Ça compte à partir de la prochaine étape.
jrc-welcome = { $n ->
    [0] { $names } entre dans la campagne
    [1] { $names } entre dans la campagne
   *[other] { $n } personnes entrent
 }
jrc-welcome-title = Qui entre dans la campagne ?
jrc-welcome-hint = Avec autant de points que les autres à partager, avant les prochains revenus.
jrc-leave = { $name } quitte la campagne
jrc-leave-title = Qui s’en va pour de bon ?
jrc-leave-hint = Seulement entre deux tours. Personne n’a à partir pour une soirée manquée.
jrc-leave-warn-freeze = Sa colonne reste et garde ses titres, mais sans revenus ni ordres. Partir pour de bon ?
jrc-leave-warn-drop = Sa colonne se vide et ses titres passent à d’autres. Partir pour de bon ?
jrc-end-campaign = Clore la campagne
jrc-end-campaign-hint = Quand vous ne pouvez plus vous retrouver : l’histoire reste.
jrc-end-campaign-warn = { $n ->
    [0] La campagne finit ici, avant son premier tour, et personne ne gagne.
    [1] La campagne finit ici, au premier tour, et personne ne gagne.
   *[other] La campagne finit ici, au tour { $n }, et personne ne gagne.
 } Les papiers encore scellés sont détruits sans être lus ; le tableau et l’histoire restent à tout le monde. « Annuler » revient en arrière.
jrc-player-count = { $players ->
    [1] Une campagne demande au moins deux personnes : il n’en resterait qu’une.
   *[other] Une campagne demande au moins deux personnes.
 }

## History
jrc-tiles = La campagne en images
jrc-tiles-line = un anneau par tour, du centre vers l’extérieur
jrc-tiles-line-last = du centre vers l’extérieur : tours { $first } à { $last }
jrc-tile-prince = { $who }
jrc-tile-vacant = libre
jrc-chart-princes = Villes tenues au fil du temps
jrc-chart-city = { $city } au fil du temps
jrc-point-start = départ
jrc-point-turn = tour { $n }
jrc-influence = Influence, ville par ville
jrc-turns = Tour par tour
jrc-leaf-turn = Tour { $n }
jrc-leaf-turn-now = Tour { $n }, en cours
jrc-leaf-start = Départ
jrc-table-after = Le tableau après le tour { $n }
jrc-table-start = Le tableau au départ
jrc-told-came = { $count ->
    [one] { $who } entre dans la campagne.
   *[other] { $who } entrent dans la campagne.
 }
jrc-told-income = Revenus
jrc-told-income-rule = Un point par ville tenue.
jrc-told-orders = Revenus et ordres
jrc-told-orders-rule = Un point par ville tenue ; puis un ordre chacun, tous au même moment.
jrc-told-paid = { $who } : revenus, fonds { $before } → { $after }
jrc-told-invest = { $who } : investit à { $city }, { $before } → { $after } ; fonds { $had } → { $has }
jrc-told-withdraw = { $who } : retire de { $city }, { $before } → { $after } ; fonds { $had } → { $has }
jrc-told-no-session = Aucune ville n’a été jouée ce tour-ci.
jrc-told-session = Session à { $city }
jrc-told-seats = Dans le sens des aiguilles d’une montre : { $who }.
jrc-told-out = Hors jeu, dans cet ordre : { $who }.
jrc-told-left-freeze = { $who } quitte la campagne ; sa colonne reste.
jrc-told-left-drop = { $who } quitte la campagne ; sa colonne se vide.

jrc-diary-add-city = Une ville de plus : { $cities }
jrc-diary-rename-city = Une ville change de nom : { $cities }
jrc-diary-drop-city = Une ville de moins : { $cities }
jrc-diary-start = La campagne commence
jrc-diary-example = L’exemple, étape { $n }
jrc-diary-leave-example = L’exemple est fermé
jrc-diary-allocate = { $who } a scellé ses points
jrc-diary-order = { $who } a scellé un ordre
jrc-diary-pick-city = { $who } a choisi une ville
jrc-diary-counter = { $who } a scellé un plan
jrc-diary-buy = { $who } a scellé un achat
jrc-diary-take-back = { $who } a repris son papier
jrc-diary-open-papers = Papiers ouverts
jrc-diary-on-late-allocate = Arrivée en cours : le partage des points
jrc-diary-on-city-select = Tour des villes
jrc-diary-on-advantages = On achète des avantages
jrc-diary-on-play = Le jeu commence
jrc-diary-on-result = La session est finie
jrc-diary-turn = Tour { $n } : revenus
jrc-diary-session = Session à { $city }
jrc-diary-city-end = Le tour est fini
jrc-diary-won = La campagne est gagnée
jrc-diary-choose-cities = Villes choisies
jrc-diary-draw-cities = Villes tirées au sort
jrc-diary-end-city-turn = Un tour sans session
jrc-diary-set-seating = Places de la session : { $who }
jrc-diary-shuffle-seating = Places tirées au sort : { $who }
jrc-diary-set-participants = Jouent la session : { $who }
jrc-diary-begin-session = Les places sont fixées
jrc-diary-answer-prince-card = { $use ->
    [yes] { $who } met la carte du prince sur la table
   *[no] { $who } laisse de côté la carte du prince
 }
jrc-diary-use-advantage = { $who } utilise : { $what }
jrc-diary-eliminate = { $who } sort du jeu
jrc-diary-set-vp = Points de victoire notés
jrc-diary-apply-result = Tableau mis à jour
jrc-diary-cancel-session = Session annulée
jrc-diary-mark-absent = { $count ->
    [1] { $who } n’est pas là
   *[other] { $who } ne sont pas là
 }
jrc-diary-mark-present = { $count ->
    [1] { $who } est de retour
   *[other] { $who } sont de retour
 }
jrc-diary-leave-for-good = { $who } a quitté la campagne
jrc-diary-welcome = { $count ->
    [1] { $who } entre dans la campagne
   *[other] { $who } entrent dans la campagne
 }
jrc-diary-end-campaign = La campagne est close

## Refusals
E_ALLOC_SUM = { $way ->
    [over] { $given ->
        [1] Ça fait un point sur { $fund } : { $off } de trop.
       *[other] Ça fait { $given } points sur { $fund } : { $off } de trop.
     }
   *[under] { $given ->
        [1] Ça fait un point sur { $fund } : il en reste { $off }.
       *[other] Ça fait { $given } points sur { $fund } : il en reste { $off }.
     }
 }
E_ALLOC_CAP = Au plus { $most } par ville.
E_NOT_INTEGER = Seulement des nombres entiers.
E_UNKNOWN_CITY = Cette ville n’est pas dans la campagne : choisis-en une du tableau.
E_UNKNOWN_ADVANTAGE = Cet avantage n’existe pas.
E_ALREADY_REVEALED = Les papiers ont déjà été ouverts.
E_ALREADY_SUBMITTED = Ton papier est déjà scellé. Reprends-le si tu veux le changer.
E_NOTHING_SUBMITTED = Tu n’as aucun papier à reprendre.
E_PAPERS_MISSING = { $count ->
    [one] Il manque le papier de { $who }.
   *[other] Il manque les papiers de { $who }.
 }
E_SESSION_SIZE = Une session demande au moins deux personnes.
E_OPTIONS = Ça ne tombe pas juste : les villes doivent avoir assez de place pour les points de chacun, et gagner ne peut pas demander plus de villes qu’il n’y en a.
E_FUND_EMPTY = Ton fonds est vide : retire des points d’une ville, ou passe.
E_WITHDRAW_LIMIT = On retire un ou deux points.
E_FI_TOO_LOW = À { $city } tu n’as que { $fi }.
E_ONE_ORDER = Un seul ordre, pour une seule ville : pour en changer, reprends ton papier.
E_COUNTER_TOTAL = { $most ->
    [0] Tu n’as pas de points à dépenser ici.
    [1] Tu n’as qu’un point ici.
   *[other] Tu n’as que { $most } points ici.
 }
E_COUNTER_SELF = Tu ne peux pas dépenser de points contre toi.
E_COUNTER_ABSENT = Cette personne n’est pas dans la session.
E_CANNOT_AFFORD = { $left ->
    [0] Tu n’as plus rien à dépenser.
    [1] Il ne te reste qu’un point.
   *[other] Il ne te reste que { $left } points.
 }
E_NO_USES_LEFT = Cet avantage est épuisé.
E_VP_TOTAL = Plus de points de victoire que de personnes : { $most } au plus.
E_NOT_AWAITED = On n’attend rien de toi maintenant.
E_CITY_TWICE = { $most ->
    [1] Chaque ville ne se joue qu’une fois par tour.
   *[other] La même ville se joue au plus { $most } fois par tour.
 }
E_DRAW_COUNT = On peut tirer de 1 à { $most } villes.
E_INVEST_ONE = On investit un point à la fois.
E_CITY_NAME = Une ville a besoin d’un nom.
E_CITY_COUNT = Une campagne a de { $least } à { $most } villes.
W_FEW_PLAYERS = Vous êtes { $players } : une campagne donne son meilleur à quatre ou plus, qui se retrouvent chaque semaine.
W_VP_INCOMPLETE = { $sum ->
    [1] Un point de victoire pour { $players } personnes : la session n’est pas finie. Mettre à jour quand même ?
   *[other] { $sum } points de victoire pour { $players } personnes : la session n’est pas finie. Mettre à jour quand même ?
 }
W_COUNTER_WASTED = Tu mets contre { $who } plus de points qu’il n’y en a à enlever : le reste est perdu.
W_NO_SESSION = { $count ->
    [0] Le tour { $turn } finit sans session et le suivant commence. Si vous voulez seulement arrêter pour ce soir, pas besoin : la table se souvient de tout. Le finir quand même ?
    [one] Le tour { $turn } finit sans session, et en l’état { $who } gagne la campagne. Le finir quand même ?
   *[other] Le tour { $turn } finit sans session, et en l’état { $who } gagnent la campagne. Le finir quand même ?
 }

jrc-titles = Les titres de la campagne
jrc-title-leap = Le bond ({ $city }, tour { $turn }) : { $who } gagne { $n } d’influence.
jrc-title-fall = La chute ({ $city }, tour { $turn }) : { $who } perd { $n } d’influence.
jrc-title-throne = Le siège éjectable : { $city } change de prince { $n } fois.

## Help in play
jrc-help-now = { $at ->
    [start] Maintenant : le premier partage
    [orders] Maintenant : les ordres
    [cities] Maintenant : où jouer
    [counter] Maintenant : la contre-influence
    [advantages] Maintenant : les avantages
    [play] Maintenant : la session
   *[end] Maintenant : la fin du tour
 }
jrc-help-step-share = Partagez tous vos points entre les villes, en secret.
jrc-help-step-open = Quand tous les papiers sont là, on les ouvre ensemble.
jrc-help-step-income = Un point dans le fonds pour chaque ville tenue comme prince.
jrc-help-step-order = Un seul ordre, en secret, de chez soi aussi : investir un point, en retirer un ou deux d’une ville, ou passer.
jrc-help-step-cities = On choisit les villes où jouer, et qui s’assoit où.
jrc-help-step-counter = Contre-influence, en secret : réduisez l’influence des adversaires, en dépensant vos propres points.
jrc-help-step-advantages = Avec le reste, on achète des avantages pour cette session.
jrc-help-step-play = Si le prince de la ville joue, sa carte peut venir sur la table. On joue, et on note les points de victoire.
jrc-help-step-result = Dans cette ville, qui a joué perd un point et ajoute ses points de victoire, jamais sous zéro.
jrc-help-kept = Contre-influence et avantages valent pour une session : le tableau ne change pas.
jrc-help-city-set = { $value ->
    [eight] Il y a huit villes, sans Seattle.
    [custom] Les villes sont les vôtres.
   *[nine] Il y a les neuf villes du tableau.
 }
jrc-help-start-fund = { $value ->
    [1] Chacun commence avec un point.
   *[other] Chacun commence avec { $value } points.
 }
jrc-help-max-per-city = { $value ->
    [1] Au départ, on met au plus un point par ville.
   *[other] Au départ, on met au plus { $value } points par ville.
 }
jrc-help-win-princes = { $value ->
    [1] Qui tient au moins une ville à la fin du tour des villes gagne.
   *[other] Qui tient au moins { $value } villes à la fin du tour des villes gagne.
 }
jrc-help-instant-win = { $value ->
    [on] On peut aussi gagner au milieu d’un tour, dès qu’on tient assez de villes.
   *[off] On ne gagne qu’à la fin du tour des villes.
 }
jrc-help-city-choice = { $value ->
    [each_picks] Chaque personne présente choisit une ville.
    [random] Les villes où jouer sont tirées au sort.
   *[agreed] On choisit d’un commun accord les villes où jouer.
 }
jrc-help-same-city = { $value ->
    [again] Une ville choisie deux fois se joue deux fois.
   *[once] Une ville choisie deux fois se joue une fois.
 }
jrc-help-secret-pick = { $value ->
    [off] La ville que chacun choisit se voit aussitôt.
   *[on] La ville se choisit en secret.
 }
jrc-help-absent-income = { $value ->
    [off] Qui n’est pas là ne touche pas de revenus.
   *[on] Qui n’est pas là touche quand même ses revenus.
 }
jrc-help-late-join = { $value ->
    [on] On peut entrer dans la campagne entre deux tours.
   *[off] Personne n’entre une fois la campagne lancée.
 }
jrc-help-leaver = { $value ->
    [drop] Qui s’en va pour de bon ne laisse rien.
   *[freeze] Qui s’en va pour de bon laisse sa colonne telle quelle.
 }
jrc-help-fi-cap-after-setup = { $value ->
    [on] La limite par ville vaut pour toute la campagne.
   *[off] La limite par ville ne vaut qu’au départ.
 }
jrc-help-copy-limit = { $value ->
    [none] Autant d’exemplaires d’une carte qu’on veut dans un deck.
   *[other] Exemplaires d’une carte dans un deck, au plus : { $value }.
 }
jrc-help-ante = { $value ->
    [on] On joue avec une mise.
   *[off] On joue sans mise.
 }
jrc-word-prince = Prince
jrc-word-prince-means = qui a, sans égal, le plus de points dans une ville
jrc-word-contested = Disputée
jrc-word-contested-means = une égalité en tête : pas de prince
jrc-word-margin = Avance
jrc-word-margin-means = les points entre la première place et la suivante
jrc-word-fund = Fonds
jrc-word-fund-means = les points hors des villes
jrc-word-prey = Proie
jrc-word-prey-means = qui est à ta gauche ; pour cette personne, le prédateur, c’est toi

## How it is played, in five pictures
learn-jrc-1 = Une campagne de villes
learn-jrc-1-line = Chaque ville a au plus un prince. La campagne dure des semaines.
learn-jrc-2 = Des points en secret
learn-jrc-2-line = Au départ, on partage ses points entre les villes ; tout s’ouvre ensemble.
learn-jrc-3 = Prince, ou disputée
learn-jrc-3-line = Qui a le plus de points est prince. À égalité, personne ne tient la ville.
learn-jrc-4 = Un ordre par tour
learn-jrc-4-line = Scellé : investir un point, en retirer un ou deux, ou passer. De chez soi aussi.
learn-jrc-5 = Puis les cartes
learn-jrc-5-line = Dans cette ville, on perd un point et on ajoute ses points de victoire.

## The example
jrc-example-try = Essayer le premier tour de l’exemple
jrc-example-try-hint = Quatre personnes et les nombres des règles, une étape à la fois. Votre campagne reste comme elle est.
jrc-example-title = Exemple · { $step }
jrc-example-at = Étape { $n } sur { $of }
jrc-example-leave = Fermer l’exemple
jrc-example-done = Retour à votre campagne
jrc-example-astray = Les règles imprimées choisissent autrement. Ton choix était permis aussi ; l’exemple continue avec les nombres imprimés.
jrc-example-allocate = Tu es Luca. Partage 30 points entre les villes, au plus 8 chacune, et scelle ton papier. Luca écrit : Boston 2, Chicago 3, Cleveland 4, Dallas 5, Miami 8, Seattle 3, Washington D.C. 5. Personne ne voit ce que tu as écrit avant l’ouverture de tous les papiers.
jrc-example-allocate-sealed = Fabrizio, Francesco et Marcello ont scellé leurs papiers. Maintenant l’hôte les ouvre tous à la fois. Ensuite, personne ne peut plus rien changer.
jrc-example-princes = Qui a le plus de points dans une ville en est le prince : Luca tient Miami. À Washington D.C., Luca et Marcello ont 5 points chacun, donc personne ne la tient. Continue : chacun touche un point par ville tenue.
jrc-example-order = Luca a touché un point pour Miami. À chaque tour on donne un ordre : investir un point, en retirer un ou deux, ou passer. Luca investit à Washington D.C. pour dépasser Marcello.
jrc-example-order-sealed = Les autres aussi ont donné leurs ordres. Ouvre tous les papiers : chaque ordre prend effet au même moment.
jrc-example-moved = Marcello a eu la même idée : Luca et lui ont maintenant 6 points chacun à Washington D.C. Fabrizio gagne un point à Seattle. Francesco retire deux points d’Atlanta et les garde dans son fonds. Continue vers le tour des villes.
jrc-example-city = Choisis où jouer. Les villes disputées et celles où l’avance est mince valent le plus, car une seule session peut changer leur prince. Choisis Washington D.C.
jrc-example-seats = Dans le sens des aiguilles d’une montre : Luca, Francesco, Marcello, Fabrizio. Ta proie est juste après toi, et pour elle le prédateur, c’est toi. Confirme les places pour commencer la session.
jrc-example-counter = Contre-influence : tu peux dépenser tes points dans cette ville pour en enlever aux adversaires avant qu’ils achètent des avantages. Luca en dépense 2 contre Marcello. Ça vaut pour une session ; le tableau ne change pas.
jrc-example-counter-sealed = Francesco et Marcello ont scellé leurs plans. Fabrizio n’a pas de points ici, son papier est donc vide. Ouvre tous les papiers.
jrc-example-left = Luca avait 6 points. Il en a dépensé 2, Francesco lui en a enlevé 2 et Marcello 1 : il lui en reste 1. Il en reste 3 à Marcello. Ce qui reste achète des avantages.
jrc-example-buy = Il reste 1 point à Luca, assez pour « Très actif ». Ce que tu ne dépenses pas est perdu.
jrc-example-buy-sealed = Marcello a dépensé ses 3 points. Ouvre tous les papiers.
jrc-example-bought = Vérifiez les avantages avant de distribuer les cartes. Washington D.C. est disputée, aucun prince n’entre donc en jeu. Continue : c’est le moment de jouer.
jrc-example-play = Ici on joue avec les vraies cartes. Dans l’exemple, Francesco sort le premier, puis Luca, puis Fabrizio. À chaque fois le prédateur prend un point de victoire ; Marcello, qui reste le dernier, en prend un de plus.
jrc-example-result = Points de victoire : Luca 1, Fabrizio 1, Marcello 2. Chacun de ceux qui ont joué perd un point dans la ville et en gagne un par point de victoire. Mets à jour le tableau.
jrc-example-end = Marcello monte à 7 et prend Washington D.C. : il tient maintenant quatre villes. On gagne quand on en tient cinq à la fin d’un tour des villes. C’était un tour entier : revenus, ordres, villes et sessions.
