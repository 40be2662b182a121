lupus-role-raven = Raven
lupus-pile-raven = { $n ->
    [one] Raven
   *[other] Ravens
 }
lupus-brief-raven = Puts two votes against somebody every night, for the next nominations.
lupus-side-raven = You play with the humans. Your target is named before the vote; you are not.
lupus-does-raven = Every night you croak at somebody: in the next nominations that person starts with two votes.
lupus-hint-raven = Two votes decide when the village is split: name somebody who is suspected already.
lupus-step-raven = Raven
lupus-call-raven = { $way ->
    [phones] Raven, your turn. Who will you croak at?
   *[pointing] Raven, open your eyes. Point at whoever you croak at.
 }
lupus-close-raven = { $way ->
    [phones] Thank you, raven.
   *[pointing] Raven, close your eyes.
 }
lupus-ask-raven =
    Who starts tomorrow
    with two votes?
lupus-ask-raven-more = It is announced as the vote opens.
lupus-band-raven =
    Two votes against
    { $target }.
lupus-story-raven = { $n ->
    [one] The raven, { $who }, puts two votes against { $target }.
   *[other] The ravens, { $who }, put two votes against { $target }.
 }
lupus-say-raven = Last night the raven croaked at { $who }, who starts with { $n } votes.
