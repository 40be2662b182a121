"""The public names of `companion.core`, which games import. A new name must be added here."""

from companion.core.chance import Chance
from companion.core.clock import Clock
from companion.core.command import TABLET, By, Caller, Command, SeveralLines, Tick
from companion.core.event import Event, RingChanged
from companion.core.eye import BLIND, Eye, Sight
from companion.core.game import Decision, Game, Moment, Stage
from companion.core.kit.commands import answer, answers, commands_of
from companion.core.kit.facts import Draft, Fact, facts_of, last_line
from companion.core.kit.lobby import LobbyPhase, chairs, rules_prompt, wrong_number
from companion.core.kit.option import OURS, OWN, PRINTED, Number
from companion.core.kit.phase import BasePhase, page
from companion.core.kit.phased_game import PhasedGame
from companion.core.kit.questions import AnswerCommand, OneAskedPhase, choice_of
from companion.core.kit.rounds import SealedRound, Shown
from companion.core.kit.rules import HouseRules, SetOption, UseRules, choice, number, switch
from companion.core.kit.sealed import AnswersOpened, Opens, RoundOpened, SealedAnswer, SealedPhase
from companion.core.kit.shown import PhaseOfParts, for_seats
from companion.core.kit.titles import OFTEN, alone, titled
from companion.core.log import Step, fold
from companion.core.memory import memoize
from companion.core.question import Question
from companion.core.refusal import Refusal, closed_by, refuse
from companion.core.seat import Ring, after, among, around
from companion.core.tally import at_least_second, leaders, totals
from companion.core.text import Param, SeatName, SeatNames, Text, text
from companion.core.value import Frozen, field, payload, replace
from companion.core.view import ALL, Scene, Tone, View, laid, mark_known
from companion.core.words.bound import Bound
from companion.core.words.panels.account import Account, AccountLine
from companion.core.words.panels.base import (
    Awaited,
    Ballot,
    Card,
    Chapter,
    Chart,
    Chronicle,
    Circle,
    Countdown,
    Mark,
    Note,
    Panel,
    Pile,
    Piles,
    Script,
    ScriptStage,
    Series,
    Tally,
    Verdict,
)
from companion.core.words.panels.blows import Blow, BlowRound, Blows
from companion.core.words.panels.board import Board, Piece, Place, Reach, Touch
from companion.core.words.panels.cards import CardKind, Cards
from companion.core.words.panels.counters import Counter, Counters, Tray
from companion.core.words.panels.courses import Course, Courses, Leg, spread
from companion.core.words.panels.daybreak import Daybreak
from companion.core.words.panels.die import Die
from companion.core.words.panels.graph import Arrows, Graph, Node, Spot, Token, arrange
from companion.core.words.panels.help import Help, InForce, Term, terms
from companion.core.words.panels.leaves import Annals, Leaf, Leaves
from companion.core.words.panels.ledger import Ledger, LedgerLine, Sum
from companion.core.words.panels.limits import Limit, Limits
from companion.core.words.panels.odds import Odds, OddsBar, OddsPart
from companion.core.words.panels.petals import Bed, Petals
from companion.core.words.panels.proposal import Proposal
from companion.core.words.panels.scores import Score, Scores
from companion.core.words.panels.tiles import Medal, Medals, Tile, Tiles
from companion.core.words.panels.trails import Stop, Trail, Trails
from companion.core.words.panels.versus import Versus, VersusSide
from companion.core.words.prompts.allocate import Allocate, Consequence, Share
from companion.core.words.prompts.amount import Amount
from companion.core.words.prompts.base import (
    Assign,
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
from companion.core.words.prompts.branch import Branch, Standing, Way
from companion.core.words.prompts.field import Field, Known, Value
from companion.core.words.prompts.form import Form
from companion.core.words.prompts.grid import Grid, Row
from companion.core.words.prompts.lines import Lines, ListPage, Sort, TickRow, Ticks
from companion.core.words.prompts.reaction import Reaction
from companion.core.words.prompts.route import Route
from companion.core.words.prompts.sequence import Sequence
from companion.core.words.prompts.several import Several
from companion.core.words.prompts.throw import Throw
