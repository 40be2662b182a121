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
E_DOOR_CLOSED = La puerta está cerrada: quien narra puede abrirla en la tableta.
E_TABLE_FULL = La mesa está llena: tiene { $most } sitios.
E_NO_SUCH_SEAT = Este sitio ya no existe.
E_NO_SUCH_GAME = Este juego no está aquí.
E_NOTHING_TO_UNDO = No hay nada que deshacer.

## Refusals of several games

## The table before the game

## Seats

## Notices for everybody

## The evening

## Refusals of the server

## The tablet: opening (not on phones)

## The tablet: opening (server only)

## The tablet: the bar at the top (not on phones)

## The tablet: rules, cards and evenings kept on this device (not on phones)

## The tablet: the ring (not on phones)

## The tablet: the script (not on phones)

## The tablet: acting for a seat, and lending it (not on phones)

## The tablet: code and addresses (not on phones)

## The tablet: seats (not on phones)

## The tablet: devices (not on phones)

## The tablet: sound (not on phones)

## The tablet: diary (not on phones)

## The tablet: the end of a game (not on phones)

## The wall (not on phones)

## The tablet: connection lost, or another tablet (not on phones)

## The story as text (not on phones)

## The tablet: voice (not on phones)

## The tablet: what the table asks the host (not on phones)

## The tablet: titles and hints of these questions (not on phones)

## The wall: panels (not on phones)

## The pocket (not on phones)

## The join form, the code form and other pages without a game (server only)

## Printed pages (server only)

## The page without a server (server only)

## Terminal (server only)

## Backup, restore and store (server only)

## Wrong settings (server only)

## What a search or a shared link shows of a page (server only)

