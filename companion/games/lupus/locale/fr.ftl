### Lupus in Tabula; the strings of a role lie beside it in roles/.

## Name and phases
lupus-name = Lupus in Tabula
lupus-for-how-many = Des loups se cachent parmi les villageois. 8 à 24 personnes, une heure
lupus-lobby = Avant la nuit
lupus-deal = Les cartes
lupus-night = Nuit { $n }
lupus-nights = Nuits { $n }–{ $last }
lupus-dawn = Aube { $n }
lupus-day = Jour { $n }
lupus-end = La partie est finie

## Steps above the script
lupus-step-night = Tout le monde ensemble
lupus-stage-dawn = Aube
lupus-stage-talk = Discussion
lupus-stage-vote = Accusations
lupus-stage-defence = Défense
lupus-stage-runoff = Second tour
lupus-stage-verdict = Verdict

## Read aloud: the night
lupus-say-deal = { $way ->
    [physical] Regardez votre carte sans la montrer à personne, puis posez-la face cachée. À partir de maintenant on peut mentir, mais la carte reste cachée.
   *[digital] Regardez chacun votre carte, sans la montrer, puis cachez-la. À partir de maintenant on peut mentir, mais la carte reste cachée.
 }
lupus-say-open = { $way ->
    [handed] La nuit tombe. Silence : la tablette passe de main en main, et chacun la regarde sans témoin. Tambourinez doucement sur la table.
    [passing] La nuit tombe. Si vous avez un téléphone, ne regardez que lui ; aux autres, c’est la tablette qui vient. Tambourinez doucement sur la table.
    [phones] La nuit tombe. Silence : chacun les yeux sur son téléphone. De l’autre main, tambourinez doucement sur la table.
    [mixed] La nuit tombe. Si vous avez un téléphone, ne regardez que lui ; sinon, fermez les yeux. Tambourinez doucement sur la table.
   *[pointing] La nuit tombe. Fermez les yeux et tambourinez doucement sur la table, d’une seule main.
 }
lupus-say-open-first = { $way ->
    [phones] La nuit tombe. Chacun les yeux sur son téléphone : à chaque appel, tout le monde répond. Tambourinez doucement sur la table.
    [mixed] La nuit tombe. Avec un téléphone, ne regardez que lui : à chaque appel, tout le monde répond ; sans téléphone, fermez les yeux. Tambourinez.
   *[pointing] La nuit tombe. Fermez les yeux et tambourinez doucement sur la table, d’une seule main.
 }
lupus-not-yet = La nuit prochaine j’appelle aussi : { $steps }.
lupus-not-yet-list = { $first }, { $then }
lupus-say-open-ghosts = { $way ->
    [handed] La nuit tombe. Fantômes, fermez les yeux. Aux autres vient la tablette : regardez-la sans témoin, et tambourinez doucement sur la table.
    [passing] La nuit tombe. Fantômes, fermez les yeux. Les autres : seulement votre téléphone, ou la tablette quand elle vient. Tambourinez doucement.
    [phones] La nuit tombe. Fantômes, fermez les yeux. Les autres, les yeux sur votre téléphone, et tambourinez doucement sur la table.
    [mixed] La nuit tombe. Si vous avez un téléphone, ne regardez que lui ; tous les autres, fantômes compris, fermez les yeux. Tambourinez doucement.
   *[pointing] La nuit tombe. Fermez les yeux, fantômes compris, et tambourinez doucement sur la table.
 }
lupus-call-custom = { $way ->
    [phones] { $role } : à toi. Qui choisis-tu ?
   *[pointing] { $role } : ouvre les yeux et montre du doigt qui tu choisis.
 }
lupus-call-night = { $way ->
    [handed] Maintenant, la tablette fait le tour. Quand elle est à vous : gardez le doigt dessus et lisez, touchez un nom, confirmez. Puis passez-la à la personne qu’elle indique.
    [passing] Maintenant, tous ensemble : répondez sur votre téléphone. Si vous n’en avez pas, la tablette vient à vous : gardez le doigt dessus et lisez, touchez un nom, confirmez, et passez-la à la personne qu’elle indique.
    [pointing] Maintenant, tous ensemble : répondez à la question qui vous est venue et confirmez.
    [mixed] Maintenant, tous ensemble : répondez à la question sur votre téléphone et confirmez. Sans téléphone, gardez les yeux fermés : quand je vous touche l’épaule, ouvrez-les un instant et montrez quelqu’un. Si vous n’avez pas de rôle la nuit, montrez qui vous soupçonnez.
   *[phones] Maintenant, tous ensemble : répondez à la question sur votre téléphone et confirmez.
 }
lupus-close-custom = { $way ->
    [phones] { $role } : merci.
   *[pointing] { $role } : ferme les yeux.
 }
lupus-close-night = { $way ->
    [handed] La tablette refait le tour : gardez le doigt dessus, lisez votre phrase, et passez-la.
    [passing] Lisez la phrase sur votre téléphone. La tablette refait le tour : gardez le doigt dessus, lisez, et passez-la.
    [pointing] Lisez la phrase qui vous est venue.
   *[phones] Lisez la phrase sur votre téléphone, prenez votre temps.
 }
lupus-say-eyes = { $way ->
    [handed] Et puis le jour se lève : la tablette revient au milieu de la table, et tout le monde lève les yeux.
    [passing] Et puis le jour se lève : posez téléphones et tablette, et levez les yeux.
    [phones] Le jour se lève. Posez les téléphones et levez les yeux.
    [mixed] Le jour se lève. Posez les téléphones et ouvrez les yeux.
   *[pointing] Le jour se lève. Ouvrez les yeux.
 }
lupus-say-both = { $first } { $then }
lupus-say-eyes-ghosts = { $way ->
    [handed] Et puis le jour se lève : la tablette revient au milieu de la table. Fantômes, ouvrez les yeux aussi.
    [passing] Et puis le jour se lève : posez téléphones et tablette, et levez les yeux. Fantômes, ouvrez les yeux aussi.
    [pointing] Le jour se lève. Ouvrez les yeux, fantômes compris.
   *[phones] Le jour se lève. Posez les téléphones et levez les yeux. Fantômes, ouvrez les yeux.
 }
lupus-say-eyes-then = { $way ->
    [phones] Puis posez les téléphones et levez les yeux : le jour se lève.
    [mixed] Puis posez les téléphones et ouvrez les yeux : le jour se lève.
   *[pointing] Puis ouvrez les yeux : le jour se lève.
 }
lupus-say-eyes-ghosts-then = { $way ->
    [pointing] Puis ouvrez les yeux, fantômes compris : le jour se lève.
   *[phones] Puis posez les téléphones et levez les yeux : le jour se lève. Fantômes, ouvrez les yeux.
 }

## Read aloud: the day
lupus-say-dawn-dead = Cette nuit, le village a perdu { $who }.
lupus-say-dawn-nobody = Cette nuit, personne n’est mort.
lupus-say-dawn-moderator = Cette nuit, les loups sont venus pour le meneur, et personne d’autre n’est mort.
lupus-say-dawn-moderator-dead = Cette nuit, les loups sont venus pour le meneur. Mais le village a perdu { $who }.
lupus-say-dawn-ghost = { $n ->
    [one] Silence à partir de maintenant, { $who }, et la carte reste cachée jusqu’à la fin.
   *[other] Silence à partir de maintenant, { $who }, et les cartes restent cachées jusqu’à la fin.
 }
lupus-say-dawn-all = Tout le monde est encore là : regardez-vous dans les yeux.
lupus-say-cause = { $cause ->
    [mauled] Pour { $who }, c’étaient les loups.
    [seen] Pour { $who }, c’était l’œil de la voyante.
    [poisoned] Pour { $who }, c’était le poison.
    [shot] { $who } tombe avec quelqu’un d’autre.
   *[removed] { $who } a quitté la partie.
 }
lupus-say-talk = Maintenant parlez : à qui faites-vous confiance ? Quand la cloche sonne, on vote.
lupus-say-talk-free = Parlez, sans hâte : à qui faites-vous confiance ? Vous votez quand tout le monde est prêt.
lupus-say-vote = On vote, chacun son tour. { $who }, qui accuses-tu ?
lupus-say-vote-together = On vote en secret, tous à la fois : les votes se découvrent quand tout le monde a voté.
lupus-say-vote-done = Tous les votes sont là. Voyons qui est en accusation.
lupus-say-owl-nominees = { $n ->
    [0] Personne n’est en accusation.
    [one] Une seule personne en accusation : { $who }.
   *[other] En accusation : { $who }.
 }
lupus-say-speak = { $who }, on t’écoute : pourquoi te croire ?
lupus-say-runoff = Second tour entre { $names }. { $who }, à toi de voter.
lupus-say-runoff-next = { $who }, à toi de voter.
lupus-say-runoff-together = Second tour entre { $names }. Votez en secret, tous à la fois.
lupus-say-runoff-done = Ces votes aussi sont tous là.
lupus-say-lot = Égalité entre { $names }. Le sort décide.
lupus-say-lot-all = Personne ne peut voter. Le sort décide entre { $names }.
lupus-say-lot-captain = Égalité entre { $names }. { $who }, à toi de trancher : tu es capitaine.
lupus-say-lot-drawn = Le sort a choisi { $who }.
lupus-say-verdict = Le village a décidé : { $who } quitte la partie. La carte reste cachée.
lupus-say-verdict-captain = Le capitaine a décidé : { $who } quitte la partie. La carte reste cachée.
lupus-say-verdict-nobody = Aujourd’hui, on ne lynche personne.
lupus-say-shot = { $n ->
    [one] { $who }, un dernier mot : tu emmènes quelqu’un avec toi ? Les autres, silence.
   *[other] { $who }, un dernier mot : vous emmenez quelqu’un avec vous ? Les autres, silence.
 }
