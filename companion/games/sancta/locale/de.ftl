### Sancta Sanctorum

## Name, and what stands on several screens
sancta-name = Sancta Sanctorum
sancta-for-how-many = Ein Wettlauf der Heiligen, mit Karten und Würfel. Ab 2 Leuten, eine Stunde
sancta-words = { $words }
sancta-both = { $first } · { $second }
sancta-who = { $who }
sancta-waiting = Das Heiligtum öffnet
sancta-waiting-line = { $n ->
    [one] Eine Person am Tisch. Zum Sieg: { $goal ->
        [one] ein Heiliger
       *[other] { $goal } Heilige
    } in der Rose.
   *[other] { $n } Leute am Tisch. Zum Sieg: { $goal ->
        [one] ein Heiliger
       *[other] { $goal } Heilige
    } in der Rose.
 }
sancta-setup = Der erste Heilige
sancta-setup-line = Alle ziehen, bis ein Heiliger kommt, und legen ihn in die aktive Zone. Der Rest wird zurückgemischt, dann gibt es je fünf Karten.
sancta-over = Die Rose ist voll
sancta-over-alone = Der Tisch hat sich geleert
sancta-your-turn = Du bist am Zug
sancta-draw = { $n ->
    [one] Zieh eine Karte, dann spiel.
   *[other] Zieh { $n } Karten, dann spiel.
 }
sancta-draws = { $n ->
    [one] { $who } zieht eine Karte und spielt.
   *[other] { $who } zieht { $n } Karten und spielt.
 }
sancta-turn-of = { $who } ist am Zug
sancta-left-line = Du hast den Tisch verlassen. Der Partie kannst du weiter folgen.
sancta-begin = Partie beginnen
sancta-rules-title = Heute Abend
sancta-goal-saints = { $n ->
    [one] Heiliger in der Rose zum Sieg
   *[other] Heilige in der Rose zum Sieg
 }
sancta-rule-way = { $way ->
    [cw] Gespielt wird im Uhrzeigersinn, nach links.
   *[ccw] Gespielt wird gegen den Uhrzeigersinn, nach rechts.
 }
sancta-rule-react = { $how ->
    [spoken] Der Advocatus wird laut angesagt.
   *[phones] { $n ->
        [0] Der Advocatus wird auf den Telefonen gespielt, ohne Zeitgrenze.
        [one] Der Advocatus wird auf den Telefonen gespielt, binnen einer Sekunde.
       *[other] Der Advocatus wird auf den Telefonen gespielt, binnen { $n } Sekunden.
     }
 }
sancta-rule-counted = { $n ->
    [one] Das Deck wird gezählt: eine Karte.
   *[other] Das Deck wird gezählt: { $n } Karten.
 }
sancta-dealer = Die Karten gibt { $who }.
sancta-dealer-set = { $name } gibt
sancta-dealer-title = Wer gibt die Karten?
sancta-target = Heilige zum Sieg
sancta-target-set = Bestätigen
sancta-target-other = Auf { $n } Heilige spielen
sancta-target-saints = { $n ->
    [one] Ein Heiliger
   *[other] { $n } Heilige
 }
sancta-target-four = Zu viert schweigt das Heft: Wir sagen vier Heilige, oder drei für eine kürzere Partie.
sancta-target-hint = Je mehr ihr seid, desto weniger Heilige braucht es. Bis ihr anfangt, könnt ihr es ändern.
sancta-rules = Alle anderen Regeln

