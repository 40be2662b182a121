lupus-role-idiot = Scemo del villaggio
lupus-pile-idiot = { $n ->
    [one] Scemo del villaggio
   *[other] Scemi del villaggio
 }
lupus-brief-idiot = Non può essere linciato, ma se lo condannano non vota più.
lupus-side-idiot = Giochi con gli umani. Vinci quando non c’è più nessun lupo.
lupus-does-idiot = Se il villaggio ti condanna, mostri la carta e resti. Da allora non voti e nessuno vota per te.
lupus-hint-idiot = Una condanna contro di te costa al villaggio una giornata: non provocarla.
lupus-say-idiot = { $who } mostra la carta: è lo scemo del villaggio. Nessuno è linciato e { $who } resta, senza voto.
