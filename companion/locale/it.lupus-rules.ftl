# Lupus in Tabula: the lobby, the house rules, and why something cannot be done.

lupus-deck = Mazzo per { $n }
lupus-deck-change = Cambia il mazzo
lupus-deck-change-hint = Quante carte di ogni ruolo? In tutto { $n }.
lupus-deck-set = Usa questo mazzo
lupus-deck-propose = Torna al mazzo proposto
lupus-deck-proposed = Consigliato per { $n }. Nessun avviso.
lupus-deck-fine = Va bene per { $n }. Nessun avviso.
lupus-deck-row = { $does } Consigliato da { $n } persone in su.

lupus-rules = Regole di casa
lupus-rules-hint = Valgono dalle prossime carte, e il tavolo se le ricorda.
lupus-presets = Insieme di regole
lupus-preset-use = Usa queste
lupus-preset-recommended = Consigliate
lupus-preset-recommended-note = Le regole più giocate.
lupus-preset-strict = Alla lettera
lupus-preset-strict-note = I lupi sbranano già dalla prima notte; il resto come consigliato.
lupus-order = Ordine della notte
lupus-order-hint = Il veggente e la guardia prima dei lupi, il medium per primo, il mitomane per ultimo.
lupus-order-set = Usa quest’ordine

lupus-option-deck-rule = Come si compone il mazzo?
lupus-option-deck-rule-note = Con la scatola si gioca da 8 a 24; liberamente da 5 a 40, e ciò che la scatola vieta diventa un avviso.
lupus-value-deck-rule-box = Come nella scatola
lupus-value-deck-rule-free = Liberamente
lupus-option-deck-preset = Quale mazzo proporre?
lupus-option-deck-preset-note = Un ruolo nuovo per ogni persona in più, oppure il minimo di ruoli speciali.
lupus-value-deck-preset-progressive = Un po’ per volta
lupus-value-deck-preset-plain = Il più semplice
lupus-option-deal-mode = Chi dà le carte?
lupus-option-deal-mode-note = Il programma le mescola e le mostra sui telefoni. Con le carte vere le dà una persona, e qui si dice chi ha che cosa.
lupus-value-deal-mode-digital = Il programma
lupus-value-deal-mode-physical = Carte vere
lupus-option-night-input = Come si agisce di notte?
lupus-option-night-input-note = Con i telefoni tutti toccano qualcosa a ogni passo, così nessuno si tradisce. A gesti si tengono gli occhi chiusi. Tutti insieme è la notte più rapida.
lupus-value-night-input-phones = Con i telefoni
lupus-value-night-input-pointing = A gesti
lupus-value-night-input-together = Tutti insieme
lupus-option-min-step-seconds = Quanto dura almeno un passo, in secondi?
lupus-option-min-step-seconds-note = Un passo troppo breve racconterebbe che chi doveva agire non c’è più.
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
lupus-option-call-absent-roles = Chiamare anche i ruoli che non ci sono?
lupus-option-call-absent-roles-note = Un bluff di chi modera: la notte dura di più, e nessuno sa che cosa c’è nel mazzo.
lupus-option-discussion-seconds = Quanto si discute?
lupus-option-discussion-seconds-note = La regola dice tre minuti (3:00).
lupus-option-long-discussion = Permettere discussioni più lunghe?
lupus-option-long-discussion-note = Fino a quindici minuti, e altri trenta secondi ogni volta che serve.
lupus-option-defence-seconds = Quanto dura una difesa?
lupus-option-defence-seconds-note = 0:00 è senza limite, come nella scatola.
lupus-option-self-vote = Ci si può votare da sé?
lupus-option-self-vote-note = Di solito si deve nominare qualcun altro.
lupus-option-abstain = Ci si può astenere?
lupus-option-abstain-note = Di solito ognuno deve fare un nome.
lupus-option-simultaneous-votes = Votare tutti insieme, in segreto?
lupus-option-simultaneous-votes-note = I voti si scoprono quando ci sono tutti. Di solito si vota uno alla volta, a voce alta.
lupus-option-dropped-nominees-vote = Chi esce dal ballottaggio torna a votare?
lupus-option-dropped-nominees-vote-note = Vale per il secondo ballottaggio, quando restano solo i pari.
lupus-option-all-nominated = E se tutti sono tra i nominati?
lupus-option-all-nominated-note = Nessuno resterebbe a votare.
lupus-value-all-nominated-lot = Decide la sorte
lupus-value-all-nominated-everyone-votes = Votano i nominati, mai per sé
lupus-option-mob-cards = Dove stanno i voti?
lupus-option-mob-cards-note = Sullo schermo li vedono tutti. A dita: si punta insieme, e il tablet scrive i voti in ordine.
lupus-value-mob-cards-on-screen = Sullo schermo
lupus-value-mob-cards-physical = Carte vere sul tavolo
lupus-value-mob-cards-fingers = A dita
lupus-option-ghosts = I fantasmi votano?
lupus-option-ghosts-note = Chi è uscito continua a votare nelle nomine, senza parlare.
lupus-option-ghost-vote-from = Da quando votano i fantasmi?
lupus-option-ghost-vote-from-note = Vale solo se i fantasmi votano.
lupus-value-ghost-vote-from-next-day = Dal giorno dopo
lupus-value-ghost-vote-from-same-day = Dal giorno stesso
lupus-option-announce-cause = Dire all’alba come è morto chi muore?
lupus-option-announce-cause-note = Di solito si dice solo il nome.
lupus-option-dead-see-roles = I fantasmi vedono tutti i ruoli?
lupus-option-dead-see-roles-note = Più divertente per chi è fuori. Non vale se i fantasmi votano.

