### Lupus in Tabula; the strings of a role lie beside it in roles/.

## Name and phases
lupus-name = Lupus in Tabula
lupus-for-how-many = Lobos escondidos entre aldeanos. 8–24 personas, una hora
lupus-lobby = Antes de que anochezca
lupus-deal = Las cartas
lupus-night = Noche { $n }
lupus-nights = Noches { $n }–{ $last }
lupus-dawn = Alba { $n }
lupus-day = Día { $n }
lupus-end = Fin de la partida

## Steps above the script
lupus-step-night = A la vez
lupus-stage-dawn = Alba
lupus-stage-talk = Debate
lupus-stage-vote = Votación
lupus-stage-defence = Defensa
lupus-stage-runoff = Desempate
lupus-stage-verdict = Veredicto

## Read aloud: the night
lupus-say-deal = { $way ->
    [physical] Mirad vuestra carta sin enseñársela a nadie y dejadla boca abajo. A partir de ahora podéis mentir, pero la carta no se enseña.
   *[digital] Mirad vuestra carta a solas, sin enseñarla, y escondedla. A partir de ahora podéis mentir, pero la carta no se enseña.
 }
lupus-say-open = { $way ->
    [handed] Cae la noche. Silencio: la tableta pasa de mano en mano, y cada cual la mira a solas. Tamborilead flojito en la mesa.
    [passing] Cae la noche. Quien tenga móvil, que no mire otra cosa; a los demás os llega la tableta. Tamborilead flojito en la mesa.
    [phones] Cae la noche. Silencio: los ojos, solo en vuestro móvil. Con la otra mano, tamborilead flojito en la mesa.
    [mixed] Cae la noche. Quien tenga móvil, que no mire otra cosa; quien no, que cierre los ojos. Tamborilead flojito en la mesa.
   *[pointing] Cae la noche. Cerrad los ojos y tamborilead flojito en la mesa, con una sola mano.
 }
lupus-say-open-first = { $way ->
    [phones] Cae la noche. Los ojos, solo en vuestro móvil: a cada llamada, responde todo el mundo. Tamborilead flojito en la mesa.
    [mixed] Cae la noche. Quien tenga móvil, que no mire otra cosa y responda a cada llamada; quien no, que cierre los ojos. Tamborilead flojito.
   *[pointing] Cae la noche. Cerrad los ojos y tamborilead flojito en la mesa, con una sola mano.
 }
lupus-not-yet = La próxima noche llamaré también a: { $steps }.
lupus-not-yet-list = { $first }, { $then }
lupus-say-open-ghosts = { $way ->
    [handed] Cae la noche. Fantasmas, cerrad los ojos. A los demás os llega la tableta: miradla a solas, y tamborilead flojito en la mesa.
    [passing] Cae la noche. Fantasmas, cerrad los ojos. Los demás, mirad solo vuestro móvil, o la tableta cuando llegue. Tamborilead flojito.
    [phones] Cae la noche. Fantasmas, cerrad los ojos. Los demás, los ojos en vuestro móvil, y tamborilead flojito en la mesa.
    [mixed] Cae la noche. Quien tenga móvil, que no mire otra cosa; los demás, también los fantasmas, cerrad los ojos. Tamborilead flojito.
   *[pointing] Cae la noche. Cerrad los ojos, también los fantasmas, y tamborilead flojito en la mesa.
 }
lupus-call-custom = { $way ->
    [phones] { $role }: te toca. ¿A quién eliges?
   *[pointing] { $role }: abre los ojos y señala a quién eliges.
 }
lupus-call-night = { $way ->
    [handed] Ahora la tableta da la vuelta a la mesa. Cuando os llegue: mantened pulsado y leed, tocad un nombre, confirmad. Luego pasadla a quien os indique.
    [passing] Ahora, a la vez: responded en el móvil. A quien no tenga le llega la tableta: mantened pulsado y leed, tocad un nombre, confirmad, y pasadla a quien os indique.
    [pointing] Ahora, a la vez: responded a la pregunta que os ha llegado y confirmad.
    [mixed] Ahora, a la vez: responded a la pregunta del móvil y confirmad. Quien no tenga móvil, que siga con los ojos cerrados: cuando le toque el hombro, que los abra un momento y señale a alguien. Quien de noche no actúe, que señale a alguien de quien sospeche.
   *[phones] Ahora, a la vez: responded a la pregunta del móvil y confirmad.
 }
lupus-close-custom = { $way ->
    [phones] { $role }: gracias.
   *[pointing] { $role }: cierra los ojos.
 }
lupus-close-night = { $way ->
    [handed] La tableta da otra vuelta a la mesa: mantened pulsado, leed vuestra frase y pasadla.
    [passing] Leed la frase del móvil. La tableta da otra vuelta a la mesa: mantened pulsado, leed y pasadla.
    [pointing] Leed la frase que os ha llegado.
   *[phones] Leed la frase del móvil, sin prisa.
 }
lupus-say-eyes = { $way ->
    [handed] Y se hace de día: la tableta vuelve al centro de la mesa, y todas las miradas arriba.
    [passing] Y se hace de día: dejad móviles y tableta, y levantad la vista.
    [phones] Se hace de día. Dejad los móviles y levantad la vista.
    [mixed] Se hace de día. Dejad los móviles y abrid los ojos.
   *[pointing] Se hace de día. Abrid los ojos.
 }
lupus-say-both = { $first } { $then }
lupus-say-eyes-ghosts = { $way ->
    [handed] Y se hace de día: la tableta vuelve al centro de la mesa. Fantasmas, abrid los ojos también.
    [passing] Y se hace de día: dejad móviles y tableta, y levantad la vista. Fantasmas, abrid los ojos también.
    [pointing] Se hace de día. Abrid los ojos, también los fantasmas.
   *[phones] Se hace de día. Dejad los móviles y levantad la vista. Fantasmas, abrid los ojos.
 }
lupus-say-eyes-then = { $way ->
    [phones] Luego dejad los móviles y levantad la vista: se hace de día.
    [mixed] Luego dejad los móviles y abrid los ojos: se hace de día.
   *[pointing] Luego abrid los ojos: se hace de día.
 }
lupus-say-eyes-ghosts-then = { $way ->
    [pointing] Luego abrid los ojos, también los fantasmas: se hace de día.
   *[phones] Luego dejad los móviles y levantad la vista: se hace de día. Fantasmas, abrid los ojos.
 }

## Read aloud: the day
lupus-say-dawn-dead = Esta noche el pueblo ha perdido a { $who }.
lupus-say-dawn-nobody = Esta noche no ha muerto nadie.
lupus-say-dawn-moderator = Esta noche los lobos han ido a por quien narra, y no ha muerto nadie más.
lupus-say-dawn-moderator-dead = Esta noche los lobos han ido a por quien narra. Pero el pueblo ha perdido a { $who }.
lupus-say-dawn-ghost = { $n ->
    [one] Desde ahora, silencio, { $who }, y la carta no se enseña hasta el final.
   *[other] Desde ahora, silencio, { $who }, y las cartas no se enseñan hasta el final.
 }
lupus-say-dawn-all = No falta nadie: miraos a los ojos.
lupus-say-cause = { $cause ->
    [mauled] A por { $who } fueron los lobos.
    [seen] Sobre { $who } cayó el ojo de la vidente.
    [poisoned] Para { $who } fue el veneno.
    [shot] Alguien se llevó a { $who } al caer.
   *[removed] { $who } ha dejado la partida.
 }
lupus-say-talk = Ahora, a hablar: ¿en quién confiáis? Cuando suene la campana, se vota.
lupus-say-talk-free = Hablad ahora, sin prisa: ¿de quién os fiais? Votáis cuando todo el mundo quiera.
lupus-say-vote = Se vota, de uno en uno. { $who }, ¿a quién nominas?
lupus-say-vote-together = Se vota en secreto, todo el mundo a la vez: los votos se ven cuando estén todos.
lupus-say-vote-done = Ya están todos los votos. Veamos las nominaciones.
lupus-say-owl-nominees = { $n ->
    [0] No hay ninguna nominación.
    [one] Solo hay una nominación: { $who }.
   *[other] Las nominaciones son: { $who }.
 }
lupus-say-speak = { $who }, te escuchamos: ¿por qué tendríamos que creerte?
lupus-say-runoff = Desempate entre { $names }. { $who }, te toca votar.
lupus-say-runoff-next = { $who }, te toca votar.
lupus-say-runoff-together = Desempate entre { $names }. Votad en secreto, a la vez.
lupus-say-runoff-done = Estos votos también están ya todos.
lupus-say-lot = Empate entre { $names }. Decide el azar.
lupus-say-lot-all = Nadie puede votar. Entre { $names } decide el azar.
lupus-say-lot-captain = Empate entre { $names }. { $who }, tienes la capitanía: decides tú.
lupus-say-lot-drawn = El azar ha elegido a { $who }.
lupus-say-verdict = El pueblo ha decidido: { $who } deja la partida. La carta no se enseña.
lupus-say-verdict-captain = Ha decidido el capitán: { $who } deja la partida. La carta no se enseña.
lupus-say-verdict-nobody = Hoy no se lincha a nadie.
lupus-say-shot = { $n ->
    [one] { $who }, una última palabra: ¿te llevas a alguien contigo? Los demás, silencio.
   *[other] { $who }, una última palabra: ¿os lleváis a alguien con vosotros? Los demás, silencio.
 }
