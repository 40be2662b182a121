### JRC

## Name, and what stands on several screens
jrc-name = JRC, die Kampagne
jrc-for-how-many = Eine Kampagne mit versiegelten Befehlen, über Wochen. Ab 2 Leuten
jrc-city = { $name }

## Titles, and one sentence on what is going on
jrc-title-lobby = Vor der Kampagne
jrc-title-allocate = Punkte verteilen
jrc-title-reveal-allocation = Die Prinzen der Städte
jrc-title-late-allocate = Neu dabei: Punkte verteilen
jrc-title-methuselah-orders = Runde{"\u00A0"}{ $turn }{"\u00A0"}· Befehle
jrc-title-methuselah-reveal = Runde{"\u00A0"}{ $turn }{"\u00A0"}· Befehle geöffnet
jrc-title-city-select = Runde{"\u00A0"}{ $turn }{"\u00A0"}· wo ihr spielt
jrc-title-seating = Plätze
jrc-title-counter = Gegeneinfluss
jrc-title-counter-reveal = Was übrig bleibt
jrc-title-advantages = Vorteile
jrc-title-advantages-reveal = Aufbau
jrc-title-play = Im Spiel
jrc-title-result = { $city }{"\u00A0"}· das Ergebnis
jrc-title-city-end = Runde{"\u00A0"}{ $turn }{"\u00A0"}· vorbei
jrc-title-won = Die Kampagne ist zu Ende
jrc-title-ended = Die Kampagne wurde geschlossen

jrc-line-lobby = Eine Kampagne dauert Wochen: Der Tisch merkt sich alles.
jrc-line-reveal-allocation = Jede Stadt geht an die Person, die am meisten hineingelegt hat. Ein Gleichstand geht an niemanden.
jrc-line-methuselah-reveal = Alle Befehle gelten im selben Augenblick.
jrc-line-city-select = Zuerst kommen die Städte mit dem kleinsten Abstand.
jrc-line-seating = Deine Beute sitzt gleich nach dir, im Uhrzeigersinn.
jrc-line-counter-reveal = Nur für diese Partie: Die Tabelle bleibt, wie sie ist.
jrc-line-advantages-reveal = Legt vor dem Spiel auf den Tisch, was gekauft wurde.
jrc-line-play = Ihr spielt die Karten am Tisch. Hier haltet ihr fest, wer draußen ist.
jrc-line-result = Wie viele Siegpunkte hat jede Person?
jrc-line-city-end = Mit der nächsten Runde kommt Einkommen, und Befehle werden geschrieben.
jrc-line-filed = Du hast hier keine Punkte auszugeben: Dein leerer Zettel liegt bei den anderen.
jrc-line-written = Dein Zettel ist versiegelt. Du kannst ihn zurücknehmen, bis alle geöffnet werden.
jrc-line-all-in = Alle sind da: Öffnet sie.
jrc-line-writing = { $count ->
    [one] Es fehlt noch { $who }.
   *[other] Es fehlen noch { $who }.
 }
jrc-line-writing-many = { $count } Leute fehlen noch.
jrc-line-won = { $count ->
    [one] { $who } herrscht.
   *[other] { $who } herrschen gemeinsam.
 }
jrc-won = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
 }
jrc-won-after = { $n ->
    [one] nach einer Runde der Kampagne
   *[other] nach { $n } Runden der Kampagne
 }
jrc-line-ended = { $n ->
    [0] Keine Stadt hatte einen Prinzen.
   *[other] { $count ->
        [one] { $who } lag vorn, mit { $n ->
            [one] einer Stadt.
           *[other] { $n } Städten.
        }
       *[other] { $who } lagen vorn, mit je { $n ->
            [one] einer Stadt.
           *[other] { $n } Städten.
        }
    }
 }
jrc-line-ended-stayed = { $n ->
    [0] Von denen, die blieben, hielt niemand eine Stadt.
   *[other] { $count ->
        [one] Von denen, die blieben, lag { $who } vorn, mit { $n ->
            [one] einer Stadt.
           *[other] { $n } Städten.
        }
       *[other] Von denen, die blieben, lagen { $who } vorn, mit je { $n ->
            [one] einer Stadt.
           *[other] { $n } Städten.
        }
    }
 }
jrc-ended = Die Kampagne ist geschlossen
jrc-ended-after = { $n ->
    [0] ohne Sieg, vor der ersten Runde
   *[other] ohne Sieg, in Runde { $n }
 }

## The great table
jrc-ledger = Die Städte
jrc-ledger-at = { $n ->
    [0] Die Städte am Anfang
   *[other] Die Städte, Runde { $n }
 }
jrc-ledger-margin = Abstand
jrc-ledger-fund = Politische Kasse
jrc-ledger-princes = Gehaltene Städte
jrc-ledger-needed = { $n } zum Sieg
jrc-ledger-contested = umstritten
jrc-ledger-holds = Prinz
jrc-margin = Abstand { $n }
jrc-advice = { $contested_count ->
    [0] Wo spielen: Der kleinste Abstand ist { $margin }, in { $narrow }.
    [one] Wo spielen: { $contested } ist umstritten{ $narrow_count ->
        [0] {"."}
       *[other] {"; der Abstand ist"} { $margin } in { $narrow }.
    }
   *[other] Wo spielen: { $contested } sind umstritten{ $narrow_count ->
        [0] {"."}
       *[other] {"; der Abstand ist"} { $margin } in { $narrow }.
    }
 }

