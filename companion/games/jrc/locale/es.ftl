### JRC

## Name, and what stands on several screens
jrc-name = JRC, la campaña
jrc-for-how-many = Una campaña de órdenes selladas, durante semanas. 2 o más personas
jrc-city = { $name }

## Titles, and one sentence on what is going on
jrc-title-lobby = Antes de la campaña
jrc-title-allocate = El reparto de puntos
jrc-title-reveal-allocation = Los príncipes de las ciudades
jrc-title-late-allocate = Quien llega reparte sus puntos
jrc-title-methuselah-orders = Turno{"\u00A0"}{ $turn }{"\u00A0"}· las órdenes
jrc-title-methuselah-reveal = Turno{"\u00A0"}{ $turn }{"\u00A0"}· órdenes abiertas
jrc-title-city-select = Turno{"\u00A0"}{ $turn }{"\u00A0"}· dónde se juega
jrc-title-seating = Los sitios
jrc-title-counter = Contrainfluencia
jrc-title-counter-reveal = Lo que queda
jrc-title-advantages = Las ventajas
jrc-title-advantages-reveal = Se prepara la mesa
jrc-title-play = A jugar
jrc-title-result = { $city }{"\u00A0"}· el resultado
jrc-title-city-end = Turno{"\u00A0"}{ $turn }{"\u00A0"}· terminado
jrc-title-won = La campaña ha terminado
jrc-title-ended = La campaña se ha cerrado

jrc-line-lobby = Una campaña dura semanas: la mesa se acuerda de todo.
jrc-line-reveal-allocation = Cada ciudad es de quien más puso en ella. Si hay empate, de nadie.
jrc-line-methuselah-reveal = Todas las órdenes valen en el mismo momento.
jrc-line-city-select = Primero, las ciudades con menos margen.
jrc-line-seating = Tu presa se sienta justo después de ti, en sentido horario.
jrc-line-counter-reveal = Solo vale para esta sesión: la tabla no cambia.
jrc-line-advantages-reveal = Antes de jugar, poned en la mesa lo que se ha comprado.
jrc-line-play = Las cartas se juegan en la mesa. Aquí se apunta quién cae.
jrc-line-result = ¿Cuántos puntos de victoria ha hecho cada cual?
jrc-line-city-end = Con el próximo turno llegan las rentas y se escriben las órdenes.
jrc-line-filed = Aquí no tienes puntos que gastar: tu sobre vacío ya está con los demás.
jrc-line-written = Tu sobre está sellado. Puedes retirarlo hasta que se abran todos.
jrc-line-all-in = Ya están todos: se pueden abrir.
jrc-line-writing = { $count ->
    [one] Falta { $who }.
   *[other] Faltan { $who }.
 }
jrc-line-writing-many = Faltan { $count } personas.
jrc-line-won = { $count ->
    [one] Manda { $who }.
   *[other] Mandan { $who }.
 }
jrc-won = { $count ->
    [one] Gana { $who }
   *[other] Ganan { $who }
 }
jrc-won-after = { $n ->
    [one] tras un turno de campaña
   *[other] tras { $n } turnos de campaña
 }
jrc-line-ended = { $n ->
    [0] Ninguna ciudad tenía príncipe.
   *[other] En cabeza, { $count ->
        [one] { $who }, con { $n ->
            [one] un principado.
           *[other] { $n } principados.
        }
       *[other] { $who }, con { $n ->
            [one] un principado
           *[other] { $n } principados
        } por persona.
    }
 }
jrc-line-ended-stayed = { $n ->
    [0] Quienes seguían en la campaña no tenían ningún principado.
   *[other] En cabeza, entre quienes seguían en la campaña, { $count ->
        [one] { $who }, con { $n ->
            [one] un principado.
           *[other] { $n } principados.
        }
       *[other] { $who }, con { $n ->
            [one] un principado
           *[other] { $n } principados
        } por persona.
    }
 }
jrc-ended = La campaña se cierra
jrc-ended-after = { $n ->
    [0] sin que gane nadie, antes del primer turno
   *[other] sin que gane nadie, en el turno { $n }
 }

## The great table
jrc-ledger = Las ciudades
jrc-ledger-at = { $n ->
    [0] Las ciudades al empezar
   *[other] Las ciudades, turno { $n }
 }
jrc-ledger-margin = margen
jrc-ledger-fund = Fondo político
jrc-ledger-princes = Principados
jrc-ledger-needed = { $n } para ganar
jrc-ledger-contested = disputada
jrc-ledger-holds = príncipe
jrc-margin = margen { $n }
jrc-advice = { $contested_count ->
    [0] Dónde jugar: el menor margen es { $margin }, en { $narrow }.
    [one] Dónde jugar: { $contested } está disputada{ $narrow_count ->
        [0] {"."}
       *[other] {"; el margen es"} { $margin } en { $narrow }.
    }
   *[other] Dónde jugar: { $contested } están disputadas{ $narrow_count ->
        [0] {"."}
       *[other] {"; el margen es"} { $margin } en { $narrow }.
    }
 }

