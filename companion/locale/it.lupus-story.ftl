# Lupus in Tabula: the story of the game.

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
lupus-story-voice = All’alba si scopre che i lupi sono andati dalla voce.
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
lupus-story-chair = Chi ha moderato
lupus-story-chair-voice = La voce del programma: hanno giocato tutti.
lupus-story-chair-person = modera una persona.
lupus-story-chair-back = modera di nuovo la voce.
lupus-story-hand-remove = { $who } ha dovuto lasciare il gioco{ $why }.
lupus-story-hand-kill = { $who } esce per mano di chi modera{ $why }.
lupus-story-hand-revive = { $who } torna in vita{ $why }.
lupus-story-hand-role = per { $who } un altro ruolo, { $role }{ $why }.
lupus-story-hand-voter = { $who } salta il voto{ $why }.
lupus-story-hand-skip = un passo saltato{ $why }.

lupus-odds-end = Con questo mazzo finisce così tra { $low } e { $high } volte su 100, secondo come si gioca.
lupus-odds-end-alike = Con questo mazzo finisce così { $n } volte su 100.

lupus-titles = I titoli della serata
lupus-title-suspected = In cima ai sospetti: { $who }, con { $n } voti nelle nomine.
lupus-title-nose = Miglior fiuto: { $who } ha nominato un lupo { $n } volte.
lupus-title-unnamed = { $n ->
    [one] Lupo invisibile: { $who } non ha mai preso un voto.
   *[other] Lupi invisibili: { $who } non hanno mai preso un voto.
 }
lupus-title-turning = Il voto che ha deciso: giorno { $n }, { $who } vota { $target }, e da lì non si torna indietro.
lupus-title-saved = La notte della guardia: notte { $n }, { $who } salva { $target } dai lupi.
lupus-title-saved-by-nobody = Sospetti fuori strada: notte { $n }, i più sospettavano { $target }, e i lupi sbranano proprio { $target }.
lupus-title-silent = Il voto più silenzioso: { $who } non ha fatto nomi per { $n } volte.
