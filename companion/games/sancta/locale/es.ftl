### Sancta Sanctorum

## Name, and what stands on several screens
sancta-name = Sancta Sanctorum
sancta-for-how-many = Una carrera de santos, con cartas y un dado. 2 o más personas, una hora
sancta-words = { $words }
sancta-both = { $first } · { $second }
sancta-who = { $who }
sancta-waiting = Se abre el santuario
sancta-waiting-line = { $n ->
    [one] Una persona en la mesa. Para ganar: { $goal ->
        [one] un santo
       *[other] { $goal } santos
    } en la Rosa.
   *[other] { $n } personas en la mesa. Para ganar: { $goal ->
        [one] un santo
       *[other] { $goal } santos
    } en la Rosa.
 }
sancta-setup = El primer santo
sancta-setup-line = Cada cual roba hasta que sale un santo, que va a la zona activa. Lo demás se baraja otra vez, y luego cinco cartas por persona.
sancta-over = La Rosa está llena
sancta-over-alone = La mesa se ha vaciado
sancta-your-turn = Te toca
sancta-draw = { $n ->
    [one] Roba una carta, y luego juega.
   *[other] Roba { $n } cartas, y luego juega.
 }
sancta-draws = { $n ->
    [one] { $who } roba una carta, y luego juega.
   *[other] { $who } roba { $n } cartas, y luego juega.
 }
sancta-turn-of = Turno de { $who }
sancta-left-line = Has dejado la mesa. Puedes seguir la partida mirando.
sancta-begin = Empezar la partida
sancta-rules-title = Esta noche
sancta-goal-saints = { $n ->
    [one] santo en la Rosa para ganar
   *[other] santos en la Rosa para ganar
 }
sancta-rule-way = { $way ->
    [cw] Se juega en sentido horario, hacia la izquierda.
   *[ccw] Se juega en sentido antihorario, hacia la derecha.
 }
sancta-rule-react = { $how ->
    [spoken] Los abogados se anuncian en voz alta.
   *[phones] { $n ->
        [0] El abogado se juega en el móvil, sin límite de tiempo.
        [one] El abogado se juega en el móvil, antes de un segundo.
       *[other] El abogado se juega en el móvil, antes de { $n } segundos.
     }
 }
sancta-rule-counted = { $n ->
    [one] El mazo está contado: una carta.
   *[other] El mazo está contado: { $n } cartas.
 }
sancta-dealer = Reparte { $who }.
sancta-dealer-set = Reparte { $name }
sancta-dealer-title = ¿Quién reparte?
sancta-target = Santos para ganar
sancta-target-set = Confirmar
sancta-target-other = Jugar hasta { $n } santos
sancta-target-saints = { $n ->
    [one] Un santo
   *[other] { $n } santos
 }
sancta-target-four = Con cuatro personas el reglamento calla: nosotros decimos cuatro santos, o tres para una partida más corta.
sancta-target-hint = Cuantas más personas, menos santos hacen falta. Podéis cambiarlo hasta que empecéis.
sancta-rules = Todas las demás reglas

## House rules (not on phones)
sancta-option-direction = Dirección
sancta-option-direction-note = Hacia dónde pasa el turno.
sancta-value-direction-ccw = Antihorario (a la derecha)
sancta-value-direction-cw = Horario (a la izquierda)
sancta-option-deck-size = Cartas en el mazo
sancta-option-deck-size-note = Cero: el mazo no se cuenta.
sancta-option-own-decks = Un mazo por persona
sancta-option-own-decks-note = Cada cual roba del suyo y descarta en el suyo.
sancta-option-deck-warning = Aviso de mazo pequeño
sancta-option-deck-warning-note = Desde cuatro personas, con menos cartas que estas.
sancta-option-track-hands = Contar las cartas en la mano
sancta-option-track-hands-note = Quien acaba el turno con más de cinco cartas tiene que descartar antes.
sancta-option-reaction-mode = El abogado del diablo
sancta-option-reaction-mode-note = Con móviles, la misma pregunta llega a todos los rivales en el mismo momento.
sancta-value-reaction-mode-phones = En los móviles
sancta-value-reaction-mode-spoken = En voz alta
sancta-option-react-seconds = Segundos para responder
sancta-option-react-seconds-note = Cero: sin límite, lo cierra quien organiza.
sancta-option-die-source = El dado
sancta-option-die-source-note = Lo tira el programa, o escribes lo que sale en el tuyo.
sancta-value-die-source-app = Lo tira el programa
sancta-value-die-source-physical = Un dado de verdad
sancta-option-place-limit = Santos por turno
sancta-option-place-limit-note = Cuántos santos puedes poner desde la mano.
sancta-value-place-limit-none = Los que quieras
sancta-value-place-limit-1 = Uno
sancta-option-sanctuary-hidden = Santuario boca abajo
sancta-option-sanctuary-hidden-note = A los santos que esperan solo los ve quien los puso.
sancta-option-simultaneous-win = Varias Rosas llenas a la vez
sancta-option-simultaneous-win-note = Cuando un solo efecto completa más de una.
sancta-value-simultaneous-win-order = Gana quien tiene el turno; si no, quien le sigue
sancta-value-simultaneous-win-shared = Comparten la victoria
sancta-option-dice-blockable = El abogado también detiene el dado
sancta-option-dice-blockable-note = Si no, solo detiene bienaventuranzas.

