"""An evening of several games: the last story stays readable, and the score is kept."""

from companion.core.words.panels.base import Chronicle
from companion.table.commands import Rematch
from companion.table.export.recap import recap_json, story
from tests.kit.table.coin import OpenHands, PickSide, Start
from tests.kit.table.scene import Room


def play(room, guests, sides):
    room.host.do(Start())
    for guest, side in zip(guests, sides, strict=True):
        guest.do(PickSide(side))
    room.host.do(OpenHands())


def one_game():
    room = Room().with_coin()
    guests = room.guests(2)
    play(room, guests, ("heads", "tails"))
    return room, guests


def test_the_story_of_the_game_before_stays_readable_until_the_next_one_is_over():
    room, guests = one_game()
    before = story(room.table, room.games)
    assert before
    assert "story" not in room.host.sees()["table"]
    room.host.do(Rematch())
    assert story(room.table, room.games) == before
    assert room.host.sees()["table"]["story"] is True
    assert guests[0].sees()["table"]["story"] is True
    room.host.do(Start())
    assert story(room.table, room.games) == before
    guests[0].do(PickSide("tails"))
    guests[1].do(PickSide("tails"))
    room.host.do(OpenHands())
    assert story(room.table, room.games) != before


def test_a_game_that_was_abandoned_leaves_no_story_and_takes_none_away():
    room, _ = one_game()
    before = story(room.table, room.games)
    room.host.do(Rematch())
    room.host.do(Start())
    room.host.do(Rematch(abandon=True))
    assert story(room.table, room.games) == before
    assert len(room.table.evening) == 1


def test_the_score_of_the_evening_stands_at_the_end_of_the_second_story():
    room, guests = one_game()
    assert "table-evening" not in titles(room)
    room.host.do(Rematch())
    play(room, guests, ("heads", "heads"))
    assert titles(room)[-1] == "table-evening"
    chapter = chronicle(room).chapters[-1]
    assert [line.id for line in chapter.lines[:2]] == ["table-evening-game"] * 2
    # The coin falls on heads each time: one of them has won twice, the other once.
    won = [dict(line.params) for line in chapter.lines[2:]]
    assert [(one["n"], one["who"].seat) for one in won] == [
        (2, guests[0].seat),
        (1, guests[1].seat),
    ]


def test_what_is_told_of_the_story_is_the_game_that_it_is_of():
    room, _ = one_game()
    room.host.do(Rematch())
    assert recap_json(room.table, room.games)["game"] == "coin"


def chronicle(room):
    return next(one for one in story(room.table, room.games) if isinstance(one, Chronicle))


def titles(room):
    return [chapter.title.id for chapter in chronicle(room).chapters]
