### The product's own strings: what every game shares, the tablet, the wall, the server.

## Every screen
ui-close = Schließen
ui-help = Hilfe
ui-help-back = Zurück zum Spiel
ui-help-rules = Die Regeln dieses Tisches
ui-help-own = Hausregel
ui-help-words = Wörter
ui-language = Sprache
ui-names = { $names }
ui-refused = Das geht nicht.
ui-sure = Wirklich?
ui-you-won = Du hast gewonnen
ui-rather-not = Nein, zurück
ui-act-for = Anstelle von { $who }
ui-act-for-whom = Anstelle von
ui-choose-seat = Person wählen
ui-choose-seat-first = Wähl zuerst, für wen du handelst.
ui-choose = wählen
ui-choose-first = Wähl zuerst.
ui-opens-in = { $seconds ->
    [one] In einer Sekunde.
   *[other] In { $seconds } Sekunden.
  }
ui-in-a-moment = Einen Moment.
ui-paused = Pause
ui-time-is-up = Die Zeit ist um.
ui-seconds-left = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
 }
ui-mind = Hinweis
ui-done-of = { $done } von { $total }
ui-answered-of = { $done ->
    [one] { $done } von { $total } hat geantwortet
   *[other] { $done } von { $total } haben geantwortet
 }
ui-awaiting = { $count ->
    [one] Es fehlt noch { $names }.
   *[other] Es fehlen noch { $names }.
  }
ui-fewer = Weniger: { $what }
ui-more = Mehr: { $what }
ui-number-of = { $what }: { $n }. Wähl die Zahl.
ui-stays = bleibt { $n }
ui-earlier = Früher: { $what }
ui-later = Später: { $what }
ui-cards-of = { $sum ->
    [one] { $sum } Karte, nötig sind { $total }
   *[other] { $sum } Karten, nötig sind { $total }
 }
ui-still-missing = { $count ->
    [one] Eins fehlt noch.
   *[other] { $count } fehlen noch.
  }
ui-not-told = noch nicht gewählt
ui-changed = geändert
rule-printed = gedruckt
rule-ours = der Text schweigt: von uns
rule-own = Hausregel
ui-yes = ja
ui-no = nein
ui-before = Früher geschrieben
ui-field-missing = Fehlt noch: { $what }
ui-in-deck = im Deck: { $count }
ui-code-title = So kommt man dazu
ui-watch = Ich will nur zuschauen
ui-sit = Platz nehmen

## Questions and panels
ui-limit-left = übrig
ui-limit-used = verbraucht
ui-veil = Zum Ansehen tippen
ui-seal = Versiegeln
ui-points-missing = { $count ->
    [one] Ein Punkt fehlt.
   *[other] { $count } Punkte fehlen.
  }
ui-stand-you = { $count ->
    [0] du
   *[other] du und { $who }
 }
ui-stand-you-many = du und { $count } andere
ui-stand-many = { $count } Leute
ui-stand-nobody = niemand
ui-stand-ahead = { $by } voraus
ui-stand-even = gleichauf
ui-stand-behind = { $by } zurück
ui-branch-again = noch einmal: { $n }
ui-branch-then = Jetzt wähl, wo.
ui-becomes = wird
ui-annals = Die Geschichte bisher
ui-annals-lost = Die Geschichte lädt gerade nicht: Versuch es gleich noch einmal.
ui-history = Verlauf
ui-keep-copy = Kopie speichern
ui-columns-beyond = { $count ->
    [one] noch eine Spalte →
   *[other] noch { $count } Spalten →
 }
ui-leaf-before = Vorige Seite
ui-leaf-after = Nächste Seite

## The ring, the votes, the script and the story
ui-ring = Die Runde
ui-moderator = Spielleitung
ui-role-covered = verdeckte Rolle
ui-seat-dead = aus dem Spiel
ui-seat-gone = nicht mehr am Tisch
ui-seat-turn = ist dran
ui-seat-nominated = nominiert
ui-seat-waits = fehlt noch
ui-seat-wins = hat gewonnen
ui-seat-chosen = gewählt
ui-votes = { $count ->
    [one] { $count } Stimme
   *[other] { $count } Stimmen
 }
ui-votes-of = { $expected ->
    [one] { $cast } von { $expected } Stimme
   *[other] { $cast } von { $expected } Stimmen
 }
ui-votes-for = stimmt für
ui-votes-now = { $name } stimmt jetzt ab
ui-nobody = niemand
ui-said = „{ $line }“
ui-then = Dann: „{ $line }“
ui-stages = Die Schritte der Reihe nach
ui-chronicle = Wie es war
ui-chart-none = keine Stimmen
ui-chart-table = Als Tabelle

## Copies and printed sheets of a long game
sheet-print = Blatt zum Drucken
sheet-csv = Tabelle als CSV
sheet-before = vorher
sheet-how = wie
sheet-after = nachher

## Copies and printed sheets of a long game (not on phones)
E_BAD_COPY = Diese Datei ist keine Kopie, mit der es hier weitergehen kann.
E_COPY_TOO_LARGE = Diese Kopie ist zu groß, um hier weiterzuspielen.
E_COPY_NOT_NOW = Gerade hat die Partie Geheimnisse, die auch am Tablet niemand sehen darf: Speichere eine Kopie, wenn sie gelüftet sind.
copy-title = Mit einer Kopie weiterspielen
copy-how = Eine anderswo gespeicherte Partie geht hier weiter, an einem neuen Tisch.
copy-file = Die Kopie
copy-note = Alle Plätze sind da: Mit dem QR-Code, den du zeigst, bekommen alle ihren zurück. Was noch versiegelt war, muss neu geschrieben werden.
copy-go = Weiterspielen
copy-back = Zurück zum Tisch

## Charts, proposals and lists
ui-arrow = { $above } über { $below }
ui-arrow-from = Tippe an, wer oben stehen soll.
ui-arrow-to = Jetzt tippe an, wer unten stehen soll.
ui-route-then = Jetzt wähl, wo.
ui-stop-done = gestempelt
ui-stop-next = als Nächstes
ui-stop-later = später
ui-agreed = Einig:
ui-not-agreed = Noch nicht einig:
ui-drop = Entfernen
ui-line-add = Zeile hinzufügen
ui-line-put = Hinzufügen
ui-line-drop = { $what } entfernen
ui-lines-first = Füg zuerst eine Zeile hinzu.
ui-sequence-add = Am Ende anfügen
ui-sequence-out = { $what } entfernen, Platz { $place }
ui-sequence-empty = Tippe mindestens eins an.

## Flowers and the die
ui-petals = Die Rosen von allen
ui-petals-of = { $filled } von { $total }
ui-petals-none = Niemand im Spiel
ui-petals-gathered = { $gathered } von { $goal }
ui-turn-now = Ist jetzt dran.
ui-turn-yours = Du bist dran.
ui-face = Seite { $face }

## The board of turned cards, and folded groups
board-you = du
board-turn = am Zug
board-blow-by-blow = Schlag auf Schlag
board-hits = trifft mit { $damage }
board-across = liegt quer
board-near = hergedreht
board-far = weggedreht
board-hot = umkämpft
board-beside-of = Im Feld von { $who }
board-beside-yours = In deinem Feld
board-hurt = Schaden { $damage }
board-spent = getappt
board-nth = { $name } ({ $number })
phone-group-match = Match
phone-group-deck = Liste
phone-group-cards = Karten zählen
phone-group-characters = Charaktere

