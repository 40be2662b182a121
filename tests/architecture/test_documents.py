"""Documents for developers are true: decisions are indexed, names in backticks exist."""

import re
from collections.abc import Iterator

from tests.architecture.tree import fail_on, files, read, text_files

RECORDS = "companion/decisions/"
INDEX = f"{RECORDS}README.md"
TITLE = re.compile(r"# (\d+)\. \S.*")
STATUS = re.compile(r"\*(?:Accepted|Replaced by \d+), \d{4}-\d\d-\d\d\.(?: .*)?\*")
FENCED = re.compile(r"```.*?```", re.DOTALL)
LABEL = re.compile(r"(?<!\*)\*([^*|]+)\*(?!\*)")
TICKED = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.@-]*(?:/[\w.@<>-]*)+|[\w-]+\.(?:py|js|mjs|md|css|html|ftl|json|sh|conf)")
NAME = re.compile(r"[A-Za-z_][\w.]*(?:\(\))?")
MADE = {"static/built/built.json", "static/vendor/licenses.txt", "build/bench.json"}
MADE |= {".soak/", ".soak/soak.xml", ".venv/bin/companion", "companion/games/quarry/"}
"""Generated files."""
NO_CODE = (".md", ".json", ".svg", ".ftl", "constraints.txt", "requirements.txt")
OF_OTHERS = {"VACUUM", "WEB_CONCURRENCY", "pg_stat_wal", "process_cpu_seconds_total"}
OF_OTHERS |= {"process_resident_memory_bytes", "veglia_read_on_seconds_count"}
"""Names of PostgreSQL, Prometheus and hosting."""


def documents() -> list[str]:
    return [path for path in files(".md") if path != "CHANGELOG.md" and "tests/golden" not in path]


def test_every_record_has_a_number_a_status_with_a_date_and_a_row_of_the_index():
    index, errors = read(INDEX), []
    records = [path for path in files(".md") if path.startswith(RECORDS) and path != INDEX]
    for path in records:
        first, _, status, *_ = read(path).splitlines()
        name = path.removeprefix(RECORDS)
        title = TITLE.fullmatch(first)
        if title is None or int(title[1]) != int(name[:4]):
            errors.append(f"{path}: the title is «# {int(name[:4])}. …»")
        if not STATUS.fullmatch(status):
            errors.append(f"{path}: the third line is «*Accepted, YYYY-MM-DD.*»")
        if f"]({name})" not in index:
            errors.append(f"{INDEX}: a row for {name}")
    rows = [int(number) for number in re.findall(r"^\| (\d+) \|", index, re.MULTILINE)]
    if rows != [*range(1, len(rows) + 1)]:
        errors.append(f"{INDEX}: each number once, in order")
    fail_on(errors, "who looks for a reason finds it in the index of decisions")


def unknown(text: str, paths: set[str], words: set[str]) -> Iterator[str]:
    """Names in backticks that are neither a path nor a word in the code."""
    for name in TICKED.findall(FENCED.sub("", text)):
        if name in MADE | OF_OTHERS or name.startswith("/") or "<" in name or "*" in name:
            continue  # made, another program's, an address, or a pattern
        if PATH.fullmatch(name):
            if not any(f"/{path}".endswith(f"/{name.strip('/')}") for path in paths):
                yield name
        elif NAME.fullmatch(name) and not words.issuperset(re.findall(r"\w+", name)):
            yield name


def test_the_law_knows_a_name_that_is_nowhere():
    paths, words = {"companion/core/text.py", "companion/core"}, {"Text", "view"}
    right = "`core/text.py`, `core/`, `Text.view()`, `a b`, `phases/<id>.py`"
    assert not [*unknown(right, paths, words)]
    assert [*unknown("`core/sentence.py` `Sentence` `web/`", paths, words)] == [
        *("core/sentence.py", "Sentence", "web/")
    ]


def test_names_in_backticks_exist():
    code = [path for path in text_files() if not path.endswith(NO_CODE)]
    paths = {*files("")}
    paths |= {
        "/".join(path.split("/")[:n]) for path in paths for n in range(1, path.count("/") + 1)
    }
    words = {word for path in code for word in re.findall(r"\w+", read(path))}
    errors = [
        f"{path}: `{name}`" for path in documents() for name in unknown(read(path), paths, words)
    ]
    fail_on(errors, "what a document names in backticks is a file or a name of today's code")


def test_what_a_readme_says_to_press_stands_on_the_screen():
    errors = []
    for path, language in [
        ("README.md", "en"),
        *((f"companion/locale/README.{one}.md", one) for one in ("fr", "de", "es")),
    ]:
        words = "\n".join(read(one) for one in files(f"/{language}.ftl"))
        sentences = re.findall(r"^(?:[\w-]+ =| +\*?\[\w+\]) *(.+)", words.lower(), re.MULTILINE)
        for label in (" ".join(one.split()) for one in LABEL.findall(read(path))):
            if not any(" ".join(one.split()).startswith(label.lower()) for one in sentences):
                errors.append(f"{path}: *{label}*")
    fail_on(errors, "a host looks for the words of the README on the screen")
