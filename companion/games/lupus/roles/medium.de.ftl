lupus-role-medium = Medium
lupus-pile-medium = { $n ->
    [one] Medium
   *[other] Medien
 }
lupus-brief-medium = Erfährt nachts, ob die gelynchte Person ein Wolf war.
lupus-side-medium = Du spielst mit den Menschen. Du gewinnst, wenn kein Wolf mehr übrig ist.
lupus-does-medium = Ab der zweiten Nacht erfährst du, ob die am Vortag gelynchte Person ein Werwolf war.
lupus-hint-medium = Behalte dein Wissen für dich, bis es jemanden retten kann.
lupus-step-medium = Medium
lupus-call-medium = { $way ->
    [phones] Medium, du bist dran. Traf das Urteil gestern einen Wolf? Dein Telefon sagt es dir.
   *[pointing] Medium, öffne die Augen. Traf das Urteil gestern einen Wolf? Achte auf mein Zeichen.
 }
lupus-close-medium = { $way ->
    [phones] Danke, Medium.
   *[pointing] Medium, schließ die Augen.
 }
lupus-story-medium-yes = { $n ->
    [one] { $who }, das Medium, erfährt: { $target } war ein Wolf.
   *[other] { $who }, die Medien, erfahren: { $target } war ein Wolf.
 }
lupus-story-medium-no = { $n ->
    [one] { $who }, das Medium, erfährt: { $target } war kein Wolf.
   *[other] { $who }, die Medien, erfahren: { $target } war kein Wolf.
 }
lupus-story-medium-none = { $n ->
    [one] { $who }, das Medium, lauscht vergebens.
   *[other] { $who }, die Medien, lauschen vergebens.
 }
lupus-band-medium-yes =
    { $target }
    war ein Werwolf.
lupus-band-medium-no =
    { $target }
    war kein Werwolf.
lupus-band-medium-none =
    Gestern wurde
    niemand gelyncht.
lupus-band-medium-nobody =
    Gestern wurde
    kein Wolf gelyncht.
lupus-cover-medium-yes = { $way ->
    [phones] Auf dem Telefon steht: { $target } war ein Wolf.
   *[pointing] Antworte ja: { $target } war ein Wolf.
 }
lupus-cover-medium-no = { $way ->
    [phones] Auf dem Telefon steht: { $target } war kein Wolf.
   *[pointing] Antworte nein: { $target } war kein Wolf.
 }
lupus-cover-medium-none = { $way ->
    [phones] Auf dem Telefon steht: Gestern wurde niemand gelyncht.
   *[pointing] Gib das Zeichen für keine Antwort: Gestern wurde niemand gelyncht.
 }
lupus-cover-medium-nobody = { $way ->
    [phones] Auf dem Telefon steht: Gestern wurde kein Wolf gelyncht.
   *[pointing] Antworte nein: Gestern wurde niemand gelyncht.
 }
lupus-help-medium-no-lynch = { $value ->
    [no] Wurde niemand gelyncht, bekommt das Medium ein Nein.
   *[none] Wurde niemand gelyncht, erfährt das Medium genau das.
 }

## House rules on the tablet (not on phones)
lupus-option-medium-no-lynch = Und das Medium, wenn niemand gelyncht wurde?
lupus-option-medium-no-lynch-note = Dass niemand gelyncht wurde, wissen ohnehin alle.
lupus-value-medium-no-lynch-none = Erfährt, dass es niemand war
lupus-value-medium-no-lynch-no = Bekommt ein Nein