lupus-say-shot-pointing = { $n ->
    [one] Tout le monde ferme les yeux. { $who }, ouvre les tiens : montre qui tu emmènes, ou un poing fermé.
   *[other] Tout le monde ferme les yeux. { $who }, ouvrez les vôtres : montrez qui vous emmenez, ou un poing fermé.
 }
lupus-say-shot-falls = { $n ->
    [one] { $who } tombe aussi.
   *[other] { $who } tombent aussi.
 }
lupus-say-shot-nobody = Personne d’autre ne tombe.
lupus-say-election = D’abord, un capitaine. { $who }, qui veux-tu ?
lupus-say-election-next = { $who }, qui veux-tu comme capitaine ?
lupus-say-election-together = D’abord, un capitaine. Votez en secret, tous à la fois.
lupus-say-election-tie = Égalité entre { $names }.
lupus-say-election-done = Tous les votes pour le capitaine sont là.
lupus-say-captain = Le capitaine, c’est { $who } : sa voix compte double.
lupus-say-handover = { $who }, c’est à toi de nommer le prochain capitaine : qui ?
lupus-say-over = { $side ->
    [wolves] La partie est finie : victoire des loups-garous !
    [hamster] La partie est finie : victoire du hamster-garou !
    [lovers] La partie est finie : victoire des amoureux !
    [piper] La partie est finie : victoire du joueur de flûte !
   *[humans] La partie est finie : victoire des humains !
 }
lupus-say-turn-cards = Retournez vos cartes et racontez-vous tout.

## Phones at night
lupus-ask-decoy =
    Qui est un loup,
    à ton avis ?
lupus-ask-custom =
    Cette nuit,
    qui choisis-tu ?
lupus-ask-custom-more = Le meneur s’occupe du reste.
lupus-confirm = Confirmer
lupus-rest = La nuit passe
lupus-rest-line = Téléphone baissé, lumière faible.
lupus-rest-eyes = Les yeux sur ce téléphone seulement, lumière faible.
lupus-wake = C’est l’heure d’ouvrir les yeux
lupus-line-dawn = Le jour se lève : bientôt vous saurez tous comment la nuit s’est passée.

# In the title’s place once there is something to know, or in the sentence below it.
lupus-band-tap = Touche un nom, comme tout le monde.
lupus-band-done = Bien : maintenant, silence.
lupus-band-neutral = Cette nuit, tu n’as rien à savoir.
lupus-band-nobody =
    Ta réponse :
    personne.
lupus-band-two = Deux noms différents : touche le premier.
lupus-band-first =
    Le premier :
    { $target }.
lupus-band-second = Et maintenant le second nom.
lupus-band-mine = Tu as choisi { $target }.
lupus-band-with = Avec { $who } : choisissez la même personne.
lupus-band-pack-says = { $who } propose { $target }.
lupus-band-pack-says-many = { $who } proposent { $target }.
lupus-band-pack-differ = Propositions différentes : { $names }.
lupus-band-agreed =
    Tous d’accord :
    { $target }.
lupus-band-suspects =
    Ton soupçon :
    { $target }.
lupus-band-chosen =
    Ton choix :
    { $target }.

## Phones by day
lupus-waiting = On commence bientôt
lupus-waiting-line = { $n ->
    [1] Il y a une personne à la table. Quand tout le monde sera là, on distribuera les cartes.
   *[other] Vous êtes { $n } à la table. Quand tout le monde sera là, on distribuera les cartes.
 }
lupus-deal-line = Tu vois ta carte tant que tu gardes le doigt dessus. Regarde d’abord autour de toi.
lupus-deal-physical-line = Regarde la carte dans ta main, puis dis ici laquelle c’est.
lupus-deal-none-line = Ta carte n’est pas encore arrivée.
lupus-looked = Je l’ai vue
lupus-looked-line = Bien. On attend que tout le monde ait vu la sienne.
lupus-which-card = Quelle carte as-tu ?
lupus-which-card-again = Ce n’est pas la bonne carte ?
lupus-this-card = C’est celle-là
lupus-line-talk = Tout le monde parle
lupus-line-votes = { $of ->
    [one] Accusations · { $cast } voix sur { $of }
   *[other] Accusations · { $cast } voix sur { $of }
 }
lupus-line-election = Un capitaine · { $cast } sur { $of }
lupus-line-lot-captain = Égalité : { $who } décide
lupus-line-runoff = { $of ->
    [one] Second tour · { $cast } voix sur { $of }
   *[other] Second tour · { $cast } voix sur { $of }
 }
lupus-line-speaks = { $who } parle
lupus-line-lot = Égalité : le sort décide
lupus-line-lot-all = Le sort décide
lupus-line-verdict = Le village a décidé
lupus-line-verdict-captain = Le capitaine a décidé
lupus-line-verdict-nobody = On ne lynche personne
lupus-vote-title = À toi de voter
lupus-vote-hint = Qui soupçonnes-tu ? Le vote se fait à découvert et ne change plus.
lupus-vote-hint-secret = Qui soupçonnes-tu ? Les votes se découvrent quand tout le monde a voté.
lupus-vote-election-hint = Qui sera capitaine ? Le capitaine a deux voix et tranche les égalités.
lupus-vote-runoff-hint = Qui doit quitter le village ? Le vote se fait à découvert et ne change plus.
lupus-vote = Voter : { $name }
lupus-vote-nobody = Personne
lupus-wait-turn = { $n ->
    [0] { $who } vote. Ensuite, c’est à toi.
    [1] { $who } vote. Ensuite encore une personne, puis toi.
   *[other] { $who } vote. Ensuite encore { $n } personnes, puis toi.
 }
lupus-wait-voted = Ton vote : { $target }. { $who } vote.
lupus-wait-voted-nobody = Pas de voix de ta part. { $who } vote.
lupus-wait-nominee = On vote à ton sujet : tu ne peux qu’attendre.
lupus-wait-out = Tu n’as pas de voix ici : tu ne peux qu’attendre.
lupus-wait-secret = { $n ->
    [1] Tu as voté. Il manque encore un vote.
   *[other] Tu as voté. Il manque encore { $n } votes.
 }
lupus-votes-in = Tous les votes sont là.
lupus-talk-hint = Écoute, questionne, défends-toi. Quand la cloche sonne, on vote.
lupus-talk-hint-free = Écoute, pose des questions, défends-toi. On vote quand tout le monde est prêt.
lupus-you-nominated = Te voilà en accusation : prépare ta défense.
lupus-you-speak = À toi : persuade-les.
lupus-you-speak-next = Tu parles après { $who }.
lupus-others-speak = Écoute bien : on décide bientôt.
lupus-you-lynched = C’est toi que le village a choisi.
lupus-you-lynched-line = Pars en silence. Ta carte reste cachée.
lupus-shot = Le dernier mot
lupus-shot-ask =
    Qui tombe
    avec toi ?
lupus-shot-ask-hint = On demande à qui tombe. Seule compte la réponse d’un chasseur.
lupus-shot-confirm = Confirmer
lupus-shot-wait = Silence : on interroge qui est tombé.
lupus-captain = Capitaine
lupus-captain-next = Qui est capitaine après toi ?
lupus-captain-next-hint = Dis-le à voix haute, et touche le nom.
lupus-captain-confirm = Capitaine : { $name }
lupus-captain-decides = Qui doit partir ?
lupus-you-in-lot = Le sort décide aussi de toi.
lupus-you-before-captain = Le capitaine décide aussi de toi.
lupus-mixed-pack = Si quelqu’un que tu appelles n’a pas de téléphone, montre-lui toi-même ses complices.
lupus-ghost = Te voilà fantôme
lupus-ghost-night = La nuit a eu raison de toi. Garde le silence et la carte cachée, et profite du spectacle.
lupus-ghost-day = Le village ne veut plus de toi. Garde le silence et la carte cachée, et profite du spectacle.
lupus-ghost-fallen = Tu n’es plus parmi les vivants. Garde le silence et la carte cachée, et profite du spectacle.
lupus-ghost-gone = Tu as quitté la partie. Garde la carte cachée : si ton camp gagne, toi aussi.
lupus-ghost-vote = Tu votes encore dans les accusations, sans un mot.
lupus-ghost-vote-tomorrow = Dès demain tu votes de nouveau dans les accusations, sans un mot.
lupus-ghost-count = { $dead ->
    [1] { $n } en vie, un fantôme. Si ton camp gagne, toi aussi.
   *[other] { $n } en vie, { $dead } fantômes. Si ton camp gagne, toi aussi.
 }
lupus-ghost-alone = Tu ne gagnes que si tu es en vie : pour toi la partie est finie, mais pas le spectacle.
lupus-ghost-sleep = Yeux fermés pour toi aussi. Bonne nuit.
lupus-won = Tu as gagné !
lupus-lost = Tu as perdu.
lupus-won-line = { $side ->
    [wolves] Tu étais avec les loups, et le village est à vous.
    [hamster] Tu es en vie, et la partie est à toi : les autres regardent.
    [lovers] L’amour gagne, quel que soit le camp de chacun.
    [piper] Tous les vivants dansent sur ta musique.
   *[humans] Tu étais avec les humains : le village est sauvé.
 }
lupus-lost-line = { $side ->
    [wolves] Le village est aux loups.
    [hamster] Le hamster-garou vivait encore : il gagne seul.
    [lovers] Deux cœurs l’emportent sur les deux camps.
    [piper] Tout le monde danse sur la musique du joueur de flûte.
   *[humans] Il ne reste plus un loup.
 }

