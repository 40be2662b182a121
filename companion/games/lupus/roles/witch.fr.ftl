lupus-role-witch = Sorcière
lupus-pile-witch = { $n ->
    [one] Sorcière
   *[other] Sorcières
 }
lupus-brief-witch = A une potion de guérison et un poison pour toute la partie.
lupus-side-witch = Tu joues avec les humains. Tu gagnes quand il ne reste plus de loup.
lupus-does-witch = Dès la deuxième nuit, tu peux guérir la proie des loups, une fois, et empoisonner quelqu’un, une fois. Une potion par nuit.
lupus-hint-witch = Le poison est la seule arme de ton camp la nuit : vise juste, ou attends.
lupus-step-witch = Sorcière
lupus-call-witch = { $way ->
    [phones] Sorcière, à toi. Guérir, empoisonner, ou rien ?
   *[pointing] Sorcière, ouvre les yeux. Voici la proie des loups. Pouce en haut, tu guéris ; pouce en bas et un doigt pointé, tu empoisonnes ; poing fermé, rien.
 }
lupus-close-witch = { $way ->
    [phones] Merci, sorcière.
   *[pointing] Sorcière, ferme les yeux.
 }
lupus-ask-witch =
    Qui veux-tu guérir
    ou empoisonner ?
lupus-band-potion =
    Ta potion est pour
    { $target }.
lupus-band-victim = Les loups ont choisi { $target } : touche ce nom pour guérir.
lupus-band-victim-self = Les loups ont choisi { $target }. La sorcière ne peut pas se guérir elle-même.
lupus-band-victim-nobody = Les loups n’ont choisi personne.
lupus-band-poison-only = Il ne te reste que le poison.
lupus-story-witch-shown = { $n ->
    [one] La sorcière, { $who }, voit qui les loups ont choisi : { $target }.
   *[other] Les sorcières, { $who }, voient qui les loups ont choisi : { $target }.
 }
lupus-story-witch-heals = { $n ->
    [one] La sorcière, { $who }, guérit { $target }.
   *[other] Les sorcières, { $who }, guérissent { $target }.
 }
lupus-story-witch-poisons = { $n ->
    [one] La sorcière, { $who }, empoisonne { $target }.
   *[other] Les sorcières, { $who }, empoisonnent { $target }.
 }
lupus-story-witch-keeps = { $n ->
    [one] La sorcière, { $who }, n’utilise aucune potion.
   *[other] Les sorcières, { $who }, n’utilisent aucune potion.
 }
lupus-story-healed-for-nothing = La potion n’a servi à rien : sans elle, { $target } vivrait aussi.
lupus-help-witch-may-heal-self = { $value ->
    [off] La sorcière ne peut pas se guérir elle-même.
   *[on] La sorcière peut aussi se guérir elle-même.
 }

## House rules on the tablet (not on phones)
lupus-option-witch-may-heal-self = La sorcière peut-elle se guérir elle-même ?
lupus-option-witch-may-heal-self-note = Quand les loups l’ont choisie.
