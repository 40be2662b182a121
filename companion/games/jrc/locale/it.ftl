### JRC

## Name, and what stands on several screens
jrc-name = JRC, la campagna
jrc-for-how-many = Una campagna di ordini segreti, per settimane. 2 o più persone
jrc-city = { $name }

## Titles, and one sentence on what is going on
jrc-title-lobby = Prima della campagna
jrc-title-allocate = Si dividono i punti
jrc-title-reveal-allocation = I prìncipi delle città
jrc-title-late-allocate = Chi arriva divide i punti
jrc-title-methuselah-orders = Turno{"\u00A0"}{ $turn }{"\u00A0"}· gli ordini
jrc-title-methuselah-reveal = Turno{"\u00A0"}{ $turn }{"\u00A0"}· ordini aperti
jrc-title-city-select = Turno{"\u00A0"}{ $turn }{"\u00A0"}· dove si gioca
jrc-title-seating = I posti
jrc-title-counter = Contro-influenza
jrc-title-counter-reveal = Che cosa resta
jrc-title-advantages = I vantaggi
jrc-title-advantages-reveal = Si prepara il tavolo
jrc-title-play = Si gioca
jrc-title-result = { $city }{"\u00A0"}· il risultato
jrc-title-city-end = Turno{"\u00A0"}{ $turn }{"\u00A0"}· finito
jrc-title-won = La campagna è finita
jrc-title-ended = La campagna si è chiusa

jrc-line-lobby = Una campagna dura settimane: il tavolo si ricorda tutto.
jrc-line-reveal-allocation = Ogni città va a chi ci ha messo di più. A parità, a nessuno.
jrc-line-methuselah-reveal = Tutti gli ordini valgono nello stesso momento.
jrc-line-city-select = Prima le città con meno distacco.
jrc-line-seating = La tua preda siede subito dopo di te, in senso orario.
jrc-line-counter-reveal = Vale solo per questa sessione: la tabella non cambia.
jrc-line-advantages-reveal = Prima di giocare, mettete in tavola quello che è stato comprato.
jrc-line-play = Le carte si giocano sul tavolo. Qui si segna chi esce.
jrc-line-result = Quanti punti vittoria ha fatto ognuno?
jrc-line-city-end = Con il prossimo turno arrivano le rendite e si scrivono gli ordini.
jrc-line-filed = Qui non hai punti da spendere: la tua busta vuota è già con le altre.
jrc-line-written = La tua busta è sigillata. Puoi riprenderla finché non si aprono tutte.
jrc-line-all-in = Ci sono tutte: si può aprire.
jrc-line-writing = { $count ->
    [one] Si aspetta { $who }.
   *[other] Si aspettano { $who }.
 }
jrc-line-writing-many = Si aspettano { $count } persone.
jrc-line-won = { $count ->
    [one] { $who } governa.
   *[other] { $who } governano insieme.
 }
jrc-won = { $count ->
    [one] Vince { $who }
   *[other] Vincono { $who }
 }
jrc-won-after = { $n ->
    [one] dopo un turno di campagna
   *[other] dopo { $n } turni di campagna
 }
jrc-line-ended = { $n ->
    [0] Nessuna città aveva un principe.
   *[other] Davanti a tutti { $count ->
        [one] { $who }, con { $n ->
            [one] un principato.
           *[other] { $n } principati.
        }
       *[other] { $who }, con { $n ->
            [one] un principato
           *[other] { $n } principati
        } a testa.
    }
 }
jrc-line-ended-stayed = { $n ->
    [0] Chi è rimasto non aveva nessun principato.
   *[other] Davanti a tutti, fra chi è rimasto, { $count ->
        [one] { $who }, con { $n ->
            [one] un principato.
           *[other] { $n } principati.
        }
       *[other] { $who }, con { $n ->
            [one] un principato
           *[other] { $n } principati
        } a testa.
    }
 }
jrc-ended = La campagna si chiude
jrc-ended-after = { $n ->
    [0] senza un vincitore, prima del primo turno
   *[other] senza un vincitore, al turno { $n }
 }

## The great table
jrc-ledger = Le città
jrc-ledger-at = { $n ->
    [0] Le città all’inizio
   *[other] Le città, turno { $n }
 }
jrc-ledger-margin = distacco
jrc-ledger-fund = Fondo politico
jrc-ledger-princes = Principati
jrc-ledger-needed = ne servono { $n }
jrc-ledger-contested = contesa
jrc-ledger-holds = principe
jrc-margin = distacco { $n }
jrc-advice = { $contested_count ->
    [0] Dove giocare: il distacco più piccolo è { $margin }: { $narrow }.
    [one] Dove giocare: { $contested } è contesa{ $narrow_count ->
        [0] {"."}
       *[other] {"; distacco"} { $margin }: { $narrow }.
    }
   *[other] Dove giocare: { $contested } sono contese{ $narrow_count ->
        [0] {"."}
       *[other] {"; distacco"} { $margin }: { $narrow }.
    }
 }

