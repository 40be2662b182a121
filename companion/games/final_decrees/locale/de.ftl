### Final Decrees

## Name, and what stands on several screens
final_decrees-name = Final Decrees
final_decrees-for-how-many = Ministerien, Dekrete und Schuld zum Weitergeben. 4–5 Leute, eine Stunde
decrees-words = { $words }
decrees-named = { $n } · { $words }
decrees-who = { $who }
decrees-number = Dekret { $n }
decrees-the-number = Dekret { $n }
decrees-the-named = Dekret { $n } · { $words }
decrees-item-named = Dekret { $n } · { $words }
decrees-lobby = Vor der Partie
decrees-posting = Die Ministerien
decrees-over = Ende der Partie
decrees-nobody = niemand
decrees-nowhere = kein Ministerium

## The ministries
decrees-ministry-reform = Reformen
decrees-ministry-executive = Exekutive
decrees-ministry-hr = Personal
decrees-ministry-treasury = Finanzen
decrees-ministry-secret = Geheimdienst
decrees-ministry-navy = Marine
decrees-at-reform = Reformen
decrees-at-executive = Exekutive
decrees-at-hr = Personal
decrees-at-treasury = Finanzen
decrees-at-secret = Geheimdienst
decrees-at-navy = Marine
decrees-arrow = { $above } über { $below }
decrees-chart = Das Organigramm
decrees-blame = Schuld
decrees-personal = Eigene Schuld
decrees-least = würde jetzt gewinnen
decrees-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
 }
decrees-decrees = Die Dekrete
decrees-lies = liegt hier: { $at }
decrees-arrival = das { $n ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
   *[5] fünfte
 } von { $of ->
    [5] fünf
   *[other] { $of }
 }
decrees-arrival-removes = { $who } darf bis zu { $n }
decrees-arrival-where = Schuld wegnehmen, egal wo
decrees-promulgated = verkündet
decrees-deck-left = Deck { $deck }, Ablage { $discard }.
decrees-promulgated-so-far = Verkündete Dekrete: { $n } von { $of }.

## Before the beginning
decrees-people = { $n ->
    [one] Eine Person am Tisch. Gespielt wird zu viert oder fünft.
   *[other] { $n } Leute am Tisch. Gespielt wird zu viert oder fünft.
 }
decrees-player-count = { $players ->
    [one] Eine Person sitzt am Tisch: Gespielt wird zu viert oder fünft.
   *[other] Ihr seid { $players }: Gespielt wird zu viert oder fünft.
 }
decrees-begin = Gebote eröffnen
decrees-recipe = Das Deck für { $n }
decrees-recipe-how = Nehmt „Stillstand und Niedergang“ heraus, mischt und teilt aus. Legt zwei Stapel beiseite, mischt die herausgenommene Karte in den Rest und stapelt dann: den kleinen Stapel obenauf, den großen nach unten. Das fertige Deck hat { $deck } Karten; spätestens als Nummer { $latest } taucht die besondere Karte auf.
decrees-pile-dealt = je eine auf die Hand
decrees-pile-top = obenauf
decrees-pile-middle = in der Mitte, mit „Stillstand und Niedergang“
decrees-pile-bottom = ganz unten
decrees-templates = Die fünf Dekrete
decrees-templates-hint = Nimm die eines anderen Abends, oder schreib sie unten eins nach dem anderen.
decrees-template-use = { $chosen ->
    [0] Diese Dekrete nehmen
   *[other] { $name } nehmen
 }
decrees-template-name = Name der Sammlung
decrees-template-save = Die fünf Dekrete behalten
decrees-template-save-title = Für einen anderen Abend behalten
decrees-template-drop = „{ $name }“ vergessen
decrees-template-drop-warn = Die Sammlung verschwindet von diesem Tisch. Die Dekrete, die du jetzt siehst, bleiben.
decrees-example = Fünf kurze Dekrete
decrees-example-note = Für Veglia erfunden, falls die gedruckten Blätter nicht zur Hand sind.
decrees-decree-title = { $n ->
    [0] { $decree }: noch kein Stempel
    [one] { $decree }: ein Stempel
   *[other] { $decree }: { $n } Stempel
 }
decrees-decree-name = Name des Dekrets
decrees-decree-hint = Tippe die Ministerien in der Reihenfolge an, in der sie stempeln müssen. Dasselbe darf wiederkommen.
decrees-decree-save = Dekret schreiben
decrees-rules = Hausregeln
decrees-rules-hint = Jede Änderung gilt sofort.

