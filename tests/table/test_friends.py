"""A rehearsal: imaginary friends play any game to its end, each from what its own phone shows."""

from itertools import islice

import pytest

from companion.core import Stage, Weight, payload, replace
from companion.table.commands import KeepEvenings, Rematch, Undo, UseInvite
from companion.table.device import THE_TABLET, Kind, Viewer
from companion.table.effects import Ask, Refuse, Wake
from companion.table.friends import NAMES, FriendsPlay, friends
from companion.table.handle import handle, open_table
from companion.table.log.codec import Codec
from companion.table.log.fold import fold
from companion.table.screens.present import Showing
from companion.table.state import Seat
from companion.web.store.retention import SHORTEST, kept_for
from tests.kit.laws.every_game import EVERY_GAME
from tests.kit.laws.games import GAMES, proof
from tests.kit.laws.lockstep import Lockstep
from tests.kit.laws.paired import run
from tests.kit.random_play import Dice

CODEC = Codec(GAMES)
STEPS = 600
LEFT_ALONE = ("rules", "corrections", "deck", "presets", "cards", "aside")


class Rehearsal:
    """A host who presses what is offered, and friends."""

    def __init__(self, game: str, seed: int = 1) -> None:
        self.game, self.dice, self.now = GAMES[game], Dice(seed), 1000.0
        opened = open_table("LUME42", "", self.now, GAMES, "invite", rehearsal=game)
        self.table, self.records = opened.table, [opened.record]
        self.play = FriendsPlay(CODEC, GAMES, self.dice)
        self.sent: set[str] = set()
        assert self.host(UseInvite("invite")) is None

    def ask(self, asked):
        """Handle it; the refusal, or None."""
        outcome = handle(self.table, asked, self.now, self.dice, GAMES)
        self.table = outcome.table
        self.records += [] if outcome.record is None else [outcome.record]
        return next((one.refusal for one in outcome.effects if isinstance(one, Refuse)), None)

    def host(self, command, seat=None):
        id = f"{len(self.records):032x}"
        return self.ask(Ask("tablet", Kind.TABLET, id, command, seat))

    def friend(self):
        """A friend's next command is one that its own phone offers, and is accepted."""
        ask = self.play.next(self.table, self.now)
        if ask is None:
            return None
        viewer = Viewer(Kind.PHONE, self.table.seat_of(ask.device))
        showing = Showing(self.table, self.now, GAMES)
        offered = [
            CODEC.command(prompt.command, payload(answer.args), self.game.id)
            for prompt in showing.moment_for(viewer).view(viewer).prompts
            for answer in islice(prompt.answers(), 400)
            if prompt.command == ask.command.name
        ]
        assert ask.command in offered
        assert self.ask(ask) is None
        self.sent.add(ask.command.name)
        return ask

    def press(self):
        """The host presses one of the main buttons; a choice of the deck is left as proposed."""
        view = Showing(self.table, self.now, GAMES).view(THE_TABLET)
        open_now = [
            one
            for one in view.prompts
            if not one.closed and not one.warn and (one.opens_at or 0) <= self.now
        ]
        pressed = [one for one in open_now if one.weight is Weight.MAIN]
        others = [one for one in open_now if one.group not in LEFT_ALONE]
        answers = [
            (prompt.command, answer)
            for prompt in pressed or others
            for answer in islice(prompt.answers(), 200)
        ]
        if answers:
            name, answer = self.dice.one_of(answers)
            self.host(CODEC.command(name, payload(answer.args), self.game.id), answer.seat)

    def evening(self):
        """The whole evening, or STEPS seconds."""
        for _ in range(STEPS):
            if self.game.stage(self.table.game.state) is Stage.OVER:
                return
            self.now += 1.0
            self.ask(Wake())
            if self.friend() is None:
                self.press()


