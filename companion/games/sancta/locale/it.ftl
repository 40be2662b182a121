### Sancta Sanctorum

## Name, and what stands on several screens
sancta-name = Sancta Sanctorum
sancta-for-how-many = Una corsa di santi, con carte e un dado. 2 o più persone, un’ora
sancta-words = { $words }
sancta-both = { $first } · { $second }
sancta-who = { $who }
sancta-waiting = Il Santuario si apre
sancta-waiting-line = { $n ->
    [one] Una persona al tavolo. Per vincere: { $goal ->
        [one] un santo
       *[other] { $goal } santi
    } nella Rosa.
   *[other] { $n } persone al tavolo. Per vincere: { $goal ->
        [one] un santo
       *[other] { $goal } santi
    } nella Rosa.
 }
sancta-setup = Il primo santo
sancta-setup-line = Si pesca finché esce un santo: va in Zona Attiva. Il resto si rimescola, poi cinque carte a testa.
sancta-over = La Rosa è piena
sancta-over-alone = Il tavolo si è svuotato
sancta-your-turn = Tocca a te
sancta-draw = { $n ->
    [one] Pesca una carta, poi gioca.
   *[other] Pesca { $n } carte, poi gioca.
 }
sancta-draws = { $n ->
    [one] { $who } pesca una carta, poi gioca.
   *[other] { $who } pesca { $n } carte, poi gioca.
 }
sancta-turn-of = Turno di { $who }
sancta-left-line = Hai lasciato il tavolo. Puoi seguire la partita.
sancta-begin = Comincia la partita
sancta-rules-title = Questa sera
sancta-goal-saints = { $n ->
    [one] santo nella Rosa per vincere
   *[other] santi nella Rosa per vincere
 }
sancta-rule-way = { $way ->
    [cw] Si gioca in senso orario, verso sinistra.
   *[ccw] Si gioca in senso antiorario, verso destra.
 }
sancta-rule-react = { $how ->
    [spoken] Gli avvocati si annunciano a voce.
   *[phones] { $n ->
        [0] L’avvocato si gioca dal telefono, senza limite di tempo.
        [one] L’avvocato si gioca dal telefono, entro un secondo.
       *[other] L’avvocato si gioca dal telefono, entro { $n } secondi.
     }
 }
sancta-rule-counted = { $n ->
    [one] Mazzo contato: una carta.
   *[other] Mazzo contato: { $n } carte.
 }
sancta-dealer = Dà le carte { $who }.
sancta-dealer-set = Dà le carte { $name }
sancta-dealer-title = Chi dà le carte?
sancta-target = Santi per vincere
sancta-target-set = Conferma
sancta-target-other = Giocate fino a { $n } santi
sancta-target-saints = { $n ->
    [one] Un santo
   *[other] { $n } santi
 }
sancta-target-four = In quattro il libretto tace: noi diciamo quattro santi, o tre per una partita più corta.
sancta-target-hint = Più siete, meno santi servono. Potete cambiare, finché non si comincia.
sancta-rules = Tutte le altre regole

## House rules (not on phones)
sancta-option-direction = Direzione
sancta-option-direction-note = In che verso passa il turno.
sancta-value-direction-ccw = Antiorario (a destra)
sancta-value-direction-cw = Orario (a sinistra)
sancta-option-deck-size = Carte nel mazzo
sancta-option-deck-size-note = Zero: il mazzo non si conta.
sancta-option-own-decks = Un mazzo a testa
sancta-option-own-decks-note = Si pesca e si scarta dal proprio.
sancta-option-deck-warning = Avviso sul mazzo piccolo
sancta-option-deck-warning-note = Da quattro persone in su, sotto questo numero di carte.
sancta-option-track-hands = Conta le carte in mano
sancta-option-track-hands-note = Chi finisce il turno con più di cinque carte deve prima scartare.
sancta-option-reaction-mode = L’avvocato del diavolo
sancta-option-reaction-mode-note = Con i telefoni, la stessa domanda arriva nello stesso momento a tutto il resto del tavolo.
sancta-value-reaction-mode-phones = Dai telefoni
sancta-value-reaction-mode-spoken = A voce
sancta-option-react-seconds = Secondi per reagire
sancta-option-react-seconds-note = Zero: senza limite, chiude chi ospita.
sancta-option-die-source = Il dado
sancta-option-die-source-note = Lo tira il programma, oppure scrivi il numero del tuo.
sancta-value-die-source-app = Tira il programma
sancta-value-die-source-physical = Un dado vero
sancta-option-place-limit = Santi da posare in un turno
sancta-option-place-limit-note = Quanti santi puoi mettere dalla mano.
sancta-value-place-limit-none = Quanti ne vuoi
sancta-value-place-limit-1 = Uno
sancta-option-sanctuary-hidden = Santuario coperto
sancta-option-sanctuary-hidden-note = I santi in attesa li vede solo chi li ha posati.
sancta-option-simultaneous-win = Più Rose piene insieme
sancta-option-simultaneous-win-note = Quando un solo effetto ne completa più di una.
sancta-value-simultaneous-win-order = Vince chi è di turno, poi il prossimo
sancta-value-simultaneous-win-shared = Vincono insieme
sancta-option-dice-blockable = L’avvocato ferma anche il dado
sancta-option-dice-blockable-note = Altrimenti ferma solo le beatitudini.

