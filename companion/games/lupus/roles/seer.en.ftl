lupus-role-seer = Seer
lupus-pile-seer = { $n ->
    [one] Seer
   *[other] Seers
 }
lupus-brief-seer = Learns every night whether one person is a wolf.
lupus-side-seer = You play with the humans. You win when no wolf is left.
lupus-does-seer = Every night you point at one person and learn whether they are a werewolf.
lupus-hint-seer = Do not give yourself away early: at night you are the one the wolves look for.
lupus-step-seer = Seer
lupus-call-seer = { $way ->
    [phones] Seer, your turn. Who do you want to know about: a wolf or not?
   *[pointing] Seer, open your eyes. Point at whoever you want to know about: a wolf or not?
 }
lupus-close-seer = { $way ->
    [phones] Thank you, seer.
   *[pointing] Seer, close your eyes.
 }
lupus-ask-seer =
    Who do you want
    to know about?
lupus-ask-seer-more = Tap a name: the answer appears here.
lupus-with-seer = Sees with you: { $who }.
lupus-story-seer-yes = { $n ->
    [one] { $who } looks at { $target }: a wolf.
   *[other] { $who } look at { $target }: a wolf.
 }
lupus-story-seer-no = { $n ->
    [one] { $who } looks at { $target }: no wolf.
   *[other] { $who } look at { $target }: no wolf.
 }
lupus-band-yes =
    { $target }
    is a werewolf.
lupus-band-no =
    { $target }
    is not a werewolf.
lupus-cover-yes = { $way ->
    [phones] Already read: a wolf.
   *[pointing] Answer yes: a wolf.
 }
lupus-cover-no = { $way ->
    [phones] Already read: not a wolf.
   *[pointing] Answer no: not a wolf.
 }
