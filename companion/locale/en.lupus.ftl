# Lupus in Tabula: what is read aloud and what stands on the screens during the game.

lupus-name = Lupus in Tabula
lupus-for-how-many = Wolves hide among villagers. 8–24 people, an hour
lupus-lobby = Before nightfall
lupus-deal = The cards
lupus-night = Night { $n }
lupus-dawn = Dawn { $n }
lupus-day = Day { $n }
lupus-end = The game is over

# --- Steps, as gouges above the script -------------------------------------------------------
lupus-step-night = All together
lupus-stage-dawn = Dawn
lupus-stage-talk = Discussion
lupus-stage-vote = Nominations
lupus-stage-defence = Defence
lupus-stage-runoff = Runoff
lupus-stage-verdict = Verdict

# --- What is read aloud: the night ------------------------------------------------------------
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

# --- What is read aloud: the day ---------------------------------------------------------------
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
   *[removed] { $who } has left the game.
 }
lupus-say-talk = Now talk: who do you trust? When the bell rings, you vote.
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
lupus-say-lot-drawn = Fate has chosen { $who }.
lupus-say-verdict = The village has decided: { $who } leaves the game. The card stays hidden.
lupus-say-verdict-nobody = Today nobody is lynched.
lupus-say-over = { $side ->
    [wolves] The game is over: the werewolves win!
    [hamster] The game is over: the were-hamster wins!
   *[humans] The game is over: the humans win!
 }
lupus-say-turn-cards = Turn your cards over and tell each other everything.

# --- Phones at night: a title, always of two lines, and a sentence ---------------------------------------------------------
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

# --- Phones by day --------------------------------------------------------------------------------
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
lupus-line-runoff = { $of ->
    [one] Runoff · { $cast } of { $of } vote
   *[other] Runoff · { $cast } of { $of } votes
 }
lupus-line-speaks = { $who } speaks
lupus-line-lot = A tie: fate decides
lupus-line-verdict = The village has decided
lupus-line-verdict-nobody = Nobody is lynched
lupus-vote-title = Now you vote
lupus-vote-hint = Who do you suspect? The vote is open and cannot be changed.
lupus-vote-hint-secret = Who do you suspect? Votes are revealed when everybody has voted.
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
lupus-wait-secret = { $n ->
    [one] You have voted. One vote is still to come.
   *[other] You have voted. { $n } votes are still to come.
 }
lupus-votes-in = All votes are in.
lupus-talk-hint = Listen, ask, defend yourself. When the bell rings, you vote.
lupus-you-nominated = You are nominated: prepare your defence.
lupus-you-speak = Your turn: convince them.
lupus-you-speak-next = You speak after { $who }.
lupus-others-speak = Listen well: it will soon be decided.
lupus-you-lynched = The village has chosen you.
lupus-you-lynched-line = Leave in silence. Your card stays hidden.
lupus-you-in-lot = Fate decides about you, too.
lupus-mixed-pack = If somebody you call has no phone, point out their companions to them yourself.
lupus-ghost = You are a ghost
lupus-ghost-night = The night has taken you away. Stay silent, keep your card hidden and enjoy the game.
lupus-ghost-day = The village has sent you away. Stay silent, keep your card hidden and enjoy the game.
lupus-ghost-gone = You have left the game. Keep your card hidden: if your side wins, so do you.
lupus-ghost-vote = You still vote in nominations, without a word.
lupus-ghost-vote-tomorrow = From tomorrow you vote in the nominations again, without a word.
lupus-ghost-count = { $dead ->
    [one] { $n } alive, one ghost. If your side wins, so do you.
   *[other] { $n } alive, { $dead } ghosts. If your side wins, so do you.
 }
lupus-ghost-sleep = Eyes shut for you too. Good night.
lupus-won = You have won!
lupus-lost = You have lost.
lupus-won-line = { $side ->
    [wolves] You played with the wolves, and the village is yours.
    [hamster] You are alive, and the game is yours: the others can only watch.
   *[humans] You played with the humans: the village is safe.
 }
lupus-lost-line = { $side ->
    [wolves] The village belongs to the wolves.
    [hamster] The were-hamster was still alive: it wins alone.
   *[humans] No wolf is left standing.
 }

# --- Verdict and the ring ---------------------------------------------------------------------------
lupus-win-wolves = The werewolves win
lupus-win-humans = The humans win
lupus-leaves = Leaves the game. The card stays hidden.
lupus-nobody = Nobody
lupus-nobody-leaves = Today the village lynches nobody.
lupus-middle-nominees = { $n ->
    [one] The only nominee
   *[other] Nominees
 }
lupus-middle-lot = Fate decides between
lupus-middle-dead = Last night the village lost
lupus-middle-lynched = Leaves the game
lupus-mark-turned = { $was } → { $role }
lupus-clock-talk = Everybody talks
lupus-clock-speech = { $who } speaks
lupus-tally-nomination = Nominations
lupus-tally-runoff = { $n ->
    [1] Runoff
   *[other] Second runoff
 }
lupus-ballot-skipped = skipped by hand

# --- The tablet ---------------------------------------------------------------------------------------
lupus-pick-for-hint = For those without a phone, or who do not answer.
lupus-pick-target = Who do they point at?
lupus-pick-target-hint = Tap the person pointed at, then confirm.
lupus-pick-for-part = { $step }
lupus-pick-unphoned = If the one you call has no phone, tap whoever they point at
lupus-pick-unphoned-each = Who does { $who } point at?
lupus-pick-unphoned-hint = Then confirm.
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

# Corrections by hand.
lupus-cause-mauled = Mauled by the wolves
lupus-cause-seen = Seen by the seer
lupus-cause-lynched = Lynched
lupus-cause-removed = Gone home

# --- More words of the day and of the tablet ------------------------------------------------------------
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
