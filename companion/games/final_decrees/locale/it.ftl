### Final Decrees

## Name, and what stands on several screens
final_decrees-name = Final Decrees
final_decrees-for-how-many = Ministeri, decreti e colpe da scaricare. 4–5 persone, un’ora
decrees-words = { $words }
decrees-named = { $n } · { $words }
decrees-who = { $who }
decrees-number = Decreto { $n }
decrees-the-number = il decreto { $n }
decrees-the-named = il decreto { $n } · { $words }
decrees-item-named = Decreto { $n } · { $words }
decrees-lobby = Prima della partita
decrees-posting = I ministeri
decrees-over = Fine della partita
decrees-nobody = nessuno
decrees-nowhere = nessun ministero

## The ministries
decrees-ministry-reform = Riforme
decrees-ministry-executive = Branca Esecutiva
decrees-ministry-hr = Risorse Umane
decrees-ministry-treasury = Tesoro
decrees-ministry-secret = Servizi Segreti
decrees-ministry-navy = Marina
decrees-at-reform = alle Riforme
decrees-at-executive = alla Branca Esecutiva
decrees-at-hr = alle Risorse Umane
decrees-at-treasury = al Tesoro
decrees-at-secret = ai Servizi Segreti
decrees-at-navy = alla Marina
decrees-arrow = { $above } sopra { $below }
decrees-chart = L’organigramma
decrees-blame = colpa
decrees-personal = Colpa personale
decrees-least = vincerebbe ora
decrees-cards = { $n ->
    [one] una carta
   *[other] { $n } carte
 }
decrees-decrees = I decreti
decrees-lies = { $at }
decrees-arrival = { $n ->
    [1] il primo
    [2] il secondo
    [3] il terzo
    [4] il quarto
   *[5] il quinto
 } su { $of ->
    [5] cinque
   *[other] { $of }
 }
decrees-arrival-removes = { $who } toglie fino a { $n }
decrees-arrival-where = di colpa, dove vuole
decrees-promulgated = promulgato
decrees-deck-left = Mazzo { $deck }, scarti { $discard }.
decrees-promulgated-so-far = Decreti promulgati: { $n } su { $of }.

## Before the beginning
decrees-people = { $n ->
    [one] Una persona al tavolo. Si gioca in quattro o in cinque.
   *[other] { $n } persone al tavolo. Si gioca in quattro o in cinque.
 }
decrees-player-count = { $players ->
    [one] C’è una sola persona al tavolo: si gioca in quattro o in cinque.
   *[other] Siete in { $players }: si gioca in quattro o in cinque.
 }
decrees-begin = Apri le offerte
decrees-recipe = Il mazzo per { $n }
decrees-recipe-how = Togliete Stagnazione e Declino, mescolate e date le carte. Mettete da parte due mazzetti, rimescolate la carta tolta con le altre, poi impilate: il mazzetto piccolo sopra, quello grande sotto. Il mazzo così fatto ha { $deck } carte; la carta speciale è al più tardi la { $latest }ª a uscire.
decrees-pile-dealt = una a testa, in mano
decrees-pile-top = in cima
decrees-pile-middle = in mezzo, con Stagnazione e Declino
decrees-pile-bottom = in fondo
decrees-templates = I cinque decreti
decrees-templates-hint = Riprendi quelli di un’altra sera, oppure scrivili uno per uno qui sotto.
decrees-template-use = { $chosen ->
    [0] Usa i decreti
   *[other] Usa { $name }
 }
decrees-template-name = Nome della raccolta
decrees-template-save = Conserva i cinque decreti
decrees-template-save-title = Conservali per un’altra sera
decrees-template-drop = Dimentica «{ $name }»
decrees-template-drop-warn = La raccolta sparisce da questo tavolo. I decreti che vedi ora restano.
decrees-example = Cinque decreti brevi
decrees-example-note = Inventati per Veglia, se i fogli stampati non sono a portata di mano.
decrees-decree-title = { $n ->
    [0] { $decree }: ancora senza timbri
    [one] { $decree }: un timbro
   *[other] { $decree }: { $n } timbri
 }
decrees-decree-name = Nome del decreto
decrees-decree-hint = Tocca i ministeri nell’ordine in cui devono timbrare. Lo stesso può tornare più volte.
decrees-decree-save = Scrivi il decreto
decrees-rules = Regole di casa
decrees-rules-hint = Ogni modifica vale subito.

