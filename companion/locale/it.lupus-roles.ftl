# Lupus in Tabula: the characters.

lupus-words = { $words }

lupus-eyes = { $who ->
    [possessed] Ai tuoi occhi l’indemoniato non è un lupo.
    [hamster] Ai tuoi occhi il criceto mannaro non è un lupo.
   *[both] Ai tuoi occhi l’indemoniato e il criceto mannaro non sono lupi.
 }

# Invented cards.
lupus-does-custom = { $words }
lupus-side-custom = { $side ->
    [wolf] Giochi con i lupi.
   *[human] Giochi con gli umani.
 }
lupus-card-own = Questa carta è inventata: gli effetti li cura chi modera.

# Partners, as far as the rules let one know them.
lupus-with-other = Ha la tua stessa carta: { $who }.

lupus-card-law = Puoi mentire quanto vuoi, ma non mostrare mai la carta. Chi esce dal gioco resta in silenzio fino alla fine.

# What a card does, in one line, for everybody to read.
lupus-cards = Chi c’è nel mazzo
lupus-cards-line = { $n ->
    [one] Una carta. Chi ce l’ha lo sa solo chi ce l’ha.
   *[other] { $n } carte. Chi le ha lo sa solo chi le ha.
 }
lupus-cards-wolves = con i lupi
lupus-cards-humans = con gli umani

## werewolf
lupus-role-werewolf = Lupo mannaro
lupus-pile-werewolf = { $n ->
    [one] Lupo mannaro
   *[other] Lupi mannari
 }
lupus-brief-werewolf = Di notte sbrana, di giorno mente.
lupus-side-werewolf = Giochi con i lupi. Vincete quando siete almeno quanti gli altri.
lupus-does-werewolf = Ogni notte, con il branco, scegli chi sbranare.
lupus-hint-werewolf = Di giorno sii la persona più normale del mondo, e non difendere troppo il branco.
lupus-step-wolves = Lupi mannari
lupus-call-wolves = { $way ->
    [phones] Lupi mannari, tocca a voi. Chi volete sbranare stanotte?
   *[pointing] Lupi mannari, aprite gli occhi. Indicate chi volete sbranare stanotte.
 }
lupus-call-wolves-first = { $way ->
    [phones] Lupi mannari, tocca a voi. Riconoscetevi: stanotte la vostra preda è chi modera.
   *[pointing] Lupi mannari, aprite gli occhi e riconoscetevi. Stanotte la vostra preda è chi modera.
 }
lupus-call-wolves-voice = Lupi mannari, tocca a voi. Riconoscetevi: stanotte la vostra preda sono io.
lupus-close-wolves = { $way ->
    [phones] Grazie, lupi mannari.
   *[pointing] Lupi mannari, chiudete gli occhi.
 }
lupus-ask-wolves =
    Stanotte,
    chi volete sbranare?
lupus-ask-wolves-alone =
    Stanotte,
    chi vuoi sbranare?
lupus-ask-wolves-more = Il branco sei solo tu.
lupus-with-wolves = Il tuo branco: { $who }.
lupus-story-met-wolves = I lupi si riconoscono: { $who }.
lupus-story-wolves = { $n ->
    [one] { $who } va a sbranare { $target }.
   *[other] { $who } vanno a sbranare { $target }.
 }
lupus-band-pack =
    Il tuo branco:
    { $who }.
lupus-band-pack-alone =
    Il branco
    sei solo tu.
lupus-band-no-prey = Stanotte la preda è già scelta: tocca chi vuoi.
lupus-band-prey =
    La preda di stanotte:
    { $target }.

## villager
lupus-role-villager = Villico
lupus-pile-villager = { $n ->
    [one] Villico
   *[other] Villici
 }
lupus-brief-villager = Non sa niente: ascolta e vota.
lupus-side-villager = Giochi con gli umani. Vincete quando non resta nessun lupo.
lupus-does-villager = { $way ->
    [phones] Di notte rispondi anche tu: i tuoi sospetti si leggono alla fine. Di giorno ascolti, ragioni e voti.
   *[pointing] Di notte dormi. Di giorno ascolti, ragioni e voti.
 }
