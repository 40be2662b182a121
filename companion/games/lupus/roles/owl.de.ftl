lupus-role-owl = Eule
lupus-pile-owl = { $n ->
    [one] Eule
   *[other] Eulen
 }
lupus-brief-owl = Bestimmt jede Nacht, wer zu den Nominierten dazukommt.
lupus-side-owl = Du spielst mit den Menschen. Dein Ruf wird verkündet, du nicht.
lupus-does-owl = Jede Nacht rufst du nach jemandem: Nach der Abstimmung kommt diese Person zu den Nominierten dazu.
lupus-hint-owl = Hol nach vorn, wer jeden Tag davonkommt.
lupus-step-owl = Eule
lupus-call-owl = { $way ->
    [phones] Eule, du bist dran. Nach wem rufst du?
   *[pointing] Eule, öffne die Augen. Zeig auf die Person, nach der du rufst.
 }
lupus-close-owl = { $way ->
    [phones] Danke, Eule.
   *[pointing] Eule, schließ die Augen.
 }
lupus-ask-owl =
    Nach wem
    willst du rufen?
lupus-ask-owl-more = Morgen nominiert, falls noch am Leben.
lupus-story-owl = { $n ->
    [one] Die Eule, { $who }, ruft nach { $target }.
   *[other] Die Eulen, { $who }, rufen nach { $target }.
 }
lupus-story-mark = Der Ruf der Eule wird verkündet: { $target }.
lupus-say-owl = Heute Nacht hat die Eule nach { $who } gerufen.
lupus-band-marks =
    Du rufst nach
    { $target }.
lupus-middle-owl = Die Eule rief nach
lupus-help-owl-may-mark-self = { $value ->
    [off] Die Eule darf nicht nach sich selbst rufen.
   *[on] Die Eule darf auch nach sich selbst rufen.
 }
lupus-help-owl-mark-survives-owl-death = { $value ->
    [off] Stirbt die Eule in der Nacht, gilt ihr Ruf nicht.
   *[on] Der Ruf der Eule gilt auch, wenn sie in der Nacht stirbt.
 }

## House rules on the tablet (not on phones)
lupus-option-owl-may-mark-self = Darf die Eule nach sich selbst rufen?
lupus-option-owl-may-mark-self-note = Die Schachtel verbietet es nur dem Leibwächter.
lupus-option-owl-mark-survives-owl-death = Gilt der Ruf, wenn die Eule stirbt?
lupus-option-owl-mark-survives-owl-death-note = Er zählt dann noch am Tag nach der Nacht, in der sie gerufen hat.
