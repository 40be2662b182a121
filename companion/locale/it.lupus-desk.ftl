# Le regole di casa come le chiede il foglio del tablet: nessun telefono ne ha bisogno.
lupus-option-deck-rule = Come si compone il mazzo?
lupus-option-deck-rule-note = Con la scatola si gioca da 8 a 24; liberamente da 5 a 40, e ciò che la scatola vieta diventa un avviso.
lupus-value-deck-rule-box = Come nella scatola
lupus-value-deck-rule-free = Liberamente
lupus-option-deck-preset = Quale mazzo proporre?
lupus-option-deck-preset-note = Un ruolo nuovo per ogni persona in più, oppure il minimo di ruoli speciali.
lupus-value-deck-preset-progressive = Un ruolo in più a persona
lupus-value-deck-preset-plain = Il più semplice
lupus-option-deal-mode = Chi dà le carte?
lupus-option-deal-mode-note = Il programma le mescola e le mostra sui telefoni. Con le carte vere le dà una persona, e qui si dice chi ha che cosa.
lupus-value-deal-mode-digital = Il programma
lupus-value-deal-mode-physical = Carte vere
lupus-option-moderation = Chi modera?
lupus-option-moderation-note = Con la voce nessuno resta fuori: il tablet sta in mezzo al tavolo, parla e va avanti da solo. Serve un telefono a ogni posto, oppure la notte tutti insieme.
lupus-value-moderation-person = Una persona
lupus-value-moderation-voice = La voce
lupus-option-night-input = Come si agisce di notte?
lupus-option-night-input-note = Con i telefoni tutti toccano qualcosa a ogni passo, così nessuno si tradisce. A gesti si tengono gli occhi chiusi. Tutti insieme è la notte più rapida.
lupus-value-night-input-phones = Con i telefoni
lupus-value-night-input-pointing = A gesti
lupus-value-night-input-together = Tutti insieme
lupus-option-min-step-seconds = Quanto dura almeno un passo, in secondi?
lupus-option-min-step-seconds-note = Un passo troppo breve tradirebbe che chi doveva agire non c’è più.
lupus-option-step-seconds = Con la voce: quanti secondi dura un passo della notte?
lupus-option-step-seconds-note = Sempre gli stessi, chiunque sia in vita: non finisce prima perché qualcuno ha già risposto.
lupus-option-window-seconds = Con la voce: quanti secondi al massimo per rispondere tutti insieme?
lupus-option-window-seconds-note = Finisce prima se hanno risposto tutti.
lupus-option-vote-seconds = Con la voce: quanti secondi per votare?
lupus-option-vote-seconds-note = A chi tace si chiede ancora una volta, poi si passa oltre.
lupus-option-pauses = Con la voce: quanti secondi di pausa tra una frase e l’altra?
lupus-option-pauses-note = In media: ogni pausa dura un po’ di più o un po’ di meno, a caso.
lupus-option-without-phone = Nella notte tutti insieme, chi non ha il telefono…
lupus-option-without-phone-note = Il tablet passa di mano in mano, coperto: lo stesso tempo e la stessa domanda per tutti. Con la voce è sempre così.
lupus-value-without-phone-pointing = indica, a occhi chiusi
lupus-value-without-phone-passing = riceve il tablet
lupus-option-first-night = La prima notte i lupi sbranano?
lupus-option-first-night-note = Se la preda è chi modera, nessuno esce prima di aver parlato una volta.
lupus-value-first-night-moderator = No, la preda è chi modera
lupus-value-first-night-bite = Sì, da subito
lupus-option-wolves-decide = Come si accordano i lupi?
lupus-option-wolves-decide-note = A maggioranza, la parità la scioglie chi modera.
lupus-value-wolves-decide-unanimous = Tutti d’accordo
lupus-value-wolves-decide-majority = A maggioranza
lupus-option-wolves-may-target-wolf = I lupi possono sbranare un lupo?
lupus-option-wolves-may-target-wolf-note = Un sacrificio per confondere il villaggio. Mai l’ultimo rimasto.
lupus-option-guard-no-repeat = La guardia deve cambiare ogni notte?
lupus-option-guard-no-repeat-note = Vietato proteggere la stessa persona per due notti di seguito.
lupus-option-owl-may-mark-self = Il gufo può indicare sé stesso?
lupus-option-owl-may-mark-self-note = La scatola lo vieta solo alla guardia del corpo.
lupus-option-owl-mark-survives-owl-death = La gufata resta se il gufo muore?
lupus-option-owl-mark-survives-owl-death-note = Vale ancora per il giorno che segue la notte in cui è stata lanciata.
lupus-option-medium-no-lynch = E il medium, se nessuno è stato linciato?
lupus-option-medium-no-lynch-note = Che nessuno sia stato linciato lo sanno già tutti.
lupus-value-medium-no-lynch-none = Gli si dice che nessuno lo è stato
lupus-value-medium-no-lynch-no = Gli si risponde no
lupus-option-call-absent-roles = Chiamare anche i ruoli che non sono nel mazzo?
lupus-option-call-absent-roles-note = Un bluff di chi modera: la notte dura di più, e nessuno sa che cosa c’è nel mazzo.
lupus-option-discussion-seconds = Quanto si discute?
lupus-option-discussion-seconds-note = La regola dice tre minuti al massimo (3:00).
lupus-option-long-discussion = Permettere discussioni più lunghe?
lupus-option-long-discussion-note = Fino a quindici minuti, e altri trenta secondi ogni volta che serve.
lupus-option-defence-seconds = Quanto dura una difesa?
lupus-option-defence-seconds-note = 0:00 è senza limite, come nella scatola.
lupus-option-self-vote = Si può votare per sé?
lupus-option-self-vote-note = Altrimenti si deve nominare qualcun altro.
lupus-option-abstain = Ci si può astenere?
lupus-option-abstain-note = Altrimenti ognuno deve fare un nome.
lupus-option-simultaneous-votes = Votare tutti insieme, in segreto?
lupus-option-simultaneous-votes-note = I voti si scoprono quando ci sono tutti. Altrimenti si vota uno alla volta, a voce alta.
lupus-option-dropped-nominees-vote = Chi esce dal ballottaggio torna a votare?
lupus-option-dropped-nominees-vote-note = Vale per il secondo ballottaggio, in cui resta solo chi è in parità.
lupus-option-all-nominated = E se tutti sono tra i nominati?
lupus-option-all-nominated-note = Nessuno resterebbe a votare.
lupus-value-all-nominated-lot = Decide la sorte
lupus-value-all-nominated-everyone-votes = Votano i nominati, mai per sé
lupus-hands-mob-vote = { $way ->
    [fingers] Chi riceve un voto alza un dito in più.
   *[physical] A ogni voto, dai una carta folla a chi viene nominato.
 }
