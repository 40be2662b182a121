"""Who may ask for which page: every route of the app, and the list `routes.txt`, kept by hand."""

import tempfile
from dataclasses import dataclass
from pathlib import Path

from companion.web import config
from companion.web.app import create_app

LIST = Path(__file__).with_name("routes.txt")
ASKED = ("GET", "POST", "PUT", "PATCH", "DELETE")
"""Flask adds HEAD and OPTIONS to each route."""
EXAMPLES = {"version": "0", "language": "it", "chunk": "jrc", "path:name": "manifest.webmanifest"}


@dataclass(frozen=True)
class Route:
    """`who`: may have the page. `refusal`: the status for everybody else, if there is one."""

    method: str
    rule: str
    who: str
    refusal: int | None

    @property
    def name(self) -> str:
        return f"{self.method} {self.rule}"

    def path(self, code: str) -> str:
        """An example of its path. Raises KeyError where the rule has an unknown part."""
        path = self.rule
        while "<" in path:
            before, _, rest = path.partition("<")
            part, _, after = rest.partition(">")
            known = EXAMPLES | {"code": code}
            value = part.split("'")[1] if part.startswith("any(") else known[part]
            path = f"{before}{value}{after}"
        return path


def served() -> set[str]:
    """The routes of the app, as the list names them."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(config.read({"data_dir": folder}, {}, hosted=True))
        rules = list(app.url_map.iter_rules())
        app.shell.store.close()
    return {f"{one} {rule.rule}" for rule in rules for one in ASKED if one in (rule.methods or ())}


def listed() -> list[Route]:
    """The routes of the list."""
    routes = []
    for line in LIST.read_text().splitlines():
        name, who, *refusal = (part.strip() for part in line.split(" | "))
        method, _, rule = name.partition(" ")
        routes.append(Route(method, rule, who, int(refusal[0]) if refusal else None))
    return routes
