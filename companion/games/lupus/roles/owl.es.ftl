lupus-role-owl = Búho
lupus-pile-owl = { $n ->
    [one] Búho
   *[other] Búhos
 }
lupus-brief-owl = Cada noche elige a quién sumar a los nominados.
lupus-side-owl = Juegas con los humanos. Tu marca se anuncia; tú no.
lupus-does-owl = Cada noche marcas a alguien: después de votar, esa persona se suma a los nominados.
lupus-hint-owl = Saca a la luz a quien se escabulle todos los días.
lupus-step-owl = Búho
lupus-call-owl = { $way ->
    [phones] Búho, te toca. ¿A quién marcas?
   *[pointing] Búho, abre los ojos. Señala a quién marcas.
 }
lupus-close-owl = { $way ->
    [phones] Gracias, búho.
   *[pointing] Búho, cierra los ojos.
 }
lupus-ask-owl =
    ¿A quién quieres
    marcar?
lupus-ask-owl-more = Mañana se suma a los nominados, si vive.
lupus-story-owl = { $n ->
    [one] El búho, { $who }, ulula por { $target }.
   *[other] Los búhos, { $who }, ululan por { $target }.
 }
lupus-story-mark = Se anuncia la marca del búho: { $target }.
lupus-say-owl = Esta noche el búho ha ululado por { $who }.
lupus-band-marks =
    La marca es para
    { $target }.
lupus-middle-owl = El búho ha ululado por
lupus-help-owl-may-mark-self = { $value ->
    [off] El búho no puede marcarse a sí mismo.
   *[on] El búho puede marcarse también a sí mismo.
 }
lupus-help-owl-mark-survives-owl-death = { $value ->
    [off] Si el búho muere de noche, su marca no cuenta.
   *[on] La marca cuenta aunque el búho muera de noche.
 }

## House rules on the tablet (not on phones)
lupus-option-owl-may-mark-self = ¿El búho puede marcarse a sí mismo?
lupus-option-owl-may-mark-self-note = La caja solo se lo prohíbe al guardaespaldas.
lupus-option-owl-mark-survives-owl-death = ¿La marca vale si muere el búho?
lupus-option-owl-mark-survives-owl-death-note = Aún cuenta el día después de la noche en que se hizo.
