"""The moderator's tablet at night: prompts for players who point or do not answer, and notes."""

from collections.abc import Iterator

from companion.core import Awaited, Moment, Note, Panel, Pick, Prompt, Ring, Weight, replace
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.lupus.cast import step_role
from companion.games.lupus.cast import steps as known_steps
from companion.games.lupus.components.names import step_name
from companion.games.lupus.components.ring import ring_of
from companion.games.lupus.components.shared_display import blind_notes
from companion.games.lupus.night_rules import actors, two_names
from companion.games.lupus.night_rules.agreement import agreement
from companion.games.lupus.nights_and_days import NightAnswer
from companion.games.lupus.phases.night.phone import as_open
from companion.games.lupus.phases.night.script import way
from companion.games.lupus.state import LupusState


def prompts(state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
    """The picks of the open step, in the order in which they are needed."""
    first = _first_to_point(state, moment)
    found: list[Prompt] = [] if first is None else [_points(state, first)]
    for part in actors.open_parts(state):
        found.extend(_for_part(state, part, first))
    return (*found, *_suspicions(state, first))


def _first_to_point(state: LupusState, moment: Moment) -> int | None:
    """The next seat without a phone to answer for on the tablet's ring. Every such seat is asked,
    whatever its role: anybody may see the tablet, and a question only for the acting seats would
    reveal them. With `together` each is asked. In a separate step the actors point when called."""
    night = state.tonight()
    if state.options.dark or night.open_step is None:
        return None
    together = actors.in_window(state)
    if not together and not actors.asks(state, night.open_step):
        return None
    late = [seat for seat in state.living if seat not in {*moment.phones, *night.tapped}]
    late = [seat for seat in late if actors.legal_targets(state, seat)]
    acts = [seat for seat in late if actors.choosing_part(state, seat)]
    return next(iter(late if together else (*acts, *late)), None)


def _points(state: LupusState, seat: int) -> Pick:
    """A prompt for the target of a seat without a phone. Its words are the same for a part of the
    night and a decoy, and in a separate step they name nobody."""
    together = actors.in_window(state)
    asked = _answer_for(state, (seat,))
    title = text("lupus-pick-unphoned-each", who=SeatName(seat)) if together else None
    return replace(
        asked,
        title=title or text("lupus-pick-unphoned"),
        hint=text("lupus-pick-unphoned-hint"),
        ring=state.ring,
        chosen=None,
        weight=Weight.MAIN,
        group="",
    )


def _for_part(state: LupusState, part: str, first: int | None) -> Iterator[Prompt]:
    """The choice of a part: pointed at, made for a player, or settled."""
    night, who = state.tonight(), actors.actors(state, part)
    if part in night.by or not actors.asks(state, part):
        return
    if state.options.dark:
        # Also where no holder is alive: anybody may see the tablet (L-N1).
        yield _settle(state, part, main=part not in night.settled)
        return
    if not who:
        return
    rest = tuple(seat for seat in who if seat != first)
    if rest:
        title = text("lupus-pick-for-part", step=step_name(state, part))
        yield replace(_answer_for(state, rest), title=title)
    shown = night.proposals
    yield _settle(state, part, main=False, differ=len(shown) == len(who) > 1)


def _settle(state: LupusState, part: str, *, main: bool, differ: bool = False) -> Pick:
    """A prompt for the target pointed at, or for the moderator's decision among the players who
    share the step.

    `differ`: all of them have named a target; while they do not agree, this is the first prompt.
    """
    night = state.tonight()
    pointing = state.options.dark
    front = main or (differ and agreement(state, part).open)
    title = "lupus-pick-target" if pointing else "lupus-settle"
    first = actors.waits_for_second(night, two_names.MODERATOR)
    named = text(title) if first is None else text("lupus-pick-second", first=SeatName(first))
    return Pick(
        key=f"n{night.number}-{part}-settle",
        command="settle",
        label=text("lupus-settle-confirm" if pointing else "lupus-settle-pick"),
        args={"step": part},
        title=named,
        hint=text(f"{title}-hint"),
        ring=state.ring,
        seats=tuple(seat for seat in actors.settle_targets(state, part) if seat != first),
        none_label=text("lupus-settle-nobody"),
        chosen=night.settled.get(part),
        weight=Weight.MAIN if front else Weight.QUIET,
        group="" if front or pointing else "night",
    )


def _answer_for(state: LupusState, seats: Ring) -> Pick:
    """The moderator answers for one of `seats`, who may all choose alike. Of a part with two names
    only seats with the same first name do; a decoy may name everybody."""
    night, first = state.tonight(), seats[0]
    waits, part = actors.waits_for_second(night, first), actors.choosing_part(state, first)
    if part:
        seats = tuple(one for one in seats if actors.waits_for_second(night, one) == waits)
    return Pick(
        key=f"n{night.number}-{part or night.called}-for-{first}",
        command="pick",
        label=text("lupus-settle-confirm"),
        args={"step": night.called},
        title=text("lupus-pick-decoy-for"),
        hint=text("lupus-pick-for-hint"),
        seats=actors.legal_targets(state, first) if part else state.living,
        may_be_self=part is not None and (waits is None or step_role(state, part).targets == 2),
        none_label=text("lupus-settle-nobody") if actors.may_pass(state) else None,
        chosen=night.proposals.get(first) if part and len(seats) == 1 else None,
        act_for=seats,
        weight=Weight.QUIET,
        group="seat",
    )


def _suspicions(state: LupusState, first: int | None) -> tuple[Prompt, ...]:
    """For seats without a part; those that have not answered come first."""
    late = set(actors.missing(state))
    asked = (seat for seat in state.living if seat != first and actors.gets_decoy(state, seat))
    seats = sorted(asked, key=lambda seat: seat not in late)
    return (_answer_for(state, tuple(seats)),) if seats else ()


def panels(state: LupusState, moment: Moment, *, knows: bool) -> tuple[Panel, ...]:
    """Who is awaited, what was chosen (covered), the ring. `knows`: whether it sees secrets."""
    waiting = actors.unanswered(state)
    found: list[Panel] = []
    if asked := actors.asked(state):
        done = len(asked) - len(waiting)
        found.append(Awaited(done=done, total=len(asked), missing=waiting))
    if knows and state.tonight().called is not None:
        found.extend(_differing(state))
        found.append(choice_and_answer(state))
    if not knows:
        found.extend(blind_notes(state, moment, "lupus-blind-pointing", state.living))
    return *found, *_packs(state, moment), ring_of(state, roles=knows, waits=waiting)


def _differing(state: LupusState) -> Iterator[Note]:
    """Steps in which all who share them have named a target and differ: the moderator decides."""
    shown = state.tonight().proposals
    for part in actors.open_parts(state):
        who = actors.actors(state, part)
        if agreement(state, part).open and all(seat in shown for seat in who):
            line = text("lupus-settle-differ", step=step_name(state, part))
            yield Note(lines=(line,), tone="news")


def _packs(state: LupusState, moment: Moment) -> tuple[Note, ...]:
    """Reminds the moderator to show the pack to members without a phone. It is shown in every step,
    because anybody may see the tablet."""
    called = known_steps(state.box).get(state.tonight().called or "")
    meets = called is not None and called.words.met is not None
    if state.number > 1 or not meets or state.tonight().closing or way(state, moment) != "mixed":
        return ()
    return (Note(lines=(text("lupus-mixed-pack"),)),)


def choice_and_answer(state: LupusState) -> Note:
    """The choices and answers of the called step, covered."""
    open_state = as_open(state)
    parts = actors.open_parts(open_state)
    if len(parts) == 1:
        lines = _part(open_state, parts[0])
    else:
        lines = tuple(
            text("lupus-cover-step", step=step_name(state, part), rest=line)
            for part in parts
            for line in _part(open_state, part)
        )
    return Note(title=text("lupus-cover-title"), lines=lines, covered=True)


def _part(state: LupusState, part: str) -> tuple[Text, ...]:
    who = actors.actors(state, part)
    answers = tuple(one for one in state.tonight().answers if one.step == part)
    if not who and not answers:
        return (text("lupus-cover-nobody"),)
    if not actors.asks(state, part) and not actors.answers(state, part):
        if len(who) > 1:
            return (text("lupus-cover-recognise", who=SeatNames(who), way=_reads(state, who)),)
        return (text("lupus-cover-alone", who=SeatNames(who)),)
    words = "lupus-cover-acts" if actors.asks(state, part) else "lupus-tile-names"
    acting = text(words, who=SeatNames(who), n=len(who)) if who else None
    whisper = step_role(state, part).whisper(state, who[0]) if who else None
    lines = (acting, whisper, *_chosen(state, part), *(_told(state, one) for one in answers))
    return tuple(line for line in lines if line is not None)


def _chosen(state: LupusState, part: str) -> tuple[Text, ...]:
    if not actors.asks(state, part):
        return ()
    night = state.tonight()
    target = night.picks.get(part, night.settled.get(part))
    if target is not None:
        return (text("lupus-cover-picks", target=_names(target, night.pairs.get(part))),)
    shown = tuple(
        text(
            "lupus-cover-proposal",
            who=SeatName(seat),
            target=_names(night.proposals[seat], night.seconds.get(seat)),
        )
        for seat in actors.actors(state, part)
        if seat in night.proposals
    )
    if agreement(state, part).open and len(shown) > 1:
        return *shown, text("lupus-cover-differ")
    return shown or (text("lupus-cover-none"),)


def _names(target: int, second: int | None) -> SeatName | SeatNames:
    """The chosen target, with the second of two names."""
    return SeatName(target) if second is None else SeatNames((target, second))


def _told(state: LupusState, answer: NightAnswer) -> Text:
    """The answer, and whether the phone has shown it or the moderator has to say it."""
    return step_role(state, answer.step).note(state, answer, _reads(state, answer.seats))


def _reads(state: LupusState, who: Ring) -> str:
    """`phones` where all of them read it, `pointing` where one has to be shown it."""
    night = state.tonight()
    reads = not state.options.dark and set(who) <= night.phones
    return "phones" if reads else "pointing"
