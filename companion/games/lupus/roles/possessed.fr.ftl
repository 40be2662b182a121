lupus-role-possessed = Possédé
lupus-pile-possessed = { $n ->
    [one] Possédé
   *[other] Possédés
 }
lupus-brief-possessed = Humain, mais gagne avec les loups.
lupus-side-possessed = Tu joues avec les loups, mais tu ne les connais pas, ni eux toi.
lupus-does-possessed = Pour tout le monde tu es humain, même pour la voyante et le médium. Mais tu ne gagnes qu’avec les loups.
lupus-hint-possessed = Brouille les pistes : essaie de dire que tu es la voyante.
