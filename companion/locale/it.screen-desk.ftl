# --- The public screen: everything that only a television says ----------------------------------------
screen-village-day = { $lit ->
    [one] Il villaggio al mattino: { $lit } finestra accesa su { $all }
   *[other] Il villaggio al mattino: { $lit } finestre accese su { $all }
 }
screen-turn = Tocca a
screen-of = di { $who }
screen-clock-runs = il tempo corre
screen-votes-lead = In testa
screen-votes-level = A pari voti
screen-votes-none = nessun voto
screen-votes-earlier = { $count ->
    [one] e prima un altro voto
   *[other] e prima altri { $count } voti
 }
screen-votes-silent = { $names }: nessun voto
screen-pages-next = Poi: { $name }
screen-pages-still = Tocca per la pagina dopo: { $name }
screen-pages-cast = chi era chi
screen-pages-at = Pagina { $at } di { $count }
screen-touch-for-sound = Tocca una volta lo schermo per il suono.
screen-bell-on = Suoni: sì
screen-bell-off = Suoni: no
screen-voice-on = Voce: parla da qui
screen-voice-off = Voce: qui tace
