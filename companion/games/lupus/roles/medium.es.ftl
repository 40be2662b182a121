lupus-role-medium = Médium
lupus-pile-medium = { $n ->
    [one] Médium
   *[other] Médiums
 }
lupus-brief-medium = De noche sabe si la persona linchada era un lobo.
lupus-side-medium = Juegas con los humanos. Ganáis cuando no queda ningún lobo.
lupus-does-medium = Desde la segunda noche sabes si la persona linchada el día anterior era un hombre lobo.
lupus-hint-medium = Guárdate lo que sabes hasta que pueda salvar a alguien.
lupus-step-medium = Médium
lupus-call-medium = { $way ->
    [phones] Médium, te toca. ¿Era un lobo la persona que linchamos ayer? Lo lees en tu móvil.
   *[pointing] Médium, abre los ojos. ¿Era un lobo la persona que linchamos ayer? Mira mi señal.
 }
lupus-close-medium = { $way ->
    [phones] Gracias, médium.
   *[pointing] Médium, cierra los ojos.
 }
lupus-story-medium-yes = { $n ->
    [one] { $who }, médium, sabe que { $target } era un lobo.
   *[other] { $who }, médiums, saben que { $target } era un lobo.
 }
lupus-story-medium-no = { $n ->
    [one] { $who }, médium, sabe que { $target } no era un lobo.
   *[other] { $who }, médiums, saben que { $target } no era un lobo.
 }
lupus-story-medium-none = { $n ->
    [one] { $who }, médium, no tiene a quién escuchar.
   *[other] { $who }, médiums, no tienen a quién escuchar.
 }
lupus-band-medium-yes =
    { $target }
    era un hombre lobo.
lupus-band-medium-no =
    { $target }
    no era un hombre lobo.
lupus-band-medium-none =
    Ayer no se linchó
    a nadie.
lupus-band-medium-nobody =
    Ayer no se linchó
    a ningún lobo.
lupus-cover-medium-yes = { $way ->
    [phones] Lo lee en el móvil: { $target } era un lobo.
   *[pointing] Responde que sí: { $target } era un lobo.
 }
lupus-cover-medium-no = { $way ->
    [phones] Lo lee en el móvil: { $target } no era un lobo.
   *[pointing] Responde que no: { $target } no era un lobo.
 }
lupus-cover-medium-none = { $way ->
    [phones] Lo lee en el móvil: ayer no se linchó a nadie.
   *[pointing] Indica que no hay respuesta: ayer no se linchó a nadie.
 }
lupus-cover-medium-nobody = { $way ->
    [phones] Lo lee en el móvil: ayer no se linchó a ningún lobo.
   *[pointing] Responde que no: ayer no se linchó a nadie.
 }
lupus-help-medium-no-lynch = { $value ->
    [no] Si no se ha linchado a nadie, al médium se le responde que no.
   *[none] Si no se ha linchado a nadie, se le dice al médium.
 }

## House rules on the tablet (not on phones)
lupus-option-medium-no-lynch = ¿Y el médium, si no se ha linchado a nadie?
lupus-option-medium-no-lynch-note = De todos modos, eso ya lo sabe toda la mesa.
lupus-value-medium-no-lynch-none = Se le dice que no hubo nadie
lupus-value-medium-no-lynch-no = Se le responde que no
