lupus-role-raven = Cuervo
lupus-pile-raven = { $n ->
    [one] Cuervo
   *[other] Cuervos
 }
lupus-brief-raven = Cada noche pone dos votos contra alguien, para las próximas nominaciones.
lupus-side-raven = Juegas con los humanos. Antes de votar se dice a quién señalas, no quién eres.
lupus-does-raven = Cada noche le graznas a alguien: en las próximas nominaciones esa persona empieza con dos votos.
lupus-hint-raven = Dos votos deciden cuando el pueblo está dividido: elige a alguien ya bajo sospecha.
lupus-step-raven = Cuervo
lupus-call-raven = { $way ->
    [phones] Cuervo, te toca. ¿A quién le graznas?
   *[pointing] Cuervo, abre los ojos. Señala a quién le graznas.
 }
lupus-close-raven = { $way ->
    [phones] Gracias, cuervo.
   *[pointing] Cuervo, cierra los ojos.
 }
lupus-ask-raven =
    ¿Quién empieza mañana
    con dos votos?
lupus-ask-raven-more = Se anuncia al abrir la votación.
lupus-band-raven =
    Dos votos contra
    { $target }.
lupus-story-raven = { $n ->
    [one] El cuervo, { $who }, pone dos votos contra { $target }.
   *[other] Los cuervos, { $who }, ponen dos votos contra { $target }.
 }
lupus-say-raven = Esta noche el cuervo le ha graznado a { $who }, que empieza con { $n } votos.
