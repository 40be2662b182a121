### Final Decrees

## Name, and what stands on several screens
final_decrees-name = Final Decrees
final_decrees-for-how-many = Ministerios, decretos y culpas que cargar a otros. 4–5 personas, una hora
decrees-words = { $words }
decrees-named = { $n } · { $words }
decrees-who = { $who }
decrees-number = Decreto { $n }
decrees-the-number = el decreto { $n }
decrees-the-named = el decreto { $n } · { $words }
decrees-item-named = Decreto { $n } · { $words }
decrees-lobby = Antes de la partida
decrees-posting = Los ministerios
decrees-over = Fin de la partida
decrees-nobody = nadie
decrees-nowhere = sin ministerio

## The ministries
decrees-ministry-reform = Reformas
decrees-ministry-executive = Ejecutivo
decrees-ministry-hr = Recursos Humanos
decrees-ministry-treasury = Tesoro
decrees-ministry-secret = Servicio Secreto
decrees-ministry-navy = Marina
decrees-at-reform = en Reformas
decrees-at-executive = en el Ejecutivo
decrees-at-hr = en Recursos Humanos
decrees-at-treasury = en el Tesoro
decrees-at-secret = en el Servicio Secreto
decrees-at-navy = en la Marina
decrees-arrow = { $above } sobre { $below }
decrees-chart = El organigrama
decrees-blame = culpa
decrees-personal = Culpa personal
decrees-least = ganaría ahora
decrees-cards = { $n ->
    [one] una carta
   *[other] { $n } cartas
 }
decrees-decrees = Los decretos
decrees-lies = { $at }
decrees-arrival = el { $n ->
    [1] primero
    [2] segundo
    [3] tercero
    [4] cuarto
   *[5] quinto
 } de { $of ->
    [5] cinco
   *[other] { $of }
 }
decrees-arrival-removes = { $who } quita hasta { $n }
decrees-arrival-where = de culpa, donde quiera
decrees-promulgated = promulgado
decrees-deck-left = Mazo { $deck }, descartes { $discard }.
decrees-promulgated-so-far = Decretos promulgados: { $n } de { $of }.

## Before the beginning
decrees-people = { $n ->
    [one] Una persona en la mesa. Juegan cuatro o cinco.
   *[other] { $n } personas en la mesa. Juegan cuatro o cinco.
 }
decrees-player-count = { $players ->
    [one] Hay una sola persona en la mesa: juegan cuatro o cinco.
   *[other] Sois { $players }: juegan cuatro o cinco.
 }
decrees-begin = Abrir las pujas
decrees-recipe = El mazo para { $n }
decrees-recipe-how = Sacad Estancamiento y Declive, barajad y repartid. Dejad aparte dos montones, barajad esa carta con el resto y apilad: el montón pequeño arriba, el grande abajo. El mazo queda con { $deck } cartas; la carta especial sale, como muy tarde, en el puesto { $latest }.
decrees-pile-dealt = una por persona, en la mano
decrees-pile-top = arriba
decrees-pile-middle = en medio, con Estancamiento y Declive
decrees-pile-bottom = abajo
decrees-templates = Los cinco decretos
decrees-templates-hint = Usa los de otra velada, o escríbelos uno a uno aquí debajo.
decrees-template-use = { $chosen ->
    [0] Usar los decretos
   *[other] Usar { $name }
 }
decrees-template-name = Nombre de la serie
decrees-template-save = Guardar los cinco decretos
decrees-template-save-title = Guardarlos para otra velada
decrees-template-drop = Olvidar «{ $name }»
decrees-template-drop-warn = La serie desaparece de esta mesa. Los decretos que ves ahora se quedan.
decrees-example = Cinco decretos breves
decrees-example-note = Inventados para Veglia, por si no tenéis a mano las hojas impresas.
decrees-decree-title = { $n ->
    [0] { $decree }: aún sin sellos
    [one] { $decree }: un sello
   *[other] { $decree }: { $n } sellos
 }
decrees-decree-name = Nombre del decreto
decrees-decree-hint = Toca los ministerios en el orden en que tienen que sellar. El mismo puede repetirse.
decrees-decree-save = Escribir el decreto
decrees-rules = Reglas de la casa
decrees-rules-hint = Cada cambio vale al momento.

