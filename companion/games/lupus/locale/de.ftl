### Lupus in Tabula; the strings of a role lie beside it in roles/.

## Name and phases
lupus-name = Lupus in Tabula
lupus-for-how-many = Wölfe unter Dorfbewohnern. 8–24 Leute, eine Stunde
lupus-lobby = Bevor es Nacht wird
lupus-deal = Die Karten
lupus-night = Nacht { $n }
lupus-nights = Nächte { $n }–{ $last }
lupus-dawn = Morgen { $n }
lupus-day = Tag { $n }
lupus-end = Die Partie ist zu Ende

## Steps above the script
lupus-step-night = Alle zusammen
lupus-stage-dawn = Morgen
lupus-stage-talk = Diskussion
lupus-stage-vote = Nominierungen
lupus-stage-defence = Verteidigung
lupus-stage-runoff = Stichwahl
lupus-stage-verdict = Urteil

## Read aloud: the night
lupus-say-deal = { $way ->
    [physical] Seht euch eure Karte an, ohne sie jemandem zu zeigen, und legt sie verdeckt hin. Von jetzt an dürft ihr lügen, aber die Karte bleibt geheim.
   *[digital] Seht euch allein eure Karte an, ohne sie zu zeigen, und verdeckt sie wieder. Von jetzt an dürft ihr lügen, aber die Karte bleibt geheim.
 }
lupus-say-open = { $way ->
    [handed] Es wird Nacht. Ruhe: Das Tablet geht von Hand zu Hand, und nur wer es hat, schaut darauf. Trommelt leise auf den Tisch.
    [passing] Es wird Nacht. Wer ein Telefon hat, schaut nur darauf; zu allen anderen kommt das Tablet. Trommelt leise auf den Tisch.
    [phones] Es wird Nacht. Ruhe: Schaut nur auf euer eigenes Telefon. Mit der anderen Hand trommelt ihr leise auf den Tisch.
    [mixed] Es wird Nacht. Wer ein Telefon hat, schaut nur darauf; wer keines hat, schließt die Augen. Trommelt leise auf den Tisch.
   *[pointing] Es wird Nacht. Schließt die Augen und trommelt leise auf den Tisch, mit nur einer Hand.
 }
lupus-say-open-first = { $way ->
    [phones] Es wird Nacht. Schaut nur auf euer eigenes Telefon: Bei jedem Aufruf antworten alle. Trommelt leise auf den Tisch.
    [mixed] Es wird Nacht. Wer ein Telefon hat, schaut nur darauf und antwortet bei jedem Aufruf; wer keines hat, schließt die Augen. Trommelt leise.
   *[pointing] Es wird Nacht. Schließt die Augen und trommelt leise auf den Tisch, mit nur einer Hand.
 }
lupus-not-yet = In der nächsten Nacht rufe ich auch auf: { $steps }.
lupus-not-yet-list = { $first }, { $then }
lupus-say-open-ghosts = { $way ->
    [handed] Es wird Nacht. Geister, schließt die Augen. Zu allen anderen kommt das Tablet: Schaut nur allein darauf, und trommelt leise auf den Tisch.
    [passing] Es wird Nacht. Geister, schließt die Augen. Alle anderen schauen nur auf ihr Telefon, oder auf das Tablet, wenn es kommt. Trommelt leise.
    [phones] Es wird Nacht. Geister, schließt die Augen. Alle anderen schauen nur auf ihr Telefon und trommeln leise auf den Tisch.
    [mixed] Es wird Nacht. Wer ein Telefon hat, schaut nur darauf; alle anderen, auch die Geister, schließen die Augen. Trommelt leise.
   *[pointing] Es wird Nacht. Schließt die Augen, auch ihr Geister, und trommelt leise auf den Tisch.
 }
lupus-call-custom = { $way ->
    [phones] { $role }, du bist dran. Wen wählst du?
   *[pointing] { $role }, öffne die Augen und zeig auf die Person, die du wählst.
 }
lupus-call-night = { $way ->
    [handed] Jetzt geht das Tablet herum. Wer es hat: halten und lesen, auf einen Namen tippen, bestätigen. Dann geht es weiter an die Person, die darauf steht.
    [passing] Jetzt alle zusammen: Antwortet auf eurem Telefon. Wer keines hat, bekommt das Tablet: halten und lesen, auf einen Namen tippen, bestätigen und weitergeben an die Person, die darauf steht.
    [pointing] Jetzt alle zusammen: Beantwortet die Frage, die zu euch gekommen ist, und bestätigt.
    [mixed] Jetzt alle zusammen: Beantwortet die Frage auf eurem Telefon und bestätigt. Wer kein Telefon hat, lässt die Augen zu: Wenn ich dir auf die Schulter tippe, öffne sie kurz und zeig auf jemanden. Hast du nachts keine Rolle, zeig auf die Person, die du verdächtigst.
   *[phones] Jetzt alle zusammen: Beantwortet die Frage auf eurem Telefon und bestätigt.
 }
lupus-close-custom = { $way ->
    [phones] Danke, { $role }.
   *[pointing] { $role }, schließ die Augen.
 }
lupus-close-night = { $way ->
    [handed] Das Tablet geht noch einmal herum: halten, die eigene Zeile lesen, weitergeben.
    [passing] Lest die Zeile auf eurem Telefon. Das Tablet geht noch einmal herum: halten, lesen, weitergeben.
    [pointing] Lest die Zeile, die zu euch gekommen ist.
   *[phones] Lest in Ruhe die Zeile auf eurem Telefon.
 }
lupus-say-eyes = { $way ->
    [handed] Dann wird es Tag: Das Tablet liegt wieder mitten auf dem Tisch, und alle schauen auf.
    [passing] Dann wird es Tag: Legt Telefone und Tablet weg und schaut auf.
    [phones] Es wird Tag. Legt die Telefone weg und schaut auf.
    [mixed] Es wird Tag. Legt die Telefone weg und öffnet die Augen.
   *[pointing] Es wird Tag. Öffnet die Augen.
 }
lupus-say-both = { $first } { $then }
lupus-say-eyes-ghosts = { $way ->
    [handed] Dann wird es Tag: Das Tablet liegt wieder mitten auf dem Tisch. Geister, öffnet auch ihr die Augen.
    [passing] Dann wird es Tag: Legt Telefone und Tablet weg und schaut auf. Geister, öffnet auch ihr die Augen.
    [pointing] Es wird Tag. Öffnet die Augen, auch ihr Geister.
   *[phones] Es wird Tag. Legt die Telefone weg und schaut auf. Geister, öffnet die Augen.
 }
lupus-say-eyes-then = { $way ->
    [phones] Dann legt die Telefone weg und schaut auf: Es wird Tag.
    [mixed] Dann legt die Telefone weg und öffnet die Augen: Es wird Tag.
   *[pointing] Dann öffnet die Augen: Es wird Tag.
 }
lupus-say-eyes-ghosts-then = { $way ->
    [pointing] Dann öffnet die Augen, auch ihr Geister: Es wird Tag.
   *[phones] Dann legt die Telefone weg und schaut auf: Es wird Tag. Geister, öffnet die Augen.
 }

## Read aloud: the day
lupus-say-dawn-dead = Heute Nacht hat das Dorf { $who } verloren.
lupus-say-dawn-nobody = Heute Nacht ist niemand gestorben.
lupus-say-dawn-moderator = Heute Nacht haben die Wölfe die Spielleitung geholt, und sonst ist niemand gestorben.
lupus-say-dawn-moderator-dead = Heute Nacht haben die Wölfe die Spielleitung geholt. Aber das Dorf hat { $who } verloren.
lupus-say-dawn-ghost = { $n ->
    [one] Ab jetzt kein Wort mehr, { $who }, und die Karte bleibt bis zum Schluss verdeckt.
   *[other] Ab jetzt kein Wort mehr, { $who }, und die Karten bleiben bis zum Schluss verdeckt.
 }
lupus-say-dawn-all = Ihr seid noch alle da: Seht euch in die Augen.
lupus-say-cause = { $cause ->
    [mauled] Bei { $who } waren es die Wölfe.
    [seen] Auf { $who } fiel der Blick der Seherin.
    [poisoned] Bei { $who } war es Gift.
    [shot] { $who } musste mit in den Tod.
   *[removed] { $who } hat die Partie verlassen.
 }
lupus-say-talk = Redet miteinander: Wem vertraut ihr? Wenn die Glocke läutet, wird abgestimmt.
lupus-say-talk-free = Redet jetzt, ohne Eile: Wem traut ihr? Ihr stimmt ab, wenn alle so weit sind.
lupus-say-vote = Jetzt wird reihum abgestimmt. { $who }, wen nominierst du?
lupus-say-vote-together = Wir stimmen geheim ab, alle gleichzeitig: Aufgedeckt wird, wenn alle abgestimmt haben.
lupus-say-vote-done = Alle Stimmen sind da. Sehen wir, wer nominiert ist.
lupus-say-owl-nominees = { $n ->
    [0] Niemand ist nominiert.
    [one] Nominiert ist nur { $who }.
   *[other] Nominiert sind { $who }.
 }
lupus-say-speak = { $who }, wir hören dir zu: Warum sollen wir dir glauben?
lupus-say-runoff = Stichwahl zwischen { $names }. { $who }, deine Stimme?
lupus-say-runoff-next = { $who }, deine Stimme?
lupus-say-runoff-together = Stichwahl zwischen { $names }. Stimmt geheim ab, alle gleichzeitig.
lupus-say-runoff-done = Auch diese Stimmen sind alle da.
lupus-say-lot = Gleichstand zwischen { $names }. Das Los entscheidet.
lupus-say-lot-all = Niemand kann abstimmen. Zwischen { $names } entscheidet das Los.
lupus-say-lot-captain = Gleichstand zwischen { $names }. { $who }, als Hauptmann entscheidest du.
lupus-say-lot-drawn = Das Los trifft { $who }.
lupus-say-verdict = Das Dorf hat entschieden: { $who } muss gehen. Die Karte bleibt verdeckt.
lupus-say-verdict-captain = Der Hauptmann hat entschieden: { $who } muss gehen. Die Karte bleibt verdeckt.
lupus-say-verdict-nobody = Heute wird niemand gelyncht.
lupus-say-shot = { $n ->
    [one] { $who }, ein letztes Wort: Nimmst du jemanden mit? Alle anderen schweigen.
   *[other] { $who }, ein letztes Wort: Nehmt ihr jemanden mit? Alle anderen schweigen.
 }