jrc-news = Qué ha cambiado
jrc-news-passes = { $city } pasa a manos de { $who }: { $n } de { $of } principados.
jrc-news-contested = { $city } está ahora disputada: { $who }.
jrc-news-vacant = { $city } queda sin príncipe: nadie tiene influencia allí.
jrc-news-near = { $count ->
    [one] { $who } ya tiene { $n ->
        [one] el principado que hace falta
       *[other] los { $n } principados que hacen falta
    }: si sigue así { $check ->
        [orders] al abrirse las órdenes
       *[turn] al final del turno de la Ciudad
    }, gana.
   *[other] { $who } ya tienen { $n ->
        [one] el principado que hace falta
       *[other] los { $n } principados que hacen falta
    }: si sigue así { $check ->
        [orders] al abrirse las órdenes
       *[turn] al final del turno de la Ciudad
    }, ganan.
 }
jrc-outcome = Si se queda así
jrc-outcome-stays = { $city } sigue en manos de { $who }: { $n } de { $of } principados.
jrc-outcome-contested = { $city } quedará disputada: { $who }.
jrc-outcome-vacant = { $city } quedará sin príncipe.
jrc-news-holds = { $cities }: en manos de { $who }.

## Before it begins
jrc-campaign = La campaña
jrc-pile-cities = ciudades
jrc-pile-fund = puntos por persona
jrc-pile-cap = como mucho por ciudad
jrc-pile-win = principados para ganar
jrc-cities-are = { $cities }
jrc-note-each-picks-secret = Dónde se juega: cada cual dice una ciudad, en secreto.
jrc-note-each-picks-open = Dónde se juega: cada cual dice una ciudad, a la vista.
jrc-note-random = Dónde se juega: se echa a suertes.
jrc-note-copies = En los mazos: { $n ->
    [one] una copia de cada carta.
   *[other] como mucho { $n } copias de cada carta.
 }
jrc-note-ante = Se juega con apuesta: acordad las cartas.
jrc-start = Empezar la campaña
jrc-rules = Reglas de la campaña
jrc-city-which = Cuál
jrc-city-called = Nombre
jrc-city-rename = Cambiar
jrc-city-rename-title = Llamar de otra forma a una ciudad
jrc-city-add = Añadir
jrc-city-add-title = Una ciudad más
jrc-city-drop = Quitar { $name }
jrc-city-drop-title = Una ciudad menos

jrc-option-city-set = ¿Qué ciudades?
jrc-option-city-set-note = Las nueve de la tabla, las ocho sin Seattle, o de 5 a 12 vuestras.
jrc-value-city-set-nine = Nueve
jrc-value-city-set-eight = Ocho, sin Seattle
jrc-value-city-set-custom = Las nuestras
jrc-option-start-fund = ¿Cuántos puntos al empezar?
jrc-option-start-fund-note = Se reparten todos entre las ciudades.
jrc-option-max-per-city = ¿Cuántos como mucho en una ciudad?
jrc-option-max-per-city-note = Solo al empezar: después se puede pasar de ahí.
jrc-option-win-princes = ¿Con cuántos principados se gana la campaña?
jrc-option-win-princes-note = Las ciudades disputadas o libres no cuentan para nadie.
jrc-option-instant-win = ¿Se puede ganar a mitad de turno?
jrc-option-instant-win-note = En cuanto se abren las órdenes y tras cada sesión, no solo al final del turno de la Ciudad.
jrc-option-city-choice = ¿Cómo se elige dónde jugar?
jrc-option-city-choice-note = Os ponéis de acuerdo, cada cual dice una ciudad, o se echa a suertes.
jrc-value-city-choice-agreed = De común acuerdo
jrc-value-city-choice-each-picks = Una por persona
jrc-value-city-choice-random = A suertes
jrc-option-same-city = ¿Y si una ciudad se elige dos veces?
jrc-option-same-city-note = Quienes eligen la misma ciudad juegan en ella una sola sesión, o una por cada elección.
jrc-value-same-city-once = Una sola sesión
jrc-value-same-city-again = Una por elección
jrc-option-secret-pick = ¿Se elige la ciudad en secreto?
jrc-option-secret-pick-note = Si no, cada elección se ve en cuanto llega.
jrc-option-absent-income = ¿Cobra renta quien falta?
jrc-option-absent-income-note = Sin orden, pasa; su influencia se queda como está.
jrc-option-late-join = ¿Se puede entrar con la campaña empezada?
jrc-option-late-join-note = Entre dos turnos, con los mismos puntos que los demás.
jrc-option-leaver = ¿Qué deja quien se va para siempre?
jrc-option-leaver-note = Su columna se queda y sigue teniendo títulos, o se vacía.
jrc-value-leaver-freeze = La columna como está
jrc-value-leaver-drop = Nada
jrc-option-fi-cap-after-setup = ¿El máximo por ciudad vale siempre?
jrc-option-fi-cap-after-setup-note = Nadie puede pasar de ahí, tampoco después.
jrc-option-copy-limit = ¿Cuántas copias de una carta por mazo?
jrc-option-copy-limit-note = Un recordatorio: los mazos los miráis vosotros.
jrc-value-copy-limit-none = Cuantas queráis
jrc-value-copy-limit-1 = Una
jrc-value-copy-limit-2 = Dos
jrc-value-copy-limit-3 = Tres
jrc-value-copy-limit-4 = Cuatro
jrc-option-ante = ¿Se juega con apuesta?
jrc-option-ante-note = Un recordatorio: las cartas en juego las elegís vosotros.