## The phone
phone-opening = Der Tisch wird geöffnet…
phone-needs-script = Das Spiel auf dem Telefon braucht JavaScript. Ohne kann die Spielleitung auf dem Tablet für dich spielen.
phone-place = Platz { $place }
phone-story-before = Die Geschichte davor
ui-share-sum = { $label }: { $n }
phone-share = Bild teilen
phone-seated = Du sitzt am Tisch
phone-how-to = So wird gespielt, in fünf Bildern
phone-next = Du spielst ab der nächsten Partie mit. Bis dahin kannst du zuschauen.
phone-watching = Du schaust zu
phone-you = du
phone-own = Karte
phone-own-title = Nur für deine Augen
phone-code-label = Tischcode { $code }: QR-Code und Sprache zeigen
phone-code-how = Wer dazukommt, scannt den QR-Code oder öffnet { $address } und tippt den Code ein.
phone-code-night = Am Tag ist der QR-Code wieder da. Der Code gilt immer.
phone-qr-label = QR-Code für einen Platz an diesem Tisch
phone-bell = Glocke auf diesem Telefon
phone-other-page = Den Tisch leiten
phone-voice-unheard = Niemand kann die Stimme hören. Tippt das Gerät in der Tischmitte oder den Fernseher an: Bis dahin sind die Sätze dort zu lesen.
phone-awake-on = Der Bildschirm bleibt an, solange diese Seite offen ist.
phone-awake-off = Nach dem ersten Tippen bleibt der Bildschirm an, wo das Telefon es zulässt.
phone-awake-never = Wird der Bildschirm dunkel, weck ihn auf: Alles ist noch wie vorher.
phone-seat-title = Dein Platz
phone-seat-name = Dein Name
phone-seat-rename = Namen ändern
phone-seat-leave = Platz abgeben
phone-seat-leave-warn = Dein Platz wird frei, und dieses Telefon geht zurück zur Tür.
phone-seat-needed = Der Platz wird gebraucht, solange diese Partie auf dem Tisch ist. Musst du los? Sag es der Person mit dem Tablet: Sie kann für dich spielen.
phone-notes = Meine Notizen
phone-notes-kept = Sie bleiben auf diesem Telefon und verschwinden mit dem Tisch. Nachts bleiben sie zu.
phone-card-hold = Gedrückt halten
phone-card-covered = Deine Karte, verdeckt.
phone-card-look-around = Sieh dich um, dann halte hier gedrückt: Du siehst sie, bis du loslässt.
phone-card-itself = Sie hat sich verdeckt. Halte gedrückt, um sie wieder zu sehen.
phone-card-short = Zu kurz: Halte, bis du alles gelesen hast.
phone-card-toggle = Karte zeigen oder verdecken
phone-card-release = Loslassen verdeckt
phone-card-first = Sieh dir zuerst deine Karte an.
phone-list-open = Kartenliste öffnen
phone-list-again = Andere Karte wählen
phone-chosen = Deine gewählte Karte · gedrückt halten
phone-ring = Der Tisch, von deinem Stuhl aus
phone-pick-label = Eine Person wählen
phone-pick-hint = Tippe auf einen Namen, dann bestätige.
phone-pick-confirm = Bestätige, oder tippe auf einen anderen Namen.
phone-pick-not-this = Nicht dieser: Tippe auf einen anderen Namen.
phone-pick-noted = Notiert: { $name }.
phone-more-below = { $count ->
    [one] noch eins ↓
   *[other] noch { $count } ↓
  }
phone-seat-dead = aus dem Spiel
phone-seat-gone = nicht am Tisch
phone-seat-turn = ist dran
phone-seat-nominated = nominiert
phone-seat-wins = hat gewonnen
phone-roles-show = Rollen zeigen
phone-roles-cover = Rollen verdecken
phone-seat-kept = Dein Platz wartet auf dich.
phone-lost-title = Verbindung verloren
phone-lost = Dein Platz bleibt deiner.
phone-lost-again = { $seconds ->
    [one] Neuer Versuch in einer Sekunde.
   *[other] Neuer Versuch in { $seconds } Sekunden.
  }
phone-lost-now = Neuer Versuch läuft.
phone-lost-retry = Jetzt versuchen
phone-lost-hint = Kommt nichts? Prüf, ob du im WLAN des Tisches bist und der Browser das lokale Netz nutzen darf.
phone-last-seen = { $seconds ->
    [one] Zuletzt gesehen vor einer Sekunde
   *[other] Zuletzt gesehen vor { $seconds } Sekunden
  }
phone-last-seen-long = { $minutes ->
    [one] Zuletzt gesehen vor einer Minute
   *[other] Zuletzt gesehen vor { $minutes } Minuten
  }
phone-last-clock = Die Uhr steht jetzt bei { $time }.
phone-moved-title = Anderswo geöffnet
phone-moved = Dein Platz wird jetzt in einem anderen Tab oder auf einem anderen Telefon gespielt.
phone-moved-back = Hier weiterspielen
phone-removed-title = Du bist nicht mehr am Tisch
phone-removed = Dein Platz wurde entfernt. Ist die Tür offen, kannst du dich wieder setzen.
phone-released-title = Telefon gelöst
phone-released = Dein Platz wird jetzt vom Tablet aus gespielt. Willst du ihn zurück, bitte die Spielleitung um einen QR-Code.
phone-refused-title = Hier ist kein Platz
phone-refused = Der Tisch kennt dieses Telefon nicht. Nimm neu Platz.
phone-refused-join = Zur Tür

## The phone (server only)
old-phone = Dieser Browser ist zu alt. Kommt nichts weiter, bitte um einen Platz ohne Telefon.

## How a game is played
learn-title = So wird gespielt
learn-at = { $at } von { $count }
learn-on = Weiter
learn-back = Zurück
learn-done = Verstanden

## Keeping the screen on, where the browser cannot do so itself
learn-awake-keep = Bildschirm an, solange wir spielen
learn-awake-price = Der Bildschirm bleibt an, solange wir spielen. Soll er dunkel werden: Tippe oben auf den Code.
learn-awake-fine = In Ordnung
learn-awake-music = Musik auf diesem Gerät kann verstummen.

## While the host's device keeps the games
learn-evenings-kept = Das Gerät, das den Abend leitet, merkt sich die Partien von heute: wer was war und wer gewonnen hat.

## The invitation to a table
invite-label = Schick die Einladung an alle, die noch kommen:
invite-said = Wir spielen heute Abend, der Tisch heißt „{ $called }“. Öffne den Link und tippe deinen Namen ein: Du musst nichts installieren.
invite-share = Teilen
invite-copy = Link kopieren
invite-copied = Kopiert