jrc-news = Che cosa è cambiato
jrc-news-passes = { $who } prende { $city }: { $n } su { $of } principati.
jrc-news-contested = { $city } adesso è contesa: { $who }.
jrc-news-vacant = { $city } è senza principe: nessuno vi ha influenza.
jrc-news-near = { $count ->
    [one] { $who } ha già { $n ->
        [one] il principato che serve
       *[other] i { $n } principati che servono
    }: se resta così { $check ->
        [orders] all’apertura degli ordini
       *[turn] fino alla fine del turno della Città
    }, vince.
   *[other] { $who } hanno già { $n ->
        [one] il principato che serve
       *[other] i { $n } principati che servono
    }: se resta così { $check ->
        [orders] all’apertura degli ordini
       *[turn] fino alla fine del turno della Città
    }, vincono.
 }
jrc-outcome = Se resta così
jrc-outcome-stays = { $who } tiene { $city }: { $n } su { $of } principati.
jrc-outcome-contested = { $city } sarà contesa: { $who }.
jrc-outcome-vacant = { $city } resta senza principe.
jrc-news-holds = { $who } tiene { $cities }.

## Before it begins
jrc-campaign = La campagna
jrc-pile-cities = città
jrc-pile-fund = punti a testa
jrc-pile-cap = al massimo per città
jrc-pile-win = principati per vincere
jrc-cities-are = { $cities }
jrc-note-each-picks-secret = Dove si gioca: ognuno indica una città, in segreto.
jrc-note-each-picks-open = Dove si gioca: ognuno indica una città, davanti a tutti.
jrc-note-random = Dove si gioca: si tira a sorte.
jrc-note-copies = Nei mazzi: { $n ->
    [one] una copia di ogni carta.
   *[other] al massimo { $n } copie di ogni carta.
 }
jrc-note-ante = Si gioca con la posta: accordatevi sulle carte.
jrc-start = Comincia la campagna
jrc-rules = Regole della campagna
jrc-city-which = Quale
jrc-city-called = Nome
jrc-city-rename = Cambia nome
jrc-city-rename-title = Chiamare una città in un altro modo
jrc-city-add = Aggiungi
jrc-city-add-title = Una città in più
jrc-city-drop = Togli { $name }
jrc-city-drop-title = Una città in meno

jrc-option-city-set = Quali città?
jrc-option-city-set-note = Le nove della tabella, le otto senza Seattle, oppure da 5 a 12 città vostre.
jrc-value-city-set-nine = Nove
jrc-value-city-set-eight = Otto, senza Seattle
jrc-value-city-set-custom = Le nostre
jrc-option-start-fund = Quanti punti all’inizio?
jrc-option-start-fund-note = Vanno divisi tutti tra le città.
jrc-option-max-per-city = Quanti al massimo in una città?
jrc-option-max-per-city-note = Solo all’inizio: dopo si può superare.
jrc-option-win-princes = Quanti principati per vincere?
jrc-option-win-princes-note = Le città contese o libere non contano per nessuno.
jrc-option-instant-win = Si vince anche a metà turno?
jrc-option-instant-win-note = Appena aperti gli ordini e dopo ogni sessione, non solo alla fine del turno della Città.
jrc-option-city-choice = Come si sceglie dove giocare?
jrc-option-city-choice-note = Vi mettete d’accordo, ognuno indica una città, oppure si tira a sorte.
jrc-value-city-choice-agreed = Di comune accordo
jrc-value-city-choice-each-picks = Una a testa
jrc-value-city-choice-random = A sorte
jrc-option-same-city = E se una città è scelta due volte?
jrc-option-same-city-note = Chi sceglie la stessa città ci gioca una sessione sola, oppure una per ogni scelta.
jrc-value-same-city-once = Una sessione sola
jrc-value-same-city-again = Una per ogni scelta
jrc-option-secret-pick = La città si indica in segreto?
jrc-option-secret-pick-note = Altrimenti ogni scelta si vede appena arriva.
jrc-option-absent-income = Chi manca prende la rendita?
jrc-option-absent-income-note = Senza ordini passa; la sua influenza resta com’è.
jrc-option-late-join = Si può entrare a campagna iniziata?
jrc-option-late-join-note = Tra un turno e l’altro, con gli stessi punti di tutti.
jrc-option-leaver = Che cosa lascia chi se ne va per sempre?
jrc-option-leaver-note = La sua colonna resta e continua a tenere i titoli, oppure si svuota.
jrc-value-leaver-freeze = La colonna com’è
jrc-value-leaver-drop = Niente
jrc-option-fi-cap-after-setup = Il massimo per città vale sempre?
jrc-option-fi-cap-after-setup-note = Anche dopo l’inizio nessuno può superarlo.
jrc-option-copy-limit = Quante copie di una carta nel mazzo?
jrc-option-copy-limit-note = Un promemoria: i mazzi li guardate voi.
jrc-value-copy-limit-none = Quante si vuole
jrc-value-copy-limit-1 = Una
jrc-value-copy-limit-2 = Due
jrc-value-copy-limit-3 = Tre
jrc-value-copy-limit-4 = Quattro
jrc-option-ante = Si gioca con la posta?
jrc-option-ante-note = Un promemoria: le carte in palio le scegliete voi.

