# Veglia in tasca: la prima pagina, i tavoli di questo dispositivo, quel che può andare storto.
pocket-name = Veglia in tasca
pocket-lead = Un telefono o un tablet modera tutta la serata: lo tieni tu, o gira di mano in mano.
pocket-once = Si scarica una volta sola
pocket-of = { $here } di { $all } MB
pocket-then = Poi funziona anche in montagna.
pocket-alone = Senza rete e senza conto. Niente esce da qui.
pocket-part-screens = Schermate e parole
pocket-part-rules = Le regole dei giochi
pocket-part-engine = Il motore che le fa girare
pocket-part-here = c’è
pocket-part-coming = in arrivo
pocket-go = Prepara il tavolo
pocket-left = Mancano { $left } MB.
pocket-starts = Tutto qui: il motore si avvia.
pocket-broken-off = Lo scaricamento si è interrotto a { $here } MB. Riprende da lì.
pocket-again = Riprova
pocket-not-kept = Questa pagina non può essere conservata: funziona finché resta aperta. Per tenerla, aprila da un indirizzo https.
pocket-tables = I tuoi tavoli
pocket-offline = Senza rete: c’è tutto
pocket-kept = { $count ->
    [0] Nessun tavolo salvato qui
    [one] Un tavolo salvato su questo dispositivo
   *[other] { $count } tavoli salvati su questo dispositivo
  }
pocket-may-be-lost = Il browser può cancellare i tavoli quando lo spazio manca: esporta quelli che contano.
pocket-full = La memoria del dispositivo è quasi piena ({ $left } MB liberi): esporta o cancella un tavolo.
pocket-no-storage = Questo browser non lascia salvare nulla (finestra privata?). Apri Veglia in una finestra normale.
pocket-open = Apri
pocket-resume = Riprendi
pocket-export = Esporta
pocket-delete = Cancella
pocket-delete-sure = Cancellare « { $name } » per sempre? Se lo vuoi ritrovare, prima esportalo.
pocket-delete-yes = Cancella per sempre
pocket-back = Lascia stare
pocket-travel = Un tavolo è un file: portalo sul computer, e si uniscono i telefoni.
pocket-import = Importa un tavolo
pocket-tonight = Che cosa si gioca stasera?
pocket-unnamed = Tavolo senza nome
pocket-no-game = Ancora nessun gioco
pocket-elsewhere = Aperto in un’altra finestra
pocket-new-version = C’è una versione nuova di Veglia.
pocket-take-version = Passa alla nuova
pocket-engine-failed = Il motore non è partito. Ricarica la pagina; i tavoli sono salvi.
pocket-clock-back = L’orologio di questo dispositivo è stato messo indietro: il tavolo continua dalla sua ora, e non si perde nulla.
pocket-slept = Questo dispositivo ha dormito: l’orologio del gioco intanto è andato avanti. Chi modera può aggiungere tempo.
pocket-no-wasm = Questo browser non può farla girare: gli manca WebAssembly (o è spento per sicurezza). Prova con un browser aggiornato.
pocket-old-browser = Questo browser non può farla girare: gli mancano pezzi recenti. Aggiornalo, o prova con un altro.
pocket-print = Stampa
pocket-add = Aggiungi una persona
pocket-offer = Senza rete e senza telefoni: Veglia in tasca
E_COPY_NO_GAME = Su questo tavolo non c’è ancora nessun gioco da portare via.
E_LATER_LOG = Questo tavolo è di una versione più nuova di Veglia: aggiorna la pagina quando c’è rete.
E_DAMAGED_LOG = Il registro di questo tavolo è rovinato e non si può leggere. Non è stato toccato.
E_TAKEN_OVER = Questo tavolo va avanti in un’altra finestra.
E_STORAGE_FULL = La memoria del dispositivo è piena: l’ultimo tocco non conta. Libera spazio e ripeti.
E_STORAGE_DENIED = Il browser non lascia salvare nulla: l’ultimo tocco non conta.
