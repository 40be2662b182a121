lupus-role-elder = Dorfältester
lupus-pile-elder = { $n ->
    [one] Dorfältester
   *[other] Dorfälteste
 }
lupus-brief-elder = Überlebt den ersten Biss. Wird er gelyncht, verlieren die Menschen ihre Kräfte.
lupus-side-elder = Du spielst mit den Menschen. Lyncht dich das Dorf, verlieren sie alle ihre Kräfte.
lupus-does-elder = Der erste Biss der Wölfe tötet dich nicht, und niemand erfährt davon, nicht einmal du.
lupus-hint-elder = Wollen sie dich lynchen, sag es rechtzeitig: Deine Seite käme das teuer zu stehen.
lupus-say-elder = Das war der Dorfälteste. Von jetzt an hat kein Mensch mehr eine Kraft.
lupus-story-elder-spared = Aber den Dorfältesten kostet der Biss nur ein Leben: { $target } lebt weiter.
