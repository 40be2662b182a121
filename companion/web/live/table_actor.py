"""The actor of a table: decide, store, replace the state, and only then tell anybody."""

from collections.abc import Mapping

from companion.table.device import Kind
from companion.table.effects import (
    RINGS,
    AnnouncedAt,
    Ask,
    Beat,
    BeatAt,
    Effect,
    Input,
    Loaded,
    NewScreen,
    PlaceLost,
    Push,
    ShowToTablet,
    Wake,
    WakeAt,
)
from companion.table.friends import friends
from companion.table.handle import handle, invite_tablet
from companion.table.log.stored import Unreadable
from companion.table.screens.present import Showing, Surroundings, viewer_of
from companion.table.state import Table
from companion.web import counters
from companion.web.clock import TableClock
from companion.web.cluster.catch_up import CatchUp
from companion.web.live import queue
from companion.web.live.alarms import Alarms
from companion.web.live.context import Context
from companion.web.live.devices import Device, Devices
from companion.web.live.friends_at_play import FriendsAtPlay
from companion.web.live.invite_links import InviteLinks
from companion.web.live.push_batcher import PushBatcher
from companion.web.live.queue import Decided, Job, Queue, Reply, failure_reply, reply_of
from companion.web.live.table_log import TableLog
from companion.web.random_source import CHANCE
from companion.web.store.records import CannotSave, OutOfStep

WAITING_AT_MOST = 200
"""Most commands in the queue; more than a full table can have in flight."""
RETRY_SECONDS = 1.0
"""Seconds until an alarm whose step found the queue full or could not be stored rings again."""
TRIES = 12
"""How often jobs are decided again because another process has written meanwhile."""


