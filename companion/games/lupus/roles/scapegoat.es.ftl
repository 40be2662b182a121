lupus-role-scapegoat = Chivo expiatorio
lupus-pile-scapegoat = { $n ->
    [one] Chivo expiatorio
   *[other] Chivos expiatorios
 }
lupus-brief-scapegoat = Lo linchan cuando tendría que decidir el azar.
lupus-side-scapegoat = Juegas con los humanos. Ganáis cuando no queda ningún lobo.
lupus-does-scapegoat = Si el pueblo no se pone de acuerdo y habría que echarlo a suertes, te toca irte a ti.
lupus-hint-scapegoat = Procura que haya mayoría, contra quien sea.
lupus-say-verdict-scapegoat = El pueblo no se pone de acuerdo, y alguien tiene que pagar: { $who } es el chivo expiatorio y deja la partida.
lupus-line-verdict-scapegoat = Paga el chivo expiatorio
lupus-leaves-scapegoat = Paga por todos: es el chivo expiatorio.
lupus-story-instead-scapegoat = El pueblo no se pone de acuerdo: paga el chivo expiatorio, { $who }.
lupus-tile-instead-scapegoat = { $role }: paga por todos
lupus-help-scapegoat-before-captain = { $value ->
    [off] En un empate, el capitán decide antes de que pague el chivo expiatorio.
   *[on] En un empate, el chivo expiatorio paga antes de que decida el capitán.
 }

## House rules on the tablet (not on phones)
lupus-option-scapegoat-before-captain = ¿El chivo expiatorio paga antes de que decida el capitán?
lupus-option-scapegoat-before-captain-note = Solo si hay capitán; si no, siempre paga el chivo.
