lupus-role-mythomaniac = Mythomane
lupus-pile-mythomaniac = { $n ->
    [one] Mythomane
   *[other] Mythomanes
 }
lupus-brief-mythomaniac = Peut devenir loup ou voyante la deuxième nuit.
lupus-side-mythomaniac = Tant que tu n’as pas changé, tu joues avec les humains. Tu n’as qu’une chance.
lupus-does-mythomaniac = À la fin de la deuxième nuit, tu montres quelqu’un : si c’est un loup ou la voyante, tu le deviens aussi.
lupus-hint-mythomaniac = Passe le premier jour à chercher qui tu veux devenir.
lupus-step-mythomaniac = Mythomane
lupus-call-mythomaniac = { $way ->
    [phones] Mythomane, à toi. Qui vas-tu copier ?
   *[pointing] Mythomane, ouvre les yeux. Montre du doigt qui tu copies.
 }
lupus-close-mythomaniac = { $way ->
    [phones] Merci, mythomane.
   *[pointing] Mythomane, ferme les yeux.
 }
lupus-ask-mythomaniac =
    Qui veux-tu copier,
    dès cette nuit ?
lupus-ask-mythomaniac-more = Une seule fois : la réponse s’affiche ici.
lupus-story-copies = { $n ->
    [one] { $who } copie { $target } et devient : { $role }.
   *[other] { $who } copient { $target } et deviennent : { $role }.
 }
lupus-story-copies-nothing = { $n ->
    [one] { $who } essaie de copier { $target }, et rien ne change.
   *[other] { $who } essaient de copier { $target }, et rien ne change.
 }
lupus-band-becomes =
    Désormais tu es :
    { $role }.
lupus-band-unchanged =
    Tu restes comme avant,
    pour toujours.
lupus-cover-becomes = { $way ->
    [phones] Déjà lu : { $who } devient { $role }.
   *[pointing] { $who } devient : { $role }. Montre-le d’un signe.
 }
lupus-cover-unchanged = { $way ->
    [phones] Déjà lu : { $who } reste comme avant.
   *[pointing] { $who } reste comme avant. Montre-le d’un signe.
 }