lupus-say-shot-pointing = { $n ->
    [one] Alle schließen die Augen. { $who }, öffne deine: Zeig auf die Person, die du mitnimmst, oder mach eine Faust.
   *[other] Alle schließen die Augen. { $who }, öffnet eure: Zeigt auf die Person, die ihr mitnehmt, oder macht eine Faust.
 }
lupus-say-shot-falls = { $n ->
    [one] Auch { $who } fällt.
   *[other] Auch { $who } fallen.
 }
lupus-say-shot-nobody = Sonst fällt niemand.
lupus-say-election = Zuerst wählen wir einen Hauptmann. { $who }, wen willst du?
lupus-say-election-next = { $who }, wen willst du als Hauptmann?
lupus-say-election-together = Zuerst wählen wir einen Hauptmann. Stimmt geheim ab, alle gleichzeitig.
lupus-say-election-tie = Gleichstand zwischen { $names }.
lupus-say-election-done = Alle Stimmen für den Hauptmann sind da.
lupus-say-captain = { $who } ist jetzt Hauptmann und hat zwei Stimmen.
lupus-say-handover = { $who }, wer soll nach dir Hauptmann sein?
lupus-say-over = { $side ->
    [wolves] Das Spiel ist aus: Die Werwölfe gewinnen!
    [hamster] Das Spiel ist aus: Der Werhamster gewinnt!
    [lovers] Das Spiel ist aus: Das Liebespaar gewinnt!
    [piper] Das Spiel ist aus: Der Rattenfänger gewinnt!
   *[humans] Das Spiel ist aus: Die Menschen gewinnen!
 }
lupus-say-turn-cards = Deckt eure Karten auf und erzählt euch alles.

## Phones at night
lupus-ask-decoy =
    Wen hältst du
    für einen Wolf?
lupus-ask-custom =
    Wen wählst du
    heute Nacht?
lupus-ask-custom-more = Den Rest übernimmt die Spielleitung.
lupus-confirm = Bestätigen
lupus-rest = Die Nacht vergeht
lupus-rest-line = Lass das Telefon liegen und den Bildschirm dunkel.
lupus-rest-eyes = Schau nur auf dieses Telefon, bei wenig Licht.
lupus-wake = Zeit, die Augen zu öffnen
lupus-line-dawn = Es wird Tag: Gleich wisst ihr alle, wie die Nacht war.

# In the title’s place once there is something to know, or in the sentence below it.
lupus-band-tap = Tippe auf einen Namen, wie alle.
lupus-band-done = Gut: Jetzt bleib still.
lupus-band-neutral = Heute Nacht gibt es nichts, was du wissen musst.
lupus-band-nobody =
    Deine Antwort:
    niemand.
lupus-band-two = Zwei verschiedene Namen: Tippe auf den ersten.
lupus-band-first =
    Der erste Name:
    { $target }.
lupus-band-second = Und jetzt der zweite Name.
lupus-band-mine = Du hast { $target } gewählt.
lupus-band-with = Mit { $who }: Wählt dieselbe Person.
lupus-band-pack-says = { $who } schlägt { $target } vor.
lupus-band-pack-says-many = { $who } schlagen { $target } vor.
lupus-band-pack-differ = Verschiedene Vorschläge: { $names }.
lupus-band-agreed =
    Ihr seid euch einig:
    { $target }.
lupus-band-suspects =
    Dein Verdacht:
    { $target }.
lupus-band-chosen =
    Deine Wahl:
    { $target }.

## Phones by day
lupus-waiting = Gleich geht es los
lupus-waiting-line = { $n ->
    [one] Eine Person sitzt am Tisch. Sind alle da, werden die Karten ausgeteilt.
   *[other] Ihr seid { $n } am Tisch. Sind alle da, werden die Karten ausgeteilt.
 }
lupus-deal-line = Du siehst deine Karte, solange du gedrückt hältst. Sieh dich erst um.
lupus-deal-physical-line = Sieh dir die Karte in deiner Hand an, dann sag hier, welche es ist.
lupus-deal-none-line = Deine Karte ist noch nicht da.
lupus-looked = Ich habe sie gesehen
lupus-looked-line = Gut. Wir warten, bis alle ihre gesehen haben.
lupus-which-card = Welche Karte hast du?
lupus-which-card-again = Falsche Karte?
lupus-this-card = Diese ist es
lupus-line-talk = Alle reden
lupus-line-votes = { $of ->
    [one] Nominierungen · { $cast } von { $of } Stimme
   *[other] Nominierungen · { $cast } von { $of } Stimmen
 }
lupus-line-election = Ein Hauptmann · { $cast } von { $of }
lupus-line-lot-captain = Gleichstand: { $who } entscheidet
lupus-line-runoff = { $of ->
    [one] Stichwahl · { $cast } von { $of } Stimme
   *[other] Stichwahl · { $cast } von { $of } Stimmen
 }
lupus-line-speaks = { $who } spricht
lupus-line-lot = Gleichstand: Das Los entscheidet
lupus-line-lot-all = Das Los entscheidet
lupus-line-verdict = Das Dorf hat entschieden
lupus-line-verdict-captain = Der Hauptmann hat entschieden
lupus-line-verdict-nobody = Niemand wird gelyncht
lupus-vote-title = Jetzt stimmst du ab
lupus-vote-hint = Wen verdächtigst du? Die Stimme ist offen und lässt sich nicht ändern.
lupus-vote-hint-secret = Wen verdächtigst du? Aufgedeckt wird, wenn alle abgestimmt haben.
lupus-vote-election-hint = Wer soll Hauptmann sein? Der Hauptmann hat zwei Stimmen und entscheidet bei Gleichstand.
lupus-vote-runoff-hint = Wer muss das Dorf verlassen? Die Stimme ist offen und lässt sich nicht ändern.
lupus-vote = Für { $name } stimmen
lupus-vote-nobody = Niemand
lupus-wait-turn = { $n ->
    [0] Jetzt stimmt { $who } ab. Dann bist du dran.
    [one] Jetzt stimmt { $who } ab. Danach noch jemand, dann du.
   *[other] Jetzt stimmt { $who } ab. Danach noch { $n } andere, dann du.
 }
lupus-wait-voted = Du hast für { $target } gestimmt. Jetzt stimmt { $who } ab.
lupus-wait-voted-nobody = Keine Stimme von dir. Jetzt stimmt { $who } ab.
lupus-wait-nominee = Bei dieser Wahl geht es um dich: Du kannst nur warten.
lupus-wait-out = Hier hast du keine Stimme: Du kannst nur warten.
lupus-wait-secret = { $n ->
    [one] Du hast abgestimmt. Eine Stimme fehlt noch.
   *[other] Du hast abgestimmt. { $n } Stimmen fehlen noch.
 }
lupus-votes-in = Alle Stimmen sind da.
lupus-talk-hint = Hör zu, frag nach, verteidige dich. Wenn die Glocke läutet, stimmt ihr ab.
lupus-talk-hint-free = Hör zu, frag nach, verteidige dich. Abgestimmt wird, wenn alle so weit sind.
lupus-you-nominated = Du bist nominiert: Bereite deine Verteidigung vor.
lupus-you-speak = Du bist dran: Überzeuge sie.
lupus-you-speak-next = Du sprichst nach { $who }.
lupus-others-speak = Hör gut zu: Gleich fällt die Entscheidung.
lupus-you-lynched = Das Dorf hat sich gegen dich entschieden.
lupus-you-lynched-line = Geh, ohne ein Wort. Deine Karte bleibt verdeckt.
lupus-shot = Das letzte Wort
lupus-shot-ask =
    Wen nimmst
    du mit?
lupus-shot-ask-hint = Alle Gefallenen werden gefragt. Nur die Antwort eines Jägers zählt.
lupus-shot-confirm = Bestätigen
lupus-shot-wait = Ruhe: Wer gefallen ist, wird gefragt.
lupus-captain = Hauptmann
lupus-captain-next = Wer ist nach dir Hauptmann?
lupus-captain-next-hint = Sag es laut und tippe auf den Namen.
lupus-captain-confirm = { $name } wird Hauptmann
lupus-captain-decides = Wer von ihnen muss gehen?
lupus-you-in-lot = Das Los entscheidet auch über dich.
lupus-you-before-captain = Der Hauptmann entscheidet auch über dich.
lupus-mixed-pack = Hat eine aufgerufene Person kein Telefon, zeig ihr selbst, wer zu ihr gehört.
lupus-ghost = Du bist ein Geist
lupus-ghost-night = Die Nacht hat dich geholt. Schweig, zeig deine Karte nicht und genieß das Spiel.
lupus-ghost-day = Das Dorf hat dich fortgeschickt. Schweig, zeig deine Karte nicht und genieß das Spiel.
lupus-ghost-fallen = Du bist nicht mehr unter den Lebenden. Schweig, zeig deine Karte nicht und genieß das Spiel.
lupus-ghost-gone = Du bist nicht mehr im Spiel. Zeig deine Karte nicht: Gewinnt deine Seite, gewinnst auch du.
lupus-ghost-vote = Bei den Nominierungen stimmst du weiter mit ab, ohne ein Wort.
lupus-ghost-vote-tomorrow = Ab morgen stimmst du bei den Nominierungen wieder mit ab, ohne ein Wort.
lupus-ghost-count = { $dead ->
    [one] { $n } am Leben, ein Geist. Gewinnt deine Seite, gewinnst auch du.
   *[other] { $n } am Leben, { $dead } Geister. Gewinnt deine Seite, gewinnst auch du.
 }
lupus-ghost-alone = Du gewinnst nur lebend: Die Partie ist für dich vorbei, das Schauspiel nicht.
lupus-ghost-sleep = Augen zu, auch für dich. Gute Nacht.
lupus-won = Du hast gewonnen!
lupus-lost = Du hast verloren.
lupus-won-line = { $side ->
    [wolves] Du hast mit den Wölfen gespielt, und das Dorf gehört euch.
    [hamster] Du lebst, und die Partie gehört dir: Die anderen können nur zusehen.
    [lovers] Die Liebe hat beide Seiten überlebt: Ihr gewinnt, nur ihr zwei.
    [piper] Alle tanzen nach deiner Flöte.
   *[humans] Du hast mit den Menschen gespielt: Das Dorf ist gerettet.
 }
lupus-lost-line = { $side ->
    [wolves] Das Dorf gehört den Wölfen.
    [hamster] Der Werhamster war noch am Leben: Er gewinnt allein.
    [lovers] Ein Liebespaar von zwei Seiten hat euch alle überlebt.
    [piper] Alle Lebenden tanzten nach der Flöte des Rattenfängers.
   *[humans] Kein Wolf ist mehr übrig.
 }

