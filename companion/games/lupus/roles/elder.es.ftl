lupus-role-elder = Anciano
lupus-pile-elder = { $n ->
    [one] Anciano
   *[other] Ancianos
 }
lupus-brief-elder = Aguanta el primer mordisco. Si lo linchan, los humanos pierden sus poderes.
lupus-side-elder = Juegas con los humanos. Si el pueblo te lincha, todos ellos pierden su poder.
lupus-does-elder = El primer mordisco de los lobos no te mata, y nadie se entera, ni siquiera tú.
lupus-hint-elder = Si van a lincharte, dilo a tiempo: a tu bando le saldría caro.
lupus-say-elder = Era el anciano. A partir de ahora, ningún humano tiene ya poder.
lupus-story-elder-spared = Pero el mordisco solo le cuesta una vida al anciano: { $target } sigue con vida.