## The die
sancta-die-table = Tabella del dado
sancta-die-table-set = Salva la tabella
sancta-die-table-hint = Per ogni faccia: che cosa succede e quanti punti dà. Con «chiedi», i punti si scrivono dopo il tiro.
sancta-die-words = Che cosa succede
sancta-die-ask = Chiedi
sancta-die-face = Faccia { $n }
sancta-die-shows = Il dado: { $n }
sancta-die-printed = Leggi la tabella stampata.
sancta-die-for-card = Lo chiede una carta: il suo effetto lo decidete voi.

## Saints, and where they lie
sancta-first-title = Quale santo hai davanti?
sancta-first-of = Il primo santo di { $who }
sancta-first-hint = Conta le croci sulla carta: sono il livello. Il nome, se vuoi.
sancta-first-set = Ecco il mio santo
sancta-first-change = Correggi il primo santo
sancta-name-of = Nome, se vuoi
sancta-sort = Tipo, se serve
sancta-level = Livello
sancta-required = Punti richiesti
sancta-points = Punti
sancta-saint = { $name }, livello { $level }
sancta-nameless = { $at ->
    [start] Un santo di livello { $level }
   *[within] un santo di livello { $level }
 }
sancta-saint-sort = { $saint } · { $sort }
sancta-saint-of = { $saint } ({ $who })
sancta-covered-saint = Il numero { $n } nel Santuario
sancta-saint-covered-of = Il numero { $n } nel Santuario di { $who }
sancta-waiting-saints = Nel Santuario: { $names }
sancta-waiting-covered = { $n ->
    [one] Nel Santuario aspetta un santo
   *[other] Nel Santuario aspettano { $n } santi
 }
sancta-supports = Supporti: { $names }
sancta-hand = { $n ->
    [one] Una carta in mano
   *[other] { $n } carte in mano
 }
sancta-deck = { $left ->
    [one] Nel mazzo: una carta.
   *[other] Nel mazzo: { $left } carte.
 } { $discard ->
    [one] Negli scarti: una.
   *[other] Negli scarti: { $discard }.
 }
sancta-own-sanctuary = Il tuo Santuario, in ordine
sancta-own-place = { $n }. { $saint }
sancta-own-rose = La tua Rosa
sancta-waits-die = Si leggono i punti del dado.
sancta-waits-shuffle = Si rimescola il mazzo.
sancta-waits-trial = Si applica l’effetto della prova.