## Sealed papers
jrc-seal = Sellar
jrc-take-back = Retirar el sobre
jrc-take-back-title = Devolver un sobre sellado
jrc-own-paper = Tu sobre
jrc-own-paper-tag = sobre
jrc-own-line = { $what }: { $n }
jrc-own-empty = Vacío
jrc-allocate-title = { $n ->
    [one] Pon un punto en una de las { $cities } ciudades
   *[other] Reparte { $n } puntos entre { $cities } ciudades
 }
jrc-allocate-hint = Todos, y como mucho { $most } en una ciudad.
jrc-left-to-give = por repartir
jrc-left-to-keep = te quedan
jrc-left-to-spend = por gastar
jrc-order-title = Tu orden
jrc-order-fund = Fondo: { $n }
jrc-order-leads = quién manda
jrc-order-own = tú
jrc-seal-order = Sellar: { $what }
jrc-way-invest = Invertir
jrc-way-withdraw = Retirar
jrc-way-pass = Pasar
jrc-says-invest = { $name } +1
jrc-says-withdraw = { $name } −{ $n }
jrc-says-pass = paso
jrc-pick = Quiero jugar en { $name }
jrc-pick-title = ¿Dónde quieres jugar?
jrc-pick-secret = Se verá cuando haya elegido todo el mundo.
jrc-pick-open = Tu elección se ve al momento.
jrc-counter-title = { $city }: ¿contra quién?
jrc-counter-nothing = Sellar: contra nadie
jrc-counter-hint = { $n ->
    [one] Tienes un punto. Si lo gastas lo pierdes tú también, pero solo en esta sesión: la tabla no cambia.
   *[other] Tienes { $n } puntos. Los que gastas los pierdes tú también, pero solo en esta sesión: la tabla no cambia.
 }
jrc-opponent = { $n ->
    [0] ningún punto
    [one] un punto
   *[other] { $n } puntos
 }
jrc-opponent-prey = { $n ->
    [0] tu presa · ningún punto
    [one] tu presa · un punto
   *[other] tu presa · { $n } puntos
 }
jrc-opponent-predator = { $n ->
    [0] tu depredador · ningún punto
    [one] tu depredador · un punto
   *[other] tu depredador · { $n } puntos
 }
jrc-prices = Con lo que queda se compran ventajas
jrc-price = { $what }: { $cost ->
    [one] un punto
   *[other] { $cost } puntos
 }
jrc-counter-beyond = más de lo que tiene: se perdería
jrc-buy-title = ¿Qué compras para { $city }?
jrc-buy-nothing = Sellar: no compras nada
jrc-buy-hint = { $n ->
    [one] Te queda un punto. Lo que no gastas se pierde.
   *[other] Te quedan { $n } puntos. Lo que no gastas se pierde.
 }

jrc-advantage-very-active = Gran actividad
jrc-advantage-political-influence = Influencia política
jrc-advantage-well-connected = Buenos contactos
jrc-advantage-very-powerful = Gran poder
jrc-advantage-large-crypt = Cripta amplia
jrc-advantage-political-power = Poder político
jrc-about = { $cost } · { $what }
jrc-about-very-active = una vez: roba una carta más y luego descarta hasta tu límite de mano
jrc-about-political-influence = una vez: +1 voto en una acción política
jrc-about-well-connected = una vez: dos cartas maestras en un turno
jrc-about-very-powerful = al empezar: reserva de sangre +1
jrc-about-large-crypt = al empezar: un vampiro más en la cripta
jrc-about-political-power = siempre: +1 voto en cada votación

## Opening and going on
jrc-open = Abrir todos los sobres
jrc-open-missing = { $count ->
    [one] Falta un sobre.
   *[other] Faltan { $count } sobres.
 }
jrc-on-reveal-allocation = Siguiente: rentas y órdenes
jrc-on-methuselah-reveal = Siguiente: turno de la Ciudad
jrc-on-counter-reveal = Siguiente: las ventajas
jrc-on-advantages-reveal = Empezar la sesión
jrc-on-play = Acabar la sesión
jrc-on-city-end = Empezar el próximo turno
jrc-orders = Las órdenes
jrc-order-invest = { $who }: un punto en { $city }
jrc-order-withdraw = { $n ->
    [one] { $who }: retira un punto de { $city }
   *[other] { $who }: retira { $n } puntos de { $city }
 }
jrc-order-pass = { $who }: pasa
jrc-own-order-invest = { $who }: inviertes un punto en { $city }
jrc-own-order-withdraw = { $n ->
    [one] { $who }: retiras un punto de { $city }
   *[other] { $who }: retiras { $n } puntos de { $city }
 }
