"""The bets of ghosts: their facts, who may bet on what, and who was right."""

from collections.abc import Iterator, Mapping

from companion.core import Caller, Chapter, Command, Decision, Event, Fact, refuse, replace
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.lupus.cast import cast
from companion.games.lupus.state import Bet, LupusState, Phase


class BetSealed(Fact[LupusState], public=False, silent=True, whisper=True):
    """The bet of a ghost, on the day of that number. Fields as in `Bet`."""

    day: int
    seat: int
    side: str
    target: int

    def apply(self, state: LupusState) -> LupusState:
        dead = tuple(seat for seat in state.players if not state.alive(seat))
        bet = Bet(self.day, self.seat, self.side, self.target, dead)
        return replace(state, bets=(*state.bets, bet))


class BetsDeclined(Fact[LupusState], public=False, silent=True, whisper=True):
    """A ghost turns bets off on the phone (`off`), or on again."""

    seat: int
    off: bool

    def apply(self, state: LupusState) -> LupusState:
        others = state.without_bets - {self.seat}
        return replace(state, without_bets=others | {self.seat} if self.off else others)


class BetsOpened(Fact[LupusState]):
    """The game is over: all `bets` (day, seat, side, target) are read out, in the order given."""

    bets: tuple[tuple[int, int, str, int], ...]

    def apply(self, state: LupusState) -> LupusState:
        dead = {(bet.day, bet.seat): bet.dead for bet in state.bets}
        bets = tuple(Bet(*one, dead.get(one[:2], ())) for one in self.bets)
        return replace(state, bets=bets)


def is_asked(state: LupusState, seat: int) -> bool:
    """Whether `seat` is asked for bets: a ghost, unless ghosts are shown all roles. Depends on
    public facts only."""
    rules = state.options
    player = state.players.get(seat)
    if not rules.bets or (rules.dead_see_roles and not rules.ghosts) or player is None:
        return False
    return player.death is not None and not player.gone


def bet_of_today(state: LupusState, seat: int) -> Bet | None:
    """The bet that `seat` has sealed today."""
    return next((bet for bet in state.bets if (bet.seat, bet.day) == (seat, state.number)), None)


def sides(state: LupusState) -> tuple[str, ...]:
    """The sides that may win, as the deck says."""
    dealt = [cast(state)[id] for id, count in state.deck.items() if count]
    further = {role.second_side for role in dealt if role.second_side is not None}
    return tuple(sorted({str(role.side) for role in dealt} | further))


class SealBet(Command, phases=(Phase.DISCUSSION,)):
    """Ghost, once a day: `target` goes next, and `side` wins in the end."""

    side: str
    target: int

    def decide(self, state: LupusState, caller: Caller, seat: int | None) -> Decision:
        if seat is None or caller.moderator or not is_asked(state, seat):
            return refuse("E_NO_BET")
        if bet_of_today(state, seat) or seat in state.without_bets:
            return refuse("E_NO_BET")
        if not state.alive(self.target):
            return refuse("E_TARGET_DEAD")
        if self.side not in sides(state):
            return refuse("E_OPTION")
        return (BetSealed(state.number, seat, self.side, self.target),)


class DeclineBets(Command, phases=(Phase.DISCUSSION,)):
    """Ghost: no bets on this phone (`off`), or bets again."""

    off: bool

    def decide(self, state: LupusState, caller: Caller, seat: int | None) -> Decision:
        if seat is None or caller.moderator or not is_asked(state, seat):
            return refuse("E_NO_BET")
        if self.off == (seat in state.without_bets) or bet_of_today(state, seat):
            return refuse("E_ALREADY_ACTED")
        return (BetsDeclined(seat, self.off),)


def reveal_bets(state: LupusState) -> tuple[BetsOpened, ...]:
    """The fact that reveals the bets when the game ends; empty if there are none."""
    bets = tuple((bet.day, bet.seat, bet.side, bet.target) for bet in state.bets)
    return (BetsOpened(bets),) if bets else ()


def kept_through_undo(before: LupusState, after: LupusState) -> Iterator[Event]:
    """Bets that an undo does not take back: those of a day that goes on."""
    by_day = after.day is not None and not after.untold
    for bet in before.bets:
        lasts = bet.day < after.number or (by_day and bet.day == after.number)
        if lasts and bet not in after.bets and is_asked(after, bet.seat):
            yield BetSealed(bet.day, bet.seat, bet.side, bet.target)
    for seat in sorted(before.without_bets - after.without_bets):
        if is_asked(after, seat):
            yield BetsDeclined(seat, True)


def names_next_death(state: LupusState, bet: Bet) -> bool:
    """Whether the named player died next: by vote on the day of the bet, or else in the night or on
    the day after it. Of several who died in one night each counts; those already dead do not."""
    gone = (
        (death.number, death.by_day, seat)
        for seat, player in state.players.items()
        if (death := player.death) is not None and not player.gone
    )
    day = (bet.day, True)
    later = sorted(
        one for one in gone if one[:2] > day or (one[:2] == day and one[2] not in bet.dead)
    )
    return any(one[:2] == later[0][:2] and one[2] == bet.target for one in later)


def names_winning_side(state: LupusState, bet: Bet) -> bool:
    """Whether the named side has won."""
    return state.result is not None and state.result.side == bet.side


def guess_counts(state: LupusState) -> Mapping[int, tuple[int, int]]:
    """For each seat that has bet: how many of its guesses were right, and how many there were."""
    found: dict[int, tuple[int, int]] = {}
    for bet in state.bets:
        right, of = found.get(bet.seat, (0, 0))
        right += names_next_death(state, bet) + names_winning_side(state, bet)
        found[bet.seat] = right, of + 2
    return found


def sealed_line(state: LupusState, seat: int) -> tuple[Text, ...]:
    """The reader's own bet of today."""
    bet = bet_of_today(state, seat)
    if bet is None or not is_asked(state, seat):
        return ()
    win = text(f"lupus-win-{bet.side}")
    return (text("bets-sealed", who=SeatName(bet.target), win=win),)


def chapter_of_bets(state: LupusState) -> tuple[Chapter, ...]:
    """One chapter, or none where nobody has bet; only for a game that is over."""
    return (Chapter(text("bets-chapter"), tuple(_lines(state))),) if state.bets else ()


def _lines(state: LupusState) -> Iterator[Text]:
    found = guess_counts(state)
    most = max(right for right, _ in found.values())
    best = tuple(seat for seat in state.players if found.get(seat, (0, 0))[0] == most)
    if most:
        yield text("bets-best", who=SeatNames(best), n=len(best), right=most)
    for bet in state.bets:
        yield text(
            "bets-told",
            day=bet.day,
            who=SeatName(bet.seat),
            target=SeatName(bet.target),
            win=text(f"lupus-win-{bet.side}"),
            next="right" if names_next_death(state, bet) else "wrong",
            side="right" if names_winning_side(state, bet) else "wrong",
        )