decrees-option-deck-total = Wie viele Karten gibt es insgesamt?
decrees-option-deck-total-note = In der Schachtel sind 60.
decrees-option-sd-is-extra = Ist „Stillstand und Niedergang“ eine zusätzliche Karte?
decrees-option-sd-is-extra-note = Sonst ist sie eine der oben gezählten Karten.
decrees-option-sd-discard = Wie viele Karten wirft „Stillstand und Niedergang“ ab?
decrees-option-sd-discard-note = Mehr Karten, eine kürzere Partie.
decrees-option-sd-pick = Bekommt, wer sie zieht, eine der abgeworfenen Karten?
decrees-option-sd-pick-note = Eine Idee des Autors: ein kleiner Trost.
decrees-option-sd-empty-ends = Wirft sie die letzten Karten ab, ist die Partie dann zu Ende?
decrees-option-sd-empty-ends-note = Sonst geht die Karte zurück, und es wird noch einmal gezogen.
decrees-option-bid-rounds-max = Nach wie vielen Runden von Geboten wird gelost?
decrees-option-bid-rounds-max-note = Bei 0 geht es weiter, bis jemand gewinnt.
decrees-option-four-player-empty-executive = Darf zu viert die Exekutive leer bleiben?
decrees-option-four-player-empty-executive-note = Dann beginnt, wer das Personal leitet.
decrees-option-redistribute-into-own = Darf man beim Umverteilen die Schuld im eigenen Ministerium erhöhen?
decrees-option-redistribute-into-own-note = Wenn nicht, kann sie nur sinken.
decrees-option-multi-control = Darf ein Ministerium mehrere über sich haben?
decrees-option-multi-control-note = Wenn ja, bestimmt, wer stempelt, welche Kette zählt.
decrees-option-reform-steps = Die Stempel der Reformen zu viert
decrees-option-reform-steps-note = Zu viert gibt es kein Ministerium für Reformen.
decrees-value-reform-steps-skip = werden übersprungen
decrees-value-reform-steps-forbid = werden nicht geschrieben
decrees-option-trades = Wann darf man handeln?
decrees-option-trades-note = Nie während der Gebote.
decrees-value-trades-freely = jederzeit
decrees-value-trades-in-turns = nur während der Züge
decrees-option-tie-break = Bei gleicher Schuld
decrees-option-tie-break-note = Es gewinnt, wer am wenigsten eigene Schuld hat.
decrees-value-tie-break-shared = gemeinsam gewinnen
decrees-value-tie-break-ministry-blame = die Schuld im Ministerium zählt
decrees-option-allow-vacant-player = Darf das Personal jemanden ohne Ministerium lassen?
decrees-option-allow-vacant-player-note = Sonst leiten alle eines.

## The bids
decrees-bid-round = Gebote, Runde { $n }
decrees-bid-line = Alle bieten geheim um die Leitung des Personals.
decrees-bid-again = { $n } bieten noch einmal.
decrees-bid-title = Wie viel Schuld nimmst du?
decrees-bid-hint = Das höchste Gebot leitet das Personal. Alle zahlen ihr Gebot in Schuld; das niedrigste zahlt fünf dazu. Sind die höchsten gleich, nehmen sie je 2 und { $then ->
    [lot] das Los entscheidet
   *[again] bieten noch einmal
 }. Dein Gebot ist endgültig.
decrees-bid-seal = { $chosen ->
    [0] Gebot versiegeln
   *[other] { $n } versiegeln
 }
decrees-bid-sealed = Dein Gebot ist da
decrees-bid-waits = Es ist versiegelt und bleibt, wie es ist. Alle Gebote werden zusammen geöffnet.
decrees-bid-opened = Runde { $n }
decrees-bid-was = { $who } bietet { $n } und nimmt { $gain } Schuld.
decrees-bid-won = { $who } leitet das Personal.
decrees-bid-lot = Das Los gibt { $who } die Leitung des Personals.
decrees-bid-tied = Gleiche Gebote: { $who }. Sie nehmen je 2 Schuld und bieten noch einmal.
decrees-posting-line = { $who } verteilt die Ministerien.
decrees-post-title = Wer leitet was?
decrees-post-hint = { $empty ->
    [any] Du bleibst beim Personal. Je ein Ministerium: Eines bleibt leer. Es beginnt, wer die Exekutive leitet; ist sie leer, beginnst du.
    [other] Du bleibst beim Personal. Je ein Ministerium: Eines bleibt leer, aber nicht die Exekutive, denn wer sie leitet, beginnt.
   *[reform] Du bleibst beim Personal. Je ein Ministerium, die Reformen bleiben leer. Es beginnt, wer die Exekutive leitet.
 }
decrees-can-executive = ändert die Pfeile im Organigramm
decrees-can-treasury = zwei Aktionen mehr, einmal pro Zug
decrees-can-secret = gibt die Schuld eines Ministeriums an dessen Leitung
decrees-can-navy = nimmt bis zu 2 Schuld von der eigenen Leitung weg und 4 von der Marine
decrees-post = Ministerien verteilen

## The turn
decrees-turn-of = { $who } ist am Zug
decrees-your-move = Es liegt bei dir
decrees-your-turn = Du bist am Zug
decrees-line-card = Eine Karte wird gezogen.
decrees-line-actions = { $n ->
    [0] Keine Aktion mehr.
    [one] Noch eine Aktion.
   *[other] Noch { $n } Aktionen.
 }
decrees-own-ministry = Dein Ministerium: { $at }. { $more }
decrees-own-heads = Dein Ministerium: { $at }.
decrees-own-none = Du leitest nichts. { $more }
decrees-own-idle = Du leitest nichts.
decrees-waits-for = Gewartet wird auf { $who }.
decrees-card-ordinary = Eine gewöhnliche Karte
decrees-card-ordinary-hint = Zieh eine Karte und behalte sie auf der Hand.
decrees-card-decline = Stillstand und Niedergang
decrees-card-decline-hint = { $n ->
    [0] Die Schuld der Ministerien geht an ihre Leitungen.
    [one] Wirf eine Karte vom Deck ab und gib die Schuld der Ministerien an ihre Leitungen.
   *[other] Wirf { $n } Karten vom Deck ab und gib die Schuld der Ministerien an ihre Leitungen.
 }