decrees-option-deck-total = Quante carte ci sono in tutto?
decrees-option-deck-total-note = Nella scatola sono 60.
decrees-option-sd-is-extra = Stagnazione e Declino è una carta in più?
decrees-option-sd-is-extra-note = Altrimenti è una delle carte contate qui sopra.
decrees-option-sd-discard = Quante carte scarta Stagnazione e Declino?
decrees-option-sd-discard-note = Più carte, partita più corta.
decrees-option-sd-pick = Chi la pesca prende una delle carte scartate?
decrees-option-sd-pick-note = Un’idea dell’autore: un piccolo risarcimento.
decrees-option-sd-empty-ends = Se scarta le ultime carte, la partita finisce lì?
decrees-option-sd-empty-ends-note = Altrimenti la carta torna nel mazzo e si pesca ancora una volta.
decrees-option-bid-rounds-max = Dopo quanti giri di offerte decide la sorte?
decrees-option-bid-rounds-max-note = Con 0 si va avanti finché qualcuno vince.
decrees-option-four-player-empty-executive = In quattro, la Branca Esecutiva può restare vuota?
decrees-option-four-player-empty-executive-note = Se resta vuota, comincia chi dirige le Risorse Umane.
decrees-option-redistribute-into-own = Ridistribuendo, si può aumentare la colpa del proprio ministero?
decrees-option-redistribute-into-own-note = Se no, quella può solo scendere.
decrees-option-multi-control = Un ministero può averne più d’uno sopra di sé?
decrees-option-multi-control-note = Se sì, chi timbra sceglie quale catena conta.
decrees-option-reform-steps = In quattro, i timbri delle Riforme
decrees-option-reform-steps-note = Il ministero delle Riforme in quattro non c’è.
decrees-value-reform-steps-skip = si saltano
decrees-value-reform-steps-forbid = non si scrivono
decrees-option-trades = Quando si fanno scambi?
decrees-option-trades-note = Mai durante le offerte.
decrees-value-trades-freely = sempre
decrees-value-trades-in-turns = solo nei turni
decrees-option-tie-break = A parità di colpa
decrees-option-tie-break-note = Vince chi ha meno colpa personale.
decrees-value-tie-break-shared = si vince insieme
decrees-value-tie-break-ministry-blame = conta la colpa del ministero
decrees-option-allow-vacant-player = Le Risorse Umane possono lasciare qualcuno senza ministero?
decrees-option-allow-vacant-player-note = Altrimenti ognuno ne dirige uno.

## The bids
decrees-bid-round = Offerte, giro { $n }
decrees-bid-line = Tutti offrono in segreto per le Risorse Umane.
decrees-bid-again = Offrono di nuovo in { $n }.
decrees-bid-title = Quanta colpa ti prendi?
decrees-bid-hint = Chi offre di più dirige le Risorse Umane. Ognuno paga in colpa la sua offerta; chi offre di meno, cinque in più. I più alti, se sono pari, prendono 2 e { $then ->
    [lot] si tira a sorte
   *[again] offrono di nuovo
 }. L’offerta è definitiva.
decrees-bid-seal = { $chosen ->
    [0] Sigilla l’offerta
   *[other] Sigilla { $n }
 }
decrees-bid-sealed = La tua offerta c’è
decrees-bid-waits = È sigillata e non si cambia. Le offerte si aprono tutte insieme.
decrees-bid-opened = Giro { $n }
decrees-bid-was = { $who } offre { $n } e prende { $gain } di colpa.
decrees-bid-won = { $who } dirige le Risorse Umane.
decrees-bid-lot = La sorte sceglie { $who } per le Risorse Umane.
decrees-bid-tied = Offerte pari: { $who }. Prendono 2 di colpa a testa e offrono di nuovo.
decrees-posting-line = { $who } assegna i ministeri.
decrees-post-title = Chi dirige che cosa?
decrees-post-hint = { $empty ->
    [any] Tu resti alle Risorse Umane. Un ministero per persona: uno resta vuoto. Comincia chi dirige la Branca Esecutiva; se è vuota, cominci tu.
    [other] Tu resti alle Risorse Umane. Un ministero per persona: uno resta vuoto, ma non la Branca Esecutiva, e chi la dirige comincia.
   *[reform] Tu resti alle Risorse Umane. Un ministero per persona, nessuno alle Riforme. Comincia chi dirige la Branca Esecutiva.
 }
decrees-can-executive = cambia le frecce dell’organigramma
decrees-can-treasury = due azioni in più, una volta per turno
decrees-can-secret = passa la colpa di un ministero a chi lo dirige
decrees-can-navy = toglie fino a 2 di colpa a chi la dirige e 4 alla Marina
decrees-post = Assegna i ministeri

## The turn
decrees-turn-of = Turno di { $who }
decrees-your-move = Tocca a te
decrees-your-turn = Il tuo turno
decrees-line-card = Si pesca una carta.
decrees-line-actions = { $n ->
    [0] Nessuna azione rimasta.
    [one] Un’azione rimasta.
   *[other] { $n } azioni rimaste.
 }
decrees-own-ministry = Il tuo ministero: { $at }. { $more }
decrees-own-heads = Il tuo ministero: { $at }.
decrees-own-none = Non dirigi nulla. { $more }
decrees-own-idle = Non dirigi nulla.
decrees-waits-for = Si aspetta { $who }.
decrees-card-ordinary = Una carta comune
decrees-card-ordinary-hint = Pesca una carta e tienila in mano.
decrees-card-decline = Stagnazione e Declino
decrees-card-decline-hint = { $n ->
    [0] La colpa dei ministeri passa a chi li dirige.
    [one] Scarta una carta dal mazzo e passa la colpa dei ministeri a chi li dirige.
   *[other] Scarta { $n } carte dal mazzo e passa la colpa dei ministeri a chi li dirige.
 }
