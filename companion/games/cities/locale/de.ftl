### Cities

## Name, and what stands on several screens
cities-name = Cities
cities-for-how-many = Ein Kartenduell um die Hauptstadt. 2 Leute, 50 Minuten
cities-words = { $words }

## Where we are
cities-lobby = Zwei Decks, fünf Städte
cities-lobby-line = Die Karten bleiben auf dem Tisch: Uhr, Städte und Zählungen sind hier.
cities-before-duel = Vor Duell { $n }
cities-turn = Duell { $n }: { $who } ist am Zug
cities-turn-you = Duell { $n }: Du bist am Zug
cities-attacks = { $who } greift Stadt { $slot } an
cities-attacks-you = Du greifst Stadt { $slot } an
cities-won = { $who } gewinnt Duell { $n }
cities-won-you = Du gewinnst Duell { $n }
cities-over = Das Match ist entschieden
cities-line-paused = Das Match macht Pause.
cities-line-bell = Nichts Neues beginnt: Jetzt wird gezählt.
cities-line-ready = Meldet eure Decks an; das Duell beginnt, wenn ihr beide bereit seid.
cities-lay = Der Tisch
cities-lay-cities = { $capital ->
    [none] Mischt die fünf Stadtkarten und legt sie verdeckt in einer Reihe zwischen euch: Niemand weiß, wo die Hauptstadt ist.
   *[other] Legt die fünf Stadtkarten verdeckt in einer Reihe zwischen euch: Die Hauptstadt ist Nummer { $capital }.
 }
cities-lay-decks = Ihr mischt beide euer Deck und zieht sieben Karten.
cities-line-draw = { $who } enttappt alle Karten und zieht eine.
cities-line-opening = { $who } darf eine Karte aus der Hand ins Feld legen.
cities-line-main = { $who } platziert, bewegt, greift an, nutzt Fähigkeiten, beliebig oft, und beendet dann den Zug.
cities-line-main-light = { $who } spielt Karten auf dem Tisch und beendet dann den Zug.
cities-line-final = { $who } wirft bis auf sieben Karten ab.
cities-line-discards = { $who } wirft für die Eroberung ab: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  }.
cities-line-adjust = { $who } führt den Text einer Karte aus.
cities-line-reveal = { $who } deckt Stadt { $slot } auf: Ist es die Hauptstadt?
cities-line-defence = Angriff auf Stadt { $slot }: Verteidigt { $who }?
cities-line-attackers = { $who } sagt, wer mit angreift.
cities-line-defenders = { $who } wählt, wer verteidigt.
cities-line-targets = { $who } wählt ein Ziel für { $name }.
cities-line-settle = { $who } sagt, wem Stadt { $slot } jetzt gehört.
cities-line-fighters-attackers = { $who } sagt, wer Stadt { $slot } angreift.
cities-line-fighters-defenders = { $who } sagt, wer Stadt { $slot } verteidigt.
cities-line-draw-you = Enttappe deine Karten, dann zieh eine.
cities-line-opening-you = Du darfst eine Karte aus der Hand ins Feld legen.
cities-line-main-you = Platziere, bewege, greif an, nutze Fähigkeiten: so viel du willst, dann beende den Zug.
cities-line-main-light-you = Spiel deine Karten auf dem Tisch. Eine Stadt erobert? Tippe sie hier an. Dann beende den Zug.
cities-line-final-you = Wirf bis auf sieben Karten ab.
cities-line-adjust-you = Gib ein, was die Karte tut.
cities-line-targets-you = Wähl ein Ziel für { $name }.

## Clock and notices
cities-clock = Match
cities-bell = Die Zeit ist um
cities-bell-how = Nur was schon begonnen hat, wird beendet. Dann startet eine von beiden Seiten die Zählung, am Telefon oder am Tablet.
cities-extra = Verlängerung
cities-extra-you = Verlängerung: Du bist am Zug
cities-extra-turn = Verlängerung: { $who } ist am Zug
cities-extra-duel = { $wins ->
    [whole_match] Es geht ohne Uhr weiter: Sobald eine Seite mehr Städte hält, zählen die Eroberungen des ganzen Matchs. Wessen Deck leer wird, verliert.
    [duel] Es geht ohne Uhr weiter: Wer zuerst mehr Städte hält, gewinnt dieses Duell. Wessen Deck leer wird, verliert.
   *[leader] Es geht ohne Uhr weiter: Wer zuerst mehr Städte hält, gewinnt das Match. Wessen Deck leer wird, verliert.
 }
cities-extra-next = { $wins ->
    [whole_match] Noch ein Duell, ohne Uhr: Sobald eine Seite mehr Städte hält, zählen die Eroberungen des ganzen Matchs. Wessen Deck leer wird, verliert.
   *[leader] Noch ein Duell, ohne Uhr: Wer zuerst mehr Städte hält, gewinnt das Match. Wessen Deck leer wird, verliert.
 }
cities-pause-asked = { $who } bittet um eine Pause.
cities-pause-asked-you = Du hast um eine Pause gebeten: Jetzt antwortet { $who }.
cities-taken = { $who } erobert Stadt { $slot }{ $n ->
    [0] .
    [one] {" "}und wirft eine Karte ab.
   *[other] {" "}und wirft { $n } Karten ab.
  }
cities-taken-you = Du hast Stadt { $slot } erobert{ $n ->
    [0] .
    [one] : Wirf eine Handkarte ab. Gezählt ist sie schon.
   *[other] : Wirf { $n } Handkarten ab. Gezählt sind sie schon.
  }
