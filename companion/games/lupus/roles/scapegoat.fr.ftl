lupus-role-scapegoat = Bouc émissaire
lupus-pile-scapegoat = { $n ->
    [one] Bouc émissaire
   *[other] Boucs émissaires
 }
lupus-brief-scapegoat = On le lynche quand le sort devrait décider.
lupus-side-scapegoat = Tu joues avec les humains. Tu gagnes quand il ne reste plus de loup.
lupus-does-scapegoat = Quand le village ne se décide pas et qu’il faudrait tirer au sort, c’est toi qui pars.
lupus-hint-scapegoat = Fais en sorte qu’il y ait une majorité, peu importe contre qui.
lupus-say-verdict-scapegoat = Le village ne se décide pas, et quelqu’un doit payer : c’est { $who }, le bouc émissaire, qui quitte la partie.
lupus-line-verdict-scapegoat = Le bouc émissaire paie
lupus-leaves-scapegoat = Paie pour tous, en bouc émissaire.
lupus-story-instead-scapegoat = Le village ne se décide pas : le bouc émissaire, { $who }, paie.
lupus-tile-instead-scapegoat = { $role } : paie pour tous
lupus-help-scapegoat-before-captain = { $value ->
    [off] À égalité, le capitaine tranche avant que le bouc émissaire paie.
   *[on] À égalité, le bouc émissaire paie avant que le capitaine tranche.
 }

## House rules on the tablet (not on phones)
lupus-option-scapegoat-before-captain = Le bouc émissaire paie-t-il avant que le capitaine tranche ?
lupus-option-scapegoat-before-captain-note = Seulement avec un capitaine ; sinon, c’est toujours le bouc émissaire.
