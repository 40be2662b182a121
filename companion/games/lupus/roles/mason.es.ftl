lupus-role-mason = Masón
lupus-pile-mason = { $n ->
    [one] Masón
   *[other] Masones
 }
lupus-brief-mason = Sabe quién tiene la misma carta.
lupus-side-mason = Juegas con los humanos. Ganáis cuando no queda ningún lobo.
lupus-does-mason = La primera noche conoces a quien tiene la misma carta: podéis confiar el uno en el otro.
lupus-hint-mason = Da la cara cuando haga falta: dos voces de confianza pesan mucho.
lupus-step-masons = Masones
lupus-call-masons = { $way ->
    [phones] Masones, os toca: mirad quién está con vosotros.
   *[pointing] Masones, abrid los ojos y reconoceos.
 }
lupus-close-masons = { $way ->
    [phones] Gracias, masones.
   *[pointing] Masones, cerrad los ojos.
 }
lupus-with-masons = Masón contigo: { $who }.
lupus-story-met-masons = Los masones se reconocen: { $who }.
lupus-band-masons = { $n ->
    [one]
        Masón contigo:
        { $who }.
   *[other]
        Masones contigo:
        { $who }.
 }
lupus-band-masons-alone =
    No hay
    ningún otro masón.
