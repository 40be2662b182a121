### Cities

## Name, and what stands on several screens
cities-name = Ciudades
cities-for-how-many = Un duelo de cartas por la capital. 2 personas, 50 minutos
cities-words = { $words }

## Where we are
cities-lobby = Dos mazos, cinco ciudades
cities-lobby-line = Las cartas se quedan en la mesa: aquí están el reloj, las ciudades y las cuentas.
cities-before-duel = Antes del duelo { $n }
cities-turn = Duelo { $n }: turno de { $who }
cities-turn-you = Duelo { $n }: te toca
cities-attacks = { $who } ataca la ciudad { $slot }
cities-attacks-you = Atacas la ciudad { $slot }
cities-won = { $who } gana el duelo { $n }
cities-won-you = Ganas el duelo { $n }
cities-over = La partida está decidida
cities-line-paused = La partida está en pausa.
cities-line-bell = Ya no empieza nada nuevo: ahora se cuenta.
cities-line-ready = Declarad vuestros mazos; el duelo empieza cuando digáis los dos que todo está en orden.
cities-lay = La mesa
cities-lay-cities = { $capital ->
    [none] Barajad las cinco cartas de ciudad y ponedlas en fila entre los dos, boca abajo: nadie sabe dónde está la capital.
   *[other] Poned las cinco cartas de ciudad en fila entre los dos, boca abajo: la capital es la { $capital }.
 }
cities-lay-decks = Cada cual baraja su mazo y roba siete cartas.
cities-line-draw = { $who } endereza sus cartas y roba una.
cities-line-opening = { $who } puede poner en el campo una carta de la mano.
cities-line-main = { $who } coloca, mueve, ataca, usa habilidades, cuanto quiera, y luego acaba el turno.
cities-line-main-light = { $who } juega sus cartas en la mesa y luego acaba el turno.
cities-line-final = { $who } descarta hasta quedarse con siete cartas.
cities-line-discards = { $who } descarta por la conquista: { $n ->
    [one] una carta
   *[other] { $n } cartas
  }.
cities-line-adjust = { $who } aplica el texto de una carta.
cities-line-reveal = { $who } da la vuelta a la ciudad { $slot }: ¿es la capital?
cities-line-defence = Ataque a la ciudad { $slot }: ¿defiende { $who }?
cities-line-attackers = { $who } dice quién se une al ataque.
cities-line-defenders = { $who } elige quién defiende.
cities-line-targets = { $who } elige un objetivo para { $name }.
cities-line-settle = { $who } dice de quién es ahora la ciudad { $slot }.
cities-line-fighters-attackers = { $who } dice quién ataca la ciudad { $slot }.
cities-line-fighters-defenders = { $who } dice quién defiende la ciudad { $slot }.
cities-line-draw-you = Endereza tus cartas y luego roba una.
cities-line-opening-you = Puedes poner en el campo una carta de la mano.
cities-line-main-you = Coloca, mueve, ataca, usa habilidades, cuanto quieras, y luego acaba el turno.
cities-line-main-light-you = Juega tus cartas en la mesa. ¿Has conquistado una ciudad? Tócala aquí. Luego acaba el turno.
cities-line-final-you = Descarta hasta quedarte con siete cartas.
cities-line-adjust-you = Apunta lo que hace la carta.
cities-line-targets-you = Elige un objetivo para { $name }.

## Clock and notices
cities-clock = Partida
cities-bell = Se acabó el tiempo
cities-bell-how = Solo se termina lo que ya había empezado. Luego cualquiera de los dos hace las cuentas, en el móvil o en la tableta.
cities-extra = Tiempo extra
cities-extra-you = Tiempo extra: te toca
cities-extra-turn = Tiempo extra: turno de { $who }
cities-extra-duel = { $wins ->
    [whole_match] Se sigue sin reloj: en cuanto se deshaga el empate en ciudades, cuentan las conquistas de toda la partida. Quien se queda sin mazo pierde.
    [duel] Se sigue sin reloj: gana este duelo quien antes ocupe más ciudades. Quien se queda sin mazo pierde.
   *[leader] Se sigue sin reloj: gana la partida quien antes ocupe más ciudades. Quien se queda sin mazo pierde.
 }
cities-extra-next = { $wins ->
    [whole_match] Otro duelo, sin reloj: en cuanto se deshaga el empate en ciudades, cuentan las conquistas de toda la partida. Quien se queda sin mazo pierde.
   *[leader] Otro duelo, sin reloj: gana la partida quien antes ocupe más ciudades. Quien se queda sin mazo pierde.
 }
cities-pause-asked = { $who } pide una pausa.
cities-pause-asked-you = Has pedido una pausa: ahora responde { $who }.
cities-taken = { $who } conquista la ciudad { $slot }{ $n ->
    [0] .
    [one] {" "}y descarta una carta.
   *[other] {" "}y descarta { $n } cartas.
  }
