lupus-role-wild_child = Niño salvaje
lupus-pile-wild_child = { $n ->
    [one] Niño salvaje
   *[other] Niños salvajes
 }
lupus-brief-wild_child = Se vuelve hombre lobo si muere su modelo.
lupus-side-wild_child = Juegas con los humanos mientras viva tu modelo.
lupus-does-wild_child = La primera noche eliges un modelo. Cuando esa persona muere, te vuelves hombre lobo.
lupus-hint-wild_child = Un modelo que viva mucho te mantiene humano; uno que se arriesgue, mucho menos.
lupus-step-wild_child = Niño salvaje
lupus-call-wild_child = { $way ->
    [phones] Niño salvaje, te toca. ¿Quién es tu modelo?
   *[pointing] Niño salvaje, abre los ojos. Señala a tu modelo.
 }
lupus-close-wild_child = { $way ->
    [phones] Gracias, niño salvaje.
   *[pointing] Niño salvaje, cierra los ojos.
 }
lupus-ask-wild_child =
    ¿A quién tomas
    como modelo?
lupus-ask-wild_child-more = Si esa persona muere, eres hombre lobo.
lupus-band-model =
    Tu modelo:
    { $target }.
lupus-card-wild_child = Tu modelo: { $who }.
lupus-story-model = { $n ->
    [one] El niño salvaje, { $who }, toma como modelo a { $target }.
   *[other] Los niños salvajes, { $who }, toman como modelo a { $target }.
 }
lupus-story-model-gone = { $n ->
    [one] El modelo ya no está, y { $who } corre con los lobos.
   *[other] El modelo ya no está, y { $who } corren con los lobos.
 }
