### Final Decrees

## Name, and what stands on several screens
final_decrees-name = Derniers décrets
final_decrees-for-how-many = Des ministères, des décrets, et des blâmes à refiler. 4 ou 5 personnes, une heure
decrees-words = { $words }
decrees-named = { $n } · { $words }
decrees-who = { $who }
decrees-number = Décret { $n }
decrees-the-number = le décret { $n }
decrees-the-named = le décret { $n } · { $words }
decrees-item-named = Décret { $n } · { $words }
decrees-lobby = Avant la partie
decrees-posting = Les ministères
decrees-over = Fin de la partie
decrees-nobody = personne
decrees-nowhere = aucun ministère

## The ministries
decrees-ministry-reform = Réformes
decrees-ministry-executive = Exécutif
decrees-ministry-hr = Ressources humaines
decrees-ministry-treasury = Trésor
decrees-ministry-secret = Services secrets
decrees-ministry-navy = Marine
decrees-at-reform = aux Réformes
decrees-at-executive = à l’Exécutif
decrees-at-hr = aux Ressources humaines
decrees-at-treasury = au Trésor
decrees-at-secret = aux Services secrets
decrees-at-navy = à la Marine
decrees-arrow = { $above } au-dessus de { $below }
decrees-chart = L’organigramme
decrees-blame = blâmes
decrees-personal = Blâmes personnels
decrees-least = gagnerait
decrees-cards = { $n ->
    [1] une carte
   *[other] { $n } cartes
 }
decrees-decrees = Les décrets
decrees-lies = { $at }
decrees-arrival = le { $n ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
 } sur { $of ->
    [5] cinq
   *[other] { $of }
 }
decrees-arrival-removes = { $who } efface jusqu’à { $n }
decrees-arrival-where = blâmes, où bon lui semble
decrees-promulgated = promulgué
decrees-deck-left = Pioche { $deck }, défausse { $discard }.
decrees-promulgated-so-far = Décrets promulgués : { $n } sur { $of }.

## Before the beginning
decrees-people = { $n ->
    [1] Une personne à la table. On joue à quatre ou cinq.
   *[other] { $n } personnes à la table. On joue à quatre ou cinq.
 }
decrees-player-count = { $players ->
    [1] Il y a une personne à la table : on joue à quatre ou cinq.
   *[other] Vous êtes { $players } : on joue à quatre ou cinq.
 }
decrees-begin = Ouvrir les enchères
decrees-recipe = La pioche à { $n }
decrees-recipe-how = Sortez Stagnation et Déclin, mélangez et distribuez. Mettez deux paquets de côté, mélangez aux autres la carte sortie, puis empilez : le petit paquet dessus, le grand dessous. La pioche finie a { $deck } cartes ; la carte spéciale arrive au plus tard en { $latest }e.
decrees-pile-dealt = une chacun, en main
decrees-pile-top = dessus
decrees-pile-middle = au milieu, avec Stagnation et Déclin
decrees-pile-bottom = dessous
decrees-templates = Les cinq décrets
decrees-templates-hint = Reprends ceux d’une autre soirée, ou écris-les un par un ci-dessous.
decrees-template-use = { $chosen ->
    [0] Prendre les décrets
   *[other] Prendre { $name }
 }
decrees-template-name = Nom de la série
decrees-template-save = Garder les cinq décrets
decrees-template-save-title = Les garder pour une autre soirée
decrees-template-drop = Oublier « { $name } »
decrees-template-drop-warn = La série disparaît de cette table. Les décrets que tu vois restent.
decrees-example = Cinq décrets courts
decrees-example-note = Inventés pour Veglia, si vous n’avez pas les feuilles imprimées.
decrees-decree-title = { $n ->
    [0] { $decree } : pas encore de tampon
    [1] { $decree } : un tampon
   *[other] { $decree } : { $n } tampons
 }
decrees-decree-name = Nom du décret
decrees-decree-hint = Touche les ministères dans l’ordre où ils doivent tamponner. Le même peut revenir.
decrees-decree-save = Écrire le décret
decrees-rules = Règles maison
decrees-rules-hint = Chaque changement vaut aussitôt.

