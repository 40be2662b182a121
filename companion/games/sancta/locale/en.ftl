### Sancta Sanctorum

## Name, and what stands on several screens
sancta-name = Sancta Sanctorum
sancta-for-how-many = A race of saints, with cards and a die. 2 or more people, an hour
sancta-words = { $words }
sancta-both = { $first } · { $second }
sancta-who = { $who }
sancta-waiting = The sanctuary opens
sancta-waiting-line = { $n ->
    [one] One person at the table. To win: { $goal ->
        [one] one saint
       *[other] { $goal } saints
    } in the Rose.
   *[other] { $n } people at the table. To win: { $goal ->
        [one] one saint
       *[other] { $goal } saints
    } in the Rose.
 }
sancta-setup = The first saint
sancta-setup-line = Everybody draws until a saint turns up and puts it into the active zone. The rest is shuffled back, then five cards each.
sancta-over = The Rose is full
sancta-over-alone = The table has emptied
sancta-your-turn = Your turn
sancta-draw = { $n ->
    [one] Draw one card, then play.
   *[other] Draw { $n } cards, then play.
 }
sancta-draws = { $n ->
    [one] { $who } draws one card, then plays.
   *[other] { $who } draws { $n } cards, then plays.
 }
sancta-turn-of = { $who }’s turn
sancta-left-line = You have left the table. You can still follow the game.
sancta-begin = Begin the game
sancta-rules-title = Tonight
sancta-goal-saints = { $n ->
    [one] saint in the Rose to win
   *[other] saints in the Rose to win
 }
sancta-rule-way = { $way ->
    [cw] Turns go clockwise, to the left.
   *[ccw] Turns go counter-clockwise, to the right.
 }
sancta-rule-react = { $how ->
    [spoken] Advocates are announced aloud.
   *[phones] { $n ->
        [0] The advocate is played on the phones, with no time limit.
        [one] The advocate is played on the phones, within one second.
       *[other] The advocate is played on the phones, within { $n } seconds.
     }
 }
sancta-rule-counted = { $n ->
    [one] The deck is counted: one card.
   *[other] The deck is counted: { $n } cards.
 }
sancta-dealer = Dealer: { $who }.
sancta-dealer-set = { $name } deals
sancta-dealer-title = Who deals?
sancta-target = Saints to win
sancta-target-set = Confirm
sancta-target-other = Play to { $n } saints
sancta-target-saints = { $n ->
    [one] One saint
   *[other] { $n } saints
 }
sancta-target-four = With four players the booklet is silent: we say four saints, or three for a shorter game.
sancta-target-hint = The more of you there are, the fewer saints it takes. You may change it until you begin.
sancta-rules = All other rules

## House rules (not on phones)
sancta-option-direction = Direction
sancta-option-direction-note = Which way the turn goes.
sancta-value-direction-ccw = Counter-clockwise (to the right)
sancta-value-direction-cw = Clockwise (to the left)
sancta-option-deck-size = Cards in the deck
sancta-option-deck-size-note = Zero: the deck is not counted.
sancta-option-own-decks = A deck for each player
sancta-option-own-decks-note = Everybody draws from and discards to their own.
sancta-option-deck-warning = Small deck warning
sancta-option-deck-warning-note = With four people or more, below this many cards.
sancta-option-track-hands = Count the cards in hand
sancta-option-track-hands-note = Whoever ends the turn with more than five cards has to discard first.
sancta-option-reaction-mode = The devil’s advocate
sancta-option-reaction-mode-note = With phones, all opponents get the same question at the same moment.
sancta-value-reaction-mode-phones = On the phones
sancta-value-reaction-mode-spoken = Aloud
sancta-option-react-seconds = Seconds to react
sancta-option-react-seconds-note = Zero: no limit, the host closes it.
sancta-option-die-source = The die
sancta-option-die-source-note = The program rolls it, or you type what yours shows.
sancta-value-die-source-app = The program rolls
sancta-value-die-source-physical = A real die
sancta-option-place-limit = Saints placed in a turn
sancta-option-place-limit-note = How many saints you may put down from your hand.
sancta-value-place-limit-none = As many as you like
sancta-value-place-limit-1 = One
sancta-option-sanctuary-hidden = Face-down sanctuary
sancta-option-sanctuary-hidden-note = Only their owner sees the saints that wait.
sancta-option-simultaneous-win = Several Roses full at once
sancta-option-simultaneous-win-note = When one effect completes more than one.
sancta-value-simultaneous-win-order = Whoever’s turn it is wins, then the next
sancta-value-simultaneous-win-shared = They win together
sancta-option-dice-blockable = The advocate stops the die, too
sancta-option-dice-blockable-note = Otherwise it stops beatitudes only.