## The turn
sancta-beatitude = Gioca una beatitudine
sancta-cancelled = Fermata da { $name }
sancta-cancelled-title = Beatitudine fermata
sancta-roll = Tira il dado
sancta-card-die = Tira il dado per una carta
sancta-points-title = È uscito { $n }
sancta-points-hint = Che cosa dice la tabella? Scrivi i punti per il tuo santo, da −3 a +3.
sancta-points-set = Assegna i punti
sancta-trial = Supera una prova
sancta-trial-title = Prova
sancta-trial-hint = Il tuo santo supera prove fino alla difficoltà { $level }.
sancta-difficulty = Difficoltà
sancta-outcome = Che cosa segue
sancta-outcome-point = Un punto subito
sancta-outcome-effect = Prima l’effetto, poi il punto
sancta-outcome-none = Nessun punto: lo dice la carta
sancta-trial-done = Effetto fatto: +1
sancta-trial-done-hint = Applica l’effetto della prova, poi prendi il punto.
sancta-trial-none = Effetto fatto, nessun punto
sancta-suffrage = Scarta il santo: +1
sancta-suffrage-title = Suffragio
sancta-suffrage-hint = Scarta dalla mano un santo di livello { $level } o meno.
sancta-suffrage-level = Livello del santo scartato
sancta-place = Posa il santo
sancta-place-title = Un santo dalla mano
sancta-place-hint = Va in fondo al Santuario; in Zona Attiva solo se è vuota.
sancta-instead = Al posto di chi?
sancta-substitute = Sostituisci con { $name }
sancta-substitute-title = Sostituzione
sancta-substitute-hint = Il dazio: tutti i punti del santo attivo, almeno due.
sancta-reorder = Conferma l’ordine
sancta-reorder-title = Ordine del Santuario
sancta-support = Gioca un supporto
sancta-support-stays = Metti in Zona Supporti
sancta-support-stays-title = Un supporto che resta
sancta-support-name = Nome della carta
sancta-end-turn = Chiudi il turno
sancta-end-turn-left = Hai ancora una prova o un suffragio.
sancta-end-turn-hint = Resta con cinque carte al massimo.
sancta-discard = Scarta
sancta-discard-title = { $n ->
    [one] Hai una carta in mano
   *[other] Hai { $n } carte in mano
 }
sancta-discard-cards = Carte da scartare
sancta-shuffled-title = Il mazzo è finito
sancta-shuffled-hint = { $n ->
    [one] Devi ancora pescare una carta. Quante ne hai rimescolate? Zero, se non ce ne sono.
   *[other] Devi ancora pescare { $n } carte. Quante ne hai rimescolate? Zero, se non ce ne sono.
 }
sancta-shuffled-hint-of = { $n ->
    [one] { $who } deve ancora pescare una carta. Quante ne hai rimescolate? Zero, se non ce ne sono.
   *[other] { $who } deve ancora pescare { $n } carte. Quante ne hai rimescolate? Zero, se non ce ne sono.
 }
sancta-shuffled-cards = Carte rimescolate
sancta-shuffled-set = Ho rimescolato
sancta-note-shuffle = Segna: mazzo rimescolato

## The time to react
sancta-react-title = { $what ->
    [die] Fermi il dado?
   *[beatitude] Fermi la beati{"\u00AD"}tu{"\u00AD"}dine?
 }
sancta-react-hint = Ci guadagna { $who }. Rispondi come vuoi: nessuno saprà chi ha lasciato passare.
sancta-react-cancel = Avvocato del diavolo!
sancta-react-pass = Lascia passare
sancta-window-line = { $what ->
    [die] { $you ->
        [you] Il tavolo può fermare il tuo dado.
       *[other] Chi ferma il dado di { $who }?
     }
   *[beatitude] { $you ->
        [you] Il tavolo può fermare la tua beatitudine.
       *[other] Chi ferma la beatitudine di { $who }?
     }
 }
sancta-window = Tempo per reagire
sancta-close-window = Basta risposte: chiudi
sancta-close-window-hint = Chi non ha risposto lascia passare.
sancta-void = Non era un avvocato
sancta-void-hint = Solo in questo turno: { $card ->
    [gone] la carta non vale
   *[back] { $who } riprende la carta
 } e { $others ->
    [0] non c’è nessun altro a cui chiedere
   *[other] si chiede di nuovo al tavolo
 }.
sancta-void-warn = Annullare la risposta di { $who }?

## Effects of cards, and people who leave
sancta-effect = { $n ->
    [0] Nessuna modifica
    [one] Conferma: { $what }
   *[other] Conferma { $n } modifiche
 }
