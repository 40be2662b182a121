# --- La voce che modera: ciò che si legge anche sui telefoni ----------------------------------
lupus-say-all-seen = Tutti hanno visto la propria carta. Si comincia.
lupus-say-back = Un passo è stato annullato.
lupus-say-daybreak = Tra poco si saprà com’è andata la notte.
lupus-say-dawn-voice = Stanotte i lupi hanno scelto me, che sono solo una voce: nessuno di voi è morto.
lupus-say-dawn-voice-dead = Stanotte i lupi hanno scelto me, che sono solo una voce. Ma il villaggio ha perso { $who }.
lupus-daybreak-voice = Stanotte i lupi sono andati dalla voce
lupus-daybreak-voice-too = { $n ->
    [one] I lupi sono andati anche dalla voce. La sua carta resta coperta.
   *[other] I lupi sono andati anche dalla voce. Le loro carte restano coperte.
 }
lupus-say-all-ready = Siete tutti pronti: si vota.
lupus-say-remind = { $who }, manca il tuo voto. Ancora un momento, poi si passa oltre.
lupus-say-remind-all = Manca ancora qualche voto. Un momento, poi si passa oltre.
lupus-say-nobody-answers = Non mi risponde nessuno: mi fermo qui. Quando ci siete, toccate «Riprendi».
lupus-voice-pause = Pausa
lupus-voice-resume = Riprendi
lupus-voice-ready = Pronti a votare
lupus-voice-ready-here = { $n ->
    [one] Anche chi non ha il telefono è pronto
   *[other] Anche i { $n } che non hanno il telefono sono pronti
 }
lupus-voice-finished = Ho finito
lupus-voice-waits = Hai detto che vuoi votare: si aspettano gli altri.
lupus-voice-paused = In pausa
lupus-voice-paused-by = In pausa: { $who } ha chiesto un momento
lupus-voice-ready-count = { $done } su { $total } pronti a votare
E_VOICE_LEADS = Di notte ogni passo dura quanto deve: per accorciarlo, fai prima moderare una persona.
E_DEVICE_PASSES = Il tablet sta ancora facendo il giro: aspetta che torni.
E_NO_PHONES = Con la voce, passo per passo, serve un telefono a ogni posto. Senza: { $who }. Oppure scegliete la notte tutti insieme.
lupus-voice-again = Ripeti
lupus-voice-take-over = Fai moderare una persona
lupus-voice-take-over-warn = Da qui in poi il tablet lo guida una persona. I segreti restano nascosti.
lupus-voice-give-back = Fai moderare la voce
lupus-voice-seat = la voce
lupus-ballot-silent = non ha risposto