lupus-hint-villager = Guarda chi vota sempre dopo gli altri, e chi difende chi.

## seer
lupus-role-seer = Veggente
lupus-pile-seer = { $n ->
    [one] Veggente
   *[other] Veggenti
 }
lupus-brief-seer = Ogni notte sa se una persona è un lupo.
lupus-side-seer = Giochi con gli umani. Vincete quando non resta nessun lupo.
lupus-does-seer = Ogni notte indichi una persona: saprai se è un lupo mannaro.
lupus-hint-seer = Non svelarti presto: di notte i lupi cercano proprio te.
lupus-step-seer = Veggente
lupus-call-seer = { $way ->
    [phones] Veggente, tocca a te. Di chi vuoi sapere se è un lupo?
   *[pointing] Veggente, apri gli occhi. Indica di chi vuoi sapere se è un lupo.
 }
lupus-close-seer = { $way ->
    [phones] Grazie, veggente.
   *[pointing] Veggente, chiudi gli occhi.
 }
lupus-ask-seer =
    Di chi vuoi sapere
    se è un lupo?
lupus-ask-seer-more = Tocca un nome: la risposta appare qui.
lupus-with-seer = Vede con te: { $who }.
lupus-story-seer-yes = { $n ->
    [one] { $who } guarda { $target }: è un lupo.
   *[other] { $who } guardano { $target }: è un lupo.
 }
lupus-story-seer-no = { $n ->
    [one] { $who } guarda { $target }: non è un lupo.
   *[other] { $who } guardano { $target }: non è un lupo.
 }
lupus-band-yes =
    { $target }
    è un lupo mannaro.
lupus-band-no =
    { $target }
    non è un lupo mannaro.
lupus-cover-yes = { $way ->
    [phones] L’ha già letto: è un lupo.
   *[pointing] Rispondi sì: è un lupo.
 }
lupus-cover-no = { $way ->
    [phones] L’ha già letto: non è un lupo.
   *[pointing] Rispondi no: non è un lupo.
 }

## medium
lupus-role-medium = Medium
lupus-pile-medium = { $n ->
   *[other] Medium
 }
lupus-brief-medium = Di notte sa se chi è stato linciato era un lupo.
lupus-side-medium = Giochi con gli umani. Vincete quando non resta nessun lupo.
lupus-does-medium = Dalla seconda notte sai se la persona linciata il giorno prima era un lupo mannaro.
lupus-hint-medium = Tieni da parte quello che sai finché può salvare qualcuno.
lupus-step-medium = Medium
lupus-call-medium = { $way ->
    [phones] Medium, tocca a te. Chi è stato linciato ieri era un lupo? Lo leggi sul telefono.
   *[pointing] Medium, apri gli occhi. Chi è stato linciato ieri era un lupo? Guarda il mio cenno.
 }
lupus-close-medium = { $way ->
    [phones] Grazie, medium.
   *[pointing] Medium, chiudi gli occhi.
 }
lupus-story-medium-yes = { $who }, medium, sa che { $target } era un lupo.
lupus-story-medium-no = { $who }, medium, sa che { $target } non era un lupo.
lupus-story-medium-none = { $who }, medium, non ha nessuno da ascoltare.
lupus-band-medium-yes =
    { $target }
    era un lupo mannaro.
lupus-band-medium-no =
    { $target }
    non era un lupo mannaro.
lupus-band-medium-none =
    Ieri nessuno
    è stato linciato.
lupus-band-medium-nobody =
    Ieri nessun lupo
    è stato linciato.
lupus-cover-medium-yes = { $way ->
    [phones] Lo legge sul telefono: { $target } era un lupo.
   *[pointing] Rispondi sì: { $target } era un lupo.
 }
lupus-cover-medium-no = { $way ->
    [phones] Lo legge sul telefono: { $target } non era un lupo.
   *[pointing] Rispondi no: { $target } non era un lupo.
 }
lupus-cover-medium-none = { $way ->
    [phones] Lo legge sul telefono: ieri nessuno è stato linciato.
   *[pointing] Fai segno di nessuna risposta: ieri nessuno è stato linciato.
 }
