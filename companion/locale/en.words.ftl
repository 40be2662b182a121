## Words of the questions and panels that several games use.
ui-limit-left = left
ui-limit-used = used
ui-veil = Tap to see
ui-seal = Seal it
ui-points-missing = { $count ->
    [one] One point is missing.
   *[other] { $count } points are missing.
  }
ui-stand-you = { $count ->
    [0] you
   *[other] you and { $who }
 }
ui-stand-you-many = you and { $count } more
ui-stand-many = { $count } people
ui-stand-nobody = nobody’s
ui-stand-ahead = { $by } ahead
ui-stand-even = even
ui-stand-behind = { $by } behind
ui-branch-again = again: { $n }
ui-branch-then = Now choose where.
ui-becomes = becomes
ui-annals = The story so far
ui-annals-lost = The story does not load just now: try again soon.
ui-history = History
ui-keep-copy = Save a copy
ui-columns-beyond = { $count ->
    [one] one more column →
   *[other] { $count } more columns →
 }
ui-leaf-before = Previous page
ui-leaf-after = Next page

# The ring, the votes, the script and the story, on every screen.
ui-ring = The ring
ui-moderator = moderator
ui-role-covered = hidden role
ui-seat-dead = out of play
ui-seat-gone = gone from the table
ui-seat-turn = their turn
ui-seat-nominated = nominated
ui-seat-waits = still awaited
ui-seat-wins = has won
ui-seat-chosen = the choice
ui-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
 }
ui-votes-of = { $expected ->
    [one] { $cast } of { $expected } vote
   *[other] { $cast } of { $expected } votes
 }
ui-votes-for = votes for
ui-votes-now = { $name } votes now
ui-nobody = nobody
ui-said = “{ $line }”
ui-then = Then: “{ $line }”
ui-stages = The steps, in order
ui-chronicle = How it went
ui-chart-none = no votes
ui-chart-table = As a table

## Copies and sheets of a game that lasts
E_BAD_COPY = This file is not a copy that can be resumed here.
E_COPY_TOO_LARGE = This copy is too large to be resumed here.
E_COPY_NOT_NOW = Just now the game has secrets that the host may not see: save a copy once they are out.
copy-title = Resume from a copy
copy-how = A game saved elsewhere goes on here, at a new table.
copy-file = The copy
copy-note = All seats are there: everybody gets theirs back with the QR you show. Papers that were still sealed have to be written again.
copy-go = Resume the game
copy-back = Back to the table
sheet-print = Sheet to print
sheet-csv = Table as CSV
sheet-before = before
sheet-how = how
sheet-after = after
