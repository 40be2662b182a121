"""What may go wrong while the voice moderates: each has an answer, and loses and tells nothing. The
host leaves; a step that was taken back counts again."""

import random

import pytest

from companion.core import TABLET, Caller, Stage, replace
from companion.games.lupus.game import GAME
from companion.games.lupus.night_rules import actors
from companion.games.lupus.options import Options
from companion.games.lupus.state import Phase
from companion.table import commands
from companion.table.commands import HandOver, MakeRecovery, UseInvite
from companion.table.device import Kind
from companion.table.effects import Ask
from companion.table.handle import handle
from companion.table.log import facts
from companion.table.log.fold import evolve
from companion.table.screens.way_back import redo_offer, undo_offer
from companion.table.state import Table
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.shared_display_room import shared_display_room
from tests.kit.games.lupus.voice_evening import (
    deal,
    lobby,
    open_window,
    play_evening,
    refused,
    table,
    until,
)
from tests.kit.golden.book import log_of, read
from tests.kit.laws.games import GAMES
from tests.kit.playbook import FixedChance
from tests.kit.table.scene import Phone

LIMITS = ("step_seconds", "window_seconds", "vote_seconds", "min_step_seconds", "pauses")


def test_a_pack_whose_last_phone_is_gone_makes_no_prey_and_the_night_ends_in_its_time():
    play = open_window(table(first_night="bite", window_seconds=60))
    latest = GAME.wakes_at(play.state)
    for seat in play.state.living:
        if play.state.role(seat) != "werewolf":
            play.must_do(do.Pick("night", actors.legal_targets(play.state, seat)[0]), Caller(seat))
    play.phones = frozenset(one for one in play.ring if play.state.role(one) != "werewolf")
    assert GAME.wakes_at(play.state) == latest
    until(play, Phase.DISCUSSION, answering=False)
    assert play.state.today().dead == ()


@pytest.mark.parametrize("option", LIMITS)
@pytest.mark.parametrize("edge", ["low", "high"])
def test_an_evening_ends_with_a_clock_at_its_limits(option, edge):
    night = "phones" if option == "step_seconds" else "together"
    rules = {option: getattr(Options.asked[option], edge), "night_input": night}
    play = deal(lobby(random.Random(f"{option} {edge}"), 8, **rules))
    play_evening(play)
    assert GAME.stage(play.state) is Stage.OVER


@pytest.mark.parametrize("option", LIMITS)
def test_a_clock_beyond_its_limits_is_refused_and_nothing_changes(option):
    play = table()
    rule, before = Options.asked[option], play.state
    for value in (rule.low - 1, rule.high + 1):
        assert refused(play, do.SetOption(option, value), TABLET) == "E_OPTION"
    assert play.state == before


DECK = {"werewolf": 2, "seer": 1, "villager": 5}
HOST = 0
"""The phone of the player who has put the shared display on the table."""


@pytest.fixture
def room():
    """An evening that the voice leads, by day; each of eight has a phone, the host, too."""
    rules = {"first_night": "moderator", "simultaneous_votes": True}
    begun = shared_display_room("together", deck=DECK, **rules)
    begun.people = [*begun.phones.values()]
    begun.to_day()
    return begun


def play_to_the_defence(room):
    """One votes; all others are silent and passed over."""
    room.until(lambda state: state.phase is Phase.NOMINATION)
    room.people[4].do(do.Vote(room.people[5].seat))
    room.until(lambda state: state.phase is Phase.DEFENCE)


def view_text(device):
    return repr(device.sees()["view"])


def test_without_the_shared_display_the_evening_goes_on_by_itself_and_phones_may_pause(room):
    # The shared display is taken home: it sends nothing, and the table does not wait for it.
    room.people[3].do(do.PauseVoice())
    assert "lupus-voice-paused-by" in view_text(room.people[HOST])
    room.people[5].do(do.ResumeVoice())
    play_to_the_defence(room)


@pytest.mark.parametrize("way", [HandOver, MakeRecovery])
def test_another_takes_the_shared_display_in_the_middle_of_a_line_and_nothing_is_lost(room, way):
    room.display.do(way(), fresh="pass")
    old, line, alarm, begun = room.display, view_text(room.display), room.room.alarm, room.state
    new = Phone(room.room, Kind.TABLET, "tablet-2")
    taken = new.do(UseInvite("pass"))
    assert taken.moved == [old.token], "the old one is told so, and shows nothing any more"
    assert (view_text(new), room.room.alarm, room.state) == (line, alarm, begun)
    notice = {"t": "table-notice-tablet-moved"}
    everybody = (new, room.wall, *room.people)
    assert all(one.sees()["table"]["notice"]["text"] == notice for one in everybody)
    old.asks(do.PauseVoice()).refuses("E_NOT_SEATED")
    new.do(do.PauseVoice())
    new.do(do.ResumeVoice())
    play_to_the_defence(room)


def test_the_host_gets_up_and_goes_all_are_told_and_the_voice_goes_on(room):
    gone = room.people[HOST]
    room.display.do(do.Remove(gone.seat, "home"))
    assert gone.seat not in room.state.living
    diary = [one["text"]["t"] for one in room.display.sees()["desk"]["diary"]]
    assert diary[0].startswith("lupus-diary-removed"), diary[0]
    for device in (room.display, room.wall, *room.people):
        assert "removed" in repr(device.sees()), device.token
    room.display.do(do.PauseVoice())
    room.display.do(do.ResumeVoice())
    play_to_the_defence(room)


EVERY = 25
"""Of the steps of the recorded, at so many a look."""
TO_AND_FRO = 5.0
"""Seconds between the undo and the redo."""


def recorded():
    """The table after each step of the recorded game."""
    book = read("nobody_moderates")
    seats = (facts.SeatTaken(seat, f"Guest {seat}", None) for seat in book["ring"])
    first, *others = log_of(book, facts.TableOpened("LUME42", ""), *seats)
    table = replace(evolve(Table(code=""), first, GAMES), tablet="tablet")
    for record in others:
        table = evolve(table, record, GAMES)
        yield record.at, table


def send(table, command, now):
    ask = Ask("tablet", Kind.TABLET, f"{table.version:032x}", command)
    outcome = handle(table, ask, now, FixedChance(), GAMES)
    assert outcome.record is not None, outcome.effects
    return outcome.table


def test_the_voice_reads_the_line_of_a_redone_step_anew():
    led = [(at, table) for at, table in recorded() if table.game.state.voice_leads][::EVERY]
    assert len(led) > 3
    for at, before in led:
        undone = send(before, commands.Undo(**undo_offer(before, GAMES).args), at + 1)
        now = at + 1 + TO_AND_FRO
        after = send(undone, commands.Redo(**redo_offer(undone, GAMES).args), now)
        steps = before.game.steps
        assert after.game.steps[: len(steps)] == steps
        voice = after.game.state.voice
        assert voice.paused_at is not None or voice.since == now < voice.due