## The die
sancta-die-table = Tabla del dado
sancta-die-table-set = Guardar la tabla
sancta-die-table-hint = Para cada cara: qué pasa, y cuántos puntos da. Con «preguntar», los puntos se escriben tras la tirada.
sancta-die-words = Qué pasa
sancta-die-ask = Preguntar
sancta-die-face = Cara { $n }
sancta-die-shows = El dado: { $n }
sancta-die-printed = Leed la tabla impresa.
sancta-die-for-card = Lo pide una carta: qué efecto tiene lo decidís vosotros.

## Saints, and where they lie
sancta-first-title = ¿Qué santo tienes delante?
sancta-first-of = El primer santo de { $who }
sancta-first-hint = Cuenta las cruces de la carta: son el nivel. El nombre, si quieres.
sancta-first-set = Este es mi santo
sancta-first-change = Corregir el primer santo
sancta-name-of = Nombre, si quieres
sancta-sort = Tipo, si importa
sancta-level = Nivel
sancta-required = Puntos necesarios
sancta-points = Puntos
sancta-saint = { $name }, nivel { $level }
sancta-nameless = { $at ->
    [start] Un santo de nivel { $level }
   *[within] un santo de nivel { $level }
 }
sancta-saint-sort = { $saint } · { $sort }
sancta-saint-of = { $saint } ({ $who })
sancta-covered-saint = El número { $n } del santuario
sancta-saint-covered-of = El número { $n } del santuario de { $who }
sancta-waiting-saints = En el santuario: { $names }
sancta-waiting-covered = { $n ->
    [one] Un santo espera en el santuario
   *[other] { $n } santos esperan en el santuario
 }
sancta-supports = Apoyos: { $names }
sancta-hand = { $n ->
    [one] Una carta en la mano
   *[other] { $n } cartas en la mano
 }
sancta-deck = { $left ->
    [one] En el mazo: una carta.
   *[other] En el mazo: { $left } cartas.
 } { $discard ->
    [one] Descartada: una.
   *[other] Descartadas: { $discard }.
 }
sancta-own-sanctuary = Tu santuario, en orden
sancta-own-place = { $n }. { $saint }
sancta-own-rose = Tu Rosa
sancta-waits-die = Se están leyendo los puntos del dado.
sancta-waits-shuffle = Se está barajando el mazo.
sancta-waits-trial = Se está aplicando el efecto de la prueba.

