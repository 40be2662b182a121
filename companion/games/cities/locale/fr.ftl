### Cities

## Name, and what stands on several screens
cities-name = Cités
cities-for-how-many = Un duel de cartes pour la capitale. 2 personnes, 50 minutes
cities-words = { $words }

## Where we are
cities-lobby = Deux decks, cinq cités
cities-lobby-line = Les cartes restent sur la table : ici, il y a le chrono, les cités et les comptes.
cities-before-duel = Avant le duel { $n }
cities-turn = Duel { $n } : tour de { $who }
cities-turn-you = Duel { $n } : à toi
cities-attacks = { $who } attaque la cité { $slot }
cities-attacks-you = Tu attaques la cité { $slot }
cities-won = { $who } gagne le duel { $n }
cities-won-you = Tu gagnes le duel { $n }
cities-over = Le match est joué
cities-line-paused = Le match est en pause.
cities-line-bell = Rien de nouveau ne commence : maintenant on compte.
cities-line-ready = Déclarez vos decks ; le duel commence quand c’est bon pour vous deux.
cities-lay = La table
cities-lay-cities = { $capital ->
    [none] Mélangez les cinq cartes de cité et posez-les face cachée, en ligne entre vous : personne ne sait où est la capitale.
   *[other] Posez les cinq cartes de cité face cachée, en ligne entre vous : la capitale est la numéro { $capital }.
 }
cities-lay-decks = Chacun mélange son deck et pioche sept cartes.
cities-line-draw = { $who } redresse toutes ses cartes et en pioche une.
cities-line-opening = { $who } peut poser sur le terrain une carte de sa main.
cities-line-main = { $who } place, déplace, attaque, utilise des capacités, autant que possible, puis finit son tour.
cities-line-main-light = { $who } joue ses cartes sur la table, puis finit son tour.
cities-line-final = { $who } défausse jusqu’à sept cartes.
cities-line-discards = { $who } défausse pour la conquête : { $n ->
    [1] une carte
   *[other] { $n } cartes
  }.
cities-line-adjust = { $who } applique le texte d’une carte.
cities-line-reveal = { $who } retourne la cité { $slot } : est-ce la capitale ?
cities-line-defence = Attaque sur la cité { $slot } : { $who } défend ?
cities-line-attackers = { $who } dit qui se joint à l’attaque.
cities-line-defenders = { $who } choisit qui défend.
cities-line-targets = { $who } choisit une cible pour { $name }.
cities-line-settle = { $who } dit à qui est maintenant la cité { $slot }.
cities-line-fighters-attackers = { $who } dit qui attaque la cité { $slot }.
cities-line-fighters-defenders = { $who } dit qui défend la cité { $slot }.
cities-line-draw-you = Redresse tes cartes, puis pioches-en une.
cities-line-opening-you = Tu peux poser sur le terrain une carte de ta main.
cities-line-main-you = Place, déplace, attaque, utilise des capacités : autant que tu veux, puis finis ton tour.
cities-line-main-light-you = Joue tes cartes sur la table. Une cité conquise ? Touche-la ici. Puis finis ton tour.
cities-line-final-you = Défausse jusqu’à sept cartes.
cities-line-adjust-you = Note ce que fait la carte.
cities-line-targets-you = Choisis une cible pour { $name }.

## Clock and notices
cities-clock = Match
cities-bell = Temps écoulé
cities-bell-how = On finit seulement ce qui a déjà commencé. Puis l’un des deux lance le compte, sur son téléphone ou sur la tablette.
cities-extra = Prolongations
cities-extra-you = Prolongations : à toi
cities-extra-turn = Prolongations : tour de { $who }
cities-extra-duel = { $wins ->
    [whole_match] On continue sans chrono : dès que l’un tient plus de cités que l’autre, les conquêtes de tout le match comptent. Qui vide son deck perd.
    [duel] On continue sans chrono : qui le premier tient plus de cités gagne ce duel. Qui vide son deck perd.
   *[leader] On continue sans chrono : qui le premier tient plus de cités gagne le match. Qui vide son deck perd.
 }
cities-extra-next = { $wins ->
    [whole_match] Encore un duel, sans chrono : dès que l’un tient plus de cités que l’autre, les conquêtes de tout le match comptent. Qui vide son deck perd.
   *[leader] Encore un duel, sans chrono : qui le premier tient plus de cités gagne le match. Qui vide son deck perd.
 }
cities-pause-asked = { $who } demande une pause.
cities-pause-asked-you = Tu as demandé une pause : la réponse est à { $who }.
cities-taken = { $who } conquiert la cité { $slot }{ $n ->
    [0] .
    [1] {" "}et défausse une carte.
   *[other] {" "}et défausse { $n } cartes.
  }
cities-taken-you = Tu as conquis la cité { $slot }{ $n ->
    [0] .
    [1] {"\u00A0"}: défausse une carte de ta main. C’est déjà compté.
   *[other] {"\u00A0"}: défausse { $n } cartes de ta main. C’est déjà compté.
  }
