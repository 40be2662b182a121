lupus-role-wild_child = Wild child
lupus-pile-wild_child = { $n ->
    [one] Wild child
   *[other] Wild children
 }
lupus-brief-wild_child = Turns werewolf when the chosen model dies.
lupus-side-wild_child = You play with the humans, as long as your model lives.
lupus-does-wild_child = On the first night you choose a model. When that person dies, you become a werewolf.
lupus-hint-wild_child = Choose a model who is likely to live long, and you stay human.
lupus-step-wild_child = Wild child
lupus-call-wild_child = { $way ->
    [phones] Wild child, your turn. Who is your model?
   *[pointing] Wild child, open your eyes. Point at your model.
 }
lupus-close-wild_child = { $way ->
    [phones] Thank you, wild child.
   *[pointing] Wild child, close your eyes.
 }
lupus-ask-wild_child =
    Who do you take
    as your model?
lupus-ask-wild_child-more = If that person dies, you turn werewolf.
lupus-band-model =
    Your model:
    { $target }.
lupus-card-wild_child = Your model: { $who }.
lupus-story-model = { $n ->
    [one] The wild child, { $who }, takes { $target } as a model.
   *[other] The wild children, { $who }, take { $target } as a model.
 }
lupus-story-model-gone = { $n ->
    [one] The model is gone, and { $who } runs with the wolves.
   *[other] The model is gone, and { $who } run with the wolves.
 }
