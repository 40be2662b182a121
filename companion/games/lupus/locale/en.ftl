### Lupus in Tabula; the strings of a role lie beside it in roles/.

## Name and phases
lupus-name = Lupus in Tabula
lupus-for-how-many = Wolves hide among villagers. 8–24 people, an hour
lupus-lobby = Before nightfall
lupus-deal = The cards
lupus-night = Night { $n }
lupus-nights = Nights { $n }–{ $last }
lupus-dawn = Dawn { $n }
lupus-day = Day { $n }
lupus-end = The game is over

## Steps above the script
lupus-step-night = All together
lupus-stage-dawn = Dawn
lupus-stage-talk = Discussion
lupus-stage-vote = Nominations
lupus-stage-defence = Defence
lupus-stage-runoff = Runoff
lupus-stage-verdict = Verdict

## Read aloud: the night
lupus-say-deal = { $way ->
    [physical] Look at your card without showing it to anybody, then put it face down. From now on you may lie, but the card stays hidden.
   *[digital] Look at your card on your own, without showing it, then hide it. From now on you may lie, but the card stays hidden.
 }
lupus-say-open = { $way ->
    [handed] Night falls. Silence: the tablet goes from hand to hand, and each looks at it alone. Drum softly on the table.
    [passing] Night falls. If you have a phone, look at nothing else; the tablet comes to everybody else. Drum softly on the table.
    [phones] Night falls. Silence: eyes on your own phone only. With the other hand, drum softly on the table.
    [mixed] Night falls. If you have a phone, look at nothing else; if you have none, close your eyes. Drum softly on the table.
   *[pointing] Night falls. Close your eyes and drum softly on the table, with one hand only.
 }
lupus-say-open-first = { $way ->
    [phones] Night falls. Eyes on your own phone only: at every call, everybody answers. Drum softly on the table.
    [mixed] Night falls. If you have a phone, look at nothing else and answer at every call; if you have none, close your eyes. Drum softly.
   *[pointing] Night falls. Close your eyes and drum softly on the table, with one hand only.
 }
lupus-not-yet = Next night I also call: { $steps }.
lupus-not-yet-list = { $first }, { $then }
lupus-say-open-ghosts = { $way ->
    [handed] Night falls. Ghosts, close your eyes. To everybody else comes the tablet: look at it alone, and drum softly on the table.
    [passing] Night falls. Ghosts, close your eyes. Everybody else, look only at your phone, or at the tablet when it comes. Drum softly.
    [phones] Night falls. Ghosts, close your eyes. Everybody else, eyes on your own phone, and drum softly on the table.
    [mixed] Night falls. If you have a phone, look at nothing else; all the others, ghosts too, close your eyes. Drum softly.
   *[pointing] Night falls. Close your eyes, ghosts too, and drum softly on the table.
 }
lupus-call-custom = { $way ->
    [phones] { $role }: your turn. Who do you choose?
   *[pointing] { $role }: open your eyes and point at whoever you choose.
 }
lupus-call-night = { $way ->
    [handed] Now the tablet goes round. When it is yours: hold and read, tap a name, confirm. Then pass it to the person it shows.
    [passing] Now, all together: answer on your phone. If you have none, the tablet comes to you: hold and read, tap a name, confirm, and pass it to the person it shows.
    [pointing] Now, all together: answer the question that came to you and confirm.
    [mixed] Now, all together: answer the question on your phone and confirm. If you have no phone, keep your eyes shut: when I tap your shoulder, open them for a moment and point at somebody. If you have no role at night, point at whoever you suspect.
   *[phones] Now, all together: answer the question on your phone and confirm.
 }
lupus-close-custom = { $way ->
    [phones] { $role }: thank you.
   *[pointing] { $role }: close your eyes.
 }
lupus-close-night = { $way ->
    [handed] The tablet goes round once more: hold, read your line, and pass it on.
    [passing] Read the line on your phone. The tablet goes round once more: hold, read, and pass it on.
    [pointing] Read the line that has come to you.
   *[phones] Read the line on your phone, take your time.
 }
lupus-say-eyes = { $way ->
    [handed] Then day breaks: the tablet is back in the middle of the table, and everybody looks up.
    [passing] Then day breaks: put phones and tablet down, and look up.
    [phones] Day breaks. Put your phones down and look up.
    [mixed] Day breaks. Put your phones down and open your eyes.
   *[pointing] Day breaks. Open your eyes.
 }
lupus-say-both = { $first } { $then }
lupus-say-eyes-ghosts = { $way ->
    [handed] Then day breaks: the tablet is back in the middle of the table. Ghosts, open your eyes, too.
    [passing] Then day breaks: put phones and tablet down, and look up. Ghosts, open your eyes, too.
    [pointing] Day breaks. Open your eyes, ghosts too.
   *[phones] Day breaks. Put your phones down and look up. Ghosts, open your eyes.
 }
lupus-say-eyes-then = { $way ->
    [phones] Then put your phones down and look up: day breaks.
    [mixed] Then put your phones down and open your eyes: day breaks.
   *[pointing] Then open your eyes: day breaks.
 }
lupus-say-eyes-ghosts-then = { $way ->
    [pointing] Then open your eyes, ghosts too: day breaks.
   *[phones] Then put your phones down and look up: day breaks. Ghosts, open your eyes.
 }

## Read aloud: the day
lupus-say-dawn-dead = Last night the village lost { $who }.
lupus-say-dawn-nobody = Last night nobody died.
lupus-say-dawn-moderator = Last night the wolves came for the moderator, and nobody else died.
lupus-say-dawn-moderator-dead = Last night the wolves came for the moderator. But the village lost { $who }.
lupus-say-dawn-ghost = { $n ->
    [one] Silence from now on, { $who }, and the card stays hidden to the end.
   *[other] Silence from now on, { $who }, and the cards stay hidden to the end.
 }