jrc-news = Was sich geändert hat
jrc-news-passes = { $city } geht an { $who }: { $n } von { $of } Städten gehalten.
jrc-news-contested = { $city } ist jetzt umstritten: { $who }.
jrc-news-vacant = { $city } ist ohne Prinz: Niemand hat dort Einfluss.
jrc-news-near = { $count ->
    [one] { $who } hält schon { $n ->
        [one] die eine nötige Stadt
       *[other] die { $n } nötigen Städte
    } und gewinnt, wenn das { $check ->
        [orders] beim Öffnen der Befehle
       *[turn] am Ende der Stadtrunde
    } noch so ist.
   *[other] { $who } halten schon je { $n ->
        [one] die eine nötige Stadt
       *[other] die { $n } nötigen Städte
    } und gewinnen, wenn das { $check ->
        [orders] beim Öffnen der Befehle
       *[turn] am Ende der Stadtrunde
    } noch so ist.
 }
jrc-outcome = Stand jetzt
jrc-outcome-stays = { $city } bleibt bei { $who }: { $n } von { $of } Städten gehalten.
jrc-outcome-contested = { $city } wird umstritten sein: { $who }.
jrc-outcome-vacant = { $city } wird keinen Prinzen haben.
jrc-news-holds = { $who } hält { $cities }.

## Before it begins
jrc-campaign = Die Kampagne
jrc-pile-cities = Städte
jrc-pile-fund = Punkte je Person
jrc-pile-cap = höchstens pro Stadt
jrc-pile-win = Städte zum Sieg
jrc-cities-are = { $cities }
jrc-note-each-picks-secret = Wo ihr spielt: Alle nennen eine Stadt, geheim.
jrc-note-each-picks-open = Wo ihr spielt: Alle nennen eine Stadt, offen.
jrc-note-random = Wo ihr spielt: Das Los entscheidet.
jrc-note-copies = In den Decks: { $n ->
    [one] jede Karte nur einmal.
   *[other] jede Karte höchstens { $n } Mal.
 }
jrc-note-ante = Ihr spielt mit Einsatz: Einigt euch auf die Karten.
jrc-start = Kampagne beginnen
jrc-rules = Regeln der Kampagne
jrc-city-which = Welche
jrc-city-called = Name
jrc-city-rename = Umbenennen
jrc-city-rename-title = Eine Stadt anders nennen
jrc-city-add = Hinzufügen
jrc-city-add-title = Eine Stadt mehr
jrc-city-drop = { $name } entfernen
jrc-city-drop-title = Eine Stadt weniger

jrc-option-city-set = Welche Städte?
jrc-option-city-set-note = Die neun der Tabelle, die acht ohne Seattle, oder 5 bis 12 eigene.
jrc-value-city-set-nine = Neun
jrc-value-city-set-eight = Acht, ohne Seattle
jrc-value-city-set-custom = Unsere eigenen
jrc-option-start-fund = Mit wie vielen Punkten fangt ihr an?
jrc-option-start-fund-note = Alle werden auf die Städte verteilt.
jrc-option-max-per-city = Wie viele höchstens in einer Stadt?
jrc-option-max-per-city-note = Nur am Anfang: Später darf eine Stadt darüber hinaus.
jrc-option-win-princes = Wie viele Städte braucht man zum Sieg?
jrc-option-win-princes-note = Umstrittene und freie Städte zählen für niemanden.
jrc-option-instant-win = Kann man mitten in einer Runde gewinnen?
jrc-option-instant-win-note = Sobald Befehle geöffnet sind und nach jeder Partie, nicht nur am Ende der Stadtrunde.
jrc-option-city-choice = Wie wählt ihr, wo ihr spielt?
jrc-option-city-choice-note = Ihr einigt euch, alle nennen eine Stadt, oder es wird gelost.
jrc-value-city-choice-agreed = Gemeinsam
jrc-value-city-choice-each-picks = Alle je eine
jrc-value-city-choice-random = Durch das Los
jrc-option-same-city = Und wenn eine Stadt zweimal gewählt wird?
jrc-option-same-city-note = Wer dieselbe Stadt wählt, spielt dort eine Partie, oder eine für jede Wahl.
jrc-value-same-city-once = Eine Partie
jrc-value-same-city-again = Eine für jede Wahl
jrc-option-secret-pick = Wird die Stadt geheim genannt?
jrc-option-secret-pick-note = Sonst ist jede Wahl gleich zu sehen.
jrc-option-absent-income = Bekommt Einkommen, wer fehlt?
jrc-option-absent-income-note = Ohne Befehl wird gepasst; der Einfluss bleibt.
jrc-option-late-join = Darf man in eine laufende Kampagne einsteigen?
jrc-option-late-join-note = Zwischen zwei Runden, mit gleich vielen Punkten wie alle.
jrc-option-leaver = Was bleibt von jemandem, der für immer geht?
jrc-option-leaver-note = Die Spalte bleibt und hält weiter Titel, oder sie wird geleert.
jrc-value-leaver-freeze = Die Spalte, wie sie ist
jrc-value-leaver-drop = Nichts
jrc-option-fi-cap-after-setup = Gilt die Grenze pro Stadt immer?
jrc-option-fi-cap-after-setup-note = Auch später darf niemand darüber.
jrc-option-copy-limit = Wie oft darf eine Karte in ein Deck?
jrc-option-copy-limit-note = Zur Erinnerung: Um die Decks kümmert ihr euch.
jrc-value-copy-limit-none = So oft ihr wollt
jrc-value-copy-limit-1 = Einmal
jrc-value-copy-limit-2 = Zweimal
jrc-value-copy-limit-3 = Dreimal
jrc-value-copy-limit-4 = Viermal
jrc-option-ante = Spielt ihr mit Einsatz?
jrc-option-ante-note = Zur Erinnerung: Welche Karten ihr setzt, bestimmt ihr.

