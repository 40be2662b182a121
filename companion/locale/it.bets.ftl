# What ghosts bet: on their phones, and in the story.
bets-title = La tua scommessa di oggi
bets-hint = Resta sigillata fino alla fine: non la legge nessuno, nemmeno chi modera.
bets-next = Chi sarà il prossimo a uscire?
bets-wins = E alla fine?
bets-seal = Sigilla la scommessa
bets-sealed = La tua scommessa è sigillata. Il prossimo a uscire: { $who }. Alla fine: «{ $win }».
bets-none = Niente scommesse per me
bets-again = Torno a scommettere
bets-chapter = Le scommesse dei fantasmi
bets-best = { $n ->
    [one] Il fantasma più lungimirante: { $who }, { $right ->
        [one] con una previsione giusta
       *[other] con { $right } previsioni giuste
     }.
   *[other] I fantasmi più lungimiranti: { $who }, { $right ->
        [one] con una previsione giusta a testa
       *[other] con { $right } previsioni giuste a testa
     }.
 }
bets-told = Giorno { $day }, { $who }: «il prossimo è { $target }» ({ $next ->
    [right] giusto
   *[wrong] sbagliato
 }), «{ $win }» ({ $side ->
    [right] giusto
   *[wrong] sbagliato
 }).
