lupus-role-idiot = Tonto del pueblo
lupus-pile-idiot = { $n ->
    [one] Tonto del pueblo
   *[other] Tontos del pueblo
 }
lupus-brief-idiot = No se le puede linchar, pero si lo condenan ya no vota.
lupus-side-idiot = Juegas con los humanos. Ganáis cuando no queda ningún lobo.
lupus-does-idiot = Si el pueblo te condena, enseñas tu carta y te quedas. Desde entonces ni votas ni te votan.
lupus-hint-idiot = Si te condenan, el pueblo pierde un día: no lo provoques.
lupus-say-idiot = { $who } enseña su carta: el tonto del pueblo. No se lincha a nadie, y { $who } se queda, sin voto.
