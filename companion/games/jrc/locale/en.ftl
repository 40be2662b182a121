### JRC

## Name, and what stands on several screens
jrc-name = JRC, the campaign
jrc-for-how-many = A campaign of sealed orders, over weeks. 2 or more people
jrc-city = { $name }

## Titles, and one sentence on what is going on
jrc-title-lobby = Before the campaign
jrc-title-allocate = Dividing the points
jrc-title-reveal-allocation = The princes of the cities
jrc-title-late-allocate = Just arrived: dividing the points
jrc-title-methuselah-orders = Turn{"\u00A0"}{ $turn }{"\u00A0"}· orders
jrc-title-methuselah-reveal = Turn{"\u00A0"}{ $turn }{"\u00A0"}· orders opened
jrc-title-city-select = Turn{"\u00A0"}{ $turn }{"\u00A0"}· where to play
jrc-title-seating = Seats
jrc-title-counter = Counter-influence
jrc-title-counter-reveal = What is left
jrc-title-advantages = Advantages
jrc-title-advantages-reveal = Setting up
jrc-title-play = In play
jrc-title-result = { $city }{"\u00A0"}· the result
jrc-title-city-end = Turn{"\u00A0"}{ $turn }{"\u00A0"}· over
jrc-title-won = The campaign is over
jrc-title-ended = The campaign was closed

jrc-line-lobby = A campaign lasts for weeks: the table remembers everything.
jrc-line-reveal-allocation = Each city goes to whoever put most into it. A tie goes to nobody.
jrc-line-methuselah-reveal = All orders count at the same moment.
jrc-line-city-select = The cities with the smallest margin come first.
jrc-line-seating = Your prey sits right after you, clockwise.
jrc-line-counter-reveal = For this session only: the table stays as it is.
jrc-line-advantages-reveal = Before you play, put on the table what was bought.
jrc-line-play = You play the cards at the table. Here you note who is out.
jrc-line-result = How many victory points did each player score?
jrc-line-city-end = With the next turn comes income, and orders are written.
jrc-line-filed = You have no points to spend here: your empty paper lies with the others.
jrc-line-written = Your paper is sealed. You can take it back until all are opened.
jrc-line-all-in = They are all in: open them.
jrc-line-writing = { $count ->
    [one] Waiting for { $who }.
   *[other] Waiting for { $who }.
 }
jrc-line-writing-many = Waiting for { $count } people.
jrc-line-won = { $count ->
    [one] { $who } rules.
   *[other] { $who } rule together.
 }
jrc-won = { $count ->
    [one] { $who } wins
   *[other] { $who } win
 }
jrc-won-after = { $n ->
    [one] after one turn of the campaign
   *[other] after { $n } turns of the campaign
 }
jrc-line-ended = { $n ->
    [0] No city had a prince.
   *[other] { $count ->
        [one] { $who } was ahead, with { $n ->
            [one] one city.
           *[other] { $n } cities.
        }
       *[other] { $who } were ahead, with { $n ->
            [one] one city
           *[other] { $n } cities
        } each.
    }
 }
jrc-line-ended-stayed = { $n ->
    [0] Nobody who stayed held a city.
   *[other] { $count ->
        [one] Of those who stayed, { $who } was ahead, with { $n ->
            [one] one city.
           *[other] { $n } cities.
        }
       *[other] Of those who stayed, { $who } were ahead, with { $n ->
            [one] one city
           *[other] { $n } cities
        } each.
    }
 }
jrc-ended = The campaign is closed
jrc-ended-after = { $n ->
    [0] without a winner, before the first turn
   *[other] without a winner, in turn { $n }
 }

## The great table
jrc-ledger = The cities
jrc-ledger-at = { $n ->
    [0] The cities at the start
   *[other] The cities, turn { $n }
 }
jrc-ledger-margin = margin
jrc-ledger-fund = Political fund
jrc-ledger-princes = Cities held
jrc-ledger-needed = { $n } to win
jrc-ledger-contested = contested
jrc-ledger-holds = prince
jrc-margin = margin { $n }
jrc-advice = { $contested_count ->
    [0] Where to play: the smallest margin is { $margin }, in { $narrow }.
    [one] Where to play: { $contested } is contested{ $narrow_count ->
        [0] {"."}
       *[other] {"; the margin is"} { $margin } in { $narrow }.
    }
   *[other] Where to play: { $contested } are contested{ $narrow_count ->
        [0] {"."}
       *[other] {"; the margin is"} { $margin } in { $narrow }.
    }
 }