sancta-effect-title = Punti e livelli
sancta-effect-hint = Vale per i santi in Zona Attiva. Sotto zero punti e sotto il livello uno non si scende.
sancta-note = Nota (se vuoi)
sancta-move = Sposta il santo
sancta-move-title = Sposta un santo in attesa
sancta-move-hint = Un santo nel Santuario di chiunque.
sancta-move-active = Togli il santo attivo
sancta-move-active-title = Togli un santo attivo
sancta-move-active-hint = Solo se la carta lo dice chiaramente.
sancta-move-rose = Togli dalla Rosa
sancta-move-rose-title = Togli un santo dalla Rosa
sancta-move-rose-hint = Di chiunque, se la carta lo dice.
sancta-move-of = { $title } ({ $who })
sancta-which-saint = Quale santo?
sancta-to = Dove va
sancta-to-discard = Negli scarti
sancta-to-hand = In mano
sancta-to-rose = Nella Rosa
sancta-to-sanctuary = In fondo al Santuario
sancta-drop = Togli { $name }
sancta-drop-title = Supporti di { $who }
sancta-hand-title = Carte in mano
sancta-hand-set = Conferma
sancta-hand-who = Chi?
sancta-hand-cards = Quante carte ora?
sancta-draw-title = Pesca per effetto di una carta
sancta-draw-set = Pesca
sancta-draw-cards = Quante carte
sancta-permit = { $what ->
    [source] Una carta concede: di nuovo beatitudine o dado
    [task] Una carta concede: di nuovo prova o suffragio
   *[substitution] Una carta concede: un’altra sostituzione
 }
sancta-remove = Lascia il tavolo
sancta-remove-hint = Le sue carte vanno negli scarti e la partita continua.
sancta-remove-own-hint = Porta via le sue carte, e la partita continua.
sancta-remove-warn = Togliere questa persona dalla partita?
sancta-remove-who = Chi va via?
sancta-remove-cards = Carte che aveva in mano

## The story
sancta-told-first = { $who } comincia con { $saint }.
sancta-told-started = Comincia { $who }.
sancta-told-drawn = { $n ->
    [one] { $who } pesca una carta.
   *[other] { $who } pesca { $n } carte.
 }
sancta-told-shuffled = { $n ->
    [0] Il mazzo è finito e non c’è niente da rimescolare.
    [one] Una carta torna nel mazzo.
   *[other] { $n } carte tornano nel mazzo.
 }
sancta-told-shuffle-noted = Il mazzo è stato rimescolato.
sancta-told-beatitude = { $who } gioca una beatitudine.
sancta-told-cancelled = { $who } chiama l’avvocato del diavolo: niente punto.
sancta-told-cancelled-die = { $who } chiama l’avvocato del diavolo: il dado non dà punti.
sancta-told-restarted = Il tempo per rispondere ricomincia da capo.
sancta-told-voided = La carta di { $who } non valeva: si chiede di nuovo al tavolo.
sancta-told-void = La carta di { $who } non valeva.
sancta-told-die = { $who } tira il dado: { $face }.
sancta-told-card-die = { $who } tira il dado per una carta: { $face }.
sancta-told-trial = { $who } supera una prova di difficoltà { $level }.
sancta-told-suffrage = { $who } scarta un santo di livello { $level } per suffragio.
sancta-told-discarded = { $n ->
    [one] { $who } scarta una carta.
   *[other] { $who } scarta { $n } carte.
 }
sancta-told-hand = { $n ->
    [one] { $who } ha ora una carta in mano.
   *[other] { $who } ha ora { $n } carte in mano.
 }
sancta-told-permitted = { $what ->
    [source] { $who } ha ancora una beatitudine, o il dado.
    [task] { $who } ha ancora una prova, o un suffragio.
   *[substitution] { $who } ha ancora una sostituzione.
 }
sancta-told-points = { $n ->
    [one] { $saint } guadagna un punto.
   *[other] { $saint } guadagna { $n } punti.
 }
sancta-told-points-lost = { $n ->
    [one] { $saint } perde un punto.
   *[other] { $saint } perde { $n } punti.
 }
sancta-told-lost = Il punto di { $who } è perso: quel santo non è più attivo.
sancta-told-completed = { $saint } entra nella Rosa di { $who }.
sancta-told-refilled = Per { $who } si fa avanti { $saint }.
sancta-told-placed = { $where ->
    [active] { $who } mette { $saint } in Zona Attiva.
   *[sanctuary] { $who } mette { $saint } nel Santuario.
 }
