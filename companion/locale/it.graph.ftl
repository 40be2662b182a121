# Parole di organigrammi, proposte e liste, per tutti i giochi che le usano.
ui-arrow = { $above } sopra { $below }
ui-arrow-from = Tocca chi starà sopra.
ui-arrow-to = Adesso tocca chi starà sotto.
ui-route-then = Adesso scegli dove.
ui-stop-done = timbrato
ui-stop-next = il prossimo
ui-stop-later = più avanti
ui-agreed = D’accordo:
ui-not-agreed = Manca il sì di:
ui-drop = Togli
ui-line-add = Aggiungi una riga
ui-line-put = Aggiungi
ui-line-drop = Togli { $what }
ui-lines-first = Aggiungi prima una riga.
ui-sequence-add = Aggiungi in fondo
ui-sequence-out = Togli { $what }, al posto { $place }
ui-sequence-empty = Tocca almeno una voce.
