### The product's own strings: what every game shares, the tablet, the wall, the server.

## Every screen
ui-close = Chiudi
ui-help = Aiuto
ui-help-back = Torna al gioco
ui-help-rules = Le regole di questo tavolo
ui-help-own = di casa
ui-help-words = Parole
ui-language = Lingua
ui-names = { $names }
ui-refused = Così non si può.
ui-sure = Confermi?
ui-you-won = Hai vinto
ui-rather-not = No, torna indietro
ui-act-for = Al posto di { $who }
ui-act-for-whom = Al posto di
ui-choose-seat = scegli una persona
ui-choose-seat-first = Prima scegli al posto di chi.
ui-choose = scegli
ui-choose-first = Prima scegli.
ui-opens-in = { $seconds ->
    [one] Tra un secondo.
   *[other] Tra { $seconds } secondi.
  }
ui-in-a-moment = Ancora un momento.
ui-paused = in pausa
ui-time-is-up = Il tempo è finito.
ui-seconds-left = { $seconds ->
    [one] Ancora un secondo.
   *[other] Ancora { $seconds } secondi.
 }
ui-mind = Attenzione
ui-done-of = { $done } su { $total }
ui-answered-of = { $done ->
    [one] { $done } su { $total } ha risposto
   *[other] { $done } su { $total } hanno risposto
 }
ui-awaiting = { $count ->
    [one] Manca { $names }.
   *[other] Mancano { $names }.
  }
ui-fewer = Togli: { $what }
ui-more = Aggiungi: { $what }
ui-number-of = { $what }: { $n }. Scegli il numero.
ui-stays = resta { $n }
ui-earlier = Prima: { $what }
ui-later = Dopo: { $what }
ui-cards-of = { $sum ->
    [one] { $sum } carta, ne servono { $total }
   *[other] { $sum } carte, ne servono { $total }
 }
ui-still-missing = { $count ->
    [one] Ne manca una.
   *[other] Ne mancano { $count }.
  }
ui-not-told = da scegliere
ui-changed = cambiata
rule-printed = secondo il testo
rule-ours = il testo tace: scelta nostra
rule-own = regola di casa
ui-yes = sì
ui-no = no
ui-before = Scritti prima
ui-field-missing = Manca ancora: { $what }
ui-in-deck = nel mazzo: { $count }
ui-code-title = Come si entra
ui-watch = Voglio solo guardare
ui-sit = Siediti al tavolo

## Questions and panels
ui-limit-left = resta
ui-limit-used = usato
ui-veil = Tocca per vedere
ui-seal = Sigilla
ui-points-missing = { $count ->
    [one] Manca un punto.
   *[other] Mancano { $count } punti.
  }
ui-stand-you = { $count ->
    [0] tu
   *[other] tu e { $who }
 }
ui-stand-you-many = tu e altri { $count }
ui-stand-many = in { $count }
ui-stand-nobody = di nessuno
ui-stand-ahead = avanti di { $by }
ui-stand-even = pari
ui-stand-behind = { $by ->
    [one] ti manca 1
   *[other] ti mancano { $by }
 }
ui-branch-again = ritocca: { $n }
ui-branch-then = Adesso scegli dove.
ui-becomes = diventa
ui-annals = La storia fin qui
ui-annals-lost = La storia adesso non arriva: riprova tra poco.
ui-history = Storia
ui-keep-copy = Salva una copia
ui-columns-beyond = { $count ->
    [one] ancora una colonna →
   *[other] altre { $count } colonne →
 }
ui-leaf-before = Foglio precedente
ui-leaf-after = Foglio successivo

## The ring, the votes, the script and the story
ui-ring = Il giro
ui-moderator = Chi modera
ui-role-covered = ruolo coperto
ui-seat-dead = fuori gioco
ui-seat-gone = via dal tavolo
ui-seat-turn = è il suo turno
ui-seat-nominated = tra i nominati
ui-seat-waits = si aspetta
ui-seat-wins = ha vinto
ui-seat-chosen = è la scelta
ui-votes = { $count ->
    [one] { $count } voto
   *[other] { $count } voti
 }
ui-votes-of = { $cast ->
    [one] { $cast } voto su { $expected }
   *[other] { $cast } voti su { $expected }
 }
ui-votes-for = vota
ui-votes-now = Turno di { $name }
ui-nobody = nessuno
ui-said = «{ $line }»
ui-then = Poi: «{ $line }»
ui-stages = I passi, in ordine
ui-chronicle = Com’è andata
ui-chart-none = nessun voto
ui-chart-table = Come tabella

## Copies and printed sheets of a long game
sheet-print = Foglio da stampare
sheet-csv = Tabella in CSV
sheet-before = prima
sheet-how = come
sheet-after = dopo

## Copies and printed sheets of a long game (not on phones)
E_BAD_COPY = Questo file non è una copia che si possa riprendere qui.
E_COPY_TOO_LARGE = Questa copia è troppo grande per riprenderla qui.
E_COPY_NOT_NOW = Adesso il gioco ha segreti che chi ospita non può vedere: salva una copia quando saranno scoperti.
copy-title = Riprendi da una copia
copy-how = Un gioco salvato altrove riprende qui, a un tavolo nuovo.
copy-file = La copia
copy-note = I posti ci sono tutti: ognuno riprende il suo con il QR che gli mostri. Le carte ancora sigillate vanno riscritte.
copy-go = Riprendi il gioco
copy-back = Torna al tavolo

## Charts, proposals and lists
ui-arrow = { $above } sopra { $below }
ui-arrow-from = Tocca chi starà sopra.
ui-arrow-to = Adesso tocca chi starà sotto.
ui-route-then = Adesso scegli dove.
ui-stop-done = timbrato
ui-stop-next = il prossimo
ui-stop-later = più avanti
ui-agreed = D’accordo:
ui-not-agreed = Manca il sì di:
ui-drop = Togli
ui-line-add = Aggiungi una riga
ui-line-put = Aggiungi
ui-line-drop = Togli { $what }
ui-lines-first = Aggiungi prima una riga.
ui-sequence-add = Aggiungi in fondo
ui-sequence-out = Togli { $what }, al posto { $place }
ui-sequence-empty = Tocca almeno una voce.

## Flowers and the die
ui-petals = Le rose di tutti
ui-petals-of = { $filled } di { $total }
ui-petals-none = Nessuno in gioco
ui-petals-gathered = { $gathered } su { $goal }
ui-turn-now = È il suo turno.
ui-turn-yours = È il tuo turno.
ui-face = Faccia { $face }