decrees-draw-ordinary = Eine gewöhnliche Karte
decrees-draw-ordinary-hint = Kostet eine Aktion. Die Karte kommt auf die Hand.
decrees-draw-decline = Stillstand und Niedergang
decrees-draw-decline-hint = { $n ->
    [0] Kostet eine Aktion. Die Schuld der Ministerien geht an ihre Leitungen.
    [one] Kostet eine Aktion. Wirf eine Karte vom Deck ab und gib die Schuld der Ministerien an ihre Leitungen.
   *[other] Kostet eine Aktion. Wirf { $n } Karten vom Deck ab und gib die Schuld der Ministerien an ihre Leitungen.
 }
decrees-decline-ends = Wirf den Rest vom Deck ab: Das Spiel endet sofort, und die Schuld bleibt, wo sie ist.
decrees-end-turn = Zug beenden
decrees-end-hint = { $n ->
    [0] { $at }: keine neue Schuld, hier liegt kein Dekret.
    [one] { $at }: 1 Schuld mehr, für das Dekret, das hier liegt.
   *[other] { $at }: { $n } Schuld mehr, eine für jedes Dekret, das hier liegt.
 }
decrees-end-warn = { $n ->
    [one] { $more } Du hast noch eine Aktion: Sie verfällt, wenn du jetzt aufhörst. Zug beenden?
   *[other] { $more } Du hast noch { $n } Aktionen: Sie verfallen, wenn du jetzt aufhörst. Zug beenden?
 }
decrees-end-nowhere = Ohne Ministerium nimmst du keine Schuld mehr.

## The actions
decrees-left = { $n ->
    [0] Keine Aktion mehr
    [one] Noch eine Aktion
   *[other] Noch { $n } Aktionen
 }
decrees-price = kostet eine Aktion
decrees-pool = { $n } eigene
decrees-card = Welche Karte hast du gezogen?
decrees-draw = Ziehen
decrees-forward-mark = { $loss ->
    [0] nächster Schritt
   *[other] nächster Schritt, −1 für dich
 }
decrees-move-leaves = verlässt { $at }
decrees-investigate-gives = { $n } Schuld für { $who }
decrees-only-empty = Eine Figur geht nur in ein leeres Ministerium: Hier ist { $who }.
decrees-only-reform = Die Reformen haben keine eigene Aktion.
decrees-only-executive = Pfeile ändert nur, wer die Exekutive leitet.
decrees-only-hr = Ministerien neu verteilen darf nur, wer das Personal leitet.
decrees-only-treasury = Die Kassen öffnet nur, wer die Finanzen leitet.
decrees-only-secret = Ermitteln darf nur, wer den Geheimdienst leitet.
decrees-only-navy = Große Manöver hält nur ab, wer die Marine leitet.
decrees-only-there = Es liegt hier: { $at }. Nur wer dort leitet, stempelt und leitet es weiter.
decrees-stamped-next = Hier kein Stempel, der nächste gehört hierhin: { $at }.
decrees-touch-secret = Zum Ermitteln tippe auf das Ministerium, um das es geht.
decrees-touch-executive = Um einen Pfeil zu entfernen, zu drehen oder zu versetzen, tippe auf die Hand an seinem Ende. Für einen neuen tippe auf das Ministerium, bei dem er beginnt.
decrees-none-below = Darunter ist niemand: nichts umzuverteilen.
decrees-none-to-move = Es gibt keine Schuld zum Umverteilen.
decrees-none-lying = Hier liegt kein Dekret zum Stempeln oder Weiterleiten.
decrees-none-from-here = Hier kann jetzt kein Pfeil beginnen.
decrees-do-play-card = Karte spielen
decrees-do-play-card-hint = Leg sie hin und lies sie vor. Dann schreib hier, was sich ändert.
decrees-do-stamp = { $decree } stempeln
decrees-do-stamp-hint = { $left ->
    [0] { $loss ->
        [0] Das Dekret wird verkündet. Du hast keine Schuld zu verlieren.
       *[other] Du verlierst 1 Schuld, und das Dekret wird verkündet.
     }
    [one] { $loss ->
        [0] Ein Stempel fehlt dann noch. Du hast keine Schuld zu verlieren.
       *[other] Du verlierst 1 Schuld. Ein Stempel fehlt dann noch.
     }
   *[other] { $loss ->
        [0] { $left } Stempel fehlen dann noch. Du hast keine Schuld zu verlieren.
       *[other] Du verlierst 1 Schuld. { $left } Stempel fehlen dann noch.
     }
 }
decrees-do-treasury-extra = Kassen öffnen
decrees-do-treasury-extra-hint = Kostet eine Aktion und gibt zwei. Einmal pro Zug.
decrees-do-manoeuvres = Große Manöver
decrees-do-manoeuvres-hint = Bis zu 2 von deiner Schuld und bis zu 4 von der Marine gehen zurück in den Vorrat. Einmal pro Zug.
decrees-do-forward = Weiterleiten
decrees-do-forward-hint = Es geht in ein anderes Ministerium. Gehört der nächste Stempel dorthin, verlierst du 1 Schuld.
decrees-do-forward-go = { $chosen ->
    [0] Weiterleiten
   *[other] { $marked ->
        [0] Weiter an { $second }
       *[other] { $loss ->
            [0] Weiter an { $second }
           *[other] Weiter an { $second }: −1 für dich
         }
     }
 }
