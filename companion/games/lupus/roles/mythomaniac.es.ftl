lupus-role-mythomaniac = Mitómano
lupus-pile-mythomaniac = { $n ->
    [one] Mitómano
   *[other] Mitómanos
 }
lupus-brief-mythomaniac = La segunda noche puede volverse lobo o vidente.
lupus-side-mythomaniac = Mientras no cambies, juegas con los humanos. Solo tienes una ocasión.
lupus-does-mythomaniac = Al final de la segunda noche señalas a alguien: si es lobo o vidente, tú también lo eres.
lupus-hint-mythomaniac = Dedica el primer día a averiguar a quién quieres imitar.
lupus-step-mythomaniac = Mitómano
lupus-call-mythomaniac = { $way ->
    [phones] Mitómano, te toca. ¿A quién imitas?
   *[pointing] Mitómano, abre los ojos. Señala a quién imitas.
 }
lupus-close-mythomaniac = { $way ->
    [phones] Gracias, mitómano.
   *[pointing] Mitómano, cierra los ojos.
 }
lupus-ask-mythomaniac =
    ¿A quién imitas,
    desde esta noche?
lupus-ask-mythomaniac-more = Una sola vez: la respuesta aparece aquí.
lupus-story-copies = { $n ->
    [one] { $who } imita a { $target }. Nueva carta: { $role }.
   *[other] { $who } imitan a { $target }. Nueva carta: { $role }.
 }
lupus-story-copies-nothing = { $n ->
    [one] { $who } intenta imitar a { $target }, y nada cambia.
   *[other] { $who } intentan imitar a { $target }, y nada cambia.
 }
lupus-band-becomes =
    A partir de ahora eres:
    { $role }.
lupus-band-unchanged =
    Sigues como antes,
    y para siempre.
lupus-cover-becomes = { $way ->
    [phones] Ya leído: { $who } pasa a ser: { $role }.
   *[pointing] { $who } pasa a ser: { $role }. Díselo por señas.
 }
lupus-cover-unchanged = { $way ->
    [phones] Ya leído: { $who } sigue como antes.
   *[pointing] { $who } sigue como antes. Díselo por señas.
 }
