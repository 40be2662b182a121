lupus-role-bodyguard = Guarda{"\u00AD"}espaldas
lupus-pile-bodyguard = { $n ->
   *[other] Guarda{"\u00AD"}espaldas
 }
lupus-brief-bodyguard = Por la noche protege a una persona de los lobos.
lupus-side-bodyguard = Juegas con los humanos. Tu protección dura una noche y solo sirve contra los lobos.
lupus-does-bodyguard = Desde la segunda noche proteges a una persona de los lobos. Nunca a ti.
lupus-hint-bodyguard = Protege a quien razona bien: a los lobos no les suele gustar.
lupus-step-bodyguard = Guardaespaldas
lupus-call-bodyguard = { $way ->
    [phones] Guardaespaldas, te toca. ¿A quién proteges esta noche?
   *[pointing] Guardaespaldas, abre los ojos. Señala a quién proteges esta noche.
 }
lupus-close-bodyguard = { $way ->
    [phones] Gracias, guardaespaldas.
   *[pointing] Guardaespaldas, cierra los ojos.
 }
lupus-ask-bodyguard =
    ¿A quién proteges
    esta noche?
lupus-ask-bodyguard-more = De los lobos, y solo por esta noche.
lupus-story-bodyguard = { $n ->
    [one] { $who } protege a { $target }.
   *[other] { $who } protegen a { $target }.
 }
lupus-story-shielded = Pero alguien hacía guardia en la puerta de { $target }.
lupus-band-protects =
    Esta noche proteges
    a { $target }.
lupus-help-guard-no-repeat = { $value ->
    [on] El guardaespaldas no puede proteger a la misma persona dos noches seguidas.
   *[off] El guardaespaldas puede repetir persona.
 }
E_REPEAT_PROTECTION = No puedes proteger a la misma persona dos noches seguidas: elige otra.

## House rules on the tablet (not on phones)
lupus-option-guard-no-repeat = ¿El guardaespaldas cambia cada noche?
lupus-option-guard-no-repeat-note = No puede proteger a nadie dos noches seguidas.
