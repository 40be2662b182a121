lupus-role-idiot = Village idiot
lupus-pile-idiot = { $n ->
    [one] Village idiot
   *[other] Village idiots
 }
lupus-brief-idiot = Cannot be lynched, but once condemned has no vote.
lupus-side-idiot = You play with the humans. You win when no wolf is left.
lupus-does-idiot = If the village condemns you, you show your card and stay. From then on you have no vote, and nobody votes for you.
lupus-hint-idiot = A verdict against you costs the village a day: do not provoke it.
lupus-say-idiot = { $who } shows the card: the village idiot. Nobody is lynched, and { $who } stays, without a vote.
