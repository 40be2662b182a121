# Lupus in Tabula: the characters.

lupus-words = { $words }

lupus-role-werewolf = Lupo mannaro
lupus-role-villager = Villico
lupus-role-seer = Veggente
lupus-role-medium = Medium
lupus-role-possessed = Indemoniato
lupus-role-bodyguard = Guardia del corpo
lupus-role-mason = Massone
lupus-role-hamster = Criceto mannaro
lupus-role-owl = Gufo
lupus-role-mythomaniac = Mitomane

lupus-pile-werewolf = { $n ->
    [one] Lupo mannaro
   *[other] Lupi mannari
 }
lupus-pile-villager = { $n ->
    [one] Villico
   *[other] Villici
 }
lupus-pile-seer = { $n ->
    [one] Veggente
   *[other] Veggenti
 }
lupus-pile-medium = { $n ->
   *[other] Medium
 }
lupus-pile-possessed = { $n ->
    [one] Indemoniato
   *[other] Indemoniati
 }
lupus-pile-bodyguard = { $n ->
    [one] Guardia del corpo
   *[other] Guardie del corpo
 }
lupus-pile-mason = { $n ->
    [one] Massone
   *[other] Massoni
 }
lupus-pile-hamster = { $n ->
    [one] Criceto mannaro
   *[other] Criceti mannari
 }
lupus-pile-owl = { $n ->
    [one] Gufo
   *[other] Gufi
 }
lupus-pile-mythomaniac = { $n ->
    [one] Mitomane
   *[other] Mitomani
 }

lupus-does-werewolf = Ogni notte, con il branco, scegli chi sbranare.
lupus-does-villager = { $way ->
    [phones] Di notte rispondi anche tu: i tuoi sospetti si leggono alla fine. Di giorno ascolti, ragioni e voti.
   *[pointing] Di notte dormi. Di giorno ascolti, ragioni e voti.
 }
lupus-does-seer = Ogni notte indichi una persona: saprai se è un lupo mannaro.
lupus-does-medium = Dalla seconda notte sai se l’ultima persona linciata era un lupo mannaro.
lupus-does-possessed = Per tutti sei umano, anche per chi vede. Ma vinci solo se vincono i lupi.
lupus-does-bodyguard = Dalla seconda notte proteggi una persona dai lupi. Mai te.
lupus-does-mason = La prima notte incontri chi ha la tua stessa carta: di voi vi potete fidare.
lupus-does-hamster = I lupi non ti possono sbranare. Se il veggente ti guarda, però, muori all’alba.
lupus-does-owl = Ogni notte lanci la gufata: dopo i voti, quella persona finisce tra i nominati.
lupus-does-mythomaniac = Alla fine della seconda notte indichi una persona: se è lupo o veggente, lo diventi.

lupus-side-werewolf = Giochi con i lupi. Vincete quando siete almeno quanti gli altri.
lupus-side-villager = Giochi con gli umani. Vincete quando non resta nessun lupo.
lupus-side-seer = Giochi con gli umani. Vincete quando non resta nessun lupo.
lupus-side-medium = Giochi con gli umani. Vincete quando non resta nessun lupo.
lupus-side-possessed = Giochi con i lupi, ma non sai chi sono, e loro non sanno di te.
lupus-side-bodyguard = Giochi con gli umani. La tua protezione vale una notte e solo contro i lupi.
lupus-side-mason = Giochi con gli umani. Vincete quando non resta nessun lupo.
lupus-side-hamster = Giochi per conto tuo: vinci se alla fine della partita sei ancora in vita.
lupus-side-owl = Giochi con gli umani. Nessuno saprà mai chi sei.
lupus-side-mythomaniac = Finché non ti trasformi giochi con gli umani. Hai una sola occasione.
lupus-eyes = { $who ->
    [possessed] Ai tuoi occhi l’indemoniato non è un lupo.
    [hamster] Ai tuoi occhi il criceto non è un lupo.
   *[both] Ai tuoi occhi l’indemoniato e il criceto non sono lupi.
 }

lupus-hint-werewolf = Di giorno sii la persona più normale del mondo, e non difendere troppo il branco.
lupus-hint-villager = Guarda chi vota sempre dopo gli altri, e chi difende chi.
lupus-hint-seer = Non svelarti presto: di notte i lupi cercano proprio te.
lupus-hint-medium = Tieni da parte quello che sai finché può salvare qualcuno.
lupus-hint-possessed = Confondi le acque: fingere di vedere è un’arma antica.
lupus-hint-bodyguard = Proteggi chi parla bene: di solito piace poco ai lupi.
lupus-hint-mason = Svelatevi quando serve: due voci sicure pesano molto.
lupus-hint-hamster = Non dare nell’occhio: chi incuriosisce il veggente è perduto.
lupus-hint-owl = Porta tra i nominati chi la passa liscia ogni giorno.
lupus-hint-mythomaniac = Passa il primo giorno a capire chi vuoi diventare.

# Invented cards.
lupus-does-custom = { $words }
lupus-side-custom = { $side ->
    [wolf] Giochi con i lupi.
   *[human] Giochi con gli umani.
 }
lupus-card-own = Questa carta è inventata: gli effetti li cura chi modera.

# Partners, as far as the rules let one know them.
lupus-with-wolves = Il tuo branco: { $who }.
lupus-with-seer = Vede con te: { $who }.
lupus-with-masons = Massone con te: { $who }.
lupus-with-other = Ha la tua stessa carta: { $who }.

lupus-card-law = Puoi mentire quanto vuoi, ma non mostrare mai la carta. Chi esce dal gioco resta in silenzio fino alla fine.

# What a card does, in one line, for everybody to read.
lupus-cards = Chi c’è nel mazzo
lupus-cards-line = { $n ->
    [one] Una carta. Chi ce l’ha lo sa solo chi ce l’ha.
   *[other] { $n } carte. Chi le ha lo sa solo chi le ha.
 }
lupus-cards-wolves = con i lupi
lupus-cards-hamster = per conto suo
lupus-cards-humans = con gli umani
lupus-brief-werewolf = Di notte sbrana, di giorno mente.
lupus-brief-villager = Non sa niente: ascolta e vota.
lupus-brief-seer = Ogni notte sa se una persona è un lupo.
lupus-brief-medium = Di notte sa se chi è stato linciato era un lupo.
lupus-brief-possessed = È umano, ma vince con i lupi.
lupus-brief-bodyguard = Di notte protegge una persona dai lupi.
lupus-brief-mason = Conosce chi ha la stessa carta.
lupus-brief-hamster = I lupi non lo sbranano, ma lo sguardo del veggente lo uccide.
lupus-brief-owl = Ogni notte sceglie chi finirà tra i nominati.
lupus-brief-mythomaniac = La seconda notte può diventare lupo o veggente.
