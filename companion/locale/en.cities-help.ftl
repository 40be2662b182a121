# Help in play: what is done now, the rules of this match, the words of the game.
cities-help-now = { $at ->
    [ready] Now: before the duel
    [draw] Now: the draw
    [opening] Now: the opening
    [main] Now: the main phase
   *[final] Now: the end of the turn
 }
cities-help-step-lay = Shuffle the five city cards and lay them face down in a row between you.
cities-help-step-ready = Declare the decks, shuffle, draw seven cards. The clock starts when both of you are ready.
cities-help-step-draw = Recovery and draw: untap your cards, then draw one.
cities-help-step-opening = Opening: put one card from your hand onto the field, if you like.
cities-help-step-main = Main: place, move, attack, use abilities, as often as you like. Placing does not tap; the program follows characters, other cards you place stay on the table.
cities-help-step-final = Final: damage is healed; keep seven cards in hand at most.
cities-help-goal = You win the duel by holding the capital and two other cities, or when the other deck runs out; two duels win the match.
cities-help-tracking = { $value ->
    [light] The program follows cities, counts and clock only.
   *[full] The program follows everything, combats too.
 }
cities-help-minutes = { $value ->
    [one] The match takes one minute.
   *[other] The match takes { $value } minutes.
 }
cities-help-pause-between-duels = { $value ->
    [on] The clock stops between two duels.
   *[off] The clock goes on between two duels.
 }
cities-help-first-turn-draw = { $value ->
    [second_player] On the first turn only the second player draws.
    [all] On the first turn you draw as always.
   *[none] Nobody draws on their own first turn.
 }
cities-help-deckout = { $value ->
    [cannot_draw] You lose when you must draw and cannot.
   *[empty] You lose as soon as your deck is empty.
 }
cities-help-reveal-on = { $value ->
    [conquest] A city is turned up only when it is conquered.
   *[attack] A city is turned up at the first attack.
 }
cities-help-capital-slot = { $value ->
    [none] Nobody knows where the capital is.
   *[other] The capital is city { $value }.
 }
cities-help-move-adjacent = { $value ->
    [on] You can only move to an adjacent city.
   *[off] You can move from a city to any other.
 }
cities-help-tapped-can-defend = { $value ->
    [off] Whoever is tapped does not defend.
   *[on] Whoever is tapped may defend, too.
 }
cities-help-split-damage = { $value ->
    [on] The damage of one blow may be divided.
   *[off] Each blow goes to one opponent only.
 }
cities-help-must-clear-city = { $value ->
    [on] A city is conquered only when nobody is left in it.
   *[off] Those who have not fought do not hold the city.
 }
cities-help-copies-scope = { $value ->
    [main] The three copies are counted in the main deck only.
   *[main_and_side] The three copies are counted in main and side deck.
 }
cities-help-starter = { $value ->
    [random] Who begins is always drawn by lot.
    [alternate] Players take turns to begin.
   *[random_then_loser] From the second duel on, the loser begins.
 }
cities-help-extra-time = { $value ->
    [conquests_first] There is extra time only if your conquests are equal, too.
   *[literal] When time is up and cities are equal, there is extra time.
 }
cities-help-tiebreak = { $value ->
    [occupied] When time is up the cities you hold count first, then the conquests.
   *[conquests] When time is up the conquests of the whole match count.
 }
cities-help-extra-time-winner = { $value ->
    [whole_match] In extra time, once the cities differ, conquests in the whole match count.
   *[leader] In extra time, the first to hold more cities wins.
 }
cities-help-lead-at-bell = { $value ->
    [plays_on] When time is up and one of you is a duel ahead, play goes on until the cities differ.
   *[ends] When time is up, being a duel ahead wins the match.
 }
cities-word-deck = Deck
cities-word-deck-means = “grimorio” on the printed sheets: cards are drawn from it
cities-word-set = Place
cities-word-set-means = “Set” on the printed sheets: bring a card from the field to a city
cities-word-garrison = Garrison
cities-word-garrison-means = whoever stays in a city and holds it: once nobody is left, the city is neutral again
cities-word-neutral = Neutral
cities-word-neutral-means = a city that is nobody’s: the card lies sideways
cities-word-tapped = Tapped
cities-word-tapped-means = used this turn
cities-word-range = Range
cities-word-range-means = the higher one strikes first
cities-word-quick = Quick
cities-word-quick-means = may be played in defence without a garrison