## House rules (not on phones)
sancta-option-direction = Richtung
sancta-option-direction-note = Wie herum gespielt wird.
sancta-value-direction-ccw = Gegen den Uhrzeigersinn (nach rechts)
sancta-value-direction-cw = Im Uhrzeigersinn (nach links)
sancta-option-deck-size = Karten im Deck
sancta-option-deck-size-note = Null: Das Deck wird nicht gezählt.
sancta-option-own-decks = Ein Deck für jede Person
sancta-option-own-decks-note = Alle ziehen vom eigenen und werfen auf das eigene ab.
sancta-option-deck-warning = Hinweis bei kleinem Deck
sancta-option-deck-warning-note = Ab vier Leuten, unter so vielen Karten.
sancta-option-track-hands = Handkarten zählen
sancta-option-track-hands-note = Wer den Zug mit mehr als fünf Karten beendet, muss erst abwerfen.
sancta-option-reaction-mode = Der Advocatus Diaboli
sancta-option-reaction-mode-note = Mit Telefonen bekommen alle anderen dieselbe Frage im selben Augenblick.
sancta-value-reaction-mode-phones = Auf den Telefonen
sancta-value-reaction-mode-spoken = Laut
sancta-option-react-seconds = Sekunden zum Reagieren
sancta-option-react-seconds-note = Null: keine Grenze, geschlossen wird am Tablet.
sancta-option-die-source = Der Würfel
sancta-option-die-source-note = Das Programm würfelt, oder du gibst ein, was deiner zeigt.
sancta-value-die-source-app = Das Programm würfelt
sancta-value-die-source-physical = Ein echter Würfel
sancta-option-place-limit = Heilige pro Zug
sancta-option-place-limit-note = Wie viele Heilige du aus der Hand legen darfst.
sancta-value-place-limit-none = So viele du willst
sancta-value-place-limit-1 = Einen
sancta-option-sanctuary-hidden = Verdecktes Heiligtum
sancta-option-sanctuary-hidden-note = Wer darin wartet, weiß nur die Person, der es gehört.
sancta-option-simultaneous-win = Mehrere Rosen zugleich voll
sancta-option-simultaneous-win-note = Wenn ein Effekt mehr als eine füllt.
sancta-value-simultaneous-win-order = Es gewinnt, wer am Zug ist, dann der Reihe nach
sancta-value-simultaneous-win-shared = Sie gewinnen gemeinsam
sancta-option-dice-blockable = Der Advocatus stoppt auch den Würfel
sancta-option-dice-blockable-note = Sonst stoppt er nur Seligpreisungen.

## The die
sancta-die-table = Die Würfeltabelle
sancta-die-table-set = Tabelle speichern
sancta-die-table-hint = Für jede Seite: was geschieht, und die Punkte, die sie gibt. Bei „fragen“ werden die Punkte nach dem Wurf eingetippt.
sancta-die-words = Was geschieht
sancta-die-ask = Fragen
sancta-die-face = Seite { $n }
sancta-die-shows = Der Würfel: { $n }
sancta-die-printed = Lies die gedruckte Tabelle.
sancta-die-for-card = Eine Karte verlangt es: Was er bewirkt, bestimmt ihr.

## Saints, and where they lie
sancta-first-title = Welcher Heilige liegt vor dir?
sancta-first-of = Der erste Heilige von { $who }
sancta-first-hint = Zähl die Kreuze auf der Karte: Das ist die Stufe. Der Name, wenn du magst.
sancta-first-set = Hier ist mein Heiliger
sancta-first-change = Ersten Heiligen berichtigen
sancta-name-of = Name, wenn du magst
sancta-sort = Art, wenn es zählt
sancta-level = Stufe
sancta-required = Nötige Punkte
sancta-points = Punkte
sancta-saint = { $name }, Stufe { $level }
sancta-nameless = { $at ->
    [start] Eine Heiligenkarte der Stufe { $level }
   *[within] eine Heiligenkarte der Stufe { $level }
 }
sancta-saint-sort = { $saint } · { $sort }
sancta-saint-of = { $saint } ({ $who })
sancta-covered-saint = Nummer { $n } im Heiligtum
sancta-saint-covered-of = Nummer { $n } im Heiligtum von { $who }
sancta-waiting-saints = Im Heiligtum: { $names }
sancta-waiting-covered = { $n ->
    [one] Ein Heiliger wartet im Heiligtum
   *[other] { $n } Heilige warten im Heiligtum
 }
sancta-supports = Hilfen: { $names }
sancta-hand = { $n ->
    [one] Eine Handkarte
   *[other] { $n } Handkarten
 }
sancta-deck = { $left ->
    [one] Im Deck: eine Karte.
   *[other] Im Deck: { $left } Karten.
 } { $discard ->
    [one] Abgeworfen: eine.
   *[other] Abgeworfen: { $discard }.
 }
