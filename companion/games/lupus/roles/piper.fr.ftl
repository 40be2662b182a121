lupus-role-piper = Joueur de flûte
lupus-pile-piper = { $n ->
    [one] Joueur de flûte
   *[other] Joueurs de flûte
 }
lupus-brief-piper = Charme deux personnes par nuit, et gagne seul quand toutes les autres sont charmées.
lupus-side-piper = Tu joues pour toi : tu gagnes dès que tous les autres vivants sont charmés.
lupus-does-piper = Dès la deuxième nuit, tu charmes deux personnes par nuit. Elles s’en rendent compte, et il ne leur arrive rien d’autre.
lupus-hint-piper = Aie l’air d’un simple humain : les deux autres camps veulent ta perte.
lupus-cards-piper = tout seul
lupus-step-piper = Joueur de flûte
lupus-call-piper = { $way ->
    [phones] Joueur de flûte, à toi. Qui sont les deux que tu charmes ?
   *[pointing] Joueur de flûte, ouvre les yeux. Montre du doigt les deux que tu charmes.
 }
lupus-close-piper = { $way ->
    [phones] Merci, joueur de flûte.
   *[pointing] Joueur de flûte, ferme les yeux.
 }
lupus-ask-piper =
    Qui sont les deux
    que tu charmes ?
lupus-band-charms =
    Tu charmes { $target }
    et { $second }.
lupus-card-charmed = Sous le charme : { $who }.
lupus-story-charms = { $n ->
    [one] Le joueur de flûte, { $who }, joue pour { $target }.
   *[other] Les joueurs de flûte, { $who }, jouent pour { $target }.
 }
lupus-step-music = Musique
lupus-call-music = { $way ->
    [phones] Maintenant, chacun apprend si la musique est venue.
   *[pointing] Maintenant, je fais le tour. Si je te touche, c’est que la musique est venue à toi.
 }
lupus-close-music = { $way ->
    [phones] Merci. Pas un mot.
   *[pointing] La musique s’arrête.
 }
lupus-band-music =
    La musique
    est venue à toi.
lupus-card-music = La musique est venue à toi.
lupus-cover-music = { $way ->
    [phones] Déjà lu : la musique est venue à { $who }.
   *[pointing] Touche { $who } : la musique est venue.
 }
lupus-story-music = La musique est venue à { $who }.
lupus-odds-side-piper = flûte
lupus-win-piper = Le joueur de flûte gagne