class TableActor:
    """One table in play: state, queue, sockets, alarms. `closed`: it accepts nothing any longer."""

    def __init__(self, context: Context, table: Table, devices: Devices, log: TableLog) -> None:
        self._context = context
        self.table = table
        self.devices = devices
        self.links = InviteLinks(table.code, context.seal, context.addresses)
        self.closed = False
        self._used = True
        self._clock = TableClock(context.clock)
        self._batcher = PushBatcher(self._show, lambda: self._queue.at_work)
        self._push = self._batcher.push
        self._queue = Queue(self._serve, self._batcher.flush)
        self._alarms = Alarms(self.step)
        self._log = log
        self.sync = CatchUp(self._queue, self._log)
        self._friends = FriendsAtPlay(self, context)
        self.step(Loaded(context.process_started))

    def step(self, asked: Input) -> Reply | None:
        """Handle one input; returns the answer. Nothing is acknowledged before it is stored; after
        an error the table is as it was."""
        games, run = self._context.games, self.devices.cache.memory.run
        full = self._log.is_full
        job = Job(lambda table, now: run(handle, table, asked, now, CHANCE, games, full), asked)
        try:
            return self._wait(job)
        except Exception as error:
            if not isinstance(asked, Ask):
                self._alarms.ring_in(RETRY_SECONDS, asked)
            return failure_reply(asked, error)

    def catch_up(self) -> None:
        """Return when the table is as new as the store (see CatchUp). Raises Unreadable."""
        self._used = True
        self.sync.catch_up()

    def catch_up_to(self, number: int) -> None:
        """Read up to this record, which another process has stored."""
        if number > self.table.version and not self.closed:
            self._queue.catch_up_to(number)

    def now(self) -> float:
        return self._clock.now(self.table.acted_at)

    @property
    def waiting(self) -> int:
        return len(self._queue)

    def invite_host(self, key: str, until: float) -> None:
        """Make this invite (hash) for who started the program. Raises CannotSave, OutOfStep."""
        games = self._context.games
        self._wait(Job(lambda table, now: invite_tablet(table, key, now, games, until)))

    def connect(self, sid: str, kind: Kind, token: str | None, address: str = "") -> bool:
        """A socket has connected; False: it claims to be the tablet and is not."""
        viewer = viewer_of(self.table, kind, token)
        if viewer is None or self.closed:
            return False
        self.devices.add(Device(sid, kind, token, viewer, address))
        self._push(Push.connected(viewer))
        if kind is Kind.SCREEN and not self.table.has_screen:
            self._alarms.ring_in(0.0, NewScreen())
        self._friends.begin()
        return True

    def delete(self) -> bool:
        """Delete the table, unless a device is connected here. Raises CannotSave, OutOfStep (one is
        connected elsewhere, too)."""
        if self.devices.by_sid or self._queue.at_work or self.closed:
            return False
        self._queue.at_work = self.closed = True
        try:
            self._context.store.delete(self.table.code, self.table.version, unused=True)
        except (CannotSave, OutOfStep):
            self.closed = False
            raise
        finally:
            self._queue.start()
        self._alarms.silence()
        return True

    def holds(self, kind: Kind, token: str | None) -> bool:
        """Whether this token (hash) holds a seat, or the tablet."""
        viewer = viewer_of(self.table, kind, token)
        return viewer is not None and (viewer.seat is not None or kind is Kind.TABLET)

    def disconnect(self, sid: str) -> None:
        """A socket has closed; only the tablet's desk shows it."""
        if self.devices.remove(sid):
            self.surroundings_changed()

    def connected_elsewhere(self, places: Mapping[int, float]) -> None:
        """Set the places connected to other processes (`processes.Places`)."""
        if self.devices.set_elsewhere(places):
            self.surroundings_changed()

    def surroundings_changed(self) -> None:
        self._push(Push(tablet=True))

    def showing(self) -> Showing:
        context = self._context
        links = self.links.all(self.table.invites)
        played = context.simulations.for_table(self.table, context.games, self.surroundings_changed)
        here = self.devices.seats() | frozenset(friends(self.table))
        around = Surroundings(here, links, *context.addresses.shown(), played)
        return Showing(self.table, self.now(), context.games, around, self.devices.cache)

    def _wait(self, job: Job) -> Reply | None:
        """Wait for the job's result. Raises the job's exception; OutOfStep if the queue is full."""
        if len(self._queue) >= WAITING_AT_MOST:
            raise OutOfStep
        self._queue.put(job)
        reply: Reply | None = job.done.get()
        return reply

    def _serve(self, jobs: list[Job]) -> None:
        """Decide the jobs one by one, store all together, then send answers and pictures."""
        try:
            table, outcomes, _ = self._decide_and_store(jobs)
        except Exception as error:
            # Nothing counts, not even a refusal: it may depend on what was not stored.
            for job in jobs:
                job.fail(error)
            return
        self._log.remember(self.table, table)
        self.table = table
        for job, outcome in outcomes:
            job.done.set(reply_of(outcome))
        for _, outcome in outcomes:
            for effect in outcome.effects:
                self._perform(effect)

    def _decide_and_store(self, jobs: list[Job]) -> Decided:
        """The jobs, decided on the newest table and stored."""
        if any(job.stored_number > self.table.version for job in jobs):
            self._apply_newer()
        for failures in range(TRIES):
            queue.back_off(failures)
            decided = queue.decide_all(jobs, self.table, self.now)
            if self._log.commit(decided, self.table.version):
                return decided
            self._apply_newer()
        raise OutOfStep

    def _perform(self, effect: Effect) -> None:
        match effect:
            case Push():
                self._push(effect)
            case PlaceLost(device, why):
                self.devices.evict(self.devices.with_token(device), why)
            case ShowToTablet(seat):
                self.devices.emit_to_tablet("lent", self.showing().lent_to(seat))
            case WakeAt(at) | BeatAt(at) | AnnouncedAt(at):
                if isinstance(effect, BeatAt):
                    self._queue.drop(Beat)  # a waiting one belongs to the hush that is over
                self._alarms.ring_in(None if at is None else at - self.now(), RINGS[type(effect)])

    def _apply_newer(self) -> None:
        """Apply the steps of other processes. Raises CannotSave, Unreadable."""
        try:
            with counters.READ_ON.time():
                newer = self.devices.cache.memory.run(self._log.newer, self.table)
        except Unreadable:
            self.unload()
            raise
        if newer is None:
            return self.unload()  # deleted meanwhile
        for outcome in newer:
            self.table = outcome.table
            for effect in outcome.effects:
                self._perform(effect)

    def is_idle(self) -> bool:
        """Whether nobody has used the table since the last call, and no alarm is set."""
        idle = not (self._used or self.devices.by_sid or self._queue.at_work)
        self._used = False
        return idle and not self._alarms.waits(Wake)

    def unload(self) -> None:
        """Leave the memory: cancel alarms and close the sockets."""
        self.closed = True
        self._alarms.silence()
        for sid in tuple(self.devices.by_sid):
            self.devices.close(sid)

    def _show(self, pushes: list[Push]) -> None:
        self.devices.identify(self.table)
        with counters.PUSH.time():
            self.devices.show(pushes, showing := self.showing())
        hook, route = self._context.phase_hook, self._context.seal.route(self.table.code)
        hook.post_new_phase(route, self.table, showing, self.devices)
