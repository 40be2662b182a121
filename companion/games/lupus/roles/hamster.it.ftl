lupus-role-hamster = Criceto mannaro
lupus-pile-hamster = { $n ->
    [one] Criceto mannaro
   *[other] Criceti mannari
 }
lupus-brief-hamster = I lupi non lo sbranano, ma lo sguardo del veggente lo uccide.
lupus-side-hamster = Giochi per conto tuo: vinci se alla fine della partita sei ancora in vita.
lupus-does-hamster = I lupi non ti possono sbranare. Se il veggente ti guarda, però, muori all’alba.
lupus-hint-hamster = Non dare nell’occhio: chi incuriosisce il veggente è perduto.
lupus-cards-hamster = per conto suo
lupus-story-unharmed = Ma sul criceto mannaro i denti non fanno presa: { $target } resta in vita.
lupus-odds-side-hamster = criceto
lupus-win-hamster = Vince il criceto mannaro