jrc-own-order-pass = { $who }: pasas
jrc-picks = Las elecciones
jrc-picked = { $who }: { $city }
jrc-choose = Se juega en { $names }
jrc-choose-title = ¿En qué ciudades se juega?
jrc-draw = Echar a suertes
jrc-draw-title = ¿Dónde se juega?
jrc-draw-count = Cuántas ciudades
jrc-end-city-turn = Acabar el turno sin sesión

## The session
jrc-middle-allocate = { $n ->
    [one] Un punto, { $cities } ciudades
   *[other] { $n } puntos, { $cities } ciudades
 }
jrc-mark-writing = escribe
jrc-mark-sealed = sobre sellado
jrc-mark-fi = { $n ->
    [0] ningún punto
    [one] un punto
   *[other] { $n } puntos
 }
jrc-mark-left = { $of ->
    [0] ningún punto
   *[other] { $left ->
        [one] queda { $left } de { $of }
       *[other] quedan { $left } de { $of }
     }
 }
jrc-mark-bought = { $n ->
    [0] ninguna ventaja
    [one] una ventaja
   *[other] { $n } ventajas
 }
jrc-prey = Tu presa es { $prey }. Tu depredador es { $predator }.
jrc-not-in-session = Esta sesión no la juegas: tu influencia se queda como está.
jrc-begin = Confirmar los sitios
jrc-shuffle = Sortear los sitios
jrc-seating-set = Usar estos sitios
jrc-seating-title = ¿En qué orden os sentáis?
jrc-seating-hint = En sentido horario: la presa de cada cual es quien le sigue.
jrc-playing = { $n ->
    [one] Juega una persona
   *[other] Juegan { $n } personas
 }
jrc-playing-title = ¿Quién juega esta sesión?
jrc-playing-hint = Quien no juega conserva su influencia como está.
jrc-played-title = Quién ha caído
jrc-played-out = Cae { $who }: un punto de victoria para { $predator }.
jrc-plans = Contrainfluencia
jrc-plan = { $who } contra { $target }: { $n }
jrc-plan-lost = { $n ->
    [one] Contra { $who } se pierde un punto.
   *[other] Contra { $who } se pierden { $n } puntos.
 }
jrc-plan-none = Nadie ha gastado nada.
jrc-checklist = Por preparar
jrc-effect-very-active = { $who }: gran actividad, { $n ->
    [one] una vez
   *[other] { $n } veces
 }
jrc-effect-political-influence = { $who }: influencia política, { $n ->
    [one] una vez
   *[other] { $n } veces
 }
jrc-effect-well-connected = { $who }: buenos contactos, { $n ->
    [one] una vez
   *[other] { $n } veces
 }
jrc-effect-very-powerful = { $who } empieza con { $n } más de sangre
jrc-effect-large-crypt = { $who }: { $n ->
    [one] un vampiro más en la cripta
   *[other] { $n } vampiros más en la cripta
 }
jrc-effect-political-power = { $who }: { $n ->
    [one] un voto más en cada votación
   *[other] { $n } votos más en cada votación
 }
jrc-card-none = { $city } no tiene príncipe en juego.
jrc-card-asked = La carta del príncipe de { $city } puede ponerla en la mesa { $who }.
jrc-card-yes = { $who } pone en la mesa al príncipe de { $city }: tres votos, y se activa como siempre.
jrc-card-no = { $who } deja aparte la carta del príncipe.
jrc-card-title = { $city } es tuya
jrc-card-hint = Puedes poner a su príncipe boca arriba entre los vampiros por activar, además de los cuatro de siempre.
jrc-card-use = Poner al príncipe en la mesa
jrc-card-decline = Dejarlo aparte
jrc-card-use-after = No, ponerlo en la mesa
jrc-card-decline-after = No, dejarlo aparte
jrc-card-said-yes = Has dicho que lo pones en la mesa. Puedes cambiar de idea hasta que se empiece a jugar.
jrc-card-said-no = Has dicho que lo dejas aparte. Puedes cambiar de idea hasta que se empiece a jugar.
jrc-card-unanswered = { $who } aún no ha dicho si usa la carta del príncipe: cuenta como un no. ¿Empezamos?
jrc-uses-title = Ventajas
jrc-uses = { $who }: { $what }, { $n ->
    [0] ya usada
    [one] queda una vez
   *[other] quedan { $n } veces
 }
jrc-uses-always = { $who }: { $what }, { $n ->
    [one] un voto más
   *[other] { $n } votos más
 } cada vez
jrc-use = Usar { $what } ({ $n })
jrc-use-always = Se vota: { $what }
jrc-eliminate = Cae { $name }
jrc-eliminate-title = ¿Quién cae?
jrc-vp-title = Puntos de victoria
jrc-vp-left = por asignar
jrc-apply = Actualizar la tabla
jrc-update = { $city }, antes y después
jrc-update-how = − 1 + { $vp }
jrc-update-rule = Se quita un punto y se suman los puntos de victoria; nunca se baja de cero. Quien no ha jugado sigue igual.
jrc-update-rule-cap = Se quita un punto y se suman los puntos de victoria, entre cero y { $most }. Quien no ha jugado sigue igual.
jrc-cancel = Anular la sesión
jrc-cancel-warn = Los sobres de esta sesión se destruyen sin leerlos. Influencia, fondos y príncipes se quedan como están. ¿La anulas?

