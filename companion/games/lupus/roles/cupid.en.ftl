lupus-role-cupid = Cupid
lupus-pile-cupid = { $n ->
    [one] Cupid
   *[other] Cupids
 }
lupus-brief-cupid = On the first night makes two people lovers: they die together.
lupus-side-cupid = You play with the humans, unless you are in love with somebody of another side.
lupus-does-cupid = On the first night you name two people, and may be one of them: they fall in love. If one dies, so does the other.
lupus-hint-cupid = Lovers of different sides win only together: your pair may become your worst enemy.
lupus-step-cupid = Cupid
lupus-call-cupid = { $way ->
    [phones] Cupid, your turn. Which two do you join?
   *[pointing] Cupid, open your eyes. Point at the two that you join.
 }
lupus-close-cupid = { $way ->
    [phones] Thank you, Cupid.
   *[pointing] Cupid, close your eyes.
 }
lupus-ask-cupid =
    Which two
    do you join?
lupus-band-lovers =
    Lovers: { $target }
    and { $second }.
lupus-card-bound = You have joined { $who }.
lupus-story-lovers = { $n ->
    [one] Cupid, { $who }, joins { $target }.
   *[other] The cupids, { $who }, join { $target }.
 }
lupus-step-heart = News
lupus-call-heart = { $way ->
    [phones] Now each of you learns whether love has struck.
   *[pointing] Now I walk round. If I touch you, love has struck you: open your eyes and look for the other.
 }
lupus-close-heart = { $way ->
    [phones] Thank you. Keep it to yourselves.
   *[pointing] All eyes shut again.
 }
lupus-band-heart =
    You are in love with
    { $target }.
lupus-card-heart = You are in love with { $who }. If one of you dies, so does the other.
lupus-cover-heart = { $way ->
    [phones] Already read, { $who }: in love with { $target }.
   *[pointing] Touch { $who }: in love with { $target }.
 }
lupus-story-heart = { $who } loves { $target }.
lupus-say-grief = { $who } dies, too: of grief.
lupus-story-grief = { $who } dies of grief for { $target }.
lupus-story-lovers-win = Lovers of two sides: { $who } are both alive at the end, and win together.
lupus-cause-grief = Of grief
lupus-odds-side-lovers = lovers
lupus-win-lovers = The lovers win
lupus-help-lovers-win = { $value ->
    [last_two] Lovers of two sides win when they are the last two alive.
   *[alive] Lovers of two sides win when both are alive at the end.
 }

## House rules on the tablet (not on phones)
lupus-option-lovers-win = When do lovers of two sides win?
lupus-option-lovers-win-note = Lovers of one side win with it.
lupus-value-lovers-win-alive = both alive at the end
lupus-value-lovers-win-last-two = the last two alive
