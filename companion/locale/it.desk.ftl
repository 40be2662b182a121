# Il tablet di chi modera e lo schermo per tutti.

desk-opening = Apro il tavolo…
old-tablet = Questo browser è troppo vecchio per Veglia. Se non arriva altro, modera da un altro dispositivo.
old-screen = Non arriva altro? Questo televisore è troppo vecchio: collega un portatile o una chiavetta, e apri lì lo stesso indirizzo.
desk-needs-script = Questa pagina ha bisogno di JavaScript.

## In alto
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

## Regole tenute da parte
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

## Il giro
desk-show-roles = Mostra i ruoli
desk-cover-roles = Copri i ruoli
desk-place = { $place }
desk-no-phone = senza telefono
desk-asleep = telefono spento
desk-chosen = Scelta: { $name }
desk-tap-a-seat = Tocca un nome nel giro

## Il copione
desk-secret = Scelta e risposta
desk-hold = tieni premuto
desk-undo = Annulla
desk-redo = Ripristina
desk-more-below = Continua sotto ↓

## Al posto di chi manca
desk-act-for-one = Rispondi al posto suo
desk-act-for-many = Rispondi al posto loro
desk-act-title = Al posto di { $name }
desk-nothing-now = Adesso non c’è niente da fare qui.
desk-handover-one = Il tablet passa nelle mani di { $name }
desk-pass-next = Passa il tablet: è il turno di { $name }
desk-handover-title = Il tablet passa di mano
desk-handover-place = Le carte · { $place } di { $of }
desk-handover-give = Passa il tablet a
desk-handover-seen = Carta coperta
desk-handover-away = Gli altri guardino altrove.
desk-handover-hold = Sono { $name }: tengo premuto
desk-handover-how = la carta si vede finché tieni il dito
desk-handover-again = Tieni premuto per riguardare
desk-handover-back = Ho visto: ridò il tablet
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

## Codice e indirizzi
desk-qr-label = QR per sedersi al tavolo
desk-code-how = Inquadra il QR, oppure apri { $address } e scrivi il codice.
desk-addresses = Se i telefoni non arrivano, prova un altro indirizzo:
desk-screen-how = Lo schermo per tutti:
desk-nobody-yet = Chi arriva inquadra il QR o apre { $address }.

## Posti
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

## Dispositivi
desk-devices = Dispositivi
desk-pass-tablet = Passa il tablet
desk-pass-tablet-how = Inquadra con l’altro dispositivo: da quel momento modera lui, e questo smette.
desk-pass-seat = Un telefono per { $name }
desk-pass-seat-how = Inquadra con il telefono di { $name }. Quello di prima smette di valere.
desk-pass-seat-done = Fatto: il telefono di { $name } è al suo posto.
desk-pass-label = QR che vale una volta sola
desk-pass-left = Vale una volta, ancora per { $seconds }{ "\u00A0" }s.
desk-pass-over = È scaduto.
desk-pass-used = Usato.
desk-pass-making = Preparo il QR…
desk-pass-again = Fanne un altro
desk-recovery = Se perdi il tablet
desk-recovery-what = Una chiave da mettere via ora: con quella un altro dispositivo diventa il tablet, anche se questo si rompe.
desk-recovery-how = Fotografa o scrivi questa chiave, e non mostrarla a chi gioca. Si scrive qui: { $address }
desk-recovery-make = Crea la chiave
desk-recovery-again = Creane una nuova, la vecchia non vale più

## Voce
desk-voice-speaks = Leggi ad alta voce
desk-voice-speaks-how = Il tablet pronuncia le battute del copione.
desk-voice-covers = Suoni del villaggio
desk-voice-covers-how = Di notte vento, grilli e una civetta coprono passi e sedie; di giorno un fuoco.
desk-on = sì
desk-off = no

## Diario
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

## La fine
desk-cast = Chi era chi
desk-share-picture = Condividi l’immagine
desk-share-text = Scarica il racconto
desk-share-data = Scarica i dati

## Schermo
screen-how = Inquadra, scrivi il nome, siediti.
screen-door-closed = La porta è chiusa: chi arriva guarda.
screen-people = { $count ->
    [0] Il tavolo è vuoto
    [one] Una persona al tavolo
   *[other] { $count } al tavolo
 }
screen-living = { $count ->
    [one] una persona in vita
   *[other] { $count } in vita
 }
screen-village = { $lit ->
    [one] Il villaggio di notte: { $lit } finestra accesa su { $all }
   *[other] Il villaggio di notte: { $lit } finestre accese su { $all }
 }

# --- The link of the tablet and of the screen is gone, or another device has the tablet's place -------
desk-lost-title = Collegamento perso
desk-lost = Niente è perduto: il tavolo resta com’è.
desk-moved-title = Ora si modera da un’altra pagina
desk-moved = Questa pagina non comanda il tavolo.
desk-moved-back = Modera da qui
desk-handed-title = Il tablet è un altro
desk-handed = Ora il tavolo si modera da un altro dispositivo. Per riaverlo qui, su quello apri «Tavolo», poi «Passa il tablet», e inquadra il QR. Se è perduto, chi ha avviato Veglia trova un link nel terminale al prossimo avvio.
desk-refused-title = Da qui non si entra
desk-refused = Questo non è più il tablet del tavolo. Per tornarci, apri «Passa il tablet» su quello nuovo.
desk-sit-drag = Mettete i nomi nell’ordine delle sedie: si trascinano, oppure
desk-sit-order = Mettete i nomi nell’ordine delle sedie:
desk-sit-touch = toccateli in ordine
desk-order-anew = Ricomincia da capo
desk-order-first = Tocca il primo nome.
desk-order-rest = Mancano { $count } nomi: se li lasci, seguono nell’ordine di adesso.
desk-pass-link = Senza fotocamera? Apri questo link sull’altro dispositivo:
desk-story-before = Il racconto di prima
desk-share-page = Leggi o stampa il racconto
desk-prints = Da stampare
desk-print-poster = Il cartello per la porta
desk-print-seats = Un biglietto per ogni posto
desk-print-night = L’ordine della notte

# The story as text: said by the server alone
table-recap-winners = { $n ->
    [one] Vince: { $who }
   *[other] Vincono: { $who }
 }
table-recap-back = Torna al tavolo
table-recap-cast = Tutti, alla fine
table-recap-dead = fuori dal gioco
table-recap-wins = ha vinto
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

# What the table asks its host: seats, the door, the game.
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

## Domande e spiegazioni del tavolo, sul tablet
table-add-seat-title = Qualcuno senza telefono
table-remove-seat-title = Chi va via?
table-release-seat-title = Chi resta senza telefono?
table-seat-qr-title = Chi cambia telefono?
table-hand-over-hint = Un QR che vale una volta, per novanta secondi. Questo dispositivo smette di moderare.
table-make-recovery-hint = Per moderare da un altro dispositivo, se il tablet si perde. Quella di prima non vale più.
table-name-table-title = Come si chiama questo tavolo?
table-show-seat-title = A chi passi questo dispositivo?
