# Lupus in Tabula: the lobby, the house rules, and why something cannot be done.

lupus-deck = Mazzo per { $n }
lupus-deck-proposed = Consigliato per { $n }. Nessun avviso.
lupus-deck-fine = Va bene per { $n }. Nessun avviso.
lupus-preset-use = Usa queste
lupus-preset-recommended = Consigliate
lupus-preset-recommended-note = Quelle che consigliamo noi.
lupus-preset-strict = Alla lettera
lupus-preset-strict-note = I lupi sbranano dalla prima notte, il medium sente «no» se nessuno è stato linciato, niente scommesse.
# Invented cards.
lupus-custom = Carta inventata { $n }
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
E_DECK_SEER = Nel mazzo serve un veggente, e uno solo.
E_DECK_MASONS_PAIR = I massoni sono due, oppure nessuno.
E_DECK_VILLAGERS = I villici devono essere da 5 a 12.
E_DECK_NOT_IN_BOX = Nella scatola non ci sono tante carte uguali.
W_PLAYER_COUNT = La scatola è pensata per 8–24 persone.
W_DECK_SPECIALS_NEED_9 = La scatola aggiunge altri ruoli solo da nove persone in su.
W_DECK_WOLVES = La scatola prevede due lupi mannari fino a quindici persone, tre da sedici in su.
W_DECK_SEER = La scatola prevede sempre un veggente.
W_DECK_MASONS_PAIR = La scatola prevede due massoni, o nessuno.
W_DECK_VILLAGERS = La scatola prevede da 5 a 12 villici.
W_DECK_NOT_IN_BOX = Nella scatola non ci sono tante carte uguali.
W_BELOW_RECOMMENDED = { $role }: si consiglia da { $advised } persone in su, e siete in { $players }.
E_NIGHT_ORDER = Quest’ordine non va: il medium per primo, veggente e guardia prima dei lupi, il mitomane per ultimo.
E_CUSTOM_CARD = Rivedi questa carta: manca qualcosa, o qualcosa non va.
E_ROLE_MISMATCH = { $missing ->
    [0] Le carte date non corrispondono al mazzo.
    [one] Manca ancora una carta.
   *[other] Mancano ancora { $missing } carte.
 }
E_TOO_EARLY = La prima notte questo ruolo dorme: agisce dalla seconda.
E_TOO_SOON = Un momento: non è ancora passato abbastanza tempo.
E_NOT_YOUR_STEP = Adesso non tocca a te.
E_ALREADY_ACTED = Hai già scelto.
E_TARGET_SELF = Non puoi indicare te: scegli un’altra persona.
E_TARGET_WOLF = I lupi non si sbranano tra loro: scegliete qualcun altro.
E_REPEAT_PROTECTION = La stessa persona due notti di seguito non vale: cambia.
E_BLIND = Su questo tablet i segreti sono nascosti: di notte non si può scegliere per gli altri.
E_DAWN_UNTOLD = L’alba sta per essere annunciata: un momento, poi si può correggere.
E_NO_AGREEMENT = Non sono ancora d’accordo: aspetta, o decidi tu.
E_DEAD_CANNOT_VOTE = Chi è uscito dal gioco adesso non vota.
E_NO_BET = Scommette chi è fuori gioco, dal suo telefono, una volta al giorno.
E_NOMINEE_CANNOT_VOTE = Chi è tra i nominati non vota.
E_ALREADY_VOTED = Hai già votato.
E_ABSTAIN = Bisogna fare un nome.
E_SELF_VOTE = Non puoi votare per te: nomina qualcun altro.
E_NOT_NOMINATED = Si vota solo tra i nominati.
E_VOTES_MISSING = { $count ->
    [one] Manca ancora il voto di { $who }.
    [2] Mancano ancora i voti di { $who }.
    [3] Mancano ancora i voti di { $who }.
    [4] Mancano ancora i voti di { $who }.
   *[other] Mancano ancora { $count } voti.
 }
E_ROLE_MISSING = Qui non c’è ancora nessuna carta.
E_ALREADY_ALIVE = Questa persona è già in vita.
E_NO_CLOCK = Adesso non corre nessun tempo.
E_CLOCK_PAUSED = Il tempo è già in pausa.
E_CLOCK_RUNS = Il tempo sta già correndo.
E_CLOCK_OVER = Il tempo è già finito.
E_TIME_LIMIT = Oltre i tre minuti in tutto, solo se le regole di casa lo permettono.
lupus-deck-nobody = Al tavolo non c’è ancora nessuno.
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
