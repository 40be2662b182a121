# Words of charts, proposals and lists, for all games that use them.
ui-arrow = { $above } above { $below }
ui-arrow-from = Tap the one that will be above.
ui-arrow-to = Now tap the one that will be below.
ui-route-then = Now choose where.
ui-stop-done = stamped
ui-stop-next = the next
ui-stop-later = later
ui-agreed = Agreed:
ui-not-agreed = Still to agree:
ui-drop = Remove
ui-line-add = Add a line
ui-line-put = Add
ui-line-drop = Remove { $what }
ui-lines-first = Add a line first.
ui-sequence-add = Add at the end
ui-sequence-out = Remove { $what }, place { $place }
ui-sequence-empty = Tap at least one.