decrees-draw-ordinary = Una carta comune
decrees-draw-ordinary-hint = Costa un’azione. La carta va in mano.
decrees-draw-decline = Stagnazione e Declino
decrees-draw-decline-hint = { $n ->
    [0] Costa un’azione. La colpa dei ministeri passa a chi li dirige.
    [one] Costa un’azione. Scarta una carta dal mazzo e passa la colpa dei ministeri a chi li dirige.
   *[other] Costa un’azione. Scarta { $n } carte dal mazzo e passa la colpa dei ministeri a chi li dirige.
 }
decrees-decline-ends = Scarta il resto del mazzo: la partita finisce subito e la colpa resta dov’è.
decrees-end-turn = Chiudi il turno
decrees-end-hint = { $n ->
    [0] { $at }: nessun’altra colpa, non ci sono decreti.
    [one] { $at }: 1 di colpa in più, per il decreto che c’è.
   *[other] { $at }: { $n } di colpa in più, 1 per ogni decreto che c’è.
 }
decrees-end-warn = { $n ->
    [one] { $more } Hai ancora un’azione: se chiudi, va persa. Chiudi il turno?
   *[other] { $more } Hai ancora { $n } azioni: se chiudi, vanno perse. Chiudi il turno?
 }
decrees-end-nowhere = Senza ministero non prendi altra colpa.

## The actions
decrees-left = { $n ->
    [0] Non hai più azioni
    [one] Ti resta un’azione
   *[other] Ti restano { $n } azioni
 }
decrees-price = costa un’azione
decrees-pool = { $n ->
    [one] { $n } personale
   *[other] { $n } personali
 }
decrees-card = Che carta hai pescato?
decrees-draw = Pesca
decrees-forward-mark = { $loss ->
    [0] prossimo passo
   *[other] prossimo passo, −1 a te
 }
decrees-move-leaves = lascia { $at }
decrees-investigate-gives = { $who } prende { $n } di colpa
decrees-only-empty = Un segnalino va solo su un ministero vuoto: qui c’è { $who }.
decrees-only-reform = Le Riforme non hanno un’azione propria.
decrees-only-executive = Le frecce le cambia solo chi dirige la Branca Esecutiva.
decrees-only-hr = I ministeri li riassegna solo chi dirige le Risorse Umane.
decrees-only-treasury = Le casse le apre solo chi dirige il Tesoro.
decrees-only-secret = Indaga solo chi dirige i Servizi Segreti.
decrees-only-navy = Le grandi manovre le fa solo chi dirige la Marina.
decrees-only-there = È { $at }: lo timbra e lo inoltra solo chi dirige quel ministero.
decrees-stamped-next = Qui non si timbra: il prossimo timbro va { $at }.
decrees-touch-secret = Per indagare, tocca il ministero su cui indagare.
decrees-touch-executive = Per togliere, girare o spostare una freccia, tocca la mano che la chiude. Per metterne una, tocca il ministero da cui parte.
decrees-none-below = Sotto non c’è nessuno: niente da ridistribuire.
decrees-none-to-move = Non c’è colpa da ridistribuire.
decrees-none-lying = Qui non c’è nessun decreto da timbrare o inoltrare.
decrees-none-from-here = Da qui ora non può partire una freccia.
decrees-do-play-card = Gioca una carta
decrees-do-play-card-hint = Posala e leggila. Poi scrivi qui che cosa cambia.
decrees-do-stamp = Timbra { $decree }
decrees-do-stamp-hint = { $left ->
    [0] { $loss ->
        [0] Il decreto è promulgato. Colpa da perdere non ne hai.
       *[other] Perdi 1 di colpa e il decreto è promulgato.
     }
    [one] { $loss ->
        [0] Resterà un timbro. Colpa da perdere non ne hai.
       *[other] Perdi 1 di colpa. Resterà un timbro.
     }
   *[other] { $loss ->
        [0] Resteranno { $left } timbri. Colpa da perdere non ne hai.
       *[other] Perdi 1 di colpa. Resteranno { $left } timbri.
     }
 }
decrees-do-treasury-extra = Apri le casse
decrees-do-treasury-extra-hint = Costa un’azione e te ne dà due. Una volta per turno.
decrees-do-manoeuvres = Fai le grandi manovre
decrees-do-manoeuvres-hint = Tornano alla riserva fino a 2 di colpa tua e fino a 4 della Marina. Una volta per turno.
decrees-do-forward = Inoltra
decrees-do-forward-hint = Passa a un altro ministero. Se è quello del prossimo timbro, perdi 1 di colpa.
decrees-do-forward-go = { $chosen ->
    [0] Inoltra
   *[other] { $marked ->
        [0] Inoltra { $second }
       *[other] { $loss ->
            [0] Inoltra { $second }
           *[other] Inoltra { $second }: −1 a te
         }
     }
 }