## The board of turned cards, and folded groups
board-you = tu
board-turn = di turno
board-blow-by-blow = Colpo per colpo
board-hits = colpisce per { $damage }
board-across = di traverso
board-near = girata verso chi guarda
board-far = girata dall’altra parte
board-hot = si combatte
board-beside-of = Sul campo di { $who }
board-beside-yours = Sul tuo campo
board-hurt = danni { $damage }
board-spent = tappato
board-nth = { $name } ({ $number })
phone-group-match = Partita
phone-group-deck = Lista
phone-group-cards = Conta le carte
phone-group-characters = Personaggi

## The phone
phone-opening = Apro il tavolo…
phone-needs-script = Per giocare dal telefono serve JavaScript. Senza, chi modera può giocare per te dal tablet.
phone-place = posto { $place }
phone-story-before = Il racconto di prima
ui-share-sum = { $label }: { $n }
phone-share = Condividi l’immagine
phone-seated = Sei al tavolo
phone-how-to = Come si gioca, in cinque figure
phone-next = Giochi dalla prossima partita. Intanto puoi guardare.
phone-watching = Stai a guardare
phone-you = tu
phone-own = carta
phone-own-title = La tua carta
phone-code-label = Codice del tavolo { $code }: mostra il QR e la lingua
phone-code-how = Chi arriva inquadra il QR, oppure apre { $address } e scrive il codice.
phone-code-night = Il QR torna con il giorno. Il codice vale sempre.
phone-qr-label = Codice QR per sedersi a questo tavolo
phone-bell = Campana su questo telefono
phone-other-page = La pagina di chi ospita
phone-voice-unheard = Nessuno sente la voce. Toccate il dispositivo al centro del tavolo, o il televisore: intanto le frasi si leggono lì.
phone-awake-on = Lo schermo resta acceso finché questa pagina è aperta.
phone-awake-off = Dopo il primo tocco lo schermo resta acceso, se il telefono lo permette.
phone-awake-never = Se lo schermo si spegne, riaccendilo: ritrovi tutto com’era.
phone-seat-title = Il tuo posto
phone-seat-name = Il tuo nome
phone-seat-rename = Correggi il nome
phone-seat-leave = Lascia il posto
phone-seat-leave-warn = Il posto si libera e il telefono torna all’ingresso.
phone-seat-needed = Finché dura la partita il posto serve. Devi andare? Dillo a chi tiene il tablet: può giocare per te.
phone-notes = I miei appunti
phone-notes-kept = Restano su questo telefono e spariscono con il tavolo. Di notte non si aprono.
phone-card-hold = Tieni premuto
phone-card-covered = La tua carta, coperta.
phone-card-look-around = Guardati intorno, poi tieni premuto qui: la vedi finché non lasci.
phone-card-itself = Si è coperta da sola. Tieni premuto per rivederla.
phone-card-short = Tieni premuto finché non hai letto tutto.
phone-card-toggle = Scopri o copri la carta
phone-card-release = Lascia per coprire
phone-card-first = Prima guarda la tua carta.
phone-list-open = Apri l’elenco delle carte
phone-list-again = Scegli un’altra carta
phone-chosen = La carta scelta · tieni premuto
phone-ring = Il tavolo, dal tuo posto
phone-pick-label = Scegli una persona
phone-pick-hint = Tocca un nome, poi conferma.
phone-pick-confirm = Conferma, oppure tocca un altro nome.
phone-pick-not-this = Qui non si può: tocca un altro nome.
phone-pick-noted = Segnato: { $name }.
phone-more-below = { $count ->
    [one] un altro ↓
   *[other] altri { $count } ↓
  }
phone-seat-dead = non è più in gioco
phone-seat-gone = via dal tavolo
phone-seat-turn = tocca a questa persona
phone-seat-nominated = tra i nominati
phone-seat-wins = ha vinto
phone-roles-show = Mostra i ruoli
phone-roles-cover = Copri i ruoli
phone-seat-kept = Il tuo posto ti aspetta.
phone-lost-title = Collegamento perso
phone-lost = Il tuo posto resta tuo.
phone-lost-again = { $seconds ->
    [one] Riprovo da solo tra un secondo.
   *[other] Riprovo da solo tra { $seconds } secondi.
  }
phone-lost-now = Riprovo adesso.
phone-lost-retry = Riprova ora
phone-lost-hint = Non torna? Controlla di essere sul Wi-Fi del tavolo, e che il browser possa usare la rete locale.
phone-last-seen = { $seconds ->
    [one] Ultima vista, un secondo fa
   *[other] Ultima vista, { $seconds } secondi fa
  }
phone-last-seen-long = { $minutes ->
    [one] Ultima vista, un minuto fa
   *[other] Ultima vista, { $minutes } minuti fa
  }
phone-last-clock = Adesso l’orologio segna { $time }.
phone-moved-title = Aperto altrove
phone-moved = Il tuo posto ora si gioca in un’altra scheda o da un altro telefono.
phone-moved-back = Gioca da qui
phone-removed-title = Non sei più al tavolo
phone-removed = Il tuo posto è stato tolto. Se la porta è aperta, puoi sederti di nuovo.
phone-released-title = Telefono staccato
phone-released = Il tuo posto ora si gioca dal tablet. Per riprenderlo, chiedi un QR a chi modera.
phone-refused-title = Qui non c’è un posto
phone-refused = Il tavolo non riconosce questo telefono. Siediti di nuovo.
phone-refused-join = Vai all’ingresso

## The phone (server only)
old-phone = Questo browser è troppo vecchio. Se non arriva altro, chiedi un posto senza telefono.

## How a game is played
learn-title = Come si gioca
learn-at = { $at } di { $count }
learn-on = Avanti
learn-back = Indietro
learn-done = Ho capito

## Keeping the screen on, where the browser cannot do so itself
learn-awake-keep = Schermo acceso mentre si gioca
learn-awake-price = Lo schermo resta acceso mentre si gioca. Per lasciarlo spegnere: tocca il codice in alto.
learn-awake-fine = Va bene
learn-awake-music = Su questo dispositivo la musica può fermarsi.

## While the host's device keeps the games
learn-evenings-kept = Il dispositivo di chi ospita ricorda le partite di stasera: chi era che cosa e chi ha vinto.

## The invitation to a table
invite-label = Manda l’invito a chi deve ancora venire:
invite-said = Stasera si gioca, il tavolo è «{ $called }». Apri il link e scrivi il tuo nome: non c’è niente da installare.
invite-share = Condividi
invite-copy = Copia il link
invite-copied = Copiato

