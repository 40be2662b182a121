### Cities

## Name, and what stands on several screens
cities-name = Città
cities-for-how-many = Un duello di carte per la capitale. 2 persone, 50 minuti
cities-words = { $words }

## Where we are
cities-lobby = Due mazzi, cinque città
cities-lobby-line = Le carte restano sul tavolo: qui ci sono il tempo, le città e i conti.
cities-before-duel = Prima del duello { $n }
cities-turn = Duello { $n }: turno di { $who }
cities-turn-you = Duello { $n }: tocca a te
cities-attacks = { $who } attacca la città { $slot }
cities-attacks-you = Attacchi la città { $slot }
cities-won = { $who } vince il duello { $n }
cities-won-you = Vinci il duello { $n }
cities-over = La partita è decisa
cities-line-paused = La partita è in pausa.
cities-line-bell = Non comincia più niente di nuovo: si conta.
cities-line-ready = Dichiarate i mazzi; quando è tutto a posto da entrambe le parti, si comincia.
cities-lay = Il tavolo
cities-lay-cities = { $capital ->
    [none] Mescolate le cinque carte città e mettetele in fila tra voi, coperte: nessuno sa dov’è la capitale.
   *[other] Mettete le cinque carte città in fila tra voi, coperte: la capitale è la { $capital }.
 }
cities-lay-decks = Ognuno mescola il proprio mazzo e pesca sette carte.
cities-line-draw = { $who } stappa le sue carte e ne pesca una.
cities-line-opening = { $who } può mettere in campo una carta dalla mano.
cities-line-main = { $who } piazza, sposta, attacca, usa le abilità: quanto vuole, poi chiude.
cities-line-main-light = { $who } gioca le carte sul tavolo, poi chiude il turno.
cities-line-final = { $who } scarta fino a sette carte.
cities-line-discards = { $who } scarta per la conquista: { $n ->
    [one] una carta
   *[other] { $n } carte
  }.
cities-line-adjust = { $who } esegue il testo di una carta.
cities-line-reveal = { $who } gira la città { $slot }: è la capitale?
cities-line-defence = Attacco alla città { $slot }: { $who } difende?
cities-line-attackers = { $who } dice chi si unisce all’attacco.
cities-line-defenders = { $who } sceglie chi difende.
cities-line-targets = { $who } sceglie il bersaglio di { $name }.
cities-line-settle = { $who } dice di chi è ora la città { $slot }.
cities-line-fighters-attackers = { $who } dice chi attacca la città { $slot }.
cities-line-fighters-defenders = { $who } dice chi difende la città { $slot }.
cities-line-draw-you = Stappa le tue carte, poi pescane una.
cities-line-opening-you = Puoi mettere in campo una carta dalla mano.
cities-line-main-you = Piazza, sposta, attacca, usa le abilità: quanto vuoi, poi chiudi.
cities-line-main-light-you = Gioca le carte sul tavolo. Conquisti una città? Toccala qui. Poi chiudi il turno.
cities-line-final-you = Scarta fino a sette carte.
cities-line-adjust-you = Segna quello che fa la carta.
cities-line-targets-you = Scegli il bersaglio di { $name }.

## Clock and notices
cities-clock = Partita
cities-bell = Tempo scaduto
cities-bell-how = Si finisce solo quello che è già cominciato. Poi uno dei due fa i conti, dal telefono o sul tablet.
cities-extra = Tempo supplementare
cities-extra-you = Tempo supplementare: tocca a te
cities-extra-turn = Tempo supplementare: turno di { $who }
cities-extra-duel = { $wins ->
    [whole_match] Si continua senza orologio: appena le città occupate non sono più pari, contano le conquiste di tutta la partita. Chi resta senza mazzo perde.
    [duel] Si continua senza orologio: chi per primo occupa più città vince questo duello. Chi resta senza mazzo perde.
   *[leader] Si continua senza orologio: chi per primo occupa più città vince la partita. Chi resta senza mazzo perde.
 }
cities-extra-next = { $wins ->
    [whole_match] Un altro duello, senza orologio: appena le città occupate non sono più pari, contano le conquiste di tutta la partita. Chi resta senza mazzo perde.
   *[leader] Un altro duello, senza orologio: chi per primo occupa più città vince la partita. Chi resta senza mazzo perde.
 }
cities-pause-asked = { $who } chiede una pausa.
cities-pause-asked-you = Hai chiesto una pausa: ora risponde { $who }.
cities-taken = { $who } conquista la città { $slot }{ $n ->
    [0] .
    [one] {" "}e scarta una carta.
   *[other] {" "}e scarta { $n } carte.
  }
cities-taken-you = Hai conquistato la città { $slot }{ $n ->
    [0] .
    [one] : scarta una carta dalla mano. È già contata.
   *[other] : scarta { $n } carte dalla mano. Sono già contate.
  }