## The turn
sancta-beatitude = Jugar una bienaventuranza
sancta-cancelled = La ha detenido { $name }
sancta-cancelled-title = Bienaventuranza detenida
sancta-roll = Tirar el dado
sancta-card-die = Tirar el dado por una carta
sancta-points-title = Ha salido { $n }
sancta-points-hint = ¿Qué dice la tabla? Escribe los puntos para tu santo, de −3 a +3.
sancta-points-set = Dar los puntos
sancta-trial = Superar una prueba
sancta-trial-title = Prueba
sancta-trial-hint = Tu santo supera pruebas hasta la dificultad { $level }.
sancta-difficulty = Dificultad
sancta-outcome = Qué viene después
sancta-outcome-point = Un punto al momento
sancta-outcome-effect = Antes el efecto, luego el punto
sancta-outcome-none = Sin punto: lo dice la carta
sancta-trial-done = Efecto hecho: +1
sancta-trial-done-hint = Aplica el efecto de la prueba, y luego llévate el punto.
sancta-trial-none = Efecto hecho, sin punto
sancta-suffrage = Descartar el santo: +1
sancta-suffrage-title = Sufragio
sancta-suffrage-hint = Descarta de la mano un santo de nivel { $level } o menos.
sancta-suffrage-level = Nivel del santo descartado
sancta-place = Poner el santo
sancta-place-title = Un santo de la mano
sancta-place-hint = Va al final del santuario; a la zona activa, solo si no hay nadie.
sancta-instead = ¿En lugar de quién?
sancta-substitute = Sustituir por { $name }
sancta-substitute-title = Sustitución
sancta-substitute-hint = El peaje: todos los puntos del santo activo, dos como mínimo.
sancta-reorder = Confirmar el orden
sancta-reorder-title = Orden del santuario
sancta-support = Jugar un apoyo
sancta-support-stays = Poner en la zona de apoyos
sancta-support-stays-title = Un apoyo que se queda
sancta-support-name = Nombre de la carta
sancta-end-turn = Acabar el turno
sancta-end-turn-left = Aún tienes una prueba o un sufragio.
sancta-end-turn-hint = Quédate con cinco cartas como mucho.
sancta-discard = Descartar
sancta-discard-title = { $n ->
    [one] Tienes una carta en la mano
   *[other] Tienes { $n } cartas en la mano
 }
sancta-discard-cards = Cartas por descartar
sancta-shuffled-title = El mazo se ha acabado
sancta-shuffled-hint = { $n ->
    [one] Te falta robar una carta. ¿Cuántas tiene el mazo que has barajado? Cero, si no hay.
   *[other] Te falta robar { $n } cartas. ¿Cuántas tiene el mazo que has barajado? Cero, si no hay.
 }
sancta-shuffled-hint-of = { $n ->
    [one] A { $who } le falta robar una carta. ¿Cuántas tiene el mazo que has barajado? Cero, si no hay.
   *[other] A { $who } le falta robar { $n } cartas. ¿Cuántas tiene el mazo que has barajado? Cero, si no hay.
 }
sancta-shuffled-cards = Cartas del mazo barajado
sancta-shuffled-set = Ya he barajado
sancta-note-shuffle = Apuntar: mazo barajado otra vez

## The time to react
sancta-react-title = { $what ->
    [die] ¿Detienes el dado?
   *[beatitude] ¿Detienes la bien{"\u00AD"}aven{"\u00AD"}tu{"\u00AD"}ranza?
 }
sancta-react-hint = Saldría ganando { $who }. Responde como quieras: nadie sabrá quién lo ha dejado pasar.
sancta-react-cancel = ¡Abogado del diablo!
sancta-react-pass = Dejar pasar
sancta-window-line = { $what ->
    [die] { $you ->
        [you] Los demás pueden detener tu dado.
       *[other] ¿Alguien detiene el dado de { $who }?
     }
   *[beatitude] { $you ->
        [you] Los demás pueden detener tu bienaventuranza.
       *[other] ¿Alguien detiene la bienaventuranza de { $who }?
     }
 }
sancta-window = Tiempo para responder
sancta-close-window = Nadie más: cerrar
sancta-close-window-hint = Quien no ha respondido deja pasar.
sancta-void = No era un abogado
sancta-void-hint = Solo en este turno: { $card ->
    [gone] la carta no vale
   *[back] { $who } recupera la carta
 }, y { $others ->
    [0] no hay nadie más a quien preguntar
   *[other] se vuelve a preguntar a los demás
 }.
sancta-void-warn = ¿Anular la respuesta de { $who }?

## Effects of cards, and people who leave
sancta-effect = { $n ->
    [0] Sin cambios
    [one] Confirmar: { $what }
   *[other] Confirmar { $n } cambios
 }
