lupus-role-possessed = Besessener
lupus-pile-possessed = { $n ->
    [one] Besessener
   *[other] Besessene
 }
lupus-brief-possessed = Ein Mensch, gewinnt aber mit den Wölfen.
lupus-side-possessed = Du spielst mit den Wölfen, aber du kennst sie nicht und sie dich auch nicht.
lupus-does-possessed = Für alle bist du ein Mensch, auch für Seherin und Medium. Aber du gewinnst nur mit den Wölfen.
lupus-hint-possessed = Stifte Verwirrung: Gib dich ruhig einmal als Seherin aus.
