"""The lobby: target, dealer, die table and house rules, and the beginning (§2, §4)."""

from companion.core import (
    By,
    Command,
    Field,
    Grid,
    Panel,
    Pile,
    Piles,
    Row,
    rules_prompt,
    seat_circle,
)
from companion.core.game import Decision, Moment, Stage
from companion.core.refusal import Refusal, closed_by, refuse
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.view import ALL, Scene
from companion.core.words.prompts.base import Choose, Item, Pick, Press, Prompt, Weight
from companion.games.sancta import options
from companion.games.sancta.facts.lobby import Begun, DealerNamed, DieTableSet, TargetSet
from companion.games.sancta.names import prompt_args
from companion.games.sancta.phase import SanctaPhase
from companion.games.sancta.state import Phase, SanctaState

LEAST = 2
FOUR = 4
"""Number of players who need the large deck, and whose target the booklet leaves open (§2, G1)."""


def warning(state: SanctaState) -> Refusal | None:
    """W_SMALL_DECK: the one deck is too small for so many (§2)."""
    rules = state.options
    if rules.own_decks or not rules.deck_size or len(state.ring) < FOUR:
        return None
    small = rules.deck_size < rules.deck_warning
    return refuse("W_SMALL_DECK", cards=rules.deck_size, n=rules.deck_warning) if small else None


def _too_few(state: SanctaState) -> Refusal | None:
    """E_PLAYER_COUNT, in this game's words."""
    n, words = len(state.ring), "sancta-player-count"
    return None if n >= LEAST else Refusal("E_PLAYER_COUNT", {"players": n}, words)


class SetTarget(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: saints to win (§2)."""

    saints: str

    def decide(self, state: SanctaState) -> Decision:
        if self.saints not in {str(n) for n in range(options.LOW_TARGET, options.HIGH_TARGET + 1)}:
            return refuse("E_HOUSE_RULE")
        saints = int(self.saints)
        return (TargetSet(0 if saints == options.target_for(len(state.ring)) else saints),)


class SetDieTable(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: six rows of words, points and «ask» (§8)."""

    rows: tuple[tuple[str, int, bool], ...]

    def decide(self) -> Decision:
        rows = tuple((words.strip(), points, ask) for words, points, ask in self.rows)
        return (DieTableSet(rows),) if options.is_table(rows) else refuse("E_HOUSE_RULE")


class NameDealer(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: who deals (§4)."""

    seat: int

    def decide(self) -> Decision:
        return (DealerNamed(self.seat),)


class Begin(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: the rules stand; everybody looks for a first saint."""

    def decide(self, state: SanctaState) -> Decision:
        return _too_few(state) or (Begun(state.goal),)


def _rules(state: SanctaState) -> Piles:
    small, rules, players = warning(state), state.options, len(state.ring)
    usual = options.target_for(players)
    notes = [
        text("sancta-rule-way", way=rules.direction),
        text("sancta-rule-react", how=rules.reaction_mode, n=rules.react_seconds),
    ]
    if state.goal != usual and players > 1:
        notes.append(text("sancta-target-own", n=usual, players=players))
    if rules.deck_size:
        notes.append(text("sancta-rule-counted", n=rules.deck_size))
    if state.dealer is not None:
        notes.append(text("sancta-dealer", who=SeatName(state.dealer)))
    if players == FOUR:
        notes.append(text("sancta-target-four"))
    return Piles(
        title=text("sancta-rules-title"),
        piles=(Pile(text("sancta-goal-saints", n=state.goal), state.goal),),
        notes=tuple(notes),
        warnings=() if small is None else (small.text,),
    )


def _target_asked(state: SanctaState) -> Choose:
    hint = "four" if len(state.ring) == FOUR else "hint"
    numbers = range(options.LOW_TARGET, options.HIGH_TARGET + 1)
    return Choose(
        key="target",
        command="set_target",
        field="saints",
        label=text("sancta-target-set"),
        title=text("sancta-target"),
        hint=text(f"sancta-target-{hint}"),
        items=tuple(Item(str(n), text("sancta-target-saints", n=n)) for n in numbers),
        chosen=str(state.goal),
        weight=Weight.QUIET,
        group="rules",
    )


def _four(state: SanctaState) -> tuple[Press, ...]:
    """The other target, four or three, for four players (G1)."""
    if len(state.ring) != FOUR:
        return ()
    other = 4 if state.goal == 3 else 3
    args, label = {"saints": str(other)}, text("sancta-target-other", n=other)
    quiet = Weight.QUIET
    return (Press(key="target-four", command="set_target", args=args, label=label, weight=quiet),)


def _spoken(state: SanctaState, moment: Moment) -> tuple[Press, ...]:
    """Spoken reactions for seats without a phone: each window would last its full time (§8)."""
    missing = moment.without_phone(state.ring)
    if not missing or len(state.ring) < LEAST or state.options.reaction_mode == "spoken":
        return ()
    args = {"option": "reaction_mode", "value": "spoken"}
    hint = text("sancta-spoken-hint", who=SeatNames(missing))
    words = prompt_args("spoken", weight=Weight.QUIET)
    return (Press(command="set_option", args=args, hint=hint, **words),)


def _dealer_asked(state: SanctaState) -> Pick:
    return Pick(
        key="dealer",
        command="name_dealer",
        field="seat",
        label=text("sancta-dealer-set"),
        title=text("sancta-dealer-title"),
        ring=state.ring,
        seats=state.ring,
        chosen=state.dealer,
        weight=Weight.QUIET,
        group="rules",
    )


def _die_table(state: SanctaState) -> Grid:
    """The table's own list of the die's faces: six rows (§8, G14)."""
    rows, most = enumerate(state.options.die_table, 1), options.MOST_POINTS
    return Grid(
        key="die-table",
        command="set_die_table",
        label=text("sancta-die-table-set"),
        title=text("sancta-die-table"),
        hint=text("sancta-die-table-hint"),
        columns=(
            Field("words", "words", text("sancta-die-words"), high=options.LONG_TEXT),
            Field("points", "number", text("sancta-points"), low=-most, high=most),
            Field("ask", "switch", text("sancta-die-ask")),
        ),
        rows=tuple(Row(text("sancta-die-face", n=n), row) for n, row in rows),
        weight=Weight.QUIET,
        group="rules",
    )


class Lobby(SanctaPhase):
    """Target, dealer, die table and house rules are chosen (§2, §4)."""

    id = Phase.LOBBY
    follows = (Phase.SETUP,)
    stage = Stage.LOBBY
    scene = Scene.LOBBY
    emblem = "game-sancta"
    title_id = "sancta-waiting"

    def line(self, state: SanctaState) -> Text:
        return text("sancta-waiting-line", n=len(state.ring), goal=state.goal)

    def panels(self, state: SanctaState) -> tuple[Panel, ...]:
        return (_rules(state),)

    def desk_panels(self, state: SanctaState, moment: Moment) -> tuple[Panel | str, ...]:
        """A note that the game has no moderator; the tablet draws the chairs by itself."""
        return (ALL, seat_circle(state.ring))

    def desk_asks(self, state: SanctaState, moment: Moment) -> tuple[Prompt, ...]:
        return (
            Press(command="begin", closed=closed_by(_too_few(state)), **prompt_args("begin")),
            *_four(state),
            *_spoken(state, moment),
            _target_asked(state),
            *((_dealer_asked(state),) if state.ring else ()),
            rules_prompt(state.options),
            _die_table(state),
        )