decrees-option-deck-total = Combien de cartes en tout ?
decrees-option-deck-total-note = Il y en a 60 dans la boîte.
decrees-option-sd-is-extra = Stagnation et Déclin, une carte en plus ?
decrees-option-sd-is-extra-note = Sinon c’est l’une des cartes comptées ci-dessus.
decrees-option-sd-discard = Combien de cartes Stagnation et Déclin défausse-t-elle ?
decrees-option-sd-discard-note = Plus de cartes, partie plus courte.
decrees-option-sd-pick = Qui la pioche prend-il une des cartes défaussées ?
decrees-option-sd-pick-note = Une idée de l’auteur : une petite consolation.
decrees-option-sd-empty-ends = Si elle défausse les dernières cartes, la partie finit-elle ?
decrees-option-sd-empty-ends-note = Sinon elle retourne dans la pioche et on pioche encore une fois.
decrees-option-bid-rounds-max = Après combien de tours d’enchères tire-t-on au sort ?
decrees-option-bid-rounds-max-note = Avec 0, on continue jusqu’à ce que quelqu’un l’emporte.
decrees-option-four-player-empty-executive = À quatre, l’Exécutif peut-il rester vide ?
decrees-option-four-player-empty-executive-note = Alors, c’est la direction des Ressources humaines qui commence.
decrees-option-redistribute-into-own = En redistribuant, peut-on augmenter les blâmes de son propre ministère ?
decrees-option-redistribute-into-own-note = Sinon, ils ne peuvent que baisser.
decrees-option-multi-control = Un ministère peut-il en avoir plusieurs au-dessus ?
decrees-option-multi-control-note = Alors, qui tamponne choisit la chaîne qui compte.
decrees-option-reform-steps = À quatre, les tampons des Réformes
decrees-option-reform-steps-note = À quatre, il n’y a pas de ministère des Réformes.
decrees-value-reform-steps-skip = se sautent
decrees-value-reform-steps-forbid = ne s’écrivent pas
decrees-option-trades = Quand peut-on négocier ?
decrees-option-trades-note = Jamais pendant les enchères.
decrees-value-trades-freely = à tout moment
decrees-value-trades-in-turns = pendant les tours seulement
decrees-option-tie-break = À égalité de blâmes
decrees-option-tie-break-note = Gagne qui a le moins de blâmes personnels.
decrees-value-tie-break-shared = on partage la victoire
decrees-value-tie-break-ministry-blame = on compte ceux du ministère
decrees-option-allow-vacant-player = Les Ressources humaines peuvent-elles laisser quelqu’un sans ministère ?
decrees-option-allow-vacant-player-note = Sinon chacun en dirige un.

## The bids
decrees-bid-round = Enchères, tour { $n }
decrees-bid-line = Chacun enchérit en secret pour les Ressources humaines.
decrees-bid-again = { $n } enchérissent de nouveau.
decrees-bid-title = Tu acceptes combien de blâmes ?
decrees-bid-hint = La plus forte enchère dirige les Ressources humaines. Chacun paie la sienne en blâmes ; la plus faible en paie cinq de plus. Si les plus fortes sont à égalité, elles en prennent 2 et { $then ->
    [lot] le sort décide
   *[again] recommencent
 }. Ton enchère est définitive.
decrees-bid-seal = { $chosen ->
    [0] Sceller l’enchère
   *[other] Sceller { $n }
 }
decrees-bid-sealed = Ton enchère est donnée
decrees-bid-waits = Elle est scellée et ne change plus. On les ouvre toutes ensemble.
decrees-bid-opened = Tour { $n }
decrees-bid-was = { $who } : enchère { $n }, blâmes +{ $gain }.
decrees-bid-won = { $who } dirige les Ressources humaines.
decrees-bid-lot = Le sort donne les Ressources humaines à { $who }.
decrees-bid-tied = Enchères à égalité : { $who }. Elles coûtent 2 blâmes et se refont.
decrees-posting-line = { $who } distribue les ministères.
decrees-post-title = Qui dirige quoi ?
decrees-post-hint = { $empty ->
    [any] Tu restes aux Ressources humaines. Un ministère chacun : il en reste un vide. Qui dirige l’Exécutif commence ; s’il est vide, c’est toi.
    [other] Tu restes aux Ressources humaines. Un ministère chacun : il en reste un vide, mais pas l’Exécutif, car qui le dirige commence.
   *[reform] Tu restes aux Ressources humaines. Un ministère chacun, personne aux Réformes. Qui dirige l’Exécutif commence.
 }
decrees-can-executive = change les flèches de l’organigramme
decrees-can-treasury = deux actions de plus, une fois par tour
decrees-can-secret = passe les blâmes d’un ministère à qui le dirige
decrees-can-navy = enlève jusqu’à 2 blâmes à qui la dirige et 4 à la Marine
decrees-post = Distribuer les ministères

## The turn
decrees-turn-of = Tour de { $who }
decrees-your-move = C’est à toi
decrees-your-turn = À toi
decrees-line-card = On pioche une carte.
decrees-line-actions = { $n ->
    [0] Plus d’actions.
    [1] Encore une action.
   *[other] Encore { $n } actions.
 }
decrees-own-ministry = Ton ministère : { $at }. { $more }
decrees-own-heads = Ton ministère : { $at }.
decrees-own-none = Tu ne diriges rien. { $more }
decrees-own-idle = Tu ne diriges rien.
decrees-waits-for = On attend { $who }.
decrees-card-ordinary = Une carte ordinaire
decrees-card-ordinary-hint = Pioche une carte et garde-la en main.
decrees-card-decline = Stagnation et Déclin
decrees-card-decline-hint = { $n ->
    [0] Les blâmes des ministères passent à qui les dirige.
    [1] Défausse une carte de la pioche et passe les blâmes des ministères à qui les dirige.
   *[other] Défausse { $n } cartes de la pioche et passe les blâmes des ministères à qui les dirige.
 }
