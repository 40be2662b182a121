lupus-role-mythomaniac = Mythomane
lupus-pile-mythomaniac = { $n ->
    [one] Mythomane
   *[other] Mythomanen
 }
lupus-brief-mythomaniac = Wird in der zweiten Nacht vielleicht Wolf oder Seherin.
lupus-side-mythomaniac = Bis du dich verwandelst, spielst du mit den Menschen. Du hast nur eine Gelegenheit.
lupus-does-mythomaniac = Am Ende der zweiten Nacht zeigst du auf jemanden: Ist es ein Wolf oder die Seherin, wirst du das auch.
lupus-hint-mythomaniac = Finde am ersten Tag heraus, wer du werden willst.
lupus-step-mythomaniac = Mythomane
lupus-call-mythomaniac = { $way ->
    [phones] Mythomane, du bist dran. Wen ahmst du nach?
   *[pointing] Mythomane, öffne die Augen. Zeig auf die Person, die du nachahmst.
 }
lupus-close-mythomaniac = { $way ->
    [phones] Danke, Mythomane.
   *[pointing] Mythomane, schließ die Augen.
 }
lupus-ask-mythomaniac =
    Wen willst du ab
    heute nachahmen?
lupus-ask-mythomaniac-more = Nur dieses Mal: Hier steht es gleich.
lupus-story-copies = { $n ->
    [one] { $who } ahmt { $target } nach und wird: { $role }.
   *[other] { $who } ahmen { $target } nach und werden: { $role }.
 }
lupus-story-copies-nothing = { $n ->
    [one] { $who } will { $target } nachahmen, und nichts geschieht.
   *[other] { $who } wollen { $target } nachahmen, und nichts geschieht.
 }
lupus-band-becomes =
    Von jetzt an bist du:
    { $role }.
lupus-band-unchanged =
    Du bleibst, wer du bist,
    endgültig.
lupus-cover-becomes = { $way ->
    [phones] Schon gelesen: { $who } wird { $role }.
   *[pointing] { $who } wird: { $role }. Zeig es mit einem Zeichen.
 }
lupus-cover-unchanged = { $way ->
    [phones] Schon gelesen: Für { $who } bleibt alles, wie es war.
   *[pointing] Für { $who } bleibt alles, wie es war. Zeig es mit einem Zeichen.
 }
