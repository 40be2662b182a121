### Final Decrees

## Name, and what stands on several screens
final_decrees-name = Final Decrees
final_decrees-for-how-many = Ministries, decrees, and blame to pass on. 4–5 people, an hour
decrees-words = { $words }
decrees-named = { $n } · { $words }
decrees-who = { $who }
decrees-number = Decree { $n }
decrees-the-number = decree { $n }
decrees-the-named = decree { $n } · { $words }
decrees-item-named = Decree { $n } · { $words }
decrees-lobby = Before the game
decrees-posting = The ministries
decrees-over = End of the game
decrees-nobody = nobody
decrees-nowhere = no ministry

## The ministries
decrees-ministry-reform = Reform
decrees-ministry-executive = Executive
decrees-ministry-hr = Human Resources
decrees-ministry-treasury = Treasury
decrees-ministry-secret = Secret Service
decrees-ministry-navy = Navy
decrees-at-reform = Reform
decrees-at-executive = the Executive
decrees-at-hr = Human Resources
decrees-at-treasury = the Treasury
decrees-at-secret = the Secret Service
decrees-at-navy = the Navy
decrees-arrow = { $above } above { $below }
decrees-chart = The organisation chart
decrees-blame = blame
decrees-personal = Personal blame
decrees-least = would win now
decrees-cards = { $n ->
    [one] one card
   *[other] { $n } cards
 }
decrees-decrees = The decrees
decrees-lies = at { $at }
decrees-arrival = the { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
 } of { $of ->
    [5] five
   *[other] { $of }
 }
decrees-arrival-removes = { $who } takes away up to { $n }
decrees-arrival-where = blame, wherever they like
decrees-promulgated = promulgated
decrees-deck-left = Deck { $deck }, discards { $discard }.
decrees-promulgated-so-far = Promulgated decrees: { $n } of { $of }.

## Before the beginning
decrees-people = { $n ->
    [one] One person at the table. Four or five play.
   *[other] { $n } people at the table. Four or five play.
 }
decrees-player-count = { $players ->
    [one] There is one person at the table: four or five play.
   *[other] There are { $players } of you: four or five play.
 }
decrees-begin = Open the bids
decrees-recipe = The deck for { $n }
decrees-recipe-how = Take out Stagnation and Decline, shuffle and deal. Set two packets aside, shuffle the card you took out into the others, then stack: the small packet on top, the large one at the bottom. The finished deck has { $deck } cards; the special card turns up as number { $latest } at the latest.
decrees-pile-dealt = one each, in the hand
decrees-pile-top = on top
decrees-pile-middle = in the middle, with Stagnation and Decline
decrees-pile-bottom = at the bottom
decrees-templates = The five decrees
decrees-templates-hint = Take those of another evening, or write them one by one below.
decrees-template-use = { $chosen ->
    [0] Use the decrees
   *[other] Use { $name }
 }
decrees-template-name = Name of the set
decrees-template-save = Keep the five decrees
decrees-template-save-title = Keep them for another evening
decrees-template-drop = Forget “{ $name }”
decrees-template-drop-warn = The set is gone from this table. The decrees you see now stay.
decrees-example = Five short decrees
decrees-example-note = Made up for Veglia, if the printed sheets are not at hand.
decrees-decree-title = { $n ->
    [0] { $decree }: no stamps yet
    [one] { $decree }: one stamp
   *[other] { $decree }: { $n } stamps
 }
decrees-decree-name = Name of the decree
decrees-decree-hint = Tap the ministries in the order in which they have to stamp. The same one may come again.
decrees-decree-save = Write the decree
decrees-rules = House rules
decrees-rules-hint = Every change counts at once.

