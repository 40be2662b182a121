"""The play of cards (§7.2): advantages are used, and participants are eliminated."""

from collections.abc import Iterator

from companion.core import By, Caller, Chance, Decision, Draft, Moment, Note, refuse
from companion.core.text import SeatName, Text, labelled, text
from companion.core.words.prompts.base import Pick, Press, Prompt, Weight
from companion.games.jrc.advantages import ADVANTAGE, uses_left
from companion.games.jrc.commands import JrcCommand
from companion.games.jrc.components.names import advantage, card_line, note_of, sentence_id
from companion.games.jrc.facts.session import AdvantageUsed, Eliminated, VpSet
from companion.games.jrc.phase import SessionPhase
from companion.games.jrc.standing import card_holder
from companion.games.jrc.state import SESSION_AT_LEAST, CitySession, JrcState, Phase


class UseAdvantage(JrcCommand, phases=(Phase.PLAY,)):
    """A participant uses an advantage."""

    advantage: str

    def decide(self, state: JrcState, caller: Caller) -> Decision:
        """§7.2: each purchase of a one-shot once, a vote as often as it is called."""
        seat = caller.seat
        if seat is None or seat not in state.hall.seating:
            return refuse("E_NOT_AWAITED")
        if self.advantage not in ADVANTAGE:
            return refuse("E_UNKNOWN_ADVANTAGE")
        left = uses_left(state.hall, seat, self.advantage)
        if left is not None and left < 1:
            return refuse("E_NO_USES_LEFT")
        return (AdvantageUsed(seat, self.advantage),)


class Eliminate(JrcCommand, by=By.HOST, phases=(Phase.PLAY,)):
    """Host: this Methuselah is out."""

    seat: int

    def decide(self, state: JrcState) -> Decision:
        living = state.hall.living
        if self.seat not in living or len(living) < SESSION_AT_LEAST:
            return refuse("E_NO_SUCH_SEAT")
        return (Eliminated(self.seat),)


class Play(SessionPhase):
    """The cards are played; the app counts uses and proposes the victory points."""

    id = Phase.PLAY
    follows = (Phase.RESULT,)
    help_step = "play"
    help_now = "play"
    has_button = True

    def go_on(self, draft: Draft[JrcState], moment: Moment, chance: Chance) -> None:
        draft.record(VpSet(tuple(_proposed(draft.state.hall).items())))

    def more(self, state: JrcState) -> tuple[Note, ...]:
        out = (
            text("jrc-played-out", who=SeatName(seat), predator=SeatName(predator))
            for seat, predator in _predators(state.hall)
        )
        return (
            *note_of("jrc-played-title", tuple(out)),
            *note_of("jrc-uses-title", tuple(_uses(state))),
        )

    def mark(self, state: JrcState, seat: int) -> Text | None:
        """How many uses a participant has left; nothing where there are none."""
        left = 0
        for id, count in state.hall.bought.get(seat, ()):
            if ADVANTAGE[id].use != "setup":
                uses = uses_left(state.hall, seat, id)
                left += count if uses is None else uses
        return text("jrc-mark-bought", n=left) if left else None

    def asks(self, state: JrcState, seat: int) -> tuple[Prompt, ...]:
        return _use_prompts(state, seat)

    def host(self, state: JrcState) -> Iterator[Prompt]:
        yield from super().host(state)
        living = state.hall.living
        if len(living) >= SESSION_AT_LEAST:
            yield Pick(
                key=f"eliminate:{living}",
                command=Eliminate.name,
                field="seat",
                ring=state.hall.seating,
                seats=living,
                **labelled("jrc-eliminate", "title"),
            )
        for seat in state.hall.seating:
            yield from _use_prompts(state, seat, (seat,))


def _proposed(session: CitySession) -> dict[int, int]:
    """J-S1: a point for the predator of each eliminated, one more for who alone is left."""
    vp = dict.fromkeys(session.seating, 0)
    for _, predator in _predators(session):
        vp[predator] += 1
    if len(session.living) == 1:
        vp[session.living[0]] += 1
    return vp


def _predators(session: CitySession) -> Iterator[tuple[int, int]]:
    """(eliminated seat, its predator at that time), in order."""
    living = list(session.seating)
    for seat in session.out:
        yield seat, living[living.index(seat) - 1]
        living.remove(seat)


def _uses(state: JrcState) -> Iterator[Text]:
    """The advantages that may still be used, and the prince in play."""
    session = state.hall
    for seat, bought in session.bought.items():
        for id, count in bought:
            if ADVANTAGE[id].use == "setup" or seat in session.out:
                continue
            left = uses_left(session, seat, id)
            id_of_use = "jrc-uses-always" if left is None else "jrc-uses"
            n = count if left is None else left
            yield text(id_of_use, who=SeatName(seat), what=advantage(id), n=n)
    if session.prince_card:
        yield card_line(session, card_holder(state))


def _use_prompts(state: JrcState, seat: int, act_for: tuple[int, ...] = ()) -> tuple[Press, ...]:
    prompts = []
    for id, _ in state.hall.bought.get(seat, ()):
        left = uses_left(state.hall, seat, id)
        if ADVANTAGE[id].use == "setup" or left == 0:
            continue
        id_of_use = "jrc-use-always" if left is None else "jrc-use"
        prompts.append(
            Press(
                key=f"use:{seat}:{id}",
                command=UseAdvantage.name,
                args={"advantage": id},
                label=text(id_of_use, what=advantage(id), n=left or 0),
                hint=text(f"jrc-about-{sentence_id(id)}"),
                title=text("jrc-uses-title") if act_for else None,
                act_for=act_for,
                group="seat" if act_for else "actions",
                weight=Weight.QUIET,
            )
        )
    return tuple(prompts)