lupus-say-dawn-all = You are all still here: look each other in the eye.
lupus-say-cause = { $cause ->
    [mauled] For { $who } it was the wolves.
    [seen] On { $who } fell the eye of the seer.
    [poisoned] For { $who } it was poison.
    [shot] { $who } was taken along.
   *[removed] { $who } has left the game.
 }
lupus-say-talk = Now talk: who do you trust? When the bell rings, you vote.
lupus-say-talk-free = Now talk, without hurry: who do you trust? You vote when all are ready.
lupus-say-vote = We vote, one by one. { $who }, who do you name?
lupus-say-vote-together = We vote in secret, all at once: the votes are revealed when everybody has voted.
lupus-say-vote-done = All votes are in. Let us see the nominees.
lupus-say-owl-nominees = { $n ->
    [0] There are no nominees.
    [one] The only nominee is { $who }.
   *[other] The nominees are { $who }.
 }
lupus-say-speak = { $who }, we are listening: why should we believe you?
lupus-say-runoff = Runoff between { $names }. { $who }, your turn to vote.
lupus-say-runoff-next = { $who }, your turn to vote.
lupus-say-runoff-together = Runoff between { $names }. Vote in secret, all at once.
lupus-say-runoff-done = These votes are all in, too.
lupus-say-lot = A tie between { $names }. Fate decides.
lupus-say-lot-all = Nobody can vote. Fate decides between { $names }.
lupus-say-lot-captain = A tie between { $names }. { $who }, as captain you decide.
lupus-say-lot-drawn = Fate has chosen { $who }.
lupus-say-verdict = The village has decided: { $who } leaves the game. The card stays hidden.
lupus-say-verdict-captain = The captain has decided: { $who } leaves the game. The card stays hidden.
lupus-say-verdict-nobody = Today nobody is lynched.
lupus-say-shot = { $n ->
    [one] { $who }, a last word: do you take somebody with you? Everybody else, silence.
   *[other] { $who }, a last word: do you take somebody with you? Everybody else, silence.
 }
lupus-say-shot-pointing = { $n ->
    [one] All eyes shut. { $who }, open yours: point at whoever you take with you, or show a fist.
   *[other] All eyes shut. { $who }, open yours: point at whoever you take with you, or show a fist.
 }
lupus-say-shot-falls = { $n ->
    [one] { $who } falls, too.
   *[other] { $who } fall, too.
 }
lupus-say-shot-nobody = Nobody else falls.
lupus-say-election = First a captain. { $who }, who do you want?
lupus-say-election-next = { $who }, who do you want as captain?
lupus-say-election-together = First a captain. Vote in secret, all at once.
lupus-say-election-tie = A tie between { $names }.
lupus-say-election-done = All votes for the captain are in.
lupus-say-captain = { $who } is the captain, and has two votes.
lupus-say-handover = { $who }, the captain’s office is yours to give: to whom?
lupus-say-over = { $side ->
    [wolves] The game is over: the werewolves win!
    [hamster] The game is over: the were-hamster wins!
    [lovers] The game is over: the lovers win!
    [piper] The game is over: the piper wins!
   *[humans] The game is over: the humans win!
 }
lupus-say-turn-cards = Turn your cards over and tell each other everything.

## Phones at night
lupus-ask-decoy =
    Who do you think
    is a wolf?
lupus-ask-custom =
    Tonight,
    who do you choose?
lupus-ask-custom-more = The moderator sees to the rest.
lupus-confirm = Confirm
lupus-rest = The night goes by
lupus-rest-line = Keep your phone down and its light low.
lupus-rest-eyes = Keep your eyes on this phone only, its light low.
lupus-wake = Time to open your eyes
lupus-line-dawn = Day breaks: soon you will all know how the night went.

# In the title’s place once there is something to know, or in the sentence below it.
lupus-band-tap = Tap a name, as everybody does.
lupus-band-done = Good: now stay silent.
lupus-band-neutral = Tonight there is nothing that you should know.
lupus-band-nobody =
    Your answer:
    nobody.
lupus-band-two = Two different names: tap the first.
lupus-band-first =
    The first:
    { $target }.
lupus-band-second = And now the second name.
lupus-band-mine = You have chosen { $target }.
lupus-band-with = With { $who }: choose the same person.
lupus-band-pack-says = { $who } proposes { $target }.
lupus-band-pack-says-many = { $who } propose { $target }.
lupus-band-pack-differ = Different proposals: { $names }.
lupus-band-agreed =
    All of you agree:
    { $target }.
lupus-band-suspects =
    Your suspect:
    { $target }.
lupus-band-chosen =
    Your choice:
    { $target }.

## Phones by day
lupus-waiting = We start soon
lupus-waiting-line = { $n ->
    [one] There is one person at the table. Once everybody is here, the cards are dealt.
   *[other] There are { $n } of you at the table. Once everybody is here, the cards are dealt.
 }
lupus-deal-line = You see your card while you press and hold. Look around first.
lupus-deal-physical-line = Look at the card in your hand, then say here which it is.
lupus-deal-none-line = Your card has not come yet.
lupus-looked = I have seen it
lupus-looked-line = Good. We wait until everybody has seen theirs.
lupus-which-card = Which card do you have?
lupus-which-card-again = Wrong card?
lupus-this-card = It is this one
lupus-line-talk = Everybody talks
lupus-line-votes = { $of ->
    [one] Nominations · { $cast } of { $of } vote
   *[other] Nominations · { $cast } of { $of } votes
 }
lupus-line-election = A captain · { $cast } of { $of }
lupus-line-lot-captain = A tie: { $who } decides
lupus-line-runoff = { $of ->
    [one] Runoff · { $cast } of { $of } vote
   *[other] Runoff · { $cast } of { $of } votes
 }
