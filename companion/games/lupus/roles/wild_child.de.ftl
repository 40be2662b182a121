lupus-role-wild_child = Wildes Kind
lupus-pile-wild_child = { $n ->
    [one] Wildes Kind
   *[other] Wilde Kinder
 }
lupus-brief-wild_child = Wird zum Werwolf, wenn sein Vorbild stirbt.
lupus-side-wild_child = Du spielst mit den Menschen, solange dein Vorbild lebt.
lupus-does-wild_child = In der ersten Nacht wählst du ein Vorbild. Stirbt es, wirst du zum Werwolf.
lupus-hint-wild_child = Ein Vorbild, das lange lebt, lässt dich Mensch bleiben. Eines, das viel wagt, eher nicht.
lupus-step-wild_child = Wildes Kind
lupus-call-wild_child = { $way ->
    [phones] Wildes Kind, du bist dran. Wer ist dein Vorbild?
   *[pointing] Wildes Kind, öffne die Augen. Zeig auf dein Vorbild.
 }
lupus-close-wild_child = { $way ->
    [phones] Danke, wildes Kind.
   *[pointing] Wildes Kind, schließ die Augen.
 }
lupus-ask-wild_child =
    Wer soll dein
    Vorbild sein?
lupus-ask-wild_child-more = Stirbt die Person, wirst du zum Werwolf.
lupus-band-model =
    Dein Vorbild:
    { $target }.
lupus-card-wild_child = Dein Vorbild: { $who }.
lupus-story-model = { $n ->
    [one] Das wilde Kind, { $who }, nimmt sich { $target } zum Vorbild.
   *[other] Die wilden Kinder, { $who }, nehmen sich { $target } zum Vorbild.
 }
lupus-story-model-gone = { $n ->
    [one] Das Vorbild ist tot, und { $who } läuft mit den Wölfen.
   *[other] Das Vorbild ist tot, und { $who } laufen mit den Wölfen.
 }