decrees-option-deck-total = ¿Cuántas cartas hay en total?
decrees-option-deck-total-note = En la caja hay 60.
decrees-option-sd-is-extra = ¿Estancamiento y Declive es una carta más?
decrees-option-sd-is-extra-note = Si no, es una de las cartas contadas arriba.
decrees-option-sd-discard = ¿Cuántas cartas descarta Estancamiento y Declive?
decrees-option-sd-discard-note = Más cartas, partida más corta.
decrees-option-sd-pick = ¿Quien la roba se queda con una de las cartas descartadas?
decrees-option-sd-pick-note = Una idea del autor: un pequeño consuelo.
decrees-option-sd-empty-ends = Si descarta las últimas cartas, ¿acaba la partida?
decrees-option-sd-empty-ends-note = Si no, la carta vuelve al mazo y se roba una vez más.
decrees-option-bid-rounds-max = ¿Tras cuántas rondas de pujas decide el azar?
decrees-option-bid-rounds-max-note = Con 0 se sigue hasta que alguien gane.
decrees-option-four-player-empty-executive = Con cuatro personas, ¿puede quedar vacío el Ejecutivo?
decrees-option-four-player-empty-executive-note = Si queda vacío, empieza quien dirige Recursos Humanos.
decrees-option-redistribute-into-own = Al redistribuir, ¿puedes aumentar la culpa de tu ministerio?
decrees-option-redistribute-into-own-note = Si no, esa culpa solo puede bajar.
decrees-option-multi-control = ¿Un ministerio puede tener varios por encima?
decrees-option-multi-control-note = Si puede, quien sella elige qué cadena cuenta.
decrees-option-reform-steps = Con cuatro personas, los sellos de Reformas
decrees-option-reform-steps-note = Con cuatro no hay ministerio de Reformas.
decrees-value-reform-steps-skip = se saltan
decrees-value-reform-steps-forbid = no se escriben
decrees-option-trades = ¿Cuándo se hacen tratos?
decrees-option-trades-note = Nunca durante las pujas.
decrees-value-trades-freely = siempre
decrees-value-trades-in-turns = solo en los turnos
decrees-option-tie-break = Con la misma culpa
decrees-option-tie-break-note = Gana quien tiene menos culpa personal.
decrees-value-tie-break-shared = se comparte la victoria
decrees-value-tie-break-ministry-blame = cuenta la culpa del ministerio
decrees-option-allow-vacant-player = ¿Recursos Humanos puede dejar a alguien sin ministerio?
decrees-option-allow-vacant-player-note = Si no, cada cual dirige uno.

## The bids
decrees-bid-round = Pujas, ronda { $n }
decrees-bid-line = Todo el mundo puja en secreto por Recursos Humanos.
decrees-bid-again = Vuelven a pujar { $n } personas.
decrees-bid-title = ¿Con cuánta culpa cargas?
decrees-bid-hint = La puja más alta dirige Recursos Humanos. Cada cual paga su puja en culpa; la más baja, cinco más. Si las más altas empatan, cargan con 2 y { $then ->
    [lot] se echa a suertes
   *[again] vuelven a pujar
 }. Tu puja no se cambia.
decrees-bid-seal = { $chosen ->
    [0] Entregar la puja
   *[other] Pujar { $n }
 }
decrees-bid-sealed = Tu puja ya está
decrees-bid-waits = Queda en secreto y no se cambia. Las pujas se abren todas a la vez.
decrees-bid-opened = Ronda { $n }
decrees-bid-was = { $who } puja { $n } y carga con { $gain } de culpa.
decrees-bid-won = { $who } dirige Recursos Humanos.
decrees-bid-lot = El azar elige a { $who } para Recursos Humanos.
decrees-bid-tied = Pujas empatadas: { $who }. Cargan con 2 de culpa por persona y vuelven a pujar.
decrees-posting-line = { $who } reparte los ministerios.
decrees-post-title = ¿Quién dirige qué?
decrees-post-hint = { $empty ->
    [any] Tú te quedas en Recursos Humanos. Un ministerio por persona: uno queda vacío. Empieza quien dirige el Ejecutivo; si está vacío, tú.
    [other] Tú te quedas en Recursos Humanos. Un ministerio por persona: uno queda vacío, pero no el Ejecutivo, y empieza quien lo dirige.
   *[reform] Tú te quedas en Recursos Humanos. Un ministerio por persona, y nadie en Reformas. Empieza quien dirige el Ejecutivo.
 }
decrees-can-executive = cambia las flechas del organigrama
decrees-can-treasury = dos acciones más, una vez por turno
decrees-can-secret = pasa la culpa de un ministerio a quien lo dirige
decrees-can-navy = quita hasta 2 de culpa a quien la dirige y 4 a la Marina
decrees-post = Repartir los ministerios

## The turn
decrees-turn-of = Turno de { $who }
decrees-your-move = Te toca
decrees-your-turn = Tu turno
decrees-line-card = Se roba una carta.
decrees-line-actions = { $n ->
    [0] No quedan acciones.
    [one] Queda una acción.
   *[other] Quedan { $n } acciones.
 }
decrees-own-ministry = Tu ministerio: { $at }. { $more }
decrees-own-heads = Tu ministerio: { $at }.
decrees-own-none = No diriges nada. { $more }
decrees-own-idle = No diriges nada.
decrees-waits-for = Falta { $who }.
decrees-card-ordinary = Una carta normal
decrees-card-ordinary-hint = Roba una carta y quédatela en la mano.
decrees-card-decline = Estancamiento y Declive
decrees-card-decline-hint = { $n ->
    [0] La culpa de los ministerios pasa a quien los dirige.
    [one] Descarta una carta del mazo y pasa la culpa de los ministerios a quien los dirige.
   *[other] Descarta { $n } cartas del mazo y pasa la culpa de los ministerios a quien los dirige.
 }
