lupus-role-villager = Villageois
lupus-pile-villager = { $n ->
    [one] Villageois
   *[other] Villageois
 }
lupus-brief-villager = Ne sait rien : écoute et vote.
lupus-side-villager = Tu joues avec les humains. Tu gagnes quand il ne reste plus de loup.
lupus-does-villager = { $way ->
    [phones] La nuit, tu réponds aussi : tes soupçons se lisent à la fin. Le jour, tu écoutes, tu réfléchis et tu votes.
   *[pointing] La nuit, tu dors. Le jour, tu écoutes, tu réfléchis et tu votes.
 }
lupus-hint-villager = Regarde qui vote toujours après les autres, et qui défend qui.