sancta-own-sanctuary = Dein Heiligtum, der Reihe nach
sancta-own-place = { $n }. { $saint }
sancta-own-rose = Deine Rose
sancta-waits-die = Die Punkte des Würfels werden abgelesen.
sancta-waits-shuffle = Das Deck wird gemischt.
sancta-waits-trial = Der Effekt der Prüfung wird ausgeführt.

## The turn
sancta-beatitude = Seligpreisung spielen
sancta-cancelled = Gestoppt von { $name }
sancta-cancelled-title = Seligpreisung gestoppt
sancta-roll = Würfeln
sancta-card-die = Für eine Karte würfeln
sancta-points-title = Er zeigt { $n }
sancta-points-hint = Was sagt die Tabelle? Tippe die Punkte für deinen Heiligen ein, von −3 bis +3.
sancta-points-set = Punkte geben
sancta-trial = Prüfung bestehen
sancta-trial-title = Prüfung
sancta-trial-hint = Dein Heiliger besteht Prüfungen bis Schwierigkeit { $level }.
sancta-difficulty = Schwierigkeit
sancta-outcome = Was folgt
sancta-outcome-point = Sofort ein Punkt
sancta-outcome-effect = Erst der Effekt, dann der Punkt
sancta-outcome-none = Kein Punkt: So steht es auf der Karte
sancta-trial-done = Effekt ausgeführt: +1
sancta-trial-done-hint = Führ den Effekt der Prüfung aus, dann nimm den Punkt.
sancta-trial-none = Effekt ausgeführt, kein Punkt
sancta-suffrage = Heiligen abwerfen: +1
sancta-suffrage-title = Fürbitte
sancta-suffrage-hint = Wirf aus der Hand einen Heiligen bis Stufe { $level } ab.
sancta-suffrage-level = Stufe des Abgeworfenen
sancta-place = Heiligen legen
sancta-place-title = Ein Heiliger aus der Hand
sancta-place-hint = Er kommt ans Ende des Heiligtums; in die aktive Zone nur, wenn sie leer ist.
sancta-instead = An wessen Stelle?
sancta-substitute = Ablösen durch { $name }
sancta-substitute-title = Ablösung
sancta-substitute-hint = Der Zoll: alle Punkte des aktiven Heiligen, mindestens zwei.
sancta-reorder = Reihenfolge bestätigen
sancta-reorder-title = Reihenfolge im Heiligtum
sancta-support = Hilfe spielen
sancta-support-stays = In die Hilfszone legen
sancta-support-stays-title = Eine Hilfe, die bleibt
sancta-support-name = Name der Karte
sancta-end-turn = Zug beenden
sancta-end-turn-left = Prüfung oder Fürbitte hast du noch.
sancta-end-turn-hint = Behalte höchstens fünf Karten.
sancta-discard = Abwerfen
sancta-discard-title = { $n ->
    [one] Du hast eine Handkarte
   *[other] Du hast { $n } Handkarten
 }
sancta-discard-cards = Abzuwerfende Karten
sancta-shuffled-title = Das Deck ist leer
sancta-shuffled-hint = { $n ->
    [one] Du musst noch eine Karte ziehen. Wie viele wurden eingemischt? Null, wenn es keine gibt.
   *[other] Du musst noch { $n } Karten ziehen. Wie viele wurden eingemischt? Null, wenn es keine gibt.
 }
sancta-shuffled-hint-of = { $n ->
    [one] { $who } muss noch eine Karte ziehen. Wie viele wurden eingemischt? Null, wenn es keine gibt.
   *[other] { $who } muss noch { $n } Karten ziehen. Wie viele wurden eingemischt? Null, wenn es keine gibt.
 }
sancta-shuffled-cards = Eingemischte Karten
sancta-shuffled-set = Ich habe gemischt
sancta-note-shuffle = Notieren: neu gemischt

## The time to react
sancta-react-title = { $what ->
    [die] Stoppst du den Würfel?
   *[beatitude] Stoppst du die Seligpreisung?
 }