cities-fell = La cité { $slot } est de nouveau neutre
cities-fell-why = Plus aucun personnage n’y tient garnison.

## The line
cities-phase-recovery = Redressement
cities-phase-draw = Pioche
cities-phase-opening = Ouverture
cities-phase-main = Principale
cities-phase-final = Finale
cities-line = La ligne des cités
cities-city = Cité { $slot }
cities-is-capital = capitale
cities-is-city = face visible
cities-is-hidden = face cachée
cities-counters = Les comptes
cities-count-wins = Duels
cities-count-won = duels gagnés
cities-count-conquests = Conquêtes
cities-count-cities = Cités
cities-count-hand = Main
cities-count-deck = Deck
cities-count-side = Réserve
cities-count-graveyard = Cimetière
cities-is-ready = c’est bon

## The table before the match
cities-box = Sur la table
cities-box-city = cités
cities-box-capital = capitale
cities-box-time = { $minutes ->
    [1] Une minute
   *[other] { $minutes } minutes
  } pour tout le match, en deux duels gagnants.
cities-plays-note = joue
cities-go-begin = Suite : les decks
cities-go-begin-hint = Le programme ne suit que cités, comptes et chrono : une conquête, deux appuis.
cities-go-follow = Suivre les combats
cities-go-follow-hint = Le programme suit aussi personnages et garnisons, et résout les combats.
cities-rules = Règles maison
cities-rules-hint = Elles valent pour tout le match.
cities-plays = { $name } joue
cities-player-first = Première place
cities-player-second = Seconde place

## Decks
cities-deck = Ton deck
cities-deck-hint = Au moins 45 cartes, et au plus 10 en réserve.
cities-deck-siding = Échanges avec la réserve
cities-deck-siding-hint = Le nombre total de cartes reste le même.
cities-deck-main = Deck
cities-deck-side = Réserve
cities-deck-set = Déclarer le deck
cities-list = Liste des cartes
cities-list-hint = Si tu veux, écris la liste : personne d’autre ne la voit, et les exemplaires sont vérifiés.
cities-list-cards = Cartes
cities-list-note = Comme ceci : 3 Dragon, 2+1 Archer, 9 Fantassin* (après le + la réserve, avec * les mercenaires).
cities-list-so-far = Écrit jusqu’ici : { $main } sur { $deck } cartes du deck, { $side } sur { $beside } de la réserve. Personne d’autre ne voit la liste.
cities-list-set = Vérifier la liste
cities-go-ready = C’est bon : deck de { $main }, réserve de { $side }

## Pauses, giving up, time
cities-go-ask-pause = Demander une pause
cities-go-agree-pause = Accepter la pause
cities-go-drop-pause = Refuser la pause
cities-go-withdraw-pause = Retirer la demande
cities-go-pause = Tout arrêter
cities-pause-warn = Tu arrêtes le match pour les deux : ça reste dans le journal.
cities-go-resume = Reprendre
cities-go-time-wins = Compte : { $who } { $n ->
    [1] un duel
   *[other] { $n } duels
  }, { $other } { $less }
cities-go-time-occupied = Compte : { $who } { $n ->
    [1] une cité
   *[other] { $n } cités
  }, { $other } { $less }
cities-go-time-conquests = Compte : { $who } { $n ->
    [1] une conquête
   *[other] { $n } conquêtes
  }, { $other } { $less }
cities-go-time-extra = Égalité : prolongations
cities-go-time-plays-on = On continue
cities-go-time-hint = { $counts ->
    [occupied] D’abord les duels gagnés, puis les cités tenues maintenant, puis les conquêtes.
   *[conquests] D’abord les duels gagnés, puis les conquêtes de tout le match.
 }
cities-go-concede-duel = Abandonner ce duel
cities-concede-duel-warn = Le duel va à l’adversaire.
cities-go-concede-match = Abandonner le match
cities-concede-match-warn = Tout le match va à l’adversaire.

## The turn
cities-go-draw = J’ai pioché
cities-go-draw-hint = Une carte du deck à la main.
cities-go-open = Poser une carte sur le terrain
cities-go-open-other = Une autre carte, pas un personnage
cities-go-open-character = La poser sur le terrain
cities-go-open-character-title = Ouverture : un personnage
cities-go-skip = Aucune carte
cities-go-end = Finir le tour
cities-go-pass = Passer la main
cities-go-discard = { $n ->
    [1] J’ai défaussé une carte
   *[other] J’ai défaussé { $n } cartes
  }
cities-go-adjust = Texte d’une carte
cities-go-adjusted = Terminé
cities-go-adjusted-hint = Tout ce que tu as noté compte comme un seul moment.
cities-touch-attack = { $name } attaque
cities-touch-set-character = Placer { $name }
cities-touch-move = Déplacer { $name }
cities-touch-take = Conquise
cities-touch-take-city = Conquise : ce n’est pas la capitale
cities-touch-take-capital = Conquise : c’est la capitale !
cities-take-price = { $n ->
    [1] Coûte une carte de la main.
   *[other] Coûte { $n } cartes de la main.
  }