decrees-draw-ordinary = Une carte ordinaire
decrees-draw-ordinary-hint = Coûte une action. La carte va dans la main.
decrees-draw-decline = Stagnation et Déclin
decrees-draw-decline-hint = { $n ->
    [0] Coûte une action. Les blâmes des ministères passent à qui les dirige.
    [1] Coûte une action. Défausse une carte de la pioche et passe les blâmes des ministères à qui les dirige.
   *[other] Coûte une action. Défausse { $n } cartes de la pioche et passe les blâmes des ministères à qui les dirige.
 }
decrees-decline-ends = Défausse le reste de la pioche : la partie finit aussitôt et les blâmes ne bougent pas.
decrees-end-turn = Finir le tour
decrees-end-hint = { $n ->
    [0] { $at } : pas de blâme de plus, il n’y a aucun décret.
    [1] { $at } : 1 blâme de plus, pour le décret qui s’y trouve.
   *[other] { $at } : { $n } blâmes de plus, un par décret qui s’y trouve.
 }
decrees-end-warn = { $n ->
    [1] { $more } Il te reste une action : elle est perdue si tu finis maintenant. Finir le tour ?
   *[other] { $more } Il te reste { $n } actions : elles sont perdues si tu finis maintenant. Finir le tour ?
 }
decrees-end-nowhere = Sans ministère, tu ne prends pas de blâme de plus.

## The actions
decrees-left = { $n ->
    [0] Plus d’actions
    [1] Encore une action
   *[other] Encore { $n } actions
 }
decrees-price = coûte une action
decrees-pool = { $n ->
    [one] { $n } personnel
   *[other] { $n } personnels
 }
decrees-card = Quelle carte as-tu piochée ?
decrees-draw = Piocher
decrees-forward-mark = { $loss ->
    [0] étape suivante
   *[other] étape suivante, −1 pour toi
 }
decrees-move-leaves = ne sera plus { $at }
decrees-investigate-gives = { $n ->
    [one] { $n } blâme pour { $who }
   *[other] { $n } blâmes pour { $who }
 }
decrees-only-empty = Un pion ne va qu’à un ministère vide : ici il y a { $who }.
decrees-only-reform = Les Réformes n’ont pas d’action à elles.
decrees-only-executive = Seule la direction de l’Exécutif change les flèches.
decrees-only-hr = Seule la direction des Ressources humaines réattribue les ministères.
decrees-only-treasury = Seule la direction du Trésor ouvre les coffres.
decrees-only-secret = Seule la direction des Services secrets enquête.
decrees-only-navy = Seule la direction de la Marine fait les grandes manœuvres.
decrees-only-there = Il est { $at } : seul ce ministère le tamponne et le transmet.
decrees-stamped-next = Pas de tampon ici : le prochain se met { $at }.
decrees-touch-secret = Pour enquêter, touche le ministère en question.
decrees-touch-executive = Pour retirer, retourner ou déplacer une flèche, touche la main à son bout. Pour en ajouter une, touche le ministère d’où elle part.
decrees-none-below = Personne en dessous : rien à redistribuer.
decrees-none-to-move = Il n’y a pas de blâmes à redistribuer.
decrees-none-lying = Il n’y a ici aucun décret à tamponner ou à transmettre.
decrees-none-from-here = Aucune flèche ne peut partir d’ici maintenant.
decrees-do-play-card = Jouer une carte
decrees-do-play-card-hint = Pose-la et lis-la à voix haute. Puis note ici ce qui change.
decrees-do-stamp = Tamponner { $decree }
decrees-do-stamp-hint = { $left ->
    [0] { $loss ->
        [0] Le décret est promulgué. Tu n’as pas de blâme à perdre.
       *[other] Tu perds 1 blâme, et le décret est promulgué.
     }
    [1] { $loss ->
        [0] Il restera un tampon. Tu n’as pas de blâme à perdre.
       *[other] Tu perds 1 blâme. Il restera un tampon.
     }
   *[other] { $loss ->
        [0] Il restera { $left } tampons. Tu n’as pas de blâme à perdre.
       *[other] Tu perds 1 blâme. Il restera { $left } tampons.
     }
 }
decrees-do-treasury-extra = Ouvrir les coffres
decrees-do-treasury-extra-hint = Coûte une action et en donne deux. Une fois par tour.
decrees-do-manoeuvres = Faire les grandes manœuvres
decrees-do-manoeuvres-hint = Jusqu’à 2 de tes blâmes et 4 de ceux de la Marine retournent à la réserve. Une fois par tour.
decrees-do-forward = Transmettre
decrees-do-forward-hint = Il va à un autre ministère. Si c’est celui du prochain tampon, tu perds 1 blâme.
decrees-do-forward-go = { $chosen ->
    [0] Transmettre
   *[other] { $marked ->
        [0] Transmettre { $second }
       *[other] { $loss ->
            [0] Transmettre { $second }
           *[other] Transmettre { $second } : −1 pour toi
         }
     }
 }
decrees-do-move-marker = Envoyer quelqu’un ici
decrees-do-move-marker-hint = N’importe qui, toi aussi, va diriger un ministère vide.
decrees-do-move-marker-go = { $chosen ->
    [0] Qui y va ?
   *[other] Envoyer { $second } { $first }
 }
