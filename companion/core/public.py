"""The public names of `companion.core`, which games import. A new name must be added here."""

from companion.core.chance import Chance
from companion.core.clock import Clock
from companion.core.command import TABLET, By, Caller, Command, SeveralLines, Tick
from companion.core.event import Event, RingChanged
from companion.core.eye import BLIND, Eye, Sight
from companion.core.game import Decision, Game, Moment, Question, Stage
from companion.core.kit.commands import answer, commands_of
from companion.core.kit.facts import Draft, Fact, facts_of, last_line
from companion.core.kit.lobby import LobbyPhase, player_count_refusal, rules_prompt, seat_circle
from companion.core.kit.option import OURS, OWN, PRINTED, Number
from companion.core.kit.phase import BasePhase, page
from companion.core.kit.phased_game import PhasedGame
from companion.core.kit.questions import AnswerCommand, OneAskedPhase, choice_of
from companion.core.kit.rounds import SealedRound, Shown
from companion.core.kit.rules import HouseRules, SetOption, UseRules, choice, number, switch
from companion.core.kit.screen_parts import PhaseOfParts, for_seats
from companion.core.kit.sealed import AnswersOpened, Opens, RoundOpened, SealedAnswer, SealedPhase
from companion.core.kit.titles import MIN_COUNT, leader, titles_chapter
from companion.core.log import Step, fold
from companion.core.memory import memoize
from companion.core.refusal import Refusal, closed_by, refuse
from companion.core.seat import Ring, after, among, around
from companion.core.tally import at_least_second, leaders, totals
from companion.core.text import Param, SeatName, SeatNames, Text, labelled, text
from companion.core.value import Frozen, field, payload, replace
from companion.core.view import ALL, Scene, Tone, View, expand_panels, mark_known
from companion.core.words.panels.base import (
    Awaited,
    Ballot,
    Card,
    Chapter,
    Chart,
    Chronicle,
    Circle,
    Countdown,
    Die,
    Mark,
    Note,
    Panel,
    Pile,
    Piles,
    Proposal,
    Script,
    ScriptStage,
    Series,
    Tally,
    Verdict,
    series_of,
)
from companion.core.words.panels.board import Board, Piece, Place, Reach, Touch
from companion.core.words.panels.cards import CardKind, Cards, Odds, OddsBar, OddsPart
from companion.core.words.panels.counters import Counter, Counters, Limit, Limits, Tray
from companion.core.words.panels.courses import Course, Courses, Leg, Stop, Trail, Trails, spread
from companion.core.words.panels.graph import Arrows, Graph, Node, Spot, Token, arrange
from companion.core.words.panels.help import Help, InForce, Term, terms
from companion.core.words.panels.leaves import Annals, Blow, BlowRound, Blows, Leaf, Leaves
from companion.core.words.panels.ledger import Account, AccountLine, Ledger, LedgerLine, Sum
from companion.core.words.panels.scores import Bed, Petals, Score, Scores, Versus, VersusSide
from companion.core.words.panels.tiles import Daybreak, Medal, Medals, Tile, Tiles
from companion.core.words.prompts.allocate import Allocate, Consequence, Share
from companion.core.words.prompts.amount import Amount, Reaction, Throw
from companion.core.words.prompts.base import (
    Assign,
    Bound,
    Choose,
    Count,
    Counts,
    Item,
    Order,
    Pick,
    Press,
    Prompt,
    Weight,
)
from companion.core.words.prompts.field import Field, Form, Grid, Known, Row, Value
from companion.core.words.prompts.lines import Lines, ListPage, Sort, TickRow, Ticks
from companion.core.words.prompts.several import Branch, Route, Sequence, Several, Standing, Way
