"""The story of a finished game, and of no other; in an evening of several games the last one stays
readable, and the score is kept."""

import json

from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.value import replace
from companion.core.words.panels.base import Chart, Chronicle, Series
from companion.core.words.panels.courses import Course, Courses, Leg
from companion.table.commands import Leave, Rematch
from companion.table.export.paper import Block, blocks_of
from companion.table.export.recap import (
    as_text,
    names,
    names_in_story,
    recap_blocks,
    recap_heading,
    recap_json,
    story,
)
from companion.table.state import Seat
from tests.kit.table.coin import OpenHands, PickSide, Start
from tests.kit.table.scene import Room


def played(over: bool = True) -> Room:
    room = Room().with_coin()
    anna, luca = room.guest("Anna"), room.guest("Luca")
    room.host.do(Start())
    anna.do(PickSide("heads"))
    luca.do(PickSide("tails"))
    if over:
        room.host.do(OpenHands())
    return room


def translator(room: Room):
    """Texts as id and params, with names for seats."""
    called = names(room.table)

    def param(value):
        if isinstance(value, SeatName):
            return called[value.seat]
        if isinstance(value, SeatNames):
            return "+".join(called[seat] for seat in value.seats)
        return str(value)

    return lambda text: " ".join([text.id, *(param(value) for value in text.params.values())])


def test_before_the_end_nothing_is_told():
    room = played(over=False)
    assert story(room.table, room.games) == ()
    assert recap_blocks(room.table, room.games, translator(room)) == ()
    assert recap_json(room.table, room.games)["panels"] == ()
    assert story(Room().table, room.games) == ()


def test_the_story_is_told_in_words_with_names():
    room = played()
    say = translator(room)
    recap = as_text(recap_heading(room.table, say), recap_blocks(room.table, room.games, say))
    assert recap.splitlines() == [
        "coin-name",
        "",
        "COIN-FELL HEADS",
        "table-recap-winners Anna 1",
        "",
        "coin-picks",
        "  coin-picked Anna heads",
        "  coin-picked Luca tails",
    ]


def test_the_story_is_kept_as_data():
    room = played()
    recap = recap_json(room.table, room.games)
    assert recap["game"] == "coin"
    assert [panel.kind for panel in recap["panels"]] == ["verdict", "chronicle"]
    assert recap["seats"][0] == Seat(1, "Anna", phone=True)


def test_a_way_is_told_lane_by_lane_with_its_marks():
    legs = (Leg(0, 0), Leg(0.5, 0, 1, 2), Leg(1.5, 1), Leg(2.5, 1, 2))
    panel = Courses(
        title=text("ways"),
        lanes=(text("hill"), text("sea")),
        points=(text("one"), text("two"), text("three")),
        courses=(Course(text("stone"), legs, 3, note=text("sunk")),),
        unmarked=text("chance"),
    )
    (block,) = blocks_of([panel], translator(played()))
    assert block.title == "ways"
    assert block.lines == ("stone: hill (1 table-seat Luca) → sea (2 chance). sunk",)
    assert block.picture is panel


def test_the_translator_is_given_texts():
    room = played()
    texts: list[Text] = []
    recap_blocks(room.table, room.games, lambda text: texts.append(text) or text.id)
    assert texts
    assert all(isinstance(text, Text) for text in texts)


def test_only_headings_begin_at_the_margin_of_a_text_whatever_a_typed_word_holds():
    rows = (("", "first", "second"), ("Anna\n\nANNA", "3", "4"))
    block = Block("Cities\nLuca", rows, ("a line\n\nLUCA WINS\r\n  of three",), ("Well\nwon.",))
    assert as_text("Thursday\n\nX", [block]).splitlines() == [
        "Thursday X",
        "",
        "Cities Luca",
        "Well won.",
        "  (first · second)",
        "  Anna ANNA: 3 · 4",
        "  a line",
        "    LUCA WINS",
        "      of three",
    ]


def test_a_row_of_a_chart_is_marked_where_the_note_says_what_that_means():
    series = (Series((1, 2), seat=1, marked=True), Series((0, 0), seat=2))
    chart = Chart(title=text("votes"), points=(text("one"), text("two")), series=series)
    translate = translator(played())
    (plainly,) = blocks_of([chart], translate)
    (noted,) = blocks_of([replace(chart, note=text("wolves are marked"))], translate)
    assert [row[0] for row in plainly.rows] == ["", "table-seat Anna", "table-seat Luca"]
    assert [row[0] for row in noted.rows] == ["", "table-seat Anna *", "table-seat Luca"]
    assert noted.lines == ("wolves are marked",)


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


def test_the_story_names_who_has_played_and_left_and_nothing_else_does():
    room, guests = one_game()
    room.host.do(Rematch())
    passer_by = room.guest("Pia")
    for gone in (guests[0], passer_by):
        gone.do(Leave())
    assert names_in_story(room.table) == {1: "Guest 1", **names(room.table)}
    assert [one.id for one in recap_json(room.table, room.games)["seats"]] == [2, 1]
    assert "Guest 1" not in json.dumps([guests[1].sees(), room.host.sees()])


def test_the_name_of_who_has_left_is_dropped_once_no_story_tells_of_them():
    room, guests = one_game()
    (winner,) = story(room.table, room.games)[0].winners
    room.host.do(Rematch())
    others = [room.guest("Pia"), room.guest("Ugo")]
    for gone in guests:
        gone.do(Leave())
    play(room, others, ("heads", "heads"))
    assert set(room.table.left) == {1, 2}
    room.host.do(Rematch())
    assert set(room.table.left) == {winner}, "the score still names the winner"


def test_who_left_and_sat_down_again_under_the_same_name_stands_once_in_the_score():
    room, guests = one_game()
    (winner,) = story(room.table, room.games)[0].winners
    gone, other = sorted(guests, key=lambda one: one.seat != winner)
    room.host.do(Rematch())
    gone.do(Leave())
    back = room.guest(f"Guest {winner}")
    play(room, (other, back), ("tails", "heads"))
    (won,) = (line for line in chronicle(room).chapters[-1].lines if line.id == "table-evening-won")
    assert won.params == {"who": SeatName(back.seat), "n": 2}


def test_what_is_told_of_the_story_is_the_game_that_it_is_of():
    room, _ = one_game()
    room.host.do(Rematch())
    assert recap_json(room.table, room.games)["game"] == "coin"


def chronicle(room):
    return next(one for one in story(room.table, room.games) if isinstance(one, Chronicle))


def titles(room):
    return [chapter.title.id for chapter in chronicle(room).chapters]
