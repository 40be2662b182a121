# Quello che si stampa: il cartello, i biglietti dei posti, l’ordine della notte.

print-poster-title = Si gioca qui
print-poster-scan = Inquadra il codice con il telefono.
print-poster-name = Scrivi il tuo nome e siediti.
print-poster-else = Senza fotocamera? Apri { $host } e scrivi
print-poster-iphone = Con un iPhone: sullo stesso Wi-Fi, con la Fotocamera. Se chiede della rete locale, consenti.
print-seats-title = Un biglietto per ogni posto
print-seats-what = Chi torna con un altro telefono inquadra il suo biglietto e riprende il suo posto.
print-seats-mind = Ogni biglietto vale una volta sola, per 30 giorni. Chi lo inquadra prende quel posto, e al tavolo si legge: dallo a mano, e non fotografarlo. Quelli stampati prima non valgono più.
print-seats-go = Prepara i biglietti
print-seats-keep = Tienilo per te. Vale una volta: riporta il tuo posto su un altro telefono.
print-night-title = L’ordine della notte
print-go-back = Torna al tablet
print-how = Stampa questa pagina dal menu del browser.
print-date = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
 } { $year }
print-table = tavolo { $code }
