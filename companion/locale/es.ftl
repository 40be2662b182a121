### The product's own strings: what every game shares, the tablet, the wall, the server.

## Every screen
ui-close = Cerrar
ui-help = Ayuda
ui-help-back = Volver al juego
ui-help-rules = Las reglas de esta mesa
ui-help-own = regla de la casa
ui-help-words = Palabras
ui-language = Idioma
ui-names = { $names }
ui-refused = Eso no se puede hacer.
ui-sure = ¿Seguimos?
ui-you-won = Has ganado
ui-rather-not = No, volver
ui-act-for = En lugar de { $who }
ui-act-for-whom = En lugar de
ui-choose-seat = elige a una persona
ui-choose-seat-first = Antes elige por quién actúas.
ui-choose = elige
ui-choose-first = Antes elige.
ui-opens-in = { $seconds ->
    [one] En un segundo.
   *[other] En { $seconds } segundos.
  }
ui-in-a-moment = Un momento.
ui-paused = en pausa
ui-time-is-up = Se acabó el tiempo.
ui-seconds-left = { $seconds ->
    [one] Queda un segundo.
   *[other] Quedan { $seconds } segundos.
 }
ui-mind = Nota
ui-done-of = { $done } de { $total }
ui-answered-of = { $done ->
    [one] { $done } de { $total } ha respondido
   *[other] { $done } de { $total } han respondido
 }
ui-awaiting = { $count ->
    [one] Falta { $names }.
   *[other] Faltan { $names }.
  }
ui-fewer = Menos: { $what }
ui-more = Más: { $what }
ui-number-of = { $what }: { $n }. Elige el número.
ui-stays = sigue en { $n }
ui-earlier = Antes: { $what }
ui-later = Después: { $what }
ui-cards-of = { $sum ->
    [one] { $sum } carta, hacen falta { $total }
   *[other] { $sum } cartas, hacen falta { $total }
 }
ui-still-missing = { $count ->
    [one] Falta una.
   *[other] Faltan { $count }.
  }
ui-not-told = sin elegir
ui-changed = cambiada
rule-printed = impresa
rule-ours = el texto calla: es nuestra
rule-own = regla de la casa
ui-yes = sí
ui-no = no
ui-before = Escrito antes
ui-field-missing = Todavía falta: { $what }
ui-in-deck = en el mazo: { $count }
ui-code-title = Cómo entrar
ui-watch = Solo quiero mirar
ui-sit = Sentarme

## Questions and panels
ui-limit-left = queda
ui-limit-used = ya no queda
ui-veil = Toca para ver
ui-seal = Sellar
ui-points-missing = { $count ->
    [one] Falta un punto.
   *[other] Faltan { $count } puntos.
  }
ui-stand-you = { $count ->
    [0] tú
   *[other] tú y { $who }
 }
ui-stand-you-many = tú y { $count } más
ui-stand-many = { $count } personas
ui-stand-nobody = de nadie
ui-stand-ahead = { $by } de ventaja
ui-stand-even = empate
ui-stand-behind = { $by } por detrás
ui-branch-again = otra vez: { $n }
ui-branch-then = Ahora elige dónde.
ui-becomes = pasa a ser
ui-annals = La historia hasta ahora
ui-annals-lost = Ahora mismo la historia no carga: prueba otra vez en un momento.
ui-history = Historia
ui-keep-copy = Guardar una copia
ui-columns-beyond = { $count ->
    [one] una columna más →
   *[other] { $count } columnas más →
 }
ui-leaf-before = Página anterior
ui-leaf-after = Página siguiente

## The ring, the votes, the script and the story
ui-ring = El corro
ui-moderator = Quien narra
ui-role-covered = papel oculto
ui-seat-dead = fuera de juego
ui-seat-gone = ha dejado la mesa
ui-seat-turn = le toca
ui-seat-nominated = entre los nominados
ui-seat-waits = aún falta
ui-seat-wins = ha ganado
ui-seat-chosen = la elección
ui-votes = { $count ->
    [one] { $count } voto
   *[other] { $count } votos
 }
ui-votes-of = { $expected ->
    [one] { $cast } de { $expected } voto
   *[other] { $cast } de { $expected } votos
 }
ui-votes-for = vota por
ui-votes-now = Vota { $name }
ui-nobody = nadie
ui-said = «{ $line }»
ui-then = Después: «{ $line }»
ui-stages = Los pasos, en orden
ui-chronicle = Cómo fue
ui-chart-none = sin votos
ui-chart-table = En una tabla

## Copies and printed sheets of a long game
sheet-print = Hoja para imprimir
sheet-csv = Tabla en CSV
sheet-before = antes
sheet-how = cómo
sheet-after = después

## Copies and printed sheets of a long game (not on phones)
E_BAD_COPY = Este archivo no es una copia que se pueda retomar aquí.
E_COPY_TOO_LARGE = Esta copia es demasiado grande para retomarla aquí.
E_COPY_NOT_NOW = Ahora mismo el juego tiene secretos que quien organiza no puede ver: guarda una copia cuando hayan salido a la luz.
copy-title = Seguir desde una copia
copy-how = Un juego guardado en otro sitio sigue aquí, en una mesa nueva.
copy-file = La copia
copy-note = Están todos los sitios: cada persona recupera el suyo con el QR que le enseñas. Los sobres que aún estaban sellados hay que volver a escribirlos.
copy-go = Seguir con el juego
copy-back = Volver a la mesa

## Charts, proposals and lists
ui-arrow = { $above } sobre { $below }
ui-arrow-from = Toca el que quedará arriba.
ui-arrow-to = Ahora toca el que quedará abajo.
ui-route-then = Ahora elige adónde va.
ui-stop-done = sellado
ui-stop-next = el próximo
ui-stop-later = más adelante
ui-agreed = De acuerdo:
ui-not-agreed = Falta el sí de:
ui-drop = Quitar
ui-line-add = Añadir una línea
ui-line-put = Añadir
ui-line-drop = Quitar { $what }
ui-lines-first = Antes añade una línea.
ui-sequence-add = Añadir al final
ui-sequence-out = Quitar { $what }, en el puesto { $place }
ui-sequence-empty = Toca al menos uno.

## Flowers and the die
ui-petals = Las rosas de la mesa
ui-petals-of = { $filled } de { $total }
ui-petals-none = Nadie en juego
ui-petals-gathered = { $gathered } de { $goal }
ui-turn-now = Es su turno.
ui-turn-yours = Es tu turno.
ui-face = Cara { $face }