## Verdict and ring
lupus-win-wolves = Les loups-garous gagnent
lupus-win-humans = Les humains gagnent
lupus-leaves = Quitte la partie. La carte reste cachée.
lupus-leaves-captain = Sur la parole du capitaine. La carte reste cachée.
lupus-nobody = Personne
lupus-nobody-leaves = Aujourd’hui, le village ne lynche personne.
lupus-middle-nominees = { $n ->
    [one] Un seul nom en accusation
   *[other] En accusation
 }
lupus-middle-election = Qui est capitaine ?
lupus-middle-lot = Le sort décide entre
lupus-middle-dead = Cette nuit, le village a perdu
lupus-middle-lynched = Quitte la partie
lupus-middle-spared = Reste en jeu
lupus-middle-fallen = Qui est tombé
lupus-middle-handover = Passe le relais
lupus-mark-turned = { $was } → { $role }
lupus-clock-talk = Tout le monde parle
lupus-clock-speech = { $who } parle
lupus-tally-election = Capitaine
lupus-tally-nomination = Accusations
lupus-tally-runoff = { $n ->
    [1] Second tour
   *[other] Troisième tour
 }
lupus-ballot-skipped = passé à la main

## Offers to the moderator
lupus-pick-for-hint = Pour qui n’a pas de téléphone, ou ne répond pas.
lupus-pick-target = Qui montrent-ils ?
lupus-pick-target-hint = Touche la personne montrée du doigt, puis confirme.
lupus-pick-second = Après { $first }, qui d’autre ?
lupus-pick-for-part = { $step }
lupus-pick-unphoned = Si la personne appelée n’a pas de téléphone, touche qui elle montre
lupus-pick-unphoned-each = { $who } montre qui ?
lupus-pick-unphoned-hint = Puis confirme.
lupus-shot-cover-nobody = { $who } : personne
lupus-pick-decoy-for = Répondre à sa place
lupus-vote-for = Vote de { $who }
lupus-vote-for-many = Voter à leur place
lupus-skip-voter = Passer { $who }
lupus-skip-voter-some = Passer qui ne vote pas
lupus-skip-voter-warn = Ça compte comme une abstention, et c’est noté dans le journal.
lupus-lot-enter = Tirage à la main
lupus-lot-enter-hint = Si vous tirez au sort avec les vraies cartes, touche qui est sorti.
lupus-lot-confirm = Le sort a désigné { $name }
lupus-clock-pause = Pause
lupus-clock-resume = Reprendre
lupus-clock-more = +30{ "\u00A0" }s
lupus-clock-end-talk = Finir la discussion
lupus-clock-end-speech = Finir la défense
lupus-look-for = J’ai vu ma carte
lupus-look-for-hint = Fais passer cet appareil : la carte se voit tant qu’on garde le doigt.
lupus-enter-role = La carte de { $who }
lupus-enter-role-hint = Regarde la carte en la donnant, et touche-la ici.
lupus-enter-role-change = Corriger une carte
lupus-deal-rest = Distribuer le reste aux téléphones
lupus-deal-rest-hint = Qui n’a pas de téléphone a sa carte : le programme mélange le reste.
lupus-deal-entered = { $of ->
    [one] { $n } carte sur { $of }
   *[other] { $n } cartes sur { $of }
 }

## Corrections by hand
lupus-cause-mauled = Les crocs des loups
lupus-cause-seen = L’œil de la voyante
lupus-cause-lynched = Le vote du village
lupus-cause-poisoned = Le poison
lupus-cause-shot = La chute de quelqu’un d’autre
lupus-cause-removed = Départ de la table

## The day and the tablet
lupus-who = { $who }
lupus-times = × { $n }
lupus-say-vote-next = { $who }, qui accuses-tu ?
lupus-say-speak-first = { $n ->
    [one] Une seule personne en accusation, { $names }. { $who }, on t’écoute : pourquoi te croire ?
   *[other] En accusation : { $names }. { $who }, tu commences : pourquoi te croire ?
 }
lupus-say-speak-again = Égalité entre { $names }. { $who }, la parole est de nouveau à toi.
lupus-say-verdict-lot = Le sort a choisi : { $who } quitte la partie. La carte reste cachée.
lupus-leaves-last = Avec { $who } tombe le dernier loup.
lupus-leaves-end = Sans { $who }, les loups sont au moins aussi nombreux que les autres.
lupus-wait-others-secret = { $n ->
    [1] Il manque encore un vote.
   *[other] Il manque encore { $n } votes.
 }

## Cards of every role
lupus-words = { $words }

lupus-eyes = { $who ->
    [possessed] Pour toi, le possédé n’est pas un loup.
    [hamster] Pour toi, le hamster-garou n’est pas un loup.
   *[both] Pour toi, ni le possédé ni le hamster-garou n’est un loup.
 }

## Invented cards
lupus-does-custom = { $words }
lupus-side-custom = { $side ->
    [wolf] Tu joues avec les loups.
   *[human] Tu joues avec les humains.
 }
lupus-card-own = Cette carte est inventée : le meneur s’occupe de ce qu’elle fait.

# Partners, as far as the rules let one know them.
lupus-with-other = A la même carte : { $who }.

lupus-card-law = Tu peux mentir tant que tu veux, mais ne montre jamais la carte. Qui quitte la partie se tait jusqu’à la fin.

# What a card does, in one line, for everybody to read.
lupus-cards = Qui est dans le paquet
lupus-cards-line = { $n ->
    [1] Une carte. Seul qui la tient sait que c’est la sienne.
   *[other] { $n } cartes. Chacun ne connaît que la sienne.
 }
lupus-cards-wolves = avec les loups
lupus-cards-humans = avec les humains

## The deck
lupus-deck = Paquet pour { $n }
lupus-deck-proposed = Recommandé pour { $n }. Aucun avertissement.
lupus-deck-fine = Bien pour { $n }. Aucun avertissement.
lupus-preset-use = Les prendre
lupus-preset-recommended = Recommandées
lupus-preset-recommended-note = Ce que nous conseillons.
lupus-preset-strict = À la lettre
lupus-preset-strict-note = Les loups dévorent dès la première nuit, le médium entend « non » si on n’a lynché personne, pas de paris.

## Invented cards: names
lupus-custom = Carte inventée { $n }

## Refusals
E_DECK_SPECIALS_NEED_9 = À huit on joue avec loups, voyante et villageois seulement : les autres rôles demandent au moins neuf personnes.
E_DECK_SIZE = { $cards ->
    [1] Il y a une carte dans le paquet, mais vous êtes { $players }.
   *[other] Il y a { $cards } cartes dans le paquet, mais vous êtes { $players }.
 }
E_DECK_WOLVES = { $rule ->
    [free] Il faut au moins un loup, et moins de loups que d’autres.
    [world] Avec la seconde boîte : 2 loups-garous jusqu’à 11 personnes, 2 ou 3 jusqu’à 15, puis 3 ou 4.
   *[box] Pour une table de cette taille, la boîte veut { $wolves } loups-garous.
 }
E_DECK_SEER = Le paquet veut une voyante, ni plus ni moins.
E_DECK_MASONS_PAIR = Les francs-maçons vont par deux, ou pas du tout.
E_DECK_VILLAGERS = { $rule ->
    [world] Il faut de 3 à 12 villageois.
   *[box] Il faut de 5 à 12 villageois.
 }
E_DECK_NOT_IN_BOX = La boîte ne contient pas autant de cartes pareilles.
W_PLAYER_COUNT = La boîte est faite pour 8 à 24 personnes.
W_DECK_SPECIALS_NEED_9 = La boîte n’ajoute d’autres rôles qu’à partir de neuf personnes.
W_DECK_WOLVES = { $rule ->
    [world] Avec la seconde boîte : 2 loups-garous jusqu’à 11 personnes, 2 ou 3 jusqu’à 15, puis 3 ou 4.
   *[box] La boîte a deux loups-garous jusqu’à quinze personnes, trois à partir de seize.
 }
W_DECK_SEER = La boîte a toujours une voyante.
W_DECK_MASONS_PAIR = La boîte a deux francs-maçons, ou aucun.
W_DECK_VILLAGERS = { $rule ->
    [world] La seconde boîte a de 3 à 12 villageois.
   *[box] La boîte a de 5 à 12 villageois.
 }
W_DECK_NOT_IN_BOX = La boîte ne contient pas autant de cartes pareilles.
W_DECK_LONE = Hamster-garou et joueur de flûte ensemble : deux camps solitaires demandent au moins 20 personnes.
W_DECK_SHIELDS = Garde du corps, sorcière et ancien contre deux loups-garous : les loups n’auront guère à manger.
W_DECK_NOMINEES = Chouette et corbeau ensemble : à moins de 14, ils décident des accusations.
W_DECK_SCAPEGOAT = Avec un capitaine qui tranche d’abord, le bouc émissaire ne paie presque jamais.
W_DECK_PLAIN = Peu de villageois : à moins d’un quart, tout le monde est quelqu’un.
W_BELOW_RECOMMENDED = { $role } : conseillé à partir de { $advised } personnes, et vous êtes { $players }.
E_NIGHT_ORDER = Pas dans cet ordre : le médium d’abord, voyante et garde du corps avant les loups, le mythomane en dernier.
E_CUSTOM_CARD = Vérifie cette carte : il manque quelque chose, ou c’est faux.
E_ROLE_MISMATCH = { $missing ->
    [0] Les cartes distribuées ne correspondent pas au paquet.
    [1] Il manque encore une carte.
   *[other] Il manque encore { $missing } cartes.
 }
