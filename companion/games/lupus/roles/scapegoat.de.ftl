lupus-role-scapegoat = Sündenbock
lupus-pile-scapegoat = { $n ->
    [one] Sündenbock
   *[other] Sündenböcke
 }
lupus-brief-scapegoat = Wird gelyncht, wenn sonst das Los entscheiden müsste.
lupus-side-scapegoat = Du spielst mit den Menschen. Du gewinnst, wenn kein Wolf mehr übrig ist.
lupus-does-scapegoat = Wenn das Dorf sich nicht einigt und eigentlich gelost würde, musst du gehen.
lupus-hint-scapegoat = Sorg für eine Mehrheit, ganz gleich gegen wen.
lupus-say-verdict-scapegoat = Das Dorf einigt sich nicht, und jemand muss dafür büßen: { $who } ist der Sündenbock und muss gehen.
lupus-line-verdict-scapegoat = Der Sündenbock muss büßen
lupus-leaves-scapegoat = Büßt als Sündenbock für alle.
lupus-story-instead-scapegoat = Das Dorf einigt sich nicht: Der Sündenbock, { $who }, muss büßen.
lupus-tile-instead-scapegoat = { $role }: büßt für alle
lupus-help-scapegoat-before-captain = { $value ->
    [off] Bei Gleichstand entscheidet der Hauptmann, bevor der Sündenbock büßt.
   *[on] Bei Gleichstand büßt der Sündenbock, bevor der Hauptmann entscheidet.
 }

## House rules on the tablet (not on phones)
lupus-option-scapegoat-before-captain = Büßt der Sündenbock, bevor der Hauptmann entscheidet?
lupus-option-scapegoat-before-captain-note = Nur mit Hauptmann; sonst trifft es immer den Sündenbock.
