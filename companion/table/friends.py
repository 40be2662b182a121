"""The imaginary friends of a rehearsal: seats of a normal table whose commands the program sends.

A friend is shown what its phone would be shown, and sends one of the answers that are offered
there, by the same way as a device.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from companion.core.chance import Chance
from companion.core.event import Event, RingChanged
from companion.core.game import Game
from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.value import payload
from companion.core.view import View
from companion.core.words.prompts.base import Choose, Pick, Prompt, Weight
from companion.games.registry import Games
from companion.table.device import Kind, Viewer
from companion.table.effects import Ask
from companion.table.log import facts
from companion.table.log.codec import Codec
from companion.table.screens.present import Showing
from companion.table.state import FRIENDS_PACES, Table

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Giulia", "Ivo")
_DEVICE = "friend."
"""How the device of a friend begins; the hash of a real token has no point in it."""
ANSWERS_AT_MOST = 400
"""Answers of one prompt among which a friend chooses."""
ALIKE_AT_MOST = 12
"""Most answers of a friend to one question, which must have changed before each."""
IDLE_AT_MOST = 240
"""How often friends look for a question in vain (two minutes) before they wait for a change."""
ASIDE = ("aside", "quick")
"""Groups of prompts that friends leave alone: they may be pressed at any time."""


def opening_facts(game: Game[Any]) -> tuple[Event, ...]:
    """The facts that open `game` at a new table with as many friends as it has room for."""
    ring = tuple(range(1, min(len(NAMES), game.players[1]) + 1))
    taken = (facts.SeatTaken(seat, NAMES[seat - 1], f"{_DEVICE}{seat}") for seat in ring)
    return (*taken, RingChanged(ring), facts.GameChosen(game.id, ring, {}))


def friends(table: Table) -> Ring:
    """The seats of the friends; none at a real table."""
    if not table.rehearsal:
        return ()
    return tuple(seat for seat, device in table.holders.items() if device.startswith(_DEVICE))


class FriendsPlay:
    """Chooses what the friends of one table send. It remembers which questions they answered."""

    def __init__(self, codec: Codec, games: Games, chance: Chance) -> None:
        self._codec, self._games, self._chance = codec, games, chance
        self._answered: dict[tuple[int, Text, str], tuple[int, Prompt]] = {}
        self._undone: Ring = ()
        """Numbers of the undos that may be redone, when the friends last looked."""
        self._game_since = 0.0
        """When the game that they last looked at was opened."""
        self._acted: dict[int, Text] = {}
        """By seat: the title under which it answered a main question of this turn."""
        self._seen: tuple[int, int] = (0, 0)
        """Version of the table when they last looked, and how often they looked at it in vain."""
        self._in_a_row = False
        """Whether one of them answered when they last looked."""

    def rest(self, table: Table) -> bool:
        """Whether the friends need not look again before something changes at the table."""
        return self._seen >= (table.version, IDLE_AT_MOST)

    def pause(self, table: Table) -> float:
        """Seconds until the friends look again."""
        look, row = FRIENDS_PACES[table.friends_pace]
        return row if self._in_a_row else look

    def next(self, table: Table, now: float) -> Ask | None:
        """The next command of a friend at `now` (server time in seconds); None: all wait."""
        asked = self._next(table, now)
        self._in_a_row = asked is not None
        return asked

    def _next(self, table: Table, now: float) -> Ask | None:
        version, idle = self._seen
        self._seen = (table.version, idle + 1 if version == table.version else 1)
        if table.game is None:
            return None
        undone = tuple(one.number for one in table.game.undone)
        if (undone and undone != self._undone) or table.game.opened_at != self._game_since:
            self.forget()
        self._undone, self._game_since = undone, table.game.opened_at
        showing = Showing(table, now, self._games)
        for seat in self._chance.shuffled(friends(table)):
            viewer = Viewer(Kind.PHONE, seat)
            view = showing.moment_for(viewer).view(viewer)
            if prompt := self._choose_prompt(view, seat, now):
                return self._answer(table, seat, view, prompt)
        return None

    def forget(self) -> None:
        """Let the friends answer again what they have answered: it does not count any longer."""
        self._answered.clear()
        self._acted.clear()

    def _choose_prompt(self, view: View, seat: int, now: float) -> Prompt | None:
        """The question that this friend answers now: a main one, if there is one."""
        open_now = [one for one in view.prompts if _is_open(one, now)]
        main = [one for one in open_now if one.weight is Weight.MAIN]
        if not open_now:
            self._acted.pop(seat, None)
        if not main and self._acted.get(seat) == view.title:
            return None  # what is left would only take it back
        unanswered = tuple(self._unanswered(main or open_now, view, seat))
        if not unanswered:
            return None
        prompt = self._chance.one_of(unanswered)
        key = _key(prompt, view, seat)
        times, _ = self._answered.get(key, (0, None))
        self._answered[key] = times + 1, prompt
        if main:
            self._acted[seat] = view.title
        return prompt

    def _unanswered(self, prompts: list[Prompt], view: View, seat: int) -> Iterator[Prompt]:
        for prompt in prompts:
            times, before = self._answered.get(_key(prompt, view, seat), (0, None))
            if prompt != before and times < ALIKE_AT_MOST:
                yield prompt

    def _answer(self, table: Table, seat: int, view: View, prompt: Prompt) -> Ask | None:
        assert table.game is not None
        offered, id = tuple(islice(prompt.answers(), ANSWERS_AT_MOST)), table.game.id
        if not offered:
            return None
        chosen = self._games[id].friend_answer(view, prompt, offered, self._chance)
        command = self._codec.command(prompt.command, payload(chosen.args), id)
        command_id = "".join(self._chance.one_of("0123456789abcdef") for _ in range(32))
        return Ask(table.holders[seat], Kind.PHONE, command_id, command)


def _key(prompt: Prompt, view: View, seat: int) -> tuple[int, Text, str]:
    """One question to one friend, as long as the title of its screen stays the same."""
    return seat, view.title, prompt.key


def _is_open(prompt: Prompt, now: float) -> bool:
    """Whether it can be answered now and has no answer yet."""
    waits = prompt.opens_at is not None and prompt.opens_at > now
    has_answer = isinstance(prompt, Pick | Choose) and prompt.chosen is not None
    return not (waits or has_answer or prompt.closed or prompt.warn or prompt.group in ASIDE)
