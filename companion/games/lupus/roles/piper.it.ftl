lupus-role-piper = Pifferaio
lupus-pile-piper = { $n ->
    [one] Pifferaio
   *[other] Pifferai
 }
lupus-brief-piper = Ogni notte incanta due persone, e vince da solo quando tutti gli altri sono incantati.
lupus-side-piper = Giochi per conto tuo: vinci appena tutti gli altri in vita sono incantati.
lupus-does-piper = Dalla seconda notte incanti due persone a notte. Se ne accorgono, e non succede loro altro.
lupus-hint-piper = Fatti passare per un umano qualunque: le altre due parti ti vogliono fuori.
lupus-cards-piper = per conto suo
lupus-step-piper = Pifferaio
lupus-call-piper = { $way ->
    [phones] Pifferaio, tocca a te. Quali due incanti?
   *[pointing] Pifferaio, apri gli occhi. Indica i due che incanti.
 }
lupus-close-piper = { $way ->
    [phones] Grazie, pifferaio.
   *[pointing] Pifferaio, chiudi gli occhi.
 }
lupus-ask-piper =
    Quali due persone
    vuoi incantare?
lupus-band-charms =
    Incanti { $target }
    e { $second }.
lupus-card-charmed = Hai incantato { $who }.
lupus-story-charms = { $n ->
    [one] Il pifferaio, { $who }, suona per { $target }.
   *[other] I pifferai, { $who }, suonano per { $target }.
 }
lupus-step-music = Musica
lupus-call-music = { $way ->
    [phones] Adesso ognuno scopre se la musica è arrivata.
   *[pointing] Adesso faccio il giro. Se ti tocco, la musica ti ha raggiunto.
 }
lupus-close-music = { $way ->
    [phones] Grazie. Non una parola.
   *[pointing] La musica è finita.
 }
lupus-band-music =
    La musica
    ti ha raggiunto.
lupus-card-music = La musica ti ha raggiunto.
lupus-cover-music = { $way ->
    [phones] Già letto: la musica ha raggiunto { $who }.
   *[pointing] Tocca { $who }: la musica è arrivata.
 }
lupus-story-music = La musica ha raggiunto { $who }.
lupus-odds-side-piper = pifferaio
lupus-win-piper = Vince il pifferaio