decrees-do-investigate = Enquêter
decrees-do-investigate-hint = Tous les blâmes d’un ministère passent à qui le dirige.
decrees-do-investigate-go = { $chosen ->
    [0] Enquêter
   *[other] Enquêter { $first }
 }
decrees-do-redistribute = Redistribuer les blâmes
decrees-do-redistribute-hint = { $n ->
    [one] Déplace { $n } blâme à ton gré entre ton ministère et ceux d’en dessous.
   *[other] Déplace { $n } blâmes à ton gré entre ton ministère et ceux d’en dessous.
 }
decrees-do-redistribute-go = Redistribuer
decrees-same = Jusqu’ici, tout est comme avant.
decrees-left-over = encore à placer
decrees-do-reassign = Réattribuer les ministères
decrees-do-reassign-hint = Un autre ministère pour chacun. On peut aussi rester.
decrees-do-reassign-go = Réattribuer
decrees-do-restructure-remove = Retirer la flèche
decrees-do-restructure-remove-hint = Qui était dessous n’a plus personne au-dessus.
decrees-do-restructure-remove-go = { $chosen ->
    [0] Retirer la flèche
   *[other] Retirer : { $first }
 }
decrees-do-restructure-reverse = Retourner la flèche
decrees-do-restructure-reverse-hint = Qui était dessous passe au-dessus.
decrees-do-restructure-reverse-go = { $chosen ->
    [0] Retourner la flèche
   *[other] Retourner : { $first }
 }
decrees-do-restructure-add = Ajouter une flèche d’ici
decrees-do-restructure-add-hint = Un ministère passe sous un autre. Il y a cinq flèches au plus.
decrees-do-restructure-add-go = { $chosen ->
    [0] Ajouter la flèche
   *[other] Ajouter : { $first }
 }
decrees-do-restructure-move = Déplacer la flèche
decrees-do-restructure-move-hint = Enlève-la et mets-la ailleurs, en une action.
decrees-do-restructure-move-go = { $chosen ->
    [0] Déplacer la flèche
   *[other] Avant : { $first }. Après : { $second }
 }

## Promulgation
decrees-promulgated-at = Promulgation { $at } : { $decree }
decrees-chooser = { $who }, en haut de la chaîne ({ $at }), peut effacer jusqu’à { $n } blâmes.
decrees-roots = La chaîne a plus d’un sommet : { $who } choisit lequel compte.
decrees-remove = { $sum ->
    [one] Effacer { $sum } blâme
   *[other] Effacer { $sum } blâmes
 }
decrees-remove-nothing = Ne rien effacer
decrees-remove-title = Quels blâmes s’effacent ?
decrees-remove-hint = Jusqu’à { $n } en tout, chez n’importe qui, n’importe où. Rien, c’est permis aussi.
decrees-remove-left = à effacer
decrees-remove-short = { $sum ->
    [0] Tu n’effaces rien, et tu pourrais effacer { $n ->
        [one] { $n } blâme
       *[other] { $n } blâmes
    }. Y renoncer ?
   *[other] Tu effaces { $sum ->
        [one] { $sum } blâme
       *[other] { $sum } blâmes
    } sur les { $n } que tu pourrais. Le reste ne bouge pas. C’est bien ça ?
 }
decrees-root-title = Quel sommet compte ?
decrees-root-hint = Qui le dirige effacera les blâmes.
decrees-root-go = { $chosen ->
    [0] Choisir ce sommet
   *[other] Choisir : { $first }
 }

## Stagnation and Decline
decrees-sd-title = { $who } a pioché Stagnation et Déclin
decrees-sd-discards = { $n ->
    [0] Aucune carte à défausser.
    [1] Du dessus de la pioche à la défausse : une carte.
   *[other] Du dessus de la pioche à la défausse : { $n } cartes.
 }
decrees-sd-picked = Une des cartes défaussées va dans la main de { $who }.
decrees-sd-moved = { $n ->
    [one] Blâme { $at } : { $n } passe à { $who }.
   *[other] Blâmes { $at } : { $n } passent à { $who }.
 }
decrees-sd-nothing = Aucun ministère dirigé n’avait de blâmes.
decrees-sd-back = { $deck ->
    [1] Remélange Stagnation et Déclin dans la pioche : elle a maintenant une carte.
   *[other] Remélange Stagnation et Déclin dans la pioche : elle a maintenant { $deck } cartes.
 }

## Deals
decrees-trade-title = Négocier
decrees-trade-hint = Ça vaut quand toutes les personnes concernées sont d’accord. D’ici là, elles seules le voient.
decrees-trade-propose = { $n ->
    [0] Proposer
    [1] Proposer : { $what }
   *[other] Proposer { $n } transferts
 }
decrees-trade-blame = Céder des blâmes
decrees-trade-cards = Céder des cartes
decrees-trade-of = { $who } propose un marché
decrees-trade-confirm = Accepter le marché de { $who }
decrees-trade-decline = Refuser le marché de { $who }
decrees-trade-withdraw = Retirer ta proposition
decrees-trade-declined = { $who } refuse le marché.
decrees-trade-withdrawn = { $who } retire sa proposition.
decrees-trade-fell = Le marché n’a pas abouti
decrees-term-blame = { $n ->
    [one] { $giver } donne à { $taker } { $n } blâme
   *[other] { $giver } donne à { $taker } { $n } blâmes
 }
