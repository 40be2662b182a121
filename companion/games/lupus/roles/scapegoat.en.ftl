lupus-role-scapegoat = Scapegoat
lupus-pile-scapegoat = { $n ->
    [one] Scapegoat
   *[other] Scapegoats
 }
lupus-brief-scapegoat = Is lynched when fate would have to decide.
lupus-side-scapegoat = You play with the humans. You win when no wolf is left.
lupus-does-scapegoat = Where the village cannot agree and a lot would be drawn, it is you who has to go.
lupus-hint-scapegoat = See to it that there is a majority, whoever it is against.
lupus-say-verdict-scapegoat = A tie again, and somebody has to pay: { $who } is the scapegoat and leaves the game.
lupus-line-verdict-scapegoat = The scapegoat pays
lupus-leaves-scapegoat = Pays for the tie, as the scapegoat.