lupus-line-speaks = { $who } speaks
lupus-line-lot = A tie: fate decides
lupus-line-lot-all = Fate decides
lupus-line-verdict = The village has decided
lupus-line-verdict-captain = The captain has decided
lupus-line-verdict-nobody = Nobody is lynched
lupus-vote-title = Now you vote
lupus-vote-hint = Who do you suspect? The vote is open and cannot be changed.
lupus-vote-hint-secret = Who do you suspect? Votes are revealed when everybody has voted.
lupus-vote-election-hint = Who shall be captain? The captain has two votes and decides ties.
lupus-vote-runoff-hint = Who has to leave the village? The vote is open and cannot be changed.
lupus-vote = Vote for { $name }
lupus-vote-nobody = Nobody
lupus-wait-turn = { $n ->
    [0] { $who } votes now. Then it is your turn.
    [one] { $who } votes now. After that, one more person, then you.
   *[other] { $who } votes now. After that, { $n } more people, then you.
 }
lupus-wait-voted = You voted for { $target }. { $who } votes now.
lupus-wait-voted-nobody = No vote from you. { $who } votes now.
lupus-wait-nominee = This vote is about you: you can only wait.
lupus-wait-out = You have no vote here: you can only wait.
lupus-wait-secret = { $n ->
    [one] You have voted. One vote is still to come.
   *[other] You have voted. { $n } votes are still to come.
 }
lupus-votes-in = All votes are in.
lupus-talk-hint = Listen, ask, defend yourself. When the bell rings, you vote.
lupus-talk-hint-free = Listen, ask, defend yourself. You vote once everybody is ready.
lupus-you-nominated = You are nominated: prepare your defence.
lupus-you-speak = Your turn: convince them.
lupus-you-speak-next = You speak after { $who }.
lupus-others-speak = Listen well: it will soon be decided.
lupus-you-lynched = The village has chosen you.
lupus-you-lynched-line = Leave in silence. Your card stays hidden.
lupus-shot = The last word
lupus-shot-ask =
    Who do you
    take with you?
lupus-shot-ask-hint = All who fell are asked. Only a hunter’s answer counts.
lupus-shot-confirm = Confirm
lupus-shot-wait = Silence: whoever fell is being asked.
lupus-captain = Captain
lupus-captain-next = Who is captain after you?
lupus-captain-next-hint = Say it aloud, and tap the name.
lupus-captain-confirm = { $name } is captain
lupus-captain-decides = Who of them has to leave?
lupus-you-in-lot = Fate decides about you, too.
lupus-you-before-captain = The captain decides about you, too.
lupus-mixed-pack = If somebody you call has no phone, point out their companions to them yourself.
lupus-ghost = You are a ghost
lupus-ghost-night = The night has taken you away. Stay silent, keep your card hidden and enjoy the game.
lupus-ghost-day = The village has sent you away. Stay silent, keep your card hidden and enjoy the game.
lupus-ghost-fallen = You are no longer among the living. Stay silent, keep your card hidden and enjoy the game.
lupus-ghost-gone = You have left the game. Keep your card hidden: if your side wins, so do you.
lupus-ghost-vote = You still vote in nominations, without a word.
lupus-ghost-vote-tomorrow = From tomorrow you vote in the nominations again, without a word.
lupus-ghost-count = { $dead ->
    [one] { $n } alive, one ghost. If your side wins, so do you.
   *[other] { $n } alive, { $dead } ghosts. If your side wins, so do you.
 }
lupus-ghost-alone = You can only win alive: the game is over for you, but the show is not.
lupus-ghost-sleep = Eyes shut for you too. Good night.
lupus-won = You have won!
lupus-lost = You have lost.
lupus-won-line = { $side ->
    [wolves] You played with the wolves, and the village is yours.
    [hamster] You are alive, and the game is yours: the others can only watch.
    [lovers] Love has outlived both sides: you win, you two alone.
    [piper] Everybody dances to your tune.
   *[humans] You played with the humans: the village is safe.
 }
lupus-lost-line = { $side ->
    [wolves] The village belongs to the wolves.
    [hamster] The were-hamster was still alive: it wins alone.
    [lovers] Two lovers of different sides have outlived you all.
    [piper] Everybody alive danced to the piper’s tune.
   *[humans] No wolf is left standing.
 }

## Verdict and ring
lupus-win-wolves = The werewolves win
lupus-win-humans = The humans win
lupus-leaves = Leaves the game. The card stays hidden.
lupus-leaves-captain = By the captain’s word. The card stays hidden.
lupus-nobody = Nobody
lupus-nobody-leaves = Today the village lynches nobody.
lupus-middle-nominees = { $n ->
    [one] The only nominee
   *[other] Nominees
 }
lupus-middle-election = Who is captain?
lupus-middle-lot = Fate decides between
lupus-middle-dead = Last night the village lost
lupus-middle-lynched = Leaves the game
lupus-middle-spared = Stays in the game
lupus-middle-fallen = Who has fallen
lupus-middle-handover = Hands on the office
lupus-mark-turned = { $was } → { $role }
lupus-clock-talk = Everybody talks
lupus-clock-speech = { $who } speaks
lupus-tally-election = Captain
lupus-tally-nomination = Nominations
lupus-tally-runoff = { $n ->
    [1] Runoff
   *[other] Second runoff
 }
lupus-ballot-skipped = skipped by hand