## The board of turned cards, and folded groups
board-you = tú
board-turn = le toca
board-blow-by-blow = Golpe a golpe
board-hits = golpea por { $damage }
board-across = atravesada
board-near = vuelta hacia quien mira
board-far = vuelta hacia el otro lado
board-hot = en combate
board-beside-of = En el campo de { $who }
board-beside-yours = En tu campo
board-hurt = daño { $damage }
board-spent = girado
board-nth = { $name } ({ $number })
phone-group-match = Partida
phone-group-deck = Lista
phone-group-cards = Contar cartas
phone-group-characters = Personajes

## The phone
phone-opening = Abriendo la mesa…
phone-needs-script = Para jugar con el móvil hace falta JavaScript. Sin él, quien narra puede jugar por ti en la tableta.
phone-place = sitio { $place }
phone-story-before = La historia anterior
ui-share-sum = { $label }: { $n }
phone-share = Compartir la imagen
phone-seated = Estás en la mesa
phone-how-to = Cómo se juega, en cinco imágenes
phone-next = Juegas desde la próxima partida. Hasta entonces puedes mirar.
phone-watching = Estás mirando
phone-you = tú
phone-own = carta
phone-own-title = Solo para tus ojos
phone-code-label = Código de la mesa { $code }: ver el QR y el idioma
phone-code-how = Quien llega escanea el QR, o abre { $address } y escribe el código.
phone-code-night = El QR vuelve con el día. El código vale siempre.
phone-qr-label = Código QR para sentarse en esta mesa
phone-bell = Campana en este móvil
phone-other-page = La página de quien organiza
phone-voice-unheard = La voz no se oye. Tocad el aparato del centro de la mesa, o la tele: mientras tanto, las frases se leen ahí.
phone-awake-on = La pantalla sigue encendida mientras esta página esté abierta.
phone-awake-off = Tras el primer toque la pantalla sigue encendida, si el móvil lo permite.
phone-awake-never = Si la pantalla se apaga, enciéndela: todo estará como antes.
phone-seat-title = Tu sitio
phone-seat-name = Tu nombre
phone-seat-rename = Corregir el nombre
phone-seat-leave = Dejar el sitio
phone-seat-leave-warn = Tu sitio queda libre, y este móvil vuelve a la puerta.
phone-seat-needed = Mientras este juego esté en la mesa, el sitio hace falta. ¿Tienes que irte? Díselo a quien tiene la tableta: puede jugar por ti.
phone-notes = Mis notas
phone-notes-kept = Se quedan en este móvil y desaparecen con la mesa. De noche no se abren.
phone-card-hold = Mantén pulsado
phone-card-covered = Tu carta, boca abajo.
phone-card-look-around = Mira a tu alrededor y mantén pulsado aquí: la ves hasta que sueltes.
phone-card-itself = Se ha escondido sola. Mantén pulsado para volver a verla.
phone-card-short = Muy corto: mantén pulsado hasta leerlo todo.
phone-card-toggle = Ver o esconder la carta
phone-card-release = Suelta para esconder
phone-card-first = Antes mira tu carta.
phone-list-open = Abrir la lista de cartas
phone-list-again = Elegir otra carta
phone-chosen = La carta que has elegido · mantén pulsado
phone-ring = La mesa, desde tu silla
phone-pick-label = Elige a una persona
phone-pick-hint = Toca un nombre y confirma.
phone-pick-confirm = Confirma, o toca otro nombre.
phone-pick-not-this = Ese no: toca otro nombre.
phone-pick-noted = Apuntado: { $name }.
phone-more-below = { $count ->
    [one] uno más ↓
   *[other] { $count } más ↓
  }
phone-seat-dead = fuera de la partida
phone-seat-gone = ha dejado la mesa
phone-seat-turn = le toca
phone-seat-nominated = entre los nominados
phone-seat-wins = ha ganado
phone-roles-show = Ver los papeles
phone-roles-cover = Tapar los papeles
phone-seat-kept = Tu sitio te espera.
phone-lost-title = Sin conexión
phone-lost = Tu sitio sigue siendo tuyo.
phone-lost-again = { $seconds ->
    [one] Otro intento en un segundo.
   *[other] Otro intento en { $seconds } segundos.
  }
phone-lost-now = Probando ahora.
phone-lost-retry = Probar ahora
phone-lost-hint = ¿No vuelve? Mira si estás en el wifi de la mesa, y si el navegador puede usar la red local.
phone-last-seen = { $seconds ->
    [one] Última imagen: hace un segundo
   *[other] Última imagen: hace { $seconds } segundos
  }
phone-last-seen-long = { $minutes ->
    [one] Última imagen: hace un minuto
   *[other] Última imagen: hace { $minutes } minutos
  }
phone-last-clock = Ahora el reloj marca { $time }.
phone-moved-title = Abierto en otro sitio
phone-moved = Tu sitio se juega ahora en otra pestaña o en otro móvil.
phone-moved-back = Jugar desde aquí
phone-removed-title = Ya no estás en la mesa
phone-removed = Se ha quitado tu sitio. Si la puerta está abierta, puedes volver a sentarte.
phone-released-title = Móvil desconectado
phone-released = Tu sitio se juega ahora desde la tableta. Para recuperarlo, pide un QR a quien narra.
phone-refused-title = Aquí no hay sitio
phone-refused = La mesa no conoce este móvil. Vuelve a sentarte.
phone-refused-join = Ir a la puerta

## The phone (server only)
old-phone = Este navegador es demasiado antiguo. Si no aparece nada más, pide un sitio sin móvil.

## How a game is played
learn-title = Cómo se juega
learn-at = { $at } de { $count }
learn-on = Siguiente
learn-back = Atrás
learn-done = Entendido

## Keeping the screen on, where the browser cannot do so itself
learn-awake-keep = Pantalla encendida al jugar
learn-awake-price = La pantalla sigue encendida mientras jugáis. Para dejar que se apague: toca el código de arriba.
learn-awake-fine = De acuerdo
learn-awake-music = La música de este aparato puede pararse.

## While the host's device keeps the games
learn-evenings-kept = El aparato de quien organiza recuerda las partidas de esta velada: quién era qué, y quién ganó.

## The invitation to a table
invite-label = Manda la invitación a quien falta:
invite-said = Esta noche jugamos, la mesa es «{ $called }». Abre el enlace y escribe tu nombre: no hay que instalar nada.
invite-share = Compartir
invite-copy = Copiar el enlace
invite-copied = Copiado