cities-touch-work-out = Résoudre un combat
cities-touch-free = De nouveau neutre
cities-touch-theirs = Elle est à l’adversaire
cities-touch-mine = Elle est à toi
cities-touch-to = Elle est à { $who }
cities-touch-shift = Amener { $name }
cities-ways = Compter une carte
cities-ways-theirs = Une carte de { $who }
cities-ways-set = Noter : { $name }
cities-quick-draw = Piocher
cities-quick-discard = Défausser
cities-quick-bury = Du terrain
cities-left-deck = deck { $n }
cities-left-hand = main { $n }
cities-left-graveyard = cimetière { $n }
cities-back-draw = piochée
cities-back-discard = défaussée
cities-back-bury = du terrain
cities-back-other = une carte
cities-back-city = cité { $slot }
cities-back-duel = la fin du duel { $n }
cities-count-back = Annuler
cities-count-back-none = rien à annuler
cities-way-draw = du deck à la main
cities-way-discard = de la main au cimetière
cities-way-mill = du deck au cimetière
cities-way-recall = du cimetière à la main
cities-way-restore = du cimetière au deck
cities-way-bury = du terrain au cimetière
cities-way-play = de la main au terrain
cities-way-retake = du terrain à la main

## Characters
cities-field-name = Nom, si tu veux
cities-field-power = Force
cities-field-hp = Points de vie
cities-field-range = Portée
cities-field-quick = Rapide
cities-field-who = Personnage
cities-field-what = Quoi
cities-field-amount = Combien
cities-quick-no = non
cities-quick-yes = oui
cities-fighter = { $name } { $values }
cities-nameless-character = Personnage{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
cities-nameless-of = { $values } de { $who }{ $n ->
    [0] {""}
   *[other] {" "}(n° { $n })
  }
cities-nameless-attacker = Attaquant{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
cities-nameless-defender = Défenseur{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
cities-legend = 2/3 : force et points de vie. r1 : portée. * : Rapide.
cities-listed = { $a }, { $b }
cities-listed-last = { $a } et { $b }
cities-listed-more = { $a } et { $n ->
    [1] encore un
   *[other] encore { $n }
  }
cities-fighter-hurt = { $damage ->
    [1] a pris un point de dégâts
   *[other] a pris { $damage } points de dégâts
  }

## Texts of cards
cities-effect-change = Noter l’effet
cities-effect-change-title = Un effet sur un personnage
cities-effect-stats = Changer les valeurs
cities-effect-stats-title = D’autres valeurs jusqu’à la fin du tour
cities-effect-put = Le poser sur le terrain
cities-effect-put-title = Un personnage de plus
cities-change-tap = engager
cities-change-untap = redresser
cities-change-damage = infliger des dégâts
cities-change-heal = soigner
cities-change-destroy = détruire
cities-change-field = retour au terrain

## Combat
cities-asked-against = En attaque : { $who }. { $how }
cities-reveal-title = La cité { $slot }, c’est la capitale ?
cities-reveal-city = Ce n’est pas la capitale
cities-reveal-capital = C’est la capitale !
cities-defence-title = Défends-tu la cité { $slot } ?
cities-go-defend = Défendre
cities-go-defend-hint = Avec qui s’y trouve, ou avec des Rapides.
cities-go-defend-none = Personne ne s’y trouve : il faut un Rapide.
cities-go-defend-tapped = Tous ceux qui s’y trouvent sont engagés : il faut un Rapide.
cities-go-decline = Ne pas défendre
cities-go-bring = { $name } vient du terrain
cities-go-quick = Jouer le Rapide
cities-go-quick-title = Un Rapide de la main
cities-go-attackers = { $n ->
    [0] Personne d’autre
    [one] { $names } se joint à l’attaque
   *[other] { $n } se joignent à l’attaque
  }
cities-attackers-title = Qui se joint à l’attaque ?
cities-attackers-hint = En face : { $who }. Qui attaque s’engage.
cities-go-defenders = { $n ->
    [0] Défendre
    [one] { $names } défend
   *[other] { $n } défendent
  }
cities-defenders-title = Qui défend ?
cities-defenders-hint = Au moins un de ceux de la cité.
cities-go-enter = Ajouter
cities-go-enter-title = Un autre personnage
cities-asks-attackers = Qui attaque la cité { $slot } ?
cities-asks-attackers-more = Qui d’autre attaque ?
cities-asks-defenders = Qui défend la cité { $slot } ?
cities-asks-defenders-more = Qui d’autre défend ?
cities-go-withdraw = Retirer l’attaque
cities-go-muster-done = Tout le monde y est
cities-aim-title = { $name } frappe pour { $damage } : qui encaisse ?
cities-go-aim = Frapper { $name }
cities-go-split = Frapper
cities-mustered-attack = En attaque : { $who }.
cities-mustered = En attaque : { $who }. En défense : { $defence }.
cities-mustered-so = En attaque : { $who }. En défense : { $defence }. En l’état : { $so }
cities-result-occupation = Occupation : il ne reste personne en défense.
cities-result-repelled = Attaque repoussée : il ne reste personne en attaque.
cities-result-neutrality = Neutralité : il en reste debout des deux côtés.
cities-result-annihilation = Anéantissement total : il ne reste personne.
cities-settle-title = À qui est maintenant la cité { $slot } ?
cities-settle-mine = Conquise
cities-settle-stays = Comme avant
cities-settle-neutral = De nouveau neutre
cities-go-discards-title = { $n ->
    [1] Défausse une carte
   *[other] Défausse { $n } cartes
  }
cities-go-discards-hint = Le prix de la conquête.
cities-fight = Combat à la cité { $slot }
cities-range = Portée { $range }
cities-falls = { $name } tombe : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
  } pour { $hp ->
    [one] { $hp } point de vie
   *[other] { $hp } points de vie
  }.
cities-blow-falls = Portée { $range } : { $name } tombe, { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
  } sur { $hp }.
cities-blow-stands = Portée { $range } : { $name } tient encore debout, { $damage ->
    [0] aucun dégât
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
  } sur { $hp }.
cities-falls-late = { $name } tombe avant de frapper : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
  } pour { $hp ->
    [one] { $hp } point de vie
   *[other] { $hp } points de vie
  }.
cities-quiet-undefended = Personne n’a défendu.
cities-quiet-called-off = L’attaque n’a plus personne.
cities-quiet-none = Aucun coup n’a porté.
cities-outcome-undefended = Conquise par { $who }
cities-outcome-occupation = Occupation : la cité { $slot } va à { $who }
cities-outcome-repelled = Attaque repoussée : { $who } ne passe pas
cities-outcome-neutrality = Neutralité : rien ne change
cities-outcome-annihilation = Anéantissement total
cities-outcome-called-off = L’attaque n’a rien donné
cities-outcome-stands = { $who } l’emporte, mais { $other } tient encore la cité

## Corrections
cities-correct-is = La cité { $slot } est la capitale
cities-correct-not = La cité { $slot } n’est pas la capitale
cities-correct-moved = La capitale est la cité { $slot }, pas l’autre
cities-correct-warn = Tu corriges ce qui a été dit d’une cité.
cities-correct-counts = Corriger les comptes
cities-correct-counts-title = Cartes recomptées

## The end
cities-wins = { $who } gagne
cities-won-by-duels = Deux duels gagnés.
cities-won-by-last = Deux duels à { $n }. Le dernier : { $why }
cities-won-by-wins = Plus de duels gagnés à la fin du temps : { $mine } à { $theirs }.
cities-won-by-conquests = Plus de conquêtes dans tout le match : { $mine } à { $theirs }.
cities-won-by-occupied = Plus de cités tenues : { $mine } à { $theirs }.
cities-won-by-deck = L’autre deck est vide.
cities-won-by-conceded = L’adversaire a abandonné.
cities-score = duels { $wins }, conquêtes { $conquests }
cities-duel = Duel { $n }
cities-duel-drawn = Nul : le temps s’est écoulé avant.
cities-duel-left = Interrompu : le match a été abandonné.
cities-duel-capital = { $who } a pris la capitale et deux autres cités.
cities-duel-deck = { $who } gagne : l’autre deck est vide.
cities-duel-conceded = { $who } gagne : l’autre a abandonné.
cities-duel-cities = { $who } tient plus de cités après la cloche, et gagne le duel.
cities-duel-held = { $who } : { $n ->
    [0] aucune cité
    [1] une cité
   *[other] { $n } cités
  } à la fin.

## The end of a duel
cities-slots-2 = { $a } et { $b }
cities-slots-3 = { $a }, { $b } et { $c }
cities-slots-4 = { $a }, { $b }, { $c } et { $d }
cities-why-capital = Tient la capitale et { $n ->
    [2] deux
    [3] trois
   *[other] quatre
  } autres cités : { $others }.
cities-why-capital-you = Tu tiens la capitale et { $n ->
    [2] deux
    [3] trois
   *[other] quatre
  } autres cités : { $others }.
cities-why-deck = Le deck de { $who } est vide.
cities-why-deck-lost = Ton deck est vide.
cities-why-conceded = { $who } abandonne le duel.
cities-why-conceded-lost = Tu as abandonné le duel.
cities-why-cities = { $who } tient moins de cités.
cities-why-cities-lost = Tu tiens moins de cités.
cities-then = Ensuite : réserves, puis duel { $n }. { $begins }
cities-then-lost = { $who }, qui a perdu, commence.
cities-then-lost-you = Tu as perdu, tu commences.
cities-then-turn = { $who } commence : on commence à tour de rôle.
cities-then-turn-you = Tu commences : on commence à tour de rôle.
cities-then-drawn = On tire au sort qui commence.
cities-then-time = Ensuite : temps écoulé, on compte le résultat.
cities-side-deck = deck { $main } + { $side }{ $ready ->
    [1] , prêt
   *[other] {""}
  }

## What has happened
cities-news = À l’instant
cities-begins-drawn = Au sort : { $who } commence.
cities-begins-lost = { $who } commence : le dernier duel est allé à l’autre.
cities-begins-turn = { $who } commence : on commence à tour de rôle.
cities-diary-starts = { $who } commence.
cities-news-attack = { $who } attaque la cité { $slot } avec { $name }.
cities-news-quick = { $who } joue un Rapide { $values }.
cities-news-quick-named = { $who } joue un Rapide : { $name } { $values }.
cities-news-attack-light = { $who } attaque la cité { $slot }.
cities-news-capital = La cité { $slot } est la capitale.
cities-news-conquers = { $who } conquiert la cité { $slot }{ $n ->
    [0] .
    [1] , sa première.
   *[other] , et en tient maintenant { $n }.
  }
cities-news-stands = { $who } l’emporte à la cité { $slot } sans la prendre : quelqu’un la tient encore.
cities-news-repelled = L’attaque de { $who } sur la cité { $slot } est repoussée.
cities-news-neutrality = Cité { $slot } : neutralité, l’attaque de { $who } ne change rien.
cities-news-annihilation = Cité { $slot } : anéantissement total.
cities-news-called-off = L’attaque de { $who } sur la cité { $slot } n’a rien donné.
cities-news-fell = La cité { $slot } est de nouveau neutre : personne n’y tient plus garnison.
cities-news-given = La cité { $slot } est à { $who }.
cities-news-freed = La cité { $slot } est neutre.
cities-news-cards = { $who } : { $n ->
    [0] aucune carte
    [1] une carte
   *[other] { $n } cartes
  }, { $way }.
cities-news-duel = { $who } gagne le duel { $n } : maintenant { $won } à { $lost }.
cities-diary-changed = Un effet sur un personnage : maintenant { $values }, dégâts { $damage }.
cities-diary-reopened = La fin du duel était une erreur : il continue.
cities-diary-capital = { $who } gagne le duel : tient la capitale, cité { $slot }, et les cités { $others }.
cities-diary-withdrawn = L’attaque était une erreur.
cities-tiles = Le match en images
cities-tiles-line = en vert { $first }, en ivoire { $second }
cities-tile-winner = { $who }
cities-tile-drawn = Nul
cities-tile-nobody = Personne
cities-tile-capital = avec la capitale, { $mine } à { $theirs }
cities-tile-deck = l’autre deck est vide
cities-tile-conceded = par abandon
cities-tile-cities = { $mine ->
    [one] { $mine } cité
   *[other] { $mine } cités
  } à { $theirs } après la cloche
cities-tile-left = interrompu
cities-tile-time = le temps s’est écoulé avant
cities-totals = En tout
cities-total = { $who } : { $wins ->
    [0] aucun duel
    [1] un duel
   *[other] { $wins } duels
  }, { $conquests ->
    [0] aucune conquête
    [1] une conquête
   *[other] { $conquests } conquêtes
  }.
cities-story = Duel { $n }, coup par coup
cities-chart = Conquêtes, duel par duel

## Diary (not on phones)
cities-diary-players = { $who } jouent.
cities-diary-begun = Place aux decks.
cities-diary-list = Une liste a été écrite.
cities-diary-extra = Prolongations.
cities-diary-clock = Le chrono tourne.
cities-diary-paused = En pause.
cities-diary-no-pause = Pas de pause.
cities-diary-bell = Temps écoulé.
cities-diary-drawn = Une carte piochée.
cities-diary-opened = Une carte sur le terrain.
cities-diary-opening = Ouverture finie.
cities-diary-ended = Phase principale finie.
cities-diary-turn = Le tour passe.
cities-diary-defended = La cité est défendue.
cities-diary-quick = Un Rapide vient du terrain.
cities-diary-mustered = Tout le monde y est.
cities-diary-aimed = Une cible choisie.
cities-diary-attackers = Attaquants nommés.
cities-diary-defenders = Défenseurs nommés.
cities-diary-discards = Défausse de la conquête.
cities-diary-adjust = Texte d’une carte.
cities-diary-adjusted = Texte d’une carte, terminé.
cities-diary-effect = Un effet sur un personnage.
cities-diary-count-back = Une carte comptée est revenue en arrière.
cities-diary-city-back = La cité { $slot } est comme avant.
cities-diary-corrected = Capitale corrigée.
cities-diary-counted = Cartes recomptées.
cities-diary-deck = { $who } déclare son deck.
cities-diary-ready = On n’attend plus { $who }.
cities-diary-left-duel = Le duel reste inachevé.
cities-diary-drawn-duel = Le duel est nul.
cities-diary-match = { $who } gagne le match.
cities-diary-asks-pause = { $who } demande une pause.
cities-diary-enters = { $name } ({ $values }) vient sur le terrain.
cities-diary-set = Un personnage à la cité { $slot }.
cities-diary-moved = Un personnage passe à la cité { $slot }.
cities-diary-attack = Attaque sur la cité { $slot }.
cities-diary-revealed = Cité { $slot } retournée.
cities-diary-undefended = Pas de défense.
cities-diary-occupation = Occupation.
cities-diary-repelled = Attaque repoussée.
cities-diary-neutrality = Neutralité.
cities-diary-annihilation = Anéantissement total.
cities-diary-called-off = L’attaque n’a rien donné.
cities-diary-fell = La cité { $slot } est de nouveau neutre.

## House rules (not on phones)
cities-option-tracking = Ce que suit le programme
cities-option-tracking-note = Tout, ou seulement cités, comptes et chrono : alors une conquête, c’est deux appuis.
cities-value-tracking-full = tout
cities-value-tracking-light = le minimum
cities-option-minutes = Minutes du match
cities-option-minutes-note = Pour tous les duels ensemble.
cities-option-pause-between-duels = Le chrono s’arrête entre les duels
cities-option-pause-between-duels-note = Il repart quand c’est bon pour les deux.
cities-option-first-turn-draw = Qui pioche au premier tour
cities-option-first-turn-draw-note = Selon la règle, personne ne pioche à son premier tour.
cities-value-first-turn-draw-none = personne
cities-value-first-turn-draw-second-player = seulement le second
cities-value-first-turn-draw-all = les deux
cities-option-deckout = Quand un deck vide fait perdre
cities-option-deckout-note = Dès qu’il est vide, ou seulement quand on ne peut plus piocher.
cities-value-deckout-empty = dès qu’il est vide
cities-value-deckout-cannot-draw = à la pioche manquée
cities-option-reveal-on = Quand on retourne une cité
cities-option-reveal-on-note = À la première attaque déclarée, ou seulement à la conquête.
cities-value-reveal-on-attack = à l’attaque
cities-value-reveal-on-conquest = à la conquête
cities-option-capital-slot = Où est la capitale
cities-option-capital-slot-note = Si vous suivez un plan imprimé.
cities-value-capital-slot-none = personne ne sait
cities-value-capital-slot-1 = cité 1
cities-value-capital-slot-2 = cité 2
cities-value-capital-slot-3 = cité 3
cities-value-capital-slot-4 = cité 4
cities-value-capital-slot-5 = cité 5
cities-option-move-adjacent = On ne va qu’à une cité voisine
cities-option-move-adjacent-note = Sinon, d’une cité à n’importe quelle autre.
cities-option-tapped-can-defend = Les personnages engagés défendent aussi
cities-option-tapped-can-defend-note = Qui conquiert s’engage en attaquant.
cities-option-split-damage = Les dégâts peuvent se partager
cities-option-split-damage-note = Sinon chaque coup tombe sur un seul adversaire.
cities-option-must-clear-city = On ne conquiert qu’une cité vidée
cities-option-must-clear-city-note = Sinon, qui n’a pas combattu ne peut pas la tenir.
cities-option-copies-scope = Où l’on compte les exemplaires
cities-option-copies-scope-note = Trois au plus, sauf les mercenaires.
cities-value-copies-scope-main-and-side = deck et réserve
cities-value-copies-scope-main = deck seulement
cities-option-starter = Qui commence
cities-option-starter-note = Le premier duel, toujours au sort.
cities-value-starter-random-then-loser = ensuite, qui a perdu
cities-value-starter-random = toujours au sort
cities-value-starter-alternate = à tour de rôle
cities-option-extra-time = Prolongations
cities-option-extra-time-note = À égalité de cités on continue, même si les conquêtes diffèrent.
cities-value-extra-time-literal = à égalité de cités
cities-value-extra-time-conquests-first = seulement si tout est égal
cities-option-tiebreak = Ce qui compte le plus
cities-option-tiebreak-note = Temps écoulé, à égalité de duels.
cities-value-tiebreak-conquests = conquêtes en tout
cities-value-tiebreak-occupied = cités maintenant
cities-option-extra-time-winner = Qui gagne les prolongations
cities-option-extra-time-winner-note = Quand les cités tenues ne sont plus à égalité.
cities-value-extra-time-winner-leader = qui en tient le plus
cities-value-extra-time-winner-whole-match = qui a le plus de conquêtes en tout
cities-option-lead-at-bell = Un duel d’avance à la fin du temps
cities-option-lead-at-bell-note = À la lettre, le duel en cours continue jusqu’à ce que les cités tenues ne soient plus à égalité.
cities-value-lead-at-bell-ends = le match finit
cities-value-lead-at-bell-plays-on = on continue

## Refusals
E_TWO_PLAYERS = On y joue à deux.
E_DECK_TOO_SMALL = { $cards ->
    [1] Une carte, c’est trop peu : un deck en a au moins { $least }.
   *[other] { $cards } cartes, c’est trop peu : un deck en a au moins { $least }.
 }
E_SIDE_TOO_LARGE = { $cards } cartes, c’est trop : une réserve en a au plus { $most }.
E_TOO_MANY_COPIES = Trop d’exemplaires de { $card } : au plus { $most }, sauf pour un mercenaire.
E_POOL_CHANGED = { $cards ->
    [1] Il y avait { $before } cartes en tout, maintenant il y en a une : le total doit rester le même.
   *[other] Il y avait { $before } cartes en tout, maintenant il y en a { $cards } : le total doit rester le même.
 }
E_DECK_LIST = Cette liste ne se comprend pas, ou elle est trop longue : écris-la comme dans l’exemple.
E_LIST_TOO_LONG = La liste a { $main ->
    [0] 0 carte
    [one] une carte
   *[other] { $main } cartes
 } dans le deck et { $side } en réserve, mais tu as déclaré { $deck } et { $beside }.
E_DECK_MISSING = Déclare d’abord ton deck.
E_ALREADY_READY = C’est déjà dit : on attend l’autre.
E_NOT_ACTIVE = Ce n’est pas ton tour.
E_DUEL_OVER = Ce duel est fini.
E_MATCH_OVER = Le match est joué.
E_PAUSED = Le match est en pause.
E_PAUSE_ASKED = Une pause est déjà demandée.
E_PAUSE_OWN = C’est à l’autre d’accepter la pause.
E_TIME_UP = Temps écoulé : rien de nouveau ne commence.
E_COMBAT_OPEN = Finis d’abord le combat.
E_ADJUST_OPEN = Finis d’abord le texte de la carte.
E_ADJUST_FIRST = Ouvre d’abord le texte d’une carte.
E_ALREADY_OPENED = Tu as déjà posé une carte sur le terrain ce tour-ci.
E_TAPPED = Il est engagé : il a fini pour ce tour.
E_NOT_THERE = Ce personnage n’est pas dans cette cité.
E_NOT_ADJACENT = On ne va qu’à une cité voisine.
E_OWN_CITY = Cette cité est déjà à toi.
E_NOT_QUICK = Sans garnison, seuls les Rapides peuvent défendre.
E_SAME_CITY = Il est déjà dans cette cité.
E_HAND_TOO_BIG = Tu as { $cards } cartes en main : défausses-en { $over }.
E_DISCARD_DUE = D’abord la défausse de la conquête : { $cards }.
E_NOT_AN_OPPONENT = On ne frappe que qui combat de l’autre côté.
E_NO_FIGHTER = Il faut au moins un combattant.
E_SHARES = Les dégâts ne tombent pas juste : en tout ils doivent faire la force.
E_TOO_LATE = Trop tard : la défense a déjà répondu.
E_TWO_CAPITALS = Une autre cité est déjà la capitale.
E_NO_CAPITAL_LEFT = Il n’y aurait alors plus de capitale.
E_FACE_DOWN = Cette cité est encore face cachée.
E_CAPITAL_ASKED = Si c’est la capitale, on le dit quand la cité se retourne, et seulement alors.
E_NOTHING_CHANGES = C’est déjà comme ça.
E_BAD_STATS = Ces valeurs sont impossibles : force et portée à partir de 0, points de vie à partir de 1.
E_CARD_NAME = Le nom d’une carte a au plus 24 caractères.
E_NO_CARDS = Il n’y a pas assez de cartes.
E_TOO_MANY = On ne peut pas en suivre davantage.
E_TRACKED = Ici, les cités se conquièrent en attaquant.
E_NOT_TRACKED = Avec cette règle, les personnages ne sont que sur la table.

cities-titles = Les titres du match
cities-title-taken = Main rapide : duel { $duel }, { $who } conquiert { $n } cités.
cities-title-contested = Cité disputée : duel { $duel }, la cité { $slot } est conquise { $n } fois.
cities-title-blow = Le coup le plus dur : duel { $duel }, { $n } points de dégâts d’un coup.

## Help in play
cities-help-now = { $at ->
    [ready] Maintenant : avant le duel
    [draw] Maintenant : la pioche
    [opening] Maintenant : l’ouverture
    [main] Maintenant : la phase principale
   *[final] Maintenant : la fin du tour
 }
cities-help-step-lay = Mélangez les cinq cartes de cité et posez-les face cachée, en ligne entre vous.
cities-help-step-ready = Déclarez les decks, mélangez, piochez sept cartes. Le chrono part quand c’est bon pour vous deux.
cities-help-step-draw = Redressement et pioche : redressez vos cartes, puis piochez-en une.
cities-help-step-opening = Ouverture : posez sur le terrain une carte de votre main, si vous voulez.
cities-help-step-main = Principale : placez, déplacez, attaquez, utilisez des capacités, autant que vous voulez. Placer n’engage pas ; le programme suit les personnages, les autres cartes posées restent sur la table.
cities-help-step-final = Finale : les dégâts sont soignés ; gardez au plus sept cartes en main.
cities-help-goal = On gagne le duel en tenant la capitale et deux autres cités, ou quand l’autre deck est vide ; deux duels gagnent le match.
cities-help-tracking = { $value ->
    [light] Le programme ne suit que cités, comptes et chrono.
   *[full] Le programme suit tout, combats compris.
 }
cities-help-minutes = { $value ->
    [1] Le match dure une minute.
   *[other] Le match dure { $value } minutes.
 }
cities-help-pause-between-duels = { $value ->
    [on] Le chrono s’arrête entre deux duels.
   *[off] Le chrono continue entre deux duels.
 }
cities-help-first-turn-draw = { $value ->
    [second_player] Au premier tour, seul le second pioche.
    [all] Au premier tour, on pioche comme toujours.
   *[none] Personne ne pioche à son premier tour.
 }
cities-help-deckout = { $value ->
    [cannot_draw] On perd quand on doit piocher sans pouvoir.
   *[empty] On perd dès que son deck est vide.
 }
cities-help-reveal-on = { $value ->
    [conquest] Une cité ne se retourne qu’à la conquête.
   *[attack] Une cité se retourne à la première attaque.
 }
cities-help-capital-slot = { $value ->
    [none] Personne ne sait où est la capitale.
   *[other] La capitale est la cité { $value }.
 }
cities-help-move-adjacent = { $value ->
    [on] On ne va qu’à une cité voisine.
   *[off] On va d’une cité à n’importe quelle autre.
 }
cities-help-tapped-can-defend = { $value ->
    [off] Qui est engagé ne défend pas.
   *[on] Qui est engagé peut défendre aussi.
 }
cities-help-split-damage = { $value ->
    [on] Les dégâts d’un coup peuvent se partager.
   *[off] Chaque coup va à un seul adversaire.
 }
cities-help-must-clear-city = { $value ->
    [on] On ne conquiert une cité que quand il n’y reste personne.
   *[off] Qui n’a pas combattu ne tient pas la cité.
 }
cities-help-copies-scope = { $value ->
    [main] Les trois exemplaires se comptent dans le deck seulement.
   *[main_and_side] Les trois exemplaires se comptent dans le deck et la réserve.
 }
cities-help-starter = { $value ->
    [random] On tire toujours au sort qui commence.
    [alternate] On commence à tour de rôle.
   *[random_then_loser] Dès le deuxième duel, qui a perdu commence.
 }
cities-help-extra-time = { $value ->
    [conquests_first] Il n’y a prolongations que si les conquêtes aussi sont égales.
   *[literal] Temps écoulé et cités à égalité : il y a prolongations.
 }
cities-help-tiebreak = { $value ->
    [occupied] Temps écoulé : comptent les cités tenues, puis les conquêtes.
   *[conquests] Temps écoulé : comptent les conquêtes de tout le match.
 }
cities-help-extra-time-winner = { $value ->
    [whole_match] En prolongations, dès que les cités diffèrent, les conquêtes de tout le match comptent.
   *[leader] En prolongations, qui le premier tient plus de cités gagne.
 }
cities-help-lead-at-bell = { $value ->
    [plays_on] Temps écoulé et un duel d’avance : on continue jusqu’à ce que les cités diffèrent.
   *[ends] Temps écoulé : un duel d’avance gagne le match.
 }
cities-word-deck = Deck
cities-word-deck-means = « grimorio » sur les feuilles imprimées : on y pioche
cities-word-set = Placer
cities-word-set-means = « Set » sur les feuilles imprimées : amener une carte du terrain dans une cité
cities-word-garrison = Garnison
cities-word-garrison-means = qui reste dans une cité et la tient : dès qu’il n’y a plus personne, elle redevient neutre
cities-word-neutral = Neutre
cities-word-neutral-means = une cité à personne : la carte est en travers
cities-word-tapped = Engagé
cities-word-tapped-means = a déjà servi ce tour-ci
cities-word-range = Portée
cities-word-range-means = la plus haute frappe la première
cities-word-quick = Rapide
cities-word-quick-means = peut venir en défense sans garnison

## How it is played, in five pictures
learn-cities-1 = Cinq cités face cachée
learn-cities-1-line = L’une est la capitale, et personne ne sait laquelle. Un jeu à deux.
learn-cities-2 = Piocher et jouer
learn-cities-2-line = À ton tour tu pioches, tu poses une carte sur le terrain et tu déplaces les autres.
learn-cities-3 = Coup par coup
learn-cities-3-line = La plus grande portée frappe la première : le programme fait les comptes.
learn-cities-4 = La cité tourne
learn-cities-4-line = Une cité prise se tourne vers qui l’a prise.
learn-cities-5 = Deux duels sur trois
learn-cities-5-line = Un duel va à qui tient la capitale et deux autres cités. Le chrono vaut pour tous les duels.
