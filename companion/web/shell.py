"""The parts of the shell, put together once for each process."""

from __future__ import annotations

import time
from dataclasses import dataclass

from companion.games.registry import Games, find_games
from companion.web import places
from companion.web.addresses import Addresses
from companion.web.assets import Assets
from companion.web.codec import Codec
from companion.web.config import Config
from companion.web.headers import Hosts
from companion.web.inbox import House
from companion.web.limits import Limits
from companion.web.painting import Painter
from companion.web.store import Store
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


def assemble(config: Config) -> Shell:
    """Everything ready: catalogs read, assets hashed, the database in today's shape."""
    words, assets = Words(places.locale_dir()), Assets(places.static_dir())
    games = find_games()
    codec, store = Codec(games), Store(config.database_url)
    store.migrate()
    seal = Seal(config.secret_key or house_key(config.data_dir))
    addresses = Addresses(config.public_url, config.host, config.port)
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
        tables=Tables(House(games, codec, store, addresses, seal, time.time)),
    )