## Verdict and ring
lupus-win-wolves = Die Werwölfe gewinnen
lupus-win-humans = Die Menschen gewinnen
lupus-leaves = Muss gehen. Die Karte bleibt verdeckt.
lupus-leaves-captain = So will es der Hauptmann. Die Karte bleibt verdeckt.
lupus-nobody = Niemand
lupus-nobody-leaves = Heute lyncht das Dorf niemanden.
lupus-middle-nominees = { $n ->
    [one] Nur eine Nominierung
   *[other] Nominiert
 }
lupus-middle-election = Wer ist Hauptmann?
lupus-middle-lot = Das Los entscheidet zwischen
lupus-middle-dead = Das Dorf verlor heute Nacht
lupus-middle-lynched = Muss gehen
lupus-middle-spared = Bleibt im Spiel
lupus-middle-fallen = Gefallen
lupus-middle-handover = Gibt das Amt weiter
lupus-mark-turned = { $was } → { $role }
lupus-clock-talk = Alle reden
lupus-clock-speech = { $who } spricht
lupus-tally-election = Hauptmann
lupus-tally-nomination = Nominierungen
lupus-tally-runoff = { $n ->
    [1] Stichwahl
   *[other] Zweite Stichwahl
 }
lupus-ballot-skipped = von Hand übergangen

## Offers to the moderator
lupus-pick-for-hint = Für alle, die kein Telefon haben oder nicht antworten.
lupus-pick-target = Auf wen wird gezeigt?
lupus-pick-target-hint = Tippe auf die Person, auf die gezeigt wird, dann bestätige.
lupus-pick-second = Nach { $first }, wer noch?
lupus-pick-for-part = { $step }
lupus-pick-unphoned = Hat die aufgerufene Person kein Telefon, tippe an, auf wen sie zeigt
lupus-pick-unphoned-each = Auf wen zeigt { $who }?
lupus-pick-unphoned-hint = Dann bestätige.
lupus-shot-cover-nobody = { $who }: niemand
lupus-pick-decoy-for = Für jemanden antworten
lupus-vote-for = Stimme von { $who }
lupus-vote-for-many = Für andere abstimmen
lupus-skip-voter = { $who } übergehen
lupus-skip-voter-some = Übergehen, wer nicht abstimmt
lupus-skip-voter-warn = Es zählt als Enthaltung und kommt ins Tagebuch.
lupus-lot-enter = Von Hand gelost
lupus-lot-enter-hint = Wenn ihr mit den echten Karten lost, tippe an, wen es getroffen hat.
lupus-lot-confirm = Das Los traf { $name }
lupus-clock-pause = Pause
lupus-clock-resume = Weiter
lupus-clock-more = +30{ "\u00A0" }s
lupus-clock-end-talk = Diskussion beenden
lupus-clock-end-speech = Verteidigung beenden
lupus-look-for = Ich habe meine Karte gesehen
lupus-look-for-hint = Gib dieses Gerät weiter: Die Karte ist zu sehen, solange man gedrückt hält.
lupus-enter-role = Die Karte von { $who }
lupus-enter-role-hint = Sieh dir die Karte beim Austeilen an und tippe sie hier an.
lupus-enter-role-change = Karte berichtigen
lupus-deal-rest = Den Rest an die Telefone austeilen
lupus-deal-rest-hint = Wer kein Telefon hat, hat seine Karte schon: Das Programm mischt den Rest.
lupus-deal-entered = { $of ->
    [one] { $n } von { $of } Karte
   *[other] { $n } von { $of } Karten
 }

## Corrections by hand
lupus-cause-mauled = Von den Wölfen gerissen
lupus-cause-seen = Von der Seherin erblickt
lupus-cause-lynched = Gelyncht
lupus-cause-poisoned = Vergiftet
lupus-cause-shot = Beim Fallen mitgenommen
lupus-cause-removed = Nach Hause gegangen

## The day and the tablet
lupus-who = { $who }
lupus-times = × { $n }
lupus-say-vote-next = { $who }, wen nominierst du?
lupus-say-speak-first = { $n ->
    [one] Nominiert ist nur { $names }. { $who }, wir hören dir zu: Warum sollen wir dir glauben?
   *[other] Nominiert sind { $names }. { $who }, du fängst an: Warum sollen wir dir glauben?
 }
lupus-say-speak-again = Gleichstand zwischen { $names }. { $who }, du hast noch einmal das Wort.
lupus-say-verdict-lot = Das Los hat entschieden: { $who } muss gehen. Die Karte bleibt verdeckt.
lupus-leaves-last = Mit { $who } fällt der letzte Wolf.
lupus-leaves-end = Ohne { $who } sind die Wölfe mindestens so viele wie die anderen.
lupus-wait-others-secret = { $n ->
    [one] Eine Stimme fehlt noch.
   *[other] { $n } Stimmen fehlen noch.
 }

## Cards of every role
lupus-words = { $words }

lupus-eyes = { $who ->
    [possessed] Für dich ist der Besessene kein Wolf.
    [hamster] Für dich ist der Werhamster kein Wolf.
   *[both] Für dich ist weder der Besessene noch der Werhamster ein Wolf.
 }

## Invented cards
lupus-does-custom = { $words }
lupus-side-custom = { $side ->
    [wolf] Du spielst mit den Wölfen.
   *[human] Du spielst mit den Menschen.
 }
lupus-card-own = Diese Karte ist selbst erfunden: Was sie tut, regelt die Spielleitung.

# Partners, as far as the rules let one know them.
lupus-with-other = Hat die gleiche Karte: { $who }.

lupus-card-law = Lüg, so viel du willst, aber zeig nie die Karte. Wer die Partie verlässt, schweigt bis zum Schluss.

# What a card does, in one line, for everybody to read.
lupus-cards = Wer im Deck ist
lupus-cards-line = { $n ->
    [one] Eine Karte. Wer sie hat, weiß nur diese Person selbst.
   *[other] { $n } Karten. Alle kennen nur die eigene.
 }
lupus-cards-wolves = mit den Wölfen
lupus-cards-humans = mit den Menschen

## The deck
lupus-deck = Deck für { $n }
lupus-deck-proposed = Empfohlen für { $n }. Keine Hinweise.
lupus-deck-fine = Passt für { $n }. Keine Hinweise.
lupus-preset-use = Diese nehmen
lupus-preset-recommended = Empfohlen
lupus-preset-recommended-note = Was wir empfehlen.
lupus-preset-strict = Wörtlich
lupus-preset-strict-note = Die Wölfe reißen ab der ersten Nacht, das Medium hört „nein“, wenn niemand gelyncht wurde, keine Wetten.

## Invented cards: names
lupus-custom = Erfundene Karte { $n }

## Refusals
E_DECK_SPECIALS_NEED_9 = Zu acht spielt man nur mit Wölfen, Seherin und Dorfbewohnern: Andere Rollen brauchen mindestens neun.
E_DECK_SIZE = { $cards ->
    [one] Im Deck ist eine Karte, aber ihr seid { $players }.
   *[other] Im Deck sind { $cards } Karten, aber ihr seid { $players }.
 }
E_DECK_WOLVES = { $rule ->
    [free] Es braucht mindestens einen Wolf und weniger Wölfe als andere.
    [world] Mit der zweiten Schachtel: 2 Werwölfe bis 11 Leute, 2 oder 3 bis 15, dann 3 oder 4.
   *[box] Für so viele Leute will die Schachtel { $wolves } Werwölfe.
 }
E_DECK_SEER = Das Deck braucht genau eine Seherin.
E_DECK_MASONS_PAIR = Freimaurer gibt es zu zweit oder gar nicht.
E_DECK_VILLAGERS = { $rule ->
    [world] Es müssen 3 bis 12 Dorfbewohner sein.
   *[box] Es müssen 5 bis 12 Dorfbewohner sein.
 }
E_DECK_NOT_IN_BOX = So oft ist diese Karte nicht in der Schachtel.
W_PLAYER_COUNT = Die Schachtel ist für 8–24 Leute gedacht.
W_DECK_SPECIALS_NEED_9 = Die Schachtel bringt andere Rollen erst ab neun Leuten ins Spiel.
W_DECK_WOLVES = { $rule ->
    [world] Mit der zweiten Schachtel: 2 Werwölfe bis 11 Leute, 2 oder 3 bis 15, dann 3 oder 4.
   *[box] Die Schachtel hat zwei Werwölfe bis fünfzehn Leute, drei ab sechzehn.
 }
W_DECK_SEER = In der Schachtel gibt es immer genau eine Seherin.
W_DECK_MASONS_PAIR = In der Schachtel gibt es zwei Freimaurer oder keinen.
W_DECK_VILLAGERS = { $rule ->
    [world] In der zweiten Schachtel sind es 3 bis 12 Dorfbewohner.
   *[box] In der Schachtel sind es 5 bis 12 Dorfbewohner.
 }
W_DECK_NOT_IN_BOX = So oft ist diese Karte nicht in der Schachtel.
W_DECK_LONE = Werhamster und Rattenfänger zusammen: Zwei Einzelgänger brauchen mindestens 20 Leute.
W_DECK_SHIELDS = Leibwächter, Hexe und Dorfältester gegen zwei Werwölfe: Da bleiben die Wölfe hungrig.
W_DECK_NOMINEES = Eule und Rabe zusammen: Unter 14 Leuten entscheiden sie die Nominierungen.
W_DECK_SCAPEGOAT = Entscheidet zuerst der Hauptmann, büßt der Sündenbock so gut wie nie.
W_DECK_PLAIN = Wenige Dorfbewohner: Unter einem Viertel sind alle etwas Besonderes.
W_BELOW_RECOMMENDED = { $role }: empfohlen ab { $advised } Leuten, und ihr seid { $players }.
E_NIGHT_ORDER = So nicht: das Medium zuerst, Seherin und Leibwächter vor den Wölfen, der Mythomane zuletzt.
E_CUSTOM_CARD = Sieh dir diese Karte noch einmal an: Etwas fehlt oder stimmt nicht.
E_ROLE_MISMATCH = { $missing ->
    [0] Die ausgeteilten Karten passen nicht zum Deck.
    [one] Eine Karte fehlt noch.
   *[other] { $missing } Karten fehlen noch.
 }