## The table: refusals
E_NOT_SEATED = Este móvil no tiene sitio en esta mesa.
E_NOT_MODERATOR = Esto solo puede hacerlo quien narra, en la tableta.
E_WRONG_PHASE = Ahora no.
E_ANNOUNCING = Un momento: se está anunciando.
E_WATCHING = Estás mirando esta partida. Juegas desde la próxima.
E_NEGATIVE = Nada baja de cero.
E_ID_REUSED = Esta petición ya se usó para otra cosa. Prueba otra vez.
E_DOOR_CLOSED = La puerta está cerrada: quien narra puede abrirla en la tableta.
E_TABLE_FULL = La mesa está llena: tiene { $most } sitios.
E_HAS_PHONE = Este sitio tiene su propio móvil: mira ahí.
E_NO_SUCH_SEAT = Este sitio ya no existe.
E_RING_DIFFERS = Mientras tanto alguien ha llegado o se ha ido. Mira el corro y prueba otra vez.
E_NAME_EMPTY = Escribe un nombre.
E_NAME_LONG = Demasiado largo: { $most } caracteres como mucho.
E_NAME_CHARACTERS = Quita del nombre los caracteres que no se ven.
E_NAME_MIXED = Este nombre mezcla dos alfabetos: escríbelo en uno.
E_NAME_RESERVED = { $name } se confundiría con lo que dice la propia mesa: añade algo al nombre.
E_NAME_TAKEN = { $name } ya está aquí. ¿Vuelves con otro móvil? Pide el QR de tu sitio a quien tiene la tableta. ¿Eres otra persona? Añade algo al nombre.

## The table: refusals of what only the host does (not on phones)
E_NO_SUCH_GAME = Este juego no está aquí.
E_GAME_RUNNING = Hay una partida en marcha: antes, acabadla.
E_NOTHING_TO_UNDO = No hay nada que deshacer.
E_STAYS_OPEN = Lo que se abrió queda abierto: solo se puede deshacer lo que vino después.
E_NOTHING_TO_REDO = Ya no hay nada que rehacer: ha pasado otra cosa.

## Refusals of several games
E_PLAYER_COUNT = { $players ->
    [one] Hay una persona en la mesa: pueden jugar de { $low } a { $high }.
   *[other] Sois { $players }: pueden jugar de { $low } a { $high }.
 }
E_OPTION = Esta regla no se puede poner así.
kit-answer-person = { $who }
kit-answer-given = Hecho.
kit-answer-in = Tu respuesta ya está. Los demás aún se lo piensan.
kit-answer-own = Tu respuesta
kit-answer-back = Retirarla
E_NOT_ASKED = Ahora no se te pregunta nada.
E_NO_SUCH_ANSWER = Esa respuesta no se puede elegir.
E_NOTHING_ANSWERED = No hay ninguna respuesta tuya que retirar.
E_ALREADY_ANSWERED = Tu respuesta ya está.
E_GAME_OVER = La partida ha terminado.
E_TARGET_DEAD = Ya está fuera de la partida.
E_NOT_YOUR_TURN = Todavía no te toca.

## The table before the game
table-empty-title = La mesa está lista
table-seated-title = { $who }, estás en la mesa
table-empty-line = Quien narra está eligiendo el juego.

## Seats
table-seat = { $who }

## Notices for everybody
table-notice-seat-moved = { $who } juega ahora en otro móvil.
table-notice-tablet-moved = Ahora se narra desde otro aparato.
table-notice-seat-shown = Los secretos de { $who } se acaban de ver en la tableta.
table-notice-undone = Se ha deshecho un paso en la tableta. Las respuestas ya dadas valen.
table-notice-redone = Se ha rehecho en la tableta un paso deshecho.

## The evening
table-evening = La velada hasta ahora
table-evening-game = { $n }. { $game }: { $end }.
table-evening-game-open = { $n }. { $game }.
table-evening-won = { $n ->
    [one] Una victoria: { $who }.
   *[other] { $n } victorias: { $who }.
 }

## Refusals of the server
E_NO_TABLE = Este código no abre ninguna mesa, o la puerta está cerrada. Compruébalo en la tableta o en la pantalla grande, o pide a quien narra que abra la puerta.
E_UNREADABLE = Esta mesa la escribió una Veglia más nueva, o está dañada: aquí no se puede jugar. A las otras mesas no les pasa nada. Quien lleva el servidor puede saber más con «companion --check».
E_NOT_HOST = Este aparato no es la tableta de quien narra. Haz que te la cedan con su código QR.
E_INVITE_DEAD = Este QR, enlace o clave no funciona: ya se usó, es muy viejo o está mal escrito.
E_BAD_INPUT = Esta petición no se entiende. Recarga la página y prueba otra vez.
E_ONE_LINE = Estas palabras tienen que caber en una línea: sin saltos, tabuladores ni otros caracteres de control.
E_UNKNOWN_COMMAND = Esta página es de otra versión. Recárgala.
E_OLD_PAGE = El programa se ha actualizado. Recarga esta página.
E_TRY_AGAIN = Algo ha ido mal. Prueba otra vez.
E_BUSY = La mesa está muy ocupada. Prueba otra vez en un momento.
E_RENAMED_OFTEN = Has cambiado de nombre muchas veces. Espera un poco y podrás volver a hacerlo.
E_TOO_FAST = Un momento: demasiadas peticiones en muy poco tiempo.
E_CANNOT_SAVE = El servidor no puede guardar. No se ha perdido nada: prueba otra vez en un momento.
E_LOG_FULL = El registro de esta mesa está lleno; lo jugado se conserva. Quien organiza puede deshacer, o guardar una copia y seguir con ella en otra mesa.

## The tablet: opening (not on phones)
desk-opening = Abriendo la mesa…
desk-needs-script = Esta página necesita JavaScript.

## The tablet: opening (server only)
old-tablet = Este navegador es demasiado antiguo para Veglia. Si no aparece nada más, narra desde otro aparato.
old-screen = ¿No sale nada más? Esta tele es demasiado vieja: conecta un portátil o un stick, y abre ahí la misma dirección.

## The tablet: the bar at the top (not on phones)
desk-tools = Herramientas
desk-step = paso { $step } de { $of }
desk-diary = Diario
desk-table = Mesa
desk-code-label = Código de la mesa { $code }, ver el QR
desk-rules-changed = ({ $count })
desk-group-rules = Reglas de la casa
desk-group-corrections = Corregir
desk-group-deck = Cambiar
desk-group-night = Orden de la noche
desk-group-cards = Cartas inventadas
desk-group-presets = Reglas ya hechas
desk-group-seat = Sitio
desk-group-votes = Votos
desk-group-match = Partida
desk-group-players = Quién juega
desk-group-people = Personas
desk-group-effects = Apoyos y efectos

