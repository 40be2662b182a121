lupus-role-raven = Rabe
lupus-pile-raven = { $n ->
    [one] Rabe
   *[other] Raben
 }
lupus-brief-raven = Hängt jede Nacht jemandem zwei Stimmen an, für die nächsten Nominierungen.
lupus-side-raven = Du spielst mit den Menschen. Dein Ziel wird vor der Abstimmung genannt, du nicht.
lupus-does-raven = Jede Nacht krächzt du jemanden an: Diese Person geht mit zwei Stimmen in die nächsten Nominierungen.
lupus-hint-raven = Zwei Stimmen entscheiden, wenn das Dorf gespalten ist: Nimm jemanden, auf dem schon Verdacht liegt.
lupus-step-raven = Rabe
lupus-call-raven = { $way ->
    [phones] Rabe, du bist dran. Wen krächzt du an?
   *[pointing] Rabe, öffne die Augen. Zeig auf die Person, die du ankrächzt.
 }
lupus-close-raven = { $way ->
    [phones] Danke, Rabe.
   *[pointing] Rabe, schließ die Augen.
 }
lupus-ask-raven =
    Wer beginnt morgen
    mit zwei Stimmen?
lupus-ask-raven-more = Verkündet wird es vor der Abstimmung.
lupus-band-raven =
    Zwei Stimmen gegen
    { $target }.
lupus-story-raven = { $n ->
    [one] Der Rabe, { $who }, hängt { $target } zwei Stimmen an.
   *[other] Die Raben, { $who }, hängen { $target } zwei Stimmen an.
 }
lupus-say-raven = Heute Nacht hat der Rabe gekrächzt. { $who } beginnt mit { $n } Stimmen.