## The table: refusals
E_NOT_SEATED = Dieses Telefon hat keinen Platz an diesem Tisch.
E_NOT_MODERATOR = Das kann nur die Spielleitung, auf dem Tablet.
E_WRONG_PHASE = Jetzt nicht.
E_ANNOUNCING = Moment: Es wird gerade allen gesagt.
E_WATCHING = Du schaust bei dieser Partie zu. Ab der nächsten spielst du mit.
E_NEGATIVE = Unter null geht nichts.
E_ID_REUSED = Diese Anfrage wurde schon für etwas anderes benutzt. Versuch es noch einmal.
E_DOOR_CLOSED = Die Tür ist zu: Die Spielleitung kann sie auf dem Tablet öffnen.
E_TABLE_FULL = Der Tisch ist voll: Er hat { $most } Plätze.
E_HAS_PHONE = Dieser Platz hat ein eigenes Telefon: Schau dort nach.
E_NO_SUCH_SEAT = Dieser Platz ist weg.
E_RING_DIFFERS = Inzwischen ist jemand gekommen oder gegangen. Sieh dir die Runde an und versuch es noch einmal.
E_NAME_EMPTY = Tippe einen Namen ein.
E_NAME_LONG = Zu lang: höchstens { $most } Zeichen.
E_NAME_CHARACTERS = Entferne die Zeichen aus diesem Namen, die man nicht sieht.
E_NAME_MIXED = Dieser Name mischt zwei Alphabete: Schreib ihn in einem.
E_NAME_RESERVED = { $name } klänge, als spräche der Tisch selbst: Füg dem Namen etwas hinzu.
E_NAME_TAKEN = { $name } ist schon hier. Zurück mit einem anderen Telefon? Bitte die Person mit dem Tablet um den QR-Code deines Platzes. Jemand anderes? Füg dem Namen etwas hinzu.

## The table: refusals of what only the host does (not on phones)
E_NO_SUCH_GAME = Dieses Spiel gibt es hier nicht.
E_GAME_RUNNING = Eine Partie läuft noch: Spielt sie zuerst zu Ende.
E_NOTHING_TO_UNDO = Es gibt nichts zurückzunehmen.
E_STAYS_OPEN = Was geöffnet wurde, bleibt offen: Nur was danach kam, lässt sich zurücknehmen.
E_NOTHING_TO_REDO = Es gibt nichts mehr wiederherzustellen: Inzwischen ist etwas anderes passiert.

## Refusals of several games
E_PLAYER_COUNT = { $players ->
    [one] Eine Person sitzt am Tisch: { $low } bis { $high } können spielen.
   *[other] Ihr seid { $players }: { $low } bis { $high } können spielen.
 }
E_OPTION = So lässt sich diese Regel nicht einstellen.
kit-answer-person = { $who }
kit-answer-given = Abgegeben.
kit-answer-in = Deine Antwort ist da. Die anderen überlegen noch.
kit-answer-own = Deine Antwort
kit-answer-back = Zurücknehmen
E_NOT_ASKED = Du wirst gerade nicht gefragt.
E_NO_SUCH_ANSWER = Diese Antwort steht nicht zur Wahl.
E_NOTHING_ANSWERED = Du hast keine Antwort, die du zurücknehmen könntest.
E_ALREADY_ANSWERED = Deine Antwort ist schon da.
E_GAME_OVER = Die Partie ist zu Ende.
E_TARGET_DEAD = Schon aus dem Spiel.
E_NOT_YOUR_TURN = Du bist noch nicht dran.

## The table before the game
table-empty-title = Der Tisch ist bereit
table-seated-title = Du sitzt am Tisch, { $who }
table-empty-line = Die Spielleitung wählt das Spiel.

## Seats
table-seat = { $who }

## Notices for everybody
table-notice-seat-moved = { $who } spielt jetzt auf einem anderen Telefon.
table-notice-tablet-moved = Jetzt leitet ein anderes Gerät.
table-notice-seat-shown = Die Geheimnisse von { $who } waren gerade auf dem Tablet zu sehen.
table-notice-undone = Auf dem Tablet wurde ein Schritt zurückgenommen. Gegebene Antworten bleiben.
table-notice-redone = Auf dem Tablet wurde ein zurückgenommener Schritt wiederhergestellt.

## The evening
table-evening = Der Abend bisher
table-evening-game = { $n }. { $game }: { $end }.
table-evening-game-open = { $n }. { $game }.
table-evening-won = { $n ->
    [one] Ein Sieg: { $who }.
   *[other] { $n } Siege: { $who }.
 }

## Refusals of the server
E_NO_TABLE = Dieser Code öffnet keinen Tisch, oder dessen Tür ist zu. Vergleich ihn mit dem Tablet oder dem großen Bildschirm, oder bitte die Spielleitung, die Tür zu öffnen.
E_UNREADABLE = Dieser Tisch wurde von einem neueren Veglia geschrieben oder ist beschädigt: Hier kann er nicht gespielt werden. Den anderen Tischen fehlt nichts. Wer den Server betreibt, erfährt mehr mit „companion --check“.
E_NOT_HOST = Dieses Gerät ist nicht das Tablet der Spielleitung. Lass es dir mit dessen QR-Code übergeben.
E_INVITE_DEAD = Dieser QR-Code, Link oder Schlüssel geht nicht: schon benutzt, zu alt oder vertippt.
E_BAD_INPUT = Diese Anfrage ist nicht zu verstehen. Lade die Seite neu und versuch es noch einmal.
E_ONE_LINE = Diese Worte müssen in eine Zeile passen: ohne Umbrüche, Tabs oder andere Steuerzeichen.
E_UNKNOWN_COMMAND = Diese Seite ist aus einer anderen Version. Lade sie neu.
E_OLD_PAGE = Das Programm wurde aktualisiert. Lade diese Seite neu.
E_TRY_AGAIN = Etwas ist schiefgegangen. Versuch es noch einmal.
E_BUSY = Am Tisch ist viel los. Versuch es gleich noch einmal.
E_RENAMED_OFTEN = Du hast deinen Namen sehr oft geändert. Warte ein wenig, dann geht es wieder.
E_TOO_FAST = Moment: zu viele Anfragen in zu kurzer Zeit.
E_CANNOT_SAVE = Der Server kann nicht speichern. Nichts ist verloren: Versuch es gleich noch einmal.
E_LOG_FULL = Das Protokoll dieses Tisches ist voll; alles Gespielte bleibt. Am Tablet kann man rückgängig machen, oder eine Kopie speichern und an einem neuen Tisch weiterspielen.

## The tablet: opening (not on phones)
desk-opening = Der Tisch wird geöffnet…
desk-needs-script = Diese Seite braucht JavaScript.

## The tablet: opening (server only)
old-tablet = Dieser Browser ist zu alt für Veglia. Kommt nichts weiter, leite von einem anderen Gerät aus.
old-screen = Kommt nichts weiter? Dieser Fernseher ist zu alt: Schließ einen Laptop oder einen Stick an, und öffne dort dieselbe Adresse.

## The tablet: the bar at the top (not on phones)
desk-tools = Werkzeuge
desk-step = Schritt { $step } von { $of }
desk-diary = Tagebuch
desk-table = Tisch
desk-code-label = Tischcode { $code }, QR-Code zeigen
desk-rules-changed = ({ $count })
desk-group-rules = Hausregeln
desk-group-corrections = Berichtigen
desk-group-deck = Ändern
desk-group-night = Reihenfolge der Nacht
desk-group-cards = Erfundene Karten
desk-group-presets = Fertige Regeln
desk-group-seat = Platz
desk-group-votes = Stimmen
desk-group-match = Match
desk-group-players = Wer spielt
desk-group-people = Leute
desk-group-effects = Hilfen und Effekte