decrees-do-move-marker = Jemanden herschicken
decrees-do-move-marker-hint = Irgendwer, auch du, übernimmt ein leeres Ministerium.
decrees-do-move-marker-go = { $chosen ->
    [0] Wer geht hin?
   *[other] { $second } schicken: { $first }
 }
decrees-do-investigate = Ermitteln
decrees-do-investigate-hint = Alle Schuld eines Ministeriums geht an die Leitung.
decrees-do-investigate-go = { $chosen ->
    [0] Ermitteln
   *[other] Ermitteln: { $first }
 }
decrees-do-redistribute = Schuld umverteilen
decrees-do-redistribute-hint = Verschieb { $n } Schuld, wie du willst, zwischen deinem Ministerium und denen darunter.
decrees-do-redistribute-go = Umverteilen
decrees-same = Bisher ist alles, wie es war.
decrees-left-over = noch zu verteilen
decrees-do-reassign = Ministerien neu verteilen
decrees-do-reassign-hint = Alle bekommen ein anderes Ministerium. Bleiben ist auch erlaubt.
decrees-do-reassign-go = Neu verteilen
decrees-do-restructure-remove = Pfeil entfernen
decrees-do-restructure-remove-hint = Wer darunter war, hat niemanden mehr über sich.
decrees-do-restructure-remove-go = { $chosen ->
    [0] Pfeil entfernen
   *[other] Entfernen: { $first }
 }
decrees-do-restructure-reverse = Pfeil umdrehen
decrees-do-restructure-reverse-hint = Wer darunter war, ist darüber.
decrees-do-restructure-reverse-go = { $chosen ->
    [0] Pfeil umdrehen
   *[other] Umdrehen: { $first }
 }
decrees-do-restructure-add = Pfeil von hier
decrees-do-restructure-add-hint = Ein Ministerium kommt unter ein anderes. Es gibt höchstens fünf Pfeile.
decrees-do-restructure-add-go = { $chosen ->
    [0] Pfeil hinzufügen
   *[other] Hinzufügen: { $first }
 }
decrees-do-restructure-move = Pfeil versetzen
decrees-do-restructure-move-hint = Nimm ihn weg und setz ihn anderswohin, in einer Aktion.
decrees-do-restructure-move-go = { $chosen ->
    [0] Pfeil versetzen
   *[other] Statt „{ $first }“: { $second }
 }

## Promulgation
decrees-promulgated-at = { $decree } ist verkündet: { $at }
decrees-chooser = { $who }, an der Spitze der Kette ({ $at }), darf bis zu { $n } Schuld wegnehmen.
decrees-roots = Die Kette hat mehr als eine Spitze: { $who } bestimmt, welche zählt.
decrees-remove = { $sum } Schuld wegnehmen
decrees-remove-nothing = Nichts wegnehmen
decrees-remove-title = Welche Schuld verschwindet?
decrees-remove-hint = Bis zu { $n } insgesamt, bei wem und wo du willst. Nichts geht auch.
decrees-remove-left = noch wegzunehmen
decrees-remove-short = { $sum ->
    [0] Du nimmst nichts weg und könntest { $n } Schuld wegnehmen. Darauf verzichten?
   *[other] Du nimmst { $sum } Schuld weg und könntest { $n } wegnehmen. Der Rest bleibt, wo er ist. Richtig so?
 }
decrees-root-title = Welche Spitze zählt?
decrees-root-hint = Wer dort leitet, nimmt die Schuld weg.
decrees-root-go = { $chosen ->
    [0] Diese Spitze wählen
   *[other] Wählen: { $first }
 }

## Stagnation and Decline
decrees-sd-title = { $who } hat „Stillstand und Niedergang“ gezogen
decrees-sd-discards = { $n ->
    [0] Keine Karte abzuwerfen.
    [one] Oben vom Deck auf die Ablage: eine Karte.
   *[other] Oben vom Deck auf die Ablage: { $n } Karten.
 }
decrees-sd-picked = Eine der abgeworfenen Karten geht auf die Hand von { $who }.
decrees-sd-moved = { $at }, an { $who }: { $n } Schuld.
decrees-sd-nothing = Kein geleitetes Ministerium hatte Schuld.
decrees-sd-back = { $deck ->
    [one] Misch „Stillstand und Niedergang“ ins Deck: Es hat jetzt eine Karte.
   *[other] Misch „Stillstand und Niedergang“ ins Deck: Es hat jetzt { $deck } Karten.
 }

## Deals
decrees-trade-title = Handeln
decrees-trade-hint = Der Handel gilt, wenn alle Beteiligten zugestimmt haben. Bis dahin sehen nur sie ihn.
decrees-trade-propose = { $n ->
    [0] Vorschlagen
    [one] Vorschlagen: { $what }
   *[other] { $n } Übergaben vorschlagen
 }
decrees-trade-blame = Schuld übergeben
decrees-trade-cards = Karten übergeben
decrees-trade-of = { $who } schlägt einen Handel vor
decrees-trade-confirm = Annehmen: Handel von { $who }
decrees-trade-decline = Ablehnen: Handel von { $who }
decrees-trade-withdraw = Vorschlag zurückziehen
decrees-trade-declined = { $who } hat den Handel abgelehnt.
decrees-trade-withdrawn = { $who } hat den Vorschlag zurückgezogen.
decrees-trade-fell = Aus dem Handel wurde nichts
decrees-term-blame = { $giver } gibt { $taker } { $n } Schuld
decrees-term-cards = { $n ->
    [one] { $giver } gibt { $taker } eine Karte
   *[other] { $giver } gibt { $taker } { $n } Karten
 }