## The tablet: rules, cards and evenings kept on this device (not on phones)
desk-own-rules = Vuestras reglas
desk-own-rules-none = Con un nombre, las reglas de ahora se quedan en este aparato también para otras veladas.
desk-own-rules-name = Nombre para las reglas de ahora
desk-own-rules-keep = Guardarlas
desk-own-rules-forget = Borrar
desk-own-rules-forget-named = Borrar «{ $name }»
desk-own-rules-gone = «{ $name }»: reglas borradas.
desk-own-rules-back = Recuperarlas
desk-own-rules-full = Ya hay { $most }: antes borra unas.
desk-own-rules-broken = Algo de lo que guardaba este aparato ya no se puede leer.
desk-own-rules-denied = Este aparato no guarda nada: quizá es una ventana privada, o está lleno.
desk-cards = Cartas apuntadas
desk-cards-here = { $n ->
    [0] Las cartas que apuntáis (nombres y valores, nunca quién las juega) se quedan en este aparato, y en otra velada basta un toque. De momento, ninguna.
    [one] Una carta se queda en este aparato (nombre y valores, nunca quién la juega) y viene con su juego. Al desactivarlo, se borra.
   *[other] { $n } cartas se quedan en este aparato (nombres y valores, nunca quién las juega) y vienen con su juego. Al desactivarlo, se borran.
 }
desk-cards-off = En este aparato no queda ninguna carta.
desk-evenings = Las veladas
desk-rehearse = Ensayar a solas, con amigos imaginarios
desk-rehearsal-end = Acabar el ensayo
rehearsal-mark = Ensayo: los demás son imaginarios
desk-evenings-off = En este aparato no se guarda nada.
desk-evenings-none = Todavía no hay nada: la primera partida llega aquí cuando acaba.
desk-evenings-here = Solo en este aparato: las últimas 60 partidas.
desk-evenings-ends = Cómo acabó
desk-evenings-people = Quién era qué
desk-evenings-won = ganó { $won } de { $played }
desk-evenings-games = Partida a partida
desk-evenings-forget = Borrar todo
desk-evenings-gone = Todo está borrado.
desk-evenings-back = Recuperarlo
desk-evenings-save = Guardar en un archivo
E_RULES = Estas reglas de la casa no valen aquí: bórralas y guárdalas de nuevo.

## The tablet: the ring (not on phones)
desk-show-roles = Ver los papeles
desk-cover-roles = Tapar los papeles
desk-place = { $place }
desk-no-phone = sin móvil
desk-asleep = móvil apagado
desk-chosen = Elección: { $name }
desk-tap-a-seat = Toca un nombre del corro

## The tablet: the script (not on phones)
desk-secret = Elección y respuesta
desk-hold = mantén pulsado
desk-undo = Deshacer
desk-redo = Rehacer
desk-more-below = Más abajo ↓

## The tablet: acting for a seat, and lending it (not on phones)
desk-act-for-one = Responder en su lugar
desk-act-for-many = Responder en su lugar
desk-act-title = En lugar de { $name }
desk-nothing-now = Ahora mismo no hay nada que hacer aquí.
desk-handover-one = Pasar a { $name }
desk-pass-next = Pasa la tableta: le toca a { $name }
desk-handover-title = La tableta cambia de manos
desk-handover-place = Las cartas · { $place } de { $of }
desk-handover-give = Pasa la tableta a
desk-handover-seen = La carta está escondida
desk-handover-away = Los demás, mirad a otro lado.
desk-handover-hold = Soy { $name }: mantengo pulsado
desk-handover-how = la carta se ve mientras no sueltes
desk-handover-again = Mantén pulsado para volver a mirar
desk-handover-back = Vista: la devuelvo
desk-handover-only = Solo para { $name }
desk-passing-hold = Mantén pulsado y lee
desk-passing-toggle = Ver o esconder la frase
desk-passing-over = La tableta ha pasado por todas las manos
desk-passing-over-how = Devolved la tableta a quien narra
desk-passing-away = Lo que sigue es solo para quien narra.
desk-passing-host = Narro yo
desk-sealed-place = En secreto · { $place } de { $of }
desk-sealed-here = Soy { $name }: escribo yo
desk-sealed-after = Luego devuelve la tableta: lo que has escrito queda escondido.

## The tablet: code and addresses (not on phones)
desk-qr-label = QR para sentarse a la mesa
desk-code-how = Escanea el QR, o abre { $address } y escribe el código.
desk-addresses = Si los móviles no llegan ahí, prueba otra dirección:
desk-screen-how = La pantalla para todos:
desk-wifi-qr = QR para entrar en el wifi
desk-wifi-table = Mesa
desk-wifi-shared = Con el primer QR se entra en { $name }.
desk-wifi-remove = Quitar el wifi
desk-wifi-add = ¿Hace falta el wifi? Añade su QR
desk-wifi-name = Nombre de la red
desk-wifi-password = Contraseña (si no hay, déjala vacía)
desk-wifi-hidden = La red está oculta
desk-wifi-kept = Se queda en este aparato. La enseñan la pantalla grande y el cartel; los móviles no la reciben nunca.
desk-wifi-show = Mostrar el QR
desk-nobody-yet = Quien llega escanea el QR o abre { $address }.

## The tablet: seats (not on phones)
desk-add-seat = Sitio sin móvil
desk-add-seat-how = Para quien no tiene móvil: juega contigo, en la tableta.
desk-host-sits = Quien tiene la tableta también puede jugar: con su móvil, o abriendo el enlace en otra pestaña de este navegador; con «Sitio sin móvil» juega desde aquí.
desk-change-game = Cambiar de juego
desk-people = { $count ->
    [0] Todavía no hay nadie en la mesa
    [one] Una persona en la mesa
   *[other] { $count } personas en la mesa
 }
desk-state-here = móvil encendido
desk-state-away = móvil apagado
desk-turn-away = { $n ->
    [one] El móvil de { $who } está apagado: pregunta en voz alta y toca aquí la respuesta.
   *[other] Los móviles de { $who } están apagados: pregunta en voz alta y toca aquí las respuestas.
  }
desk-waits = { $n ->
    [one] { $who } está aquí, y juega desde la próxima partida.
   *[other] { $who } están aquí, y juegan desde la próxima partida.
  }
desk-awaited-away = { $n ->
    [one] El móvil de { $who } no está conectado.
   *[other] Los móviles de { $who } no están conectados.
  }
desk-state-none = sin móvil
desk-rename = Cambiar el nombre
desk-deck = El mazo
desk-move = Mover en el corro
desk-move-later = Cambiar con { $name }, que va después
desk-move-sooner = Cambiar con { $name }, que va antes
desk-swap = cambiar con { $name }
desk-place-of = sitio { $place } de { $of }
desk-new-phone = QR para otro móvil
desk-give-phone = QR para un móvil
desk-release-seat = Desconectar el móvil de { $name }
desk-remove-seat = Quitar a { $name } de la mesa