## The tablet: rules, cards and evenings kept on this device (not on phones)
desk-own-rules = Eigene Regeln
desk-own-rules-none = Mit einem Namen bleiben die jetzigen Regeln auf diesem Gerät, auch für andere Abende.
desk-own-rules-name = Name für die jetzigen Regeln
desk-own-rules-keep = Behalten
desk-own-rules-forget = Löschen
desk-own-rules-forget-named = „{ $name }“ löschen
desk-own-rules-gone = „{ $name }“ gelöscht.
desk-own-rules-back = Zurückholen
desk-own-rules-full = Es sind schon { $most }: Lösch zuerst welche.
desk-own-rules-broken = Einiges, was dieses Gerät behalten hatte, ist nicht mehr lesbar.
desk-own-rules-denied = Dieses Gerät behält nichts: vielleicht ein privates Fenster, oder es ist voll.
desk-cards = Notierte Karten
desk-cards-here = { $n ->
    [0] Karten, die du aufschreibst (Namen und Werte, nie, wer sie spielt), bleiben auf diesem Gerät und brauchen am nächsten Abend nur ein Tippen. Bisher keine.
    [one] Eine Karte bleibt auf diesem Gerät (Name und Werte, nie, wer sie spielt) und kommt mit ihrem Spiel wieder. Ausschalten löscht sie.
   *[other] { $n } Karten bleiben auf diesem Gerät (Namen und Werte, nie, wer sie spielt) und kommen mit ihrem Spiel wieder. Ausschalten löscht sie.
 }
desk-cards-off = Auf diesem Gerät bleibt keine Karte.
desk-evenings = Abende
desk-rehearse = Allein proben, mit ausgedachten Freunden
desk-rehearsal-end = Probe beenden
rehearsal-mark = Probe: Die anderen sind ausgedacht
desk-evenings-off = Auf diesem Gerät bleibt nichts.
desk-evenings-none = Noch ist nichts da: Die erste Partie kommt hierher, wenn sie zu Ende ist.
desk-evenings-here = Nur auf diesem Gerät: die letzten 60 Partien.
desk-evenings-ends = Wie es ausging
desk-evenings-people = Wer was war
desk-evenings-won = { $won } von { $played } gewonnen
desk-evenings-games = Partie für Partie
desk-evenings-forget = Alles löschen
desk-evenings-gone = Alles ist gelöscht.
desk-evenings-back = Zurückholen
desk-evenings-save = Als Datei speichern
E_RULES = Diese Hausregeln gehen hier nicht: Lösch sie und speichere sie neu.

## The tablet: the ring (not on phones)
desk-show-roles = Rollen zeigen
desk-cover-roles = Rollen verdecken
desk-place = { $place }
desk-no-phone = kein Telefon
desk-asleep = Telefon ist aus
desk-chosen = Gewählt: { $name }
desk-tap-a-seat = Tippe in der Runde auf einen Namen

## The tablet: the script (not on phones)
desk-secret = Wahl und Antwort
desk-hold = gedrückt halten
desk-undo = Zurücknehmen
desk-redo = Wiederherstellen
desk-more-below = Unten mehr ↓

## The tablet: acting for a seat, and lending it (not on phones)
desk-act-for-one = Für eine Person antworten
desk-act-for-many = Für mehrere antworten
desk-act-title = Anstelle von { $name }
desk-nothing-now = Hier ist gerade nichts zu tun.
desk-handover-one = An { $name } übergeben
desk-pass-next = Tablet weitergeben: Jetzt kommt { $name }
desk-handover-title = Das Tablet geht herum
desk-handover-place = Die Karten · { $place } von { $of }
desk-handover-give = Gib das Tablet an
desk-handover-seen = Die Karte ist verdeckt
desk-handover-away = Alle anderen schauen weg.
desk-handover-hold = Ich bin { $name }: gedrückt halten
desk-handover-how = die Karte ist zu sehen, solange dein Finger aufliegt
desk-handover-again = Gedrückt halten und noch einmal ansehen
desk-handover-back = Gesehen: Ich gebe es zurück
desk-handover-only = Nur für { $name }
desk-passing-hold = Halten und lesen
desk-passing-toggle = Zeile zeigen oder verdecken
desk-passing-over = Das Tablet ist herumgegangen
desk-passing-over-how = Gib das Tablet der Spielleitung zurück
desk-passing-away = Was jetzt kommt, ist nur für die Augen der Spielleitung.
desk-passing-host = Ich leite
desk-sealed-place = Geheim · { $place } von { $of }
desk-sealed-here = Ich bin { $name }: Lass mich schreiben
desk-sealed-after = Dann gib das Tablet zurück: Was du geschrieben hast, bleibt verborgen.

## The tablet: code and addresses (not on phones)
desk-qr-label = QR-Code für einen Platz am Tisch
desk-code-how = Scann den QR-Code, oder öffne { $address } und tippe den Code ein.
desk-addresses = Kommen die Telefone nicht hin, versucht eine andere Adresse:
desk-screen-how = Der große Bildschirm für alle:
desk-wifi-qr = QR-Code für das WLAN
desk-wifi-table = Tisch
desk-wifi-shared = Mit dem ersten QR-Code kommen Gäste ins WLAN: { $name }.
desk-wifi-remove = WLAN entfernen
desk-wifi-add = Brauchen die Gäste WLAN? QR-Code hinzufügen
desk-wifi-name = Name des Netzes
desk-wifi-password = Passwort (gibt es keins: leer lassen)
desk-wifi-hidden = Das Netz ist versteckt
desk-wifi-kept = Es bleibt auf diesem Gerät. Der große Bildschirm und das Plakat zeigen es; Telefone bekommen es nie.
desk-wifi-show = QR-Code zeigen
desk-nobody-yet = Wer dazukommt, scannt den QR-Code oder öffnet { $address }.

## The tablet: seats (not on phones)
desk-add-seat = Platz ohne Telefon
desk-add-seat-how = Für alle, die kein Telefon haben: Sie spielen mit dir, auf dem Tablet.
desk-host-sits = Wer das Tablet hat, darf auch mitspielen: mit eigenem Telefon oder mit dem Link in einem anderen Tab dieses Browsers; mit „Platz ohne Telefon“ direkt von hier.
desk-change-game = Spiel wechseln
desk-people = { $count ->
    [0] Noch niemand am Tisch
    [one] Eine Person am Tisch
   *[other] { $count } am Tisch
 }
desk-state-here = Telefon ist an
desk-state-away = Telefon ist aus
desk-turn-away = { $n ->
    [one] Das Telefon von { $who } ist aus: Frag laut und tippe die Antwort hier ein.
   *[other] Die Telefone von { $who } sind aus: Frag laut und tippe die Antworten hier ein.
  }
desk-waits = { $n ->
    [one] { $who } ist da und spielt ab der nächsten Partie mit.
   *[other] { $who } sind da und spielen ab der nächsten Partie mit.
  }
desk-awaited-away = { $n ->
    [one] Das Telefon von { $who } ist nicht verbunden.
   *[other] Die Telefone von { $who } sind nicht verbunden.
  }
desk-state-none = kein Telefon
desk-rename = Namen ändern
desk-deck = Das Deck
desk-move = In der Runde versetzen
desk-move-later = Mit { $name } tauschen, eins weiter
desk-move-sooner = Mit { $name } tauschen, eins zurück
desk-swap = mit { $name } tauschen
desk-place-of = Platz { $place } von { $of }
desk-new-phone = QR-Code für ein anderes Telefon
desk-give-phone = QR-Code für ein Telefon
desk-release-seat = Telefon lösen: { $name }
desk-remove-seat = { $name } vom Tisch entfernen

