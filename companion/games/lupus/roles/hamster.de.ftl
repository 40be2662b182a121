lupus-role-hamster = Werhamster
lupus-pile-hamster = { $n ->
   *[other] Werhamster
 }
lupus-brief-hamster = Die Wölfe können ihn nicht reißen, aber der Blick der Seherin tötet ihn.
lupus-side-hamster = Du spielst für dich allein: Du gewinnst, wenn du am Ende der Partie noch lebst.
lupus-does-hamster = Die Wölfe können dich nicht reißen. Aber sieht dich die Seherin an, stirbst du im Morgengrauen.
lupus-hint-hamster = Fall nicht auf: Wer die Seherin neugierig macht, ist verloren.
lupus-cards-hamster = für sich allein
lupus-story-unharmed = Aber am Werhamster beißen sich die Wölfe die Zähne aus: { $target } lebt weiter.
lupus-odds-side-hamster = Hamster
lupus-win-hamster = Der Werhamster gewinnt