lupus-hands-mob-again = { $way ->
    [fingers] Giù le dita: si riconta da capo.
   *[physical] Raccogli le carte folla: si danno da capo.
 }
lupus-hands-mob-short = Possono servire { $n } carte folla, e la scatola ne ha { $of }: tieni pronti altri segnalini.
lupus-hands-mob-ghost = Chi è fuori tiene davanti a sé una carta folla coperta.
lupus-option-mob-cards = Dove stanno i voti?
lupus-option-mob-cards-note = Sullo schermo li vedono tutti. Con le dita: chi è votato le alza, e il tablet segna.
lupus-value-mob-cards-on-screen = Sullo schermo
lupus-value-mob-cards-physical = Carte vere sul tavolo
lupus-value-mob-cards-fingers = Con le dita
lupus-option-ghosts = I fantasmi votano?
lupus-option-ghosts-note = Chi è fuori gioco continua a votare nelle nomine, senza parlare.
lupus-option-ghost-vote-from = Da quando votano i fantasmi?
lupus-option-ghost-vote-from-note = Vale solo se i fantasmi votano.
lupus-value-ghost-vote-from-next-day = Dal giorno dopo
lupus-value-ghost-vote-from-same-day = Dal giorno stesso
lupus-option-announce-cause = Dire all’alba come è morto chi muore?
lupus-option-announce-cause-note = Altrimenti si dice solo il nome.
lupus-option-dead-see-roles = I fantasmi vedono tutti i ruoli?
lupus-option-dead-see-roles-note = Più divertente per chi è fuori. Non vale se i fantasmi votano.
lupus-option-bets = I fantasmi scommettono?
lupus-option-bets-note = Di giorno, sul proprio telefono: chi esce e chi vince. Si apre tutto alla fine.

