lupus-role-medium = Medium
lupus-pile-medium = { $n ->
    [one] Medium
   *[other] Mediums
 }
lupus-brief-medium = Learns at night whether the person lynched was a wolf.
lupus-side-medium = You play with the humans. You win when no wolf is left.
lupus-does-medium = From the second night on you learn whether the person lynched the day before was a werewolf.
lupus-hint-medium = Keep what you know until it can save somebody.
lupus-step-medium = Medium
lupus-call-medium = { $way ->
    [phones] Medium, your turn. Was yesterday’s lynched player a wolf? Your phone tells you.
   *[pointing] Medium, open your eyes. Was yesterday’s lynched player a wolf? Watch my sign.
 }
lupus-close-medium = { $way ->
    [phones] Thank you, medium.
   *[pointing] Medium, close your eyes.
 }
lupus-story-medium-yes = { $n ->
    [one] { $who }, the medium, learns that { $target } was a wolf.
   *[other] { $who }, the mediums, learn that { $target } was a wolf.
 }
lupus-story-medium-no = { $n ->
    [one] { $who }, the medium, learns that { $target } was no wolf.
   *[other] { $who }, the mediums, learn that { $target } was no wolf.
 }
lupus-story-medium-none = { $n ->
    [one] { $who }, the medium, has nobody to listen to.
   *[other] { $who }, the mediums, have nobody to listen to.
 }
lupus-band-medium-yes =
    { $target }
    was a werewolf.
lupus-band-medium-no =
    { $target }
    was not a werewolf.
lupus-band-medium-none =
    Yesterday nobody
    was lynched.
lupus-band-medium-nobody =
    Yesterday no wolf
    was lynched.
lupus-cover-medium-yes = { $way ->
    [phones] The phone says: { $target } was a wolf.
   *[pointing] Answer yes: { $target } was a wolf.
 }
lupus-cover-medium-no = { $way ->
    [phones] The phone says: { $target } was not a wolf.
   *[pointing] Answer no: { $target } was not a wolf.
 }
lupus-cover-medium-none = { $way ->
    [phones] The phone says: nobody was lynched yesterday.
   *[pointing] Sign that there is no answer: nobody was lynched yesterday.
 }
lupus-cover-medium-nobody = { $way ->
    [phones] The phone says: no wolf was lynched yesterday.
   *[pointing] Answer no: nobody was lynched yesterday.
 }
lupus-help-medium-no-lynch = { $value ->
    [no] If nobody was lynched, the medium is told no.
   *[none] If nobody was lynched, the medium is told so.
 }

## House rules on the tablet (not on phones)
lupus-option-medium-no-lynch = And the medium, if nobody was lynched?
lupus-option-medium-no-lynch-note = Everybody knows anyway that nobody was lynched.
lupus-value-medium-no-lynch-none = Is told that nobody was
lupus-value-medium-no-lynch-no = Is told no