E_TOO_EARLY = Diese Rolle verschläft die erste Nacht: Sie handelt ab der zweiten.
E_TOO_SOON = Moment: Es ist noch nicht genug Zeit vergangen.
E_NOT_YOUR_STEP = Du bist jetzt nicht dran.
E_ALREADY_ACTED = Du hast schon gewählt.
E_TARGET_SELF = Auf dich selbst darfst du nicht zeigen: Wähl jemand anders.
E_TARGET_WOLF = Wölfe reißen einander nicht: Wählt jemand anders.
E_BLIND = Dieses Tablet verbirgt die Geheimnisse: Nachts kann es für niemanden wählen.
E_DAWN_UNTOLD = Gleich wird der Morgen verkündet: Einen Moment, dann kannst du berichtigen.
E_NO_AGREEMENT = Sie sind sich noch nicht einig: Warte, oder entscheide selbst.
E_DEAD_CANNOT_VOTE = Wer ausgeschieden ist, stimmt jetzt nicht ab.
E_NO_BET = Geister wetten auf dem eigenen Telefon, einmal am Tag.
E_NOMINEE_CANNOT_VOTE = Wer nominiert ist, stimmt nicht ab.
E_ALREADY_VOTED = Du hast schon abgestimmt.
E_ABSTAIN = Du musst jemanden nennen.
E_SELF_VOTE = Für dich selbst kannst du nicht stimmen: Nenn jemand anders.
E_NOT_NOMINATED = Gewählt wird nur unter den Nominierten.
E_VOTES_MISSING = { $count ->
    [one] Die Stimme von { $who } fehlt noch.
    [2] Die Stimmen von { $who } fehlen noch.
    [3] Die Stimmen von { $who } fehlen noch.
    [4] Die Stimmen von { $who } fehlen noch.
   *[other] { $count } Stimmen fehlen noch.
 }
E_ROLE_MISSING = Hier ist noch keine Karte.
E_ALREADY_ALIVE = Diese Person lebt schon.
E_NO_CLOCK = Gerade läuft keine Zeit.
E_CLOCK_PAUSED = Die Zeit ist schon angehalten.
E_CLOCK_RUNS = Die Zeit läuft schon.
E_CLOCK_OVER = Die Zeit ist schon um.
E_TIME_LIMIT = Mehr Zeit, als die Regel gibt, nur, wenn die Hausregeln es erlauben.

## The lobby
lupus-deck-nobody = Noch sitzt niemand am Tisch.
lupus-deck-people = { $n ->
    [one] Eine Person am Tisch
   *[other] { $n } Leute am Tisch
 }
lupus-rules-first = Nacht und Karten
lupus-rules-deck = Das Deck
lupus-rules-night = Die Nacht
lupus-rules-talk = Reden und Verteidigen
lupus-rules-vote = Abstimmung
lupus-rules-out = Wer draußen ist

## The voice that moderates
lupus-say-all-seen = Alle haben ihre Karte gesehen. Fangen wir an.
lupus-say-back = Wir gehen einen Schritt zurück.
lupus-say-daybreak = Gleich erfahrt ihr, was die Nacht gebracht hat.
lupus-say-dawn-voice = Heute Nacht haben die Wölfe mich geholt, und ich bin nur eine Stimme: Von euch ist niemand gestorben.
lupus-say-dawn-voice-dead = Heute Nacht haben die Wölfe mich geholt, und ich bin nur eine Stimme. Aber das Dorf hat { $who } verloren.
lupus-daybreak-voice = Heute Nacht holten die Wölfe die Erzählstimme
lupus-daybreak-voice-too = { $n ->
    [one] Die Wölfe holten auch die Erzählstimme. Die Karte bleibt verdeckt.
   *[other] Die Wölfe holten auch die Erzählstimme. Die Karten bleiben verdeckt.
 }
lupus-say-all-ready = Ihr seid alle so weit: Zeit zum Abstimmen.
lupus-say-remind = { $who }, deine Stimme fehlt noch. Einen Moment, dann geht es weiter.
lupus-say-remind-all = Ein paar Stimmen fehlen noch. Einen Moment, dann geht es weiter.
lupus-say-remind-word = { $who }, deine Entscheidung fehlt noch. Einen Moment, dann geht es weiter.
lupus-say-nobody-answers = Niemand antwortet, also halte ich hier an. Wenn ihr wieder da seid, tippt auf „Weiter“.
lupus-voice-pause = Pause
lupus-voice-resume = Weiter
lupus-voice-ready = Bereit zur Abstimmung
lupus-voice-ready-here = { $n ->
    [one] Wer kein Telefon hat, ist auch so weit
   *[other] Die { $n } ohne Telefon sind auch so weit
 }
lupus-voice-finished = Ich bin fertig
lupus-voice-waits = Du willst abstimmen, das ist notiert: Die anderen reden noch.
lupus-voice-paused = Pause
lupus-voice-paused-by = Pause: { $who } braucht einen Moment
lupus-voice-ready-count = { $done } von { $total } wollen abstimmen
E_VOICE_LEADS = Nachts dauert jeder Schritt so lange, wie er muss: Um ihn abzukürzen, lass zuerst eine Person leiten.
E_DEVICE_PASSES = Das Tablet geht noch herum: Warte, bis es zurück ist.
E_NO_PHONES = Mit der Erzählstimme, Schritt für Schritt, braucht jeder Platz ein Telefon. Ohne: { $who }. Oder spielt die Nacht alle zusammen.
lupus-voice-again = Noch einmal
lupus-voice-take-over = Eine Person leiten lassen
lupus-voice-take-over-warn = Ab hier leitet eine Person, mit dem Tablet. Die Geheimnisse bleiben verborgen.
lupus-voice-give-back = Die Erzählstimme leiten lassen
lupus-voice-seat = Die Erzählstimme
lupus-ballot-silent = keine Antwort

## Help in play
lupus-help-now = { $at ->
    [deal] Jetzt: die Karten
    [night] Jetzt: die Nacht
    [dawn] Jetzt: das Morgengrauen
    [discussion] Jetzt: die Diskussion
    [election] Jetzt: der Hauptmann
    [nomination] Jetzt: die Nominierungen
    [mark] Jetzt: der Ruf der Eule
    [defence] Jetzt: die Verteidigungen
    [lot] Jetzt: das Los
    [lynch] Jetzt: das Urteil
    [shot] Jetzt: das letzte Wort
    [handover] Jetzt: der nächste Hauptmann
   *[runoff] Jetzt: die Stichwahl
 }
lupus-help-step-deal = Seht euch eure Karte an, und zeigt sie niemandem.
lupus-help-step-night = Nacht: Augen zu. Jede Rolle handelt, wenn sie aufgerufen wird.
lupus-help-step-night-phones = Nacht: Bei jedem Aufruf fragt jedes Telefon etwas. Alle antworten, ohne ein Wort.
lupus-help-step-night-together = Nacht: Jedes Telefon fragt etwas, nur einmal. Alle antworten gleichzeitig, ohne ein Wort.
lupus-help-step-dawn = Morgengrauen: Die Spielleitung sagt, wer gestorben ist.
lupus-help-step-dawn-voice = Morgengrauen: Die Erzählstimme sagt, wer gestorben ist.
lupus-help-step-discussion = Ihr redet, bis die Glocke läutet.
lupus-help-step-nomination = Reihum nennt ihr einen Verdacht. Die zwei mit den meisten Stimmen (bei Gleichstand mehr) sind nominiert.
lupus-help-step-nomination-sealed = Alle nennen geheim einen Verdacht, dann werden die Stimmen gezeigt. Die zwei mit den meisten (bei Gleichstand mehr) sind nominiert.
lupus-help-step-defence = Die Nominierten verteidigen sich.
lupus-help-step-shot = Wer gerade gefallen ist, darf vielleicht jemanden mitnehmen. Gefragt werden alle, und nur die Antwort eines Jägers zählt.
lupus-help-step-election = Die Lebenden wählen einen Hauptmann: zwei Stimmen und das letzte Wort bei Gleichstand. Fällt der Hauptmann, bestimmt er den nächsten.
lupus-help-step-runoff = Die anderen stimmen über die Nominierten ab; wer die meisten Stimmen hat, wird gelyncht. Dann wird es Nacht.
lupus-help-goal = Die Menschen gewinnen, wenn kein Wolf mehr übrig ist, die Wölfe, wenn sie mindestens so viele sind wie die anderen.
lupus-help-silence = Wer draußen ist, schweigt bis zum Schluss und zeigt keine Karte.
lupus-help-captain = { $value ->
    [elected] Das Dorf wählt einen Hauptmann, der zwei Stimmen hat und bei Gleichstand entscheidet.
   *[off] Es gibt keinen Hauptmann.
 }
lupus-help-deck-rule = { $value ->
    [free] Das Deck wird frei zusammengestellt.
   *[box] Das Deck folgt den Regeln der Schachtel.
 }
lupus-help-box = { $value ->
    [world] Die Karten beider Schachteln können im Spiel sein.
   *[classic] Die Karten der ersten Schachtel sind im Spiel.
 }
lupus-help-ready-deck = { $value ->
    [first_evening] Vorgeschlagen wird das Deck für einen ersten Abend.
    [hearts] Vorgeschlagen wird das Deck mit Liebespaar und Hauptmann.
    [whole_box] Vorgeschlagen wird das Deck mit allen Karten der zweiten Schachtel.
   *[by_number] Vorgeschlagen wird das Deck, das zur Zahl der Leute passt.
 }
lupus-help-deck-preset = { $value ->
    [plain] Das vorgeschlagene Deck hat wenige besondere Rollen.
   *[progressive] Das vorgeschlagene Deck bekommt mit jeder weiteren Person eine neue Rolle.
 }
lupus-help-deal-mode = { $value ->
    [physical] Ihr spielt mit echten Karten.
   *[digital] Das Programm teilt die Karten aus.
 }
lupus-help-moderation = { $value ->
    [voice] Die Erzählstimme leitet: Alle spielen mit.
   *[person] Eine Person leitet.
 }
lupus-help-step-seconds = { $value ->
   *[other] Mit der Erzählstimme dauert ein Schritt der Nacht immer { $value } Sekunden.
 }
lupus-help-window-seconds = { $value ->
   *[other] Mit der Erzählstimme habt ihr höchstens { $value } Sekunden, um alle zusammen zu antworten.
 }
lupus-help-vote-seconds = { $value ->
   *[other] Mit der Erzählstimme habt ihr { $value } Sekunden für eine Stimme, dann kommt eine Erinnerung.
 }
lupus-help-pauses = { $value ->
    [0] Die Erzählstimme macht keine Pausen zwischen zwei Sätzen.
    [one] Die Erzählstimme macht Pausen von etwa einer Sekunde.
   *[other] Die Erzählstimme macht Pausen von etwa { $value } Sekunden.
 }
lupus-help-without-phone = { $value ->
    [passing] Spielt ihr die Nacht alle zusammen, bekommt das Tablet, wer kein Telefon hat.
   *[other] Wer kein Telefon hat, zeigt nachts mit geschlossenen Augen.
 }