jrc-news = What has changed
jrc-news-passes = { $city } goes to { $who }: { $n } of { $of } cities held.
jrc-news-contested = { $city } is contested now: { $who }.
jrc-news-vacant = { $city } has no prince: nobody has influence there.
jrc-news-near = { $count ->
    [one] { $who } already holds { $n ->
        [one] the one city needed
       *[other] the { $n } cities needed
    }, and wins if that is still so { $check ->
        [orders] when orders are opened
       *[turn] at the end of the City turn
    }.
   *[other] { $who } already hold { $n ->
        [one] the one city needed
       *[other] the { $n } cities needed
    } each, and win if that is still so { $check ->
        [orders] when orders are opened
       *[turn] at the end of the City turn
    }.
 }
jrc-outcome = As it stands
jrc-outcome-stays = { $city } stays with { $who }: { $n } of { $of } cities held.
jrc-outcome-contested = { $city } will be contested: { $who }.
jrc-outcome-vacant = { $city } will have no prince.
jrc-news-holds = { $who } holds { $cities }.

## Before it begins
jrc-campaign = The campaign
jrc-pile-cities = cities
jrc-pile-fund = points each
jrc-pile-cap = at most in a city
jrc-pile-win = cities to win
jrc-cities-are = { $cities }
jrc-note-each-picks-secret = Where you play: everybody names a city, in secret.
jrc-note-each-picks-open = Where you play: everybody names a city, in the open.
jrc-note-random = Where you play: drawn by lot.
jrc-note-copies = In the decks: { $n ->
    [one] one copy of each card.
   *[other] at most { $n } copies of each card.
 }
jrc-note-ante = You play for ante: agree on the cards.
jrc-start = Begin the campaign
jrc-rules = Campaign rules
jrc-city-which = Which
jrc-city-called = Name
jrc-city-rename = Rename
jrc-city-rename-title = Call a city something else
jrc-city-add = Add
jrc-city-add-title = One more city
jrc-city-drop = Remove { $name }
jrc-city-drop-title = One city fewer

jrc-option-city-set = Which cities?
jrc-option-city-set-note = The nine of the table, the eight without Seattle, or 5 to 12 of your own.
jrc-value-city-set-nine = Nine
jrc-value-city-set-eight = Eight, without Seattle
jrc-value-city-set-custom = Our own
jrc-option-start-fund = How many points to begin with?
jrc-option-start-fund-note = All of them are divided between the cities.
jrc-option-max-per-city = How many at most in a city?
jrc-option-max-per-city-note = Only at the start: later a city may go beyond it.
jrc-option-win-princes = How many cities win the campaign?
jrc-option-win-princes-note = Contested and vacant cities count for nobody.
jrc-option-instant-win = Can you win in the middle of a turn?
jrc-option-instant-win-note = As soon as orders are opened and after each session, not only at the end of the City turn.
jrc-option-city-choice = How do you choose where to play?
jrc-option-city-choice-note = You agree, everybody names a city, or lots are drawn.
jrc-value-city-choice-agreed = By agreement
jrc-value-city-choice-each-picks = One each
jrc-value-city-choice-random = By lot
jrc-option-same-city = What if a city is chosen twice?
jrc-option-same-city-note = Those who choose the same city play one session there, or one for each choice.
jrc-value-same-city-once = One session
jrc-value-same-city-again = One for each choice
jrc-option-secret-pick = Is the city named in secret?
jrc-option-secret-pick-note = Otherwise every choice shows as it comes.
jrc-option-absent-income = Do absent players get income?
jrc-option-absent-income-note = Without an order they pass; their influence stays.
jrc-option-late-join = May people join a running campaign?
jrc-option-late-join-note = Between two turns, with the same points as everybody.
jrc-option-leaver = What does a player who leaves for good leave behind?
jrc-option-leaver-note = The column stays and goes on holding titles, or it is cleared.
jrc-value-leaver-freeze = The column as it is
jrc-value-leaver-drop = Nothing
jrc-option-fi-cap-after-setup = Does the limit per city always hold?
jrc-option-fi-cap-after-setup-note = Nobody may go above it later either.
jrc-option-copy-limit = How many copies of a card in a deck?
jrc-option-copy-limit-note = A reminder: you look after the decks.
jrc-value-copy-limit-none = As many as you like
jrc-value-copy-limit-1 = One
jrc-value-copy-limit-2 = Two
jrc-value-copy-limit-3 = Three
jrc-value-copy-limit-4 = Four
jrc-option-ante = Do you play for ante?
jrc-option-ante-note = A reminder: you choose the cards at stake.

