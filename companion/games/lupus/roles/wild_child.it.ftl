lupus-role-wild_child = Bambino selvaggio
lupus-pile-wild_child = { $n ->
    [one] Bambino selvaggio
   *[other] Bambini selvaggi
 }
lupus-brief-wild_child = Diventa lupo mannaro quando muore il suo modello.
lupus-side-wild_child = Giochi con gli umani, finché il tuo modello è in vita.
lupus-does-wild_child = La prima notte scegli un modello. Quando muore, diventi un lupo mannaro.
lupus-hint-wild_child = Un modello che vive a lungo ti tiene umano; uno che rischia, molto meno.
lupus-step-wild_child = Bambino selvaggio
lupus-call-wild_child = { $way ->
    [phones] Bambino selvaggio, tocca a te. Chi è il tuo modello?
   *[pointing] Bambino selvaggio, apri gli occhi. Indica il tuo modello.
 }
lupus-close-wild_child = { $way ->
    [phones] Grazie, bambino selvaggio.
   *[pointing] Bambino selvaggio, chiudi gli occhi.
 }
lupus-ask-wild_child =
    Chi prendi
    a modello?
lupus-ask-wild_child-more = Quando muore, diventi un lupo mannaro.
lupus-band-model =
    Il tuo modello:
    { $target }.
lupus-card-wild_child = Il tuo modello: { $who }.
lupus-story-model = { $n ->
    [one] Il bambino selvaggio, { $who }, prende a modello { $target }.
   *[other] I bambini selvaggi, { $who }, prendono a modello { $target }.
 }
lupus-story-model-gone = { $n ->
    [one] Il modello non c’è più, e { $who } corre con i lupi.
   *[other] Il modello non c’è più, e { $who } corrono con i lupi.
 }