decrees-draw-ordinary = Una carta normal
decrees-draw-ordinary-hint = Cuesta una acción. La carta va a la mano.
decrees-draw-decline = Estancamiento y Declive
decrees-draw-decline-hint = { $n ->
    [0] Cuesta una acción. La culpa de los ministerios pasa a quien los dirige.
    [one] Cuesta una acción. Descarta una carta del mazo y pasa la culpa de los ministerios a quien los dirige.
   *[other] Cuesta una acción. Descarta { $n } cartas del mazo y pasa la culpa de los ministerios a quien los dirige.
 }
decrees-decline-ends = Descarta el resto del mazo: la partida acaba enseguida y la culpa se queda donde está.
decrees-end-turn = Acabar el turno
decrees-end-hint = { $n ->
    [0] { $at }: no suma culpa, no hay decretos.
    [one] { $at }: suma 1 de culpa, por el decreto que está ahí.
   *[other] { $at }: suma { $n } de culpa, 1 por cada decreto que está ahí.
 }
decrees-end-warn = { $n ->
    [one] { $more } Te queda una acción: si acabas, se pierde. ¿Acabar el turno?
   *[other] { $more } Te quedan { $n } acciones: si acabas, se pierden. ¿Acabar el turno?
 }
decrees-end-nowhere = Sin ministerio no recibes más culpa.

## The actions
decrees-left = { $n ->
    [0] No te quedan acciones
    [one] Te queda una acción
   *[other] Te quedan { $n } acciones
 }
decrees-price = cuesta una acción
decrees-pool = personal: { $n }
decrees-card = ¿Qué carta has robado?
decrees-draw = Robar
decrees-forward-mark = { $loss ->
    [0] próximo paso
   *[other] próximo paso, −1 para ti
 }
decrees-move-leaves = deja { $at }
decrees-investigate-gives = { $who } carga con { $n } de culpa
decrees-only-empty = Un marcador solo va a un ministerio vacío: aquí está { $who }.
decrees-only-reform = Reformas no tiene acción propia.
decrees-only-executive = Las flechas solo las cambia quien dirige el Ejecutivo.
decrees-only-hr = Los ministerios solo los reasigna quien dirige Recursos Humanos.
decrees-only-treasury = Las arcas solo las abre quien dirige el Tesoro.
decrees-only-secret = Solo investiga quien dirige el Servicio Secreto.
decrees-only-navy = Las grandes maniobras solo las hace quien dirige la Marina.
decrees-only-there = Está { $at }: solo lo sella y lo remite quien dirige ese ministerio.
decrees-stamped-next = Aquí no se sella: el próximo sello va { $at }.
decrees-touch-secret = Para investigar, toca el ministerio en cuestión.
decrees-touch-executive = Para quitar una flecha, darle la vuelta o moverla, toca la mano de su punta. Para poner una, toca el ministerio del que sale.
decrees-none-below = No hay nadie por debajo: nada que redistribuir.
decrees-none-to-move = No hay culpa que redistribuir.
decrees-none-lying = Aquí no hay ningún decreto que sellar o remitir.
decrees-none-from-here = De aquí no puede salir ahora ninguna flecha.
decrees-do-play-card = Jugar una carta
decrees-do-play-card-hint = Ponla en la mesa y léela en voz alta. Luego apunta aquí qué cambia.
decrees-do-stamp = Sellar { $decree }
decrees-do-stamp-hint = { $left ->
    [0] { $loss ->
        [0] El decreto queda promulgado. No tienes culpa que perder.
       *[other] Pierdes 1 de culpa, y el decreto queda promulgado.
     }
    [one] { $loss ->
        [0] Le faltará un sello. No tienes culpa que perder.
       *[other] Pierdes 1 de culpa. Le faltará un sello.
     }
   *[other] { $loss ->
        [0] Le faltarán { $left } sellos. No tienes culpa que perder.
       *[other] Pierdes 1 de culpa. Le faltarán { $left } sellos.
     }
 }
decrees-do-treasury-extra = Abrir las arcas
decrees-do-treasury-extra-hint = Cuesta una acción y te da dos. Una vez por turno.
decrees-do-manoeuvres = Hacer grandes maniobras
decrees-do-manoeuvres-hint = Vuelven a la reserva hasta 2 de tu culpa y hasta 4 de la Marina. Una vez por turno.
decrees-do-forward = Remitir
decrees-do-forward-hint = Pasa a otro ministerio. Si allí va el próximo sello, pierdes 1 de culpa.
decrees-do-forward-go = { $chosen ->
    [0] Remitir
   *[other] { $marked ->
        [0] Ponerlo { $second }
       *[other] { $loss ->
            [0] Ponerlo { $second }
           *[other] Ponerlo { $second }: −1 para ti
         }
     }
 }