lupus-help-night-input = { $value ->
    [pointing] Nachts handelt ihr, indem ihr zeigt.
    [together] Nachts handeln alle gleichzeitig, auf den Telefonen.
   *[phones] Nachts handelt ihr am Telefon, eine Rolle nach der anderen.
 }
lupus-help-pace = { $value ->
    [calm] Ihr spielt gemütlich: Alle Zeiten dauern anderthalbmal so lang.
    [no_clock] Ihr spielt ohne Eile: Die Diskussion hat keine Uhr, und alles andere dauert doppelt so lang.
   *[usual] Alle Zeiten sind wie immer.
 }
lupus-help-min-step-seconds = { $value ->
   *[other] Jeder Schritt der Nacht dauert mindestens { $value } Sekunden.
 }
lupus-help-first-night = { $value ->
    [bite] Die Wölfe reißen ab der ersten Nacht.
   *[moderator] In der ersten Nacht ist die Spielleitung die Beute: Die Wölfe reißen niemanden von euch.
 }
lupus-help-call-absent-roles = { $value ->
    [on] Auch Rollen, die nicht im Deck sind, werden aufgerufen.
   *[off] Nur die Rollen im Deck werden aufgerufen.
 }
lupus-help-discussion-seconds = { $value ->
    [one] Ihr redet eine Sekunde lang.
   *[other] Ihr redet höchstens { $value } Sekunden.
 }
lupus-help-long-discussion = { $value ->
    [on] Die Diskussion darf länger dauern, als die Regel sagt.
   *[off] Die Diskussion dauert nie länger, als die Regel sagt.
 }
lupus-help-shorter-talk = { $value ->
    [on] Jeden Tag redet ihr eine halbe Minute weniger, bis hinab zu einer Minute.
   *[off] Ihr redet jeden Tag gleich lang.
 }
lupus-help-defence-seconds = { $value ->
    [0] Eine Verteidigung hat keine Zeitgrenze.
    [one] Eine Verteidigung dauert höchstens eine Sekunde.
   *[other] Eine Verteidigung dauert höchstens { $value } Sekunden.
 }
lupus-help-self-vote = { $value ->
    [on] Ihr dürft für euch selbst stimmen.
   *[off] Ihr dürft nicht für euch selbst stimmen.
 }
lupus-help-abstain = { $value ->
    [on] Ihr dürft euch enthalten.
   *[off] Ihr dürft euch nicht enthalten.
 }
lupus-help-simultaneous-votes = { $value ->
    [on] Ihr stimmt geheim ab, und alle Stimmen werden zusammen gezeigt.
   *[off] Ihr stimmt nacheinander ab, und jede Stimme ist gleich zu sehen.
 }
lupus-help-dropped-nominees-vote = { $value ->
    [on] Wer nicht mehr im Gleichstand ist, stimmt in der zweiten Stichwahl mit ab.
   *[off] Wer nicht mehr im Gleichstand ist, stimmt in der zweiten Stichwahl nicht ab.
 }
lupus-help-all-nominated = { $value ->
    [everyone_votes] Sind alle nominiert, stimmen die Nominierten ab, nie für sich selbst.
   *[lot] Sind alle nominiert, wird gelost.
 }
lupus-help-mob-cards = { $value ->
    [physical] Die Stimmen sind echte Mob-Karten: eine für jede Stimme.
    [fingers] Die Stimmen werden reihum an erhobenen Fingern gezählt.
   *[on_screen] Die Stimmen stehen auf dem Bildschirm.
 }
lupus-help-ghosts = { $value ->
    [on] Die Toten stimmen bei den Nominierungen weiter mit ab.
   *[off] Die Toten stimmen nicht mehr ab.
 }
lupus-help-ghost-vote-from = { $value ->
    [same_day] Geister stimmen ab dem Tag ihres Todes ab.
   *[next_day] Geister stimmen ab dem nächsten Tag ab.
 }
lupus-help-announce-cause = { $value ->
    [on] Im Morgengrauen wird auch gesagt, woran die Toten gestorben sind.
   *[off] Im Morgengrauen werden nur die Namen der Toten gesagt.
 }
lupus-help-dead-see-roles = { $value ->
    [on] Die Toten sehen alle Rollen.
   *[off] Die Toten sehen die Rollen der anderen nicht.
 }
lupus-help-bets = { $value ->
    [on] Die Toten dürfen heimlich wetten: Alle Wetten werden am Ende geöffnet.
   *[off] Die Toten wetten nicht.
 }
lupus-help-night-order = Die Reihenfolge der Nacht ist eure eigene.
lupus-word-nominated = Nominierte
lupus-word-nominated-means = die zwei mit den meisten Stimmen (bei Gleichstand mehr)
lupus-word-runoff = Stichwahl
lupus-word-runoff-means = die Abstimmung über die Nominierten
lupus-word-mauled = Gerissen
lupus-word-mauled-means = nachts getötet, von den Wölfen
lupus-word-lynched = Gelyncht
lupus-word-lynched-means = am Tag ausgeschieden, durch die Abstimmung
lupus-word-removed = Nach Hause
lupus-word-removed-means = musste den Tisch verlassen

## The story of the game
lupus-chart-votes = Die Stimmen, Tag für Tag
lupus-chart-votes-note = Wie viele Stimmen jede Person bei den Nominierungen bekam. Die Wölfe sind markiert.
lupus-chart-suspicion = Wer verdächtigt wurde
lupus-chart-suspicion-note = In Prozent: nachts der Verdacht derer, die sonst nichts zu tun haben, am Tag die Stimmen. Die Wölfe sind markiert.

lupus-story-nothing = Nichts geschah.
lupus-story-chooses = { $n ->
    [one] { $who } wählt { $target }.
   *[other] { $who } wählen { $target }.
 }
lupus-story-suspects = { $n ->
    [one] { $who } verdächtigt { $target }.
   *[other] { $who } verdächtigen { $target }.
 }
lupus-story-moderator = Im Morgengrauen zeigt sich: Die Wölfe haben die Spielleitung geholt.
lupus-story-voice = Im Morgengrauen zeigt sich: Die Wölfe haben die Erzählstimme geholt.
lupus-story-nobody-died = Im Morgengrauen sind alle da.
lupus-story-died = { $cause ->
    [seen] Im Morgengrauen fehlt { $who } ({ $role }): Der Blick der Seherin hat genügt.
    [mauled] Im Morgengrauen fehlt { $who } ({ $role }): Das waren die Wölfe.
   *[other] Im Morgengrauen fehlt { $who } ({ $role }).
 }
lupus-story-votes = { $n ->
    [one] Eine Stimme für { $target }: { $who }.
   *[other] { $n } Stimmen für { $target }: { $who }.
 }
lupus-story-silent = { $n ->
    [one] { $who } nennt niemanden.
   *[other] { $who } nennen niemanden.
 }
lupus-story-runoff = { $n ->
    [1] In der Stichwahl: { $names }.
   *[other] In der zweiten Stichwahl: { $names }.
 }
lupus-story-instead-captain = Der Hauptmann, { $captain }, entscheidet gegen { $who }.
lupus-story-lynched = Das Dorf lyncht { $who } ({ $role }).
lupus-story-captain = { $who } ist Hauptmann.
lupus-story-captain-nobody = Es gibt keinen Hauptmann mehr.
lupus-story-heir = { $who } gibt das Amt des Hauptmanns weiter: { $target }.
lupus-story-hands = Berichtigungen von Hand
lupus-story-hand = { $when }: { $what }
lupus-story-chair = Wer geleitet hat
lupus-story-chair-voice = Die Stimme des Programms: Alle haben mitgespielt.
lupus-story-chair-person = eine Person leitet.
lupus-story-chair-back = die Erzählstimme leitet wieder.
lupus-story-hand-remove = { $who } musste die Partie verlassen{ $why }.
lupus-story-hand-kill = { $who } scheidet durch die Spielleitung aus{ $why }.
lupus-story-hand-revive = { $who } kehrt ins Leben zurück{ $why }.
lupus-story-hand-role = eine andere Rolle für { $who }, { $role }{ $why }.
lupus-story-hand-voter = { $who } wird bei der Abstimmung übergangen{ $why }.
lupus-story-hand-skip = ein Schritt übersprungen{ $why }.

lupus-odds-end = Mit diesem Deck geht es { $low } bis { $high } von 100 Malen so aus, je nachdem, wie gespielt wird.
lupus-odds-end-alike = Mit diesem Deck geht es { $n } von 100 Malen so aus.

lupus-titles = Die Titel des Abends
lupus-title-suspected = Am meisten verdächtigt: { $who }, mit { $n } Stimmen bei den Nominierungen.
lupus-title-nose = Beste Nase: { $who } hat { $n } Mal einen Wolf genannt.
lupus-title-unnamed = { $n ->
    [one] Unsichtbarer Wolf: { $who }, ohne eine einzige Stimme.
   *[other] Unsichtbare Wölfe: { $who }, ohne eine einzige Stimme.
 }
lupus-title-turning = Die Stimme, die alles gedreht hat: Tag { $n }, { $who } stimmt für { $target }, und von da an gibt es kein Zurück.
lupus-title-saved = { $count ->
    [one] Ein Leben gerettet: Nacht { $n }, { $who } rettet { $target } vor den Wölfen.
   *[other] Ein Leben gerettet: Nacht { $n }, { $who } retten { $target } vor den Wölfen.
 }
lupus-title-saved-by-nobody = Zu Unrecht verdächtigt: Nacht { $n }, der Verdacht fiel auf { $target }, und die Wölfe rissen: { $target }.
lupus-title-silent = Am stillsten abgestimmt: { $who } hat { $n } Mal niemanden genannt.

## The end in pictures (on the wall), and titles as medals
lupus-medals-own = Deine Titel
lupus-medal-suspected = Am meisten verdächtigt
lupus-medal-suspected-line = { $n } Stimmen bei den Nominierungen
lupus-medal-nose = Beste Nase
lupus-medal-nose-line = hat { $n } Mal einen Wolf genannt
lupus-medal-unnamed = { $n ->
    [one] Unsichtbarer Wolf
   *[other] Unsichtbare Wölfe
 }
lupus-medal-unnamed-line = nie eine Stimme bekommen
lupus-medal-turning = Die entscheidende Stimme
lupus-medal-turning-line = Tag { $n }: Sie traf { $target }
lupus-medal-saved = Ein Leben gerettet
lupus-medal-saved-line = Nacht { $n }: { $target } ist sicher
lupus-medal-saved-by-nobody = Falsche Fährte
lupus-medal-saved-by-nobody-line = Nacht { $n }: der Name in aller Munde
lupus-medal-silent = Schweigen ist Gold
lupus-medal-silent-line = hat { $n } Mal niemanden genannt
lupus-tiles = Der Abend in Bildern
lupus-tiles-line = { $nights ->
    [one] eine Nacht
   *[other] { $nights } Nächte
 }, { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 }