# Invented cards.
lupus-custom = Carta inventata { $n }
lupus-custom-hint = Gli effetti li cura chi modera, con le correzioni.
lupus-custom-new = Inventa una carta
lupus-custom-save = Metti da parte la carta
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

# --- Why not --------------------------------------------------------------------------------------
E_DECK_SPECIALS_NEED_9 = In otto ci sono solo lupi, veggente e villici: per altri ruoli servono almeno nove persone.
E_DECK_SIZE = { $cards ->
    [one] Nel mazzo c’è una carta, ma siete in { $players }.
   *[other] Nel mazzo ci sono { $cards } carte, ma siete in { $players }.
 }
E_DECK_WOLVES = { $rule ->
    [free] Serve almeno un lupo, e meno lupi che altri.
   *[box] Per quanti siete, la scatola vuole { $wolves } lupi mannari.
 }
E_DECK_SEER = Nel mazzo serve proprio un veggente.
E_DECK_MASONS_PAIR = I massoni sono due, oppure nessuno.
E_DECK_VILLAGERS = I villici devono essere da 5 a 12.
E_DECK_NOT_IN_BOX = Nella scatola non ci sono tante carte uguali.
W_PLAYER_COUNT = La scatola è pensata per 8–24 persone.
W_DECK_SPECIALS_NEED_9 = La scatola aggiunge altri ruoli solo da nove persone in su.
W_DECK_WOLVES = Per { $players } persone la scatola prevede { $wolves } lupi mannari.
W_DECK_SEER = La scatola prevede sempre un veggente.
W_DECK_MASONS_PAIR = La scatola prevede due massoni, o nessuno.
W_DECK_VILLAGERS = La scatola prevede da 5 a 12 villici.
W_DECK_NOT_IN_BOX = Nella scatola non ci sono tante carte uguali.
W_BELOW_RECOMMENDED = { $role }: si consiglia da { $advised } persone in su, e siete in { $players }.
E_NIGHT_ORDER = Quest’ordine non va: il medium per primo, veggente e guardia prima dei lupi, il mitomane per ultimo.
E_CUSTOM_CARD = A questa carta manca qualcosa, o qualcosa non va bene.
E_ROLE_MISMATCH = { $missing ->
    [0] Le carte date non corrispondono al mazzo.
    [one] Manca ancora una carta.
   *[other] Mancano ancora { $missing } carte.
 }
E_TOO_EARLY = La prima notte questo ruolo dorme ancora.
E_TOO_SOON = Un momento: non è ancora passato abbastanza tempo.
E_NOT_YOUR_STEP = Non è il tuo momento.
E_ALREADY_ACTED = Hai già scelto.
E_TARGET_SELF = Non puoi indicare te.
E_TARGET_WOLF = I lupi non si sbranano tra loro.
E_REPEAT_PROTECTION = Due notti di seguito la stessa persona no: cambia.
E_BLIND = Su questo tablet i segreti sono nascosti: di notte non si può scegliere per gli altri.
E_NO_AGREEMENT = Non sono ancora d’accordo: aspetta, o decidi tu.
E_DEAD_CANNOT_VOTE = Chi è uscito dal gioco adesso non vota.
E_NOMINEE_CANNOT_VOTE = Chi è tra i nominati non vota.
E_ALREADY_VOTED = Hai già votato.
E_ABSTAIN = Bisogna fare un nome.
E_SELF_VOTE = Non puoi votare te.
E_NOT_NOMINATED = Si vota solo tra i nominati.
E_VOTES_MISSING = { $count ->
    [one] Manca ancora il voto di { $who }.
   *[other] Mancano ancora i voti di { $who }.
 }
E_ROLE_MISSING = Qui non c’è ancora nessuna carta.
E_ALREADY_ALIVE = Questa persona è già in vita.
E_NO_CLOCK = Adesso non corre nessun tempo.
E_CLOCK_PAUSED = Il tempo è già in pausa.
E_CLOCK_RUNS = Il tempo sta già correndo.
E_CLOCK_OVER = Il tempo è già finito.
E_TIME_LIMIT = Più di tre minuti in tutto, solo se la regola di casa lo permette.
lupus-deck-nobody = Al tavolo non c’è ancora nessuno.
lupus-deck-free-instead = Si può con «Come si compone il mazzo?» → «Liberamente», tra le Regole di casa.
lupus-deck-free-people = Siete in { $players }, la scatola è per 8–24. { lupus-deck-free-instead }
lupus-deck-people = { $n ->
    [one] Una persona al tavolo
   *[other] { $n } persone al tavolo
 }
lupus-rules-first = La notte e le carte
lupus-rules-deck = Il mazzo
lupus-rules-night = Di notte
lupus-rules-talk = Discussione e difesa
lupus-rules-vote = Il voto
lupus-rules-out = Chi è fuori gioco