sancta-react-hint = { $who } hätte etwas davon. Antworte, wie du willst: Niemand erfährt, wer es durchgehen ließ.
sancta-react-cancel = Advocatus Diaboli!
sancta-react-pass = Durchgehen lassen
sancta-window-line = { $what ->
    [die] { $you ->
        [you] Die anderen dürfen deinen Würfel stoppen.
       *[other] Stoppt jemand den Würfel von { $who }?
     }
   *[beatitude] { $you ->
        [you] Die anderen dürfen deine Seligpreisung stoppen.
       *[other] Stoppt jemand die Seligpreisung von { $who }?
     }
 }
sancta-window = Zeit zum Reagieren
sancta-close-window = Sonst niemand: schließen
sancta-close-window-hint = Wer nicht geantwortet hat, lässt es durchgehen.
sancta-void = Das war kein Advocatus
sancta-void-hint = Nur in diesem Zug: { $card ->
    [gone] Die Karte gilt nicht
   *[back] { $who } nimmt die Karte zurück
 }, und { $others ->
    [0] sonst ist niemand zu fragen
   *[other] die anderen werden noch einmal gefragt
 }.
sancta-void-warn = Antwort von { $who } zurücknehmen?

## Effects of cards, and people who leave
sancta-effect = { $n ->
    [0] Keine Änderung
    [one] Bestätigen: { $what }
   *[other] { $n } Änderungen bestätigen
 }
sancta-effect-title = Punkte und Stufen
sancta-effect-hint = Für die aktiven Heiligen von allen. Punkte sinken nie unter null, Stufen nie unter eins.
sancta-note = Notiz (wenn du magst)
sancta-move = Heiligen versetzen
sancta-move-title = Einen Wartenden versetzen
sancta-move-hint = Ein Heiliger aus irgendeinem Heiligtum.
sancta-move-active = Aktiven Heiligen entfernen
sancta-move-active-title = Einen aktiven Heiligen entfernen
sancta-move-active-hint = Nur, wenn es klar auf der Karte steht.
sancta-move-rose = Aus der Rose entfernen
sancta-move-rose-title = Einen Heiligen aus der Rose nehmen
sancta-move-rose-hint = Von wem auch immer, wenn es auf der Karte steht.
sancta-move-of = { $title } ({ $who })
sancta-which-saint = Welcher Heilige?
sancta-to = Wohin
sancta-to-discard = Auf die Ablage
sancta-to-hand = Auf die Hand
sancta-to-rose = In die Rose
sancta-to-sanctuary = Ans Ende des Heiligtums
sancta-drop = { $name } entfernen
sancta-drop-title = Die Hilfen von { $who }
sancta-hand-title = Handkarten
sancta-hand-set = Bestätigen
sancta-hand-who = Wer?
sancta-hand-cards = Wie viele Karten jetzt?
sancta-draw-title = Durch eine Karte ziehen
sancta-draw-set = Ziehen
sancta-draw-cards = Wie viele Karten
sancta-permit = { $what ->
    [source] Eine Karte erlaubt: noch einmal Seligpreisung oder Würfel
    [task] Eine Karte erlaubt: noch einmal Prüfung oder Fürbitte
   *[substitution] Eine Karte erlaubt: noch eine Ablösung
 }
sancta-remove = Verlässt den Tisch
sancta-remove-hint = Die Karten kommen auf die Ablage, und die Partie geht weiter.
sancta-remove-own-hint = Die Karten gehen mit, und die Partie geht weiter.
sancta-remove-warn = Diese Person aus der Partie nehmen?
sancta-remove-who = Wer geht?
sancta-remove-cards = Handkarten bis dahin

## The story
sancta-told-first = { $who } beginnt so: { $saint }.
sancta-told-started = { $who } beginnt.
sancta-told-drawn = { $n ->
    [one] { $who } zieht eine Karte.
   *[other] { $who } zieht { $n } Karten.
 }
sancta-told-shuffled = { $n ->
    [0] Das Deck ist leer, und es gibt nichts zu mischen.
    [one] Eine Karte kommt zurück ins Deck.
   *[other] { $n } Karten kommen zurück ins Deck.
 }