## What a card does
decrees-adjust = { $n ->
    [0] Die Karte ändert nichts
    [one] Bestätigen: { $what }
   *[other] { $n } Änderungen bestätigen
 }
decrees-adjust-title = Was tut die Karte?
decrees-adjust-hint = Tippe auf + und − neben dem, was sich ändert. Alle sehen es, und es lässt sich zurücknehmen.
decrees-change-marker = Figur setzen
decrees-change-draw-arrow = Pfeil hinzufügen
decrees-change-drop-arrow = Pfeil entfernen
decrees-change-place = Dekret versetzen
decrees-change-stamp = Stempel eines Dekrets
decrees-change-actions = Aktionen in diesem Zug
decrees-change-deck = Deck
decrees-change-discard = Ablage
decrees-stamp-set = setzen
decrees-stamp-lift = aufheben
decrees-field-giver = Wer gibt
decrees-field-taker = Wer nimmt
decrees-field-amount = Wie viel
decrees-field-who = Wer
decrees-field-ministry = Ministerium
decrees-field-start = Oben
decrees-field-end = Unten
decrees-field-arrow = Pfeil
decrees-field-decree = Dekret
decrees-field-change = Setzen oder aufheben
decrees-abandon = Partie abbrechen
decrees-abandon-warn = Die Partie endet jetzt, ohne Sieg.
decrees-give-cards-brief = { $way ->
    [more] Karten für { $what }: { $n }
   *[less] Karten von { $what }: { $n }
 }
decrees-give-blame-brief = { $way ->
    [more] { $n } Schuld für { $what }
   *[less] { $n } Schuld von { $what }
 }
decrees-give-cards-they = { $way ->
    [more] { $who } gibt { $what } Karten: { $n }.
   *[less] { $what } gibt { $who } Karten: { $n }.
 }
decrees-give-cards-you = { $way ->
    [more] Du gibst { $what } Karten: { $n }.
   *[less] { $what } gibt dir Karten: { $n }.
 }
decrees-give-blame-they = { $way ->
    [more] { $who } gibt { $what } { $n } Schuld.
   *[less] { $what } gibt { $who } { $n } Schuld.
 }
decrees-give-blame-you = { $way ->
    [more] Du gibst { $what } { $n } Schuld.
   *[less] { $what } gibt dir { $n } Schuld.
 }
decrees-has-cards = { $n ->
    [one] hat eine Karte
   *[other] hat { $n } Karten
 }
decrees-has-blame = hat { $n }
decrees-page-deal-others = Unter anderen
decrees-page-deal-cards = Karten
decrees-page-deal-blame = Schuld
decrees-tick-first = Tippe auf + oder − neben einem Namen.
decrees-tick-at = { $what }: von { $before } auf { $after }.
decrees-tick-blame = { $way ->
    [more] { $what }: { $n } Schuld mehr, von { $before } auf { $after }.
   *[less] { $what }: { $n } Schuld weniger, von { $before } auf { $after }.
 }
decrees-tick-brief = { $what } { $way ->
    [more] +{ $n }
   *[less] −{ $n }
 }
decrees-hand-of = Hand von { $who }
decrees-page-cards = Karten
decrees-page-decrees = Dekrete
decrees-page-arrows = Pfeile
decrees-page-ministries = Ministerien
decrees-page-people = Leute
decrees-adjust-right = { $n ->
    [0] Änderungen eintragen
    [one] Bestätigen: { $what }
   *[other] { $n } Änderungen bestätigen
 }

## The end
decrees-win = { $n ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
 }
decrees-nobody-wins = Niemand gewinnt
decrees-over-deck = Das Deck ist leer.
decrees-over-decrees = Das fünfte Dekret ist verkündet.
decrees-over-abandoned = Die Partie wurde abgebrochen.
decrees-blame-of = { $n } Schuld
decrees-way = { $before }, { $after }
decrees-way-done = { $n ->
    [one] { $decree }: { $way }. Verkündet mit einem Stempel.
   *[other] { $decree }: { $way }. Verkündet mit { $n } Stempeln.
 }
decrees-way-open = { $decree }: { $way }. Stempel: { $n } von { $of }.
decrees-story-turn = Zug { $n }: { $who }
decrees-point = Z{ $n }
decrees-point-end = Ende
decrees-tiles = Wie die Akte geschlossen wurde
decrees-tile-blame = { $n }
decrees-tile-of = { $who }
decrees-chart-blame = Schuld, Zug für Zug
decrees-chart-blame-note = Wer am wenigsten hat, gewinnt.
decrees-chart-ways = Die Wege der Dekrete
decrees-chart-ways-note = Zug für Zug, von Ministerium zu Ministerium. Die Zahlen sind die Stempel.
decrees-ways-done = { $n ->
    [one] Verkündet mit einem Stempel.
   *[other] Verkündet mit { $n } Stempeln.
 }
decrees-ways-open = Stempel: { $n } von { $of }.
decrees-stamped-by-card = eine Karte
decrees-nth = Nr. { $n }
decrees-chart-stamps = Wer was gestempelt hat
decrees-chart-stamps-note = Gesetzte Stempel, Dekret für Dekret.

