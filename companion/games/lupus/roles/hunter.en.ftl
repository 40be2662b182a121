lupus-role-hunter = Hunter
lupus-pile-hunter = { $n ->
    [one] Hunter
   *[other] Hunters
 }
lupus-brief-hunter = Takes somebody along when falling.
lupus-side-hunter = You play with the humans. You win when no wolf is left.
lupus-does-hunter = When you fall, by night or by vote, you may take one person along.
lupus-hint-hunter = Keep an eye on your first suspect: your last word may be the one that counts.
lupus-story-hunter = Falling, { $who } takes { $target } along ({ $role }).
lupus-story-hunter-nobody = Falling, { $who } takes nobody along.
lupus-help-poisoned-hunter-shoots = { $value ->
    [off] A poisoned hunter takes nobody along.
   *[on] A poisoned hunter may take somebody along, too.
 }

## House rules on the tablet (not on phones)
lupus-option-poisoned-hunter-shoots = May a poisoned hunter shoot?
lupus-option-poisoned-hunter-shoots-note = Only the witch’s poison counts.
