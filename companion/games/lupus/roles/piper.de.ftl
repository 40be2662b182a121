lupus-role-piper = Rattenfänger
lupus-pile-piper = { $n ->
   *[other] Rattenfänger
 }
lupus-brief-piper = Verzaubert zwei pro Nacht und gewinnt allein, sobald alle anderen verzaubert sind.
lupus-side-piper = Du spielst für dich allein: Du gewinnst, sobald alle anderen Lebenden verzaubert sind.
lupus-does-piper = Ab der zweiten Nacht verzauberst du zwei Personen pro Nacht. Sie merken es, sonst passiert ihnen nichts.
lupus-hint-piper = Tu wie ein ganz normaler Mensch: Beide anderen Seiten wollen dich loswerden.
lupus-cards-piper = für sich allein
lupus-step-piper = Rattenfänger
lupus-call-piper = { $way ->
    [phones] Rattenfänger, du bist dran. Welche zwei verzauberst du?
   *[pointing] Rattenfänger, öffne die Augen. Zeig auf die zwei, die du verzauberst.
 }
lupus-close-piper = { $way ->
    [phones] Danke, Rattenfänger.
   *[pointing] Rattenfänger, schließ die Augen.
 }
lupus-ask-piper =
    Welche zwei
    verzauberst du?
lupus-band-charms =
    Verzaubert: { $target }
    und { $second }.
lupus-card-charmed = Von dir verzaubert: { $who }.
lupus-story-charms = { $n ->
    [one] Der Rattenfänger, { $who }, spielt für { $target }.
   *[other] Die Rattenfänger, { $who }, spielen für { $target }.
 }
lupus-step-music = Musik
lupus-call-music = { $way ->
    [phones] Jetzt erfahrt ihr alle, ob euch die Musik erreicht hat.
   *[pointing] Jetzt gehe ich herum. Wenn ich dich berühre, hat dich die Musik erreicht.
 }
lupus-close-music = { $way ->
    [phones] Danke. Kein Wort darüber.
   *[pointing] Die Musik ist verklungen.
 }
lupus-band-music =
    Die Musik
    hat dich erreicht.
lupus-card-music = Die Musik hat dich erreicht.
lupus-cover-music = { $way ->
    [phones] Schon gelesen: Die Musik hat { $who } erreicht.
   *[pointing] Berühre { $who }: Die Musik ist angekommen.
 }
lupus-story-music = Die Musik hat { $who } erreicht.
lupus-odds-side-piper = Rattenfänger
lupus-win-piper = Der Rattenfänger gewinnt
