lupus-role-wild_child = Enfant sauvage
lupus-pile-wild_child = { $n ->
    [one] Enfant sauvage
   *[other] Enfants sauvages
 }
lupus-brief-wild_child = Devient loup-garou quand son modèle meurt.
lupus-side-wild_child = Tu joues avec les humains, tant que ton modèle vit.
lupus-does-wild_child = La première nuit, tu choisis un modèle. Quand cette personne meurt, tu deviens loup-garou.
lupus-hint-wild_child = Un modèle qui vit longtemps te garde humain ; un modèle qui s’expose, bien moins.
lupus-step-wild_child = Enfant sauvage
lupus-call-wild_child = { $way ->
    [phones] Enfant sauvage, à toi. Qui est ton modèle ?
   *[pointing] Enfant sauvage, ouvre les yeux. Montre du doigt ton modèle.
 }
lupus-close-wild_child = { $way ->
    [phones] Merci, enfant sauvage.
   *[pointing] Enfant sauvage, ferme les yeux.
 }
lupus-ask-wild_child =
    Qui prends-tu
    pour modèle ?
lupus-ask-wild_child-more = Si cette personne meurt, tu deviens loup.
lupus-band-model =
    Ton modèle :
    { $target }.
lupus-card-wild_child = Ton modèle : { $who }.
lupus-story-model = { $n ->
    [one] L’enfant sauvage, { $who }, prend { $target } pour modèle.
   *[other] Les enfants sauvages, { $who }, prennent { $target } pour modèle.
 }
lupus-story-model-gone = { $n ->
    [one] Le modèle n’est plus, et { $who } court avec les loups.
   *[other] Le modèle n’est plus, et { $who } courent avec les loups.
 }