## Offers to the moderator
lupus-pick-for-hint = For those without a phone, or who do not answer.
lupus-pick-target = Who do they point at?
lupus-pick-target-hint = Tap the person pointed at, then confirm.
lupus-pick-second = After { $first }, who else?
lupus-pick-for-part = { $step }
lupus-pick-unphoned = If the one you call has no phone, tap whoever they point at
lupus-pick-unphoned-each = Who does { $who } point at?
lupus-pick-unphoned-hint = Then confirm.
lupus-shot-cover-nobody = { $who }: nobody
lupus-pick-decoy-for = Answer in their place
lupus-vote-for = Vote of { $who }
lupus-vote-for-many = Vote in their place
lupus-skip-voter = Skip { $who }
lupus-skip-voter-some = Skip those who do not vote
lupus-skip-voter-warn = It counts as an abstention, and is written in the diary.
lupus-lot-enter = Lots drawn by hand
lupus-lot-enter-hint = If you draw with the real cards, tap whoever was drawn.
lupus-lot-confirm = { $name } was drawn
lupus-clock-pause = Pause
lupus-clock-resume = Resume
lupus-clock-more = +30{ "\u00A0" }s
lupus-clock-end-talk = End the discussion
lupus-clock-end-speech = End the defence
lupus-look-for = I have seen my card
lupus-look-for-hint = Hand this device over: the card shows while it is held.
lupus-enter-role = The card of { $who }
lupus-enter-role-hint = Look at the card as you hand it out, and tap it here.
lupus-enter-role-change = Fix a card
lupus-deal-rest = Deal the rest to the phones
lupus-deal-rest-hint = Those without a phone have their card: the program shuffles the rest.
lupus-deal-entered = { $of ->
    [one] { $n } of { $of } card
   *[other] { $n } of { $of } cards
 }

## Corrections by hand
lupus-cause-mauled = Mauled by the wolves
lupus-cause-seen = Seen by the seer
lupus-cause-lynched = Lynched
lupus-cause-poisoned = Poisoned
lupus-cause-shot = Taken along by somebody who fell
lupus-cause-removed = Gone home

## The day and the tablet
lupus-who = { $who }
lupus-times = × { $n }
lupus-say-vote-next = { $who }, who do you name?
lupus-say-speak-first = { $n ->
    [one] The only nominee is { $names }. { $who }, we are listening: why should we believe you?
   *[other] The nominees are { $names }. { $who }, you begin: why should we believe you?
 }
lupus-say-speak-again = A tie between { $names }. { $who }, you have the floor again.
lupus-say-verdict-lot = Fate has chosen: { $who } leaves the game. The card stays hidden.
lupus-leaves-last = With { $who } the last wolf falls.
lupus-leaves-end = With { $who } lynched, the wolves are at least as many as the others.
lupus-wait-others-secret = { $n ->
    [one] One vote is still to come.
   *[other] { $n } votes are still to come.
 }

## Cards of every role
lupus-words = { $words }

lupus-eyes = { $who ->
    [possessed] To you, the possessed is not a wolf.
    [hamster] To you, the were-hamster is not a wolf.
   *[both] To you, neither the possessed nor the were-hamster is a wolf.
 }

## Invented cards
lupus-does-custom = { $words }
lupus-side-custom = { $side ->
    [wolf] You play with the wolves.
   *[human] You play with the humans.
 }
lupus-card-own = This card is invented: the moderator takes care of what it does.

# Partners, as far as the rules let one know them.
lupus-with-other = Holds the same card: { $who }.

lupus-card-law = You may lie as much as you like, but never show the card. Whoever leaves the game stays silent to the end.

# What a card does, in one line, for everybody to read.
lupus-cards = Who is in the deck
lupus-cards-line = { $n ->
    [one] One card. Only its holder knows who has it.
   *[other] { $n } cards. Who has which, only they know.
 }
lupus-cards-wolves = with the wolves
lupus-cards-humans = with the humans

## The deck
lupus-deck = Deck for { $n }
lupus-deck-proposed = Recommended for { $n }. No warnings.
lupus-deck-fine = Fine for { $n }. No warnings.
lupus-preset-use = Use these
lupus-preset-recommended = Recommended
lupus-preset-recommended-note = What we recommend.
lupus-preset-strict = To the letter
lupus-preset-strict-note = Wolves maul from the first night, the medium hears “no” when nobody was lynched, no bets.

## Invented cards: names
lupus-custom = Invented card { $n }

## Refusals
E_DECK_SPECIALS_NEED_9 = Eight people play with wolves, seer and villagers only: other roles need at least nine.
E_DECK_SIZE = { $cards ->
    [one] There is one card in the deck, but there are { $players } of you.
   *[other] There are { $cards } cards in the deck, but there are { $players } of you.
 }
E_DECK_WOLVES = { $rule ->
    [free] There must be at least one wolf, and fewer wolves than others.
    [world] With the second box: 2 werewolves up to 11 people, 2 or 3 up to 15, then 3 or 4.
   *[box] For a table of this size the box wants { $wolves } werewolves.
 }
E_DECK_SEER = The deck needs exactly one seer.
E_DECK_MASONS_PAIR = Masons come in twos, or not at all.
E_DECK_VILLAGERS = { $rule ->
    [world] There must be 3 to 12 villagers.
   *[box] There must be 5 to 12 villagers.
 }
E_DECK_NOT_IN_BOX = The box does not hold so many of the same card.
W_PLAYER_COUNT = The box is made for 8–24 people.
W_DECK_SPECIALS_NEED_9 = The box adds other roles only from nine people on.
W_DECK_WOLVES = { $rule ->
    [world] With the second box: 2 werewolves up to 11 people, 2 or 3 up to 15, then 3 or 4.
   *[box] The box has two werewolves up to fifteen people, three from sixteen on.
 }
W_DECK_SEER = The box always has one seer.
W_DECK_MASONS_PAIR = The box has two masons, or none.
W_DECK_VILLAGERS = { $rule ->
    [world] The second box has 3 to 12 villagers.
   *[box] The box has 5 to 12 villagers.
 }
W_DECK_NOT_IN_BOX = The box does not hold so many of the same card.
W_DECK_LONE = Were-hamster and piper together: two lone sides need at least 20 people.
W_DECK_SHIELDS = Bodyguard, witch and elder against two werewolves: the wolves will hardly eat.
W_DECK_NOMINEES = Owl and raven together: below 14 people they decide the nominations.
W_DECK_SCAPEGOAT = With a captain who decides first the scapegoat hardly ever pays.
W_DECK_PLAIN = Few villagers: with less than a quarter everybody is somebody.
W_BELOW_RECOMMENDED = { $role }: recommended from { $advised } people up, and there are { $players } of you.
E_NIGHT_ORDER = Not in this order: the medium first, seer and bodyguard before the wolves, the mythomaniac last.
E_CUSTOM_CARD = Check this card: something is missing, or wrong.
E_ROLE_MISMATCH = { $missing ->
    [0] The cards dealt do not match the deck.
    [one] One card is still missing.
   *[other] { $missing } cards are still missing.
 }
