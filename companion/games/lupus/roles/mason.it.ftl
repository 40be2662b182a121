lupus-role-mason = Massone
lupus-pile-mason = { $n ->
    [one] Massone
   *[other] Massoni
 }
lupus-brief-mason = Conosce chi ha la stessa carta.
lupus-side-mason = Giochi con gli umani. Vincete quando non resta nessun lupo.
lupus-does-mason = La prima notte incontri chi ha la tua stessa carta: di voi vi potete fidare.
lupus-hint-mason = Svelatevi quando serve: due voci sicure pesano molto.
lupus-step-masons = Massoni
lupus-call-masons = { $way ->
    [phones] Massoni, tocca a voi. È il momento di riconoscersi.
   *[pointing] Massoni, aprite gli occhi e riconoscetevi.
 }
lupus-close-masons = { $way ->
    [phones] Grazie, massoni.
   *[pointing] Massoni, chiudete gli occhi.
 }
lupus-with-masons = Massone con te: { $who }.
lupus-story-met-masons = I massoni si riconoscono: { $who }.
lupus-band-masons = { $n ->
    [one]
        Massone con te:
        { $who }.
   *[other]
        Massoni con te:
        { $who }.
 }
lupus-band-masons-alone =
    Non c’è nessun
    altro massone.
