lupus-role-piper = Piper
lupus-pile-piper = { $n ->
    [one] Piper
   *[other] Pipers
 }
lupus-brief-piper = Charms two people a night, and wins alone once everybody else is charmed.
lupus-side-piper = You play for yourself: you win as soon as everybody else alive is charmed.
lupus-does-piper = From the second night on you charm two people a night. They notice, and nothing else happens to them.
lupus-hint-piper = Look like a plain human: both other sides want you gone.
lupus-cards-piper = on its own
lupus-step-piper = Piper
lupus-call-piper = { $way ->
    [phones] Piper, your turn. Which two do you charm?
   *[pointing] Piper, open your eyes. Point at the two that you charm.
 }
lupus-close-piper = { $way ->
    [phones] Thank you, piper.
   *[pointing] Piper, close your eyes.
 }
lupus-ask-piper =
    Which two
    do you charm?
lupus-band-charms =
    You charm { $target }
    and { $second }.
lupus-card-charmed = You have charmed { $who }.
lupus-story-charms = { $n ->
    [one] The piper, { $who }, plays for { $target }.
   *[other] The pipers, { $who }, play for { $target }.
 }
lupus-step-music = Music
lupus-call-music = { $way ->
    [phones] Now each of you learns whether the music has come.
   *[pointing] Now I walk round. If I touch you, the music has reached you.
 }
lupus-close-music = { $way ->
    [phones] Thank you. Not a word about it.
   *[pointing] The music is over.
 }
lupus-band-music =
    The music
    has reached you.
lupus-card-music = The music has reached you.
lupus-cover-music = { $way ->
    [phones] Already read: the music has reached { $who }.
   *[pointing] Touch { $who }: the music has reached them.
 }
lupus-story-music = The music has reached { $who }.
lupus-odds-side-piper = piper
lupus-win-piper = The piper wins