sancta-effect-title = Puntos y niveles
sancta-effect-hint = Para los santos activos de toda la mesa. Los puntos nunca bajan de cero, ni los niveles de uno.
sancta-note = Nota (si quieres)
sancta-move = Mover el santo
sancta-move-title = Mover un santo que espera
sancta-move-hint = Un santo del santuario de cualquiera.
sancta-move-active = Quitar el santo activo
sancta-move-active-title = Quitar un santo activo
sancta-move-active-hint = Solo si la carta lo dice claramente.
sancta-move-rose = Quitar de la Rosa
sancta-move-rose-title = Quitar un santo de la Rosa
sancta-move-rose-hint = De cualquiera, si la carta lo dice.
sancta-move-of = { $title } ({ $who })
sancta-which-saint = ¿Qué santo?
sancta-to = Adónde va
sancta-to-discard = A los descartes
sancta-to-hand = A la mano
sancta-to-rose = A la Rosa
sancta-to-sanctuary = Al final del santuario
sancta-drop = Quitar { $name }
sancta-drop-title = Apoyos de { $who }
sancta-hand-title = Cartas en la mano
sancta-hand-set = Confirmar
sancta-hand-who = ¿Quién?
sancta-hand-cards = ¿Cuántas cartas ahora?
sancta-draw-title = Robar por efecto de una carta
sancta-draw-set = Robar
sancta-draw-cards = Cuántas cartas
sancta-permit = { $what ->
    [source] Una carta permite: otra vez bienaventuranza o dado
    [task] Una carta permite: otra vez prueba o sufragio
   *[substitution] Una carta permite: otra sustitución
 }
sancta-remove = Dejar la mesa
sancta-remove-hint = Sus cartas van a los descartes y la partida sigue.
sancta-remove-own-hint = Se lleva sus cartas, y la partida sigue.
sancta-remove-warn = ¿Sacar a esta persona de la partida?
sancta-remove-who = ¿Quién se va?
sancta-remove-cards = Cartas que tenía en la mano

## The story
sancta-told-first = { $who } empieza con { $saint }.
sancta-told-started = Empieza { $who }.
sancta-told-drawn = { $n ->
    [one] { $who } roba una carta.
   *[other] { $who } roba { $n } cartas.
 }
sancta-told-shuffled = { $n ->
    [0] El mazo se ha acabado y no hay nada que barajar.
    [one] Una carta vuelve al mazo.
   *[other] { $n } cartas vuelven al mazo.
 }
sancta-told-shuffle-noted = El mazo se ha barajado otra vez.
sancta-told-beatitude = { $who } juega una bienaventuranza.
sancta-told-cancelled = { $who } llama al abogado del diablo: no hay punto.
sancta-told-cancelled-die = { $who } llama al abogado del diablo: el dado no da puntos.
sancta-told-restarted = El tiempo para responder empieza de nuevo.
sancta-told-voided = La carta de { $who } no valía: se vuelve a preguntar a los demás.
sancta-told-void = La carta de { $who } no valía.
sancta-told-die = { $who } tira el dado: { $face }.
sancta-told-card-die = { $who } tira el dado por una carta: { $face }.
sancta-told-trial = { $who } supera una prueba de dificultad { $level }.
sancta-told-suffrage = { $who } descarta un santo de nivel { $level } como sufragio.
sancta-told-discarded = { $n ->
    [one] { $who } descarta una carta.
   *[other] { $who } descarta { $n } cartas.
 }
sancta-told-hand = { $n ->
    [one] { $who } tiene ahora una carta en la mano.
   *[other] { $who } tiene ahora { $n } cartas en la mano.
 }
sancta-told-permitted = { $what ->
    [source] { $who } tiene otra bienaventuranza, o el dado.
    [task] { $who } tiene otra prueba, o un sufragio.
   *[substitution] { $who } tiene otra sustitución.
 }
sancta-told-points = { $n ->
    [one] { $saint } gana un punto.
   *[other] { $saint } gana { $n } puntos.
 }
sancta-told-points-lost = { $n ->
    [one] { $saint } pierde un punto.
   *[other] { $saint } pierde { $n } puntos.
 }
sancta-told-lost = El punto de { $who } se pierde: ese santo ya no está activo.
sancta-told-completed = { $saint } entra en la Rosa de { $who }.
sancta-told-refilled = Para { $who }, se adelanta { $saint }.
sancta-told-placed = { $where ->
    [active] { $who } pone en la zona activa: { $saint }.
   *[sanctuary] { $who } pone en el santuario: { $saint }.
 }