## The die
sancta-die-table = The die’s table
sancta-die-table-set = Save the table
sancta-die-table-hint = For each face: what happens, and the points it gives. With “ask”, the points are typed in after the roll.
sancta-die-words = What happens
sancta-die-ask = Ask
sancta-die-face = Face { $n }
sancta-die-shows = The die: { $n }
sancta-die-printed = Read the printed table.
sancta-die-for-card = A card asks for it: you decide what it does.

## Saints, and where they lie
sancta-first-title = Which saint lies before you?
sancta-first-of = { $who }’s first saint
sancta-first-hint = Count the crosses on the card: they are the level. The name, if you like.
sancta-first-set = Here is my saint
sancta-first-change = Correct the first saint
sancta-name-of = Name, if you like
sancta-sort = Type, if it matters
sancta-level = Level
sancta-required = Points needed
sancta-points = Points
sancta-saint = { $name }, level { $level }
sancta-nameless = { $at ->
    [start] A saint of level { $level }
   *[within] a saint of level { $level }
 }
sancta-saint-sort = { $saint } · { $sort }
sancta-saint-of = { $saint } ({ $who })
sancta-covered-saint = Number { $n } in the sanctuary
sancta-saint-covered-of = Number { $n } in { $who }’s sanctuary
sancta-waiting-saints = In the sanctuary: { $names }
sancta-waiting-covered = { $n ->
    [one] One saint waits in the sanctuary
   *[other] { $n } saints wait in the sanctuary
 }
sancta-supports = Supports: { $names }
sancta-hand = { $n ->
    [one] One card in hand
   *[other] { $n } cards in hand
 }
sancta-deck = { $left ->
    [one] In the deck: one card.
   *[other] In the deck: { $left } cards.
 } { $discard ->
    [one] Discarded: one.
   *[other] Discarded: { $discard }.
 }
sancta-own-sanctuary = Your sanctuary, in order
sancta-own-place = { $n }. { $saint }
sancta-own-rose = Your Rose
sancta-waits-die = The points of the die are being read.
sancta-waits-shuffle = The deck is being shuffled.
sancta-waits-trial = The trial’s effect is being applied.

## The turn
sancta-beatitude = Play a beatitude
sancta-cancelled = Stopped by { $name }
sancta-cancelled-title = Beatitude stopped
sancta-roll = Roll the die
sancta-card-die = Roll the die for a card
sancta-points-title = It shows { $n }
sancta-points-hint = What does the table say? Type the points for your saint, from −3 to +3.
sancta-points-set = Give the points
sancta-trial = Pass a trial
sancta-trial-title = Trial
sancta-trial-hint = Your saint passes trials up to difficulty { $level }.
sancta-difficulty = Difficulty
sancta-outcome = What follows
sancta-outcome-point = A point at once
sancta-outcome-effect = First the effect, then the point
sancta-outcome-none = No point: the card says so
sancta-trial-done = Effect done: +1
sancta-trial-done-hint = Apply the trial’s effect, then take the point.
sancta-trial-none = Effect done, no point
sancta-suffrage = Discard the saint: +1
sancta-suffrage-title = Suffrage
sancta-suffrage-hint = Discard a saint of level { $level } or less from your hand.
sancta-suffrage-level = Level of the discarded saint
sancta-place = Place the saint
sancta-place-title = A saint from your hand
sancta-place-hint = It goes to the end of the sanctuary; to the active zone only if nobody is there.
sancta-instead = In whose place?
sancta-substitute = Substitute with { $name }
sancta-substitute-title = Substitution
sancta-substitute-hint = The toll: all points of the active saint, at least two.
sancta-reorder = Confirm the order
sancta-reorder-title = Order of the sanctuary
sancta-support = Play a support
sancta-support-stays = Put it in the support zone
sancta-support-stays-title = A support that stays
sancta-support-name = Name of the card
sancta-end-turn = End the turn
sancta-end-turn-left = You still have a trial or a suffrage.
sancta-end-turn-hint = Keep five cards at most.
sancta-discard = Discard
sancta-discard-title = { $n ->
    [one] You hold one card
   *[other] You hold { $n } cards
 }