## Sealed papers
jrc-seal = Versiegeln
jrc-take-back = Zettel zurücknehmen
jrc-take-back-title = Einen versiegelten Zettel zurückgeben
jrc-own-paper = Dein Zettel
jrc-own-paper-tag = Zettel
jrc-own-line = { $what }: { $n }
jrc-own-empty = Leer
jrc-allocate-title = { $n ->
    [one] Gib einen Punkt an eine von { $cities } Städten
   *[other] Verteil { $n } Punkte auf { $cities } Städte
 }
jrc-allocate-hint = Alle, höchstens { $most } in eine Stadt.
jrc-left-to-give = noch zu geben
jrc-left-to-keep = bleibt dir
jrc-left-to-spend = noch auszugeben
jrc-order-title = Dein Befehl
jrc-order-fund = Kasse: { $n }
jrc-order-leads = wer vorn liegt
jrc-order-own = du
jrc-seal-order = Versiegeln: { $what }
jrc-way-invest = Einsetzen
jrc-way-withdraw = Abziehen
jrc-way-pass = Passen
jrc-says-invest = { $name } +1
jrc-says-withdraw = { $name } −{ $n }
jrc-says-pass = passen
jrc-pick = Ich will in { $name } spielen
jrc-pick-title = Wo willst du spielen?
jrc-pick-secret = Gezeigt wird es, wenn alle gewählt haben.
jrc-pick-open = Deine Wahl ist sofort zu sehen.
jrc-counter-title = Gegen wen in { $city }?
jrc-counter-nothing = Versiegeln: gegen niemanden
jrc-counter-hint = { $n ->
    [one] Du hast einen Punkt. Gibst du ihn aus, fehlt er auch dir, aber nur in dieser Partie: Die Tabelle ändert sich nicht.
   *[other] Du hast { $n } Punkte. Was du ausgibst, fehlt auch dir, aber nur in dieser Partie: Die Tabelle ändert sich nicht.
 }
jrc-opponent = { $n ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $n } Punkte
 }
jrc-opponent-prey = { $n ->
    [0] deine Beute · keine Punkte
    [one] deine Beute · ein Punkt
   *[other] deine Beute · { $n } Punkte
 }
jrc-opponent-predator = { $n ->
    [0] dein Jäger · keine Punkte
    [one] dein Jäger · ein Punkt
   *[other] dein Jäger · { $n } Punkte
 }
jrc-prices = Was übrig bleibt, kauft Vorteile
jrc-price = { $what }: { $cost ->
    [one] ein Punkt
   *[other] { $cost } Punkte
 }
jrc-counter-beyond = mehr, als dort liegt: Es ginge verloren
jrc-buy-title = Was kaufst du für { $city }?
jrc-buy-nothing = Versiegeln: Du kaufst nichts
jrc-buy-hint = { $n ->
    [one] Du hast noch einen Punkt. Was du nicht ausgibst, ist verloren.
   *[other] Du hast noch { $n } Punkte. Was du nicht ausgibst, ist verloren.
 }

jrc-advantage-very-active = Sehr aktiv
jrc-advantage-political-influence = Politischer Einfluss
jrc-advantage-well-connected = Gut vernetzt
jrc-advantage-very-powerful = Sehr mächtig
jrc-advantage-large-crypt = Große Krypta
jrc-advantage-political-power = Politische Macht
jrc-about = { $cost } · { $what }
jrc-about-very-active = einmal: eine Karte mehr ziehen, dann bis zur Handgröße abwerfen
jrc-about-political-influence = einmal: +1 Stimme bei einer politischen Aktion
jrc-about-well-connected = einmal: zwei Meisterkarten in einem Zug
jrc-about-very-powerful = am Anfang: Blutvorrat +1
jrc-about-large-crypt = am Anfang: ein Vampir mehr in der Krypta
jrc-about-political-power = immer: +1 Stimme bei jeder Abstimmung

## Opening and going on
jrc-open = Alle Zettel öffnen
jrc-open-missing = { $count ->
    [one] Ein Zettel fehlt.
   *[other] { $count } Zettel fehlen.
 }
jrc-on-reveal-allocation = Weiter: Einkommen und Befehle
jrc-on-methuselah-reveal = Weiter: Stadtrunde
jrc-on-counter-reveal = Weiter: Vorteile
jrc-on-advantages-reveal = Partie beginnen
jrc-on-play = Partie beenden
jrc-on-city-end = Nächste Runde beginnen
jrc-orders = Die Befehle
jrc-order-invest = { $who }: ein Punkt nach { $city }
jrc-order-withdraw = { $n ->
    [one] { $who }: zieht einen Punkt aus { $city } ab
   *[other] { $who }: zieht { $n } Punkte aus { $city } ab
 }
jrc-order-pass = { $who }: passt
jrc-own-order-invest = { $who }: Du setzt einen Punkt in { $city } ein
jrc-own-order-withdraw = { $n ->
    [one] { $who }: Du ziehst einen Punkt aus { $city } ab
   *[other] { $who }: Du ziehst { $n } Punkte aus { $city } ab
 }
jrc-own-order-pass = { $who }: Du passt
jrc-picks = Die Wahl
jrc-picked = { $who }: { $city }
jrc-choose = In { $names } spielen
jrc-choose-title = In welchen Städten spielt ihr?
jrc-draw = Losen
jrc-draw-title = Wo spielt ihr?
jrc-draw-count = Wie viele Städte
jrc-end-city-turn = Runde ohne Partie beenden

## The session
jrc-middle-allocate = { $n ->
    [one] Ein Punkt, { $cities } Städte
   *[other] { $n } Punkte, { $cities } Städte
 }