sancta-told-placed-covered = { $who } pone un santo boca abajo en el santuario.
sancta-told-substituted = { $n ->
    [one] { $who } paga un punto y llama a { $saint }.
   *[other] { $who } paga { $n } puntos y llama a { $saint }.
 }
sancta-told-reordered = { $who } reordena su santuario.
sancta-told-support = { $who } juega un apoyo.
sancta-told-support-stays = { $who } deja en juego «{ $card }».
sancta-told-support-dropped = «{ $card }» sale de la zona de apoyos de { $who }.
sancta-told-effect = Efecto en { $who }: { $what }
sancta-told-effect-many = Un efecto toca a { $who }. { $note }
sancta-told-effect-note = Un efecto: { $note }
sancta-told-moved = { $to ->
    [rose] { $saint } entra en la Rosa de { $who }. { $note }
    [hand] { $saint } vuelve a la mano de { $who }. { $note }
    [sanctuary] { $saint } vuelve al santuario de { $who }. { $note }
   *[discard] { $saint }, de { $who }, va a los descartes. { $note }
 }
sancta-told-moved-covered = { $to ->
    [hand] Un santo boca abajo vuelve a la mano de { $who }. { $note }
   *[other] Un santo boca abajo de { $who } sale del santuario. { $note }
 }
sancta-told-left = { $who } deja la mesa.
sancta-told-won = { $n ->
    [one] { $who } gana la partida.
   *[other] { $who } comparten la victoria.
 }
sancta-change-points = puntos { $n }
sancta-change-level = nivel { $n }
sancta-change-required = puntos necesarios { $n }
sancta-change-both = { $first }, { $second }

## The diary (not on phones)
sancta-diary-option = Regla de la casa: { $rule }
sancta-diary-dealer = Reparte { $who }.
sancta-diary-begun = Se buscan los primeros santos.
sancta-diary-aloud = Una respuesta dicha en voz alta.
sancta-diary-points = Puntos del dado: { $n }.
sancta-diary-deck-ends = { $who } tiene que robar, y el mazo está vacío.
sancta-diary-trial-ended = El efecto de la prueba está hecho.

## The end
sancta-verdict = { $n ->
    [one] Gana { $who }
   *[other] Ganan { $who }
 }
sancta-verdict-rose = { $n ->
    [one] Un santo en la Rosa.
   *[other] { $n } santos en la Rosa.
 }
sancta-verdict-alone = Queda una sola persona en la mesa.
sancta-chapter = Turno { $n }: { $who }
sancta-turn-number = { $n }
sancta-tiles-line = { $n ->
    [one] un turno
   *[other] { $n } turnos
 }
sancta-tile-saint = { $saint }, turno { $turn }
sancta-tile-of = { $n } de { $of }
sancta-race = La carrera hacia la Rosa

## Refusals
sancta-player-count = { $players ->
    [0] Todavía no hay nadie: hacen falta al menos dos personas.
    [one] Solo hay una persona: hacen falta al menos dos.
   *[other] Sois { $players }: hacen falta al menos dos.
 }
W_SMALL_DECK = { $cards ->
    [one] Una carta es poco mazo para tanta gente: mejor { $n }.
   *[other] { $cards } cartas son poco mazo para tanta gente: mejor { $n }.
 }
E_PENDING_REACTION = Un momento: se está preguntando a los demás.
E_PENDING_DIE = Antes escribe los puntos del dado.
E_PENDING_SHUFFLE = Antes baraja el mazo y escribe cuántas cartas son.
E_PENDING_TRIAL = Antes acaba el efecto de la prueba.
E_SOURCE_USED = Bienaventuranza o dado: en este turno ya has elegido.
E_TASK_USED = Prueba o sufragio: en este turno ya has elegido.
E_NO_ACTIVE_SAINT = En la zona activa no hay nadie: antes pon un santo.
E_LEVEL_TOO_LOW = Tu santo es de nivel { $level }, y hace falta { $needed }.
E_SUBSTITUTION_USED = Una sustitución por turno: ya está hecha.
E_TOLL = { $points ->
    [0] El peaje son dos puntos como mínimo: no tienes ninguno.
    [one] El peaje son dos puntos como mínimo: tienes uno.
   *[other] El peaje son dos puntos como mínimo: tienes { $points }.
 }
