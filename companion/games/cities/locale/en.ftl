### Cities

## Name, and what stands on several screens
cities-name = Cities
cities-for-how-many = A duel of cards for the capital. 2 people, 50 minutes
cities-words = { $words }

## Where we are
cities-lobby = Two decks, five cities
cities-lobby-line = The cards stay on the table: the clock, the cities and the counts are here.
cities-before-duel = Before duel { $n }
cities-turn = Duel { $n }: { $who }’s turn
cities-turn-you = Duel { $n }: your turn
cities-attacks = { $who } attacks city { $slot }
cities-attacks-you = You attack city { $slot }
cities-won = { $who } wins duel { $n }
cities-won-you = You win duel { $n }
cities-over = The match is decided
cities-line-paused = The match is paused.
cities-line-bell = Nothing new begins: now it is counted.
cities-line-ready = Declare your decks; the duel begins when both of you are ready.
cities-lay = The table
cities-lay-cities = { $capital ->
    [none] Shuffle the five city cards and lay them face down in a row between you: nobody knows where the capital is.
   *[other] Lay the five city cards face down in a row between you: the capital is number { $capital }.
 }
cities-lay-decks = Each of you shuffles their own deck and draws seven cards.
cities-line-draw = { $who } untaps all cards and draws one.
cities-line-opening = { $who } may put one card from the hand onto the field.
cities-line-main = { $who } places, moves, attacks, uses abilities, as often as they like, then ends the turn.
cities-line-main-light = { $who } plays cards on the table, then ends the turn.
cities-line-final = { $who } discards down to seven cards.
cities-line-discards = { $who } discards for the conquest: { $n ->
    [one] one card
   *[other] { $n } cards
  }.
cities-line-adjust = { $who } carries out the text of a card.
cities-line-reveal = { $who } turns city { $slot } up: is it the capital?
cities-line-defence = Attack on city { $slot }: does { $who } defend?
cities-line-attackers = { $who } says who joins the attack.
cities-line-defenders = { $who } chooses who defends.
cities-line-targets = { $who } chooses a target for { $name }.
cities-line-settle = { $who } says whose city { $slot } is now.
cities-line-fighters-attackers = { $who } says who attacks city { $slot }.
cities-line-fighters-defenders = { $who } says who defends city { $slot }.
cities-line-draw-you = Untap your cards, then draw one.
cities-line-opening-you = You may put one card from your hand onto the field.
cities-line-main-you = Place, move, attack, use abilities: as much as you like, then end the turn.
cities-line-main-light-you = Play your cards on the table. Conquered a city? Touch it here. Then end the turn.
cities-line-final-you = Discard down to seven cards.
cities-line-adjust-you = Enter what the card does.
cities-line-targets-you = Choose a target for { $name }.

## Clock and notices
cities-clock = Match
cities-bell = Time is up
cities-bell-how = Only what has already begun is finished. Then either player starts the count, on the phone or on the tablet.
cities-extra = Extra time
cities-extra-you = Extra time: your turn
cities-extra-turn = Extra time: { $who }’s turn
cities-extra-duel = { $wins ->
    [whole_match] Play goes on without a clock: as soon as the cities held differ, conquests in the whole match count. A player whose deck runs out loses.
    [duel] Play goes on without a clock: the first to hold more cities wins this duel. A player whose deck runs out loses.
   *[leader] Play goes on without a clock: the first to hold more cities wins the match. A player whose deck runs out loses.
 }
cities-extra-next = { $wins ->
    [whole_match] Another duel, without a clock: as soon as the cities held differ, conquests in the whole match count. A player whose deck runs out loses.
   *[leader] Another duel, without a clock: the first to hold more cities wins the match. A player whose deck runs out loses.
 }
cities-pause-asked = { $who } asks for a pause.
cities-pause-asked-you = You have asked for a pause: { $who } answers now.
cities-taken = { $who } conquers city { $slot }{ $n ->
    [0] .
    [one] {" "}and discards one card.
   *[other] {" "}and discards { $n } cards.
  }
cities-taken-you = You have conquered city { $slot }{ $n ->
    [0] .
    [one] : discard one card from your hand. It is counted already.
   *[other] : discard { $n } cards from your hand. They are counted already.
  }
cities-fell = City { $slot } is neutral again
cities-fell-why = No character of its owner was left there to garrison it.