cities-taken-you = Has conquistado la ciudad { $slot }{ $n ->
    [0] .
    [one] : descarta una carta de la mano. Ya está contada.
   *[other] : descarta { $n } cartas de la mano. Ya están contadas.
  }
cities-fell = La ciudad { $slot } vuelve a ser neutral
cities-fell-why = No quedaba ningún personaje de su bando para guarnecerla.

## The line
cities-phase-recovery = Recuperación
cities-phase-draw = Robo
cities-phase-opening = Apertura
cities-phase-main = Principal
cities-phase-final = Final
cities-line = La línea de ciudades
cities-city = Ciudad { $slot }
cities-is-capital = capital
cities-is-city = boca arriba
cities-is-hidden = boca abajo
cities-counters = Las cuentas
cities-count-wins = Duelos
cities-count-won = duelos ganados
cities-count-conquests = Conquistas
cities-count-cities = Ciudades
cities-count-hand = Mano
cities-count-deck = Mazo
cities-count-side = Lateral
cities-count-graveyard = Descarte
cities-is-ready = en orden

## The table before the match
cities-box = En la mesa
cities-box-city = ciudades
cities-box-capital = capital
cities-box-time = { $minutes ->
    [one] Un minuto
   *[other] { $minutes } minutos
  } para toda la partida, al mejor de tres duelos.
cities-plays-note = juega
cities-go-begin = Siguiente: los mazos
cities-go-begin-hint = El programa solo sigue ciudades, cuentas y reloj: una conquista son dos toques.
cities-go-follow = Seguir los combates
cities-go-follow-hint = El programa sigue también personajes y guarniciones, y resuelve los combates.
cities-rules = Reglas de la casa
cities-rules-hint = Valen para toda la partida.
cities-plays = Juega { $name }
cities-player-first = La primera persona
cities-player-second = La segunda persona

## Decks
cities-deck = Tu mazo
cities-deck-hint = Al menos 45 cartas, y como mucho 10 en el mazo lateral.
cities-deck-siding = Cambios con el mazo lateral
cities-deck-siding-hint = El total de cartas sigue siendo el mismo.
cities-deck-main = Mazo
cities-deck-side = Mazo lateral
cities-deck-set = Declarar el mazo
cities-list = Lista de cartas
cities-list-hint = Si quieres, escribe la lista: solo la ves tú, y se comprueban las copias.
cities-list-cards = Cartas
cities-list-note = Así: 3 Dragón, 2+1 Arquero, 9 Soldado* (tras el + el mazo lateral, con * los mercenarios).
cities-list-so-far = Escritas hasta ahora: { $main } de { $deck } cartas del mazo, { $side } de { $beside } del lateral. La lista solo la ves tú.
cities-list-set = Comprobar la lista
cities-go-ready = Todo en orden: mazo de { $main }, lateral de { $side }

## Pauses, giving up, time
cities-go-ask-pause = Pedir una pausa
cities-go-agree-pause = Aceptar la pausa
cities-go-drop-pause = Rechazar la pausa
cities-go-withdraw-pause = Retirar la petición
cities-go-pause = Parar todo
cities-pause-warn = Paras la partida para los dos: queda en el diario.
cities-go-resume = Seguir
cities-go-time-wins = Se cuenta: { $who } { $n ->
    [one] un duelo
   *[other] { $n } duelos
  }, { $other } { $less }
cities-go-time-occupied = Se cuenta: { $who } { $n ->
    [one] una ciudad
   *[other] { $n } ciudades
  }, { $other } { $less }
cities-go-time-conquests = Se cuenta: { $who } { $n ->
    [one] una conquista
   *[other] { $n } conquistas
  }, { $other } { $less }
cities-go-time-extra = Empate: tiempo extra
cities-go-time-plays-on = Se sigue jugando
cities-go-time-hint = { $counts ->
    [occupied] Cuentan los duelos ganados, luego las ciudades de ahora, luego las conquistas.
   *[conquests] Cuentan los duelos ganados, luego las conquistas de toda la partida.
 }
cities-go-concede-duel = Rendirse en este duelo
cities-concede-duel-warn = El duelo es para tu rival.
cities-go-concede-match = Abandonar la partida
cities-concede-match-warn = La partida entera es para tu rival.

## The turn
cities-go-draw = He robado
cities-go-draw-hint = Una carta del mazo a la mano.
cities-go-open = Poner una carta en el campo
cities-go-open-other = Otra carta, no un personaje
cities-go-open-character = Ponerlo en el campo
cities-go-open-character-title = Apertura: un personaje
cities-go-skip = Ninguna carta
cities-go-end = Acabar el turno
cities-go-pass = Pasar el turno
cities-go-discard = { $n ->
    [one] He descartado una carta
   *[other] He descartado { $n } cartas
  }
cities-go-adjust = Texto de una carta
cities-go-adjusted = Hecho
cities-go-adjusted-hint = Todo lo que has apuntado vale como un solo momento.
cities-touch-attack = Ataca { $name }
cities-touch-set-character = Colocar: { $name }
cities-touch-move = Mover: { $name }
cities-touch-take = Conquistada
cities-touch-take-city = Conquistada: no es la capital
cities-touch-take-capital = Conquistada: ¡es la capital!
cities-take-price = { $n ->
    [one] Cuesta una carta de la mano.
   *[other] Cuesta { $n } cartas de la mano.
  }