jrc-mark-writing = schreibt
jrc-mark-sealed = Zettel versiegelt
jrc-mark-fi = { $n ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $n } Punkte
 }
jrc-mark-left = { $of ->
    [0] keine Punkte
   *[other] noch { $left } von { $of }
 }
jrc-mark-bought = { $n ->
    [0] kein Vorteil
    [one] ein Vorteil
   *[other] { $n } Vorteile
 }
jrc-prey = Deine Beute ist { $prey }. Dein Jäger ist { $predator }.
jrc-not-in-session = Du spielst diese Partie nicht mit: Dein Einfluss bleibt, wie er ist.
jrc-begin = Plätze bestätigen
jrc-shuffle = Plätze auslosen
jrc-seating-set = Diese Plätze nehmen
jrc-seating-title = Wie sitzt ihr?
jrc-seating-hint = Im Uhrzeigersinn: Deine Beute ist immer die nächste Person.
jrc-playing = { $n ->
    [one] Eine Person spielt
   *[other] { $n } Leute spielen
 }
jrc-playing-title = Wer spielt diese Partie?
jrc-playing-hint = Wer nicht spielt, behält den Einfluss, wie er ist.
jrc-played-title = Wer draußen ist
jrc-played-out = { $who } ist draußen: ein Siegpunkt für { $predator }.
jrc-plans = Gegeneinfluss
jrc-plan = { $who } gegen { $target }: { $n }
jrc-plan-lost = { $n ->
    [one] Ein Punkt gegen { $who } verpufft.
   *[other] { $n } Punkte gegen { $who } verpuffen.
 }
jrc-plan-none = Niemand hat etwas ausgegeben.
jrc-checklist = Aufbau
jrc-effect-very-active = { $who }: sehr aktiv, { $n ->
    [one] einmal
   *[other] { $n } Mal
 }
jrc-effect-political-influence = { $who }: politischer Einfluss, { $n ->
    [one] einmal
   *[other] { $n } Mal
 }
jrc-effect-well-connected = { $who }: gut vernetzt, { $n ->
    [one] einmal
   *[other] { $n } Mal
 }
jrc-effect-very-powerful = { $who } beginnt mit { $n } Blut mehr
jrc-effect-large-crypt = { $who }: { $n ->
    [one] ein Vampir mehr in der Krypta
   *[other] { $n } Vampire mehr in der Krypta
 }
jrc-effect-political-power = { $who }: { $n ->
    [one] eine Stimme mehr bei jeder Abstimmung
   *[other] { $n } Stimmen mehr bei jeder Abstimmung
 }
jrc-card-none = { $city } hat keinen Prinzen im Spiel.
jrc-card-asked = { $who } darf die Karte des Prinzen von { $city } auf den Tisch legen.
jrc-card-yes = { $who } legt den Prinzen von { $city } auf den Tisch: drei Stimmen, aktiviert wie üblich.
jrc-card-no = { $who } lässt die Prinzenkarte beiseite.
jrc-card-title = Du hältst { $city }
jrc-card-hint = Du darfst den Prinzen offen zu den Vampiren legen, die du aktivieren willst, zusätzlich zu den üblichen vier.
jrc-card-use = Den Prinzen auf den Tisch legen
jrc-card-decline = Beiseitelassen
jrc-card-use-after = Nein, doch auf den Tisch
jrc-card-decline-after = Nein, doch beiseite
jrc-card-said-yes = Du willst die Karte nutzen. Bis das Spiel beginnt, darfst du es dir anders überlegen.
jrc-card-said-no = Du lässt die Karte beiseite. Bis das Spiel beginnt, darfst du es dir anders überlegen.
jrc-card-unanswered = { $who } hat nicht gesagt, ob die Prinzenkarte zum Einsatz kommt: Das zählt als Nein. Beginnen?
jrc-uses-title = Vorteile
jrc-uses = { $who }: { $what }, { $n ->
    [0] verbraucht
    [one] noch einmal
   *[other] noch { $n } Mal
 }
jrc-uses-always = { $who }: { $what }, jedes Mal { $n ->
    [one] eine Stimme mehr
   *[other] { $n } Stimmen mehr
 }
jrc-use = { $what } nutzen ({ $n })
jrc-use-always = Es wird abgestimmt: { $what }
jrc-eliminate = { $name } ist draußen
jrc-eliminate-title = Wer ist draußen?
jrc-vp-title = Siegpunkte
jrc-vp-left = noch zu vergeben
jrc-apply = Tabelle aktualisieren
jrc-update = { $city }, vorher und nachher
jrc-update-how = − 1 + { $vp }
jrc-update-rule = Ein Punkt geht ab, die Siegpunkte kommen dazu, nie unter null. Wer nicht gespielt hat, bleibt wie zuvor.
jrc-update-rule-cap = Ein Punkt geht ab, die Siegpunkte kommen dazu, zwischen null und { $most }. Wer nicht gespielt hat, bleibt wie zuvor.
jrc-cancel = Partie absagen
jrc-cancel-warn = Die Zettel dieser Partie werden ungelesen vernichtet. Einfluss, Kassen und Prinzen bleiben, wie sie sind. Absagen?

## People
jrc-absent = { $n ->
    [0] { $names } fehlt
    [1] { $names } fehlt
   *[other] { $n } Leute fehlen
 }
jrc-absent-title = Wer fehlt?
jrc-absent-hint = Niemand wartet auf sie. Ein schon versiegelter Zettel wird ungelesen vernichtet; ein Befehl bleibt.
jrc-present = { $n ->
    [0] { $names } ist da
    [1] { $names } ist da
   *[other] { $n } Leute sind da
 }