## The tablet: devices (not on phones)
desk-devices = Aparatos
desk-invite-tablet = Ceder la tableta
desk-invite-tablet-how = Escanea con el otro aparato: desde ese momento se narra ahí, y este se detiene.
desk-invite-seat = Un móvil para { $name }
desk-invite-seat-how = Escanea con el móvil de { $name }. El de antes deja de valer.
desk-invite-seat-done = Hecho: el móvil de { $name } ya está en su sitio.
desk-invite-label = QR que vale una sola vez
desk-invite-left = Vale una vez, durante { $seconds }{ "\u00A0" }s más.
desk-invite-over = Ha caducado.
desk-invite-used = Usado.
desk-invite-making = Preparando el QR…
desk-invite-again = Hacer otro
desk-recovery = Si pierdes la tableta
desk-recovery-what = Una clave para guardar ahora: con ella otro aparato pasa a ser la tableta, aunque este se rompa.
desk-recovery-how = Haz una foto de esta clave o apúntala, y no se la enseñes a nadie que juegue. Se escribe aquí: { $address }
desk-recovery-make = Crear la clave
desk-recovery-again = Crear otra, la anterior ya no vale

## The tablet: sound (not on phones)
desk-voice-speaks = Leer en voz alta
desk-voice-speaks-how = La tableta dice las frases del guion.
desk-voice-covers = Sonidos del pueblo
desk-voice-covers-how = De noche, viento, grillos y un búho tapan pasos y sillas; de día, una hoguera.
desk-sounds = Si queréis: ¿los sonidos del pueblo?
desk-sounds-yes = Sí
desk-sounds-no = No
desk-sounds-later = Puedes cambiarlo cuando quieras en «Mesa».
desk-on = sí
desk-off = no

## The tablet: diary (not on phones)
desk-notes = Notas
desk-notes-evening = Notas de la velada
desk-notes-kept = Se quedan en esta tableta y desaparecen con la mesa.
desk-diary-empty = El diario aún está vacío.
desk-diary-shows = (ha enseñado un secreto)
desk-diary-back = Volver aquí
desk-diary-back-label = Volver aquí, a antes de esta línea
desk-diary-sure = ¿Volver atrás?
desk-diary-lost = { $count ->
    [one] Se deshace un paso:
   *[other] Se deshacen { $count } pasos:
 }
desk-diary-warn = alguien ya ha visto un secreto en estos pasos, y lo seguirá sabiendo.
desk-diary-go = { $count ->
    [one] Deshacer un paso
   *[other] Deshacer { $count } pasos
 }

## The tablet: the end of a game (not on phones)
desk-cast = Quién era quién
desk-share-picture = Compartir la imagen
desk-share-text = Descargar la historia
desk-share-data = Descargar los datos

## The wall (not on phones)
screen-how = Escanea, escribe tu nombre, siéntate.
screen-wifi-how = ¿Hace falta el wifi?
screen-late = ¿Llegas ahora? Mira, y pronto juegas.
screen-windows = Cada persona que llega enciende una ventana.
screen-who-plays = ¿Quién juega esta noche?
screen-arrived = Ya está aquí { $who }
screen-arrived-some = Llegan { $count } más
screen-door-closed = La puerta está cerrada: quien llega ahora, mira.
screen-people = { $count ->
    [0] La mesa está vacía
    [one] Una persona en la mesa
   *[other] { $count } personas en la mesa
 }
screen-living = { $count ->
    [one] una persona en juego
   *[other] { $count } en juego
 }
screen-village = { $lit ->
    [one] El pueblo de noche: { $lit } ventana encendida de { $all }
   *[other] El pueblo de noche: { $lit } ventanas encendidas de { $all }
 }

## The tablet: connection lost, or another tablet (not on phones)
desk-lost-title = Sin conexión
desk-lost = No se ha perdido nada: la mesa sigue como está.
desk-moved-title = Ahora se narra desde otra página
desk-moved = Esta página ya no lleva la mesa.
desk-moved-back = Narrar desde aquí
desk-handed-title = La tableta es otro aparato
desk-handed = La mesa se narra ahora desde otro aparato. Para recuperarla, abre en él «Mesa» y «Ceder la tableta», y escanea el QR. Si ese aparato se ha perdido, quien inició Veglia encuentra un enlace en la terminal la próxima vez que la inicie.
desk-refused-title = Por aquí no se entra
desk-refused = Esta ya no es la tableta de la mesa. Para volver, abre «Ceder la tableta» en la nueva.
desk-rehearsal-over-title = El ensayo ha terminado
desk-rehearsal-over = Ya puedes cerrar esta ventana.
desk-sit-drag = Poned los nombres en el orden de las sillas: arrastradlos, o
desk-sit-order = Poned los nombres en el orden de las sillas:
desk-sit-touch = tocadlos en orden
desk-order-anew = Empezar de nuevo
desk-order-first = Toca el primer nombre.
desk-order-rest = Faltan { $count } nombres: si no los tocas, siguen en el orden de ahora.
desk-invite-link = ¿Sin cámara? Abre este enlace en el otro aparato:
desk-story-before = La historia anterior
desk-share-page = Leer o imprimir la historia
desk-prints = Para imprimir
desk-print-poster = El cartel para la puerta
desk-print-seats = Una tarjeta para cada sitio
desk-print-night = El orden de la noche

## The story as text (not on phones)
table-recap-winners = { $n ->
    [one] Gana { $who }
   *[other] Ganan { $who }
 }
table-recap-back = Volver a la mesa
table-recap-cast = La mesa, al final
table-recap-dead = fuera de la partida
table-recap-wins = ha ganado

## The tablet: voice (not on phones)
desk-voice-loud = Voz
desk-voice-softer = Más baja
desk-voice-louder = Más alta
desk-voice-level = { $loud } de { $of }
desk-voice-none = Este aparato no sabe hablar: las frases se leen aquí.
desk-voice-held = ¿No me oye nadie? Tocad la pantalla, y luego «Repetir». Mientras tanto, las frases se leen aquí.
desk-voice-network = Habla una voz de internet: sin conexión se queda callada.
desk-voice-own = Con la voz de este aparato
desk-voice-own-how = En vez de la del programa, que suena igual en todas partes y no necesita internet.
desk-voice-slow = Más lenta
desk-voice-slow-how = La voz se toma más tiempo en cada frase.
desk-voice-try = Probar la voz
desk-voice-try-now = Escuchar
desk-voice-try-line = Buenas noches. Hoy no hace falta que narre nadie: narro yo.
desk-voice-whose = { $voice ->
    [shipped] Hablará la voz del programa.
    [device] Hablará la voz de este aparato.
   *[none] Aquí no hay voz: las frases se leen.
  }