## The table: refusals
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
E_NAME_EMPTY = Scrivi un nome.
E_NAME_LONG = Troppo lungo: al massimo { $most } caratteri.
E_NAME_CHARACTERS = Togli dal nome i caratteri che non si vedono.
E_NAME_MIXED = Questo nome confonde due alfabeti: scrivilo con uno solo.
E_NAME_RESERVED = { $name } si confonderebbe con quello che dice il tavolo: aggiungi qualcosa al nome.
E_NAME_TAKEN = C’è già { $name }. Torni con un altro telefono? Chiedi il QR del tuo posto a chi tiene il tablet. Se no, aggiungi qualcosa al nome.

## The table: refusals of what only the host does (not on phones)
E_NO_SUCH_GAME = Questo gioco qui non c’è.
E_GAME_RUNNING = C’è una partita in corso: prima va finita.
E_NOTHING_TO_UNDO = Non c’è niente da annullare.
E_STAYS_OPEN = Quello che è stato aperto resta aperto: si annulla solo ciò che è venuto dopo.
E_NOTHING_TO_REDO = Non c’è più niente da ripristinare: intanto è successo altro.

## Refusals of several games
E_PLAYER_COUNT = { $players ->
    [one] C’è una sola persona al tavolo: si gioca da { $low } a { $high }.
   *[other] Siete in { $players }: si gioca da { $low } a { $high }.
 }
E_OPTION = Questa regola non può valere così.
kit-answer-person = { $who }
kit-answer-given = Data.
kit-answer-in = La tua risposta c’è. Gli altri ci pensano ancora.
kit-answer-own = La tua risposta
kit-answer-back = Riprendila
E_NOT_ASKED = Adesso non tocca a te rispondere.
E_NO_SUCH_ANSWER = Questa risposta non è tra quelle possibili.
E_NOTHING_ANSWERED = Non c’è una tua risposta da riprendere.
E_ALREADY_ANSWERED = La tua risposta c’è già.
E_GAME_OVER = La partita è finita.
E_TARGET_DEAD = È già fuori gioco.
E_NOT_YOUR_TURN = Non tocca ancora a te.

## The table before the game
table-empty-title = Il tavolo è pronto
table-seated-title = Sei al tavolo, { $who }
table-empty-line = Chi modera sta scegliendo il gioco.

## Seats
table-seat = { $who }

## Notices for everybody
table-notice-seat-moved = { $who } ora gioca da un altro telefono.
table-notice-tablet-moved = Ora si modera da un altro dispositivo.
table-notice-seat-shown = Sul tablet si è appena vista la parte segreta di { $who }.
table-notice-undone = Dal tablet è stato annullato un passo. Le risposte già date restano.
table-notice-redone = Dal tablet è stato ripristinato un passo annullato.

## The evening
table-evening = La serata finora
table-evening-game = { $n }. { $game }: { $end }.
table-evening-game-open = { $n }. { $game }.
table-evening-won = { $n ->
    [one] Una vittoria: { $who }.
   *[other] { $n } vittorie: { $who }.
 }

## Refusals of the server
E_NO_TABLE = Questo codice non apre nessun tavolo, oppure la porta del tavolo è chiusa. Controllalo sul tablet o sullo schermo grande, o chiedi a chi modera di aprire la porta.
E_UNREADABLE = Questo tavolo è stato scritto da un Veglia più nuovo, oppure è rovinato: qui non si può giocare. Gli altri tavoli stanno bene. Chi gestisce il server ne sa di più con «companion --check».
E_NOT_HOST = Questo dispositivo non è il tablet di chi modera. Fattelo passare con il suo QR.
E_INVITE_DEAD = Questo QR, link o chiave non vale: è già stato usato, è scaduto, oppure è scritto male.
E_BAD_INPUT = Questa richiesta non si capisce. Ricarica la pagina e riprova.
E_ONE_LINE = Queste parole devono stare su una riga sola: senza a capo, tabulazioni o altri caratteri di controllo.
E_UNKNOWN_COMMAND = Questa pagina è di un’altra versione. Ricaricala.
E_OLD_PAGE = Il programma è stato aggiornato. Ricarica questa pagina.
E_TRY_AGAIN = Qualcosa è andato storto. Riprova.
E_BUSY = Il tavolo è molto occupato. Riprova tra un attimo.
E_RENAMED_OFTEN = Hai cambiato nome molte volte. Aspetta un po’, poi potrai farlo di nuovo.
E_TOO_FAST = Un momento: troppe richieste in poco tempo.
E_CANNOT_SAVE = Il server non riesce a salvare. Niente è andato perso: riprova tra un attimo.
E_LOG_FULL = Il registro di questo tavolo è pieno; quello che si è giocato resta. Chi ospita può annullare, o salvare una copia e riprenderla a un altro tavolo.

## The tablet: opening (not on phones)
desk-opening = Apro il tavolo…
desk-needs-script = Questa pagina ha bisogno di JavaScript.

## The tablet: opening (server only)
old-tablet = Questo browser è troppo vecchio per Veglia. Se non arriva altro, modera da un altro dispositivo.
old-screen = Non arriva altro? Questo televisore è troppo vecchio: collega un portatile o una chiavetta, e apri lì lo stesso indirizzo.

## The tablet: the bar at the top (not on phones)
desk-tools = Strumenti
desk-step = passo { $step } di { $of }
desk-diary = Diario
desk-table = Tavolo
desk-code-label = Codice del tavolo { $code }, mostra il QR
desk-rules-changed = ({ $count })
desk-group-rules = Regole di casa
desk-group-corrections = Correggi
desk-group-deck = Cambia
desk-group-night = Ordine della notte
desk-group-cards = Carte inventate
desk-group-presets = Regole pronte
desk-group-seat = Posto
desk-group-votes = Voti
desk-group-match = Partita
desk-group-players = Chi gioca
desk-group-people = Persone
desk-group-effects = Supporti ed effetti

## The tablet: rules, cards and evenings kept on this device (not on phones)
desk-own-rules = Le vostre regole
desk-own-rules-none = Con un nome, le regole di adesso restano su questo dispositivo anche per altre sere.
desk-own-rules-name = Nome per le regole di adesso
desk-own-rules-keep = Tienile da parte
desk-own-rules-forget = Cancella
desk-own-rules-forget-named = Cancella «{ $name }»
desk-own-rules-gone = «{ $name }» cancellate.
desk-own-rules-back = Rimettile
desk-own-rules-full = Sono già { $most }: prima cancellane una.
desk-own-rules-broken = Qualcosa di quello che questo dispositivo teneva da parte non si legge più.
desk-own-rules-denied = Questo dispositivo non tiene niente da parte: forse è una finestra privata, o è pieno.
desk-cards = Carte scritte
desk-cards-here = { $n ->
    [0] Le carte che scrivete (nomi e valori, mai chi le gioca) restano su questo dispositivo, e un’altra sera basta un tocco. Per ora nessuna.
    [one] Una carta resta su questo dispositivo (nome e valori, mai chi la gioca) e viene con il suo gioco. Spegnendo si cancella.
   *[other] { $n } carte restano su questo dispositivo (nomi e valori, mai chi le gioca) e vengono con il loro gioco. Spegnendo si cancellano.
 }
