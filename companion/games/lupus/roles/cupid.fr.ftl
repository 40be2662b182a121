lupus-role-cupid = Cupidon
lupus-pile-cupid = { $n ->
    [one] Cupidon
   *[other] Cupidons
 }
lupus-brief-cupid = La première nuit, rend deux personnes amoureuses : elles meurent ensemble.
lupus-side-cupid = Tu joues avec les humains, sauf si tu aimes quelqu’un d’un autre camp.
lupus-does-cupid = La première nuit, tu nommes deux personnes, toi aussi si tu veux : elles s’aiment. Si l’une meurt, l’autre aussi.
lupus-hint-cupid = Deux amoureux de camps différents ne gagnent qu’ensemble : un couple peut être ton pire ennemi.
lupus-step-cupid = Cupidon
lupus-call-cupid = { $way ->
    [phones] Cupidon, à toi. Qui vas-tu unir ?
   *[pointing] Cupidon, ouvre les yeux. Montre du doigt les deux que tu unis.
 }
lupus-close-cupid = { $way ->
    [phones] Merci, Cupidon.
   *[pointing] Cupidon, ferme les yeux.
 }
lupus-ask-cupid =
    Qui sont les deux
    que tu unis ?
lupus-band-lovers =
    Amoureux : { $target }
    et { $second }.
lupus-card-bound = Tu as uni { $who }.
lupus-story-lovers = { $n ->
    [one] Cupidon, { $who }, unit { $target }.
   *[other] Les Cupidons, { $who }, unissent { $target }.
 }
lupus-step-heart = Des nouvelles
lupus-call-heart = { $way ->
    [phones] Maintenant, chacun apprend si l’amour l’a touché.
   *[pointing] Maintenant, je fais le tour. Si je te touche, l’amour t’a touché : ouvre les yeux et cherche l’autre.
 }
lupus-close-heart = { $way ->
    [phones] Merci. Gardez-le pour vous.
   *[pointing] Tous les yeux se referment.
 }
lupus-band-heart =
    L’amour te lie à
    { $target }.
lupus-card-heart = L’amour te lie à { $who }. Si l’un de vous meurt, l’autre aussi.
lupus-cover-heart = { $way ->
    [phones] Déjà lu, { $who } : l’amour pour { $target }.
   *[pointing] Touche { $who } : l’amour pour { $target }.
 }
lupus-story-heart = { $who } aime { $target }.
lupus-say-grief = { $who } meurt aussi : de chagrin.
lupus-story-grief = { $who } meurt de chagrin pour { $target }.
lupus-story-lovers-win = Amoureux de deux camps : { $who } vivent encore à la fin et gagnent à deux.
lupus-cause-grief = De chagrin
lupus-odds-side-lovers = amoureux
lupus-win-lovers = Les amoureux gagnent
lupus-help-lovers-win = { $value ->
    [last_two] Les amoureux de deux camps gagnent quand il ne reste qu’eux en vie.
   *[alive] Les amoureux de deux camps gagnent quand tous deux sont en vie à la fin.
 }

## House rules on the tablet (not on phones)
lupus-option-lovers-win = Quand gagnent les amoureux de deux camps ?
lupus-option-lovers-win-note = Les amoureux d’un même camp gagnent avec lui.
lupus-value-lovers-win-alive = tous deux en vie à la fin
lupus-value-lovers-win-last-two = les deux derniers en vie
