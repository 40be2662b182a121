lupus-role-hamster = Were-hamster
lupus-pile-hamster = { $n ->
    [one] Were-hamster
   *[other] Were-hamsters
 }
lupus-brief-hamster = The wolves cannot maul it, but the seer’s eye kills it.
lupus-side-hamster = You play for yourself: you win if you are still alive when the game ends.
lupus-does-hamster = The wolves cannot maul you. But if the seer looks at you, you die at dawn.
lupus-hint-hamster = Stay out of sight: whoever makes the seer curious is lost.
lupus-cards-hamster = on its own
lupus-story-unharmed = But no fangs can harm the were-hamster: { $target } lives on.
lupus-odds-side-hamster = hamster
lupus-win-hamster = The were-hamster wins
