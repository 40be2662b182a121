lupus-role-hamster = Hamster-garou
lupus-pile-hamster = { $n ->
    [one] Hamster-garou
   *[other] Hamsters-garous
 }
lupus-brief-hamster = Les loups ne peuvent pas le dévorer, mais l’œil de la voyante le tue.
lupus-side-hamster = Tu joues pour toi : tu gagnes si tu es encore en vie à la fin.
lupus-does-hamster = Les loups ne peuvent pas te dévorer. Mais si la voyante te regarde, tu meurs à l’aube.
lupus-hint-hamster = Fais-toi oublier : qui intrigue la voyante est perdu.
lupus-cards-hamster = tout seul
lupus-story-unharmed = Mais aucun croc n’entame le hamster-garou : { $target } vit encore.
lupus-odds-side-hamster = hamster
lupus-win-hamster = Le hamster-garou gagne