E_TOO_EARLY = This role sleeps through the first night: it acts from the second on.
E_TOO_SOON = One moment: not enough time has passed.
E_NOT_YOUR_STEP = It is not your turn now.
E_ALREADY_ACTED = You have already chosen.
E_TARGET_SELF = You cannot point at yourself: choose somebody else.
E_TARGET_WOLF = Wolves do not maul each other: choose somebody else.
E_BLIND = This tablet hides the secrets: at night it cannot choose for anybody.
E_DAWN_UNTOLD = Dawn is about to be announced: one moment, then you can correct it.
E_NO_AGREEMENT = They do not agree yet: wait, or decide yourself.
E_DEAD_CANNOT_VOTE = Players who are out do not vote now.
E_NO_BET = Ghosts bet, on their own phones, once a day.
E_NOMINEE_CANNOT_VOTE = A nominee does not vote.
E_ALREADY_VOTED = You have already voted.
E_ABSTAIN = You have to name somebody.
E_SELF_VOTE = You cannot vote for yourself: name somebody else.
E_NOT_NOMINATED = The vote is among the nominees only.
E_VOTES_MISSING = { $count ->
    [one] The vote of { $who } is still missing.
    [2] The votes of { $who } are still missing.
    [3] The votes of { $who } are still missing.
    [4] The votes of { $who } are still missing.
   *[other] { $count } votes are still missing.
 }
E_ROLE_MISSING = There is no card here yet.
E_ALREADY_ALIVE = This person is alive already.
E_NO_CLOCK = No time is running now.
E_CLOCK_PAUSED = The time is paused already.
E_CLOCK_RUNS = The time is running already.
E_CLOCK_OVER = The time is over already.
E_TIME_LIMIT = More time than the rule gives only if the house rules allow it.

## The lobby
lupus-deck-nobody = Nobody sits at the table yet.
lupus-deck-people = { $n ->
    [one] One person at the table
   *[other] { $n } people at the table
 }
lupus-rules-first = Night and cards
lupus-rules-deck = The deck
lupus-rules-night = At night
lupus-rules-talk = Discussion and defence
lupus-rules-vote = The vote
lupus-rules-out = Who is out

## The voice that moderates
lupus-say-all-seen = Everybody has seen their card. Let us begin.
lupus-say-back = One step was undone.
lupus-say-daybreak = In a moment you will know what the night has brought.
lupus-say-dawn-voice = Last night the wolves came for me, and I am only a voice: none of you died.
lupus-say-dawn-voice-dead = Last night the wolves came for me, and I am only a voice. But the village lost { $who }.
lupus-daybreak-voice = Last night the wolves came for the voice
lupus-daybreak-voice-too = { $n ->
    [one] The wolves also came for the voice. Their card stays hidden.
   *[other] The wolves also came for the voice. Their cards stay hidden.
 }
lupus-say-all-ready = You are all ready: time to vote.
lupus-say-remind = { $who }, your vote is missing. One more moment, then we go on.
lupus-say-remind-all = Some votes are still missing. One moment, then we go on.
lupus-say-remind-word = { $who }, we are waiting for your choice. One more moment, then we go on.
lupus-say-nobody-answers = Nobody is answering, so I stop here. When you are back, touch “Resume”.
lupus-voice-pause = Pause
lupus-voice-resume = Resume
lupus-voice-ready = Ready to vote
lupus-voice-ready-here = { $n ->
    [one] The player without a phone is ready, too
   *[other] The { $n } players without a phone are ready, too
 }
lupus-voice-finished = I have finished
lupus-voice-waits = You have said that you want to vote: the others are still talking.
lupus-voice-paused = Paused
lupus-voice-paused-by = Paused: { $who } asked for a moment
lupus-voice-ready-count = { $done } of { $total } ready to vote
E_VOICE_LEADS = At night every step lasts as long as it has to: to shorten it, first let a person moderate.
E_DEVICE_PASSES = The tablet is still going round: wait until it is back.
E_NO_PHONES = With the voice, step by step, every seat needs a phone. Without one: { $who }. Or choose the night all together.
lupus-voice-again = Say again
lupus-voice-take-over = Let a person moderate
lupus-voice-take-over-warn = From here on a person leads, with the tablet. The secrets stay hidden.
lupus-voice-give-back = Let the voice moderate
lupus-voice-seat = The voice
lupus-ballot-silent = did not answer

## Help in play
lupus-help-now = { $at ->
    [deal] Now: the cards
    [night] Now: the night
    [dawn] Now: the dawn
    [discussion] Now: the discussion
    [election] Now: the captain
    [nomination] Now: the nominations
    [mark] Now: the owl’s mark
    [defence] Now: the defences
    [lot] Now: the lot
    [lynch] Now: the lynching
    [shot] Now: the last word
    [handover] Now: the next captain
   *[runoff] Now: the runoff
 }
