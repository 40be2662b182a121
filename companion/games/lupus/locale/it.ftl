### Lupus in Tabula; the strings of a role lie beside it in roles/.

## Name and phases
lupus-name = Lupus in Tabula
lupus-for-how-many = Lupi nascosti tra i villici. 8–24 persone, un’ora
lupus-lobby = Prima della notte
lupus-deal = Le carte
lupus-night = Notte { $n }
lupus-nights = Notti { $n }–{ $last }
lupus-dawn = Alba { $n }
lupus-day = Giorno { $n }
lupus-end = Fine della partita

## Steps above the script
lupus-step-night = Tutti insieme
lupus-stage-dawn = Alba
lupus-stage-talk = Si discute
lupus-stage-vote = Nomine
lupus-stage-defence = Difesa
lupus-stage-runoff = Ballottaggio
lupus-stage-verdict = Verdetto

## Read aloud: the night
lupus-say-deal = { $way ->
    [physical] Guardate la vostra carta senza mostrarla a nessuno, poi copritela. Da ora si può mentire, ma la carta resta coperta.
   *[digital] Guardate la vostra carta da soli, senza mostrarla, poi copritela. Da ora si può mentire, ma la carta resta coperta.
 }
lupus-say-open = { $way ->
    [handed] Scende la notte. Silenzio: il tablet passa di mano in mano, e ognuno lo guarda da solo. Tamburellate piano sul tavolo.
    [passing] Scende la notte. Chi ha il telefono guardi solo quello; agli altri arriva il tablet. Tamburellate piano sul tavolo.
    [phones] Scende la notte. Silenzio: ognuno guardi solo il proprio telefono. Con l’altra mano, tamburellate piano sul tavolo.
    [mixed] Scende la notte. Chi ha il telefono guardi solo quello, chi non lo ha chiuda gli occhi. Tamburellate piano sul tavolo.
   *[pointing] Scende la notte. Chiudete gli occhi e tamburellate piano sul tavolo, con una mano sola.
 }
lupus-say-open-first = { $way ->
    [phones] Scende la notte. Guardate solo il vostro telefono: a ogni chiamata rispondono tutti. Tamburellate piano sul tavolo.
    [mixed] Scende la notte. Chi ha il telefono guardi solo quello e risponda a ogni chiamata; gli altri chiudano gli occhi. Tamburellate piano.
   *[pointing] Scende la notte. Chiudete gli occhi e tamburellate piano sul tavolo, con una mano sola.
 }
lupus-not-yet = La prossima notte chiamo anche: { $steps }.
lupus-not-yet-list = { $first }, { $then }
lupus-say-open-ghosts = { $way ->
    [handed] Scende la notte. Fantasmi, chiudete gli occhi. A voi altri arriva il tablet: guardatelo da soli, e tamburellate piano sul tavolo.
    [passing] Scende la notte. Fantasmi, chiudete gli occhi. Voi altri guardate solo il vostro telefono, o il tablet quando vi arriva. Tamburellate piano.
    [phones] Scende la notte. Fantasmi, chiudete gli occhi. Voi altri, solo il vostro telefono, e tamburellate piano sul tavolo.
    [mixed] Scende la notte. Chi ha il telefono guardi solo quello; gli altri, fantasmi compresi, chiudano gli occhi. Tamburellate piano.
   *[pointing] Scende la notte. Chiudete gli occhi, fantasmi compresi, e tamburellate piano sul tavolo.
 }
lupus-call-custom = { $way ->
    [phones] { $role }: tocca a te. Chi scegli?
   *[pointing] { $role }: apri gli occhi e indica chi scegli.
 }
lupus-call-night = { $way ->
    [handed] Adesso il tablet fa il giro. A chi tocca: tieni premuto e leggi, tocca un nome, conferma. Poi passalo a chi è scritto.
    [passing] Adesso, tutti insieme: rispondete sul telefono. A chi non lo ha arriva il tablet: tenete premuto e leggete, toccate un nome, confermate, passatelo a chi è scritto.
    [pointing] Adesso, tutti insieme: rispondete alla domanda che vi è toccata e confermate.
    [mixed] Adesso, tutti insieme: rispondete alla domanda sul telefono e confermate. Chi non ha il telefono tenga gli occhi chiusi: quando gli tocco la spalla, li apre un momento e mi indica qualcuno. Chi non ha un ruolo di notte indica chi sospetta.
   *[phones] Adesso, tutti insieme: rispondete alla domanda sul telefono e confermate.
 }
lupus-close-custom = { $way ->
    [phones] { $role }: grazie.
   *[pointing] { $role }: chiudi gli occhi.
 }
lupus-close-night = { $way ->
    [handed] Il tablet fa un altro giro: tenete premuto, leggete la vostra riga e passatelo.
    [passing] Leggete la riga sul telefono. Il tablet fa un altro giro: tenete premuto, leggete e passatelo.
    [pointing] Leggete la riga che vi è arrivata.
   *[phones] Leggete la riga sul telefono, con calma.
 }
lupus-say-eyes = { $way ->
    [handed] Poi fa giorno: il tablet torna in mezzo al tavolo, e tutti alzano gli occhi.
    [passing] Poi fa giorno: posate telefoni e tablet, e alzate gli occhi.
    [phones] Fa giorno. Posate i telefoni e alzate gli occhi.
    [mixed] Fa giorno. Posate i telefoni e aprite gli occhi.
   *[pointing] Fa giorno. Aprite gli occhi.
 }
lupus-say-both = { $first } { $then }
lupus-say-eyes-ghosts = { $way ->
    [handed] Poi fa giorno: il tablet torna in mezzo al tavolo. Fantasmi, aprite gli occhi anche voi.
    [passing] Poi fa giorno: posate telefoni e tablet, e alzate gli occhi. Fantasmi, apriteli anche voi.
    [pointing] Fa giorno. Aprite gli occhi, fantasmi compresi.
   *[phones] Fa giorno. Posate i telefoni e alzate gli occhi. Fantasmi, apriteli anche voi.
 }
lupus-say-eyes-then = { $way ->
    [phones] Poi posate i telefoni e alzate gli occhi: fa giorno.
    [mixed] Poi posate i telefoni e aprite gli occhi: fa giorno.
   *[pointing] Poi aprite gli occhi: fa giorno.
 }
lupus-say-eyes-ghosts-then = { $way ->
    [pointing] Poi aprite gli occhi, fantasmi compresi: fa giorno.
   *[phones] Poi posate i telefoni e alzate gli occhi: fa giorno. Fantasmi, apriteli anche voi.
 }

## Read aloud: the day
lupus-say-dawn-dead = Stanotte il villaggio ha perso { $who }.
lupus-say-dawn-nobody = Stanotte non è morto nessuno.
lupus-say-dawn-moderator = Stanotte i lupi sono andati da chi modera, e nessun altro è morto.
lupus-say-dawn-moderator-dead = Stanotte i lupi sono andati da chi modera. Ma il villaggio ha perso { $who }.
lupus-say-dawn-ghost = { $n ->
    [one] Da adesso silenzio, { $who }, e carta coperta fino alla fine.
   *[other] Da adesso silenzio, { $who }, e carte coperte fino alla fine.
 }
lupus-say-dawn-all = Ci siete tutti: guardatevi bene negli occhi.
lupus-say-cause = { $cause ->
    [mauled] Per { $who } sono stati i lupi.
    [seen] Su { $who } si è posato lo sguardo del veggente.
    [poisoned] Per { $who } è stato il veleno.
    [shot] { $who }: via con chi è caduto.
   *[removed] { $who } ha lasciato il gioco.
 }
lupus-say-talk = Parlate, adesso: di chi vi fidate? Quando suona la campana, si vota.
lupus-say-talk-free = Parlate, senza fretta: di chi vi fidate? Si vota quando siete pronti.
lupus-say-vote = Si vota, una persona alla volta. { $who }, chi nomini?
lupus-say-vote-together = Si vota in segreto, tutti insieme: i voti si scoprono quando ci sono tutti.
lupus-say-vote-done = I voti ci sono tutti. Vediamo i nominati.
lupus-say-owl-nominees = { $n ->
    [0] Non ci sono nominati.
    [one] Tra i nominati c’è solo { $who }.
   *[other] I nominati sono { $who }.
 }
lupus-say-speak = { $who }, ti ascoltiamo: perché dovremmo crederti?
lupus-say-runoff = Ballottaggio tra { $names }. { $who }, a te il voto.
lupus-say-runoff-next = { $who }, a te il voto.
lupus-say-runoff-together = Ballottaggio tra { $names }. Votate in segreto, tutti insieme.
lupus-say-runoff-done = Anche questi voti ci sono tutti.
lupus-say-lot = Parità tra { $names }. Decide la sorte.
lupus-say-lot-all = Nessuno può votare. Tra { $names } decide la sorte.
lupus-say-lot-captain = Parità tra { $names }. { $who }, decidi tu: hai il comando.
lupus-say-lot-drawn = La sorte ha scelto { $who }.
lupus-say-verdict = Il villaggio ha deciso: { $who } lascia il gioco. La carta resta coperta.
lupus-say-verdict-captain = Il capitano ha deciso: { $who } lascia il gioco. La carta resta coperta.
lupus-say-verdict-nobody = Oggi nessuno viene linciato.
lupus-say-shot = { $n ->
    [one] { $who }, un’ultima parola: porti qualcuno con te? Tutti gli altri, silenzio.
   *[other] { $who }, un’ultima parola: portate qualcuno con voi? Tutti gli altri, silenzio.
 }