decrees-option-deck-total = How many cards are there in all?
decrees-option-deck-total-note = There are 60 in the box.
decrees-option-sd-is-extra = Is Stagnation and Decline an extra card?
decrees-option-sd-is-extra-note = Otherwise it is one of the cards counted above.
decrees-option-sd-discard = How many cards does Stagnation and Decline discard?
decrees-option-sd-discard-note = More cards, a shorter game.
decrees-option-sd-pick = Does whoever draws it take one of the discarded cards?
decrees-option-sd-pick-note = An idea of the author’s: a small comfort.
decrees-option-sd-empty-ends = If it discards the last cards, is the game over?
decrees-option-sd-empty-ends-note = Otherwise the card goes back and there is one more draw.
decrees-option-bid-rounds-max = After how many rounds of bids are lots drawn?
decrees-option-bid-rounds-max-note = With 0 it goes on until somebody wins.
decrees-option-four-player-empty-executive = With four, may the Executive stay empty?
decrees-option-four-player-empty-executive-note = If it does, the director of Human Resources starts.
decrees-option-redistribute-into-own = When redistributing, may you raise your own ministry’s blame?
decrees-option-redistribute-into-own-note = If not, it can only go down.
decrees-option-multi-control = May a ministry have several above it?
decrees-option-multi-control-note = If so, whoever stamps picks the chain that counts.
decrees-option-reform-steps = With four, the stamps of Reform
decrees-option-reform-steps-note = With four there is no ministry of Reform.
decrees-value-reform-steps-skip = are skipped
decrees-value-reform-steps-forbid = are not written
decrees-option-trades = When may you trade?
decrees-option-trades-note = Never while bidding.
decrees-value-trades-freely = at any time
decrees-value-trades-in-turns = in turns only
decrees-option-tie-break = With equal blame
decrees-option-tie-break-note = The least personal blame wins.
decrees-value-tie-break-shared = the win is shared
decrees-value-tie-break-ministry-blame = the ministry’s blame counts
decrees-option-allow-vacant-player = May Human Resources leave somebody without a ministry?
decrees-option-allow-vacant-player-note = Otherwise everybody heads one.

## The bids
decrees-bid-round = Bids, round { $n }
decrees-bid-line = Everybody bids in secret for Human Resources.
decrees-bid-again = { $n } bid again.
decrees-bid-title = How much blame will you take?
decrees-bid-hint = The highest bid heads Human Resources. Everybody pays their bid in blame; the lowest pays five more. If the highest are tied, they take 2 each and { $then ->
    [lot] lots are drawn
   *[again] bid again
 }. Your bid is final.
decrees-bid-seal = { $chosen ->
    [0] Seal the bid
   *[other] Seal { $n }
 }
decrees-bid-sealed = Your bid is in
decrees-bid-waits = It is sealed and stays as it is. All bids are opened together.
decrees-bid-opened = Round { $n }
decrees-bid-was = { $who } bids { $n } and takes { $gain } blame.
decrees-bid-won = { $who } heads Human Resources.
decrees-bid-lot = The draw picks { $who } for Human Resources.
decrees-bid-tied = Bids tied: { $who }. They take 2 blame each and bid again.
decrees-posting-line = { $who } hands out the ministries.
decrees-post-title = Who heads what?
decrees-post-hint = { $empty ->
    [any] You stay at Human Resources. One ministry each: one stays empty. The director of the Executive begins; if it is empty, you do.
    [other] You stay at Human Resources. One ministry each: one stays empty, but not the Executive, whose director begins.
   *[reform] You stay at Human Resources. One ministry each, nobody at Reform. The director of the Executive begins.
 }
decrees-can-executive = changes the arrows of the chart
decrees-can-treasury = two more actions, once a turn
decrees-can-secret = passes the blame of a ministry to its director
decrees-can-navy = takes up to 2 blame from its director and 4 from the Navy
decrees-post = Hand out the ministries

## The turn
decrees-turn-of = { $who }’s turn
decrees-your-move = It is up to you
decrees-your-turn = Your turn
decrees-line-card = A card is drawn.
decrees-line-actions = { $n ->
    [0] No actions left.
    [one] One action left.
   *[other] { $n } actions left.
 }
decrees-own-ministry = Your ministry: { $at }. { $more }
decrees-own-heads = Your ministry: { $at }.
decrees-own-none = You head nothing. { $more }
decrees-own-idle = You head nothing.
decrees-waits-for = Waiting for { $who }.
decrees-card-ordinary = An ordinary card
decrees-card-ordinary-hint = Draw a card and keep it in your hand.
decrees-card-decline = Stagnation and Decline
decrees-card-decline-hint = { $n ->
    [0] The blame of the ministries passes to their directors.
    [one] Discard one card of the deck and pass the blame of the ministries to their directors.
   *[other] Discard { $n } cards of the deck and pass the blame of the ministries to their directors.
 }
