lupus-role-seer = Voyante
lupus-pile-seer = { $n ->
    [one] Voyante
   *[other] Voyantes
 }
lupus-brief-seer = Apprend chaque nuit si une personne est un loup.
lupus-side-seer = Tu joues avec les humains. Tu gagnes quand il ne reste plus de loup.
lupus-does-seer = Chaque nuit tu montres une personne et tu apprends si c’est un loup-garou.
lupus-hint-seer = Ne te découvre pas trop tôt : la nuit, c’est toi que les loups cherchent.
lupus-step-seer = Voyante
lupus-call-seer = { $way ->
    [phones] Voyante, à toi. Sur qui veux-tu la vérité : loup ou pas loup ?
   *[pointing] Voyante, ouvre les yeux. Montre quelqu’un du doigt : loup ou pas loup ?
 }
lupus-close-seer = { $way ->
    [phones] Merci, voyante.
   *[pointing] Voyante, ferme les yeux.
 }
lupus-ask-seer =
    Sur qui veux-tu
    savoir la vérité ?
lupus-ask-seer-more = Touche un nom : la réponse s’affiche ici.
lupus-with-seer = Voit avec toi : { $who }.
lupus-story-seer-yes = { $n ->
    [one] { $who } regarde { $target } : un loup.
   *[other] { $who } regardent { $target } : un loup.
 }
lupus-story-seer-no = { $n ->
    [one] { $who } regarde { $target } : pas un loup.
   *[other] { $who } regardent { $target } : pas un loup.
 }
lupus-band-yes =
    { $target }
    est un loup-garou.
lupus-band-no =
    { $target }
    n’est pas un loup-garou.
lupus-cover-yes = { $way ->
    [phones] Déjà lu : un loup.
   *[pointing] Réponds oui : un loup.
 }
lupus-cover-no = { $way ->
    [phones] Déjà lu : pas un loup.
   *[pointing] Réponds non : pas un loup.
 }