decrees-do-move-marker = Traer aquí a alguien
decrees-do-move-marker-hint = Quien quieras, también tú, pasa a dirigir un ministerio vacío.
decrees-do-move-marker-go = { $chosen ->
    [0] ¿A quién pones?
   *[other] Poner a { $second } { $first }
 }
decrees-do-investigate = Investigar
decrees-do-investigate-hint = Toda la culpa de un ministerio pasa a quien lo dirige.
decrees-do-investigate-go = { $chosen ->
    [0] Investigar
   *[other] Investigar: { $first }
 }
decrees-do-redistribute = Redistribuir la culpa
decrees-do-redistribute-hint = Mueve como quieras { $n } de culpa entre tu ministerio y los de debajo.
decrees-do-redistribute-go = Redistribuir
decrees-same = De momento todo sigue como estaba.
decrees-left-over = por colocar
decrees-do-reassign = Reasignar los ministerios
decrees-do-reassign-hint = Otro ministerio para cada cual. También se puede dejar a alguien donde está.
decrees-do-reassign-go = Reasignar
decrees-do-restructure-remove = Quitar la flecha
decrees-do-restructure-remove-hint = El de abajo ya no tiene a nadie por encima.
decrees-do-restructure-remove-go = { $chosen ->
    [0] Quitar la flecha
   *[other] Quitar { $first }
 }
decrees-do-restructure-reverse = Dar la vuelta a la flecha
decrees-do-restructure-reverse-hint = El que estaba abajo pasa arriba.
decrees-do-restructure-reverse-go = { $chosen ->
    [0] Dar la vuelta a la flecha
   *[other] Dar la vuelta: { $first }
 }
decrees-do-restructure-add = Poner una flecha desde aquí
decrees-do-restructure-add-hint = Un ministerio pasa a estar bajo otro. Las flechas son cinco como mucho.
decrees-do-restructure-add-go = { $chosen ->
    [0] Poner la flecha
   *[other] Poner { $first }
 }
decrees-do-restructure-move = Mover la flecha
decrees-do-restructure-move-hint = Quítala y ponla en otra parte, en una sola acción.
decrees-do-restructure-move-go = { $chosen ->
    [0] Mover la flecha
   *[other] En vez de «{ $first }»: { $second }
 }

## Promulgation
decrees-promulgated-at = { $decree } queda promulgado { $at }
decrees-chooser = { $who }, a la cabeza de la cadena ({ $at }), puede quitar hasta { $n } de culpa.
decrees-roots = La cadena tiene más de una cabeza: { $who } elige la que cuenta.
decrees-remove = Quitar { $sum } de culpa
decrees-remove-nothing = No quitar nada
decrees-remove-title = ¿Qué culpa desaparece?
decrees-remove-hint = Hasta { $n } en total, de quien quieras y de donde quieras. También nada.
decrees-remove-left = por quitar
decrees-remove-short = { $sum ->
    [0] No quitas nada, y podrías quitar { $n } de culpa. ¿Renuncias?
   *[other] Quitas { $sum } de culpa de los { $n } que podrías. El resto se queda donde está. ¿Está bien así?
 }
decrees-root-title = ¿Qué cabeza cuenta?
decrees-root-hint = Quien la dirige quitará la culpa.
decrees-root-go = { $chosen ->
    [0] Elegir esta cabeza
   *[other] Elegir { $first }
 }

## Stagnation and Decline
decrees-sd-title = { $who } ha robado Estancamiento y Declive
decrees-sd-discards = { $n ->
    [0] No hay cartas que descartar.
    [one] De lo alto del mazo a los descartes: una carta.
   *[other] De lo alto del mazo a los descartes: { $n } cartas.
 }
decrees-sd-picked = { $who } se queda en la mano con una de las cartas descartadas.
decrees-sd-moved = { $at }: { $who } carga con { $n } de culpa.
decrees-sd-nothing = Ningún ministerio ocupado tenía culpa.
decrees-sd-back = { $deck ->
    [one] Baraja Estancamiento y Declive en el mazo: ahora tiene una carta.
   *[other] Baraja Estancamiento y Declive en el mazo: ahora tiene { $deck } cartas.
 }

## Deals
decrees-trade-title = Trato
decrees-trade-hint = Vale cuando dicen que sí todas las personas nombradas. Hasta entonces solo lo ven ellas.
decrees-trade-propose = { $n ->
    [0] Proponer
    [one] Proponer: { $what }
   *[other] Proponer { $n } entregas
 }
decrees-trade-blame = Entregar culpa
decrees-trade-cards = Entregar cartas
decrees-trade-of = { $who } propone un trato
decrees-trade-confirm = Aceptar el trato de { $who }
decrees-trade-decline = Rechazar el trato de { $who }
decrees-trade-withdraw = Retirar tu propuesta
decrees-trade-declined = { $who } ha rechazado el trato.
decrees-trade-withdrawn = { $who } ha retirado su propuesta.
decrees-trade-fell = No hay trato
decrees-term-blame = { $taker } recibe de { $giver } { $n } de culpa
decrees-term-cards = { $n ->
    [one] { $taker } recibe de { $giver } una carta
   *[other] { $taker } recibe de { $giver } { $n } cartas
 }