decrees-do-move-marker = Manda qui qualcuno
decrees-do-move-marker-hint = Chi vuoi, anche tu, va a dirigere un ministero vuoto.
decrees-do-move-marker-go = { $chosen ->
    [0] Chi ci va?
   *[other] Manda { $second } { $first }
 }
decrees-do-investigate = Indaga
decrees-do-investigate-hint = Tutta la colpa di un ministero passa a chi lo dirige.
decrees-do-investigate-go = { $chosen ->
    [0] Indaga
   *[other] Indaga: { $first }
 }
decrees-do-redistribute = Ridistribuisci la colpa
decrees-do-redistribute-hint = Sposta come vuoi { $n } di colpa tra il tuo ministero e quelli sotto.
decrees-do-redistribute-go = Ridistribuisci
decrees-same = Per ora è tutto com’era.
decrees-left-over = da assegnare
decrees-do-reassign = Riassegna i ministeri
decrees-do-reassign-hint = Un ministero diverso per ognuno. Chiunque può anche restare dov’è.
decrees-do-reassign-go = Riassegna
decrees-do-restructure-remove = Togli la freccia
decrees-do-restructure-remove-hint = Chi sta sotto non ha più nessuno sopra di sé.
decrees-do-restructure-remove-go = { $chosen ->
    [0] Togli la freccia
   *[other] Togli { $first }
 }
decrees-do-restructure-reverse = Gira la freccia
decrees-do-restructure-reverse-hint = Chi stava sotto passa sopra.
decrees-do-restructure-reverse-go = { $chosen ->
    [0] Gira la freccia
   *[other] Gira { $first }
 }
decrees-do-restructure-add = Metti una freccia da qui
decrees-do-restructure-add-hint = Un ministero passa sotto un altro. Le frecce sono al massimo cinque.
decrees-do-restructure-add-go = { $chosen ->
    [0] Aggiungi la freccia
   *[other] Aggiungi { $first }
 }
decrees-do-restructure-move = Sposta la freccia
decrees-do-restructure-move-hint = Toglila e mettila altrove, in un’azione sola.
decrees-do-restructure-move-go = { $chosen ->
    [0] Sposta la freccia
   *[other] Al posto di «{ $first }»: { $second }
 }

## Promulgation
decrees-promulgated-at = { $decree } è promulgato { $at }
decrees-chooser = { $who }, in cima alla catena ({ $at }), può togliere fino a { $n } di colpa.
decrees-roots = La catena ha più di una cima: { $who } sceglie quale conta.
decrees-remove = Togli { $sum } di colpa
decrees-remove-nothing = Non togliere niente
decrees-remove-title = Quale colpa sparisce?
decrees-remove-hint = Fino a { $n } in tutto, da chi e da dove vuoi. Anche niente.
decrees-remove-left = da togliere
decrees-remove-short = { $sum ->
    [0] Non togli niente, e potresti togliere { $n } di colpa. Rinunci?
   *[other] Togli { $sum } di colpa su { $n } possibili. Il resto rimane dov’è. Va bene così?
 }
decrees-root-title = Quale cima conta?
decrees-root-hint = Chi la dirige toglierà la colpa.
decrees-root-go = { $chosen ->
    [0] Scegli questa cima
   *[other] Scegli { $first }
 }

## Stagnation and Decline
decrees-sd-title = { $who } ha pescato Stagnazione e Declino
decrees-sd-discards = { $n ->
    [0] Nessuna carta da scartare.
    [one] Dalla cima del mazzo agli scarti: una carta.
   *[other] Dalla cima del mazzo agli scarti: { $n } carte.
 }
decrees-sd-picked = { $who } prende in mano una delle carte scartate.
decrees-sd-moved = { $at }: { $who } prende { $n } di colpa.
decrees-sd-nothing = Nessun ministero occupato aveva colpa.
decrees-sd-back = { $deck ->
    [one] Rimescola Stagnazione e Declino nel mazzo: ora ha una carta.
   *[other] Rimescola Stagnazione e Declino nel mazzo: ora ha { $deck } carte.
 }

## Deals
decrees-trade-title = Scambio
decrees-trade-hint = Vale quando tutte le persone coinvolte dicono di sì. Fino ad allora lo vedono solo loro.
decrees-trade-propose = { $n ->
    [0] Proponi
    [one] Proponi: { $what }
   *[other] Proponi { $n } passaggi
 }
decrees-trade-blame = Passa della colpa
decrees-trade-cards = Passa delle carte
decrees-trade-of = { $who } propone uno scambio
decrees-trade-confirm = Accetta lo scambio di { $who }
decrees-trade-decline = Rifiuta lo scambio di { $who }
decrees-trade-withdraw = Ritira la tua proposta
decrees-trade-declined = { $who } ha rifiutato lo scambio.
decrees-trade-withdrawn = { $who } ha ritirato la sua proposta.
decrees-trade-fell = Lo scambio è caduto
decrees-term-blame = { $taker } riceve da { $giver } { $n } di colpa
decrees-term-cards = { $n ->
    [one] { $taker } riceve da { $giver } una carta
   *[other] { $taker } riceve da { $giver } { $n } carte
 }

