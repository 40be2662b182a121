lupus-role-possessed = Poseído
lupus-pile-possessed = { $n ->
    [one] Poseído
   *[other] Poseídos
 }
lupus-brief-possessed = Humano, pero gana con los lobos.
lupus-side-possessed = Juegas con los lobos, pero ni los conoces ni te conocen.
lupus-does-possessed = Para todo el mundo eres humano, incluso para la vidente y el médium. Pero solo ganas con los lobos.
lupus-hint-possessed = Siembra dudas: prueba a decir que eres la vidente.