## Sealed papers
jrc-seal = Seal it
jrc-take-back = Take the paper back
jrc-take-back-title = Give a sealed paper back
jrc-own-paper = Your paper
jrc-own-paper-tag = paper
jrc-own-line = { $what }: { $n }
jrc-own-empty = Empty
jrc-allocate-title = { $n ->
    [one] Give one point to one of { $cities } cities
   *[other] Divide { $n } points between { $cities } cities
 }
jrc-allocate-hint = All of them, at most { $most } in a city.
jrc-left-to-give = to give
jrc-left-to-keep = left to you
jrc-left-to-spend = to spend
jrc-order-title = Your order
jrc-order-fund = Fund: { $n }
jrc-order-leads = who leads
jrc-order-own = you
jrc-seal-order = Seal: { $what }
jrc-way-invest = Invest
jrc-way-withdraw = Withdraw
jrc-way-pass = Pass
jrc-says-invest = { $name } +1
jrc-says-withdraw = { $name } −{ $n }
jrc-says-pass = pass
jrc-pick = I want to play in { $name }
jrc-pick-title = Where do you want to play?
jrc-pick-secret = It is shown when everybody has chosen.
jrc-pick-open = Your choice shows at once.
jrc-counter-title = Against whom in { $city }?
jrc-counter-nothing = Seal: against nobody
jrc-counter-hint = { $n ->
    [one] You have one point. Spending it takes it from you too, but only for this session: the table does not change.
   *[other] You have { $n } points. What you spend is gone for you too, but only for this session: the table does not change.
 }
jrc-opponent = { $n ->
    [0] no points
    [one] one point
   *[other] { $n } points
 }
jrc-opponent-prey = { $n ->
    [0] your prey · no points
    [one] your prey · one point
   *[other] your prey · { $n } points
 }
jrc-opponent-predator = { $n ->
    [0] your predator · no points
    [one] your predator · one point
   *[other] your predator · { $n } points
 }
jrc-prices = What is left buys advantages
jrc-price = { $what }: { $cost ->
    [one] one point
   *[other] { $cost } points
 }
jrc-counter-beyond = more than they have: it would be lost
jrc-buy-title = What do you buy for { $city }?
jrc-buy-nothing = Seal: you buy nothing
jrc-buy-hint = { $n ->
    [one] You have one point left. What you do not spend is lost.
   *[other] You have { $n } points left. What you do not spend is lost.
 }

jrc-advantage-very-active = Very active
jrc-advantage-political-influence = Political influence
jrc-advantage-well-connected = Well connected
jrc-advantage-very-powerful = Very powerful
jrc-advantage-large-crypt = Large crypt
jrc-advantage-political-power = Political power
jrc-about = { $cost } · { $what }
jrc-about-very-active = once: draw one extra card, then discard down to your hand size
jrc-about-political-influence = once: +1 vote in a political action
jrc-about-well-connected = once: two master cards in one turn
jrc-about-very-powerful = at the start: blood pool +1
jrc-about-large-crypt = at the start: one more vampire in the crypt
jrc-about-political-power = always: +1 vote in every vote called

## Opening and going on
jrc-open = Open all papers
jrc-open-missing = { $count ->
    [one] One paper is missing.
   *[other] { $count } papers are missing.
 }
jrc-on-reveal-allocation = Next: income and orders
jrc-on-methuselah-reveal = Next: City turn
jrc-on-counter-reveal = Next: advantages
jrc-on-advantages-reveal = Begin the session
jrc-on-play = End the session
jrc-on-city-end = Begin the next turn
jrc-orders = The orders
jrc-order-invest = { $who }: one point to { $city }
jrc-order-withdraw = { $n ->
    [one] { $who }: withdraws one point from { $city }
   *[other] { $who }: withdraws { $n } points from { $city }
 }
jrc-order-pass = { $who }: passes
jrc-own-order-invest = { $who }: you invest one point in { $city }
jrc-own-order-withdraw = { $n ->
    [one] { $who }: you withdraw one point from { $city }
   *[other] { $who }: you withdraw { $n } points from { $city }
 }
