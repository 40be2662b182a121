lupus-role-werewolf = Lupo mannaro
lupus-pile-werewolf = { $n ->
    [one] Lupo mannaro
   *[other] Lupi mannari
 }
lupus-brief-werewolf = Di notte sbrana, di giorno mente.
lupus-side-werewolf = Giochi con i lupi. Vincete quando siete almeno quanti gli altri.
lupus-does-werewolf = Ogni notte, con il branco, scegli chi sbranare.
lupus-hint-werewolf = Di giorno sii la persona più normale del mondo, e non difendere troppo il branco.
lupus-step-wolves = Lupi mannari
lupus-call-wolves = { $way ->
    [phones] Lupi mannari, tocca a voi. Chi volete sbranare stanotte?
   *[pointing] Lupi mannari, aprite gli occhi. Indicate chi volete sbranare stanotte.
 }
lupus-call-wolves-first = { $way ->
    [phones] Lupi mannari, tocca a voi. Riconoscetevi: stanotte la vostra preda è chi modera.
   *[pointing] Lupi mannari, aprite gli occhi e riconoscetevi. Stanotte la vostra preda è chi modera.
 }
lupus-call-wolves-voice = Lupi mannari, tocca a voi. Riconoscetevi: stanotte la vostra preda sono io.
lupus-close-wolves = { $way ->
    [phones] Grazie, lupi mannari.
   *[pointing] Lupi mannari, chiudete gli occhi.
 }
lupus-ask-wolves =
    Stanotte,
    chi volete sbranare?
lupus-ask-wolves-alone =
    Stanotte,
    chi vuoi sbranare?
lupus-ask-wolves-more = Il branco sei solo tu.
lupus-with-wolves = Il tuo branco: { $who }.
lupus-story-met-wolves = I lupi si riconoscono: { $who }.
lupus-story-wolves = { $n ->
    [one] { $who } va a sbranare { $target }.
   *[other] { $who } vanno a sbranare { $target }.
 }
lupus-band-pack =
    Il tuo branco:
    { $who }.
lupus-band-pack-alone =
    Il branco
    sei solo tu.
lupus-band-no-prey = Stanotte la preda è già scelta: tocca chi vuoi.
lupus-band-prey =
    La preda di stanotte:
    { $target }.
lupus-help-wolves-decide = { $value ->
    [majority] I lupi decidono a maggioranza.
   *[unanimous] I lupi devono essere tutti d’accordo.
 }
lupus-help-wolves-may-target-wolf = { $value ->
    [on] I lupi possono sbranare un lupo, ma mai l’ultimo.
   *[off] I lupi non possono sbranare un lupo.
 }

## House rules on the tablet (not on phones)
lupus-option-wolves-decide = Come si accordano i lupi?
lupus-option-wolves-decide-note = A maggioranza, la parità la scioglie chi modera.
lupus-value-wolves-decide-unanimous = Tutti d’accordo
lupus-value-wolves-decide-majority = A maggioranza
lupus-option-wolves-may-target-wolf = I lupi possono sbranare un lupo?
lupus-option-wolves-may-target-wolf-note = Un sacrificio per confondere il villaggio. Mai l’ultimo rimasto.
