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
