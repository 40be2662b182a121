"""The parts of the server, created once for each process."""

import hashlib
import time
from collections.abc import Iterable
from contextlib import suppress
from hmac import compare_digest
from urllib.parse import parse_qsl

import gevent
from flask import current_app
from werkzeug.local import LocalProxy

from companion.games.registry import find_games
from companion.table.device import Kind
from companion.table.log.codec import Codec
from companion.table.log.stored import Unreadable
from companion.web import paths
from companion.web.addresses import Addresses
from companion.web.catalogs import shared_catalogs
from companion.web.clock import SharedClock
from companion.web.cluster.sync import ClusterSync
from companion.web.config import Config
from companion.web.cookies import Cookies
from companion.web.http.assets import Assets
from companion.web.http.headers import Hosts
from companion.web.http.limits import RateLimits
from companion.web.http.templates import TemplateRenderer
from companion.web.join_codes import typed
from companion.web.live.context import Context
from companion.web.live.phase_hook import PhaseHook
from companion.web.live.table_actor import TableActor
from companion.web.live.tables import Tables
from companion.web.local_name import LocalName
from companion.web.speech.shipped import Speech
from companion.web.store.keys import OtherKey
from companion.web.store.records import CannotSave, Store
from companion.web.store.retention import Sweeper
from companion.web.tokens import KEY, Seal, server_key

PLACES = Kind.TABLET, Kind.PHONE
LOOKUPS_AT_ONCE = 8
"""Most tables that are looked up in the database for one visitor because of its cookies."""