sancta-told-shuffle-noted = Das Deck wurde neu gemischt.
sancta-told-beatitude = { $who } spielt eine Seligpreisung.
sancta-told-cancelled = { $who } ruft den Advocatus Diaboli: kein Punkt.
sancta-told-cancelled-die = { $who } ruft den Advocatus Diaboli: Der Würfel bringt keine Punkte.
sancta-told-restarted = Die Zeit zum Antworten beginnt von vorn.
sancta-told-voided = Die Karte von { $who } galt nicht: Die anderen werden noch einmal gefragt.
sancta-told-void = Die Karte von { $who } galt nicht.
sancta-told-die = { $who } würfelt: { $face }.
sancta-told-card-die = { $who } würfelt für eine Karte: { $face }.
sancta-told-trial = { $who } besteht eine Prüfung der Schwierigkeit { $level }.
sancta-told-suffrage = { $who } wirft als Fürbitte einen Heiligen der Stufe { $level } ab.
sancta-told-discarded = { $n ->
    [one] { $who } wirft eine Karte ab.
   *[other] { $who } wirft { $n } Karten ab.
 }
sancta-told-hand = { $n ->
    [one] { $who } hat jetzt eine Handkarte.
   *[other] { $who } hat jetzt { $n } Handkarten.
 }
sancta-told-permitted = { $what ->
    [source] { $who } darf noch eine Seligpreisung spielen oder würfeln.
    [task] { $who } darf noch eine Prüfung oder eine Fürbitte spielen.
   *[substitution] { $who } darf noch einmal ablösen.
 }
sancta-told-points = { $n ->
    [one] { $saint }: ein Punkt dazu.
   *[other] { $saint }: { $n } Punkte dazu.
 }
sancta-told-points-lost = { $n ->
    [one] { $saint }: ein Punkt weniger.
   *[other] { $saint }: { $n } Punkte weniger.
 }
sancta-told-lost = Der Punkt von { $who } verfällt: Jener Heilige ist nicht mehr aktiv.
sancta-told-completed = { $saint } kommt in die Rose von { $who }.
sancta-told-refilled = Bei { $who } rückt nach: { $saint }.
sancta-told-placed = { $where ->
    [active] { $who } legt in die aktive Zone: { $saint }.
   *[sanctuary] { $who } legt ins Heiligtum: { $saint }.
 }
sancta-told-placed-covered = { $who } legt verdeckt einen Heiligen ins Heiligtum.
sancta-told-substituted = { $n ->
    [one] { $who } zahlt einen Punkt und ruft { $saint }.
   *[other] { $who } zahlt { $n } Punkte und ruft { $saint }.
 }
sancta-told-reordered = { $who } ordnet das Heiligtum neu.
sancta-told-support = { $who } spielt eine Hilfe.
sancta-told-support-stays = { $who } behält „{ $card }“ im Spiel.
sancta-told-support-dropped = „{ $card }“ verlässt die Hilfszone von { $who }.
sancta-told-effect = Effekt auf { $who }: { $what }
sancta-told-effect-many = Ein Effekt trifft { $who }. { $note }
sancta-told-effect-note = Ein Effekt: { $note }
sancta-told-moved = { $to ->
    [rose] { $saint } kommt in die Rose von { $who }. { $note }
    [hand] { $who } nimmt { $saint } zurück auf die Hand. { $note }
    [sanctuary] { $saint } geht zurück ins Heiligtum von { $who }. { $note }
   *[discard] { $saint } geht von { $who } auf die Ablage. { $note }
 }
sancta-told-moved-covered = { $to ->
    [hand] Ein verdeckter Heiliger geht zurück auf die Hand von { $who }. { $note }
   *[other] Ein verdeckter Heiliger von { $who } verlässt das Heiligtum. { $note }
 }
sancta-told-left = { $who } verlässt den Tisch.
sancta-told-won = { $n ->
    [one] { $who } gewinnt die Partie.
   *[other] { $who } gewinnen gemeinsam.
 }
sancta-change-points = Punkte { $n }
sancta-change-level = Stufe { $n }
sancta-change-required = nötige Punkte { $n }
sancta-change-both = { $first }, { $second }

