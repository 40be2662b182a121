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
lupus-help-guard-no-repeat = { $value ->
    [on] The bodyguard may not protect the same person two nights running.
   *[off] The bodyguard may protect the same person again.
 }
E_REPEAT_PROTECTION = You cannot protect the same person two nights running: choose another.

## House rules on the tablet (not on phones)
lupus-option-guard-no-repeat = Must the bodyguard change every night?
lupus-option-guard-no-repeat-note = Nobody may be protected two nights running.