sancta-discard-cards = Cards to discard
sancta-shuffled-title = The deck has run out
sancta-shuffled-hint = { $n ->
    [one] You still have to draw one card. How many were shuffled in? Zero, if there are none.
   *[other] You still have to draw { $n } cards. How many were shuffled in? Zero, if there are none.
 }
sancta-shuffled-hint-of = { $n ->
    [one] { $who } still has to draw one card. How many were shuffled in? Zero, if there are none.
   *[other] { $who } still has to draw { $n } cards. How many were shuffled in? Zero, if there are none.
 }
sancta-shuffled-cards = Cards shuffled in
sancta-shuffled-set = I have shuffled
sancta-note-shuffle = Note: deck reshuffled

## The time to react
sancta-react-title = { $what ->
    [die] Do you stop the die?
   *[beatitude] Do you stop the beatitude?
 }
sancta-react-hint = { $who } would gain from it. Answer as you like: nobody will know who let it pass.
sancta-react-cancel = Devil’s advocate!
sancta-react-pass = Let it pass
sancta-window-line = { $what ->
    [die] { $you ->
        [you] The others may stop your die.
       *[other] Does anybody stop { $who }’s die?
     }
   *[beatitude] { $you ->
        [you] The others may stop your beatitude.
       *[other] Does anybody stop { $who }’s beatitude?
     }
 }
sancta-window = Time to react
sancta-close-window = Nobody else: close it
sancta-close-window-hint = Whoever has not answered lets it pass.
sancta-void = That was no advocate
sancta-void-hint = This turn only: { $card ->
    [gone] the card does not count
   *[back] { $who } takes the card back
 }, and { $others ->
    [0] there is nobody else to ask
   *[other] the others are asked again
 }.
sancta-void-warn = Take back { $who }’s answer?

## Effects of cards, and people who leave
sancta-effect = { $n ->
    [0] No change
    [one] Confirm: { $what }
   *[other] Confirm { $n } changes
 }
sancta-effect-title = Points and levels
sancta-effect-hint = For everybody’s active saint. Points never fall below zero, nor levels below one.
sancta-note = Note (if you like)
sancta-move = Move the saint
sancta-move-title = Move a waiting saint
sancta-move-hint = A saint in anybody’s sanctuary.
sancta-move-active = Remove the active saint
sancta-move-active-title = Remove an active saint
sancta-move-active-hint = Only if the card says so plainly.
sancta-move-rose = Remove from the Rose
sancta-move-rose-title = Remove a saint from the Rose
sancta-move-rose-hint = Anybody’s, if the card says so.
sancta-move-of = { $title } ({ $who })
sancta-which-saint = Which saint?
sancta-to = Where to
sancta-to-discard = To the discards
sancta-to-hand = To the hand
sancta-to-rose = To the Rose
sancta-to-sanctuary = Last in the sanctuary
sancta-drop = Remove { $name }
sancta-drop-title = { $who }’s supports
sancta-hand-title = Cards in hand
sancta-hand-set = Confirm
sancta-hand-who = Who?
sancta-hand-cards = How many cards now?
sancta-draw-title = Draw by a card’s effect
sancta-draw-set = Draw
sancta-draw-cards = How many cards
sancta-permit = { $what ->
    [source] A card allows: beatitude or die once more
    [task] A card allows: trial or suffrage once more
   *[substitution] A card allows: another substitution
 }
sancta-remove = Leave the table
sancta-remove-hint = Their cards go to the discards and the game goes on.
sancta-remove-own-hint = They take their cards along, and the game goes on.
sancta-remove-warn = Take this person out of the game?
sancta-remove-who = Who leaves?
sancta-remove-cards = Cards they held

## The story
sancta-told-first = { $who } starts with { $saint }.
sancta-told-started = { $who } begins.
sancta-told-drawn = { $n ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $n } cards.
 }
sancta-told-shuffled = { $n ->
    [0] The deck has run out and there is nothing to shuffle.
    [one] One card goes back into the deck.
   *[other] { $n } cards go back into the deck.
 }
