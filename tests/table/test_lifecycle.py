"""Which game lies on the table: choosing, a rematch, taking back."""

from companion.core.log import Step
from companion.table.commands import (
    ChooseGame,
    HandOver,
    MoveSeat,
    Rematch,
    RemoveSeat,
    Rename,
    SeatQr,
    Undo,
    UseInvite,
)
from companion.table.device import Kind
from companion.table.screens.offers import offers
from companion.table.screens.viewers import head_of
from tests.kit.table.coin import ALARM_SECONDS, OpenHands, Peek, PickSide, SetStake, Start
from tests.kit.table.scene import Phone, Room


def test_a_game_opens_for_everybody_who_is_here(room):
    room.guests(3)
    room.host.do(ChooseGame("coin"))
    assert room.table.game.state.ring == (1, 2, 3)
    room.host.asks(ChooseGame("chess")).refuses("E_NO_SUCH_GAME")


def test_where_there_is_one_game_on_the_shelf_it_lies_on_the_table_already():
    room = Room({"coin": Room().games["coin"]})
    assert room.table.game.id == "coin"
    room.guests(2)
    assert room.table.game.state.ring == (1, 2)


def test_without_a_game_there_is_nothing_to_play(room):
    room.host.asks(Start()).refuses("E_WRONG_PHASE")
    room.host.asks(Undo(0)).refuses("E_NOTHING_TO_UNDO")
    room.host.asks(Rematch()).refuses("E_WRONG_PHASE")


def test_a_running_game_is_not_given_up_by_accident(room, coin):
    room.guests(2)
    room.host.asks(Rematch()).refuses("E_WRONG_PHASE")
    room.host.do(Start())
    room.host.asks(ChooseGame("other")).refuses("E_GAME_RUNNING")
    room.host.asks(Rematch()).refuses("E_GAME_RUNNING")
    room.host.do(Rematch(abandon=True))
    assert room.table.game.state.coin is None
    assert room.table.game.log == ()


def test_a_rematch_seats_late_guests_and_keeps_the_house_rules(room, coin):
    room.host.do(SetStake(7))
    room.guests(2)
    room.host.do(Start())
    late = room.guest("Late")
    room.host.do(OpenHands())
    room.host.do(Rematch())
    assert room.table.ring == room.table.game.state.ring == (1, 2, late.seat)
    assert room.table.game.state.stake == 7
    assert head_of(room.table, (), open=True).opened == int(room.now), "drafts are of one game"


def test_each_game_has_its_own_house_rules_kept(room, coin):
    room.host.do(SetStake(7))
    room.host.do(ChooseGame("other"))
    assert room.table.game.state.stake == 1
    room.host.do(SetStake(2))
    room.host.do(ChooseGame("coin"))
    assert room.table.game.state.stake == 7


def test_steps_are_taken_back_to_the_start_and_told(room, coin, anna):
    room.guest("Luca")
    opening = room.table.game.state
    room.host.do(SetStake(2))
    room.host.do(SetStake(3))
    room.host.do(Start())
    anna.do(PickSide("heads"))
    first = next(s for s in room.table.game.steps if s.name == "set_stake")
    room.host.do(Undo(first.number - 1))
    assert room.table.game.state == opening
    room.host.asks(Undo(0)).refuses("E_NOTHING_TO_UNDO")
    gone = [line["text"]["t"] for line in room.host.sees()["desk"]["diary"]]
    assert gone == [
        "table-diary-rewound",
        "coin-told-pick-side",
        "coin-told-start",
        "coin-told-set-stake",
        "coin-told-set-stake",
    ]


def test_taking_back_touches_neither_seats_nor_names_nor_tokens(room, coin, anna):
    room.host.do(SetStake(2))
    room.host.do(MoveSeat(room.guest("Luca").seat, 0))
    anna.do(Rename(anna.seat, "Anna B"))
    room.host.do(SeatQr(anna.seat), fresh="invite")
    room.stranger(token="new").do(UseInvite("invite"))
    room.host.do(HandOver(), fresh="tablet")
    host = Phone(room, Kind.TABLET, "tablet-2")
    host.do(UseInvite("tablet"))
    people, holders = room.table.people, room.table.holders
    host.do(Undo(0))
    assert room.table.game.state.stake == 1
    assert (room.table.people, room.table.holders) == (people, holders)
    assert room.table.tablet == "tablet-2"
    assert room.table.ring == room.table.game.state.ring == (2, 1)