desk-voice-works = Ha sonado hasta el final.
desk-voice-around = Volumen del pueblo
desk-voice-music = Música, menos de noche
desk-voice-touch = Tocad una vez la pantalla para que la voz se pueda oír aquí.
desk-voice-wait = Silencio antes de cada frase
desk-voice-shorter = Más corto
desk-voice-longer = Más largo
desk-voice-seconds = { $n ->
    [0] nada
   *[other] { $n }{ "\u00A0" }s
  }
desk-voice-nobody = La voz no la oye nadie: subidla aquí, o encendedla en la tele. Mientras tanto, las frases se leen.
desk-voice-away = { $n ->
    [one] Un móvil no está conectado: la noche sigue sin él.
   *[other] { $n } móviles no están conectados: la noche sigue sin ellos.
  }
desk-voice-two = Hablan dos aparatos a la vez: bajad la voz en uno.
desk-own-phone = Volver a la página de mi sitio
desk-version = Veglia { $version }

## The tablet: what the table asks the host (not on phones)
table-empty-tablet = Que entre todo el mundo, y luego elige el juego.
table-choose-game = Abrir
table-abandon-and-choose = Abandonarla y abrir { $name }
table-choose-game-title = ¿A qué jugamos?
table-rematch = Otra partida
table-abandon-and-again = Abandonarla y empezar otra vez
table-rematch-hint = Las mismas personas, también quien llegó tarde, y las mismas reglas de la casa.
table-rematch-warn = La historia se queda: se puede leer hasta que acabe la próxima partida. El final desaparece de todas las pantallas.
table-abandon-warn = La partida en marcha acaba aquí, sin que gane nadie, y sus cartas se pierden.
table-name = Nombre
table-add-seat = Añadir
table-rename = Cambiar el nombre
table-rename-title = Cambiar un nombre
table-rename-seat = Quién
table-remove-seat = Se va { $name }
table-remove-seat-warn = { $name } se levanta: el sitio queda libre.
table-release-seat = { $name } sigue sin móvil
table-release-seat-warn = { $name } deja el móvil: desde ahora este sitio lo juegas tú, en la tableta. Con un QR nuevo puede recuperarlo cuando quiera.
table-seat-watchers = Sentar a quien ha llegado
table-seat-watchers-hint = A la mesa con los demás: { $who }
table-set-ring = Confirmar el orden
table-set-ring-title = ¿En qué orden os sentáis?
table-set-ring-hint = Toca los nombres uno tras otro, empezando por quien está a tu izquierda y en sentido horario.
table-open-door = Abrir la puerta
table-close-door = Cerrar la puerta
table-seat-qr = Otro móvil para { $name }
table-hand-over = Ceder a otro aparato
table-make-recovery = Clave de recuperación
table-name-table = Ponerle este nombre
table-set-keeping = Guardarla este tiempo
table-set-keeping-title = ¿Cuándo se borra esta velada?
table-set-keeping-hint = Se cuenta desde lo último que pase aquí: desaparecen nombres, papeles, votos y reglas de la casa. Una partida en marcha se queda al menos 30 días. Si volvéis a quedar las mismas personas, elige más tiempo.
table-set-keeping-campaign = Una campaña no se borra nunca por sí sola. Esto vale para la mesa cuando haya terminado.
table-keep-1 = Al cabo de una hora
table-keep-24 = Al cabo de un día
table-keep-168 = Al cabo de una semana
table-keep-720 = Al cabo de 30 días
table-keep-always = Nunca por sí sola
table-friends-pace = Elegir este ritmo
table-friends-pace-title = ¿Con qué rapidez responden los amigos imaginarios?
table-friends-quick = Enseguida
table-friends-calm = Con calma
table-evenings-on = Guardar las veladas en este aparato
table-evenings-off = Dejar de guardar las veladas
table-evenings-hint = Al acabar cada partida, este aparato recuerda quién era qué y quién ganó, hasta que lo borres; de aquí no sale nada. Mientras esté activado, todo el mundo lo lee en el móvil y en la pantalla grande.
table-show-seat = Pasar este aparato
table-blind-on = Esconder los secretos a quien narra
table-blind-off = Mostrar los secretos
table-blind-hint = Sin secretos en la tableta: solo el guion y lo que sabe todo el mundo.
table-undo = Deshacer la última jugada
table-undo-warn = Alguien ya ha visto un secreto, y lo seguirá sabiendo. ¿Deshacer de todos modos?
table-undo-warn-blind = Quizá alguien ya ha visto un secreto, y lo seguiría sabiendo. ¿Deshacer de todos modos?
table-diary-rewound = Deshecho
table-redo = Rehacer lo deshecho
table-diary-redone = Rehecho
table-diary-rules = Reglas de la casa cambiadas: { $count }
table-diary-step = Una jugada

## The tablet: titles and hints of these questions (not on phones)
table-add-seat-title = Alguien sin móvil
table-remove-seat-title = ¿Quién se va?
table-release-seat-title = ¿Quién sigue sin móvil?
table-seat-qr-title = ¿Quién cambia de móvil?
table-hand-over-hint = Un QR que vale una vez, durante noventa segundos. Después este aparato deja de narrar.
table-make-recovery-hint = Para narrar desde otro aparato si se pierde la tableta. La anterior deja de valer.
table-name-table-title = ¿Cómo se llama esta mesa?
table-show-seat-title = ¿A quién pasas este aparato?

## The wall: panels (not on phones)
screen-village-day = { $lit ->
    [one] El pueblo por la mañana: { $lit } ventana encendida de { $all }
   *[other] El pueblo por la mañana: { $lit } ventanas encendidas de { $all }
 }
screen-turn = Vota ahora
screen-of = de { $who }
screen-bell = Ha sonado la campana
screen-clock-runs = el tiempo corre
screen-votes-lead = En cabeza
screen-votes-level = Empate
screen-voted = { $who } vota por { $target }
screen-speaks = Habla ahora
screen-then = luego { $who }
screen-leads = en cabeza
screen-level = empate
screen-shutters = quien vota cierra sus postigos
screen-of-all = de { $count }
screen-have-voted = { $count ->
    [one] ha votado
   *[other] han votado
 }
screen-votes-silent = { $names }: sin voto
screen-pages-next = Luego: { $name }
screen-pages-still = Un toque, y luego: { $name }
screen-pages-cast = quién era quién
screen-page-of = { $at } de { $count }
screen-pages-at = Página { $at } de { $count }
screen-touch-for-sound = Toca una vez la pantalla para que suene.
screen-bell-on = Sonidos: sí
screen-bell-off = Sonidos: no
screen-voice-on = Voz: habla aquí
screen-voice-off = Voz: aquí no habla

