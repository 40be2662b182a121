"""The parts of the shell, put together once for each process."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass
from hmac import compare_digest
from urllib.parse import parse_qsl

from companion.games.registry import Games, find_games
from companion.table.log.codec import Codec
from companion.table.log.stored import Unreadable
from companion.web import places
from companion.web.addresses import Addresses
from companion.web.catalogs import Catalogs
from companion.web.clock import SharedClock
from companion.web.config import Config
from companion.web.http.assets import Assets
from companion.web.http.headers import Hosts
from companion.web.http.limits import RateLimits
from companion.web.http.templates import Painter
from companion.web.join_codes import typed
from companion.web.live.context import Context
from companion.web.live.following import Following
from companion.web.live.inbox import Inbox
from companion.web.live.rehearsals import Rehearsals
from companion.web.live.tables import Tables
from companion.web.store.expiry import Sweeper
from companion.web.store.records import CannotSave, Store
from companion.web.tokens import KEY, Cookies, Seal, server_key


@dataclass(frozen=True, slots=True)
class Shell:
    """What pages and sockets work with."""

    config: Config
    hosts: Hosts
    addresses: Addresses
    assets: Assets
    words: Catalogs
    painter: Painter
    games: Games
    codec: Codec
    limits: RateLimits
    cookies: Cookies
    seal: Seal
    clock: SharedClock
    store: Store
    tables: Tables
    sweeper: Sweeper
    following: Following
    rehearsals: Rehearsals

    def start(self) -> None:
        """What goes on in the background: tables expire, and follow other processes."""
        self.sweeper.start()
        self.following.start(self.tables, self.limits)

    def stop(self) -> None:
        """Let go of the database, and of what is played in the background."""
        self.rehearsals.stop()
        self.following.stop()
        self.store.close()

    def may_name(self, code: str, address: str, cookies: str, key: str = "") -> bool:
        """Whether a visitor with this `Cookie` header may name a table. Who has its `key`, or holds
        a place there, has not guessed its code, whatever the neighbours behind the same router
        try."""
        known = typed(code)
        return (
            self.knows(known, cookies, key)
            or self.limits.may_guess(self._guesser(cookies, address))
            or self.place_of(cookies, address, known) is not None
        )

    def guessed_wrong(self, address: str, cookies: str) -> None:
        """Count a code that did not exist. Who holds a place has guesses of its own, and uses up
        nobody's behind the same router."""
        self.limits.guessed_wrong(self._guesser(cookies, address))

    def _guesser(self, cookies: str, address: str) -> str:
        return self.place_of(cookies, address) or address

    def knows(self, code: str | None, cookies: str, key: str = "") -> bool:
        """Whether a visitor has the key of the table with this code, or was let in before."""
        if code is None:
            return False
        return compare_digest(key.encode(), self.seal.door(code).encode()) or self.has_ticket(
            code, cookies
        )

    def has_ticket(self, code: str, cookies: str) -> bool:
        """Whether this browser was let in to see the table while the door was open."""
        wanted = self.seal.ticket(code).encode()
        shown = (one for of, one in self.cookies.tickets_in(cookies) if of == code)
        return any(compare_digest(one.encode(), wanted) for one in shown)

    def was_let_in(self, path: str, query: str, cookies: str) -> bool:
        """Whether a visitor who asks for this path shows the key of that table, or was let in to
        any before: no stranger, even where a flood comes from behind the same router."""
        key = dict(parse_qsl(query)).get(KEY, "") if path.startswith("/j/") else ""
        if key and self.knows(typed(path[3:]), "", key):
            return True
        shown = self.cookies.tickets_in(cookies)
        return any(compare_digest(one, self.seal.ticket(of)) for of, one in shown)

    def admits(self, inbox: Inbox, cookies: str) -> bool:
        """Whether a visitor with this `Cookie` header may see the table.

        With the door closed its code opens nothing more to strangers (safety §3), and neither does
        the key of its QR. A browser that was let in before comes in, and so does whoever holds the
        tablet or a seat.
        """
        code = inbox.table.code
        return (
            inbox.table.door_open
            or self.has_ticket(code, cookies)
            or any(
                of == code and inbox.holds(kind, self.seal.of(secret))
                for kind, of, secret in self.cookies.all_in(cookies)
            )
        )

    def place_of(self, cookies: str, address: str, code: str | None = None) -> str | None:
        """Table and token (hash) of a place that a visitor with this `Cookie` header holds, at this
        table or at any. A table that is not in memory is read: places count after a restart, but
        not at a table that cannot be read.
        """
        for kind, of, secret in self.cookies.all_in(cookies):
            if code not in (None, of):
                continue
            inbox, token = self._looked_for(of, address), self.seal.of(secret)
            if inbox is not None and inbox.holds(kind, token):
                return f"{of}.{token}"
        return None

    def _looked_for(self, code: str, address: str) -> Inbox | None:
        inbox = self.tables.here(code)
        if inbox is None and self.limits.may_look(address):
            with suppress(Unreadable, CannotSave):
                return self.tables.find(code)
        return inbox

    def join_link(self, code: str) -> str:
        """What the QR of a table says."""
        return f"{self.addresses.link()}/j/{code}?{KEY}={self.seal.door(code)}"


def assemble(config: Config) -> Shell:
    """Everything ready: catalogs read, assets hashed, the database in today's shape."""
    games = find_games()
    words, assets = Catalogs(places.locale_dir(), games), Assets(places.static_dir())
    codec, store = Codec(games), Store(config.database_url)
    store.migrate()
    seal = Seal(config.secret_key or server_key(config.data_dir))
    addresses = Addresses(config.public_url, config.host, config.port)
    clock = SharedClock(time.time)
    following = Following(store, seal, clock)
    context = Context(
        games=games,
        codec=codec,
        store=store,
        addresses=addresses,
        seal=seal,
        clock=clock,
        began=following.since,
        vocabulary=lambda: following.vocabulary,
    )
    tables = Tables(context)
    return Shell(
        config=config,
        hosts=Hosts(config),
        addresses=addresses,
        assets=assets,
        words=words,
        painter=Painter(assets, words),
        games=games,
        codec=codec,
        limits=RateLimits(seal.asker_key),
        cookies=Cookies(secure=config.secure),
        seal=seal,
        clock=clock,
        store=store,
        tables=tables,
        sweeper=Sweeper(context, tables),
        following=following,
        rehearsals=context.rehearsals,
    )