lupus-say-shot-pointing = { $n ->
    [one] Tutti a occhi chiusi. { $who }, apri gli occhi: indica chi porti con te, o mostra il pugno.
   *[other] Tutti a occhi chiusi. { $who }, aprite gli occhi: indicate chi portate con voi, o mostrate il pugno.
 }
lupus-say-shot-falls = { $n ->
    [one] Se ne va anche { $who }.
   *[other] Se ne vanno anche { $who }.
 }
lupus-say-shot-nobody = Non cade nessun altro.
lupus-say-election = Prima un capitano. { $who }, chi vuoi?
lupus-say-election-next = { $who }, chi vuoi come capitano?
lupus-say-election-together = Prima un capitano. Si vota in segreto, tutti insieme.
lupus-say-election-tie = Parità tra { $names }.
lupus-say-election-done = I voti per il capitano ci sono tutti.
lupus-say-captain = Il capitano è { $who }, e ha due voti.
lupus-say-handover = { $who }, il comando era tuo: chi lo prende?
lupus-say-over = { $side ->
    [wolves] La partita è finita: vincono i lupi mannari!
    [hamster] La partita è finita: vince il criceto mannaro!
    [lovers] La partita è finita: vincono gli innamorati!
    [piper] La partita è finita: vince il pifferaio!
   *[humans] La partita è finita: vincono gli umani!
 }
lupus-say-turn-cards = Girate le carte e raccontatevi tutto.

## Phones at night
lupus-ask-decoy =
    Secondo te,
    chi è un lupo?
lupus-ask-custom =
    Questa notte,
    chi scegli?
lupus-ask-custom-more = Al resto pensa chi modera.
lupus-confirm = Conferma
lupus-rest = La notte passa
lupus-rest-line = Tieni il telefono giù, la luce bassa.
lupus-rest-eyes = Tieni gli occhi solo qui, la luce bassa.
lupus-wake = Si riaprono gli occhi
lupus-line-dawn = Fa giorno: tra poco si saprà com’è andata la notte.

# In the title’s place once there is something to know, or in the sentence below it.
lupus-band-tap = Tocca un nome, come fanno tutti.
lupus-band-done = Va bene così: resta in silenzio.
lupus-band-neutral = Stanotte non c’è niente che tu debba sapere.
lupus-band-nobody =
    La tua risposta:
    nessuno.
lupus-band-two = Due nomi diversi: tocca il primo.
lupus-band-first =
    Il primo nome:
    { $target }.
lupus-band-second = E adesso il secondo.
lupus-band-mine = Hai scelto { $target }.
lupus-band-with = Con { $who }: scegliete la stessa persona.
lupus-band-pack-says = { $who } propone { $target }.
lupus-band-pack-says-many = { $who } propongono { $target }.
lupus-band-pack-differ = Proposte diverse: { $names }.
lupus-band-agreed =
    Siete d’accordo:
    { $target }.
lupus-band-suspects =
    Il tuo sospetto:
    { $target }.
lupus-band-chosen =
    La tua scelta:
    { $target }.

## Phones by day
lupus-waiting = Tra poco si comincia
lupus-waiting-line = { $n ->
    [one] C’è una persona al tavolo. Quando siete tutti, si danno le carte.
   *[other] Siete in { $n } al tavolo. Quando ci siete tutti, si danno le carte.
 }
lupus-deal-line = Vedi la tua carta finché tieni premuto. Guardati intorno, prima.
lupus-deal-physical-line = Guarda la carta che hai in mano, poi di’ qui qual è.
lupus-deal-none-line = La tua carta non è ancora arrivata.
lupus-looked = L’ho vista
lupus-looked-line = Bene. Aspettiamo che tutti abbiano visto la propria.
lupus-which-card = Che carta hai?
lupus-which-card-again = Hai sbagliato carta?
lupus-this-card = È questa
lupus-line-talk = Si discute
lupus-line-votes = { $cast ->
    [one] Nomine · { $cast } voto su { $of }
   *[other] Nomine · { $cast } voti su { $of }
 }
lupus-line-election = Un capitano · { $cast } su { $of }
lupus-line-lot-captain = Parità: decide { $who }
lupus-line-runoff = { $cast ->
    [one] Ballottaggio · { $cast } voto su { $of }
   *[other] Ballottaggio · { $cast } voti su { $of }
 }
lupus-line-speaks = Parla { $who }
lupus-line-lot = Parità: decide la sorte
lupus-line-lot-all = Decide la sorte
lupus-line-verdict = Il villaggio ha deciso
lupus-line-verdict-captain = Il capitano ha deciso
lupus-line-verdict-nobody = Nessun linciaggio
lupus-vote-title = Ora voti tu
lupus-vote-hint = Su chi cade il tuo sospetto? Il voto è palese e non si cambia.
lupus-vote-hint-secret = Su chi cade il tuo sospetto? Si scopre quando hanno votato tutti.
lupus-vote-election-hint = Chi sarà capitano? Ha due voti e decide in parità.
lupus-vote-runoff-hint = Chi deve lasciare il villaggio? Il voto è palese e non si cambia.
lupus-vote = Vota { $name }
lupus-vote-nobody = Nessuno
lupus-wait-turn = { $n ->
    [0] Ora vota { $who }. Poi tocca a te.
    [one] Ora vota { $who }. Prima di te c’è ancora una persona.
   *[other] Ora vota { $who }. Prima di te ci sono ancora { $n } persone.
 }
lupus-wait-voted = Hai votato { $target }. Ora vota { $who }.
lupus-wait-voted-nobody = Per te nessun voto. Ora vota { $who }.
lupus-wait-nominee = In questo voto si decide di te: puoi solo aspettare.
lupus-wait-out = Qui non hai voto: puoi solo aspettare.
lupus-wait-secret = { $n ->
    [one] Hai votato. Manca ancora un voto.
   *[other] Hai votato. Mancano ancora { $n } voti.
 }
lupus-votes-in = I voti ci sono tutti.
lupus-talk-hint = Ascolta, domanda, difenditi. Alla campana si vota.
lupus-talk-hint-free = Ascolta, chiedi, difenditi. Si vota quando ognuno è pronto.
lupus-you-nominated = Sei tra i nominati: prepara la tua difesa.
lupus-you-speak = Ora parli tu: convincili.
lupus-you-speak-next = Dopo { $who } parli tu.
lupus-others-speak = Ascolta bene: tra poco si decide.
lupus-you-lynched = Il villaggio ha scelto te.
lupus-you-lynched-line = Esci in silenzio. La tua carta resta coperta.
lupus-shot = L’ultima parola
lupus-shot-ask =
    Chi vuoi
    portare con te?
lupus-shot-ask-hint = Si chiede a chi è caduto. Conta solo la risposta di un cacciatore.
lupus-shot-confirm = Conferma
lupus-shot-wait = Silenzio: si chiede a chi è caduto.
lupus-captain = Capitano
lupus-captain-next = Chi è capitano dopo di te?
lupus-captain-next-hint = Dillo ad alta voce, e tocca il nome.
lupus-captain-confirm = Capitano: { $name }
lupus-captain-decides = Chi di loro deve andarsene?
lupus-you-in-lot = La sorte decide anche di te.
lupus-you-before-captain = Il capitano decide anche di te.
lupus-mixed-pack = Se qualcuno che chiami non ha il telefono, indicagli tu i compagni, a gesti.
lupus-ghost = Sei un fantasma
lupus-ghost-night = La notte ti ha portato via. Resta in silenzio, tieni coperta la carta e goditi la partita.
lupus-ghost-day = Il villaggio ti ha mandato via. Resta in silenzio, tieni coperta la carta e goditi la partita.
lupus-ghost-fallen = Non sei più tra i vivi. Resta in silenzio, tieni coperta la carta e goditi la partita.
lupus-ghost-gone = Hai lasciato il gioco. Tieni coperta la carta: se la tua fazione vince, vinci anche tu.
lupus-ghost-vote = Voti ancora nelle nomine, senza parlare.
lupus-ghost-vote-tomorrow = Da domani voti di nuovo nelle nomine, senza parlare.
lupus-ghost-count = { $dead ->
    [one] { $n } in vita, un fantasma. Se la tua fazione vince, vinci anche tu.
   *[other] { $n } in vita, { $dead } fantasmi. Se la tua fazione vince, vinci anche tu.
 }
lupus-ghost-alone = Vinci solo se sei in vita: per te la partita è finita, ma lo spettacolo no.
lupus-ghost-sleep = Occhi chiusi anche per te. Buonanotte.
lupus-won = Hai vinto!
lupus-lost = Hai perso.
lupus-won-line = { $side ->
    [wolves] Hai giocato con i lupi, e il villaggio è vostro.
    [hamster] Sei in vita, e la partita è tua: gli altri restano a guardare.
    [lovers] L’amore ha vinto sulle due parti: vincete voi due soli.
    [piper] Tutti ballano alla tua musica.
   *[humans] Hai giocato con gli umani: il villaggio è salvo.
 }
lupus-lost-line = { $side ->
    [wolves] Il villaggio è dei lupi.
    [hamster] Il criceto mannaro era ancora in vita: vince da solo.
    [lovers] Due innamorati di parti diverse vi sono sopravvissuti.
    [piper] Chi era in vita ballava alla musica del pifferaio.
   *[humans] Nessun lupo è rimasto in piedi.
 }

