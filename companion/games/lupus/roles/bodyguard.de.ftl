lupus-role-bodyguard = Leibwächter
lupus-pile-bodyguard = { $n ->
   *[other] Leibwächter
 }
lupus-brief-bodyguard = Schützt nachts eine Person vor den Wölfen.
lupus-side-bodyguard = Du spielst mit den Menschen. Dein Schutz gilt eine Nacht und nur gegen Wölfe.
lupus-does-bodyguard = Ab der zweiten Nacht schützt du eine Person vor den Wölfen. Nie dich selbst.
lupus-hint-bodyguard = Schütze, wer gut argumentiert: Das mögen Wölfe selten.
lupus-step-bodyguard = Leibwächter
lupus-call-bodyguard = { $way ->
    [phones] Leibwächter, du bist dran. Wen willst du heute Nacht schützen?
   *[pointing] Leibwächter, öffne die Augen. Zeig auf die Person, die du heute Nacht schützen willst.
 }
lupus-close-bodyguard = { $way ->
    [phones] Danke, Leibwächter.
   *[pointing] Leibwächter, schließ die Augen.
 }
lupus-ask-bodyguard =
    Wen willst du
    heute Nacht schützen?
lupus-ask-bodyguard-more = Vor den Wölfen, nur für diese Nacht.
lupus-story-bodyguard = { $n ->
    [one] { $who } schützt { $target }.
   *[other] { $who } schützen { $target }.
 }
lupus-story-shielded = Aber vor der Tür hielt jemand Wache: { $target } überlebt.
lupus-band-protects =
    Heute Nacht schützt du
    { $target }.
lupus-help-guard-no-repeat = { $value ->
    [on] Der Leibwächter darf nicht zwei Nächte hintereinander dieselbe Person schützen.
   *[off] Der Leibwächter darf dieselbe Person noch einmal schützen.
 }
E_REPEAT_PROTECTION = Zwei Nächte hintereinander dieselbe Person geht nicht: Wähl jemand anders.

## House rules on the tablet (not on phones)
lupus-option-guard-no-repeat = Muss der Leibwächter jede Nacht wechseln?
lupus-option-guard-no-repeat-note = Niemand wird zwei Nächte hintereinander geschützt.