lupus-tile-names = { $who }
lupus-tile-nobody = Niemand
lupus-tile-prey = { $role }, Beute der Wölfe
lupus-tile-fallen = { $role }
lupus-tile-several = { $n } in derselben Nacht
lupus-tile-shield = { $n ->
    [one] { $who } schützt { $target }
   *[other] { $who } schützen { $target }
 }
lupus-tile-moderator = die Wölfe klopfen bei der Spielleitung
lupus-tile-voice = die Wölfe klopfen bei der Erzählstimme
lupus-tile-quiet = eine ruhige Nacht
lupus-tile-vote = { $n ->
    [one] { $role }, eine Stimme von { $all }
   *[other] { $role }, { $n } Stimmen von { $all }
 }
lupus-tile-lot = { $role }: Das Los entscheidet
lupus-tile-instead-captain = { $role }: Der Hauptmann entscheidet
lupus-tile-spared = niemand gelyncht

## Bets of ghosts
bets-title = Deine Wette für heute
bets-hint = Sie bleibt bis zum Ende versiegelt: Niemand liest sie, auch die Spielleitung nicht.
bets-next = Wer scheidet als Nächstes aus?
bets-wins = Und am Ende?
bets-seal = Wette versiegeln
bets-sealed = Deine Wette ist versiegelt. Als Nächstes: { $who }. Am Ende: „{ $win }“.
bets-none = Ich wette nicht
bets-again = Neu wetten
bets-chapter = Die Wetten der Geister
bets-best = { $n ->
    [one] Ein Geist hat es kommen sehen: { $who }, { $right ->
        [one] einmal richtig
       *[other] { $right } Mal richtig
     }.
   *[other] Diese Geister haben es kommen sehen: { $who }, { $right ->
        [one] je einmal richtig
       *[other] je { $right } Mal richtig
     }.
 }
bets-told = Tag { $day }, { $who }: „{ $target } ist als Nächstes dran“ ({ $next ->
    [right] richtig
   *[wrong] falsch
 }), „{ $win }“ ({ $side ->
    [right] richtig
   *[wrong] falsch
 }).

## How it is played, in five pictures
learn-lupus-1 = Ihr seid ein Dorf
learn-lupus-1-line = Unter euch verstecken sich die Wölfe. Jede Nacht reißen sie jemanden.
learn-lupus-2 = Nachts herrscht Ruhe
learn-lupus-2-line = Augen zu, und wer aufgerufen wird, zeigt; mit Telefonen antworten alle, ohne ein Wort.
learn-lupus-3 = Am Tag stimmt ihr ab
learn-lupus-3-line = Redet, nennt einen Verdacht; die ersten zwei verteidigen sich, die anderen wählen das Opfer.
learn-lupus-4 = Wer gewinnt
learn-lupus-4-line = Die Menschen, wenn der letzte Wolf fällt. Die Wölfe, wenn sie mindestens die Hälfte stellen.
learn-lupus-5 = Deine Karte
learn-lupus-5-line = Halte gedrückt, um sie zu sehen, lass los, um sie zu verdecken. Zeig sie niemandem.

## The wall
lupus-deal-seen = { $way ->
    [physical] { $done ->
        [one] { $done } von { $total } hat die Karte eingegeben
       *[other] { $done } von { $total } haben ihre Karte eingegeben
     }
   *[digital] { $done ->
        [one] { $done } von { $total } hat die Karte gesehen
       *[other] { $done } von { $total } haben ihre Karte gesehen
     }
 }
lupus-line-verdict-lot = Das Los ist gefallen
lupus-leaves-lot = Gleichstand zwischen { $names }: Das Los ist gefallen. Die Karte bleibt verdeckt.
lupus-leaves-lot-all = Niemand konnte über { $names } abstimmen: Das Los ist gefallen. Die Karte bleibt verdeckt.
lupus-daybreak-nobody = Heute Nacht ist niemand gestorben
lupus-daybreak-moderator = Heute Nacht holten die Wölfe die Spielleitung
lupus-daybreak-all-here = Ihr seid noch alle da.
lupus-daybreak-covered = { $n ->
    [one] Die Karte bleibt verdeckt.
   *[other] Die Karten bleiben verdeckt.
 }
lupus-daybreak-bitten-too = { $n ->
    [one] Die Wölfe holten auch die Spielleitung. Die Karte bleibt verdeckt.
   *[other] Die Wölfe holten auch die Spielleitung. Die Karten bleiben verdeckt.
 }

## House rules on the tablet (not on phones)
lupus-option-deck-rule = Wie wird das Deck zusammengestellt?
lupus-option-deck-rule-note = Die Schachtel ist für 8 bis 24; frei spielt ihr mit 5 bis 40, und was die Schachtel verbietet, wird zum Hinweis.
lupus-value-deck-rule-box = Wie in der Schachtel
lupus-value-deck-rule-free = Frei
lupus-option-box = Mit welchen Karten?
lupus-option-box-note = Die zweite Schachtel bringt neun weitere Rollen und einen Hauptmann.
lupus-value-box-classic = Die erste Schachtel
lupus-value-box-world = Beide Schachteln
lupus-option-ready-deck = Welches fertige Deck wird vorgeschlagen?
lupus-option-ready-deck-note = Passt es nicht zu eurer Zahl, wird das passende vorgeschlagen.
lupus-value-ready-deck-by-number = Nach eurer Zahl
lupus-value-ready-deck-first-evening = Erster Abend
lupus-value-ready-deck-hearts = Herzen
lupus-value-ready-deck-whole-box = Die ganze Schachtel
lupus-option-deck-preset = Welches Deck wird vorgeschlagen?
lupus-option-deck-preset-note = Mit jeder weiteren Person eine neue Rolle, oder so wenige besondere Rollen wie möglich.
lupus-value-deck-preset-progressive = Pro Person eine Rolle mehr
lupus-value-deck-preset-plain = Das einfachste
lupus-option-deal-mode = Wer teilt die Karten aus?
lupus-option-deal-mode-note = Das Programm mischt und zeigt sie auf den Telefonen. Echte Karten teilt eine Person aus, und ihr sagt hier, wer was hat.
lupus-value-deal-mode-digital = Das Programm
lupus-value-deal-mode-physical = Echte Karten
lupus-option-moderation = Wer leitet?
lupus-option-moderation-note = Mit der Erzählstimme spielen alle mit: Das Tablet liegt mitten auf dem Tisch, spricht und macht allein weiter. Jeder Platz braucht ein Telefon, oder ihr spielt die Nacht alle zusammen.
lupus-value-moderation-person = Eine Person
lupus-value-moderation-voice = Die Erzählstimme
lupus-option-night-input = Wie handelt man nachts?
lupus-option-night-input-note = Mit Telefonen tippen bei jedem Schritt alle etwas an, so verrät sich niemand. Beim Zeigen bleiben die Augen zu. Alle zusammen ist die schnellste Nacht.
lupus-value-night-input-phones = Mit Telefonen
lupus-value-night-input-pointing = Durch Zeigen
lupus-value-night-input-together = Alle zusammen
lupus-option-pace = In welchem Tempo spielt ihr?
lupus-option-pace-note = Gemütlich: Alle Zeiten dauern anderthalbmal so lang, die der Nacht, der Abstimmungen, von Diskussion und Verteidigung und die Pausen der Erzählstimme. Ohne Eile: doppelt so lang, die Diskussion hat keine Uhr, und eine Verteidigung hat nur mit der Erzählstimme eine.
lupus-value-pace-usual = Wie immer
lupus-value-pace-calm = Gemütlich
lupus-value-pace-no-clock = Ohne Eile
lupus-option-min-step-seconds = Wie viele Sekunden dauert ein Schritt mindestens?
lupus-option-min-step-seconds-note = Ein zu kurzer Schritt verriete, dass die Rolle schon draußen ist.
lupus-option-step-seconds = Mit der Erzählstimme: Wie viele Sekunden dauert ein Schritt der Nacht?
lupus-option-step-seconds-note = Immer gleich lang, wer auch lebt: Er endet nicht früher, weil jemand geantwortet hat.
lupus-option-window-seconds = Mit der Erzählstimme: Wie viele Sekunden höchstens, um alle zusammen zu antworten?
lupus-option-window-seconds-note = Es endet früher, wenn alle geantwortet haben.
lupus-option-vote-seconds = Mit der Erzählstimme: Wie viele Sekunden für eine Stimme?
lupus-option-vote-seconds-note = Wer schweigt, wird noch einmal gefragt und dann übergangen.
lupus-option-pauses = Mit der Erzählstimme: Wie viele Sekunden Pause zwischen zwei Sätzen?
lupus-option-pauses-note = Im Schnitt: Jede Pause ist zufällig etwas länger oder kürzer.
lupus-option-without-phone = Spielt ihr die Nacht alle zusammen: Wer kein Telefon hat…
lupus-option-without-phone-note = Das Tablet geht verdeckt von Hand zu Hand: gleich viel Zeit und dieselbe Frage für alle. Mit der Erzählstimme ist es immer so.
lupus-value-without-phone-pointing = zeigt, mit geschlossenen Augen
lupus-value-without-phone-passing = bekommt das Tablet
lupus-option-captain = Wird ein Hauptmann gewählt?
lupus-option-captain-note = Zwei Stimmen und das letzte Wort bei Gleichstand.
lupus-value-captain-off = nein
lupus-value-captain-elected = gewählt
lupus-option-first-night = Reißen die Wölfe in der ersten Nacht?
lupus-option-first-night-note = Ist die Spielleitung die Beute, geht niemand, ohne einmal geredet zu haben.
lupus-value-first-night-moderator = Nein, Beute ist die Spielleitung
lupus-value-first-night-bite = Ja, sofort
lupus-option-call-absent-roles = Auch Rollen aufrufen, die nicht im Deck sind?
lupus-option-call-absent-roles-note = Ein Bluff der Spielleitung: Die Nacht dauert länger, und niemand weiß, was im Deck ist.
lupus-option-discussion-seconds = Wie lange redet ihr?
lupus-option-discussion-seconds-note = Die Regel sagt höchstens drei Minuten (3:00).
lupus-option-long-discussion = Längere Diskussionen erlauben?
lupus-option-long-discussion-note = Bis zu fünfzehn Minuten, und bei Bedarf dreißig Sekunden mehr.
lupus-option-shorter-talk = Wird die Diskussion jeden Tag kürzer?
lupus-option-shorter-talk-note = Jeden Tag eine halbe Minute weniger, bis hinab zu einer Minute.
lupus-option-defence-seconds = Wie lange dauert eine Verteidigung?
lupus-option-defence-seconds-note = 0:00 heißt ohne Grenze, wie in der Schachtel.
lupus-option-self-vote = Darf man für sich selbst stimmen?
lupus-option-self-vote-note = Sonst muss man jemand anders nennen.
lupus-option-abstain = Darf man sich enthalten?
lupus-option-abstain-note = Sonst müssen alle jemanden nennen.
lupus-option-simultaneous-votes = Alle gleichzeitig abstimmen, geheim?
lupus-option-simultaneous-votes-note = Aufgedeckt wird, wenn alle abgestimmt haben. Sonst stimmt ihr reihum ab, laut.
lupus-option-dropped-nominees-vote = Stimmt wieder ab, wer aus der Stichwahl herausfällt?
lupus-option-dropped-nominees-vote-note = In der zweiten Stichwahl, nur noch zwischen denen im Gleichstand.
lupus-option-all-nominated = Und wenn alle nominiert sind?
lupus-option-all-nominated-note = Dann bliebe niemand zum Abstimmen.
lupus-value-all-nominated-lot = Losen
lupus-value-all-nominated-everyone-votes = Die Nominierten stimmen ab, nie für sich selbst
lupus-hands-mob-vote = { $way ->
    [fingers] Jede Stimme ist ein erhobener Finger mehr für die Person, die sie bekommt.
   *[physical] Gib der genannten Person für jede Stimme eine Mob-Karte.
 }
