# What the flowers and the die say on every screen.
ui-petals = Le rose di tutti
ui-petals-of = { $filled } di { $total }
ui-petals-none = Nessuno in gioco
ui-petals-gathered = { $gathered } su { $goal }
ui-turn-now = È il suo turno.
ui-turn-yours = È il tuo turno.
ui-face = Faccia { $face }