sancta-told-shuffle-noted = The deck was reshuffled.
sancta-told-beatitude = { $who } plays a beatitude.
sancta-told-cancelled = { $who } calls the devil’s advocate: no point.
sancta-told-cancelled-die = { $who } calls the devil’s advocate: the die gives no points.
sancta-told-restarted = The time to answer starts all over again.
sancta-told-voided = { $who }’s card did not count: the others are asked again.
sancta-told-void = { $who }’s card did not count.
sancta-told-die = { $who } rolls the die: { $face }.
sancta-told-card-die = { $who } rolls the die for a card: { $face }.
sancta-told-trial = { $who } passes a trial of difficulty { $level }.
sancta-told-suffrage = { $who } discards a saint of level { $level } as a suffrage.
sancta-told-discarded = { $n ->
    [one] { $who } discards a card.
   *[other] { $who } discards { $n } cards.
 }
sancta-told-hand = { $n ->
    [one] { $who } now holds one card.
   *[other] { $who } now holds { $n } cards.
 }
sancta-told-permitted = { $what ->
    [source] { $who } may play another beatitude, or the die.
    [task] { $who } may play another trial, or a suffrage.
   *[substitution] { $who } may substitute once more.
 }
sancta-told-points = { $n ->
    [one] { $saint } gains a point.
   *[other] { $saint } gains { $n } points.
 }
sancta-told-points-lost = { $n ->
    [one] { $saint } loses a point.
   *[other] { $saint } loses { $n } points.
 }
sancta-told-lost = { $who }’s point is lost: that saint is no longer active.
sancta-told-completed = { $saint } enters { $who }’s Rose.
sancta-told-refilled = For { $who }, { $saint } steps forward.
sancta-told-placed = { $where ->
    [active] { $who } puts { $saint } into the active zone.
   *[sanctuary] { $who } puts { $saint } into the sanctuary.
 }
sancta-told-placed-covered = { $who } puts a saint face down into the sanctuary.
sancta-told-substituted = { $n ->
    [one] { $who } pays one point and calls { $saint }.
   *[other] { $who } pays { $n } points and calls { $saint }.
 }
sancta-told-reordered = { $who } reorders the sanctuary.
sancta-told-support = { $who } plays a support.
sancta-told-support-stays = { $who } keeps “{ $card }” in play.
sancta-told-support-dropped = “{ $card }” leaves { $who }’s support zone.
sancta-told-effect = Effect on { $who }: { $what }
sancta-told-effect-many = An effect touches { $who }. { $note }
sancta-told-effect-note = An effect: { $note }
sancta-told-moved = { $to ->
    [rose] { $saint } enters { $who }’s Rose. { $note }
    [hand] { $who } takes { $saint } back in hand. { $note }
    [sanctuary] { $saint } goes back to { $who }’s sanctuary. { $note }
   *[discard] { $saint } goes from { $who } to the discards. { $note }
 }
sancta-told-moved-covered = { $to ->
    [hand] A face-down saint goes back to { $who }’s hand. { $note }
   *[other] A face-down saint of { $who } leaves the sanctuary. { $note }
 }
sancta-told-left = { $who } leaves the table.
sancta-told-won = { $n ->
    [one] { $who } wins the game.
   *[other] { $who } win together.
 }
sancta-change-points = points { $n }
sancta-change-level = level { $n }
sancta-change-required = points needed { $n }
sancta-change-both = { $first }, { $second }

## The diary (not on phones)
sancta-diary-option = House rule: { $rule }
sancta-diary-dealer = Dealer: { $who }.
sancta-diary-begun = The first saints are looked for.
sancta-diary-aloud = An answer said aloud.
sancta-diary-points = Points of the die: { $n }.
sancta-diary-deck-ends = { $who } has to draw, and the deck is empty.
sancta-diary-trial-ended = The trial’s effect is done.

## The end
sancta-verdict = { $n ->
    [one] { $who } wins
   *[other] { $who } win
 }
sancta-verdict-rose = { $n ->
    [one] One saint in the Rose.
   *[other] { $n } saints in the Rose.
 }
sancta-verdict-alone = Only one person is left at the table.
sancta-chapter = Turn { $n }: { $who }
sancta-turn-number = { $n }
sancta-tiles-line = { $n ->
    [one] one turn
   *[other] { $n } turns
 }
sancta-tile-saint = { $saint }, turn { $turn }
sancta-tile-of = { $n } of { $of }
sancta-race = The race to the Rose