E_TOO_EARLY = Ce rôle dort la première nuit : il agit à partir de la deuxième.
E_TOO_SOON = Un instant : c’est trop tôt.
E_NOT_YOUR_STEP = Ce n’est pas ton tour maintenant.
E_ALREADY_ACTED = Tu as déjà choisi.
E_TARGET_SELF = Tu ne peux pas te choisir : prends quelqu’un d’autre.
E_TARGET_WOLF = Les loups ne se dévorent pas entre eux : prenez quelqu’un d’autre.
E_BLIND = Cette tablette cache les secrets : la nuit elle ne peut choisir pour personne.
E_DAWN_UNTOLD = L’aube va être annoncée : un instant, puis tu pourras la corriger.
E_NO_AGREEMENT = Ils ne sont pas encore d’accord : attends, ou décide toi-même.
E_DEAD_CANNOT_VOTE = Qui est hors jeu ne vote pas maintenant.
E_NO_BET = Les fantômes parient, sur leur téléphone, une fois par jour.
E_NOMINEE_CANNOT_VOTE = Qui est en accusation ne vote pas.
E_ALREADY_VOTED = Tu as déjà voté.
E_ABSTAIN = Il faut nommer quelqu’un.
E_SELF_VOTE = Tu ne peux pas voter pour toi-même : nomme quelqu’un d’autre.
E_NOT_NOMINATED = On ne vote que parmi les noms en accusation.
E_VOTES_MISSING = { $count ->
    [one] Il manque encore le vote de { $who }.
    [2] Il manque encore les votes de { $who }.
    [3] Il manque encore les votes de { $who }.
    [4] Il manque encore les votes de { $who }.
   *[other] Il manque encore { $count } votes.
 }
E_ROLE_MISSING = Il n’y a pas encore de carte ici.
E_ALREADY_ALIVE = Cette personne est déjà en vie.
E_NO_CLOCK = Aucun chrono ne tourne maintenant.
E_CLOCK_PAUSED = Le chrono est déjà en pause.
E_CLOCK_RUNS = Le chrono tourne déjà.
E_CLOCK_OVER = Le temps est déjà écoulé.
E_TIME_LIMIT = Plus de temps que la règle n’en donne, seulement si les règles maison le permettent.

## The lobby
lupus-deck-nobody = Encore personne à la table.
lupus-deck-people = { $n ->
    [1] Une personne à la table
   *[other] { $n } personnes à la table
 }
lupus-rules-first = Nuit et cartes
lupus-rules-deck = Le paquet
lupus-rules-night = La nuit
lupus-rules-talk = Discussion et défense
lupus-rules-vote = Le vote
lupus-rules-out = Qui est hors jeu

## The voice that moderates
lupus-say-all-seen = Tout le monde a vu sa carte. On commence.
lupus-say-back = Une étape a été annulée.
lupus-say-daybreak = Dans un instant vous saurez ce que la nuit a apporté.
lupus-say-dawn-voice = Cette nuit, les loups sont venus pour moi, et je ne suis qu’une voix : personne n’est mort parmi vous.
lupus-say-dawn-voice-dead = Cette nuit, les loups sont venus pour moi, et je ne suis qu’une voix. Mais le village a perdu { $who }.
lupus-daybreak-voice = Cette nuit, les loups sont venus pour la voix
lupus-daybreak-voice-too = { $n ->
    [one] Les loups sont aussi venus pour la voix. La carte reste cachée.
   *[other] Les loups sont aussi venus pour la voix. Les cartes restent cachées.
 }
lupus-say-all-ready = Tout le monde est prêt : on vote.
lupus-say-remind = { $who }, il manque ton vote. Encore un instant, puis on continue.
lupus-say-remind-all = Il manque encore des votes. Un instant, puis on continue.
lupus-say-remind-word = { $who }, on attend ton choix. Encore un instant, puis on continue.
lupus-say-nobody-answers = Personne ne répond, alors je m’arrête ici. Quand vous revenez, touchez « Reprendre ».
lupus-voice-pause = Pause
lupus-voice-resume = Reprendre
lupus-voice-ready = Pour moi, on peut voter
lupus-voice-ready-here = { $n ->
    [1] La personne sans téléphone est prête aussi
   *[other] Les { $n } personnes sans téléphone sont prêtes aussi
 }
lupus-voice-finished = J’ai fini
lupus-voice-waits = Tu as dit que tu veux voter : les autres parlent encore.
lupus-voice-paused = En pause
lupus-voice-paused-by = En pause : { $who } demande un instant
lupus-voice-ready-count = { $done } sur { $total } veulent voter
E_VOICE_LEADS = La nuit chaque étape dure ce qu’elle doit : pour la raccourcir, laisse d’abord mener une personne.
E_DEVICE_PASSES = La tablette fait encore le tour : attends qu’elle revienne.
E_NO_PHONES = Avec la voix, étape par étape, chaque place a besoin d’un téléphone. Sans téléphone : { $who }. Ou choisis la nuit tous ensemble.
lupus-voice-again = Répéter
lupus-voice-take-over = Laisser mener une personne
lupus-voice-take-over-warn = Désormais c’est une personne qui mène, avec la tablette. Les secrets restent cachés.
lupus-voice-give-back = Laisser mener la voix
lupus-voice-seat = La voix
lupus-ballot-silent = n’a pas répondu

## Help in play
lupus-help-now = { $at ->
    [deal] Maintenant : les cartes
    [night] Maintenant : la nuit
    [dawn] Maintenant : l’aube
    [discussion] Maintenant : la discussion
    [election] Maintenant : le capitaine
    [nomination] Maintenant : les accusations
    [mark] Maintenant : la marque de la chouette
    [defence] Maintenant : les défenses
    [lot] Maintenant : le tirage au sort
    [lynch] Maintenant : le lynchage
    [shot] Maintenant : le dernier mot
    [handover] Maintenant : le prochain capitaine
   *[runoff] Maintenant : le second tour
 }
lupus-help-step-deal = Regardez votre carte, et ne la montrez à personne.
lupus-help-step-night = Nuit : yeux fermés. Chaque rôle agit quand on l’appelle.
lupus-help-step-night-phones = Nuit : à chaque appel, tous les téléphones demandent quelque chose. Tout le monde répond, en silence.
lupus-help-step-night-together = Nuit : tous les téléphones demandent quelque chose, une seule fois. Tout le monde répond en même temps, en silence.
lupus-help-step-dawn = Aube : le meneur dit qui est mort.
lupus-help-step-dawn-voice = Aube : la voix dit qui est mort.
lupus-help-step-discussion = On parle jusqu’à la cloche.
lupus-help-step-nomination = Chacun accuse un suspect, à tour de rôle. Les deux noms qui ont le plus de voix (ou plus, en cas d’égalité) sont en accusation.
lupus-help-step-nomination-sealed = Chacun accuse un suspect en secret, puis on montre les votes. Les deux noms qui ont le plus de voix (ou plus, en cas d’égalité) sont en accusation.
lupus-help-step-defence = Qui est en accusation se défend.
lupus-help-step-shot = Qui vient de tomber peut emmener quelqu’un. On demande à tous, et seule compte la réponse d’un chasseur.
lupus-help-step-election = Les vivants élisent un capitaine : deux voix, et le dernier mot à égalité. Un capitaine qui tombe nomme le suivant.
lupus-help-step-runoff = Les autres votent entre les noms en accusation ; on lynche qui a le plus de voix. Puis la nuit tombe.
lupus-help-goal = Les humains gagnent quand il n’y a plus de loup, les loups quand ils sont au moins aussi nombreux que les autres.
lupus-help-silence = Qui est hors jeu se tait jusqu’à la fin et ne montre pas sa carte.
lupus-help-captain = { $value ->
    [elected] Le village élit un capitaine, qui a deux voix et tranche les égalités.
   *[off] Il n’y a pas de capitaine.
 }
lupus-help-deck-rule = { $value ->
    [free] Le paquet se compose librement.
   *[box] Le paquet suit les règles de la boîte.
 }
lupus-help-box = { $value ->
    [world] Les cartes des deux boîtes peuvent être en jeu.
   *[classic] Les cartes de la première boîte sont en jeu.
 }
lupus-help-ready-deck = { $value ->
    [first_evening] Le paquet proposé est celui d’une première soirée.
    [hearts] Le paquet proposé a des amoureux et un capitaine.
    [whole_box] Le paquet proposé a toutes les cartes de la seconde boîte.
   *[by_number] Le paquet proposé va au nombre de personnes.
 }
lupus-help-deck-preset = { $value ->
    [plain] Le paquet proposé a peu de rôles spéciaux.
   *[progressive] Le paquet proposé a un rôle nouveau pour chaque personne de plus.
 }
lupus-help-deal-mode = { $value ->
    [physical] On joue avec de vraies cartes.
   *[digital] Le programme distribue les cartes.
 }
lupus-help-moderation = { $value ->
    [voice] La voix mène : personne ne reste sur la touche.
   *[person] Une personne mène.
 }
lupus-help-step-seconds = { $value ->
   *[other] Avec la voix, une étape de la nuit dure { $value } secondes, toujours.
 }
lupus-help-window-seconds = { $value ->
   *[other] Avec la voix, on a { $value } secondes au plus pour répondre tous ensemble.
 }
lupus-help-vote-seconds = { $value ->
   *[other] Avec la voix, on a { $value } secondes pour voter, puis un rappel.
 }
lupus-help-pauses = { $value ->
    [0] La voix ne fait pas de pause entre deux phrases.
    [1] La voix fait des pauses d’environ une seconde.
   *[other] La voix fait des pauses d’environ { $value } secondes.
 }
lupus-help-without-phone = { $value ->
    [passing] Dans une nuit jouée tous ensemble, qui n’a pas de téléphone reçoit la tablette.
   *[other] La nuit, qui n’a pas de téléphone montre du doigt, les yeux fermés.
 }
