lupus-role-werewolf = Loup-garou
lupus-pile-werewolf = { $n ->
    [one] Loup-garou
   *[other] Loups-garous
 }
lupus-brief-werewolf = Dévore la nuit, ment le jour.
lupus-side-werewolf = Tu joues avec les loups. Tu gagnes dès que vous êtes au moins aussi nombreux que les autres.
lupus-does-werewolf = Chaque nuit, toi et la meute choisissez qui dévorer.
lupus-hint-werewolf = Le jour, sois la personne la plus ordinaire qui soit, et ne défends pas trop ta meute.
lupus-step-wolves = Loups-garous
lupus-call-wolves = { $way ->
    [phones] Loups-garous, à vous. Qui allez-vous dévorer cette nuit ?
   *[pointing] Loups-garous, ouvrez les yeux. Montrez du doigt qui vous voulez dévorer cette nuit.
 }
lupus-call-wolves-first = { $way ->
    [phones] Loups-garous, à vous : voyez qui est avec vous. Cette nuit, votre proie est le meneur.
   *[pointing] Loups-garous, ouvrez les yeux et voyez qui est avec vous. Cette nuit, votre proie est le meneur.
 }
lupus-call-wolves-voice = Loups-garous, à vous : voyez qui est avec vous. Cette nuit, votre proie, c’est moi.
lupus-close-wolves = { $way ->
    [phones] Merci, loups-garous.
   *[pointing] Loups-garous, fermez les yeux.
 }
lupus-ask-wolves =
    Qui voulez-vous
    dévorer cette nuit ?
lupus-ask-wolves-alone =
    Qui veux-tu
    dévorer cette nuit ?
lupus-ask-wolves-more = La meute, c’est toi.
lupus-with-wolves = Ta meute : { $who }.
lupus-story-met-wolves = Les loups se voient : { $who }.
lupus-story-wolves = { $n ->
    [one] { $who } va dévorer { $target }.
   *[other] { $who } vont dévorer { $target }.
 }
lupus-band-pack =
    Ta meute :
    { $who }.
lupus-band-pack-alone =
    La meute,
    c’est toi.
lupus-band-no-prey = La proie est choisie : touche n’importe quel nom.
lupus-band-prey =
    La proie de cette nuit :
    { $target }.
lupus-help-wolves-decide = { $value ->
    [majority] Les loups décident à la majorité.
   *[unanimous] Les loups doivent être tous d’accord.
 }
lupus-help-wolves-may-target-wolf = { $value ->
    [on] Les loups peuvent dévorer un loup, mais jamais le dernier.
   *[off] Les loups ne peuvent pas dévorer un loup.
 }

## House rules on the tablet (not on phones)
lupus-option-wolves-decide = Comment les loups se mettent-ils d’accord ?
lupus-option-wolves-decide-note = À la majorité, le meneur tranche une égalité.
lupus-value-wolves-decide-unanimous = Tous du même avis
lupus-value-wolves-decide-majority = À la majorité
lupus-option-wolves-may-target-wolf = Les loups peuvent-ils dévorer un loup ?
lupus-option-wolves-may-target-wolf-note = Un sacrifice pour tromper le village. Jamais le dernier qui reste.
