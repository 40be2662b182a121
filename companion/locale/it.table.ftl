# Il tavolo: posti, porta, dispositivi, partita sul tavolo.

## Rifiuti del tavolo
E_NOT_SEATED = Questo telefono non ha un posto a questo tavolo.
E_NOT_MODERATOR = Questo può farlo solo chi conduce, dal tablet.
E_WRONG_PHASE = Adesso non si può.
E_WATCHING = Questa partita la guardi. Giochi dalla prossima.
E_NEGATIVE = Sotto zero non si va.
E_ID_REUSED = Questa richiesta era già servita per altro. Riprova.
E_DOOR_CLOSED = La porta è chiusa: chi conduce può riaprirla dal tablet.
E_TABLE_FULL = Il tavolo è al completo: più di { $most } posti non ne ha.
E_NO_SUCH_SEAT = Questo posto non c’è più.
E_RING_DIFFERS = Intanto qualcuno è arrivato o è andato via. Guarda il cerchio e riprova.
E_NO_SUCH_GAME = Questo gioco qui non c’è.
E_GAME_RUNNING = C’è una partita in corso.
E_NOTHING_TO_UNDO = Non c’è niente da annullare.
E_NAME_EMPTY = Scrivi un nome.
E_NAME_LONG = Troppo lungo: al massimo { $most } caratteri.
E_NAME_CHARACTERS = In questo nome c’è un segno che non si può mostrare. Togli quello che non si vede.
E_NAME_TAKEN = C’è già { $name }. Aggiungi qualcosa per distinguervi.

## Prima della partita
table-empty-title = Ci siamo quasi
table-empty-line = Chi conduce sta scegliendo il gioco.
table-empty-tablet = Fai entrare tutti, poi scegli il gioco.
table-choose-game = Apri
table-choose-game-title = A che cosa giochiamo?
table-rematch = Un’altra partita
table-rematch-hint = Stesse persone, anche chi è arrivato tardi, e stesse regole della casa.
table-abandon-warn = La partita in corso finisce qui, senza vincitori. La abbandoni?

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
table-remove-seat-warn = Il posto si libera e il suo telefono non vale più.
table-release-seat = { $name } resta senza telefono
table-release-seat-title = Chi resta senza telefono?
table-release-seat-warn = Da adesso questo posto lo giochi tu dal tablet. Con un nuovo QR può tornare quando vuole.
table-seat-watchers = Fai sedere chi è arrivato
table-seat-watchers-hint = Al tavolo con gli altri: { $who }
table-set-ring = Va bene così
table-set-ring-title = Come siete seduti?
table-set-ring-hint = In senso orario, da chi sta alla tua sinistra.

## Porta e dispositivi
table-open-door = Apri la porta
table-close-door = Chiudi la porta
table-seat-qr = Un nuovo telefono per { $name }
table-seat-qr-title = Chi cambia telefono?
table-hand-over = Passa la conduzione
table-hand-over-hint = Un QR che vale una volta, per novanta secondi. Questo dispositivo smette di condurre.
table-make-recovery = Frase di recupero
table-make-recovery-hint = Per riprendere la conduzione se il tablet si perde. Quella di prima non vale più.
table-name-table = Dai il nome
table-name-table-title = Come si chiama questo tavolo?
table-blind-on = Voglio sorprendermi
table-blind-off = Voglio vedere tutto
table-blind-hint = Senza segreti sul tablet: solo il copione e quello che tutti sanno.

## Avvisi per tutti
table-notice-seat-moved = { $who } ora gioca da un altro telefono.
table-notice-tablet-moved = La conduzione è passata a un altro dispositivo.

## Diario
table-undo = Annulla l’ultima mossa
table-undo-warn = Qualcuno ha già visto un segreto, e quello non si dimentica. Annulli lo stesso?
table-diary-rewound = Annullato
table-diary-step = Una mossa

## Il racconto da leggere
table-recap-winners = { $n ->
    [one] Vince: { $who }
   *[other] Vincono: { $who }
 }
table-recap-cast = Le carte di tutti
table-recap-dead = fuori dal gioco
table-recap-wins = ha vinto
