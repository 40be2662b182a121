# Help in play: what is done now, the rules of this campaign, its words.
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