## The diary (not on phones)
sancta-diary-option = Hausregel: { $rule }
sancta-diary-dealer = Die Karten gibt { $who }.
sancta-diary-begun = Die ersten Heiligen werden gesucht.
sancta-diary-aloud = Eine laut gesagte Antwort.
sancta-diary-points = Punkte des Würfels: { $n }.
sancta-diary-deck-ends = { $who } muss ziehen, und das Deck ist leer.
sancta-diary-trial-ended = Der Effekt der Prüfung ist ausgeführt.

## The end
sancta-verdict = { $n ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
 }
sancta-verdict-rose = { $n ->
    [one] Ein Heiliger in der Rose.
   *[other] { $n } Heilige in der Rose.
 }
sancta-verdict-alone = Nur eine Person ist am Tisch geblieben.
sancta-chapter = Zug { $n }: { $who }
sancta-turn-number = { $n }
sancta-tiles-line = { $n ->
    [one] ein Zug
   *[other] { $n } Züge
 }
sancta-tile-saint = { $saint }, Zug { $turn }
sancta-tile-of = { $n } von { $of }
sancta-race = Der Wettlauf zur Rose

## Refusals
sancta-player-count = { $players ->
    [0] Noch ist niemand da: Es braucht mindestens zwei.
    [one] Es ist erst eine Person da: Es braucht mindestens zwei.
   *[other] Ihr seid { $players }: Es braucht mindestens zwei.
 }
W_SMALL_DECK = { $cards ->
    [one] Eine Karte ist ein kleines Deck für so viele: { $n } wären besser.
   *[other] { $cards } Karten sind ein kleines Deck für so viele: { $n } wären besser.
 }
E_PENDING_REACTION = Moment: Die anderen werden gefragt.
E_PENDING_DIE = Tippe zuerst die Punkte des Würfels ein.
E_PENDING_SHUFFLE = Misch zuerst das Deck und tippe ein, wie viele Karten es sind.
E_PENDING_TRIAL = Führ zuerst den Effekt der Prüfung aus.
E_SOURCE_USED = Seligpreisung oder Würfel: In diesem Zug hast du schon gewählt.
E_TASK_USED = Prüfung oder Fürbitte: In diesem Zug hast du schon gewählt.
E_NO_ACTIVE_SAINT = Die aktive Zone ist leer: Leg zuerst einen Heiligen hinein.
E_LEVEL_TOO_LOW = Dein Heiliger hat Stufe { $level }, nötig ist { $needed }.
E_SUBSTITUTION_USED = Eine Ablösung pro Zug: Die gab es schon.
E_TOLL = { $points ->
    [0] Der Zoll ist mindestens zwei Punkte: Du hast keinen.
    [one] Der Zoll ist mindestens zwei Punkte: Du hast einen.
   *[other] Der Zoll ist mindestens zwei Punkte: Du hast { $points }.
 }
E_SANCTUARY_EMPTY = An diesem Platz im Heiligtum ist niemand.
E_SANCTUARY_FULL = Im Heiligtum warten schon vier: Wähl, wer Platz macht.
E_ACTIVE_PROTECTED = Der aktive Heilige geht nur, wenn es klar auf der Karte steht.
E_OWN_BEATITUDE = Deine eigene Seligpreisung kannst du nicht stoppen.
E_NO_REACTION = Gerade gibt es nichts zu stoppen.
E_ALREADY_CANCELLED = Jemand anderes hat es schon gestoppt: Behalte deine Karte.
E_HAND_LIMIT = { $n ->
    [one] Wirf zuerst noch eine Karte ab.
   *[other] Wirf zuerst noch { $n } Karten ab.
 }
E_LEVEL_RANGE = Stufen und Schwierigkeiten beginnen bei eins.
E_DIE_RANGE = Der Würfel geht von 1 bis 6, die Punkte von −3 bis +3.
E_PLACE_LIMIT = Ein Heiliger pro Zug: Er liegt schon.
E_SAINT_NAME = Es braucht einen Namen, und keinen zu langen.
E_NOTHING_TO_DRAW = In Deck und Ablage ist nichts mehr zu ziehen.
E_EFFECT = So lässt sich dieser Effekt nicht ausführen.
E_HOUSE_RULE = So lässt sich diese Hausregel nicht einstellen.
sancta-place-empty = In die aktive Zone legen
sancta-place-empty-title = Einen Heiligen legen
sancta-place-empty-hint = Deine aktive Zone ist leer: Ohne Heiligen bekommst du keine Punkte.
sancta-limits = { $n ->
    [0] In diesem Zug hast du alles genutzt:
    [one] In diesem Zug hast du noch einmal:
   *[other] In diesem Zug hast du noch je einmal:
 }