lupus-say-shot-pointing = { $n ->
    [one] Todos con los ojos cerrados. { $who }, abre los tuyos: señala a quién te llevas, o muestra el puño.
   *[other] Todos con los ojos cerrados. { $who }, abrid los vuestros: señalad a quién os lleváis, o mostrad el puño.
 }
lupus-say-shot-falls = { $n ->
    [one] También cae { $who }.
   *[other] También caen { $who }.
 }
lupus-say-shot-nobody = No cae nadie más.
lupus-say-election = Antes, la capitanía. { $who }, ¿a quién quieres?
lupus-say-election-next = { $who }, ¿para quién quieres la capitanía?
lupus-say-election-together = Antes, la capitanía. Votad en secreto, a la vez.
lupus-say-election-tie = Empate entre { $names }.
lupus-say-election-done = Ya están todos los votos para la capitanía.
lupus-say-captain = La capitanía es para { $who }, y vale dos votos.
lupus-say-handover = { $who }, la capitanía la entregas tú: ¿a quién?
lupus-say-over = { $side ->
    [wolves] Fin de la partida: ¡ganan los hombres lobo!
    [hamster] Fin de la partida: ¡gana el hámster lobo!
    [lovers] Fin de la partida: ¡ganan los enamorados!
    [piper] Fin de la partida: ¡gana el flautista!
   *[humans] Fin de la partida: ¡ganan los humanos!
 }
lupus-say-turn-cards = Dad la vuelta a las cartas y contáoslo todo.

## Phones at night
lupus-ask-decoy =
    ¿Quién crees
    que es un lobo?
lupus-ask-custom =
    Esta noche,
    ¿a quién eliges?
lupus-ask-custom-more = Del resto se encarga quien narra.
lupus-confirm = Confirmar
lupus-rest = Pasa la noche
lupus-rest-line = Ten el móvil bajo, con poca luz.
lupus-rest-eyes = Mira solo este móvil, con poca luz.
lupus-wake = Hora de abrir los ojos
lupus-line-dawn = Se hace de día: pronto sabréis cómo ha ido la noche.

# In the title’s place once there is something to know, or in the sentence below it.
lupus-band-tap = Toca un nombre, como todo el mundo.
lupus-band-done = Bien: ahora, silencio.
lupus-band-neutral = Esta noche no hay nada que debas saber.
lupus-band-nobody =
    Tu respuesta:
    nadie.
lupus-band-two = Dos nombres distintos: toca el primero.
lupus-band-first =
    El primero:
    { $target }.
lupus-band-second = Y ahora, el segundo nombre.
lupus-band-mine = Has elegido a { $target }.
lupus-band-with = Con { $who }: elegid a la misma persona.
lupus-band-pack-says = { $who } propone a { $target }.
lupus-band-pack-says-many = { $who } proponen a { $target }.
lupus-band-pack-differ = Propuestas distintas: { $names }.
lupus-band-agreed =
    Estáis de acuerdo:
    { $target }.
lupus-band-suspects =
    Sospechas de
    { $target }.
lupus-band-chosen =
    Tu elección:
    { $target }.

## Phones by day
lupus-waiting = Pronto empezamos
lupus-waiting-line = { $n ->
    [one] Hay una persona en la mesa. Cuando estéis todos, se reparten las cartas.
   *[other] Sois { $n } en la mesa. Cuando estéis todos, se reparten las cartas.
 }
lupus-deal-line = Ves tu carta mientras mantienes pulsado. Antes, mira a tu alrededor.
lupus-deal-physical-line = Mira la carta que tienes en la mano y di aquí cuál es.
lupus-deal-none-line = Tu carta aún no ha llegado.
lupus-looked = Ya la he visto
lupus-looked-line = Bien. Esperamos a que todo el mundo haya visto la suya.
lupus-which-card = ¿Qué carta tienes?
lupus-which-card-again = ¿Carta equivocada?
lupus-this-card = Es esta
lupus-line-talk = Habla todo el mundo
lupus-line-votes = { $of ->
    [one] Nominaciones · { $cast } de { $of } voto
   *[other] Nominaciones · { $cast } de { $of } votos
 }
lupus-line-election = Capitanía · { $cast } de { $of }
lupus-line-lot-captain = Empate: decide { $who }
lupus-line-runoff = { $of ->
    [one] Desempate · { $cast } de { $of } voto
   *[other] Desempate · { $cast } de { $of } votos
 }
lupus-line-speaks = Habla { $who }
lupus-line-lot = Empate: decide el azar
lupus-line-lot-all = Decide el azar
lupus-line-verdict = El pueblo ha decidido
lupus-line-verdict-captain = Ha decidido el capitán
lupus-line-verdict-nobody = No se lincha a nadie
lupus-vote-title = Ahora votas tú
lupus-vote-hint = ¿De quién sospechas? El voto es abierto y no se cambia.
lupus-vote-hint-secret = ¿De quién sospechas? Los votos se ven cuando estén todos.
lupus-vote-election-hint = ¿Para quién la capitanía? Vale dos votos y resuelve los empates.
lupus-vote-runoff-hint = ¿Quién tiene que irse del pueblo? El voto es abierto y no se cambia.
lupus-vote = Votar por { $name }
lupus-vote-nobody = Nadie
lupus-wait-turn = { $n ->
    [0] Vota { $who }. Después te toca a ti.
    [one] Vota { $who }. Después, una persona más, y tú.
   *[other] Vota { $who }. Después, { $n } personas más, y tú.
 }
lupus-wait-voted = Has votado por { $target }. Vota { $who }.
lupus-wait-voted-nobody = No has votado por nadie. Vota { $who }.
lupus-wait-nominee = Esta votación va sobre ti: solo puedes esperar.
lupus-wait-out = Aquí no tienes voto: solo puedes esperar.
lupus-wait-secret = { $n ->
    [one] Ya has votado. Falta un voto.
   *[other] Ya has votado. Faltan { $n } votos.
 }
lupus-votes-in = Ya están todos los votos.
lupus-talk-hint = Escucha, pregunta, defiéndete. Cuando suene la campana, se vota.
lupus-talk-hint-free = Escucha, pregunta, defiéndete. Se vota cuando todo el mundo quiera.
lupus-you-nominated = Te han nominado: prepara tu defensa.
lupus-you-speak = Te toca: convéncelos.
lupus-you-speak-next = Hablas después de { $who }.
lupus-others-speak = Escucha bien: pronto se decide.
lupus-you-lynched = El pueblo te ha elegido.
lupus-you-lynched-line = Te vas en silencio. Tu carta no se enseña.
lupus-shot = La última palabra
lupus-shot-ask =
    ¿A quién te llevas
    contigo?
lupus-shot-ask-hint = Se pregunta a quien cae. Solo cuenta la respuesta de un cazador.
lupus-shot-confirm = Confirmar
lupus-shot-wait = Silencio: se pregunta a quien ha caído.
lupus-captain = Capitán
lupus-captain-next = ¿A quién dejas la capitanía?
lupus-captain-next-hint = Dilo en voz alta y toca el nombre.
lupus-captain-confirm = La capitanía, para { $name }
lupus-captain-decides = ¿Quién tiene que irse?
lupus-you-in-lot = El azar también decide sobre ti.
lupus-you-before-captain = La capitanía también decide sobre ti.
lupus-mixed-pack = Si llamas a alguien que no tiene móvil, señálale tú a sus compañeros.
lupus-ghost = Eres un fantasma
lupus-ghost-night = Te ha llevado la noche. Guarda silencio, no enseñes la carta y disfruta de la partida.
lupus-ghost-day = El pueblo te ha echado. Guarda silencio, no enseñes la carta y disfruta de la partida.
lupus-ghost-fallen = Ya no estás entre los vivos. Guarda silencio, no enseñes la carta y disfruta de la partida.
lupus-ghost-gone = Has dejado la partida. No enseñes la carta: si gana tu bando, ganas tú también.
lupus-ghost-vote = Sigues votando en las nominaciones, sin decir nada.
lupus-ghost-vote-tomorrow = Desde mañana vuelves a votar en las nominaciones, sin decir nada.
lupus-ghost-count = { $dead ->
    [one] { $n } con vida, un fantasma. Si gana tu bando, ganas tú también.
   *[other] { $n } con vida, { $dead } fantasmas. Si gana tu bando, ganas tú también.
 }
lupus-ghost-alone = Solo ganas con vida: para ti se acabó la partida, pero no el espectáculo.
lupus-ghost-sleep = Cierra los ojos tú también. Buenas noches.
lupus-won = ¡Has ganado!
lupus-lost = Has perdido.
lupus-won-line = { $side ->
    [wolves] Jugabas con los lobos, y el pueblo es vuestro.
    [hamster] Sigues con vida, y la partida es tuya: los demás solo pueden mirar.
    [lovers] El amor ha sobrevivido a los dos bandos: ganáis, y nadie más.
    [piper] Todo el mundo baila a tu son.
   *[humans] Jugabas con los humanos: el pueblo está a salvo.
 }
lupus-lost-line = { $side ->
    [wolves] El pueblo es de los lobos.
    [hamster] El hámster lobo seguía con vida: gana en solitario.
    [lovers] Una pareja de bandos distintos os ha sobrevivido.
    [piper] Toda la gente con vida bailaba al son del flautista.
   *[humans] No queda ni un lobo en pie.
 }

