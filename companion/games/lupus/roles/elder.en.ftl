lupus-role-elder = Elder
lupus-pile-elder = { $n ->
    [one] Elder
   *[other] Elders
 }
lupus-brief-elder = Outlives the first bite. If lynched, the humans lose their powers.
lupus-side-elder = You play with the humans. If the village lynches you, none of them has a power any more.
lupus-does-elder = The first bite of the wolves does not kill you, and nobody learns of it, not even you.
lupus-hint-elder = Should they lynch you, say it in time: it would cost your side dearly.
lupus-say-elder = It was the elder. From now on, no human has a power any more.
lupus-story-elder-spared = But the bite costs the elder one life only: { $target } lives on.
