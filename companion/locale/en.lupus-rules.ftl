# Lupus in Tabula: the lobby, the house rules, and why something cannot be done.

lupus-deck = Deck for { $n }
lupus-deck-proposed = Recommended for { $n }. No warnings.
lupus-deck-fine = Fine for { $n }. No warnings.
lupus-preset-use = Use these
lupus-preset-recommended = Recommended
lupus-preset-recommended-note = What we recommend.
lupus-preset-strict = To the letter
lupus-preset-strict-note = Wolves bite from the first night, the medium hears “no” when nobody was lynched, no bets.
# Invented cards.
lupus-custom = Invented card { $n }
# --- Why not --------------------------------------------------------------------------------------
E_DECK_SPECIALS_NEED_9 = Eight people play with wolves, seer and villagers only: other roles need at least nine.
E_DECK_SIZE = { $cards ->
    [one] There is one card in the deck, but there are { $players } of you.
   *[other] There are { $cards } cards in the deck, but there are { $players } of you.
 }
E_DECK_WOLVES = { $rule ->
    [free] There must be at least one wolf, and fewer wolves than others.
   *[box] For a table of this size the box wants { $wolves } werewolves.
 }
E_DECK_SEER = The deck needs exactly one seer.
E_DECK_MASONS_PAIR = Masons come in twos, or not at all.
E_DECK_VILLAGERS = There must be 5 to 12 villagers.
E_DECK_NOT_IN_BOX = The box does not hold so many of the same card.
W_PLAYER_COUNT = The box is made for 8–24 people.
W_DECK_SPECIALS_NEED_9 = The box adds other roles only from nine people on.
W_DECK_WOLVES = The box has two werewolves up to fifteen people, three from sixteen on.
W_DECK_SEER = The box always has one seer.
W_DECK_MASONS_PAIR = The box has two masons, or none.
W_DECK_VILLAGERS = The box has 5 to 12 villagers.
W_DECK_NOT_IN_BOX = The box does not hold so many of the same card.
W_BELOW_RECOMMENDED = { $role }: recommended from { $advised } people up, and there are { $players } of you.
E_NIGHT_ORDER = Not in this order: the medium first, seer and bodyguard before the wolves, the mythomaniac last.
E_CUSTOM_CARD = Check this card: something is missing, or wrong.
E_ROLE_MISMATCH = { $missing ->
    [0] The cards dealt do not match the deck.
    [one] One card is still missing.
   *[other] { $missing } cards are still missing.
 }
E_TOO_EARLY = This role sleeps through the first night: it acts from the second on.
E_TOO_SOON = One moment: not enough time has passed.
E_NOT_YOUR_STEP = It is not your turn now.
E_ALREADY_ACTED = You have already chosen.
E_TARGET_SELF = You cannot point at yourself: choose somebody else.
E_TARGET_WOLF = Wolves do not maul each other: choose somebody else.
E_REPEAT_PROTECTION = You cannot protect the same person two nights running: choose another.
E_BLIND = This tablet hides the secrets: at night it cannot choose for anybody.
E_DAWN_UNTOLD = Dawn is about to be announced: one moment, then you can correct it.
E_NO_AGREEMENT = They do not agree yet: wait, or decide yourself.
E_DEAD_CANNOT_VOTE = Players who are out do not vote now.
E_NO_BET = Ghosts bet, on their own phones, once a day.
E_NOMINEE_CANNOT_VOTE = A nominee does not vote.
E_ALREADY_VOTED = You have already voted.
E_ABSTAIN = You have to name somebody.
E_SELF_VOTE = You cannot vote for yourself: name somebody else.
E_NOT_NOMINATED = The vote is among the nominees only.
E_VOTES_MISSING = { $count ->
    [one] The vote of { $who } is still missing.
    [2] The votes of { $who } are still missing.
    [3] The votes of { $who } are still missing.
    [4] The votes of { $who } are still missing.
   *[other] { $count } votes are still missing.
 }
E_ROLE_MISSING = There is no card here yet.
E_ALREADY_ALIVE = This person is alive already.
E_NO_CLOCK = No time is running now.
E_CLOCK_PAUSED = The time is paused already.
E_CLOCK_RUNS = The time is running already.
E_CLOCK_OVER = The time is over already.
E_TIME_LIMIT = Beyond three minutes in all only if the house rules allow it.
lupus-deck-nobody = Nobody sits at the table yet.
lupus-deck-people = { $n ->
    [one] One person at the table
   *[other] { $n } people at the table
 }
lupus-rules-first = Night and cards
lupus-rules-deck = The deck
lupus-rules-night = At night
lupus-rules-talk = Discussion and defence
lupus-rules-vote = The vote
lupus-rules-out = Who is out
