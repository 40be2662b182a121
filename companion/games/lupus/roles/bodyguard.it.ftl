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
lupus-help-guard-no-repeat = { $value ->
    [on] La guardia non protegge due notti di seguito la stessa persona.
   *[off] La guardia può proteggere ancora la stessa persona.
 }
E_REPEAT_PROTECTION = La stessa persona due notti di seguito non vale: cambia.

## House rules on the tablet (not on phones)
lupus-option-guard-no-repeat = La guardia deve cambiare ogni notte?
lupus-option-guard-no-repeat-note = Vietato proteggere la stessa persona per due notti di seguito.