## Refusals
sancta-player-count = { $players ->
    [0] Nobody is here yet: it takes at least two people.
    [one] There is only one person: it takes at least two.
   *[other] There are { $players } of you: it takes at least two.
 }
W_SMALL_DECK = { $cards ->
    [one] One card is a small deck for so many: { $n } would be better.
   *[other] { $cards } cards are a small deck for so many: { $n } would be better.
 }
E_PENDING_REACTION = One moment: the opponents are being asked.
E_PENDING_DIE = First type the points of the die.
E_PENDING_SHUFFLE = First shuffle the deck and type how many cards there are.
E_PENDING_TRIAL = First finish the trial’s effect.
E_SOURCE_USED = Beatitude or die: you have already chosen this turn.
E_TASK_USED = Trial or suffrage: you have already chosen this turn.
E_NO_ACTIVE_SAINT = Nobody is in the active zone: put a saint there first.
E_LEVEL_TOO_LOW = Your saint is of level { $level }, this needs { $needed }.
E_SUBSTITUTION_USED = One substitution a turn: it is already done.
E_TOLL = { $points ->
    [0] The toll is at least two points: you have none.
    [one] The toll is at least two points: you have one.
   *[other] The toll is at least two points: you have { $points }.
 }
E_SANCTUARY_EMPTY = Nobody is at that place of the sanctuary.
E_SANCTUARY_FULL = Four already wait in the sanctuary: choose who makes room.
E_ACTIVE_PROTECTED = The active saint is removed only if the card says so plainly.
E_OWN_BEATITUDE = You cannot stop your own beatitude.
E_NO_REACTION = There is nothing to stop just now.
E_ALREADY_CANCELLED = Somebody else has already stopped it: keep your card.
E_HAND_LIMIT = { $n ->
    [one] Discard one more card first.
   *[other] Discard { $n } more cards first.
 }
E_LEVEL_RANGE = Levels and difficulties start at one.
E_DIE_RANGE = The die goes from 1 to 6, the points from −3 to +3.
E_PLACE_LIMIT = One saint a turn: it is already placed.
E_SAINT_NAME = It needs a name, and not too long a one.
E_NOTHING_TO_DRAW = There is nothing left to draw in deck or discards.
E_EFFECT = This effect cannot be applied like that.
E_HOUSE_RULE = This house rule cannot be set like that.
sancta-place-empty = Put into the active zone
sancta-place-empty-title = Put down a saint
sancta-place-empty-hint = Your active zone is empty: without a saint you gain no points.
sancta-limits = { $n ->
    [0] You have used everything this turn:
    [one] This turn you still have, once:
   *[other] This turn you still have, once each:
 }
sancta-limit-source = beatitude or die
sancta-limit-task = trial or suffrage
sancta-limit-substitution = substitution
sancta-spoken = Advocates aloud
sancta-spoken-hint = Without a phone: { $who }. Each beatitude would wait until the time is over: aloud is faster.
sancta-target-own = { $n ->
    [one] Your own choice: with { $players } players the booklet says one saint.
   *[other] Your own choice: with { $players } players the booklet says { $n } saints.
 }
sancta-react-warn = You discard an advocate, and { $who } does not get the point.
sancta-points-aloud = If somebody has called the advocate, type zero.
sancta-told-started-level = { $who } begins, with the saint of the highest level, { $level }.
sancta-told-started-tie = { $who } begins. Several saints are of level { $level }: counting from the right of { $dealer }, this seat comes first.
sancta-sums = In short
sancta-sum-stopped = { $n ->
    [one] One beatitude stopped by the devil’s advocate.
   *[other] { $n } beatitudes stopped by the devil’s advocate.
 }
sancta-sum-trials = { $n ->
    [one] One trial passed.
   *[other] { $n } trials passed.
 }
sancta-sum-suffrages = { $n ->
    [one] One suffrage.
   *[other] { $n } suffrages.
 }
sancta-sum-substitutions = { $n ->
    [one] One substitution.
   *[other] { $n } substitutions.
 }
E_HAND_EMPTY = This hand is counted empty: correct the number first.
E_NO_SAINT_THERE = Nobody is in that active zone: the effect has nobody to act on.

