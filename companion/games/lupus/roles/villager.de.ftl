lupus-role-villager = Dorfbewohner
lupus-pile-villager = { $n ->
   *[other] Dorfbewohner
 }
lupus-brief-villager = Weiß nichts: hört zu und stimmt ab.
lupus-side-villager = Du spielst mit den Menschen. Du gewinnst, wenn kein Wolf mehr übrig ist.
lupus-does-villager = { $way ->
    [phones] Auch du antwortest nachts: Dein Verdacht steht am Ende in der Geschichte. Am Tag hörst du zu, denkst nach und stimmst ab.
   *[pointing] Nachts schläfst du. Am Tag hörst du zu, denkst nach und stimmst ab.
 }
lupus-hint-villager = Achte darauf, wer immer erst nach den anderen abstimmt und wer wen verteidigt.
