lupus-role-owl = Gufo
lupus-pile-owl = { $n ->
    [one] Gufo
   *[other] Gufi
 }
lupus-brief-owl = Ogni notte sceglie chi finirà tra i nominati.
lupus-side-owl = Giochi con gli umani. La gufata si annuncia, chi l’ha lanciata no.
lupus-does-owl = Ogni notte lanci la gufata: dopo i voti, quella persona finisce tra i nominati.
lupus-hint-owl = Porta tra i nominati chi la passa liscia ogni giorno.
lupus-step-owl = Gufo
lupus-call-owl = { $way ->
    [phones] Gufo, tocca a te. Su chi lanci la gufata?
   *[pointing] Gufo, apri gli occhi. Indica su chi lanci la gufata.
 }
lupus-close-owl = { $way ->
    [phones] Grazie, gufo.
   *[pointing] Gufo, chiudi gli occhi.
 }
lupus-ask-owl =
    Su chi vuoi
    lanciare la gufata?
lupus-ask-owl-more = Se domani è in vita, sarà tra i nominati.
lupus-story-owl = { $n ->
    [one] Il gufo, { $who }, canta per { $target }.
   *[other] I gufi, { $who }, cantano per { $target }.
 }
lupus-story-mark = Si annuncia la gufata: { $target }.
lupus-say-owl = Stanotte il gufo ha cantato per { $who }.
lupus-band-marks =
    La gufata è per
    { $target }.
lupus-middle-owl = Il gufo ha cantato per
lupus-help-owl-may-mark-self = { $value ->
    [off] Il gufo non può indicare sé stesso.
   *[on] Il gufo può indicare anche sé stesso.
 }
lupus-help-owl-mark-survives-owl-death = { $value ->
    [off] Se il gufo muore di notte, la sua gufata non vale.
   *[on] La gufata vale anche se il gufo muore di notte.
 }

## House rules on the tablet (not on phones)
lupus-option-owl-may-mark-self = Il gufo può indicare sé stesso?
lupus-option-owl-may-mark-self-note = La scatola lo vieta solo alla guardia del corpo.
lupus-option-owl-mark-survives-owl-death = La gufata resta se il gufo muore?
lupus-option-owl-mark-survives-owl-death-note = Vale ancora per il giorno che segue la notte in cui è stata lanciata.