sancta-told-placed-covered = { $who } mette un santo coperto nel Santuario.
sancta-told-substituted = { $n ->
    [one] { $who } paga un punto e chiama { $saint }.
   *[other] { $who } paga { $n } punti e chiama { $saint }.
 }
sancta-told-reordered = { $who } riordina il Santuario.
sancta-told-support = { $who } gioca un supporto.
sancta-told-support-stays = { $who } tiene in gioco «{ $card }».
sancta-told-support-dropped = «{ $card }» lascia la Zona Supporti di { $who }.
sancta-told-effect = Effetto su { $who }: { $what }
sancta-told-effect-many = Un effetto tocca { $who }. { $note }
sancta-told-effect-note = Un effetto: { $note }
sancta-told-moved = { $to ->
    [rose] { $saint } entra nella Rosa di { $who }. { $note }
    [hand] { $who } riprende in mano { $saint }. { $note }
    [sanctuary] { $saint } torna nel Santuario di { $who }. { $note }
   *[discard] { $saint } di { $who } va negli scarti. { $note }
 }
sancta-told-moved-covered = { $to ->
    [hand] { $who } riprende in mano un santo coperto. { $note }
   *[other] Un santo coperto di { $who } lascia il Santuario. { $note }
 }
sancta-told-left = { $who } lascia il tavolo.
sancta-told-won = { $n ->
    [one] { $who } vince la partita.
   *[other] { $who } vincono insieme.
 }
sancta-change-points = punti { $n }
sancta-change-level = livello { $n }
sancta-change-required = punti richiesti { $n }
sancta-change-both = { $first }, { $second }

## The diary (not on phones)
sancta-diary-option = Regola di casa: { $rule }
sancta-diary-dealer = Dà le carte { $who }.
sancta-diary-begun = Si cercano i primi santi.
sancta-diary-aloud = Una risposta detta a voce.
sancta-diary-points = Punti del dado: { $n }.
sancta-diary-deck-ends = { $who } deve pescare, e il mazzo è finito.
sancta-diary-trial-ended = L’effetto della prova è fatto.

## The end
sancta-verdict = { $n ->
    [one] Vince { $who }
   *[other] Vincono { $who }
 }
sancta-verdict-rose = { $n ->
    [one] Un santo nella Rosa.
   *[other] { $n } santi nella Rosa.
 }
sancta-verdict-alone = È rimasta una sola persona al tavolo.
sancta-chapter = Turno { $n }: { $who }
sancta-turn-number = { $n }
sancta-tiles-line = { $n ->
    [one] un turno
   *[other] { $n } turni
 }
sancta-tile-saint = { $saint }, turno { $turn }
sancta-tile-of = { $n } di { $of }
sancta-race = La corsa alla Rosa

## Refusals
sancta-player-count = { $players ->
    [0] Non c’è ancora nessuno: servono almeno due persone.
    [one] C’è una sola persona: ne servono almeno due.
   *[other] Siete in { $players }: ne servono almeno due.
 }
W_SMALL_DECK = { $cards ->
    [one] Con una carta il mazzo è piccolo per tante persone: meglio averne { $n }.
   *[other] Con { $cards } carte il mazzo è piccolo per tante persone: meglio averne { $n }.
 }
E_PENDING_REACTION = Un momento: si aspettano le risposte del tavolo.
E_PENDING_DIE = Prima scrivi i punti del dado.
E_PENDING_SHUFFLE = Prima rimescola il mazzo e scrivi quante carte sono.
E_PENDING_TRIAL = Prima finisci l’effetto della prova.
E_SOURCE_USED = Beatitudine o dado: in questo turno hai già scelto.
E_TASK_USED = Prova o suffragio: in questo turno hai già scelto.
E_NO_ACTIVE_SAINT = In Zona Attiva non c’è nessuno: prima mettici un santo.
E_LEVEL_TOO_LOW = Il tuo santo è di livello { $level }, qui serve { $needed }.
E_SUBSTITUTION_USED = Una sostituzione per turno: è già fatta.
E_TOLL = { $points ->
    [0] Il dazio chiede almeno due punti: non ne hai.
    [one] Il dazio chiede almeno due punti: ne hai uno.
   *[other] Il dazio chiede almeno due punti: ne hai { $points }.
 }