cities-touch-work-out = Calcular un combate
cities-touch-free = Neutral otra vez
cities-touch-theirs = Es de tu rival
cities-touch-mine = Es tuya
cities-touch-to = Es de { $who }
cities-touch-shift = Llevar: { $name }
cities-ways = Contar una carta
cities-ways-theirs = Una carta de { $who }
cities-ways-set = Apuntar: { $name }
cities-quick-draw = Robar
cities-quick-discard = Descartar
cities-quick-bury = Del campo
cities-left-deck = mazo { $n }
cities-left-hand = mano { $n }
cities-left-graveyard = descarte { $n }
cities-back-draw = robada
cities-back-discard = descartada
cities-back-bury = del campo
cities-back-other = una carta
cities-back-city = ciudad { $slot }
cities-back-duel = el final del duelo { $n }
cities-count-back = Deshacer
cities-count-back-none = nada que deshacer
cities-way-draw = del mazo a la mano
cities-way-discard = de la mano al descarte
cities-way-mill = del mazo al descarte
cities-way-recall = del descarte a la mano
cities-way-restore = del descarte al mazo
cities-way-bury = del campo al descarte
cities-way-play = de la mano al campo
cities-way-retake = del campo a la mano

## Characters
cities-field-name = Nombre, si quieres
cities-field-power = Fuerza
cities-field-hp = Puntos de vida
cities-field-range = Alcance
cities-field-quick = Quick
cities-field-who = Personaje
cities-field-what = Qué
cities-field-amount = Cuánto
cities-quick-no = no
cities-quick-yes = sí
cities-fighter = { $name } { $values }
cities-nameless-character = Personaje{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
cities-nameless-of = el { $values } de { $who }{ $n ->
    [0] {""}
   *[other] {" "}(núm. { $n })
  }
cities-nameless-attacker = Atacante{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
cities-nameless-defender = Defensor{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
cities-legend = 2/3: fuerza y puntos de vida. r1: alcance. *: Quick.
cities-listed = { $a }, { $b }
cities-listed-last = { $a } y { $b }
cities-listed-more = { $a } y { $n ->
    [one] uno más
   *[other] { $n } más
  }
cities-fighter-hurt = { $damage ->
    [one] ya tiene un punto de daño
   *[other] ya tiene { $damage } de daño
  }

## Texts of cards
cities-effect-change = Apuntar el efecto
cities-effect-change-title = Un efecto en un personaje
cities-effect-stats = Cambiar los valores
cities-effect-stats-title = Otros valores hasta el final del turno
cities-effect-put = Ponerlo en el campo
cities-effect-put-title = Un personaje más
cities-change-tap = girar
cities-change-untap = enderezar
cities-change-damage = hacer daño
cities-change-heal = curar
cities-change-destroy = destruir
cities-change-field = volver al campo

## Combat
cities-asked-against = Al ataque: { $who }. { $how }
cities-reveal-title = ¿La ciudad { $slot } es la capital?
cities-reveal-city = No es la capital
cities-reveal-capital = ¡Es la capital!
cities-defence-title = ¿Defiendes la ciudad { $slot }?
cities-go-defend = Defender
cities-go-defend-hint = Con quien está en ella, o con cartas Quick.
cities-go-defend-none = No hay nadie en ella: hace falta un Quick.
cities-go-defend-tapped = Quienes están en ella están girados: hace falta un Quick.
cities-go-decline = No defender
cities-go-bring = { $name } llega del campo
cities-go-quick = Jugar el Quick
cities-go-quick-title = Un Quick de la mano
cities-go-attackers = { $n ->
    [0] Nadie más
    [one] Se une { $names }
   *[other] Se unen { $n }
  }
cities-attackers-title = ¿Quién se une al ataque?
cities-attackers-hint = Enfrente: { $who }. Quien ataca se gira.
cities-go-defenders = { $n ->
    [0] Defender
    [one] Defiende { $names }
   *[other] Defienden { $n }
  }
cities-defenders-title = ¿Quién defiende?
cities-defenders-hint = Al menos uno de los que están en la ciudad.
cities-go-enter = Añadir
cities-go-enter-title = Otro personaje
cities-asks-attackers = ¿Quién ataca la ciudad { $slot }?
cities-asks-attackers-more = ¿Quién más ataca?
cities-asks-defenders = ¿Quién defiende la ciudad { $slot }?
cities-asks-defenders-more = ¿Quién más defiende?
cities-go-withdraw = Retirar el ataque
cities-go-muster-done = Ya están todos
cities-aim-title = { $name } golpea por { $damage }: ¿a quién?
cities-go-aim = Golpear: { $name }
cities-go-split = Golpear
cities-mustered-attack = Al ataque: { $who }.
cities-mustered = Al ataque: { $who }. En defensa: { $defence }.
cities-mustered-so = Al ataque: { $who }. En defensa: { $defence }. De momento: { $so }
cities-result-occupation = Ocupación: de la defensa no queda nadie.
cities-result-repelled = Rechazo: del ataque no queda nadie.
cities-result-neutrality = Neutralidad: queda alguien en pie en los dos bandos.
cities-result-annihilation = Aniquilación total: no queda nadie.
cities-settle-title = ¿De quién es ahora la ciudad { $slot }?
cities-settle-mine = Conquistada
cities-settle-stays = Como estaba
cities-settle-neutral = Neutral otra vez
cities-go-discards-title = { $n ->
    [one] Descarta una carta
   *[other] Descarta { $n } cartas
  }
cities-go-discards-hint = El precio de la conquista.
cities-fight = Combate en la ciudad { $slot }
cities-range = Alcance { $range }
cities-falls = Cae { $name }: { $damage } de daño, con { $hp ->
    [one] un punto de vida
   *[other] { $hp } puntos de vida
  }.
cities-blow-falls = Alcance { $range }: cae { $name }, daño { $damage } de { $hp }.
cities-blow-stands = Alcance { $range }: { $name } sigue en pie, daño { $damage } de { $hp }.
cities-falls-late = Cae { $name } antes de golpear: { $damage } de daño, con { $hp ->
    [one] un punto de vida
   *[other] { $hp } puntos de vida
  }.
cities-quiet-undefended = Nadie ha defendido.
cities-quiet-called-off = Quien atacaba ya no está.
cities-quiet-none = Ningún golpe.
cities-outcome-undefended = Conquistada por { $who }
cities-outcome-occupation = Ocupación: la ciudad { $slot } es de { $who }
cities-outcome-repelled = Rechazo: { $who } no pasa
cities-outcome-neutrality = Neutralidad: no cambia nada
cities-outcome-annihilation = Aniquilación total
cities-outcome-called-off = El ataque queda en nada
cities-outcome-stands = Gana { $who }, pero la ciudad sigue siendo de { $other }

## Corrections
cities-correct-is = La ciudad { $slot } es la capital
cities-correct-not = La ciudad { $slot } no es la capital
cities-correct-moved = La capital es la ciudad { $slot }, no la otra
cities-correct-warn = Corriges lo que se había dicho de una ciudad.
cities-correct-counts = Corregir las cuentas
cities-correct-counts-title = Cartas contadas de nuevo

## The end
cities-wins = Gana { $who }
cities-won-by-duels = Dos duelos ganados.
cities-won-by-last = Dos duelos a { $n }. El último: { $why }
cities-won-by-wins = Más duelos ganados al acabarse el tiempo: { $mine } a { $theirs }.
cities-won-by-conquests = Más conquistas en toda la partida: { $mine } a { $theirs }.
cities-won-by-occupied = Más ciudades ocupadas: { $mine } a { $theirs }.
cities-won-by-deck = El otro mazo se ha acabado.
cities-won-by-conceded = Por abandono.
cities-score = duelos { $wins }, conquistas { $conquests }
cities-duel = Duelo { $n }
cities-duel-drawn = Empate: antes se acabó el tiempo.
cities-duel-left = Interrumpido: se abandonó la partida.
cities-duel-capital = { $who } tomó la capital y dos ciudades más.
cities-duel-deck = Gana { $who }: se acabó el otro mazo.
cities-duel-conceded = Gana { $who } por rendición.
cities-duel-cities = { $who } ocupa más ciudades tras la campana, y gana el duelo.
cities-duel-held = { $who }: { $n ->
    [0] ninguna ciudad
    [one] una ciudad
   *[other] { $n } ciudades
  } al final.

## The end of a duel
cities-slots-2 = { $a } y { $b }
cities-slots-3 = { $a }, { $b } y { $c }
cities-slots-4 = { $a }, { $b }, { $c } y { $d }
cities-why-capital = Tiene la capital y { $n ->
    [2] dos
    [3] tres
   *[other] cuatro
  } ciudades más: { $others }.
cities-why-capital-you = Tienes la capital y { $n ->
    [2] dos
    [3] tres
   *[other] cuatro
  } ciudades más: { $others }.
cities-why-deck = El mazo de { $who } se ha acabado.
cities-why-deck-lost = Tu mazo se ha acabado.
cities-why-conceded = { $who } se rinde en el duelo.
cities-why-conceded-lost = Te has rendido en el duelo.
cities-why-cities = { $who } ocupa menos ciudades.
cities-why-cities-lost = Ocupas menos ciudades.
cities-then = Luego: mazos laterales, y el duelo { $n }. { $begins }
cities-then-lost = Empieza { $who }, por haber perdido.
cities-then-lost-you = Empiezas tú, por haber perdido.
cities-then-turn = Empieza { $who }: se empieza por turnos.
cities-then-turn-you = Empiezas tú: se empieza por turnos.
cities-then-drawn = Quién empieza lo dice el azar.
cities-then-time = Luego: se acabó el tiempo, y se hacen las cuentas.
cities-side-deck = mazo { $main } + { $side }{ $ready ->
    [1] , en orden
   *[other] {""}
  }

## What has happened
cities-news = Acaba de pasar
cities-begins-drawn = El azar ha elegido: empieza { $who }.
cities-begins-lost = Empieza { $who }, por haber perdido el último duelo.
cities-begins-turn = Empieza { $who }: se empieza por turnos.
cities-diary-starts = Empieza { $who }.
cities-news-attack = { $who } ataca la ciudad { $slot } con { $name }.
cities-news-quick = { $who } juega un Quick { $values }.
cities-news-quick-named = { $who } juega un Quick: { $name } { $values }.
cities-news-attack-light = { $who } ataca la ciudad { $slot }.
cities-news-capital = La ciudad { $slot } es la capital.
cities-news-conquers = { $who } conquista la ciudad { $slot }{ $n ->
    [0] .
    [one] , la primera que tiene.
   *[other] : ahora tiene { $n }.
  }
cities-news-stands = { $who } gana en la ciudad { $slot }, pero no la toma: aún hay quien la guarda.
cities-news-repelled = Rechazado el ataque de { $who } a la ciudad { $slot }.
cities-news-neutrality = Ciudad { $slot }: neutralidad, el ataque de { $who } no cambia nada.
cities-news-annihilation = Ciudad { $slot }: aniquilación total.
cities-news-called-off = El ataque de { $who } a la ciudad { $slot } queda en nada.
cities-news-fell = La ciudad { $slot } vuelve a ser neutral: ya no hay guarnición.
cities-news-given = La ciudad { $slot } es de { $who }.
cities-news-freed = La ciudad { $slot } es neutral.
cities-news-cards = { $who }: { $n ->
    [0] ninguna carta
    [one] una carta
   *[other] { $n } cartas
  }, { $way }.
cities-news-duel = { $who } gana el duelo { $n }: van { $won } a { $lost }.
cities-diary-changed = Un efecto en un personaje: ahora { $values }, daño { $damage }.
cities-diary-reopened = El final del duelo fue un despiste: se sigue.
cities-diary-capital = { $who } gana el duelo: tiene la capital, la ciudad { $slot }, y las ciudades { $others }.
cities-diary-withdrawn = El ataque fue un despiste.
cities-tiles = La partida en imágenes
cities-tiles-line = en verde { $first }, en marfil { $second }
cities-tile-winner = { $who }
cities-tile-drawn = Empate
cities-tile-nobody = Nadie
cities-tile-capital = con la capital, { $mine } a { $theirs }
cities-tile-deck = se acabó el otro mazo
cities-tile-conceded = por rendición
cities-tile-cities = { $mine ->
    [one] { $mine } ciudad
   *[other] { $mine } ciudades
  } a { $theirs } tras la campana
cities-tile-left = interrumpido
cities-tile-time = antes se acabó el tiempo
cities-totals = En total
cities-total = { $who }: { $wins ->
    [0] ningún duelo
    [one] un duelo
   *[other] { $wins } duelos
  }, { $conquests ->
    [0] ninguna conquista
    [one] una conquista
   *[other] { $conquests } conquistas
  }.
cities-story = Duelo { $n }, jugada a jugada
cities-chart = Conquistas, duelo a duelo

## Diary (not on phones)
cities-diary-players = Juegan { $who }.
cities-diary-begun = Ahora, los mazos.
cities-diary-list = Lista escrita.
cities-diary-extra = Tiempo extra.
cities-diary-clock = El reloj corre.
cities-diary-paused = En pausa.
cities-diary-no-pause = Sin pausa.
cities-diary-bell = Se acabó el tiempo.
cities-diary-drawn = Una carta robada.
cities-diary-opened = Una carta en el campo.
cities-diary-opening = Fin de la apertura.
cities-diary-ended = Fin de la fase principal.
cities-diary-turn = Pasa el turno.
cities-diary-defended = La ciudad se defiende.
cities-diary-quick = Un Quick llega del campo.
cities-diary-mustered = Ya están todos.
cities-diary-aimed = Objetivo elegido.
cities-diary-attackers = Atacantes elegidos.
cities-diary-defenders = Defensores elegidos.
cities-diary-discards = Descartes de la conquista.
cities-diary-adjust = Texto de una carta.
cities-diary-adjusted = Texto de una carta, hecho.
cities-diary-effect = Un efecto en un personaje.
cities-diary-count-back = Una carta contada ha vuelto atrás.
cities-diary-city-back = La ciudad { $slot } vuelve a estar como antes.
cities-diary-corrected = Capital corregida.
cities-diary-counted = Cartas contadas de nuevo.
cities-diary-deck = { $who } declara el mazo.
cities-diary-ready = { $who } tiene todo en orden.
cities-diary-left-duel = El duelo se queda a medias.
cities-diary-drawn-duel = El duelo acaba en empate.
cities-diary-match = { $who } gana la partida.
cities-diary-asks-pause = { $who } pide una pausa.
cities-diary-enters = { $name } ({ $values }) entra en el campo.
cities-diary-set = Un personaje en la ciudad { $slot }.
cities-diary-moved = Un personaje pasa a la ciudad { $slot }.
cities-diary-attack = Ataque a la ciudad { $slot }.
cities-diary-revealed = Ciudad { $slot } boca arriba.
cities-diary-undefended = Sin defensa.
cities-diary-occupation = Ocupación.
cities-diary-repelled = Ataque rechazado.
cities-diary-neutrality = Neutralidad.
cities-diary-annihilation = Aniquilación total.
cities-diary-called-off = El ataque queda en nada.
cities-diary-fell = La ciudad { $slot } vuelve a ser neutral.

## House rules (not on phones)
cities-option-tracking = Qué sigue el programa
cities-option-tracking-note = Todo, o solo ciudades, cuentas y reloj: así una conquista son dos toques.
cities-value-tracking-full = todo
cities-value-tracking-light = lo mínimo
cities-option-minutes = Minutos de la partida
cities-option-minutes-note = Para todos los duelos juntos.
cities-option-pause-between-duels = El reloj se para entre duelos
cities-option-pause-between-duels-note = Sigue cuando digáis los dos que todo está en orden.
cities-option-first-turn-draw = Quién roba en el primer turno
cities-option-first-turn-draw-note = Por regla, en su primer turno no roba nadie.
cities-value-first-turn-draw-none = nadie
cities-value-first-turn-draw-second-player = solo quien juega después
cities-value-first-turn-draw-all = los dos
cities-option-deckout = Cuándo se pierde por el mazo
cities-option-deckout-note = En cuanto está vacío, o solo cuando no se puede robar una carta.
cities-value-deckout-empty = en cuanto está vacío
cities-value-deckout-cannot-draw = al no poder robar
cities-option-reveal-on = Cuándo se da la vuelta a una ciudad
cities-option-reveal-on-note = En el primer ataque declarado, o solo si se conquista.
cities-value-reveal-on-attack = en el ataque
cities-value-reveal-on-conquest = en la conquista
cities-option-capital-slot = Dónde está la capital
cities-option-capital-slot-note = Si usáis una disposición impresa.
cities-value-capital-slot-none = no se sabe
cities-value-capital-slot-1 = ciudad 1
cities-value-capital-slot-2 = ciudad 2
cities-value-capital-slot-3 = ciudad 3
cities-value-capital-slot-4 = ciudad 4
cities-value-capital-slot-5 = ciudad 5
cities-option-move-adjacent = Moverse, solo a la ciudad de al lado
cities-option-move-adjacent-note = Si no, de una ciudad a cualquier otra.
cities-option-tapped-can-defend = Quien está girado también defiende
cities-option-tapped-can-defend-note = Quien conquista se gira al atacar.
cities-option-split-damage = El daño se puede repartir
cities-option-split-damage-note = Si no, cada golpe va a un solo rival.
cities-option-must-clear-city = Solo se conquista una ciudad despejada
cities-option-must-clear-city-note = Si no, quien no ha combatido no la conserva.
cities-option-copies-scope = Dónde se cuentan las copias
cities-option-copies-scope-note = Tres como mucho, mercenarios aparte.
cities-value-copies-scope-main-and-side = mazo y lateral
cities-value-copies-scope-main = solo el mazo
cities-option-starter = Quién empieza
cities-option-starter-note = El primer duelo siempre se echa a suertes.
cities-value-starter-random-then-loser = luego, quien perdió
cities-value-starter-random = siempre a suertes
cities-value-starter-alternate = por turnos
cities-option-extra-time = Tiempo extra
cities-option-extra-time-note = Con las ciudades empatadas se sigue, aunque las conquistas no lo estén.
cities-value-extra-time-literal = con ciudades empatadas
cities-value-extra-time-conquests-first = solo con empate en todo
cities-option-tiebreak = Qué cuenta más
cities-option-tiebreak-note = Al acabarse el tiempo, con los duelos empatados.
cities-value-tiebreak-conquests = conquistas en total
cities-value-tiebreak-occupied = ciudades de ahora
cities-option-extra-time-winner = Quién gana en el tiempo extra
cities-option-extra-time-winner-note = Cuando se deshace el empate en ciudades.
cities-value-extra-time-winner-leader = quien ocupa más
cities-value-extra-time-winner-whole-match = quien tiene más conquistas en total
cities-option-lead-at-bell = Con ventaja en duelos al acabarse el tiempo
cities-option-lead-at-bell-note = Al pie de la letra, el duelo en marcha sigue hasta que se deshaga el empate en ciudades.
cities-value-lead-at-bell-ends = la partida acaba
cities-value-lead-at-bell-plays-on = se sigue jugando

## Refusals
E_TWO_PLAYERS = Para jugar hacen falta dos personas.
E_DECK_TOO_SMALL = { $cards ->
    [one] Una carta es poco: un mazo tiene al menos { $least }.
   *[other] { $cards } cartas son pocas: un mazo tiene al menos { $least }.
 }
E_SIDE_TOO_LARGE = { $cards } cartas son demasiadas: un mazo lateral tiene { $most } como mucho.
E_TOO_MANY_COPIES = Demasiadas copias de { $card }: { $most } como mucho, si no es un mercenario.
E_POOL_CHANGED = { $cards ->
    [one] Había { $before } cartas en total, y ahora una: el total tiene que ser el mismo.
   *[other] Había { $before } cartas en total, y ahora { $cards }: el total tiene que ser el mismo.
 }
E_DECK_LIST = Esta lista no se entiende, o es demasiado larga: escríbela como en el ejemplo.
E_LIST_TOO_LONG = La lista tiene { $main ->
    [one] una carta
   *[other] { $main } cartas
 } en el mazo y { $side } en el lateral, pero has declarado { $deck } y { $beside }.
E_DECK_MISSING = Antes declara el mazo.
E_ALREADY_READY = Ya has dicho que todo está en orden: falta la otra persona.
E_NOT_ACTIVE = No es tu turno.
E_DUEL_OVER = Este duelo ha terminado.
E_MATCH_OVER = La partida está decidida.
E_PAUSED = La partida está en pausa.
E_PAUSE_ASKED = Ya se ha pedido una pausa.
E_PAUSE_OWN = La pausa tiene que aceptarla la otra persona.
E_TIME_UP = Se acabó el tiempo: no empieza nada nuevo.
E_COMBAT_OPEN = Antes acabad el combate.
E_ADJUST_OPEN = Antes acabad el texto de la carta.
E_ADJUST_FIRST = Antes abre el texto de una carta.
E_ALREADY_OPENED = En este turno ya has puesto una carta en el campo.
E_TAPPED = Está girado: en este turno ya ha hecho lo suyo.
E_NOT_THERE = Este personaje no está en esa ciudad.
E_NOT_ADJACENT = Solo se puede ir a la ciudad de al lado.
E_OWN_CITY = Esta ciudad ya es tuya.
E_NOT_QUICK = Sin guarnición solo se defiende con cartas Quick.
E_SAME_CITY = Ya está en esta ciudad.
E_HAND_TOO_BIG = Tienes { $cards } cartas en la mano: descarta { $over }.
E_DISCARD_DUE = Antes, los descartes de la conquista: { $cards }.
E_NOT_AN_OPPONENT = Solo se golpea a quien combate en el otro bando.
E_NO_FIGHTER = Hace falta al menos un combatiente.
E_SHARES = El daño no cuadra: en total tiene que ser igual a la fuerza.
E_TOO_LATE = Demasiado tarde: la defensa ya ha respondido.
E_TWO_CAPITALS = La capital ya es otra ciudad.
E_NO_CAPITAL_LEFT = Entonces ninguna ciudad sería la capital.
E_FACE_DOWN = Esta ciudad sigue boca abajo.
E_CAPITAL_ASKED = Si es la capital se dice al dar la vuelta a la ciudad, y solo entonces.
E_NOTHING_CHANGES = Ya está así.
E_BAD_STATS = Estos valores no son posibles: fuerza y alcance desde 0, puntos de vida desde 1.
E_CARD_NAME = El nombre de una carta tiene 24 caracteres como mucho.
E_NO_CARDS = No hay bastantes cartas.
E_TOO_MANY = No se puede llevar la cuenta de más.
E_TRACKED = Aquí las ciudades se conquistan atacando.
E_NOT_TRACKED = Con esta regla, los personajes están solo en la mesa.

cities-titles = Los títulos de la partida
cities-title-taken = Mano rápida: duelo { $duel }, { $who } conquista { $n } ciudades.
cities-title-contested = Ciudad disputada: duelo { $duel }, la ciudad { $slot } se conquista { $n } veces.
cities-title-blow = El golpe más duro: duelo { $duel }, { $n } de daño de una vez.

## Help in play
cities-help-now = { $at ->
    [ready] Ahora: antes del duelo
    [draw] Ahora: el robo
    [opening] Ahora: la apertura
    [main] Ahora: la fase principal
   *[final] Ahora: el final del turno
 }
cities-help-step-lay = Barajad las cinco cartas de ciudad y ponedlas en fila entre los dos, boca abajo.
cities-help-step-ready = Declarad los mazos, barajad, robad siete cartas. El reloj empieza cuando digáis los dos que todo está en orden.
cities-help-step-draw = Recuperación y robo: endereza tus cartas y luego roba una.
cities-help-step-opening = Apertura: pon en el campo una carta de la mano, si quieres.
cities-help-step-main = Principal: coloca, mueve, ataca, usa habilidades, cuanto quieras. Colocar no gira; el programa sigue a los personajes, las demás cartas que coloques están solo en la mesa.
cities-help-step-final = Final: el daño se cura; quédate con siete cartas en la mano como mucho.
cities-help-goal = Gana el duelo quien tiene la capital y otras dos ciudades, o si se acaba el otro mazo; la partida, quien gana dos duelos.
cities-help-tracking = { $value ->
    [light] El programa solo sigue ciudades, cuentas y reloj.
   *[full] El programa lo sigue todo, también los combates.
 }
cities-help-minutes = { $value ->
    [one] La partida dura un minuto.
   *[other] La partida dura { $value } minutos.
 }
cities-help-pause-between-duels = { $value ->
    [on] Entre dos duelos el reloj se para.
   *[off] Entre dos duelos el reloj sigue.
 }
cities-help-first-turn-draw = { $value ->
    [second_player] En el primer turno solo roba quien juega después.
    [all] En el primer turno se roba como siempre.
   *[none] En su primer turno no roba nadie.
 }
cities-help-deckout = { $value ->
    [cannot_draw] Pierdes cuando tienes que robar y no puedes.
   *[empty] Pierdes en cuanto tu mazo está vacío.
 }
cities-help-reveal-on = { $value ->
    [conquest] A una ciudad solo se le da la vuelta si se conquista.
   *[attack] A una ciudad se le da la vuelta en el primer ataque.
 }
cities-help-capital-slot = { $value ->
    [none] Nadie sabe dónde está la capital.
   *[other] La capital es la ciudad { $value }.
 }
cities-help-move-adjacent = { $value ->
    [on] Solo se puede ir a la ciudad de al lado.
   *[off] Se puede ir de una ciudad a cualquier otra.
 }
cities-help-tapped-can-defend = { $value ->
    [off] Quien está girado no defiende.
   *[on] Quien está girado también puede defender.
 }
cities-help-split-damage = { $value ->
    [on] El daño de un golpe se puede repartir.
   *[off] Cada golpe va a un solo rival.
 }
cities-help-must-clear-city = { $value ->
    [on] Una ciudad solo se conquista cuando no queda nadie en ella.
   *[off] Quien no ha combatido no conserva la ciudad.
 }
cities-help-copies-scope = { $value ->
    [main] Las tres copias se cuentan solo en el mazo.
   *[main_and_side] Las tres copias se cuentan entre mazo y lateral.
 }
cities-help-starter = { $value ->
    [random] Quién empieza se echa siempre a suertes.
    [alternate] Se empieza por turnos.
   *[random_then_loser] Desde el segundo duelo empieza quien perdió.
 }
cities-help-extra-time = { $value ->
    [conquests_first] Solo hay tiempo extra si también hay empate en conquistas.
   *[literal] Al acabarse el tiempo, con las ciudades empatadas hay tiempo extra.
 }
cities-help-tiebreak = { $value ->
    [occupied] Al acabarse el tiempo cuentan primero las ciudades de ahora, y luego las conquistas.
   *[conquests] Al acabarse el tiempo cuentan las conquistas de toda la partida.
 }
cities-help-extra-time-winner = { $value ->
    [whole_match] En el tiempo extra, en cuanto se deshaga el empate en ciudades, cuentan las conquistas de toda la partida.
   *[leader] En el tiempo extra gana quien antes ocupe más ciudades.
 }
cities-help-lead-at-bell = { $value ->
    [plays_on] Al acabarse el tiempo, con un duelo de ventaja se sigue jugando hasta que se deshaga el empate en ciudades.
   *[ends] Al acabarse el tiempo, un duelo de ventaja gana la partida.
 }
cities-word-deck = Mazo
cities-word-deck-means = el «grimorio» de las hojas impresas: de ahí se roba
cities-word-set = Colocar
cities-word-set-means = el «Set» de las hojas impresas: llevar una carta del campo a una ciudad
cities-word-garrison = Guarnición
cities-word-garrison-means = quien está en una ciudad y la conserva: si no queda nadie, la ciudad vuelve a ser neutral
cities-word-neutral = Neutral
cities-word-neutral-means = una ciudad que no es de nadie: la carta está atravesada
cities-word-tapped = Girado
cities-word-tapped-means = usado en este turno
cities-word-range = Alcance
cities-word-range-means = el «Range» de las cartas: el más alto golpea antes
cities-word-quick = Quick
cities-word-quick-means = se puede jugar en defensa sin guarnición

## How it is played, in five pictures
learn-cities-1 = Cinco ciudades boca abajo
learn-cities-1-line = Una es la capital, y nadie sabe cuál. Es un juego para dos.
learn-cities-2 = Roba y juega
learn-cities-2-line = En tu turno robas, pones una carta en el campo y mueves las demás.
learn-cities-3 = Golpe a golpe
learn-cities-3-line = El alcance más alto golpea antes: las cuentas las hace el programa.
learn-cities-4 = La ciudad toma partido
learn-cities-4-line = Una ciudad tomada queda mirando a quien la ha tomado.
learn-cities-5 = Dos duelos de tres
learn-cities-5-line = Un duelo es de quien tiene la capital y dos más. El reloj es para todos los duelos.