## People
jrc-absent = { $n ->
    [0] { $names } no está
    [1] { $names } no está
   *[other] { $n } personas no están
 }
jrc-absent-title = ¿Quién no está?
jrc-absent-hint = A quien falta no se le espera. Un sobre ya sellado se destruye sin leerlo; una orden, en cambio, se queda.
jrc-present = { $n ->
    [0] { $names } está aquí
    [1] { $names } está aquí
   *[other] { $n } personas están aquí
 }
jrc-present-title = ¿Quién ha vuelto?
jrc-present-hint = Vale desde el próximo paso.
jrc-welcome = { $n ->
    [0] Entra { $names }
    [1] Entra { $names }
   *[other] Entran { $n } personas
 }
jrc-welcome-title = ¿Quién entra en la campaña?
jrc-welcome-hint = Quien entra reparte los mismos puntos que los demás, antes de las próximas rentas.
jrc-leave = { $name } deja la campaña
jrc-leave-title = ¿Quién se va para siempre?
jrc-leave-hint = Solo entre dos turnos. Por faltar a una velada nadie tiene que irse.
jrc-leave-warn-freeze = Su columna se queda y conserva sus títulos, pero sin rentas ni órdenes. ¿Se va para siempre?
jrc-leave-warn-drop = Su columna se vacía y sus títulos cambian de manos. ¿Se va para siempre?
jrc-end-campaign = Cerrar la campaña
jrc-end-campaign-hint = Cuando ya no podáis quedar: la historia se conserva.
jrc-end-campaign-warn = { $n ->
    [0] La campaña acaba aquí, antes de su primer turno, y no gana nadie.
    [one] La campaña acaba aquí, en el primer turno, y no gana nadie.
   *[other] La campaña acaba aquí, en el turno { $n }, y no gana nadie.
 } Los sobres aún sellados se destruyen sin leerlos; la tabla y la historia se quedan para la mesa. Con «Deshacer» se vuelve atrás.
jrc-player-count = { $players ->
    [one] Una campaña necesita al menos dos personas: así queda una.
   *[other] Una campaña necesita al menos dos personas.
 }

## History
jrc-tiles = La campaña en imágenes
jrc-tiles-line = un anillo por turno, del centro hacia fuera
jrc-tiles-line-last = del centro hacia fuera: turnos { $first } a { $last }
jrc-tile-prince = { $who }
jrc-tile-vacant = de nadie
jrc-chart-princes = Los principados, turno a turno
jrc-chart-city = { $city }, turno a turno
jrc-point-start = inicio
jrc-point-turn = turno { $n }
jrc-influence = La influencia, ciudad por ciudad
jrc-turns = Turno a turno
jrc-leaf-turn = Turno { $n }
jrc-leaf-turn-now = Turno { $n }, en marcha
jrc-leaf-start = Inicio
jrc-table-after = La tabla tras el turno { $n }
jrc-table-start = La tabla al empezar
jrc-told-came = { $count ->
    [one] { $who } entra en la campaña.
   *[other] { $who } entran en la campaña.
 }
jrc-told-income = Las rentas
jrc-told-income-rule = Un punto por cada principado.
jrc-told-orders = Rentas y órdenes
jrc-told-orders-rule = Un punto por cada principado; luego una orden por persona, todas en el mismo momento.
jrc-told-paid = { $who }: renta, fondo { $before } → { $after }
jrc-told-invest = { $who }: invierte en { $city }, { $before } → { $after }; fondo { $had } → { $has }
jrc-told-withdraw = { $who }: retira de { $city }, { $before } → { $after }; fondo { $had } → { $has }
jrc-told-no-session = Este turno no se jugó en ninguna ciudad.
jrc-told-session = Sesión en { $city }
jrc-told-seats = En sentido horario: { $who }.
jrc-told-out = Cayeron, por este orden: { $who }.
jrc-told-left-freeze = { $who } deja la campaña; su columna se queda.
jrc-told-left-drop = { $who } deja la campaña; su columna se vacía.

jrc-diary-add-city = Una ciudad más: { $cities }
jrc-diary-rename-city = Una ciudad cambia de nombre: { $cities }
jrc-diary-drop-city = Una ciudad menos: { $cities }
jrc-diary-start = Empieza la campaña
jrc-diary-example = El ejemplo, paso { $n }
jrc-diary-leave-example = Se cierra el ejemplo
jrc-diary-allocate = { $who } ha sellado sus puntos
jrc-diary-order = { $who } ha sellado una orden
jrc-diary-pick-city = { $who } ha elegido una ciudad
jrc-diary-counter = { $who } ha sellado un plan
jrc-diary-buy = { $who } ha sellado una compra
jrc-diary-take-back = { $who } ha retirado el sobre
jrc-diary-open-papers = Sobres abiertos
jrc-diary-on-late-allocate = Quien llega reparte sus puntos
jrc-diary-on-city-select = Turno de la Ciudad
jrc-diary-on-advantages = Se compran las ventajas
jrc-diary-on-play = Empieza el juego
jrc-diary-on-result = La sesión ha terminado
jrc-diary-turn = Turno { $n }: rentas
jrc-diary-session = Sesión en { $city }
jrc-diary-city-end = Fin del turno
jrc-diary-won = La campaña está ganada
jrc-diary-choose-cities = Ciudades elegidas
jrc-diary-draw-cities = Ciudades sorteadas
jrc-diary-end-city-turn = Un turno sin sesiones
jrc-diary-set-seating = Sitios de la sesión: { $who }
jrc-diary-shuffle-seating = Sitios sorteados: { $who }
jrc-diary-set-participants = Juegan la sesión: { $who }
jrc-diary-begin-session = Los sitios están fijados
jrc-diary-answer-prince-card = { $use ->
    [yes] { $who } pone en la mesa la carta del príncipe
   *[no] { $who } deja aparte la carta del príncipe
 }