## What a card does
decrees-adjust = { $n ->
    [0] La carta non cambia niente
    [one] Conferma: { $what }
   *[other] Conferma { $n } modifiche
 }
decrees-adjust-title = Che cosa fa la carta?
decrees-adjust-hint = Tocca + e − accanto a ciò che cambia. Lo vedono tutti e si può annullare.
decrees-change-marker = Metti un segnalino
decrees-change-draw-arrow = Aggiungi una freccia
decrees-change-drop-arrow = Togli una freccia
decrees-change-place = Sposta un decreto
decrees-change-stamp = Timbro di un decreto
decrees-change-actions = Azioni di questo turno
decrees-change-deck = Mazzo
decrees-change-discard = Scarti
decrees-stamp-set = mettilo
decrees-stamp-lift = toglilo
decrees-field-giver = Chi dà
decrees-field-taker = Chi riceve
decrees-field-amount = Quanto
decrees-field-who = Chi
decrees-field-ministry = Ministero
decrees-field-start = Sopra
decrees-field-end = Sotto
decrees-field-arrow = Freccia
decrees-field-decree = Decreto
decrees-field-change = Mettilo o toglilo
decrees-abandon = Interrompi la partita
decrees-abandon-warn = La partita finisce adesso, senza vincitore.
decrees-give-cards-brief = { $way ->
    [more] carte per { $what }: { $n }
   *[less] carte da { $what }: { $n }
 }
decrees-give-blame-brief = { $way ->
    [more] { $n } di colpa per { $what }
   *[less] { $n } di colpa da { $what }
 }
decrees-give-cards-they = { $way ->
    [more] { $what } riceve da { $who } carte: { $n }.
   *[less] { $who } riceve da { $what } carte: { $n }.
 }
decrees-give-cards-you = { $way ->
    [more] { $what } riceve da te carte: { $n }.
   *[less] Ricevi da { $what } carte: { $n }.
 }
decrees-give-blame-they = { $way ->
    [more] { $what } riceve da { $who } { $n } di colpa.
   *[less] { $who } riceve da { $what } { $n } di colpa.
 }
decrees-give-blame-you = { $way ->
    [more] { $what } riceve da te { $n } di colpa.
   *[less] Ricevi da { $what } { $n } di colpa.
 }
decrees-has-cards = { $n ->
    [one] ha una carta
   *[other] ha { $n } carte
 }
decrees-has-blame = ne ha { $n }
decrees-page-deal-others = Tra altri
decrees-page-deal-cards = Carte
decrees-page-deal-blame = Colpa
decrees-tick-first = Tocca + o − accanto a un nome.
decrees-tick-at = { $what }: da { $before } a { $after }.
decrees-tick-blame = { $way ->
    [more] { $what } prende { $n } di colpa: da { $before } a { $after }.
   *[less] { $what } perde { $n } di colpa: da { $before } a { $after }.
 }
decrees-tick-brief = { $what } { $way ->
    [more] +{ $n }
   *[less] −{ $n }
 }
decrees-hand-of = Mano di { $who }
decrees-page-cards = Carte
decrees-page-decrees = Decreti
decrees-page-arrows = Frecce
decrees-page-ministries = Ministeri
decrees-page-people = Persone
decrees-adjust-right = { $n ->
    [0] Scrivi le modifiche
    [one] Conferma: { $what }
   *[other] Conferma { $n } modifiche
 }

## The end
decrees-win = { $n ->
    [one] Vince { $who }
   *[other] Vincono { $who }
 }
decrees-nobody-wins = Nessuno vince
decrees-over-deck = Il mazzo è finito.
decrees-over-decrees = Il quinto decreto è promulgato.
decrees-over-abandoned = La partita è stata interrotta.
decrees-blame-of = { $n } di colpa
decrees-way = { $before }, { $after }
decrees-way-done = { $n ->
    [one] { $decree }: { $way }. Promulgato con un timbro.
   *[other] { $decree }: { $way }. Promulgato con { $n } timbri.
 }
decrees-way-open = { $decree }: { $way }. Timbri: { $n } su { $of }.
decrees-story-turn = Turno { $n }: { $who }
decrees-point = T{ $n }
decrees-point-end = Fine
decrees-tiles = Com’è finita la pratica
decrees-tile-blame = { $n }
decrees-tile-of = { $who }
decrees-chart-blame = La colpa, turno per turno
decrees-chart-blame-note = Vince chi ne ha meno, alla fine.
decrees-chart-ways = Il cammino dei decreti
decrees-chart-ways-note = Turno per turno, da un ministero all’altro. I numeri sono i timbri.
decrees-ways-done = { $n ->
    [one] Promulgato con un timbro.
   *[other] Promulgato con { $n } timbri.
 }