## The tablet: devices (not on phones)
desk-devices = Geräte
desk-invite-tablet = Tablet übergeben
desk-invite-tablet-how = Scann mit dem anderen Gerät: Von da an leitet jenes, und dieses hört auf.
desk-invite-seat = Ein Telefon für { $name }
desk-invite-seat-how = Zum Scannen mit dem Telefon von { $name }. Das bisherige gilt dann nicht mehr.
desk-invite-seat-done = Fertig: Das Telefon von { $name } hat seinen Platz.
desk-invite-label = QR-Code, der einmal gilt
desk-invite-left = Gilt einmal, noch { $seconds }{ "\u00A0" }s.
desk-invite-over = Abgelaufen.
desk-invite-used = Benutzt.
desk-invite-making = QR-Code wird gemacht…
desk-invite-again = Einen neuen machen
desk-recovery = Wenn du das Tablet verlierst
desk-recovery-what = Ein Schlüssel, den du jetzt weglegst: Mit ihm wird ein anderes Gerät zum Tablet, auch wenn dieses kaputtgeht.
desk-recovery-how = Fotografier diesen Schlüssel oder schreib ihn auf, und zeig ihn niemandem, der mitspielt. Eingetippt wird er hier: { $address }
desk-recovery-make = Schlüssel machen
desk-recovery-again = Neuen Schlüssel machen, der alte verfällt

## The tablet: sound (not on phones)
desk-voice-speaks = Vorlesen
desk-voice-speaks-how = Das Tablet spricht die Sätze des Skripts.
desk-voice-covers = Dorfgeräusche
desk-voice-covers-how = Wind, Grillen und eine Eule verdecken nachts Schritte und Stühle; am Tag knistert ein Feuer.
desk-sounds = Wenn ihr mögt: die Geräusche des Dorfes?
desk-sounds-yes = Ja
desk-sounds-no = Nein
desk-sounds-later = Das kannst du unter „Tisch“ jederzeit ändern.
desk-on = an
desk-off = aus

## The tablet: diary (not on phones)
desk-notes = Notizen
desk-notes-evening = Notizen zum Abend
desk-notes-kept = Sie bleiben auf diesem Tablet und verschwinden mit dem Tisch.
desk-diary-empty = Das Tagebuch ist noch leer.
desk-diary-shows = (hat ein Geheimnis gezeigt)
desk-diary-back = Hierher zurück
desk-diary-back-label = Hierher zurück, vor diese Zeile
desk-diary-sure = Zurückgehen?
desk-diary-lost = { $count ->
    [one] Ein Schritt wird zurückgenommen:
   *[other] { $count } Schritte werden zurückgenommen:
 }
desk-diary-warn = jemand hat in diesen Schritten schon ein Geheimnis gesehen und wird es weiter wissen.
desk-diary-go = { $count ->
    [one] Einen Schritt zurücknehmen
   *[other] { $count } Schritte zurücknehmen
 }

## The tablet: the end of a game (not on phones)
desk-cast = Wer wer war
desk-share-picture = Bild teilen
desk-share-text = Geschichte herunterladen
desk-share-data = Daten herunterladen

## The wall (not on phones)
screen-how = Scannen, Namen eintippen, Platz nehmen.
screen-wifi-how = WLAN nötig?
screen-late = Gerade gekommen? Schau zu, und spiel mit, sobald es geht.
screen-windows = Für jeden Gast geht ein Fenster an.
screen-who-plays = Wer spielt heute Abend?
screen-arrived = { $who } ist da
screen-arrived-some = { $count } weitere sind da
screen-door-closed = Die Tür ist zu: Wer jetzt kommt, schaut zu.
screen-people = { $count ->
    [0] Der Tisch ist leer
    [one] Eine Person am Tisch
   *[other] { $count } am Tisch
 }
screen-living = { $count ->
    [one] eine Person im Spiel
   *[other] { $count } im Spiel
 }
screen-village = { $all ->
    [one] Das Dorf bei Nacht: { $lit } von { $all } Fenster ist hell
   *[other] Das Dorf bei Nacht: { $lit } von { $all } Fenstern sind hell
 }

## The tablet: connection lost, or another tablet (not on phones)
desk-lost-title = Verbindung verloren
desk-lost = Nichts ist verloren: Der Tisch bleibt, wie er ist.
desk-moved-title = Geleitet von einer anderen Seite
desk-moved = Diese Seite führt den Tisch nicht.
desk-moved-back = Von hier aus leiten
desk-handed-title = Das Tablet ist jetzt ein anderes Gerät
desk-handed = Der Tisch wird jetzt von einem anderen Gerät geleitet. Willst du ihn hierher zurück, öffne dort „Tisch“ und „Tablet übergeben“ und scann den QR-Code. Ist es verloren, findet, wer Veglia gestartet hat, beim nächsten Start einen Link im Terminal.
desk-refused-title = Von hier geht es nicht hinein
desk-refused = Das ist nicht mehr das Tablet des Tisches. Um zurückzukommen, öffne auf dem neuen „Tablet übergeben“.
desk-rehearsal-over-title = Die Probe ist vorbei
desk-rehearsal-over = Dieses Fenster kannst du schließen.
desk-sit-drag = Bring die Namen in die Reihenfolge der Stühle: Zieh sie, oder
desk-sit-order = Bring die Namen in die Reihenfolge der Stühle:
desk-sit-touch = tippe sie der Reihe nach an
desk-order-anew = Neu anfangen
desk-order-first = Tippe auf den ersten Namen.
desk-order-rest = { $count } Namen sind übrig: Unberührt folgen sie in der jetzigen Reihenfolge.
desk-invite-link = Keine Kamera? Öffne diesen Link auf dem anderen Gerät:
desk-story-before = Die Geschichte davor
desk-share-page = Geschichte lesen oder drucken
desk-prints = Zum Drucken
desk-print-poster = Das Plakat für die Tür
desk-print-seats = Eine Karte für jeden Platz
desk-print-night = Die Reihenfolge der Nacht

## The story as text (not on phones)
table-recap-winners = { $n ->
    [one] Gewonnen hat { $who }
   *[other] Gewonnen haben { $who }
 }
table-recap-back = Zurück zum Tisch
table-recap-cast = Alle, am Ende
table-recap-dead = aus dem Spiel
table-recap-wins = gewonnen

## The tablet: voice (not on phones)
desk-voice-loud = Stimme
desk-voice-softer = Leiser
desk-voice-louder = Lauter
desk-voice-level = { $loud } von { $of }
desk-voice-none = Dieses Gerät kann nicht sprechen: Die Sätze stehen hier zum Lesen.
desk-voice-held = Hört mich niemand? Tippt auf den Bildschirm, dann auf „Noch einmal“. Bis dahin stehen die Sätze hier zum Lesen.
desk-voice-network = Es spricht eine Online-Stimme: Ohne Internet verstummt sie.
desk-voice-own = Mit der Stimme dieses Geräts
desk-voice-own-how = Statt der des Programms, die überall gleich klingt und kein Internet braucht.
desk-voice-slow = Langsamer
desk-voice-slow-how = Die Stimme lässt sich für jeden Satz mehr Zeit.
desk-voice-try = Stimme ausprobieren
desk-voice-try-now = Anhören
desk-voice-try-line = Guten Abend. Heute muss niemand von euch leiten: Das mache ich.
desk-voice-whose = { $voice ->
    [shipped] Es spricht die Stimme des Programms.
    [device] Es spricht die Stimme dieses Geräts.
   *[none] Hier gibt es keine Stimme: Die Sätze sind zu lesen.
  }
desk-voice-works = Sie war bis zum Ende zu hören.
desk-voice-around = Wie laut das Dorf ist
desk-voice-music = Musik, außer nachts
desk-voice-touch = Tippe einmal auf den Bildschirm, damit die Stimme hier zu hören ist.
desk-voice-wait = Stille vor jedem Satz
desk-voice-shorter = Kürzer
desk-voice-longer = Länger
desk-voice-seconds = { $n ->
    [0] keine
   *[other] { $n }{ "\u00A0" }s
  }
