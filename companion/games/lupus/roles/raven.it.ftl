lupus-role-raven = Corvo
lupus-pile-raven = { $n ->
    [one] Corvo
   *[other] Corvi
 }
lupus-brief-raven = Ogni notte mette due voti contro qualcuno, per le prossime nomine.
lupus-side-raven = Giochi con gli umani. Prima del voto si annuncia chi hai scelto, non chi sei.
lupus-does-raven = Ogni notte gracchi contro qualcuno: alle prossime nomine parte con due voti.
lupus-hint-raven = Due voti decidono quando il villaggio è diviso: scegli qualcuno già sospettato.
lupus-step-raven = Corvo
lupus-call-raven = { $way ->
    [phones] Corvo, tocca a te. Contro chi gracchi?
   *[pointing] Corvo, apri gli occhi. Indica contro chi gracchi.
 }
lupus-close-raven = { $way ->
    [phones] Grazie, corvo.
   *[pointing] Corvo, chiudi gli occhi.
 }
lupus-ask-raven =
    Chi parte domani
    con due voti?
lupus-ask-raven-more = Si annuncia quando si apre il voto.
lupus-band-raven =
    Due voti contro
    { $target }.
lupus-story-raven = { $n ->
    [one] Il corvo, { $who }, mette due voti contro { $target }.
   *[other] I corvi, { $who }, mettono due voti contro { $target }.
 }
lupus-say-raven = Stanotte il corvo ha gracchiato contro { $who }, che parte con { $n } voti.