desk-cards-off = Su questo dispositivo non resta nessuna carta.
desk-evenings = Le serate
desk-rehearse = Prova per conto tuo, con amici immaginari
desk-rehearsal-end = Fine prova
rehearsal-mark = Prova: gli altri sono immaginari
desk-evenings-off = Su questo dispositivo non si conserva niente.
desk-evenings-none = Non c’è ancora niente: la prima partita arriva qui quando finisce.
desk-evenings-here = Solo su questo dispositivo: le ultime 60 partite.
desk-evenings-ends = Com’è finita
desk-evenings-people = Chi era che cosa
desk-evenings-won = { $won ->
    [one] una vittoria su { $played }
   *[other] { $won } vittorie su { $played }
  }
desk-evenings-games = Partita per partita
desk-evenings-forget = Cancella tutto
desk-evenings-gone = Cancellato tutto.
desk-evenings-back = Rimettilo
desk-evenings-save = Salva in un file
E_RULES = Queste regole di casa qui non valgono: cancellale e tienile da parte di nuovo.

## The tablet: the ring (not on phones)
desk-show-roles = Mostra i ruoli
desk-cover-roles = Copri i ruoli
desk-place = { $place }
desk-no-phone = senza telefono
desk-asleep = telefono spento
desk-chosen = Scelta: { $name }
desk-tap-a-seat = Tocca un nome nel giro

## The tablet: the script (not on phones)
desk-secret = Scelta e risposta
desk-hold = tieni premuto
desk-undo = Annulla
desk-redo = Ripristina
desk-more-below = Continua sotto ↓

## The tablet: acting for a seat, and lending it (not on phones)
desk-act-for-one = Rispondi al posto suo
desk-act-for-many = Rispondi al posto loro
desk-act-title = Al posto di { $name }
desk-nothing-now = Adesso non c’è niente da fare qui.
desk-handover-one = Passa nelle mani di { $name }
desk-pass-next = Passa il tablet: è il turno di { $name }
desk-handover-title = Il tablet passa di mano
desk-handover-place = Le carte · { $place } di { $of }
desk-handover-give = Passa il tablet a
desk-handover-seen = Carta coperta
desk-handover-away = Gli altri guardino altrove.
desk-handover-hold = Sono { $name }: tengo premuto
desk-handover-how = la carta si vede finché tieni il dito
desk-handover-again = Tieni premuto per riguardare
desk-handover-back = Ho visto: lo ridò
desk-handover-only = Solo per { $name }
desk-passing-hold = Tieni premuto e leggi
desk-passing-toggle = Scopri o copri la riga
desk-passing-over = Il tablet ha finito il giro
desk-passing-over-how = Ridate il tablet a chi modera
desk-passing-away = Il resto è solo per chi modera.
desk-passing-host = Modero io
desk-sealed-place = In segreto · { $place } di { $of }
desk-sealed-here = Sono { $name }: scrivo io
desk-sealed-after = Poi ridai il tablet: quello che hai scritto resta coperto.

## The tablet: code and addresses (not on phones)
desk-qr-label = QR per sedersi al tavolo
desk-code-how = Inquadra il QR, oppure apri { $address } e scrivi il codice.
desk-addresses = Se i telefoni non arrivano, prova un altro indirizzo:
desk-screen-how = Lo schermo per tutti:
desk-wifi-qr = QR per entrare nel Wi-Fi
desk-wifi-table = Tavolo
desk-wifi-shared = Con il primo QR si entra in { $name }.
desk-wifi-remove = Togli il Wi-Fi
desk-wifi-add = Serve il Wi-Fi? Aggiungi il suo QR
desk-wifi-name = Nome della rete
desk-wifi-password = Password (se non c’è, lascia vuoto)
desk-wifi-hidden = La rete è nascosta
desk-wifi-kept = Resta su questo dispositivo. La mostrano lo schermo grande e il cartello; i telefoni non la ricevono mai.
desk-wifi-show = Mostra il QR
desk-nobody-yet = Chi arriva inquadra il QR o apre { $address }.

## The tablet: seats (not on phones)
desk-add-seat = Posto senza telefono
desk-add-seat-how = Per chi non ha il telefono: gioca con te, sul tablet.
desk-host-sits = Gioca anche chi tiene il tablet: prende posto con il suo telefono, o aprendo il link in un’altra scheda di questo browser; con «Posto senza telefono» gioca da qui.
desk-change-game = Cambia gioco
desk-people = { $count ->
    [0] Ancora nessuno al tavolo
    [one] Una persona al tavolo
   *[other] { $count } al tavolo
 }
desk-state-here = telefono acceso
desk-state-away = telefono spento
desk-turn-away = { $n ->
    [one] Il telefono di { $who } è spento: chiedi a voce e tocca qui la risposta.
   *[other] I telefoni di { $who } sono spenti: chiedi a voce e tocca qui le risposte.
  }
desk-waits = { $n ->
    [one] { $who } è qui, e gioca dalla prossima partita.
   *[other] { $who } sono qui, e giocano dalla prossima partita.
  }
desk-awaited-away = { $n ->
    [one] Il telefono di { $who } non è collegato.
   *[other] I telefoni di { $who } non sono collegati.
  }
desk-state-none = senza telefono
desk-rename = Cambia nome
desk-deck = Il mazzo
desk-move = Sposta nel giro
desk-move-later = Scambia con { $name }, che viene dopo
desk-move-sooner = Scambia con { $name }, che viene prima
desk-swap = scambia con { $name }
desk-place-of = posto { $place } di { $of }
desk-new-phone = QR per un altro telefono
desk-give-phone = QR per un telefono
desk-release-seat = Stacca il telefono di { $name }
desk-remove-seat = Togli { $name } dal tavolo

