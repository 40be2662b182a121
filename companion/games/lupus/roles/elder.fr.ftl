lupus-role-elder = Ancien
lupus-pile-elder = { $n ->
    [one] Ancien
   *[other] Anciens
 }
lupus-brief-elder = Survit à la première morsure. Son lynchage coûte leurs pouvoirs aux humains.
lupus-side-elder = Tu joues avec les humains. Si le village te lynche, ils perdent tous leurs pouvoirs.
lupus-does-elder = La première morsure des loups ne te tue pas, et personne ne l’apprend, pas même toi.
lupus-hint-elder = Si on veut te lyncher, dis-le à temps : ça coûterait cher à ton camp.
lupus-say-elder = C’était l’ancien. À partir de maintenant, plus aucun humain n’a de pouvoir.
lupus-story-elder-spared = Mais la morsure ne coûte à l’ancien qu’une vie : { $target } vit encore.