cities-fell = La città { $slot } torna neutrale
cities-fell-why = Nessun personaggio del proprietario era rimasto a presidiarla.

## The line
cities-phase-recovery = Recupero
cities-phase-draw = Pesca
cities-phase-opening = Apertura
cities-phase-main = Principale
cities-phase-final = Finale
cities-line = La linea delle città
cities-city = Città { $slot }
cities-is-capital = capitale
cities-is-city = scoperta
cities-is-hidden = coperta
cities-counters = I conti
cities-count-wins = Duelli
cities-count-won = duelli vinti
cities-count-conquests = Conquiste
cities-count-cities = Città
cities-count-hand = Mano
cities-count-deck = Mazzo
cities-count-side = Laterale
cities-count-graveyard = Cimitero
cities-is-ready = a posto

## The table before the match
cities-box = Sul tavolo
cities-box-city = città
cities-box-capital = capitale
cities-box-time = { $minutes ->
    [one] Un minuto
   *[other] { $minutes } minuti
  } per tutta la partita, al meglio dei tre duelli.
cities-plays-note = gioca
cities-go-begin = Avanti: i mazzi
cities-go-begin-hint = Il programma segue solo città, conti e orologio: una conquista sono due tocchi.
cities-go-follow = Segui i combattimenti
cities-go-follow-hint = Il programma segue anche personaggi e presidi, e risolve i combattimenti.
cities-rules = Regole di casa
cities-rules-hint = Valgono per tutta la partita.
cities-plays = Gioca { $name }
cities-player-first = La prima persona
cities-player-second = La seconda persona

## Decks
cities-deck = Il tuo mazzo
cities-deck-hint = Almeno 45 carte, e al massimo 10 nel mazzo laterale.
cities-deck-siding = Scambi con il mazzo laterale
cities-deck-siding-hint = Il totale delle carte resta lo stesso.
cities-deck-main = Mazzo
cities-deck-side = Mazzo laterale
cities-deck-set = Dichiara il mazzo
cities-list = Lista delle carte
cities-list-hint = Se vuoi, scrivi la lista: la vedi solo tu, e si controllano le copie.
cities-list-cards = Carte
cities-list-note = Così: 3 Drago, 2+1 Arciere, 9 Fante* (dopo il + il mazzo laterale, con * i mercenari).
cities-list-so-far = Scritte fin qui: { $main } delle { $deck } carte del mazzo, { $side } delle { $beside } del laterale. La lista la vedi solo tu.
cities-list-set = Controlla la lista
cities-go-ready = A posto: mazzo di { $main }, laterale di { $side }

## Pauses, giving up, time
cities-go-ask-pause = Chiedi una pausa
cities-go-agree-pause = Accetta la pausa
cities-go-drop-pause = Rifiuta la pausa
cities-go-withdraw-pause = Ritira la richiesta
cities-go-pause = Ferma tutto
cities-pause-warn = Fermi la partita per tutti e due: resta scritto nel diario.
cities-go-resume = Riprendi
cities-go-time-wins = Si conta: { $who } { $n ->
    [one] un duello
   *[other] { $n } duelli
  }, { $other } { $less }
cities-go-time-occupied = Si conta: { $who } { $n ->
    [one] una città
   *[other] { $n } città
  }, { $other } { $less }
cities-go-time-conquests = Si conta: { $who } { $n ->
    [one] una conquista
   *[other] { $n } conquiste
  }, { $other } { $less }
cities-go-time-extra = Pari: tempo supplementare
cities-go-time-plays-on = Si gioca ancora
cities-go-time-hint = { $counts ->
    [occupied] Contano i duelli vinti, poi le città di adesso, poi le conquiste.
   *[conquests] Contano i duelli vinti, poi le conquiste di tutta la partita.
 }
cities-go-concede-duel = Arrenditi in questo duello
cities-concede-duel-warn = Il duello va all’avversario.
cities-go-concede-match = Abbandona la partita
cities-concede-match-warn = La partita intera va all’avversario.

## The turn
cities-go-draw = Ho pescato
cities-go-draw-hint = Una carta dal mazzo alla mano.
cities-go-open = Metti in campo una carta
cities-go-open-other = Un’altra carta, non un personaggio
cities-go-open-character = Metti in campo
cities-go-open-character-title = Apertura: un personaggio
cities-go-skip = Nessuna carta
cities-go-end = Chiudi il turno
cities-go-pass = Passa il turno
cities-go-discard = { $n ->
    [one] Ho scartato una carta
   *[other] Ho scartato { $n } carte
  }
cities-go-adjust = Testo di una carta
cities-go-adjusted = Fatto
cities-go-adjusted-hint = Quello che hai segnato vale come un solo momento.
cities-touch-attack = { $name } attacca
cities-touch-set-character = Piazza { $name }
cities-touch-move = Sposta { $name }
cities-touch-take = Conquistata
cities-touch-take-city = Conquistata: non è la capitale
cities-touch-take-capital = Conquistata: è la capitale!
cities-take-price = { $n ->
    [one] Costa una carta della mano.
   *[other] Costa { $n } carte della mano.
  }
