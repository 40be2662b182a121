# The house rules as the sheet of the tablet asks for them: no phone needs these.
lupus-option-deck-rule = How is the deck made up?
lupus-option-deck-rule-note = The box is for 8 to 24; freely you play from 5 to 40, and what the box forbids becomes a warning.
lupus-value-deck-rule-box = As in the box
lupus-value-deck-rule-free = Freely
lupus-option-deck-preset = Which deck to propose?
lupus-option-deck-preset-note = One new role for every extra person, or as few special roles as possible.
lupus-value-deck-preset-progressive = One more role a person
lupus-value-deck-preset-plain = The simplest
lupus-option-deal-mode = Who deals the cards?
lupus-option-deal-mode-note = The program shuffles and shows them on the phones. With real cards a person deals, and you say here who holds what.
lupus-value-deal-mode-digital = The program
lupus-value-deal-mode-physical = Real cards
lupus-option-moderation = Who moderates?
lupus-option-moderation-note = With the voice nobody sits out: the tablet lies in the middle of the table, speaks and goes on by itself. Every seat needs a phone, or the night is played all together.
lupus-value-moderation-person = A person
lupus-value-moderation-voice = The voice
lupus-option-night-input = How do people act at night?
lupus-option-night-input-note = With phones everybody taps something at each step, so nobody gives anything away. By pointing, eyes stay shut. All together is the fastest night.
lupus-value-night-input-phones = With phones
lupus-value-night-input-pointing = By pointing
lupus-value-night-input-together = All together
lupus-option-min-step-seconds = How many seconds does a step last at least?
lupus-option-min-step-seconds-note = Too short a step would give away that its holder is gone.
lupus-option-step-seconds = With the voice: how many seconds does a step of the night last?
lupus-option-step-seconds-note = Always the same, whoever is alive: it does not end early because somebody has answered.
lupus-option-window-seconds = With the voice: how many seconds at most to answer all together?
lupus-option-window-seconds-note = It ends sooner once everybody has answered.
lupus-option-vote-seconds = With the voice: how many seconds for a vote?
lupus-option-vote-seconds-note = Whoever is silent is asked once more, then passed over.
lupus-option-pauses = With the voice: how many seconds of pause between two lines?
lupus-option-pauses-note = On average: each pause is a little longer or shorter, by chance.
lupus-option-without-phone = In a night all together, whoever has no phone…
lupus-option-without-phone-note = The tablet goes from hand to hand, face hidden: the same time and the same question for everybody. With the voice it is always so.
lupus-value-without-phone-pointing = points, with eyes shut
lupus-value-without-phone-passing = is handed the tablet
lupus-option-first-night = Do the wolves maul on the first night?
lupus-option-first-night-note = If the moderator is the prey, nobody leaves before having spoken once.
lupus-value-first-night-moderator = No, the moderator is the prey
lupus-value-first-night-bite = Yes, at once
lupus-option-wolves-decide = How do the wolves agree?
lupus-option-wolves-decide-note = With a majority, the moderator breaks a tie.
lupus-value-wolves-decide-unanimous = All of one mind
lupus-value-wolves-decide-majority = By majority
lupus-option-wolves-may-target-wolf = May the wolves maul a wolf?
lupus-option-wolves-may-target-wolf-note = A sacrifice to mislead the village. Never the last one left.
lupus-option-guard-no-repeat = Must the bodyguard change every night?
lupus-option-guard-no-repeat-note = Nobody may be protected two nights running.
lupus-option-owl-may-mark-self = May the owl mark itself?
lupus-option-owl-may-mark-self-note = The box forbids it to the bodyguard only.
lupus-option-owl-mark-survives-owl-death = Does the mark stay if the owl dies?
lupus-option-owl-mark-survives-owl-death-note = It still counts on the day after the night it was made.
lupus-option-medium-no-lynch = And the medium, if nobody was lynched?
lupus-option-medium-no-lynch-note = Everybody knows anyway that nobody was lynched.
lupus-value-medium-no-lynch-none = Is told that nobody was
lupus-value-medium-no-lynch-no = Is told no
lupus-option-call-absent-roles = Call roles that are not in the deck, too?
lupus-option-call-absent-roles-note = A moderator’s bluff: the night is longer, and nobody knows what is in the deck.
lupus-option-discussion-seconds = How long do you talk?
lupus-option-discussion-seconds-note = The rule says three minutes at most (3:00).
lupus-option-long-discussion = Allow longer discussions?
lupus-option-long-discussion-note = Up to fifteen minutes, and thirty seconds more whenever needed.
lupus-option-defence-seconds = How long is a defence?
lupus-option-defence-seconds-note = 0:00 means no limit, as in the box.
lupus-option-self-vote = May you vote for yourself?
lupus-option-self-vote-note = Otherwise you must name somebody else.
lupus-option-abstain = May you abstain?
lupus-option-abstain-note = Otherwise everybody must name somebody.
lupus-option-simultaneous-votes = Vote all at once, in secret?
lupus-option-simultaneous-votes-note = Votes are revealed when everybody has voted. Otherwise you vote one by one, aloud.
lupus-option-dropped-nominees-vote = Do those who drop out of the runoff vote again?
lupus-option-dropped-nominees-vote-note = In the second runoff, which is among the tied only.
lupus-option-all-nominated = And if everybody is nominated?
lupus-option-all-nominated-note = Nobody would be left to vote.
lupus-value-all-nominated-lot = Draw lots
lupus-value-all-nominated-everyone-votes = The nominees vote, never for themselves
lupus-hands-mob-vote = { $way ->
    [fingers] Each vote is one more finger in the air for whoever gets it.
   *[physical] For each vote, hand a mob card to the person named.
 }
