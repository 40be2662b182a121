lupus-role-mason = Franc-maçon
lupus-pile-mason = { $n ->
    [one] Franc-maçon
   *[other] Francs-maçons
 }
lupus-brief-mason = Sait qui a la même carte.
lupus-side-mason = Tu joues avec les humains. Tu gagnes quand il ne reste plus de loup.
lupus-does-mason = La première nuit, tu rencontres qui a la même carte : vous pouvez vous faire confiance.
lupus-hint-mason = Montrez-vous quand ça compte : deux voix sûres pèsent lourd.
lupus-step-masons = Francs-maçons
lupus-call-masons = { $way ->
    [phones] Francs-maçons, à vous : voyez qui est avec vous.
   *[pointing] Francs-maçons, ouvrez les yeux et voyez qui est avec vous.
 }
lupus-close-masons = { $way ->
    [phones] Merci, francs-maçons.
   *[pointing] Francs-maçons, fermez les yeux.
 }
lupus-with-masons = Franc-maçon avec toi : { $who }.
lupus-story-met-masons = Les francs-maçons se voient : { $who }.
lupus-band-masons = { $n ->
    [one]
        Franc-maçon avec toi :
        { $who }.
   *[other]
        Francs-maçons avec toi :
        { $who }.
 }
lupus-band-masons-alone =
    Il n’y a pas
    d’autre franc-maçon.