## The tablet: devices (not on phones)
desk-devices = Dispositivi
desk-invite-tablet = Passa il tablet
desk-invite-tablet-how = Inquadra con l’altro dispositivo: da quel momento modera lui, e questo smette.
desk-invite-seat = Un telefono per { $name }
desk-invite-seat-how = Inquadra con il telefono di { $name }. Quello di prima smette di valere.
desk-invite-seat-done = Fatto: il telefono di { $name } è al suo posto.
desk-invite-label = QR che vale una volta sola
desk-invite-left = Vale una volta, ancora per { $seconds }{ "\u00A0" }s.
desk-invite-over = È scaduto.
desk-invite-used = Usato.
desk-invite-making = Preparo il QR…
desk-invite-again = Fanne un altro
desk-recovery = Se perdi il tablet
desk-recovery-what = Una chiave da mettere via ora: con quella un altro dispositivo diventa il tablet, anche se questo si rompe.
desk-recovery-how = Fotografa o scrivi questa chiave, e non mostrarla a chi gioca. Si scrive qui: { $address }
desk-recovery-make = Crea la chiave
desk-recovery-again = Creane una nuova, la vecchia non vale più

## The tablet: sound (not on phones)
desk-voice-speaks = Leggi ad alta voce
desk-voice-speaks-how = Il tablet pronuncia le battute del copione.
desk-voice-covers = Suoni del villaggio
desk-voice-covers-how = Di notte vento, grilli e una civetta coprono passi e sedie; di giorno un fuoco.
desk-sounds = Se volete: i suoni del villaggio?
desk-sounds-yes = Sì
desk-sounds-no = No
desk-sounds-later = Si cambia quando volete da «Tavolo».
desk-on = sì
desk-off = no

## The tablet: diary (not on phones)
desk-notes = Appunti
desk-notes-evening = Appunti della serata
desk-notes-kept = Restano su questo tablet e spariscono con il tavolo.
desk-diary-empty = Il diario è ancora vuoto.
desk-diary-shows = (ha mostrato un segreto)
desk-diary-back = Torna qui
desk-diary-back-label = Torna qui, a prima di questa riga
desk-diary-sure = Tornare indietro?
desk-diary-lost = { $count ->
    [one] Si annulla un passo:
   *[other] Si annullano { $count } passi:
 }
desk-diary-warn = qualcuno ha già visto un segreto in questi passi. Lo saprà anche dopo.
desk-diary-go = { $count ->
    [one] Annulla un passo
   *[other] Annulla { $count } passi
 }

## The tablet: the end of a game (not on phones)
desk-cast = Chi era chi
desk-share-picture = Condividi l’immagine
desk-share-text = Scarica il racconto
desk-share-data = Scarica i dati

## The wall (not on phones)
screen-how = Inquadra, scrivi il nome, siediti.
screen-wifi-how = Serve il Wi-Fi?
screen-late = Arrivi ora? Guarda, e gioca appena si può.
screen-windows = A ogni ospite si accende una finestra.
screen-who-plays = Chi gioca stasera?
screen-arrived = Ecco { $who }
screen-arrived-some = Si siedono in { $count }
screen-door-closed = La porta è chiusa: chi arriva guarda.
screen-people = { $count ->
    [0] Il tavolo è vuoto
    [one] Una persona al tavolo
   *[other] { $count } al tavolo
 }
screen-living = { $count ->
    [one] una persona in gioco
   *[other] { $count } in gioco
 }
screen-village = { $lit ->
    [one] Il villaggio di notte: { $lit } finestra accesa su { $all }
   *[other] Il villaggio di notte: { $lit } finestre accese su { $all }
 }

## The tablet: connection lost, or another tablet (not on phones)
desk-lost-title = Collegamento perso
desk-lost = Niente è perduto: il tavolo resta com’è.
desk-moved-title = Ora si modera da un’altra pagina
desk-moved = Questa pagina non comanda il tavolo.
desk-moved-back = Modera da qui
desk-handed-title = Il tablet è un altro
desk-handed = Ora il tavolo si modera da un altro dispositivo. Per riaverlo qui, su quello apri «Tavolo», poi «Passa il tablet», e inquadra il QR. Se è perduto, chi ha avviato Veglia trova un link nel terminale al prossimo avvio.
desk-refused-title = Da qui non si entra
desk-refused = Questo non è più il tablet del tavolo. Per tornarci, apri «Passa il tablet» su quello nuovo.
desk-rehearsal-over-title = La prova è finita
desk-rehearsal-over = Questa finestra si può chiudere.
desk-sit-drag = Mettete i nomi nell’ordine delle sedie: si trascinano, oppure
desk-sit-order = Mettete i nomi nell’ordine delle sedie:
desk-sit-touch = toccateli in ordine
desk-order-anew = Ricomincia da capo
desk-order-first = Tocca il primo nome.
desk-order-rest = Mancano { $count } nomi: se li lasci, seguono nell’ordine di adesso.
desk-invite-link = Senza fotocamera? Apri questo link sull’altro dispositivo:
desk-story-before = Il racconto di prima
desk-share-page = Leggi o stampa il racconto
desk-prints = Da stampare
desk-print-poster = Il cartello per la porta
desk-print-seats = Un biglietto per ogni posto
desk-print-night = L’ordine della notte

## The story as text (not on phones)
table-recap-winners = { $n ->
    [one] Vince: { $who }
   *[other] Vincono: { $who }
 }
table-recap-back = Torna al tavolo
table-recap-cast = Tutti, alla fine
table-recap-dead = fuori dal gioco
table-recap-wins = ha vinto

## The tablet: voice (not on phones)
desk-voice-loud = Voce
desk-voice-softer = Più piano
desk-voice-louder = Più forte
desk-voice-level = { $loud } su { $of }
desk-voice-none = Questo dispositivo non sa parlare: le frasi si leggono qui.
desk-voice-held = Non mi sentite? Toccate lo schermo e poi «Ripeti». Intanto le frasi si leggono qui.
desk-voice-network = Parla una voce che arriva da internet: senza rete tace.
desk-voice-own = Con la voce di questo dispositivo
desk-voice-own-how = Invece di quella del programma, che suona uguale ovunque e non ha bisogno di internet.
desk-voice-slow = Più lenta
desk-voice-slow-how = La voce si prende più tempo per ogni frase.
desk-voice-try = Prova la voce
desk-voice-try-now = Ascolta
desk-voice-try-line = Buonasera. Stasera nessuno deve moderare: ci penso io.
desk-voice-whose = { $voice ->
    [shipped] Parlerà la voce del programma.
    [device] Parlerà la voce di questo dispositivo.
   *[none] Qui nessuna voce: le frasi si leggono.
  }
desk-voice-works = È arrivata fino in fondo.
desk-voice-around = Volume del villaggio
desk-voice-music = Musica, tranne di notte
desk-voice-touch = Toccate una volta lo schermo, perché la voce si possa sentire qui.
desk-voice-wait = Pausa prima di ogni frase
desk-voice-shorter = Più corta
desk-voice-longer = Più lunga
desk-voice-seconds = { $n ->
    [0] nessuna
   *[other] { $n }{ "\u00A0" }s
  }