decrees-ways-open = Timbri: { $n } su { $of }.
decrees-stamped-by-card = una carta
decrees-nth = n. { $n }
decrees-chart-stamps = Chi ha timbrato che cosa
decrees-chart-stamps-note = Timbri messi, decreto per decreto.

## The diary
decrees-diary-decree = Scritto il decreto: { $what }.
decrees-diary-decrees = Scritti tutti i decreti.
decrees-diary-template = Conservata la raccolta «{ $name }».
decrees-diary-template-gone = Dimenticata la raccolta «{ $name }».
decrees-diary-at = { $who } { $at }
decrees-diary-begun = Si aprono le offerte.
decrees-diary-bid = { $who } ha sigillato l’offerta.
decrees-diary-tied = Offerte pari: { $who }.
decrees-diary-posted = I ministeri sono assegnati.
decrees-diary-card = { $who } ha pescato.
decrees-diary-decline = { $n ->
    [0] Stagnazione e Declino per { $who }.
    [one] Stagnazione e Declino per { $who }: scartata una carta.
   *[other] Stagnazione e Declino per { $who }: scartate { $n } carte.
 }
decrees-diary-turn-over = { $who } ha chiuso il turno.
decrees-diary-then = { $first } { $then }
decrees-diary-incompetence = Incompetenza generale: { $at } +1.
decrees-diary-card-played = { $who } ha giocato una carta.
decrees-diary-card-written = { $told ->
    [yes] { $who } gioca «{ $card }»: { $effect }
   *[no] { $who } gioca «{ $card }».
 }
decrees-card-write = Scrivi la carta
decrees-card-write-title = Che carta è?
decrees-card-write-hint = Solo se vuoi: la leggono tutti, e la prossima volta basta un tocco.
decrees-card-called = Nome
decrees-card-effect = Che cosa fa, se vuoi
E_CARD_WORDS = Una carta ha un nome, fino a { $most } caratteri, e al più { $words } per dire che cosa fa.
decrees-diary-redistribute = { $who } ha ridistribuito la colpa.
decrees-diary-forward = { $who } inoltra il decreto { $n } { $at }.
decrees-diary-stamp = { $who } timbra il decreto { $n } { $at }.
decrees-diary-move = { $who } manda { $whom } { $at }.
decrees-diary-move-self = { $who } passa { $at }.
decrees-diary-treasury = { $who } ha aperto le casse.
decrees-diary-investigate = Indagine ({ $at }): { $whom } prende { $n } di colpa.
decrees-diary-manoeuvres = { $who } ha fatto le grandi manovre.
decrees-diary-reassign = { $who } ha riassegnato i ministeri.
decrees-diary-arrow-add = { $who } mette una freccia: { $arrow }.
decrees-diary-arrow-remove = { $who } toglie una freccia: { $arrow }.
decrees-diary-arrow-reverse = { $who } gira una freccia: { $arrow }.
decrees-diary-arrow-move = { $who } sposta una freccia: { $arrow }.
decrees-diary-promulgated = { $count ->
    [1] Promulgato il decreto { $n }: è il primo.
   *[other] Promulgato il decreto { $n }: sono { $count } in tutto.
 }
decrees-diary-removed = { $n ->
    [0] { $who } non toglie niente.
   *[other] { $who } toglie { $n } di colpa.
 }
decrees-diary-no-removal = In cima non c’è nessuno: niente da togliere.
decrees-diary-traded = Scambio: { $terms }.
decrees-diary-adjusted = { $who }: effetto di una carta.

## Latest news
decrees-news = Che cosa è successo
decrees-news-effect = Effetto: { $what }.
decrees-news-turn = Turno di { $who }.
decrees-news-begins = Turno di { $who }. Incompetenza generale: { $moved }.
decrees-news-moved = { $what } { $moved }.
decrees-news-person = { $who } { $before } → { $after }
decrees-news-at = { $at } { $before } → { $after }
decrees-series = { $first }, { $rest }
decrees-diary-with = { $what } { $more }.
decrees-now = { $what } { $n }
decrees-effect-blame = { $what } { $way ->
    [more] +{ $n }
   *[less] −{ $n }
 }
decrees-effect-marker = { $who } passa { $at }
decrees-effect-away = { $who } resta senza ministero
decrees-effect-drawn = in più { $arrow }
decrees-effect-gone = in meno { $arrow }
decrees-effect-place = il decreto { $n } passa { $at }
decrees-effect-stamp = { $way ->
    [more] un timbro in più sul decreto { $n }
   *[less] un timbro in meno dal decreto { $n }
 }

