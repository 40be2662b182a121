# Lupus in Tabula: the characters.

lupus-words = { $words }

lupus-eyes = { $who ->
    [possessed] To you, the possessed is not a wolf.
    [hamster] To you, the were-hamster is not a wolf.
   *[both] To you, neither the possessed nor the were-hamster is a wolf.
 }

# Invented cards.
lupus-does-custom = { $words }
lupus-side-custom = { $side ->
    [wolf] You play with the wolves.
   *[human] You play with the humans.
 }
lupus-card-own = This card is invented: the moderator takes care of what it does.

# Partners, as far as the rules let one know them.
lupus-with-other = Holds the same card: { $who }.

lupus-card-law = You may lie as much as you like, but never show the card. Whoever leaves the game stays silent to the end.

# What a card does, in one line, for everybody to read.
lupus-cards = Who is in the deck
lupus-cards-line = { $n ->
    [one] One card. Only its holder knows who has it.
   *[other] { $n } cards. Who has which, only they know.
 }
lupus-cards-wolves = with the wolves
lupus-cards-humans = with the humans

## werewolf
lupus-role-werewolf = Werewolf
lupus-pile-werewolf = { $n ->
    [one] Werewolf
   *[other] Werewolves
 }
lupus-brief-werewolf = Mauls by night, lies by day.
lupus-side-werewolf = You play with the wolves. You win once you are at least as many as the others.
lupus-does-werewolf = Every night you and the pack choose somebody to maul.
lupus-hint-werewolf = By day be the most ordinary person there is, and do not defend your pack too much.
lupus-step-wolves = Werewolves
lupus-call-wolves = { $way ->
    [phones] Werewolves, your turn. Who will you maul tonight?
   *[pointing] Werewolves, open your eyes. Point at whoever you want to maul tonight.
 }
lupus-call-wolves-first = { $way ->
    [phones] Werewolves, your turn: see who is with you. Tonight your prey is the moderator.
   *[pointing] Werewolves, open your eyes and see who is with you. Tonight your prey is the moderator.
 }
lupus-call-wolves-voice = Werewolves, your turn: see who is with you. Tonight your prey is me.
lupus-close-wolves = { $way ->
    [phones] Thank you, werewolves.
   *[pointing] Werewolves, close your eyes.
 }
lupus-ask-wolves =
    Who do you all want
    to maul tonight?
lupus-ask-wolves-alone =
    Who do you want
    to maul tonight?
lupus-ask-wolves-more = You are the whole pack.
lupus-with-wolves = Your pack: { $who }.
lupus-story-met-wolves = The wolves see each other: { $who }.
lupus-story-wolves = { $n ->
    [one] { $who } goes to maul { $target }.
   *[other] { $who } go to maul { $target }.
 }
lupus-band-pack =
    Your pack:
    { $who }.
lupus-band-pack-alone =
    You are
    the whole pack.
lupus-band-no-prey = The prey is chosen: tap any name.
lupus-band-prey =
    Tonight’s prey:
    { $target }.

## villager
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

## seer
lupus-role-seer = Seer
lupus-pile-seer = { $n ->
    [one] Seer
   *[other] Seers
 }
lupus-brief-seer = Learns every night whether one person is a wolf.
lupus-side-seer = You play with the humans. You win when no wolf is left.
lupus-does-seer = Every night you point at one person and learn whether they are a werewolf.
lupus-hint-seer = Do not give yourself away early: at night you are the one the wolves look for.
lupus-step-seer = Seer
lupus-call-seer = { $way ->
    [phones] Seer, your turn. Who do you want to know about: a wolf or not?
   *[pointing] Seer, open your eyes. Point at whoever you want to know about: a wolf or not?
 }
lupus-close-seer = { $way ->
    [phones] Thank you, seer.
   *[pointing] Seer, close your eyes.
 }
lupus-ask-seer =
    Who do you want
    to know about?
lupus-ask-seer-more = Tap a name: the answer appears here.
lupus-with-seer = Sees with you: { $who }.
lupus-story-seer-yes = { $n ->
    [one] { $who } looks at { $target }: a wolf.
   *[other] { $who } look at { $target }: a wolf.
 }
lupus-story-seer-no = { $n ->
    [one] { $who } looks at { $target }: no wolf.
   *[other] { $who } look at { $target }: no wolf.
 }