jrc-diary-use-advantage = { $who } ha usado { $what }
jrc-diary-eliminate = Cae { $who }
jrc-diary-set-vp = Puntos de victoria apuntados
jrc-diary-apply-result = Tabla actualizada
jrc-diary-cancel-session = Sesión anulada
jrc-diary-mark-absent = { $count ->
    [1] { $who } no está
   *[other] { $who } no están
 }
jrc-diary-mark-present = { $count ->
    [1] { $who } está aquí otra vez
   *[other] { $who } están aquí otra vez
 }
jrc-diary-leave-for-good = { $who } ha dejado la campaña
jrc-diary-welcome = { $count ->
    [1] { $who } entra en la campaña
   *[other] { $who } entran en la campaña
 }
jrc-diary-end-campaign = La campaña se cierra

## Refusals
E_ALLOC_SUM = { $way ->
    [over] { $given ->
        [one] Es un punto de { $fund }: { $off } de más.
       *[other] Son { $given } puntos de { $fund }: { $off } de más.
     }
   *[under] { $given ->
        [one] Es un punto de { $fund }: { $off } por repartir.
       *[other] Son { $given } puntos de { $fund }: { $off } por repartir.
     }
 }
E_ALLOC_CAP = En una ciudad, { $most } como mucho.
E_NOT_INTEGER = Solo números enteros.
E_UNKNOWN_CITY = Esta ciudad no está en la campaña: elige una de la tabla.
E_UNKNOWN_ADVANTAGE = Esa ventaja no existe.
E_ALREADY_REVEALED = Los sobres ya se han abierto.
E_ALREADY_SUBMITTED = Tu sobre ya está sellado. Retíralo si quieres cambiarlo.
E_NOTHING_SUBMITTED = No hay ningún sobre tuyo que retirar.
E_PAPERS_MISSING = { $count ->
    [one] Falta el sobre de { $who }.
   *[other] Faltan los sobres de { $who }.
 }
E_SESSION_SIZE = Una sesión necesita al menos dos personas.
E_OPTIONS = Así no salen las cuentas: en las ciudades tienen que caber los puntos de cada cual, y para ganar no pueden hacer falta más principados que ciudades.
E_FUND_EMPTY = Tu fondo está vacío: retira puntos de una ciudad, o pasa.
E_WITHDRAW_LIMIT = Se retiran uno o dos puntos.
E_FI_TOO_LOW = En { $city } solo tienes { $fi }.
E_ONE_ORDER = Una sola orden, para una sola ciudad: para cambiarla, retira el sobre.
E_COUNTER_TOTAL = { $most ->
    [0] Aquí no tienes puntos que gastar.
    [one] Aquí solo tienes un punto.
   *[other] Aquí solo tienes { $most } puntos.
 }
E_COUNTER_SELF = No puedes gastar puntos contra ti.
E_COUNTER_ABSENT = Esta persona no está en la sesión.
E_CANNOT_AFFORD = { $left ->
    [0] No te queda nada que gastar.
    [one] Solo te queda un punto.
   *[other] Solo te quedan { $left } puntos.
 }
E_NO_USES_LEFT = Esta ventaja ya está gastada.
E_VP_TOTAL = Más puntos de victoria que personas: como mucho, { $most }.
E_NOT_AWAITED = Ahora no se espera nada de ti.
E_CITY_TWICE = { $most ->
    [one] Cada ciudad se juega una sola vez por turno.
   *[other] La misma ciudad se juega { $most } veces por turno como mucho.
 }
E_DRAW_COUNT = Se pueden sortear de 1 a { $most } ciudades.
E_INVEST_ONE = Los puntos se invierten de uno en uno.
E_CITY_NAME = Una ciudad necesita un nombre.
E_CITY_COUNT = Una campaña tiene de { $least } a { $most } ciudades.
W_FEW_PLAYERS = Sois { $players }: una campaña luce más desde cuatro personas que se vean cada semana.
W_VP_INCOMPLETE = { $sum ->
    [one] Un punto de victoria para { $players } personas: la sesión no está acabada. ¿Actualizar de todos modos?
   *[other] { $sum } puntos de victoria para { $players } personas: la sesión no está acabada. ¿Actualizar de todos modos?
 }
