lupus-role-possessed = Possessed
lupus-pile-possessed = { $n ->
   *[other] Possessed
 }
lupus-brief-possessed = Human, but wins with the wolves.
lupus-side-possessed = You play with the wolves, but you do not know them, nor they you.
lupus-does-possessed = To everybody you are human, even to the seer and the medium. But you win only with the wolves.
lupus-hint-possessed = Muddy the waters: try claiming to be the seer.
