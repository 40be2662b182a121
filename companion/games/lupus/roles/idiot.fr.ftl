lupus-role-idiot = Idiot du village
lupus-pile-idiot = { $n ->
    [one] Idiot du village
   *[other] Idiots du village
 }
lupus-brief-idiot = On ne peut pas le lyncher, mais une fois condamné il ne vote plus.
lupus-side-idiot = Tu joues avec les humains. Tu gagnes quand il ne reste plus de loup.
lupus-does-idiot = Si le village te condamne, tu montres ta carte et tu restes. Dès lors tu ne votes plus, et on ne vote plus contre toi.
lupus-hint-idiot = Un verdict contre toi coûte un jour au village : ne le provoque pas.
lupus-say-idiot = { $who } montre sa carte : l’idiot du village. On ne lynche personne, et { $who } reste, sans vote.
