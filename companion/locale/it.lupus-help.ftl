# Help in play: what is done now, the rules of this table, the words of the game.
lupus-help-now = { $phase ->
    [deal] Adesso: le carte
    [night] Adesso: la notte
    [dawn] Adesso: l’alba
    [discussion] Adesso: la discussione
    [nomination] Adesso: le nomine
    [mark] Adesso: la gufata
    [defence] Adesso: le difese
    [lynch] Adesso: il linciaggio
   *[runoff] Adesso: il ballottaggio
 }
lupus-help-step-deal = Guarda la tua carta, e non mostrarla a nessuno.
lupus-help-step-night = Notte: occhi chiusi. Ogni ruolo agisce quando è chiamato.
lupus-help-step-night-phones = Notte: ogni telefono chiede qualcosa a ogni chiamata. Rispondete tutti, in silenzio.
lupus-help-step-night-together = Notte: ogni telefono chiede qualcosa, una volta sola. Rispondete tutti insieme, in silenzio.
lupus-help-step-dawn = Alba: chi modera dice chi è morto.
lupus-help-step-dawn-voice = Alba: la voce dice chi è morto.
lupus-help-step-discussion = Si discute fino alla campana.
lupus-help-step-nomination = Ognuno nomina un sospetto, a turno. I due più votati (di più, in parità) sono i nominati.
lupus-help-step-nomination-sealed = Ognuno nomina un sospetto in segreto, poi i voti si scoprono. I due più votati (di più, in parità) sono i nominati.
lupus-help-step-defence = I nominati si difendono.
lupus-help-step-runoff = Gli altri votano tra i nominati. Chi ha più voti è linciato; poi torna la notte.
lupus-help-goal = Gli umani vincono quando non c’è più nessun lupo, i lupi quando sono almeno tanti quanti gli altri.
lupus-help-silence = Chi esce dal gioco tace fino alla fine e non mostra la carta.
lupus-help-deck-rule = { $value ->
    [free] Il mazzo è composto liberamente.
   *[box] Il mazzo segue le regole della scatola.
 }
lupus-help-deck-preset = { $value ->
    [plain] Si propone il mazzo con meno ruoli speciali.
   *[progressive] Si propone un ruolo nuovo per ogni persona in più.
 }
lupus-help-deal-mode = { $value ->
    [physical] Si gioca con le carte vere.
   *[digital] Le carte le dà il programma.
 }
lupus-help-moderation = { $value ->
    [voice] Modera la voce: nessuno resta fuori dal gioco.
   *[person] Modera una persona.
 }
lupus-help-step-seconds = { $value ->
   *[other] Con la voce un passo della notte dura { $value } secondi, sempre.
 }
lupus-help-window-seconds = { $value ->
   *[other] Con la voce si ha al massimo { $value } secondi per rispondere tutti insieme.
 }
lupus-help-vote-seconds = { $value ->
   *[other] Con la voce si hanno { $value } secondi per votare, poi si viene richiamati.
 }
lupus-help-pauses = { $value ->
    [0] La voce non fa pause tra una frase e l’altra.
    [one] La voce fa pause di circa un secondo.
   *[other] La voce fa pause di circa { $value } secondi.
 }
lupus-help-without-phone = { $value ->
    [passing] Nella notte tutti insieme, chi non ha il telefono riceve il tablet.
   *[other] Di notte, chi non ha il telefono indica a occhi chiusi.
 }
lupus-help-night-input = { $value ->
    [pointing] Di notte si agisce a gesti.
    [together] Di notte si agisce tutti insieme, sul telefono.
   *[phones] Di notte si agisce sul telefono, un ruolo alla volta.
 }
lupus-help-min-step-seconds = { $value ->
   *[other] Ogni passo della notte dura almeno { $value } secondi.
 }
lupus-help-first-night = { $value ->
    [bite] I lupi sbranano già dalla prima notte.
   *[moderator] La prima notte la preda è chi modera: i lupi non sbranano nessuno di voi.
 }
lupus-help-wolves-decide = { $value ->
    [majority] I lupi decidono a maggioranza.
   *[unanimous] I lupi devono essere tutti d’accordo.
 }
