# Lupus in Tabula: the story of the game.

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
lupus-story-voice = At dawn it turns out that the wolves went for the voice.
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
lupus-story-chair = Who moderated
lupus-story-chair-voice = The program’s own voice: everybody played.
lupus-story-chair-person = a person moderates.
lupus-story-chair-back = the voice moderates again.
lupus-story-hand-remove = { $who } had to leave the game{ $why }.
lupus-story-hand-kill = { $who } goes out by the moderator’s hand{ $why }.
lupus-story-hand-revive = { $who } comes back to life{ $why }.
lupus-story-hand-role = another role for { $who }, { $role }{ $why }.
lupus-story-hand-voter = { $who } is skipped in the vote{ $why }.
lupus-story-hand-skip = a step skipped{ $why }.

lupus-odds-end = With this deck it ends this way between { $low } and { $high } times in 100, depending on how it is played.
lupus-odds-end-alike = With this deck it ends this way { $n } times in 100.

lupus-titles = The titles of the evening
lupus-title-suspected = Most suspected: { $who }, with { $n } votes in the nominations.
lupus-title-nose = Best nose: { $who } named a wolf { $n } times.
lupus-title-unnamed = { $n ->
    [one] Unseen wolf: { $who } never got a vote.
   *[other] Unseen wolves: { $who } never got a vote.
 }
lupus-title-turning = The vote that turned it: day { $n }, { $who } votes for { $target }, and there is no way back from there.
lupus-title-saved = The bodyguard’s night: night { $n }, { $who } saves { $target } from the wolves.
lupus-title-saved-by-nobody = Wrongly suspected: night { $n }, most suspected { $target }, and it was { $target } the wolves mauled.
lupus-title-silent = The most silent vote: { $who } named nobody { $n } times.
