# What ghosts bet: on their phones, and in the story.
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
