lupus-role-cupid = Amor
lupus-pile-cupid = { $n ->
    [one] Amor
   *[other] Amoren
 }
lupus-brief-cupid = Macht in der ersten Nacht aus zweien ein Liebespaar: Sie sterben zusammen.
lupus-side-cupid = Du spielst mit den Menschen, es sei denn, du liebst selbst jemanden von einer anderen Seite.
lupus-does-cupid = In der ersten Nacht nennst du zwei Personen, gern auch dich: Sie verlieben sich. Stirbt eine, stirbt auch die andere.
lupus-hint-cupid = Zwei von verschiedenen Seiten gewinnen nur gemeinsam: Dein Liebespaar kann dein schlimmster Feind werden.
lupus-step-cupid = Amor
lupus-call-cupid = { $way ->
    [phones] Amor, du bist dran. Welche zwei verbindest du?
   *[pointing] Amor, öffne die Augen. Zeig auf die zwei, die du verbindest.
 }
lupus-close-cupid = { $way ->
    [phones] Danke, Amor.
   *[pointing] Amor, schließ die Augen.
 }
lupus-ask-cupid =
    Welche zwei
    verbindest du?
lupus-band-lovers =
    Liebespaar: { $target }
    und { $second }.
lupus-card-bound = Von dir verbunden: { $who }.
lupus-story-lovers = { $n ->
    [one] Amor, { $who }, verbindet { $target }.
   *[other] Die Amoren, { $who }, verbinden { $target }.
 }
lupus-step-heart = Neuigkeiten
lupus-call-heart = { $way ->
    [phones] Jetzt erfahrt ihr alle, ob euch die Liebe getroffen hat.
   *[pointing] Jetzt gehe ich herum. Wenn ich dich berühre, hat dich die Liebe getroffen: Öffne die Augen und such die andere Person.
 }
lupus-close-heart = { $way ->
    [phones] Danke. Behaltet es für euch.
   *[pointing] Alle Augen wieder zu.
 }
lupus-band-heart =
    Deine große Liebe:
    { $target }.
lupus-card-heart = Deine große Liebe: { $who }. Stirbt eine Hälfte des Paars, stirbt auch die andere.
lupus-cover-heart = { $way ->
    [phones] Schon gelesen, { $who }: verliebt in { $target }.
   *[pointing] Berühre { $who }: verliebt in { $target }.
 }
lupus-story-heart = { $who } liebt { $target }.
lupus-say-grief = Auch { $who } stirbt: vor Kummer.
lupus-story-grief = { $who } stirbt vor Kummer um { $target }.
lupus-story-lovers-win = Ein Paar von zwei Seiten: { $who } leben am Ende noch und gewinnen zu zweit.
lupus-cause-grief = Vor Kummer
lupus-odds-side-lovers = Liebespaar
lupus-win-lovers = Das Liebespaar gewinnt
lupus-help-lovers-win = { $value ->
    [last_two] Ein Liebespaar von zwei Seiten gewinnt, wenn nur noch die zwei am Leben sind.
   *[alive] Ein Liebespaar von zwei Seiten gewinnt, wenn am Ende beide am Leben sind.
 }

## House rules on the tablet (not on phones)
lupus-option-lovers-win = Wann gewinnt ein Liebespaar von zwei Seiten?
lupus-option-lovers-win-note = Ein Paar derselben Seite gewinnt mit ihr.
lupus-value-lovers-win-alive = beide am Ende am Leben
lupus-value-lovers-win-last-two = nur noch die zwei am Leben