@pytest.mark.parametrize("game", GAMES)
def test_friends_sit_in_a_lobby_with_room_for_them(game):
    rehearsal = Rehearsal(game)
    most = min(len(NAMES), GAMES[game].players[1])
    assert [seat.name for seat in rehearsal.table.people.values()] == list(NAMES[:most])
    assert friends(rehearsal.table) == rehearsal.table.game.ring == tuple(range(1, most + 1))
    assert all(seat.phone for seat in rehearsal.table.people.values())


@pytest.mark.parametrize("game", GAMES)
def test_friends_play_every_game_from_what_their_phones_offer(game):
    rehearsal = Rehearsal(game)
    rehearsal.evening()
    assert rehearsal.game.stage(rehearsal.table.game.state) is not Stage.LOBBY
    assert len(rehearsal.sent) >= 3, rehearsal.sent
    assert fold(rehearsal.records, GAMES) == rehearsal.table


@pytest.mark.parametrize("seed", range(4))
def test_a_rehearsal_of_lupus_goes_to_its_end(seed):
    rehearsal = Rehearsal("lupus", seed)
    rehearsal.evening()
    assert rehearsal.game.stage(rehearsal.table.game.state) is Stage.OVER
    assert {"look", "pick", "vote"} <= rehearsal.sent


def test_in_another_game_the_friends_answer_what_they_answered_in_the_first():
    rehearsal = Rehearsal("lupus")
    for _ in range(2):
        rehearsal.press()
        assert len({rehearsal.friend().device for _ in NAMES}) == len(NAMES)
        rehearsal.now += 1.0
        assert rehearsal.host(Rematch(abandon=True)) is None


def test_after_an_undo_the_friends_answer_again():
    rehearsal = Rehearsal("lupus")
    rehearsal.press()
    before = rehearsal.table.version
    assert rehearsal.friend() is not None
    assert rehearsal.host(Undo(to=before)) is None
    answered = {asked.device for _ in range(30) if (asked := rehearsal.friend()) is not None}
    assert len(answered) == len(NAMES)


def test_every_screen_is_told_and_nothing_of_it_is_kept():
    rehearsal = Rehearsal("lupus")
    showing = Showing(rehearsal.table, rehearsal.now, GAMES)
    for viewer in (THE_TABLET, Viewer(Kind.PHONE, 1), Viewer(Kind.PHONE), Viewer(Kind.SCREEN)):
        assert showing.to(viewer)["table"]["rehearsal"]
    assert rehearsal.host(KeepEvenings(on=True)).code == "E_WRONG_PHASE"
    assert kept_for(rehearsal.table, GAMES) == SHORTEST
    offered = {one.command for one in showing.desk.prompts}
    assert not offered & {"table.keep_evenings", "table.set_keeping"}


class FriendLockstep(Lockstep):
    """Two worlds that one seat cannot tell apart: the friend in it is asked in both."""

    answers = 0

    def compare(self):
        super().compare()
        if self.eye.seat is None:
            return
        answers = [self.friend(world) for world in self.worlds]
        assert answers[0] == answers[1], self.eye
        type(self).answers += answers[0] is not None

    def friend(self, world):
        seat, table = self.eye.seat, self.table(world)
        game, people = replace(table.game, ring=world.state.ring), {seat: Seat(seat, "Anna", True)}
        held = {"people": people, "holders": {seat: f"friend.{seat}"}}
        table = replace(table, rehearsal=True, game=game, **held)
        return FriendsPlay(CODEC, GAMES, Dice(1)).next(table, self.now)


@pytest.mark.unmeasured
@EVERY_GAME
def test_what_a_friend_answers_follows_from_what_its_own_phone_may_know(game):
    FriendLockstep.answers = 0
    for seed in range(4):
        run(game, seed, proof(game.id, "pairs").Spec(sight="seat"), FriendLockstep)
    assert FriendLockstep.answers > 10


def test_at_a_real_table_nobody_is_a_friend():
    table = open_table("LUME42", "", 1.0, GAMES).table
    assert friends(table) == ()
    assert FriendsPlay(CODEC, GAMES, Dice(1)).next(table, 1.0) is None