E_SANCTUARY_EMPTY = Nel Santuario non c’è nessuno a quel posto.
E_SANCTUARY_FULL = Nel Santuario aspettano già in quattro: scegli chi lascia il posto.
E_ACTIVE_PROTECTED = Il santo attivo si toglie solo se la carta lo dice chiaramente.
E_OWN_BEATITUDE = Non puoi fermare la tua beatitudine.
E_NO_REACTION = Adesso non c’è niente da fermare.
E_ALREADY_CANCELLED = Ha già detto di no un’altra persona: tieni la tua carta.
E_HAND_LIMIT = { $n ->
    [one] Prima scarta ancora una carta.
   *[other] Prima scarta ancora { $n } carte.
 }
E_LEVEL_RANGE = Livelli e difficoltà partono da uno.
E_DIE_RANGE = Il dado va da 1 a 6, i punti da −3 a +3.
E_PLACE_LIMIT = Un santo per turno: è già posato.
E_SAINT_NAME = Serve un nome, e non troppo lungo.
E_NOTHING_TO_DRAW = Nel mazzo e negli scarti non c’è più niente da pescare.
E_EFFECT = Questo effetto non si può applicare così.
E_HOUSE_RULE = Questa regola di casa non può valere così.
sancta-place-empty = Metti in Zona Attiva
sancta-place-empty-title = Metti un santo
sancta-place-empty-hint = La tua Zona Attiva è vuota: senza un santo non guadagni punti.
sancta-limits = { $n ->
    [0] In questo turno hai già usato tutto:
    [one] In questo turno ti resta, una volta sola:
   *[other] In questo turno ti restano, una volta sola:
 }
sancta-limit-source = beatitudine o dado
sancta-limit-task = prova o suffragio
sancta-limit-substitution = sostituzione
sancta-spoken = Avvocati a voce
sancta-spoken-hint = Senza telefono: { $who }. Ogni beatitudine aspetterebbe fino alla fine del tempo: a voce fate prima.
sancta-target-own = { $n ->
    [one] L’avete deciso voi: in { $players }, secondo il libretto, basta un santo.
   *[other] L’avete deciso voi: in { $players }, secondo il libretto, sono { $n } santi.
 }
sancta-react-warn = Scarti un avvocato e { $who } non prende il punto.
sancta-points-aloud = Se qualcuno ha chiamato l’avvocato, scrivi zero.
sancta-told-started-level = Comincia { $who }: ha il santo di livello più alto, { $level }.
sancta-told-started-tie = Comincia { $who }. Più d’un santo è di livello { $level }: si conta dalla destra di { $dealer }, e questo posto viene per primo.
sancta-sums = In breve
sancta-sum-stopped = { $n ->
    [one] Una beatitudine fermata dall’avvocato del diavolo.
   *[other] { $n } beatitudini fermate dall’avvocato del diavolo.
 }
sancta-sum-trials = { $n ->
    [one] Una prova superata.
   *[other] { $n } prove superate.
 }
sancta-sum-suffrages = { $n ->
    [one] Un suffragio.
   *[other] { $n } suffragi.
 }
sancta-sum-substitutions = { $n ->
    [one] Una sostituzione.
   *[other] { $n } sostituzioni.
 }
E_HAND_EMPTY = In mano le carte contate sono zero: prima correggi il numero.
E_NO_SAINT_THERE = In quella Zona Attiva non c’è nessuno: l’effetto non ha su chi valere.

sancta-titles = I titoli della partita
sancta-title-cancelled = L’avvocato del diavolo in persona: { $who } ferma { $n } beatitudini.
sancta-title-trial = Fede provata: { $who } supera { $n } prove.
sancta-title-grace = Un turno di grazia: turno { $turn }, { $n } santi entrano nella Rosa di { $who }.

## Help in play
sancta-help-now = { $at ->
    [setup] Adesso: il primo santo
   *[turn] Il turno
 }