lupus-help-night-input = { $value ->
    [pointing] La nuit, on agit en montrant du doigt.
    [together] La nuit, tout le monde agit en même temps, sur les téléphones.
   *[phones] La nuit, on agit sur le téléphone, un rôle après l’autre.
 }
lupus-help-pace = { $value ->
    [calm] Vous jouez au calme : tous les temps durent une fois et demie.
    [no_clock] Vous jouez sans hâte : la discussion n’a pas de chrono, et le reste dure le double.
   *[usual] Tous les temps sont comme d’habitude.
 }
lupus-help-min-step-seconds = { $value ->
   *[other] Chaque étape de la nuit dure au moins { $value } secondes.
 }
lupus-help-first-night = { $value ->
    [bite] Les loups dévorent dès la première nuit.
   *[moderator] La première nuit, la proie est le meneur : les loups ne dévorent personne d’entre vous.
 }
lupus-help-call-absent-roles = { $value ->
    [on] On appelle aussi les rôles qui ne sont pas dans le paquet.
   *[off] On n’appelle que les rôles du paquet.
 }
lupus-help-discussion-seconds = { $value ->
    [1] On parle une seconde.
   *[other] On parle { $value } secondes au plus.
 }
lupus-help-long-discussion = { $value ->
    [on] La discussion peut dépasser le temps de la règle.
   *[off] La discussion ne dure jamais plus que ne le dit la règle.
 }
lupus-help-shorter-talk = { $value ->
    [on] Chaque jour vous discutez une demi-minute de moins, jusqu’à une minute.
   *[off] Vous discutez aussi longtemps chaque jour.
 }
lupus-help-defence-seconds = { $value ->
    [0] Une défense n’a pas de limite de temps.
    [1] Une défense dure une seconde au plus.
   *[other] Une défense dure { $value } secondes au plus.
 }
lupus-help-self-vote = { $value ->
    [on] On peut voter contre soi-même.
   *[off] On ne peut pas voter contre soi-même.
 }
lupus-help-abstain = { $value ->
    [on] On peut s’abstenir.
   *[off] On ne peut pas s’abstenir.
 }
lupus-help-simultaneous-votes = { $value ->
    [on] On vote en secret, et tous les votes se montrent ensemble.
   *[off] On vote à tour de rôle, et chaque vote se voit aussitôt.
 }
lupus-help-dropped-nominees-vote = { $value ->
    [on] Qui n’est plus à égalité vote au troisième tour.
   *[off] Qui n’est plus à égalité ne vote pas au troisième tour.
 }
lupus-help-all-nominated = { $value ->
    [everyone_votes] Si tout le monde est en accusation, tous votent, jamais contre soi.
   *[lot] Si tout le monde est en accusation, on tire au sort.
 }
lupus-help-mob-cards = { $value ->
    [physical] Les voix sont de vraies cartes de foule : une par voix.
    [fingers] Les voix se comptent sur les doigts levés, à tour de rôle.
   *[on_screen] Les voix se voient à l’écran.
 }
lupus-help-ghosts = { $value ->
    [on] Les morts continuent de voter dans les accusations.
   *[off] Les morts ne votent plus.
 }
lupus-help-ghost-vote-from = { $value ->
    [same_day] Les fantômes votent dès le jour de leur mort.
   *[next_day] Les fantômes votent à partir du jour suivant.
 }
lupus-help-announce-cause = { $value ->
    [on] À l’aube, on dit aussi comment les morts sont morts.
   *[off] À l’aube, on ne dit que les noms des morts.
 }
lupus-help-dead-see-roles = { $value ->
    [on] Les morts voient tous les rôles.
   *[off] Les morts ne voient pas les rôles des autres.
 }
lupus-help-bets = { $value ->
    [on] Les morts peuvent parier en secret : tous les paris s’ouvrent à la fin.
   *[off] Les morts ne parient pas.
 }
lupus-help-night-order = L’ordre de la nuit est le vôtre.
lupus-word-nominated = En accusation
lupus-word-nominated-means = les deux noms qui ont le plus de voix (ou plus, en cas d’égalité)
lupus-word-runoff = Second tour
lupus-word-runoff-means = le vote entre les noms en accusation
lupus-word-mauled = Dévorer
lupus-word-mauled-means = tuer la nuit : ce sont les loups
lupus-word-lynched = Lyncher
lupus-word-lynched-means = éliminer le jour : c’est le vote
lupus-word-removed = Départ
lupus-word-removed-means = a dû quitter la table

## The story of the game
lupus-chart-votes = Les votes, jour après jour
lupus-chart-votes-note = Combien de voix chacun a eues dans les accusations. Les loups sont marqués.
lupus-chart-suspicion = Sur qui pesaient les soupçons
lupus-chart-suspicion-note = En pour cent : la nuit, les soupçons de qui n’a rien d’autre à faire, le jour, les votes. Les loups sont marqués.

lupus-story-nothing = Il ne s’est rien passé.
lupus-story-chooses = { $n ->
    [one] { $who } choisit { $target }.
   *[other] { $who } choisissent { $target }.
 }
lupus-story-suspects = { $n ->
    [one] { $who } soupçonne { $target }.
   *[other] { $who } soupçonnent { $target }.
 }
lupus-story-moderator = À l’aube, on découvre que les loups en voulaient au meneur.
lupus-story-voice = À l’aube, on découvre que les loups en voulaient à la voix.
lupus-story-nobody-died = À l’aube, tout le monde est là.
lupus-story-died = { $cause ->
    [seen] À l’aube, il manque { $who } ({ $role }) : l’œil de la voyante a suffi.
    [mauled] À l’aube, il manque { $who } ({ $role }) : c’étaient les loups.
   *[other] À l’aube, il manque { $who } ({ $role }).
 }
lupus-story-votes = { $n ->
    [1] Une voix pour { $target } : { $who }.
   *[other] { $n } voix pour { $target } : { $who }.
 }
lupus-story-silent = { $n ->
    [one] { $who } ne nomme personne.
   *[other] { $who } ne nomment personne.
 }
lupus-story-runoff = { $n ->
    [1] Au second tour : { $names }.
   *[other] Au troisième tour : { $names }.
 }
lupus-story-instead-captain = Le capitaine, { $captain }, tranche contre { $who }.
lupus-story-lynched = Le village lynche { $who } ({ $role }).
lupus-story-captain = Capitaine : { $who }.
lupus-story-captain-nobody = Il n’y a plus de capitaine.
lupus-story-heir = { $who } laisse la charge de capitaine à { $target }.
lupus-story-hands = Corrections à la main
lupus-story-hand = { $when } : { $what }
lupus-story-chair = Qui a mené
lupus-story-chair-voice = La voix du programme : tout le monde a joué.
lupus-story-chair-person = une personne mène.
lupus-story-chair-back = la voix mène de nouveau.
lupus-story-hand-remove = { $who } a dû quitter la partie{ $why }.
lupus-story-hand-kill = { $who } sort du jeu de la main du meneur{ $why }.
lupus-story-hand-revive = { $who } revient à la vie{ $why }.
lupus-story-hand-role = un autre rôle pour { $who }, { $role }{ $why }.
lupus-story-hand-voter = le vote passe le tour de { $who }{ $why }.
lupus-story-hand-skip = une étape sautée{ $why }.

lupus-odds-end = Avec ce paquet, ça finit ainsi entre { $low } et { $high } fois sur 100, selon la façon de jouer.
lupus-odds-end-alike = Avec ce paquet, ça finit ainsi { $n } fois sur 100.

lupus-titles = Les titres de la soirée
lupus-title-suspected = Le plus de soupçons : { $who }, avec { $n } voix dans les accusations.
lupus-title-nose = Le meilleur flair : { $who } a accusé un loup { $n } fois.
lupus-title-unnamed = { $n ->
    [one] Le loup invisible : { $who } n’a jamais eu une voix.
   *[other] Les loups invisibles : { $who } n’ont jamais eu une voix.
 }
lupus-title-turning = Le vote qui a tout changé : jour { $n }, { $who } vote contre { $target }, et la fin est écrite.
lupus-title-saved = { $count ->
    [one] Une vie sauvée : nuit { $n }, { $who } sauve { $target } des loups.
   *[other] Une vie sauvée : nuit { $n }, { $who } sauvent { $target } des loups.
 }
lupus-title-saved-by-nobody = Soupçons à tort : nuit { $n }, tous les regards sur { $target }, et c’est { $target } que les loups ont dévoré.
lupus-title-silent = Le vote le plus muet : { $who } n’a accusé personne { $n } fois.

## The end in pictures (on the wall), and titles as medals
lupus-medals-own = Tes titres
lupus-medal-suspected = Le plus de soupçons
lupus-medal-suspected-line = { $n } voix dans les accusations
lupus-medal-nose = Le meilleur flair
lupus-medal-nose-line = a accusé un loup { $n } fois
lupus-medal-unnamed = { $n ->
    [one] Loup invisible
   *[other] Loups invisibles
 }
lupus-medal-unnamed-line = jamais une voix
lupus-medal-turning = Le vote qui a décidé
lupus-medal-turning-line = jour { $n } : il est tombé sur { $target }
lupus-medal-saved = Une vie sauvée
lupus-medal-saved-line = nuit { $n } : { $target } est en sûreté
lupus-medal-saved-by-nobody = Fausse piste
lupus-medal-saved-by-nobody-line = nuit { $n } : le nom sur toutes les lèvres
lupus-medal-silent = Silence d’or
lupus-medal-silent-line = n’a accusé personne { $n } fois
lupus-tiles = La soirée en images
lupus-tiles-line = { $nights ->
    [1] une nuit
   *[other] { $nights } nuits
 }, { $days ->
    [1] un jour
   *[other] { $days } jours
 }
