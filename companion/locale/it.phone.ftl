## The phone, the join form, and what all screens say of themselves

# Shared by all screens
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
ui-does-not-fit = così non torna
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

# The phone
phone-opening = Apro il tavolo…
old-phone = Questo browser è troppo vecchio. Se non arriva altro, chiedi un posto senza telefono.
phone-needs-script = Per giocare dal telefono serve JavaScript. Senza, chi modera può giocare per te dal tablet.
phone-place = posto { $place }
phone-story-before = Il racconto di prima
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

# The join form, the code form and the other pages without a game
join-name-label = Come ti chiami?
join-name-note = Il nome con cui ti chiamano al tavolo.
join-sit = Siediti al tavolo
join-tablet-here = Questo dispositivo è il tablet di chi modera.
join-tablet-back = Torna al tablet
join-home-screen = L’app nella schermata Home non ricorda nulla del browser. Eri già al tavolo? Chiedi a chi modera di toccare il tuo nome, e inquadra il QR.
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
join-grant-title = Chi modera?
join-grant-dead-title = Non vale più
join-grant-dead-seat = Hai un posto al tavolo? Chi tiene il tablet tocca il tuo nome e ti mostra un QR nuovo: inquadra quello.
join-grant = Questo telefono prende il suo posto…
join-grant-words = La chiave per riprendere il tavolo
join-grant-note = È quella mostrata una volta sul tablet. Se hai un QR, inquadra quello. Nessuno ha più il tablet? Riavvia Veglia: mostra un link nuovo.
join-grant-go = Continua
join-error-title = Qualcosa non va
join-error-home = Torna all’ingresso

# The board of turned cards, and what is folded away
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