desk-voice-nobody = Niemand kann die Stimme hören: Stell sie hier lauter, oder schalte sie am Fernseher ein. Bis dahin sind die Sätze zu lesen.
desk-voice-away = { $n ->
    [one] Ein Telefon ist nicht verbunden: Die Nacht geht ohne es weiter.
   *[other] { $n } Telefone sind nicht verbunden: Die Nacht geht ohne sie weiter.
  }
desk-voice-two = Zwei Geräte sprechen gleichzeitig: Stell bei einem die Stimme leise.
desk-own-phone = Zurück zur Seite meines Platzes
desk-version = Veglia { $version }

## The tablet: what the table asks the host (not on phones)
table-empty-tablet = Lass alle herein, dann wähl das Spiel.
table-choose-game = Öffnen
table-abandon-and-choose = Abbrechen und { $name } öffnen
table-choose-game-title = Was spielen wir?
table-rematch = Noch eine Partie
table-abandon-and-again = Abbrechen und neu anfangen
table-rematch-hint = Dieselben Leute, auch späte Gäste, und dieselben Hausregeln.
table-rematch-warn = Die Geschichte bleibt: Bis zum Ende der nächsten Partie kann man sie lesen. Das Ende verschwindet von allen Bildschirmen.
table-abandon-warn = Die laufende Partie endet hier, ohne Sieg, und ihre Karten sind verloren.
table-name = Name
table-add-seat = Hinzufügen
table-rename = Namen ändern
table-rename-title = Einen Namen ändern
table-rename-seat = Wer
table-remove-seat = { $name } geht
table-remove-seat-warn = { $name } steht auf: Der Platz wird frei.
table-release-seat = { $name } spielt ohne Telefon weiter
table-release-seat-warn = { $name } legt das Telefon weg: Ab jetzt spielst du diesen Platz, auf dem Tablet. Ein neuer QR-Code bringt das Telefon jederzeit zurück.
table-seat-watchers = Neue an den Tisch setzen
table-seat-watchers-hint = Zu den anderen an den Tisch: { $who }
table-set-ring = Reihenfolge bestätigen
table-set-ring-title = Wie sitzt ihr?
table-set-ring-hint = Tippe die Namen nacheinander an, links von dir angefangen und dann im Uhrzeigersinn.
table-open-door = Tür öffnen
table-close-door = Tür schließen
table-seat-qr = Neues Telefon für { $name }
table-hand-over = An ein anderes Gerät übergeben
table-make-recovery = Ersatzschlüssel
table-name-table = So nennen
table-set-keeping = So lange behalten
table-set-keeping-title = Wann wird dieser Abend gelöscht?
table-set-keeping-hint = Gezählt ab dem Letzten, was hier geschieht: Namen, Rollen, Stimmen und Hausregeln verschwinden. Eine laufende Partie bleibt mindestens 30 Tage. Trefft ihr euch in derselben Runde wieder, wähl eine längere Zeit.
table-set-keeping-campaign = Eine Kampagne wird nie von selbst gelöscht. Das hier gilt für den Tisch, wenn sie vorbei ist.
table-keep-1 = Nach einer Stunde
table-keep-24 = Nach einem Tag
table-keep-168 = Nach einer Woche
table-keep-720 = Nach 30 Tagen
table-keep-always = Nie von selbst
table-friends-pace = Dieses Tempo wählen
table-friends-pace-title = Wie schnell antworten die ausgedachten Freunde?
table-friends-quick = Sofort
table-friends-calm = In Ruhe
table-evenings-on = Die Abende auf diesem Gerät behalten
table-evenings-off = Die Abende nicht mehr behalten
table-evenings-hint = Endet eine Partie, merkt sich dieses Gerät, wer was war und wer gewonnen hat, bis du es löschst; sonst geht es nirgendwohin. Solange das an ist, steht es für alle auf dem Telefon und auf dem großen Bildschirm.
table-show-seat = Dieses Gerät weitergeben
table-blind-on = Geheimnisse vor der Spielleitung verbergen
table-blind-off = Geheimnisse zeigen
table-blind-hint = Keine Geheimnisse auf dem Tablet: nur das Skript und was alle wissen.
table-undo = Letzten Zug zurücknehmen
table-undo-warn = Jemand hat schon ein Geheimnis gesehen und wird es weiter wissen. Trotzdem zurücknehmen?
table-undo-warn-blind = Vielleicht hat jemand schon ein Geheimnis gesehen und wüsste es weiter. Trotzdem zurücknehmen?
table-diary-rewound = Zurückgenommen
table-redo = Wiederherstellen
table-diary-redone = Wiederhergestellt
table-diary-rules = Hausregeln geändert: { $count }
table-diary-step = Ein Zug

## The tablet: titles and hints of these questions (not on phones)
table-add-seat-title = Jemand ohne Telefon
table-remove-seat-title = Wer geht?
table-release-seat-title = Wer spielt ohne Telefon weiter?
table-seat-qr-title = Wer hat ein neues Telefon?
table-hand-over-hint = Ein QR-Code, der einmal gilt, neunzig Sekunden lang. Dann leitet dieses Gerät nicht mehr.
table-make-recovery-hint = Um von einem anderen Gerät zu leiten, wenn das Tablet verloren geht. Der frühere Schlüssel gilt dann nicht mehr.
table-name-table-title = Wie heißt dieser Tisch?
table-show-seat-title = Wer bekommt dieses Gerät?

## The wall: panels (not on phones)
screen-village-day = { $all ->
    [one] Das Dorf am Morgen: { $lit } von { $all } Fenster hell
   *[other] Das Dorf am Morgen: { $lit } von { $all } Fenstern hell
 }
screen-turn = Jetzt stimmt ab
screen-of = von { $who }
screen-bell = Die Glocke hat geläutet
screen-clock-runs = die Uhr läuft
screen-votes-lead = Vorn
screen-votes-level = Gleichauf
screen-voted = { $who } stimmt für { $target }
screen-speaks = Jetzt spricht
screen-then = dann { $who }
screen-leads = vorn
screen-level = gleichauf
screen-shutters = eine Stimme schließt die Läden
screen-of-all = von { $count }
screen-have-voted = { $count ->
    [one] hat abgestimmt
   *[other] haben abgestimmt
 }
screen-votes-silent = { $names }: keine Stimme
screen-pages-next = Weiter: { $name }
screen-pages-still = Tippen für mehr: { $name }
screen-pages-cast = wer wer war
screen-page-of = { $at } von { $count }
screen-pages-at = Seite { $at } von { $count }
screen-touch-for-sound = Für den Ton einmal auf den Bildschirm tippen.
screen-bell-on = Töne: an
screen-bell-off = Töne: aus
screen-voice-on = Stimme: spricht hier
screen-voice-off = Stimme: hier stumm