desk-voice-nobody = Nessuno sente la voce: alzatela qui, o accendetela sul televisore. Intanto le frasi si leggono.
desk-voice-away = { $n ->
    [one] Un telefono non è collegato: la notte va avanti anche senza.
   *[other] { $n } telefoni non sono collegati: la notte va avanti anche senza.
  }
desk-voice-two = Parlano due dispositivi insieme: su uno, abbassate la voce.
desk-own-phone = Torna alla pagina del mio posto
desk-version = Veglia { $version }

## The tablet: what the table asks the host (not on phones)
table-empty-tablet = Fate entrare tutti, poi scegliete il gioco.
table-choose-game = Apri
table-abandon-and-choose = Abbandona e apri { $name }
table-choose-game-title = A che cosa giochiamo?
table-rematch = Un’altra partita
table-abandon-and-again = Abbandona e ricomincia
table-rematch-hint = Stesse persone, anche chi è arrivato tardi, e stesse regole di casa.
table-rematch-warn = Il racconto resta: si può leggere finché non finisce la prossima partita. La fine sparisce da tutti gli schermi.
table-abandon-warn = La partita in corso finisce qui, senza vincitori, e le sue carte si perdono.
table-name = Nome
table-add-seat = Aggiungi
table-rename = Cambia nome
table-rename-title = Cambia un nome
table-rename-seat = Chi
table-remove-seat = { $name } va via
table-remove-seat-warn = { $name } si alza: il posto si libera.
table-release-seat = { $name } resta senza telefono
table-release-seat-warn = { $name } lascia il telefono: da adesso questo posto lo giochi tu, dal tablet. Con un nuovo QR può riprenderlo quando vuole.
table-seat-watchers = Fai sedere chi è arrivato
table-seat-watchers-hint = Al tavolo con gli altri: { $who }
table-set-ring = Conferma l’ordine
table-set-ring-title = Come siete seduti?
table-set-ring-hint = Tocca i nomi uno dopo l’altro, a cominciare da chi sta alla tua sinistra e girando in senso orario.
table-open-door = Apri la porta
table-close-door = Chiudi la porta
table-seat-qr = Un nuovo telefono per { $name }
table-hand-over = Passa a un altro dispositivo
table-make-recovery = Chiave di recupero
table-name-table = Dai questo nome
table-set-keeping = Tienila così a lungo
table-set-keeping-title = Quando si cancella questa serata?
table-set-keeping-hint = Si conta dall’ultima cosa che succede qui: spariscono nomi, ruoli, voti e regole di casa. Una partita in corso resta almeno 30 giorni. Se vi rivedete con le stesse persone, scegli un tempo più lungo.
table-set-keeping-campaign = Una campagna non si cancella mai da sola. Questo vale per il tavolo quando sarà finita.
table-keep-1 = Dopo un’ora
table-keep-24 = Dopo un giorno
table-keep-168 = Dopo una settimana
table-keep-720 = Dopo 30 giorni
table-keep-always = Mai da sola
table-friends-pace = Scegli questo ritmo
table-friends-pace-title = Quanto in fretta rispondono gli amici immaginari?
table-friends-quick = Subito
table-friends-calm = Con calma
table-evenings-on = Conserva le serate su questo dispositivo
table-evenings-off = Non conservare più le serate
table-evenings-hint = Alla fine di ogni partita questo dispositivo ricorda chi era che cosa e chi ha vinto, finché non lo cancelli; da qui non esce niente. Finché è attivo, tutti lo leggono sul telefono e sullo schermo grande.
table-show-seat = Passa questo dispositivo
table-blind-on = Nascondi i segreti a chi modera
table-blind-off = Mostra i segreti
table-blind-hint = Senza segreti sul tablet: solo il copione e quello che tutti sanno.
table-undo = Annulla l’ultima mossa
table-undo-warn = Qualcuno ha già visto un segreto, e lo saprà anche dopo. Annullare lo stesso?
table-undo-warn-blind = Forse qualcuno ha già visto un segreto: se è così, lo saprà anche dopo. Annullare lo stesso?
table-diary-rewound = Annullato
table-redo = Ripristina quello che hai annullato
table-diary-redone = Ripristinato
table-diary-rules = Regole di casa cambiate: { $count }
table-diary-step = Una mossa

## The tablet: titles and hints of these questions (not on phones)
table-add-seat-title = Qualcuno senza telefono
table-remove-seat-title = Chi va via?
table-release-seat-title = Chi resta senza telefono?
table-seat-qr-title = Chi cambia telefono?
table-hand-over-hint = Un QR che vale una volta, per novanta secondi. Questo dispositivo smette di moderare.
table-make-recovery-hint = Per moderare da un altro dispositivo, se il tablet si perde. Quella di prima non vale più.
table-name-table-title = Come si chiama questo tavolo?
table-show-seat-title = A chi passi questo dispositivo?

## The wall: panels (not on phones)
screen-village-day = { $lit ->
    [one] Il villaggio al mattino: { $lit } finestra accesa su { $all }
   *[other] Il villaggio al mattino: { $lit } finestre accese su { $all }
 }
screen-turn = Tocca a
screen-of = di { $who }
screen-bell = È suonata la campana
screen-clock-runs = il tempo corre
screen-votes-lead = In testa
screen-votes-level = A pari voti
screen-voted = { $who } vota { $target }
screen-speaks = Si difende
screen-then = poi { $who }
screen-leads = in testa
screen-level = pari
screen-shutters = chi vota chiude le imposte
screen-of-all = su { $count }
screen-have-voted = { $count ->
    [one] ha votato
   *[other] hanno votato
 }
screen-votes-silent = { $names }: nessun voto
screen-pages-next = Poi: { $name }
screen-pages-still = Un tocco, e poi: { $name }
screen-pages-cast = chi era chi
screen-page-of = { $at } di { $count }
screen-pages-at = Pagina { $at } di { $count }
screen-touch-for-sound = Tocca una volta lo schermo per il suono.
screen-bell-on = Suoni: sì
screen-bell-off = Suoni: no
screen-voice-on = Voce: parla da qui
screen-voice-off = Voce: qui tace