# The deck and the invented cards, before the cards are dealt.
lupus-deck-change = Cambia il mazzo
lupus-deck-change-hint = Quante carte di ogni ruolo? In tutto { $n }.
lupus-deck-set = Usa questo mazzo
lupus-deck-propose = Torna al mazzo proposto
lupus-deck-row = { $does } Consigliato da { $n } persone in su.
lupus-rules = Regole di casa
lupus-rules-hint = Valgono dalle prossime carte, e il tavolo se le ricorda.
lupus-presets = Insiemi di regole
lupus-order = Ordine della notte
lupus-order-hint = Il veggente e la guardia prima dei lupi, il medium per primo, il mitomane per ultimo.
lupus-order-set = Usa quest’ordine
lupus-custom-hint = Se ne possono inventare tre. Gli effetti li cura chi modera, con le correzioni.
lupus-custom-new = Inventa una carta
lupus-custom-save = Salva la carta
lupus-custom-drop = Togli «{ $name }»
lupus-custom-drop-warn = La carta esce dal mazzo e sarà dimenticata.
lupus-custom-name = Come si chiama?
lupus-custom-text = Che cosa fa?
lupus-custom-counts-as = Da che parte sta?
lupus-custom-human = Con gli umani
lupus-custom-wolf = Con i lupi
lupus-custom-seer = Il veggente lo vede come lupo?
lupus-custom-medium = Il medium lo sente come lupo?
lupus-custom-yes = Sì
lupus-custom-no = No
lupus-custom-night = Di notte si sveglia?
lupus-custom-none = No
lupus-custom-own = Sì, per conto suo
lupus-custom-with-wolves = Con i lupi (solo se sta con loro)
lupus-deck-free-people = Siete in { $players }, la scatola è per 8–24: si gioca con un mazzo su misura.
lupus-deck-few = Servono almeno { $least } persone: { $n ->
    [one] ne manca una.
   *[other] ne mancano { $n }.
 }
lupus-go-anyway = Gioca lo stesso in { $n }
lupus-settle-differ = { $step }: non sono d’accordo. Lascia che si accordino, o scegli tu.
lupus-odds = Chi vincerà?
lupus-odds-more = Come lo sappiamo, e che cosa cambia
lupus-odds-anyhow = Se tutti scelgono a caso, su 100 partite:
lupus-odds-led = Se il villaggio segue un veggente che si dichiara:
lupus-odds-side-humans = umani
lupus-odds-side-wolves = lupi
lupus-odds-one-more = Pari e dispari contano più di ogni carta: con un villico in più gli umani vanno da { $now } a { $then }.
lupus-odds-first-bite = Se i lupi sbranano già dalla prima notte, gli umani vanno da { $now } a { $then }.
lupus-odds-first-moderator = Se la prima preda è chi modera, gli umani vanno da { $now } a { $then }.
lupus-odds-uneven = { $rule ->
    [free] Qui i lupi partono molto avanti: sono { $wolves } su { $players }.
   *[box] Qui i lupi partono molto avanti: sono { $wolves } su { $players }, come vuole la scatola. Componendo il mazzo liberamente se ne può togliere uno.
 }
lupus-odds-how = { $n } partite giocate dal programma con le regole consigliate: il margine è di { $margin } punti. Al tavolo si parla e si mente: le cifre confrontano i mazzi, non predicono la serata.
lupus-odds-playing = Questo mazzo il programma non l’aveva ancora provato: lo sta giocando adesso, e tra poco il risultato appare qui.
lupus-odds-unknown = Il programma ha giocato i mazzi che propone, e quelli con un villico in più. Questo no.

