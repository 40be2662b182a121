# Help in play: what is done now, the rules of this match, the words of the game.
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
