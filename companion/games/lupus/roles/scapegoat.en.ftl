lupus-role-scapegoat = Scapegoat
lupus-pile-scapegoat = { $n ->
    [one] Scapegoat
   *[other] Scapegoats
 }
lupus-brief-scapegoat = Is lynched when fate would have to decide.
lupus-side-scapegoat = You play with the humans. You win when no wolf is left.
lupus-does-scapegoat = When the village cannot agree and a lot would be drawn, you have to go instead.
lupus-hint-scapegoat = See to it that there is a majority, whoever it is against.
lupus-say-verdict-scapegoat = The village cannot agree, and somebody has to pay: { $who } is the scapegoat and leaves the game.
lupus-line-verdict-scapegoat = The scapegoat pays
lupus-leaves-scapegoat = Pays for all, as the scapegoat.
lupus-story-instead-scapegoat = The village cannot agree: the scapegoat, { $who }, pays.
lupus-tile-instead-scapegoat = { $role }: pays for all
lupus-help-scapegoat-before-captain = { $value ->
    [off] In a tie the captain decides before the scapegoat pays.
   *[on] In a tie the scapegoat pays before the captain decides.
 }

## House rules on the tablet (not on phones)
lupus-option-scapegoat-before-captain = Does the scapegoat pay before the captain decides?
lupus-option-scapegoat-before-captain-note = Only with a captain; otherwise it is always the scapegoat.
