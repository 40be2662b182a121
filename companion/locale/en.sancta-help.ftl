# Help in play: what is done now, the rules of this table, the words of the game.
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
