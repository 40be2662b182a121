lupus-role-idiot = Dorfdepp
lupus-pile-idiot = { $n ->
    [one] Dorfdepp
   *[other] Dorfdeppen
 }
lupus-brief-idiot = Kann nicht gelyncht werden, hat verurteilt aber keine Stimme mehr.
lupus-side-idiot = Du spielst mit den Menschen. Du gewinnst, wenn kein Wolf mehr übrig ist.
lupus-does-idiot = Verurteilt dich das Dorf, zeigst du deine Karte und bleibst. Von da an stimmst du nicht mehr ab, und niemand stimmt mehr gegen dich.
lupus-hint-idiot = Ein Urteil gegen dich kostet das Dorf einen Tag: Fordere es nicht heraus.
lupus-say-idiot = { $who } zeigt die Karte: Es ist der Dorfdepp. Niemand wird gelyncht, und { $who } bleibt, ohne Stimme.
