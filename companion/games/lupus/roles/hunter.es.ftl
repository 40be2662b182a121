lupus-role-hunter = Cazador
lupus-pile-hunter = { $n ->
    [one] Cazador
   *[other] Cazadores
 }
lupus-brief-hunter = Al caer, se lleva a alguien por delante.
lupus-side-hunter = Juegas con los humanos. Ganáis cuando no queda ningún lobo.
lupus-does-hunter = Cuando caes, de noche o por votación, puedes llevarte a una persona contigo.
lupus-hint-hunter = No pierdas de vista a quien más sospechas: tu última palabra puede ser la que cuente.
lupus-story-hunter = Al caer, { $who } se lleva a { $target } ({ $role }).
lupus-story-hunter-nobody = Al caer, { $who } no se lleva a nadie.
lupus-help-poisoned-hunter-shoots = { $value ->
    [off] Envenenado, el cazador no se lleva a nadie.
   *[on] Incluso envenenado, el cazador puede llevarse a alguien.
 }

## House rules on the tablet (not on phones)
lupus-option-poisoned-hunter-shoots = ¿Un cazador envenenado se lleva a alguien?
lupus-option-poisoned-hunter-shoots-note = Solo si lo mata el veneno de la bruja.
