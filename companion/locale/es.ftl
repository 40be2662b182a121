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
ui-does-not-fit = no cuadra
ui-not-told = sin elegir
ui-changed = cambiado
rule-printed = impreso
rule-ours = el texto calla: es nuestra
rule-own = regla de la casa
ui-yes = sí
ui-no = no
ui-before = Escrito antes
ui-field-missing = Todavía falta: { $what }
ui-in-deck = en el mazo: { $count }
ui-code-title = Cómo entrar
ui-watch = Solo quiero mirar

## Questions and panels
ui-limit-left = quedan
ui-limit-used = en uso
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
ui-moderator = quien narra
ui-role-covered = papel oculto
ui-seat-dead = fuera de juego
ui-seat-gone = lejos de la mesa
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

## Copies and printed sheets of a long game (not on phones)

## Charts, proposals and lists

## Flowers and the die

## The board of turned cards, and folded groups

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
phone-card-hold = Mantén pulsado
phone-card-covered = Tu carta, boca abajo.
phone-card-look-around = Mira a tu alrededor y mantén pulsado aquí: la ves hasta que sueltes.
phone-card-itself = Se ha escondido sola. Mantén pulsado para volver a verla.
phone-card-short = Muy corto: mantén pulsado hasta leerlo todo.
phone-card-toggle = Ver o esconder la carta
phone-card-release = Suelta para esconder
phone-card-first = Antes mira tu carta.
phone-chosen = La carta que has elegido · mantén pulsado
phone-ring = La mesa, desde tu silla
phone-pick-label = Elige a una persona
phone-pick-hint = Toca un nombre y confirma.
phone-pick-confirm = Confirma, o toca otro nombre.
phone-pick-not-this = Ese no: toca otro nombre.
phone-pick-noted = Apuntado: { $name }.
phone-seat-dead = fuera de la partida
phone-seat-gone = lejos de la mesa
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
phone-moved-title = Abierto en otro sitio
phone-moved = Tu sitio se juega ahora en otra pestaña o en otro móvil.
phone-moved-back = Jugar desde aquí
phone-removed-title = Ya no estás en la mesa
phone-removed = Se ha quitado tu sitio. Si la puerta está abierta, puedes volver a sentarte.
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

## While the host's device keeps the games

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
E_NO_SUCH_GAME = Este juego no está aquí.
E_GAME_RUNNING = Hay una partida en marcha: antes, acabadla.
E_NOTHING_TO_UNDO = No hay nada que deshacer.
E_STAYS_OPEN = Lo que se abrió queda abierto: solo se puede deshacer lo que vino después.
E_NOTHING_TO_REDO = Ya no hay nada que rehacer: ha pasado otra cosa.
E_NAME_EMPTY = Escribe un nombre.
E_NAME_LONG = Demasiado largo: { $most } caracteres como mucho.
E_NAME_CHARACTERS = Quita del nombre los caracteres que no se ven.
E_NAME_MIXED = Este nombre mezcla dos alfabetos: escríbelo en uno.
E_NAME_RESERVED = { $name } se confundiría con lo que dice la propia mesa: añade algo al nombre.
E_NAME_TAKEN = { $name } ya está aquí. ¿Vuelves con otro móvil? Pide el QR de tu sitio a quien tiene la tableta. ¿Eres otra persona? Añade algo al nombre.

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
table-empty-tablet = Que entre todo el mundo, y luego elige el juego.

## Seats
table-seat = { $who }

## Notices for everybody
table-notice-seat-moved = { $who } juega ahora en otro móvil.
table-notice-tablet-moved = Ahora se narra desde otro aparato.
table-notice-seat-shown = Los secretos de { $who } se acaban de ver en la tableta.
table-notice-undone = Se ha deshecho un paso en la tableta. Las respuestas ya dadas valen.
table-notice-redone = Se ha rehecho en la tableta un paso deshecho.

## The evening
table-evening = La noche hasta ahora
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

## The tablet: opening (not on phones)
desk-opening = Abriendo la mesa…
desk-needs-script = Esta página necesita JavaScript.

## The tablet: opening (server only)
old-tablet = Este navegador es demasiado antiguo para Veglia. Si no aparece nada más, narra desde otro aparato.

## The tablet: the bar at the top (not on phones)
desk-tools = Útiles
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
desk-group-players = Quién juega
desk-group-people = Personas

## The tablet: rules, cards and evenings kept on this device (not on phones)

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
desk-act-title = En lugar de { $name }

## The tablet: code and addresses (not on phones)

## The tablet: seats (not on phones)

## The tablet: devices (not on phones)

## The tablet: sound (not on phones)

## The tablet: diary (not on phones)

## The tablet: the end of a game (not on phones)

## The wall (not on phones)
screen-how = Escanea, escribe tu nombre, siéntate.
screen-who-plays = ¿Quién juega esta noche?

## The tablet: connection lost, or another tablet (not on phones)

## The story as text (not on phones)

## The tablet: voice (not on phones)

## The tablet: what the table asks the host (not on phones)

## The tablet: titles and hints of these questions (not on phones)

## The wall: panels (not on phones)
screen-turn = Vota ahora
screen-voted = { $who } vota por { $target }
screen-speaks = Habla ahora

## The pocket (not on phones)

## The join form, the code form and other pages without a game (server only)
join-name-label = ¿Cómo te llamas?
join-name-note = Como te llaman en esta mesa.
join-sit = Sentarme
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
join-invite-go = Seguir
join-error-title = Algo va mal
join-error-home = Volver a la puerta

## Printed pages (server only)

## The page without a server (server only)

## Terminal (server only)

## Backup, restore and store (server only)

## Wrong settings (server only)

## What a search or a shared link shows of a page (server only)