## The pocket (not on phones)
pocket-name = Veglia de bolsillo
pocket-lead = Un solo móvil o tableta lleva toda la velada: lo tienes tú, o pasa de mano en mano.
pocket-once = Se descarga una sola vez
pocket-of = { $here } de { $all }{ "\u00A0" }MB
pocket-then = Después funciona hasta en lo alto de una montaña.
pocket-alone = Sin red y sin cuenta. Nada sale de este aparato.
pocket-part-screens = Pantallas y textos
pocket-part-rules = Las reglas de los juegos
pocket-part-engine = El motor que las mueve
pocket-part-here = ya está
pocket-part-coming = en camino
pocket-go = Preparar la mesa
pocket-left = Faltan { $left }{ "\u00A0" }MB.
pocket-starts = Ya está todo: el motor se pone en marcha.
pocket-broken-off = La descarga se cortó a los { $here }{ "\u00A0" }MB. Sigue desde ahí.
pocket-again = Probar otra vez
pocket-not-kept = Esta página no se puede guardar: funciona mientras siga abierta. Para guardarla, ábrela en una dirección https.
pocket-tables = Tus mesas
pocket-offline = Sin red: está todo aquí
pocket-kept = { $count ->
    [0] No hay ninguna mesa guardada aquí
    [one] Una mesa guardada en este aparato
   *[other] { $count } mesas guardadas en este aparato
  }
pocket-seven-days = Safari borra las mesas que no se abren en siete días. Para una campaña larga, pon Veglia en la pantalla de inicio; allí empieza vacía: exporta aquí tus mesas e impórtalas allí.
pocket-may-be-lost = El navegador puede borrar mesas si se queda sin espacio: exporta las que importen.
pocket-full = Este aparato está casi lleno (quedan { $left }{ "\u00A0" }MB): exporta o borra una mesa.
pocket-no-storage = Este navegador no deja guardar nada (¿una ventana privada?). Abre Veglia en una ventana normal.
pocket-open = Abrir
pocket-resume = Seguir
pocket-export = Exportar
pocket-delete = Borrar
pocket-delete-sure = ¿Borrar «{ $name }» para siempre? Si algún día la quieres de vuelta, antes expórtala.
pocket-delete-yes = Borrar para siempre
pocket-back = Dejarlo
pocket-travel = «Exportar» guarda una mesa en un archivo: si lo abres con Veglia en un ordenador, sigue también con móviles.
pocket-import = Importar una mesa
pocket-tonight = ¿A qué jugamos esta noche?
pocket-unnamed = Mesa sin nombre
pocket-no-game = Todavía sin juego
pocket-elsewhere = Abierta en otra ventana
pocket-new-version = Hay una versión nueva de Veglia.
pocket-take-version = Pasar a la nueva
pocket-other-windows = Cierra primero las otras ventanas de Veglia.
pocket-engine-failed = El motor no ha arrancado. Recarga la página; las mesas están a salvo.
pocket-clock-back = El reloj de este aparato se ha atrasado: la mesa sigue desde su hora, y no se pierde nada.
pocket-not-saved = El paso siguiente no se puede guardar: Veglia lo sigue intentando. Si no cambia, libera espacio en este aparato.
pocket-slept = Este aparato se había dormido: el reloj del juego siguió corriendo. Quien narra puede añadir tiempo.
pocket-no-phones = Aquí nadie tiene móvil: valen estas reglas, menos la que pide móviles.
pocket-no-wasm = Este navegador no puede con Veglia: le falta WebAssembly (o está apagado por seguridad). Prueba con un navegador actualizado.
pocket-old-browser = Este navegador no puede con Veglia: le faltan piezas más nuevas. Actualízalo, o prueba con otro.
pocket-print = Imprimir
pocket-refused-title = Esta mesa no se puede abrir
pocket-refused = Las otras mesas de este aparato siguen como estaban.
pocket-pass-next = Pasa el móvil: le toca a { $name }
pocket-pass-to = Pasa el móvil a
pocket-pass-title = El móvil cambia de manos
pocket-add = Añadir a una persona
pocket-host-sits = Quien tiene este aparato también puede jugar: se añade como los demás.
pocket-offer = Sin red y sin móviles: Veglia de bolsillo
pocket-not-here = Veglia de bolsillo no está preparada en este servidor. Quien lleva el servidor puede prepararla con «make pocket»; luego recarga esta página.
E_COPY_NO_GAME = En esta mesa todavía no hay ningún juego que llevarse.
E_LATER_LOG = Esta mesa es de una versión más nueva de Veglia: recarga esta página cuando haya red.
E_DAMAGED_LOG = El registro de esta mesa está dañado y no se puede leer. Se ha dejado como estaba.
E_TAKEN_OVER = Esta mesa sigue en otra ventana.
E_STORAGE_FULL = A este aparato no le queda espacio: esto no se ha podido guardar. Haz sitio y prueba otra vez.
E_STORAGE_DENIED = El navegador no deja guardar nada: el último toque no cuenta.

## The join form, the code form and other pages without a game (server only)
join-name-label = ¿Cómo te llamas?
join-tablet-here = Este aparato es la tableta de quien narra.
join-tablet-back = Volver a la tableta
join-home-screen = Una aplicación en la pantalla de inicio no recuerda nada del navegador. ¿Ya estabas en la mesa? Pide a quien narra que toque tu nombre, y escanea el QR.
join-in-app = Esta ventana puede perder tu sitio. En su menú, toca «Abrir en el navegador», o ciérrala y escanea el QR con la cámara.
E_NO_COOKIES = Esta ventana no guarda cookies, así que no puede guardar tu sitio. Permite las cookies en los ajustes del navegador, o abre el enlace en otro navegador.
join-tablet-too = ¿También juegas? Siéntate aquí.
join-seat-back = Volver al sitio de { $name }
join-closed-title = La puerta está cerrada
join-closed = Quien narra puede volver a abrirla. Mientras tanto puedes mirar.
join-left = Has dejado tu sitio: ahora está libre.
join-code-title = ¿Qué mesa?
join-code-label = El código de la mesa
join-code-note = Está en la tableta y en la pantalla grande, por ejemplo LUME 42.
join-code-go = Buscar la mesa
join-new-table = Abrir una mesa nueva
join-invite-title = ¿Quién narra?
join-invite-dead-title = Ya no vale
join-invite-dead-seat = ¿Tienes sitio en la mesa? Quien tiene la tableta toca tu nombre y te enseña un QR nuevo: escanea ese.
join-invite = Este móvil está ocupando su sitio…
join-invite-words = La clave para recuperar la mesa
join-invite-note = Se enseñó una vez en la tableta. Si tienes un QR, mejor escanéalo. ¿Ya nadie tiene la tableta? Reinicia Veglia: enseña un enlace nuevo.
join-invite-go = Seguir
join-error-title = Algo va mal
join-error-home = Volver a la puerta

