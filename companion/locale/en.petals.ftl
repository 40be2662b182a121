# What the flowers and the die say on every screen.
ui-petals = Everybody’s roses
ui-petals-of = { $filled } of { $total }
ui-petals-none = Nobody in play
ui-petals-gathered = { $gathered } of { $goal }
ui-turn-now = It is their turn.
ui-turn-yours = It is your turn.
ui-face = Face { $face }