W_COUNTER_WASTED = Gastas contra { $who } más puntos de los que tiene: los que sobran se pierden.
W_NO_SESSION = { $count ->
    [0] El turno { $turn } acaba sin sesión y empieza el próximo. Para dejarlo por hoy y seguir en otra velada no hace falta: la mesa se acuerda de todo. ¿Acabarlo de todos modos?
    [one] El turno { $turn } acaba sin sesión y, tal como está la tabla, { $who } gana la campaña. ¿Acabarlo de todos modos?
   *[other] El turno { $turn } acaba sin sesión y, tal como está la tabla, { $who } ganan la campaña. ¿Acabarlo de todos modos?
 }

jrc-titles = Los títulos de la campaña
jrc-title-leap = El salto ({ $city }, turno { $turn }): { $who } gana { $n } de influencia.
jrc-title-fall = La caída ({ $city }, turno { $turn }): { $who } pierde { $n } de influencia.
jrc-title-throne = El trono que quema: { $city } cambia de príncipe { $n } veces.

## Help in play
jrc-help-now = { $at ->
    [start] Ahora: el primer reparto
    [orders] Ahora: las órdenes
    [cities] Ahora: dónde se juega
    [counter] Ahora: la contrainfluencia
    [advantages] Ahora: las ventajas
    [play] Ahora: la sesión
   *[end] Ahora: el final del turno
 }
jrc-help-step-share = Reparte todos tus puntos entre las ciudades, en secreto.
jrc-help-step-open = Cuando están todos los sobres, se abren a la vez.
jrc-help-step-income = Un punto al fondo por cada ciudad en la que tienes al príncipe.
jrc-help-step-order = Una sola orden, en secreto, también desde casa: invierte un punto, retira uno o dos de una ciudad, o pasa.
jrc-help-step-cities = Se elige en qué ciudades se juega, y quién se sienta dónde.
jrc-help-step-counter = Contrainfluencia, en secreto: quita puntos a los demás gastando los tuyos.
jrc-help-step-advantages = Con los puntos que quedan compras ventajas para esta sesión.
jrc-help-step-play = Quien tiene al príncipe de la ciudad, si juega, puede poner su carta en la mesa. Se juega, y se apuntan los puntos de victoria.
jrc-help-step-result = En esa ciudad, quien ha jugado pierde un punto y suma sus puntos de victoria, sin bajar de cero.
jrc-help-kept = Contrainfluencia y ventajas valen para una sesión: la tabla no cambia.
jrc-help-city-set = { $value ->
    [eight] Las ciudades son ocho, sin Seattle.
    [custom] Las ciudades son las vuestras.
   *[nine] Las ciudades son las nueve de la tabla.
 }
jrc-help-start-fund = { $value ->
    [one] Se empieza con un punto por persona.
   *[other] Se empieza con { $value } puntos por persona.
 }
jrc-help-max-per-city = { $value ->
    [one] Al empezar se pone como mucho un punto en una ciudad.
   *[other] Al empezar se ponen como mucho { $value } puntos en una ciudad.
 }
jrc-help-win-princes = { $value ->
    [one] Gana quien tiene al menos un principado al final del turno de la Ciudad.
   *[other] Gana quien tiene al menos { $value } principados al final del turno de la Ciudad.
 }
jrc-help-instant-win = { $value ->
    [on] También se gana a mitad de turno, en cuanto hay principados suficientes.
   *[off] Solo se gana al final del turno de la Ciudad.
 }
jrc-help-city-choice = { $value ->
    [each_picks] Cada persona presente elige una ciudad.
    [random] Las ciudades en las que se juega se echan a suertes.
   *[agreed] Las ciudades en las que se juega se eligen de común acuerdo.
 }
jrc-help-same-city = { $value ->
    [again] Una ciudad elegida dos veces se juega dos veces.
   *[once] Una ciudad elegida dos veces se juega una sola vez.
 }
jrc-help-secret-pick = { $value ->
    [off] La ciudad que elige cada cual se ve al momento.
   *[on] La ciudad se elige en secreto.
 }
jrc-help-absent-income = { $value ->
    [off] Quien falta no cobra su renta.
   *[on] Quien falta cobra su renta igual.
 }
jrc-help-late-join = { $value ->
    [on] Entre dos turnos puede entrar gente nueva.
   *[off] Con la campaña empezada ya no entra nadie.
 }
jrc-help-leaver = { $value ->
    [drop] Quien se va para siempre no deja nada.
   *[freeze] Quien se va para siempre deja su columna como está.
 }
jrc-help-fi-cap-after-setup = { $value ->
    [on] El máximo por ciudad vale toda la campaña.
   *[off] El máximo por ciudad solo vale al empezar.
 }
jrc-help-copy-limit = { $value ->
    [none] De una carta, en un mazo, cuantas copias queráis.
   *[other] Copias de una carta en un mazo, como mucho: { $value }.
 }
jrc-help-ante = { $value ->
    [on] Se juega con apuesta.
   *[off] Se juega sin apuesta.
 }
jrc-word-prince = Príncipe
jrc-word-prince-means = es de quien tiene, sin empate, más puntos en una ciudad
jrc-word-contested = Disputada
jrc-word-contested-means = empate en cabeza: no hay príncipe
jrc-word-margin = Margen
jrc-word-margin-means = los puntos entre quien va en cabeza y quien le sigue
jrc-word-fund = Fondo
jrc-word-fund-means = los puntos que no están en las ciudades
jrc-word-prey = Presa
jrc-word-prey-means = quien se sienta a tu izquierda; tú eres su depredador