cities-fell = Stadt { $slot } ist wieder neutral
cities-fell-why = Kein Charakter hielt sie mehr besetzt.

## The line
cities-phase-recovery = Erholung
cities-phase-draw = Ziehen
cities-phase-opening = Eröffnung
cities-phase-main = Hauptphase
cities-phase-final = Ende
cities-line = Die Reihe der Städte
cities-city = Stadt { $slot }
cities-is-capital = Hauptstadt
cities-is-city = aufgedeckt
cities-is-hidden = verdeckt
cities-counters = Die Zählungen
cities-count-wins = Duelle
cities-count-won = Duelle gewonnen
cities-count-conquests = Eroberungen
cities-count-cities = Städte
cities-count-hand = Hand
cities-count-deck = Deck
cities-count-side = Side Deck
cities-count-graveyard = Friedhof
cities-is-ready = bereit

## The table before the match
cities-box = Auf dem Tisch
cities-box-city = Städte
cities-box-capital = Hauptstadt
cities-box-time = { $minutes ->
    [one] Eine Minute
   *[other] { $minutes } Minuten
  } für das ganze Match, zwei gewonnene Duelle entscheiden.
cities-plays-note = spielt
cities-go-begin = Weiter: die Decks
cities-go-begin-hint = Das Programm verfolgt nur Städte, Zählungen und Uhr: Eine Eroberung ist zweimal Tippen.
cities-go-follow = Kämpfe mitführen
cities-go-follow-hint = Das Programm verfolgt auch Charaktere und Besatzungen und rechnet die Kämpfe aus.
cities-rules = Hausregeln
cities-rules-hint = Sie gelten für das ganze Match.
cities-plays = { $name } spielt
cities-player-first = Zuerst
cities-player-second = Danach

## Decks
cities-deck = Dein Deck
cities-deck-hint = Mindestens 45 Karten, und höchstens 10 im Side Deck.
cities-deck-siding = Tausch mit dem Side Deck
cities-deck-siding-hint = Die Gesamtzahl der Karten bleibt gleich.
cities-deck-main = Deck
cities-deck-side = Side Deck
cities-deck-set = Deck anmelden
cities-list = Kartenliste
cities-list-hint = Schreib die Liste auf, wenn du magst: Nur du siehst sie, und die Kopien werden geprüft.
cities-list-cards = Karten
cities-list-note = So: 3 Drache, 2+1 Schütze, 9 Fußsoldat* (nach dem + das Side Deck, mit * Söldner).
cities-list-so-far = Bisher notiert: { $main } von { $deck } Karten im Deck, { $side } von { $beside } im Side Deck. Nur du siehst die Liste.
cities-list-set = Liste prüfen
cities-go-ready = Bereit: Deck mit { $main }, Side Deck mit { $side }

## Pauses, giving up, time
cities-go-ask-pause = Um eine Pause bitten
cities-go-agree-pause = Pause machen
cities-go-drop-pause = Keine Pause
cities-go-withdraw-pause = Bitte zurückziehen
cities-go-pause = Alles anhalten
cities-pause-warn = Du hältst das Match für beide an: Das bleibt im Tagebuch.
cities-go-resume = Weiter
cities-go-time-wins = Zählung: { $who } { $n ->
    [one] ein Duell
   *[other] { $n } Duelle
  }, { $other } { $less }
cities-go-time-occupied = Zählung: { $who } { $n ->
    [one] eine Stadt
   *[other] { $n } Städte
  }, { $other } { $less }
cities-go-time-conquests = Zählung: { $who } { $n ->
    [one] eine Eroberung
   *[other] { $n } Eroberungen
  }, { $other } { $less }
cities-go-time-extra = Gleichstand: Verlängerung
cities-go-time-plays-on = Es geht weiter
cities-go-time-hint = { $counts ->
    [occupied] Zuerst zählen die gewonnenen Duelle, dann die jetzt gehaltenen Städte, dann die Eroberungen.
   *[conquests] Zuerst zählen die gewonnenen Duelle, dann die Eroberungen des ganzen Matchs.
 }
cities-go-concede-duel = Dieses Duell aufgeben
cities-concede-duel-warn = Das Duell geht an die andere Seite.
cities-go-concede-match = Das Match aufgeben
cities-concede-match-warn = Das ganze Match geht an die andere Seite.

## The turn
cities-go-draw = Ich habe gezogen
cities-go-draw-hint = Eine Karte vom Deck auf die Hand.
cities-go-open = Eine Karte ins Feld legen
cities-go-open-other = Andere Karte, kein Charakter
cities-go-open-character = Ins Feld legen
cities-go-open-character-title = Eröffnung: ein Charakter
cities-go-skip = Keine Karte
cities-go-end = Zug beenden
cities-go-pass = Zug weitergeben
cities-go-discard = { $n ->
    [one] Ich habe eine Karte abgeworfen
   *[other] Ich habe { $n } Karten abgeworfen
  }
cities-go-adjust = Text einer Karte
cities-go-adjusted = Fertig
cities-go-adjusted-hint = Alles, was du eingegeben hast, gilt als gleichzeitig.
cities-touch-attack = { $name } greift an
cities-touch-set-character = { $name } platzieren
cities-touch-move = { $name } bewegen
cities-touch-take = Erobert
cities-touch-take-city = Erobert: Es ist nicht die Hauptstadt
cities-touch-take-capital = Erobert: Es ist die Hauptstadt!
cities-take-price = { $n ->
    [one] Kostet eine Handkarte.
   *[other] Kostet { $n } Handkarten.
  }