## Verdict and ring
lupus-win-wolves = Vincono i lupi mannari
lupus-win-humans = Vincono gli umani
lupus-leaves = Lascia il gioco. La carta resta coperta.
lupus-leaves-captain = Per decisione del capitano. La carta resta coperta.
lupus-nobody = Nessuno
lupus-nobody-leaves = Oggi il villaggio non lincia nessuno.
lupus-middle-nominees = { $n ->
    [one] Tra i nominati
   *[other] Nominati
 }
lupus-middle-election = Chi è capitano?
lupus-middle-lot = Decide la sorte tra
lupus-middle-dead = Stanotte il villaggio ha perso
lupus-middle-lynched = Lascia il gioco
lupus-middle-spared = Resta nel gioco
lupus-middle-fallen = Chi è caduto
lupus-middle-handover = Lascia il comando
lupus-mark-turned = { $was } → { $role }
lupus-clock-talk = Si discute
lupus-clock-speech = Difesa di { $who }
lupus-tally-election = Capitano
lupus-tally-nomination = Nomine
lupus-tally-runoff = { $n ->
    [1] Ballottaggio
   *[other] Secondo ballottaggio
 }
lupus-ballot-skipped = saltato a mano

## Offers to the moderator
lupus-pick-for-hint = Per chi non ha il telefono, o non risponde.
lupus-pick-target = Chi viene indicato?
lupus-pick-target-hint = Tocca la persona indicata, poi conferma.
lupus-pick-second = Dopo { $first }, chi altro?
lupus-pick-for-part = { $step }
lupus-pick-unphoned = Se chi chiami non ha il telefono, tocca chi indica
lupus-pick-unphoned-each = Chi indica { $who }?
lupus-pick-unphoned-hint = Poi conferma.
lupus-shot-cover-nobody = { $who }: nessuno
lupus-pick-decoy-for = Rispondi al posto suo
lupus-vote-for = Voto di { $who }
lupus-vote-for-many = Vota al loro posto
lupus-skip-voter = Salta { $who }
lupus-skip-voter-some = Salta chi non vota
lupus-skip-voter-warn = Conta come astensione, e resta scritto nel diario.
lupus-lot-enter = Sorteggio a mano
lupus-lot-enter-hint = Se tirate a sorte con le carte vere, tocca chi è uscito.
lupus-lot-confirm = È uscito { $name }
lupus-clock-pause = Pausa
lupus-clock-resume = Riprendi
lupus-clock-more = +30{ "\u00A0" }s
lupus-clock-end-talk = Chiudi la discussione
lupus-clock-end-speech = Chiudi la difesa
lupus-look-for = Ho visto la mia carta
lupus-look-for-hint = Passa di mano: la carta si vede tenendo premuto.
lupus-enter-role = La carta di { $who }
lupus-enter-role-hint = Guarda la carta mentre la dai, e toccala qui.
lupus-enter-role-change = Correggi una carta
lupus-deal-rest = Dai le altre ai telefoni
lupus-deal-rest-hint = Chi non ha telefono ha già la sua carta: le altre le mescola il programma.
lupus-deal-entered = { $n ->
    [one] { $n } carta su { $of }
   *[other] { $n } carte su { $of }
 }

## Corrections by hand
lupus-cause-mauled = I lupi
lupus-cause-seen = Lo sguardo del veggente
lupus-cause-lynched = Il linciaggio
lupus-cause-poisoned = Il veleno
lupus-cause-shot = Cade con qualcuno
lupus-cause-removed = Va a casa

## The day and the tablet
lupus-who = { $who }
lupus-times = × { $n }
lupus-say-vote-next = { $who }, chi nomini?
lupus-say-speak-first = { $n ->
    [one] Tra i nominati c’è solo { $names }. { $who }, ti ascoltiamo: perché dovremmo crederti?
   *[other] I nominati sono { $names }. { $who }, comincia tu: perché dovremmo crederti?
 }
lupus-say-speak-again = Parità tra { $names }. { $who }, hai di nuovo la parola.
lupus-say-verdict-lot = La sorte ha scelto: { $who } lascia il gioco. La carta resta coperta.
lupus-leaves-last = Con { $who } cade l’ultimo lupo.
lupus-leaves-end = Dopo il linciaggio di { $who } i lupi sono almeno quanti gli altri.
lupus-wait-others-secret = { $n ->
    [one] Manca ancora un voto.
   *[other] Mancano ancora { $n } voti.
 }

## Cards of every role
lupus-words = { $words }

lupus-eyes = { $who ->
    [possessed] Ai tuoi occhi l’indemoniato non è un lupo.
    [hamster] Ai tuoi occhi il criceto mannaro non è un lupo.
   *[both] Ai tuoi occhi l’indemoniato e il criceto mannaro non sono lupi.
 }

## Invented cards
lupus-does-custom = { $words }
lupus-side-custom = { $side ->
    [wolf] Giochi con i lupi.
   *[human] Giochi con gli umani.
 }
lupus-card-own = Questa carta è inventata: gli effetti li cura chi modera.

# Partners, as far as the rules let one know them.
lupus-with-other = Ha la tua stessa carta: { $who }.

lupus-card-law = Puoi mentire quanto vuoi, ma non mostrare mai la carta. Chi esce dal gioco resta in silenzio fino alla fine.

# What a card does, in one line, for everybody to read.
lupus-cards = Chi c’è nel mazzo
lupus-cards-line = { $n ->
    [one] Una carta. Chi ce l’ha lo sa solo chi ce l’ha.
   *[other] { $n } carte. Chi le ha lo sa solo chi le ha.
 }
lupus-cards-wolves = con i lupi
lupus-cards-humans = con gli umani

## The deck
lupus-deck = Mazzo per { $n }
lupus-deck-proposed = Consigliato per { $n }. Nessun avviso.
lupus-deck-fine = Va bene per { $n }. Nessun avviso.
lupus-preset-use = Usa queste
lupus-preset-recommended = Consigliate
lupus-preset-recommended-note = Quelle che consigliamo noi.
lupus-preset-strict = Alla lettera
lupus-preset-strict-note = I lupi sbranano dalla prima notte, il medium sente «no» se nessuno è stato linciato, niente scommesse.

## Invented cards: names
lupus-custom = Carta inventata { $n }

## Refusals
E_DECK_SPECIALS_NEED_9 = In otto ci sono solo lupi, veggente e villici: per altri ruoli servono almeno nove persone.
E_DECK_SIZE = { $cards ->
    [one] Nel mazzo c’è una carta, ma siete in { $players }.
   *[other] Nel mazzo ci sono { $cards } carte, ma siete in { $players }.
 }
E_DECK_WOLVES = { $rule ->
    [free] Serve almeno un lupo, e meno lupi che altri.
    [world] Con la seconda scatola: 2 lupi mannari fino a 11 persone, 2 o 3 fino a 15, poi 3 o 4.
   *[box] Per quanti siete, la scatola vuole { $wolves } lupi mannari.
 }
E_DECK_SEER = Nel mazzo serve un veggente, e uno solo.
E_DECK_MASONS_PAIR = I massoni sono due, oppure nessuno.
E_DECK_VILLAGERS = { $rule ->
    [world] I villici devono essere da 3 a 12.
   *[box] I villici devono essere da 5 a 12.
 }
E_DECK_NOT_IN_BOX = Nella scatola non ci sono tante carte uguali.
W_PLAYER_COUNT = La scatola è pensata per 8–24 persone.
W_DECK_SPECIALS_NEED_9 = La scatola aggiunge altri ruoli solo da nove persone in su.
W_DECK_WOLVES = { $rule ->
    [world] Con la seconda scatola: 2 lupi mannari fino a 11 persone, 2 o 3 fino a 15, poi 3 o 4.
   *[box] La scatola prevede due lupi mannari fino a quindici persone, tre da sedici in su.
 }
W_DECK_SEER = La scatola prevede sempre un veggente.
W_DECK_MASONS_PAIR = La scatola prevede due massoni, o nessuno.
W_DECK_VILLAGERS = { $rule ->
    [world] La seconda scatola vuole da 3 a 12 villici.
   *[box] La scatola prevede da 5 a 12 villici.
 }
W_DECK_NOT_IN_BOX = Nella scatola non ci sono tante carte uguali.
W_DECK_LONE = Criceto mannaro e pifferaio insieme: due parti solitarie chiedono almeno 20 persone.
W_DECK_SHIELDS = Guardia del corpo, strega e anziano contro due lupi: i lupi resteranno a digiuno.
W_DECK_NOMINEES = Gufo e corvo insieme: sotto le 14 persone decidono loro i nominati.
W_DECK_SCAPEGOAT = Se il capitano decide per primo, il capro espiatorio non paga quasi mai.
W_DECK_PLAIN = Pochi villici: se sono meno di un quarto, ognuno è speciale.
W_BELOW_RECOMMENDED = { $role }: si consiglia da { $advised } persone in su, e siete in { $players }.
E_NIGHT_ORDER = Quest’ordine non va: il medium per primo, veggente e guardia prima dei lupi, il mitomane per ultimo.
E_CUSTOM_CARD = Rivedi questa carta: manca qualcosa, o qualcosa non va.
E_ROLE_MISMATCH = { $missing ->
    [0] Le carte date non corrispondono al mazzo.
    [one] Manca ancora una carta.
   *[other] Mancano ancora { $missing } carte.
 }
