lupus-role-hunter = Jäger
lupus-pile-hunter = { $n ->
   *[other] Jäger
 }
lupus-brief-hunter = Nimmt im Fallen noch jemanden mit.
lupus-side-hunter = Du spielst mit den Menschen. Du gewinnst, wenn kein Wolf mehr übrig ist.
lupus-does-hunter = Wenn du fällst, nachts oder durch die Wahl, darfst du eine Person mitnehmen.
lupus-hint-hunter = Behalte im Auge, wen du zuerst verdächtigst: Vielleicht hast du das letzte Wort.
lupus-story-hunter = Im Fallen nimmt { $who } noch { $target } mit ({ $role }).
