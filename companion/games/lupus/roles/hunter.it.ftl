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
