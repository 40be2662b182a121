# Il tavolo: posti, porta, dispositivi, partita sul tavolo.

## Rifiuti del tavolo
E_NOT_SEATED = Questo telefono non ha un posto a questo tavolo.
E_NOT_MODERATOR = Questo può farlo solo chi modera, dal tablet.
E_WRONG_PHASE = Adesso non si può.
E_WATCHING = Questa partita la guardi. Giochi dalla prossima.
E_NEGATIVE = Sotto zero non si va.
E_ID_REUSED = Questa richiesta era già servita per altro. Riprova.
E_DOOR_CLOSED = La porta è chiusa: chi modera può riaprirla dal tablet.
E_TABLE_FULL = Il tavolo è al completo: più di { $most } posti non ne ha.
E_HAS_PHONE = Questo posto ha il suo telefono: guarda lì.
E_NO_SUCH_SEAT = Questo posto non c’è più.
E_RING_DIFFERS = Intanto qualcuno è arrivato o è andato via. Guarda il cerchio e riprova.
E_NO_SUCH_GAME = Questo gioco qui non c’è.
E_GAME_RUNNING = C’è una partita in corso.
E_NOTHING_TO_UNDO = Non c’è niente da annullare.
E_NAME_EMPTY = Scrivi un nome.
E_NAME_LONG = Troppo lungo: al massimo { $most } caratteri.
E_NAME_CHARACTERS = In questo nome c’è un segno che non si può mostrare. Togli quello che non si vede.
E_NAME_TAKEN = C’è già { $name }. Chi torna con un altro telefono chiede il QR del suo posto a chi tiene il tablet; chi è un’altra persona aggiunge qualcosa al nome.

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
table-seated-title = Sei a tavola, { $who }
table-empty-line = Chi modera sta scegliendo il gioco.
table-empty-tablet = Fate entrare tutti, poi scegliete il gioco.
table-choose-game = Apri
table-abandon-and-choose = Abbandona e apri { $name }
table-choose-game-title = A che cosa giochiamo?
table-rematch = Un’altra partita
table-abandon-and-again = Abbandona e ricomincia
table-rematch-hint = Stesse persone, anche chi è arrivato tardi, e stesse regole della casa.
table-rematch-warn = La fine sparisce da tutti gli schermi, e non si torna indietro. Il racconto si può leggere finché non finisce la prossima partita.
table-abandon-warn = La partita in corso finisce qui, senza vincitori, e le sue carte si perdono.

## Posti
table-seat = { $who }
table-name = Nome
table-add-seat = Aggiungi
table-add-seat-title = Qualcuno senza telefono
table-rename = Cambia nome
table-rename-title = Cambia un nome
table-rename-seat = Chi
table-remove-seat = { $name } va via
table-remove-seat-title = Chi va via?
table-remove-seat-warn = { $name } si alza: il posto si libera.
table-release-seat = { $name } resta senza telefono
table-release-seat-title = Chi resta senza telefono?
table-release-seat-warn = { $name } lascia il telefono: da adesso questo posto lo giochi tu, dal tablet. Con un nuovo QR può riprenderlo quando vuole.
table-seat-watchers = Fai sedere chi è arrivato
table-seat-watchers-hint = Al tavolo con gli altri: { $who }
table-set-ring = Va bene così
table-set-ring-title = Come siete seduti?
table-set-ring-hint = Tocca i nomi uno dopo l’altro, a cominciare da chi sta alla tua sinistra e girando in senso orario.

## Porta e dispositivi
table-open-door = Apri la porta
table-close-door = Chiudi la porta
table-seat-qr = Un nuovo telefono per { $name }
table-seat-qr-title = Chi cambia telefono?
table-hand-over = Passa il tablet
table-hand-over-hint = Un QR che vale una volta, per novanta secondi. Questo dispositivo smette di moderare.
table-make-recovery = Frase di recupero
table-make-recovery-hint = Per moderare da un altro dispositivo, se il tablet si perde. Quella di prima non vale più.
table-name-table = Dai il nome
table-name-table-title = Come si chiama questo tavolo?
table-set-keeping = Tienila così a lungo
table-set-keeping-title = Quando si cancella questa serata?
table-set-keeping-hint = Si conta dall’ultima cosa che succede qui: spariscono nomi, ruoli, voti e regole di casa. Una partita in corso resta almeno 30 giorni. Se vi rivedete con le stesse persone, scegli un tempo più lungo.
table-set-keeping-campaign = Una campagna non si cancella mai da sola. Questo vale per il tavolo quando sarà finita.
table-keep-1 = Dopo un’ora
table-keep-24 = Dopo un giorno
table-keep-168 = Dopo una settimana
table-keep-720 = Dopo 30 giorni
table-keep-always = Mai da sola
table-show-seat = Passa il tablet
table-show-seat-title = A chi passi il tablet?
table-blind-on = Nascondi i segreti a chi modera
table-blind-off = Mostra i segreti
table-blind-hint = Senza segreti sul tablet: solo il copione e quello che tutti sanno.

## Avvisi per tutti
table-notice-seat-moved = { $who } ora gioca da un altro telefono.
table-notice-tablet-moved = Ora si modera da un altro dispositivo.

## Diario
table-undo = Annulla l’ultima mossa
table-undo-warn = Qualcuno ha già visto un segreto, e lo saprà anche dopo. Annullare lo stesso?
table-diary-rewound = Annullato
table-diary-step = Una mossa
table-evening = La serata finora
table-evening-game = { $n }. { $game }: { $end }.
table-evening-game-open = { $n }. { $game }.
table-evening-won = { $n ->
    [one] Una vittoria: { $who }.
   *[other] { $n } vittorie: { $who }.
 }
