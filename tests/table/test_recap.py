"""The story of a finished game, and of no other."""

from companion.core.courses import Course, Courses, Leg
from companion.core.text import SeatName, SeatNames, Text, text
from companion.table.paper import blocks_of
from companion.table.recap import as_text, names, recap_blocks, recap_heading, recap_json, story
from tests.table.coin import OpenHands, PickSide, Start
from tests.table.scene import Room


def played(over: bool = True) -> Room:
    room = Room().with_coin()
    anna, luca = room.guest("Anna"), room.guest("Luca")
    room.host.do(Start())
    anna.do(PickSide("heads"))
    luca.do(PickSide("tails"))
    if over:
        room.host.do(OpenHands())
    return room


def spelled(room: Room):
    called = names(room.table)

    def param(value):
        if isinstance(value, SeatName):
            return called[value.seat]
        if isinstance(value, SeatNames):
            return "+".join(called[seat] for seat in value.seats)
        return str(value)

    return lambda text: " ".join([text.id, *(param(value) for _, value in text.params)])


def plain(room: Room) -> str:
    say = spelled(room)
    return as_text(recap_heading(room.table, say), recap_blocks(room.table, room.games, say))


def test_before_the_end_nothing_is_told():
    room = played(over=False)
    assert story(room.table, room.games) == ()
    assert recap_blocks(room.table, room.games, spelled(room)) == ()
    assert recap_json(room.table, room.games)["panels"] == []
    assert story(Room().table, room.games) == ()


def test_the_story_is_told_in_words_with_names():
    room = played()
    assert plain(room).splitlines() == [
        "coin-name",
        "",
        "COIN-FELL HEADS",
        "table-recap-winners 1 Anna",
        "",
        "coin-picks",
        "  coin-picked heads Anna",
        "  coin-picked tails Luca",
    ]


def test_the_story_is_kept_as_data():
    room = played()
    kept = recap_json(room.table, room.games)
    assert kept["game"] == "coin"
    assert [panel["kind"] for panel in kept["panels"]] == ["verdict", "chronicle"]
    assert kept["seats"][0] == {"id": 1, "name": "Anna", "phone": True}


def test_a_way_is_told_lane_by_lane_with_its_marks():
    legs = (Leg(0, 0), Leg(0.5, 0, 1, 2), Leg(1.5, 1), Leg(2.5, 1, 2))
    panel = Courses(
        title=text("ways"),
        lanes=(text("hill"), text("sea")),
        points=(text("one"), text("two"), text("three")),
        courses=(Course(text("stone"), legs, 3, note=text("sunk")),),
        unmarked=text("chance"),
    )
    (block,) = blocks_of([panel], spelled(played()))
    assert block.title == "ways"
    assert block.lines == ("stone: hill (1 table-seat Luca) → sea (2 chance). sunk",)
    assert block.picture is panel


def test_the_translator_is_given_texts():
    room = played()
    asked: list[Text] = []
    recap_blocks(room.table, room.games, lambda text: asked.append(text) or text.id)
    assert asked
    assert all(isinstance(text, Text) for text in asked)
