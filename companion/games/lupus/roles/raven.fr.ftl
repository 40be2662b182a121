lupus-role-raven = Corbeau
lupus-pile-raven = { $n ->
    [one] Corbeau
   *[other] Corbeaux
 }
lupus-brief-raven = Donne chaque nuit deux voix contre quelqu’un, pour les accusations du lendemain.
lupus-side-raven = Tu joues avec les humains. Ta cible est nommée avant le vote, pas toi.
lupus-does-raven = Chaque nuit tu croasses contre quelqu’un : aux prochaines accusations, cette personne part avec deux voix.
lupus-hint-raven = Deux voix décident quand le village est partagé : vise quelqu’un qu’on soupçonne déjà.
lupus-step-raven = Corbeau
lupus-call-raven = { $way ->
    [phones] Corbeau, à toi. Contre qui vas-tu croasser ?
   *[pointing] Corbeau, ouvre les yeux. Montre du doigt contre qui tu croasses.
 }
lupus-close-raven = { $way ->
    [phones] Merci, corbeau.
   *[pointing] Corbeau, ferme les yeux.
 }
lupus-ask-raven =
    Qui part demain
    avec deux voix ?
lupus-ask-raven-more = On l’annonce à l’ouverture du vote.
lupus-band-raven =
    Deux voix contre
    { $target }.
lupus-story-raven = { $n ->
    [one] Le corbeau, { $who }, donne deux voix contre { $target }.
   *[other] Les corbeaux, { $who }, donnent deux voix contre { $target }.
 }
lupus-say-raven = Cette nuit, le corbeau a croassé contre { $who }, qui part avec { $n } voix.
