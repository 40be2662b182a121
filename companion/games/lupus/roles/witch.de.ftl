lupus-role-witch = Hexe
lupus-pile-witch = { $n ->
    [one] Hexe
   *[other] Hexen
 }
lupus-brief-witch = Hat für die ganze Partie einen Heiltrank und ein Gift.
lupus-side-witch = Du spielst mit den Menschen. Du gewinnst, wenn kein Wolf mehr übrig ist.
lupus-does-witch = Ab der zweiten Nacht darfst du einmal das Opfer der Wölfe heilen und einmal jemanden vergiften. Ein Trank pro Nacht.
lupus-hint-witch = Das Gift ist die einzige Waffe, die deine Seite nachts hat: Sei sicher, oder warte.
lupus-step-witch = Hexe
lupus-call-witch = { $way ->
    [phones] Hexe, du bist dran. Heilen, vergiften oder nichts?
   *[pointing] Hexe, öffne die Augen. Ich zeige dir, wen die Wölfe gewählt haben. Daumen hoch heilt; Daumen runter und zeigen vergiftet; die Faust heißt nichts.
 }
lupus-close-witch = { $way ->
    [phones] Danke, Hexe.
   *[pointing] Hexe, schließ die Augen.
 }
lupus-ask-witch =
    Wen heilst oder
    vergiftest du?
lupus-band-potion =
    Dein Trank ist für
    { $target }.
lupus-band-victim = Die Wölfe haben { $target } gewählt: Antippen heilt.
lupus-band-victim-self = Die Wölfe haben { $target } gewählt. Die Hexe darf sich nicht selbst heilen.
lupus-band-victim-nobody = Die Wölfe haben niemanden gewählt.
lupus-band-poison-only = Du hast nur noch das Gift.
lupus-story-witch-shown = { $n ->
    [one] Die Hexe, { $who }, sieht, wen die Wölfe gewählt haben: { $target }.
   *[other] Die Hexen, { $who }, sehen, wen die Wölfe gewählt haben: { $target }.
 }
lupus-story-witch-heals = { $n ->
    [one] Die Hexe, { $who }, heilt { $target }.
   *[other] Die Hexen, { $who }, heilen { $target }.
 }
lupus-story-witch-poisons = { $n ->
    [one] Die Hexe, { $who }, vergiftet { $target }.
   *[other] Die Hexen, { $who }, vergiften { $target }.
 }
lupus-story-witch-keeps = { $n ->
    [one] Die Hexe, { $who }, rührt keinen Trank an.
   *[other] Die Hexen, { $who }, rühren keinen Trank an.
 }
lupus-story-healed-for-nothing = Der Trank war umsonst: { $target } hätte auch ohne ihn überlebt.
lupus-help-witch-may-heal-self = { $value ->
    [off] Die Hexe darf sich nicht selbst heilen.
   *[on] Die Hexe darf auch sich selbst heilen.
 }

## House rules on the tablet (not on phones)
lupus-option-witch-may-heal-self = Darf die Hexe sich selbst heilen?
lupus-option-witch-may-heal-self-note = Wenn die Wölfe sie gewählt haben.