decrees-draw-ordinary = An ordinary card
decrees-draw-ordinary-hint = Costs an action. The card goes into the hand.
decrees-draw-decline = Stagnation and Decline
decrees-draw-decline-hint = { $n ->
    [0] Costs an action. The blame of the ministries passes to their directors.
    [one] Costs an action. Discard one card of the deck and pass the blame of the ministries to their directors.
   *[other] Costs an action. Discard { $n } cards of the deck and pass the blame of the ministries to their directors.
 }
decrees-decline-ends = Discard the rest of the deck: the game ends at once and blame stays where it is.
decrees-end-turn = End the turn
decrees-end-hint = { $n ->
    [0] { $at }: no more blame, no decree lies there.
    [one] { $at }: 1 more blame, for the decree that lies there.
   *[other] { $at }: { $n } more blame, one for each decree that lies there.
 }
decrees-end-warn = { $n ->
    [one] { $more } You have an action left: it is lost if you end now. End the turn?
   *[other] { $more } You have { $n } actions left: they are lost if you end now. End the turn?
 }
decrees-end-nowhere = Without a ministry you take no more blame.

## The actions
decrees-left = { $n ->
    [0] No actions left
    [one] One action left
   *[other] { $n } actions left
 }
decrees-price = costs one action
decrees-pool = { $n } personal
decrees-card = Which card did you draw?
decrees-draw = Draw
decrees-forward-mark = { $loss ->
    [0] next step
   *[other] next step, −1 for you
 }
decrees-move-leaves = leaves { $at }
decrees-investigate-gives = { $n } blame for { $who }
decrees-only-empty = A marker goes only to an empty ministry: { $who } is here.
decrees-only-reform = Reform has no action of its own.
decrees-only-executive = Only the director of the Executive changes arrows.
decrees-only-hr = Only the director of Human Resources reassigns ministries.
decrees-only-treasury = Only the director of the Treasury opens the coffers.
decrees-only-secret = Only the director of the Secret Service investigates.
decrees-only-navy = Only the director of the Navy holds great manoeuvres.
decrees-only-there = It lies at { $at }: only the director there stamps and forwards it.
decrees-stamped-next = No stamp here: the next one belongs at { $at }.
decrees-touch-secret = To investigate, touch the ministry in question.
decrees-touch-executive = To remove, turn or move an arrow, touch the hand at its end. To add one, touch the ministry where it begins.
decrees-none-below = Nobody is below: nothing to redistribute.
decrees-none-to-move = There is no blame to redistribute.
decrees-none-lying = No decree lies here to be stamped or forwarded.
decrees-none-from-here = No arrow can begin here now.
decrees-do-play-card = Play a card
decrees-do-play-card-hint = Put it down and read it out. Then write here what changes.
decrees-do-stamp = Stamp { $decree }
decrees-do-stamp-hint = { $left ->
    [0] { $loss ->
        [0] The decree is promulgated. You have no blame to lose.
       *[other] You lose 1 blame, and the decree is promulgated.
     }
    [one] { $loss ->
        [0] One stamp will be left. You have no blame to lose.
       *[other] You lose 1 blame. One stamp will be left.
     }
   *[other] { $loss ->
        [0] { $left } stamps will be left. You have no blame to lose.
       *[other] You lose 1 blame. { $left } stamps will be left.
     }
 }
decrees-do-treasury-extra = Open the coffers
decrees-do-treasury-extra-hint = Costs one action and gives two. Once a turn.
decrees-do-manoeuvres = Hold great manoeuvres
decrees-do-manoeuvres-hint = Up to 2 of your blame and up to 4 of the Navy’s go back to the reserve. Once a turn.
decrees-do-forward = Forward
decrees-do-forward-hint = It goes to another ministry. If the next stamp belongs there, you lose 1 blame.
decrees-do-forward-go = { $chosen ->
    [0] Forward
   *[other] { $marked ->
        [0] Forward to { $second }
       *[other] { $loss ->
            [0] Forward to { $second }
           *[other] Forward to { $second }: −1 for you
         }
     }
 }
decrees-do-move-marker = Send somebody here
decrees-do-move-marker-hint = Anybody, you included, goes to head an empty ministry.
decrees-do-move-marker-go = { $chosen ->
    [0] Who goes there?
   *[other] Send { $second } to { $first }
 }