lupus-help-step-deal = Look at your card, and show it to nobody.
lupus-help-step-night = Night: eyes shut. Each role acts when it is called.
lupus-help-step-night-phones = Night: every phone asks something at every call. Everybody answers, in silence.
lupus-help-step-night-together = Night: every phone asks something, just once. Everybody answers at the same time, in silence.
lupus-help-step-dawn = Dawn: the moderator says who has died.
lupus-help-step-dawn-voice = Dawn: the voice says who has died.
lupus-help-step-discussion = You talk until the bell rings.
lupus-help-step-nomination = Everybody names a suspect, in turn. The two with the most votes (more if tied) are nominated.
lupus-help-step-nomination-sealed = Everybody names a suspect in secret, then the votes are shown. The two with the most votes (more if tied) are nominated.
lupus-help-step-defence = The nominees defend themselves.
lupus-help-step-shot = Whoever has just fallen may take somebody along. All of them are asked, and only a hunter’s answer counts.
lupus-help-step-election = The living elect a captain: two votes, and the last word in a tie. A captain who falls names the next one.
lupus-help-step-runoff = The others vote among the nominees; the one with the most votes is lynched. Then night falls.
lupus-help-goal = The humans win when no wolf is left, the wolves when they are at least as many as the others.
lupus-help-silence = Whoever is out stays silent to the end and shows no card.
lupus-help-captain = { $value ->
    [elected] The village elects a captain, who has two votes and decides ties.
   *[off] There is no captain.
 }
lupus-help-deck-rule = { $value ->
    [free] The deck is put together freely.
   *[box] The deck follows the rules of the box.
 }
lupus-help-box = { $value ->
    [world] The cards of both boxes may be in play.
   *[classic] The cards of the first box are in play.
 }
lupus-help-ready-deck = { $value ->
    [first_evening] The deck that is proposed is the one for a first evening.
    [hearts] The deck that is proposed has lovers and a captain.
    [whole_box] The deck that is proposed has every card of the second box.
   *[by_number] The deck that is proposed suits the number of people.
 }
lupus-help-deck-preset = { $value ->
    [plain] The deck that is proposed has few special roles.
   *[progressive] The deck that is proposed has one new role for every extra player.
 }
lupus-help-deal-mode = { $value ->
    [physical] You play with real cards.
   *[digital] The program deals the cards.
 }
lupus-help-moderation = { $value ->
    [voice] The voice moderates: nobody sits out.
   *[person] A person moderates.
 }
lupus-help-step-seconds = { $value ->
   *[other] With the voice a step of the night lasts { $value } seconds, always.
 }
lupus-help-window-seconds = { $value ->
   *[other] With the voice there are { $value } seconds at most to answer all together.
 }
lupus-help-vote-seconds = { $value ->
   *[other] With the voice there are { $value } seconds for a vote, then a reminder.
 }
lupus-help-pauses = { $value ->
    [0] The voice makes no pauses between two lines.
    [one] The voice makes pauses of about a second.
   *[other] The voice makes pauses of about { $value } seconds.
 }
lupus-help-without-phone = { $value ->
    [passing] In a night played all together, whoever has no phone is handed the tablet.
   *[other] At night, whoever has no phone points with eyes shut.
 }
lupus-help-night-input = { $value ->
    [pointing] At night you act by pointing.
    [together] At night all act at the same time, on the phones.
   *[phones] At night you act on the phone, one role after the other.
 }
lupus-help-pace = { $value ->
    [calm] You play calmly: all times are half as long again.
    [no_clock] You play without hurry: the talk has no clock, and all else takes twice as long.
   *[usual] All times are as usual.
 }
lupus-help-min-step-seconds = { $value ->
   *[other] Each step of the night takes { $value } seconds at least.
 }
lupus-help-first-night = { $value ->
    [bite] The wolves maul from the first night on.
   *[moderator] On the first night the prey is the moderator: the wolves maul none of you.
 }
lupus-help-call-absent-roles = { $value ->
    [on] Roles that are not in the deck are called, too.
   *[off] Only the roles of the deck are called.
 }
lupus-help-discussion-seconds = { $value ->
    [one] You talk for one second.
   *[other] You talk for { $value } seconds at most.
 }
lupus-help-long-discussion = { $value ->
    [on] The discussion may go on beyond the time of the rule.
   *[off] The discussion never takes longer than the rule says.
 }
lupus-help-shorter-talk = { $value ->
    [on] Each day you talk for half a minute less, down to one minute.
   *[off] You talk for as long every day.
 }
lupus-help-defence-seconds = { $value ->
    [0] A defence has no time limit.
    [one] A defence takes one second at most.
   *[other] A defence takes { $value } seconds at most.
 }
lupus-help-self-vote = { $value ->
    [on] You may vote for yourself.
   *[off] You may not vote for yourself.
 }
lupus-help-abstain = { $value ->
    [on] You may abstain.
   *[off] You may not abstain.
 }
lupus-help-simultaneous-votes = { $value ->
    [on] You vote in secret, and all votes are shown together.
   *[off] You vote one after the other, and each vote is seen at once.
 }
lupus-help-dropped-nominees-vote = { $value ->
    [on] A nominee who is no longer tied votes in the second runoff.
   *[off] A nominee who is no longer tied does not vote in the second runoff.
 }
lupus-help-all-nominated = { $value ->
    [everyone_votes] If all are nominated, the nominees vote, never for themselves.
   *[lot] If all are nominated, lots are drawn.
 }
lupus-help-mob-cards = { $value ->
    [physical] Votes are real mob cards: one for each vote.
    [fingers] Votes are counted on raised fingers, in turn.
   *[on_screen] The votes are shown on the screen.
 }
lupus-help-ghosts = { $value ->
    [on] The dead go on voting in the nominations.
   *[off] The dead vote no more.
 }
lupus-help-ghost-vote-from = { $value ->
    [same_day] Ghosts vote from the day they die.
   *[next_day] Ghosts vote from the next day on.
 }
lupus-help-announce-cause = { $value ->
    [on] At dawn it is also said how the dead have died.
   *[off] At dawn only the names of the dead are said.
 }
lupus-help-dead-see-roles = { $value ->
    [on] The dead see all roles.
   *[off] The dead do not see the roles of the others.
 }
lupus-help-bets = { $value ->
    [on] The dead may bet in secret: all bets are opened at the end.
   *[off] The dead do not bet.
 }
