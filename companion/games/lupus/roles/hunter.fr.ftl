lupus-role-hunter = Chasseur
lupus-pile-hunter = { $n ->
    [one] Chasseur
   *[other] Chasseurs
 }
lupus-brief-hunter = Emmène quelqu’un dans sa chute.
lupus-side-hunter = Tu joues avec les humains. Tu gagnes quand il ne reste plus de loup.
lupus-does-hunter = Quand tu tombes, la nuit ou par le vote, tu peux emmener une personne.
lupus-hint-hunter = Garde à l’œil ton premier soupçon : ton dernier mot peut être celui qui compte.
lupus-story-hunter = En tombant, { $who } emmène { $target } ({ $role }).
lupus-story-hunter-nobody = En tombant, { $who } n’emmène personne.
lupus-help-poisoned-hunter-shoots = { $value ->
    [off] Empoisonné, le chasseur n’emporte personne.
   *[on] Même empoisonné, le chasseur peut emporter quelqu’un.
 }

## House rules on the tablet (not on phones)
lupus-option-poisoned-hunter-shoots = Empoisonné, le chasseur peut-il tirer ?
lupus-option-poisoned-hunter-shoots-note = Il ne s’agit que du poison de la sorcière.
