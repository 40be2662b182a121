lupus-role-seer = Seherin
lupus-pile-seer = { $n ->
    [one] Seherin
   *[other] Seherinnen
 }
lupus-brief-seer = Erfährt jede Nacht, ob eine Person ein Wolf ist.
lupus-side-seer = Du spielst mit den Menschen. Du gewinnst, wenn kein Wolf mehr übrig ist.
lupus-does-seer = Jede Nacht zeigst du auf eine Person und erfährst, ob sie ein Werwolf ist.
lupus-hint-seer = Verrate dich nicht zu früh: Nachts suchen die Wölfe vor allem dich.
lupus-step-seer = Seherin
lupus-call-seer = { $way ->
    [phones] Seherin, du bist dran. Über wen willst du es wissen: Wolf oder nicht?
   *[pointing] Seherin, öffne die Augen. Zeig auf die Person, von der du es wissen willst: Wolf oder nicht?
 }
lupus-close-seer = { $way ->
    [phones] Danke, Seherin.
   *[pointing] Seherin, schließ die Augen.
 }
lupus-ask-seer =
    Wen willst du
    durchschauen?
lupus-ask-seer-more = Tippe auf einen Namen: Hier steht es gleich.
lupus-with-seer = Sieht mit dir: { $who }.
lupus-story-seer-yes = { $n ->
    [one] { $who } sieht { $target } an: ein Wolf.
   *[other] { $who } sehen { $target } an: ein Wolf.
 }
lupus-story-seer-no = { $n ->
    [one] { $who } sieht { $target } an: kein Wolf.
   *[other] { $who } sehen { $target } an: kein Wolf.
 }
lupus-band-yes =
    { $target }
    ist ein Werwolf.
lupus-band-no =
    { $target }
    ist kein Werwolf.
lupus-cover-yes = { $way ->
    [phones] Schon gelesen: ein Wolf.
   *[pointing] Antworte ja: ein Wolf.
 }
lupus-cover-no = { $way ->
    [phones] Schon gelesen: kein Wolf.
   *[pointing] Antworte nein: kein Wolf.
 }