sancta-limit-source = Seligpreisung oder Würfel
sancta-limit-task = Prüfung oder Fürbitte
sancta-limit-substitution = Ablösung
sancta-spoken = Advocatus laut ansagen
sancta-spoken-hint = Ohne Telefon: { $who }. Jede Seligpreisung würde warten, bis die Zeit um ist: Laut geht es schneller.
sancta-target-own = { $n ->
    [one] Eure eigene Wahl: Bei { $players } Leuten sagt das Heft einen Heiligen.
   *[other] Eure eigene Wahl: Bei { $players } Leuten sagt das Heft { $n } Heilige.
 }
sancta-react-warn = Du wirfst einen Advocatus ab, und { $who } bekommt den Punkt nicht.
sancta-points-aloud = Hat jemand den Advocatus gerufen, tippe null ein.
sancta-told-started-level = { $who } beginnt, mit dem Heiligen der höchsten Stufe, { $level }.
sancta-told-started-tie = { $who } beginnt. Mehrere Heilige haben Stufe { $level }: Von rechts neben { $dealer } gezählt, kommt dieser Platz zuerst.
sancta-sums = In Kürze
sancta-sum-stopped = { $n ->
    [one] Eine Seligpreisung vom Advocatus Diaboli gestoppt.
   *[other] { $n } Seligpreisungen vom Advocatus Diaboli gestoppt.
 }
sancta-sum-trials = { $n ->
    [one] Eine Prüfung bestanden.
   *[other] { $n } Prüfungen bestanden.
 }
sancta-sum-suffrages = { $n ->
    [one] Eine Fürbitte.
   *[other] { $n } Fürbitten.
 }
sancta-sum-substitutions = { $n ->
    [one] Eine Ablösung.
   *[other] { $n } Ablösungen.
 }
E_HAND_EMPTY = Diese Hand ist nach der Zählung leer: Berichtige zuerst die Zahl.
E_NO_SAINT_THERE = In jener aktiven Zone ist niemand: Der Effekt trifft keinen.

sancta-titles = Die Titel der Partie
sancta-title-cancelled = Advocatus Diaboli in Person: { $who } stoppt { $n } Seligpreisungen.
sancta-title-trial = Harte Glaubensprobe: { $who } besteht { $n } Prüfungen.
sancta-title-grace = Ein Zug voller Gnade: Zug { $turn }, { $n } Heilige kommen in die Rose von { $who }.

## Help in play
sancta-help-now = { $at ->
    [setup] Jetzt: der erste Heilige
   *[turn] Der Zug
 }
sancta-help-step-first = Zieh, bis du einen Heiligen findest: Er kommt in die aktive Zone. Der Rest geht zurück ins Deck.
sancta-help-step-five = Dann je fünf Karten. Wer den Heiligen der höchsten Stufe hat, beginnt.
sancta-help-step-draw = Zieh zwei Karten.
sancta-help-step-source = Einmal: eine Seligpreisung (ein Punkt, wenn niemand sie stoppt) oder der Würfel (was seine Tabelle sagt).
sancta-help-step-task = Eine Prüfung oder eine Fürbitte, einmal: ein Punkt, wenn die Stufe reicht.
sancta-help-step-free = Heilige, Hilfen und Effekte, so viele du willst; eine Ablösung, wenn der aktive Heilige mindestens zwei Punkte hat: Er zahlt sie alle.
sancta-help-step-end = Behalte höchstens fünf Karten.
sancta-help-full = Ein Heiliger mit so vielen Punkten, wie er braucht (anfangs seine Stufe), kommt sofort in die Rose, auch wenn andere am Zug sind.
sancta-help-target = { $n ->
    [one] Wer einen Heiligen in der Rose hat, gewinnt.
   *[other] Wer { $n } Heilige in der Rose hat, gewinnt.
 }
