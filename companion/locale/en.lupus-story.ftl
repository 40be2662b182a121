# Lupus in Tabula: the story of the game, and the tablet's diary.

lupus-chart-votes = The votes, day by day
lupus-chart-votes-note = How many votes each got in the nominations. The wolves are marked.
lupus-chart-suspicion = Who was suspected
lupus-chart-suspicion-note = In percent: by night the suspicions of those with nothing else to do, by day the votes. The wolves are marked.

lupus-story-nothing = Nothing happened.
lupus-story-chooses = { $n ->
    [one] { $who } chooses { $target }.
   *[other] { $who } choose { $target }.
 }
lupus-story-suspects = { $n ->
    [one] { $who } suspects { $target }.
   *[other] { $who } suspect { $target }.
 }
lupus-story-moderator = At dawn it turns out that the wolves went for the moderator.
lupus-story-nobody-died = At dawn everybody is there.
lupus-story-died = { $cause ->
    [seen] At dawn { $who } is gone ({ $role }): the eye of the seer was enough.
    [mauled] At dawn { $who } is gone ({ $role }): it was the wolves.
   *[other] At dawn { $who } is gone ({ $role }).
 }
lupus-story-votes = { $n ->
    [one] One vote for { $target }: { $who }.
   *[other] { $n } votes for { $target }: { $who }.
 }
lupus-story-silent = { $n ->
    [one] { $who } names nobody.
   *[other] { $who } name nobody.
 }
lupus-story-runoff = { $n ->
    [1] In the runoff: { $names }.
   *[other] In the second runoff: { $names }.
 }
lupus-story-lynched = The village lynches { $who } ({ $role }).
lupus-story-hands = Corrections by hand
lupus-story-hand = { $when }: { $what }
lupus-story-hand-remove = { $who } had to leave the game{ $why }.
lupus-story-hand-kill = { $who } goes out by the moderator’s hand{ $why }.
lupus-story-hand-revive = { $who } comes back to life{ $why }.
lupus-story-hand-role = another role for { $who }, { $role }{ $why }.
lupus-story-hand-voter = { $who } is skipped in the vote{ $why }.
lupus-story-hand-skip = a step skipped{ $why }.

# The diary: no secret, for the tablet lies open.
lupus-diary-preset = House rules: { $rules }
lupus-diary-order = Order of the night changed
lupus-diary-deck = Deck changed
lupus-diary-card = Invented card
lupus-diary-card-dropped = Invented card taken away
lupus-diary-dealt = Cards dealt
lupus-diary-handed-out = Real cards go round
lupus-diary-looked = { $who } has seen the card
lupus-diary-entered = The card of { $who } is entered
lupus-diary-called = Called: { $step }
lupus-diary-closed = Step over: { $step }
lupus-diary-eyes = Everybody opens their eyes
lupus-diary-answer = A night answer
lupus-diary-settled = Settled by the moderator
lupus-diary-dawn = Dawn, and all are there
lupus-diary-dawn-dead = Dawn without { $who }
lupus-diary-told = Dawn announced
lupus-diary-talk = Everybody talks
lupus-diary-paused = Time paused
lupus-diary-resumed = Time runs again
lupus-diary-paused-by = Pause, asked for by { $who }
lupus-diary-voice = The voice reads on
lupus-diary-voice-many = The voice reads { $n } more lines
lupus-diary-said-again = The voice says it again
lupus-diary-taken-over = From here on a person moderates
lupus-diary-given-back = From here on the voice moderates
lupus-diary-ready = Ready to vote
lupus-diary-more-time = Thirty seconds more
lupus-diary-time-over = Time is up
lupus-diary-vote = Nominations open
lupus-diary-votes = { $who } votes for { $target }
lupus-diary-abstains = { $who } names nobody
lupus-diary-sealed = { $who } has voted
lupus-diary-passed = { $who } is passed over
lupus-diary-revealed = Votes opened
lupus-diary-speaks = { $who } speaks
lupus-diary-runoff = The runoff opens
lupus-diary-lot = Fate decides
lupus-diary-drawn = Fate has chosen { $who }
lupus-diary-condemned = The village chooses { $who }
lupus-diary-nobody = Nobody lynched
lupus-diary-removed = { $who } goes home
lupus-diary-killed = By hand: { $who } dies
lupus-diary-revived = By hand: { $who } is back
lupus-diary-role = By hand: another role for { $who }
lupus-diary-skipped = By hand: step skipped
lupus-diary-over = The game is over
lupus-diary-answer-many = { $n } night answers
lupus-diary-looked-many = { $n } people have seen their card

## The order of the night, printed
lupus-paper-nights = { $last ->
    [0] { $first ->
        [1] Every night
       *[other] From night { $first } on
     }
   *[other] Only night { $last }
 }
lupus-paper-first = First night: “{ $line }”
lupus-paper-later = After that: “{ $line }”
lupus-odds-end = With this deck it ends so { $low }–{ $high } times in 100.

lupus-titles = The titles of the evening
lupus-title-suspected = Most suspected: { $who }, with { $n } votes in the nominations.
lupus-title-nose = Best nose: { $who } named a wolf { $n } times.
lupus-title-unnamed = { $n ->
    [one] Unseen wolf: { $who } never got a vote.
   *[other] Unseen wolves: { $who } never got a vote.
 }
lupus-title-turning = The vote that turned it: day { $n }, { $who } votes for { $target }, and there is no way back.
lupus-title-saved = The bodyguard’s night: night { $n }, { $who } saves { $target } from the wolves.
lupus-title-saved-by-nobody = Wrongly suspected: night { $n }, most suspect { $target }, and the wolves maul that very person.