decrees-term-cards = { $n ->
    [1] { $giver } donne à { $taker } une carte
   *[other] { $giver } donne à { $taker } { $n } cartes
 }

## What a card does
decrees-adjust = { $n ->
    [0] La carte ne change rien
    [1] Confirmer : { $what }
   *[other] Confirmer { $n } changements
 }
decrees-adjust-title = Que fait la carte ?
decrees-adjust-hint = Touche + et − à côté de ce qui change. Tout le monde le voit, et ça s’annule.
decrees-change-marker = Placer un pion
decrees-change-draw-arrow = Ajouter une flèche
decrees-change-drop-arrow = Retirer une flèche
decrees-change-place = Déplacer un décret
decrees-change-stamp = Tampon d’un décret
decrees-change-actions = Actions de ce tour
decrees-change-deck = Pioche
decrees-change-discard = Défausse
decrees-stamp-set = le mettre
decrees-stamp-lift = l’enlever
decrees-field-giver = Qui donne
decrees-field-taker = Qui prend
decrees-field-amount = Combien
decrees-field-who = Qui
decrees-field-ministry = Ministère
decrees-field-start = Au-dessus
decrees-field-end = En dessous
decrees-field-arrow = Flèche
decrees-field-decree = Décret
decrees-field-change = Mettre ou enlever
decrees-abandon = Arrêter la partie
decrees-abandon-warn = La partie finit maintenant, sans victoire.
decrees-give-cards-brief = { $way ->
    [more] cartes pour { $what } : { $n }
   *[less] cartes de { $what } : { $n }
 }
decrees-give-blame-brief = { $way ->
    [more] blâmes pour { $what } : { $n }
   *[less] blâmes de { $what } : { $n }
 }
decrees-give-cards-they = { $way ->
    [more] { $who } donne des cartes à { $what } : { $n }.
   *[less] { $what } donne des cartes à { $who } : { $n }.
 }
decrees-give-cards-you = { $way ->
    [more] Tu donnes des cartes à { $what } : { $n }.
   *[less] { $what } te donne des cartes : { $n }.
 }
decrees-give-blame-they = { $way ->
    [more] { $who } donne des blâmes à { $what } : { $n }.
   *[less] { $what } donne des blâmes à { $who } : { $n }.
 }
decrees-give-blame-you = { $way ->
    [more] Tu donnes des blâmes à { $what } : { $n }.
   *[less] { $what } te donne des blâmes : { $n }.
 }
decrees-has-cards = { $n ->
    [1] a une carte
   *[other] a { $n } cartes
 }
decrees-has-blame = en a { $n }
decrees-page-deal-others = Entre les autres
decrees-page-deal-cards = Cartes
decrees-page-deal-blame = Blâmes
decrees-tick-first = Touche + ou − à côté d’un nom.
decrees-tick-at = { $what } : de { $before } à { $after }.
decrees-tick-blame = { $way ->
    [more] { $what } : blâmes +{ $n }, de { $before } à { $after }.
   *[less] { $what } : blâmes −{ $n }, de { $before } à { $after }.
 }
decrees-tick-brief = { $what } { $way ->
    [more] +{ $n }
   *[less] −{ $n }
 }
decrees-hand-of = Main de { $who }
decrees-page-cards = Cartes
decrees-page-decrees = Décrets
decrees-page-arrows = Flèches
decrees-page-ministries = Ministères
decrees-page-people = Personnes
decrees-adjust-right = { $n ->
    [0] Noter les changements
    [1] Confirmer : { $what }
   *[other] Confirmer { $n } changements
 }

## The end
decrees-win = { $n ->
    [one] { $who } gagne
   *[other] { $who } gagnent
 }
decrees-nobody-wins = Personne ne gagne
decrees-over-deck = La pioche est vide.
decrees-over-decrees = Le cinquième décret est promulgué.
decrees-over-abandoned = La partie a été arrêtée.
decrees-blame-of = { $n ->
    [one] { $n } blâme
   *[other] { $n } blâmes
 }
decrees-way = { $before }, { $after }
decrees-way-done = { $n ->
    [1] { $decree } : { $way }. Promulgué avec un tampon.
   *[other] { $decree } : { $way }. Promulgué avec { $n } tampons.
 }
decrees-way-open = { $decree } : { $way }. Tampons : { $n } sur { $of }.
decrees-story-turn = Tour { $n } : { $who }
decrees-point = T{ $n }
decrees-point-end = Fin
decrees-tiles = Dossier classé
decrees-tile-blame = { $n }
decrees-tile-of = { $who }
decrees-chart-blame = Les blâmes, tour par tour
decrees-chart-blame-note = Qui en a le moins gagne.
decrees-chart-ways = Les chemins des décrets
decrees-chart-ways-note = Tour par tour, d’un ministère à l’autre. Les nombres sont les tampons.
decrees-ways-done = { $n ->
    [1] Promulgué avec un tampon.
   *[other] Promulgué avec { $n } tampons.
 }