## Sealed papers
jrc-seal = Sigilla
jrc-take-back = Riprendi la busta
jrc-take-back-title = Restituire una busta sigillata
jrc-own-paper = La tua busta
jrc-own-paper-tag = busta
jrc-own-line = { $what }: { $n }
jrc-own-empty = Vuota
jrc-allocate-title = { $n ->
    [one] Dai un punto a una di { $cities } città
   *[other] Dividi { $n } punti tra { $cities } città
 }
jrc-allocate-hint = Tutti, al massimo { $most } per città.
jrc-left-to-give = da dare
jrc-left-to-keep = restano a te
jrc-left-to-spend = da spendere
jrc-order-title = Il tuo ordine
jrc-order-fund = Fondo: { $n }
jrc-order-leads = chi comanda
jrc-order-own = tu
jrc-seal-order = Sigilla: { $what }
jrc-way-invest = Investi
jrc-way-withdraw = Ritira
jrc-way-pass = Passa
jrc-says-invest = { $name } +1
jrc-says-withdraw = { $name } −{ $n }
jrc-says-pass = passo
jrc-pick = La mia città: { $name }
jrc-pick-title = Dove vuoi giocare?
jrc-pick-secret = Si scopre quando tutti hanno scelto.
jrc-pick-open = La tua scelta si vede subito.
jrc-counter-title = { $city }: contro chi?
jrc-counter-nothing = Sigilla: contro nessuno
jrc-counter-hint = { $n ->
    [one] Hai un punto. Spenderlo lo toglie anche a te, ma solo per questa sessione: la tabella non cambia.
   *[other] Hai { $n } punti. Quelli che spendi li perdi anche tu, ma solo per questa sessione: la tabella non cambia.
 }
jrc-opponent = { $n ->
    [0] nessun punto
    [one] un punto
   *[other] { $n } punti
 }
jrc-opponent-prey = { $n ->
    [0] la tua preda · nessun punto
    [one] la tua preda · un punto
   *[other] la tua preda · { $n } punti
 }
jrc-opponent-predator = { $n ->
    [0] il tuo predatore · nessun punto
    [one] il tuo predatore · un punto
   *[other] il tuo predatore · { $n } punti
 }
jrc-prices = Con i punti che restano si comprano i vantaggi
jrc-price = { $what }: { $cost ->
    [one] un punto
   *[other] { $cost } punti
 }
jrc-counter-beyond = più di quanto ha: andrebbe perso
jrc-buy-title = Che cosa compri per { $city }?
jrc-buy-nothing = Sigilla: non compri niente
jrc-buy-hint = { $n ->
    [one] Ti resta un punto. Quello che non spendi va perso.
   *[other] Ti restano { $n } punti. Quelli che non spendi vanno persi.
 }

jrc-advantage-very-active = Molto attivo
jrc-advantage-political-influence = Influenza politica
jrc-advantage-well-connected = Bene inserito
jrc-advantage-very-powerful = Molto potente
jrc-advantage-large-crypt = Cripta ampia
jrc-advantage-political-power = Potere politico
jrc-about = { $cost } · { $what }
jrc-about-very-active = una volta: pesca una carta in più, poi scarta fino al limite di carte in mano
jrc-about-political-influence = una volta: +1 voto in un’azione politica
jrc-about-well-connected = una volta: due Master Card nello stesso turno
jrc-about-very-powerful = all’inizio: riserva di sangue +1
jrc-about-large-crypt = all’inizio: un vampiro in più nella cripta
jrc-about-political-power = sempre: +1 voto a ogni votazione

## Opening and going on
jrc-open = Apri tutte le buste
jrc-open-missing = { $count ->
    [one] Manca una busta.
   *[other] Mancano { $count } buste.
 }
jrc-on-reveal-allocation = Avanti: rendite e ordini
jrc-on-methuselah-reveal = Avanti: turno della Città
jrc-on-counter-reveal = Avanti: i vantaggi
jrc-on-advantages-reveal = Comincia la sessione
jrc-on-play = Chiudi la sessione
jrc-on-city-end = Comincia il prossimo turno
jrc-orders = Gli ordini
jrc-order-invest = { $who }: un punto su { $city }
jrc-order-withdraw = { $n ->
    [one] { $who }: ritira un punto da { $city }
   *[other] { $who }: ritira { $n } punti da { $city }
 }
jrc-order-pass = { $who }: passa
jrc-own-order-invest = { $who }: investi un punto su { $city }
jrc-own-order-withdraw = { $n ->
    [one] { $who }: ritiri un punto da { $city }
   *[other] { $who }: ritiri { $n } punti da { $city }
 }
jrc-own-order-pass = { $who }: passi
jrc-picks = Le scelte
jrc-picked = { $who }: { $city }
jrc-choose = Dove si gioca: { $names }
jrc-choose-title = In quali città si gioca?
jrc-draw = Tira a sorte
jrc-draw-title = Dove si gioca?
jrc-draw-count = Quante città
jrc-end-city-turn = Chiudi il turno senza sessioni

