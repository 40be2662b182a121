# Help in play: what is done now, the rules of this campaign, its words.
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
