lupus-role-elder = Elder
lupus-pile-elder = { $n ->
    [one] Elder
   *[other] Elders
 }
lupus-brief-elder = Survives the first bite. A lynching costs the humans their powers.
lupus-side-elder = You play with the humans. If the village lynches you, they all lose their powers.
lupus-does-elder = The first bite of the wolves does not kill you, and nobody learns of it, not even you.
lupus-hint-elder = If they are about to lynch you, say so in time: it would cost your side dearly.
lupus-say-elder = It was the elder. From now on, no human has a power any more.
lupus-story-elder-spared = But the bite costs the elder one life only: { $target } lives on.
