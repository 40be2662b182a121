lupus-role-witch = Bruja
lupus-pile-witch = { $n ->
    [one] Bruja
   *[other] Brujas
 }
lupus-brief-witch = Tiene una cura y un veneno para toda la partida.
lupus-side-witch = Juegas con los humanos. Ganáis cuando no queda ningún lobo.
lupus-does-witch = Desde la segunda noche puedes curar, una vez, a quien eligen los lobos, y envenenar, una vez, a alguien. Una poción por noche.
lupus-hint-witch = El veneno es el único golpe nocturno de tu bando: o lo tienes claro, o espera.
lupus-step-witch = Bruja
lupus-call-witch = { $way ->
    [phones] Bruja, te toca. ¿Cura, veneno o nada?
   *[pointing] Bruja, abre los ojos. Te enseño a quién han elegido los lobos. Pulgar arriba, curas; pulgar abajo y señalando, envenenas; puño cerrado, nada.
 }
lupus-close-witch = { $way ->
    [phones] Gracias, bruja.
   *[pointing] Bruja, cierra los ojos.
 }
lupus-ask-witch =
    ¿A quién curas
    o envenenas?
lupus-band-potion =
    Tu poción es para
    { $target }.
lupus-band-victim = Los lobos han elegido a { $target }: toca ese nombre para curar.
lupus-band-victim-self = Los lobos han elegido a { $target }. La bruja no puede curarse a sí misma.
lupus-band-victim-nobody = Los lobos no han elegido a nadie.
lupus-band-poison-only = Solo te queda el veneno.
lupus-story-witch-shown = { $n ->
    [one] La bruja, { $who }, ve a quién han elegido los lobos: { $target }.
   *[other] Las brujas, { $who }, ven a quién han elegido los lobos: { $target }.
 }
lupus-story-witch-heals = { $n ->
    [one] La bruja, { $who }, cura a { $target }.
   *[other] Las brujas, { $who }, curan a { $target }.
 }
lupus-story-witch-poisons = { $n ->
    [one] La bruja, { $who }, envenena a { $target }.
   *[other] Las brujas, { $who }, envenenan a { $target }.
 }
lupus-story-witch-keeps = { $n ->
    [one] La bruja, { $who }, no usa ninguna poción.
   *[other] Las brujas, { $who }, no usan ninguna poción.
 }
lupus-story-healed-for-nothing = La poción no hacía falta: { $target } habría sobrevivido sin ella.
lupus-help-witch-may-heal-self = { $value ->
    [off] La bruja no puede curarse a sí misma.
   *[on] La bruja puede curarse también a sí misma.
 }

## House rules on the tablet (not on phones)
lupus-option-witch-may-heal-self = ¿La bruja puede curarse a sí misma?
lupus-option-witch-may-heal-self-note = Cuando los lobos la han elegido a ella.
