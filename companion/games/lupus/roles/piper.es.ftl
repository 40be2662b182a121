lupus-role-piper = Flautista
lupus-pile-piper = { $n ->
    [one] Flautista
   *[other] Flautistas
 }
lupus-brief-piper = Hechiza a dos personas cada noche, y gana en solitario cuando caen todas las demás.
lupus-side-piper = Juegas por tu cuenta: ganas en cuanto todas las demás personas con vida están hechizadas.
lupus-does-piper = Desde la segunda noche hechizas a dos personas por noche. Lo notan, y no les pasa nada más.
lupus-hint-piper = Pasa por un humano cualquiera: los otros dos bandos te quieren fuera.
lupus-cards-piper = por su cuenta
lupus-step-piper = Flautista
lupus-call-piper = { $way ->
    [phones] Flautista, te toca. ¿A qué dos personas hechizas?
   *[pointing] Flautista, abre los ojos. Señala a las dos personas que hechizas.
 }
lupus-close-piper = { $way ->
    [phones] Gracias, flautista.
   *[pointing] Flautista, cierra los ojos.
 }
lupus-ask-piper =
    ¿A qué dos personas
    hechizas?
lupus-band-charms =
    Hechizas a { $target }
    y a { $second }.
lupus-card-charmed = Has hechizado a { $who }.
lupus-story-charms = { $n ->
    [one] El flautista, { $who }, toca para { $target }.
   *[other] Los flautistas, { $who }, tocan para { $target }.
 }
lupus-step-music = Música
lupus-call-music = { $way ->
    [phones] Ahora cada cual descubre si le ha llegado la música.
   *[pointing] Ahora doy una vuelta. Si te toco, te ha llegado la música.
 }
lupus-close-music = { $way ->
    [phones] Gracias. Ni una palabra.
   *[pointing] Se acabó la música.
 }
lupus-band-music =
    Te ha llegado
    la música.
lupus-card-music = Te ha llegado la música.
lupus-cover-music = { $way ->
    [phones] Ya leído: la música ha llegado a { $who }.
   *[pointing] Toca a { $who }: le ha llegado la música.
 }
lupus-story-music = La música ha llegado a { $who }.
lupus-odds-side-piper = flautista
lupus-win-piper = Gana el flautista