lupus-cover-medium-nobody = { $way ->
    [phones] Lo legge sul telefono: ieri nessun lupo è stato linciato.
   *[pointing] Rispondi no: ieri nessuno è stato linciato.
 }

## possessed
lupus-role-possessed = Indemoniato
lupus-pile-possessed = { $n ->
    [one] Indemoniato
   *[other] Indemoniati
 }
lupus-brief-possessed = È umano, ma vince con i lupi.
lupus-side-possessed = Giochi con i lupi, ma non sai chi sono, e loro non sanno di te.
lupus-does-possessed = Per tutti sei umano, anche per il veggente e il medium. Ma vinci solo se vincono i lupi.
lupus-hint-possessed = Confondi le acque: prova a fingerti veggente.

## bodyguard
lupus-role-bodyguard = Guardia del corpo
lupus-pile-bodyguard = { $n ->
    [one] Guardia del corpo
   *[other] Guardie del corpo
 }
lupus-brief-bodyguard = Di notte protegge una persona dai lupi.
lupus-side-bodyguard = Giochi con gli umani. La tua protezione vale una notte e solo contro i lupi.
lupus-does-bodyguard = Dalla seconda notte proteggi una persona dai lupi. Mai te.
lupus-hint-bodyguard = Proteggi chi parla bene: di solito piace poco ai lupi.
lupus-step-bodyguard = Guardia del corpo
lupus-call-bodyguard = { $way ->
    [phones] Guardia del corpo, tocca a te. Chi vuoi proteggere stanotte?
   *[pointing] Guardia del corpo, apri gli occhi. Indica chi vuoi proteggere stanotte.
 }
lupus-close-bodyguard = { $way ->
    [phones] Grazie, guardia del corpo.
   *[pointing] Guardia del corpo, chiudi gli occhi.
 }
lupus-ask-bodyguard =
    Stanotte,
    chi vuoi proteggere?
lupus-ask-bodyguard-more = Dai lupi, e solo per questa notte.
lupus-story-bodyguard = { $n ->
    [one] { $who } protegge { $target }.
   *[other] { $who } proteggono { $target }.
 }
lupus-story-shielded = Ma { $target } aveva chi vegliava alla porta.
lupus-band-protects =
    Stanotte proteggi
    { $target }.

## mason
lupus-role-mason = Massone
lupus-pile-mason = { $n ->
    [one] Massone
   *[other] Massoni
 }
lupus-brief-mason = Conosce chi ha la stessa carta.
lupus-side-mason = Giochi con gli umani. Vincete quando non resta nessun lupo.
lupus-does-mason = La prima notte incontri chi ha la tua stessa carta: di voi vi potete fidare.
lupus-hint-mason = Svelatevi quando serve: due voci sicure pesano molto.
lupus-step-masons = Massoni
lupus-call-masons = { $way ->
    [phones] Massoni, tocca a voi. È il momento di riconoscersi.
   *[pointing] Massoni, aprite gli occhi e riconoscetevi.
 }
lupus-close-masons = { $way ->
    [phones] Grazie, massoni.
   *[pointing] Massoni, chiudete gli occhi.
 }
lupus-with-masons = Massone con te: { $who }.
lupus-story-met-masons = I massoni si riconoscono: { $who }.
lupus-band-masons = { $n ->
    [one]
        Massone con te:
        { $who }.
   *[other]
        Massoni con te:
        { $who }.
 }
lupus-band-masons-alone =
    Non c’è nessun
    altro massone.

## hamster
lupus-role-hamster = Criceto mannaro
lupus-pile-hamster = { $n ->
    [one] Criceto mannaro
   *[other] Criceti mannari
 }