lupus-hands-mob-again = { $way ->
    [fingers] Finger runter: Die Zählung fängt neu an.
   *[physical] Sammle die Mob-Karten ein: Sie werden neu verteilt.
 }
lupus-hands-mob-short = Ihr braucht vielleicht { $n } Mob-Karten, und in der Schachtel sind { $of }: Haltet andere Marker bereit.
lupus-hands-mob-ghost = Wer draußen ist, behält eine Mob-Karte verdeckt vor sich.
lupus-option-mob-cards = Wo werden die Stimmen festgehalten?
lupus-option-mob-cards-note = Auf dem Bildschirm sehen sie alle. Mit Fingern: Wer eine Stimme bekommt, hebt einen mehr, und das Tablet führt Buch.
lupus-value-mob-cards-on-screen = Auf dem Bildschirm
lupus-value-mob-cards-physical = Echte Karten auf dem Tisch
lupus-value-mob-cards-fingers = Finger
lupus-option-ghosts = Stimmen Geister ab?
lupus-option-ghosts-note = Wer draußen ist, stimmt bei den Nominierungen weiter ab, ohne ein Wort.
lupus-option-ghost-vote-from = Ab wann stimmen Geister ab?
lupus-option-ghost-vote-from-note = Zählt nur, wenn Geister abstimmen.
lupus-value-ghost-vote-from-next-day = Ab dem nächsten Tag
lupus-value-ghost-vote-from-same-day = Ab demselben Tag
lupus-option-announce-cause = Im Morgengrauen sagen, woran die Toten starben?
lupus-option-announce-cause-note = Sonst wird nur der Name gesagt.
lupus-option-dead-see-roles = Sehen Geister alle Rollen?
lupus-option-dead-see-roles-note = Mehr Spaß für alle, die draußen sind. Nicht, solange Geister abstimmen.
lupus-option-bets = Wetten Geister?
lupus-option-bets-note = Am Tag, auf dem eigenen Telefon: wer als Nächstes ausscheidet, wer gewinnt. Alle Wetten werden am Ende geöffnet.

## The lobby on the tablet: deck, invented cards, odds (not on phones)
lupus-deck-change = Deck ändern
lupus-deck-change-hint = Wie viele Karten von jeder Rolle? { $n } insgesamt.
lupus-deck-set = Dieses Deck nehmen
lupus-deck-propose = Zurück zum vorgeschlagenen Deck
lupus-deck-row = { $does } Empfohlen ab { $n } Leuten.
lupus-rules = Hausregeln
lupus-rules-hint = Sie gelten ab dem nächsten Austeilen, und der Tisch merkt sie sich.
lupus-presets = Fertige Regeln
lupus-order = Reihenfolge der Nacht
lupus-order-hint = Seherin und Leibwächter vor den Wölfen, das Medium zuerst, der Mythomane zuletzt.
lupus-order-set = Diese Reihenfolge nehmen
lupus-custom-hint = Bis zu drei sind möglich. Was sie tun, regelt die Spielleitung, mit den Berichtigungen.
lupus-custom-new = Eine Karte erfinden
lupus-custom-save = Karte speichern
lupus-custom-drop = „{ $name }“ entfernen
lupus-custom-drop-warn = Die Karte kommt aus dem Deck und wird vergessen.
lupus-custom-name = Wie heißt sie?
lupus-custom-text = Was tut sie?
lupus-custom-counts-as = Auf wessen Seite steht sie?
lupus-custom-human = Bei den Menschen
lupus-custom-wolf = Bei den Wölfen
lupus-custom-seer = Sieht die Seherin in ihr einen Wolf?
lupus-custom-medium = Zählt sie für das Medium als Wolf?
lupus-custom-yes = Ja
lupus-custom-no = Nein
lupus-custom-night = Wacht sie nachts auf?
lupus-custom-none = Nein
lupus-custom-own = Ja, allein
lupus-custom-with-wolves = Mit den Wölfen (nur auf deren Seite)
lupus-deck-free-people = Ihr seid { $players }, und die Schachtel ist für 8–24: Ihr spielt mit einem Deck nach Maß.
lupus-deck-few = Es braucht mindestens { $least } Leute: { $n ->
    [one] Eine Person fehlt.
   *[other] { $n } fehlen.
 }
lupus-go-anyway = Trotzdem zu { $n } spielen
lupus-settle-differ = { $step }: Sie sind sich nicht einig. Lass sie einen Namen finden, oder wähl selbst.
lupus-length = Etwa { $n } Minuten
lupus-length-more = Wovon es abhängt
lupus-length-spread = Acht von zehn Abenden dauern { $low } bis { $high } Minuten: Es hängt davon ab, wie viele ihr seid, wie ihr die Nacht spielt, wie ihr abstimmt und wie lange ihr redet.
lupus-length-days = Vom Programm gespielte Partien: Sie enden zwischen Tag { $low } und Tag { $high }. Die Dauer jedes Augenblicks ist geschätzt.
lupus-odds = Wer wird gewinnen?
lupus-odds-more = Woher wir das wissen und was es ändert
lupus-odds-anyhow = Wenn alle zufällig wählen, in 100 Partien:
lupus-odds-led = Wenn das Dorf einer Seherin folgt, die sich zu erkennen gibt:
lupus-odds-side-humans = Menschen
lupus-odds-side-wolves = Wölfe
lupus-odds-one-more = Gerade oder ungerade zählt mehr als jede Karte: Ein Dorfbewohner mehr bringt die Menschen von { $now } auf { $then }.
lupus-odds-first-bite = Reißen die Wölfe ab der ersten Nacht, kommen die Menschen von { $now } auf { $then }.
lupus-odds-first-moderator = Ist die erste Beute die Spielleitung, kommen die Menschen von { $now } auf { $then }.
lupus-odds-uneven = { $rule ->
    [free] Hier haben die Wölfe einen klaren Vorsprung: { $wolves } unter { $players }.
   *[box] Hier haben die Wölfe einen klaren Vorsprung: { $wolves } unter { $players }, so will es die Schachtel. Ein freies Deck kommt mit einem weniger aus.
 }
lupus-odds-how = { $n } Partien, vom Programm nach den empfohlenen Regeln gespielt: auf { $margin } Punkte genau. Am Tisch wird geredet und gelogen: Die Zahlen vergleichen Decks, sie sagen den Abend nicht voraus.
lupus-odds-playing = Dieses Deck hat das Programm noch nicht probiert: Es spielt gerade, und das Ergebnis steht gleich hier.
lupus-odds-unknown = Das Programm hat die Decks gespielt, die es vorschlägt, und die mit einem Dorfbewohner mehr. Dieses nicht.

## The tablet's diary (not on phones)
lupus-diary-preset = Hausregeln: { $rules }
lupus-diary-style = Partie: { $style }
lupus-diary-order = Reihenfolge der Nacht geändert
lupus-diary-deck = Deck geändert
lupus-diary-card = Karte erfunden
lupus-diary-card-dropped = Erfundene Karte entfernt
lupus-diary-dealt = Karten ausgeteilt
lupus-diary-handed-out = Echte Karten gehen herum
lupus-diary-looked = { $who } hat die Karte gesehen
lupus-diary-entered = Die Karte von { $who } ist eingegeben
lupus-diary-called = Aufgerufen: { $step }
lupus-diary-closed = Schritt vorbei: { $step }
lupus-diary-eyes = Alle öffnen die Augen
lupus-diary-fell = Noch mehr von euch fallen
lupus-diary-powers-lost = Kein Mensch hat mehr eine Kraft
lupus-diary-shown = Eine Karte wird gezeigt
lupus-diary-shot = Wer gefallen ist, wird gefragt
lupus-diary-shot-falls = Noch jemand fällt
lupus-diary-shot-nobody = Sonst fällt niemand
lupus-diary-head-start = Stimmen vor der Abstimmung
lupus-diary-election = Ein Hauptmann wird gewählt
lupus-diary-captain = { $who } ist Hauptmann
lupus-diary-captain-nobody = Es gibt keinen Hauptmann
lupus-diary-handover = Der Hauptmann bestimmt den nächsten
lupus-diary-answer = Eine Antwort in der Nacht
lupus-diary-device-taken = { $who } hat das Tablet
lupus-diary-device-passed = Das Tablet geht weiter
lupus-diary-device-returned = Das Tablet ist zurück, seine Geheimnisse verborgen
lupus-diary-settled = Die Spielleitung hat entschieden
lupus-diary-dawn = Es wird Tag
lupus-diary-told = Morgen verkündet: Alle sind da
lupus-diary-told-dead = Morgen verkündet, ohne { $who }
lupus-diary-talk = Alle reden
lupus-diary-paused = Zeit angehalten
lupus-diary-resumed = Die Zeit läuft wieder
lupus-diary-paused-by = Pause, gewünscht von { $who }
lupus-diary-voice = Die Erzählstimme liest weiter
lupus-diary-voice-many = Die Erzählstimme liest { $n } weitere Sätze
lupus-diary-said-again = Die Erzählstimme wiederholt es
lupus-diary-taken-over = Ab hier leitet eine Person
lupus-diary-moderation-voice = Die Erzählstimme leitet, und nachts antwortet ihr alle zusammen
lupus-diary-given-back = Ab hier leitet die Erzählstimme
lupus-diary-ready = Bereit zur Abstimmung
lupus-diary-more-time = Dreißig Sekunden mehr
lupus-diary-time-over = Die Zeit ist um
lupus-diary-vote = Nominierungen eröffnet
lupus-diary-votes = { $who } stimmt für { $target }
lupus-diary-abstains = { $who } nennt niemanden
lupus-diary-sealed = { $who } hat abgestimmt
lupus-diary-passed = { $who } wird übergangen
lupus-diary-revealed = Stimmen geöffnet
lupus-diary-speaks = { $who } spricht
lupus-diary-runoff = Die Stichwahl beginnt
lupus-diary-lot = Keine Mehrheit
lupus-diary-drawn = Das Los traf { $who }
lupus-diary-condemned = Das Dorf verurteilt { $who }
lupus-diary-nobody = Niemand gelyncht
lupus-diary-removed = { $who } geht nach Hause
lupus-diary-killed = Von Hand: { $who } stirbt
lupus-diary-revived = Von Hand: { $who } lebt wieder
lupus-diary-role = Von Hand: andere Rolle für { $who }
lupus-diary-skipped = Von Hand: Schritt übersprungen
lupus-diary-over = Die Partie ist zu Ende
lupus-diary-goes-on = Die Partie geht weiter
lupus-diary-answer-many = { $n } Antworten in der Nacht
lupus-diary-looked-many = { $n } Leute haben ihre Karte gesehen