lupus-tile-names = { $who }
lupus-tile-nobody = Personne
lupus-tile-prey = { $role }, la proie des loups
lupus-tile-fallen = { $role }
lupus-tile-several = { $n } dans la même nuit
lupus-tile-shield = { $n ->
    [one] { $who } protège { $target }
   *[other] { $who } protègent { $target }
 }
lupus-tile-moderator = les loups frappent à la porte du meneur
lupus-tile-voice = les loups frappent à la porte de la voix
lupus-tile-quiet = une nuit tranquille
lupus-tile-vote = { $n ->
    [1] { $role }, une voix sur { $all }
   *[other] { $role }, { $n } voix sur { $all }
 }
lupus-tile-lot = { $role } : le sort décide
lupus-tile-instead-captain = { $role } : le capitaine tranche
lupus-tile-spared = pas de lynchage

## Bets of ghosts
bets-title = Ton pari du jour
bets-hint = Il reste scellé jusqu’à la fin : personne ne le lit, pas même le meneur.
bets-next = Qui sort ensuite ?
bets-wins = Et à la fin ?
bets-seal = Sceller le pari
bets-sealed = Ton pari est scellé. Sort ensuite : { $who }. À la fin : « { $win } ».
bets-none = Pas de paris pour moi
bets-again = Parier encore
bets-chapter = Les paris des fantômes
bets-best = { $n ->
    [one] Le fantôme qui l’avait vu venir : { $who }, { $right ->
        [1] une fois juste
       *[other] juste { $right } fois
     }.
   *[other] Les fantômes qui l’avaient vu venir : { $who }, { $right ->
        [1] une fois juste chacun
       *[other] juste { $right } fois chacun
     }.
 }
bets-told = Jour { $day }, { $who } : « bientôt { $target } » ({ $next ->
    [right] juste
   *[wrong] faux
 }), « { $win } » ({ $side ->
    [right] juste
   *[wrong] faux
 }).

## How it is played, in five pictures
learn-lupus-1 = Vous êtes un village
learn-lupus-1-line = Parmi vous se cachent les loups. Chaque nuit, ils dévorent quelqu’un.
learn-lupus-2 = La nuit, silence
learn-lupus-2-line = Yeux fermés, on répond du doigt à l’appel ; aux téléphones, tous répondent en silence.
learn-lupus-3 = Le jour, on vote
learn-lupus-3-line = On parle, on accuse ; les deux premiers se défendent, les autres choisissent qui lyncher.
learn-lupus-4 = Qui gagne
learn-lupus-4-line = Les humains, quand tombe le dernier loup. Les loups, s’ils font la moitié des vivants ou plus.
learn-lupus-5 = Ta carte
learn-lupus-5-line = Garde le doigt dessus pour la voir, lâche pour la cacher. Ne la montre à personne.

## The wall
lupus-deal-seen = { $way ->
    [physical] { $done ->
        [one] { $done } carte indiquée sur { $total }
       *[other] { $done } cartes indiquées sur { $total }
     }
   *[digital] { $done ->
        [one] { $done } carte vue sur { $total }
       *[other] { $done } cartes vues sur { $total }
     }
 }
lupus-line-verdict-lot = Le sort a choisi
lupus-leaves-lot = Égalité entre { $names } : le sort a choisi. La carte reste cachée.
lupus-leaves-lot-all = Personne ne pouvait voter entre { $names } : le sort a choisi. La carte reste cachée.
lupus-daybreak-nobody = Personne n’est mort cette nuit
lupus-daybreak-moderator = Cette nuit, les loups sont venus pour le meneur
lupus-daybreak-all-here = Tout le monde est encore là.
lupus-daybreak-covered = { $n ->
    [one] La carte reste cachée.
   *[other] Les cartes restent cachées.
 }
lupus-daybreak-bitten-too = { $n ->
    [one] Les loups sont aussi venus pour le meneur. La carte reste cachée.
   *[other] Les loups sont aussi venus pour le meneur. Les cartes restent cachées.
 }

## House rules on the tablet (not on phones)
lupus-option-deck-rule = Comment se compose le paquet ?
lupus-option-deck-rule-note = La boîte est pour 8 à 24 ; librement on joue de 5 à 40, et ce que la boîte interdit devient un avertissement.
lupus-value-deck-rule-box = Comme dans la boîte
lupus-value-deck-rule-free = Librement
lupus-option-box = Avec quelles cartes ?
lupus-option-box-note = La seconde boîte apporte neuf rôles de plus et un capitaine.
lupus-value-box-classic = La première boîte
lupus-value-box-world = Deux boîtes
lupus-option-ready-deck = Quel paquet prêt proposer ?
lupus-option-ready-deck-note = S’il ne va pas à votre nombre, on propose celui qui convient.
lupus-value-ready-deck-by-number = Selon votre nombre
lupus-value-ready-deck-first-evening = Première soirée
lupus-value-ready-deck-hearts = Cœurs
lupus-value-ready-deck-whole-box = Toute la boîte
lupus-option-deck-preset = Quel paquet proposer ?
lupus-option-deck-preset-note = Un rôle nouveau pour chaque personne de plus, ou le moins possible de rôles spéciaux.
lupus-value-deck-preset-progressive = Un rôle de plus par personne
lupus-value-deck-preset-plain = Le plus simple
lupus-option-deal-mode = Qui distribue les cartes ?
lupus-option-deal-mode-note = Le programme mélange et les montre sur les téléphones. Avec de vraies cartes une personne distribue, et tu dis ici qui a quoi.
lupus-value-deal-mode-digital = Le programme
lupus-value-deal-mode-physical = De vraies cartes
lupus-option-moderation = Qui mène ?
lupus-option-moderation-note = Avec la voix, personne ne reste sur la touche : la tablette est au milieu de la table, parle et avance toute seule. Chaque place a besoin d’un téléphone, ou la nuit se joue tous ensemble.
lupus-value-moderation-person = Une personne
lupus-value-moderation-voice = La voix
lupus-option-night-input = Comment agit-on la nuit ?
lupus-option-night-input-note = Avec les téléphones, tout le monde touche quelque chose à chaque étape, et personne ne se trahit. Du doigt, les yeux restent fermés. Tous ensemble, c’est la nuit la plus rapide.
lupus-value-night-input-phones = Avec les téléphones
lupus-value-night-input-pointing = Du doigt
lupus-value-night-input-together = Tous ensemble
lupus-option-pace = À quel rythme jouez-vous ?
lupus-option-pace-note = Au calme : tous les temps durent une fois et demie, ceux de la nuit, des votes, de la discussion et de la défense, et les pauses de la voix. Sans hâte : le double, la discussion n’a pas de chrono, et la défense n’en a un qu’avec la voix.
lupus-value-pace-usual = Comme d’habitude
lupus-value-pace-calm = Au calme
lupus-value-pace-no-clock = Sans hâte
lupus-option-min-step-seconds = Combien de secondes dure une étape au moins ?
lupus-option-min-step-seconds-note = Une étape trop courte trahirait que son rôle n’est plus là.
lupus-option-step-seconds = Avec la voix : combien de secondes dure une étape de la nuit ?
lupus-option-step-seconds-note = Toujours pareil, peu importe qui vit encore : elle ne finit pas plus tôt parce que quelqu’un a répondu.
lupus-option-window-seconds = Avec la voix : combien de secondes au plus pour répondre tous ensemble ?
lupus-option-window-seconds-note = Ça finit plus tôt dès que tout le monde a répondu.
lupus-option-vote-seconds = Avec la voix : combien de secondes pour voter ?
lupus-option-vote-seconds-note = À qui se tait, on redemande une fois, puis on passe.
lupus-option-pauses = Avec la voix : combien de secondes de pause entre deux phrases ?
lupus-option-pauses-note = En moyenne : chaque pause est un peu plus longue ou plus courte, au hasard.
lupus-option-without-phone = Dans une nuit jouée tous ensemble, qui n’a pas de téléphone…
lupus-option-without-phone-note = La tablette passe de main en main, écran caché : le même temps et la même question pour tous. Avec la voix, c’est toujours ainsi.
lupus-value-without-phone-pointing = montre du doigt, yeux fermés
lupus-value-without-phone-passing = reçoit la tablette
lupus-option-captain = Élit-on un capitaine ?
lupus-option-captain-note = Deux voix, et le dernier mot à égalité.
lupus-value-captain-off = non
lupus-value-captain-elected = oui
lupus-option-first-night = Les loups dévorent-ils dès la première nuit ?
lupus-option-first-night-note = Si la proie est le meneur, personne ne sort avant d’avoir parlé une fois.
lupus-value-first-night-moderator = Non, la proie est le meneur
lupus-value-first-night-bite = Oui, tout de suite
lupus-option-call-absent-roles = Appeler aussi les rôles absents du paquet ?
lupus-option-call-absent-roles-note = Un bluff du meneur : la nuit est plus longue, et personne ne sait ce qu’il y a dans le paquet.
lupus-option-discussion-seconds = Combien de temps parle-t-on ?
lupus-option-discussion-seconds-note = La règle dit trois minutes au plus (3:00).
lupus-option-long-discussion = Permettre des discussions plus longues ?
lupus-option-long-discussion-note = Jusqu’à quinze minutes, et trente secondes de plus au besoin.
lupus-option-shorter-talk = La discussion raccourcit-elle chaque jour ?
lupus-option-shorter-talk-note = Une demi-minute de moins par jour, jusqu’à une minute.
lupus-option-defence-seconds = Combien de temps dure une défense ?
lupus-option-defence-seconds-note = 0:00 veut dire sans limite, comme dans la boîte.
lupus-option-self-vote = Peut-on voter contre soi-même ?
lupus-option-self-vote-note = Sinon il faut accuser quelqu’un d’autre.
lupus-option-abstain = Peut-on s’abstenir ?
lupus-option-abstain-note = Sinon tout le monde doit accuser quelqu’un.
lupus-option-simultaneous-votes = Voter tous à la fois, en secret ?
lupus-option-simultaneous-votes-note = Les votes se découvrent quand tout le monde a voté. Sinon on vote à tour de rôle, à voix haute.
lupus-option-dropped-nominees-vote = Qui sort du second tour revote-t-il ?
lupus-option-dropped-nominees-vote-note = Au troisième tour, où il ne reste que les noms à égalité.
lupus-option-all-nominated = Et si tout le monde est en accusation ?
lupus-option-all-nominated-note = Il ne resterait personne pour voter.
lupus-value-all-nominated-lot = Tirer au sort
lupus-value-all-nominated-everyone-votes = Tous votent, jamais contre soi
lupus-hands-mob-vote = { $way ->
    [fingers] Chaque voix est un doigt levé de plus pour qui la reçoit.
   *[physical] Pour chaque voix, donne une carte de foule à la personne nommée.
 }