## The diary
decrees-diary-decree = Dekret geschrieben: { $what }.
decrees-diary-decrees = Alle Dekrete sind geschrieben.
decrees-diary-template = Sammlung „{ $name }“ behalten.
decrees-diary-template-gone = Sammlung „{ $name }“ vergessen.
decrees-diary-at = { $who }: { $at }
decrees-diary-begun = Die Gebote sind eröffnet.
decrees-diary-bid = { $who } hat ein Gebot versiegelt.
decrees-diary-tied = Gleiche Gebote: { $who }.
decrees-diary-posted = Die Ministerien sind verteilt.
decrees-diary-card = { $who } hat gezogen.
decrees-diary-decline = { $n ->
    [0] Stillstand und Niedergang für { $who }.
    [one] Stillstand und Niedergang für { $who }: eine Karte abgeworfen.
   *[other] Stillstand und Niedergang für { $who }: { $n } Karten abgeworfen.
 }
decrees-diary-turn-over = { $who } hat den Zug beendet.
decrees-diary-then = { $first } { $then }
decrees-diary-incompetence = Allgemeine Unfähigkeit: { $at } +1.
decrees-diary-card-played = { $who } hat eine Karte gespielt.
decrees-diary-card-written = { $told ->
    [yes] { $who } spielt „{ $card }“: { $effect }
   *[no] { $who } spielt „{ $card }“.
 }
decrees-card-write = Karte aufschreiben
decrees-card-write-title = Welche Karte ist es?
decrees-card-write-hint = Nur wenn du magst: Alle lesen es, und beim nächsten Mal genügt ein Tippen.
decrees-card-called = Name
decrees-card-effect = Was sie tut, wenn du magst
E_CARD_WORDS = Eine Karte hat einen Namen, bis { $most } Zeichen, und höchstens { $words } dafür, was sie tut.
decrees-diary-redistribute = { $who } hat Schuld umverteilt.
decrees-diary-forward = { $who } leitet Dekret { $n } weiter: { $at }.
decrees-diary-stamp = { $who } stempelt Dekret { $n }: { $at }.
decrees-diary-move = { $who } versetzt { $whom }: { $at }.
decrees-diary-move-self = { $who } wechselt: { $at }.
decrees-diary-treasury = { $who } hat die Kassen geöffnet.
decrees-diary-investigate = Ermittlung, { $at }: { $n } Schuld für { $whom }.
decrees-diary-manoeuvres = { $who } hat große Manöver abgehalten.
decrees-diary-reassign = { $who } hat die Ministerien neu verteilt.
decrees-diary-arrow-add = { $who } fügt einen Pfeil hinzu: { $arrow }.
decrees-diary-arrow-remove = { $who } entfernt einen Pfeil: { $arrow }.
decrees-diary-arrow-reverse = { $who } dreht einen Pfeil um: { $arrow }.
decrees-diary-arrow-move = { $who } versetzt einen Pfeil: { $arrow }.
decrees-diary-promulgated = { $count ->
    [1] Dekret { $n } ist verkündet: das erste.
   *[other] Dekret { $n } ist verkündet: { $count } insgesamt.
 }
decrees-diary-removed = { $n ->
    [0] { $who } nimmt nichts weg.
   *[other] { $who } nimmt { $n } Schuld weg.
 }
decrees-diary-no-removal = An der Spitze ist niemand: Nichts wird weggenommen.
decrees-diary-traded = Handel: { $terms }.
decrees-diary-adjusted = { $who }: Wirkung einer Karte.

## Latest news
decrees-news = Was geschehen ist
decrees-news-effect = Wirkung: { $what }.
decrees-news-turn = { $who } ist am Zug.
decrees-news-begins = { $who } ist am Zug. Allgemeine Unfähigkeit: { $moved }.
decrees-news-moved = { $what } { $moved }.
decrees-news-person = { $who } { $before } → { $after }
decrees-news-at = { $at } { $before } → { $after }
decrees-series = { $first }, { $rest }
decrees-diary-with = { $what } { $more }.
decrees-now = { $what } { $n }
decrees-effect-blame = { $what } { $way ->
    [more] +{ $n }
   *[less] −{ $n }
 }
decrees-effect-marker = { $who } übernimmt { $at }
decrees-effect-away = { $who } bleibt ohne Ministerium
decrees-effect-drawn = { $arrow } hinzugefügt
decrees-effect-gone = { $arrow } entfernt
decrees-effect-place = Dekret { $n } geht an { $at }
decrees-effect-stamp = { $way ->
    [more] ein Stempel mehr auf Dekret { $n }
   *[less] ein Stempel weniger auf Dekret { $n }
 }