## What a card does
decrees-adjust = { $n ->
    [0] La carta no cambia nada
    [one] Confirmar: { $what }
   *[other] Confirmar { $n } cambios
 }
decrees-adjust-title = ¿Qué hace la carta?
decrees-adjust-hint = Toca + y − junto a lo que cambia. Lo ve todo el mundo y se puede deshacer.
decrees-change-marker = Colocar un marcador
decrees-change-draw-arrow = Añadir una flecha
decrees-change-drop-arrow = Quitar una flecha
decrees-change-place = Mover un decreto
decrees-change-stamp = Sello de un decreto
decrees-change-actions = Acciones de este turno
decrees-change-deck = Mazo
decrees-change-discard = Descartes
decrees-stamp-set = ponerlo
decrees-stamp-lift = quitarlo
decrees-field-giver = Quién da
decrees-field-taker = Quién recibe
decrees-field-amount = Cuánto
decrees-field-who = Quién
decrees-field-ministry = Ministerio
decrees-field-start = Arriba
decrees-field-end = Abajo
decrees-field-arrow = Flecha
decrees-field-decree = Decreto
decrees-field-change = Ponerlo o quitarlo
decrees-abandon = Interrumpir la partida
decrees-abandon-warn = La partida acaba ahora, sin que gane nadie.
decrees-give-cards-brief = { $way ->
    [more] cartas para { $what }: { $n }
   *[less] cartas de { $what }: { $n }
 }
decrees-give-blame-brief = { $way ->
    [more] { $n } de culpa para { $what }
   *[less] { $n } de culpa de { $what }
 }
decrees-give-cards-they = { $way ->
    [more] { $what } recibe cartas de { $who }: { $n }.
   *[less] { $who } recibe cartas de { $what }: { $n }.
 }
decrees-give-cards-you = { $way ->
    [more] { $what } recibe cartas de ti: { $n }.
   *[less] Recibes cartas de { $what }: { $n }.
 }
decrees-give-blame-they = { $way ->
    [more] { $what } recibe de { $who } { $n } de culpa.
   *[less] { $who } recibe de { $what } { $n } de culpa.
 }
decrees-give-blame-you = { $way ->
    [more] { $what } recibe de ti { $n } de culpa.
   *[less] Recibes de { $what } { $n } de culpa.
 }
decrees-has-cards = { $n ->
    [one] tiene una carta
   *[other] tiene { $n } cartas
 }
decrees-has-blame = tiene { $n }
decrees-page-deal-others = Entre otros
decrees-page-deal-cards = Cartas
decrees-page-deal-blame = Culpa
decrees-tick-first = Toca + o − junto a un nombre.
decrees-tick-at = { $what }: de { $before } a { $after }.
decrees-tick-blame = { $way ->
    [more] { $what } carga con { $n } de culpa: de { $before } a { $after }.
   *[less] { $what } pierde { $n } de culpa: de { $before } a { $after }.
 }
decrees-tick-brief = { $what } { $way ->
    [more] +{ $n }
   *[less] −{ $n }
 }
decrees-hand-of = Mano de { $who }
decrees-page-cards = Cartas
decrees-page-decrees = Decretos
decrees-page-arrows = Flechas
decrees-page-ministries = Ministerios
decrees-page-people = Personas
decrees-adjust-right = { $n ->
    [0] Apuntar los cambios
    [one] Confirmar: { $what }
   *[other] Confirmar { $n } cambios
 }

## The end
decrees-win = { $n ->
    [one] Gana { $who }
   *[other] Ganan { $who }
 }
decrees-nobody-wins = No gana nadie
decrees-over-deck = Se ha acabado el mazo.
decrees-over-decrees = El quinto decreto está promulgado.
decrees-over-abandoned = La partida se ha interrumpido.
decrees-blame-of = { $n } de culpa
decrees-way = { $before }, { $after }
decrees-way-done = { $n ->
    [one] { $decree }: { $way }. Promulgado con un sello.
   *[other] { $decree }: { $way }. Promulgado con { $n } sellos.
 }
decrees-way-open = { $decree }: { $way }. Sellos: { $n } de { $of }.
decrees-story-turn = Turno { $n }: { $who }
decrees-point = T{ $n }
decrees-point-end = Fin
decrees-tiles = Así se cerró el expediente
decrees-tile-blame = { $n }
decrees-tile-of = { $who }
decrees-chart-blame = La culpa, turno a turno
decrees-chart-blame-note = Al final gana quien tiene menos.
decrees-chart-ways = El camino de los decretos
decrees-chart-ways-note = Turno a turno, de un ministerio a otro. Los números son los sellos.
decrees-ways-done = { $n ->
    [one] Promulgado con un sello.
   *[other] Promulgado con { $n } sellos.
 }
