lupus-role-villager = Aldeano
lupus-pile-villager = { $n ->
    [one] Aldeano
   *[other] Aldeanos
 }
lupus-brief-villager = No sabe nada: escucha y vota.
lupus-side-villager = Juegas con los humanos. Ganáis cuando no queda ningún lobo.
lupus-does-villager = { $way ->
    [phones] De noche también respondes: tus sospechas se leen al final. De día escuchas, piensas y votas.
   *[pointing] De noche duermes. De día escuchas, piensas y votas.
 }
lupus-hint-villager = Fíjate en quién vota siempre después de los demás, y en quién defiende a quién.