jrc-present-title = Wer ist wieder da?
jrc-present-hint = Es gilt ab dem nächsten Schritt.
jrc-welcome = { $n ->
    [0] { $names } steigt ein
    [1] { $names } steigt ein
   *[other] { $n } Leute steigen ein
 }
jrc-welcome-title = Wer steigt in die Kampagne ein?
jrc-welcome-hint = Zu verteilen sind gleich viele Punkte wie bei allen, vor dem nächsten Einkommen.
jrc-leave = { $name } verlässt die Kampagne
jrc-leave-title = Wer geht für immer?
jrc-leave-hint = Nur zwischen zwei Runden. Wegen eines verpassten Abends muss niemand gehen.
jrc-leave-warn-freeze = Die Spalte bleibt und hält ihre Titel, aber ohne Einkommen und Befehle. Für immer gehen?
jrc-leave-warn-drop = Die Spalte wird geleert, und ihre Titel gehen weiter. Für immer gehen?
jrc-end-campaign = Kampagne schließen
jrc-end-campaign-hint = Wenn ihr euch nicht mehr treffen könnt: Die Geschichte bleibt.
jrc-end-campaign-warn = { $n ->
    [0] Die Kampagne endet hier, vor ihrer ersten Runde, und niemand gewinnt.
    [one] Die Kampagne endet hier, in der ersten Runde, und niemand gewinnt.
   *[other] Die Kampagne endet hier, in Runde { $n }, und niemand gewinnt.
 } Noch versiegelte Zettel werden ungelesen vernichtet; Tabelle und Geschichte bleiben für alle. „Zurücknehmen“ macht es rückgängig.
jrc-player-count = { $players ->
    [one] Eine Kampagne braucht mindestens zwei: So bliebe nur eine Person.
   *[other] Eine Kampagne braucht mindestens zwei Leute.
 }

## History
jrc-tiles = Die Kampagne in Bildern
jrc-tiles-line = ein Ring für jede Runde, von innen nach außen
jrc-tiles-line-last = von innen nach außen: Runde { $first } bis { $last }
jrc-tile-prince = { $who }
jrc-tile-vacant = frei
jrc-chart-princes = Gehaltene Städte im Lauf der Zeit
jrc-chart-city = { $city } im Lauf der Zeit
jrc-point-start = Start
jrc-point-turn = Runde { $n }
jrc-influence = Einfluss, Stadt für Stadt
jrc-turns = Runde für Runde
jrc-leaf-turn = Runde { $n }
jrc-leaf-turn-now = Runde { $n }, läuft noch
jrc-leaf-start = Start
jrc-table-after = Die Tabelle nach Runde { $n }
jrc-table-start = Die Tabelle am Anfang
jrc-told-came = { $count ->
    [one] { $who } steigt in die Kampagne ein.
   *[other] { $who } steigen in die Kampagne ein.
 }
jrc-told-income = Einkommen
jrc-told-income-rule = Ein Punkt für jede gehaltene Stadt.
jrc-told-orders = Einkommen und Befehle
jrc-told-orders-rule = Ein Punkt für jede gehaltene Stadt; dann je ein Befehl, alle im selben Augenblick.
jrc-told-paid = { $who }: Einkommen, Kasse { $before } → { $after }
jrc-told-invest = { $who }: setzt in { $city } ein, { $before } → { $after }; Kasse { $had } → { $has }
jrc-told-withdraw = { $who }: zieht aus { $city } ab, { $before } → { $after }; Kasse { $had } → { $has }
jrc-told-no-session = In dieser Runde wurde um keine Stadt gespielt.
jrc-told-session = Partie in { $city }
jrc-told-seats = Im Uhrzeigersinn: { $who }.
jrc-told-out = Draußen, in dieser Reihenfolge: { $who }.
jrc-told-left-freeze = { $who } verlässt die Kampagne; die Spalte bleibt.
jrc-told-left-drop = { $who } verlässt die Kampagne; die Spalte wird geleert.

jrc-diary-add-city = Eine Stadt mehr: { $cities }
jrc-diary-rename-city = Eine Stadt umbenannt: { $cities }
jrc-diary-drop-city = Eine Stadt weniger: { $cities }
jrc-diary-start = Die Kampagne beginnt
jrc-diary-example = Das Beispiel, Schritt { $n }
jrc-diary-leave-example = Das Beispiel ist geschlossen
jrc-diary-allocate = { $who } hat die Punkte versiegelt
jrc-diary-order = { $who } hat einen Befehl versiegelt
jrc-diary-pick-city = { $who } hat eine Stadt gewählt
jrc-diary-counter = { $who } hat einen Plan versiegelt
jrc-diary-buy = { $who } hat einen Kauf versiegelt
jrc-diary-take-back = { $who } hat den Zettel zurückgenommen
jrc-diary-open-papers = Zettel geöffnet
jrc-diary-on-late-allocate = Neu dabei: Punkte verteilen
jrc-diary-on-city-select = Stadtrunde
jrc-diary-on-advantages = Vorteile werden gekauft
jrc-diary-on-play = Das Spiel beginnt
jrc-diary-on-result = Die Partie ist vorbei
jrc-diary-turn = Runde { $n }: Einkommen
jrc-diary-session = Partie in { $city }
jrc-diary-city-end = Die Runde ist vorbei
jrc-diary-won = Die Kampagne ist gewonnen
jrc-diary-choose-cities = Städte gewählt
jrc-diary-draw-cities = Städte ausgelost
jrc-diary-end-city-turn = Eine Runde ohne Partien
jrc-diary-set-seating = Plätze der Partie: { $who }
jrc-diary-shuffle-seating = Plätze ausgelost: { $who }
jrc-diary-set-participants = In dieser Partie: { $who }
jrc-diary-begin-session = Die Plätze stehen fest
jrc-diary-answer-prince-card = { $use ->
    [yes] { $who } legt die Prinzenkarte auf den Tisch
   *[no] { $who } lässt die Prinzenkarte beiseite
 }