## Printed pages (server only)
print-poster-title = Aquí se juega
print-poster-else = ¿Sin cámara? Abre { $host } y escribe
print-poster-shut = ¿La página no se abre? Quédate en este wifi, aunque esté «sin internet»; en el iPhone, permite la red local.
print-seats-title = Una tarjeta para cada sitio
print-seats-what = Quien vuelve con otro móvil escanea su tarjeta y recupera su sitio.
print-seats-mind = Cada tarjeta vale una sola vez, durante 30 días. Quien la escanea ocupa ese sitio, y la mesa se entera: dala en mano, y no le hagas fotos. Las que se imprimieron antes ya no valen.
print-seats-go = Preparar las tarjetas
print-seats-keep = No se la enseñes a nadie. Vale una vez: lleva tu sitio a otro móvil.
print-night-title = El orden de la noche
print-go-back = Volver a la tableta
print-how = Imprime esta página desde el menú del navegador.
print-date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
 } de { $year }
print-table = mesa { $code }

## The page without a server (server only)
offline-at = Última imagen: { $time }
offline-old = Desde entonces algo puede haber cambiado.
offline-clock-stood = El reloj estaba parado en { $time }.
offline-card-away = Tu carta no se queda en el móvil: vuelve con la mesa.
offline-again = Otro intento en { $seconds }{ "\u00A0" }s.

## Terminal (server only)
terminal-join = Entrad por aquí: { $link }   código { $code }
terminal-also = o por aquí:      { $link }
terminal-host = Para narrar (vale una vez, durante una hora): { $link }
terminal-screen = Abre también la pantalla para todos: { $link }
terminal-hosted = Veglia atiende muchas mesas en { $link } (puerto { $port }).
terminal-port = El puerto de siempre está ocupado: se usa el { $port }.
terminal-again = Es la mesa de la última vez, con su gente. Para abrir una nueva: make run ARGS=--new
terminal-over = El reloj de esta máquina marca { $now }, y la velada de la mesa { $code } ha terminado. Se guarda un tiempo más. ¿La fecha está mal? Entonces cierra, corrígela y vuelve a iniciar.
terminal-stop = Ctrl-C para cerrar. La velada queda guardada.
terminal-held = Veglia ya está en marcha con esta base de datos, en { $link }. Antes ciérrala, o inicia con --beside para tener otra.
terminal-cannot-save = La velada se ve, pero de momento no se puede guardar nada: { $reason }. El programa lo sigue intentando solo; Ctrl-C para cerrar.

## Backup, restore and store (server only)
backup-done = Guardado en { $file }: mesas { $tables }, pasos { $records }. Para llevar también los móviles a otra máquina, copia además secret.key de la carpeta de datos.
restore-done = Restaurado desde { $file }: mesas { $tables }, pasos { $records }.
restore-unreadable = No se ha restaurado { $file }, por las mesas que se nombran arriba. Para restaurarlo de todos modos, añade --anyway.
restore-aside = La base de datos que había antes es ahora { $file }. Se borra cuando Veglia lleve { $days } días en uso.
backup-which-file = ¿Qué archivo? Por ejemplo: companion backup velada.db
backup-only-sqlite = Esto sirve para SQLite. Con PostgreSQL, usa pg_dump y pg_restore.
backup-nothing = { $file } no existe.
backup-exists = { $file } ya existe, y no se sobrescribe.
backup-foreign = { $file } está dañado, o no es una copia hecha por Veglia.
backup-newer = { $file } viene de una Veglia más nueva. Antes actualiza el programa.
backup-in-use = { $file } está en uso. Antes cierra el programa (Ctrl-C), y luego restaura.
store-unreadable = Mesa { $code }: el registro { $number } { $why ->
    [later] lo escribió una Veglia más nueva
    [missing] falta
   *[damaged] está dañado
  }, así que aquí no se puede jugar en esta mesa. En todas las demás, sí.
start-not-built = Aquí aún no se ha construido lo que necesitan los navegadores. Lo hace `make run`, o también `python -m companion.web.build --packages` y después `python -m companion.web.build`.
store-gone = Falta { $file }, y { $left }, que es suyo, sigue ahí. Devuelve la base de datos a su sitio (companion restore ARCHIVO), o lleva { $left } a otra parte para empezar de cero.
store-other-key = Esta base de datos es de otra SECRET_KEY; con esta, todos los aparatos se quedarían sin su sitio. Da la misma clave a todos los procesos. Si se cambió a propósito, ciérralos todos y ejecuta: companion new-key
store-no-key = La clave de { $file } falta o es demasiado corta: con ella cualquiera podría ocupar un sitio. Devuelve la clave desde una copia, o borra el archivo para tener una nueva; entonces cada aparato tendrá que volver a entrar.
new-key-done = Ahora la base de datos es de esta SECRET_KEY. Nadie vuelve a entrar en las mesas anteriores.
new-key-in-use = Aún hay programas en marcha con esta base de datos. Antes ciérralos todos.
store-newer = La base de datos la hizo una Veglia más nueva (forma { $shape }). Antes actualiza el programa.

## Wrong settings (server only)
config-host = HOST (--host): «{ $given }» no es una dirección en la que escuchar.
config-port = PORT (--port): «{ $given }» no es un puerto. Tiene que ser un número entero de 0 a 65535.
config-public-url = PUBLIC_URL (--public-url): «{ $given }» no vale. Tiene que ser una dirección como https://veglia.example, sin ruta.
config-data-dir = DATA_DIR (--data-dir): «{ $given }» no es una carpeta.
config-database-url = DATABASE_URL (--database): así no vale. Tiene que ser sqlite:///ruta/del/archivo.db o postgresql://…
config-database-driver = DATABASE_URL (--database) indica PostgreSQL, y aquí no está instalado su controlador: pip install "{ $given }[binary]" (el extra «postgres»).
config-log-level = LOG_LEVEL (--log-level): «{ $given }» no vale. Elige debug, info, warning o error.
config-proxies = PROXIES (--proxies): «{ $given }» no vale. Tiene que ser un número entero de 0 a 5.
config-secret-key = SECRET_KEY es demasiado corta. Necesita al menos 32 caracteres, por ejemplo de «openssl rand -base64 32».
config-metrics-token = METRICS_TOKEN es demasiado corto. Necesita al menos 16 caracteres.
config-phase-hook = PHASE_HOOK: así no vale. Tiene que ser una dirección como https://casa.example/api/webhook/…

## What a search or a shared link shows of a page (server only)
join-about = Una noche de juegos en torno a una mesa de verdad. Abre, escribe tu nombre y ya tienes sitio: no hay que instalar nada.
page-description = Acompaña una noche de juegos en una mesa de verdad.