cities-touch-work-out = Einen Kampf ausrechnen
cities-touch-free = Wieder neutral
cities-touch-theirs = Gehört der anderen Seite
cities-touch-mine = Gehört dir
cities-touch-to = Gehört { $who }
cities-touch-shift = { $name } holen
cities-ways = Eine Karte zählen
cities-ways-theirs = Eine Karte von { $who }
cities-ways-set = Eingeben: { $name }
cities-quick-draw = Ziehen
cities-quick-discard = Abwerfen
cities-quick-bury = Aus dem Feld
cities-left-deck = Deck { $n }
cities-left-hand = Hand { $n }
cities-left-graveyard = Friedhof { $n }
cities-back-draw = gezogen
cities-back-discard = abgeworfen
cities-back-bury = aus dem Feld
cities-back-other = eine Karte
cities-back-city = Stadt { $slot }
cities-back-duel = das Ende von Duell { $n }
cities-count-back = Zurücknehmen
cities-count-back-none = nichts zurückzunehmen
cities-way-draw = vom Deck auf die Hand
cities-way-discard = von der Hand auf den Friedhof
cities-way-mill = vom Deck auf den Friedhof
cities-way-recall = vom Friedhof auf die Hand
cities-way-restore = vom Friedhof ins Deck
cities-way-bury = vom Feld auf den Friedhof
cities-way-play = von der Hand ins Feld
cities-way-retake = vom Feld auf die Hand