jrc-diary-use-advantage = { $who } hat genutzt: { $what }
jrc-diary-eliminate = { $who } ist draußen
jrc-diary-set-vp = Siegpunkte notiert
jrc-diary-apply-result = Tabelle aktualisiert
jrc-diary-cancel-session = Partie abgesagt
jrc-diary-mark-absent = { $count ->
    [1] { $who } fehlt
   *[other] { $who } fehlen
 }
jrc-diary-mark-present = { $count ->
    [1] { $who } ist wieder da
   *[other] { $who } sind wieder da
 }
jrc-diary-leave-for-good = { $who } hat die Kampagne verlassen
jrc-diary-welcome = { $count ->
    [1] { $who } steigt in die Kampagne ein
   *[other] { $who } steigen in die Kampagne ein
 }
jrc-diary-end-campaign = Die Kampagne ist geschlossen

## Refusals
E_ALLOC_SUM = { $way ->
    [over] { $given ->
        [one] Das ist ein Punkt von { $fund }: { $off } zu viel.
       *[other] Das sind { $given } Punkte von { $fund }: { $off } zu viel.
     }
   *[under] { $given ->
        [one] Das ist ein Punkt von { $fund }: noch { $off } zu geben.
       *[other] Das sind { $given } Punkte von { $fund }: noch { $off } zu geben.
     }
 }
E_ALLOC_CAP = Höchstens { $most } in eine Stadt.
E_NOT_INTEGER = Nur ganze Zahlen.
E_UNKNOWN_CITY = Diese Stadt gehört nicht zur Kampagne: Wähl eine aus der Tabelle.
E_UNKNOWN_ADVANTAGE = Diesen Vorteil gibt es nicht.
E_ALREADY_REVEALED = Die Zettel sind schon geöffnet.
E_ALREADY_SUBMITTED = Dein Zettel ist schon versiegelt. Nimm ihn zurück, wenn du ihn ändern willst.
E_NOTHING_SUBMITTED = Du hast keinen Zettel, den du zurücknehmen könntest.
E_PAPERS_MISSING = { $count ->
    [one] Der Zettel von { $who } fehlt.
   *[other] Die Zettel von { $who } fehlen.
 }
E_SESSION_SIZE = Eine Partie braucht mindestens zwei Leute.
E_OPTIONS = Das geht nicht auf: Die Städte müssen für alle Punkte einer Person reichen, und zum Sieg können nicht mehr Städte nötig sein, als es gibt.
E_FUND_EMPTY = Deine Kasse ist leer: Zieh Punkte aus einer Stadt ab, oder passe.
E_WITHDRAW_LIMIT = Abziehen kannst du einen oder zwei Punkte.
E_FI_TOO_LOW = In { $city } hast du nur { $fi }.
E_ONE_ORDER = Nur ein Befehl, für eine Stadt: Um ihn zu ändern, nimm deinen Zettel zurück.
E_COUNTER_TOTAL = { $most ->
    [0] Du hast hier keine Punkte auszugeben.
    [one] Du hast hier nur einen Punkt.
   *[other] Du hast hier nur { $most } Punkte.
 }
E_COUNTER_SELF = Gegen dich selbst kannst du keine Punkte ausgeben.
E_COUNTER_ABSENT = Diese Person spielt die Partie nicht mit.
E_CANNOT_AFFORD = { $left ->
    [0] Du hast nichts mehr auszugeben.
    [one] Du hast nur noch einen Punkt.
   *[other] Du hast nur noch { $left } Punkte.
 }
E_NO_USES_LEFT = Dieser Vorteil ist verbraucht.
E_VP_TOTAL = Mehr Siegpunkte als Leute: höchstens { $most }.
E_NOT_AWAITED = Von dir wird gerade nichts erwartet.
E_CITY_TWICE = { $most ->
    [one] Um jede Stadt wird nur einmal pro Runde gespielt.
   *[other] Um dieselbe Stadt wird höchstens { $most } Mal pro Runde gespielt.
 }
E_DRAW_COUNT = Losen kannst du 1 bis { $most } Städte.
E_INVEST_ONE = Du setzt immer nur einen Punkt ein.
E_CITY_NAME = Eine Stadt braucht einen Namen.
E_CITY_COUNT = Eine Kampagne hat { $least } bis { $most } Städte.
W_FEW_PLAYERS = Ihr seid { $players }: Am schönsten ist eine Kampagne ab vier Leuten, die sich jede Woche treffen.
W_VP_INCOMPLETE = { $sum ->
    [one] Ein Siegpunkt für { $players } Leute: Die Partie ist nicht zu Ende. Trotzdem aktualisieren?
   *[other] { $sum } Siegpunkte für { $players } Leute: Die Partie ist nicht zu Ende. Trotzdem aktualisieren?
 }
W_COUNTER_WASTED = Du setzt gegen { $who } mehr Punkte ein, als dort liegen: Der Rest ist verloren.
W_NO_SESSION = { $count ->
    [0] Runde { $turn } endet ohne Partie, und die nächste beginnt. Wollt ihr nur für heute aufhören, ist das nicht nötig: Der Tisch merkt sich alles. Trotzdem beenden?
    [one] Runde { $turn } endet ohne Partie, und nach dem jetzigen Stand gewinnt { $who } die Kampagne. Trotzdem beenden?
   *[other] Runde { $turn } endet ohne Partie, und nach dem jetzigen Stand gewinnen { $who } die Kampagne. Trotzdem beenden?
 }

