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
lupus-help-owl-may-mark-self = { $value ->
    [off] The owl may not mark itself.
   *[on] The owl may mark itself, too.
 }
lupus-help-owl-mark-survives-owl-death = { $value ->
    [off] If the owl dies at night, its mark does not count.
   *[on] The owl’s mark counts even if the owl dies at night.
 }

## House rules on the tablet (not on phones)
lupus-option-owl-may-mark-self = May the owl mark itself?
lupus-option-owl-may-mark-self-note = The box forbids it to the bodyguard only.
lupus-option-owl-mark-survives-owl-death = Does the mark stay if the owl dies?
lupus-option-owl-mark-survives-owl-death-note = It still counts on the day after the night it was made.
