lupus-role-cupid = Cupido
lupus-pile-cupid = { $n ->
    [one] Cupido
   *[other] Cupidos
 }
lupus-brief-cupid = La primera noche enamora a dos personas: mueren juntas.
lupus-side-cupid = Juegas con los humanos, salvo que tu amor sea de otro bando.
lupus-does-cupid = La primera noche nombras a dos personas, y tú puedes ser una: se enamoran. Si una muere, la otra también.
lupus-hint-cupid = Dos de bandos distintos solo ganan juntos: la pareja puede ser tu peor enemiga.
lupus-step-cupid = Cupido
lupus-call-cupid = { $way ->
    [phones] Cupido, te toca. ¿A qué dos personas unes?
   *[pointing] Cupido, abre los ojos. Señala a las dos personas que unes.
 }
lupus-close-cupid = { $way ->
    [phones] Gracias, Cupido.
   *[pointing] Cupido, cierra los ojos.
 }
lupus-ask-cupid =
    ¿A qué dos personas
    unes?
lupus-band-lovers =
    Pareja: { $target }
    y { $second }.
lupus-card-bound = Has unido a { $who }.
lupus-story-lovers = { $n ->
    [one] Cupido, { $who }, une a { $target }.
   *[other] Los cupidos, { $who }, unen a { $target }.
 }
lupus-step-heart = Noticias
lupus-call-heart = { $way ->
    [phones] Ahora cada cual descubre si le ha llegado el amor.
   *[pointing] Ahora doy una vuelta. Si te toco, te ha llegado el amor: abre los ojos y busca a tu pareja.
 }
lupus-close-heart = { $way ->
    [phones] Gracias. Guardadlo en secreto.
   *[pointing] Todos los ojos cerrados otra vez.
 }
lupus-band-heart =
    Tu amor es
    { $target }.
lupus-card-heart = Tu amor: { $who }. Si muere una de las dos personas, muere la otra.
lupus-cover-heart = { $way ->
    [phones] Ya leído, { $who }: su amor es { $target }.
   *[pointing] Toca a { $who }: su amor es { $target }.
 }
lupus-story-heart = { $who } ama a { $target }.
lupus-say-grief = También muere { $who }: de pena.
lupus-story-grief = { $who } muere de pena por { $target }.
lupus-story-lovers-win = Una pareja de dos bandos: { $who } llegan con vida al final y ganan.
lupus-cause-grief = De pena
lupus-odds-side-lovers = enamorados
lupus-win-lovers = Ganan los enamorados
lupus-help-lovers-win = { $value ->
    [last_two] Los enamorados de dos bandos ganan si son los dos últimos con vida.
   *[alive] Los enamorados de dos bandos ganan si al final los dos siguen con vida.
 }

## House rules on the tablet (not on phones)
lupus-option-lovers-win = ¿Cuándo ganan los enamorados de dos bandos?
lupus-option-lovers-win-note = Los enamorados de un mismo bando ganan con él.
lupus-value-lovers-win-alive = los dos con vida al final
lupus-value-lovers-win-last-two = los dos últimos con vida