decrees-ways-open = Sellos: { $n } de { $of }.
decrees-stamped-by-card = una carta
decrees-nth = núm. { $n }
decrees-chart-stamps = Quién selló qué
decrees-chart-stamps-note = Sellos puestos, decreto a decreto.

## The diary
decrees-diary-decree = Decreto escrito: { $what }.
decrees-diary-decrees = Todos los decretos están escritos.
decrees-diary-template = Guardada la serie «{ $name }».
decrees-diary-template-gone = Olvidada la serie «{ $name }».
decrees-diary-at = { $who } { $at }
decrees-diary-begun = Se abren las pujas.
decrees-diary-bid = { $who } ha entregado su puja.
decrees-diary-tied = Pujas empatadas: { $who }.
decrees-diary-posted = Los ministerios están repartidos.
decrees-diary-card = { $who } ha robado.
decrees-diary-decline = { $n ->
    [0] Estancamiento y Declive para { $who }.
    [one] Estancamiento y Declive para { $who }: una carta descartada.
   *[other] Estancamiento y Declive para { $who }: { $n } cartas descartadas.
 }
decrees-diary-turn-over = { $who } ha acabado el turno.
decrees-diary-then = { $first } { $then }
decrees-diary-incompetence = Incompetencia general: { $at } +1.
decrees-diary-card-played = { $who } ha jugado una carta.
decrees-diary-card-written = { $told ->
    [yes] { $who } juega «{ $card }»: { $effect }
   *[no] { $who } juega «{ $card }».
 }
decrees-card-write = Apuntar la carta
decrees-card-write-title = ¿Qué carta es?
decrees-card-write-hint = Solo si quieres: la lee todo el mundo, y la próxima vez basta un toque.
decrees-card-called = Nombre
decrees-card-effect = Qué hace, si quieres
E_CARD_WORDS = Una carta tiene un nombre, de { $most } caracteres como mucho, y { $words } como mucho para decir qué hace.
decrees-diary-redistribute = { $who } ha redistribuido la culpa.
decrees-diary-forward = { $who } remite el decreto { $n }: ya está { $at }.
decrees-diary-stamp = { $who } sella el decreto { $n } { $at }.
decrees-diary-move = { $who } pone a { $whom } { $at }.
decrees-diary-move-self = { $who } entra { $at }.
decrees-diary-treasury = { $who } ha abierto las arcas.
decrees-diary-investigate = Investigación { $at }: { $whom } carga con { $n } de culpa.
decrees-diary-manoeuvres = { $who } ha hecho grandes maniobras.
decrees-diary-reassign = { $who } ha reasignado los ministerios.
decrees-diary-arrow-add = { $who } pone una flecha: { $arrow }.
decrees-diary-arrow-remove = { $who } quita una flecha: { $arrow }.
decrees-diary-arrow-reverse = { $who } da la vuelta a una flecha: { $arrow }.
decrees-diary-arrow-move = { $who } mueve una flecha: { $arrow }.
decrees-diary-promulgated = { $count ->
    [1] Promulgado el decreto { $n }: es el primero.
   *[other] Promulgado el decreto { $n }: ya son { $count }.
 }
decrees-diary-removed = { $n ->
    [0] { $who } no quita nada.
   *[other] { $who } quita { $n } de culpa.
 }
decrees-diary-no-removal = A la cabeza no hay nadie: nada que quitar.
decrees-diary-traded = Trato: { $terms }.
decrees-diary-adjusted = { $who }: efecto de una carta.

## Latest news
decrees-news = Qué ha pasado
decrees-news-effect = Efecto: { $what }.
decrees-news-turn = Turno de { $who }.
decrees-news-begins = Turno de { $who }. Incompetencia general: { $moved }.
decrees-news-moved = { $what } { $moved }.
decrees-news-person = { $who } { $before } → { $after }
decrees-news-at = { $at } { $before } → { $after }
decrees-series = { $first }, { $rest }
decrees-diary-with = { $what } { $more }.
decrees-now = { $what } { $n }
decrees-effect-blame = { $what } { $way ->
    [more] +{ $n }
   *[less] −{ $n }
 }
decrees-effect-marker = { $who } entra { $at }
decrees-effect-away = { $who } se queda sin ministerio
decrees-effect-drawn = flecha nueva { $arrow }
decrees-effect-gone = flecha quitada { $arrow }
decrees-effect-place = el decreto { $n } está ahora { $at }
decrees-effect-stamp = { $way ->
    [more] un sello más en el decreto { $n }
   *[less] un sello menos en el decreto { $n }
 }

