# Help in play: what is done now, the rules of this table, the words of the game.
decrees-help-now = { $at ->
    [bid] Adesso: le offerte
    [posting] Adesso: i ministeri
   *[turn] Il turno
 }
decrees-help-step-bid = Offri da 1 a 6, in segreto: chi offre di più dirige le Risorse Umane.
decrees-help-step-blame = La propria offerta diventa colpa; chi offre meno di tutti ne prende altre 5.
decrees-help-step-tie = Chi è pari in testa prende 2 e offre di nuovo.
decrees-help-step-posting = Chi dirige le Risorse Umane dà un ministero a ognuno.
decrees-help-step-executive = Poi comincia chi dirige la Branca Esecutiva.
decrees-help-step-incompetence = Il tuo ministero prende 1 di colpa.
decrees-help-step-draw = Peschi una carta.
decrees-help-step-actions = Fino a tre azioni: pescare (una volta), giocare una carta, timbrare, inoltrare, spostare qualcuno, scaricare la colpa in basso, e quella del tuo ministero. Nessun accordo è vincolante; se una carta dice altro, vale la carta.
decrees-help-step-close = Il tuo ministero prende 1 per ogni decreto fermo lì.
decrees-help-goal = Vince chi ha meno colpa personale; quella dei ministeri non conta.
decrees-help-end = Si finisce con il quinto decreto promulgato, o quando finisce il mazzo.
decrees-help-less = Inoltrare al passo giusto o timbrare ti toglie 1 di colpa personale.
decrees-help-deck-total = { $value ->
    [one] Nel gioco c’è una carta in tutto.
   *[other] Le carte sono in tutto { $value }.
 }
decrees-help-sd-is-extra = { $value ->
    [on] Stagnazione e Declino è una carta in più.
   *[off] Stagnazione e Declino è tra le carte contate.
 }
decrees-help-sd-discard = { $value ->
    [0] Stagnazione e Declino non scarta carte.
    [one] Stagnazione e Declino scarta una carta.
   *[other] Stagnazione e Declino scarta { $value } carte.
 }
decrees-help-sd-pick = { $value ->
    [on] Chi pesca Stagnazione e Declino prende una delle carte scartate.
   *[off] Le carte scartate non le prende nessuno.
 }
decrees-help-sd-empty-ends = { $value ->
    [on] Se Stagnazione e Declino scarta le ultime carte, la partita finisce lì.
   *[off] Se Stagnazione e Declino scarta le ultime carte, torna nel mazzo e si gioca ancora.
 }
decrees-help-bid-rounds-max = { $value ->
    [0] A offerte pari si va avanti finché qualcuno vince.
    [one] A offerte pari, dopo un giro decide la sorte.
   *[other] A offerte pari, dopo { $value } giri decide la sorte.
 }
decrees-help-four-player-empty-executive = { $value ->
    [on] In quattro, la Branca Esecutiva può restare vuota.
   *[off] In quattro, la Branca Esecutiva ha sempre chi la dirige.
 }
decrees-help-redistribute-into-own = { $value ->
    [off] Ridistribuendo, la colpa del proprio ministero può solo scendere.
   *[on] Ridistribuendo, si può aumentare anche la colpa del proprio ministero.
 }
decrees-help-multi-control = { $value ->
    [on] Un ministero può averne più d’uno sopra di sé.
   *[off] Un ministero ne ha uno solo sopra di sé.
 }
decrees-help-reform-steps = { $value ->
    [forbid] In quattro, nei decreti non si scrivono timbri delle Riforme.
   *[skip] In quattro, i timbri delle Riforme si saltano.
 }
decrees-help-trades = { $value ->
    [in_turns] Scambi solo nei turni: non mentre si danno i ministeri, né mentre si sceglie la colpa da togliere.
   *[freely] Scambi sempre, salvo durante le offerte.
 }
decrees-help-tie-break = { $value ->
    [ministry_blame] A parità di colpa vince chi ne ha meno nel proprio ministero.
   *[shared] A parità di colpa si vince insieme.
 }
decrees-help-allow-vacant-player = { $value ->
    [on] Le Risorse Umane possono lasciare qualcuno senza ministero.
   *[off] Ognuno dirige sempre un ministero.
 }
decrees-word-blame = Colpa personale
decrees-word-blame-means = quella che conta alla fine
decrees-word-control = Freccia
decrees-word-control-means = il ministero da cui parte controlla l’altro
decrees-word-forward = Inoltrare
decrees-word-forward-means = mandare un decreto a un altro ministero
decrees-word-stamp = Timbrare
decrees-word-stamp-means = segnare come fatto il prossimo passo di un decreto, nel ministero giusto
decrees-word-promulgated = Promulgato
decrees-word-promulgated-means = ha tutti i timbri: chi è in cima alla catena toglie colpa, 10 per ogni decreto promulgato
decrees-word-executive = Riforme
decrees-word-executive-means = sul foglio stampato: «Ministero delle Riforme»
decrees-word-stagnation = Stagnazione e Declino
decrees-word-stagnation-means = scarta carte, e ogni ministero passa la sua colpa a chi lo dirige