jrc-own-order-pass = { $who }: you pass
jrc-picks = The choices
jrc-picked = { $who }: { $city }
jrc-choose = Play in { $names }
jrc-choose-title = In which cities do you play?
jrc-draw = Draw lots
jrc-draw-title = Where do you play?
jrc-draw-count = How many cities
jrc-end-city-turn = End the turn without a session

## The session
jrc-middle-allocate = { $n ->
    [one] One point, { $cities } cities
   *[other] { $n } points, { $cities } cities
 }
jrc-mark-writing = writing
jrc-mark-sealed = paper sealed
jrc-mark-fi = { $n ->
    [0] no points
    [one] one point
   *[other] { $n } points
 }
jrc-mark-left = { $of ->
    [0] no points
   *[other] { $left } of { $of } left
 }
jrc-mark-bought = { $n ->
    [0] no advantage
    [one] one advantage
   *[other] { $n } advantages
 }
jrc-prey = Your prey is { $prey }. Your predator is { $predator }.
jrc-not-in-session = You do not play this session: your influence stays as it is.
jrc-begin = Confirm the seats
jrc-shuffle = Draw the seats
jrc-seating-set = Use these seats
jrc-seating-title = How are you seated?
jrc-seating-hint = Clockwise: everybody’s prey is the next one.
jrc-playing = { $n ->
    [one] One person plays
   *[other] { $n } people play
 }
jrc-playing-title = Who plays this session?
jrc-playing-hint = Whoever does not play keeps their influence as it is.
jrc-played-title = Who is out
jrc-played-out = { $who } is out: a victory point for { $predator }.
jrc-plans = Counter-influence
jrc-plan = { $who } against { $target }: { $n }
jrc-plan-lost = { $n ->
    [one] One point is lost on { $who }.
   *[other] { $n } points are lost on { $who }.
 }
jrc-plan-none = Nobody has spent anything.
jrc-checklist = Setting up
jrc-effect-very-active = { $who }: very active, { $n ->
    [one] once
   *[other] { $n } times
 }
jrc-effect-political-influence = { $who }: political influence, { $n ->
    [one] once
   *[other] { $n } times
 }
jrc-effect-well-connected = { $who }: well connected, { $n ->
    [one] once
   *[other] { $n } times
 }
jrc-effect-very-powerful = { $who } starts with { $n } more blood
jrc-effect-large-crypt = { $who }: { $n ->
    [one] one more vampire in the crypt
   *[other] { $n } more vampires in the crypt
 }
jrc-effect-political-power = { $who }: { $n ->
    [one] one more vote in every vote
   *[other] { $n } more votes in every vote
 }
jrc-card-none = { $city } has no prince in play.
jrc-card-asked = { $who } may put the card of the prince of { $city } on the table.
jrc-card-yes = { $who } puts the prince of { $city } on the table: three votes, activated as usual.
jrc-card-no = { $who } leaves the prince’s card aside.
jrc-card-title = You hold { $city }
jrc-card-hint = You may put its prince face up among the vampires to activate, besides the usual four.
jrc-card-use = Put the prince on the table
jrc-card-decline = Leave it aside
jrc-card-use-after = No, put it on the table
jrc-card-decline-after = No, leave it aside
jrc-card-said-yes = You have said that you will use it. You may change your mind until play begins.
jrc-card-said-no = You have said that you will leave it aside. You may change your mind until play begins.
jrc-card-unanswered = { $who } has not said whether the prince’s card is used: that counts as a no. Begin?
jrc-uses-title = Advantages
jrc-uses = { $who }: { $what }, { $n ->
    [0] used
    [one] once left
   *[other] { $n } times left
 }
jrc-uses-always = { $who }: { $what }, { $n ->
    [one] one more vote
   *[other] { $n } more votes
 } each time
jrc-use = Use { $what } ({ $n })
jrc-use-always = A vote is called: { $what }
jrc-eliminate = { $name } is out
jrc-eliminate-title = Who is out?
jrc-vp-title = Victory points
jrc-vp-left = still to be assigned
jrc-apply = Update the table
jrc-update = { $city }, before and after
jrc-update-how = − 1 + { $vp }
jrc-update-rule = One point is taken off and the victory points are added, never below zero. Whoever did not play stays as before.
jrc-update-rule-cap = One point is taken off and the victory points are added, within zero and { $most }. Whoever did not play stays as before.
jrc-cancel = Call the session off
jrc-cancel-warn = The papers of this session are destroyed unread. Influence, funds and princes stay as they are. Call it off?