E_TOO_EARLY = La prima notte questo ruolo dorme: agisce dalla seconda.
E_TOO_SOON = Un momento: non è ancora passato abbastanza tempo.
E_NOT_YOUR_STEP = Adesso non tocca a te.
E_ALREADY_ACTED = Hai già scelto.
E_TARGET_SELF = Non puoi indicare te: scegli un’altra persona.
E_TARGET_WOLF = I lupi non si sbranano tra loro: scegliete qualcun altro.
E_BLIND = Su questo tablet i segreti sono nascosti: di notte non si può scegliere per gli altri.
E_DAWN_UNTOLD = L’alba sta per essere annunciata: un momento, poi si può correggere.
E_NO_AGREEMENT = Non sono ancora d’accordo: aspetta, o decidi tu.
E_DEAD_CANNOT_VOTE = Chi è uscito dal gioco adesso non vota.
E_NO_BET = Scommette chi è fuori gioco, dal suo telefono, una volta al giorno.
E_NOMINEE_CANNOT_VOTE = Chi è tra i nominati non vota.
E_ALREADY_VOTED = Hai già votato.
E_ABSTAIN = Bisogna fare un nome.
E_SELF_VOTE = Non puoi votare per te: nomina qualcun altro.
E_NOT_NOMINATED = Si vota solo tra i nominati.
E_VOTES_MISSING = { $count ->
    [one] Manca ancora il voto di { $who }.
    [2] Mancano ancora i voti di { $who }.
    [3] Mancano ancora i voti di { $who }.
    [4] Mancano ancora i voti di { $who }.
   *[other] Mancano ancora { $count } voti.
 }
E_ROLE_MISSING = Qui non c’è ancora nessuna carta.
E_ALREADY_ALIVE = Questa persona è già in vita.
E_NO_CLOCK = Adesso non corre nessun tempo.
E_CLOCK_PAUSED = Il tempo è già in pausa.
E_CLOCK_RUNS = Il tempo sta già correndo.
E_CLOCK_OVER = Il tempo è già finito.
E_TIME_LIMIT = Più tempo di quanto ne dà la regola, solo se le regole di casa lo permettono.

## The lobby
lupus-deck-nobody = Al tavolo non c’è ancora nessuno.
lupus-deck-people = { $n ->
    [one] Una persona al tavolo
   *[other] { $n } persone al tavolo
 }
lupus-rules-first = La notte e le carte
lupus-rules-deck = Il mazzo
lupus-rules-night = Di notte
lupus-rules-talk = Discussione e difesa
lupus-rules-vote = Il voto
lupus-rules-out = Chi è fuori gioco

## The voice that moderates
lupus-say-all-seen = Tutti hanno visto la propria carta. Si comincia.
lupus-say-back = Un passo è stato annullato.
lupus-say-daybreak = Tra poco si saprà com’è andata la notte.
lupus-say-dawn-voice = Stanotte i lupi hanno scelto me, che sono solo una voce: nessuno di voi è morto.
lupus-say-dawn-voice-dead = Stanotte i lupi hanno scelto me, che sono solo una voce. Ma il villaggio ha perso { $who }.
lupus-daybreak-voice = Stanotte i lupi sono andati dalla voce
lupus-daybreak-voice-too = { $n ->
    [one] I lupi sono andati anche dalla voce. La sua carta resta coperta.
   *[other] I lupi sono andati anche dalla voce. Le loro carte restano coperte.
 }
lupus-say-all-ready = Siete tutti pronti: si vota.
lupus-say-remind = { $who }, manca il tuo voto. Ancora un momento, poi si passa oltre.
lupus-say-remind-all = Manca ancora qualche voto. Un momento, poi si passa oltre.
lupus-say-remind-word = { $who }, aspettiamo la tua scelta. Ancora un momento, poi si passa oltre.
lupus-say-nobody-answers = Non mi risponde nessuno: mi fermo qui. Quando ci siete, toccate «Riprendi».
lupus-voice-pause = Pausa
lupus-voice-resume = Riprendi
lupus-voice-ready = Pronti a votare
lupus-voice-ready-here = { $n ->
    [one] Anche chi non ha il telefono è pronto
   *[other] Anche i { $n } che non hanno il telefono sono pronti
 }
lupus-voice-finished = Ho finito
lupus-voice-waits = Hai detto che vuoi votare: si aspettano gli altri.
lupus-voice-paused = In pausa
lupus-voice-paused-by = In pausa: { $who } ha chiesto un momento
lupus-voice-ready-count = { $done } su { $total } pronti a votare
E_VOICE_LEADS = Di notte ogni passo dura quanto deve: per accorciarlo, fai prima moderare una persona.
E_DEVICE_PASSES = Il tablet sta ancora facendo il giro: aspetta che torni.
E_NO_PHONES = Con la voce, passo per passo, serve un telefono a ogni posto. Senza: { $who }. Oppure scegliete la notte tutti insieme.
lupus-voice-again = Ripeti
lupus-voice-take-over = Fai moderare una persona
lupus-voice-take-over-warn = Da qui in poi il tablet lo guida una persona. I segreti restano nascosti.
lupus-voice-give-back = Fai moderare la voce
lupus-voice-seat = La voce
lupus-ballot-silent = non ha risposto

## Help in play
lupus-help-now = { $at ->
    [deal] Adesso: le carte
    [night] Adesso: la notte
    [dawn] Adesso: l’alba
    [discussion] Adesso: la discussione
    [election] Adesso: il capitano
    [nomination] Adesso: le nomine
    [mark] Adesso: la gufata
    [defence] Adesso: le difese
    [lot] Adesso: la sorte
    [lynch] Adesso: il linciaggio
    [shot] Adesso: l’ultima parola
    [handover] Adesso: il prossimo capitano
   *[runoff] Adesso: il ballottaggio
 }
lupus-help-step-deal = Guarda la tua carta, e non mostrarla a nessuno.
lupus-help-step-night = Notte: occhi chiusi. Ogni ruolo agisce quando è chiamato.
lupus-help-step-night-phones = Notte: ogni telefono chiede qualcosa a ogni chiamata. Rispondete tutti, in silenzio.
lupus-help-step-night-together = Notte: ogni telefono chiede qualcosa, una volta sola. Rispondete tutti insieme, in silenzio.
lupus-help-step-dawn = Alba: chi modera dice chi è morto.
lupus-help-step-dawn-voice = Alba: la voce dice chi è morto.
lupus-help-step-discussion = Si discute fino alla campana.
lupus-help-step-nomination = Ognuno nomina un sospetto, a turno. I due più votati (di più, in parità) sono i nominati.
lupus-help-step-nomination-sealed = Ognuno nomina un sospetto in segreto, poi i voti si scoprono. I due più votati (di più, in parità) sono i nominati.
lupus-help-step-defence = I nominati si difendono.
lupus-help-step-shot = Chi è appena caduto può portare qualcuno con sé. Lo si chiede a tutti loro, ma conta solo la risposta di un cacciatore.
lupus-help-step-election = Chi è in vita elegge un capitano: ha due voti e l’ultima parola in parità. Se cade, nomina il prossimo.
lupus-help-step-runoff = Gli altri votano tra i nominati. Chi ha più voti è linciato; poi torna la notte.
lupus-help-goal = Gli umani vincono quando non c’è più nessun lupo, i lupi quando sono almeno tanti quanti gli altri.
lupus-help-silence = Chi esce dal gioco tace fino alla fine e non mostra la carta.
lupus-help-captain = { $value ->
    [elected] Il villaggio elegge un capitano, che ha due voti e decide in parità.
   *[off] Non c’è un capitano.
 }
lupus-help-deck-rule = { $value ->
    [free] Il mazzo è composto liberamente.
   *[box] Il mazzo segue le regole della scatola.
 }
lupus-help-box = { $value ->
    [world] Possono essere in gioco le carte delle due scatole.
   *[classic] Sono in gioco le carte della prima scatola.
 }
lupus-help-ready-deck = { $value ->
    [first_evening] Si propone il mazzo per una prima sera.
    [hearts] Si propone il mazzo con gli innamorati e il capitano.
    [whole_box] Si propone il mazzo con tutte le carte della seconda scatola.
   *[by_number] Si propone il mazzo adatto al numero di persone.
 }
lupus-help-deck-preset = { $value ->
    [plain] Si propone il mazzo con meno ruoli speciali.
   *[progressive] Si propone un ruolo nuovo per ogni persona in più.
 }
lupus-help-deal-mode = { $value ->
    [physical] Si gioca con le carte vere.
   *[digital] Le carte le dà il programma.
 }
lupus-help-moderation = { $value ->
    [voice] Modera la voce: nessuno resta fuori dal gioco.
   *[person] Modera una persona.
 }
lupus-help-step-seconds = { $value ->
   *[other] Con la voce un passo della notte dura { $value } secondi, sempre.
 }
lupus-help-window-seconds = { $value ->
   *[other] Con la voce si ha al massimo { $value } secondi per rispondere tutti insieme.
 }
lupus-help-vote-seconds = { $value ->
   *[other] Con la voce si hanno { $value } secondi per votare, poi si viene richiamati.
 }
lupus-help-pauses = { $value ->
    [0] La voce non fa pause tra una frase e l’altra.
    [one] La voce fa pause di circa un secondo.
   *[other] La voce fa pause di circa { $value } secondi.
 }
lupus-help-without-phone = { $value ->
    [passing] Nella notte tutti insieme, chi non ha il telefono riceve il tablet.
   *[other] Di notte, chi non ha il telefono indica a occhi chiusi.
 }