lupus-brief-hamster = I lupi non lo sbranano, ma lo sguardo del veggente lo uccide.
lupus-side-hamster = Giochi per conto tuo: vinci se alla fine della partita sei ancora in vita.
lupus-does-hamster = I lupi non ti possono sbranare. Se il veggente ti guarda, però, muori all’alba.
lupus-hint-hamster = Non dare nell’occhio: chi incuriosisce il veggente è perduto.
lupus-cards-hamster = per conto suo
lupus-story-unharmed = Ma sul criceto mannaro i denti non fanno presa: { $target } resta in vita.
lupus-ghost-alone = Il criceto mannaro vince solo se è in vita: per te la partita è finita, ma lo spettacolo no.
lupus-odds-side-hamster = criceto
lupus-win-hamster = Vince il criceto mannaro

## owl
lupus-role-owl = Gufo
lupus-pile-owl = { $n ->
    [one] Gufo
   *[other] Gufi
 }
lupus-brief-owl = Ogni notte sceglie chi finirà tra i nominati.
lupus-side-owl = Giochi con gli umani. La gufata si annuncia, chi l’ha lanciata no.
lupus-does-owl = Ogni notte lanci la gufata: dopo i voti, quella persona finisce tra i nominati.
lupus-hint-owl = Porta tra i nominati chi la passa liscia ogni giorno.
lupus-step-owl = Gufo
lupus-call-owl = { $way ->
    [phones] Gufo, tocca a te. Su chi lanci la gufata?
   *[pointing] Gufo, apri gli occhi. Indica su chi lanci la gufata.
 }
lupus-close-owl = { $way ->
    [phones] Grazie, gufo.
   *[pointing] Gufo, chiudi gli occhi.
 }
lupus-ask-owl =
    Su chi vuoi
    lanciare la gufata?
lupus-ask-owl-more = Se domani è in vita, sarà tra i nominati.
lupus-story-owl = { $n ->
    [one] Il gufo, { $who }, canta per { $target }.
   *[other] I gufi, { $who }, cantano per { $target }.
 }
lupus-story-mark = Si annuncia la gufata: { $target }.
lupus-say-owl = Stanotte il gufo ha cantato per { $who }.
lupus-band-marks =
    La gufata è per
    { $target }.
lupus-middle-owl = Il gufo ha cantato per

## mythomaniac
lupus-role-mythomaniac = Mitomane
lupus-pile-mythomaniac = { $n ->
    [one] Mitomane
   *[other] Mitomani
 }
lupus-brief-mythomaniac = La seconda notte può diventare lupo o veggente.
lupus-side-mythomaniac = Finché non ti trasformi giochi con gli umani. Hai una sola occasione.
lupus-does-mythomaniac = Alla fine della seconda notte indichi una persona: se è lupo o veggente, lo diventi.
lupus-hint-mythomaniac = Passa il primo giorno a capire chi vuoi diventare.
lupus-step-mythomaniac = Mitomane
lupus-call-mythomaniac = { $way ->
    [phones] Mitomane, tocca a te. Chi vuoi imitare?
   *[pointing] Mitomane, apri gli occhi. Indica chi vuoi imitare.
 }
lupus-close-mythomaniac = { $way ->
    [phones] Grazie, mitomane.
   *[pointing] Mitomane, chiudi gli occhi.
 }
lupus-ask-mythomaniac =
    Chi vuoi imitare,
    da questa notte?
lupus-ask-mythomaniac-more = Una volta sola: la risposta appare qui.
lupus-story-copies = { $n ->
    [one] { $who } imita { $target } e diventa: { $role }.
   *[other] { $who } imitano { $target } e diventano: { $role }.
 }
lupus-story-copies-nothing = { $n ->
    [one] { $who } vuole imitare { $target }, e non cambia niente.
   *[other] { $who } vogliono imitare { $target }, e non cambia niente.
 }
lupus-band-becomes =
    Da adesso sei:
    { $role }.
lupus-band-unchanged =
    Resti come prima,
    e per sempre.
lupus-cover-becomes = { $way ->
    [phones] L’ha già letto: { $who } diventa: { $role }.
   *[pointing] { $who } diventa: { $role }. Faglielo capire a gesti.
 }
lupus-cover-unchanged = { $way ->
    [phones] L’ha già letto: { $who } resta come prima.
   *[pointing] { $who } resta come prima. Faglielo capire a gesti.
 }
