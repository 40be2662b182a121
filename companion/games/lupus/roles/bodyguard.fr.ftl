lupus-role-bodyguard = Garde du corps
lupus-pile-bodyguard = { $n ->
    [one] Garde du corps
   *[other] Gardes du corps
 }
lupus-brief-bodyguard = Protège une personne des loups la nuit.
lupus-side-bodyguard = Tu joues avec les humains. Ta protection dure une nuit, et n’arrête que les loups.
lupus-does-bodyguard = Dès la deuxième nuit tu protèges une personne des loups. Jamais toi.
lupus-hint-bodyguard = Protège qui raisonne bien : les loups ne l’aiment guère.
lupus-step-bodyguard = Garde du corps
lupus-call-bodyguard = { $way ->
    [phones] Garde du corps, à toi. Qui vas-tu protéger cette nuit ?
   *[pointing] Garde du corps, ouvre les yeux. Montre du doigt qui tu veux protéger cette nuit.
 }
lupus-close-bodyguard = { $way ->
    [phones] Merci, garde du corps.
   *[pointing] Garde du corps, ferme les yeux.
 }
lupus-ask-bodyguard =
    Qui veux-tu protéger
    cette nuit ?
lupus-ask-bodyguard-more = Des loups, et pour cette nuit seulement.
lupus-story-bodyguard = { $n ->
    [one] { $who } protège { $target }.
   *[other] { $who } protègent { $target }.
 }
lupus-story-shielded = Mais quelqu’un veillait à la porte de { $target }.
lupus-band-protects =
    Cette nuit tu protèges
    { $target }.
lupus-help-guard-no-repeat = { $value ->
    [on] Le garde du corps ne protège pas la même personne deux nuits de suite.
   *[off] Le garde du corps peut protéger de nouveau la même personne.
 }
E_REPEAT_PROTECTION = Tu ne peux pas protéger la même personne deux nuits de suite : choisis quelqu’un d’autre.

## House rules on the tablet (not on phones)
lupus-option-guard-no-repeat = Le garde du corps doit-il changer chaque nuit ?
lupus-option-guard-no-repeat-note = Personne n’est protégé deux nuits de suite.