lupus-help-night-order = The order of the night is your own.
lupus-word-nominated = Nominees
lupus-word-nominated-means = the two with the most votes (more if tied)
lupus-word-runoff = Runoff
lupus-word-runoff-means = the vote among the nominees
lupus-word-mauled = Mauled
lupus-word-mauled-means = killed at night, by the wolves
lupus-word-lynched = Lynched
lupus-word-lynched-means = eliminated by day, by the vote
lupus-word-removed = Gone home
lupus-word-removed-means = had to leave the table

## The story of the game
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
lupus-story-instead-captain = The captain, { $captain }, decides against { $who }.
lupus-story-lynched = The village lynches { $who } ({ $role }).
lupus-story-captain = { $who } is elected captain.
lupus-story-captain-nobody = Now there is no captain.
lupus-story-heir = { $who } leaves the captain’s office to { $target }.
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
lupus-title-saved = { $count ->
    [one] A life saved: night { $n }, { $who } saves { $target } from the wolves.
   *[other] A life saved: night { $n }, { $who } save { $target } from the wolves.
 }
lupus-title-saved-by-nobody = Wrongly suspected: night { $n }, most suspected { $target }, and it was { $target } the wolves mauled.
lupus-title-silent = The most silent vote: { $who } named nobody { $n } times.

## The end in pictures (on the wall), and titles as medals
lupus-medals-own = Your titles
lupus-medal-suspected = Most suspected
lupus-medal-suspected-line = { $n } votes in the nominations
lupus-medal-nose = Best nose
lupus-medal-nose-line = named a wolf { $n } times
lupus-medal-unnamed = { $n ->
    [one] Invisible wolf
   *[other] Invisible wolves
 }
lupus-medal-unnamed-line = never got a vote
lupus-medal-turning = The vote that decided
lupus-medal-turning-line = day { $n }: it fell on { $target }
lupus-medal-saved = A life saved
lupus-medal-saved-line = night { $n }: { $target } is safe
lupus-medal-saved-by-nobody = A false trail
lupus-medal-saved-by-nobody-line = night { $n }: the name on everybody’s lips
lupus-medal-silent = Golden silence
lupus-medal-silent-line = named nobody { $n } times
lupus-tiles = The evening in pictures
lupus-tiles-line = { $nights ->
    [one] one night
   *[other] { $nights } nights
 }, { $days ->
    [one] one day
   *[other] { $days } days
 }
lupus-tile-names = { $who }
lupus-tile-nobody = Nobody
lupus-tile-prey = { $role }, the wolves’ prey
lupus-tile-fallen = { $role }
lupus-tile-several = { $n } in the same night
lupus-tile-shield = { $n ->
    [one] { $who } protects { $target }
   *[other] { $who } protect { $target }
 }
lupus-tile-moderator = the wolves knock on the moderator’s door
lupus-tile-voice = the wolves knock on the voice’s door
lupus-tile-quiet = a quiet night
lupus-tile-vote = { $n ->
    [one] { $role }, one vote of { $all }
   *[other] { $role }, { $n } votes of { $all }
 }
lupus-tile-lot = { $role }: fate decides
lupus-tile-instead-captain = { $role }: the captain decides
lupus-tile-spared = no lynching

## Bets of ghosts
bets-title = Your bet for today
bets-hint = It stays sealed until the end: nobody reads it, not even the moderator.
bets-next = Who will be out next?
bets-wins = And in the end?
bets-seal = Seal the bet
bets-sealed = Your bet is sealed. Out next: { $who }. In the end: “{ $win }”.
bets-none = No bets for me
bets-again = Bet again
bets-chapter = The ghosts’ bets
bets-best = { $n ->
    [one] The ghost who saw it coming: { $who }, { $right ->
        [one] right once
       *[other] right { $right } times
     }.
   *[other] The ghosts who saw it coming: { $who }, { $right ->
        [one] right once each
       *[other] right { $right } times each
     }.
 }
bets-told = Day { $day }, { $who }: “{ $target } is next” ({ $next ->
    [right] right
   *[wrong] wrong
 }), “{ $win }” ({ $side ->
    [right] right
   *[wrong] wrong
 }).

## How it is played, in five pictures
learn-lupus-1 = You are a village
learn-lupus-1-line = Hidden among you are the wolves. Every night they maul somebody.
learn-lupus-2 = Silence at night
learn-lupus-2-line = With eyes shut, those called point; with phones all answer, in silence.
learn-lupus-3 = By day you vote
learn-lupus-3-line = Talk and name suspects; the top two defend themselves, the others choose who is lynched.
learn-lupus-4 = Who wins
learn-lupus-4-line = The humans, when the last wolf falls. The wolves, when they are at least as many as the others.
learn-lupus-5 = Your card
learn-lupus-5-line = Press and hold to see it, let go to hide it. Show it to nobody.

## The wall
lupus-deal-seen = { $way ->
    [physical] { $done ->
        [one] { $done } of { $total } has entered a card
       *[other] { $done } of { $total } have entered their card
     }
   *[digital] { $done ->
        [one] { $done } of { $total } has seen the card
       *[other] { $done } of { $total } have seen their card
     }
 }
lupus-line-verdict-lot = Fate has chosen
lupus-leaves-lot = A tie between { $names }: fate has chosen. The card stays hidden.
lupus-leaves-lot-all = Nobody could vote between { $names }: fate has chosen. The card stays hidden.
lupus-daybreak-nobody = Nobody died last night
lupus-daybreak-moderator = Last night the wolves came for the moderator
lupus-daybreak-all-here = You are all still here.
lupus-daybreak-covered = { $n ->
    [one] Their card stays hidden.
   *[other] Their cards stay hidden.
 }
lupus-daybreak-bitten-too = { $n ->
    [one] The wolves also came for the moderator. Their card stays hidden.
   *[other] The wolves also came for the moderator. Their cards stay hidden.
 }

