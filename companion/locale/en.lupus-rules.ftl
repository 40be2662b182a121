# Lupus in Tabula: the lobby, the house rules, and why something cannot be done.

lupus-deck = Deck for { $n }
lupus-deck-change = Change the deck
lupus-deck-change-hint = How many cards of each role? { $n } in all.
lupus-deck-set = Use this deck
lupus-deck-propose = Back to the proposed deck
lupus-deck-proposed = Recommended for { $n }. No warnings.
lupus-deck-fine = Fine for { $n }. No warnings.
lupus-deck-row = { $does } Recommended from { $n } people up.

lupus-rules = House rules
lupus-rules-hint = They count from the next deal on, and the table remembers them.
lupus-presets = Sets of rules
lupus-preset-use = Use these
lupus-preset-recommended = Recommended
lupus-preset-recommended-note = The rules that most people play.
lupus-preset-strict = To the letter
lupus-preset-strict-note = The wolves maul from the first night on; the rest as recommended.
lupus-order = Order of the night
lupus-order-hint = Seer and bodyguard before the wolves, the medium first, the mythomaniac last.
lupus-order-set = Use this order

lupus-option-deck-rule = How is the deck made up?
lupus-option-deck-rule-note = The box is for 8 to 24; freely you play from 5 to 40, and what the box forbids becomes a warning.
lupus-value-deck-rule-box = As in the box
lupus-value-deck-rule-free = Freely
lupus-option-deck-preset = Which deck to propose?
lupus-option-deck-preset-note = One new role for every further person, or as few special roles as possible.
lupus-value-deck-preset-progressive = Bit by bit
lupus-value-deck-preset-plain = The simplest
lupus-option-deal-mode = Who deals the cards?
lupus-option-deal-mode-note = The program shuffles and shows them on the phones. With real cards a person deals, and you say here who holds what.
lupus-value-deal-mode-digital = The program
lupus-value-deal-mode-physical = Real cards
lupus-option-night-input = How do people act at night?
lupus-option-night-input-note = With phones everybody taps something at each step, so nobody is given away. By pointing, eyes stay shut. All together is the fastest night.
lupus-value-night-input-phones = With phones
lupus-value-night-input-pointing = By pointing
lupus-value-night-input-together = All together
lupus-option-min-step-seconds = How many seconds does a step last at least?
lupus-option-min-step-seconds-note = Too short a step would tell that its holder is gone.
lupus-option-first-night = Do the wolves maul on the first night?
lupus-option-first-night-note = If the moderator is the prey, nobody leaves before having spoken once.
lupus-value-first-night-moderator = No, the moderator is the prey
lupus-value-first-night-bite = Yes, at once
lupus-option-wolves-decide = How do the wolves agree?
lupus-option-wolves-decide-note = With a majority, the moderator breaks a tie.
lupus-value-wolves-decide-unanimous = All of one mind
lupus-value-wolves-decide-majority = By majority
lupus-option-wolves-may-target-wolf = May the wolves maul a wolf?
lupus-option-wolves-may-target-wolf-note = A sacrifice to mislead the village. Never the last one left.
lupus-option-guard-no-repeat = Must the bodyguard change every night?
lupus-option-guard-no-repeat-note = Nobody may be protected two nights running.
lupus-option-owl-may-mark-self = May the owl mark itself?
lupus-option-owl-may-mark-self-note = The box forbids it to the bodyguard only.
lupus-option-owl-mark-survives-owl-death = Does the mark stay if the owl dies?
lupus-option-owl-mark-survives-owl-death-note = It still counts on the day after the night it was made.
lupus-option-medium-no-lynch = And the medium, if nobody was lynched?
lupus-option-medium-no-lynch-note = That nobody was lynched is known to all anyway.
lupus-value-medium-no-lynch-none = Is told that nobody was
lupus-value-medium-no-lynch-no = Is told no
lupus-option-call-absent-roles = Call the roles that are not there too?
lupus-option-call-absent-roles-note = A moderator’s bluff: the night is longer, and nobody knows what is in the deck.
lupus-option-discussion-seconds = How long do you talk?
lupus-option-discussion-seconds-note = The rule says three minutes (3:00).
lupus-option-long-discussion = Allow longer talks?
lupus-option-long-discussion-note = Up to fifteen minutes, and thirty seconds more whenever needed.
lupus-option-defence-seconds = How long is a defence?
lupus-option-defence-seconds-note = 0:00 means no limit, as in the box.
lupus-option-self-vote = May you vote for yourself?
lupus-option-self-vote-note = Usually you must name somebody else.
lupus-option-abstain = May you abstain?
lupus-option-abstain-note = Usually everybody must name somebody.
lupus-option-simultaneous-votes = Vote all at once, in secret?
lupus-option-simultaneous-votes-note = Votes are revealed when everybody has voted. Usually you vote one by one, aloud.
lupus-option-dropped-nominees-vote = Do those who drop out of the runoff vote again?
lupus-option-dropped-nominees-vote-note = In the second runoff, which is among the tied only.
lupus-option-all-nominated = And if everybody is nominated?
lupus-option-all-nominated-note = Nobody would be left to vote.
lupus-value-all-nominated-lot = Draw lots
lupus-value-all-nominated-everyone-votes = The nominees vote, never for themselves
lupus-option-mob-cards = Where do the votes lie?
lupus-option-mob-cards-note = On screen everybody sees them. With fingers: all point at once, and the tablet writes the votes down in order.
lupus-value-mob-cards-on-screen = On screen
lupus-value-mob-cards-physical = Real cards on the table
lupus-value-mob-cards-fingers = Fingers
lupus-option-ghosts = Do ghosts vote?
lupus-option-ghosts-note = Whoever has left goes on voting in nominations, without a word.
lupus-option-ghost-vote-from = From when do ghosts vote?
lupus-option-ghost-vote-from-note = Only matters if ghosts vote.
lupus-value-ghost-vote-from-next-day = From the next day
lupus-value-ghost-vote-from-same-day = From the same day
lupus-option-announce-cause = Say at dawn how the dead died?
lupus-option-announce-cause-note = Usually only the name is said.
lupus-option-dead-see-roles = Do ghosts see every role?
lupus-option-dead-see-roles-note = More fun for those who are out. Not while ghosts vote.

