# Help in play: what is done now, the rules of this table, the words of the game.
lupus-help-now = { $phase ->
    [deal] Now: the cards
    [night] Now: the night
    [dawn] Now: the dawn
    [discussion] Now: the discussion
    [nomination] Now: the nominations
    [mark] Now: the owl’s mark
    [defence] Now: the defences
    [lynch] Now: the lynching
   *[runoff] Now: the runoff
 }
lupus-help-step-deal = Look at your card, and show it to nobody.
lupus-help-step-night = Night: eyes shut. Each role acts when it is called.
lupus-help-step-night-phones = Night: every phone asks something at every call. Everybody answers, in silence.
lupus-help-step-night-together = Night: every phone asks something, just once. Everybody answers at the same time, in silence.
lupus-help-step-dawn = Dawn: the moderator says who has died.
lupus-help-step-dawn-voice = Dawn: the voice says who has died.
lupus-help-step-discussion = You talk until the bell rings.
lupus-help-step-nomination = Everybody names a suspect, in turn. The two with the most votes (more if tied) are nominated.
lupus-help-step-nomination-sealed = Everybody names a suspect in secret, then the votes are shown. The two with the most votes (more if tied) are nominated.
lupus-help-step-defence = The nominees defend themselves.
lupus-help-step-runoff = The others vote among the nominees; the one with the most votes is lynched. Then night falls.
lupus-help-goal = The humans win when no wolf is left, the wolves when they are at least as many as the others.
lupus-help-silence = Whoever is out stays silent to the end and shows no card.
lupus-help-deck-rule = { $value ->
    [free] The deck is put together freely.
   *[box] The deck follows the rules of the box.
 }
lupus-help-deck-preset = { $value ->
    [plain] The deck that is proposed has few special roles.
   *[progressive] The deck that is proposed has one new role for every extra player.
 }
lupus-help-deal-mode = { $value ->
    [physical] You play with real cards.
   *[digital] The program deals the cards.
 }
lupus-help-moderation = { $value ->
    [voice] The voice moderates: nobody sits out.
   *[person] A person moderates.
 }
lupus-help-step-seconds = { $value ->
   *[other] With the voice a step of the night lasts { $value } seconds, always.
 }
lupus-help-window-seconds = { $value ->
   *[other] With the voice there are { $value } seconds at most to answer all together.
 }
lupus-help-vote-seconds = { $value ->
   *[other] With the voice there are { $value } seconds for a vote, then a reminder.
 }
lupus-help-pauses = { $value ->
    [0] The voice makes no pauses between two lines.
    [one] The voice makes pauses of about a second.
   *[other] The voice makes pauses of about { $value } seconds.
 }
lupus-help-without-phone = { $value ->
    [passing] In a night all together, whoever has no phone is handed the tablet.
   *[other] At night, whoever has no phone points with eyes shut.
 }
lupus-help-night-input = { $value ->
    [pointing] At night you act by pointing.
    [together] At night all act at the same time, on the phones.
   *[phones] At night you act on the phone, one role after the other.
 }
lupus-help-min-step-seconds = { $value ->
   *[other] Each step of the night takes { $value } seconds at least.
 }
lupus-help-first-night = { $value ->
    [bite] The wolves maul from the first night on.
   *[moderator] On the first night the prey is the moderator: the wolves maul none of you.
 }
lupus-help-wolves-decide = { $value ->
    [majority] The wolves decide by majority.
   *[unanimous] The wolves must all agree.
 }
lupus-help-wolves-may-target-wolf = { $value ->
    [on] The wolves may maul a wolf, but never the last one.
   *[off] The wolves may not maul a wolf.
 }
lupus-help-guard-no-repeat = { $value ->
    [on] The bodyguard may not protect the same person two nights running.
   *[off] The bodyguard may protect the same person again.
 }
lupus-help-owl-may-mark-self = { $value ->
    [off] The owl may not mark itself.
   *[on] The owl may mark itself, too.
 }
lupus-help-owl-mark-survives-owl-death = { $value ->
    [off] If the owl dies at night, its mark does not count.
   *[on] The owl’s mark counts even if the owl dies at night.
 }
lupus-help-medium-no-lynch = { $value ->
    [no] If nobody was lynched, the medium is told no.
   *[none] If nobody was lynched, the medium is told so.
 }
lupus-help-call-absent-roles = { $value ->
    [on] Roles that are not in the deck are called, too.
   *[off] Only the roles of the deck are called.
 }
lupus-help-discussion-seconds = { $value ->
    [one] You talk for one second.
   *[other] You talk for { $value } seconds at most.
 }
lupus-help-long-discussion = { $value ->
    [on] The discussion may go on for more than three minutes.
   *[off] The discussion never takes more than three minutes.
 }
lupus-help-defence-seconds = { $value ->
    [0] A defence has no time limit.
    [one] A defence takes one second at most.
   *[other] A defence takes { $value } seconds at most.
 }
lupus-help-self-vote = { $value ->
    [on] You may vote for yourself.
   *[off] You may not vote for yourself.
 }
lupus-help-abstain = { $value ->
    [on] You may abstain.
   *[off] You may not abstain.
 }
lupus-help-simultaneous-votes = { $value ->
    [on] You vote in secret, and all votes are shown together.
   *[off] You vote one after the other, and each vote is seen at once.
 }
lupus-help-dropped-nominees-vote = { $value ->
    [on] A nominee who is no longer tied votes in the second runoff.
   *[off] A nominee who is no longer tied does not vote in the second runoff.
 }
lupus-help-all-nominated = { $value ->
    [everyone_votes] If all are nominated, the nominees vote, never for themselves.
   *[lot] If all are nominated, lots are drawn.
 }
lupus-help-mob-cards = { $value ->
    [physical] Votes are real mob cards: one for each vote.
    [fingers] Votes are counted on raised fingers, in turn.
   *[on_screen] The votes are shown on the screen.
 }
lupus-help-ghosts = { $value ->
    [on] The dead go on voting in the nominations.
   *[off] The dead vote no more.
 }
lupus-help-ghost-vote-from = { $value ->
    [same_day] Ghosts vote from the day they die.
   *[next_day] Ghosts vote from the next day on.
 }
lupus-help-announce-cause = { $value ->
    [on] At dawn it is also said how the dead have died.
   *[off] At dawn only the names of the dead are said.
 }
lupus-help-dead-see-roles = { $value ->
    [on] The dead see all roles.
   *[off] The dead do not see the roles of the others.
 }
lupus-help-bets = { $value ->
    [on] The dead may bet in secret: all bets are opened at the end.
   *[off] The dead do not bet.
 }
lupus-help-night-order = The order of the night is your own.
lupus-word-nominated = Nominees
lupus-word-nominated-means = the two with the most votes (more if tied)
lupus-word-runoff = Runoff
lupus-word-runoff-means = the vote among the nominees
lupus-word-mauled = Mauled
lupus-word-mauled-means = killed at night, by the wolves
lupus-word-lynched = Lynched
lupus-word-lynched-means = eliminated by day, by the vote
lupus-word-removed = Gone home
lupus-word-removed-means = had to leave the table