## The line
cities-phase-recovery = Recovery
cities-phase-draw = Draw
cities-phase-opening = Opening
cities-phase-main = Main
cities-phase-final = Final
cities-line = The line of cities
cities-city = City { $slot }
cities-is-capital = capital
cities-is-city = face up
cities-is-hidden = face down
cities-counters = The counts
cities-count-wins = Duels
cities-count-won = duels won
cities-count-conquests = Conquests
cities-count-cities = Cities
cities-count-hand = Hand
cities-count-deck = Deck
cities-count-side = Side deck
cities-count-graveyard = Graveyard
cities-is-ready = ready

## The table before the match
cities-box = On the table
cities-box-city = cities
cities-box-capital = capital
cities-box-time = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
  } for the whole match, best of three duels.
cities-plays-note = plays
cities-go-begin = Next: the decks
cities-go-begin-hint = The program follows cities, counts and clock only: a conquest is two taps.
cities-go-follow = Follow the combats
cities-go-follow-hint = The program also follows characters and garrisons, and resolves the combats.
cities-rules = House rules
cities-rules-hint = They hold for the whole match.
cities-plays = { $name } plays
cities-player-first = The first player
cities-player-second = The second player

## Decks
cities-deck = Your deck
cities-deck-hint = At least 45 cards, and at most 10 in the side deck.
cities-deck-siding = Swaps with the side deck
cities-deck-siding-hint = The total number of cards stays the same.
cities-deck-main = Deck
cities-deck-side = Side deck
cities-deck-set = Declare the deck
cities-list = List of cards
cities-list-hint = If you like, write the list: only you see it, and the copies are checked.
cities-list-cards = Cards
cities-list-note = Like this: 3 Dragon, 2+1 Archer, 9 Footman* (after the + the side deck, with * mercenaries).
cities-list-so-far = Written so far: { $main } of { $deck } cards of the deck, { $side } of { $beside } of the side deck. Only you see the list.
cities-list-set = Check the list
cities-go-ready = Ready: deck of { $main }, side deck of { $side }

## Pauses, giving up, time
cities-go-ask-pause = Ask for a pause
cities-go-agree-pause = Agree to the pause
cities-go-drop-pause = Refuse the pause
cities-go-withdraw-pause = Withdraw the request
cities-go-pause = Stop everything
cities-pause-warn = You stop the match for both: this stays in the diary.
cities-go-resume = Resume
cities-go-time-wins = Count: { $who } { $n ->
    [one] one duel
   *[other] { $n } duels
  }, { $other } { $less }
cities-go-time-occupied = Count: { $who } { $n ->
    [one] one city
   *[other] { $n } cities
  }, { $other } { $less }
cities-go-time-conquests = Count: { $who } { $n ->
    [one] one conquest
   *[other] { $n } conquests
  }, { $other } { $less }
cities-go-time-extra = Level: extra time
cities-go-time-plays-on = Play goes on
cities-go-time-hint = { $counts ->
    [occupied] Duels won count first, then the cities held now, then the conquests.
   *[conquests] Duels won count first, then the conquests of the whole match.
 }
cities-go-concede-duel = Give up this duel
cities-concede-duel-warn = The duel goes to the opponent.
cities-go-concede-match = Give up the match
cities-concede-match-warn = The whole match goes to the opponent.

## The turn
cities-go-draw = I have drawn
cities-go-draw-hint = One card from the deck to the hand.
cities-go-open = Put a card onto the field
cities-go-open-other = Another card, not a character
cities-go-open-character = Put it onto the field
cities-go-open-character-title = Opening: a character
cities-go-skip = No card
cities-go-end = End the turn
cities-go-pass = Pass the turn
cities-go-discard = { $n ->
    [one] I have discarded one card
   *[other] I have discarded { $n } cards
  }
cities-go-adjust = Text of a card
cities-go-adjusted = Done
cities-go-adjusted-hint = All that you have entered counts as one moment.
cities-touch-attack = { $name } attacks
cities-touch-set-character = Place { $name }
cities-touch-move = Move { $name }
cities-touch-take = Conquered
cities-touch-take-city = Conquered: it is not the capital
cities-touch-take-capital = Conquered: it is the capital!
cities-take-price = { $n ->
    [one] Costs one card from the hand.
   *[other] Costs { $n } cards from the hand.
  }