## Verdict and ring
lupus-win-wolves = Ganan los hombres lobo
lupus-win-humans = Ganan los humanos
lupus-leaves = Deja la partida. La carta no se enseña.
lupus-leaves-captain = Así lo quiere el capitán. La carta no se enseña.
lupus-nobody = Nadie
lupus-nobody-leaves = Hoy el pueblo no lincha a nadie.
lupus-middle-nominees = { $n ->
    [one] Única nominación
   *[other] Nominaciones
 }
lupus-middle-election = ¿Para quién la capitanía?
lupus-middle-lot = El azar decide entre
lupus-middle-dead = Esta noche el pueblo ha perdido a
lupus-middle-lynched = Deja la partida
lupus-middle-spared = Sigue en la partida
lupus-middle-fallen = Quién ha caído
lupus-middle-handover = Deja el mando
lupus-mark-turned = { $was } → { $role }
lupus-clock-talk = Habla todo el mundo
lupus-clock-speech = Habla { $who }
lupus-tally-election = Capitanía
lupus-tally-nomination = Nominaciones
lupus-tally-runoff = { $n ->
    [1] Desempate
   *[other] Segundo desempate
 }
lupus-ballot-skipped = sin votar, a mano

## Offers to the moderator
lupus-pick-for-hint = Para quien no tiene móvil o no responde.
lupus-pick-target = ¿A quién señala?
lupus-pick-target-hint = Toca a la persona señalada y confirma.
lupus-pick-second = Después de { $first }, ¿quién más?
lupus-pick-for-part = { $step }
lupus-pick-unphoned = Si a quien llamas no tiene móvil, toca a quien señale
lupus-pick-unphoned-each = ¿A quién señala { $who }?
lupus-pick-unphoned-hint = Luego confirma.
lupus-shot-cover-nobody = { $who }: nadie
lupus-pick-decoy-for = Responder en su lugar
lupus-vote-for = Voto de { $who }
lupus-vote-for-many = Votar en su lugar
lupus-skip-voter = Saltar a { $who }
lupus-skip-voter-some = Saltar a quien no vota
lupus-skip-voter-warn = Cuenta como abstención y queda en el diario.
lupus-lot-enter = Sorteo a mano
lupus-lot-enter-hint = Si sorteas con las cartas de verdad, toca a quien haya salido.
lupus-lot-confirm = Ha salido { $name }
lupus-clock-pause = Pausa
lupus-clock-resume = Seguir
lupus-clock-more = +30{ "\u00A0" }s
lupus-clock-end-talk = Cerrar el debate
lupus-clock-end-speech = Cerrar la defensa
lupus-look-for = Ya he visto mi carta
lupus-look-for-hint = Pasa este aparato: la carta se ve mientras se mantiene pulsado.
lupus-enter-role = La carta de { $who }
lupus-enter-role-hint = Mira la carta al repartirla y tócala aquí.
lupus-enter-role-change = Corregir una carta
lupus-deal-rest = Repartir el resto a los móviles
lupus-deal-rest-hint = Quien no tiene móvil ya tiene su carta: el programa baraja el resto.
lupus-deal-entered = { $of ->
    [one] { $n } de { $of } carta
   *[other] { $n } de { $of } cartas
 }

## Corrections by hand
lupus-cause-mauled = Por los lobos
lupus-cause-seen = Por la vidente
lupus-cause-lynched = En el linchamiento
lupus-cause-poisoned = Por veneno
lupus-cause-shot = Por alguien que cayó
lupus-cause-removed = A casa

## The day and the tablet
lupus-who = { $who }
lupus-times = × { $n }
lupus-say-vote-next = { $who }, ¿a quién nominas?
lupus-say-speak-first = { $n ->
    [one] Solo hay una nominación: { $names }. { $who }, te escuchamos: ¿por qué tendríamos que creerte?
   *[other] Las nominaciones son: { $names }. { $who }, empiezas tú: ¿por qué tendríamos que creerte?
 }
lupus-say-speak-again = Empate entre { $names }. { $who }, otra vez tienes la palabra.
lupus-say-verdict-lot = El azar ha elegido: { $who } deja la partida. La carta no se enseña.
lupus-leaves-last = Con { $who } cae el último lobo.
lupus-leaves-end = Sin { $who }, los lobos ya son al menos tantos como los demás.
lupus-wait-others-secret = { $n ->
    [one] Falta un voto.
   *[other] Faltan { $n } votos.
 }

## Cards of every role
lupus-words = { $words }

lupus-eyes = { $who ->
    [possessed] Para ti, el poseído no es un lobo.
    [hamster] Para ti, el hámster lobo no es un lobo.
   *[both] Para ti, ni el poseído ni el hámster lobo son lobos.
 }

## Invented cards
lupus-does-custom = { $words }
lupus-side-custom = { $side ->
    [wolf] Juegas con los lobos.
   *[human] Juegas con los humanos.
 }
lupus-card-own = Esta carta es inventada: de lo que hace se encarga quien narra.

# Partners, as far as the rules let one know them.
lupus-with-other = Tiene la misma carta: { $who }.

lupus-card-law = Puedes mentir cuanto quieras, pero nunca enseñes la carta. Quien deja la partida calla hasta el final.

# What a card does, in one line, for everybody to read.
lupus-cards = Qué hay en el mazo
lupus-cards-line = { $n ->
    [one] Una carta. Quién la tiene, solo lo sabe quien la tiene.
   *[other] { $n } cartas. Quién tiene cada una, solo lo sabe quien la tiene.
 }
lupus-cards-wolves = con los lobos
lupus-cards-humans = con los humanos

## The deck
lupus-deck = Mazo para { $n }
lupus-deck-proposed = Recomendado para { $n }. Sin avisos.
lupus-deck-fine = Va bien para { $n }. Sin avisos.
lupus-preset-use = Usar estas
lupus-preset-recommended = Recomendadas
lupus-preset-recommended-note = Lo que recomendamos.
lupus-preset-strict = Al pie de la letra
lupus-preset-strict-note = Los lobos devoran desde la primera noche, al médium se le dice «no» si no se linchó a nadie, no hay apuestas.

## Invented cards: names
lupus-custom = Carta inventada { $n }

## Refusals
E_DECK_SPECIALS_NEED_9 = Ocho personas juegan solo con lobos, vidente y aldeanos: para otros papeles hacen falta al menos nueve.
E_DECK_SIZE = { $cards ->
    [one] En el mazo hay una carta, pero sois { $players }.
   *[other] En el mazo hay { $cards } cartas, pero sois { $players }.
 }
E_DECK_WOLVES = { $rule ->
    [free] Tiene que haber al menos un lobo, y menos lobos que los demás.
    [world] Con la segunda caja: 2 hombres lobo hasta 11 personas, 2 o 3 hasta 15, luego 3 o 4.
   *[box] Para una mesa como esta la caja pide { $wolves } hombres lobo.
 }
E_DECK_SEER = El mazo necesita una vidente, y solo una.
E_DECK_MASONS_PAIR = Los masones van de dos en dos, o no van.
E_DECK_VILLAGERS = { $rule ->
    [world] Tiene que haber de 3 a 12 aldeanos.
   *[box] Tiene que haber de 5 a 12 aldeanos.
 }
E_DECK_NOT_IN_BOX = La caja no trae tantas cartas iguales.
W_PLAYER_COUNT = La caja está hecha para 8–24 personas.
W_DECK_SPECIALS_NEED_9 = La caja solo añade otros papeles a partir de nueve personas.
W_DECK_WOLVES = { $rule ->
    [world] Con la segunda caja: 2 hombres lobo hasta 11 personas, 2 o 3 hasta 15, luego 3 o 4.
   *[box] La caja pone dos hombres lobo hasta quince personas, y tres a partir de dieciséis.
 }
W_DECK_SEER = La caja siempre pone una vidente.
W_DECK_MASONS_PAIR = La caja pone dos masones, o ninguno.
W_DECK_VILLAGERS = { $rule ->
    [world] La segunda caja pone de 3 a 12 aldeanos.
   *[box] La caja pone de 5 a 12 aldeanos.
 }
W_DECK_NOT_IN_BOX = La caja no trae tantas cartas iguales.
W_DECK_LONE = Hámster lobo y flautista juntos: dos bandos en solitario necesitan al menos 20 personas.
W_DECK_SHIELDS = Guardaespaldas, bruja y anciano contra dos hombres lobo: los lobos apenas comerán.
W_DECK_NOMINEES = Búho y cuervo juntos: por debajo de 14 personas deciden ellos las nominaciones.
W_DECK_SCAPEGOAT = Con un capitán que decide antes, el chivo expiatorio casi nunca paga.
W_DECK_PLAIN = Pocos aldeanos: con menos de la cuarta parte, todo el mundo es alguien.
W_BELOW_RECOMMENDED = { $role }: carta recomendada desde { $advised } personas, y sois { $players }.
E_NIGHT_ORDER = En este orden no: el médium primero, vidente y guardaespaldas antes que los lobos, el mitómano al final.
E_CUSTOM_CARD = Revisa esta carta: falta algo, o algo está mal.
E_ROLE_MISMATCH = { $missing ->
    [0] Las cartas repartidas no coinciden con el mazo.
    [one] Todavía falta una carta.
   *[other] Todavía faltan { $missing } cartas.
 }