## The printed order of the night (not on phones)
lupus-paper-nights = { $last ->
    [0] { $first ->
        [1] Jede Nacht
       *[other] Ab Nacht { $first }
     }
   *[other] Nur Nacht { $last }
 }
lupus-paper-first = Erste Nacht: „{ $line }“
lupus-paper-later = Danach: „{ $line }“

## The tablet goes from hand to hand at night (not on phones)
lupus-passing-way = Geht herum: { $place } von { $of }
lupus-passing-clock = Restzeit
lupus-passing-take = Ich bin { $who }
lupus-passing-over = { $who } ist nicht da: übergehen
lupus-passing-over-warn = { $who } wird heute Nacht nicht antworten. Nur für jemanden, der nicht am Tisch ist.
lupus-passing-choose = Tippe auf einen Namen, wie alle
lupus-passing-done = Fertig. Solange Zeit ist, kannst du es ändern
lupus-passing-wrong = Ich bin nicht { $who }
lupus-band-vain = Dieser Name zählt für deine Karte nicht: Tippe auf einen anderen.

## The big button, and corrections by hand (not on phones)
lupus-go-first-night = Die Nacht beginnen
lupus-go-call = Aufrufen: { $step }
lupus-go-close = Weiter
lupus-go-window = Fragen schließen
lupus-go-eyes = Augen auf
lupus-go-dawn = Es wird Tag
lupus-go-say = Sagen
lupus-go-on = Weiter
lupus-go-end = Weiter: das Ende
lupus-go-talk = Diskussion eröffnen
lupus-go-vote = Abstimmung eröffnen
lupus-go-nominees = Weiter: die Nominierten
lupus-go-speaks = Weiter: { $who } spricht
lupus-go-runoff = Stichwahl eröffnen
lupus-go-lot = Losen
lupus-go-verdict = Weiter: das Urteil
lupus-go-lynch = Weiter: { $who } geht
lupus-go-lynch-nobody = Weiter: niemand geht
lupus-go-shot = Schließen
lupus-go-captain = Der Hauptmann
lupus-go-no-captain = Ohne Hauptmann
lupus-go-lynch-hint = Wenn die Partie hier nicht endet, wird es wieder Nacht.
lupus-go-deal = { $way ->
    [physical] Karten von Hand austeilen
   *[digital] Karten austeilen
 }
lupus-go-close-hint = Du kannst weitermachen, auch wenn jemand fehlt.
lupus-hands-remove = { $name } muss weg
lupus-hands-remove-hint = Alle erfahren es. Die Karte bleibt verdeckt, und wer geht, gewinnt trotzdem mit der eigenen Seite.
lupus-hands-kill = Für tot erklären
lupus-hands-revive = Ins Leben zurückholen
lupus-hands-role = Rolle ändern
lupus-hands-skip = Schritt überspringen
lupus-hands-who = Wer?
lupus-hands-cause = Wie?
lupus-hands-which = Welche Rolle?
lupus-hands-reason = Warum? (steht am Ende in der Geschichte)
lupus-hands-warn = Eine Berichtigung von Hand: Sie bleibt im Tagebuch.
lupus-go-open-window = Fragen öffnen
lupus-go-result = Weiter: das Ergebnis
lupus-go-fate = Weiter: Das Los entscheidet
lupus-hands-somebody = Jemand

## The choices of the lobby, as chips (not on phones)
lupus-chips-night-input = Wie die Nacht gespielt wird
lupus-chip-phones = mit Telefonen
lupus-chip-phones-note = Eine Rolle nach der anderen, auf allen Telefonen.
lupus-chip-pointing = Augen zu
lupus-chip-pointing-note = Eine Rolle nach der anderen, mit geschlossenen Augen.
lupus-chip-together = schnell
lupus-chip-together-note = Nachts antworten alle gleichzeitig.
lupus-chips-moderation = Wer leitet
lupus-chip-person = eine Person leitet
lupus-chip-person-note = Die Spielleitung liest vor und spielt nicht mit.
lupus-chip-voice = Erzählstimme
lupus-chip-voice-note = Das Programm liest vor: Ihr spielt alle mit.
lupus-chips-box = Welche Schachtel
lupus-chip-classic = eine Schachtel
lupus-chip-classic-note = Die zehn Rollen der ersten Schachtel.
lupus-chip-world = zwei Schachteln
lupus-chip-world-note = Neun weitere Rollen und ein Hauptmann.
lupus-chips-ready-deck = Wie gut ihr es kennt
lupus-chip-first-evening = erster Abend
lupus-chip-first-evening-note = Für den Anfang: mit Hexe und Jäger.
lupus-chip-hearts = Herzen
lupus-chip-hearts-note = Schon gespielt: Liebespaar, Dorfältester, wildes Kind, Hauptmann.
lupus-chip-whole-box = alles
lupus-chip-whole-box-note = Alles bekannt: neun weitere Rollen und der Hauptmann.
lupus-chips-style = Welches Spiel
lupus-chip-easy = einfach
lupus-chip-easy-note = Wenige besondere Rollen, Abstimmung reihum.
lupus-chip-full = volle Schachtel
lupus-chip-full-note = Ab 9 Personen mehr besondere Rollen, Abstimmung reihum.
lupus-chip-sealed = geheime Wahl
lupus-chip-sealed-note = Ab 9 Personen mehr besondere Rollen, geheime Abstimmung.

## Warnings, and what the moderator uncovers (not on phones)
lupus-warn-no-pick = Niemand hat gewählt: Der Schritt endet so. In Ordnung?
lupus-warn-untapped = { $n ->
    [one] { $who } hat noch nicht geantwortet. Schließt du jetzt, wählt nicht, wer fehlt.
   *[other] { $who } haben noch nicht geantwortet. Schließt du jetzt, wählt nicht, wer fehlt.
 }
lupus-warn-pointed = Bei verborgenen Geheimnissen hat niemand notiert, auf wen gezeigt wurde: Schließt du jetzt, bleibt der Schritt ohne Wahl.
lupus-warn-differ = Alle haben geantwortet, aber wer gemeinsam wählt, ist sich nicht einig. Schließt du jetzt, ist diese Wahl verloren.
lupus-warn-unseen = { $n ->
    [one] { $who } hat noch nicht gesagt, dass die Karte gesehen ist. Trotzdem anfangen?
   *[other] { $who } haben noch nicht gesagt, dass die Karte gesehen ist. Trotzdem anfangen?
 }
lupus-cover-title = Wahl und Antwort
lupus-cover-nobody = In diesem Schritt handelt niemand. Lass ein paar Sekunden vergehen.
lupus-cover-acts = Es wählt: { $who }.
lupus-cover-none = Bisher keine Wahl.
lupus-cover-recognise = { $way ->
    [phones] Sie lesen, wer sie sind: { $who }.
   *[pointing] Sie erkennen sich: { $who }.
 }
lupus-cover-alone = Sonst gibt es niemanden: { $who }.
lupus-cover-proposal = { $who } schlägt { $target } vor.
lupus-cover-differ = Sie sind sich nicht einig.
lupus-cover-picks = Wahl: { $target }.
lupus-cover-step = { $step }: { $rest }
lupus-warn-unseen-many = { $n } Leute haben noch nicht gesagt, dass sie ihre Karte gesehen haben. Trotzdem anfangen?
lupus-warn-untapped-many = { $n } Antworten fehlen noch. Trotzdem schließen?

## Questions to the moderator alone (not on phones)
lupus-warn-talk = Die Zeit ist noch nicht um. Die Abstimmung jetzt eröffnen?
lupus-warn-speech = Die Zeit ist noch nicht um. Jetzt weitermachen?
lupus-warn-no-captain = Niemand wurde benannt: Bis zur nächsten Wahl gibt es keinen Hauptmann. Weiter?
lupus-settle = Du entscheidest
lupus-settle-hint = Wenn sie sich nicht einigen oder nicht antworten, wählst du.
lupus-settle-nobody = Niemand
lupus-deal-mismatch = Die eingegebenen Karten passen nicht zum Deck.
lupus-blind-night = { $n ->
    [one] { $who } hat kein Telefon und kann nachts nicht wählen, solange die Geheimnisse verborgen sind. Such ein Telefon, oder zeig die Geheimnisse.
   *[other] { $who } haben kein Telefon und können nachts nicht wählen, solange die Geheimnisse verborgen sind. Such Telefone, oder zeig die Geheimnisse.
 }
lupus-blind-pointing = Solange gezeigt wird, muss die Spielleitung sehen, auf wen.
lupus-blind-pointing-lobby = Die Geheimnisse sind hier verborgen, und mit geschlossenen Augen muss die Spielleitung sehen, auf wen gezeigt wird. Zeig sie, oder spielt die Nacht mit Telefonen.
lupus-settle-confirm = { $name } bestätigen
lupus-settle-pick = Für { $name } entscheiden
lupus-enter-role-conflict = Eine Karte gibt es zu oft: Welche ist falsch?
lupus-skipped-warn = { $who } stimmt nicht ab: Es zählt als Enthaltung und kommt ins Tagebuch.