E_SANCTUARY_EMPTY = En ese puesto del santuario no hay nadie.
E_SANCTUARY_FULL = En el santuario ya esperan cuatro: elige quién deja su puesto.
E_ACTIVE_PROTECTED = El santo activo solo se quita si la carta lo dice claramente.
E_OWN_BEATITUDE = No puedes detener tu propia bienaventuranza.
E_NO_REACTION = Ahora mismo no hay nada que detener.
E_ALREADY_CANCELLED = Ya ha dicho que no otra persona: quédate con tu carta.
E_HAND_LIMIT = { $n ->
    [one] Antes descarta una carta más.
   *[other] Antes descarta { $n } cartas más.
 }
E_LEVEL_RANGE = Niveles y dificultades empiezan en uno.
E_DIE_RANGE = El dado va de 1 a 6, los puntos de −3 a +3.
E_PLACE_LIMIT = Un santo por turno: ya está puesto.
E_SAINT_NAME = Hace falta un nombre, y que no sea muy largo.
E_NOTHING_TO_DRAW = No queda nada que robar, ni en el mazo ni en los descartes.
E_EFFECT = Este efecto no se puede aplicar así.
E_HOUSE_RULE = Esta regla de la casa no se puede poner así.
sancta-place-empty = Poner en la zona activa
sancta-place-empty-title = Pon un santo
sancta-place-empty-hint = Tu zona activa está vacía: sin un santo no ganas puntos.
sancta-limits = { $n ->
    [0] En este turno ya lo has usado todo:
    [one] En este turno te queda, una sola vez:
   *[other] En este turno te quedan, una vez cada cosa:
 }
sancta-limit-source = bienaventuranza o dado
sancta-limit-task = prueba o sufragio
sancta-limit-substitution = sustitución
sancta-spoken = Abogados en voz alta
sancta-spoken-hint = Sin móvil: { $who }. Cada bienaventuranza esperaría hasta el final del tiempo: en voz alta es más rápido.
sancta-target-own = { $n ->
    [one] Es cosa vuestra: para { $players } personas el reglamento dice un santo.
   *[other] Es cosa vuestra: para { $players } personas el reglamento dice { $n } santos.
 }
sancta-react-warn = Descartas un abogado, y { $who } no se lleva el punto.
sancta-points-aloud = Si alguien ha llamado al abogado, escribe cero.
sancta-told-started-level = Empieza { $who }: tiene el santo de nivel más alto, { $level }.
sancta-told-started-tie = Empieza { $who }. Hay varios santos de nivel { $level }: contando desde la derecha de { $dealer }, este sitio va primero.
sancta-sums = En pocas palabras
sancta-sum-stopped = { $n ->
    [one] Una bienaventuranza detenida por el abogado del diablo.
   *[other] { $n } bienaventuranzas detenidas por el abogado del diablo.
 }
sancta-sum-trials = { $n ->
    [one] Una prueba superada.
   *[other] { $n } pruebas superadas.
 }
sancta-sum-suffrages = { $n ->
    [one] Un sufragio.
   *[other] { $n } sufragios.
 }
sancta-sum-substitutions = { $n ->
    [one] Una sustitución.
   *[other] { $n } sustituciones.
 }
E_HAND_EMPTY = Según la cuenta, esta mano está vacía: antes corrige el número.
E_NO_SAINT_THERE = En esa zona activa no hay nadie: el efecto no tiene a quién tocar.

sancta-titles = Los títulos de la partida
sancta-title-cancelled = El abogado del diablo en persona: { $who } detiene { $n } bienaventuranzas.
sancta-title-trial = Fe a toda prueba: { $who } supera { $n } pruebas.
sancta-title-grace = Un turno de gracia: turno { $turn }, { $n } santos entran en la Rosa de { $who }.

## Help in play
sancta-help-now = { $at ->
    [setup] Ahora: el primer santo
   *[turn] El turno
 }