lupus-hands-mob-again = { $way ->
    [fingers] Fingers down: the count begins anew.
   *[physical] Collect the mob cards: they are handed out anew.
 }
lupus-hands-mob-short = You may need { $n } mob cards, and the box has { $of }: keep other tokens at hand.
lupus-hands-mob-ghost = Players who are out keep a mob card face down in front of them.
lupus-option-mob-cards = Where are the votes kept?
lupus-option-mob-cards-note = On screen everybody sees them. With fingers: whoever is voted for raises one more, and the tablet keeps the record.
lupus-value-mob-cards-on-screen = On screen
lupus-value-mob-cards-physical = Real cards on the table
lupus-value-mob-cards-fingers = Fingers
lupus-option-ghosts = Do ghosts vote?
lupus-option-ghosts-note = Whoever is out goes on voting in the nominations, without a word.
lupus-option-ghost-vote-from = From when do ghosts vote?
lupus-option-ghost-vote-from-note = Only matters if ghosts vote.
lupus-value-ghost-vote-from-next-day = From the next day
lupus-value-ghost-vote-from-same-day = From the same day
lupus-option-announce-cause = Say at dawn how the dead died?
lupus-option-announce-cause-note = Otherwise only the name is said.
lupus-option-dead-see-roles = Do ghosts see every role?
lupus-option-dead-see-roles-note = More fun for those who are out. Not while ghosts vote.
lupus-option-bets = Do ghosts bet?
lupus-option-bets-note = By day, on their own phones: who will be out next, who wins. All bets are opened at the end.

# The deck and the invented cards, before the cards are dealt.
lupus-deck-change = Change the deck
lupus-deck-change-hint = How many cards of each role? { $n } in all.
lupus-deck-set = Use this deck
lupus-deck-propose = Go back to the proposed deck
lupus-deck-row = { $does } Recommended from { $n } people up.
lupus-rules = House rules
lupus-rules-hint = They count from the next deal on, and the table remembers them.
lupus-presets = Sets of rules
lupus-order = Order of the night
lupus-order-hint = Seer and bodyguard before the wolves, the medium first, the mythomaniac last.
lupus-order-set = Use this order
lupus-custom-hint = There may be three of them. The moderator takes care of what they do, with the corrections.
lupus-custom-new = Invent a card
lupus-custom-save = Save the card
lupus-custom-drop = Remove “{ $name }”
lupus-custom-drop-warn = The card leaves the deck and will be forgotten.
lupus-custom-name = What is it called?
lupus-custom-text = What does it do?
lupus-custom-counts-as = Whose side is it on?
lupus-custom-human = The humans’
lupus-custom-wolf = The wolves’
lupus-custom-seer = Does the seer see a wolf in it?
lupus-custom-medium = Does it count as a wolf for the medium?
lupus-custom-yes = Yes
lupus-custom-no = No
lupus-custom-night = Does it wake at night?
lupus-custom-none = No
lupus-custom-own = Yes, on its own
lupus-custom-with-wolves = With the wolves (only if it is on their side)
lupus-deck-free-people = There are { $players } of you, and the box is for 8–24: you play with a deck made for you.
lupus-deck-few = It takes at least { $least } people: { $n ->
    [one] one is missing.
   *[other] { $n } are missing.
 }
