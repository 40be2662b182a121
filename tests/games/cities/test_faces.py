"""Nobody types what a card says twice: names are optional, and characters are remembered."""

from companion.core.eye import MODERATOR, PUBLIC
from companion.games.cities.game import GAME
from tests.games.cities.scores import light_match
from tests.kit.games.cities.match import A, B, Match
from tests.kit.sentences import sentence


def form(match, seat, command):
    return next(one for one in match.view(seat).prompts if one.command == command)


def chips(match, seat, command):
    (known,) = [one.known for one in form(match, seat, command).fields if one.known]
    return [(one.words, one.note) for one in known]


def test_a_character_needs_no_name():
    match = Match(starter=A).by(A).open_character("", 2, 3, 1, "no").then
    (nameless,) = match.duel.characters.values()
    assert (nameless.name, nameless.power, nameless.hp) == ("", 2, 3)
    match.by(A).set_character(nameless.id, 2)
    board = next(p for p in match.view(PUBLIC).panels if p.kind == "board")
    (piece,) = [piece for place in board.places for piece in place.pieces]
    assert (sentence(piece.name), piece.values) == ("Personaggio", "2/3 r1")
    assert sentence(board.legend) == "2/3: potenza e punti ferita. r1: Range. *: Quick."


def test_two_nameless_ones_are_told_apart_by_a_number():
    match = Match(starter=A).put(A, "", "2/3", 1).put(A, "", "2/3", 2)
    board = next(p for p in match.view(PUBLIC).panels if p.kind == "board")
    names = [sentence(piece.name) for place in board.places for piece in place.pieces]
    assert names == ["Personaggio 1", "Personaggio 2"]


def test_nameless_fighters_of_a_light_match_are_called_by_their_part():
    match = light_match().by(A).attack_city(1).reveal(False).by(B).defend().then
    match.by(A).enter_fighter("", 2, 1, 1).muster_done().by(B).enter_fighter("", 3, 2, 0)
    match.by(B).muster_done()
    (blows,) = [one for one in match.view(PUBLIC).panels if one.kind == "blows"]
    (blow,) = blows.rounds[0].blows
    assert (sentence(blow.by), sentence(blow.at)) == ("Attaccante", "Difensore")
    assert sentence(blow.sentence) == "Range 1: Difensore cade, 2 danni su 2."
    assert blow.owners == (A, B)


def test_what_was_typed_once_is_one_touch_away_last_used_first_in_both_duels():
    match = Match(starter=A).by(A).open_character("Fante", 2, 3, 0, "no").then.turn_of(B)
    match.by(B).begin_adjust().put_character("Mara", 1, 2, 1, "yes")
    match.by(B).put_character("", 3, 3, 0, "no").end_adjust().end_main().by(A).draw()
    assert chips(match, A, "open_character") == [
        ("Fante", "2/3"),
        ("", "3/3"),
        ("Mara", "1/2 r1*"),
    ]
    match.by(B).concede_duel().then.start(B)
    first = chips(match, match.active, "open_character")
    assert first[:2] == [("", "3/3"), ("Mara", "1/2 r1*")], "the own deck first, last used first"


def test_named_characters_come_to_the_next_match_whoever_played_them():
    match = Match(starter=A).put(A, "Fante", "2/3", 1).put(B, "", "3/3", 2)
    match.put(B, "Fante", "2/3", 2)
    faces = GAME.keep(match.state)["faces"]
    assert faces == [["Fante", 2, 3, 0, False]], "one without a name says nothing in a list"
    assert GAME.keep(GAME.open((A, B), {"faces": faces}))["faces"] == faces


def test_a_remembered_one_fills_the_whole_form():
    match = Match(starter=A)
    match.by(A).open_character("Fante", 2, 3, 1, "yes").then.turn_of(B).turn_of(A)
    match.by(A).begin_adjust()
    (known,) = [one.known for one in form(match, A, "put_character").fields if one.known]
    assert dict(known[0].fills) == {"power": 2, "hp": 3, "range": 1, "quick": "yes"}


def test_in_a_light_match_a_fighter_from_before_joins_with_one_touch():
    match = light_match().by(A).attack_city(1).reveal(False).by(B).defend().then
    match.by(A).enter_fighter("Fante", 2, 3, 0).muster_done()
    again = form(match, B, "enter_known")
    assert (again.at_once, sentence(again.title)) == (True, "Chi difende la città 1?")
    assert [sentence(one.label) for one in again.items] == ["Fante 2/3"]
    match.by(B).enter_known("9/9/9/plain/Drago").refuses("E_OPTION")
    match.by(B).enter_known(again.items[0].value)
    fighter = match.duel.characters[match.duel.combat.defenders[0]]
    assert (fighter.name, fighter.power, fighter.hp, fighter.owner) == ("Fante", 2, 3, B)


def test_without_a_garrison_the_quick_form_is_the_question_and_giving_up_is_not_the_great_button():
    match = Match(starter=A).put(A, "P", "1/1", 3)
    match.by(A).attack(match.id("P"), 3).reveal(False)
    prompts = match.view(B).prompts
    (main,) = [one for one in prompts if one.weight == "main"]
    assert (main.command, sentence(main.title)) == ("play_quick", "Difendi la città 3?")
    (decline,) = [one for one in prompts if one.command == "decline"]
    assert (decline.weight, decline.group) == ("quiet", "quick")


def test_the_lobby_offers_the_least_to_follow_first():
    match = Match.with_rules(begun=False)
    begin = [one for one in match.view(MODERATOR).prompts if one.command == "begin"]
    assert [(one.args["tracking"], str(one.weight)) for one in begin] == [
        ("light", "main"),
        ("full", "quiet"),
    ]
    match.tablet.begin("light")
    assert match.state.options.light