E_TOO_EARLY = Este papel duerme la primera noche: actúa desde la segunda.
E_TOO_SOON = Un momento: no ha pasado bastante tiempo.
E_NOT_YOUR_STEP = Ahora no te toca.
E_ALREADY_ACTED = Ya has elegido.
E_TARGET_SELF = No puedes señalarte a ti: elige a otra persona.
E_TARGET_WOLF = Los lobos no se devoran entre ellos: elige a otra persona.
E_BLIND = Esta tableta esconde los secretos: de noche no puede elegir por nadie.
E_DAWN_UNTOLD = Está a punto de anunciarse el amanecer: un momento, y podrás corregirlo.
E_NO_AGREEMENT = Aún no hay acuerdo: espera, o decide tú.
E_DEAD_CANNOT_VOTE = Quien ya está fuera ahora no vota.
E_NO_BET = Apuestan los fantasmas, en su móvil, una vez al día.
E_NOMINEE_CANNOT_VOTE = Los nominados no votan.
E_ALREADY_VOTED = Ya has votado.
E_ABSTAIN = Tienes que nombrar a alguien.
E_SELF_VOTE = No puedes votar por ti: nombra a otra persona.
E_NOT_NOMINATED = Solo se vota entre los nominados.
E_VOTES_MISSING = { $count ->
    [one] Todavía falta el voto de { $who }.
    [2] Todavía faltan los votos de { $who }.
    [3] Todavía faltan los votos de { $who }.
    [4] Todavía faltan los votos de { $who }.
   *[other] Todavía faltan { $count } votos.
 }
E_ROLE_MISSING = Aquí todavía no hay carta.
E_ALREADY_ALIVE = Esta persona ya está con vida.
E_NO_CLOCK = Ahora no corre el tiempo.
E_CLOCK_PAUSED = El tiempo ya está en pausa.
E_CLOCK_RUNS = El tiempo ya está corriendo.
E_CLOCK_OVER = El tiempo ya se ha acabado.
E_TIME_LIMIT = Más tiempo del que da la regla, solo si lo permiten las reglas de la casa.

## The lobby
lupus-deck-nobody = Todavía no hay nadie en la mesa.
lupus-deck-people = { $n ->
    [one] Una persona en la mesa
   *[other] { $n } personas en la mesa
 }
lupus-rules-first = Noche y cartas
lupus-rules-deck = El mazo
lupus-rules-night = De noche
lupus-rules-talk = Debate y defensa
lupus-rules-vote = La votación
lupus-rules-out = Quien está fuera

## The voice that moderates
lupus-say-all-seen = Todo el mundo ha visto su carta. Empezamos.
lupus-say-back = Se ha deshecho un paso.
lupus-say-daybreak = Enseguida sabréis qué ha traído la noche.
lupus-say-dawn-voice = Esta noche los lobos han venido a por mí, y solo soy una voz: no ha muerto nadie.
lupus-say-dawn-voice-dead = Esta noche los lobos han venido a por mí, y solo soy una voz. Pero el pueblo ha perdido a { $who }.
lupus-daybreak-voice = Esta noche los lobos han ido a por la voz
lupus-daybreak-voice-too = { $n ->
    [one] Los lobos también han ido a por la voz. La carta no se enseña.
   *[other] Los lobos también han ido a por la voz. Las cartas no se enseñan.
 }
lupus-say-all-ready = Ya queréis votar todos: a votar.
lupus-say-remind = { $who }, falta tu voto. Un momento más y seguimos.
lupus-say-remind-all = Todavía faltan votos. Un momento y seguimos.
lupus-say-remind-word = { $who }, falta tu decisión. Un momento más y seguimos.
lupus-say-nobody-answers = No responde nadie, así que me paro aquí. Cuando volváis, tocad «Seguir».
lupus-voice-pause = Pausa
lupus-voice-resume = Seguir
lupus-voice-ready = Quiero votar
lupus-voice-ready-here = { $n ->
    [one] Quien no tiene móvil también quiere votar
   *[other] Las { $n } personas sin móvil también quieren votar
 }
lupus-voice-finished = He terminado
lupus-voice-waits = Has dicho que quieres votar: los demás aún hablan.
lupus-voice-paused = En pausa
lupus-voice-paused-by = En pausa: { $who } ha pedido un momento
lupus-voice-ready-count = { $done } de { $total } quieren votar
E_VOICE_LEADS = De noche cada paso dura lo que tiene que durar: para acortarlo, antes deja que narre una persona.
E_DEVICE_PASSES = La tableta sigue de mano en mano: espera a que vuelva.
E_NO_PHONES = Con la voz, paso a paso, cada sitio necesita un móvil. No tienen: { $who }. O elegid la noche a la vez.
lupus-voice-again = Repetir
lupus-voice-take-over = Que narre una persona
lupus-voice-take-over-warn = Desde aquí narra una persona, con la tableta. Los secretos siguen escondidos.
lupus-voice-give-back = Que narre la voz
lupus-voice-seat = La voz
lupus-ballot-silent = no ha respondido

## Help in play
lupus-help-now = { $at ->
    [deal] Ahora: las cartas
    [night] Ahora: la noche
    [dawn] Ahora: el amanecer
    [discussion] Ahora: el debate
    [election] Ahora: la capitanía
    [nomination] Ahora: las nominaciones
    [mark] Ahora: la marca del búho
    [defence] Ahora: las defensas
    [lot] Ahora: el sorteo
    [lynch] Ahora: el linchamiento
    [shot] Ahora: la última palabra
    [handover] Ahora: el relevo del capitán
   *[runoff] Ahora: el desempate
 }
lupus-help-step-deal = Mira tu carta y no se la enseñes a nadie.
lupus-help-step-night = Noche: ojos cerrados. Cada papel actúa cuando se le llama.
lupus-help-step-night-phones = Noche: cada móvil pregunta algo en cada llamada. Responde todo el mundo, en silencio.
lupus-help-step-night-together = Noche: cada móvil pregunta algo, una sola vez. Responde todo el mundo a la vez, en silencio.
lupus-help-step-dawn = Amanecer: quien narra dice quién ha muerto.
lupus-help-step-dawn-voice = Amanecer: la voz dice quién ha muerto.
lupus-help-step-discussion = Se habla hasta que suena la campana.
lupus-help-step-nomination = Cada cual nombra a un sospechoso, por turno. Las dos personas con más votos (más si hay empate) quedan nominadas.
lupus-help-step-nomination-sealed = Cada cual nombra a un sospechoso en secreto, y luego se ven los votos. Las dos personas con más votos (más si hay empate) quedan nominadas.
lupus-help-step-defence = Los nominados se defienden.
lupus-help-step-shot = Quien acaba de caer puede llevarse a alguien. Se le pregunta a todo el que cae, y solo cuenta la respuesta de un cazador.
lupus-help-step-election = Los vivos eligen un capitán: dos votos, y la última palabra si hay empate. El capitán que cae nombra al siguiente.
lupus-help-step-runoff = Los demás votan entre los nominados; se lincha a quien tiene más votos. Después cae la noche.
lupus-help-goal = Los humanos ganan cuando no queda ningún lobo; los lobos, cuando son al menos tantos como los demás.
lupus-help-silence = Quien está fuera calla hasta el final y no enseña la carta.
lupus-help-captain = { $value ->
    [elected] El pueblo elige un capitán, que tiene dos votos y resuelve los empates.
   *[off] No hay capitán.
 }
lupus-help-deck-rule = { $value ->
    [free] El mazo se compone libremente.
   *[box] El mazo sigue las reglas de la caja.
 }
lupus-help-box = { $value ->
    [world] Pueden estar en juego las cartas de las dos cajas.
   *[classic] Están en juego las cartas de la primera caja.
 }
lupus-help-ready-deck = { $value ->
    [first_evening] Se propone el mazo para una primera velada.
    [hearts] Se propone el mazo con enamorados y capitán.
    [whole_box] Se propone el mazo con todas las cartas de la segunda caja.
   *[by_number] Se propone el mazo que va con el número de personas.
 }
lupus-help-deck-preset = { $value ->
    [plain] El mazo propuesto tiene pocos papeles especiales.
   *[progressive] El mazo propuesto tiene un papel nuevo por cada persona de más.
 }
lupus-help-deal-mode = { $value ->
    [physical] Se juega con cartas de verdad.
   *[digital] Las cartas las reparte el programa.
 }
lupus-help-moderation = { $value ->
    [voice] Narra la voz: nadie se queda sin jugar.
   *[person] Narra una persona.
 }
lupus-help-step-seconds = { $value ->
   *[other] Con la voz, un paso de la noche dura { $value } segundos, siempre.
 }
lupus-help-window-seconds = { $value ->
   *[other] Con la voz hay { $value } segundos como mucho para responder a la vez.
 }
lupus-help-vote-seconds = { $value ->
   *[other] Con la voz hay { $value } segundos para votar, y luego un aviso.
 }
lupus-help-pauses = { $value ->
    [0] La voz no hace pausas entre dos frases.
    [one] La voz hace pausas de más o menos un segundo.
   *[other] La voz hace pausas de unos { $value } segundos.
 }
lupus-help-without-phone = { $value ->
    [passing] Si se responde a la vez, a quien no tiene móvil le llega la tableta.
   *[other] De noche, quien no tiene móvil señala con los ojos cerrados.
 }
