"""What a card's text may do beyond points; what is told, also of saints that nobody has named."""

import pytest

from companion.core import Note, Petals, SeatName, text
from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.games.sancta.game import GAME
from companion.games.sancta.state import CardPile, Face, PendingTrial, Shuffle
from companion.games.sancta.typed_words import read_names
from tests.kit.games.sancta.saints_table import SaintsTable, four, piles, two, two_with_piles
from tests.kit.playbook import Scene
from tests.kit.sentences import sentence, texts, translate


def panels(scene, seat, kind):
    return [panel for panel in scene.view(seat).panels if isinstance(panel, kind)]


def test_start_says_how_many_cards_are_drawn_until_something_is_played():
    scene = two()
    assert (scene.view(1).line.id, dict(scene.view(1).line.params)["n"]) == ("sancta-draw", 2)
    assert scene.view(2).line.id != "sancta-draw"
    assert scene.me.support().then.view(1).line.id == "sancta-told-support"
    assert scene.pass_on().view(2).line.id == "sancta-draw"


def test_tablet_and_wall_say_who_draws_and_still_who_began():
    scene = two()

    def lines_for(eye):
        view = scene.view(eye)
        lines = [one for panel in view.panels if isinstance(panel, Note) for one in panel.lines]
        return view.line, lines

    for eye in (PUBLIC, MODERATOR):
        line, lines = lines_for(eye)
        assert line == text("sancta-draws", who=SeatName(1), n=2)
        assert scene.state.story[-1].text in lines
    scene.me.support().then.pass_on()
    assert lines_for(MODERATOR)[0] == text("sancta-draws", who=SeatName(2), n=2)
    assert "sancta-told-support" in {one.id for one in lines_for(MODERATOR)[1]}
    scene.by(2).support()
    line, lines = lines_for(PUBLIC)
    assert line.id == "sancta-told-support"
    assert line not in lines


def test_what_a_text_draws_is_not_what_start_draws():
    assert dict(two_with_piles(9, 0).me.draw_cards(1, 3).then.view(1).line.params)["n"] == 2
    scene = two_with_piles(1, 0).me.draw_cards(1, 3).shuffled(20).then
    assert scene.state.turn.drawn == 2, "nor what it draws after a shuffle"
    scene = two(9, deck_size=13)
    assert scene.state.pending == Shuffle(1, 1)
    scene.me.shuffled(5)
    assert scene.state.turn.drawn == 2, "START itself goes on after its own"


def test_cards_drawn_by_a_text_leave_the_deck_too():
    scene = four(deck_size=85, track_hands=True)
    left = piles(scene)[0]
    scene.me.draw_cards(2, 3)
    assert (piles(scene)[0], scene.player(2).hand) == (left - 3, 5 + 3)
    scene.me.draw_cards(9, 1).refuses("E_NO_SUCH_SEAT").draw_cards(2, 0).refuses("E_EFFECT")
    two().me.draw_cards(1, 1).refuses("E_EFFECT")


def test_a_draw_in_the_middle_of_a_trial_asks_for_the_deck_and_the_trial_goes_on():
    scene = two_with_piles(1, 4).me.trial(1, "effect").draw_cards(1, 3).then
    assert scene.state.pending == Shuffle(1, 2, PendingTrial(scene.saint().id), by_text=True)
    scene.me.end_trial().refuses("E_PENDING_SHUFFLE").shuffled(5)
    assert isinstance(scene.state.pending, PendingTrial)
    assert piles(scene) == (3, 0)
    scene.me.end_trial()
    assert scene.points() == 1


def test_with_nothing_left_a_text_draws_nothing_and_says_so():
    scene = two(9, deck_size=14, track_hands=True)
    assert scene.state.piles == {-1: CardPile(0)}
    scene.me.draw_cards(1, 1).refuses("E_NOTHING_TO_DRAW")