lupus-help-night-input = { $value ->
    [pointing] Di notte si agisce a gesti.
    [together] Di notte si agisce tutti insieme, sul telefono.
   *[phones] Di notte si agisce sul telefono, un ruolo alla volta.
 }
lupus-help-pace = { $value ->
    [calm] Si gioca con calma: tutti i tempi durano una volta e mezza.
    [no_clock] Si gioca senza fretta: la discussione non ha orologio, e il resto dura il doppio.
   *[usual] I tempi sono i soliti.
 }
lupus-help-min-step-seconds = { $value ->
   *[other] Ogni passo della notte dura almeno { $value } secondi.
 }
lupus-help-first-night = { $value ->
    [bite] I lupi sbranano già dalla prima notte.
   *[moderator] La prima notte la preda è chi modera: i lupi non sbranano nessuno di voi.
 }
lupus-help-call-absent-roles = { $value ->
    [on] Si chiamano anche ruoli che nel mazzo non ci sono.
   *[off] Si chiamano solo i ruoli del mazzo.
 }
lupus-help-discussion-seconds = { $value ->
    [one] Si discute per un secondo.
   *[other] Si discute per { $value } secondi al massimo.
 }
lupus-help-long-discussion = { $value ->
    [on] La discussione si può allungare oltre il tempo della regola.
   *[off] La discussione non dura più di quanto dice la regola.
 }
lupus-help-shorter-talk = { $value ->
    [on] Ogni giorno si discute mezzo minuto in meno, fino a un minuto.
   *[off] Ogni giorno si discute per lo stesso tempo.
 }
lupus-help-defence-seconds = { $value ->
    [0] Le difese non hanno limite di tempo.
    [one] Una difesa dura un secondo al massimo.
   *[other] Una difesa dura { $value } secondi al massimo.
 }
lupus-help-self-vote = { $value ->
    [on] Si può votare per sé.
   *[off] Non si può votare per sé.
 }
lupus-help-abstain = { $value ->
    [on] Ci si può astenere.
   *[off] Non ci si può astenere.
 }
lupus-help-simultaneous-votes = { $value ->
    [on] Si vota in segreto, e i voti si scoprono insieme.
   *[off] Si vota uno alla volta, e i voti si vedono subito.
 }
lupus-help-dropped-nominees-vote = { $value ->
    [on] Chi era tra i nominati e non è più in parità vota nel secondo ballottaggio.
   *[off] Chi era tra i nominati e non è più in parità non vota nel secondo ballottaggio.
 }
lupus-help-all-nominated = { $value ->
    [everyone_votes] Se tutti sono nominati, votano i nominati, mai per sé.
   *[lot] Se tutti sono nominati, decide la sorte.
 }
lupus-help-mob-cards = { $value ->
    [physical] Si vota con le carte folla vere: una per ogni voto.
    [fingers] Chi riceve voti li conta con le dita alzate; si vota a turno.
   *[on_screen] I voti si vedono sullo schermo.
 }
lupus-help-ghosts = { $value ->
    [on] Chi è morto continua a votare nelle nomine.
   *[off] Chi è morto non vota più.
 }
lupus-help-ghost-vote-from = { $value ->
    [same_day] I fantasmi votano dal giorno in cui muoiono.
   *[next_day] I fantasmi votano dal giorno dopo.
 }
lupus-help-announce-cause = { $value ->
    [on] All’alba si dice anche come è morto chi muore.
   *[off] All’alba si dice solo il nome di chi è morto.
 }
lupus-help-dead-see-roles = { $value ->
    [on] Chi è morto vede tutti i ruoli.
   *[off] Chi è morto non vede i ruoli degli altri.
 }
lupus-help-bets = { $value ->
    [on] Chi è morto può scommettere in segreto: si apre tutto alla fine.
   *[off] Chi è morto non scommette.
 }
lupus-help-night-order = L’ordine della notte è quello deciso da voi.
lupus-word-nominated = Nominati
lupus-word-nominated-means = i due più votati (di più, in parità)
lupus-word-runoff = Ballottaggio
lupus-word-runoff-means = il voto tra i nominati
lupus-word-mauled = Sbranare
lupus-word-mauled-means = uccidere di notte: lo fanno i lupi
lupus-word-lynched = Linciare
lupus-word-lynched-means = eliminare di giorno: lo fa il voto
lupus-word-removed = A casa
lupus-word-removed-means = chi ha dovuto lasciare il tavolo

## The story of the game
lupus-chart-votes = I voti, giorno per giorno
lupus-chart-votes-note = Quanti voti ha preso ognuno nelle nomine. I lupi sono segnati.
lupus-chart-suspicion = Di chi si sospettava
lupus-chart-suspicion-note = In percentuale: di notte i sospetti di chi non aveva altro da fare, di giorno i voti. I lupi sono segnati.

lupus-story-nothing = Non è successo niente.
lupus-story-chooses = { $n ->
    [one] { $who } sceglie { $target }.
   *[other] { $who } scelgono { $target }.
 }
lupus-story-suspects = { $n ->
    [one] { $who } sospetta di { $target }.
   *[other] { $who } sospettano di { $target }.
 }
lupus-story-moderator = All’alba si scopre che i lupi sono andati da chi modera.
lupus-story-voice = All’alba si scopre che i lupi sono andati dalla voce.
lupus-story-nobody-died = All’alba ci sono tutti.
lupus-story-died = { $cause ->
    [seen] All’alba { $who } non c’è più ({ $role }): è bastato lo sguardo del veggente.
    [mauled] All’alba { $who } non c’è più ({ $role }): sono stati i lupi.
   *[other] All’alba { $who } non c’è più ({ $role }).
 }
lupus-story-votes = { $n ->
    [one] Un voto per { $target }: { $who }.
   *[other] { $n } voti per { $target }: { $who }.
 }
lupus-story-silent = { $n ->
    [one] Nessun nome da { $who }.
   *[other] Nessun nome da { $who }.
 }
lupus-story-runoff = { $n ->
    [1] Al ballottaggio: { $names }.
   *[other] Al secondo ballottaggio: { $names }.
 }
lupus-story-instead-captain = Il capitano, { $captain }, decide contro { $who }.
lupus-story-lynched = Il villaggio lincia { $who } ({ $role }).
lupus-story-captain = Il capitano è { $who }.
lupus-story-captain-nobody = Ora non c’è più un capitano.
lupus-story-heir = Dopo { $who } fa da capitano { $target }.
lupus-story-hands = Correzioni a mano
lupus-story-hand = { $when }: { $what }
lupus-story-chair = Chi ha moderato
lupus-story-chair-voice = La voce del programma: hanno giocato tutti.
lupus-story-chair-person = modera una persona.
lupus-story-chair-back = modera di nuovo la voce.
lupus-story-hand-remove = { $who } ha dovuto lasciare il gioco{ $why }.
lupus-story-hand-kill = { $who } esce per mano di chi modera{ $why }.
lupus-story-hand-revive = { $who } torna in vita{ $why }.
lupus-story-hand-role = per { $who } un altro ruolo, { $role }{ $why }.
lupus-story-hand-voter = { $who } salta il voto{ $why }.
lupus-story-hand-skip = un passo saltato{ $why }.

lupus-odds-end = Con questo mazzo finisce così tra { $low } e { $high } volte su 100, secondo come si gioca.
lupus-odds-end-alike = Con questo mazzo finisce così { $n } volte su 100.

lupus-titles = I titoli della serata
lupus-title-suspected = In cima ai sospetti: { $who }, con { $n } voti nelle nomine.
lupus-title-nose = Miglior fiuto: { $who } ha nominato un lupo { $n } volte.
lupus-title-unnamed = { $n ->
    [one] Lupo invisibile: { $who } non ha mai preso un voto.
   *[other] Lupi invisibili: { $who } non hanno mai preso un voto.
 }
lupus-title-turning = Il voto che ha deciso: giorno { $n }, { $who } vota { $target }, e da lì non si torna indietro.
lupus-title-saved = { $count ->
    [one] Una vita salvata: notte { $n }, { $who } salva { $target } dai lupi.
   *[other] Una vita salvata: notte { $n }, { $who } salvano { $target } dai lupi.
 }
lupus-title-saved-by-nobody = Sospetti fuori strada: notte { $n }, i più sospettavano { $target }, e i lupi sbranano proprio { $target }.
lupus-title-silent = Il voto più silenzioso: { $who } non ha fatto nomi per { $n } volte.

## The end in pictures (on the wall), and titles as medals
lupus-medals-own = I tuoi titoli
lupus-medal-suspected = In cima ai sospetti
lupus-medal-suspected-line = { $n } voti nelle nomine
lupus-medal-nose = Il fiuto migliore
lupus-medal-nose-line = un lupo nominato { $n } volte
lupus-medal-unnamed = { $n ->
    [one] Lupo invisibile
   *[other] Lupi invisibili
 }
lupus-medal-unnamed-line = mai un voto nelle nomine
lupus-medal-turning = Il voto che ha deciso
lupus-medal-turning-line = giorno { $n }: vota { $target }
lupus-medal-saved = Una vita salvata
lupus-medal-saved-line = notte { $n }: { $target } si salva
lupus-medal-saved-by-nobody = Sospetti fuori strada
lupus-medal-saved-by-nobody-line = notte { $n }: un nome sulla bocca di tutti
lupus-medal-silent = Il silenzio d’oro
lupus-medal-silent-line = nessun nome per { $n } volte
lupus-tiles = La serata in figure
lupus-tiles-line = { $nights ->
    [one] una notte
   *[other] { $nights } notti
 }, { $days ->
    [one] un giorno
   *[other] { $days } giorni
 }