## Characters
cities-field-name = Name, wenn du magst
cities-field-power = Stärke
cities-field-hp = Lebenspunkte
cities-field-range = Range
cities-field-quick = Quick
cities-field-who = Charakter
cities-field-what = Was
cities-field-amount = Wie viel
cities-quick-no = nein
cities-quick-yes = ja
cities-fighter = { $name } { $values }
cities-nameless-character = Charakter{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
cities-nameless-of = { $values } von { $who }{ $n ->
    [0] {""}
   *[other] {" "}(Nr. { $n })
  }
cities-nameless-attacker = Angreifer{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
cities-nameless-defender = Verteidiger{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
cities-legend = 2/3: Stärke und Lebenspunkte. r1: Range. *: Quick.
cities-listed = { $a }, { $b }
cities-listed-last = { $a } und { $b }
cities-listed-more = { $a } und { $n ->
    [one] ein weiterer
   *[other] { $n } weitere
  }
cities-fighter-hurt = { $damage ->
    [one] hat einen Schaden
   *[other] hat { $damage } Schaden
  }

## Texts of cards
cities-effect-change = Effekt eingeben
cities-effect-change-title = Ein Effekt auf einen Charakter
cities-effect-stats = Werte ändern
cities-effect-stats-title = Andere Werte bis zum Ende des Zugs
cities-effect-put = Ins Feld legen
cities-effect-put-title = Noch ein Charakter
cities-change-tap = tappen
cities-change-untap = enttappen
cities-change-damage = Schaden zufügen
cities-change-heal = heilen
cities-change-destroy = zerstören
cities-change-field = zurück ins Feld

## Combat
cities-asked-against = Im Angriff: { $who }. { $how }
cities-reveal-title = Ist Stadt { $slot } die Hauptstadt?
cities-reveal-city = Es ist nicht die Hauptstadt
cities-reveal-capital = Es ist die Hauptstadt!
cities-defence-title = Verteidigst du Stadt { $slot }?
cities-go-defend = Verteidigen
cities-go-defend-hint = Mit allen, die dort stehen, oder mit Quick-Karten.
cities-go-defend-none = Dort steht niemand: Es braucht einen Quick.
cities-go-defend-tapped = Alle, die dort stehen, sind getappt: Es braucht einen Quick.
cities-go-decline = Nicht verteidigen
cities-go-bring = { $name } kommt aus dem Feld
cities-go-quick = Quick spielen
cities-go-quick-title = Ein Quick aus der Hand
cities-go-attackers = { $n ->
    [0] Sonst niemand
    [one] { $names } kommt dazu
   *[other] { $n } kommen dazu
  }
cities-attackers-title = Wer greift mit an?
cities-attackers-hint = Gegenüber: { $who }. Wer angreift, wird getappt.
cities-go-defenders = { $n ->
    [0] Verteidigen
    [one] { $names } verteidigt
   *[other] { $n } verteidigen
  }
cities-defenders-title = Wer verteidigt?
cities-defenders-hint = Mindestens ein Charakter aus der Stadt.
cities-go-enter = Hinzufügen
cities-go-enter-title = Ein weiterer Charakter
cities-asks-attackers = Wer greift Stadt { $slot } an?
cities-asks-attackers-more = Wer greift noch an?
cities-asks-defenders = Wer verteidigt Stadt { $slot }?
cities-asks-defenders-more = Wer verteidigt noch?
cities-go-withdraw = Angriff zurückziehen
cities-go-muster-done = Das sind alle
cities-aim-title = { $name } trifft mit { $damage }: Wen trifft es?
cities-go-aim = { $name } treffen
cities-go-split = Zuschlagen
cities-mustered-attack = Im Angriff: { $who }.
cities-mustered = Im Angriff: { $who }. In der Abwehr: { $defence }.
cities-mustered-so = Im Angriff: { $who }. In der Abwehr: { $defence }. Zurzeit: { $so }
cities-result-occupation = Besetzung: In der Abwehr ist niemand mehr übrig.
cities-result-repelled = Abgewehrt: Im Angriff ist niemand mehr übrig.
cities-result-neutrality = Neutralität: Auf beiden Seiten steht noch jemand.
cities-result-annihilation = Völlige Vernichtung: Niemand ist mehr übrig.
cities-settle-title = Wem gehört Stadt { $slot } jetzt?
cities-settle-mine = Erobert
cities-settle-stays = Wie zuvor
cities-settle-neutral = Wieder neutral
cities-go-discards-title = { $n ->
    [one] Wirf eine Karte ab
   *[other] Wirf { $n } Karten ab
  }
cities-go-discards-hint = Der Preis der Eroberung.
cities-fight = Kampf um Stadt { $slot }
cities-range = Range { $range }
cities-falls = { $name } fällt: { $damage ->
    [one] ein Schaden
   *[other] { $damage } Schaden
  } auf { $hp ->
    [one] einen Lebenspunkt
   *[other] { $hp } Lebenspunkte
  }.
cities-blow-falls = Range { $range }: { $name } fällt, { $damage ->
    [one] ein Schaden
   *[other] { $damage } Schaden
  } bei { $hp }.
cities-blow-stands = Range { $range }: { $name } steht noch, { $damage ->
    [0] kein Schaden
    [one] ein Schaden
   *[other] { $damage } Schaden
  } bei { $hp }.
cities-falls-late = { $name } fällt, bevor der Schlag kommt: { $damage ->
    [one] ein Schaden
   *[other] { $damage } Schaden
  } auf { $hp ->
    [one] einen Lebenspunkt
   *[other] { $hp } Lebenspunkte
  }.
cities-quiet-undefended = Niemand hat verteidigt.
cities-quiet-called-off = Wer angriff, ist weg.
cities-quiet-none = Kein Schlag ist gefallen.
cities-outcome-undefended = Von { $who } erobert
cities-outcome-occupation = Besetzung: Stadt { $slot } geht an { $who }
cities-outcome-repelled = Abgewehrt: { $who } kommt nicht durch
cities-outcome-neutrality = Neutralität: Nichts ändert sich
cities-outcome-annihilation = Völlige Vernichtung
cities-outcome-called-off = Aus dem Angriff wurde nichts
cities-outcome-stands = { $who } gewinnt, aber { $other } hält noch die Stadt

## Corrections
cities-correct-is = Stadt { $slot } ist die Hauptstadt
cities-correct-not = Stadt { $slot } ist nicht die Hauptstadt
cities-correct-moved = Die Hauptstadt ist Stadt { $slot }, nicht die andere
cities-correct-warn = Du berichtigst, was über eine Stadt gesagt wurde.
cities-correct-counts = Zählungen berichtigen
cities-correct-counts-title = Karten neu gezählt

## The end
cities-wins = { $who } gewinnt
cities-won-by-duels = Zwei Duelle gewonnen.
cities-won-by-last = Zwei Duelle zu { $n }. Das letzte: { $why }
cities-won-by-wins = Mehr Duelle gewonnen, als die Zeit um war: { $mine } zu { $theirs }.
cities-won-by-conquests = Mehr Eroberungen im ganzen Match: { $mine } zu { $theirs }.
cities-won-by-occupied = Mehr Städte gehalten: { $mine } zu { $theirs }.
cities-won-by-deck = Das andere Deck ist leer.
cities-won-by-conceded = Die andere Seite hat aufgegeben.
cities-score = Duelle { $wins }, Eroberungen { $conquests }
cities-duel = Duell { $n }
cities-duel-drawn = Unentschieden: Die Zeit war vorher um.
cities-duel-left = Abgebrochen: Das Match wurde aufgegeben.
cities-duel-capital = { $who } nahm die Hauptstadt und zwei weitere Städte.
cities-duel-deck = { $who } gewinnt: Das andere Deck ist leer.
cities-duel-conceded = { $who } gewinnt: Die andere Seite gab auf.
cities-duel-cities = { $who } hält nach der Glocke mehr Städte und hat das Duell.
cities-duel-held = { $who }: { $n ->
    [0] keine Stadt
    [one] eine Stadt
   *[other] { $n } Städte
  } am Ende.

## The end of a duel
cities-slots-2 = { $a } und { $b }
cities-slots-3 = { $a }, { $b } und { $c }
cities-slots-4 = { $a }, { $b }, { $c } und { $d }
cities-why-capital = Hält die Hauptstadt und { $n ->
    [2] zwei
    [3] drei
   *[other] vier
  } weitere Städte: { $others }.
cities-why-capital-you = Du hältst die Hauptstadt und { $n ->
    [2] zwei
    [3] drei
   *[other] vier
  } weitere Städte: { $others }.
cities-why-deck = Das Deck von { $who } ist leer.
cities-why-deck-lost = Dein Deck ist leer.
cities-why-conceded = { $who } gibt das Duell auf.
cities-why-conceded-lost = Du hast das Duell aufgegeben.
cities-why-cities = { $who } hält weniger Städte.
cities-why-cities-lost = Du hältst weniger Städte.
cities-then = Weiter: Side Decks, dann Duell { $n }. { $begins }
cities-then-lost = { $who } hat verloren und beginnt.
cities-then-lost-you = Du hast verloren und beginnst.
cities-then-turn = { $who } beginnt: Ihr wechselt euch ab.
cities-then-turn-you = Du beginnst: Ihr wechselt euch ab.
cities-then-drawn = Wer beginnt, entscheidet das Los.
cities-then-time = Weiter: Die Zeit ist um, und es wird gezählt.
cities-side-deck = Deck { $main } + { $side }{ $ready ->
    [1] , bereit
   *[other] {""}
  }

## What has happened
cities-news = Gerade geschehen
cities-begins-drawn = Das Los ist gefallen: { $who } beginnt.
cities-begins-lost = { $who } beginnt, nach dem verlorenen Duell.
cities-begins-turn = { $who } beginnt: Ihr wechselt euch ab.
cities-diary-starts = { $who } beginnt.
cities-news-attack = { $who } greift Stadt { $slot } an, mit { $name }.
cities-news-quick = { $who } spielt einen Quick { $values }.
cities-news-quick-named = { $who } spielt einen Quick: { $name } { $values }.
cities-news-attack-light = { $who } greift Stadt { $slot } an.
cities-news-capital = Stadt { $slot } ist die Hauptstadt.
cities-news-conquers = { $who } erobert Stadt { $slot }{ $n ->
    [0] .
    [one] , die erste.
   *[other] {" "}und hält jetzt { $n }.
  }
cities-news-stands = { $who } gewinnt um Stadt { $slot }, nimmt sie aber nicht ein: Noch hält sie jemand.
cities-news-repelled = Der Angriff von { $who } auf Stadt { $slot } ist abgewehrt.
cities-news-neutrality = Stadt { $slot }: Neutralität, der Angriff von { $who } ändert nichts.
cities-news-annihilation = Stadt { $slot }: völlige Vernichtung.
cities-news-called-off = Aus dem Angriff von { $who } auf Stadt { $slot } wurde nichts.
cities-news-fell = Stadt { $slot } ist wieder neutral: Niemand hält sie mehr besetzt.
cities-news-given = Stadt { $slot } gehört { $who }.
cities-news-freed = Stadt { $slot } ist neutral.
cities-news-cards = { $who }: { $n ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $n } Karten
  }, { $way }.
cities-news-duel = { $who } gewinnt Duell { $n }: Es steht { $won } zu { $lost }.
cities-diary-changed = Ein Effekt auf einen Charakter: jetzt { $values }, Schaden { $damage }.
cities-diary-reopened = Das Ende des Duells war ein Versehen: Es geht weiter.
cities-diary-capital = { $who } gewinnt das Duell: hält die Hauptstadt, Stadt { $slot }, und die Städte { $others }.
cities-diary-withdrawn = Der Angriff war ein Versehen.
cities-tiles = Das Match in Bildern
cities-tiles-line = in Grün { $first }, in Elfenbein { $second }
cities-tile-winner = { $who }
cities-tile-drawn = Unentschieden
cities-tile-nobody = Niemand
cities-tile-capital = mit der Hauptstadt, { $mine } zu { $theirs }
cities-tile-deck = das andere Deck war leer
cities-tile-conceded = durch Aufgabe
cities-tile-cities = { $mine ->
    [one] { $mine } Stadt
   *[other] { $mine } Städte
  } zu { $theirs } nach der Glocke
cities-tile-left = abgebrochen
cities-tile-time = vorher war die Zeit um
cities-totals = Insgesamt
cities-total = { $who }: { $wins ->
    [0] kein Duell
    [one] ein Duell
   *[other] { $wins } Duelle
  }, { $conquests ->
    [0] keine Eroberung
    [one] eine Eroberung
   *[other] { $conquests } Eroberungen
  }.
cities-story = Duell { $n }, Zug um Zug
cities-chart = Eroberungen, Duell für Duell

## Diary (not on phones)
cities-diary-players = { $who } spielen.
cities-diary-begun = Auf zu den Decks.
cities-diary-list = Eine Liste wurde notiert.
cities-diary-extra = Verlängerung.
cities-diary-clock = Die Uhr läuft.
cities-diary-paused = Pause.
cities-diary-no-pause = Keine Pause.
cities-diary-bell = Die Zeit ist um.
cities-diary-drawn = Eine Karte gezogen.
cities-diary-opened = Eine Karte im Feld.
cities-diary-opening = Eröffnung vorbei.
cities-diary-ended = Hauptphase vorbei.
cities-diary-turn = Der Zug wechselt.
cities-diary-defended = Die Stadt wird verteidigt.
cities-diary-quick = Ein Quick kommt aus dem Feld.
cities-diary-mustered = Das sind alle.
cities-diary-aimed = Ein Ziel gewählt.
cities-diary-attackers = Wer angreift, steht fest.
cities-diary-defenders = Wer verteidigt, steht fest.
cities-diary-discards = Für die Eroberung abgeworfen.
cities-diary-adjust = Text einer Karte.
cities-diary-adjusted = Text einer Karte, fertig.
cities-diary-effect = Ein Effekt auf einen Charakter.
cities-diary-count-back = Eine gezählte Karte ging zurück.
cities-diary-city-back = Stadt { $slot } ist wieder wie zuvor.
cities-diary-corrected = Die Hauptstadt berichtigt.
cities-diary-counted = Karten neu gezählt.
cities-diary-deck = { $who } meldet das Deck an.
cities-diary-ready = { $who } ist bereit.
cities-diary-left-duel = Das Duell bleibt unbeendet.
cities-diary-drawn-duel = Das Duell endet unentschieden.
cities-diary-match = { $who } gewinnt das Match.
cities-diary-asks-pause = { $who } bittet um eine Pause.
cities-diary-enters = { $name } ({ $values }) kommt ins Feld.
cities-diary-set = Ein Charakter bei Stadt { $slot }.
cities-diary-moved = Ein Charakter zieht nach Stadt { $slot }.
cities-diary-attack = Angriff auf Stadt { $slot }.
cities-diary-revealed = Stadt { $slot } aufgedeckt.
cities-diary-undefended = Keine Verteidigung.
cities-diary-occupation = Besetzung.
cities-diary-repelled = Angriff abgewehrt.
cities-diary-neutrality = Neutralität.
cities-diary-annihilation = Völlige Vernichtung.
cities-diary-called-off = Aus dem Angriff wurde nichts.
cities-diary-fell = Stadt { $slot } ist wieder neutral.

## House rules (not on phones)
cities-option-tracking = Was das Programm verfolgt
cities-option-tracking-note = Alles, oder nur Städte, Zählungen und Uhr: Dann ist eine Eroberung zweimal Tippen.
cities-value-tracking-full = alles
cities-value-tracking-light = das Nötigste
cities-option-minutes = Minuten des Matchs
cities-option-minutes-note = Für alle Duelle zusammen.
cities-option-pause-between-duels = Die Uhr steht zwischen Duellen
cities-option-pause-between-duels-note = Sie läuft weiter, wenn beide bereit sind.
cities-option-first-turn-draw = Wer im ersten Zug zieht
cities-option-first-turn-draw-note = Nach der Regel zieht im eigenen ersten Zug niemand.
cities-value-first-turn-draw-none = niemand
cities-value-first-turn-draw-second-player = nur, wer danach kommt
cities-value-first-turn-draw-all = beide
cities-option-deckout = Wann ein leeres Deck verliert
cities-option-deckout-note = Sobald es leer ist, oder erst, wenn man nicht ziehen kann.
cities-value-deckout-empty = sobald es leer ist
cities-value-deckout-cannot-draw = wenn man nicht ziehen kann
cities-option-reveal-on = Wann eine Stadt aufgedeckt wird
cities-option-reveal-on-note = Beim ersten angesagten Angriff, oder erst, wenn sie erobert wird.
cities-value-reveal-on-attack = beim Angriff
cities-value-reveal-on-conquest = bei der Eroberung
cities-option-capital-slot = Wo die Hauptstadt ist
cities-option-capital-slot-note = Wenn ihr nach einem gedruckten Plan spielt.
cities-value-capital-slot-none = niemand weiß es
cities-value-capital-slot-1 = Stadt 1
cities-value-capital-slot-2 = Stadt 2
cities-value-capital-slot-3 = Stadt 3
cities-value-capital-slot-4 = Stadt 4
cities-value-capital-slot-5 = Stadt 5
cities-option-move-adjacent = Nur in Nachbarstädte bewegen
cities-option-move-adjacent-note = Sonst von einer Stadt in jede andere.
cities-option-tapped-can-defend = Getappte verteidigen auch
cities-option-tapped-can-defend-note = Wer erobert, hat sich beim Angriff getappt.
cities-option-split-damage = Schaden darf man aufteilen
cities-option-split-damage-note = Sonst trifft jeder Schlag nur einen Charakter.
cities-option-must-clear-city = Nur eine leere Stadt wird erobert
cities-option-must-clear-city-note = Sonst hält sie nicht, wer nicht gekämpft hat.
cities-option-copies-scope = Wo Kopien gezählt werden
cities-option-copies-scope-note = Höchstens drei, Söldner ausgenommen.
cities-value-copies-scope-main-and-side = Deck und Side Deck
cities-value-copies-scope-main = nur im Deck
cities-option-starter = Wer beginnt
cities-option-starter-note = Das erste Duell immer durch das Los.
cities-value-starter-random-then-loser = dann, wer verloren hat
cities-value-starter-random = immer das Los
cities-value-starter-alternate = abwechselnd
cities-option-extra-time = Verlängerung
cities-option-extra-time-note = Bei gleich vielen Städten spielt ihr weiter, auch wenn die Eroberungen verschieden sind.
cities-value-extra-time-literal = bei gleich vielen Städten
cities-value-extra-time-conquests-first = nur, wenn alles gleich ist
cities-option-tiebreak = Was mehr zählt
cities-option-tiebreak-note = Wenn die Zeit um ist und die Duelle gleich stehen.
cities-value-tiebreak-conquests = alle Eroberungen
cities-value-tiebreak-occupied = Städte jetzt
cities-option-extra-time-winner = Wer die Verlängerung gewinnt
cities-option-extra-time-winner-note = Wenn nicht mehr beide gleich viele Städte halten.
cities-value-extra-time-winner-leader = wer mehr davon hält
cities-value-extra-time-winner-whole-match = wer insgesamt mehr erobert hat
cities-option-lead-at-bell = Führung in Duellen, wenn die Zeit um ist
cities-option-lead-at-bell-note = Wörtlich genommen geht das laufende Duell weiter, bis eine Seite mehr Städte hält.
cities-value-lead-at-bell-ends = das Match endet
cities-value-lead-at-bell-plays-on = es geht weiter

## Refusals
E_TWO_PLAYERS = Zum Spielen braucht es zwei.
E_DECK_TOO_SMALL = { $cards ->
    [one] Eine Karte ist zu wenig: Ein Deck hat mindestens { $least }.
   *[other] { $cards } Karten sind zu wenig: Ein Deck hat mindestens { $least }.
 }
E_SIDE_TOO_LARGE = { $cards } Karten sind zu viel: Ein Side Deck hat höchstens { $most }.
E_TOO_MANY_COPIES = Zu viele Kopien von { $card }: höchstens { $most }, außer bei Söldnern.
E_POOL_CHANGED = { $cards ->
    [one] Es waren insgesamt { $before } Karten, jetzt ist es eine: Die Gesamtzahl muss gleich bleiben.
   *[other] Es waren insgesamt { $before } Karten, jetzt sind es { $cards }: Die Gesamtzahl muss gleich bleiben.
 }
E_DECK_LIST = Diese Liste ist nicht zu verstehen oder zu lang: Schreib sie wie im Beispiel.
E_LIST_TOO_LONG = Die Liste hat { $main ->
    [one] eine Karte
   *[other] { $main } Karten
 } im Deck und { $side } im Side Deck, angemeldet hast du { $deck } und { $beside }.
E_DECK_MISSING = Melde zuerst das Deck an.
E_ALREADY_READY = Du bist schon bereit: Die andere Seite fehlt noch.
E_NOT_ACTIVE = Du bist nicht am Zug.
E_DUEL_OVER = Dieses Duell ist vorbei.
E_MATCH_OVER = Das Match ist entschieden.
E_PAUSED = Das Match macht Pause.
E_PAUSE_ASKED = Um eine Pause wurde schon gebeten.
E_PAUSE_OWN = Die andere Seite muss der Pause zustimmen.
E_TIME_UP = Die Zeit ist um: Nichts Neues beginnt.
E_COMBAT_OPEN = Beende zuerst den Kampf.
E_ADJUST_OPEN = Beende zuerst den Text der Karte.
E_ADJUST_FIRST = Öffne zuerst den Text einer Karte.
E_ALREADY_OPENED = In diesem Zug hast du schon eine Karte ins Feld gelegt.
E_TAPPED = Getappt: In diesem Zug geht damit nichts mehr.
E_NOT_THERE = Dieser Charakter ist nicht in der Stadt.
E_NOT_ADJACENT = Bewegen kannst du nur in eine Nachbarstadt.
E_OWN_CITY = Diese Stadt gehört dir schon.
E_NOT_QUICK = Ohne Besatzung können nur Quick-Karten verteidigen.
E_SAME_CITY = Ist schon in dieser Stadt.
E_HAND_TOO_BIG = Du hast { $cards } Karten auf der Hand: Wirf { $over } ab.
E_DISCARD_DUE = Zuerst die Abwürfe für die Eroberung: { $cards }.
E_NOT_AN_OPPONENT = Treffen kannst du nur, wer auf der anderen Seite kämpft.
E_NO_FIGHTER = Mindestens ein Charakter muss kämpfen.
E_SHARES = Der Schaden geht nicht auf: Insgesamt muss er so groß sein wie die Stärke.
E_TOO_LATE = Zu spät: Die Abwehr hat schon geantwortet.
E_TWO_CAPITALS = Eine andere Stadt ist schon die Hauptstadt.
E_NO_CAPITAL_LEFT = Dann wäre keine Stadt die Hauptstadt.
E_FACE_DOWN = Diese Stadt ist noch verdeckt.
E_CAPITAL_ASKED = Ob es die Hauptstadt ist, sagt man beim Aufdecken der Stadt und nur dann.
E_NOTHING_CHANGES = Es ist schon so.
E_BAD_STATS = Diese Werte gehen nicht: Stärke und Range ab 0, Lebenspunkte ab 1.
E_CARD_NAME = Ein Kartenname hat höchstens 24 Zeichen.
E_NO_CARDS = So viele Karten sind nicht da.
E_TOO_MANY = Mehr lässt sich nicht verfolgen.
E_TRACKED = Hier erobert man Städte durch Angreifen.
E_NOT_TRACKED = Mit dieser Regel sind Charaktere nur auf dem Tisch.

cities-titles = Die Titel des Matchs
cities-title-taken = Schnelle Hand: Duell { $duel }, { $who } erobert { $n } Städte.
cities-title-contested = Umkämpfte Stadt: Duell { $duel }, Stadt { $slot } wird { $n } Mal erobert.
cities-title-blow = Der härteste Schlag: Duell { $duel }, { $n } Schaden auf einmal.

## Help in play
cities-help-now = { $at ->
    [ready] Jetzt: vor dem Duell
    [draw] Jetzt: das Ziehen
    [opening] Jetzt: die Eröffnung
    [main] Jetzt: die Hauptphase
   *[final] Jetzt: das Ende des Zugs
 }
cities-help-step-lay = Mischt die fünf Stadtkarten und legt sie verdeckt in einer Reihe zwischen euch.
cities-help-step-ready = Decks anmelden, mischen, sieben Karten ziehen. Die Uhr läuft los, wenn ihr beide bereit seid.
cities-help-step-draw = Erholung und Ziehen: Enttappe deine Karten, dann zieh eine.
cities-help-step-opening = Eröffnung: Leg eine Karte aus der Hand ins Feld, wenn du magst.
cities-help-step-main = Hauptphase: platzieren, bewegen, angreifen, Fähigkeiten nutzen, so oft du willst. Platzieren tappt nicht; das Programm verfolgt Charaktere, andere platzierte Karten bleiben auf dem Tisch.
cities-help-step-final = Ende: Schaden heilt; behalte höchstens sieben Karten auf der Hand.
cities-help-goal = Das Duell gewinnt, wer die Hauptstadt und zwei weitere Städte hält, oder wenn das andere Deck leer wird; zwei Duelle gewinnen das Match.
cities-help-tracking = { $value ->
    [light] Das Programm verfolgt nur Städte, Zählungen und Uhr.
   *[full] Das Programm verfolgt alles, auch die Kämpfe.
 }
cities-help-minutes = { $value ->
    [one] Das Match dauert eine Minute.
   *[other] Das Match dauert { $value } Minuten.
 }
cities-help-pause-between-duels = { $value ->
    [on] Die Uhr steht zwischen zwei Duellen.
   *[off] Die Uhr läuft zwischen zwei Duellen weiter.
 }
cities-help-first-turn-draw = { $value ->
    [second_player] Im ersten Zug zieht nur, wer danach kommt.
    [all] Im ersten Zug zieht ihr wie immer.
   *[none] Im eigenen ersten Zug zieht niemand.
 }
cities-help-deckout = { $value ->
    [cannot_draw] Du verlierst, wenn du ziehen musst und nicht kannst.
   *[empty] Du verlierst, sobald dein Deck leer ist.
 }
cities-help-reveal-on = { $value ->
    [conquest] Eine Stadt wird erst bei der Eroberung aufgedeckt.
   *[attack] Eine Stadt wird beim ersten Angriff aufgedeckt.
 }
cities-help-capital-slot = { $value ->
    [none] Niemand weiß, wo die Hauptstadt ist.
   *[other] Die Hauptstadt ist Stadt { $value }.
 }
cities-help-move-adjacent = { $value ->
    [on] Bewegen kannst du nur in eine Nachbarstadt.
   *[off] Bewegen kannst du von einer Stadt in jede andere.
 }
cities-help-tapped-can-defend = { $value ->
    [off] Wer getappt ist, verteidigt nicht.
   *[on] Auch wer getappt ist, darf verteidigen.
 }
cities-help-split-damage = { $value ->
    [on] Der Schaden eines Schlags darf aufgeteilt werden.
   *[off] Jeder Schlag trifft nur einen Charakter.
 }
cities-help-must-clear-city = { $value ->
    [on] Eine Stadt ist erst erobert, wenn niemand mehr darin ist.
   *[off] Wer nicht gekämpft hat, hält die Stadt nicht.
 }
cities-help-copies-scope = { $value ->
    [main] Die drei Kopien zählen nur im Deck.
   *[main_and_side] Die drei Kopien zählen in Deck und Side Deck zusammen.
 }
cities-help-starter = { $value ->
    [random] Wer beginnt, entscheidet immer das Los.
    [alternate] Ihr beginnt abwechselnd.
   *[random_then_loser] Ab dem zweiten Duell beginnt, wer verloren hat.
 }
cities-help-extra-time = { $value ->
    [conquests_first] Verlängerung gibt es nur, wenn auch die Eroberungen gleich sind.
   *[literal] Ist die Zeit um und habt ihr gleich viele Städte, gibt es Verlängerung.
 }
cities-help-tiebreak = { $value ->
    [occupied] Ist die Zeit um, zählen zuerst die gehaltenen Städte, dann die Eroberungen.
   *[conquests] Ist die Zeit um, zählen die Eroberungen des ganzen Matchs.
 }
cities-help-extra-time-winner = { $value ->
    [whole_match] In der Verlängerung zählen die Eroberungen des ganzen Matchs, sobald eine Seite mehr Städte hält.
   *[leader] In der Verlängerung gewinnt, wer zuerst mehr Städte hält.
 }
cities-help-lead-at-bell = { $value ->
    [plays_on] Ist die Zeit um und liegt jemand ein Duell vorn, geht es weiter, bis eine Seite mehr Städte hält.
   *[ends] Ist die Zeit um, gewinnt das Match, wer ein Duell vorn liegt.
 }
cities-word-deck = Deck
cities-word-deck-means = „grimorio“ auf den gedruckten Blättern: Davon zieht man Karten
cities-word-set = Platzieren
cities-word-set-means = „Set“ auf den gedruckten Blättern: eine Karte vom Feld in eine Stadt bringen
cities-word-garrison = Besatzung
cities-word-garrison-means = wer in einer Stadt bleibt und sie hält: Ist niemand mehr da, ist die Stadt wieder neutral
cities-word-neutral = Neutral
cities-word-neutral-means = eine Stadt, die niemandem gehört: Die Karte liegt quer
cities-word-tapped = Getappt
cities-word-tapped-means = in diesem Zug benutzt
cities-word-range = Range
cities-word-range-means = die Reichweite: die höhere schlägt zuerst zu
cities-word-quick = Quick
cities-word-quick-means = darf zur Verteidigung ohne Besatzung gespielt werden

## How it is played, in five pictures
learn-cities-1 = Fünf verdeckte Städte
learn-cities-1-line = Eine ist die Hauptstadt, und niemand weiß, welche. Ein Spiel für zwei.
learn-cities-2 = Ziehen und spielen
learn-cities-2-line = In deinem Zug ziehst du, legst eine Karte ins Feld und bewegst die anderen.
learn-cities-3 = Schlag auf Schlag
learn-cities-3-line = Die höhere Range schlägt zuerst zu: Das Rechnen macht das Programm.
learn-cities-4 = Die Stadt dreht sich
learn-cities-4-line = Eine eroberte Stadt dreht sich zu der Seite, die sie genommen hat.
learn-cities-5 = Zwei von drei Duellen
learn-cities-5-line = Ein Duell gewinnt, wer die Hauptstadt und zwei weitere hält. Die Uhr gilt für alle Duelle.