decrees-do-investigate = Investigate
decrees-do-investigate-hint = All blame of a ministry becomes its director’s.
decrees-do-investigate-go = { $chosen ->
    [0] Investigate
   *[other] Investigate { $first }
 }
decrees-do-redistribute = Redistribute blame
decrees-do-redistribute-hint = Move { $n } blame as you like among your ministry and those below.
decrees-do-redistribute-go = Redistribute
decrees-same = So far everything is as it was.
decrees-left-over = still to place
decrees-do-reassign = Reassign the ministries
decrees-do-reassign-hint = A different ministry for everybody. Anyone may also stay.
decrees-do-reassign-go = Reassign
decrees-do-restructure-remove = Remove the arrow
decrees-do-restructure-remove-hint = Whoever was below has nobody above any more.
decrees-do-restructure-remove-go = { $chosen ->
    [0] Remove the arrow
   *[other] Remove { $first }
 }
decrees-do-restructure-reverse = Turn the arrow round
decrees-do-restructure-reverse-hint = Whoever was below is above.
decrees-do-restructure-reverse-go = { $chosen ->
    [0] Turn the arrow round
   *[other] Turn { $first } round
 }
decrees-do-restructure-add = Add an arrow from here
decrees-do-restructure-add-hint = One ministry goes below another. There are five arrows at most.
decrees-do-restructure-add-go = { $chosen ->
    [0] Add the arrow
   *[other] Add { $first }
 }
decrees-do-restructure-move = Move the arrow
decrees-do-restructure-move-hint = Take it away and put it elsewhere, in one action.
decrees-do-restructure-move-go = { $chosen ->
    [0] Move the arrow
   *[other] From { $first } to { $second }
 }

## Promulgation
decrees-promulgated-at = { $decree } is promulgated at { $at }
decrees-chooser = { $who }, at the top of the chain ({ $at }), may remove up to { $n } blame.
decrees-roots = The chain has more than one top: { $who } picks the one that counts.
decrees-remove = Remove { $sum } blame
decrees-remove-nothing = Remove nothing
decrees-remove-title = Which blame goes?
decrees-remove-hint = Up to { $n } in all, from anybody and anywhere. Nothing is fine, too.
decrees-remove-left = to remove
decrees-remove-short = { $sum ->
    [0] You remove nothing, and could remove { $n } blame. Give that up?
   *[other] You remove { $sum } of the { $n } blame that you could. The rest stays where it is. Is that right?
 }
decrees-root-title = Which top counts?
decrees-root-hint = Its director will remove the blame.
decrees-root-go = { $chosen ->
    [0] Choose this top
   *[other] Choose { $first }
 }

## Stagnation and Decline
decrees-sd-title = { $who } has drawn Stagnation and Decline
decrees-sd-discards = { $n ->
    [0] No card to discard.
    [one] From the top of the deck to the discards: one card.
   *[other] From the top of the deck to the discards: { $n } cards.
 }
decrees-sd-picked = One of the discarded cards goes to { $who }’s hand.
decrees-sd-moved = From { $at } to { $who }: { $n } blame.
decrees-sd-nothing = No ministry with a director had any blame.
decrees-sd-back = { $deck ->
    [one] Shuffle Stagnation and Decline into the deck: it now has one card.
   *[other] Shuffle Stagnation and Decline into the deck: it now has { $deck } cards.
 }

## Deals
decrees-trade-title = Trade
decrees-trade-hint = It counts once everybody involved has agreed. Until then only they see it.
decrees-trade-propose = { $n ->
    [0] Propose
    [one] Propose: { $what }
   *[other] Propose { $n } transfers
 }
decrees-trade-blame = Hand over blame
decrees-trade-cards = Hand over cards
decrees-trade-of = { $who } proposes a trade
decrees-trade-confirm = Accept { $who }’s trade
decrees-trade-decline = Decline { $who }’s trade
decrees-trade-withdraw = Withdraw your proposal
decrees-trade-declined = { $who } has declined the trade.
decrees-trade-withdrawn = { $who } has withdrawn their proposal.
decrees-trade-fell = The trade came to nothing
decrees-term-blame = { $giver } gives { $taker } { $n } blame
decrees-term-cards = { $n ->
    [one] { $giver } gives { $taker } one card
   *[other] { $giver } gives { $taker } { $n } cards
 }