def test_whoever_leaves_while_cards_are_owed_to_them_owes_nothing():
    scene = SaintsTable({1: 9, 2: 1, 3: 1}, deck_size=20)
    assert piles(scene) == (0, 0)
    scene.me.draw_cards(3, 1)
    assert scene.state.pending == Shuffle(3, 1, by_text=True)
    scene.tablet.remove(3)
    assert scene.state.pending is None


def test_cards_owed_to_somebody_are_drawn_before_whoever_plays_goes_home():
    scene = SaintsTable({1: 9, 2: 1, 3: 1}, deck_size=20)
    scene.me.draw_cards(3, 2).tablet.remove(1).refuses("E_PENDING_SHUFFLE")
    assert scene.prompts()["remove"].fields[0].seats == (2, 3)
    scene.tablet.on_behalf_of(1).shuffled(10)
    assert piles(scene) == (8, 0)
    scene.tablet.remove(1).gives("PlayerLeft", "TurnStarted", "CardsDrawn")
    scene = two(9, deck_size=14)
    scene.me.draw_cards(2, 1).tablet.remove(1).gives("PlayerLeft", "Won")


def test_a_throw_for_a_card_uses_no_table_gives_no_points_and_is_not_the_turns_die():
    scene = two(3, die_table=(("Una riga", 2, False),) * 6)
    scene.chance.draw(4)
    scene.me.card_die()
    assert (scene.state.die, scene.points()) == (Face(4, card=True), 0)
    assert scene.state.turn.source is None
    scene.me.trial(1, "effect")
    scene.chance.draw(6)
    scene.me.card_die()
    assert scene.state.die.face == 6
    scene.me.end_trial().beatitude()


@pytest.mark.parametrize("face", [0, 7, None])
def test_a_real_die_is_typed_in_for_a_card_as_well(face):
    scene = two(die_source="physical").me.card_die(face).refuses("E_DIE_RANGE").card_die(6).then
    assert scene.state.die == Face(6, card=True)


def test_a_text_brings_a_saint_back_into_the_sanctuary_as_the_last_one():
    scene = two(1).place("Rita", "Zita", level=2).give(1).then
    finished = scene.player(1).rose[0]
    scene.me.move_saint(str(finished.id), "rose").refuses("E_EFFECT")
    scene.me.move_saint(str(finished.id), "sanctuary")
    assert (scene.rose(1), scene.waiting()) == (0, ["Zita", finished.name])
    waiting = scene.player(1).sanctuary[0]
    scene.me.move_saint(str(waiting.id), "sanctuary").refuses("E_EFFECT")
    active = scene.saint()
    scene.give(1)
    scene.me.move_saint(str(active.id), "sanctuary").refuses("E_ACTIVE_PROTECTED")
    scene.me.move_saint(str(active.id), "sanctuary", True)
    assert (scene.saint().name, scene.waiting()) == ("Zita", [finished.name, active.name])
    assert scene.player(1).sanctuary[-1].points == 0
    scene.place("Agnese", "Chiara", level=2).give(2)
    assert (scene.saint().name, scene.rose(1)) == (finished.name, 1)
    scene.place("Lucia", level=2)
    zita = scene.player(1).rose[0]
    scene.me.move_saint(str(zita.id), "sanctuary").refuses("E_SANCTUARY_FULL")


def test_a_full_sanctuary_of_somebody_else_does_not_hide_it_from_the_others():
    scene = two(2).give(2).then.place("Rita", "Zita", level=3).pass_on().pass_on()

    def offered(title):
        forms = [one for one in scene.view(1).prompts if one.command == "move_saint"]
        (form,) = [one for one in forms if translate(one.title, "en")[0].startswith(title)]
        return [one.value for one in form.fields[1].items]

    assert "sanctuary" in offered("Remove an active saint")
    scene.place("Agnese", "Chiara", "Lucia", level=3)
    assert len(scene.waiting(1)) == 4
    assert "sanctuary" not in offered("Remove an active saint (P1)")
    assert "sanctuary" in offered("Remove an active saint (P2)")
    active = str(scene.saint(2).id)
    scene.me.move_saint(active, "sanctuary", True).gives("SaintMoved", "Refilled")