lupus-hands-mob-again = { $way ->
    [fingers] Baissez les doigts : on recompte depuis le début.
   *[physical] Ramasse les cartes de foule : on les redistribue.
 }
lupus-hands-mob-short = Il vous faudra peut-être { $n } cartes de foule, et la boîte en a { $of } : ayez d’autres jetons sous la main.
lupus-hands-mob-ghost = Qui est hors jeu garde une carte de foule face cachée devant soi.
lupus-option-mob-cards = Où garde-t-on les voix ?
lupus-option-mob-cards-note = À l’écran, tout le monde les voit. Aux doigts : qui reçoit une voix lève un doigt de plus, et la tablette tient le compte.
lupus-value-mob-cards-on-screen = À l’écran
lupus-value-mob-cards-physical = De vraies cartes sur la table
lupus-value-mob-cards-fingers = Les doigts
lupus-option-ghosts = Les fantômes votent-ils ?
lupus-option-ghosts-note = Qui est hors jeu continue de voter dans les accusations, sans un mot.
lupus-option-ghost-vote-from = À partir de quand les fantômes votent-ils ?
lupus-option-ghost-vote-from-note = Ne compte que si les fantômes votent.
lupus-value-ghost-vote-from-next-day = Dès le jour suivant
lupus-value-ghost-vote-from-same-day = Dès le jour même
lupus-option-announce-cause = Dire à l’aube comment les morts sont morts ?
lupus-option-announce-cause-note = Sinon on ne dit que le nom.
lupus-option-dead-see-roles = Les fantômes voient-ils tous les rôles ?
lupus-option-dead-see-roles-note = Plus drôle pour qui est hors jeu. Pas tant que les fantômes votent.
lupus-option-bets = Les fantômes parient-ils ?
lupus-option-bets-note = Le jour, sur leur téléphone : qui sort ensuite, qui gagne. Tous les paris s’ouvrent à la fin.

## The lobby on the tablet: deck, invented cards, odds (not on phones)
lupus-deck-change = Modifier le paquet
lupus-deck-change-hint = Combien de cartes de chaque rôle ? { $n } en tout.
lupus-deck-set = Prendre ce paquet
lupus-deck-propose = Revenir au paquet proposé
lupus-deck-row = { $does } Conseillé à partir de { $n } personnes.
lupus-rules = Règles maison
lupus-rules-hint = Elles valent dès la prochaine donne, et la table s’en souvient.
lupus-presets = Jeux de règles
lupus-order = Ordre de la nuit
lupus-order-hint = Voyante et garde du corps avant les loups, le médium d’abord, le mythomane en dernier.
lupus-order-set = Prendre cet ordre
lupus-custom-hint = Il peut y en avoir trois. Le meneur s’occupe de ce qu’elles font, avec les corrections.
lupus-custom-new = Inventer une carte
lupus-custom-save = Enregistrer la carte
lupus-custom-drop = Retirer « { $name } »
lupus-custom-drop-warn = La carte quitte le paquet et sera oubliée.
lupus-custom-name = Comment s’appelle-t-elle ?
lupus-custom-text = Que fait-elle ?
lupus-custom-counts-as = De quel camp est-elle ?
lupus-custom-human = Des humains
lupus-custom-wolf = Des loups
lupus-custom-seer = La voyante y voit-elle un loup ?
lupus-custom-medium = Compte-t-elle comme loup pour le médium ?
lupus-custom-yes = Oui
lupus-custom-no = Non
lupus-custom-night = Se réveille-t-elle la nuit ?
lupus-custom-none = Non
lupus-custom-own = Oui, toute seule
lupus-custom-with-wolves = Avec les loups (seulement si elle est de leur camp)
lupus-deck-free-people = Vous êtes { $players }, et la boîte est pour 8 à 24 : vous jouez avec un paquet fait pour vous.
lupus-deck-few = Il faut au moins { $least } personnes : { $n ->
    [1] il en manque une.
   *[other] il en manque { $n }.
 }
lupus-go-anyway = Jouer quand même à { $n }
lupus-settle-differ = { $step } : ils ne sont pas d’accord. Laisse-les trouver un nom, ou choisis toi-même.
lupus-length = Environ { $n } minutes
lupus-length-more = De quoi ça dépend
lupus-length-spread = Huit soirées sur dix durent de { $low } à { $high } minutes : selon le nombre de personnes, la façon de jouer la nuit, celle de voter, et la longueur des discussions.
lupus-length-days = Parties jouées par le programme : elles finissent entre le jour { $low } et le jour { $high }. Le temps de chaque moment est une estimation.
lupus-odds = Qui va gagner ?
lupus-odds-more = D’où on le sait, et ce qui y change
lupus-odds-anyhow = Si tout le monde choisit au hasard, sur 100 parties :
lupus-odds-led = Si le village suit une voyante qui se montre :
lupus-odds-side-humans = humains
lupus-odds-side-wolves = loups
lupus-odds-one-more = Pair ou impair compte plus que n’importe quelle carte : un villageois de plus fait passer les humains de { $now } à { $then }.
lupus-odds-first-bite = Si les loups dévorent dès la première nuit, les humains passent de { $now } à { $then }.
lupus-odds-first-moderator = Si la première proie est le meneur, les humains passent de { $now } à { $then }.
lupus-odds-uneven = { $rule ->
    [free] Ici les loups partent loin devant : { $wolves } sur { $players }.
   *[box] Ici les loups partent loin devant : { $wolves } sur { $players }, comme le veut la boîte. Un paquet libre peut se contenter d’un de moins.
 }
lupus-odds-how = { $n } parties, jouées par le programme avec les règles recommandées : la marge est de { $margin } points. À la table on parle et on ment : les chiffres comparent les paquets, ils ne prédisent pas la soirée.
lupus-odds-playing = Le programme n’avait pas encore essayé ce paquet : il y joue en ce moment, et le résultat viendra bientôt ici.
lupus-odds-unknown = Le programme a joué les paquets qu’il propose, et ceux avec un villageois de plus. Pas celui-ci.

## The tablet's diary (not on phones)
lupus-diary-preset = Règles maison : { $rules }
lupus-diary-style = Jeu : { $style }
lupus-diary-order = Ordre de la nuit modifié
lupus-diary-deck = Paquet modifié
lupus-diary-card = Carte inventée
lupus-diary-card-dropped = Carte inventée retirée
lupus-diary-dealt = Cartes distribuées
lupus-diary-handed-out = De vraies cartes circulent
lupus-diary-looked = { $who } a vu sa carte
lupus-diary-entered = La carte de { $who } est notée
lupus-diary-called = Appel : { $step }
lupus-diary-closed = Étape finie : { $step }
lupus-diary-eyes = Tout le monde ouvre les yeux
lupus-diary-fell = D’autres tombent
lupus-diary-powers-lost = Plus aucun humain n’a de pouvoir
lupus-diary-shown = Une carte est montrée
lupus-diary-shot = On interroge qui est tombé
lupus-diary-shot-falls = Quelqu’un tombe aussi
lupus-diary-shot-nobody = Personne d’autre ne tombe
lupus-diary-head-start = Des voix avant le vote
lupus-diary-election = Élection d’un capitaine
lupus-diary-captain = Capitaine : { $who }
lupus-diary-captain-nobody = Il n’y a pas de capitaine
lupus-diary-handover = Le capitaine nomme le suivant
lupus-diary-answer = Une réponse de la nuit
lupus-diary-device-taken = { $who } a la tablette
lupus-diary-device-passed = La tablette continue
lupus-diary-device-returned = La tablette est revenue, secrets cachés
lupus-diary-settled = Tranché par le meneur
lupus-diary-dawn = Le jour se lève
lupus-diary-told = Aube annoncée : tout le monde est là
lupus-diary-told-dead = Aube annoncée, sans { $who }
lupus-diary-talk = Tout le monde parle
lupus-diary-paused = Chrono en pause
lupus-diary-resumed = Le chrono repart
lupus-diary-paused-by = Pause, demandée par { $who }
lupus-diary-voice = La voix continue de lire
lupus-diary-voice-many = La voix lit encore { $n } phrases
lupus-diary-said-again = La voix répète
lupus-diary-taken-over = Désormais c’est une personne qui mène
lupus-diary-moderation-voice = La voix mène, et la nuit vous répondez tous ensemble
lupus-diary-given-back = Désormais c’est la voix qui mène
lupus-diary-ready = D’accord pour voter
lupus-diary-more-time = Trente secondes de plus
lupus-diary-time-over = Temps écoulé
lupus-diary-vote = Accusations ouvertes
lupus-diary-votes = { $who } vote : { $target }
lupus-diary-abstains = { $who } ne nomme personne
lupus-diary-sealed = { $who } a voté
lupus-diary-passed = On passe { $who }
lupus-diary-revealed = Votes découverts
lupus-diary-speaks = { $who } parle
lupus-diary-runoff = Le second tour s’ouvre
lupus-diary-lot = Pas de majorité
lupus-diary-drawn = Le sort a choisi { $who }
lupus-diary-condemned = Le village choisit { $who }
lupus-diary-nobody = Personne à lyncher
lupus-diary-removed = { $who } rentre à la maison
lupus-diary-killed = À la main : { $who } meurt
lupus-diary-revived = À la main : { $who } revient à la vie
lupus-diary-role = À la main : un autre rôle pour { $who }
lupus-diary-skipped = À la main : étape sautée
lupus-diary-over = La partie est finie
lupus-diary-goes-on = La partie continue
lupus-diary-answer-many = { $n } réponses de la nuit
lupus-diary-looked-many = { $n } personnes ont vu leur carte