class Shell(Context):
    """What pages and sockets work with, ready: catalogs read, assets hashed, database prepared.
    Raises OtherKey if other processes use this database with another key."""

    def __init__(self, config: Config) -> None:
        self.config, self.hosts = config, Hosts(config)
        self.catalogs, self.assets = shared_catalogs(), Assets(paths.static_dir())
        self.templates = TemplateRenderer(self.assets, self.catalogs)
        games, store, clock = find_games(), Store(config.database_url), SharedClock(time.time)
        store.prepare()
        seal = Seal(config.secret_key or server_key(config.data_dir))
        if store.shared and not store.claim(seal.fingerprint()):
            raise OtherKey
        addresses = Addresses(config.public_url, config.host, config.port)
        self.sync = ClusterSync(store, seal, clock)
        hook = PhaseHook(config.phase_hook)
        super().__init__(games, Codec(games), store, addresses, seal, clock, self.sync.since, hook)
        self.limits, self.cookies = RateLimits(seal.asker_key), Cookies(secure=config.secure)
        self.tables, self.speech, self.local_name = Tables(self), Speech(), LocalName()
        self.tables.on_unload = self.speech.forget
        self.sweeper = Sweeper(self, self.tables)

    def start(self) -> None:
        self.sweeper.start()
        gevent.spawn(self.tables.watch)
        self.sync.start(self.tables, self.limits)
        if (address := self.addresses.wants_name()) and not self.config.hosted:
            self.local_name.start(address, self.addresses.port, self._named)

    def _named(self, name: str) -> None:
        self.addresses.name = name
        for actor in self.tables.in_memory():
            actor.surroundings_changed()

    def stop(self) -> None:
        self.local_name.stop()
        self.simulations.stop()
        self.sweeper.stop()
        self.sync.stop()
        self.store.close()

    def may_look_up_code(self, code: str, address: str, cookies: str, key: str = "") -> bool:
        """Whether a visitor with this `Cookie` header may name a table. A visitor with its `key` or
        a place there is not guessing, whatever others behind the same router do."""
        known = typed(code)
        return (
            self.is_known(known, cookies, key)
            or self.limits.may_guess(self._guesser(cookies, address))
            or self.place_of(cookies, address, known) is not None
        )

    def count_wrong_guess(self, address: str, cookies: str) -> None:
        """Count a code that does not exist. A device with a place has its own allowance."""
        self.limits.count_wrong_guess(self._guesser(cookies, address))

    def _guesser(self, cookies: str, address: str) -> str:
        return self.place_of(cookies, address) or address

    def is_known(self, code: str | None, cookies: str, key: str = "") -> bool:
        """Whether a visitor has the key of the table with this code, or was let in before."""
        if code is None:
            return False
        has_key = compare_digest(key.encode(), self.seal.door(code).encode())
        return has_key or self.has_ticket(code, cookies)

    def has_ticket(self, code: str, cookies: str) -> bool:
        """Whether this browser was let in while the door was open."""
        return self.browser_at(code, cookies) is not None

    def browser_at(self, code: str, cookies: str) -> str | None:
        """The browser that was let in to this table, as identified by its ticket."""
        ticket = self.cookies.ticket_in(cookies, code)
        return None if ticket is None else self.seal.admitted(code, ticket)

    def has_key(self, path: str, query: str) -> bool:
        """Whether the path and query of a request contain the key of that table, so that the
        visitor is no stranger."""
        key = dict(parse_qsl(query)).get(KEY, "") if path.startswith("/j/") else ""
        return bool(key) and self.is_known(typed(path[3:]), "", key)

    def browser_id(self, cookies: str) -> str | None:
        """Which browser this is, if it was let in to any table before."""
        known = (self.seal.admitted(*shown) for shown in self.cookies.tickets_in(cookies))
        return next(filter(None, known), None)

    def admits(self, actor: TableActor, cookies: str) -> bool:
        """Whether a visitor with this `Cookie` header may see the table. With the door closed,
        neither its code nor the key of its QR admits strangers (safety §3). A browser that was let
        in before may come in, and so may a device with the tablet or a seat."""
        code = actor.table.code
        return (
            actor.table.door_open
            or self.has_ticket(code, cookies)
            or any(
                actor.holds(kind, self.seal.of(secret))
                for kind, _, secret in self._claimed_places(cookies, code)
            )
        )

    def place_of(
        self, cookies: str, address: str, code: str | None = None, near: str | None = None
    ) -> str | None:
        """Table and token (hash) of a place that a visitor with this `Cookie` header holds, at the
        table with this code or at any. The one that is `near` (by code or route) is checked first,
        then those in memory. Others are read from the store, because places count after a restart,
        but only a few of them."""
        left = LOOKUPS_AT_ONCE
        claimed = self._claimed_places(cookies, code)
        for kind, of, secret in sorted(claimed, key=lambda one: self._distance(one[1], near)):
            actor = self.tables.loaded(of)
            if actor is None and left:
                actor, left = self._find_if_allowed(of, address), left - 1
            token = self.seal.of(secret)
            if actor is not None and actor.holds(kind, token):
                return f"{of}.{token}"
        return None

    def _claimed_places(self, cookies: str, code: str | None) -> Iterable[tuple[Kind, str, str]]:
        """The places that the visitor's cookies claim: kind, code, token."""
        if code is None:
            return self.cookies.places_in(cookies)
        secrets = ((kind, self.cookies.in_header(cookies, kind, code)) for kind in PLACES)
        return ((kind, code, secret) for kind, secret in secrets if secret is not None)

    def _distance(self, code: str, near: str | None) -> int:
        if near is not None and near in (code, self.seal.route(code)):
            return 0
        return 1 if self.tables.loaded(code) else 2

    def _find_if_allowed(self, code: str, address: str) -> TableActor | None:
        if self.limits.may_look_up(address):
            with suppress(Unreadable, CannotSave):
                return self.tables.find(code)
        return None

    def build(self, kind: Kind) -> str:
        """The version of a page (`Hello.build`). One that has a QR is another one after the host
        has chosen another address."""
        if kind is Kind.TABLET or self.addresses.chosen is None:
            return self.assets.hash
        parts = f"{self.assets.hash} {self.addresses.chosen}"
        return hashlib.sha256(parts.encode()).hexdigest()[:12]

    def join_link(self, code: str) -> str:
        return f"{self.addresses.link()}/j/{code}?{KEY}={self.seal.door(code)}"


shell: Shell = LocalProxy(lambda: current_app.extensions["shell"])  # type: ignore[assignment]
"""The shell of the application that answers the current request."""
