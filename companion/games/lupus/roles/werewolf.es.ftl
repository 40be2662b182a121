lupus-role-werewolf = Hombre lobo
lupus-pile-werewolf = { $n ->
    [one] Hombre lobo
   *[other] Hombres lobo
 }
lupus-brief-werewolf = De noche devora, de día miente.
lupus-side-werewolf = Juegas con los lobos. Ganáis cuando sois al menos tantos como los demás.
lupus-does-werewolf = Cada noche, con la manada, eliges a quién devorar.
lupus-hint-werewolf = De día sé la persona más normal del mundo, y no defiendas demasiado a la manada.
lupus-step-wolves = Hombres lobo
lupus-call-wolves = { $way ->
    [phones] Hombres lobo, os toca. ¿A quién devoráis esta noche?
   *[pointing] Hombres lobo, abrid los ojos. Señalad a quién devoráis esta noche.
 }
lupus-call-wolves-first = { $way ->
    [phones] Hombres lobo, os toca: mirad quién está con vosotros. Esta noche vuestra presa es quien narra.
   *[pointing] Hombres lobo, abrid los ojos y reconoceos. Esta noche vuestra presa es quien narra.
 }
lupus-call-wolves-voice = Hombres lobo, os toca: mirad quién está con vosotros. Esta noche vuestra presa soy yo.
lupus-close-wolves = { $way ->
    [phones] Gracias, hombres lobo.
   *[pointing] Hombres lobo, cerrad los ojos.
 }
lupus-ask-wolves =
    ¿A quién devoráis
    esta noche?
lupus-ask-wolves-alone =
    ¿A quién devoras
    esta noche?
lupus-ask-wolves-more = La manada entera eres tú.
lupus-with-wolves = Tu manada: { $who }.
lupus-story-met-wolves = Los lobos se reconocen: { $who }.
lupus-story-wolves = { $n ->
    [one] { $who } sale a devorar a { $target }.
   *[other] { $who } salen a devorar a { $target }.
 }
lupus-band-pack =
    Tu manada:
    { $who }.
lupus-band-pack-alone =
    La manada entera
    eres tú.
lupus-band-no-prey = La presa ya está elegida: toca cualquier nombre.
lupus-band-prey =
    La presa de esta noche:
    { $target }.
lupus-help-wolves-decide = { $value ->
    [majority] Los lobos deciden por mayoría.
   *[unanimous] Los lobos tienen que estar todos de acuerdo.
 }
lupus-help-wolves-may-target-wolf = { $value ->
    [on] Los lobos pueden devorar a un lobo, pero nunca al último.
   *[off] Los lobos no pueden devorar a un lobo.
 }

## House rules on the tablet (not on phones)
lupus-option-wolves-decide = ¿Cómo se ponen de acuerdo los lobos?
lupus-option-wolves-decide-note = Por mayoría, los empates los resuelve quien narra.
lupus-value-wolves-decide-unanimous = Todos de acuerdo
lupus-value-wolves-decide-majority = Por mayoría
lupus-option-wolves-may-target-wolf = ¿Los lobos pueden devorar a un lobo?
lupus-option-wolves-may-target-wolf-note = Un sacrificio para despistar al pueblo. Nunca el último.