sancta-help-step-first = Roba hasta que salga un santo: va a la zona activa. Lo demás vuelve al mazo.
sancta-help-step-five = Luego cinco cartas por persona. Empieza quien tiene el santo de nivel más alto.
sancta-help-step-draw = Roba dos cartas.
sancta-help-step-source = Una vez: una bienaventuranza (un punto, si nadie la detiene) o el dado (lo que diga su tabla).
sancta-help-step-task = Una prueba o un sufragio, una vez: un punto, si el nivel alcanza.
sancta-help-step-free = Santos, apoyos y efectos, los que quieras; una sustitución, si el santo activo tiene al menos dos puntos: los paga todos.
sancta-help-step-end = Quédate con cinco cartas como mucho.
sancta-help-full = Un santo con los puntos que necesita (al principio, su nivel) entra enseguida en la Rosa, también en el turno de otra persona.
sancta-help-target = { $n ->
    [one] Gana quien tiene un santo en la Rosa.
   *[other] Gana quien tiene { $n } santos en la Rosa.
 }
sancta-help-die-table = La tabla del dado es la vuestra.
sancta-help-direction = { $value ->
    [cw] Se juega en sentido horario, hacia la izquierda.
   *[ccw] Se juega en sentido antihorario, hacia la derecha.
 }
sancta-help-deck-size = { $value ->
    [0] Las cartas del mazo no se cuentan.
    [one] El mazo tiene una carta.
   *[other] El mazo tiene { $value } cartas.
 }
sancta-help-own-decks = { $value ->
    [on] Cada persona tiene su mazo.
   *[off] Todo el mundo roba del mismo mazo.
 }
sancta-help-deck-warning = { $value ->
    [one] Desde cuatro personas conviene al menos una carta.
   *[other] Desde cuatro personas convienen al menos { $value } cartas.
 }
sancta-help-track-hands = { $value ->
    [on] Las cartas en la mano se cuentan.
   *[off] Las cartas en la mano no se cuentan.
 }
sancta-help-reaction-mode = { $value ->
    [spoken] Los abogados se anuncian en voz alta.
   *[phones] El abogado se juega en el móvil.
 }
sancta-help-react-seconds = { $value ->
    [0] Para responder no hay límite de tiempo.
    [one] Para responder hay un segundo.
   *[other] Para responder hay { $value } segundos.
 }
sancta-help-die-source = { $value ->
    [physical] El dado es de verdad: se escribe el número.
   *[app] El dado lo tira el programa.
 }
sancta-help-place-limit = { $value ->
    [none] Se pueden poner los santos que quieras.
   *[other] Santos que se pueden poner en un turno: { $value }.
 }
sancta-help-sanctuary-hidden = { $value ->
    [on] El santuario está boca abajo: solo lo ve quien lo tiene.
   *[off] El santuario está boca arriba.
 }
sancta-help-simultaneous-win = { $value ->
    [shared] Si se llenan varias Rosas a la vez, se comparte la victoria.
   *[order] Si se llenan varias Rosas a la vez, gana quien tiene el turno; si no, quien le sigue.
 }
sancta-help-dice-blockable = { $value ->
    [on] El abogado también detiene los puntos del dado.
   *[off] El abogado solo detiene bienaventuranzas.
 }
sancta-word-active = Zona activa
sancta-word-active-means = el único santo que gana puntos
sancta-word-sanctuary = Santuario
sancta-word-sanctuary-means = hasta cuatro santos que esperan, en orden
sancta-word-rose = Rosa
sancta-word-rose-means = los santos que ya han terminado
sancta-word-advocate = Abogado del diablo
sancta-word-advocate-means = la carta que detiene una bienaventuranza
sancta-word-suffrage = Sufragio
sancta-word-suffrage-means = descartar un santo de la mano por un punto
sancta-word-toll = Peaje
sancta-word-toll-means = el precio de una sustitución: todos los puntos del santo activo

## How it is played, in five pictures
learn-sancta-1 = Un santo cada vez
learn-sancta-1-line = El santo de la zona activa gana puntos; los demás esperan en el santuario.
learn-sancta-2 = Los puntos que necesita
learn-sancta-2-line = Con los puntos que necesita (al principio, su nivel), un santo entra en la Rosa.
learn-sancta-3 = Un punto, o el dado
learn-sancta-3-line = En cada turno, una bienaventuranza o el dado, y una prueba o un sufragio.
learn-sancta-4 = Alguien puede decir que no
learn-sancta-4-line = Los demás tienen unos segundos para detener tu bienaventuranza.
learn-sancta-5 = Una Rosa llena
learn-sancta-5-line = Gana quien antes lleva a la Rosa los santos necesarios.
