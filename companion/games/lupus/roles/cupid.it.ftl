lupus-role-cupid = Cupido
lupus-pile-cupid = { $n ->
    [one] Cupido
   *[other] Cupidi
 }
lupus-brief-cupid = La prima notte fa innamorare due persone: muoiono insieme.
lupus-side-cupid = Giochi con gli umani, a meno che tu non ami qualcuno di un’altra parte.
lupus-does-cupid = La prima notte nomini due persone, e una puoi essere tu: si innamorano. Se una muore, muore anche l’altra.
lupus-hint-cupid = Innamorati di parti diverse vincono solo insieme: possono diventare i tuoi peggiori nemici.
lupus-step-cupid = Cupido
lupus-call-cupid = { $way ->
    [phones] Cupido, tocca a te. Quali due unisci?
   *[pointing] Cupido, apri gli occhi. Indica i due che unisci.
 }
lupus-close-cupid = { $way ->
    [phones] Grazie, Cupido.
   *[pointing] Cupido, chiudi gli occhi.
 }
lupus-ask-cupid =
    Quali due persone
    vuoi unire?
lupus-band-lovers =
    Coppia: { $target }
    e { $second }.
lupus-card-bound = Hai unito { $who }.
lupus-story-lovers = { $n ->
    [one] Cupido, { $who }, unisce { $target }.
   *[other] I cupidi, { $who }, uniscono { $target }.
 }
lupus-step-heart = Notizie
lupus-call-heart = { $way ->
    [phones] Adesso ognuno scopre se l’amore ha colpito.
   *[pointing] Adesso faccio il giro. Se ti tocco, l’amore ti ha colpito: apri gli occhi e cerca l’altra persona.
 }
lupus-close-heart = { $way ->
    [phones] Grazie. Tenetelo per voi.
   *[pointing] Tutti di nuovo a occhi chiusi.
 }
lupus-band-heart =
    Il tuo amore è
    { $target }.
lupus-card-heart = Il tuo amore: { $who }. Se uno di voi muore, muore anche l’altro.
lupus-cover-heart = { $way ->
    [phones] Già letto, { $who }: il suo amore è { $target }.
   *[pointing] Tocca { $who }: il suo amore è { $target }.
 }
lupus-story-heart = { $who } ama { $target }.
lupus-say-grief = Muore anche { $who }: di dolore.
lupus-story-grief = { $who } muore di dolore per { $target }.
lupus-story-lovers-win = Innamorati di due parti: { $who } arrivano in vita alla fine e vincono insieme.
lupus-cause-grief = Di dolore
lupus-odds-side-lovers = innamorati
lupus-win-lovers = Vincono gli innamorati
lupus-help-lovers-win = { $value ->
    [last_two] Innamorati di due parti vincono se restano gli ultimi due in vita.
   *[alive] Innamorati di due parti vincono se alla fine sono tutti e due in vita.
 }

## House rules on the tablet (not on phones)
lupus-option-lovers-win = Quando vincono gli innamorati di due parti?
lupus-option-lovers-win-note = Innamorati della stessa parte vincono con lei.
lupus-value-lovers-win-alive = tutti e due in vita alla fine
lupus-value-lovers-win-last-two = ultimi due in vita