lupus-band-yes =
    { $target }
    is a werewolf.
lupus-band-no =
    { $target }
    is not a werewolf.
lupus-cover-yes = { $way ->
    [phones] Already read: a wolf.
   *[pointing] Answer yes: a wolf.
 }
lupus-cover-no = { $way ->
    [phones] Already read: not a wolf.
   *[pointing] Answer no: not a wolf.
 }

## medium
lupus-role-medium = Medium
lupus-pile-medium = { $n ->
    [one] Medium
   *[other] Mediums
 }
lupus-brief-medium = Learns at night whether the person lynched was a wolf.
lupus-side-medium = You play with the humans. You win when no wolf is left.
lupus-does-medium = From the second night on you learn whether the person lynched the day before was a werewolf.
lupus-hint-medium = Keep what you know until it can save somebody.
lupus-step-medium = Medium
lupus-call-medium = { $way ->
    [phones] Medium, your turn. Was yesterday’s lynched player a wolf? Your phone tells you.
   *[pointing] Medium, open your eyes. Was yesterday’s lynched player a wolf? Watch my sign.
 }
lupus-close-medium = { $way ->
    [phones] Thank you, medium.
   *[pointing] Medium, close your eyes.
 }
lupus-story-medium-yes = { $who }, the medium, learns that { $target } was a wolf.
lupus-story-medium-no = { $who }, the medium, learns that { $target } was no wolf.
lupus-story-medium-none = { $who }, the medium, has nobody to listen to.
lupus-band-medium-yes =
    { $target }
    was a werewolf.
lupus-band-medium-no =
    { $target }
    was not a werewolf.
lupus-band-medium-none =
    Yesterday nobody
    was lynched.
lupus-band-medium-nobody =
    Yesterday no wolf
    was lynched.
lupus-cover-medium-yes = { $way ->
    [phones] The phone says: { $target } was a wolf.
   *[pointing] Answer yes: { $target } was a wolf.
 }
lupus-cover-medium-no = { $way ->
    [phones] The phone says: { $target } was not a wolf.
   *[pointing] Answer no: { $target } was not a wolf.
 }
lupus-cover-medium-none = { $way ->
    [phones] The phone says: nobody was lynched yesterday.
   *[pointing] Sign that there is no answer: nobody was lynched yesterday.
 }
lupus-cover-medium-nobody = { $way ->
    [phones] The phone says: no wolf was lynched yesterday.
   *[pointing] Answer no: nobody was lynched yesterday.
 }

## possessed
lupus-role-possessed = Possessed
lupus-pile-possessed = { $n ->
   *[other] Possessed
 }
lupus-brief-possessed = Human, but wins with the wolves.
lupus-side-possessed = You play with the wolves, but you do not know them, nor they you.
lupus-does-possessed = To everybody you are human, even to the seer and the medium. But you win only with the wolves.
lupus-hint-possessed = Muddy the waters: try claiming to be the seer.

## bodyguard
lupus-role-bodyguard = Bodyguard
lupus-pile-bodyguard = { $n ->
    [one] Bodyguard
   *[other] Bodyguards
 }
lupus-brief-bodyguard = Protects one person from the wolves at night.
lupus-side-bodyguard = You play with the humans. Your protection lasts one night, and stops wolves only.
lupus-does-bodyguard = From the second night on you protect one person from the wolves. Never yourself.
lupus-hint-bodyguard = Protect those who argue well: wolves seldom like them.
lupus-step-bodyguard = Bodyguard
lupus-call-bodyguard = { $way ->
    [phones] Bodyguard, your turn. Who will you protect tonight?
   *[pointing] Bodyguard, open your eyes. Point at whoever you want to protect tonight.
 }
lupus-close-bodyguard = { $way ->
    [phones] Thank you, bodyguard.
   *[pointing] Bodyguard, close your eyes.
 }
lupus-ask-bodyguard =
    Who do you want
    to protect tonight?
lupus-ask-bodyguard-more = From the wolves, and for this night only.
lupus-story-bodyguard = { $n ->
    [one] { $who } protects { $target }.
   *[other] { $who } protect { $target }.
 }
lupus-story-shielded = But somebody stood watch at the door of { $target }.
lupus-band-protects =
    Tonight you protect
    { $target }.

## mason
lupus-role-mason = Mason
lupus-pile-mason = { $n ->
    [one] Mason
   *[other] Masons
 }