def test_the_own_sanctuary_is_listed_in_order_and_the_type_stands_beside_the_saint():
    scene = two(1).me.place_saint("Rita", 2, "martire").then.place("Zita")
    (own,) = [note for note in panels(scene, 1, Note) if note.title]
    assert [dict(one.params)["n"] for one in own.lines] == [1, 2]
    assert sentence(own.lines[0]) == "1. Rita, livello 2 · martire"
    assert sentence(own.lines[1]) == "2. Zita, livello 2"
    scene.give(1)
    assert dict(panels(scene, 2, Petals)[1].beds[0].label.params)["sort"] == "martire"


def test_saints_are_suggested_with_their_levels_newest_first_unless_they_lie_on_the_table():
    before = two(2).place("Zita", level=4).place("Rita", level=3)
    scene = Scene(GAME, (1, 2), kept=GAME.keep(before.state))
    scene.tablet.begin().by(1).first_saint("Zita", 4).by(2).first_saint("Chiara", 1)
    (place,) = [one for one in scene.view(1).prompts if one.key == "place"]
    field = place.fields[0]
    assert [(one.words, one.fills["level"]) for one in field.known][:2] == [
        ("Rita", 3),
        ("Primo 2", 1),
    ]
    assert "Zita" not in [one.words for one in field.known]


@pytest.mark.parametrize("rows", ["x", ["x"], [["", 2]], [["Rita", 0]], [["Rita", True]], [[1, 1]]])
def test_a_memory_that_makes_no_sense_is_forgotten(rows):
    assert read_names(rows) == ()


class NamelessTable(SaintsTable):
    first = ""


@pytest.fixture
def scene():
    return NamelessTable({1: 2, 2: 1}, dealer=2, target=3)


def phrases(scene, language="it"):
    """All sentences of the screens and of the story."""
    eyes = (PUBLIC, MODERATOR, *map(seat_eye, scene.state.ring))
    views = [scene.view(eye) for eye in eyes]
    spoken = [one.text for one in scene.state.story]
    spoken += [one for view in views for one in texts(view)]
    return {translate(one, language)[0] for one in spoken}


def test_the_roses_call_it_by_its_level_in_both_languages(scene):
    assert {"Un santo di livello 2", "Un santo di livello 1"} <= phrases(scene)
    assert "A saint of level 2" in phrases(scene, "en")
    assert scene.state.names == ()


def test_the_diary_says_with_which_saint_somebody_begins(scene):
    step = scene.steps[-2]
    assert sentence(GAME.diary_line(step)) == "P1 comincia con un santo di livello 2."


def test_points_and_the_rose(scene):
    scene.me.trial(1)
    assert "Un santo di livello 2 guadagna un punto." in phrases(scene)
    scene.give(1).then.pass_on()
    assert "Un santo di livello 2 entra nella Rosa di P1." in phrases(scene)
    scene.place("", level=7).place("Rita", level=4).me.reorder(("1", "0")).gives("Reordered")
    assert "Nel Santuario: Rita 4\u00a0· un santo di livello 7" in phrases(scene)
    assert "P2 mette un santo di livello 7 nel Santuario." in phrases(scene)


def test_what_waits_is_chosen_by_its_level(scene):
    scene.place("", level=7)
    assert "1. Un santo di livello 7" in phrases(scene)
    assert "Un santo di livello 7 (P1)" in phrases(scene)
    scene.drop(1, place=0)
    assert "Un santo di livello 7 di P1 va negli scarti." in {one.strip() for one in phrases(scene)}


def test_a_covered_one_does_not_tell_its_level():
    scene = NamelessTable({1: 2, 2: 1}, dealer=2, sanctuary_hidden=True).place("", level=7)
    scene.me.move_saint(str(scene.player(1).sanctuary[0].id), "hand")
    others = scene.view(PUBLIC)
    assert scene.state.story[-1].text.id == "sancta-told-moved-covered"
    assert not any("7" in translate(one, "it")[0] for one in texts(others))
