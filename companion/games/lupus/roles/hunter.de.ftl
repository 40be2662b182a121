lupus-role-hunter = Jäger
lupus-pile-hunter = { $n ->
   *[other] Jäger
 }
lupus-brief-hunter = Nimmt im Fallen noch jemanden mit.
lupus-side-hunter = Du spielst mit den Menschen. Du gewinnst, wenn kein Wolf mehr übrig ist.
lupus-does-hunter = Wenn du fällst, nachts oder durch die Wahl, darfst du eine Person mitnehmen.
lupus-hint-hunter = Behalte im Auge, wen du zuerst verdächtigst: Vielleicht hast du das letzte Wort.
lupus-story-hunter = Im Fallen nimmt { $who } noch { $target } mit ({ $role }).
lupus-story-hunter-nobody = Im Fallen nimmt { $who } niemanden mit.
lupus-help-poisoned-hunter-shoots = { $value ->
    [off] Vergiftet nimmt der Jäger niemanden mit.
   *[on] Auch vergiftet darf der Jäger jemanden mitnehmen.
 }

## House rules on the tablet (not on phones)
lupus-option-poisoned-hunter-shoots = Darf ein vergifteter Jäger schießen?
lupus-option-poisoned-hunter-shoots-note = Es geht nur um das Gift der Hexe.
