lupus-role-mason = Mason
lupus-pile-mason = { $n ->
    [one] Mason
   *[other] Masons
 }
lupus-brief-mason = Knows who holds the same card.
lupus-side-mason = You play with the humans. You win when no wolf is left.
lupus-does-mason = On the first night you meet whoever holds the same card: you can trust each other.
lupus-hint-mason = Come forward when it counts: two trusted voices weigh a lot.
lupus-step-masons = Masons
lupus-call-masons = { $way ->
    [phones] Masons, your turn: see who your partner is.
   *[pointing] Masons, open your eyes and see who is with you.
 }
lupus-close-masons = { $way ->
    [phones] Thank you, masons.
   *[pointing] Masons, close your eyes.
 }
lupus-with-masons = Mason with you: { $who }.
lupus-story-met-masons = The masons see each other: { $who }.
lupus-band-masons = { $n ->
    [one]
        Mason with you:
        { $who }.
   *[other]
        Masons with you:
        { $who }.
 }
lupus-band-masons-alone =
    There is
    no other mason.
