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