## Refusals
E_PENDING_DECISION = Antes, quien está a la cabeza de la cadena decide qué culpa quitar.
E_UNKNOWN_MINISTRY = Este ministerio no está en juego.
E_NO_MINISTRY = Sin ministerio no puedes: antes pasa a uno vacío.
E_BID_RANGE = Se puja de 1 a 6.
E_NOT_A_BIDDER = En esta ronda no pujas.
E_ALREADY_BID = Ya has pujado, y una puja no se cambia.
E_POSTING_INCOMPLETE = Alguien aún no tiene ministerio.
E_POSTING_DUPLICATE = Dos personas no pueden dirigir el mismo ministerio.
E_REFORM_CLOSED = De momento, Reformas queda vacío.
E_EXECUTIVE_EMPTY = Alguien tiene que dirigir el Ejecutivo.
E_NO_ACTIONS = No te quedan acciones: acaba el turno.
E_DRAW_USED = En este turno ya has gastado una acción en robar.
E_TREASURY_USED = En este turno ya has abierto las arcas.
E_NAVY_USED = En este turno ya has hecho grandes maniobras.
E_NOT_DIRECTOR = Eso solo puede hacerlo quien dirige ese ministerio.
E_NO_SUBORDINATES = Por debajo de tu ministerio no hay nadie.
E_OUTSIDE_SUBTREE = La culpa solo se mueve entre tu ministerio y los de debajo.
E_SUM_CHANGED = En total, la culpa tiene que ser la misma.
E_INTO_OWN = Con esta regla, la culpa de tu ministerio solo puede bajar.
E_DECREE_NOT_HERE = Este decreto no está en tu ministerio.
E_NOT_NEXT_STEP = El próximo sello no va aquí.
E_SAME_MINISTRY = El decreto ya está ahí: elige otro ministerio.
E_MINISTRY_OCCUPIED = Ese ministerio ya tiene quien lo dirija: elige uno vacío.
E_NO_DIRECTOR = Ese ministerio está vacío: nadie cargaría con su culpa.
E_OWN_MINISTRY = El Servicio Secreto no se investiga a sí mismo.
E_NO_SUCH_ARROW = Esa flecha no existe.
E_SELF_ARROW = Un ministerio no puede estar sobre sí mismo.
E_DUPLICATE_ARROW = Esa flecha ya está.
E_ARROW_LIMIT = Las flechas son cinco, y están todas puestas: mueve una.
E_ALREADY_CONTROLLED = Ese ministerio ya tiene una flecha desde arriba: antes quita esa.
E_CYCLE = Así las flechas darían vueltas en círculo.
E_NOT_CHOOSER = No te toca decidir qué se quita.
E_ALLOWANCE = Es más de lo que puedes quitar.
E_TRADE_FUNDS = Alguien no tiene lo que tendría que dar.
E_TRADE_UNCONFIRMED = Alguien aún no ha dicho que sí.
E_OWN_PHONE = Quien tiene móvil hace sus tratos ahí.
E_NO_SUCH_TRADE = Esa propuesta ya no está.
E_TRADE_LINES = En un trato alguien da y otra persona recibe, y tú estás en él.
E_TRADE_MANY = Ya tienes dos propuestas abiertas: retira una.
E_STEPS_MISSING = Faltan los cinco decretos, cada uno con al menos un sello: se eligen arriba, en «Los cinco decretos».
E_NO_CARD_OPEN = Aquí se apunta lo que hace una carta: antes juégala.
E_NO_CARD_LEFT = El mazo está vacío.
E_CHANGES = Estos cambios no cuadran: repásalos y prueba otra vez.
E_UNCHANGED = Así no cambia nada: la acción sigue siendo tuya.
W_SD_TOO_EARLY = Entre las cinco primeras cartas no puede estar Estancamiento y Declive. ¿Está bien apilado el mazo?
W_SD_MISSING = Aquí tenía que salir Estancamiento y Declive. ¿Seguro que es una carta normal?

decrees-titles = Los títulos de la partida
decrees-title-stamps = El sello de oro: { $who } pone { $n } sellos, el último en el turno { $turn }.
decrees-title-lifted = La esponja: turno { $turn }, { $who } borra { $n } de culpa.
decrees-title-scapegoat = El chivo expiatorio: turno { $turn }, { $who } carga con { $n } de culpa.

## Help in play
decrees-help-now = { $at ->
    [bid] Ahora: las pujas
    [posting] Ahora: los ministerios
   *[turn] El turno
 }
decrees-help-step-bid = Puja de 1 a 6, en secreto: la más alta dirige Recursos Humanos.
decrees-help-step-blame = Tu puja se convierte en culpa; la más baja recibe 5 más.
decrees-help-step-tie = Quienes empatan en la puja más alta cargan con 2 y vuelven a pujar.
decrees-help-step-posting = Quien dirige Recursos Humanos da un ministerio a cada cual.
decrees-help-step-executive = Después empieza quien dirige el Ejecutivo.
decrees-help-step-incompetence = Tu ministerio recibe 1 de culpa.
decrees-help-step-draw = Robas una carta.
decrees-help-step-actions = Hasta tres acciones: robar (una vez), jugar una carta, sellar, remitir, mover a alguien, echar culpa hacia abajo, y la propia de tu ministerio. Ningún acuerdo obliga; si una carta dice otra cosa, vale la carta.
decrees-help-step-close = Tu ministerio recibe 1 por cada decreto que haya allí.
decrees-help-goal = Gana quien tiene menos culpa personal; la de los ministerios no cuenta.
decrees-help-end = Se acaba con el quinto decreto promulgado, o cuando se acaba el mazo.
decrees-help-less = Remitir al paso correcto, o sellar, te quita 1 de culpa personal.
decrees-help-deck-total = { $value ->
    [one] Hay una carta en total.
   *[other] Hay { $value } cartas en total.
 }