lupus-brief-mason = Knows who holds the same card.
lupus-side-mason = You play with the humans. You win when no wolf is left.
lupus-does-mason = On the first night you meet whoever holds the same card: you can trust each other.
lupus-hint-mason = Come forward when it counts: two trusted voices weigh a lot.
lupus-step-masons = Masons
lupus-call-masons = { $way ->
    [phones] Masons, your turn: see who your partner is.
   *[pointing] Masons, open your eyes and see who is with you.
 }
lupus-close-masons = { $way ->
    [phones] Thank you, masons.
   *[pointing] Masons, close your eyes.
 }
lupus-with-masons = Mason with you: { $who }.
lupus-story-met-masons = The masons see each other: { $who }.
lupus-band-masons = { $n ->
    [one]
        Mason with you:
        { $who }.
   *[other]
        Masons with you:
        { $who }.
 }
lupus-band-masons-alone =
    There is
    no other mason.

## hamster
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
lupus-ghost-alone = The were-hamster wins only if it is alive: the game is over for you, but the show is not.
lupus-odds-side-hamster = hamster
lupus-win-hamster = The were-hamster wins

## owl
lupus-role-owl = Owl
lupus-pile-owl = { $n ->
    [one] Owl
   *[other] Owls
 }
lupus-brief-owl = Chooses every night who will join the nominees.
lupus-side-owl = You play with the humans. Your mark is announced; you are not.
lupus-does-owl = Every night you mark somebody: after the vote that person joins the nominees.
lupus-hint-owl = Bring forward those who slip through every day.
lupus-step-owl = Owl
lupus-call-owl = { $way ->
    [phones] Owl, your turn. Who will you mark?
   *[pointing] Owl, open your eyes. Point at whoever you mark.
 }
lupus-close-owl = { $way ->
    [phones] Thank you, owl.
   *[pointing] Owl, close your eyes.
 }
lupus-ask-owl =
    Who do you want
    to mark?
lupus-ask-owl-more = Nominated tomorrow, if still alive.
lupus-story-owl = { $n ->
    [one] The owl, { $who }, hoots for { $target }.
   *[other] The owls, { $who }, hoot for { $target }.
 }
lupus-story-mark = The owl’s mark is announced: { $target }.
lupus-say-owl = Last night the owl hooted for { $who }.
lupus-band-marks =
    The mark is on
    { $target }.
lupus-middle-owl = The owl hooted for

## mythomaniac
lupus-role-mythomaniac = Mythomaniac
lupus-pile-mythomaniac = { $n ->
    [one] Mythomaniac
   *[other] Mythomaniacs
 }
lupus-brief-mythomaniac = May become a wolf or a seer on the second night.
lupus-side-mythomaniac = Until you change, you play with the humans. You have one chance only.
lupus-does-mythomaniac = At the end of the second night you point at somebody: if they are a wolf or the seer, you become one too.
lupus-hint-mythomaniac = Spend the first day finding out who you want to become.
lupus-step-mythomaniac = Mythomaniac
lupus-call-mythomaniac = { $way ->
    [phones] Mythomaniac, your turn. Who will you copy?
   *[pointing] Mythomaniac, open your eyes. Point at whoever you copy.
 }
lupus-close-mythomaniac = { $way ->
    [phones] Thank you, mythomaniac.
   *[pointing] Mythomaniac, close your eyes.
 }
lupus-ask-mythomaniac =
    Who do you want to
    copy, from tonight on?
lupus-ask-mythomaniac-more = Only this once: the answer appears here.
lupus-story-copies = { $n ->
    [one] { $who } copies { $target } and becomes: { $role }.
   *[other] { $who } copy { $target } and become: { $role }.
 }
lupus-story-copies-nothing = { $n ->
    [one] { $who } tries to copy { $target }, and nothing changes.
   *[other] { $who } try to copy { $target }, and nothing changes.
 }
lupus-band-becomes =
    From now on you are:
    { $role }.
lupus-band-unchanged =
    You stay as you were,
    for good.
lupus-cover-becomes = { $way ->
    [phones] Already read: { $who } becomes { $role }.
   *[pointing] { $who } becomes: { $role }. Show it by a sign.
 }
lupus-cover-unchanged = { $way ->
    [phones] Already read: { $who } stays as before.
   *[pointing] { $who } stays as before. Show it by a sign.
 }