decrees-ways-open = Tampons : { $n } sur { $of }.
decrees-stamped-by-card = une carte
decrees-nth = N° { $n }
decrees-chart-stamps = Qui a tamponné quoi
decrees-chart-stamps-note = Tampons mis, décret par décret.

## The diary
decrees-diary-decree = Décret écrit : { $what }.
decrees-diary-decrees = Tous les décrets sont écrits.
decrees-diary-template = Série gardée : « { $name } ».
decrees-diary-template-gone = Série oubliée : « { $name } ».
decrees-diary-at = { $who } : { $at }
decrees-diary-begun = Les enchères sont ouvertes.
decrees-diary-bid = { $who } a scellé son enchère.
decrees-diary-tied = Enchères à égalité : { $who }.
decrees-diary-posted = Les ministères sont distribués.
decrees-diary-card = { $who } a pioché.
decrees-diary-decline = { $n ->
    [0] Stagnation et Déclin pour { $who }.
    [1] Stagnation et Déclin pour { $who } : une carte défaussée.
   *[other] Stagnation et Déclin pour { $who } : { $n } cartes défaussées.
 }
decrees-diary-turn-over = { $who } a fini son tour.
decrees-diary-then = { $first } { $then }
decrees-diary-incompetence = Incompétence générale { $at } : +1.
decrees-diary-card-played = { $who } a joué une carte.
decrees-diary-card-written = { $told ->
    [yes] { $who } joue « { $card } » : { $effect }
   *[no] { $who } joue « { $card } ».
 }
decrees-card-write = Noter la carte
decrees-card-write-title = Quelle carte est-ce ?
decrees-card-write-hint = Seulement si tu veux : tout le monde la lit, et la prochaine fois un appui suffit.
decrees-card-called = Nom
decrees-card-effect = Ce qu’elle fait, si tu veux
E_CARD_WORDS = Une carte a un nom, de { $most } caractères au plus, et { $words } au plus pour dire ce qu’elle fait.
decrees-diary-redistribute = { $who } a redistribué des blâmes.
decrees-diary-forward = { $who } transmet le décret { $n } { $at }.
decrees-diary-stamp = { $who } tamponne le décret { $n } { $at }.
decrees-diary-move = { $who } envoie { $whom } { $at }.
decrees-diary-move-self = { $who } passe { $at }.
decrees-diary-treasury = { $who } a ouvert les coffres.
decrees-diary-investigate = { $n ->
    [one] Enquête { $at } : { $n } blâme pour { $whom }.
   *[other] Enquête { $at } : { $n } blâmes pour { $whom }.
 }
decrees-diary-manoeuvres = { $who } a fait les grandes manœuvres.
decrees-diary-reassign = { $who } a réattribué les ministères.
decrees-diary-arrow-add = { $who } ajoute une flèche : { $arrow }.
decrees-diary-arrow-remove = { $who } retire une flèche : { $arrow }.
decrees-diary-arrow-reverse = { $who } retourne une flèche : { $arrow }.
decrees-diary-arrow-move = { $who } déplace une flèche : { $arrow }.
decrees-diary-promulgated = { $count ->
    [1] Le décret { $n } est promulgué : le premier.
   *[other] Le décret { $n } est promulgué : { $count } en tout.
 }
decrees-diary-removed = { $n ->
    [0] { $who } n’efface rien.
    [one] { $who } efface { $n } blâme.
   *[other] { $who } efface { $n } blâmes.
 }
decrees-diary-no-removal = Personne au sommet : rien à effacer.
decrees-diary-traded = Marché conclu : { $terms }.
decrees-diary-adjusted = { $who } : effet d’une carte.

## Latest news
decrees-news = Ce qui s’est passé
decrees-news-effect = Effet : { $what }.
decrees-news-turn = C’est le tour de { $who }.
decrees-news-begins = C’est le tour de { $who }. Incompétence générale : { $moved }.
decrees-news-moved = { $what } { $moved }.
decrees-news-person = { $who } { $before } → { $after }
decrees-news-at = { $at } { $before } → { $after }
decrees-series = { $first }, { $rest }
decrees-diary-with = { $what } { $more }.
decrees-now = { $what } { $n }
decrees-effect-blame = { $what } { $way ->
    [more] +{ $n }
   *[less] −{ $n }
 }
decrees-effect-marker = { $who } passe { $at }
decrees-effect-away = { $who } n’a plus de ministère
decrees-effect-drawn = en plus { $arrow }
decrees-effect-gone = en moins { $arrow }
decrees-effect-place = le décret { $n } passe { $at }
decrees-effect-stamp = { $way ->
    [more] un tampon de plus sur le décret { $n }
   *[less] un tampon de moins sur le décret { $n }
 }

