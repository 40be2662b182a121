lupus-role-villager = Villico
lupus-pile-villager = { $n ->
    [one] Villico
   *[other] Villici
 }
lupus-brief-villager = Non sa niente: ascolta e vota.
lupus-side-villager = Giochi con gli umani. Vincete quando non resta nessun lupo.
lupus-does-villager = { $way ->
    [phones] Di notte rispondi anche tu: i tuoi sospetti si leggono alla fine. Di giorno ascolti, ragioni e voti.
   *[pointing] Di notte dormi. Di giorno ascolti, ragioni e voti.
 }
lupus-hint-villager = Guarda chi vota sempre dopo gli altri, e chi difende chi.