## People
jrc-absent = { $n ->
    [0] { $names } is away
    [1] { $names } is away
   *[other] { $n } people are away
 }
jrc-absent-title = Who is away?
jrc-absent-hint = Nobody waits for them. A paper already sealed is destroyed unread; an order stays.
jrc-present = { $n ->
    [0] { $names } is here
    [1] { $names } is here
   *[other] { $n } people are here
 }
jrc-present-title = Who is back?
jrc-present-hint = It counts from the next step on.
jrc-welcome = { $n ->
    [0] { $names } joins
    [1] { $names } joins
   *[other] { $n } people join
 }
jrc-welcome-title = Who joins the campaign?
jrc-welcome-hint = They divide the same points as everybody, before the next income.
jrc-leave = { $name } leaves the campaign
jrc-leave-title = Who leaves for good?
jrc-leave-hint = Only between two turns. Nobody has to leave for missing an evening.
jrc-leave-warn-freeze = Their column stays and holds its titles, but without income or orders. Leave for good?
jrc-leave-warn-drop = Their column is cleared and its titles pass on. Leave for good?
jrc-end-campaign = Close the campaign
jrc-end-campaign-hint = When you can no longer meet: the story stays.
jrc-end-campaign-warn = { $n ->
    [0] The campaign ends here, before its first turn, and nobody wins.
    [one] The campaign ends here, in the first turn, and nobody wins.
   *[other] The campaign ends here, in turn { $n }, and nobody wins.
 } Papers that are still sealed are destroyed unread; the table and the story stay with everybody. “Undo” takes it back.
jrc-player-count = { $players ->
    [one] A campaign needs at least two people: this leaves one.
   *[other] A campaign needs at least two people.
 }

## History
jrc-tiles = The campaign in pictures
jrc-tiles-line = one ring a turn, from the centre outwards
jrc-tiles-line-last = from the centre outwards: turns { $first } to { $last }
jrc-tile-prince = { $who }
jrc-tile-vacant = nobody’s
jrc-chart-princes = Cities held over time
jrc-chart-city = { $city } over time
jrc-point-start = start
jrc-point-turn = turn { $n }
jrc-influence = Influence, city by city
jrc-turns = Turn by turn
jrc-leaf-turn = Turn { $n }
jrc-leaf-turn-now = Turn { $n }, still on
jrc-leaf-start = Start
jrc-table-after = The table after turn { $n }
jrc-table-start = The table at the start
jrc-told-came = { $count ->
    [one] { $who } joins the campaign.
   *[other] { $who } join the campaign.
 }
jrc-told-income = Income
jrc-told-income-rule = One point for each city held.
jrc-told-orders = Income and orders
jrc-told-orders-rule = One point for each city held; then one order each, all at the same moment.
jrc-told-paid = { $who }: income, fund { $before } → { $after }
jrc-told-invest = { $who }: invests in { $city }, { $before } → { $after }; fund { $had } → { $has }
jrc-told-withdraw = { $who }: withdraws from { $city }, { $before } → { $after }; fund { $had } → { $has }
jrc-told-no-session = No city was played this turn.
jrc-told-session = Session in { $city }
jrc-told-seats = Clockwise: { $who }.
jrc-told-out = Out, in this order: { $who }.
jrc-told-left-freeze = { $who } leaves the campaign; their column stays.
jrc-told-left-drop = { $who } leaves the campaign; their column is emptied.

