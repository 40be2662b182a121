"""Pairs of evenings with the voice that differ in what is told *later* (P19): cards, choices of the
night, how it ends. While both walls show the same, so does every device of a person who may not
know more, and the shared display answers the host alike.
"""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from companion.core import Command
from companion.games.lupus.corrections import NIGHTLY
from companion.games.lupus.night_rules.actors import choosing_part, legal_targets, names_needed
from companion.games.lupus.night_rules.pass_and_play import holder
from companion.games.lupus.options import CLASSIC, WORLD
from companion.games.lupus.state import LupusState, Phase, passing
from companion.table.commands import Redo, ShowSeat, Undo
from companion.table.effects import ShowToTablet
from companion.table.export.copies import NotNow, copied
from companion.table.screens.present import Showing
from tests.kit.games.lupus.cards import PROTECTOR
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.plans import second
from tests.kit.games.lupus.shared_display_room import SharedDisplayRoom, shared_display_room
from tests.kit.games.lupus.world import OF_WORLD
from tests.kit.laws.lockstep import difference
from tests.kit.table.scene import Answered, QuickRoom

DECK = {"werewolf": 1, "seer": 1, **PROTECTOR, "villager": 5}
VOTES = (Phase.ELECTION, Phase.NOMINATION, Phase.RUNOFF)
MOVES = 60
CAUSES = ("mauled", "seen", "lynched", "removed")


class KnownEarly(AssertionError):
    """A device has shown early what the room is told later."""


@dataclass
class Pair:
    """Both evenings. `tried`: what was compared, and how the pair has ended."""

    worlds: tuple[SharedDisplayRoom, SharedDisplayRoom]
    rng: random.Random
    tried: Counter[str] = field(default_factory=Counter)

    @property
    def a(self) -> SharedDisplayRoom:
        return self.worlds[0]

    def wall_is_alike(self) -> bool:
        walls = [one.wall.sees() for one in self.worlds]
        return walls[0] == walls[1]

    def compare(self) -> None:
        """Compare the shared display, its next alarm, the copy, and the phones of villagers."""
        shown = [{"on at": one.room.alarm, "copy": _copy(one)} for one in self.worlds]
        for seat in (None, *self.a.phones):
            if seat is None or all(_is_villager(one, seat) for one in self.worlds):
                for told, one in zip(shown, self.worlds, strict=True):
                    device = one.display if seat is None else one.phones[seat]
                    told["display" if seat is None else f"phone {seat}"] = device.sees()
        self.tried["compared"] += 1
        for name, first in shown[0].items():
            if first != shown[1][name]:
                raise KnownEarly(f"{name}: {difference(repr(first), repr(shown[1][name]))}")

    def asks(self, command: Command, act_for: int | None = None) -> bool:
        """Send the same command to both shared displays; returns whether it was accepted. What is
        public right after it must be alike."""
        before = [one.state for one in self.worlds]
        made = [one.display.asks(command, act_for=act_for) for one in self.worlds]
        codes = ["" if one.refusal is None else one.refusal.code for one in made]
        if codes[0] != codes[1]:
            raise KnownEarly(f"{command}: {codes}")
        if not self.wall_is_alike() and not self._others_fall(command, before):
            raise KnownEarly(f"{command}: what it has led to is seen at once")
        self._lent(command, made)
        if self.wall_is_alike():
            self.compare()
        return not codes[0]

    def _others_fall(self, command: Command, before: list[LupusState]) -> bool:
        """Whether a death by hand has killed others or taken powers in one evening only, which
        everybody sees at once (L-B24)."""
        if not isinstance(command, do.Kill) or (before[0].untold and command.cause in NIGHTLY):
            return False
        a, b = (
            ({*was.living} - {*one.state.living}, one.state.powers)
            for was, one in zip(before, self.worlds, strict=True)
        )
        return a != b

    def _lent(self, command: Command, made: list[Answered]) -> None:
        """A view that the tablet shows once: of its holder while it goes round, else announced."""
        for shown in made[0].all(ShowToTablet):
            notice = self.a.room.table.notice
            told = notice is not None and notice.version == self.a.room.table.public_version
            if passing(self.a.state) is not None:
                told = shown.seat == holder(self.a.state)
            rooms = [one.room for one in self.worlds]
            views = [Showing(a.table, a.now, a.games).lent_to(shown.seat) for a in rooms]
            if not told and views[0] != views[1]:
                raise KnownEarly(f"{command}: a card is seen, and nobody knows")
            self.tried["lent"] += 1


def _is_villager(one: SharedDisplayRoom, seat: int) -> bool:
    """Whether the seat has that card, and no night has told it anything."""
    player = one.state.players.get(seat)
    return player is not None and player.dealt == player.role == "villager" and not player.told


