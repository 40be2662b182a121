## Parole delle domande e dei quadri che più giochi usano.
ui-veil = Tocca per vedere
ui-points-missing = { $count ->
    [one] Manca un punto.
   *[other] Mancano { $count } punti.
  }
ui-branch = { $way } · { $name }
ui-branch-then = Adesso scegli dove.
ui-becomes = diventa
desk-history = Storia
desk-group-people = Persone