## The pocket (not on phones)
pocket-name = Veglia für die Tasche
pocket-lead = Ein Telefon oder Tablet leitet den ganzen Abend: Du hältst es, oder es geht von Hand zu Hand.
pocket-once = Nur einmal heruntergeladen
pocket-of = { $here } von { $all }{ "\u00A0" }MB
pocket-then = Dann geht es auch auf der Berghütte.
pocket-alone = Kein Netz und kein Konto. Nichts verlässt dieses Gerät.
pocket-part-screens = Seiten und Wörter
pocket-part-rules = Die Regeln der Spiele
pocket-part-engine = Der Motor, der sie ausführt
pocket-part-here = da
pocket-part-coming = kommt
pocket-go = Tisch vorbereiten
pocket-left = Noch { $left }{ "\u00A0" }MB.
pocket-starts = Alles da: Der Motor startet.
pocket-broken-off = Das Herunterladen brach bei { $here }{ "\u00A0" }MB ab. Von da geht es weiter.
pocket-again = Noch einmal versuchen
pocket-not-kept = Diese Seite lässt sich nicht behalten: Sie geht, solange sie offen ist. Zum Behalten öffne sie unter einer https-Adresse.
pocket-tables = Deine Tische
pocket-offline = Offline: Alles ist da
pocket-kept = { $count ->
    [0] Hier ist kein Tisch gespeichert
    [one] Ein Tisch auf diesem Gerät gespeichert
   *[other] { $count } Tische auf diesem Gerät gespeichert
  }
pocket-seven-days = Safari löscht Tische, die sieben Tage lang niemand geöffnet hat. Für eine lange Kampagne leg Veglia auf den Home-Bildschirm; dort ist es anfangs leer: Exportiere deine Tische hier, importiere sie dort.
pocket-may-be-lost = Wird der Platz knapp, kann der Browser Tische löschen: Exportiere, was dir wichtig ist.
pocket-full = Dieses Gerät ist fast voll ({ $left }{ "\u00A0" }MB frei): Exportiere oder lösche einen Tisch.
pocket-no-storage = Dieser Browser lässt nichts speichern (ein privates Fenster?). Öffne Veglia in einem normalen Fenster.
pocket-open = Öffnen
pocket-resume = Weiterspielen
pocket-export = Exportieren
pocket-delete = Löschen
pocket-delete-sure = „{ $name }“ endgültig löschen? Willst du ihn einmal zurück, exportiere ihn vorher.
pocket-delete-yes = Endgültig löschen
pocket-back = Lassen
pocket-travel = „Exportieren“ speichert einen Tisch als Datei: Mit Veglia auf einem Computer geöffnet, geht er auch mit Telefonen weiter.
pocket-import = Tisch importieren
pocket-tonight = Was spielen wir heute Abend?
pocket-unnamed = Tisch ohne Namen
pocket-no-game = Noch kein Spiel
pocket-elsewhere = In einem anderen Fenster offen
pocket-new-version = Es gibt eine neue Version von Veglia.
pocket-take-version = Dazu wechseln
pocket-other-windows = Schließ zuerst die anderen Fenster von Veglia.
pocket-engine-failed = Der Motor ist nicht gestartet. Lade die Seite neu; die Tische sind sicher.
pocket-clock-back = Die Uhr dieses Geräts wurde zurückgestellt: Der Tisch rechnet mit seiner eigenen Zeit weiter, und nichts ist verloren.
pocket-not-saved = Der nächste Schritt lässt sich nicht speichern: Veglia versucht es weiter. Bleibt es dabei, mach auf diesem Gerät Platz.
pocket-slept = Dieses Gerät hat geschlafen: Die Uhr der Partie lief inzwischen weiter. Die Spielleitung kann Zeit dazugeben.
pocket-no-phones = Hier hat niemand ein Telefon: Diese Regeln gelten, außer der, die Telefone braucht.
pocket-no-wasm = In diesem Browser geht es nicht: WebAssembly fehlt (oder ist aus Sicherheit abgeschaltet). Versuch einen aktuellen Browser.
pocket-old-browser = In diesem Browser geht es nicht: Ihm fehlen neuere Teile. Aktualisiere ihn, oder versuch einen anderen.
pocket-print = Drucken
pocket-refused-title = Dieser Tisch lässt sich nicht öffnen
pocket-refused = Die anderen Tische auf diesem Gerät sind, wie sie waren.
pocket-pass-next = Telefon weitergeben: Jetzt kommt { $name }
pocket-pass-to = Gib das Telefon an
pocket-pass-title = Das Telefon geht herum
pocket-add = Person hinzufügen
pocket-host-sits = Wer dieses Gerät hat, darf auch mitspielen: einfach hinzufügen wie alle anderen.
pocket-offer = Kein Netz und keine Telefone: Veglia für die Tasche
pocket-not-here = Veglia für die Tasche ist auf diesem Server nicht vorbereitet. Wer den Server betreibt, macht das mit „make pocket“; danach lade diese Seite neu.
E_COPY_NO_GAME = An diesem Tisch gibt es noch kein Spiel, also nichts mitzunehmen.
E_LATER_LOG = Dieser Tisch kommt aus einer neueren Version von Veglia: Lade diese Seite neu, sobald es Netz gibt.
E_DAMAGED_LOG = Die Aufzeichnung dieses Tisches ist beschädigt und nicht lesbar. Sie wurde gelassen, wie sie war.
E_TAKEN_OVER = Dieser Tisch geht in einem anderen Fenster weiter.
E_STORAGE_FULL = Auf diesem Gerät ist kein Platz mehr: Das ließ sich nicht speichern. Schaff Platz und versuch es noch einmal.
E_STORAGE_DENIED = Der Browser lässt nichts speichern: Das letzte Tippen zählt nicht.

## The join form, the code form and other pages without a game (server only)
join-name-label = Wie heißt du?
join-tablet-here = Dieses Gerät ist das Tablet der Spielleitung.
join-tablet-back = Zurück zum Tablet
join-home-screen = Eine App auf dem Home-Bildschirm weiß nichts vom Browser. Warst du schon am Tisch? Bitte die Spielleitung, auf deinen Namen zu tippen, und scann den QR-Code.
join-in-app = Dieses Fenster kann deinen Platz verlieren. Tippe in seinem Menü auf „Im Browser öffnen“, oder schließ es und scann den QR-Code mit der Kamera.
E_NO_COOKIES = Dieses Fenster behält keine Cookies, also kann es deinen Platz nicht behalten. Erlaube Cookies in den Einstellungen des Browsers, oder öffne den Link in einem anderen Browser.
join-tablet-too = Spielst du auch mit? Nimm hier Platz.
join-seat-back = Zurück zum Platz von { $name }
join-closed-title = Die Tür ist zu
join-closed = Die Spielleitung kann sie wieder öffnen. Bis dahin kannst du zuschauen.
join-left = Du hast deinen Platz abgegeben: Er ist jetzt frei.
join-code-title = Welcher Tisch?
join-code-label = Der Code des Tisches
join-code-note = Er steht auf dem Tablet und auf dem großen Bildschirm, zum Beispiel LUME 42.
join-code-go = Tisch suchen
join-new-table = Neuen Tisch eröffnen
join-invite-title = Wer leitet?
join-invite-dead-title = Nicht mehr gültig
join-invite-dead-seat = Hast du einen Platz am Tisch? Wer das Tablet hat, tippt auf deinen Namen und zeigt dir einen neuen QR-Code: Scann den.
join-invite = Dieses Telefon nimmt seinen Platz ein…
join-invite-words = Der Schlüssel, der den Tisch zurückholt
join-invite-note = Er war einmal auf dem Tablet zu sehen. Hast du einen QR-Code, scann lieber den. Hat niemand mehr das Tablet? Starte Veglia neu: Es zeigt einen neuen Link.
join-invite-go = Weiter
join-error-title = Etwas stimmt nicht
join-error-home = Zurück zur Tür

