# Il tavolo: posti, porta, dispositivi, partita sul tavolo.

## Rifiuti del tavolo
E_NOT_SEATED = Questo telefono non ha un posto a questo tavolo.
E_NOT_MODERATOR = Questo può farlo solo chi modera, dal tablet.
E_WRONG_PHASE = Adesso non si può.
E_ANNOUNCING = Ancora un attimo.
E_WATCHING = Questa partita la guardi. Giochi dalla prossima.
E_NEGATIVE = Sotto zero non si va.
E_ID_REUSED = Questa richiesta è già servita: riprova.
E_DOOR_CLOSED = La porta è chiusa: chi modera può riaprirla dal tablet.
E_TABLE_FULL = Il tavolo è al completo: ha { $most } posti.
E_HAS_PHONE = Questo posto ha il suo telefono: guarda lì.
E_NO_SUCH_SEAT = Questo posto non c’è più.
E_RING_DIFFERS = Intanto qualcuno è arrivato o è andato via. Guarda il giro e riprova.
E_NO_SUCH_GAME = Questo gioco qui non c’è.
E_GAME_RUNNING = C’è una partita in corso: prima va finita.
E_NOTHING_TO_UNDO = Non c’è niente da annullare.
E_STAYS_OPEN = Quello che è stato aperto resta aperto: si annulla solo ciò che è venuto dopo.
E_NOTHING_TO_REDO = Non c’è più niente da ripristinare: intanto è successo altro.
E_NAME_EMPTY = Scrivi un nome.
E_NAME_LONG = Troppo lungo: al massimo { $most } caratteri.
E_NAME_CHARACTERS = Togli dal nome i caratteri che non si vedono.
E_NAME_MIXED = Questo nome confonde due alfabeti: scrivilo con uno solo.
E_NAME_RESERVED = { $name } si confonderebbe con quello che dice il tavolo: aggiungi qualcosa al nome.
E_NAME_TAKEN = C’è già { $name }. Torni con un altro telefono? Chiedi il QR del tuo posto a chi tiene il tablet. Se no, aggiungi qualcosa al nome.

## Perché no, in più giochi
E_PLAYER_COUNT = { $players ->
    [one] C’è una sola persona al tavolo: si gioca da { $low } a { $high }.
   *[other] Siete in { $players }: si gioca da { $low } a { $high }.
 }
E_OPTION = Questa regola non può valere così.
E_GAME_OVER = La partita è finita.
E_TARGET_DEAD = È già fuori gioco.
E_NOT_YOUR_TURN = Non tocca ancora a te.

## Prima della partita
table-empty-title = Il tavolo è pronto
table-seated-title = Sei al tavolo, { $who }
table-empty-line = Chi modera sta scegliendo il gioco.
table-empty-tablet = Fate entrare tutti, poi scegliete il gioco.
## Posti
table-seat = { $who }
## Avvisi per tutti
table-notice-seat-moved = { $who } ora gioca da un altro telefono.
table-notice-tablet-moved = Ora si modera da un altro dispositivo.
table-notice-seat-shown = Sul tablet si è appena vista la parte segreta di { $who }.
table-notice-undone = Dal tablet è stato annullato un passo. Le risposte già date restano.
table-notice-redone = Dal tablet è stato ripristinato un passo annullato.

## Diario
table-evening = La serata finora
table-evening-game = { $n }. { $game }: { $end }.
table-evening-game-open = { $n }. { $game }.
table-evening-won = { $n ->
    [one] Una vittoria: { $who }.
   *[other] { $n } vittorie: { $who }.
 }