# The tablet's diary: no secret, for the tablet lies open.
lupus-diary-preset = Regole di casa: { $rules }
lupus-diary-style = Partita: { $style }
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
lupus-diary-answer = Una risposta, di notte
lupus-diary-device-taken = Il tablet ce l’ha { $who }
lupus-diary-device-passed = Il tablet passa oltre
lupus-diary-device-returned = Il tablet è tornato, con i segreti nascosti
lupus-diary-settled = Deciso da chi modera
lupus-diary-dawn = Si fa giorno
lupus-diary-told = Alba annunciata: ci sono tutti
lupus-diary-told-dead = Alba annunciata, senza { $who }
lupus-diary-talk = Si discute
lupus-diary-paused = Tempo in pausa
lupus-diary-resumed = Il tempo riparte
lupus-diary-paused-by = Pausa chiesta da { $who }
lupus-diary-voice = La voce legge la frase seguente
lupus-diary-voice-many = La voce legge altre { $n } frasi
lupus-diary-said-again = La voce ripete
lupus-diary-taken-over = Da qui modera una persona
lupus-diary-moderation-voice = Modera la voce, e di notte si risponde tutti insieme
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
lupus-diary-goes-on = La partita continua
lupus-diary-answer-many = { $n } risposte della notte
lupus-diary-looked-many = In { $n } hanno visto la carta

# The order of the night, printed.
lupus-paper-nights = { $last ->
    [0] { $first ->
        [1] Ogni notte
       *[other] Dalla { $first }ª notte
     }
   *[other] Solo la { $last }ª notte
 }
lupus-paper-first = Prima notte: «{ $line }»
lupus-paper-later = Poi: «{ $line }»

# The tablet that goes from hand to hand at night.
lupus-passing-way = A giro: { $place } di { $of }
lupus-passing-clock = Tempo che resta
lupus-passing-take = Sono { $who }
lupus-passing-over = { $who } non c’è: passa oltre
lupus-passing-over-warn = Stanotte { $who } non risponde. È solo per chi non è al tavolo.
lupus-passing-choose = Tocca un nome, come fanno tutti
lupus-passing-done = Fatto. Finché c’è tempo puoi cambiare
lupus-passing-wrong = Non sono { $who }
lupus-band-vain = Quel nome non vale per la tua carta: toccane un altro.

# The big button, and what is put right by hand: on the tablet alone.
lupus-go-first-night = Comincia la notte
lupus-go-call = Chiama: { $step }
lupus-go-close = Avanti
lupus-go-window = Chiudi le domande
lupus-go-eyes = Aprite gli occhi
lupus-go-dawn = Fa giorno
lupus-go-say = Dillo a tutti
lupus-go-on = Avanti
lupus-go-end = Avanti: la fine
lupus-go-talk = Apri la discussione
lupus-go-vote = Apri il voto
lupus-go-nominees = Avanti: i nominati
lupus-go-speaks = Avanti: parla { $who }
lupus-go-runoff = Apri il ballottaggio
lupus-go-lot = Tira a sorte
lupus-go-verdict = Avanti: il verdetto
lupus-go-lynch = Avanti: { $who } esce
lupus-go-lynch-nobody = Avanti: nessuno esce
lupus-go-lynch-hint = Se la partita non finisce qui, torna la notte.
lupus-go-deal = { $way ->
    [physical] Dai le carte a mano
   *[digital] Distribuisci le carte
 }
lupus-go-close-hint = Puoi andare avanti anche se manca qualcuno.
lupus-hands-remove = { $name } deve andare via
lupus-hands-remove-hint = Lo sanno tutti. La carta resta coperta, e chi esce vince lo stesso, se vince la sua fazione.
lupus-hands-kill = Segna una morte
lupus-hands-revive = Riporta in vita
lupus-hands-role = Cambia ruolo
lupus-hands-skip = Salta questo passo
lupus-hands-who = Chi?
lupus-hands-cause = Come?
lupus-hands-which = Quale ruolo?
lupus-hands-reason = Perché? (si legge alla fine, nel racconto)
lupus-hands-warn = È una correzione a mano: resta nel diario.
lupus-go-open-window = Apri le domande
lupus-go-result = Avanti: il risultato
lupus-go-fate = Avanti: decide la sorte
lupus-hands-somebody = Qualcuno