## The session
jrc-middle-allocate = { $n ->
    [one] Un punto, { $cities } città
   *[other] { $n } punti, { $cities } città
 }
jrc-mark-writing = scrive
jrc-mark-sealed = busta pronta
jrc-mark-fi = { $n ->
    [0] nessun punto
    [one] un punto
   *[other] { $n } punti
 }
jrc-mark-left = { $of ->
    [0] nessun punto
   *[other] { $left ->
        [one] ne resta { $left } di { $of }
       *[other] ne restano { $left } di { $of }
     }
 }
jrc-mark-bought = { $n ->
    [0] nessun vantaggio
    [one] un vantaggio
   *[other] { $n } vantaggi
 }
jrc-prey = La tua preda è { $prey }. Il tuo predatore è { $predator }.
jrc-not-in-session = Questa sessione non la giochi: la tua influenza resta com’è.
jrc-begin = Conferma i posti
jrc-shuffle = Sorteggia i posti
jrc-seating-set = Usa questi posti
jrc-seating-title = Come siete seduti?
jrc-seating-hint = In senso orario: ognuno ha per preda chi segue.
jrc-playing = { $n ->
    [one] Gioca una persona
   *[other] Giocano in { $n }
 }
jrc-playing-title = Chi gioca questa sessione?
jrc-playing-hint = Chi non gioca tiene la sua influenza com’è.
jrc-played-title = Chi è fuori
jrc-played-out = { $who } è fuori: { $predator } prende un punto vittoria.
jrc-plans = Contro-influenza
jrc-plan = { $who } contro { $target }: { $n }
jrc-plan-lost = { $n ->
    [one] Su { $who } va perso un punto.
   *[other] Su { $who } vanno persi { $n } punti.
 }
jrc-plan-none = Nessuno ha speso niente.
jrc-checklist = Da preparare
jrc-effect-very-active = { $who }: Molto attivo, { $n ->
    [one] una volta
   *[other] { $n } volte
 }
jrc-effect-political-influence = { $who }: Influenza politica, { $n ->
    [one] una volta
   *[other] { $n } volte
 }
jrc-effect-well-connected = { $who }: Bene inserito, { $n ->
    [one] una volta
   *[other] { $n } volte
 }
jrc-effect-very-powerful = { $who } comincia con { $n } di sangue in più
jrc-effect-large-crypt = { $who }: { $n ->
    [one] un vampiro in più nella cripta
   *[other] { $n } vampiri in più nella cripta
 }
jrc-effect-political-power = { $who }: { $n ->
    [one] un voto in più in ogni votazione
   *[other] { $n } voti in più in ogni votazione
 }
jrc-card-none = { $city } non ha un principe in gioco.
jrc-card-asked = La carta del principe di { $city } può metterla in tavola { $who }.
jrc-card-yes = { $who } mette in tavola il principe di { $city }: tre voti, si attiva come al solito.
jrc-card-no = { $who } lascia da parte la carta del principe.
jrc-card-title = Il principe di { $city } è tuo
jrc-card-hint = Puoi metterne la carta scoperta tra i vampiri da attivare, oltre ai soliti quattro.
jrc-card-use = Metto in tavola il principe
jrc-card-decline = La lascio da parte
jrc-card-use-after = No, la metto in tavola
jrc-card-decline-after = No, la lascio da parte
jrc-card-said-yes = Hai detto che lo metti in tavola. Puoi cambiare idea finché non si gioca.
jrc-card-said-no = Hai detto che lo lasci da parte. Puoi cambiare idea finché non si gioca.
jrc-card-unanswered = { $who } non ha ancora detto se usa la carta del principe: vale come un no. Si comincia?
jrc-uses-title = Vantaggi
jrc-uses = { $who }: { $what }, { $n ->
    [0] usato
    [one] resta una volta
   *[other] restano { $n } volte
 }
jrc-uses-always = { $who }: { $what }, { $n ->
    [one] un voto in più
   *[other] { $n } voti in più
 } ogni volta
jrc-use = Usa { $what } ({ $n })
jrc-use-always = Si vota: { $what }
jrc-eliminate = { $name } è fuori
jrc-eliminate-title = Chi esce?
jrc-vp-title = Punti vittoria
jrc-vp-left = da assegnare
jrc-apply = Aggiorna la tabella
jrc-update = { $city }, prima e dopo
jrc-update-how = − 1 + { $vp }
jrc-update-rule = Si toglie uno e si sommano i punti vittoria; sotto zero non si va. Chi non gioca resta com’è.
jrc-update-rule-cap = Si toglie uno e si sommano i punti vittoria, tra zero e { $most }. Chi non gioca resta com’è.
jrc-cancel = Annulla la sessione
jrc-cancel-warn = Le buste di questa sessione si distruggono senza leggerle. Influenza, fondi e prìncipi restano come sono. Annulli la sessione?