lupus-help-night-input = { $value ->
    [pointing] De noche se actúa señalando.
    [together] De noche actúa todo el mundo a la vez, en el móvil.
   *[phones] De noche se actúa en el móvil, un papel tras otro.
 }
lupus-help-pace = { $value ->
    [calm] Jugáis con calma: todos los tiempos duran una vez y media.
    [no_clock] Jugáis sin prisa: el debate no tiene reloj, y lo demás dura el doble.
   *[usual] Los tiempos son los de siempre.
 }
lupus-help-min-step-seconds = { $value ->
   *[other] Cada paso de la noche dura al menos { $value } segundos.
 }
lupus-help-first-night = { $value ->
    [bite] Los lobos devoran desde la primera noche.
   *[moderator] La primera noche la presa es quien narra: los lobos no devoran a nadie más.
 }
lupus-help-call-absent-roles = { $value ->
    [on] También se llama a los papeles que no están en el mazo.
   *[off] Solo se llama a los papeles del mazo.
 }
lupus-help-discussion-seconds = { $value ->
    [one] Se habla un segundo.
   *[other] Se habla { $value } segundos como mucho.
 }
lupus-help-long-discussion = { $value ->
    [on] El debate puede durar más de lo que dice la regla.
   *[off] El debate nunca dura más de lo que dice la regla.
 }
lupus-help-shorter-talk = { $value ->
    [on] Cada día habláis medio minuto menos, hasta un minuto.
   *[off] Cada día habláis el mismo tiempo.
 }
lupus-help-defence-seconds = { $value ->
    [0] La defensa no tiene límite de tiempo.
    [one] Una defensa dura un segundo como mucho.
   *[other] Una defensa dura { $value } segundos como mucho.
 }
lupus-help-self-vote = { $value ->
    [on] Puedes votar por ti.
   *[off] No puedes votar por ti.
 }
lupus-help-abstain = { $value ->
    [on] Puedes abstenerte.
   *[off] No puedes abstenerte.
 }
lupus-help-simultaneous-votes = { $value ->
    [on] Se vota en secreto, y los votos se ven todos juntos.
   *[off] Se vota por turno, y cada voto se ve en el momento.
 }
lupus-help-dropped-nominees-vote = { $value ->
    [on] Quien sale del empate vota en el segundo desempate.
   *[off] Quien sale del empate no vota en el segundo desempate.
 }
lupus-help-all-nominated = { $value ->
    [everyone_votes] Si todos están nominados, votan los nominados, nunca por sí mismos.
   *[lot] Si todos están nominados, se echa a suertes.
 }
lupus-help-mob-cards = { $value ->
    [physical] Los votos son cartas de turba de verdad: una por voto.
    [fingers] Los votos se cuentan con los dedos en alto, por turno.
   *[on_screen] Los votos se ven en la pantalla.
 }
lupus-help-ghosts = { $value ->
    [on] Los muertos siguen votando en las nominaciones.
   *[off] Los muertos ya no votan.
 }
lupus-help-ghost-vote-from = { $value ->
    [same_day] Los fantasmas votan desde el día en que mueren.
   *[next_day] Los fantasmas votan desde el día siguiente.
 }
lupus-help-announce-cause = { $value ->
    [on] Al amanecer se dice también cómo murió cada cual.
   *[off] Al amanecer solo se dice quién ha muerto.
 }
lupus-help-dead-see-roles = { $value ->
    [on] Los muertos ven todas las cartas.
   *[off] Los muertos no ven las cartas de los demás.
 }
lupus-help-bets = { $value ->
    [on] Los muertos pueden apostar en secreto: las apuestas se abren al final.
   *[off] Los muertos no apuestan.
 }
lupus-help-night-order = El orden de la noche es el vuestro.
lupus-word-nominated = Nominados
lupus-word-nominated-means = los dos con más votos (más si hay empate)
lupus-word-runoff = Desempate
lupus-word-runoff-means = la votación entre los nominados
lupus-word-mauled = Devorar
lupus-word-mauled-means = los lobos matan, de noche
lupus-word-lynched = Linchar
lupus-word-lynched-means = echar de la partida, de día, por votación
lupus-word-removed = A casa
lupus-word-removed-means = quien ha tenido que dejar la mesa

## The story of the game
lupus-chart-votes = Los votos, día a día
lupus-chart-votes-note = Cuántos votos recibió cada cual en las nominaciones. Los lobos están marcados.
lupus-chart-suspicion = De quién se sospechaba
lupus-chart-suspicion-note = En porcentaje: de noche, las sospechas de quien no tenía nada más que hacer; de día, los votos. Los lobos están marcados.

lupus-story-nothing = No pasó nada.
lupus-story-chooses = { $n ->
    [one] { $who } elige a { $target }.
   *[other] { $who } eligen a { $target }.
 }
lupus-story-suspects = { $n ->
    [one] { $who } sospecha de { $target }.
   *[other] { $who } sospechan de { $target }.
 }
lupus-story-moderator = Al amanecer se descubre que los lobos fueron a por quien narra.
lupus-story-voice = Al amanecer se descubre que los lobos fueron a por la voz.
lupus-story-nobody-died = Al amanecer no falta nadie.
lupus-story-died = { $cause ->
    [seen] Al amanecer falta { $who } ({ $role }): bastó el ojo de la vidente.
    [mauled] Al amanecer falta { $who } ({ $role }): fueron los lobos.
   *[other] Al amanecer falta { $who } ({ $role }).
 }
lupus-story-votes = { $n ->
    [one] Un voto para { $target }: { $who }.
   *[other] { $n } votos para { $target }: { $who }.
 }
lupus-story-silent = { $n ->
    [one] { $who } no nombra a nadie.
   *[other] { $who } no nombran a nadie.
 }
lupus-story-runoff = { $n ->
    [1] En el desempate: { $names }.
   *[other] En el segundo desempate: { $names }.
 }
lupus-story-instead-captain = El capitán, { $captain }, decide contra { $who }.
lupus-story-lynched = El pueblo lincha a { $who } ({ $role }).
lupus-story-captain = La capitanía es para { $who }.
lupus-story-captain-nobody = Ya no hay capitán.
lupus-story-heir = { $who } deja la capitanía a { $target }.
lupus-story-hands = Correcciones a mano
lupus-story-hand = { $when }: { $what }
lupus-story-chair = Quién narró
lupus-story-chair-voice = La voz del programa: jugó todo el mundo.
lupus-story-chair-person = narra una persona.
lupus-story-chair-back = vuelve a narrar la voz.
lupus-story-hand-remove = { $who } tuvo que dejar la partida{ $why }.
lupus-story-hand-kill = { $who } cae por mano de quien narra{ $why }.
lupus-story-hand-revive = { $who } vuelve a la vida{ $why }.
lupus-story-hand-role = otra carta para { $who }, { $role }{ $why }.
lupus-story-hand-voter = se salta a { $who } en la votación{ $why }.
lupus-story-hand-skip = un paso saltado{ $why }.

lupus-odds-end = Con este mazo acaba así entre { $low } y { $high } veces de cada 100, según cómo se juegue.
lupus-odds-end-alike = Con este mazo acaba así { $n } veces de cada 100.

lupus-titles = Los títulos de la velada
lupus-title-suspected = La sospecha de la velada: { $who }, con { $n } votos en las nominaciones.
lupus-title-nose = El mejor olfato: { $who } nombró a un lobo { $n } veces.
lupus-title-unnamed = { $n ->
    [one] Lobo invisible: { $who } no recibió ni un voto.
   *[other] Lobos invisibles: { $who } no recibieron ni un voto.
 }
lupus-title-turning = El voto que lo cambió todo: día { $n }, { $who } vota por { $target }, y ya no hay vuelta atrás.
lupus-title-saved = { $count ->
    [one] Una vida salvada: noche { $n }, { $who } salva a { $target } de los lobos.
   *[other] Una vida salvada: noche { $n }, { $who } salvan a { $target } de los lobos.
 }
lupus-title-saved-by-nobody = Una pista falsa: noche { $n }, todas las sospechas van a { $target }, y es a { $target } a quien devoran los lobos.
lupus-title-silent = El voto más callado: { $who } no nombró a nadie { $n } veces.

## The end in pictures (on the wall), and titles as medals
lupus-medals-own = Tus títulos
lupus-medal-suspected = La gran sospecha
lupus-medal-suspected-line = { $n } votos en las nominaciones
lupus-medal-nose = El mejor olfato
lupus-medal-nose-line = nombró a un lobo { $n } veces
lupus-medal-unnamed = { $n ->
    [one] Lobo invisible
   *[other] Lobos invisibles
 }
lupus-medal-unnamed-line = ni un solo voto
lupus-medal-turning = El voto decisivo
lupus-medal-turning-line = día { $n }: cayó sobre { $target }
lupus-medal-saved = Una vida salvada
lupus-medal-saved-line = noche { $n }: { $target } se salva
lupus-medal-saved-by-nobody = Una pista falsa
lupus-medal-saved-by-nobody-line = noche { $n }: el nombre en boca de todos
lupus-medal-silent = Silencio de oro
lupus-medal-silent-line = no nombró a nadie { $n } veces
lupus-tiles = La velada en imágenes
lupus-tiles-line = { $nights ->
    [one] una noche
   *[other] { $nights } noches
 }, { $days ->
    [one] un día
   *[other] { $days } días
 }
