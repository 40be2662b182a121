lupus-role-villager = Villager
lupus-pile-villager = { $n ->
    [one] Villager
   *[other] Villagers
 }
lupus-brief-villager = Knows nothing: listens and votes.
lupus-side-villager = You play with the humans. You win when no wolf is left.
lupus-does-villager = { $way ->
    [phones] At night you answer, too: your suspicions are read at the end. By day you listen, think and vote.
   *[pointing] At night you sleep. By day you listen, think and vote.
 }
lupus-hint-villager = Watch who always votes after the others, and who defends whom.