## Refusals
E_PENDING_DECISION = D’abord, qui dirige la chaîne décide quels blâmes effacer.
E_UNKNOWN_MINISTRY = Ce ministère n’est pas en jeu.
E_NO_MINISTRY = Sans ministère, tu ne peux pas : passe d’abord à un ministère vide.
E_BID_RANGE = Les enchères vont de 1 à 6.
E_NOT_A_BIDDER = Tu n’enchéris pas à ce tour.
E_ALREADY_BID = Tu as déjà enchéri, et une enchère est définitive.
E_POSTING_INCOMPLETE = Quelqu’un n’a pas encore de ministère.
E_POSTING_DUPLICATE = Deux personnes ne peuvent pas diriger le même ministère.
E_REFORM_CLOSED = Les Réformes restent vides pour l’instant.
E_EXECUTIVE_EMPTY = Il faut quelqu’un à l’Exécutif.
E_NO_ACTIONS = Tu n’as plus d’actions : finis ton tour.
E_DRAW_USED = Tu as déjà pioché par une action ce tour-ci.
E_TREASURY_USED = Tu as déjà ouvert les coffres ce tour-ci.
E_NAVY_USED = Tu as déjà fait les grandes manœuvres ce tour-ci.
E_NOT_DIRECTOR = Seule la direction de ce ministère peut le faire.
E_NO_SUBORDINATES = Il n’y a personne sous ton ministère.
E_OUTSIDE_SUBTREE = Les blâmes ne circulent qu’entre ton ministère et ceux d’en dessous.
E_SUM_CHANGED = Le total des blâmes doit rester le même.
E_INTO_OWN = Avec cette règle, les blâmes de ton propre ministère ne peuvent que baisser.
E_DECREE_NOT_HERE = Ce décret n’est pas à ton ministère.
E_NOT_NEXT_STEP = Le prochain tampon ne se met pas ici.
E_SAME_MINISTRY = Le décret y est déjà : choisis un autre ministère.
E_MINISTRY_OCCUPIED = Ce ministère est déjà dirigé : choisis-en un vide.
E_NO_DIRECTOR = Ce ministère est vide : personne ne prendrait ses blâmes.
E_OWN_MINISTRY = Les Services secrets n’enquêtent pas sur eux-mêmes.
E_NO_SUCH_ARROW = Cette flèche n’existe pas.
E_SELF_ARROW = Un ministère ne peut pas être au-dessus de lui-même.
E_DUPLICATE_ARROW = Cette flèche y est déjà.
E_ARROW_LIMIT = Il y a cinq flèches, toutes en usage : déplaces-en une.
E_ALREADY_CONTROLLED = Ce ministère a déjà une flèche d’en haut : retire-la d’abord.
E_CYCLE = Les flèches tourneraient en rond.
E_NOT_CHOOSER = Ce n’est pas à toi de dire ce qui s’efface.
E_ALLOWANCE = C’est plus que tu ne peux effacer.
E_TRADE_FUNDS = Quelqu’un n’a pas ce qu’il faudrait donner.
E_TRADE_UNCONFIRMED = Quelqu’un n’est pas encore d’accord.
E_OWN_PHONE = Qui a un téléphone négocie dessus.
E_NO_SUCH_TRADE = Cette proposition n’est plus là.
E_TRADE_LINES = Dans un marché, quelqu’un donne et quelqu’un d’autre prend, et tu en es.
E_TRADE_MANY = Tu as déjà deux propositions ouvertes : retires-en une.
E_STEPS_MISSING = Il manque les cinq décrets, chacun avec au moins un tampon : choisis-les plus haut, sous « Les cinq décrets ».
E_NO_CARD_OPEN = C’est pour l’effet d’une carte : joue-la d’abord.
E_NO_CARD_LEFT = La pioche est vide.
E_CHANGES = Ces changements ne tombent pas juste : vérifie-les et réessaie.
E_UNCHANGED = Rien ne changerait : tu gardes ton action.
W_SD_TOO_EARLY = Stagnation et Déclin ne peut pas être dans les cinq premières cartes. La pioche est-elle bien empilée ?
W_SD_MISSING = Stagnation et Déclin aurait dû venir ici. Est-ce vraiment une carte ordinaire ?

decrees-titles = Les titres de la partie
decrees-title-stamps = Le tampon d’or : { $who } a mis { $n } tampons, le dernier au tour { $turn }.
decrees-title-lifted = L’éponge : tour { $turn }, { $who } efface { $n } blâmes.
decrees-title-scapegoat = Le bouc émissaire : tour { $turn }, { $who } prend { $n } blâmes.

## Help in play
decrees-help-now = { $at ->
    [bid] Maintenant : les enchères
    [posting] Maintenant : les ministères
   *[turn] Le tour
 }
decrees-help-step-bid = Enchérissez de 1 à 6, en secret : la plus forte enchère dirige les Ressources humaines.
decrees-help-step-blame = L’enchère devient des blâmes ; la plus faible en prend 5 de plus.
decrees-help-step-tie = Les plus fortes, à égalité, en prennent 2 chacune et recommencent.
decrees-help-step-posting = La direction des Ressources humaines donne à chacun un ministère.
decrees-help-step-executive = Puis la direction de l’Exécutif commence.
decrees-help-step-incompetence = Votre ministère prend 1 blâme.
decrees-help-step-draw = Vous piochez une carte.
decrees-help-step-actions = Jusqu’à trois actions : piocher (une fois), jouer une carte, tamponner, transmettre, envoyer quelqu’un, repousser des blâmes vers le bas, et celle de votre ministère. Aucun accord n’engage ; si une carte dit autre chose, la carte compte.
decrees-help-step-close = Votre ministère prend 1 blâme par décret qui s’y trouve.
decrees-help-goal = Gagne qui a le moins de blâmes personnels ; ceux des ministères ne comptent pas.
decrees-help-end = Ça finit au cinquième décret promulgué, ou quand la pioche est vide.
decrees-help-less = Transmettre à la bonne étape, ou tamponner, enlève 1 de tes propres blâmes.
decrees-help-deck-total = { $value ->
    [1] Il y a une carte en tout.
   *[other] Il y a { $value } cartes en tout.
 }
