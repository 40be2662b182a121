# --- The public screen: everything that only a television says ----------------------------------------
screen-village-day = { $all ->
    [one] The village in the morning: { $lit } of { $all } window lit
   *[other] The village in the morning: { $lit } of { $all } windows lit
 }
screen-turn = Now voting
screen-of = of { $who }
screen-clock-runs = the clock runs
screen-votes-lead = In the lead
screen-votes-level = Level
screen-votes-none = no votes
screen-votes-earlier = { $count ->
    [one] before that, one more vote
   *[other] before that, { $count } more votes
 }
screen-votes-silent = { $names }: no vote
screen-pages-next = Next: { $name }
screen-pages-still = Tap for the next page: { $name }
screen-pages-cast = who was who
screen-pages-at = Page { $at } of { $count }
screen-touch-for-sound = Touch the screen once for sound.
screen-bell-on = Sounds: on
screen-bell-off = Sounds: off
screen-voice-on = Voice: speaks here
screen-voice-off = Voice: silent here
