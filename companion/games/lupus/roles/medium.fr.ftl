lupus-role-medium = Médium
lupus-pile-medium = { $n ->
    [one] Médium
   *[other] Médiums
 }
lupus-brief-medium = Apprend la nuit si on a lynché un loup.
lupus-side-medium = Tu joues avec les humains. Tu gagnes quand il ne reste plus de loup.
lupus-does-medium = Dès la deuxième nuit, tu apprends si la personne lynchée la veille était un loup-garou.
lupus-hint-medium = Garde ce que tu sais jusqu’à ce que ça sauve quelqu’un.
lupus-step-medium = Médium
lupus-call-medium = { $way ->
    [phones] Médium, à toi. A-t-on lynché un loup hier ? Ton téléphone te le dit.
   *[pointing] Médium, ouvre les yeux. A-t-on lynché un loup hier ? Regarde mon signe.
 }
lupus-close-medium = { $way ->
    [phones] Merci, médium.
   *[pointing] Médium, ferme les yeux.
 }
lupus-story-medium-yes = { $n ->
    [one] { $who }, médium, apprend que { $target } était un loup.
   *[other] { $who }, médiums, apprennent que { $target } était un loup.
 }
lupus-story-medium-no = { $n ->
    [one] { $who }, médium, apprend que { $target } n’était pas un loup.
   *[other] { $who }, médiums, apprennent que { $target } n’était pas un loup.
 }
lupus-story-medium-none = { $n ->
    [one] { $who }, médium, n’a personne à écouter.
   *[other] { $who }, médiums, n’ont personne à écouter.
 }
lupus-band-medium-yes =
    { $target }
    était un loup-garou.
lupus-band-medium-no =
    { $target }
    n’était pas un loup-garou.
lupus-band-medium-none =
    Hier, on n’a
    lynché personne.
lupus-band-medium-nobody =
    Hier, on n’a pas
    lynché de loup.
lupus-cover-medium-yes = { $way ->
    [phones] Le téléphone le dit : { $target } était un loup.
   *[pointing] Réponds oui : { $target } était un loup.
 }
lupus-cover-medium-no = { $way ->
    [phones] Le téléphone le dit : { $target } n’était pas un loup.
   *[pointing] Réponds non : { $target } n’était pas un loup.
 }
lupus-cover-medium-none = { $way ->
    [phones] Le téléphone le dit : hier, on n’a lynché personne.
   *[pointing] Fais signe qu’il n’y a pas de réponse : hier, on n’a lynché personne.
 }
lupus-cover-medium-nobody = { $way ->
    [phones] Le téléphone le dit : hier, on n’a pas lynché de loup.
   *[pointing] Réponds non : hier, on n’a lynché personne.
 }
lupus-help-medium-no-lynch = { $value ->
    [no] Si on n’a lynché personne, le médium entend non.
   *[none] Si on n’a lynché personne, on le dit au médium.
 }

## House rules on the tablet (not on phones)
lupus-option-medium-no-lynch = Et le médium, si on n’a lynché personne ?
lupus-option-medium-no-lynch-note = De toute façon, tout le monde sait qu’on n’a lynché personne.
lupus-value-medium-no-lynch-none = Il apprend qu’il n’y a eu personne
lupus-value-medium-no-lynch-no = Il entend non