jrc-titles = Die Titel der Kampagne
jrc-title-leap = Der Sprung ({ $city }, Runde { $turn }): { $who } gewinnt { $n } Einfluss.
jrc-title-fall = Der Sturz ({ $city }, Runde { $turn }): { $who } verliert { $n } Einfluss.
jrc-title-throne = Der Schleudersitz: { $city } wechselt { $n } Mal den Prinzen.

## Help in play
jrc-help-now = { $at ->
    [start] Jetzt: die erste Verteilung
    [orders] Jetzt: die Befehle
    [cities] Jetzt: wo ihr spielt
    [counter] Jetzt: der Gegeneinfluss
    [advantages] Jetzt: die Vorteile
    [play] Jetzt: die Partie
   *[end] Jetzt: das Ende der Runde
 }
jrc-help-step-share = Verteil alle deine Punkte auf die Städte, geheim.
jrc-help-step-open = Sind alle Zettel da, werden sie zusammen geöffnet.
jrc-help-step-income = Ein Punkt in die Kasse für jede Stadt, deren Prinz du bist.
jrc-help-step-order = Nur ein Befehl, geheim, auch von zu Hause: einen Punkt einsetzen, einen oder zwei aus einer Stadt abziehen, oder passen.
jrc-help-step-cities = Ihr wählt die Städte, um die ihr spielt, und wer wo sitzt.
jrc-help-step-counter = Gegeneinfluss, geheim: Kürz den Einfluss der anderen, indem du eigene Punkte ausgibst.
jrc-help-step-advantages = Mit dem Rest kaufst du Vorteile für diese Partie.
jrc-help-step-play = Spielt der Prinz der Stadt mit, darf die Prinzenkarte auf den Tisch. Ihr spielt und schreibt die Siegpunkte auf.
jrc-help-step-result = Wer gespielt hat, verliert in dieser Stadt einen Punkt und zählt die Siegpunkte dazu, nie unter null.
jrc-help-kept = Gegeneinfluss und Vorteile gelten für eine Partie: Die Tabelle ändert sich nicht.
jrc-help-city-set = { $value ->
    [eight] Es gibt acht Städte, ohne Seattle.
    [custom] Die Städte sind eure eigenen.
   *[nine] Es gibt die neun Städte der Tabelle.
 }
jrc-help-start-fund = { $value ->
    [one] Alle beginnen mit einem Punkt.
   *[other] Alle beginnen mit { $value } Punkten.
 }
jrc-help-max-per-city = { $value ->
    [one] Am Anfang kommt höchstens ein Punkt in eine Stadt.
   *[other] Am Anfang kommen höchstens { $value } Punkte in eine Stadt.
 }
jrc-help-win-princes = { $value ->
    [one] Wer am Ende der Stadtrunde mindestens eine Stadt hält, gewinnt.
   *[other] Wer am Ende der Stadtrunde mindestens { $value } Städte hält, gewinnt.
 }
jrc-help-instant-win = { $value ->
    [on] Gewinnen kann man auch mitten in einer Runde, sobald man genug Städte hält.
   *[off] Gewinnen kann man nur am Ende der Stadtrunde.
 }
jrc-help-city-choice = { $value ->
    [each_picks] Alle, die da sind, wählen je eine Stadt.
    [random] Um welche Städte ihr spielt, entscheidet das Los.
   *[agreed] Um welche Städte ihr spielt, macht ihr zusammen aus.
 }
jrc-help-same-city = { $value ->
    [again] Um eine zweimal gewählte Stadt wird zweimal gespielt.
   *[once] Um eine zweimal gewählte Stadt wird einmal gespielt.
 }
jrc-help-secret-pick = { $value ->
    [off] Welche Stadt jemand wählt, ist sofort zu sehen.
   *[on] Die Stadt wird geheim gewählt.
 }
jrc-help-absent-income = { $value ->
    [off] Wer fehlt, bekommt kein Einkommen.
   *[on] Wer fehlt, bekommt trotzdem Einkommen.
 }
jrc-help-late-join = { $value ->
    [on] Neue dürfen zwischen zwei Runden einsteigen.
   *[off] In die laufende Kampagne kann niemand einsteigen.
 }
jrc-help-leaver = { $value ->
    [drop] Wer für immer geht, lässt nichts zurück.
   *[freeze] Wer für immer geht, lässt die Spalte, wie sie ist.
 }
jrc-help-fi-cap-after-setup = { $value ->
    [on] Die Grenze pro Stadt gilt für die ganze Kampagne.
   *[off] Die Grenze pro Stadt gilt nur am Anfang.
 }
jrc-help-copy-limit = { $value ->
    [none] Jede Karte so oft im Deck, wie ihr wollt.
   *[other] So oft höchstens darf eine Karte im Deck sein: { $value }.
 }
jrc-help-ante = { $value ->
    [on] Ihr spielt mit Einsatz.
   *[off] Ihr spielt ohne Einsatz.
 }
jrc-word-prince = Prinz
jrc-word-prince-means = wer allein die meisten Punkte in einer Stadt hat
jrc-word-contested = Umstritten
jrc-word-contested-means = Gleichstand an der Spitze: Es gibt keinen Prinzen
jrc-word-margin = Abstand
jrc-word-margin-means = die Punkte zwischen Platz eins und Platz zwei
jrc-word-fund = Kasse
jrc-word-fund-means = die Punkte außerhalb der Städte
jrc-word-prey = Beute
jrc-word-prey-means = wer links von dir sitzt; du bist der Jäger