## The pocket (not on phones)
pocket-name = Veglia in tasca
pocket-lead = Un telefono o un tablet modera tutta la serata: lo tieni tu, o gira di mano in mano.
pocket-once = Si scarica una volta sola
pocket-of = { $here } di { $all }{ "\u00A0" }MB
pocket-then = Poi funziona anche in montagna.
pocket-alone = Senza rete e senza registrarsi. Niente esce da qui.
pocket-part-screens = Schermate e parole
pocket-part-rules = Le regole dei giochi
pocket-part-engine = Il motore che le fa girare
pocket-part-here = c’è
pocket-part-coming = in arrivo
pocket-go = Prepara il tavolo
pocket-left = Mancano { $left }{ "\u00A0" }MB.
pocket-starts = Tutto qui: il motore si avvia.
pocket-broken-off = Lo scaricamento si è interrotto a { $here }{ "\u00A0" }MB. Riprende da lì.
pocket-again = Riprova
pocket-not-kept = Questa pagina non può essere conservata: funziona finché resta aperta. Per tenerla, aprila da un indirizzo https.
pocket-tables = I tuoi tavoli
pocket-offline = Senza rete: c’è tutto
pocket-kept = { $count ->
    [0] Nessun tavolo salvato qui
    [one] Un tavolo salvato su questo dispositivo
   *[other] { $count } tavoli salvati su questo dispositivo
  }
pocket-seven-days = Safari cancella i tavoli che non si aprono per sette giorni. Per una campagna lunga metti Veglia nella schermata Home; lì comincia vuota: esporta qui i tavoli e importali là.
pocket-may-be-lost = Il browser può cancellare i tavoli quando lo spazio manca: esporta quelli che contano.
pocket-full = La memoria del dispositivo è quasi piena ({ $left }{ "\u00A0" }MB liberi): esporta o cancella un tavolo.
pocket-no-storage = Questo browser non lascia salvare nulla (finestra privata?). Apri Veglia in una finestra normale.
pocket-open = Apri
pocket-resume = Riprendi
pocket-export = Esporta
pocket-delete = Cancella
pocket-delete-sure = Cancellare «{ $name }» per sempre? Se lo vuoi ritrovare, prima esportalo.
pocket-delete-yes = Cancella per sempre
pocket-back = Lascia stare
pocket-travel = «Esporta» salva un tavolo in un file: aperto con Veglia su un computer, va avanti anche con i telefoni.
pocket-import = Importa un tavolo
pocket-tonight = Che cosa si gioca stasera?
pocket-unnamed = Tavolo senza nome
pocket-no-game = Ancora nessun gioco
pocket-elsewhere = Aperto in un’altra finestra
pocket-new-version = C’è una versione nuova di Veglia.
pocket-take-version = Passa alla nuova
pocket-other-windows = Prima chiudi le altre finestre di Veglia.
pocket-engine-failed = Il motore non è partito. Ricarica la pagina; i tavoli sono salvi.
pocket-clock-back = L’orologio di questo dispositivo è stato messo indietro: il tavolo continua dalla sua ora, e non si perde nulla.
pocket-not-saved = Il passo seguente non si può salvare: Veglia ci riprova. Se continua, libera spazio su questo dispositivo.
pocket-slept = Questo dispositivo ha dormito: l’orologio del gioco intanto è andato avanti. Chi modera può aggiungere tempo.
pocket-no-phones = Qui nessuno ha il telefono: valgono queste regole, tranne quella che lo richiede.
pocket-no-wasm = Questo browser non può farla girare: gli manca WebAssembly (o è spento per sicurezza). Prova con un browser aggiornato.
pocket-old-browser = Questo browser non può farla girare: gli mancano pezzi recenti. Aggiornalo, o prova con un altro.
pocket-print = Stampa
pocket-refused-title = Questo tavolo non si apre
pocket-refused = Gli altri tavoli di questo dispositivo sono al loro posto.
pocket-pass-next = Passa il telefono: è il turno di { $name }
pocket-pass-to = Passa il telefono a
pocket-pass-title = Il telefono passa di mano
pocket-add = Aggiungi una persona
pocket-host-sits = Gioca anche chi tiene il dispositivo: si aggiunge come gli altri.
pocket-offer = Senza rete e senza telefoni: Veglia in tasca
pocket-not-here = Veglia in tasca non è stata preparata su questo server. Chi lo ha avviato può prepararla con «make pocket»; poi basta ricaricare questa pagina.
E_COPY_NO_GAME = Su questo tavolo non c’è ancora nessun gioco da portare via.
E_LATER_LOG = Questo tavolo è di una versione più nuova di Veglia: aggiorna la pagina quando c’è rete.
E_DAMAGED_LOG = Il registro di questo tavolo è rovinato e non si può leggere. Non è stato toccato.
E_TAKEN_OVER = Questo tavolo va avanti in un’altra finestra.
E_STORAGE_FULL = La memoria del dispositivo è piena: questo non si è potuto salvare. Libera spazio e ripeti.
E_STORAGE_DENIED = Il browser non lascia salvare nulla: l’ultimo tocco non conta.

## The join form, the code form and other pages without a game (server only)
join-name-label = Come ti chiami?
join-tablet-here = Questo dispositivo è il tablet di chi modera.
join-tablet-back = Torna al tablet
join-home-screen = L’app nella schermata Home non ricorda nulla del browser. Eri già al tavolo? Chiedi a chi modera di toccare il tuo nome, e inquadra il QR.
join-in-app = Questa finestra può perdere il tuo posto. Nel suo menù tocca «Apri nel browser», o chiudila e inquadra il QR con la fotocamera.
E_NO_COOKIES = Questa finestra non conserva i cookie, quindi non può tenerti il posto. Consenti i cookie nelle impostazioni del browser, o apri il link in un altro browser.
join-tablet-too = Giochi anche tu? Siediti qui.
join-seat-back = Torna al posto di { $name }
join-closed-title = La porta è chiusa
join-closed = Chi modera può riaprirla. Intanto puoi guardare.
join-left = Hai lasciato il posto: adesso è libero.
join-code-title = A quale tavolo?
join-code-label = Il codice del tavolo
join-code-note = È scritto sul tablet e sullo schermo grande, per esempio LUME 42.
join-code-go = Trova il tavolo
join-new-table = Apri un tavolo nuovo
join-invite-title = Chi modera?
join-invite-dead-title = Non vale più
join-invite-dead-seat = Hai un posto al tavolo? Chi tiene il tablet tocca il tuo nome e ti mostra un QR nuovo: inquadra quello.
join-invite = Questo telefono prende il suo posto…
join-invite-words = La chiave per riprendere il tavolo
join-invite-note = È quella mostrata una volta sul tablet. Se hai un QR, inquadra quello. Nessuno ha più il tablet? Riavvia Veglia: mostra un link nuovo.
join-invite-go = Continua
join-error-title = Qualcosa non va
join-error-home = Torna all’ingresso