## What a card does
decrees-adjust = { $n ->
    [0] The card changes nothing
    [one] Confirm: { $what }
   *[other] Confirm { $n } changes
 }
decrees-adjust-title = What does the card do?
decrees-adjust-hint = Touch + and − beside what changes. Everybody sees it, and it can be undone.
decrees-change-marker = Place a marker
decrees-change-draw-arrow = Add an arrow
decrees-change-drop-arrow = Remove an arrow
decrees-change-place = Move a decree
decrees-change-stamp = Stamp of a decree
decrees-change-actions = Actions of this turn
decrees-change-deck = Deck
decrees-change-discard = Discards
decrees-stamp-set = set it
decrees-stamp-lift = lift it
decrees-field-giver = Who gives
decrees-field-taker = Who takes
decrees-field-amount = How much
decrees-field-who = Who
decrees-field-ministry = Ministry
decrees-field-start = Above
decrees-field-end = Below
decrees-field-arrow = Arrow
decrees-field-decree = Decree
decrees-field-change = Set or lift
decrees-abandon = Stop the game
decrees-abandon-warn = The game ends now, without a winner.
decrees-give-cards-brief = { $way ->
    [more] cards for { $what }: { $n }
   *[less] cards from { $what }: { $n }
 }
decrees-give-blame-brief = { $way ->
    [more] { $n } blame for { $what }
   *[less] { $n } blame from { $what }
 }
decrees-give-cards-they = { $way ->
    [more] { $who } gives { $what } cards: { $n }.
   *[less] { $what } gives { $who } cards: { $n }.
 }
decrees-give-cards-you = { $way ->
    [more] You give { $what } cards: { $n }.
   *[less] { $what } gives you cards: { $n }.
 }
decrees-give-blame-they = { $way ->
    [more] { $who } gives { $what } { $n } blame.
   *[less] { $what } gives { $who } { $n } blame.
 }
decrees-give-blame-you = { $way ->
    [more] You give { $what } { $n } blame.
   *[less] { $what } gives you { $n } blame.
 }
decrees-has-cards = { $n ->
    [one] has one card
   *[other] has { $n } cards
 }
decrees-has-blame = has { $n }
decrees-page-deal-others = Among others
decrees-page-deal-cards = Cards
decrees-page-deal-blame = Blame
decrees-tick-first = Touch + or − beside a name.
decrees-tick-at = { $what }: from { $before } to { $after }.
decrees-tick-blame = { $way ->
    [more] { $what } takes { $n } blame: from { $before } to { $after }.
   *[less] { $what } loses { $n } blame: from { $before } to { $after }.
 }
decrees-tick-brief = { $what } { $way ->
    [more] +{ $n }
   *[less] −{ $n }
 }
decrees-hand-of = Hand of { $who }
decrees-page-cards = Cards
decrees-page-decrees = Decrees
decrees-page-arrows = Arrows
decrees-page-ministries = Ministries
decrees-page-people = People
decrees-adjust-right = { $n ->
    [0] Write the changes
    [one] Confirm: { $what }
   *[other] Confirm { $n } changes
 }

## The end
decrees-win = { $n ->
    [one] { $who } wins
   *[other] { $who } win
 }
decrees-nobody-wins = Nobody wins
decrees-over-deck = The deck has run out.
decrees-over-decrees = The fifth decree is promulgated.
decrees-over-abandoned = The game was stopped.
decrees-blame-of = { $n } blame
decrees-way = { $before }, { $after }
decrees-way-done = { $n ->
    [one] { $decree }: { $way }. Promulgated with one stamp.
   *[other] { $decree }: { $way }. Promulgated with { $n } stamps.
 }
decrees-way-open = { $decree }: { $way }. Stamps: { $n } of { $of }.
decrees-story-turn = Turn { $n }: { $who }
decrees-point = T{ $n }
decrees-point-end = End
decrees-tiles = How the file was closed
decrees-tile-blame = { $n }
decrees-tile-of = { $who }
decrees-chart-blame = Blame, turn by turn
decrees-chart-blame-note = The least wins.
decrees-chart-ways = The ways of the decrees
decrees-chart-ways-note = Turn by turn, from one ministry to the next. The numbers are the stamps.
decrees-ways-done = { $n ->
    [one] Promulgated with one stamp.
   *[other] Promulgated with { $n } stamps.
 }