## House rules on the tablet (not on phones)
lupus-option-deck-rule = How is the deck made up?
lupus-option-deck-rule-note = The box is for 8 to 24; freely you play from 5 to 40, and what the box forbids becomes a warning.
lupus-value-deck-rule-box = As in the box
lupus-value-deck-rule-free = Freely
lupus-option-box = With which cards?
lupus-option-box-note = The second box brings nine more roles and a captain.
lupus-value-box-classic = The first box
lupus-value-box-world = Both boxes
lupus-option-ready-deck = Which ready deck to propose?
lupus-option-ready-deck-note = Where it does not suit your number, the one that does is proposed.
lupus-value-ready-deck-by-number = By your number
lupus-value-ready-deck-first-evening = First evening
lupus-value-ready-deck-hearts = Hearts
lupus-value-ready-deck-whole-box = The whole box
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
lupus-option-pace = At what pace do you play?
lupus-option-pace-note = Calm: all times are half as long again, those of the night, of the votes, of talk and defence, and the voice’s pauses. Without hurry: twice as long, the talk has no clock, and a defence has one only with the voice.
lupus-value-pace-usual = As usual
lupus-value-pace-calm = Calm
lupus-value-pace-no-clock = Without hurry
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
lupus-option-without-phone = In a night played all together, whoever has no phone…
lupus-option-without-phone-note = The tablet goes from hand to hand, face hidden: the same time and the same question for everybody. With the voice it is always so.
lupus-value-without-phone-pointing = points, with eyes shut
lupus-value-without-phone-passing = is handed the tablet
lupus-option-captain = Is a captain elected?
lupus-option-captain-note = Two votes, and the last word in a tie.
lupus-value-captain-off = no
lupus-value-captain-elected = elected
lupus-option-first-night = Do the wolves maul on the first night?
lupus-option-first-night-note = If the moderator is the prey, nobody leaves before having spoken once.
lupus-value-first-night-moderator = No, the moderator is the prey
lupus-value-first-night-bite = Yes, at once
lupus-option-call-absent-roles = Call roles that are not in the deck, too?
lupus-option-call-absent-roles-note = A moderator’s bluff: the night is longer, and nobody knows what is in the deck.
lupus-option-discussion-seconds = How long do you talk?
lupus-option-discussion-seconds-note = The rule says three minutes at most (3:00).
lupus-option-long-discussion = Allow longer discussions?
lupus-option-long-discussion-note = Up to fifteen minutes, and thirty seconds more whenever needed.
lupus-option-shorter-talk = Does the talk get shorter each day?
lupus-option-shorter-talk-note = Half a minute less each day, down to one minute.
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

## The lobby on the tablet: deck, invented cards, odds (not on phones)
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
lupus-length = About { $n } minutes
lupus-length-more = What it depends on
lupus-length-spread = Eight evenings in ten take { $low } to { $high } minutes: it depends on the number of people, the way of the night, the way you vote, and the length of the talk.
lupus-length-days = Games played by the program: they end between day { $low } and day { $high }. The time of each moment is an estimate.
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

## The tablet's diary (not on phones)
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
lupus-diary-fell = More of you fall
lupus-diary-powers-lost = No human has a power any more
lupus-diary-shown = A card is shown
lupus-diary-shot = Those who fell are asked
lupus-diary-shot-falls = Somebody falls, too
lupus-diary-shot-nobody = Nobody else falls
lupus-diary-head-start = Votes before the vote
lupus-diary-election = Election of a captain
lupus-diary-captain = { $who } is captain
lupus-diary-captain-nobody = There is no captain
lupus-diary-handover = The captain names the next
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
lupus-diary-lot = No majority
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

## The printed order of the night (not on phones)
lupus-paper-nights = { $last ->
    [0] { $first ->
        [1] Every night
       *[other] From night { $first } on
     }
   *[other] Only night { $last }
 }
lupus-paper-first = First night: “{ $line }”
lupus-paper-later = After that: “{ $line }”

## The tablet goes from hand to hand at night (not on phones)
lupus-passing-way = Going round: { $place } of { $of }
lupus-passing-clock = Time left
lupus-passing-take = I am { $who }
lupus-passing-over = { $who } is not here: pass over
lupus-passing-over-warn = { $who } will not answer tonight. This is only for somebody who is not at the table.
lupus-passing-choose = Tap a name, as everybody does
lupus-passing-done = Done. While there is time you may change it
lupus-passing-wrong = I am not { $who }
lupus-band-vain = That name does not count for your card: tap another one.

## The big button, and corrections by hand (not on phones)
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
lupus-go-shot = Close
lupus-go-captain = The captain
lupus-go-no-captain = Without a captain
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

## The choices of the lobby, as chips (not on phones)
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
lupus-chips-box = Which box
lupus-chip-classic = one box
lupus-chip-classic-note = The ten roles of the first box.
lupus-chip-world = two boxes
lupus-chip-world-note = Nine more roles, and a captain.
lupus-chips-ready-deck = How well do you know it
lupus-chip-first-evening = first evening
lupus-chip-first-evening-note = New to it: with a witch and a hunter.
lupus-chip-hearts = hearts
lupus-chip-hearts-note = You have played: lovers, an elder, a wild child, a captain.
lupus-chip-whole-box = everything
lupus-chip-whole-box-note = You know it all: nine more roles and the captain.
lupus-chips-style = Which game
lupus-chip-easy = easy
lupus-chip-easy-note = Few special roles, votes in turn.
lupus-chip-full = full box
lupus-chip-full-note = More special roles with 9 or more, votes in turn.
lupus-chip-sealed = sealed votes
lupus-chip-sealed-note = More special roles with 9 or more, sealed votes.

## Warnings, and what the moderator uncovers (not on phones)
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

## Questions to the moderator alone (not on phones)
lupus-warn-talk = The time is not up. Open the vote now?
lupus-warn-speech = The time is not up. Go on now?
lupus-warn-no-captain = Nobody has been named: there is no captain until the next election. Go on?
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
