## Words of the questions and panels that several games use.
ui-veil = Touch to see
ui-points-missing = { $count ->
    [one] One point is missing.
   *[other] { $count } points are missing.
  }
ui-branch = { $way } · { $name }
ui-branch-then = Now choose where.
ui-becomes = becomes
desk-history = History
desk-group-people = People