sancta-help-step-first = Pesca finché trovi un santo: va in Zona Attiva. Il resto torna nel mazzo.
sancta-help-step-five = Poi cinque carte a testa. Comincia chi ha il santo di livello più alto.
sancta-help-step-draw = Pesca due carte.
sancta-help-step-source = Una volta: una beatitudine (un punto, se nessuno la ferma) o il dado (ciò che dice la tabella).
sancta-help-step-task = Una prova o un suffragio, una volta: un punto, se il livello basta.
sancta-help-step-free = Santi, supporti ed effetti quanti ne vuoi; una sostituzione, se il santo attivo ha almeno due punti: li paga tutti.
sancta-help-step-end = Resta con cinque carte al massimo.
sancta-help-full = Un santo con tanti punti quanti ne richiede (all’inizio il suo livello) entra subito nella Rosa, anche nel turno di altri.
sancta-help-target = { $n ->
    [one] Vince chi ha un santo nella Rosa.
   *[other] Vince chi ha { $n } santi nella Rosa.
 }
sancta-help-die-table = La tabella del dado è la vostra.
sancta-help-direction = { $value ->
    [cw] Si gioca in senso orario, verso sinistra.
   *[ccw] Si gioca in senso antiorario, verso destra.
 }
sancta-help-deck-size = { $value ->
    [0] Le carte del mazzo non si contano.
    [one] Il mazzo ha una carta.
   *[other] Il mazzo ha { $value } carte.
 }
sancta-help-own-decks = { $value ->
    [on] C’è un mazzo a testa.
   *[off] Si pesca tutti dallo stesso mazzo.
 }
sancta-help-deck-warning = { $value ->
    [one] Da quattro in su si consiglia almeno una carta.
   *[other] Da quattro in su si consigliano almeno { $value } carte.
 }
sancta-help-track-hands = { $value ->
    [on] Le carte in mano si contano.
   *[off] Le carte in mano non si contano.
 }
sancta-help-reaction-mode = { $value ->
    [spoken] Gli avvocati si annunciano a voce.
   *[phones] L’avvocato si gioca dal telefono.
 }
sancta-help-react-seconds = { $value ->
    [0] Per rispondere non c’è limite di tempo.
    [one] Per rispondere c’è un secondo.
   *[other] Per rispondere ci sono { $value } secondi.
 }
sancta-help-die-source = { $value ->
    [physical] Il dado è vero: si scrive il numero.
   *[app] Il dado lo tira il programma.
 }
sancta-help-place-limit = { $value ->
    [none] Si posano quanti santi si vuole.
   *[other] Santi da posare in un turno: { $value }.
 }
sancta-help-sanctuary-hidden = { $value ->
    [on] Il Santuario è coperto: lo vede solo chi lo ha.
   *[off] Il Santuario è scoperto.
 }
sancta-help-simultaneous-win = { $value ->
    [shared] Se più Rose si riempiono insieme, si vince insieme.
   *[order] Se più Rose si riempiono insieme, vince chi è di turno, poi il prossimo.
 }
sancta-help-dice-blockable = { $value ->
    [on] L’avvocato ferma anche i punti del dado.
   *[off] L’avvocato ferma solo le beatitudini.
 }
sancta-word-active = Zona Attiva
sancta-word-active-means = il solo santo che prende punti
sancta-word-sanctuary = Santuario
sancta-word-sanctuary-means = fino a quattro santi in attesa, in ordine
sancta-word-rose = Rosa
sancta-word-rose-means = i santi che hanno finito
sancta-word-advocate = Avvocato del diavolo
sancta-word-advocate-means = la carta che ferma una beatitudine
sancta-word-suffrage = Suffragio
sancta-word-suffrage-means = scartare un santo dalla mano per un punto
sancta-word-toll = Dazio
sancta-word-toll-means = il prezzo di una sostituzione: tutti i punti del santo attivo

## How it is played, in five pictures
learn-sancta-1 = Un santo alla volta
learn-sancta-1-line = Il santo in Zona Attiva raccoglie punti; gli altri aspettano nel Santuario.
learn-sancta-2 = I punti che servono
learn-sancta-2-line = Con tanti punti quanti ne richiede (all’inizio il suo livello), il santo entra nella Rosa.
learn-sancta-3 = Un punto, o il dado
learn-sancta-3-line = A ogni turno una beatitudine o il dado, e una prova o un suffragio.
learn-sancta-4 = Qualcuno può dire di no
learn-sancta-4-line = Gli altri hanno qualche secondo per fermare la tua beatitudine.
learn-sancta-5 = La Rosa piena
learn-sancta-5-line = Vince chi per primo porta nella Rosa i santi che servono.