## Refusals
E_PENDING_DECISION = Erst entscheidet die Spitze der Kette, welche Schuld verschwindet.
E_UNKNOWN_MINISTRY = Dieses Ministerium ist nicht im Spiel.
E_NO_MINISTRY = Ohne Ministerium geht das nicht: Übernimm zuerst ein leeres.
E_BID_RANGE = Gebote gehen von 1 bis 6.
E_NOT_A_BIDDER = In dieser Runde bietest du nicht mit.
E_ALREADY_BID = Du hast schon geboten, und ein Gebot ist endgültig.
E_POSTING_INCOMPLETE = Jemand hat noch kein Ministerium.
E_POSTING_DUPLICATE = Zwei können nicht dasselbe Ministerium leiten.
E_REFORM_CLOSED = Die Reformen bleiben vorerst leer.
E_EXECUTIVE_EMPTY = Jemand muss die Exekutive leiten.
E_NO_ACTIONS = Du hast keine Aktion mehr: Beende den Zug.
E_DRAW_USED = In diesem Zug hast du schon eine Aktion zum Ziehen benutzt.
E_TREASURY_USED = Die Kassen hast du in diesem Zug schon geöffnet.
E_NAVY_USED = Große Manöver hast du in diesem Zug schon abgehalten.
E_NOT_DIRECTOR = Das darf nur, wer jenes Ministerium leitet.
E_NO_SUBORDINATES = Unter deinem Ministerium ist niemand.
E_OUTSIDE_SUBTREE = Schuld wandert nur zwischen deinem Ministerium und denen darunter.
E_SUM_CHANGED = Die Schuld insgesamt muss gleich bleiben.
E_INTO_OWN = Nach dieser Regel kann die Schuld im eigenen Ministerium nur sinken.
E_DECREE_NOT_HERE = Dieses Dekret liegt nicht in deinem Ministerium.
E_NOT_NEXT_STEP = Der nächste Stempel gehört nicht hierher.
E_SAME_MINISTRY = Das Dekret ist schon dort: Wähl ein anderes Ministerium.
E_MINISTRY_OCCUPIED = Jenes Ministerium wird schon geleitet: Wähl ein leeres.
E_NO_DIRECTOR = Jenes Ministerium ist leer: Niemand würde seine Schuld nehmen.
E_OWN_MINISTRY = Der Geheimdienst ermittelt nicht gegen sich selbst.
E_NO_SUCH_ARROW = Diesen Pfeil gibt es nicht.
E_SELF_ARROW = Ein Ministerium kann nicht über sich selbst stehen.
E_DUPLICATE_ARROW = Diesen Pfeil gibt es schon.
E_ARROW_LIMIT = Es gibt fünf Pfeile, und alle sind in Gebrauch: Versetz einen.
E_ALREADY_CONTROLLED = Auf jenes Ministerium zeigt schon ein Pfeil: Entferne den zuerst.
E_CYCLE = Damit liefen die Pfeile im Kreis.
E_NOT_CHOOSER = Was wegkommt, bestimmst nicht du.
E_ALLOWANCE = Das ist mehr, als du wegnehmen darfst.
E_TRADE_FUNDS = Jemand hat nicht, was zu geben wäre.
E_TRADE_UNCONFIRMED = Jemand hat noch nicht zugestimmt.
E_OWN_PHONE = Wer ein Telefon hat, handelt darauf.
E_NO_SUCH_TRADE = Diesen Vorschlag gibt es nicht mehr.
E_TRADE_LINES = Bei einem Handel gibt jemand, jemand anderes nimmt, und du bist dabei.
E_TRADE_MANY = Du hast schon zwei offene Vorschläge: Zieh einen zurück.
E_STEPS_MISSING = Es fehlen die fünf Dekrete, jedes mit mindestens einem Stempel: Wähl sie oben, unter „Die fünf Dekrete“.
E_NO_CARD_OPEN = Das ist für die Wirkung einer Karte: Spiel sie zuerst.
E_NO_CARD_LEFT = Das Deck ist leer.
E_CHANGES = Diese Änderungen gehen nicht auf: Sieh sie dir an und versuch es noch einmal.
E_UNCHANGED = Nichts würde sich ändern: Die Aktion hast du noch.
W_SD_TOO_EARLY = „Stillstand und Niedergang“ kann nicht unter den ersten fünf Karten sein. Ist das Deck richtig gestapelt?
W_SD_MISSING = „Stillstand und Niedergang“ hätte hier sein müssen. Ist es wirklich eine gewöhnliche Karte?

decrees-titles = Die Titel der Partie
decrees-title-stamps = Der goldene Stempel: { $who } hat { $n } Stempel gesetzt, den letzten in Zug { $turn }.
decrees-title-lifted = Der Schwamm: Zug { $turn }, { $who } wischt { $n } Schuld weg.
decrees-title-scapegoat = Der Sündenbock: Zug { $turn }, { $who } nimmt { $n } Schuld.

## Help in play
decrees-help-now = { $at ->
    [bid] Jetzt: die Gebote
    [posting] Jetzt: die Ministerien
   *[turn] Der Zug
 }
decrees-help-step-bid = Bietet 1 bis 6, geheim: Das höchste Gebot leitet das Personal.
decrees-help-step-blame = Das Gebot wird zu Schuld; das niedrigste nimmt 5 dazu.
decrees-help-step-tie = Sind die höchsten Gebote gleich, nehmen sie je 2 und bieten noch einmal.
decrees-help-step-posting = Wer das Personal leitet, gibt allen ein Ministerium.
decrees-help-step-executive = Dann beginnt, wer die Exekutive leitet.
decrees-help-step-incompetence = Dein Ministerium nimmt 1 Schuld.
decrees-help-step-draw = Du ziehst eine Karte.
decrees-help-step-actions = Bis zu drei Aktionen: ziehen (einmal), eine Karte spielen, stempeln, weiterleiten, jemanden versetzen, Schuld nach unten drücken und die Aktion deines Ministeriums. Keine Absprache bindet; sagt eine Karte etwas anderes, gilt die Karte.
decrees-help-step-close = Dein Ministerium nimmt 1 für jedes Dekret, das dort liegt.
decrees-help-goal = Es gewinnt, wer am wenigsten eigene Schuld hat; die der Ministerien zählt nicht.
decrees-help-end = Es endet mit dem fünften verkündeten Dekret, oder wenn das Deck leer ist.
decrees-help-less = Wer an den richtigen Schritt weiterleitet oder stempelt, verliert 1 eigene Schuld.
decrees-help-deck-total = { $value ->
    [one] Insgesamt gibt es eine Karte.
   *[other] Insgesamt gibt es { $value } Karten.
 }