# Invented cards.
lupus-custom = Invented card { $n }
lupus-custom-hint = The moderator takes care of what it does, with the corrections.
lupus-custom-new = Invent a card
lupus-custom-save = Put the card aside
lupus-custom-drop = Take “{ $name }” away
lupus-custom-drop-warn = The card leaves the deck and will be forgotten.
lupus-custom-name = What is it called?
lupus-custom-text = What does it do?
lupus-custom-counts-as = Whose side is it on?
lupus-custom-human = The humans’
lupus-custom-wolf = The wolves’
lupus-custom-seer = Does the seer see a wolf in it?
lupus-custom-medium = Does the medium feel a wolf in it?
lupus-custom-yes = Yes
lupus-custom-no = No
lupus-custom-night = Does it wake at night?
lupus-custom-none = No
lupus-custom-own = Yes, on its own
lupus-custom-with-wolves = With the wolves (only if it is on their side)

# --- Why not --------------------------------------------------------------------------------------
E_DECK_SPECIALS_NEED_9 = Eight people play with wolves, seer and villagers only: other roles need at least nine.
E_DECK_SIZE = { $cards ->
    [one] There is one card in the deck, but you are { $players }.
   *[other] There are { $cards } cards in the deck, but you are { $players }.
 }
E_DECK_WOLVES = { $rule ->
    [free] There must be at least one wolf, and fewer wolves than others.
   *[box] For a table of this size the box wants { $wolves } werewolves.
 }
E_DECK_SEER = The deck needs exactly one seer.
E_DECK_MASONS_PAIR = Masons come as two, or not at all.
E_DECK_VILLAGERS = There must be 5 to 12 villagers.
E_DECK_NOT_IN_BOX = The box does not hold so many of the same card.
W_PLAYER_COUNT = The box is made for 8–24 people.
W_DECK_SPECIALS_NEED_9 = The box adds other roles only from nine people on.
W_DECK_WOLVES = For { $players } people the box has { $wolves } werewolves.
W_DECK_SEER = The box always has one seer.
W_DECK_MASONS_PAIR = The box has two masons, or none.
W_DECK_VILLAGERS = The box has 5 to 12 villagers.
W_DECK_NOT_IN_BOX = The box does not hold so many of the same card.
W_BELOW_RECOMMENDED = { $role }: recommended from { $advised } people up, and you are { $players }.
E_NIGHT_ORDER = Not in this order: the medium first, seer and bodyguard before the wolves, the mythomaniac last.
E_CUSTOM_CARD = Something is missing from this card, or not right.
E_ROLE_MISMATCH = { $missing ->
    [0] The cards dealt are not those of the deck.
    [one] One card is still missing.
   *[other] { $missing } cards are still missing.
 }
E_TOO_EARLY = On the first night this role is still asleep.
E_TOO_SOON = One moment: not enough time has passed.
E_NOT_YOUR_STEP = This is not your moment.
E_ALREADY_ACTED = You have already chosen.
E_TARGET_SELF = You cannot point at yourself.
E_TARGET_WOLF = Wolves do not maul each other.
E_REPEAT_PROTECTION = Not the same person two nights running: change.
E_BLIND = This tablet hides the secrets: at night it cannot choose for anybody.
E_NO_AGREEMENT = They do not agree yet: wait, or decide yourself.
E_DEAD_CANNOT_VOTE = Whoever has left the game does not vote now.
E_NOMINEE_CANNOT_VOTE = A nominee does not vote.
E_ALREADY_VOTED = You have already voted.
E_ABSTAIN = You have to name somebody.
E_SELF_VOTE = You cannot vote for yourself.
E_NOT_NOMINATED = The vote is among the nominees only.
E_VOTES_MISSING = { $count ->
    [one] The vote of { $who } is still missing.
   *[other] The votes of { $who } are still missing.
 }
E_ROLE_MISSING = There is no card here yet.
E_ALREADY_ALIVE = This person is alive already.
E_NO_CLOCK = No time is running now.
E_CLOCK_PAUSED = The time is paused already.
E_CLOCK_RUNS = The time is running already.
E_CLOCK_OVER = The time is over already.
E_TIME_LIMIT = More than three minutes in all only if the house rule allows it.
lupus-deck-nobody = Nobody sits at the table yet.
lupus-deck-free-instead = It is allowed with “How is the deck made up?” → “Freely”, among the House rules.
lupus-deck-free-people = You are { $players }, and the box is for 8–24. { lupus-deck-free-instead }
lupus-deck-people = { $n ->
    [one] One person at the table
   *[other] { $n } people at the table
 }
lupus-rules-first = The night and the cards
lupus-rules-deck = The deck
lupus-rules-night = At night
lupus-rules-talk = Talk and defence
lupus-rules-vote = The vote
lupus-rules-out = Those who are out