# The few real choices of the lobby, as chips.
lupus-chips-night-input = Come si gioca la notte
lupus-chip-phones = con i telefoni
lupus-chip-phones-note = Un ruolo alla volta, su ogni telefono.
lupus-chip-pointing = a occhi chiusi
lupus-chip-pointing-note = Un ruolo alla volta, a occhi chiusi.
lupus-chip-together = veloce
lupus-chip-together-note = Di notte si risponde tutti insieme.
lupus-chips-moderation = Chi modera
lupus-chip-person = modera una persona
lupus-chip-person-note = Chi modera legge, e non gioca.
lupus-chip-voice = modera la voce
lupus-chip-voice-note = Legge il programma: giocate tutti.
lupus-chips-style = Quale partita
lupus-chip-easy = facile
lupus-chip-easy-note = Pochi ruoli speciali, voto a turno.
lupus-chip-full = scatola piena
lupus-chip-full-note = Più ruoli speciali, voto a turno.
lupus-chip-sealed = voti segreti
lupus-chip-sealed-note = Più ruoli speciali, voto segreto.

# --- What the big button asks once more, and what the moderator alone uncovers ---------------
lupus-warn-no-pick = Nessuno ha scelto: il passo si chiude così. Va bene?
lupus-warn-untapped = { $n ->
    [one] { $who } non ha ancora risposto. Se chiudi adesso, chi manca non sceglie.
   *[other] { $who } non hanno ancora risposto. Se chiudi adesso, chi manca non sceglie.
 }
lupus-warn-pointed = Con i segreti nascosti nessuno ha scritto chi è stato indicato: se chiudi adesso, questo passo resta senza scelta.
lupus-warn-differ = Hanno risposto tutti, ma chi doveva scegliere insieme non è d’accordo. Se chiudi adesso, quella scelta va persa.
lupus-warn-unseen = { $n ->
    [one] { $who } non ha ancora detto di aver visto la sua carta. Cominciare lo stesso?
   *[other] { $who } non hanno ancora detto di aver visto la loro carta. Cominciare lo stesso?
 }
lupus-cover-title = Scelta e risposta
lupus-cover-nobody = Nessuno agisce in questo passo. Lascia passare qualche secondo.
lupus-cover-acts = A scegliere: { $who }.
lupus-cover-none = Nessuna scelta, finora.
lupus-cover-recognise = { $way ->
    [phones] Leggono chi sono: { $who }.
   *[pointing] Si riconoscono: { $who }.
 }
lupus-cover-alone = Non c’è nessun altro: { $who }.
lupus-cover-proposal = { $who } propone { $target }.
lupus-cover-differ = Non sono d’accordo.
lupus-cover-picks = Scelta: { $target }.
lupus-cover-step = { $step }: { $rest }
lupus-warn-unseen-many = In { $n } non hanno ancora detto di aver visto la carta. Cominciare lo stesso?
lupus-warn-untapped-many = Mancano ancora { $n } risposte. Chiudere lo stesso?

# Asked of the moderator alone: before time is cut short, and where a pack is of two minds.
lupus-warn-talk = Il tempo non è finito. Aprire il voto adesso?
lupus-warn-speech = Il tempo non è finito. Andare avanti adesso?
lupus-settle = Decidi tu
lupus-settle-hint = Se non si mettono d’accordo, o non rispondono, la scelta è tua.
lupus-settle-nobody = Nessuno
lupus-deal-mismatch = Le carte inserite non corrispondono al mazzo.
lupus-blind-night = { $n ->
    [one] { $who } non ha il telefono: con i segreti nascosti, di notte non può scegliere. Serve un telefono, oppure mostra i segreti.
   *[other] { $who } non hanno il telefono: con i segreti nascosti, di notte non possono scegliere. Servono telefoni, oppure mostra i segreti.
 }
lupus-blind-pointing = Quando si indica a gesti, chi modera deve vedere chi viene indicato.
lupus-blind-pointing-lobby = Qui i segreti sono nascosti, e a occhi chiusi chi modera deve vedere chi viene indicato. Mostrali, o giocate la notte con i telefoni.
lupus-settle-confirm = Conferma { $name }
lupus-settle-pick = Decidi per { $name }
lupus-enter-role-conflict = Troppe carte uguali: quale è sbagliata?
lupus-skipped-warn = { $who } non vota: conta come astensione, e resta scritto nel diario.