cities-touch-work-out = Work out a combat
cities-touch-free = Neutral again
cities-touch-theirs = It is the opponent’s
cities-touch-mine = It is yours
cities-touch-to = It is { $who }’s
cities-touch-shift = Bring { $name }
cities-ways = Count a card
cities-ways-theirs = A card of { $who }
cities-ways-set = Enter: { $name }
cities-quick-draw = Draw
cities-quick-discard = Discard
cities-quick-bury = From the field
cities-left-deck = deck { $n }
cities-left-hand = hand { $n }
cities-left-graveyard = graveyard { $n }
cities-back-draw = drawn
cities-back-discard = discarded
cities-back-bury = from the field
cities-back-other = one card
cities-back-city = city { $slot }
cities-back-duel = the end of duel { $n }
cities-count-back = Undo
cities-count-back-none = nothing to undo
cities-way-draw = from the deck to the hand
cities-way-discard = from the hand to the graveyard
cities-way-mill = from the deck to the graveyard
cities-way-recall = from the graveyard to the hand
cities-way-restore = from the graveyard to the deck
cities-way-bury = from the field to the graveyard
cities-way-play = from the hand to the field
cities-way-retake = from the field to the hand

## Characters
cities-field-name = Name, if you like
cities-field-power = Power
cities-field-hp = Hit points
cities-field-range = Range
cities-field-quick = Quick
cities-field-who = Character
cities-field-what = What
cities-field-amount = How much
cities-quick-no = no
cities-quick-yes = yes
cities-fighter = { $name } { $values }
cities-nameless-character = Character{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
cities-nameless-of = { $who }’s { $values }{ $n ->
    [0] {""}
   *[other] {" "}(no. { $n })
  }
cities-nameless-attacker = Attacker{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
cities-nameless-defender = Defender{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
cities-legend = 2/3: power and hit points. r1: Range. *: Quick.
cities-listed = { $a }, { $b }
cities-listed-last = { $a } and { $b }
cities-listed-more = { $a } and { $n ->
    [one] one more
   *[other] { $n } more
  }
cities-fighter-hurt = { $damage ->
    [one] has taken one damage
   *[other] has taken { $damage } damage
  }

## Texts of cards
cities-effect-change = Enter the effect
cities-effect-change-title = An effect on a character
cities-effect-stats = Change the values
cities-effect-stats-title = Other values until the end of the turn
cities-effect-put = Put it onto the field
cities-effect-put-title = One more character
cities-change-tap = tap
cities-change-untap = untap
cities-change-damage = deal damage
cities-change-heal = heal
cities-change-destroy = destroy
cities-change-field = back to the field

## Combat
cities-asked-against = Attacking: { $who }. { $how }
cities-reveal-title = Is city { $slot } the capital?
cities-reveal-city = It is not the capital
cities-reveal-capital = It is the capital!
cities-defence-title = Do you defend city { $slot }?
cities-go-defend = Defend
cities-go-defend-hint = With whoever is stationed there, or with Quick cards.
cities-go-defend-none = Nobody is stationed there: it takes a Quick.
cities-go-defend-tapped = All who are stationed there are tapped: it takes a Quick.
cities-go-decline = Do not defend
cities-go-bring = { $name } comes from the field
cities-go-quick = Play the Quick
cities-go-quick-title = A Quick from the hand
cities-go-attackers = { $n ->
    [0] Nobody else
    [one] { $names } joins
   *[other] { $n } of them join
  }
cities-attackers-title = Who joins the attack?
cities-attackers-hint = Facing them: { $who }. Attackers tap.
cities-go-defenders = { $n ->
    [0] Defend
    [one] { $names } defends
   *[other] { $n } defend
  }
cities-defenders-title = Who defends?
cities-defenders-hint = At least one of those in the city.
cities-go-enter = Add
cities-go-enter-title = Another character
cities-asks-attackers = Who attacks city { $slot }?
cities-asks-attackers-more = Who else attacks?
cities-asks-defenders = Who defends city { $slot }?
cities-asks-defenders-more = Who else defends?
cities-go-withdraw = Withdraw the attack
cities-go-muster-done = That is everybody
cities-aim-title = { $name } hits for { $damage }: who takes it?
cities-go-aim = Hit { $name }
cities-go-split = Strike
cities-mustered-attack = Attacking: { $who }.
cities-mustered = Attacking: { $who }. Defending: { $defence }.
cities-mustered-so = Attacking: { $who }. Defending: { $defence }. As it stands: { $so }
cities-result-occupation = Occupation: none of the defenders is left.
cities-result-repelled = Repelled: none of the attackers is left.
cities-result-neutrality = Neutrality: some are left standing on both sides.
cities-result-annihilation = Total annihilation: nobody is left.
cities-settle-title = Whose is city { $slot } now?
cities-settle-mine = Conquered
cities-settle-stays = As it was
cities-settle-neutral = Neutral again
cities-go-discards-title = { $n ->
    [one] Discard one card
   *[other] Discard { $n } cards
  }
cities-go-discards-hint = The price of the conquest.
cities-fight = Combat at city { $slot }
cities-range = Range { $range }
cities-falls = { $name } falls: { $damage ->
    [one] one damage
   *[other] { $damage } damage
  } on { $hp ->
    [one] one hit point
   *[other] { $hp } hit points
  }.
cities-blow-falls = Range { $range }: { $name } falls, { $damage ->
    [one] one damage
   *[other] { $damage } damage
  } of { $hp }.
cities-blow-stands = Range { $range }: { $name } still stands, { $damage ->
    [0] no damage
    [one] one damage
   *[other] { $damage } damage
  } of { $hp }.
cities-falls-late = { $name } falls before striking: { $damage ->
    [one] one damage
   *[other] { $damage } damage
  } on { $hp ->
    [one] one hit point
   *[other] { $hp } hit points
  }.
cities-quiet-undefended = Nobody defended.
cities-quiet-called-off = Whoever attacked is gone.
cities-quiet-none = No blow fell.
cities-outcome-undefended = Conquered by { $who }
cities-outcome-occupation = Occupation: city { $slot } goes to { $who }
cities-outcome-repelled = Repelled: { $who } does not get through
cities-outcome-neutrality = Neutrality: nothing changes
cities-outcome-annihilation = Total annihilation
cities-outcome-called-off = The attack came to nothing
cities-outcome-stands = { $who } wins, but { $other } still holds the city

## Corrections
cities-correct-is = City { $slot } is the capital
cities-correct-not = City { $slot } is not the capital
cities-correct-moved = The capital is city { $slot }, not the other
cities-correct-warn = You are correcting what was said about a city.
cities-correct-counts = Correct the counts
cities-correct-counts-title = Cards counted again

## The end
cities-wins = { $who } wins
cities-won-by-duels = Two duels won.
cities-won-by-last = Two duels to { $n }. The last one: { $why }
cities-won-by-wins = More duels won when the time was up: { $mine } to { $theirs }.
cities-won-by-conquests = More conquests over the whole match: { $mine } to { $theirs }.
cities-won-by-occupied = More cities held: { $mine } to { $theirs }.
cities-won-by-deck = The other deck has run out.
cities-won-by-conceded = The opponent gave up.
cities-score = duels { $wins }, conquests { $conquests }
cities-duel = Duel { $n }
cities-duel-drawn = Drawn: time was up first.
cities-duel-left = Broken off: the match was given up.
cities-duel-capital = { $who } took the capital and two more cities.
cities-duel-deck = { $who } wins: the other deck ran out.
cities-duel-conceded = { $who } wins: the other gave up.
cities-duel-cities = { $who } holds more cities after the bell, and has the duel.
cities-duel-held = { $who }: { $n ->
    [0] no city
    [one] one city
   *[other] { $n } cities
  } at the end.

## The end of a duel
cities-slots-2 = { $a } and { $b }
cities-slots-3 = { $a }, { $b } and { $c }
cities-slots-4 = { $a }, { $b }, { $c } and { $d }
cities-why-capital = Holds the capital and { $n ->
    [2] two
    [3] three
   *[other] four
  } other cities: { $others }.
cities-why-capital-you = You hold the capital and { $n ->
    [2] two
    [3] three
   *[other] four
  } other cities: { $others }.
cities-why-deck = The deck of { $who } has run out.
cities-why-deck-lost = Your deck has run out.
cities-why-conceded = { $who } gives up the duel.
cities-why-conceded-lost = You gave up the duel.
cities-why-cities = { $who } holds fewer cities.
cities-why-cities-lost = You hold fewer cities.
cities-then = Next: side decks, then duel { $n }. { $begins }
cities-then-lost = { $who } begins, having lost.
cities-then-lost-you = You begin, having lost.
cities-then-turn = { $who } begins: players take turns to begin.
cities-then-turn-you = You begin: players take turns to begin.
cities-then-drawn = Who begins is drawn by lot.
cities-then-time = Next: time is up, and the result is counted.
cities-side-deck = deck { $main } + { $side }{ $ready ->
    [1] , ready
   *[other] {""}
  }

## What has happened
cities-news = It has just happened
cities-begins-drawn = Drawn by lot: { $who } begins.
cities-begins-lost = { $who } begins, having lost the last duel.
cities-begins-turn = { $who } begins: players take turns to begin.
cities-diary-starts = { $who } begins.
cities-news-attack = { $who } attacks city { $slot } with { $name }.
cities-news-quick = { $who } plays a Quick { $values }.
cities-news-quick-named = { $who } plays a Quick: { $name } { $values }.
cities-news-attack-light = { $who } attacks city { $slot }.
cities-news-capital = City { $slot } is the capital.
cities-news-conquers = { $who } conquers city { $slot }{ $n ->
    [0] .
    [one] , the first one held.
   *[other] , and now holds { $n }.
  }
cities-news-stands = { $who } wins at city { $slot } but does not take it: somebody still holds it.
cities-news-repelled = The attack of { $who } on city { $slot } is repelled.
cities-news-neutrality = City { $slot }: neutrality, the attack of { $who } changes nothing.
cities-news-annihilation = City { $slot }: total annihilation.
cities-news-called-off = The attack of { $who } on city { $slot } has come to nothing.
cities-news-fell = City { $slot } is neutral again: nobody garrisons it any more.
cities-news-given = City { $slot } is { $who }’s.
cities-news-freed = City { $slot } is neutral.
cities-news-cards = { $who }: { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
  }, { $way }.
cities-news-duel = { $who } wins duel { $n }: now { $won } to { $lost }.
cities-diary-changed = An effect on a character: now { $values }, damage { $damage }.
cities-diary-reopened = The end of the duel was a slip: it goes on.
cities-diary-capital = { $who } wins the duel: holds the capital, city { $slot }, and cities { $others }.
cities-diary-withdrawn = The attack was a slip.
cities-tiles = The match in pictures
cities-tiles-line = in green { $first }, in ivory { $second }
cities-tile-winner = { $who }
cities-tile-drawn = Drawn
cities-tile-nobody = Nobody
cities-tile-capital = with the capital, { $mine } to { $theirs }
cities-tile-deck = the other deck ran out
cities-tile-conceded = by resignation
cities-tile-cities = { $mine ->
    [one] { $mine } city
   *[other] { $mine } cities
  } to { $theirs } after the bell
cities-tile-left = broken off
cities-tile-time = the time ran out first
cities-totals = In all
cities-total = { $who }: { $wins ->
    [0] no duel
    [one] one duel
   *[other] { $wins } duels
  }, { $conquests ->
    [0] no conquest
    [one] one conquest
   *[other] { $conquests } conquests
  }.
cities-story = Duel { $n }, move by move
cities-chart = Conquests, duel by duel

## Diary (not on phones)
cities-diary-players = { $who } play.
cities-diary-begun = On to the decks.
cities-diary-list = A list was written.
cities-diary-extra = Extra time.
cities-diary-clock = The clock runs.
cities-diary-paused = Paused.
cities-diary-no-pause = No pause.
cities-diary-bell = Time is up.
cities-diary-drawn = A card drawn.
cities-diary-opened = A card on the field.
cities-diary-opening = Opening over.
cities-diary-ended = Main phase over.
cities-diary-turn = The turn passes.
cities-diary-defended = The city is defended.
cities-diary-quick = A Quick comes from the field.
cities-diary-mustered = That is everybody.
cities-diary-aimed = A target chosen.
cities-diary-attackers = Attackers named.
cities-diary-defenders = Defenders named.
cities-diary-discards = Discards of the conquest.
cities-diary-adjust = Text of a card.
cities-diary-adjusted = Text of a card, done.
cities-diary-effect = An effect on a character.
cities-diary-count-back = A counted card has gone back.
cities-diary-city-back = City { $slot } is as it was before.
cities-diary-corrected = The capital corrected.
cities-diary-counted = Cards counted again.
cities-diary-deck = { $who } declares the deck.
cities-diary-ready = { $who } is ready.
cities-diary-left-duel = The duel is left unfinished.
cities-diary-drawn-duel = The duel is drawn.
cities-diary-match = { $who } wins the match.
cities-diary-asks-pause = { $who } asks for a pause.
cities-diary-enters = { $name } ({ $values }) comes onto the field.
cities-diary-set = A character at city { $slot }.
cities-diary-moved = A character moves to city { $slot }.
cities-diary-attack = Attack on city { $slot }.
cities-diary-revealed = City { $slot } turned up.
cities-diary-undefended = No defence.
cities-diary-occupation = Occupation.
cities-diary-repelled = Attack repelled.
cities-diary-neutrality = Neutrality.
cities-diary-annihilation = Total annihilation.
cities-diary-called-off = The attack came to nothing.
cities-diary-fell = City { $slot } is neutral again.

## House rules (not on phones)
cities-option-tracking = What the program follows
cities-option-tracking-note = Everything, or cities, counts and clock only: then a conquest is two taps.
cities-value-tracking-full = everything
cities-value-tracking-light = the minimum
cities-option-minutes = Minutes of the match
cities-option-minutes-note = For all duels together.
cities-option-pause-between-duels = The clock stops between duels
cities-option-pause-between-duels-note = It goes on when both are ready.
cities-option-first-turn-draw = Who draws on the first turn
cities-option-first-turn-draw-note = By the rule nobody draws on their own first turn.
cities-value-first-turn-draw-none = nobody
cities-value-first-turn-draw-second-player = only the second player
cities-value-first-turn-draw-all = both
cities-option-deckout = When an empty deck loses
cities-option-deckout-note = As soon as it is empty, or only when a card cannot be drawn.
cities-value-deckout-empty = as soon as empty
cities-value-deckout-cannot-draw = at the missed draw
cities-option-reveal-on = When a city is turned up
cities-option-reveal-on-note = At the first declared attack, or only when it is conquered.
cities-value-reveal-on-attack = at the attack
cities-value-reveal-on-conquest = at the conquest
cities-option-capital-slot = Where the capital is
cities-option-capital-slot-note = If you use a printed layout.
cities-value-capital-slot-none = nobody knows
cities-value-capital-slot-1 = city 1
cities-value-capital-slot-2 = city 2
cities-value-capital-slot-3 = city 3
cities-value-capital-slot-4 = city 4
cities-value-capital-slot-5 = city 5
cities-option-move-adjacent = Moves go to an adjacent city only
cities-option-move-adjacent-note = Otherwise from a city to any other.
cities-option-tapped-can-defend = Tapped characters defend, too
cities-option-tapped-can-defend-note = A conqueror taps to attack.
cities-option-split-damage = Damage may be split
cities-option-split-damage-note = Otherwise each blow falls on one opponent.
cities-option-must-clear-city = Only a cleared city is conquered
cities-option-must-clear-city-note = Otherwise those who did not fight cannot hold it.
cities-option-copies-scope = Where copies are counted
cities-option-copies-scope-note = Three at most, mercenaries apart.
cities-value-copies-scope-main-and-side = deck and side deck
cities-value-copies-scope-main = deck only
cities-option-starter = Who begins
cities-option-starter-note = The first duel is always by lot.
cities-value-starter-random-then-loser = then the loser
cities-value-starter-random = always by lot
cities-value-starter-alternate = in turn
cities-option-extra-time = Extra time
cities-option-extra-time-note = With level cities you play on, even if conquests differ.
cities-value-extra-time-literal = with level cities
cities-value-extra-time-conquests-first = only if all is level
cities-option-tiebreak = What counts more
cities-option-tiebreak-note = When time is up and the duels are level.
cities-value-tiebreak-conquests = conquests in all
cities-value-tiebreak-occupied = cities now
cities-option-extra-time-winner = Who wins extra time
cities-option-extra-time-winner-note = When the cities held are no longer level.
cities-value-extra-time-winner-leader = whoever holds more of them
cities-value-extra-time-winner-whole-match = whoever has more conquests in all
cities-option-lead-at-bell = Ahead in duels when time is up
cities-option-lead-at-bell-note = To the letter, the current duel goes on until the cities held are no longer level.
cities-value-lead-at-bell-ends = the match ends
cities-value-lead-at-bell-plays-on = play goes on

## Refusals
E_TWO_PLAYERS = It takes two people to play.
E_DECK_TOO_SMALL = { $cards ->
    [one] One card is too few: a deck has at least { $least }.
   *[other] { $cards } cards are too few: a deck has at least { $least }.
 }
E_SIDE_TOO_LARGE = { $cards } cards are too many: a side deck has at most { $most }.
E_TOO_MANY_COPIES = Too many copies of { $card }: at most { $most }, unless it is a mercenary.
E_POOL_CHANGED = { $cards ->
    [one] There were { $before } cards in all, now there is one: the total has to stay the same.
   *[other] There were { $before } cards in all, now there are { $cards }: the total has to stay the same.
 }
E_DECK_LIST = This list cannot be understood, or is too long: write it as in the example.
E_LIST_TOO_LONG = The list has { $main ->
    [one] one card
   *[other] { $main } cards
 } in the deck and { $side } in the side deck, but you declared { $deck } and { $beside }.
E_DECK_MISSING = Declare the deck first.
E_ALREADY_READY = You are already ready: the other player is still to come.
E_NOT_ACTIVE = It is not your turn.
E_DUEL_OVER = This duel is over.
E_MATCH_OVER = The match is decided.
E_PAUSED = The match is paused.
E_PAUSE_ASKED = A pause has been asked for already.
E_PAUSE_OWN = The other player must agree to the pause.
E_TIME_UP = Time is up: nothing new begins.
E_COMBAT_OPEN = Finish the combat first.
E_ADJUST_OPEN = Finish the text of the card first.
E_ADJUST_FIRST = Open the text of a card first.
E_ALREADY_OPENED = You have already put a card onto the field this turn.
E_TAPPED = It is tapped: it is done for this turn.
E_NOT_THERE = This character is not in that city.
E_NOT_ADJACENT = You can only move to an adjacent city.
E_OWN_CITY = This city is already yours.
E_NOT_QUICK = Without a garrison only Quick cards can defend.
E_SAME_CITY = It is already in this city.
E_HAND_TOO_BIG = You hold { $cards } cards: discard { $over }.
E_DISCARD_DUE = First the discards of the conquest: { $cards }.
E_NOT_AN_OPPONENT = Only those who fight on the other side can be hit.
E_NO_FIGHTER = It takes at least one fighter.
E_SHARES = The damage does not add up: in all it has to equal the power.
E_TOO_LATE = Too late: the defence has already answered.
E_TWO_CAPITALS = Another city is already the capital.
E_NO_CAPITAL_LEFT = Then no city would be the capital.
E_FACE_DOWN = This city is still face down.
E_CAPITAL_ASKED = Whether it is the capital is said when the city is turned up, and only then.
E_NOTHING_CHANGES = It is already so.
E_BAD_STATS = These values are not possible: power and range from 0, hit points from 1.
E_CARD_NAME = The name of a card has at most 24 characters.
E_NO_CARDS = There are not enough cards.
E_TOO_MANY = No more can be kept track of.
E_TRACKED = Here cities are conquered by attacking.
E_NOT_TRACKED = With this rule characters are only on the table.

cities-titles = The titles of the match
cities-title-taken = Quick hand: duel { $duel }, { $who } conquers { $n } cities.
cities-title-contested = Contested city: duel { $duel }, city { $slot } is conquered { $n } times.
cities-title-blow = The hardest blow: duel { $duel }, { $n } damage at once.

## Help in play
cities-help-now = { $at ->
    [ready] Now: before the duel
    [draw] Now: the draw
    [opening] Now: the opening
    [main] Now: the main phase
   *[final] Now: the end of the turn
 }
cities-help-step-lay = Shuffle the five city cards and lay them face down in a row between you.
cities-help-step-ready = Declare the decks, shuffle, draw seven cards. The clock starts when both of you are ready.
cities-help-step-draw = Recovery and draw: untap your cards, then draw one.
cities-help-step-opening = Opening: put one card from your hand onto the field, if you like.
cities-help-step-main = Main: place, move, attack, use abilities, as often as you like. Placing does not tap; the program follows characters, other cards you place stay on the table.
cities-help-step-final = Final: damage is healed; keep seven cards in hand at most.
cities-help-goal = You win the duel by holding the capital and two other cities, or when the other deck runs out; two duels win the match.
cities-help-tracking = { $value ->
    [light] The program follows cities, counts and clock only.
   *[full] The program follows everything, combats too.
 }
cities-help-minutes = { $value ->
    [one] The match takes one minute.
   *[other] The match takes { $value } minutes.
 }
cities-help-pause-between-duels = { $value ->
    [on] The clock stops between two duels.
   *[off] The clock goes on between two duels.
 }
cities-help-first-turn-draw = { $value ->
    [second_player] On the first turn only the second player draws.
    [all] On the first turn you draw as always.
   *[none] Nobody draws on their own first turn.
 }
cities-help-deckout = { $value ->
    [cannot_draw] You lose when you must draw and cannot.
   *[empty] You lose as soon as your deck is empty.
 }
cities-help-reveal-on = { $value ->
    [conquest] A city is turned up only when it is conquered.
   *[attack] A city is turned up at the first attack.
 }
cities-help-capital-slot = { $value ->
    [none] Nobody knows where the capital is.
   *[other] The capital is city { $value }.
 }
cities-help-move-adjacent = { $value ->
    [on] You can only move to an adjacent city.
   *[off] You can move from a city to any other.
 }
cities-help-tapped-can-defend = { $value ->
    [off] Whoever is tapped does not defend.
   *[on] Whoever is tapped may defend, too.
 }
cities-help-split-damage = { $value ->
    [on] The damage of one blow may be divided.
   *[off] Each blow goes to one opponent only.
 }
cities-help-must-clear-city = { $value ->
    [on] A city is conquered only when nobody is left in it.
   *[off] Those who have not fought do not hold the city.
 }
cities-help-copies-scope = { $value ->
    [main] The three copies are counted in the main deck only.
   *[main_and_side] The three copies are counted in main and side deck.
 }
cities-help-starter = { $value ->
    [random] Who begins is always drawn by lot.
    [alternate] Players take turns to begin.
   *[random_then_loser] From the second duel on, the loser begins.
 }
cities-help-extra-time = { $value ->
    [conquests_first] There is extra time only if your conquests are equal, too.
   *[literal] When time is up and cities are equal, there is extra time.
 }
cities-help-tiebreak = { $value ->
    [occupied] When time is up the cities you hold count first, then the conquests.
   *[conquests] When time is up the conquests of the whole match count.
 }
cities-help-extra-time-winner = { $value ->
    [whole_match] In extra time, once the cities differ, conquests in the whole match count.
   *[leader] In extra time, the first to hold more cities wins.
 }
cities-help-lead-at-bell = { $value ->
    [plays_on] When time is up and one of you is a duel ahead, play goes on until the cities differ.
   *[ends] When time is up, being a duel ahead wins the match.
 }
cities-word-deck = Deck
cities-word-deck-means = “grimorio” on the printed sheets: cards are drawn from it
cities-word-set = Place
cities-word-set-means = “Set” on the printed sheets: bring a card from the field to a city
cities-word-garrison = Garrison
cities-word-garrison-means = whoever stays in a city and holds it: once nobody is left, the city is neutral again
cities-word-neutral = Neutral
cities-word-neutral-means = a city that is nobody’s: the card lies sideways
cities-word-tapped = Tapped
cities-word-tapped-means = used this turn
cities-word-range = Range
cities-word-range-means = the higher one strikes first
cities-word-quick = Quick
cities-word-quick-means = may be played in defence without a garrison

## How it is played, in five pictures
learn-cities-1 = Five cities face down
learn-cities-1-line = One is the capital, and nobody knows which. It is a game for two.
learn-cities-2 = Draw and play
learn-cities-2-line = On your turn you draw, put a card onto the field and move the others.
learn-cities-3 = Blow by blow
learn-cities-3-line = The higher Range strikes first: the program does the sums.
learn-cities-4 = The city turns
learn-cities-4-line = A city that is taken turns towards whoever took it.
learn-cities-5 = Two duels out of three
learn-cities-5-line = A duel goes to whoever holds the capital and two more. The clock is for all duels.