## Printed pages (server only)
print-poster-title = Hier wird gespielt
print-poster-else = Keine Kamera? Öffne { $host } und tippe ein:
print-poster-shut = Die Seite öffnet sich nicht? Bleib in diesem WLAN, auch „ohne Internet“; erlaub auf dem iPhone das lokale Netzwerk.
print-seats-title = Eine Karte für jeden Platz
print-seats-what = Wer mit einem anderen Telefon zurückkommt, scannt die Karte und hat den Platz wieder.
print-seats-mind = Jede Karte gilt einmal, innerhalb von 30 Tagen. Wer sie scannt, nimmt diesen Platz, und der Tisch erfährt es: Gib sie persönlich ab, und fotografier sie nicht. Früher gedruckte Karten verfallen.
print-seats-go = Karten machen
print-seats-keep = Behalt sie für dich. Sie gilt einmal: Sie bringt deinen Platz auf ein anderes Telefon.
print-night-title = Die Reihenfolge der Nacht
print-go-back = Zurück zum Tablet
print-how = Druck diese Seite über das Menü des Browsers.
print-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
 } { $year }
print-table = Tisch { $code }

## The page without a server (server only)
offline-at = Zuletzt gesehen: { $time }
offline-old = Seitdem kann sich etwas geändert haben.
offline-clock-stood = Die Uhr stand bei { $time }.
offline-card-away = Deine Karte bleibt nicht auf dem Telefon: Sie kommt mit dem Tisch zurück.
offline-again = Neuer Versuch in { $seconds }{ "\u00A0" }s.

## Terminal (server only)
terminal-join = Hier geht es hinein: { $link }   Code { $code }
terminal-also = oder hier:           { $link }
terminal-host = Von hier aus leiten (gilt einmal, eine Stunde lang): { $link }
terminal-screen = Öffne auch den großen Bildschirm für alle: { $link }
terminal-hosted = Veglia bedient viele Tische unter { $link } (Port { $port }).
terminal-port = Der übliche Port ist belegt: Es wird { $port }.
terminal-again = Das ist der Tisch vom letzten Mal, mit seinen Leuten. Für einen neuen: make run ARGS=--new
terminal-over = Auf der Uhr dieses Rechners ist es { $now }, und der Abend an Tisch { $code } ist vorbei. Eine Weile wird er noch aufbewahrt. Stimmt das Datum nicht? Dann halte hier an, stell es richtig und starte neu.
terminal-stop = Strg-C zum Beenden. Der Abend bleibt gespeichert.
terminal-held = Auf dieser Datenbank läuft schon ein Veglia, unter { $link }. Beende es zuerst, oder starte mit --beside ein zweites daneben.
terminal-cannot-save = Der Abend ist zu sehen, aber gerade lässt sich nichts speichern: { $reason }. Das Programm versucht es von selbst weiter; Strg-C zum Beenden.

## Backup, restore and store (server only)
backup-done = In { $file } gesichert: Tische { $tables }, Schritte { $records }. Sollen die Telefone auf einen anderen Rechner mit, kopier auch secret.key aus dem Datenordner.
restore-done = Aus { $file } wiederhergestellt: Tische { $tables }, Schritte { $records }.
restore-unreadable = { $file } wurde nicht wiederhergestellt, wegen der oben genannten Tische. Um es trotzdem zu tun, häng --anyway an.
restore-aside = Die bisherige Datenbank heißt jetzt { $file }. Sie wird gelöscht, wenn Veglia { $days } Tage in Gebrauch war.
backup-which-file = Welche Datei? Zum Beispiel: companion backup abend.db
backup-only-sqlite = Das geht mit SQLite. Für PostgreSQL nimm pg_dump und pg_restore.
backup-nothing = { $file } gibt es nicht.
backup-exists = { $file } gibt es schon und wird nicht überschrieben.
backup-foreign = { $file } ist beschädigt oder keine Sicherung von Veglia.
backup-newer = { $file } kommt von einem neueren Veglia. Aktualisiere zuerst das Programm.
backup-in-use = { $file } ist in Gebrauch. Beende zuerst das Programm (Strg-C), dann stell wieder her.
store-unreadable = Tisch { $code }: Eintrag { $number } { $why ->
    [later] wurde von einem neueren Veglia geschrieben
    [missing] fehlt
   *[damaged] ist beschädigt
  }, deshalb kann der Tisch hier nicht gespielt werden. Alle anderen schon.
start-not-built = Was die Browser brauchen, wurde hier noch nicht gebaut. `make run` macht es, oder `python -m companion.web.build --packages` und danach `python -m companion.web.build`.
store-gone = { $file } ist weg, und { $left }, das dazugehört, ist noch da. Leg die Datenbank zurück (companion restore DATEI), oder verschieb { $left }, um neu anzufangen.
store-other-key = Diese Datenbank gehört zu einem anderen SECRET_KEY; mit diesem verlöre jedes Gerät seinen Platz. Gib allen Prozessen denselben Schlüssel. Wurde er absichtlich geändert, beende alle und starte: companion new-key
store-no-key = Der Schlüssel in { $file } fehlt oder ist zu kurz: Mit ihm könnte jeder einen Platz einnehmen. Leg den Schlüssel aus einer Kopie zurück, oder lösch die Datei, um einen neuen zu bekommen; dann muss jedes Gerät neu hereinkommen.
new-key-done = Die Datenbank gehört jetzt zu diesem SECRET_KEY. An die früheren Tische kommt niemand mehr zurück.
new-key-in-use = Auf dieser Datenbank laufen noch Programme. Beende sie zuerst alle.
store-newer = Die Datenbank stammt von einem neueren Veglia (Form { $shape }). Aktualisiere zuerst das Programm.

## Wrong settings (server only)
config-host = HOST (--host): „{ $given }“ ist keine Adresse, auf der man lauschen kann.
config-port = PORT (--port): „{ $given }“ ist kein Port. Es muss eine ganze Zahl von 0 bis 65535 sein.
config-public-url = PUBLIC_URL (--public-url): „{ $given }“ geht nicht. Es muss eine Adresse wie https://veglia.example sein, ohne Pfad.
config-data-dir = DATA_DIR (--data-dir): „{ $given }“ ist kein Ordner.
config-database-url = DATABASE_URL (--database): So geht es nicht. Es muss sqlite:///pfad/zur/datei.db oder postgresql://… sein.
config-database-driver = DATABASE_URL (--database) nennt PostgreSQL, und dessen Treiber ist hier nicht installiert: pip install "{ $given }[binary]" (das Extra „postgres“).
config-log-level = LOG_LEVEL (--log-level): „{ $given }“ geht nicht. Wähl debug, info, warning oder error.
config-proxies = PROXIES (--proxies): „{ $given }“ geht nicht. Es muss eine ganze Zahl von 0 bis 5 sein.
config-secret-key = SECRET_KEY ist zu kurz. Er braucht mindestens 32 Zeichen, zum Beispiel aus „openssl rand -base64 32“.
config-metrics-token = METRICS_TOKEN ist zu kurz. Er braucht mindestens 16 Zeichen.
config-phase-hook = PHASE_HOOK: So geht es nicht. Es muss eine Adresse wie https://home.example/api/webhook/… sein.

## What a search or a shared link shows of a page (server only)
join-about = Ein Spieleabend an einem echten Tisch. Öffne ihn, tippe deinen Namen ein, und du hast einen Platz: Du musst nichts installieren.
page-description = Der Begleiter für den Spieleabend am echten Tisch.