lupus-tile-names = { $who }
lupus-tile-nobody = Nessuno
lupus-tile-prey = { $role }, preda dei lupi
lupus-tile-fallen = { $role }
lupus-tile-several = in { $n } nella stessa notte
lupus-tile-shield = { $n ->
    [one] { $who } protegge { $target }
   *[other] { $who } proteggono { $target }
 }
lupus-tile-moderator = i lupi bussano a chi modera
lupus-tile-voice = i lupi bussano alla voce
lupus-tile-quiet = la notte passa
lupus-tile-vote = { $n ->
    [one] { $role }, un voto su { $all }
   *[other] { $role }, { $n } voti su { $all }
 }
lupus-tile-lot = { $role }: decide la sorte
lupus-tile-instead-captain = { $role }: decide il capitano
lupus-tile-spared = nessun linciaggio

## Bets of ghosts
bets-title = La tua scommessa di oggi
bets-hint = Resta sigillata fino alla fine: non la legge nessuno, nemmeno chi modera.
bets-next = Chi sarà il prossimo a uscire?
bets-wins = E alla fine?
bets-seal = Sigilla la scommessa
bets-sealed = La tua scommessa è sigillata. Il prossimo a uscire: { $who }. Alla fine: «{ $win }».
bets-none = Niente scommesse per me
bets-again = Torno a scommettere
bets-chapter = Le scommesse dei fantasmi
bets-best = { $n ->
    [one] Il fantasma più lungimirante: { $who }, { $right ->
        [one] con una previsione giusta
       *[other] con { $right } previsioni giuste
     }.
   *[other] I fantasmi più lungimiranti: { $who }, { $right ->
        [one] con una previsione giusta a testa
       *[other] con { $right } previsioni giuste a testa
     }.
 }
bets-told = Giorno { $day }, { $who }: «il prossimo è { $target }» ({ $next ->
    [right] giusto
   *[wrong] sbagliato
 }), «{ $win }» ({ $side ->
    [right] giusto
   *[wrong] sbagliato
 }).

## How it is played, in five pictures
learn-lupus-1 = Siete un villaggio
learn-lupus-1-line = Tra voi, in segreto, ci sono i lupi. Ogni notte sbranano qualcuno.
learn-lupus-2 = Di notte si tace
learn-lupus-2-line = A occhi chiusi indica chi è chiamato; con i telefoni rispondono tutti, in silenzio.
learn-lupus-3 = Di giorno si vota
learn-lupus-3-line = Parlate e nominate i sospetti; i due più votati si difendono, gli altri scelgono chi linciare.
learn-lupus-4 = Chi vince
learn-lupus-4-line = Gli umani, quando cade l’ultimo lupo. I lupi, quando sono almeno tanti quanti gli altri.
learn-lupus-5 = La tua carta
learn-lupus-5-line = Tieni premuto per vederla, lascia per coprirla. Non mostrarla a nessuno.

## The wall
lupus-deal-seen = { $way ->
    [physical] { $done ->
        [one] { $done } su { $total } ha detto la sua carta
       *[other] { $done } su { $total } hanno detto la loro carta
     }
   *[digital] { $done ->
        [one] { $done } su { $total } ha visto la carta
       *[other] { $done } su { $total } hanno visto la carta
     }
 }
lupus-line-verdict-lot = La sorte ha scelto
lupus-leaves-lot = Parità tra { $names }: ha scelto la sorte. La carta resta coperta.
lupus-leaves-lot-all = Tra { $names } nessuno poteva votare: ha scelto la sorte. La carta resta coperta.
lupus-daybreak-nobody = Stanotte non è morto nessuno
lupus-daybreak-moderator = Stanotte i lupi sono andati da chi modera
lupus-daybreak-all-here = Ci siete tutti.
lupus-daybreak-covered = { $n ->
    [one] La sua carta resta coperta.
   *[other] Le loro carte restano coperte.
 }
lupus-daybreak-bitten-too = { $n ->
    [one] I lupi sono andati anche da chi modera. La sua carta resta coperta.
   *[other] I lupi sono andati anche da chi modera. Le loro carte restano coperte.
 }

## House rules on the tablet (not on phones)
lupus-option-deck-rule = Come si compone il mazzo?
lupus-option-deck-rule-note = Con la scatola si gioca da 8 a 24; liberamente da 5 a 40, e ciò che la scatola vieta diventa un avviso.
lupus-value-deck-rule-box = Come nella scatola
lupus-value-deck-rule-free = Liberamente
lupus-option-box = Con quali carte?
lupus-option-box-note = La seconda scatola porta altri nove ruoli e un capitano.
lupus-value-box-classic = La prima scatola
lupus-value-box-world = Due scatole
lupus-option-ready-deck = Quale mazzo pronto proporre?
lupus-option-ready-deck-note = Se non va bene per quanti siete, si propone quello adatto.
lupus-value-ready-deck-by-number = Secondo quanti siete
lupus-value-ready-deck-first-evening = Prima sera
lupus-value-ready-deck-hearts = Cuori
lupus-value-ready-deck-whole-box = Tutta la scatola
lupus-option-deck-preset = Quale mazzo proporre?
lupus-option-deck-preset-note = Un ruolo nuovo per ogni persona in più, oppure il minimo di ruoli speciali.
lupus-value-deck-preset-progressive = Un ruolo in più a persona
lupus-value-deck-preset-plain = Il più semplice
lupus-option-deal-mode = Chi dà le carte?
lupus-option-deal-mode-note = Il programma le mescola e le mostra sui telefoni. Con le carte vere le dà una persona, e qui si dice chi ha che cosa.
lupus-value-deal-mode-digital = Il programma
lupus-value-deal-mode-physical = Carte vere
lupus-option-moderation = Chi modera?
lupus-option-moderation-note = Con la voce nessuno resta fuori: il tablet sta in mezzo al tavolo, parla e va avanti da solo. Serve un telefono a ogni posto, oppure la notte tutti insieme.
lupus-value-moderation-person = Una persona
lupus-value-moderation-voice = La voce
lupus-option-night-input = Come si agisce di notte?
lupus-option-night-input-note = Con i telefoni tutti toccano qualcosa a ogni passo, così nessuno si tradisce. A gesti si tengono gli occhi chiusi. Tutti insieme è la notte più rapida.
lupus-value-night-input-phones = Con i telefoni
lupus-value-night-input-pointing = A gesti
lupus-value-night-input-together = Tutti insieme
lupus-option-pace = A che ritmo si gioca?
lupus-option-pace-note = Con calma: tutti i tempi durano una volta e mezza, quelli della notte, dei voti, di discussione e difesa, e le pause della voce. Senza fretta: il doppio, la discussione non ha orologio, e la difesa lo ha solo con la voce.
lupus-value-pace-usual = Il solito
lupus-value-pace-calm = Con calma
lupus-value-pace-no-clock = Senza fretta
lupus-option-min-step-seconds = Quanto dura almeno un passo, in secondi?
lupus-option-min-step-seconds-note = Un passo troppo breve tradirebbe che chi doveva agire non c’è più.
lupus-option-step-seconds = Con la voce: quanti secondi dura un passo della notte?
lupus-option-step-seconds-note = Sempre gli stessi, chiunque sia in vita: non finisce prima perché qualcuno ha già risposto.
lupus-option-window-seconds = Con la voce: quanti secondi al massimo per rispondere tutti insieme?
lupus-option-window-seconds-note = Finisce prima se hanno risposto tutti.
lupus-option-vote-seconds = Con la voce: quanti secondi per votare?
lupus-option-vote-seconds-note = A chi tace si chiede ancora una volta, poi si passa oltre.
lupus-option-pauses = Con la voce: quanti secondi di pausa tra una frase e l’altra?
lupus-option-pauses-note = In media: ogni pausa dura un po’ di più o un po’ di meno, a caso.
lupus-option-without-phone = Nella notte tutti insieme, chi non ha il telefono…
lupus-option-without-phone-note = Il tablet passa di mano in mano, coperto: lo stesso tempo e la stessa domanda per tutti. Con la voce è sempre così.
lupus-value-without-phone-pointing = indica, a occhi chiusi
lupus-value-without-phone-passing = riceve il tablet
lupus-option-captain = Si elegge un capitano?
lupus-option-captain-note = Due voti, e l’ultima parola in parità.
lupus-value-captain-off = no
lupus-value-captain-elected = si elegge
lupus-option-first-night = La prima notte i lupi sbranano?
lupus-option-first-night-note = Se la preda è chi modera, nessuno esce prima di aver parlato una volta.
lupus-value-first-night-moderator = No, la preda è chi modera
lupus-value-first-night-bite = Sì, da subito
lupus-option-call-absent-roles = Chiamare anche i ruoli che non sono nel mazzo?
lupus-option-call-absent-roles-note = Un bluff di chi modera: la notte dura di più, e nessuno sa che cosa c’è nel mazzo.
lupus-option-discussion-seconds = Quanto si discute?
lupus-option-discussion-seconds-note = La regola dice tre minuti al massimo (3:00).
lupus-option-long-discussion = Permettere discussioni più lunghe?
lupus-option-long-discussion-note = Fino a quindici minuti, e altri trenta secondi ogni volta che serve.
lupus-option-shorter-talk = La discussione si accorcia ogni giorno?
lupus-option-shorter-talk-note = Mezzo minuto in meno al giorno, fino a un minuto.
lupus-option-defence-seconds = Quanto dura una difesa?
lupus-option-defence-seconds-note = 0:00 è senza limite, come nella scatola.
lupus-option-self-vote = Si può votare per sé?
lupus-option-self-vote-note = Altrimenti si deve nominare qualcun altro.
lupus-option-abstain = Ci si può astenere?
lupus-option-abstain-note = Altrimenti ognuno deve fare un nome.
lupus-option-simultaneous-votes = Votare tutti insieme, in segreto?
lupus-option-simultaneous-votes-note = I voti si scoprono quando ci sono tutti. Altrimenti si vota uno alla volta, a voce alta.
lupus-option-dropped-nominees-vote = Chi esce dal ballottaggio torna a votare?
lupus-option-dropped-nominees-vote-note = Vale per il secondo ballottaggio, in cui resta solo chi è in parità.
lupus-option-all-nominated = E se tutti sono tra i nominati?
lupus-option-all-nominated-note = Nessuno resterebbe a votare.
lupus-value-all-nominated-lot = Decide la sorte
lupus-value-all-nominated-everyone-votes = Votano i nominati, mai per sé
lupus-hands-mob-vote = { $way ->
    [fingers] Chi riceve un voto alza un dito in più.
   *[physical] A ogni voto, dai una carta folla a chi viene nominato.
 }
