"""A phone at night: title, sentence and choice have the same shape for all the living (§10).

A secret answer is in the title, where all others read a question or their own choice.
"""

from companion.core import Pick, SeatName, SeatNames, Text, View, among, memoize, replace, text
from companion.games.lupus.cast import step_role
from companion.games.lupus.components.card import own_card
from companion.games.lupus.components.ghost import asleep_view
from companion.games.lupus.components.passing import IN_VAIN
from companion.games.lupus.night_rules import actors
from companion.games.lupus.nights_and_days import Night, NightAnswer
from companion.games.lupus.state import LupusState


def night_view(state: LupusState, seat: int, wall: View) -> View:
    """The view of the phone of `seat` at night."""
    night = state.tonight()
    dark = state.options.dark
    if not state.alive(seat):
        return asleep_view(state, seat, wall, "lupus-ghost", "lupus-ghost-sleep")
    if dark or night.called is None:
        over = night.cursor >= len(night.order)
        # phones that ask are looked at all night; others lie on the table
        rest = "lupus-rest-line" if dark else "lupus-rest-eyes"
        return asleep_view(state, seat, wall, "lupus-rest", "lupus-wake" if over else rest)
    return replace(
        wall,
        line=None,
        hush=True,
        prompts=(_pick(as_open(state), seat, closing=night.closing),),
        own=own_card(state, seat, brief=True),
    )


@memoize  # else each phone's view works with a state of its own
def as_open(state: LupusState) -> LupusState:
    """The state as if the step whose close line is being read were open still."""
    return state.with_night(closing=False) if state.tonight().closing else state


def _pick(state: LupusState, seat: int, *, closing: bool) -> Pick:
    """The own part or a decoy; it looks the same where the answer can no longer be changed."""
    night, played = state.tonight(), _part_played(state, seat)
    part = _part_asked(state, seat, played)
    chosen = _choice(night, seat, part)
    title, hint = _words(state, seat, played, chosen)
    if chosen is None and seat in night.tapped - night.phones and not actors.may_pass(state):
        # On the tablet that it is handed, it has tapped a name that this card may not choose.
        hint = IN_VAIN
    locked = closing or (part is not None and part in night.picks)
    others = [one for one in state.living if one != seat]
    seats = tuple(others) if locked else actors.legal_targets(state, seat)
    return Pick(
        key=f"n{night.number}-{night.called}",
        command="pick",
        label=text("lupus-confirm"),
        args={"step": night.called},
        title=title,
        hint=hint,
        whole=True,
        seats=seats,
        chosen=chosen,
        locked=locked,
        none_label=text("lupus-vote-nobody") if actors.may_pass(state) else None,
    )


Words = tuple[Text, Text]
"""A title and a sentence."""


def _words(state: LupusState, seat: int, part: str | None, chosen: int | None) -> Words:
    """What the phone of `seat` says in a step. `part`: the one it plays; `chosen`: its answer."""
    passed = chosen is None and seat in state.tonight().tapped and actors.may_pass(state)
    rest = text("lupus-band-done" if chosen is not None or passed else "lupus-band-tap")
    if chosen is None and (heard := _whisper(state, seat, part)) is not None:
        asked = "decoy" if part is None or step_role(state, part).idle(state) else _asked(part)
        return text("lupus-band-nobody" if passed else f"lupus-ask-{asked}"), heard
    answers = _answers(state, seat)
    if answers:
        lines = [step_role(state, one.step).phone(state, one) for one in answers]
        return lines[0], rest if len(lines) == 1 else lines[1]
    if actors.names_needed(state) == 2:
        first = actors.waits_for_second(state.tonight(), seat)
        if first is not None:
            return text("lupus-band-first", target=SeatName(first)), text("lupus-band-second")
        rest = text("lupus-band-two") if chosen is None else rest
    if part is None or not actors.asks(state, part):
        met = None if part is None else _met(state, seat, part)
        if part is None or met is None:
            who = {} if chosen is None else {"target": SeatName(chosen)}
            return text("lupus-band-suspects" if who else "lupus-ask-decoy", **who), rest
        return met, text(step_role(state, part).words.unasked) if chosen is None else rest
    together = state.tonight().called == actors.TOGETHER  # who has turned in it is met later (§9)
    turned = [one for one in state.players if actors.turned_by_own_pick(state, one)]
    unmet = (seat, *turned) if together else (seat,)
    others = tuple(one for one in actors.actors(state, part) if one not in unmet)
    if others and part not in state.tonight().by:
        return _shared(state, seat, part, others)
    if part in state.tonight().by and part not in state.tonight().picks:
        return text("lupus-band-nobody"), rest
    chosen = state.tonight().picks.get(part, chosen)
    if chosen is not None:
        return _named(state, part, chosen), rest
    asked = _asked(part)
    alone = step_role(state, part).words.alone and not others
    more = rest if actors.names_needed(state) == 2 else text(f"lupus-ask-{asked}-more")
    return text(f"lupus-ask-{asked}{'-alone' if alone else ''}"), more


