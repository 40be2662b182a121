## Parole delle domande e dei quadri che più giochi usano.
ui-limit-left = resta
ui-limit-used = usato
ui-veil = Tocca per vedere
ui-seal = Sigilla
ui-points-missing = { $count ->
    [one] Manca un punto.
   *[other] Mancano { $count } punti.
  }
ui-stand-you = { $count ->
    [0] tu
   *[other] tu e { $who }
 }
ui-stand-you-many = tu e altri { $count }
ui-stand-many = in { $count }
ui-stand-nobody = di nessuno
ui-stand-ahead = avanti di { $by }
ui-stand-even = pari
ui-stand-behind = { $by ->
    [one] ti manca 1
   *[other] ti mancano { $by }
 }
ui-branch-again = ritocca: { $n }
ui-branch-then = Adesso scegli dove.
ui-becomes = diventa
ui-annals = La storia fin qui
ui-annals-lost = La storia adesso non arriva: riprova tra poco.
ui-history = Storia
ui-keep-copy = Salva una copia
ui-columns-beyond = { $count ->
    [one] ancora una colonna →
   *[other] altre { $count } colonne →
 }
ui-leaf-before = Foglio precedente
ui-leaf-after = Foglio successivo

# Il giro, i voti, il copione e la storia, su ogni schermo.
ui-ring = Il giro
ui-moderator = chi modera
ui-role-covered = ruolo coperto
ui-seat-dead = fuori gioco
ui-seat-gone = via dal tavolo
ui-seat-turn = è il suo turno
ui-seat-nominated = tra i nominati
ui-seat-waits = si aspetta
ui-seat-wins = ha vinto
ui-seat-chosen = è la scelta
ui-votes = { $count ->
    [one] { $count } voto
   *[other] { $count } voti
 }
ui-votes-of = { $cast ->
    [one] { $cast } voto su { $expected }
   *[other] { $cast } voti su { $expected }
 }
ui-votes-for = vota
ui-votes-now = Turno di { $name }
ui-nobody = nessuno
ui-said = «{ $line }»
ui-then = Poi: «{ $line }»
ui-stages = I passi, in ordine
ui-chronicle = Com’è andata
ui-chart-none = nessun voto
ui-chart-table = Come tabella

## Copie e fogli di un gioco che dura
E_BAD_COPY = Questo file non è una copia che si possa riprendere qui.
E_COPY_TOO_LARGE = Questa copia è troppo grande per riprenderla qui.
E_COPY_NOT_NOW = Adesso il gioco ha segreti che chi ospita non può vedere: salva una copia quando saranno scoperti.
copy-title = Riprendi da una copia
copy-how = Un gioco salvato altrove riprende qui, a un tavolo nuovo.
copy-file = La copia
copy-note = I posti ci sono tutti: ognuno riprende il suo con il QR che gli mostri. Le carte ancora sigillate vanno riscritte.
copy-go = Riprendi il gioco
copy-back = Torna al tavolo
sheet-print = Foglio da stampare
sheet-csv = Tabella in CSV
sheet-before = prima
sheet-how = come
sheet-after = dopo
