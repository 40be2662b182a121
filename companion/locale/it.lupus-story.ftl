# Lupus in Tabula: the story of the game, and the tablet's diary.

lupus-chart-votes = I voti, giorno per giorno
lupus-chart-votes-note = Quanti voti ha preso ognuno nelle nomine. I lupi sono segnati.
lupus-chart-suspicion = Di chi si sospettava
lupus-chart-suspicion-note = In percentuale: di notte i sospetti di chi non aveva altro da fare, di giorno i voti. I lupi sono segnati.

lupus-story-nothing = Non è successo niente.
lupus-story-chooses = { $n ->
    [one] { $who } sceglie { $target }.
   *[other] { $who } scelgono { $target }.
 }
lupus-story-suspects = { $n ->
    [one] { $who } sospetta di { $target }.
   *[other] { $who } sospettano di { $target }.
 }
lupus-story-moderator = All’alba si scopre che i lupi sono andati da chi modera.
lupus-story-nobody-died = All’alba ci sono tutti.
lupus-story-died = { $cause ->
    [seen] All’alba { $who } non c’è più ({ $role }): è bastato lo sguardo del veggente.
    [mauled] All’alba { $who } non c’è più ({ $role }): sono stati i lupi.
   *[other] All’alba { $who } non c’è più ({ $role }).
 }
lupus-story-votes = { $n ->
    [one] Un voto per { $target }: { $who }.
   *[other] { $n } voti per { $target }: { $who }.
 }
lupus-story-silent = { $n ->
    [one] Nessun nome da { $who }.
   *[other] Nessun nome da { $who }.
 }
lupus-story-runoff = { $n ->
    [1] Al ballottaggio: { $names }.
   *[other] Al secondo ballottaggio: { $names }.
 }
lupus-story-lynched = Il villaggio lincia { $who } ({ $role }).
lupus-story-hands = Correzioni a mano
lupus-story-hand = { $when }: { $what }
lupus-story-hand-remove = { $who } ha dovuto lasciare il gioco{ $why }.
lupus-story-hand-kill = { $who } esce per mano di chi modera{ $why }.
lupus-story-hand-revive = { $who } torna in vita{ $why }.
lupus-story-hand-role = per { $who } un altro ruolo, { $role }{ $why }.
lupus-story-hand-voter = { $who } salta il voto{ $why }.
lupus-story-hand-skip = un passo saltato{ $why }.

# The diary: no secret, for the tablet lies open.
lupus-diary-preset = Regole di casa: { $rules }
lupus-diary-order = Ordine della notte cambiato
lupus-diary-deck = Mazzo cambiato
lupus-diary-card = Carta inventata
lupus-diary-card-dropped = Carta inventata tolta
lupus-diary-dealt = Carte distribuite
lupus-diary-handed-out = Carte vere in giro
lupus-diary-looked = { $who } ha visto la carta
lupus-diary-entered = La carta di { $who } è inserita
lupus-diary-called = Chiamata: { $step }
lupus-diary-closed = Fine del passo: { $step }
lupus-diary-eyes = Si riaprono gli occhi
lupus-diary-answer = Una risposta della notte
lupus-diary-settled = Deciso da chi modera
lupus-diary-dawn = Alba, e ci sono tutti
lupus-diary-dawn-dead = Alba senza { $who }
lupus-diary-told = Alba annunciata
lupus-diary-talk = Si discute
lupus-diary-paused = Tempo in pausa
lupus-diary-resumed = Il tempo riparte
lupus-diary-paused-by = Pausa chiesta da { $who }
lupus-diary-voice = La voce legge la frase dopo
lupus-diary-voice-many = La voce legge altre { $n } frasi
lupus-diary-said-again = La voce ripete
lupus-diary-taken-over = Da qui modera una persona
lupus-diary-given-back = Da qui modera la voce
lupus-diary-ready = Pronti a votare
lupus-diary-more-time = Trenta secondi in più
lupus-diary-time-over = Tempo scaduto
lupus-diary-vote = Si aprono le nomine
lupus-diary-votes = { $who } vota { $target }
lupus-diary-abstains = { $who } non fa nomi
lupus-diary-sealed = { $who } ha votato
lupus-diary-passed = { $who } salta il voto
lupus-diary-revealed = Voti scoperti
lupus-diary-speaks = Parla { $who }
lupus-diary-runoff = Si apre il ballottaggio
lupus-diary-lot = Decide la sorte
lupus-diary-drawn = La sorte ha scelto { $who }
lupus-diary-condemned = Il villaggio sceglie { $who }
lupus-diary-nobody = Nessun linciaggio
lupus-diary-removed = { $who } va via
lupus-diary-killed = A mano: muore { $who }
lupus-diary-revived = A mano: { $who } torna in vita
lupus-diary-role = A mano: un altro ruolo per { $who }
lupus-diary-skipped = A mano: passo saltato
lupus-diary-over = Fine della partita
lupus-diary-answer-many = { $n } risposte della notte
lupus-diary-looked-many = In { $n } hanno visto la carta

## L’ordine della notte, stampato
lupus-paper-nights = { $last ->
    [0] { $first ->
        [1] Ogni notte
       *[other] Dalla { $first }ª notte
     }
   *[other] Solo la { $last }ª notte
 }
lupus-paper-first = Prima notte: «{ $line }»
lupus-paper-later = Poi: «{ $line }»
lupus-odds-end = Con questo mazzo finisce così { $low }–{ $high } volte su 100.

lupus-titles = I titoli della serata
lupus-title-suspected = Più sospetti di tutti: { $who }, con { $n } voti nelle nomine.
lupus-title-nose = Miglior fiuto: { $who } ha nominato un lupo { $n } volte.
lupus-title-unnamed = { $n ->
    [one] Lupo invisibile: { $who } non ha mai preso un voto.
   *[other] Lupi invisibili: { $who } non hanno mai preso un voto.
 }
lupus-title-turning = Il voto che ha deciso: giorno { $n }, { $who } vota { $target }, e da lì non si torna indietro.
lupus-title-saved = La notte della guardia: notte { $n }, { $who } salva { $target } dai lupi.
lupus-title-saved-by-nobody = Vittima insospettabile: notte { $n }, i più sospettano { $target }; al mattino è tra le vittime dei lupi.