def _named(state: LupusState, part: str, chosen: int) -> Text:
    """What a part has chosen, with its second name if it is confirmed."""
    role, second = step_role(state, part), state.tonight().pairs.get(part)
    names = {} if second is None else {"second": SeatName(second)}
    words = "lupus-band-chosen" if role.targets == 2 and second is None else role.words.chosen
    return text(words, target=SeatName(chosen), **names)


def _whisper(state: LupusState, seat: int, part: str | None) -> Text | None:
    """The line that every phone has in a step that whispers; None in all other steps."""
    roles = [step_role(state, one) for one in actors.open_parts(state)]
    whispering = next((role for role in roles if role.whispers), None)
    if whispering is None:
        return None
    own = None if part is None else whispering.whisper(state, seat)
    return own or text("lupus-band-neutral")


def _asked(part: str) -> str:
    """How the messages call the step of that id."""
    return "custom" if part.startswith("custom") else part


def _met(state: LupusState, seat: int, part: str) -> Text | None:
    """The partners of a role that only recognises its partners, from the start of its step.

    None for a part in which nobody is met.
    """
    own = step_role(state, part).words
    if own.met is None or own.alone is None:
        return None
    known = state.players[seat].knows
    if not known:
        return text(own.alone)
    return text(own.met, who=SeatNames(known), n=len(known))


def _part_played(state: LupusState, seat: int) -> str | None:
    """The part of the night that the seat plays in the current step.

    A mythomaniac who has just changed still counts as the one who chose; wolf or seer only from the
    next night on (§9).
    """
    night = state.tonight()
    chosen = next((part for part, seats in night.by.items() if seat in seats), None)
    if chosen in actors.open_parts(state):
        return chosen
    turned = actors.turned_by_own_pick(state, seat)
    return None if turned else actors.part_of(state, seat)


def _part_asked(state: LupusState, seat: int, played: str | None) -> str | None:
    """The part that the phone asks for; None: a decoy. A seat whose pick is kept is asked again
    like all others; its tap counts as a decoy."""
    if played is None or seat in state.tonight().stands_for:
        return None
    return played if actors.asks(state, played) else None


def _choice(night: Night, seat: int, part: str | None) -> int | None:
    """The answer of the seat since the step last asked it. `part`: the one it is asked for."""
    if part is not None and part in night.picks:
        return night.picks[part]
    if seat not in night.tapped:
        return None
    return actors.suspected(night, seat) if part is None else night.proposals.get(seat)


def _answers(state: LupusState, seat: int) -> tuple[NightAnswer, ...]:
    """The latest secret answers to this seat in the current step, one a part, in night order."""
    parts, answers = actors.open_parts(state), state.tonight().answers
    found = {one.step: one for one in answers if one.step in parts and seat in one.seats}
    return tuple(found.values())


def _shared(state: LupusState, seat: int, part: str, others: tuple[int, ...]) -> Words:
    """The question to a pack (or two seers), with the current proposals of its other members."""
    night = state.tonight()
    question = text(f"lupus-ask-{_asked(part)}")
    shown = {one: night.proposals[one] for one in others if one in night.proposals}
    mine = night.proposals.get(seat)
    targets = {*shown.values(), *(() if mine is None else (mine,))}
    if not targets:
        with_whom = step_role(state, part).words.met or "lupus-band-with"
        return question, text(with_whom, who=SeatNames(others), n=len(others))
    if len(targets) > 1:
        named = among(state.ring, targets)
        return question, text("lupus-band-pack-differ", names=SeatNames(named))
    target = SeatName(next(iter(targets)))
    if len(shown) == len(others) and mine is not None:
        return text("lupus-band-agreed", target=target), text("lupus-band-done")
    if not shown:
        return question, text("lupus-band-mine", target=target)
    id = "lupus-band-pack-says" if len(shown) == 1 else "lupus-band-pack-says-many"
    return question, text(id, who=SeatNames(tuple(shown)), target=target)