## How it is played, in five pictures
learn-jrc-1 = Eine Kampagne um Städte
learn-jrc-1-line = Jede Stadt hat höchstens einen Prinzen. Die Kampagne dauert Wochen.
learn-jrc-2 = Geheime Punkte
learn-jrc-2-line = Am Anfang verteilst du deine Punkte auf die Städte; alle werden zusammen geöffnet.
learn-jrc-3 = Prinz oder umstritten
learn-jrc-3-line = Wer die meisten Punkte hat, ist Prinz. Bei Gleichstand hält niemand die Stadt.
learn-jrc-4 = Ein Befehl pro Runde
learn-jrc-4-line = Versiegelt: einen Punkt einsetzen, einen oder zwei abziehen, oder passen. Auch von zu Hause.
learn-jrc-5 = Dann die Karten
learn-jrc-5-line = In dieser Stadt verlierst du einen Punkt und zählst deine Siegpunkte dazu.

## The example
jrc-example-try = Die erste Runde des Beispiels spielen
jrc-example-try-hint = Vier Leute und die Zahlen der Regeln, Schritt für Schritt. Eure Kampagne bleibt, wie sie ist.
jrc-example-title = Beispiel · { $step }
jrc-example-at = Schritt { $n } von { $of }
jrc-example-leave = Beispiel schließen
jrc-example-done = Zurück zu eurer Kampagne
jrc-example-astray = Die gedruckten Regeln wählen anders. Auch deine Wahl war erlaubt; das Beispiel geht mit den gedruckten Zahlen weiter.
jrc-example-allocate = Du bist Luca. Verteil 30 Punkte auf die Städte, höchstens 8 in jede, und versiegle deinen Zettel. Luca schreibt: Boston 2, Chicago 3, Cleveland 4, Dallas 5, Miami 8, Seattle 3, Washington D.C. 5. Niemand sieht, was du geschrieben hast, bis alle Zettel geöffnet werden.
jrc-example-allocate-sealed = Fabrizio, Francesco und Marcello haben ihre Zettel versiegelt. Jetzt öffnet die Spielleitung alle auf einmal. Danach kann niemand mehr etwas ändern.
jrc-example-princes = Wer in einer Stadt die meisten Punkte hat, ist ihr Prinz: Luca hält Miami. In Washington D.C. haben Luca und Marcello je 5 Punkte, also hält sie niemand. Weiter: Alle bekommen einen Punkt für jede Stadt, die sie halten.
jrc-example-order = Luca hat für Miami einen Punkt bekommen. In jeder Runde gibst du einen Befehl: einen Punkt einsetzen, bis zu zwei abziehen, oder passen. Luca setzt in Washington D.C. ein, um an Marcello vorbeizuziehen.
jrc-example-order-sealed = Auch die anderen haben ihre Befehle gegeben. Öffne alle Zettel: Jeder Befehl gilt im selben Augenblick.
jrc-example-moved = Marcello hatte dieselbe Idee: Er und Luca haben jetzt je 6 Punkte in Washington D.C. Fabrizio gewinnt einen Punkt in Seattle. Francesco zieht zwei Punkte aus Atlanta ab und behält sie in der Kasse. Weiter zur Stadtrunde.
jrc-example-city = Wähl, wo gespielt wird. Umstrittene Städte und solche mit kleinem Abstand lohnen sich am meisten, denn eine einzige Partie kann ihren Prinzen ändern. Wähl Washington D.C.
jrc-example-seats = Im Uhrzeigersinn: Luca, Francesco, Marcello, Fabrizio. Deine Beute ist die nächste Person im Uhrzeigersinn, und du bist ihr Jäger. Bestätige die Plätze, um die Partie zu beginnen.
jrc-example-counter = Gegeneinfluss: Mit deinen Punkten in dieser Stadt kannst du den anderen Punkte wegnehmen, bevor sie Vorteile kaufen. Luca gibt 2 gegen Marcello aus. Das gilt nur für eine Partie; die Tabelle ändert sich nicht.
jrc-example-counter-sealed = Francesco und Marcello haben ihre Pläne versiegelt. Fabrizio hat hier keine Punkte, sein Zettel ist leer. Öffne alle Zettel.
jrc-example-left = Luca hatte 6 Punkte. Er hat 2 ausgegeben, Francesco hat ihm 2 genommen und Marcello 1, also hat er noch 1. Marcello hat noch 3. Die übrigen Punkte kaufen Vorteile.
jrc-example-buy = Luca hat noch 1 Punkt, genug für „Sehr aktiv“. Punkte, die du nicht ausgibst, sind verloren.
jrc-example-buy-sealed = Marcello hat seine 3 Punkte ausgegeben. Öffne alle Zettel.
jrc-example-bought = Prüft die Vorteile, bevor ihr die Karten austeilt. Washington D.C. ist umstritten, also kommt kein Prinz ins Spiel. Weiter: Es wird gespielt.
jrc-example-play = Hier spielt ihr mit den echten Karten. Im Beispiel ist zuerst Francesco draußen, dann Luca, dann Fabrizio. Jedes Mal bekommt der Jäger einen Siegpunkt; Marcello bleibt übrig und bekommt noch einen.
jrc-example-result = Siegpunkte: Luca 1, Fabrizio 1, Marcello 2. Alle, die gespielt haben, verlieren in der Stadt einen Punkt und gewinnen einen für jeden Siegpunkt. Aktualisiere die Tabelle.
jrc-example-end = Marcello steigt auf 7 und nimmt Washington D.C.: Er hält jetzt vier Städte. Wer am Ende einer Stadtrunde fünf hält, gewinnt. Das war eine ganze Runde: Einkommen, Befehle, Städte und Partien.
