# How each game is played, in five pictures: a title and one sentence each. Brought when it is opened.

learn-title = Come si gioca
learn-at = { $at } di { $count }
learn-on = Avanti
learn-back = Indietro
learn-done = Ho capito

learn-lupus-1 = Siete un villaggio
learn-lupus-1-line = Tra voi, in segreto, ci sono i lupi. Ogni notte sbranano qualcuno.
learn-lupus-2 = Di notte si tace
learn-lupus-2-line = A occhi chiusi indica chi è chiamato; con i telefoni rispondono tutti, in silenzio.
learn-lupus-3 = Di giorno si vota
learn-lupus-3-line = Parlate e nominate i sospetti; i due più votati si difendono, gli altri scelgono chi linciare.
learn-lupus-4 = Chi vince
learn-lupus-4-line = Gli umani, quando cade l’ultimo lupo. I lupi, quando sono almeno tanti quanti gli altri.
learn-lupus-5 = La tua carta
learn-lupus-5-line = Tieni premuto per vederla, lascia per coprirla. Non mostrarla a nessuno.

learn-jrc-1 = Una campagna di città
learn-jrc-1-line = In ogni città può esserci un solo principe. Si gioca per settimane.
learn-jrc-2 = I punti, in segreto
learn-jrc-2-line = All’inizio dividi i tuoi punti tra le città, e si scoprono tutti insieme.
learn-jrc-3 = Principe o contesa
learn-jrc-3-line = È principe chi ha più punti di tutti. In parità la città non è di nessuno.
learn-jrc-4 = Un ordine a turno
learn-jrc-4-line = In busta chiusa: investi un punto, ne ritiri uno o due, o passi. Anche da casa.
learn-jrc-5 = Poi si gioca a carte
learn-jrc-5-line = In quella città perdi un punto e aggiungi i tuoi punti vittoria.

learn-final_decrees-1 = La colpa è di altri
learn-final_decrees-1-line = Ogni gettone è colpa. Alla fine vince chi ne ha meno davanti a sé.
learn-final_decrees-2 = Un’offerta segreta
learn-final_decrees-2-line = Chi offre di più assegna i ministeri, ma ciò che offri diventa colpa.
learn-final_decrees-3 = Chi controlla chi
learn-final_decrees-3-line = Le frecce dicono quale ministero ne controlla un altro. Cambiano spesso.
learn-final_decrees-4 = I decreti viaggiano
learn-final_decrees-4-line = Passano di ministero in ministero, e ogni passo giusto si timbra.
learn-final_decrees-5 = Il quinto decreto
learn-final_decrees-5-line = Quando è promulgato, o quando finisce il mazzo, si conta la colpa.

learn-cities-1 = Cinque città coperte
learn-cities-1-line = Una è la capitale, e nessuno sa quale. Si gioca in due.
learn-cities-2 = Pesca e gioca
learn-cities-2-line = Nel tuo turno peschi, metti in campo una carta e muovi le altre.
learn-cities-3 = Colpo su colpo
learn-cities-3-line = Chi ha il Range più alto colpisce prima: il conto lo fa il programma.
learn-cities-4 = La città si gira
learn-cities-4-line = Una città presa si gira verso chi l’ha presa.
learn-cities-5 = Due duelli su tre
learn-cities-5-line = Un duello è di chi tiene la capitale e altre due città. Il tempo vale per tutti i duelli.

learn-sancta-1 = Un santo alla volta
learn-sancta-1-line = Il santo in Zona Attiva raccoglie punti; gli altri aspettano nel Santuario.
learn-sancta-2 = I punti che servono
learn-sancta-2-line = Con tanti punti quanti ne richiede (all’inizio il suo livello), il santo entra nella Rosa.
learn-sancta-3 = Un punto, o il dado
learn-sancta-3-line = A ogni turno una beatitudine o il dado, e una prova o un suffragio.
learn-sancta-4 = Qualcuno può dire di no
learn-sancta-4-line = Gli altri hanno qualche secondo per fermare la tua beatitudine.
learn-sancta-5 = La Rosa piena
learn-sancta-5-line = Vince chi per primo porta nella Rosa i santi che servono.

## Lo schermo acceso, dove il browser non sa tenerlo acceso da sé
learn-awake-keep = Schermo acceso mentre si gioca
learn-awake-price = Lo schermo resta acceso mentre si gioca. Per lasciarlo spegnere: tocca il codice in alto.
learn-awake-fine = Va bene
learn-awake-music = Su questo dispositivo la musica può fermarsi.

## Mentre il dispositivo di chi ospita conserva le partite
learn-evenings-kept = Il dispositivo di chi ospita ricorda le partite di stasera: chi era che cosa e chi ha vinto.