## How it is played, in five pictures
learn-jrc-1 = Una campaña de ciudades
learn-jrc-1-line = Cada ciudad tiene como mucho un príncipe. La campaña dura semanas.
learn-jrc-2 = Puntos en secreto
learn-jrc-2-line = Al empezar repartís los puntos entre las ciudades, y se abren todos a la vez.
learn-jrc-3 = Príncipe, o en disputa
learn-jrc-3-line = El príncipe es de quien tiene más puntos. Con empate, la ciudad no es de nadie.
learn-jrc-4 = Una orden por turno
learn-jrc-4-line = En un sobre: invertir un punto, retirar uno o dos, o pasar. También desde casa.
learn-jrc-5 = Y luego, las cartas
learn-jrc-5-line = En esa ciudad pierdes un punto y sumas tus puntos de victoria.

## The example
jrc-example-try = Probar el primer turno del ejemplo
jrc-example-try-hint = Cuatro personas y los números del reglamento, paso a paso. Vuestra campaña se queda como está.
jrc-example-title = Ejemplo · { $step }
jrc-example-at = Paso { $n } de { $of }
jrc-example-leave = Cerrar el ejemplo
jrc-example-done = Volver a vuestra campaña
jrc-example-astray = El reglamento impreso elige otra cosa. Lo tuyo también valía; el ejemplo sigue con los números impresos.
jrc-example-allocate = Eres Luca. Reparte 30 puntos entre las ciudades, como mucho 8 en cada una, y sella tu sobre. Luca escribe: Boston 2, Chicago 3, Cleveland 4, Dallas 5, Miami 8, Seattle 3, Washington D.C. 5. Nadie ve lo que has escrito hasta que se abren todos los sobres.
jrc-example-allocate-sealed = Fabrizio, Francesco y Marcello ya han sellado sus sobres. Ahora quien organiza los abre todos a la vez: desde ese momento nadie puede cambiar nada.
jrc-example-princes = Quien tiene más puntos en una ciudad tiene a su príncipe: Miami es de Luca. En Washington D.C., Luca y Marcello empatan a 5, así que no es de nadie. Sigue: cada cual cobra un punto por principado.
jrc-example-order = Luca ha cobrado un punto por Miami. En cada turno das una sola orden: invertir un punto, retirar hasta dos, o pasar. Luca invierte en Washington D.C., para ponerse por delante de Marcello.
jrc-example-order-sealed = Los demás también han dado su orden. Abre todos los sobres: las órdenes valen todas en el mismo momento.
jrc-example-moved = Marcello ha tenido la misma idea: en Washington D.C. empata con Luca a 6. Fabrizio sube un punto en Seattle. Francesco retira dos puntos de Atlanta y se los guarda en el fondo. Sigue con el turno de la Ciudad.
jrc-example-city = Elegid dónde jugar. Conviene una ciudad disputada o con poco margen, porque una sola sesión puede cambiar a su príncipe. Elige Washington D.C.
jrc-example-seats = En sentido horario: Luca, Francesco, Marcello, Fabrizio. Tu presa es quien te sigue, y tú eres su depredador. Confirma los sitios y empieza la sesión.
jrc-example-counter = Contrainfluencia: con tus puntos en esta ciudad puedes quitar puntos a los demás, antes de que compren ventajas. Luca gasta 2 contra Marcello. Solo vale para esta sesión: la tabla no cambia.
jrc-example-counter-sealed = Francesco y Marcello han sellado sus planes. Fabrizio no tiene puntos aquí: su sobre está vacío. Abre todos los sobres.
jrc-example-left = Luca tenía 6 puntos. Gastó 2, Francesco le quitó 2 y Marcello 1: le queda 1. A Marcello le quedan 3. Con lo que queda se compran ventajas.
jrc-example-buy = A Luca le queda 1 punto, que llega para «Gran actividad». Los puntos que no gastas se pierden.
jrc-example-buy-sealed = Marcello ha gastado sus 3 puntos. Abre todos los sobres.
jrc-example-bought = Repasad las ventajas antes de repartir las cartas. Washington D.C. está disputada: nadie pone en la mesa al príncipe. Sigue: toca jugar.
jrc-example-play = Aquí es donde se juega con las cartas de verdad. En el ejemplo cae primero Francesco, luego Luca, luego Fabrizio. Cada vez, el depredador de quien cae se lleva un punto de victoria; Marcello, que queda al final, se lleva uno más.
jrc-example-result = Puntos de victoria: Luca 1, Fabrizio 1, Marcello 2. Quien ha jugado pierde un punto en la ciudad y gana uno por cada punto de victoria. Actualiza la tabla.
jrc-example-end = Marcello sube a 7 y se queda con Washington D.C.: ya tiene cuatro ciudades. Se gana con cinco al final de un turno de la Ciudad. Un turno es esto: rentas, órdenes, ciudades y sesiones.
