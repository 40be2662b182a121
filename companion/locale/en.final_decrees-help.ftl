# Help in play: what is done now, the rules of this table, the words of the game.
decrees-help-now = { $at ->
    [bid] Now: the bids
    [posting] Now: the ministries
   *[turn] The turn
 }
decrees-help-step-bid = Bid 1 to 6, in secret: the highest heads Human Resources.
decrees-help-step-blame = Your bid becomes blame; the lowest bid takes 5 more.
decrees-help-step-tie = Those tied for the highest bid take 2 each and bid again.
decrees-help-step-posting = The director of Human Resources gives everybody a ministry.
decrees-help-step-executive = Then the director of the Executive begins.
decrees-help-step-incompetence = Your ministry takes 1 blame.
decrees-help-step-draw = You draw a card.
decrees-help-step-actions = Up to three actions: draw (once), play a card, stamp, forward, move somebody, push blame down, and your ministry’s own. No agreement is binding; where a card says otherwise, the card counts.
decrees-help-step-close = Your ministry takes 1 for each decree that lies there.
decrees-help-goal = The least personal blame wins; the ministries’ blame does not count.
decrees-help-end = It ends with the fifth decree promulgated, or when the deck runs out.
decrees-help-less = Forwarding to the right step, or stamping, takes 1 off your own blame.
decrees-help-deck-total = { $value ->
    [one] There is one card in all.
   *[other] There are { $value } cards in all.
 }
decrees-help-sd-is-extra = { $value ->
    [on] Stagnation and Decline is an extra card.
   *[off] Stagnation and Decline is among the cards that are counted.
 }
decrees-help-sd-discard = { $value ->
    [0] Stagnation and Decline discards no cards.
    [one] Stagnation and Decline discards one card.
   *[other] Stagnation and Decline discards { $value } cards.
 }
decrees-help-sd-pick = { $value ->
    [on] Whoever draws Stagnation and Decline takes one of the discarded cards.
   *[off] Nobody takes the discarded cards.
 }
decrees-help-sd-empty-ends = { $value ->
    [on] If Stagnation and Decline discards the last cards, the game ends there.
   *[off] If Stagnation and Decline discards the last cards, it goes back into the deck and you play on.
 }
decrees-help-bid-rounds-max = { $value ->
    [0] Equal bids go on until somebody wins.
    [one] With equal bids, lots are drawn after one round.
   *[other] With equal bids, lots are drawn after { $value } rounds.
 }
decrees-help-four-player-empty-executive = { $value ->
    [on] With four, the Executive may stay empty.
   *[off] With four, the Executive always has a director.
 }
decrees-help-redistribute-into-own = { $value ->
    [off] When you redistribute, your own ministry’s blame may only go down.
   *[on] When you redistribute, you may also raise your own ministry’s blame.
 }
decrees-help-multi-control = { $value ->
    [on] A ministry may have more than one above it.
   *[off] A ministry has only one above it.
 }
decrees-help-reform-steps = { $value ->
    [forbid] With four, no stamps of Reform are written into the decrees.
   *[skip] With four, the stamps of Reform are skipped.
 }
decrees-help-trades = { $value ->
    [in_turns] Trades in turns only: not while ministries are handed out, nor while somebody chooses which blame to remove.
   *[freely] Trades at any time, except during the bids.
 }
decrees-help-tie-break = { $value ->
    [ministry_blame] With equal blame, whoever has less in their ministry wins.
   *[shared] With equal blame you win together.
 }
decrees-help-allow-vacant-player = { $value ->
    [on] Human Resources may leave somebody without a ministry.
   *[off] Everybody always heads a ministry.
 }
decrees-word-blame = Personal blame
decrees-word-blame-means = what counts at the end
decrees-word-control = Arrow
decrees-word-control-means = the ministry it starts from controls the other
decrees-word-forward = Forward
decrees-word-forward-means = send a decree to another ministry
decrees-word-stamp = Stamp
decrees-word-stamp-means = mark a decree’s next step as done, in the right ministry
decrees-word-promulgated = Promulgated
decrees-word-promulgated-means = has all stamps: whoever heads the top of the chain removes blame, 10 for each decree promulgated
decrees-word-executive = Executive, Reform
decrees-word-executive-means = on the Italian sheets: “Branca Esecutiva” and “Ministero delle Riforme”
decrees-word-stagnation = Stagnation and Decline
decrees-word-stagnation-means = discards cards, and each ministry passes its blame to its director
