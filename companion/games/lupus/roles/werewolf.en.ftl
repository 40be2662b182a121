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
lupus-help-wolves-decide = { $value ->
    [majority] The wolves decide by majority.
   *[unanimous] The wolves must all agree.
 }
lupus-help-wolves-may-target-wolf = { $value ->
    [on] The wolves may maul a wolf, but never the last one.
   *[off] The wolves may not maul a wolf.
 }

## House rules on the tablet (not on phones)
lupus-option-wolves-decide = How do the wolves agree?
lupus-option-wolves-decide-note = With a majority, the moderator breaks a tie.
lupus-value-wolves-decide-unanimous = All of one mind
lupus-value-wolves-decide-majority = By majority
lupus-option-wolves-may-target-wolf = May the wolves maul a wolf?
lupus-option-wolves-may-target-wolf-note = A sacrifice to mislead the village. Never the last one left.
