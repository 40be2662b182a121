"""Settings from environment and command line, checked once and then frozen."""

import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from msgspec import Meta, convert

from companion.core.value import Frozen, fields
from companion.web.tokens import KEY_CHARACTERS

LogLevel = Literal["debug", "info", "warning", "error"]
PORT = 8000
POSTGRESQL, SQLITE = "postgresql+psycopg://", "sqlite:///"


class BadConfig(Exception):
    """Some settings are invalid: (setting, given value), to be reported to a person."""

    def __init__(self, faults: Sequence[tuple[str, str]]) -> None:
        super().__init__(", ".join(name for name, _ in faults))
        self.faults = tuple(faults)


def _web(value: str) -> str:
    """The address of `phase_hook`. Raises ValueError."""
    parts = urlsplit(value)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError("not an address")
    return value


def _bare_origin(value: str) -> str:
    """The origin in `public_url`. Raises ValueError."""
    parts = urlsplit(_web(value))
    if parts.port == 0:
        raise ValueError("no port")
    if parts.path not in ("", "/") or parts.query or parts.fragment or parts.username:
        raise ValueError("more than scheme, host and port")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _database(value: str) -> str:
    """`database_url` in SQLAlchemy's form; hosting services give an older. Raises ValueError."""
    for old in ("postgres://", "postgresql://"):
        value = value.replace(old, POSTGRESQL, 1)
    if value.startswith(SQLITE):
        return value
    from sqlalchemy.engine import make_url  # only here: SQLite does not need it
    from sqlalchemy.exc import ArgumentError

    try:
        backend = make_url(value).get_backend_name()
    except ArgumentError as error:
        raise ValueError("no address of a database") from error
    if backend != "postgresql":
        raise ValueError("neither SQLite nor PostgreSQL")
    return value


_CHECKED = {"public_url": _bare_origin, "database_url": _database, "phase_hook": _web}


class Config(Frozen, kw_only=True):
    """The settings of one process."""

    host: Annotated[str, Meta(min_length=1, max_length=253)] = "0.0.0.0"
    port: Annotated[int, Meta(ge=0, le=65535)] = PORT
    port_given: bool = False
    """Whether the port was configured, so that no other one may be used."""
    public_url: str | None = None
    """Origin (scheme, host, port) under which guests reach us; overrides detected addresses."""
    data_dir: Path
    database_url: str
    secret_key: Annotated[str, Meta(min_length=KEY_CHARACTERS, max_length=1024)] | None = None
    """Key for the hashes of tokens; None: one is generated and kept in `data_dir`."""
    metrics_token: Annotated[str, Meta(min_length=16, max_length=1024)] | None = None
    """Token that gives access to /metrics; None: only this machine has access."""
    phase_hook: Annotated[str, Meta(max_length=2000)] | None = None
    """Address to which each public phase is posted; only from the environment. None: none."""
    log_level: LogLevel = "warning"
    proxies: Annotated[int, Meta(ge=0, le=5)] = 0
    """Exact number of trusted proxies in front."""
    hosted: bool = False
    """Whether this is a public server where anybody may open tables; else one table on a LAN."""

    @property
    def secure(self) -> bool:
        return bool(self.public_url and self.public_url.startswith("https:"))


SETTINGS = tuple(one.name for one in fields(Config) if one.name not in ("port_given", "hosted"))
"""All settings; in the environment they have the same name in capitals."""


def read(given: Mapping[str, Any], environ: Mapping[str, str], *, hosted: bool = False) -> Config:
    """The settings from the command line (`given`, without absent ones) over the environment.
    Raises BadConfig with all invalid settings, or with what needs to be installed."""
    values: dict[str, Any] = {
        name: environ[name.upper()] for name in SETTINGS if environ.get(name.upper())
    }
    values |= {name: value for name, value in given.items() if value is not None}
    data_dir = Path(values.get("data_dir") or _default_data_dir(environ)).expanduser()
    values["data_dir"] = data_dir
    values.setdefault("database_url", f"{SQLITE}{data_dir / 'veglia.db'}")
    faults = []
    for one in fields(Config):
        if one.name in values:
            try:
                value = convert(values[one.name], one.type, strict=False)
                values[one.name] = _CHECKED.get(one.name, lambda same: same)(value)
            except ValueError:
                faults.append((one.name, str(values[one.name])))
    if faults:
        raise BadConfig(faults)
    made = Config(**values, port_given="port" in values, hosted=hosted)
    if made.database_url.startswith(POSTGRESQL) and find_spec("psycopg") is None:
        raise BadConfig([("database_driver", "psycopg")])
    return made


def _default_data_dir(environ: Mapping[str, str]) -> Path:
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or "~/AppData/Local") / "Veglia"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/Veglia")
    return Path(environ.get("XDG_DATA_HOME") or "~/.local/share") / "veglia"