sancta-titles = The titles of the game
sancta-title-cancelled = Devil’s advocate in person: { $who } stops { $n } beatitudes.
sancta-title-trial = Faith put to the test: { $who } passes { $n } trials.
sancta-title-grace = A turn of grace: turn { $turn }, { $n } saints join the Rose of { $who }.

## Help in play
sancta-help-now = { $at ->
    [setup] Now: the first saint
   *[turn] The turn
 }
sancta-help-step-first = Draw until you find a saint: it goes into the active zone. The rest goes back into the deck.
sancta-help-step-five = Then five cards each. Whoever has the saint of the highest level begins.
sancta-help-step-draw = Draw two cards.
sancta-help-step-source = Once: a beatitude (one point, unless stopped) or the die (what its table says).
sancta-help-step-task = A trial or a suffrage, once: a point, if the level is high enough.
sancta-help-step-free = Saints, supports and effects as many as you like; one substitution, if the active saint has at least two points: it pays them all.
sancta-help-step-end = Keep five cards at most.
sancta-help-full = A saint with as many points as it needs (its level, at first) goes into the Rose at once, even on somebody else’s turn.
sancta-help-target = { $n ->
    [one] Whoever has one saint in the Rose wins.
   *[other] Whoever has { $n } saints in the Rose wins.
 }
sancta-help-die-table = The die’s table is your own.
sancta-help-direction = { $value ->
    [cw] Play goes clockwise, to the left.
   *[ccw] Play goes counter-clockwise, to the right.
 }
sancta-help-deck-size = { $value ->
    [0] The cards of the deck are not counted.
    [one] The deck has one card.
   *[other] The deck has { $value } cards.
 }
sancta-help-own-decks = { $value ->
    [on] Everybody has a deck of their own.
   *[off] Everybody draws from the same deck.
 }
sancta-help-deck-warning = { $value ->
    [one] With four or more, at least one card is advised.
   *[other] With four or more, at least { $value } cards are advised.
 }
sancta-help-track-hands = { $value ->
    [on] The cards in hand are counted.
   *[off] The cards in hand are not counted.
 }
sancta-help-reaction-mode = { $value ->
    [spoken] Advocates are announced aloud.
   *[phones] The advocate is played on the phones.
 }
sancta-help-react-seconds = { $value ->
    [0] There is no time limit for answering.
    [one] There is one second to answer.
   *[other] There are { $value } seconds to answer.
 }
sancta-help-die-source = { $value ->
    [physical] The die is a real one: you type the number.
   *[app] The program rolls the die.
 }
sancta-help-place-limit = { $value ->
    [none] You may put down as many saints as you like.
   *[other] Saints to put down in a turn: { $value }.
 }
sancta-help-sanctuary-hidden = { $value ->
    [on] The sanctuary is face down: only its owner sees it.
   *[off] The sanctuary is face up.
 }
sancta-help-simultaneous-win = { $value ->
    [shared] If several Roses fill at once, they win together.
   *[order] If several Roses fill at once, whoever’s turn it is wins, then the next.
 }
sancta-help-dice-blockable = { $value ->
    [on] The advocate stops the points of the die, too.
   *[off] The advocate stops beatitudes only.
 }
sancta-word-active = Active zone
sancta-word-active-means = the only saint that earns points
sancta-word-sanctuary = Sanctuary
sancta-word-sanctuary-means = up to four saints that wait, in order
sancta-word-rose = Rose
sancta-word-rose-means = the saints that have finished
sancta-word-advocate = Devil’s advocate
sancta-word-advocate-means = the card that stops a beatitude
sancta-word-suffrage = Suffrage
sancta-word-suffrage-means = discarding a saint from your hand for a point
sancta-word-toll = Toll
sancta-word-toll-means = the price of a substitution: all points of the active saint

## How it is played, in five pictures
learn-sancta-1 = One saint at a time
learn-sancta-1-line = The saint in the active zone earns points; the others wait in the sanctuary.
learn-sancta-2 = The points it needs
learn-sancta-2-line = A saint with as many points as it needs (its level, at first) enters the Rose.
learn-sancta-3 = A point, or the die
learn-sancta-3-line = Each turn one beatitude or the die, and one trial or suffrage.
learn-sancta-4 = Somebody may say no
learn-sancta-4-line = The others have a few seconds to stop your beatitude.
learn-sancta-5 = A full Rose
learn-sancta-5-line = Whoever first brings enough saints into the Rose wins.
