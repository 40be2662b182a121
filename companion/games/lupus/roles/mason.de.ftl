lupus-role-mason = Freimaurer
lupus-pile-mason = { $n ->
   *[other] Freimaurer
 }
lupus-brief-mason = Weiß, wer die gleiche Karte hat.
lupus-side-mason = Du spielst mit den Menschen. Du gewinnst, wenn kein Wolf mehr übrig ist.
lupus-does-mason = In der ersten Nacht lernst du kennen, wer die gleiche Karte hat: Ihr könnt einander vertrauen.
lupus-hint-mason = Gebt euch zu erkennen, wenn es darauf ankommt: Zwei sichere Stimmen wiegen viel.
lupus-step-masons = Freimaurer
lupus-call-masons = { $way ->
    [phones] Freimaurer, ihr seid dran: Seht, wer zu euch gehört.
   *[pointing] Freimaurer, öffnet die Augen und seht, wer zu euch gehört.
 }
lupus-close-masons = { $way ->
    [phones] Danke, Freimaurer.
   *[pointing] Freimaurer, schließt die Augen.
 }
lupus-with-masons = Freimaurer wie du: { $who }.
lupus-story-met-masons = Die Freimaurer erkennen sich: { $who }.
lupus-band-masons = { $n ->
   *[other]
        Freimaurer wie du:
        { $who }.
 }
lupus-band-masons-alone =
    Es gibt keinen
    zweiten Freimaurer.