lupus-help-wolves-may-target-wolf = { $value ->
    [on] I lupi possono sbranare un lupo, ma mai l’ultimo.
   *[off] I lupi non possono sbranare un lupo.
 }
lupus-help-guard-no-repeat = { $value ->
    [on] La guardia non protegge due notti di seguito la stessa persona.
   *[off] La guardia può proteggere ancora la stessa persona.
 }
lupus-help-owl-may-mark-self = { $value ->
    [off] Il gufo non può indicare sé stesso.
   *[on] Il gufo può indicare anche sé stesso.
 }
lupus-help-owl-mark-survives-owl-death = { $value ->
    [off] Se il gufo muore di notte, la sua gufata non vale.
   *[on] La gufata vale anche se il gufo muore di notte.
 }
lupus-help-medium-no-lynch = { $value ->
    [no] Se nessuno è stato linciato, il medium si sente rispondere no.
   *[none] Se nessuno è stato linciato, lo si dice al medium.
 }
lupus-help-call-absent-roles = { $value ->
    [on] Si chiamano anche ruoli che nel mazzo non ci sono.
   *[off] Si chiamano solo i ruoli del mazzo.
 }
lupus-help-discussion-seconds = { $value ->
    [one] Si discute per un secondo.
   *[other] Si discute per { $value } secondi al massimo.
 }
lupus-help-long-discussion = { $value ->
    [on] La discussione si può allungare oltre i tre minuti.
   *[off] La discussione non supera i tre minuti.
 }
lupus-help-defence-seconds = { $value ->
    [0] Le difese non hanno limite di tempo.
    [one] Una difesa dura un secondo al massimo.
   *[other] Una difesa dura { $value } secondi al massimo.
 }
lupus-help-self-vote = { $value ->
    [on] Si può votare per sé.
   *[off] Non si può votare per sé.
 }
lupus-help-abstain = { $value ->
    [on] Ci si può astenere.
   *[off] Non ci si può astenere.
 }
lupus-help-simultaneous-votes = { $value ->
    [on] Si vota in segreto, e i voti si scoprono insieme.
   *[off] Si vota uno alla volta, e i voti si vedono subito.
 }
lupus-help-dropped-nominees-vote = { $value ->
    [on] Chi era tra i nominati e non è più in parità vota nel secondo ballottaggio.
   *[off] Chi era tra i nominati e non è più in parità non vota nel secondo ballottaggio.
 }
lupus-help-all-nominated = { $value ->
    [everyone_votes] Se tutti sono nominati, votano i nominati, mai per sé.
   *[lot] Se tutti sono nominati, decide la sorte.
 }
lupus-help-mob-cards = { $value ->
    [physical] Si vota con le carte folla vere: una per ogni voto.
    [fingers] Chi riceve voti li conta con le dita alzate; si vota a turno.
   *[on_screen] I voti si vedono sullo schermo.
 }
lupus-help-ghosts = { $value ->
    [on] Chi è morto continua a votare nelle nomine.
   *[off] Chi è morto non vota più.
 }
lupus-help-ghost-vote-from = { $value ->
    [same_day] I fantasmi votano dal giorno in cui muoiono.
   *[next_day] I fantasmi votano dal giorno dopo.
 }
lupus-help-announce-cause = { $value ->
    [on] All’alba si dice anche come è morto chi muore.
   *[off] All’alba si dice solo il nome di chi è morto.
 }
lupus-help-dead-see-roles = { $value ->
    [on] Chi è morto vede tutti i ruoli.
   *[off] Chi è morto non vede i ruoli degli altri.
 }
lupus-help-bets = { $value ->
    [on] Chi è morto può scommettere in segreto: si apre tutto alla fine.
   *[off] Chi è morto non scommette.
 }
lupus-help-night-order = L’ordine della notte è quello deciso da voi.
lupus-word-nominated = Nominati
lupus-word-nominated-means = i due più votati (di più, in parità)
lupus-word-runoff = Ballottaggio
lupus-word-runoff-means = il voto tra i nominati
lupus-word-mauled = Sbranare
lupus-word-mauled-means = uccidere di notte: lo fanno i lupi
lupus-word-lynched = Linciare
lupus-word-lynched-means = eliminare di giorno: lo fa il voto
lupus-word-removed = Andato via
lupus-word-removed-means = ha dovuto lasciare il tavolo
