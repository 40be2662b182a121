"""The parts of the shell, put together once for each process."""

from __future__ import annotations

import time
from dataclasses import dataclass

from companion.games.registry import Games, find_games
from companion.web import places
from companion.web.addresses import Addresses
from companion.web.assets import Assets
from companion.web.codec import Codec
from companion.web.codes import typed
from companion.web.config import Config
from companion.web.headers import Hosts
from companion.web.house import House
from companion.web.limits import Limits
from companion.web.painting import Painter
from companion.web.store import Store
from companion.web.sweeping import Sweeper
from companion.web.tables import Tables
from companion.web.tokens import Cookies, Seal, house_key
from companion.web.words import Words


@dataclass(frozen=True, slots=True)
class Shell:
    """What pages and sockets work with."""

    config: Config
    hosts: Hosts
    addresses: Addresses
    assets: Assets
    words: Words
    painter: Painter
    games: Games
    codec: Codec
    limits: Limits
    cookies: Cookies
    seal: Seal
    store: Store
    tables: Tables
    sweeper: Sweeper

    def may_name(self, code: str, address: str, cookies: str) -> bool:
        """Whether a visitor with this `Cookie` header may still name a table. Who holds a place
        there has not guessed its code, whatever the neighbours behind the same router try."""
        if self.limits.may_guess(address):
            return True
        inbox = self.tables.here(known) if (known := typed(code)) else None
        return inbox is not None and any(
            inbox.holds(kind, self.seal.of(secret))
            for kind, of, secret in self.cookies.all_in(cookies)
            if of == known
        )


def assemble(config: Config) -> Shell:
    """Everything ready: catalogs read, assets hashed, the database in today's shape."""
    games = find_games()
    words, assets = Words(places.locale_dir(), games), Assets(places.static_dir())
    codec, store = Codec(games), Store(config.database_url)
    store.migrate()
    seal = Seal(config.secret_key or house_key(config.data_dir))
    addresses = Addresses(config.public_url, config.host, config.port)
    house = House(games, codec, store, addresses, seal, time.time, began=time.time())
    tables = Tables(house)
    return Shell(
        config=config,
        hosts=Hosts(config),
        addresses=addresses,
        assets=assets,
        words=words,
        painter=Painter(assets, words),
        games=games,
        codec=codec,
        limits=Limits(),
        cookies=Cookies(secure=config.secure),
        seal=seal,
        store=store,
        tables=tables,
        sweeper=Sweeper(house, tables),
    )