cities-touch-work-out = Calcola un combattimento
cities-touch-free = Torna neutrale
cities-touch-theirs = È dell’avversario
cities-touch-mine = È tua
cities-touch-to = È di { $who }
cities-touch-shift = Porta { $name }
cities-ways = Conta una carta
cities-ways-theirs = Una carta di { $who }
cities-ways-set = Segna: { $name }
cities-quick-draw = Pesca
cities-quick-discard = Scarta
cities-quick-bury = Dal campo
cities-left-deck = mazzo { $n }
cities-left-hand = mano { $n }
cities-left-graveyard = cimitero { $n }
cities-back-draw = pescata
cities-back-discard = scartata
cities-back-bury = dal campo
cities-back-other = una carta
cities-back-city = città { $slot }
cities-back-duel = la fine del duello { $n }
cities-count-back = Annulla
cities-count-back-none = niente da annullare
cities-way-draw = dal mazzo alla mano
cities-way-discard = dalla mano al cimitero
cities-way-mill = dal mazzo al cimitero
cities-way-recall = dal cimitero alla mano
cities-way-restore = dal cimitero al mazzo
cities-way-bury = dal campo al cimitero
cities-way-play = dalla mano al campo
cities-way-retake = dal campo alla mano

## Characters
cities-field-name = Nome, se vuoi
cities-field-power = Potenza
cities-field-hp = Punti ferita
cities-field-range = Range
cities-field-quick = Quick
cities-field-who = Personaggio
cities-field-what = Che cosa
cities-field-amount = Quanto
cities-quick-no = no
cities-quick-yes = sì
cities-fighter = { $name } { $values }
cities-nameless-character = Personaggio{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
cities-nameless-of = il { $values } di { $who }{ $n ->
    [0] {""}
   *[other] {" "}(n. { $n })
  }
cities-nameless-attacker = Attaccante{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
cities-nameless-defender = Difensore{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
cities-legend = 2/3: potenza e punti ferita. r1: Range. *: Quick.
cities-listed = { $a }, { $b }
cities-listed-last = { $a } e { $b }
cities-listed-more = { $a } e { $n ->
    [one] un altro
   *[other] altri { $n }
  }
cities-fighter-hurt = { $damage ->
    [one] ha già un danno
   *[other] ha già { $damage } danni
  }

## Texts of cards
cities-effect-change = Segna l’effetto
cities-effect-change-title = Un effetto su un personaggio
cities-effect-stats = Cambia i valori
cities-effect-stats-title = Altri valori fino a fine turno
cities-effect-put = Metti in campo
cities-effect-put-title = Un personaggio in più
cities-change-tap = tappa
cities-change-untap = stappa
cities-change-damage = infliggi danni
cities-change-heal = cura
cities-change-destroy = distruggi
cities-change-field = torna sul campo

## Combat
cities-asked-against = In attacco: { $who }. { $how }
cities-reveal-title = La città { $slot } è la capitale?
cities-reveal-city = Non è la capitale
cities-reveal-capital = È la capitale!
cities-defence-title = Difendi la città { $slot }?
cities-go-defend = Difendi
cities-go-defend-hint = Con chi la presidia, o con carte Quick.
cities-go-defend-none = Non c’è nessuno a presidiarla: serve un Quick.
cities-go-defend-tapped = Chi la presidia è già tappato: serve un Quick.
cities-go-decline = Non difendere
cities-go-bring = { $name } arriva dal campo
cities-go-quick = Gioca il Quick
cities-go-quick-title = Un Quick dalla mano
cities-go-attackers = { $n ->
    [0] Nessun altro
    [one] Si unisce { $names }
   *[other] Si uniscono in { $n }
  }
cities-attackers-title = Chi si unisce all’attacco?
cities-attackers-hint = Di fronte: { $who }. Chi attacca si tappa.
cities-go-defenders = { $n ->
    [0] Difendi
    [one] Difende { $names }
   *[other] Difendono in { $n }
  }
cities-defenders-title = Chi difende?
cities-defenders-hint = Almeno uno di chi è nella città.
cities-go-enter = Aggiungi
cities-go-enter-title = Un altro personaggio
cities-asks-attackers = Chi attacca la città { $slot }?
cities-asks-attackers-more = Chi altro attacca?
cities-asks-defenders = Chi difende la città { $slot }?
cities-asks-defenders-more = Chi altro difende?
cities-go-withdraw = Ritira l’attacco
cities-go-muster-done = Ci sono tutti
cities-aim-title = { $name } colpisce per { $damage }: chi?
cities-go-aim = Colpisci { $name }
cities-go-split = Colpisci
cities-mustered-attack = In attacco: { $who }.
cities-mustered = In attacco: { $who }. In difesa: { $defence }.
cities-mustered-so = In attacco: { $who }. In difesa: { $defence }. Per ora: { $so }
cities-result-occupation = Occupazione: di chi difende non resta nessuno.
cities-result-repelled = Respinta: di chi attacca non resta nessuno.
cities-result-neutrality = Neutralità: resta in piedi qualcuno da tutte e due le parti.
cities-result-annihilation = Totale annientamento: non resta nessuno.
cities-settle-title = Di chi è ora la città { $slot }?
cities-settle-mine = Conquistata
cities-settle-stays = Resta com’era
cities-settle-neutral = Torna neutrale
cities-go-discards-title = { $n ->
    [one] Scarta una carta
   *[other] Scarta { $n } carte
  }
cities-go-discards-hint = Il prezzo della conquista.
cities-fight = Combattimento alla città { $slot }
cities-range = Range { $range }
cities-falls = { $name } cade: { $damage ->
    [one] un danno
   *[other] { $damage } danni
  } su { $hp ->
    [one] un punto ferita
   *[other] { $hp } punti ferita
  }.
cities-blow-falls = Range { $range }: { $name } cade, { $damage ->
    [one] un danno
   *[other] { $damage } danni
  } su { $hp }.
cities-blow-stands = Range { $range }: { $name } resta in piedi, { $damage ->
    [0] nessun danno
    [one] un danno
   *[other] { $damage } danni
  } su { $hp }.
cities-falls-late = { $name } cade prima di colpire: { $damage ->
    [one] un danno
   *[other] { $damage } danni
  } su { $hp ->
    [one] un punto ferita
   *[other] { $hp } punti ferita
  }.
cities-quiet-undefended = Nessuno ha difeso.
cities-quiet-called-off = Chi attaccava non c’è più.
cities-quiet-none = Nessun colpo.
cities-outcome-undefended = Conquistata da { $who }
cities-outcome-occupation = Occupazione: { $who } prende la città { $slot }
cities-outcome-repelled = Respinta: { $who } non passa
cities-outcome-neutrality = Neutralità: non cambia nulla
cities-outcome-annihilation = Totale annientamento
cities-outcome-called-off = L’attacco è svanito
cities-outcome-stands = { $who } vince, ma { $other } tiene ancora la città

## Corrections
cities-correct-is = La città { $slot } è la capitale
cities-correct-not = La città { $slot } non è la capitale
cities-correct-moved = La capitale è la città { $slot }, non l’altra
cities-correct-warn = Stai correggendo quello che era stato detto di una città.
cities-correct-counts = Correggi i conti
cities-correct-counts-title = Ricontate le carte

## The end
cities-wins = { $who } vince
cities-won-by-duels = Due duelli vinti.
cities-won-by-last = Due duelli a { $n }. L’ultimo: { $why }
cities-won-by-wins = Più duelli vinti allo scadere del tempo: { $mine } a { $theirs }.
cities-won-by-conquests = Più conquiste in tutta la partita: { $mine } a { $theirs }.
cities-won-by-occupied = Più città occupate: { $mine } a { $theirs }.
cities-won-by-deck = L’altro mazzo è finito.
cities-won-by-conceded = Per abbandono.
cities-score = duelli { $wins }, conquiste { $conquests }
cities-duel = Duello { $n }
cities-duel-drawn = Pari: il tempo è finito prima.
cities-duel-left = Interrotto: la partita è stata abbandonata.
cities-duel-capital = { $who } ha preso la capitale e altre due città.
cities-duel-deck = { $who } vince: l’altro mazzo è finito.
cities-duel-conceded = { $who } vince per resa.
cities-duel-cities = { $who } occupa più città dopo la campana, e ha il duello.
cities-duel-held = { $who }: { $n ->
    [0] nessuna città
    [one] una città
   *[other] { $n } città
  } alla fine.

## The end of a duel
cities-slots-2 = { $a } e { $b }
cities-slots-3 = { $a }, { $b } e { $c }
cities-slots-4 = { $a }, { $b }, { $c } e { $d }
cities-why-capital = Ha la capitale e altre { $n ->
    [2] due
    [3] tre
   *[other] quattro
  } città: { $others }.
cities-why-capital-you = Hai la capitale e altre { $n ->
    [2] due
    [3] tre
   *[other] quattro
  } città: { $others }.
cities-why-deck = Il mazzo di { $who } è finito.
cities-why-deck-lost = Il tuo mazzo è finito.
cities-why-conceded = { $who } lascia il duello.
cities-why-conceded-lost = Hai lasciato il duello.
cities-why-cities = { $who } occupa meno città.
cities-why-cities-lost = Occupi meno città.
cities-then = Poi: mazzi laterali, e si gioca il duello { $n }. { $begins }
cities-then-lost = Comincia { $who }, che ha perso.
cities-then-lost-you = Cominci tu, che hai perso.
cities-then-turn = Comincia { $who }: si fa a turno.
cities-then-turn-you = Cominci tu: si fa a turno.
cities-then-drawn = Chi comincia lo dice la sorte.
cities-then-time = Poi: il tempo è scaduto, e si fanno i conti.
cities-side-deck = mazzo { $main } + { $side }{ $ready ->
    [1] , a posto
   *[other] {""}
  }

## What has happened
cities-news = È appena successo
cities-begins-drawn = La sorte ha scelto: comincia { $who }.
cities-begins-lost = Comincia { $who }, che ha perso il duello precedente.
cities-begins-turn = Comincia { $who }: si fa a turno.
cities-diary-starts = Comincia { $who }.
cities-news-attack = { $who } attacca la città { $slot } con { $name }.
cities-news-quick = { $who } gioca un Quick { $values }.
cities-news-quick-named = { $who } gioca un Quick: { $name } { $values }.
cities-news-attack-light = { $who } attacca la città { $slot }.
cities-news-capital = La città { $slot } è la capitale.
cities-news-conquers = { $who } conquista la città { $slot }{ $n ->
    [0] .
    [one] : è la prima che ha.
   *[other] : ora ne ha { $n }.
  }
cities-news-stands = { $who } vince alla città { $slot }, ma non la prende: c’è ancora chi la tiene.
cities-news-repelled = L’attacco di { $who } alla città { $slot } è respinto.
cities-news-neutrality = Città { $slot }: neutralità, l’attacco di { $who } non cambia nulla.
cities-news-annihilation = Città { $slot }: totale annientamento.
cities-news-called-off = L’attacco di { $who } alla città { $slot } è svanito.
cities-news-fell = La città { $slot } torna neutrale: nessuno la presidia più.
cities-news-given = La città { $slot } è di { $who }.
cities-news-freed = La città { $slot } è neutrale.
cities-news-cards = { $who }: { $n ->
    [0] nessuna carta
    [one] una carta
   *[other] { $n } carte
  }, { $way }.
cities-news-duel = { $who } vince il duello { $n }: ora { $won } a { $lost }.
cities-diary-changed = Un effetto su un personaggio: ora { $values }, danni { $damage }.
cities-diary-reopened = La fine del duello era una svista: si riprende.
cities-diary-capital = { $who } vince il duello: ha la capitale, la città { $slot }, e le città { $others }.
cities-diary-withdrawn = L’attacco era una svista.
cities-tiles = La partita in figure
cities-tiles-line = in verde { $first }, in avorio { $second }
cities-tile-winner = { $who }
cities-tile-drawn = Pari
cities-tile-nobody = Nessuno
cities-tile-capital = con la capitale, { $mine } a { $theirs }
cities-tile-deck = l’altro mazzo è finito
cities-tile-conceded = per resa
cities-tile-cities = { $mine } città a { $theirs } dopo la campana
cities-tile-left = interrotto
cities-tile-time = il tempo è finito prima
cities-totals = In tutto
cities-total = { $who }: { $wins ->
    [0] nessun duello
    [one] un duello
   *[other] { $wins } duelli
  }, { $conquests ->
    [0] nessuna conquista
    [one] una conquista
   *[other] { $conquests } conquiste
  }.
cities-story = Duello { $n }, mossa per mossa
cities-chart = Conquiste, duello per duello

## Diary (not on phones)
cities-diary-players = Giocano { $who }.
cities-diary-begun = Ai mazzi.
cities-diary-list = Scritta una lista.
cities-diary-extra = Tempo supplementare.
cities-diary-clock = L’orologio corre.
cities-diary-paused = In pausa.
cities-diary-no-pause = Niente pausa.
cities-diary-bell = Tempo scaduto.
cities-diary-drawn = Una carta pescata.
cities-diary-opened = Una carta in campo.
cities-diary-opening = Fine dell’apertura.
cities-diary-ended = Fine della fase principale.
cities-diary-turn = Il turno passa.
cities-diary-defended = La città è difesa.
cities-diary-quick = Un Quick arriva dal campo.
cities-diary-mustered = Ci sono tutti.
cities-diary-aimed = Scelto un bersaglio.
cities-diary-attackers = Scelti gli attaccanti.
cities-diary-defenders = Scelti i difensori.
cities-diary-discards = Scarti della conquista.
cities-diary-adjust = Testo di una carta.
cities-diary-adjusted = Testo di una carta, fatto.
cities-diary-effect = Un effetto su un personaggio.
cities-diary-count-back = Una carta contata è tornata indietro.
cities-diary-city-back = La città { $slot } torna com’era.
cities-diary-corrected = Corretta la capitale.
cities-diary-counted = Carte ricontate.
cities-diary-deck = { $who } dichiara il mazzo.
cities-diary-ready = { $who } è a posto.
cities-diary-left-duel = Il duello resta a metà.
cities-diary-drawn-duel = Il duello è pari.
cities-diary-match = { $who } vince la partita.
cities-diary-asks-pause = { $who } chiede una pausa.
cities-diary-enters = { $name } ({ $values }) entra in gioco.
cities-diary-set = Un personaggio alla città { $slot }.
cities-diary-moved = Un personaggio passa alla città { $slot }.
cities-diary-attack = Attacco alla città { $slot }.
cities-diary-revealed = Girata la città { $slot }.
cities-diary-undefended = Nessuna difesa.
cities-diary-occupation = Occupazione.
cities-diary-repelled = Attacco respinto.
cities-diary-neutrality = Neutralità.
cities-diary-annihilation = Totale annientamento.
cities-diary-called-off = L’attacco è svanito.
cities-diary-fell = La città { $slot } torna neutrale.

## House rules (not on phones)
cities-option-tracking = Che cosa segue il programma
cities-option-tracking-note = Tutto, o solo città, conti e orologio: così una conquista sono due tocchi.
cities-value-tracking-full = tutto
cities-value-tracking-light = il minimo
cities-option-minutes = Minuti della partita
cities-option-minutes-note = Per tutti i duelli insieme.
cities-option-pause-between-duels = L’orologio si ferma tra i duelli
cities-option-pause-between-duels-note = Riparte quando è tutto a posto da entrambe le parti.
cities-option-first-turn-draw = Chi pesca nel primo turno
cities-option-first-turn-draw-note = Nel proprio primo turno di regola nessuno pesca.
cities-value-first-turn-draw-none = nessuno
cities-value-first-turn-draw-second-player = solo chi è secondo
cities-value-first-turn-draw-all = tutti e due
cities-option-deckout = Quando si perde per mazzo
cities-option-deckout-note = Appena è vuoto, o solo quando una carta non si può più pescare.
cities-value-deckout-empty = appena vuoto
cities-value-deckout-cannot-draw = alla pesca mancata
cities-option-reveal-on = Quando si gira una città
cities-option-reveal-on-note = Al primo attacco dichiarato, o solo se è conquistata.
cities-value-reveal-on-attack = all’attacco
cities-value-reveal-on-conquest = alla conquista
cities-option-capital-slot = Dov’è la capitale
cities-option-capital-slot-note = Se usate una disposizione stampata.
cities-value-capital-slot-none = non si sa
cities-value-capital-slot-1 = città 1
cities-value-capital-slot-2 = città 2
cities-value-capital-slot-3 = città 3
cities-value-capital-slot-4 = città 4
cities-value-capital-slot-5 = città 5
cities-option-move-adjacent = Ci si sposta solo nella città accanto
cities-option-move-adjacent-note = Altrimenti da una città a qualunque altra.
cities-option-tapped-can-defend = Anche chi è tappato difende
cities-option-tapped-can-defend-note = Chi conquista si tappa per attaccare.
cities-option-split-damage = I danni si possono dividere
cities-option-split-damage-note = Altrimenti ogni colpo va a un solo avversario.
cities-option-must-clear-city = Si conquista solo una città sgombra
cities-option-must-clear-city-note = Chi non ha combattuto, altrimenti, non la trattiene.
cities-option-copies-scope = Dove si contano le copie
cities-option-copies-scope-note = Al massimo tre, mercenari a parte.
cities-value-copies-scope-main-and-side = mazzo e laterale
cities-value-copies-scope-main = solo mazzo
cities-option-starter = Chi comincia
cities-option-starter-note = Il primo duello è sempre a sorte.
cities-value-starter-random-then-loser = poi chi ha perso
cities-value-starter-random = sempre a sorte
cities-value-starter-alternate = a turno
cities-option-extra-time = Tempo supplementare
cities-option-extra-time-note = A città pari si continua, anche se le conquiste sono diverse.
cities-value-extra-time-literal = a città pari
cities-value-extra-time-conquests-first = solo se pari in tutto
cities-option-tiebreak = Che cosa conta di più
cities-option-tiebreak-note = Allo scadere, quando i duelli sono pari.
cities-value-tiebreak-conquests = conquiste in tutto
cities-value-tiebreak-occupied = città di adesso
cities-option-extra-time-winner = Chi vince ai supplementari
cities-option-extra-time-winner-note = Quando le città occupate non sono più pari.
cities-value-extra-time-winner-leader = chi ne occupa di più
cities-value-extra-time-winner-whole-match = chi ha più conquiste in tutto
cities-option-lead-at-bell = In vantaggio di duelli allo scadere
cities-option-lead-at-bell-note = Alla lettera il duello in corso continua, finché le città occupate non sono più pari.
cities-value-lead-at-bell-ends = la partita finisce
cities-value-lead-at-bell-plays-on = si gioca ancora

## Refusals
E_TWO_PLAYERS = Per giocare servono due persone.
E_DECK_TOO_SMALL = { $cards ->
    [one] Una carta è poca: il mazzo ne vuole almeno { $least }.
   *[other] { $cards } carte sono poche: il mazzo ne vuole almeno { $least }.
 }
E_SIDE_TOO_LARGE = { $cards } carte sono troppe: il mazzo laterale ne tiene al massimo { $most }.
E_TOO_MANY_COPIES = Troppe copie di { $card }: al massimo { $most }, se non è un mercenario.
E_POOL_CHANGED = { $cards ->
    [one] In tutto erano { $before } carte, adesso è una sola: il totale deve restare lo stesso.
   *[other] In tutto erano { $before } carte, adesso sono { $cards }: il totale deve restare lo stesso.
 }
E_DECK_LIST = Questa lista non si capisce, o è troppo lunga: scrivila come nell’esempio.
E_LIST_TOO_LONG = Carte nella lista: { $main } nel mazzo e { $side } nel laterale, ma hai dichiarato { $deck } e { $beside }.
E_DECK_MISSING = Prima dichiara il mazzo.
E_ALREADY_READY = Hai già detto che è tutto a posto: manca l’altra persona.
E_NOT_ACTIVE = Adesso non tocca a te.
E_DUEL_OVER = Questo duello è finito.
E_MATCH_OVER = La partita è decisa.
E_PAUSED = La partita è in pausa.
E_PAUSE_ASKED = Una pausa è già stata chiesta.
E_PAUSE_OWN = La pausa deve confermarla l’altra persona.
E_TIME_UP = Il tempo è scaduto: non si comincia niente di nuovo.
E_COMBAT_OPEN = Prima finite il combattimento.
E_ADJUST_OPEN = Prima finite il testo della carta.
E_ADJUST_FIRST = Prima apri il testo di una carta.
E_ALREADY_OPENED = In questo turno hai già messo in campo una carta.
E_TAPPED = È tappato: per questo turno ha già fatto.
E_NOT_THERE = Questo personaggio non è in quella città.
E_NOT_ADJACENT = Ci si sposta solo nella città accanto.
E_OWN_CITY = Questa città è già tua.
E_NOT_QUICK = Senza presidio si difende solo con carte Quick.
E_SAME_CITY = È già in questa città.
E_HAND_TOO_BIG = Hai { $cards } carte in mano: scartane { $over }.
E_DISCARD_DUE = Prima gli scarti della conquista: { $cards }.
E_NOT_AN_OPPONENT = Si colpisce solo chi combatte dall’altra parte.
E_NO_FIGHTER = Serve almeno un combattente.
E_SHARES = I danni non tornano: in tutto devono essere quanti la potenza.
E_TOO_LATE = Ormai è tardi: la difesa ha già risposto.
E_TWO_CAPITALS = La capitale è già un’altra città.
E_NO_CAPITAL_LEFT = Allora nessuna città sarebbe la capitale.
E_FACE_DOWN = Questa città è ancora coperta.
E_CAPITAL_ASKED = Se è la capitale si dice quando la città si gira, e solo allora.
E_NOTHING_CHANGES = È già così.
E_BAD_STATS = Questi valori non sono possibili: potenza e range da 0 in su, punti ferita da 1.
E_CARD_NAME = Il nome di una carta ha al massimo 24 caratteri.
E_NO_CARDS = Non ci sono abbastanza carte.
E_TOO_MANY = Di più non se ne possono seguire.
E_TRACKED = Qui le città si conquistano attaccando.
E_NOT_TRACKED = Con questa regola i personaggi restano solo sul tavolo.

cities-titles = I titoli della partita
cities-title-taken = Mano rapida: duello { $duel }, { $who } conquista { $n } città.
cities-title-contested = Città contesa: duello { $duel }, la città { $slot } è conquistata { $n } volte.
cities-title-blow = Il colpo più duro: duello { $duel }, { $n } danni in una volta.

## Help in play
cities-help-now = { $at ->
    [ready] Adesso: prima del duello
    [draw] Adesso: la pesca
    [opening] Adesso: l’apertura
    [main] Adesso: la fase principale
   *[final] Adesso: la fine del turno
 }
cities-help-step-lay = Mescolate le cinque carte città e mettetele in fila tra voi, coperte.
cities-help-step-ready = Dichiarate i mazzi, mescolate e pescate sette carte. L’orologio parte quando è tutto a posto da entrambe le parti.
cities-help-step-draw = Recupero e pesca: stappa le tue carte, poi pescane una.
cities-help-step-opening = Apertura: metti in campo una carta dalla mano, se vuoi.
cities-help-step-main = Principale: piazza, sposta, attacca, usa le abilità, quanto vuoi. Piazzare non tappa; il programma segue i personaggi, le altre carte piazzate restano sul tavolo.
cities-help-step-final = Finale: i danni si azzerano; in mano tieni al massimo sette carte.
cities-help-goal = Vince il duello chi tiene la capitale e altre due città, o se l’altro mazzo finisce; la partita, chi vince due duelli.
cities-help-tracking = { $value ->
    [light] Il programma segue solo città, conti e orologio.
   *[full] Il programma segue tutto, anche i combattimenti.
 }
cities-help-minutes = { $value ->
    [one] La partita dura un minuto.
   *[other] La partita dura { $value } minuti.
 }
cities-help-pause-between-duels = { $value ->
    [on] Tra un duello e l’altro l’orologio si ferma.
   *[off] Tra un duello e l’altro l’orologio va avanti.
 }
cities-help-first-turn-draw = { $value ->
    [second_player] Nel primo turno pesca solo chi è secondo.
    [all] Nel primo turno si pesca come sempre.
   *[none] Nel proprio primo turno non si pesca.
 }
cities-help-deckout = { $value ->
    [cannot_draw] Si perde quando si deve pescare e non si può.
   *[empty] Si perde appena il mazzo è vuoto.
 }
cities-help-reveal-on = { $value ->
    [conquest] Una città si gira solo quando è conquistata.
   *[attack] Una città si gira al primo attacco.
 }
cities-help-capital-slot = { $value ->
    [none] Nessuno sa dov’è la capitale.
   *[other] La capitale è la città { $value }.
 }
cities-help-move-adjacent = { $value ->
    [on] Ci si sposta solo nella città accanto.
   *[off] Ci si sposta da una città a qualunque altra.
 }
cities-help-tapped-can-defend = { $value ->
    [off] Chi è tappato non difende.
   *[on] Anche chi è tappato difende.
 }
cities-help-split-damage = { $value ->
    [on] I danni di un colpo si possono dividere.
   *[off] Ogni colpo va a un solo avversario.
 }
cities-help-must-clear-city = { $value ->
    [on] Si conquista solo una città sgombra.
   *[off] Chi non ha combattuto non trattiene la città.
 }
cities-help-copies-scope = { $value ->
    [main] Le tre copie si contano solo nel mazzo.
   *[main_and_side] Le tre copie si contano tra mazzo e laterale.
 }
cities-help-starter = { $value ->
    [random] Chi comincia è sempre a sorte.
    [alternate] Si comincia a turno.
   *[random_then_loser] Dal secondo duello comincia chi ha perso.
 }
cities-help-extra-time = { $value ->
    [conquests_first] Il tempo supplementare c’è solo se siete pari anche nelle conquiste.
   *[literal] Allo scadere, a città pari si va al tempo supplementare.
 }
cities-help-tiebreak = { $value ->
    [occupied] Allo scadere contano prima le città di adesso, poi le conquiste.
   *[conquests] Allo scadere contano le conquiste di tutta la partita.
 }
cities-help-extra-time-winner = { $value ->
    [whole_match] Ai supplementari, quando le città non sono più pari, contano le conquiste di tutta la partita.
   *[leader] Ai supplementari vince chi per primo occupa più città.
 }
cities-help-lead-at-bell = { $value ->
    [plays_on] Allo scadere, con un duello di vantaggio si gioca ancora, finché le città non sono più pari.
   *[ends] Allo scadere, con un duello di vantaggio la partita è vinta.
 }
cities-word-deck = Mazzo
cities-word-deck-means = il «grimorio» dei fogli stampati: da lì si pesca
cities-word-set = Piazzare
cities-word-set-means = il «Set» dei fogli stampati: portare una carta dal campo a una città
cities-word-garrison = Presidio
cities-word-garrison-means = chi sta in una città e la tiene: se non ne resta nessuno, la città torna neutrale
cities-word-neutral = Neutrale
cities-word-neutral-means = una città di nessuno: la carta sta di traverso
cities-word-tapped = Tappato
cities-word-tapped-means = usato in questo turno
cities-word-range = Range
cities-word-range-means = chi l’ha più alto colpisce prima
cities-word-quick = Quick
cities-word-quick-means = si gioca in difesa anche senza presidio

## How it is played, in five pictures
learn-cities-1 = Cinque città coperte
learn-cities-1-line = Una è la capitale, e nessuno sa quale. Si gioca in due.
learn-cities-2 = Pesca e gioca
learn-cities-2-line = Nel tuo turno peschi, metti in campo una carta e muovi le altre.
learn-cities-3 = Colpo su colpo
learn-cities-3-line = Chi ha il Range più alto colpisce prima: il conto lo fa il programma.
learn-cities-4 = La città si gira
learn-cities-4-line = Una città presa si gira verso chi l’ha presa.
learn-cities-5 = Due duelli su tre
learn-cities-5-line = Un duello è di chi tiene la capitale e altre due città. Il tempo vale per tutti i duelli.