lupus-tile-names = { $who }
lupus-tile-nobody = Nadie
lupus-tile-prey = { $role }, presa de los lobos
lupus-tile-fallen = { $role }
lupus-tile-several = { $n } en la misma noche
lupus-tile-shield = { $n ->
    [one] { $who } protege a { $target }
   *[other] { $who } protegen a { $target }
 }
lupus-tile-moderator = los lobos llaman a la puerta de quien narra
lupus-tile-voice = los lobos llaman a la puerta de la voz
lupus-tile-quiet = una noche tranquila
lupus-tile-vote = { $n ->
    [one] { $role }, un voto de { $all }
   *[other] { $role }, { $n } votos de { $all }
 }
lupus-tile-lot = { $role }: decide el azar
lupus-tile-instead-captain = { $role }: decide el capitán
lupus-tile-spared = sin linchamiento

## Bets of ghosts
bets-title = Tu apuesta de hoy
bets-hint = Queda sellada hasta el final: no la lee nadie, ni siquiera quien narra.
bets-next = ¿Quién será el próximo en caer?
bets-wins = ¿Y al final?
bets-seal = Sellar la apuesta
bets-sealed = Tu apuesta está sellada. Cae: { $who }. Al final: «{ $win }».
bets-none = No quiero apostar
bets-again = Apostar otra vez
bets-chapter = Apuestas de fantasmas
bets-best = { $n ->
    [one] El fantasma que lo vio venir: { $who }, { $right ->
        [one] un acierto
       *[other] { $right } aciertos
     }.
   *[other] Los fantasmas que lo vieron venir: { $who }, { $right ->
        [one] un acierto cada uno
       *[other] { $right } aciertos cada uno
     }.
 }
bets-told = Día { $day }, { $who }: «cae { $target }» ({ $next ->
    [right] acierto
   *[wrong] fallo
 }), «{ $win }» ({ $side ->
    [right] acierto
   *[wrong] fallo
 }).

## How it is played, in five pictures
learn-lupus-1 = Sois un pueblo
learn-lupus-1-line = Entre vosotros se esconden los lobos. Cada noche devoran a alguien.
learn-lupus-2 = Silencio de noche
learn-lupus-2-line = Con los ojos cerrados, señala quien tiene el turno; con móviles responden todos, en silencio.
learn-lupus-3 = De día se vota
learn-lupus-3-line = Hablad y nombrad sospechosos; los dos más votados se defienden, se elige a quién linchar.
learn-lupus-4 = Quién gana
learn-lupus-4-line = Los humanos, cuando cae el último lobo. Los lobos, cuando son al menos tantos como los demás.
learn-lupus-5 = Tu carta
learn-lupus-5-line = Mantén pulsado para verla, suelta para esconderla. No se la enseñes a nadie.

## The wall
lupus-deal-seen = { $way ->
    [physical] { $done ->
        [one] { $done } de { $total } ha dicho su carta
       *[other] { $done } de { $total } han dicho su carta
     }
   *[digital] { $done ->
        [one] { $done } de { $total } ha visto su carta
       *[other] { $done } de { $total } han visto su carta
     }
 }
lupus-line-verdict-lot = El azar ha elegido
lupus-leaves-lot = Empate entre { $names }: ha elegido el azar. La carta no se enseña.
lupus-leaves-lot-all = Nadie podía votar entre { $names }: ha elegido el azar. La carta no se enseña.
lupus-daybreak-nobody = Esta noche no ha muerto nadie
lupus-daybreak-moderator = Esta noche los lobos han ido a por quien narra
lupus-daybreak-all-here = No falta nadie.
lupus-daybreak-covered = { $n ->
    [one] La carta no se enseña.
   *[other] Las cartas no se enseñan.
 }
lupus-daybreak-bitten-too = { $n ->
    [one] Los lobos también han ido a por quien narra. La carta no se enseña.
   *[other] Los lobos también han ido a por quien narra. Las cartas no se enseñan.
 }

## House rules on the tablet (not on phones)
lupus-option-deck-rule = ¿Cómo se compone el mazo?
lupus-option-deck-rule-note = La caja es para 8 a 24; libremente se juega de 5 a 40, y lo que la caja prohíbe pasa a ser un aviso.
lupus-value-deck-rule-box = Como en la caja
lupus-value-deck-rule-free = Libremente
lupus-option-box = ¿Con qué cartas?
lupus-option-box-note = La segunda caja trae nueve papeles más y un capitán.
lupus-value-box-classic = La primera caja
lupus-value-box-world = Las dos cajas
lupus-option-ready-deck = ¿Qué mazo preparado se propone?
lupus-option-ready-deck-note = Si no sirve para tantas personas, se propone el que sirve.
lupus-value-ready-deck-by-number = Según cuántos sois
lupus-value-ready-deck-first-evening = Primera velada
lupus-value-ready-deck-hearts = Corazones
lupus-value-ready-deck-whole-box = Toda la caja
lupus-option-deck-preset = ¿Qué mazo se propone?
lupus-option-deck-preset-note = Un papel nuevo por cada persona de más, o los menos papeles especiales posibles.
lupus-value-deck-preset-progressive = Un papel más por persona
lupus-value-deck-preset-plain = El más sencillo
lupus-option-deal-mode = ¿Quién reparte las cartas?
lupus-option-deal-mode-note = El programa baraja y las enseña en los móviles. Con cartas de verdad reparte una persona, y decís aquí quién tiene cuál.
lupus-value-deal-mode-digital = El programa
lupus-value-deal-mode-physical = Cartas de verdad
lupus-option-moderation = ¿Quién narra?
lupus-option-moderation-note = Con la voz nadie se queda sin jugar: la tableta está en el centro de la mesa, habla y avanza sola. Cada sitio necesita un móvil, o la noche se juega a la vez.
lupus-value-moderation-person = Una persona
lupus-value-moderation-voice = La voz
lupus-option-night-input = ¿Cómo se actúa de noche?
lupus-option-night-input-note = Con móviles, todo el mundo toca algo en cada paso, y nadie se delata. Señalando, los ojos siguen cerrados. A la vez es la noche más rápida.
lupus-value-night-input-phones = Con móviles
lupus-value-night-input-pointing = Señalando
lupus-value-night-input-together = A la vez
lupus-option-pace = ¿A qué ritmo jugáis?
lupus-option-pace-note = Con calma: todos los tiempos duran una vez y media, los de la noche, los votos, el debate y la defensa, y las pausas de la voz. Sin prisa: el doble, el debate no tiene reloj, y la defensa solo lo tiene con la voz.
lupus-value-pace-usual = Como siempre
lupus-value-pace-calm = Con calma
lupus-value-pace-no-clock = Sin prisa
lupus-option-min-step-seconds = ¿Cuántos segundos dura un paso como mínimo?
lupus-option-min-step-seconds-note = Un paso demasiado corto delataría que quien tiene el papel ya no está.
lupus-option-step-seconds = Con la voz: ¿cuántos segundos dura un paso de la noche?
lupus-option-step-seconds-note = Siempre los mismos, viva quien viva: no acaba antes porque alguien haya respondido.
lupus-option-window-seconds = Con la voz: ¿cuántos segundos como mucho para responder a la vez?
lupus-option-window-seconds-note = Acaba antes si ya ha respondido todo el mundo.
lupus-option-vote-seconds = Con la voz: ¿cuántos segundos para votar?
lupus-option-vote-seconds-note = A quien calla se le avisa una vez más, y después se le salta.
lupus-option-pauses = Con la voz: ¿cuántos segundos de pausa entre dos frases?
lupus-option-pauses-note = De media: cada pausa es un poco más larga o más corta, al azar.
lupus-option-without-phone = Si se responde a la vez, quien no tiene móvil…
lupus-option-without-phone-note = La tableta pasa de mano en mano, con la pantalla tapada: el mismo tiempo y la misma pregunta para todos. Con la voz es siempre así.
lupus-value-without-phone-pointing = señala, con los ojos cerrados
lupus-value-without-phone-passing = recibe la tableta
lupus-option-captain = ¿Se elige un capitán?
lupus-option-captain-note = Dos votos, y la última palabra si hay empate.
lupus-value-captain-off = no
lupus-value-captain-elected = por votación
lupus-option-first-night = ¿Los lobos devoran la primera noche?
lupus-option-first-night-note = Si la presa es quien narra, nadie se va sin haber hablado al menos una vez.
lupus-value-first-night-moderator = No, la presa es quien narra
lupus-value-first-night-bite = Sí, desde el principio
lupus-option-call-absent-roles = ¿Llamar también a papeles que no están en el mazo?
lupus-option-call-absent-roles-note = Un farol de quien narra: la noche es más larga, y nadie sabe qué hay en el mazo.
lupus-option-discussion-seconds = ¿Cuánto se habla?
lupus-option-discussion-seconds-note = La regla dice tres minutos como mucho (3:00).
lupus-option-long-discussion = ¿Permitir debates más largos?
lupus-option-long-discussion-note = Hasta quince minutos, y treinta segundos más cuando haga falta.
lupus-option-shorter-talk = ¿El debate se acorta cada día?
lupus-option-shorter-talk-note = Medio minuto menos cada día, hasta un minuto.
lupus-option-defence-seconds = ¿Cuánto dura una defensa?
lupus-option-defence-seconds-note = 0:00 es sin límite, como en la caja.
lupus-option-self-vote = ¿Puedes votar por ti?
lupus-option-self-vote-note = Si no, hay que nombrar a otra persona.
lupus-option-abstain = ¿Puedes abstenerte?
lupus-option-abstain-note = Si no, hay que nombrar a alguien.
lupus-option-simultaneous-votes = ¿Votar a la vez, en secreto?
lupus-option-simultaneous-votes-note = Los votos se ven cuando estén todos. Si no, se vota de uno en uno, en voz alta.
lupus-option-dropped-nominees-vote = ¿Quien sale del empate vuelve a votar?
lupus-option-dropped-nominees-vote-note = En el segundo desempate, que es solo entre quienes siguen igualados.
lupus-option-all-nominated = ¿Y si todos están nominados?
lupus-option-all-nominated-note = No quedaría nadie para votar.
lupus-value-all-nominated-lot = Se echa a suertes
lupus-value-all-nominated-everyone-votes = Votan los nominados, nunca por sí mismos
lupus-hands-mob-vote = { $way ->
    [fingers] Cada voto es un dedo más en alto para quien lo recibe.
   *[physical] Por cada voto, dale una carta de turba a la persona nombrada.
 }
