## Parole delle domande e dei quadri che più giochi usano.
ui-veil = Tocca per vedere
ui-points-missing = { $count ->
    [one] Manca un punto.
   *[other] Mancano { $count } punti.
  }