lupus-go-anyway = Play with { $n } all the same
lupus-settle-differ = { $step }: they do not agree. Let them find a name, or choose yourself.
lupus-odds = Who will win?
lupus-odds-more = How we know, and what changes it
lupus-odds-anyhow = If everybody chooses at random, in 100 games:
lupus-odds-led = If the village follows a seer who steps forward:
lupus-odds-side-humans = humans
lupus-odds-side-wolves = wolves
lupus-odds-one-more = Odd or even matters more than any card: one more villager takes the humans from { $now } to { $then }.
lupus-odds-first-bite = If the wolves maul from the first night on, the humans go from { $now } to { $then }.
lupus-odds-first-moderator = If the first prey is the moderator, the humans go from { $now } to { $then }.
lupus-odds-uneven = { $rule ->
    [free] The wolves start well ahead here: { $wolves } among { $players }.
   *[box] The wolves start well ahead here: { $wolves } among { $players }, as the box has it. A freely made deck can do with one less.
 }
lupus-odds-how = { $n } games, played by the program with the recommended rules: the margin is { $margin } points. At the table people talk and lie: the figures compare decks, they do not foretell the evening.
lupus-odds-playing = The program had not tried this deck yet: it is playing it now, and the result will appear here soon.
lupus-odds-unknown = The program has played the decks that it proposes, and those with one more villager. Not this one.

# The tablet's diary: no secret, for the tablet lies open.
lupus-diary-preset = House rules: { $rules }
lupus-diary-style = Game: { $style }
lupus-diary-order = Order of the night changed
lupus-diary-deck = Deck changed
lupus-diary-card = Invented card
lupus-diary-card-dropped = Invented card removed
lupus-diary-dealt = Cards dealt
lupus-diary-handed-out = Real cards go round
lupus-diary-looked = { $who } has seen the card
lupus-diary-entered = The card of { $who } is entered
lupus-diary-called = Called: { $step }
lupus-diary-closed = Step over: { $step }
lupus-diary-eyes = Everybody opens their eyes
lupus-diary-answer = A night answer
lupus-diary-device-taken = { $who } has the tablet
lupus-diary-device-passed = The tablet goes on
lupus-diary-device-returned = The tablet is back, its secrets hidden
lupus-diary-settled = Settled by the moderator
lupus-diary-dawn = Day breaks
lupus-diary-told = Dawn announced: all are there
lupus-diary-told-dead = Dawn announced, without { $who }
lupus-diary-talk = Everybody talks
lupus-diary-paused = Time paused
lupus-diary-resumed = Time runs again
lupus-diary-paused-by = Pause, asked for by { $who }
lupus-diary-voice = The voice reads on
lupus-diary-voice-many = The voice reads { $n } more lines
lupus-diary-said-again = The voice says it again
lupus-diary-taken-over = From here on a person moderates
lupus-diary-moderation-voice = The voice moderates, and at night you answer all together
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
lupus-diary-revived = By hand: { $who } is alive again
lupus-diary-role = By hand: another role for { $who }
lupus-diary-skipped = By hand: step skipped
lupus-diary-over = The game is over
lupus-diary-goes-on = The game goes on
lupus-diary-answer-many = { $n } night answers
lupus-diary-looked-many = { $n } people have seen their card

# The order of the night, printed.
lupus-paper-nights = { $last ->
    [0] { $first ->
        [1] Every night
       *[other] From night { $first } on
     }
   *[other] Only night { $last }
 }
lupus-paper-first = First night: “{ $line }”
lupus-paper-later = After that: “{ $line }”

# The tablet that goes from hand to hand at night.
lupus-passing-way = Going round: { $place } of { $of }
lupus-passing-clock = Time left
lupus-passing-take = I am { $who }
lupus-passing-over = { $who } is not here: pass over
lupus-passing-over-warn = { $who } will not answer tonight. This is only for somebody who is not at the table.
lupus-passing-choose = Tap a name, as everybody does
lupus-passing-done = Done. While there is time you may change it
lupus-passing-wrong = I am not { $who }
lupus-band-vain = That name does not count for your card: tap another one.

# The big button, and what is put right by hand: on the tablet alone.
lupus-go-first-night = Begin the night
lupus-go-call = Call: { $step }
lupus-go-close = Next
lupus-go-window = Close the questions
lupus-go-eyes = Open your eyes
lupus-go-dawn = Day breaks
lupus-go-say = Say it
lupus-go-on = Next
lupus-go-end = Next: the end
lupus-go-talk = Open the discussion
lupus-go-vote = Open the vote
lupus-go-nominees = Next: the nominees
lupus-go-speaks = Next: { $who } speaks
lupus-go-runoff = Open the runoff
lupus-go-lot = Draw lots
lupus-go-verdict = Next: the verdict
lupus-go-lynch = Next: { $who } leaves
lupus-go-lynch-nobody = Next: nobody leaves
lupus-go-lynch-hint = Unless the game ends here, night falls again.
lupus-go-deal = { $way ->
    [physical] Deal the cards by hand
   *[digital] Deal the cards
 }