sancta-help-die-table = Die Würfeltabelle ist eure eigene.
sancta-help-direction = { $value ->
    [cw] Gespielt wird im Uhrzeigersinn, nach links.
   *[ccw] Gespielt wird gegen den Uhrzeigersinn, nach rechts.
 }
sancta-help-deck-size = { $value ->
    [0] Die Karten im Deck werden nicht gezählt.
    [one] Das Deck hat eine Karte.
   *[other] Das Deck hat { $value } Karten.
 }
sancta-help-own-decks = { $value ->
    [on] Alle haben ein eigenes Deck.
   *[off] Alle ziehen vom selben Deck.
 }
sancta-help-deck-warning = { $value ->
    [one] Ab vier Leuten wird mindestens eine Karte empfohlen.
   *[other] Ab vier Leuten werden mindestens { $value } Karten empfohlen.
 }
sancta-help-track-hands = { $value ->
    [on] Die Handkarten werden gezählt.
   *[off] Die Handkarten werden nicht gezählt.
 }
sancta-help-reaction-mode = { $value ->
    [spoken] Der Advocatus wird laut angesagt.
   *[phones] Der Advocatus wird auf den Telefonen gespielt.
 }
sancta-help-react-seconds = { $value ->
    [0] Zum Antworten gibt es keine Zeitgrenze.
    [one] Zum Antworten gibt es eine Sekunde.
   *[other] Zum Antworten gibt es { $value } Sekunden.
 }
sancta-help-die-source = { $value ->
    [physical] Der Würfel ist echt: Du tippst die Zahl ein.
   *[app] Das Programm würfelt.
 }
sancta-help-place-limit = { $value ->
    [none] Du darfst so viele Heilige legen, wie du willst.
   *[other] Heilige, die du pro Zug legen darfst: { $value }.
 }
sancta-help-sanctuary-hidden = { $value ->
    [on] Das Heiligtum ist verdeckt: Nur wem es gehört, sieht es.
   *[off] Das Heiligtum ist offen.
 }
sancta-help-simultaneous-win = { $value ->
    [shared] Werden mehrere Rosen zugleich voll, gewinnen sie gemeinsam.
   *[order] Werden mehrere Rosen zugleich voll, gewinnt, wer am Zug ist, dann der Reihe nach.
 }
sancta-help-dice-blockable = { $value ->
    [on] Der Advocatus stoppt auch die Punkte des Würfels.
   *[off] Der Advocatus stoppt nur Seligpreisungen.
 }
sancta-word-active = Aktive Zone
sancta-word-active-means = nur der Heilige dort bekommt Punkte
sancta-word-sanctuary = Heiligtum
sancta-word-sanctuary-means = bis zu vier Heilige, die warten, der Reihe nach
sancta-word-rose = Rose
sancta-word-rose-means = die Heiligen, die fertig sind
sancta-word-advocate = Advocatus Diaboli
sancta-word-advocate-means = die Karte, die eine Seligpreisung stoppt
sancta-word-suffrage = Fürbitte
sancta-word-suffrage-means = einen Heiligen aus der Hand für einen Punkt abwerfen
sancta-word-toll = Zoll
sancta-word-toll-means = der Preis einer Ablösung: alle Punkte des aktiven Heiligen

## How it is played, in five pictures
learn-sancta-1 = Ein Heiliger nach dem anderen
learn-sancta-1-line = Der Heilige in der aktiven Zone bekommt Punkte; die anderen warten im Heiligtum.
learn-sancta-2 = Die nötigen Punkte
learn-sancta-2-line = Ein Heiliger mit so vielen Punkten, wie er braucht (anfangs seine Stufe), kommt in die Rose.
learn-sancta-3 = Ein Punkt oder der Würfel
learn-sancta-3-line = In jedem Zug eine Seligpreisung oder der Würfel, und eine Prüfung oder Fürbitte.
learn-sancta-4 = Jemand kann nein sagen
learn-sancta-4-line = Die anderen haben ein paar Sekunden, um deine Seligpreisung zu stoppen.
learn-sancta-5 = Eine volle Rose
learn-sancta-5-line = Wer zuerst genug Heilige in die Rose bringt, gewinnt.