jrc-diary-add-city = One more city: { $cities }
jrc-diary-rename-city = A city is renamed: { $cities }
jrc-diary-drop-city = One city fewer: { $cities }
jrc-diary-start = The campaign begins
jrc-diary-example = The example, step { $n }
jrc-diary-leave-example = The example is closed
jrc-diary-allocate = { $who } has sealed their points
jrc-diary-order = { $who } has sealed an order
jrc-diary-pick-city = { $who } has chosen a city
jrc-diary-counter = { $who } has sealed a plan
jrc-diary-buy = { $who } has sealed a purchase
jrc-diary-take-back = { $who } has taken the paper back
jrc-diary-open-papers = Papers opened
jrc-diary-on-late-allocate = Just arrived: dividing the points
jrc-diary-on-city-select = City turn
jrc-diary-on-advantages = Advantages are bought
jrc-diary-on-play = Play begins
jrc-diary-on-result = The session is over
jrc-diary-turn = Turn { $n }: income
jrc-diary-session = Session in { $city }
jrc-diary-city-end = The turn is over
jrc-diary-won = The campaign is won
jrc-diary-choose-cities = Cities chosen
jrc-diary-draw-cities = Cities drawn
jrc-diary-end-city-turn = A turn without sessions
jrc-diary-set-seating = Seats of the session: { $who }
jrc-diary-shuffle-seating = Seats drawn: { $who }
jrc-diary-set-participants = Playing the session: { $who }
jrc-diary-begin-session = The seats are fixed
jrc-diary-answer-prince-card = { $use ->
    [yes] { $who } puts the prince’s card on the table
   *[no] { $who } leaves the prince’s card aside
 }
jrc-diary-use-advantage = { $who } has used { $what }
jrc-diary-eliminate = { $who } is out
jrc-diary-set-vp = Victory points noted
jrc-diary-apply-result = Table updated
jrc-diary-cancel-session = Session called off
jrc-diary-mark-absent = { $count ->
    [1] { $who } is away
   *[other] { $who } are away
 }
jrc-diary-mark-present = { $count ->
    [1] { $who } is here again
   *[other] { $who } are here again
 }
jrc-diary-leave-for-good = { $who } has left the campaign
jrc-diary-welcome = { $count ->
    [1] { $who } joins the campaign
   *[other] { $who } join the campaign
 }
jrc-diary-end-campaign = The campaign is closed

## Refusals
E_ALLOC_SUM = { $way ->
    [over] { $given ->
        [one] That is one point of { $fund }: { $off } too many.
       *[other] That is { $given } points of { $fund }: { $off } too many.
     }
   *[under] { $given ->
        [one] That is one point of { $fund }: { $off } to go.
       *[other] That is { $given } points of { $fund }: { $off } to go.
     }
 }
E_ALLOC_CAP = At most { $most } in a city.
E_NOT_INTEGER = Whole numbers only.
E_UNKNOWN_CITY = This city is not in the campaign: choose one from the table.
E_UNKNOWN_ADVANTAGE = There is no such advantage.
E_ALREADY_REVEALED = The papers have already been opened.
E_ALREADY_SUBMITTED = Your paper is already sealed. Take it back if you want to change it.
E_NOTHING_SUBMITTED = There is no paper of yours to take back.
E_PAPERS_MISSING = { $count ->
    [one] The paper of { $who } is missing.
   *[other] The papers of { $who } are missing.
 }
E_SESSION_SIZE = A session needs at least two people.
E_OPTIONS = That does not add up: the cities must have room for each player’s points, and winning cannot take more cities than there are.
E_FUND_EMPTY = Your fund is empty: withdraw points from a city, or pass.
E_WITHDRAW_LIMIT = One or two points can be withdrawn.
E_FI_TOO_LOW = In { $city } you have only { $fi }.
E_ONE_ORDER = One order only, for one city: to change it, take your paper back.
E_COUNTER_TOTAL = { $most ->
    [0] You have no points to spend here.
    [one] You have only one point here.
   *[other] You have only { $most } points here.
 }
E_COUNTER_SELF = You cannot spend points against yourself.
E_COUNTER_ABSENT = This player is not in the session.
E_CANNOT_AFFORD = { $left ->
    [0] You have nothing left to spend.
    [one] You have only one point left.
   *[other] You have only { $left } points left.
 }
E_NO_USES_LEFT = This advantage is used up.
E_VP_TOTAL = More victory points than people: at most { $most }.
E_NOT_AWAITED = Nothing is expected of you now.
E_CITY_TWICE = { $most ->
    [one] Each city is played only once a turn.
   *[other] The same city can be played { $most } times a turn at most.
 }
E_DRAW_COUNT = You can draw 1 to { $most } cities.
E_INVEST_ONE = You invest one point at a time.
E_CITY_NAME = A city needs a name.
E_CITY_COUNT = A campaign has { $least } to { $most } cities.
W_FEW_PLAYERS = There are { $players } of you: a campaign is at its best with four or more who meet every week.
W_VP_INCOMPLETE = { $sum ->
    [one] One victory point for { $players } people: the session is not finished. Update all the same?
   *[other] { $sum } victory points for { $players } people: the session is not finished. Update all the same?
 }
