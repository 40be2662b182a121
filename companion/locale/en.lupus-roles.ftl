# Lupus in Tabula: the characters.

lupus-words = { $words }

lupus-role-werewolf = Werewolf
lupus-role-villager = Villager
lupus-role-seer = Seer
lupus-role-medium = Medium
lupus-role-possessed = Possessed
lupus-role-bodyguard = Bodyguard
lupus-role-mason = Mason
lupus-role-hamster = Were-hamster
lupus-role-owl = Owl
lupus-role-mythomaniac = Mythomaniac

lupus-pile-werewolf = { $n ->
    [one] Werewolf
   *[other] Werewolves
 }
lupus-pile-villager = { $n ->
    [one] Villager
   *[other] Villagers
 }
lupus-pile-seer = { $n ->
    [one] Seer
   *[other] Seers
 }
lupus-pile-medium = { $n ->
    [one] Medium
   *[other] Mediums
 }
lupus-pile-possessed = { $n ->
   *[other] Possessed
 }
lupus-pile-bodyguard = { $n ->
    [one] Bodyguard
   *[other] Bodyguards
 }
lupus-pile-mason = { $n ->
    [one] Mason
   *[other] Masons
 }
lupus-pile-hamster = { $n ->
    [one] Were-hamster
   *[other] Were-hamsters
 }
lupus-pile-owl = { $n ->
    [one] Owl
   *[other] Owls
 }
lupus-pile-mythomaniac = { $n ->
    [one] Mythomaniac
   *[other] Mythomaniacs
 }

lupus-does-werewolf = Every night you and the pack choose somebody to maul.
lupus-does-villager = { $way ->
    [phones] At night you answer, too: your suspicions are read at the end. By day you listen, think and vote.
   *[pointing] At night you sleep. By day you listen, think and vote.
 }
lupus-does-seer = Every night you point at one person and learn whether it is a werewolf.
lupus-does-medium = From the second night on you learn whether the last person lynched was a werewolf.
lupus-does-possessed = To everybody you are human, even to those who see. But you win only with the wolves.
lupus-does-bodyguard = From the second night on you protect one person from the wolves. Never yourself.
lupus-does-mason = On the first night you meet whoever holds the same card: you can trust each other.
lupus-does-hamster = The wolves cannot maul you. But if the seer looks at you, you die at dawn.
lupus-does-owl = Every night you mark somebody: after the vote that person joins the nominees.
lupus-does-mythomaniac = At the end of the second night you point at somebody: a wolf or a seer is what you become.

lupus-side-werewolf = You play with the wolves. You win once you are at least as many as the others.
lupus-side-villager = You play with the humans. You win when no wolf is left.
lupus-side-seer = You play with the humans. You win when no wolf is left.
lupus-side-medium = You play with the humans. You win when no wolf is left.
lupus-side-possessed = You play with the wolves, but you do not know them, nor they you.
lupus-side-bodyguard = You play with the humans. Your protection lasts one night, and stops wolves only.
lupus-side-mason = You play with the humans. You win when no wolf is left.
lupus-side-hamster = You play for yourself: you win if you are still alive when the game ends.
lupus-side-owl = You play with the humans. Nobody will ever learn who you are.
lupus-side-mythomaniac = Until you change you play with the humans. You have a single chance.
lupus-eyes = { $who ->
    [possessed] In your eyes the possessed is no wolf.
    [hamster] In your eyes the hamster is no wolf.
   *[both] In your eyes the possessed and the hamster are no wolves.
 }

lupus-hint-werewolf = By day be the most ordinary person there is, and do not defend your pack too much.
lupus-hint-villager = Watch who always votes after the others, and who defends whom.
lupus-hint-seer = Do not give yourself away early: at night you are the one the wolves look for.
lupus-hint-medium = Keep what you know until it can save somebody.
lupus-hint-possessed = Muddy the waters: pretending to see is an old weapon.
lupus-hint-bodyguard = Protect those who argue well: wolves seldom like them.
lupus-hint-mason = Come forward when it counts: two trusted voices weigh a lot.
lupus-hint-hamster = Stay out of sight: whoever makes the seer curious is lost.
lupus-hint-owl = Bring forward those who slip through every day.
lupus-hint-mythomaniac = Spend the first day finding out whom you want to become.

# Invented cards.
lupus-does-custom = { $words }
lupus-side-custom = { $side ->
    [wolf] You play with the wolves.
   *[human] You play with the humans.
 }
lupus-card-own = This card is invented: the moderator takes care of what it does.

# Partners, as far as the rules let one know them.
lupus-with-wolves = Your pack: { $who }.
lupus-with-seer = Sees with you: { $who }.
lupus-with-masons = Mason with you: { $who }.
lupus-with-other = Holds the same card: { $who }.

lupus-card-law = You may lie as much as you like, but never show the card. Whoever leaves the game stays silent to the end.

# What a card does, in one line, for everybody to read.
lupus-cards = Who is in the deck
lupus-cards-line = { $n ->
    [one] One card. Only its holder knows who has it.
   *[other] { $n } cards. Who has which, only they know.
 }
lupus-cards-wolves = with the wolves
lupus-cards-hamster = on its own
lupus-cards-humans = with the humans
lupus-brief-werewolf = Mauls by night, lies by day.
lupus-brief-villager = Knows nothing: listens and votes.
lupus-brief-seer = Learns every night whether one person is a wolf.
lupus-brief-medium = Learns at night whether the person lynched was a wolf.
lupus-brief-possessed = Human, but wins with the wolves.
lupus-brief-bodyguard = Shields one person from the wolves at night.
lupus-brief-mason = Knows who holds the same card.
lupus-brief-hamster = The wolves cannot maul it, but the seer’s eye kills it.
lupus-brief-owl = Chooses every night who will join the nominees.
lupus-brief-mythomaniac = May become a wolf or a seer on the second night.
