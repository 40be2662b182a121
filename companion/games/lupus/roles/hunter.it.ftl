lupus-role-hunter = Cacciatore
lupus-pile-hunter = { $n ->
    [one] Cacciatore
   *[other] Cacciatori
 }
lupus-brief-hunter = Se cade, può portare qualcuno con sé.
lupus-side-hunter = Giochi con gli umani. Vinci quando non c’è più nessun lupo.
lupus-does-hunter = Se cadi, di notte o per voto, puoi portare con te una persona.
lupus-hint-hunter = Tieni d’occhio il tuo primo sospetto: l’ultima parola può essere la tua.
lupus-story-hunter = Cadendo, { $who } porta con sé { $target } ({ $role }).
lupus-story-hunter-nobody = Cadendo, { $who } non porta con sé nessuno.
lupus-help-poisoned-hunter-shoots = { $value ->
    [off] Un cacciatore avvelenato non porta via nessuno.
   *[on] Anche un cacciatore avvelenato può portare via qualcuno.
 }

## House rules on the tablet (not on phones)
lupus-option-poisoned-hunter-shoots = Un cacciatore avvelenato può sparare?
lupus-option-poisoned-hunter-shoots-note = Riguarda solo il veleno della strega.
