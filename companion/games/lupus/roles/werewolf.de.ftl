lupus-role-werewolf = Werwolf
lupus-pile-werewolf = { $n ->
    [one] Werwolf
   *[other] Werwölfe
 }
lupus-brief-werewolf = Reißt bei Nacht, lügt bei Tag.
lupus-side-werewolf = Du spielst mit den Wölfen. Du gewinnst, sobald ihr mindestens so viele seid wie die anderen.
lupus-does-werewolf = Jede Nacht bestimmst du mit dem Rudel, wen ihr reißt.
lupus-hint-werewolf = Sei am Tag der normalste Mensch der Welt, und verteidige dein Rudel nicht zu sehr.
lupus-step-wolves = Werwölfe
lupus-call-wolves = { $way ->
    [phones] Werwölfe, ihr seid dran. Wen wollt ihr heute Nacht reißen?
   *[pointing] Werwölfe, öffnet die Augen. Zeigt auf die Person, die ihr heute Nacht reißen wollt.
 }
lupus-call-wolves-first = { $way ->
    [phones] Werwölfe, ihr seid dran: Seht, wer zu euch gehört. Heute Nacht ist die Spielleitung eure Beute.
   *[pointing] Werwölfe, öffnet die Augen und seht, wer zu euch gehört. Heute Nacht ist die Spielleitung eure Beute.
 }
lupus-call-wolves-voice = Werwölfe, ihr seid dran: Seht, wer zu euch gehört. Heute Nacht bin ich eure Beute.
lupus-close-wolves = { $way ->
    [phones] Danke, Werwölfe.
   *[pointing] Werwölfe, schließt die Augen.
 }
lupus-ask-wolves =
    Wen wollt ihr
    heute Nacht reißen?
lupus-ask-wolves-alone =
    Wen willst du
    heute Nacht reißen?
lupus-ask-wolves-more = Das ganze Rudel bist du.
lupus-with-wolves = Dein Rudel: { $who }.
lupus-story-met-wolves = Die Wölfe erkennen sich: { $who }.
lupus-story-wolves = { $n ->
    [one] { $who } will { $target } reißen.
   *[other] { $who } wollen { $target } reißen.
 }
lupus-band-pack =
    Dein Rudel:
    { $who }.
lupus-band-pack-alone =
    Das ganze Rudel
    bist du.
lupus-band-no-prey = Die Beute steht fest: Tippe auf irgendeinen Namen.
lupus-band-prey =
    Die Beute heute Nacht:
    { $target }.
lupus-help-wolves-decide = { $value ->
    [majority] Die Wölfe entscheiden mit Mehrheit.
   *[unanimous] Die Wölfe müssen sich alle einig sein.
 }
lupus-help-wolves-may-target-wolf = { $value ->
    [on] Die Wölfe dürfen einen Wolf reißen, aber nie den letzten.
   *[off] Die Wölfe dürfen keinen Wolf reißen.
 }

## House rules on the tablet (not on phones)
lupus-option-wolves-decide = Wie einigen sich die Wölfe?
lupus-option-wolves-decide-note = Bei Mehrheit löst die Spielleitung einen Gleichstand auf.
lupus-value-wolves-decide-unanimous = Alle einig
lupus-value-wolves-decide-majority = Mit Mehrheit
lupus-option-wolves-may-target-wolf = Dürfen die Wölfe einen Wolf reißen?
lupus-option-wolves-may-target-wolf-note = Ein Opfer, um das Dorf zu täuschen. Nie den letzten, der übrig ist.
