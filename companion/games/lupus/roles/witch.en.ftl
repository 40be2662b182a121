lupus-role-witch = Witch
lupus-pile-witch = { $n ->
    [one] Witch
   *[other] Witches
 }
lupus-brief-witch = Has one healing and one poison for the whole game.
lupus-side-witch = You play with the humans. You win when no wolf is left.
lupus-does-witch = From the second night on you may once heal whoever the wolves chose, and once poison somebody. One potion a night.
lupus-hint-witch = Poison is the only weapon your side has at night: be sure, or wait.
lupus-step-witch = Witch
lupus-call-witch = { $way ->
    [phones] Witch, your turn. Healing, poison, or nothing?
   *[pointing] Witch, open your eyes. I show you whom the wolves chose. Thumb up heals; thumb down, and point, poisons; a fist is nothing.
 }
lupus-close-witch = { $way ->
    [phones] Thank you, witch.
   *[pointing] Witch, close your eyes.
 }
lupus-ask-witch =
    Who do you
    heal or poison?
lupus-band-potion =
    Your potion is for
    { $target }.
lupus-band-victim = The wolves chose { $target }: tap that name to heal.
lupus-band-victim-self = The wolves chose { $target }. The witch may not heal herself.
lupus-band-victim-nobody = The wolves chose nobody.
lupus-band-poison-only = You only have the poison left.
lupus-story-witch-shown = { $n ->
    [one] The witch, { $who }, learns whom the wolves chose: { $target }.
   *[other] The witches, { $who }, learn whom the wolves chose: { $target }.
 }
lupus-story-witch-heals = { $n ->
    [one] The witch, { $who }, heals { $target }.
   *[other] The witches, { $who }, heal { $target }.
 }
lupus-story-witch-poisons = { $n ->
    [one] The witch, { $who }, poisons { $target }.
   *[other] The witches, { $who }, poison { $target }.
 }
lupus-story-witch-keeps = { $n ->
    [one] The witch, { $who }, uses no potion.
   *[other] The witches, { $who }, use no potion.
 }
lupus-story-healed-for-nothing = The potion was for nothing: { $target } would have lived without it.
lupus-help-witch-may-heal-self = { $value ->
    [off] The witch may not heal herself.
   *[on] The witch may heal herself, too.
 }

## House rules on the tablet (not on phones)
lupus-option-witch-may-heal-self = May the witch heal herself?
lupus-option-witch-may-heal-self-note = If the wolves have chosen her.