decrees-help-sd-is-extra = { $value ->
    [on] Stagnation et Déclin est une carte en plus.
   *[off] Stagnation et Déclin est parmi les cartes comptées.
 }
decrees-help-sd-discard = { $value ->
    [0] Stagnation et Déclin ne défausse aucune carte.
    [1] Stagnation et Déclin défausse une carte.
   *[other] Stagnation et Déclin défausse { $value } cartes.
 }
decrees-help-sd-pick = { $value ->
    [on] Qui pioche Stagnation et Déclin prend une des cartes défaussées.
   *[off] Personne ne prend les cartes défaussées.
 }
decrees-help-sd-empty-ends = { $value ->
    [on] Si Stagnation et Déclin défausse les dernières cartes, la partie finit là.
   *[off] Si Stagnation et Déclin défausse les dernières cartes, elle retourne dans la pioche et on continue.
 }
decrees-help-bid-rounds-max = { $value ->
    [0] Les enchères égales continuent jusqu’à ce que quelqu’un l’emporte.
    [1] À enchères égales, on tire au sort après un tour.
   *[other] À enchères égales, on tire au sort après { $value } tours.
 }
decrees-help-four-player-empty-executive = { $value ->
    [on] À quatre, l’Exécutif peut rester vide.
   *[off] À quatre, l’Exécutif est toujours dirigé.
 }
decrees-help-redistribute-into-own = { $value ->
    [off] En redistribuant, les blâmes de son propre ministère ne peuvent que baisser.
   *[on] En redistribuant, on peut aussi augmenter les blâmes de son propre ministère.
 }
decrees-help-multi-control = { $value ->
    [on] Un ministère peut en avoir plusieurs au-dessus.
   *[off] Un ministère n’en a qu’un au-dessus.
 }
decrees-help-reform-steps = { $value ->
    [forbid] À quatre, on n’écrit pas de tampons des Réformes dans les décrets.
   *[skip] À quatre, les tampons des Réformes se sautent.
 }
decrees-help-trades = { $value ->
    [in_turns] On négocie pendant les tours seulement : ni quand on distribue les ministères, ni quand quelqu’un choisit quels blâmes effacer.
   *[freely] On négocie à tout moment, sauf pendant les enchères.
 }
decrees-help-tie-break = { $value ->
    [ministry_blame] À égalité de blâmes, gagne qui en a le moins dans son ministère.
   *[shared] À égalité de blâmes, on gagne ensemble.
 }
decrees-help-allow-vacant-player = { $value ->
    [on] Les Ressources humaines peuvent laisser quelqu’un sans ministère.
   *[off] Chacun dirige toujours un ministère.
 }
decrees-word-blame = Blâmes personnels
decrees-word-blame-means = ce qui compte à la fin
decrees-word-control = Flèche
decrees-word-control-means = le ministère d’où elle part contrôle l’autre
decrees-word-forward = Transmettre
decrees-word-forward-means = envoyer un décret à un autre ministère
decrees-word-stamp = Tamponner
decrees-word-stamp-means = marquer comme faite l’étape suivante d’un décret, dans le bon ministère
decrees-word-promulgated = Promulgué
decrees-word-promulgated-means = a tous ses tampons : qui dirige le sommet de la chaîne efface des blâmes, 10 par décret promulgué
decrees-word-executive = Exécutif, Réformes
decrees-word-executive-means = sur les feuilles italiennes : « Branca Esecutiva » et « Ministero delle Riforme »
decrees-word-stagnation = Stagnation et Déclin
decrees-word-stagnation-means = défausse des cartes, et chaque ministère passe ses blâmes à qui le dirige

## How it is played, in five pictures
learn-final_decrees-1 = La faute aux autres
learn-final_decrees-1-line = Chaque jeton est un blâme. À la fin, gagne qui en a le moins devant soi.
learn-final_decrees-2 = Une enchère secrète
learn-final_decrees-2-line = La plus forte enchère distribue les ministères, mais ce qu’on offre devient des blâmes.
learn-final_decrees-3 = Qui contrôle qui
learn-final_decrees-3-line = Les flèches disent quel ministère en contrôle un autre. Elles changent souvent.
learn-final_decrees-4 = Les décrets voyagent
learn-final_decrees-4-line = Ils vont de ministère en ministère, et chaque bonne étape reçoit un tampon.
learn-final_decrees-5 = Le cinquième décret
learn-final_decrees-5-line = Quand il est promulgué, ou que la pioche est vide, on compte les blâmes.
