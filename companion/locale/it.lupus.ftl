# Lupus in Tabula: what is read aloud and what stands on the screens during the game.

lupus-name = Lupus in Tabula
lupus-for-how-many = Lupi nascosti tra i villici. 8–24 persone, un’ora
lupus-lobby = Prima della notte
lupus-deal = Le carte
lupus-night = Notte { $n }
lupus-dawn = Alba { $n }
lupus-day = Giorno { $n }
lupus-end = Fine della partita

# --- Steps, as gouges above the script -------------------------------------------------------
lupus-step-night = Tutti insieme
lupus-stage-dawn = Alba
lupus-stage-talk = Si discute
lupus-stage-vote = Nomine
lupus-stage-defence = Difesa
lupus-stage-runoff = Ballottaggio
lupus-stage-verdict = Verdetto

# --- What is read aloud: the night ------------------------------------------------------------
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

# --- What is read aloud: the day ---------------------------------------------------------------
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
   *[removed] { $who } ha lasciato il gioco.
 }
lupus-say-talk = Parlate, adesso: di chi vi fidate? Quando suona la campana, si vota.
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
lupus-say-lot-drawn = La sorte ha scelto { $who }.
lupus-say-verdict = Il villaggio ha deciso: { $who } lascia il gioco. La carta resta coperta.
lupus-say-verdict-nobody = Oggi nessuno viene linciato.
lupus-say-over = { $side ->
    [wolves] La partita è finita: vincono i lupi mannari!
    [hamster] La partita è finita: vince il criceto mannaro!
   *[humans] La partita è finita: vincono gli umani!
 }
lupus-say-turn-cards = Girate le carte e raccontatevi tutto.

# --- Phones at night: a title, always of two lines, and a sentence ---------------------------------------------------------
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

# --- Phones by day --------------------------------------------------------------------------------
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
lupus-line-runoff = { $cast ->
    [one] Ballottaggio · { $cast } voto su { $of }
   *[other] Ballottaggio · { $cast } voti su { $of }
 }
lupus-line-speaks = Parla { $who }
lupus-line-lot = Parità: decide la sorte
lupus-line-verdict = Il villaggio ha deciso
lupus-line-verdict-nobody = Nessun linciaggio
lupus-vote-title = Ora voti tu
lupus-vote-hint = Su chi cade il tuo sospetto? Il voto è palese e non si cambia.
lupus-vote-hint-secret = Su chi cade il tuo sospetto? Si scopre quando hanno votato tutti.
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
lupus-wait-secret = { $n ->
    [one] Hai votato. Manca ancora un voto.
   *[other] Hai votato. Mancano ancora { $n } voti.
 }
lupus-votes-in = I voti ci sono tutti.
lupus-talk-hint = Ascolta, domanda, difenditi. Alla campana si vota.
lupus-you-nominated = Sei tra i nominati: prepara la tua difesa.
lupus-you-speak = Ora parli tu: convincili.
lupus-you-speak-next = Dopo { $who } parli tu.
lupus-others-speak = Ascolta bene: tra poco si decide.
lupus-you-lynched = Il villaggio ha scelto te.
lupus-you-lynched-line = Esci in silenzio. La tua carta resta coperta.
lupus-you-in-lot = La sorte decide anche di te.
lupus-mixed-pack = Se qualcuno che chiami non ha il telefono, indicagli tu i compagni, a gesti.
lupus-ghost = Sei un fantasma
lupus-ghost-night = La notte ti ha portato via. Resta in silenzio, tieni coperta la carta e goditi la partita.
lupus-ghost-day = Il villaggio ti ha mandato via. Resta in silenzio, tieni coperta la carta e goditi la partita.
lupus-ghost-gone = Hai lasciato il gioco. Tieni coperta la carta: se la tua fazione vince, vinci anche tu.
lupus-ghost-vote = Voti ancora nelle nomine, senza parlare.
lupus-ghost-vote-tomorrow = Da domani voti di nuovo nelle nomine, senza parlare.
lupus-ghost-count = { $dead ->
    [one] { $n } in vita, un fantasma. Se la tua fazione vince, vinci anche tu.
   *[other] { $n } in vita, { $dead } fantasmi. Se la tua fazione vince, vinci anche tu.
 }
lupus-ghost-sleep = Occhi chiusi anche per te. Buonanotte.
lupus-won = Hai vinto!
lupus-lost = Hai perso.
lupus-won-line = { $side ->
    [wolves] Hai giocato con i lupi, e il villaggio è vostro.
    [hamster] Sei in vita, e la partita è tua: gli altri restano a guardare.
   *[humans] Hai giocato con gli umani: il villaggio è salvo.
 }
lupus-lost-line = { $side ->
    [wolves] Il villaggio è dei lupi.
    [hamster] Il criceto mannaro era ancora in vita: vince da solo.
   *[humans] Nessun lupo è rimasto in piedi.
 }

# --- Verdict and the ring ---------------------------------------------------------------------------
lupus-win-wolves = Vincono i lupi mannari
lupus-win-humans = Vincono gli umani
lupus-leaves = Lascia il gioco. La carta resta coperta.
lupus-nobody = Nessuno
lupus-nobody-leaves = Oggi il villaggio non lincia nessuno.
lupus-middle-nominees = { $n ->
    [one] Tra i nominati
   *[other] Nominati
 }
lupus-middle-lot = Decide la sorte tra
lupus-middle-dead = Stanotte il villaggio ha perso
lupus-middle-lynched = Lascia il gioco
lupus-mark-turned = { $was } → { $role }
lupus-clock-talk = Si discute
lupus-clock-speech = Difesa di { $who }
lupus-tally-nomination = Nomine
lupus-tally-runoff = { $n ->
    [1] Ballottaggio
   *[other] Secondo ballottaggio
 }
lupus-ballot-skipped = saltato a mano

# --- The tablet ---------------------------------------------------------------------------------------
lupus-pick-for-hint = Per chi non ha il telefono, o non risponde.
lupus-pick-target = Chi viene indicato?
lupus-pick-target-hint = Tocca la persona indicata, poi conferma.
lupus-pick-for-part = { $step }
lupus-pick-unphoned = Se chi chiami non ha il telefono, tocca chi indica
lupus-pick-unphoned-each = Chi indica { $who }?
lupus-pick-unphoned-hint = Poi conferma.
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

# Corrections by hand.
lupus-cause-mauled = Sbranato dai lupi
lupus-cause-seen = Visto dal veggente
lupus-cause-lynched = Linciato
lupus-cause-removed = Andato via

# --- More words of the day and of the tablet ------------------------------------------------------------
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