decrees-help-sd-is-extra = { $value ->
    [on] Estancamiento y Declive es una carta más.
   *[off] Estancamiento y Declive está entre las cartas contadas.
 }
decrees-help-sd-discard = { $value ->
    [0] Estancamiento y Declive no descarta cartas.
    [one] Estancamiento y Declive descarta una carta.
   *[other] Estancamiento y Declive descarta { $value } cartas.
 }
decrees-help-sd-pick = { $value ->
    [on] Quien roba Estancamiento y Declive se queda con una de las cartas descartadas.
   *[off] Las cartas descartadas no se las lleva nadie.
 }
decrees-help-sd-empty-ends = { $value ->
    [on] Si Estancamiento y Declive descarta las últimas cartas, la partida acaba ahí.
   *[off] Si Estancamiento y Declive descarta las últimas cartas, vuelve al mazo y se sigue jugando.
 }
decrees-help-bid-rounds-max = { $value ->
    [0] Con pujas empatadas se sigue hasta que alguien gane.
    [one] Con pujas empatadas, tras una ronda decide el azar.
   *[other] Con pujas empatadas, tras { $value } rondas decide el azar.
 }
decrees-help-four-player-empty-executive = { $value ->
    [on] Con cuatro personas, el Ejecutivo puede quedar vacío.
   *[off] Con cuatro personas, alguien dirige siempre el Ejecutivo.
 }
decrees-help-redistribute-into-own = { $value ->
    [off] Al redistribuir, la culpa de tu ministerio solo puede bajar.
   *[on] Al redistribuir, también puedes aumentar la culpa de tu ministerio.
 }
decrees-help-multi-control = { $value ->
    [on] Un ministerio puede tener varios por encima.
   *[off] Un ministerio solo tiene uno por encima.
 }
decrees-help-reform-steps = { $value ->
    [forbid] Con cuatro personas, en los decretos no se escriben sellos de Reformas.
   *[skip] Con cuatro personas, los sellos de Reformas se saltan.
 }
decrees-help-trades = { $value ->
    [in_turns] Tratos, solo en los turnos: no mientras se reparten los ministerios, ni mientras se elige qué culpa quitar.
   *[freely] Tratos, siempre, menos durante las pujas.
 }
decrees-help-tie-break = { $value ->
    [ministry_blame] Con la misma culpa, gana quien tiene menos en su ministerio.
   *[shared] Con la misma culpa, se comparte la victoria.
 }
decrees-help-allow-vacant-player = { $value ->
    [on] Recursos Humanos puede dejar a alguien sin ministerio.
   *[off] Cada cual dirige siempre un ministerio.
 }
decrees-word-blame = Culpa personal
decrees-word-blame-means = la que cuenta al final
decrees-word-control = Flecha
decrees-word-control-means = el ministerio del que sale controla al otro
decrees-word-forward = Remitir
decrees-word-forward-means = mandar un decreto a otro ministerio
decrees-word-stamp = Sellar
decrees-word-stamp-means = dar por hecho el próximo paso de un decreto, en el ministerio que toca
decrees-word-promulgated = Promulgado
decrees-word-promulgated-means = tiene todos los sellos: quien está a la cabeza de la cadena quita culpa, 10 por cada decreto promulgado
decrees-word-executive = Ejecutivo, Reformas
decrees-word-executive-means = en las hojas italianas: «Branca Esecutiva» y «Ministero delle Riforme»
decrees-word-stagnation = Estancamiento y Declive
decrees-word-stagnation-means = descarta cartas, y cada ministerio pasa su culpa a quien lo dirige

## How it is played, in five pictures
learn-final_decrees-1 = La culpa es de otros
learn-final_decrees-1-line = Cada ficha es culpa. Al final gana quien tiene menos delante.
learn-final_decrees-2 = Una puja secreta
learn-final_decrees-2-line = La puja más alta reparte los ministerios, pero lo que pujas se convierte en culpa.
learn-final_decrees-3 = Quién controla a quién
learn-final_decrees-3-line = Las flechas dicen qué ministerio controla a otro. Cambian a menudo.
learn-final_decrees-4 = Los decretos viajan
learn-final_decrees-4-line = Van de ministerio en ministerio, y cada paso correcto se sella.
learn-final_decrees-5 = El quinto decreto
learn-final_decrees-5-line = Cuando se promulga, o se acaba el mazo, se cuenta la culpa.