lupus-hands-mob-again = { $way ->
    [fingers] Giù le dita: si riconta da capo.
   *[physical] Raccogli le carte folla: si danno da capo.
 }
lupus-hands-mob-short = Possono servire { $n } carte folla, e la scatola ne ha { $of }: tieni pronti altri segnalini.
lupus-hands-mob-ghost = Chi è fuori tiene davanti a sé una carta folla coperta.
lupus-option-mob-cards = Dove stanno i voti?
lupus-option-mob-cards-note = Sullo schermo li vedono tutti. Con le dita: chi è votato le alza, e il tablet segna.
lupus-value-mob-cards-on-screen = Sullo schermo
lupus-value-mob-cards-physical = Carte vere sul tavolo
lupus-value-mob-cards-fingers = Con le dita
lupus-option-ghosts = I fantasmi votano?
lupus-option-ghosts-note = Chi è fuori gioco continua a votare nelle nomine, senza parlare.
lupus-option-ghost-vote-from = Da quando votano i fantasmi?
lupus-option-ghost-vote-from-note = Vale solo se i fantasmi votano.
lupus-value-ghost-vote-from-next-day = Dal giorno dopo
lupus-value-ghost-vote-from-same-day = Dal giorno stesso
lupus-option-announce-cause = Dire all’alba come è morto chi muore?
lupus-option-announce-cause-note = Altrimenti si dice solo il nome.
lupus-option-dead-see-roles = I fantasmi vedono tutti i ruoli?
lupus-option-dead-see-roles-note = Più divertente per chi è fuori. Non vale se i fantasmi votano.
lupus-option-bets = I fantasmi scommettono?
lupus-option-bets-note = Di giorno, sul proprio telefono: chi esce e chi vince. Si apre tutto alla fine.

## The lobby on the tablet: deck, invented cards, odds (not on phones)
lupus-deck-change = Cambia il mazzo
lupus-deck-change-hint = Quante carte di ogni ruolo? In tutto { $n }.
lupus-deck-set = Usa questo mazzo
lupus-deck-propose = Torna al mazzo proposto
lupus-deck-row = { $does } Consigliato da { $n } persone in su.
lupus-rules = Regole di casa
lupus-rules-hint = Valgono dalle prossime carte, e il tavolo se le ricorda.
lupus-presets = Insiemi di regole
lupus-order = Ordine della notte
lupus-order-hint = Il veggente e la guardia prima dei lupi, il medium per primo, il mitomane per ultimo.
lupus-order-set = Usa quest’ordine
lupus-custom-hint = Se ne possono inventare tre. Gli effetti li cura chi modera, con le correzioni.
lupus-custom-new = Inventa una carta
lupus-custom-save = Salva la carta
lupus-custom-drop = Togli «{ $name }»
lupus-custom-drop-warn = La carta esce dal mazzo e sarà dimenticata.
lupus-custom-name = Come si chiama?
lupus-custom-text = Che cosa fa?
lupus-custom-counts-as = Da che parte sta?
lupus-custom-human = Con gli umani
lupus-custom-wolf = Con i lupi
lupus-custom-seer = Il veggente lo vede come lupo?
lupus-custom-medium = Il medium lo sente come lupo?
lupus-custom-yes = Sì
lupus-custom-no = No
lupus-custom-night = Di notte si sveglia?
lupus-custom-none = No
lupus-custom-own = Sì, per conto suo
lupus-custom-with-wolves = Con i lupi (solo se sta con loro)
lupus-deck-free-people = Siete in { $players }, la scatola è per 8–24: si gioca con un mazzo su misura.
lupus-deck-few = Servono almeno { $least } persone: { $n ->
    [one] ne manca una.
   *[other] ne mancano { $n }.
 }
lupus-go-anyway = Gioca lo stesso in { $n }
lupus-settle-differ = { $step }: non sono d’accordo. Lascia che si accordino, o scegli tu.
lupus-length = Circa { $n } minuti
lupus-length-more = Da che cosa dipende
lupus-length-spread = Otto serate su dieci durano da { $low } a { $high } minuti: dipende dal numero di persone, da come si vive la notte, da come si vota e da quanto si discute.
lupus-length-days = Partite giocate dal programma: finiscono tra il giorno { $low } e il giorno { $high }. I tempi di ogni momento sono una stima.
lupus-odds = Chi vincerà?
lupus-odds-more = Come lo sappiamo, e che cosa cambia
lupus-odds-anyhow = Se tutti scelgono a caso, su 100 partite:
lupus-odds-led = Se il villaggio segue un veggente che si dichiara:
lupus-odds-side-humans = umani
lupus-odds-side-wolves = lupi
lupus-odds-one-more = Pari e dispari contano più di ogni carta: con un villico in più gli umani vanno da { $now } a { $then }.
lupus-odds-first-bite = Se i lupi sbranano già dalla prima notte, gli umani vanno da { $now } a { $then }.
lupus-odds-first-moderator = Se la prima preda è chi modera, gli umani vanno da { $now } a { $then }.
lupus-odds-uneven = { $rule ->
    [free] Qui i lupi partono molto avanti: sono { $wolves } su { $players }.
   *[box] Qui i lupi partono molto avanti: sono { $wolves } su { $players }, come vuole la scatola. Componendo il mazzo liberamente se ne può togliere uno.
 }
lupus-odds-how = { $n } partite giocate dal programma con le regole consigliate: il margine è di { $margin } punti. Al tavolo si parla e si mente: le cifre confrontano i mazzi, non predicono la serata.
lupus-odds-playing = Questo mazzo il programma non l’aveva ancora provato: lo sta giocando adesso, e tra poco il risultato appare qui.
lupus-odds-unknown = Il programma ha giocato i mazzi che propone, e quelli con un villico in più. Questo no.

## The tablet's diary (not on phones)
lupus-diary-preset = Regole di casa: { $rules }
lupus-diary-style = Partita: { $style }
lupus-diary-order = Ordine della notte cambiato
lupus-diary-deck = Mazzo cambiato
lupus-diary-card = Carta inventata
lupus-diary-card-dropped = Carta inventata tolta
lupus-diary-dealt = Carte distribuite
lupus-diary-handed-out = Carte vere in giro
lupus-diary-looked = { $who } ha visto la carta
lupus-diary-entered = La carta di { $who } è inserita
lupus-diary-called = Chiamata: { $step }
lupus-diary-closed = Fine del passo: { $step }
lupus-diary-eyes = Si riaprono gli occhi
lupus-diary-fell = Cade ancora qualcuno
lupus-diary-powers-lost = Nessun umano ha più poteri
lupus-diary-shown = Una carta è scoperta
lupus-diary-shot = Si chiede a chi è caduto
lupus-diary-shot-falls = Cade anche un’altra persona
lupus-diary-shot-nobody = Non cade nessun altro
lupus-diary-head-start = Voti prima del voto
lupus-diary-election = Si elegge un capitano
lupus-diary-captain = Il capitano è { $who }
lupus-diary-captain-nobody = Non c’è un capitano
lupus-diary-handover = Il capitano nomina il prossimo
lupus-diary-answer = Una risposta, di notte
lupus-diary-device-taken = Il tablet ce l’ha { $who }
lupus-diary-device-passed = Il tablet passa oltre
lupus-diary-device-returned = Il tablet è tornato, con i segreti nascosti
lupus-diary-settled = Deciso da chi modera
lupus-diary-dawn = Si fa giorno
lupus-diary-told = Alba annunciata: ci sono tutti
lupus-diary-told-dead = Alba annunciata, senza { $who }
lupus-diary-talk = Si discute
lupus-diary-paused = Tempo in pausa
lupus-diary-resumed = Il tempo riparte
lupus-diary-paused-by = Pausa chiesta da { $who }
lupus-diary-voice = La voce legge la frase seguente
lupus-diary-voice-many = La voce legge altre { $n } frasi
lupus-diary-said-again = La voce ripete
lupus-diary-taken-over = Da qui modera una persona
lupus-diary-moderation-voice = Modera la voce, e di notte si risponde tutti insieme
lupus-diary-given-back = Da qui modera la voce
lupus-diary-ready = Pronti a votare
lupus-diary-more-time = Trenta secondi in più
lupus-diary-time-over = Tempo scaduto
lupus-diary-vote = Si aprono le nomine
lupus-diary-votes = { $who } vota { $target }
lupus-diary-abstains = { $who } non fa nomi
lupus-diary-sealed = { $who } ha votato
lupus-diary-passed = { $who } salta il voto
lupus-diary-revealed = Voti scoperti
lupus-diary-speaks = Parla { $who }
lupus-diary-runoff = Si apre il ballottaggio
lupus-diary-lot = Nessuna maggioranza
lupus-diary-drawn = La sorte ha scelto { $who }
lupus-diary-condemned = Il villaggio sceglie { $who }
lupus-diary-nobody = Nessun linciaggio
lupus-diary-removed = { $who } va via
lupus-diary-killed = A mano: muore { $who }
lupus-diary-revived = A mano: { $who } torna in vita
lupus-diary-role = A mano: un altro ruolo per { $who }
lupus-diary-skipped = A mano: passo saltato
lupus-diary-over = Fine della partita
lupus-diary-goes-on = La partita continua
lupus-diary-answer-many = { $n } risposte della notte
lupus-diary-looked-many = In { $n } hanno visto la carta

