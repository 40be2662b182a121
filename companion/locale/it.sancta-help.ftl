# Help in play: what is done now, the rules of this table, the words of the game.
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
