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
