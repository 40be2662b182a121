## Words of the questions and panels that several games use.
ui-veil = Touch to see
ui-points-missing = { $count ->
    [one] One point is missing.
   *[other] { $count } points are missing.
  }