## The printed order of the night (not on phones)
lupus-paper-nights = { $last ->
    [0] { $first ->
        [1] Toutes les nuits
       *[other] À partir de la nuit { $first }
     }
   *[other] Seulement la nuit { $last }
 }
lupus-paper-first = Première nuit : « { $line } »
lupus-paper-later = Ensuite : « { $line } »

## The tablet goes from hand to hand at night (not on phones)
lupus-passing-way = Le tour : { $place } sur { $of }
lupus-passing-clock = Temps restant
lupus-passing-take = Je suis { $who }
lupus-passing-over = { $who } n’est pas là : passer
lupus-passing-over-warn = { $who } ne répondra pas cette nuit. C’est seulement pour qui n’est pas à la table.
lupus-passing-choose = Touche un nom, comme tout le monde
lupus-passing-done = C’est fait. Tant qu’il reste du temps, tu peux changer
lupus-passing-wrong = Je ne suis pas { $who }
lupus-band-vain = Ce nom ne compte pas pour ta carte : touches-en un autre.

## The big button, and corrections by hand (not on phones)
lupus-go-first-night = Commencer la nuit
lupus-go-call = Appeler : { $step }
lupus-go-close = Suite
lupus-go-window = Fermer les questions
lupus-go-eyes = Ouvrez les yeux
lupus-go-dawn = Le jour se lève
lupus-go-say = L’annoncer
lupus-go-on = Suite
lupus-go-end = Suite : la fin
lupus-go-talk = Ouvrir la discussion
lupus-go-vote = Ouvrir le vote
lupus-go-nominees = Suite : les noms en accusation
lupus-go-speaks = Suite : { $who } parle
lupus-go-runoff = Ouvrir le second tour
lupus-go-lot = Tirer au sort
lupus-go-verdict = Suite : le verdict
lupus-go-lynch = Suite : { $who } quitte la partie
lupus-go-lynch-nobody = Suite : personne ne sort
lupus-go-shot = Fermer
lupus-go-captain = Le capitaine
lupus-go-no-captain = Sans capitaine
lupus-go-lynch-hint = Si la partie ne finit pas là, la nuit retombe.
lupus-go-deal = { $way ->
    [physical] Distribuer les cartes à la main
   *[digital] Distribuer les cartes
 }
lupus-go-close-hint = Tu peux continuer même s’il manque quelqu’un.
lupus-hands-remove = { $name } doit partir
lupus-hands-remove-hint = Tout le monde l’apprend. La carte reste cachée, et qui s’en va gagne quand même si son camp gagne.
lupus-hands-kill = Noter une mort
lupus-hands-revive = Rendre à la vie
lupus-hands-role = Changer un rôle
lupus-hands-skip = Sauter cette étape
lupus-hands-who = Qui ?
lupus-hands-cause = Comment ?
lupus-hands-which = Quel rôle ?
lupus-hands-reason = Pourquoi ? (se lit à la fin, dans l’histoire)
lupus-hands-warn = Une correction à la main : elle reste dans le journal.
lupus-go-open-window = Ouvrir les questions
lupus-go-result = Suite : le résultat
lupus-go-fate = Suite : le sort décide
lupus-hands-somebody = Quelqu’un

## The choices of the lobby, as chips (not on phones)
lupus-chips-night-input = Comment se joue la nuit
lupus-chip-phones = avec les téléphones
lupus-chip-phones-note = Un rôle à la fois, sur tous les téléphones.
lupus-chip-pointing = yeux fermés
lupus-chip-pointing-note = Un rôle à la fois, les yeux fermés.
lupus-chip-together = rapide
lupus-chip-together-note = La nuit, tout le monde répond en même temps.
lupus-chips-moderation = Qui mène
lupus-chip-person = une personne mène
lupus-chip-person-note = Le meneur lit, et ne joue pas.
lupus-chip-voice = la voix mène
lupus-chip-voice-note = Le programme lit : tout le monde joue.
lupus-chips-box = Quelle boîte
lupus-chip-classic = une boîte
lupus-chip-classic-note = Les dix rôles de la première boîte.
lupus-chip-world = deux boîtes
lupus-chip-world-note = Neuf rôles de plus, et un capitaine.
lupus-chips-ready-deck = Votre expérience du jeu
lupus-chip-first-evening = première soirée
lupus-chip-first-evening-note = Pour débuter : sorcière et chasseur.
lupus-chip-hearts = cœurs
lupus-chip-hearts-note = Vous avez déjà joué : amoureux, ancien, enfant sauvage, capitaine.
lupus-chip-whole-box = tout
lupus-chip-whole-box-note = Vous connaissez tout : neuf rôles de plus et le capitaine.
lupus-chips-style = Quel jeu
lupus-chip-easy = facile
lupus-chip-easy-note = Peu de rôles spéciaux, votes à tour de rôle.
lupus-chip-full = boîte complète
lupus-chip-full-note = Dès 9 personnes plus de rôles spéciaux, votes à tour de rôle.
lupus-chip-sealed = votes scellés
lupus-chip-sealed-note = Dès 9 personnes plus de rôles spéciaux, votes scellés.

## Warnings, and what the moderator uncovers (not on phones)
lupus-warn-no-pick = Personne n’a choisi : l’étape se ferme ainsi. D’accord ?
lupus-warn-untapped = { $n ->
    [one] { $who } n’a pas encore répondu. Si tu fermes maintenant, qui manque ne choisit pas.
   *[other] { $who } n’ont pas encore répondu. Si tu fermes maintenant, qui manque ne choisit pas.
 }
lupus-warn-pointed = Avec les secrets cachés, personne n’a noté qui a été montré du doigt : si tu fermes maintenant, cette étape n’a pas de choix.
lupus-warn-differ = Tout le monde a répondu, mais ceux qui choisissent ensemble ne sont pas d’accord. Si tu fermes maintenant, ce choix est perdu.
lupus-warn-unseen = { $n ->
    [one] { $who } n’a pas encore dit avoir vu sa carte. Commencer quand même ?
   *[other] { $who } n’ont pas encore dit avoir vu leur carte. Commencer quand même ?
 }
lupus-cover-title = Choix et réponse
lupus-cover-nobody = Personne n’agit à cette étape. Laisse passer quelques secondes.
lupus-cover-acts = Choix de : { $who }.
lupus-cover-none = Pas encore de choix.
lupus-cover-recognise = { $way ->
    [phones] Ils lisent qui ils sont : { $who }.
   *[pointing] Ils se voient : { $who }.
 }
lupus-cover-alone = Il n’y a personne d’autre : { $who }.
lupus-cover-proposal = { $who } propose { $target }.
lupus-cover-differ = Ils ne sont pas d’accord.
lupus-cover-picks = Choix : { $target }.
lupus-cover-step = { $step } : { $rest }
lupus-warn-unseen-many = { $n } personnes n’ont pas encore dit avoir vu leur carte. Commencer quand même ?
lupus-warn-untapped-many = Il manque encore { $n } réponses. Fermer quand même ?

## Questions to the moderator alone (not on phones)
lupus-warn-talk = Le temps n’est pas écoulé. Ouvrir le vote maintenant ?
lupus-warn-speech = Le temps n’est pas écoulé. Continuer maintenant ?
lupus-warn-no-captain = Personne n’est désigné : pas de capitaine jusqu’à la prochaine élection. Continuer ?
lupus-settle = C’est toi qui décides
lupus-settle-hint = S’ils n’arrivent pas à se mettre d’accord, ou ne répondent pas, le choix est à toi.
lupus-settle-nobody = Personne
lupus-deal-mismatch = Les cartes notées ne correspondent pas au paquet.
lupus-blind-night = { $n ->
    [one] { $who } n’a pas de téléphone et, tant que les secrets sont cachés, ne peut pas choisir la nuit. Trouve un téléphone, ou montre les secrets.
   *[other] { $who } n’ont pas de téléphone et, tant que les secrets sont cachés, ne peuvent pas choisir la nuit. Trouve des téléphones, ou montre les secrets.
 }
lupus-blind-pointing = Quand on montre du doigt, le meneur doit voir qui est montré.
lupus-blind-pointing-lobby = Ici les secrets sont cachés, et avec les yeux fermés le meneur doit voir qui est montré. Montre-les, ou jouez la nuit avec des téléphones.
lupus-settle-confirm = Confirmer { $name }
lupus-settle-pick = Décider pour { $name }
lupus-enter-role-conflict = Trop de cartes pareilles : laquelle est fausse ?
lupus-skipped-warn = { $who } ne vote pas : ça compte comme une abstention, et c’est noté dans le journal.
