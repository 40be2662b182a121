lupus-role-seer = Vidente
lupus-pile-seer = { $n ->
    [one] Vidente
   *[other] Videntes
 }
lupus-brief-seer = Cada noche sabe si una persona es un lobo.
lupus-side-seer = Juegas con los humanos. Ganáis cuando no queda ningún lobo.
lupus-does-seer = Cada noche señalas a una persona y sabes si es un hombre lobo.
lupus-hint-seer = No te descubras pronto: de noche, los lobos te buscan a ti.
lupus-step-seer = Vidente
lupus-call-seer = { $way ->
    [phones] Vidente, te toca. ¿De quién quieres saber si es un lobo?
   *[pointing] Vidente, abre los ojos. Señala de quién quieres saber si es un lobo.
 }
lupus-close-seer = { $way ->
    [phones] Gracias, vidente.
   *[pointing] Vidente, cierra los ojos.
 }
lupus-ask-seer =
    ¿De quién quieres saber
    si es un lobo?
lupus-ask-seer-more = Toca un nombre: la respuesta aparece aquí.
lupus-with-seer = Ve contigo: { $who }.
lupus-story-seer-yes = { $n ->
    [one] { $who } mira a { $target }: es un lobo.
   *[other] { $who } miran a { $target }: es un lobo.
 }
lupus-story-seer-no = { $n ->
    [one] { $who } mira a { $target }: no es un lobo.
   *[other] { $who } miran a { $target }: no es un lobo.
 }
lupus-band-yes =
    { $target }
    es un hombre lobo.
lupus-band-no =
    { $target }
    no es un hombre lobo.
lupus-cover-yes = { $way ->
    [phones] Ya leído: es un lobo.
   *[pointing] Responde que sí: es un lobo.
 }
lupus-cover-no = { $way ->
    [phones] Ya leído: no es un lobo.
   *[pointing] Responde que no: no es un lobo.
 }