## Refusals
E_PENDING_DECISION = Prima chi è in cima alla catena decide quale colpa togliere.
E_UNKNOWN_MINISTRY = Questo ministero non è in gioco.
E_NO_MINISTRY = Senza un ministero non puoi: passa prima a uno vuoto.
E_BID_RANGE = Si offre da 1 a 6.
E_NOT_A_BIDDER = In questo giro non offri.
E_ALREADY_BID = Hai già offerto, e l’offerta è definitiva.
E_POSTING_INCOMPLETE = Qualcuno è ancora senza ministero.
E_POSTING_DUPLICATE = Due persone non possono dirigere lo stesso ministero.
E_REFORM_CLOSED = Per ora le Riforme restano vuote.
E_EXECUTIVE_EMPTY = Qualcuno deve dirigere la Branca Esecutiva.
E_NO_ACTIONS = Non hai più azioni: chiudi il turno.
E_DRAW_USED = In questo turno hai già pescato con un’azione.
E_TREASURY_USED = In questo turno hai già aperto le casse.
E_NAVY_USED = In questo turno hai già fatto le grandi manovre.
E_NOT_DIRECTOR = Questo può farlo solo chi dirige quel ministero.
E_NO_SUBORDINATES = Sotto il tuo ministero non c’è nessuno.
E_OUTSIDE_SUBTREE = La colpa si sposta solo tra il tuo ministero e quelli sotto.
E_SUM_CHANGED = In tutto la colpa deve restare la stessa.
E_INTO_OWN = Con questa regola la colpa del tuo ministero può solo scendere.
E_DECREE_NOT_HERE = Questo decreto non è nel tuo ministero.
E_NOT_NEXT_STEP = Il prossimo timbro non va qui.
E_SAME_MINISTRY = Il decreto è già lì: scegli un altro ministero.
E_MINISTRY_OCCUPIED = Quel ministero ha già chi lo dirige: scegline uno vuoto.
E_NO_DIRECTOR = Quel ministero è vuoto: nessuno prenderebbe la sua colpa.
E_OWN_MINISTRY = I Servizi Segreti non indagano su sé stessi.
E_NO_SUCH_ARROW = Questa freccia non c’è.
E_SELF_ARROW = Un ministero non può stare sopra sé stesso.
E_DUPLICATE_ARROW = Questa freccia c’è già.
E_ARROW_LIMIT = Le frecce sono cinque, e ci sono tutte: spostane una.
E_ALREADY_CONTROLLED = Quel ministero ha già una freccia sopra di sé: prima togli quella.
E_CYCLE = Così le frecce si chiuderebbero in cerchio.
E_NOT_CHOOSER = Non decidi tu che cosa togliere.
E_ALLOWANCE = È più di quanto puoi togliere.
E_TRADE_FUNDS = Qualcuno non ha quello che dovrebbe dare.
E_TRADE_UNCONFIRMED = Qualcuno non ha ancora detto di sì.
E_OWN_PHONE = Chi ha il telefono fa i suoi scambi da lì.
E_NO_SUCH_TRADE = Questa proposta non c’è più.
E_TRADE_LINES = In uno scambio qualcuno dà e qualcun altro riceve, e ci sei anche tu.
E_TRADE_MANY = Hai già due proposte aperte: ritirane una.
E_STEPS_MISSING = Mancano i cinque decreti, ognuno con almeno un timbro: si scelgono in alto, in «I cinque decreti».
E_NO_CARD_OPEN = Qui si scrive che cosa fa una carta: prima giocala.
E_NO_CARD_LEFT = Il mazzo è vuoto.
E_CHANGES = Queste modifiche non tornano: controllale e riprova.
E_UNCHANGED = Così non cambia niente: l’azione resta.
W_SD_TOO_EARLY = Tra le prime cinque carte Stagnazione e Declino non può esserci. Il mazzo è impilato bene?
W_SD_MISSING = Qui doveva esserci Stagnazione e Declino. È proprio una carta comune?

decrees-titles = I titoli della partita
decrees-title-stamps = Il timbro d’oro: { $who } mette { $n } timbri, l’ultimo nel turno { $turn }.
decrees-title-lifted = La spugna: turno { $turn }, { $who } cancella { $n } di colpa.
decrees-title-scapegoat = Il capro espiatorio: turno { $turn }, { $who } si prende { $n } di colpa.

## Help in play
decrees-help-now = { $at ->
    [bid] Adesso: le offerte
    [posting] Adesso: i ministeri
   *[turn] Il turno
 }
decrees-help-step-bid = Offri da 1 a 6, in segreto: chi offre di più dirige le Risorse Umane.
decrees-help-step-blame = La propria offerta diventa colpa; chi offre meno di tutti ne prende 5 in più.
decrees-help-step-tie = Chi è pari in testa prende 2 e offre di nuovo.
decrees-help-step-posting = Chi dirige le Risorse Umane dà un ministero a ognuno.
decrees-help-step-executive = Poi comincia chi dirige la Branca Esecutiva.
decrees-help-step-incompetence = Il tuo ministero prende 1 di colpa.
decrees-help-step-draw = Peschi una carta.
decrees-help-step-actions = Fino a tre azioni: pescare (una volta), giocare una carta, timbrare, inoltrare, spostare qualcuno, scaricare la colpa in basso, e quella del tuo ministero. Nessun accordo è vincolante; se una carta dice altro, vale la carta.
decrees-help-step-close = Il tuo ministero prende 1 per ogni decreto fermo lì.
decrees-help-goal = Vince chi ha meno colpa personale; quella dei ministeri non conta.
decrees-help-end = Si finisce con il quinto decreto promulgato, o quando finisce il mazzo.
decrees-help-less = Inoltrare al passo giusto o timbrare ti toglie 1 di colpa personale.
decrees-help-deck-total = { $value ->
    [one] Nel gioco c’è una carta in tutto.
   *[other] Le carte sono in tutto { $value }.
 }