## People
jrc-absent = { $n ->
    [0] { $names } non c’è
    [1] { $names } non c’è
   *[other] In { $n } non ci sono
 }
jrc-absent-title = Chi non c’è?
jrc-absent-hint = Nessuno aspetta chi non c’è. Una busta già chiusa si distrugge senza leggerla; un ordine invece resta.
jrc-present = { $n ->
    [0] { $names } è qui
    [1] { $names } è qui
   *[other] In { $n } sono qui
 }
jrc-present-title = Chi è tornato?
jrc-present-hint = Vale dal prossimo passo.
jrc-welcome = { $n ->
    [0] Entra { $names }
    [1] Entra { $names }
   *[other] Entrano in { $n }
 }
jrc-welcome-title = Chi entra nella campagna?
jrc-welcome-hint = Chi entra divide gli stessi punti di tutti, prima delle prossime rendite.
jrc-leave = { $name } lascia la campagna
jrc-leave-title = Chi lascia per sempre?
jrc-leave-hint = Solo tra un turno e l’altro. Chi manca una sera non deve lasciare niente.
jrc-leave-warn-freeze = La sua colonna resta dov’è e tiene i suoi titoli, ma senza più rendite né ordini. Lascia per sempre?
jrc-leave-warn-drop = La sua colonna si svuota e i titoli passano. Lascia per sempre?
jrc-end-campaign = Chiudi la campagna
jrc-end-campaign-hint = Quando non si riesce più a vedersi: resta la storia.
jrc-end-campaign-warn = { $n ->
    [0] La campagna finisce qui, prima del primo turno, e nessuno vince.
    [one] La campagna finisce qui, al primo turno, e nessuno vince.
   *[other] La campagna finisce qui, al turno { $n }, e nessuno vince.
 } Le buste ancora sigillate si distruggono senza leggerle; la tabella e la storia restano a tutti. Con «Annulla» si torna indietro.
jrc-player-count = { $players ->
    [one] Per una campagna servono almeno due persone: così ne resta una.
   *[other] Per una campagna servono almeno due persone.
 }

## History
jrc-tiles = La campagna in figure
jrc-tiles-line = un anello per turno, dal centro in fuori
jrc-tiles-line-last = dal centro in fuori: i turni da { $first } a { $last }
jrc-tile-prince = { $who }
jrc-tile-vacant = libera
jrc-chart-princes = Principati nel tempo
jrc-chart-city = { $city } nel tempo
jrc-point-start = inizio
jrc-point-turn = turno { $n }
jrc-influence = L’influenza, città per città
jrc-turns = Turno per turno
jrc-leaf-turn = Turno { $n }
jrc-leaf-turn-now = Turno { $n }, in corso
jrc-leaf-start = Inizio
jrc-table-after = La tabella dopo il turno { $n }
jrc-table-start = La tabella all’inizio
jrc-told-came = { $count ->
    [one] Entra nella campagna { $who }.
   *[other] Entrano nella campagna { $who }.
 }
jrc-told-income = Le rendite
jrc-told-income-rule = Un punto per ogni principato.
jrc-told-orders = Rendite e ordini
jrc-told-orders-rule = Un punto per ogni principato; poi un ordine a testa, tutti nello stesso momento.
jrc-told-paid = { $who }: rendita, fondo { $before } → { $after }
jrc-told-invest = { $who }: investe su { $city }, { $before } → { $after }; fondo { $had } → { $has }
jrc-told-withdraw = { $who }: ritira da { $city }, { $before } → { $after }; fondo { $had } → { $has }
jrc-told-no-session = In questo turno non si è giocato in nessuna città.
jrc-told-session = Sessione: { $city }
jrc-told-seats = In senso orario: { $who }.
jrc-told-out = Fuori, nell’ordine: { $who }.
jrc-told-left-freeze = { $who } lascia la campagna; la sua colonna resta.
jrc-told-left-drop = { $who } lascia la campagna; la sua colonna si svuota.

jrc-diary-add-city = Una città in più: { $cities }
jrc-diary-rename-city = Una città cambia nome: { $cities }
jrc-diary-drop-city = Una città in meno: { $cities }
jrc-diary-start = La campagna comincia
jrc-diary-example = L’esempio, passo { $n }
jrc-diary-leave-example = L’esempio si chiude
jrc-diary-allocate = { $who } ha sigillato i suoi punti
jrc-diary-order = { $who } ha sigillato un ordine
jrc-diary-pick-city = { $who } ha scelto una città
jrc-diary-counter = { $who } ha sigillato un piano
jrc-diary-buy = { $who } ha sigillato un acquisto
jrc-diary-take-back = { $who } ha ripreso la busta
jrc-diary-open-papers = Buste aperte
jrc-diary-on-late-allocate = Chi arriva divide i punti
jrc-diary-on-city-select = Turno della Città
jrc-diary-on-advantages = Si comprano i vantaggi
jrc-diary-on-play = Si comincia a giocare
jrc-diary-on-result = La sessione è finita
jrc-diary-turn = Turno { $n }: rendite
jrc-diary-session = Sessione: { $city }
jrc-diary-city-end = Fine del turno
jrc-diary-won = La campagna è vinta
jrc-diary-choose-cities = Città scelte
jrc-diary-draw-cities = Città a sorte
jrc-diary-end-city-turn = Turno senza sessioni
jrc-diary-set-seating = Posti della sessione: { $who }
jrc-diary-shuffle-seating = Posti a sorte: { $who }
jrc-diary-set-participants = Chi gioca la sessione: { $who }
jrc-diary-begin-session = I posti sono fissati
jrc-diary-answer-prince-card = { $use ->
    [yes] { $who } mette in tavola la carta del principe
   *[no] { $who } lascia da parte la carta del principe
 }