decrees-help-sd-is-extra = { $value ->
    [on] „Stillstand und Niedergang“ ist eine zusätzliche Karte.
   *[off] „Stillstand und Niedergang“ ist unter den gezählten Karten.
 }
decrees-help-sd-discard = { $value ->
    [0] „Stillstand und Niedergang“ wirft keine Karten ab.
    [one] „Stillstand und Niedergang“ wirft eine Karte ab.
   *[other] „Stillstand und Niedergang“ wirft { $value } Karten ab.
 }
decrees-help-sd-pick = { $value ->
    [on] Wer „Stillstand und Niedergang“ zieht, bekommt eine der abgeworfenen Karten.
   *[off] Die abgeworfenen Karten bekommt niemand.
 }
decrees-help-sd-empty-ends = { $value ->
    [on] Wirft „Stillstand und Niedergang“ die letzten Karten ab, endet die Partie.
   *[off] Wirft „Stillstand und Niedergang“ die letzten Karten ab, kommt die Karte zurück ins Deck, und ihr spielt weiter.
 }
decrees-help-bid-rounds-max = { $value ->
    [0] Bei gleichen Geboten geht es weiter, bis jemand gewinnt.
    [one] Bei gleichen Geboten wird nach einer Runde gelost.
   *[other] Bei gleichen Geboten wird nach { $value } Runden gelost.
 }
decrees-help-four-player-empty-executive = { $value ->
    [on] Zu viert darf die Exekutive leer bleiben.
   *[off] Zu viert wird die Exekutive immer geleitet.
 }
decrees-help-redistribute-into-own = { $value ->
    [off] Beim Umverteilen darf die Schuld im eigenen Ministerium nur sinken.
   *[on] Beim Umverteilen darf auch die Schuld im eigenen Ministerium steigen.
 }
decrees-help-multi-control = { $value ->
    [on] Ein Ministerium darf mehr als eines über sich haben.
   *[off] Ein Ministerium hat nur eines über sich.
 }
decrees-help-reform-steps = { $value ->
    [forbid] Zu viert werden keine Stempel der Reformen in die Dekrete geschrieben.
   *[skip] Zu viert werden die Stempel der Reformen übersprungen.
 }
decrees-help-trades = { $value ->
    [in_turns] Gehandelt wird nur während der Züge: nicht, während Ministerien verteilt werden, und nicht, während jemand bestimmt, welche Schuld verschwindet.
   *[freely] Gehandelt wird jederzeit, außer während der Gebote.
 }
decrees-help-tie-break = { $value ->
    [ministry_blame] Bei gleicher Schuld gewinnt, wer im Ministerium weniger hat.
   *[shared] Bei gleicher Schuld gewinnt ihr gemeinsam.
 }
decrees-help-allow-vacant-player = { $value ->
    [on] Das Personal darf jemanden ohne Ministerium lassen.
   *[off] Alle leiten immer ein Ministerium.
 }
decrees-word-blame = Eigene Schuld
decrees-word-blame-means = was am Ende zählt
decrees-word-control = Pfeil
decrees-word-control-means = das Ministerium, von dem er ausgeht, bestimmt über das andere
decrees-word-forward = Weiterleiten
decrees-word-forward-means = ein Dekret in ein anderes Ministerium schicken
decrees-word-stamp = Stempel
decrees-word-stamp-means = hakt den nächsten Schritt eines Dekrets ab, im richtigen Ministerium
decrees-word-promulgated = Verkündet
decrees-word-promulgated-means = hat alle Stempel: Wer die Spitze der Kette leitet, nimmt Schuld weg, 10 für jedes verkündete Dekret
decrees-word-executive = Exekutive, Reformen
decrees-word-executive-means = auf den italienischen Blättern: „Branca Esecutiva“ und „Ministero delle Riforme“
decrees-word-stagnation = Stillstand und Niedergang
decrees-word-stagnation-means = wirft Karten ab, und jedes Ministerium gibt seine Schuld an die Leitung

## How it is played, in five pictures
learn-final_decrees-1 = Schuld sind die anderen
learn-final_decrees-1-line = Jeder Marker ist Schuld. Wer am Ende am wenigsten eigene hat, gewinnt.
learn-final_decrees-2 = Ein geheimes Gebot
learn-final_decrees-2-line = Das höchste Gebot verteilt die Ministerien, aber was du bietest, wird zu Schuld.
learn-final_decrees-3 = Wer über wen bestimmt
learn-final_decrees-3-line = Pfeile sagen, welches Ministerium über welches bestimmt. Sie ändern sich oft.
learn-final_decrees-4 = Dekrete reisen
learn-final_decrees-4-line = Sie gehen von Ministerium zu Ministerium, und jeder richtige Schritt bekommt einen Stempel.
learn-final_decrees-5 = Das fünfte Dekret
learn-final_decrees-5-line = Wird es verkündet, oder ist das Deck leer, wird die Schuld gezählt.