## Printed pages (server only)
print-poster-title = Si gioca qui
print-poster-else = Senza fotocamera? Apri { $host } e scrivi
print-poster-shut = La pagina non si apre? Resta in questo Wi-Fi, anche «senza internet»; su iPhone consenti la rete locale.
print-seats-title = Un biglietto per ogni posto
print-seats-what = Chi torna con un altro telefono inquadra il suo biglietto e riprende il suo posto.
print-seats-mind = Ogni biglietto vale una volta sola, per 30 giorni. Chi lo inquadra prende quel posto, e al tavolo si legge: dallo a mano, e non fotografarlo. Quelli stampati prima non valgono più.
print-seats-go = Prepara i biglietti
print-seats-keep = Tienilo per te. Vale una volta: riporta il tuo posto su un altro telefono.
print-night-title = L’ordine della notte
print-go-back = Torna al tablet
print-how = Stampa questa pagina dal menu del browser.
print-date = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
 } { $year }
print-table = tavolo { $code }

## The page without a server (server only)
offline-at = Ultima vista: { $time }
offline-old = Intanto qualcosa può essere cambiato.
offline-clock-stood = L’orologio era fermo a { $time }.
offline-card-away = La tua carta non resta sul telefono: torna insieme al tavolo.
offline-again = Riprovo da solo tra { $seconds }{ "\u00A0" }s.

## Terminal (server only)
terminal-join = Entrate da qui: { $link }   codice { $code }
terminal-also = oppure:         { $link }
terminal-host = Modera da qui (vale una volta, per un’ora): { $link }
terminal-screen = Apri anche lo schermo per tutti: { $link }
terminal-hosted = Veglia serve molti tavoli su { $link } (porta { $port }).
terminal-port = La porta solita è occupata: uso la { $port }.
terminal-again = È il tavolo dell’ultima volta, con le sue persone. Per aprirne uno nuovo: make run ARGS=--new
terminal-over = Per l’orologio di questa macchina sono le { $now }, e la serata al tavolo { $code } è finita. Resta salvata ancora per un po’. La data è sbagliata? Allora chiudi, correggila e avvia di nuovo.
terminal-stop = Ctrl-C per chiudere. La serata resta salvata.
terminal-held = Veglia è già in funzione su questo database, all’indirizzo { $link }. Prima ferma quello, oppure avvia con --beside per averne un secondo.
terminal-cannot-save = La serata si vede, ma per ora non si può salvare niente: { $reason }. Il programma continua a provare da solo; Ctrl-C per chiudere.

## Backup, restore and store (server only)
backup-done = Salvato in { $file }: tavoli { $tables }, passi { $records }. Per portare i telefoni su un’altra macchina copia anche secret.key dalla cartella dei dati.
restore-done = Ripristinato da { $file }: tavoli { $tables }, passi { $records }.
restore-unreadable = { $file } non è stato ripristinato, per via dei tavoli nominati qui sopra. Per ripristinarlo lo stesso aggiungi --anyway.
restore-aside = Il database di prima ora si chiama { $file }. Viene cancellato dopo { $days } giorni di uso di Veglia.
backup-which-file = Quale file? Per esempio: companion backup serata.db
backup-only-sqlite = Questo vale per SQLite. Per PostgreSQL usa pg_dump e pg_restore.
backup-nothing = { $file } non esiste.
backup-exists = { $file } esiste già e non viene sovrascritto.
backup-foreign = { $file } è rovinato, oppure non è una copia fatta da Veglia.
backup-newer = { $file } viene da un Veglia più nuovo. Prima aggiorna il programma.
backup-in-use = { $file } è in uso. Prima ferma il programma (Ctrl-C), poi ripristina.
store-unreadable = Tavolo { $code }: il passo { $number } { $why ->
    [later] è stato scritto da un Veglia più nuovo
    [missing] manca
   *[damaged] è rovinato
  }, quindi qui il tavolo non si può giocare. Tutti gli altri sì.
start-not-built = Quello che serve ai browser qui non è ancora stato costruito. Lo fa `make run`, oppure `python -m companion.web.build --packages` e poi `python -m companion.web.build`.
store-gone = Manca { $file }, ma { $left }, che gli appartiene, c’è ancora. Rimetti a posto il database (companion restore FILE), oppure sposta altrove { $left } per ricominciare da capo.
store-other-key = Questo database appartiene a un’altra SECRET_KEY: con questa ogni dispositivo perderebbe il suo posto. Da’ la stessa chiave a tutti i processi. Se è stata cambiata apposta, fermali tutti ed esegui: companion new-key
store-no-key = La chiave in { $file } manca o è troppo corta: con questa chiunque potrebbe prendere un posto. Rimetti la chiave da una copia, oppure cancella il file per averne una nuova; allora ogni dispositivo dovrà rientrare.
new-key-done = Ora il database appartiene a questa SECRET_KEY. Nessuno rientra nei tavoli di prima.
new-key-in-use = Ci sono ancora programmi in funzione su questo database. Prima fermali tutti.
store-newer = Il database è stato fatto da un Veglia più nuovo (forma { $shape }). Prima aggiorna il programma.

## Wrong settings (server only)
config-host = HOST (--host): «{ $given }» non è un indirizzo su cui ascoltare.
config-port = PORT (--port): «{ $given }» non è una porta. Serve un numero intero da 0 a 65535.
config-public-url = PUBLIC_URL (--public-url): «{ $given }» non va bene. Serve un indirizzo come https://veglia.example, senza percorso.
config-data-dir = DATA_DIR (--data-dir): «{ $given }» non è una cartella.
config-database-url = DATABASE_URL (--database): non va bene. Serve sqlite:///percorso/del/file.db oppure postgresql://…
config-database-driver = DATABASE_URL (--database) indica PostgreSQL, ma qui manca il suo driver: pip install "{ $given }[binary]" (l’extra «postgres»).
config-log-level = LOG_LEVEL (--log-level): «{ $given }» non va bene. Scegli tra debug, info, warning, error.
config-proxies = PROXIES (--proxies): «{ $given }» non va bene. Serve un numero intero da 0 a 5.
config-secret-key = SECRET_KEY è troppo corta. Servono almeno 32 caratteri, per esempio da «openssl rand -base64 32».
config-metrics-token = METRICS_TOKEN è troppo corto. Servono almeno 16 caratteri.
config-phase-hook = PHASE_HOOK: così non va. Serve un indirizzo come https://casa.example/api/webhook/…

## What a search or a shared link shows of a page (server only)
join-about = Una sera di giochi attorno a un tavolo vero. Apri, scrivi il tuo nome e hai il tuo posto: non c’è niente da installare.
page-description = Accompagna una serata di gioco a un tavolo vero.
