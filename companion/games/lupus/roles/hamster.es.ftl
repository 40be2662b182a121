lupus-role-hamster = Hámster lobo
lupus-pile-hamster = { $n ->
    [one] Hámster lobo
   *[other] Hámsteres lobo
 }
lupus-brief-hamster = Los lobos no pueden devorarlo, pero lo mata el ojo de la vidente.
lupus-side-hamster = Juegas por tu cuenta: ganas si sigues con vida cuando acaba la partida.
lupus-does-hamster = Los lobos no pueden devorarte. Pero si la vidente te mira, mueres al amanecer.
lupus-hint-hamster = No llames la atención: si despiertas la curiosidad de la vidente, se acabó.
lupus-cards-hamster = por su cuenta
lupus-story-unharmed = Pero no hay colmillo que pueda con el hámster lobo: { $target } sigue con vida.
lupus-odds-side-hamster = hámster
lupus-win-hamster = Gana el hámster lobo