lupus-hands-mob-again = { $way ->
    [fingers] Dedos abajo: la cuenta empieza de nuevo.
   *[physical] Recoge las cartas de turba: se reparten de nuevo.
 }
lupus-hands-mob-short = Pueden hacer falta { $n } cartas de turba, y la caja trae { $of }: ten a mano otras fichas.
lupus-hands-mob-ghost = Quien está fuera deja una carta de turba boca abajo delante de sí.
lupus-option-mob-cards = ¿Dónde se llevan los votos?
lupus-option-mob-cards-note = En la pantalla los ve todo el mundo. Con los dedos: quien recibe un voto levanta uno más, y la tableta lleva la cuenta.
lupus-value-mob-cards-on-screen = En la pantalla
lupus-value-mob-cards-physical = Con cartas en la mesa
lupus-value-mob-cards-fingers = Con los dedos
lupus-option-ghosts = ¿Votan los fantasmas?
lupus-option-ghosts-note = Quien está fuera sigue votando en las nominaciones, sin decir nada.
lupus-option-ghost-vote-from = ¿Desde cuándo votan los fantasmas?
lupus-option-ghost-vote-from-note = Solo importa si los fantasmas votan.
lupus-value-ghost-vote-from-next-day = Desde el día siguiente
lupus-value-ghost-vote-from-same-day = Desde el mismo día
lupus-option-announce-cause = ¿Decir al amanecer cómo murió cada cual?
lupus-option-announce-cause-note = Si no, solo se dice el nombre.
lupus-option-dead-see-roles = ¿Los fantasmas ven todas las cartas?
lupus-option-dead-see-roles-note = Más divertido para quien está fuera. No mientras voten los fantasmas.
lupus-option-bets = ¿Apuestan los fantasmas?
lupus-option-bets-note = De día, en su móvil: quién caerá y quién ganará. Las apuestas se abren al final.

## The lobby on the tablet: deck, invented cards, odds (not on phones)
lupus-deck-change = Cambiar el mazo
lupus-deck-change-hint = ¿Cuántas cartas de cada papel? { $n } en total.
lupus-deck-set = Usar este mazo
lupus-deck-propose = Volver al mazo propuesto
lupus-deck-row = { $does } Carta recomendada desde { $n } personas.
lupus-rules = Reglas de la casa
lupus-rules-hint = Valen desde el próximo reparto, y la mesa las recuerda.
lupus-presets = Juegos de reglas
lupus-order = Orden de la noche
lupus-order-hint = Vidente y guardaespaldas antes que los lobos, el médium primero, el mitómano al final.
lupus-order-set = Usar este orden
lupus-custom-hint = Puede haber tres. De lo que hacen se encarga quien narra, con las correcciones.
lupus-custom-new = Inventar una carta
lupus-custom-save = Guardar la carta
lupus-custom-drop = Quitar «{ $name }»
lupus-custom-drop-warn = La carta sale del mazo y se olvida.
lupus-custom-name = ¿Cómo se llama?
lupus-custom-text = ¿Qué hace?
lupus-custom-counts-as = ¿De qué bando es?
lupus-custom-human = De los humanos
lupus-custom-wolf = De los lobos
lupus-custom-seer = ¿La vidente ve un lobo en ella?
lupus-custom-medium = ¿Es un lobo para el médium?
lupus-custom-yes = Sí
lupus-custom-no = No
lupus-custom-night = ¿Se despierta de noche?
lupus-custom-none = No
lupus-custom-own = Sí, por su cuenta
lupus-custom-with-wolves = Con los lobos (solo si es de su bando)
lupus-deck-free-people = Sois { $players }, y la caja es para 8–24: jugáis con un mazo hecho para vosotros.
lupus-deck-few = Hacen falta al menos { $least } personas: { $n ->
    [one] falta una.
   *[other] faltan { $n }.
 }
lupus-go-anyway = Jugar con { $n } de todos modos
lupus-settle-differ = { $step }: no hay acuerdo. Que encuentren un nombre, o elige tú.
lupus-length = Unos { $n } minutos
lupus-length-more = De qué depende
lupus-length-spread = Ocho veladas de cada diez duran de { $low } a { $high } minutos: depende de cuántos seáis, de cómo se juega la noche, de cómo se vota y de lo que se habla.
lupus-length-days = Partidas jugadas por el programa: acaban entre el día { $low } y el día { $high }. El tiempo de cada momento es una estimación.
lupus-odds = ¿Quién ganará?
lupus-odds-more = Cómo lo sabemos, y qué lo cambia
lupus-odds-anyhow = Si todo el mundo elige al azar, en 100 partidas:
lupus-odds-led = Si el pueblo sigue a una vidente que da la cara:
lupus-odds-side-humans = humanos
lupus-odds-side-wolves = lobos
lupus-odds-one-more = Par o impar importa más que cualquier carta: un aldeano más lleva a los humanos de { $now } a { $then }.
lupus-odds-first-bite = Si los lobos devoran desde la primera noche, los humanos pasan de { $now } a { $then }.
lupus-odds-first-moderator = Si la primera presa es quien narra, los humanos pasan de { $now } a { $then }.
lupus-odds-uneven = { $rule ->
    [free] Aquí los lobos salen con mucha ventaja: { $wolves } entre { $players }.
   *[box] Aquí los lobos salen con mucha ventaja: { $wolves } entre { $players }, como manda la caja. A un mazo libre le basta con uno menos.
 }
lupus-odds-how = { $n } partidas, jugadas por el programa con las reglas recomendadas: el margen es de { $margin } puntos. En la mesa se habla y se miente: las cifras comparan mazos, no adivinan la velada.
lupus-odds-playing = El programa aún no había probado este mazo: lo está jugando ahora, y el resultado aparecerá aquí enseguida.
lupus-odds-unknown = El programa ha jugado los mazos que propone, y esos mismos con un aldeano más. Este no.

## The tablet's diary (not on phones)
lupus-diary-preset = Reglas de la casa: { $rules }
lupus-diary-style = Juego: { $style }
lupus-diary-order = Orden de la noche cambiado
lupus-diary-deck = Mazo cambiado
lupus-diary-card = Carta inventada
lupus-diary-card-dropped = Carta inventada quitada
lupus-diary-dealt = Cartas repartidas
lupus-diary-handed-out = Se reparten cartas de verdad
lupus-diary-looked = { $who } ha visto su carta
lupus-diary-entered = Apuntada la carta de { $who }
lupus-diary-called = Llamada: { $step }
lupus-diary-closed = Paso cerrado: { $step }
lupus-diary-eyes = Todo el mundo abre los ojos
lupus-diary-fell = Cae alguien más
lupus-diary-powers-lost = Ningún humano tiene ya poder
lupus-diary-shown = Se enseña una carta
lupus-diary-shot = Se pregunta a quien ha caído
lupus-diary-shot-falls = También cae alguien
lupus-diary-shot-nobody = No cae nadie más
lupus-diary-head-start = Votos antes de votar
lupus-diary-election = Votación para la capitanía
lupus-diary-captain = La capitanía es para { $who }
lupus-diary-captain-nobody = No hay capitán
lupus-diary-handover = El capitán nombra al siguiente
lupus-diary-answer = Una respuesta de la noche
lupus-diary-device-taken = { $who } tiene la tableta
lupus-diary-device-passed = La tableta sigue
lupus-diary-device-returned = La tableta ha vuelto, con los secretos escondidos
lupus-diary-settled = Decidido por quien narra
lupus-diary-dawn = Se hace de día
lupus-diary-told = Amanecer anunciado: no falta nadie
lupus-diary-told-dead = Amanecer anunciado, sin { $who }
lupus-diary-talk = Habla todo el mundo
lupus-diary-paused = Tiempo en pausa
lupus-diary-resumed = El tiempo vuelve a correr
lupus-diary-paused-by = Pausa, a petición de { $who }
lupus-diary-voice = La voz sigue leyendo
lupus-diary-voice-many = La voz lee { $n } frases más
lupus-diary-said-again = La voz lo repite
lupus-diary-taken-over = Desde aquí narra una persona
lupus-diary-moderation-voice = Narra la voz, y de noche se responde a la vez
lupus-diary-given-back = Desde aquí narra la voz
lupus-diary-ready = Con ganas de votar
lupus-diary-more-time = Treinta segundos más
lupus-diary-time-over = Se acabó el tiempo
lupus-diary-vote = Se abren las nominaciones
lupus-diary-votes = { $who } vota por { $target }
lupus-diary-abstains = { $who } no nombra a nadie
lupus-diary-sealed = { $who } ha votado
lupus-diary-passed = Se salta a { $who }
lupus-diary-revealed = Votos a la vista
lupus-diary-speaks = Habla { $who }
lupus-diary-runoff = Se abre el desempate
lupus-diary-lot = Sin mayoría
lupus-diary-drawn = El azar ha elegido a { $who }
lupus-diary-condemned = El pueblo elige a { $who }
lupus-diary-nobody = No se lincha a nadie
lupus-diary-removed = { $who } se va a casa
lupus-diary-killed = A mano: muere { $who }
lupus-diary-revived = A mano: { $who } vuelve a la vida
lupus-diary-role = A mano: otra carta para { $who }
lupus-diary-skipped = A mano: paso saltado
lupus-diary-over = Fin de la partida
lupus-diary-goes-on = La partida sigue
lupus-diary-answer-many = { $n } respuestas de la noche
lupus-diary-looked-many = { $n } personas han visto su carta