decrees-ways-open = Stamps: { $n } of { $of }.
decrees-stamped-by-card = a card
decrees-nth = No. { $n }
decrees-chart-stamps = Who stamped what
decrees-chart-stamps-note = Stamps set, decree by decree.

## The diary
decrees-diary-decree = Decree written: { $what }.
decrees-diary-decrees = All decrees were written.
decrees-diary-template = Kept the set “{ $name }”.
decrees-diary-template-gone = Forgot the set “{ $name }”.
decrees-diary-at = { $who }: { $at }
decrees-diary-begun = The bids are open.
decrees-diary-bid = { $who } has sealed a bid.
decrees-diary-tied = Bids tied: { $who }.
decrees-diary-posted = The ministries are handed out.
decrees-diary-card = { $who } has drawn.
decrees-diary-decline = { $n ->
    [0] Stagnation and Decline for { $who }.
    [one] Stagnation and Decline for { $who }: one card discarded.
   *[other] Stagnation and Decline for { $who }: { $n } cards discarded.
 }
decrees-diary-turn-over = { $who } has ended the turn.
decrees-diary-then = { $first } { $then }
decrees-diary-incompetence = General incompetence: { $at } +1.
decrees-diary-card-played = { $who } has played a card.
decrees-diary-card-written = { $told ->
    [yes] { $who } plays “{ $card }”: { $effect }
   *[no] { $who } plays “{ $card }”.
 }
decrees-card-write = Write the card down
decrees-card-write-title = Which card is it?
decrees-card-write-hint = Only if you like: everybody reads it, and next time it takes one tap.
decrees-card-called = Name
decrees-card-effect = What it does, if you like
E_CARD_WORDS = A card has a name, up to { $most } characters, and { $words } at most to say what it does.
decrees-diary-redistribute = { $who } has redistributed blame.
decrees-diary-forward = { $who } forwards decree { $n } to { $at }.
decrees-diary-stamp = { $who } stamps decree { $n } at { $at }.
decrees-diary-move = { $who } sends { $whom } to { $at }.
decrees-diary-move-self = { $who } moves to { $at }.
decrees-diary-treasury = { $who } has opened the coffers.
decrees-diary-investigate = Investigation of { $at }: { $n } blame for { $whom }.
decrees-diary-manoeuvres = { $who } has held great manoeuvres.
decrees-diary-reassign = { $who } has reassigned the ministries.
decrees-diary-arrow-add = { $who } adds an arrow: { $arrow }.
decrees-diary-arrow-remove = { $who } removes an arrow: { $arrow }.
decrees-diary-arrow-reverse = { $who } turns an arrow round: { $arrow }.
decrees-diary-arrow-move = { $who } moves an arrow: { $arrow }.
decrees-diary-promulgated = { $count ->
    [1] Decree { $n } is promulgated: the first.
   *[other] Decree { $n } is promulgated: { $count } in all.
 }
decrees-diary-removed = { $n ->
    [0] { $who } removes nothing.
   *[other] { $who } removes { $n } blame.
 }
decrees-diary-no-removal = Nobody is at the top: nothing to remove.
decrees-diary-traded = Trade: { $terms }.
decrees-diary-adjusted = { $who }: effect of a card.

## Latest news
decrees-news = What has happened
decrees-news-effect = Effect: { $what }.
decrees-news-turn = It is { $who }’s turn.
decrees-news-begins = It is { $who }’s turn. General incompetence: { $moved }.
decrees-news-moved = { $what } { $moved }.
decrees-news-person = { $who } { $before } → { $after }
decrees-news-at = { $at } { $before } → { $after }
decrees-series = { $first }, { $rest }
decrees-diary-with = { $what } { $more }.
decrees-now = { $what } { $n }
decrees-effect-blame = { $what } { $way ->
    [more] +{ $n }
   *[less] −{ $n }
 }
decrees-effect-marker = { $who } goes to { $at }
decrees-effect-away = { $who } is left without a ministry
decrees-effect-drawn = added { $arrow }
decrees-effect-gone = removed { $arrow }
decrees-effect-place = decree { $n } goes to { $at }
decrees-effect-stamp = { $way ->
    [more] one more stamp on decree { $n }
   *[less] one stamp fewer on decree { $n }
 }