decrees-help-sd-is-extra = { $value ->
    [on] Stagnazione e Declino è una carta in più.
   *[off] Stagnazione e Declino è tra le carte contate.
 }
decrees-help-sd-discard = { $value ->
    [0] Stagnazione e Declino non scarta carte.
    [one] Stagnazione e Declino scarta una carta.
   *[other] Stagnazione e Declino scarta { $value } carte.
 }
decrees-help-sd-pick = { $value ->
    [on] Chi pesca Stagnazione e Declino prende una delle carte scartate.
   *[off] Le carte scartate non le prende nessuno.
 }
decrees-help-sd-empty-ends = { $value ->
    [on] Se Stagnazione e Declino scarta le ultime carte, la partita finisce lì.
   *[off] Se Stagnazione e Declino scarta le ultime carte, torna nel mazzo e si gioca ancora.
 }
decrees-help-bid-rounds-max = { $value ->
    [0] A offerte pari si va avanti finché qualcuno vince.
    [one] A offerte pari, dopo un giro decide la sorte.
   *[other] A offerte pari, dopo { $value } giri decide la sorte.
 }
decrees-help-four-player-empty-executive = { $value ->
    [on] In quattro, la Branca Esecutiva può restare vuota.
   *[off] In quattro, la Branca Esecutiva ha sempre chi la dirige.
 }
decrees-help-redistribute-into-own = { $value ->
    [off] Ridistribuendo, la colpa del proprio ministero può solo scendere.
   *[on] Ridistribuendo, si può aumentare anche la colpa del proprio ministero.
 }
decrees-help-multi-control = { $value ->
    [on] Un ministero può averne più d’uno sopra di sé.
   *[off] Un ministero ne ha uno solo sopra di sé.
 }
decrees-help-reform-steps = { $value ->
    [forbid] In quattro, nei decreti non si scrivono timbri delle Riforme.
   *[skip] In quattro, i timbri delle Riforme si saltano.
 }
decrees-help-trades = { $value ->
    [in_turns] Scambi solo nei turni: non mentre si danno i ministeri, né mentre si sceglie la colpa da togliere.
   *[freely] Scambi sempre, salvo durante le offerte.
 }
decrees-help-tie-break = { $value ->
    [ministry_blame] A parità di colpa vince chi ne ha meno nel proprio ministero.
   *[shared] A parità di colpa si vince insieme.
 }
decrees-help-allow-vacant-player = { $value ->
    [on] Le Risorse Umane possono lasciare qualcuno senza ministero.
   *[off] Ognuno dirige sempre un ministero.
 }
decrees-word-blame = Colpa personale
decrees-word-blame-means = quella che conta alla fine
decrees-word-control = Freccia
decrees-word-control-means = il ministero da cui parte controlla l’altro
decrees-word-forward = Inoltrare
decrees-word-forward-means = mandare un decreto a un altro ministero
decrees-word-stamp = Timbrare
decrees-word-stamp-means = segnare come fatto il prossimo passo di un decreto, nel ministero giusto
decrees-word-promulgated = Promulgato
decrees-word-promulgated-means = ha tutti i timbri: chi è in cima alla catena toglie colpa, 10 per ogni decreto promulgato
decrees-word-executive = Riforme
decrees-word-executive-means = sul foglio stampato: «Ministero delle Riforme»
decrees-word-stagnation = Stagnazione e Declino
decrees-word-stagnation-means = scarta carte, e ogni ministero passa la sua colpa a chi lo dirige

## How it is played, in five pictures
learn-final_decrees-1 = La colpa è di altri
learn-final_decrees-1-line = Ogni gettone è colpa. Alla fine vince chi ne ha meno davanti a sé.
learn-final_decrees-2 = Un’offerta segreta
learn-final_decrees-2-line = Chi offre di più assegna i ministeri, ma ciò che offri diventa colpa.
learn-final_decrees-3 = Chi controlla chi
learn-final_decrees-3-line = Le frecce dicono quale ministero ne controlla un altro. Cambiano spesso.
learn-final_decrees-4 = I decreti viaggiano
learn-final_decrees-4-line = Passano di ministero in ministero, e ogni passo giusto si timbra.
learn-final_decrees-5 = Il quinto decreto
learn-final_decrees-5-line = Quando è promulgato, o quando finisce il mazzo, si conta la colpa.