jrc-diary-use-advantage = { $who } ha usato { $what }
jrc-diary-eliminate = { $who } è fuori
jrc-diary-set-vp = Punti vittoria segnati
jrc-diary-apply-result = Tabella aggiornata
jrc-diary-cancel-session = Sessione annullata
jrc-diary-mark-absent = { $count ->
    [1] { $who } non c’è
   *[other] { $who } non ci sono
 }
jrc-diary-mark-present = { $count ->
    [1] { $who } è di nuovo qui
   *[other] { $who } sono di nuovo qui
 }
jrc-diary-leave-for-good = { $who } ha lasciato la campagna
jrc-diary-welcome = { $count ->
    [1] { $who } entra nella campagna
   *[other] { $who } entrano nella campagna
 }
jrc-diary-end-campaign = La campagna si chiude

## Refusals
E_ALLOC_SUM = { $way ->
    [over] { $given ->
        [one] È un punto su { $fund }: { $off } di troppo.
       *[other] Sono { $given } punti su { $fund }: { $off } di troppo.
     }
   *[under] { $given ->
        [one] È un punto su { $fund }: { $off } ancora da dare.
       *[other] Sono { $given } punti su { $fund }: { $off } ancora da dare.
     }
 }
E_ALLOC_CAP = In una città al massimo { $most }.
E_NOT_INTEGER = Servono numeri interi.
E_UNKNOWN_CITY = Questa città non è nella campagna: scegline una della tabella.
E_UNKNOWN_ADVANTAGE = Questo vantaggio non esiste.
E_ALREADY_REVEALED = Le buste sono già aperte.
E_ALREADY_SUBMITTED = La tua busta è già sigillata. Riprendila, se vuoi cambiarla.
E_NOTHING_SUBMITTED = Non c’è una tua busta da riprendere.
E_PAPERS_MISSING = { $count ->
    [one] Manca la busta di { $who }.
   *[other] Mancano le buste di { $who }.
 }
E_SESSION_SIZE = Una sessione si gioca almeno in due.
E_OPTIONS = Così non torna: nelle città devono starci i punti di ognuno, e per vincere non possono servire più principati che città.
E_FUND_EMPTY = Il tuo fondo è vuoto: ritira punti da una città, o passa.
E_WITHDRAW_LIMIT = Si ritirano uno o due punti.
E_FI_TOO_LOW = { $city }: hai solo { $fi }.
E_ONE_ORDER = Un solo ordine, per una sola città: per cambiarlo, riprendi la busta.
E_COUNTER_TOTAL = { $most ->
    [0] Qui non hai punti da spendere.
    [one] Qui hai un punto solo.
   *[other] Qui hai solo { $most } punti.
 }
E_COUNTER_SELF = Non puoi spendere punti contro di te.
E_COUNTER_ABSENT = Questa persona non gioca la sessione.
E_CANNOT_AFFORD = { $left ->
    [0] Non ti resta niente da spendere.
    [one] Ti resta un punto solo.
   *[other] Ti restano solo { $left } punti.
 }
E_NO_USES_LEFT = Questo vantaggio è già usato.
E_VP_TOTAL = Più punti vittoria che persone: al massimo { $most }.
E_NOT_AWAITED = Adesso da te non si aspetta niente.
E_CITY_TWICE = { $most ->
    [one] In un turno ogni città si gioca una volta sola.
   *[other] In un turno la stessa città si gioca { $most } volte al massimo.
 }
E_DRAW_COUNT = Si possono sorteggiare da 1 a { $most } città.
E_INVEST_ONE = Si investe un punto alla volta.
E_CITY_NAME = Alla città serve un nome.
E_CITY_COUNT = Le città vanno da { $least } a { $most }.
W_FEW_PLAYERS = Siete in { $players }: una campagna rende di più da quattro in su, vedendosi ogni settimana.
W_VP_INCOMPLETE = { $sum ->
    [one] Un punto vittoria per { $players } persone: la sessione non è finita. Aggiorni lo stesso?
   *[other] { $sum } punti vittoria per { $players } persone: la sessione non è finita. Aggiorni lo stesso?
 }