## Refusals
E_PENDING_DECISION = First whoever heads the chain decides which blame to remove.
E_UNKNOWN_MINISTRY = This ministry is not in play.
E_NO_MINISTRY = You cannot do this without a ministry: first move to an empty one.
E_BID_RANGE = Bids are from 1 to 6.
E_NOT_A_BIDDER = You do not bid in this round.
E_ALREADY_BID = You have already bid, and a bid is final.
E_POSTING_INCOMPLETE = Somebody has no ministry yet.
E_POSTING_DUPLICATE = Two people cannot head the same ministry.
E_REFORM_CLOSED = Reform stays empty for now.
E_EXECUTIVE_EMPTY = Somebody has to head the Executive.
E_NO_ACTIONS = You have no actions left: end the turn.
E_DRAW_USED = You have already used an action to draw this turn.
E_TREASURY_USED = You have already opened the coffers this turn.
E_NAVY_USED = You have already held great manoeuvres this turn.
E_NOT_DIRECTOR = Only the director of that ministry can do this.
E_NO_SUBORDINATES = Nobody is below your ministry.
E_OUTSIDE_SUBTREE = Blame moves only among your ministry and those below.
E_SUM_CHANGED = The total blame has to stay the same.
E_INTO_OWN = By this rule your own ministry’s blame can only go down.
E_DECREE_NOT_HERE = This decree does not lie at your ministry.
E_NOT_NEXT_STEP = The next stamp does not belong here.
E_SAME_MINISTRY = The decree is already there: choose another ministry.
E_MINISTRY_OCCUPIED = That ministry already has a director: choose an empty one.
E_NO_DIRECTOR = That ministry is empty: nobody would take its blame.
E_OWN_MINISTRY = The Secret Service does not investigate itself.
E_NO_SUCH_ARROW = There is no such arrow.
E_SELF_ARROW = A ministry cannot be above itself.
E_DUPLICATE_ARROW = This arrow is already there.
E_ARROW_LIMIT = There are five arrows, and all are in use: move one.
E_ALREADY_CONTROLLED = That ministry already has an arrow from above: remove that one first.
E_CYCLE = That would make the arrows run in a circle.
E_NOT_CHOOSER = It is not for you to say what is removed.
E_ALLOWANCE = That is more than you may remove.
E_TRADE_FUNDS = Somebody does not have what would have to be given.
E_TRADE_UNCONFIRMED = Somebody has not agreed yet.
E_OWN_PHONE = Whoever has a phone trades on it.
E_NO_SUCH_TRADE = This proposal is no longer there.
E_TRADE_LINES = In a trade somebody gives and somebody else takes, and you are part of it.
E_TRADE_MANY = You already have two open proposals: withdraw one.
E_STEPS_MISSING = The five decrees are missing, each with at least one stamp: choose them above, under “The five decrees”.
E_NO_CARD_OPEN = This is for what a card does: play it first.
E_NO_CARD_LEFT = The deck is empty.
E_CHANGES = These changes do not add up: check them and try again.
E_UNCHANGED = Nothing would change: the action is still yours.
W_SD_TOO_EARLY = Stagnation and Decline cannot be among the first five cards. Is the deck stacked right?
W_SD_MISSING = Stagnation and Decline should have been here. Is it really an ordinary card?

decrees-titles = The titles of the game
decrees-title-stamps = The golden stamp: { $who } set { $n } stamps, the last in turn { $turn }.
decrees-title-lifted = The sponge: turn { $turn }, { $who } wipes away { $n } blame.
decrees-title-scapegoat = The scapegoat: turn { $turn }, { $who } takes { $n } blame.

## Help in play
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

## How it is played, in five pictures
learn-final_decrees-1 = Blame the others
learn-final_decrees-1-line = Every counter is blame. Whoever ends with the least of their own wins.
learn-final_decrees-2 = A secret bid
learn-final_decrees-2-line = The highest bid hands out the ministries, but what you bid becomes blame.
learn-final_decrees-3 = Who controls whom
learn-final_decrees-3-line = Arrows say which ministry controls another. They change often.
learn-final_decrees-4 = Decrees travel
learn-final_decrees-4-line = They go from ministry to ministry, and each right step is stamped.
learn-final_decrees-5 = The fifth decree
learn-final_decrees-5-line = When it is promulgated, or the deck runs out, the blame is counted.