lupus-go-close-hint = You can go on even if somebody is missing.
lupus-hands-remove = { $name } has to leave
lupus-hands-remove-hint = Everybody is told. The card stays hidden, and whoever leaves still wins if their side does.
lupus-hands-kill = Mark as dead
lupus-hands-revive = Bring back to life
lupus-hands-role = Change a role
lupus-hands-skip = Skip this step
lupus-hands-who = Who?
lupus-hands-cause = How?
lupus-hands-which = Which role?
lupus-hands-reason = Why? (read at the end, in the story)
lupus-hands-warn = A correction by hand: it stays in the diary.
lupus-go-open-window = Open the questions
lupus-go-result = Next: the result
lupus-go-fate = Next: fate decides
lupus-hands-somebody = Somebody

# The few real choices of the lobby, as chips.
lupus-chips-night-input = How the night is played
lupus-chip-phones = with phones
lupus-chip-phones-note = One role at a time, on every phone.
lupus-chip-pointing = eyes shut
lupus-chip-pointing-note = One role at a time, with eyes shut.
lupus-chip-together = quick
lupus-chip-together-note = At night everybody answers at once.
lupus-chips-moderation = Who moderates
lupus-chip-person = a person moderates
lupus-chip-person-note = The moderator reads, and does not play.
lupus-chip-voice = the voice does
lupus-chip-voice-note = The program reads: all of you play.
lupus-chips-style = Which game
lupus-chip-easy = easy
lupus-chip-easy-note = Few special roles, votes in turn.
lupus-chip-full = full box
lupus-chip-full-note = More special roles, votes in turn.
lupus-chip-sealed = sealed votes
lupus-chip-sealed-note = More special roles, sealed votes.

# --- What the big button asks once more, and what the moderator alone uncovers ---------------
lupus-warn-no-pick = Nobody has chosen: the step closes like this. All right?
lupus-warn-untapped = { $n ->
    [one] { $who } has not answered yet. If you close now, whoever is missing makes no choice.
   *[other] { $who } have not answered yet. If you close now, whoever is missing makes no choice.
 }
lupus-warn-pointed = With the secrets hidden nobody has written down who was pointed at: if you close now, this step has no choice.
lupus-warn-differ = Everybody has answered, but those who choose together do not agree. If you close now, that choice is lost.
lupus-warn-unseen = { $n ->
    [one] { $who } has yet to say they have seen their card. Begin anyway?
   *[other] { $who } have yet to say they have seen their card. Begin anyway?
 }
lupus-cover-title = Choice and answer
lupus-cover-nobody = Nobody acts in this step. Let a few seconds pass.
lupus-cover-acts = Choosing: { $who }.
lupus-cover-none = No choice so far.
lupus-cover-recognise = { $way ->
    [phones] They read who they are: { $who }.
   *[pointing] They see each other: { $who }.
 }
lupus-cover-alone = There is nobody else: { $who }.
lupus-cover-proposal = { $who } proposes { $target }.
lupus-cover-differ = They do not agree.
lupus-cover-picks = Choice: { $target }.
lupus-cover-step = { $step }: { $rest }
lupus-warn-unseen-many = { $n } people have yet to say they have seen their card. Begin anyway?
lupus-warn-untapped-many = { $n } answers are still missing. Close anyway?

# Asked of the moderator alone: before time is cut short, and where a pack is of two minds.
lupus-warn-talk = The time is not up. Open the vote now?
lupus-warn-speech = The time is not up. Go on now?
lupus-settle = You decide
lupus-settle-hint = If they cannot agree, or do not answer, the choice is yours.
lupus-settle-nobody = Nobody
lupus-deal-mismatch = The cards entered do not match the deck.
lupus-blind-night = { $n ->
    [one] { $who } has no phone and, while the secrets are hidden, cannot choose at night. Find a phone, or show the secrets.
   *[other] { $who } have no phone and, while the secrets are hidden, cannot choose at night. Find phones, or show the secrets.
 }
lupus-blind-pointing = While people point, the moderator must see who is pointed at.
lupus-blind-pointing-lobby = The secrets are hidden here, and with eyes shut the moderator must see who is pointed at. Show them, or play the night with phones.
lupus-settle-confirm = Confirm { $name }
lupus-settle-pick = Decide for { $name }
lupus-enter-role-conflict = Too many of one card: which is wrong?
lupus-skipped-warn = { $who } does not vote: it counts as an abstention, and is written in the diary.