W_COUNTER_WASTED = Contro { $who } usi più punti di quanti ne ha: quelli in più vanno persi.
W_NO_SESSION = { $count ->
    [0] Il turno { $turn } si chiude senza sessioni e comincia il prossimo. Per smettere e continuare un’altra sera non serve: il tavolo si ricorda tutto. Lo chiudi lo stesso?
    [one] Il turno { $turn } si chiude senza sessioni, e con la tabella di adesso { $who } vince la campagna. Lo chiudi lo stesso?
   *[other] Il turno { $turn } si chiude senza sessioni, e con la tabella di adesso { $who } vincono la campagna. Lo chiudi lo stesso?
 }

jrc-titles = I titoli della campagna
jrc-title-leap = Il balzo ({ $city }, turno { $turn }): { $who } guadagna { $n } di influenza.
jrc-title-fall = La caduta ({ $city }, turno { $turn }): { $who } perde { $n } di influenza.
jrc-title-throne = Il trono che scotta: { $city } cambia principe { $n } volte.

## Help in play
jrc-help-now = { $at ->
    [start] Adesso: la prima spartizione
    [orders] Adesso: gli ordini
    [cities] Adesso: dove si gioca
    [counter] Adesso: la contro-influenza
    [advantages] Adesso: i vantaggi
    [play] Adesso: la sessione
   *[end] Adesso: la fine del turno
 }
jrc-help-step-share = Dividi tutti i tuoi punti tra le città, in segreto.
jrc-help-step-open = Quando ci sono tutte le buste, si aprono insieme.
jrc-help-step-income = Un punto nel fondo per ogni città di cui sei principe.
jrc-help-step-order = Un solo ordine, in segreto, anche da casa: investi un punto, ritirane uno o due da una città, o passa.
jrc-help-step-cities = Si scelgono le città in cui giocare, e chi si siede dove.
jrc-help-step-counter = Contro-influenza, in segreto: togli punti agli avversari, spendendo i tuoi.
jrc-help-step-advantages = Con i punti che restano compri vantaggi per questa sessione.
jrc-help-step-play = Se il principe della città gioca, può mettere in tavola la sua carta. Si gioca, e si scrivono i punti vittoria.
jrc-help-step-result = In quella città chi ha giocato perde un punto e aggiunge i suoi punti vittoria, mai sotto zero.
jrc-help-kept = Contro-influenza e vantaggi valgono per una sessione: la tabella non cambia.
jrc-help-city-set = { $value ->
    [eight] Le città sono otto, senza Seattle.
    [custom] Le città sono le vostre.
   *[nine] Le città sono le nove della tabella.
 }
jrc-help-start-fund = { $value ->
    [one] Si comincia con un punto a testa.
   *[other] Si comincia con { $value } punti a testa.
 }
jrc-help-max-per-city = { $value ->
    [one] All’inizio si mette al massimo un punto in una città.
   *[other] All’inizio si mettono al massimo { $value } punti in una città.
 }
jrc-help-win-princes = { $value ->
    [one] Vince chi ha almeno un principato alla fine del turno della Città.
   *[other] Vince chi ha almeno { $value } principati alla fine del turno della Città.
 }
jrc-help-instant-win = { $value ->
    [on] Si vince anche a metà turno, appena si hanno i principati che servono.
   *[off] Si vince solo alla fine del turno della Città.
 }
jrc-help-city-choice = { $value ->
    [each_picks] Chi c’è sceglie una città a testa.
    [random] Le città in cui si gioca si tirano a sorte.
   *[agreed] Le città in cui si gioca si scelgono di comune accordo.
 }
jrc-help-same-city = { $value ->
    [again] Una città scelta due volte si gioca due volte.
   *[once] Una città scelta due volte si gioca una volta sola.
 }
jrc-help-secret-pick = { $value ->
    [off] La città che ognuno sceglie si vede subito.
   *[on] La città si sceglie in segreto.
 }
jrc-help-absent-income = { $value ->
    [off] Chi manca non prende i suoi punti.
   *[on] Chi manca prende lo stesso i suoi punti.
 }
jrc-help-late-join = { $value ->
    [on] Tra un turno e l’altro può entrare qualcuno.
   *[off] A campagna iniziata non entra più nessuno.
 }
jrc-help-leaver = { $value ->
    [drop] Chi se ne va per sempre non lascia niente.
   *[freeze] Chi se ne va per sempre lascia la sua colonna com’è.
 }
jrc-help-fi-cap-after-setup = { $value ->
    [on] Il massimo per città vale per tutta la campagna.
   *[off] Il massimo per città vale solo all’inizio.
 }
jrc-help-copy-limit = { $value ->
    [none] Di una carta, nel mazzo, quante copie si vuole.
   *[other] Di una carta, nel mazzo, copie al massimo: { $value }.
 }
jrc-help-ante = { $value ->
    [on] Si gioca con la posta.
   *[off] Si gioca senza posta.
 }