## The printed order of the night (not on phones)
lupus-paper-nights = { $last ->
    [0] { $first ->
        [1] Ogni notte
       *[other] Dalla { $first }ª notte
     }
   *[other] Solo la { $last }ª notte
 }
lupus-paper-first = Prima notte: «{ $line }»
lupus-paper-later = Poi: «{ $line }»

## The tablet goes from hand to hand at night (not on phones)
lupus-passing-way = A giro: { $place } di { $of }
lupus-passing-clock = Tempo che resta
lupus-passing-take = Sono { $who }
lupus-passing-over = { $who } non c’è: passa oltre
lupus-passing-over-warn = Stanotte { $who } non risponde. È solo per chi non è al tavolo.
lupus-passing-choose = Tocca un nome, come fanno tutti
lupus-passing-done = Fatto. Finché c’è tempo puoi cambiare
lupus-passing-wrong = Non sono { $who }
lupus-band-vain = Quel nome non vale per la tua carta: toccane un altro.

## The big button, and corrections by hand (not on phones)
lupus-go-first-night = Comincia la notte
lupus-go-call = Chiama: { $step }
lupus-go-close = Avanti
lupus-go-window = Chiudi le domande
lupus-go-eyes = Aprite gli occhi
lupus-go-dawn = Fa giorno
lupus-go-say = Dillo a tutti
lupus-go-on = Avanti
lupus-go-end = Avanti: la fine
lupus-go-talk = Apri la discussione
lupus-go-vote = Apri il voto
lupus-go-nominees = Avanti: i nominati
lupus-go-speaks = Avanti: parla { $who }
lupus-go-runoff = Apri il ballottaggio
lupus-go-lot = Tira a sorte
lupus-go-verdict = Avanti: il verdetto
lupus-go-lynch = Avanti: { $who } esce
lupus-go-lynch-nobody = Avanti: nessuno esce
lupus-go-shot = Chiudi
lupus-go-captain = Il capitano
lupus-go-no-captain = Senza capitano
lupus-go-lynch-hint = Se la partita non finisce qui, torna la notte.
lupus-go-deal = { $way ->
    [physical] Dai le carte a mano
   *[digital] Distribuisci le carte
 }
lupus-go-close-hint = Puoi andare avanti anche se manca qualcuno.
lupus-hands-remove = { $name } deve andare via
lupus-hands-remove-hint = Lo sanno tutti. La carta resta coperta, e chi esce vince lo stesso, se vince la sua fazione.
lupus-hands-kill = Segna una morte
lupus-hands-revive = Riporta in vita
lupus-hands-role = Cambia ruolo
lupus-hands-skip = Salta questo passo
lupus-hands-who = Chi?
lupus-hands-cause = Come?
lupus-hands-which = Quale ruolo?
lupus-hands-reason = Perché? (si legge alla fine, nel racconto)
lupus-hands-warn = È una correzione a mano: resta nel diario.
lupus-go-open-window = Apri le domande
lupus-go-result = Avanti: il risultato
lupus-go-fate = Avanti: decide la sorte
lupus-hands-somebody = Qualcuno

## The choices of the lobby, as chips (not on phones)
lupus-chips-night-input = Come si gioca la notte
lupus-chip-phones = con i telefoni
lupus-chip-phones-note = Un ruolo alla volta, su ogni telefono.
lupus-chip-pointing = a occhi chiusi
lupus-chip-pointing-note = Un ruolo alla volta, a occhi chiusi.
lupus-chip-together = veloce
lupus-chip-together-note = Di notte si risponde tutti insieme.
lupus-chips-moderation = Chi modera
lupus-chip-person = modera una persona
lupus-chip-person-note = Chi modera legge, e non gioca.
lupus-chip-voice = modera la voce
lupus-chip-voice-note = Legge il programma: giocate tutti.
lupus-chips-box = Quale scatola
lupus-chip-classic = una scatola
lupus-chip-classic-note = I dieci ruoli della prima scatola.
lupus-chip-world = due scatole
lupus-chip-world-note = Altri nove ruoli, e un capitano.
lupus-chips-ready-deck = Quanto lo conoscete
lupus-chip-first-evening = prima sera
lupus-chip-first-evening-note = Per chi comincia: strega e cacciatore.
lupus-chip-hearts = cuori
lupus-chip-hearts-note = Avete già giocato: innamorati, anziano, bambino selvaggio, capitano.
lupus-chip-whole-box = tutto
lupus-chip-whole-box-note = Conoscete tutto: altri nove ruoli e il capitano.
lupus-chips-style = Quale partita
lupus-chip-easy = facile
lupus-chip-easy-note = Pochi ruoli speciali, voto a turno.
lupus-chip-full = scatola piena
lupus-chip-full-note = Da 9 persone più ruoli speciali, voto a turno.
lupus-chip-sealed = voti segreti
lupus-chip-sealed-note = Da 9 persone più ruoli speciali, voto segreto.

## Warnings, and what the moderator uncovers (not on phones)
lupus-warn-no-pick = Nessuno ha scelto: il passo si chiude così. Va bene?
lupus-warn-untapped = { $n ->
    [one] { $who } non ha ancora risposto. Se chiudi adesso, chi manca non sceglie.
   *[other] { $who } non hanno ancora risposto. Se chiudi adesso, chi manca non sceglie.
 }
lupus-warn-pointed = Con i segreti nascosti nessuno ha scritto chi è stato indicato: se chiudi adesso, questo passo resta senza scelta.
lupus-warn-differ = Hanno risposto tutti, ma chi doveva scegliere insieme non è d’accordo. Se chiudi adesso, quella scelta va persa.
lupus-warn-unseen = { $n ->
    [one] { $who } non ha ancora detto di aver visto la sua carta. Cominciare lo stesso?
   *[other] { $who } non hanno ancora detto di aver visto la loro carta. Cominciare lo stesso?
 }
lupus-cover-title = Scelta e risposta
lupus-cover-nobody = Nessuno agisce in questo passo. Lascia passare qualche secondo.
lupus-cover-acts = A scegliere: { $who }.
lupus-cover-none = Nessuna scelta, finora.
lupus-cover-recognise = { $way ->
    [phones] Leggono chi sono: { $who }.
   *[pointing] Si riconoscono: { $who }.
 }
lupus-cover-alone = Non c’è nessun altro: { $who }.
lupus-cover-proposal = { $who } propone { $target }.
lupus-cover-differ = Non sono d’accordo.
lupus-cover-picks = Scelta: { $target }.
lupus-cover-step = { $step }: { $rest }
lupus-warn-unseen-many = In { $n } non hanno ancora detto di aver visto la carta. Cominciare lo stesso?
lupus-warn-untapped-many = Mancano ancora { $n } risposte. Chiudere lo stesso?

## Questions to the moderator alone (not on phones)
lupus-warn-talk = Il tempo non è finito. Aprire il voto adesso?
lupus-warn-speech = Il tempo non è finito. Andare avanti adesso?
lupus-warn-no-captain = Nessuno è stato nominato: fino alla prossima elezione non c’è un capitano. Va bene?
lupus-settle = Decidi tu
lupus-settle-hint = Se non si mettono d’accordo, o non rispondono, la scelta è tua.
lupus-settle-nobody = Nessuno
lupus-deal-mismatch = Le carte inserite non corrispondono al mazzo.
lupus-blind-night = { $n ->
    [one] { $who } non ha il telefono: con i segreti nascosti, di notte non può scegliere. Serve un telefono, oppure mostra i segreti.
   *[other] { $who } non hanno il telefono: con i segreti nascosti, di notte non possono scegliere. Servono telefoni, oppure mostra i segreti.
 }
lupus-blind-pointing = Quando si indica a gesti, chi modera deve vedere chi viene indicato.
lupus-blind-pointing-lobby = Qui i segreti sono nascosti, e a occhi chiusi chi modera deve vedere chi viene indicato. Mostrali, o giocate la notte con i telefoni.
lupus-settle-confirm = Conferma { $name }
lupus-settle-pick = Decidi per { $name }
lupus-enter-role-conflict = Troppe carte uguali: quale è sbagliata?
lupus-skipped-warn = { $who } non vota: conta come astensione, e resta scritto nel diario.