def _copy(one: SharedDisplayRoom) -> Any:
    try:
        return repr(copied(one.room.table, one.room.games))
    except NotNow:
        return None


def play(seed: object, night: str, box: str = CLASSIC) -> Pair:
    """One pair, from the first night until the room is told a difference."""
    rng = random.Random(f"told later {night} {seed}")
    without = rng.choice((0, 0, 3)) if night == "together" else 0
    deck, of_box = DECK, {}
    if box == WORLD:
        deck = Counter({**DECK, "villager": 4})
        deck.update(rng.sample(OF_WORLD, 3))
        of_box = {"box": box, "captain": rng.choice(("off", "elected"))}
    worlds = tuple(
        shared_display_room(
            night, seed=seed, world=world, deck=deck, deck_rule="free", without=without,
            kind=QuickRoom, min_step_seconds=3, step_seconds=8, discussion_seconds=20,
            **of_box,
        )
        for world in (0, 1)
    )  # fmt: skip
    pair = Pair((worlds[0], worlds[1]), rng)
    for _ in range(MOVES):
        _move(pair)
        phases = {one.state.phase for one in pair.worlds}
        if not pair.wall_is_alike() or Phase.OVER in phases:
            pair.tried["told"] += 1
            return pair
        if Phase.LOBBY in phases:
            return pair
        pair.compare()
    return pair


def _move(pair: Pair) -> None:
    """Let people answer and time pass, or let the host try something."""
    if pair.rng.random() < (0.7 if pair.a.state.untold else 0.35):
        _host_tries(pair)
        return
    state = pair.a.state
    if state.in_night and state.tonight().open_step is not None:
        _answer(pair)
    elif state.phase in VOTES and pair.rng.random() < 0.9:
        _vote(pair)
    elif state.phase == Phase.SHOT:
        _aim(pair)
    if pair.a.room.alarm is None:
        pair.asks(do.ResumeVoice()) or pair.asks(do.GiveBack()) or pair.asks(do.Advance())
        return
    for one in pair.worlds:
        one.next_alarm()


def _host_tries(pair: Pair) -> None:
    """Correct something by hand (mostly undone at once), undo, look at a card or pause."""
    rng, state = pair.rng, pair.a.state
    seat = rng.choice(state.ring)
    hands: list[Command] = [
        *(do.Kill(seat, rng.choice(CAUSES), "x"), do.Remove(seat, "x"), do.Revive(seat, "x")),
        do.SetRole(seat, rng.choice(("villager", "werewolf")), "x"),
    ]
    cards = [one for one in state.ring if one not in pair.a.phones] or [seat]
    look = ShowSeat(rng.choice(cards))
    others: list[Command] = [
        look,
        look,
        do.PauseVoice(),
        do.ResumeVoice(),
        do.TakeOver(),
        do.GiveBack(),
    ]
    if rng.random() < 0.5:
        if pair.asks(rng.choice(hands)) and rng.random() < 0.8:
            _undo_or_redo(pair, Undo)
    elif rng.random() < 0.6:
        pair.asks(rng.choice(others))
    else:
        _undo_or_redo(pair, rng.choice((Undo, Redo)))


def _undo_or_redo(pair: Pair, way: type[Undo] | type[Redo]) -> None:
    offer = pair.a.display.sees()["desk"].get(way.__name__.lower())
    if offer is not None:
        pair.asks(way(**offer["args"]))


def _answer(pair: Pair) -> None:
    """Everybody taps in the same order: a random seat with a part, else the same in both."""
    found = passing(pair.a.state)
    if found is not None and found.since is None and found.turn is not None:
        pair.asks(do.TakeDevice(), act_for=found.turn)
    for seat in pair.a.phones:
        like = pair.rng.choice([one for one in pair.a.state.living if one != seat])
        for one in pair.worlds:
            night = one.state.night
            if night is None or night.open_step is None or seat in night.tapped:
                continue
            legal = legal_targets(one.state, seat)
            if legal:
                target = like if choosing_part(one.state, seat) is None else pair.rng.choice(legal)
                one.phones[seat].asks(do.Pick(night.open_step, target))
                if names_needed(one.state) == 2:
                    again = second(one.state, seat, target)
                    one.phones[seat].asks(do.Pick(night.open_step, again))


def _vote(pair: Pair) -> None:
    vote = pair.a.state.today().last_vote
    if vote is None or not vote.missing:
        return
    voter = vote.missing[0]
    target = pair.rng.choice([one for one in vote.candidates if one != voter] or [voter])
    for one in pair.worlds:
        if voter in one.phones:
            one.phones[voter].asks(do.Vote(target))


def _aim(pair: Pair) -> None:
    """The fallen aim at different people in the evenings."""
    for one in pair.worlds:
        for seat in one.state.today().asked:
            if seat in one.phones:
                one.phones[seat].asks(do.Aim(pair.rng.choice(one.state.living)))