jrc-word-prince = Principe
jrc-word-prince-means = chi da solo ha più punti in una città
jrc-word-contested = Contesa
jrc-word-contested-means = parità in testa: non c’è nessun principe
jrc-word-margin = Distacco
jrc-word-margin-means = i punti tra chi è in testa e chi segue
jrc-word-fund = Fondo
jrc-word-fund-means = i punti fuori dalle città
jrc-word-prey = Preda
jrc-word-prey-means = chi ti siede a sinistra; tu sei il suo predatore

## How it is played, in five pictures
learn-jrc-1 = Una campagna di città
learn-jrc-1-line = In ogni città può esserci un solo principe. Si gioca per settimane.
learn-jrc-2 = I punti, in segreto
learn-jrc-2-line = All’inizio dividi i tuoi punti tra le città, e si scoprono tutti insieme.
learn-jrc-3 = Principe o contesa
learn-jrc-3-line = È principe chi ha più punti di tutti. In parità la città non è di nessuno.
learn-jrc-4 = Un ordine a turno
learn-jrc-4-line = In busta chiusa: investi un punto, ne ritiri uno o due, o passi. Anche da casa.
learn-jrc-5 = Poi si gioca a carte
learn-jrc-5-line = In quella città perdi un punto e aggiungi i tuoi punti vittoria.

## The example
jrc-example-try = Prova il primo turno dell’esempio
jrc-example-try-hint = Quattro giocatori e i numeri del regolamento, un passo alla volta. La vostra campagna resta com’è.
jrc-example-title = Esempio · { $step }
jrc-example-at = Passo { $n } di { $of }
jrc-example-leave = Chiudi l’esempio
jrc-example-done = Torna alla vostra campagna
jrc-example-astray = Il regolamento stampato fa un’altra scelta. Anche la tua era valida; l’esempio va avanti con i numeri stampati.
jrc-example-allocate = Qui sei Luca. Dividi 30 punti tra le città, al massimo 8 per città, e chiudi la busta. Luca scrive: Boston 2, Chicago 3, Cleveland 4, Dallas 5, Miami 8, Seattle 3, Washington D.C. 5. Gli altri non vedono niente finché non si apre.
jrc-example-allocate-sealed = Fabrizio, Francesco e Marcello hanno già chiuso la loro busta. Ora chi ospita le apre tutte insieme: da quel momento nessuno può più cambiare.
jrc-example-princes = Chi ha più punti in una città ne è il principe: Luca tiene Miami. A Washington D.C. Luca e Marcello sono pari a 5, quindi non è di nessuno. Prosegui: ognuno riceve un punto per ogni suo principe.
jrc-example-order = Luca ha ricevuto un punto per Miami. Un ordine per turno: investire un punto, ritirarne fino a due, o passare. Luca investe a Washington D.C., per staccare Marcello.
jrc-example-order-sealed = Anche gli altri hanno dato il loro ordine. Apri tutte le buste: gli ordini valgono tutti nello stesso momento.
jrc-example-moved = Marcello ha avuto la stessa idea: a Washington D.C. sono pari a 6. Fabrizio sale a Seattle, Francesco ritira due punti da Atlanta e li tiene nel fondo. Prosegui con il turno della Città.
jrc-example-city = Scegliete dove giocare. Conviene una città contesa o con poco distacco, perché una sola sessione può cambiarne il principe: scegli Washington D.C.
jrc-example-seats = Siedono in senso orario Luca, Francesco, Marcello e Fabrizio. La tua preda è chi ti segue; tu ne sei il predatore. Conferma i posti e la sessione comincia.
jrc-example-counter = Contro-influenza: i tuoi punti di questa città possono togliere punti agli altri, prima che comprino i vantaggi. Luca ne usa 2 contro Marcello. È solo per questa sessione: nella tabella non cambia niente.
jrc-example-counter-sealed = Francesco e Marcello hanno chiuso il loro piano. Fabrizio qui non ha punti: la sua busta è vuota. Apri tutte le buste.
jrc-example-left = Luca aveva 6: 2 li ha spesi, 2 glieli toglie Francesco e 1 Marcello, gliene resta 1. A Marcello ne restano 3. Con questi si comprano i vantaggi.
jrc-example-buy = A Luca resta 1 punto, che basta per «Molto attivo». Ciò che non si spende è perduto.
jrc-example-buy-sealed = Marcello ha speso i suoi 3 punti. Apri tutte le buste.
jrc-example-bought = Controllate i vantaggi prima di dare le carte. Washington D.C. è contesa: nessuno mette in tavola il principe. Prosegui: si gioca.
jrc-example-play = Qui si gioca con le carte vere. Nell’esempio escono Francesco, poi Luca, poi Fabrizio. Ogni volta il predatore di chi esce prende un punto vittoria; Marcello, l’ultimo rimasto, ne prende un altro.
jrc-example-result = Punti vittoria: Luca 1, Fabrizio 1, Marcello 2. Chi ha giocato perde un punto nella città e ne guadagna uno per ogni punto vittoria. Aggiorna la tabella.
jrc-example-end = Marcello sale a 7 e prende Washington D.C.: ora tiene quattro città. Si vince tenendone cinque alla fine di un turno della Città. Un turno è tutto qui: rendite, ordini, città e sessioni.