## The printed order of the night (not on phones)
lupus-paper-nights = { $last ->
    [0] { $first ->
        [1] Cada noche
       *[other] Desde la noche { $first }
     }
   *[other] Solo la noche { $last }
 }
lupus-paper-first = Primera noche: «{ $line }»
lupus-paper-later = Después: «{ $line }»

## The tablet goes from hand to hand at night (not on phones)
lupus-passing-way = La tableta va pasando: { $place } de { $of }
lupus-passing-clock = Tiempo que queda
lupus-passing-take = Soy { $who }
lupus-passing-over = { $who } no está: saltar
lupus-passing-over-warn = Esta noche { $who } no responderá. Solo sirve para quien no está en la mesa.
lupus-passing-choose = Toca un nombre, como todo el mundo
lupus-passing-done = Hecho. Mientras quede tiempo puedes cambiarlo
lupus-passing-wrong = No soy { $who }
lupus-band-vain = Ese nombre no vale con tu carta: toca otro.

## The big button, and corrections by hand (not on phones)
lupus-go-first-night = Empezar la noche
lupus-go-call = Llamar: { $step }
lupus-go-close = Siguiente
lupus-go-window = Cerrar las preguntas
lupus-go-eyes = Abrir los ojos
lupus-go-dawn = Se hace de día
lupus-go-say = Decirlo
lupus-go-on = Siguiente
lupus-go-end = Siguiente: el final
lupus-go-talk = Abrir el debate
lupus-go-vote = Abrir la votación
lupus-go-nominees = Siguiente: los nominados
lupus-go-speaks = Siguiente: habla { $who }
lupus-go-runoff = Abrir el desempate
lupus-go-lot = Echar a suertes
lupus-go-verdict = Siguiente: el veredicto
lupus-go-lynch = Siguiente: se va { $who }
lupus-go-lynch-nobody = Siguiente: no se va nadie
lupus-go-shot = Cerrar
lupus-go-captain = La capitanía
lupus-go-no-captain = Sin capitán
lupus-go-lynch-hint = Si la partida no acaba aquí, vuelve a caer la noche.
lupus-go-deal = { $way ->
    [physical] Repartir a mano
   *[digital] Repartir las cartas
 }
lupus-go-close-hint = Puedes seguir aunque falte alguien.
lupus-hands-remove = { $name } tiene que irse
lupus-hands-remove-hint = Se le dice a todo el mundo. La carta no se enseña, y quien se va gana si gana su bando.
lupus-hands-kill = Marcar una muerte
lupus-hands-revive = Devolver a la vida
lupus-hands-role = Cambiar una carta
lupus-hands-skip = Saltar este paso
lupus-hands-who = ¿Quién?
lupus-hands-cause = ¿Cómo?
lupus-hands-which = ¿Qué carta?
lupus-hands-reason = ¿Por qué? (se lee al final, en la historia)
lupus-hands-warn = Una corrección a mano: queda en el diario.
lupus-go-open-window = Abrir las preguntas
lupus-go-result = Siguiente: el resultado
lupus-go-fate = Siguiente: decide el azar
lupus-hands-somebody = Alguien

## The choices of the lobby, as chips (not on phones)
lupus-chips-night-input = Cómo se juega la noche
lupus-chip-phones = con móviles
lupus-chip-phones-note = Un papel tras otro, en todos los móviles.
lupus-chip-pointing = ojos cerrados
lupus-chip-pointing-note = Un papel tras otro, con los ojos cerrados.
lupus-chip-together = rápida
lupus-chip-together-note = De noche responde todo el mundo a la vez.
lupus-chips-moderation = Quién narra
lupus-chip-person = narra una persona
lupus-chip-person-note = Quien narra lee, y no juega.
lupus-chip-voice = narra la voz
lupus-chip-voice-note = Lee el programa: jugáis todos.
lupus-chips-box = Qué caja
lupus-chip-classic = una caja
lupus-chip-classic-note = Los diez papeles de la primera caja.
lupus-chip-world = dos cajas
lupus-chip-world-note = Nueve papeles más, y un capitán.
lupus-chips-ready-deck = Cuánto lo conocéis
lupus-chip-first-evening = primera velada
lupus-chip-first-evening-note = Para empezar: con bruja y cazador.
lupus-chip-hearts = corazones
lupus-chip-hearts-note = Para quien ya ha jugado: enamorados, anciano, niño salvaje, capitán.
lupus-chip-whole-box = todo
lupus-chip-whole-box-note = Para quien lo conoce todo: nueve papeles más y el capitán.
lupus-chips-style = Qué juego
lupus-chip-easy = fácil
lupus-chip-easy-note = Pocos papeles especiales, se vota por turno.
lupus-chip-full = caja entera
lupus-chip-full-note = Desde 9 personas más papeles especiales, se vota por turno.
lupus-chip-sealed = votos sellados
lupus-chip-sealed-note = Desde 9 personas más papeles especiales, votos sellados.

## Warnings, and what the moderator uncovers (not on phones)
lupus-warn-no-pick = No ha elegido nadie: el paso se cierra así. ¿De acuerdo?
lupus-warn-untapped = { $n ->
    [one] { $who } aún no ha respondido. Si cierras ahora, quien falta se queda sin elegir.
   *[other] { $who } aún no han respondido. Si cierras ahora, quien falta se queda sin elegir.
 }
lupus-warn-pointed = Con los secretos escondidos nadie ha apuntado a quién se ha señalado: si cierras ahora, este paso se queda sin elección.
lupus-warn-differ = Ha respondido todo el mundo, pero quienes eligen en grupo no están de acuerdo. Si cierras ahora, esa elección se pierde.
lupus-warn-unseen = { $n ->
    [one] { $who } aún no ha dicho que ha visto su carta. ¿Empezar de todos modos?
   *[other] { $who } aún no han dicho que han visto su carta. ¿Empezar de todos modos?
 }
lupus-cover-title = Elección y respuesta
lupus-cover-nobody = En este paso no actúa nadie. Deja pasar unos segundos.
lupus-cover-acts = Elige: { $who }.
lupus-cover-none = Sin elección por ahora.
lupus-cover-recognise = { $way ->
    [phones] Leen quiénes son: { $who }.
   *[pointing] Se reconocen: { $who }.
 }
lupus-cover-alone = No hay nadie más: { $who }.
lupus-cover-proposal = { $who } propone a { $target }.
lupus-cover-differ = No hay acuerdo.
lupus-cover-picks = Elección: { $target }.
lupus-cover-step = { $step }: { $rest }
lupus-warn-unseen-many = { $n } personas aún no han dicho que han visto su carta. ¿Empezar de todos modos?
lupus-warn-untapped-many = Aún faltan { $n } respuestas. ¿Cerrar de todos modos?

## Questions to the moderator alone (not on phones)
lupus-warn-talk = Aún queda tiempo. ¿Abrir ya la votación?
lupus-warn-speech = Aún queda tiempo. ¿Seguir ya?
lupus-warn-no-captain = No se ha nombrado a nadie: no habrá capitán hasta la próxima elección. ¿Seguir?
lupus-settle = Decides tú
lupus-settle-hint = Si no hay acuerdo, o no responden, eliges tú.
lupus-settle-nobody = Nadie
lupus-deal-mismatch = Las cartas apuntadas no coinciden con el mazo.
lupus-blind-night = { $n ->
    [one] { $who } no tiene móvil y, con los secretos escondidos, no puede elegir de noche. Busca un móvil, o muestra los secretos.
   *[other] { $who } no tienen móvil y, con los secretos escondidos, no pueden elegir de noche. Busca móviles, o muestra los secretos.
 }
lupus-blind-pointing = Mientras se señala, quien narra tiene que ver a quién se señala.
lupus-blind-pointing-lobby = Aquí los secretos están escondidos, y con los ojos cerrados quien narra tiene que ver a quién se señala. Muéstralos, o jugad la noche con móviles.
lupus-settle-confirm = Confirmar a { $name }
lupus-settle-pick = Decidir por { $name }
lupus-enter-role-conflict = Demasiadas cartas iguales: ¿cuál está mal?
lupus-skipped-warn = { $who } no vota: cuenta como abstención y queda en el diario.