W_COUNTER_WASTED = You use more points against { $who } than they have: the rest is lost.
W_NO_SESSION = { $count ->
    [0] Turn { $turn } ends without a session and the next one begins. If you only want to stop for tonight there is no need: the table remembers everything. End it all the same?
    [one] Turn { $turn } ends without a session, and as the table stands { $who } wins the campaign. End it all the same?
   *[other] Turn { $turn } ends without a session, and as the table stands { $who } win the campaign. End it all the same?
 }

jrc-titles = The titles of the campaign
jrc-title-leap = The leap ({ $city }, turn { $turn }): { $who } gains { $n } influence.
jrc-title-fall = The fall ({ $city }, turn { $turn }): { $who } loses { $n } influence.
jrc-title-throne = The hot seat: { $city } changes princes { $n } times.

## Help in play
jrc-help-now = { $at ->
    [start] Now: the first allocation
    [orders] Now: the orders
    [cities] Now: where you play
    [counter] Now: the counter-influence
    [advantages] Now: the advantages
    [play] Now: the session
   *[end] Now: the end of the turn
 }
jrc-help-step-share = Divide all your points among the cities, in secret.
jrc-help-step-open = Once all papers are in, they are opened together.
jrc-help-step-income = One point into the fund for each city you hold as prince.
jrc-help-step-order = One order only, in secret, from home too: invest one point, withdraw one or two from a city, or pass.
jrc-help-step-cities = You choose the cities to play in, and who sits where.
jrc-help-step-counter = Counter-influence, in secret: cut your opponents’ influence, by spending your own points.
jrc-help-step-advantages = With what is left you buy advantages for this session.
jrc-help-step-play = If the prince of the city plays, they may put the prince’s card on the table. You play, and write down the victory points.
jrc-help-step-result = In that city whoever played loses one point and adds their victory points, never below zero.
jrc-help-kept = Counter-influence and advantages count for one session: the table does not change.
jrc-help-city-set = { $value ->
    [eight] There are eight cities, without Seattle.
    [custom] The cities are your own.
   *[nine] There are the nine cities of the table.
 }
jrc-help-start-fund = { $value ->
    [one] Everybody begins with one point.
   *[other] Everybody begins with { $value } points.
 }
jrc-help-max-per-city = { $value ->
    [one] At the start, at most one point goes into a city.
   *[other] At the start, at most { $value } points go into a city.
 }
jrc-help-win-princes = { $value ->
    [one] Whoever holds at least one city at the end of the City turn wins.
   *[other] Whoever holds at least { $value } cities at the end of the City turn wins.
 }
jrc-help-instant-win = { $value ->
    [on] You can win in the middle of a turn, too, as soon as you hold enough cities.
   *[off] You can win only at the end of the City turn.
 }
jrc-help-city-choice = { $value ->
    [each_picks] Everybody who is there picks one city.
    [random] The cities to play in are drawn by lot.
   *[agreed] The cities to play in are agreed on.
 }
jrc-help-same-city = { $value ->
    [again] A city chosen twice is played twice.
   *[once] A city chosen twice is played once.
 }
jrc-help-secret-pick = { $value ->
    [off] The city each player picks is seen at once.
   *[on] The city is picked in secret.
 }
jrc-help-absent-income = { $value ->
    [off] Whoever is away gets no income.
   *[on] Whoever is away gets the income all the same.
 }
jrc-help-late-join = { $value ->
    [on] New players may join between two turns.
   *[off] Nobody can join once the campaign is on.
 }
jrc-help-leaver = { $value ->
    [drop] Whoever leaves for good leaves nothing.
   *[freeze] Whoever leaves for good leaves the column as it is.
 }
jrc-help-fi-cap-after-setup = { $value ->
    [on] The limit per city holds for the whole campaign.
   *[off] The limit per city holds at the start only.
 }
jrc-help-copy-limit = { $value ->
    [none] As many copies of a card in a deck as you like.
   *[other] Copies of a card in a deck, at most: { $value }.
 }
jrc-help-ante = { $value ->
    [on] You play for ante.
   *[off] You play without ante.
 }
