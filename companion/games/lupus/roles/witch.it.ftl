lupus-role-witch = Strega
lupus-pile-witch = { $n ->
    [one] Strega
   *[other] Streghe
 }
lupus-brief-witch = Ha una cura e un veleno per tutta la partita.
lupus-side-witch = Giochi con gli umani. Vinci quando non c’è più nessun lupo.
lupus-does-witch = Dalla seconda notte puoi curare una volta chi hanno scelto i lupi, e avvelenare una volta chi vuoi. Una pozione a notte.
lupus-hint-witch = Il veleno è l’unica arma che i tuoi hanno di notte: usalo senza dubbi, o aspetta.
lupus-step-witch = Strega
lupus-call-witch = { $way ->
    [phones] Strega, tocca a te. Cura, veleno o niente?
   *[pointing] Strega, apri gli occhi. Ti mostro chi hanno scelto i lupi. Pollice in su: cura; in giù, e indica: veleno; pugno: niente.
 }
lupus-close-witch = { $way ->
    [phones] Grazie, strega.
   *[pointing] Strega, chiudi gli occhi.
 }
lupus-ask-witch =
    Chi vuoi
    curare o avvelenare?
lupus-band-potion =
    La pozione è per
    { $target }.
lupus-band-victim = I lupi hanno scelto { $target }: tocca il nome per curare.
lupus-band-victim-self = I lupi hanno scelto { $target }. La strega non può curare sé stessa.
lupus-band-victim-nobody = I lupi non hanno scelto nessuno.
lupus-band-poison-only = Ti resta solo il veleno.
lupus-story-witch-shown = { $n ->
    [one] La strega, { $who }, vede chi hanno scelto i lupi: { $target }.
   *[other] Le streghe, { $who }, vedono chi hanno scelto i lupi: { $target }.
 }
lupus-story-witch-heals = { $n ->
    [one] La strega, { $who }, cura { $target }.
   *[other] Le streghe, { $who }, curano { $target }.
 }
lupus-story-witch-poisons = { $n ->
    [one] La strega, { $who }, avvelena { $target }.
   *[other] Le streghe, { $who }, avvelenano { $target }.
 }
lupus-story-witch-keeps = { $n ->
    [one] La strega, { $who }, non usa pozioni.
   *[other] Le streghe, { $who }, non usano pozioni.
 }
lupus-story-healed-for-nothing = La pozione è andata sprecata: { $target } sarebbe in vita anche senza.
lupus-help-witch-may-heal-self = { $value ->
    [off] La strega non può curare sé stessa.
   *[on] La strega può curare anche sé stessa.
 }

## House rules on the tablet (not on phones)
lupus-option-witch-may-heal-self = La strega può curare sé stessa?
lupus-option-witch-may-heal-self-note = Se i lupi hanno scelto proprio lei.
