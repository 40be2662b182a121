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
lupus-story-medium-yes = { $n ->
    [one] { $who }, medium, sa che { $target } era un lupo.
   *[other] { $who }, medium, sanno che { $target } era un lupo.
 }
lupus-story-medium-no = { $n ->
    [one] { $who }, medium, sa che { $target } non era un lupo.
   *[other] { $who }, medium, sanno che { $target } non era un lupo.
 }
lupus-story-medium-none = { $n ->
    [one] { $who }, medium, non ha nessuno da ascoltare.
   *[other] { $who }, medium, non hanno nessuno da ascoltare.
 }
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
lupus-help-medium-no-lynch = { $value ->
    [no] Se nessuno è stato linciato, il medium si sente rispondere no.
   *[none] Se nessuno è stato linciato, lo si dice al medium.
 }

## House rules on the tablet (not on phones)
lupus-option-medium-no-lynch = E il medium, se nessuno è stato linciato?
lupus-option-medium-no-lynch-note = Che nessuno sia stato linciato lo sanno già tutti.
lupus-value-medium-no-lynch-none = Gli si dice che nessuno lo è stato
lupus-value-medium-no-lynch-no = Gli si risponde no