jrc-word-prince = Prince
jrc-word-prince-means = whoever alone has the most points in a city
jrc-word-contested = Contested
jrc-word-contested-means = a tie for the lead: there is no prince
jrc-word-margin = Margin
jrc-word-margin-means = the points between the leader and the next
jrc-word-fund = Fund
jrc-word-fund-means = the points outside the cities
jrc-word-prey = Prey
jrc-word-prey-means = whoever sits to your left; you are their predator

## How it is played, in five pictures
learn-jrc-1 = A campaign of cities
learn-jrc-1-line = Each city has one prince at most. The campaign goes on for weeks.
learn-jrc-2 = Points in secret
learn-jrc-2-line = At the start you share out your points among the cities; all are opened together.
learn-jrc-3 = Prince, or contested
learn-jrc-3-line = Whoever has the most points is prince. In a tie, nobody holds the city.
learn-jrc-4 = One order a turn
learn-jrc-4-line = Sealed: invest a point, withdraw one or two, or pass. From home, too.
learn-jrc-5 = Then the cards
learn-jrc-5-line = In that city you lose one point and add your victory points.

## The example
jrc-example-try = Try the first turn of the example
jrc-example-try-hint = Four players and the numbers of the rules, one step at a time. Your campaign stays as it is.
jrc-example-title = Example · { $step }
jrc-example-at = Step { $n } of { $of }
jrc-example-leave = Close the example
jrc-example-done = Back to your campaign
jrc-example-astray = The printed rules choose otherwise. Your choice was a legal one, too; the example goes on with the printed numbers.
jrc-example-allocate = You are Luca. Divide 30 points among the cities, at most 8 in each, and seal your paper. Luca writes: Boston 2, Chicago 3, Cleveland 4, Dallas 5, Miami 8, Seattle 3, Washington D.C. 5. Nobody sees what you wrote until all the papers are opened.
jrc-example-allocate-sealed = Fabrizio, Francesco and Marcello have sealed their papers. Now the host opens all the papers at once. After that nobody can change anything.
jrc-example-princes = The player with the most points in a city is its prince: Luca holds Miami. In Washington D.C. Luca and Marcello have 5 points each, so nobody holds it. Continue: everyone is paid one point for each city they hold.
jrc-example-order = Luca was paid one point for Miami. Each turn you give one order: invest a point, withdraw up to two, or pass. Luca invests in Washington D.C. to get ahead of Marcello.
jrc-example-order-sealed = The others have given their orders too. Open all the papers: every order takes effect at the same moment.
jrc-example-moved = Marcello had the same idea: he and Luca now have 6 points each in Washington D.C. Fabrizio gains a point in Seattle. Francesco withdraws two points from Atlanta and keeps them in his fund. Continue to the City turn.
jrc-example-city = Choose where to play. Contested cities and those with a small margin are worth the most, since a single session can change their prince. Choose Washington D.C.
jrc-example-seats = Clockwise: Luca, Francesco, Marcello, Fabrizio. Your prey is the next player clockwise, and you are that player’s predator. Confirm the seats to begin the session.
jrc-example-counter = Counter-influence: you can spend your points in this city to take points away from your opponents before they buy advantages. Luca spends 2 against Marcello. This counts for one session only; the table does not change.
jrc-example-counter-sealed = Francesco and Marcello have sealed their plans. Fabrizio has no points here, so his paper is empty. Open all the papers.
jrc-example-left = Luca had 6 points. He spent 2, Francesco took away 2 and Marcello 1, so he has 1 left. Marcello has 3 left. The points that are left buy advantages.
jrc-example-buy = Luca has 1 point left, enough for “Very active”. Points that you do not spend are lost.
jrc-example-buy-sealed = Marcello has spent his 3 points. Open all the papers.
jrc-example-bought = Check the advantages before you deal the cards. Washington D.C. is contested, so no prince comes into play. Continue: it is time to play.
jrc-example-play = This is where you play with the real cards. In the example Francesco is out first, then Luca, then Fabrizio. Each time their predator takes a victory point; Marcello, the last one left, takes one more.
jrc-example-result = Victory points: Luca 1, Fabrizio 1, Marcello 2. Everyone who played loses one point in the city and gains one for each victory point. Update the table.
jrc-example-end = Marcello rises to 7 and takes Washington D.C.: he now holds four cities. You win if you hold five at the end of a City turn. That was a whole turn: income, orders, cities and sessions.
