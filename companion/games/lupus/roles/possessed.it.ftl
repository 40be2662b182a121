lupus-role-possessed = Indemoniato
lupus-pile-possessed = { $n ->
    [one] Indemoniato
   *[other] Indemoniati
 }
lupus-brief-possessed = È umano, ma vince con i lupi.
lupus-side-possessed = Giochi con i lupi, ma non sai chi sono, e loro non sanno di te.
lupus-does-possessed = Per tutti sei umano, anche per il veggente e il medium. Ma vinci solo se vincono i lupi.
lupus-hint-possessed = Confondi le acque: prova a fingerti veggente.