def test_someone_who_was_removed_does_not_come_back_by_taking_back(room, coin):
    room.guests(3)
    room.host.do(SetStake(2))
    room.host.do(RemoveSeat(2))
    room.host.do(Undo(0))
    assert room.table.game.state.ring == room.table.ring == (1, 3)


def test_back_in_the_lobby_those_who_came_meanwhile_sit_down(room, coin):
    room.guests(2)
    room.host.do(Start())
    late = room.guest("Late")
    room.host.do(Undo(0))
    assert room.table.ring == room.table.game.state.ring == (1, 2, late.seat)
    assert room.table.watchers == ()


def test_the_undo_button_takes_back_one_step_and_the_alarms_after_it(room, coin, anna):
    room.host.do(Start())
    anna.do(PickSide("heads"))
    room.wait(ALARM_SECONDS)
    assert room.table.game.steps[-1].name == "tick"
    desk = room.host.sees()["desk"]
    assert [line.get("alarm", False) for line in desk["diary"]] == [True, False, False]
    undo = desk["undo"]
    room.host.do(Undo(**undo["args"]))
    assert room.table.game.state.picks == {}
    assert "warn" not in undo


def test_a_step_that_has_shown_a_secret_is_said_so_before_it_is_taken_back(room, coin, anna):
    room.guest("Luca")
    room.host.do(Start())
    anna.do(Peek())
    desk = room.host.sees()["desk"]
    assert desk["undo"]["warn"] == {"t": "table-undo-warn"}
    assert [line.get("shows", False) for line in desk["diary"]] == [True, False]
    assert [line["warn"] for line in desk["diary"]] == [True, True]
    anna.do(PickSide("heads"))
    desk = room.host.sees()["desk"]
    assert "warn" not in desk["undo"]
    assert [line.get("warn", False) for line in desk["diary"]] == [False, True, True]


def test_every_line_of_the_diary_knows_the_way_back(room, coin, anna):
    room.host.do(SetStake(2))
    room.host.do(Start())
    anna.do(PickSide("heads"))
    room.host.do(Undo(room.host.sees()["desk"]["diary"][-1]["to"]))
    assert room.table.game.steps == tuple(
        step for step in room.table.game.steps if step.name == "table.join"
    )
    assert all("to" not in line for line in room.host.sees()["desk"]["diary"])


def test_the_log_of_the_game_is_what_it_was_told(room, coin, anna):
    room.host.do(Start())
    room.host.do(PickSide("tails"), act_for=anna.seat)
    assert [(step.name, step.seat) for step in room.table.game.log if isinstance(step, Step)] == [
        ("table.join", None),
        ("start", None),
        ("pick_side", anna.seat),
    ]


def test_a_game_on_the_shelf_says_for_how_many_people_it_is(room):
    [shelf] = (one for one in offers(room.table, room.games) if one.key == "table.choose_game")
    assert [(item.label.id, item.note.id) for item in shelf.items if item.value == "coin"] == [
        ("coin-name", "coin-for-how-many")
    ]


def test_what_gives_up_a_running_game_says_so_on_its_button(room, coin):
    room.guests(2)

    def labels():
        return {
            one.key: one.label.id for one in offers(room.table, room.games) if one.group == "game"
        }

    assert labels() == {"table.choose_game": "table-choose-game"}
    room.host.do(Start())
    assert labels() == {
        "table.choose_game": "table-abandon-and-choose",
        "table.rematch": "table-abandon-and-again",
    }


def test_another_game_asks_once_before_the_end_and_its_story_go(room, coin):
    room.guests(2)
    room.host.do(Start())
    room.host.do(OpenHands())
    [again] = (one for one in offers(room.table, room.games) if one.key == "table.rematch")
    assert again.warn is not None
    assert again.warn.id == "table-rematch-warn"
