lupus-role-scapegoat = Capro espiatorio
lupus-pile-scapegoat = { $n ->
    [one] Capro espiatorio
   *[other] Capri espiatori
 }
lupus-brief-scapegoat = È linciato quando dovrebbe decidere la sorte.
lupus-side-scapegoat = Giochi con gli umani. Vinci quando non c’è più nessun lupo.
lupus-does-scapegoat = Se il villaggio non si decide e toccherebbe alla sorte, a doversene andare sei tu.
lupus-hint-scapegoat = Fa’ in modo che ci sia una maggioranza, contro chiunque sia.
lupus-say-verdict-scapegoat = Il villaggio non si mette d’accordo, e qualcuno deve pagare: { $who } è il capro espiatorio e lascia il gioco.
lupus-line-verdict-scapegoat = Paga il capro espiatorio
lupus-leaves-scapegoat = Paga per tutti, da capro espiatorio.
lupus-story-instead-scapegoat = Il villaggio non si mette d’accordo: paga { $who }, il capro espiatorio.
lupus-tile-instead-scapegoat = { $role }: paga per tutti
lupus-help-scapegoat-before-captain = { $value ->
    [off] In parità decide il capitano, prima che paghi il capro espiatorio.
   *[on] In parità paga il capro espiatorio, prima che decida il capitano.
 }

## House rules on the tablet (not on phones)
lupus-option-scapegoat-before-captain = Il capro espiatorio viene prima del capitano?
lupus-option-scapegoat-before-captain-note = Conta solo con un capitano; altrimenti paga sempre il capro espiatorio.
