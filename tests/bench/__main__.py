"""`make bench`: the figures of companion/figures.md, on this machine, as a table and as JSON.

Two cores are wanted: one for the servers, one for the load. Nothing else should be running.
"""

import argparse
import json
import os
import platform
import sys
import time
from pathlib import Path

from tests.bench import endurance, measures, sent, servers

PARTS = {
    "throughput": "V1, V3, V4, V5, S1, S2, S8",
    "capacity": "V6",
    "storms": "S4, S5",
    "ages": "S6",
    "idling": "S7",
    "sent": "S11",
}


def main() -> None:
    """Measure what was asked for."""
    told = _parser().parse_args()
    scale = measures.QUICK if told.quick else measures.Scale(rounds=told.rounds)
    servers.pin(1)
    try:
        lines = [line for part in told.only for line in _part(part, scale)]
    except servers.NoSuchServer as missing:
        sys.exit(f"bench: {missing}")
    print(_table(lines))
    found = {"machine": _machine(), "scale": vars(scale), "lines": lines}
    Path(told.json).write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    print(f"\n{told.json}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="only show that it works")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--json", default="build/bench.json", help="where the figures go")
    return parser


def _part(part: str, scale: measures.Scale) -> list[dict[str, object]]:
    if part == "throughput":
        return [line.row() for line in measures.throughput(scale, _note)]
    if part == "sent":
        return sent.rows()
    measure = {
        "capacity": measures.capacity,
        "storms": endurance.storms,
        "ages": endurance.ages,
        "idling": endurance.idling,
    }[part]
    return [line.row() for line in measure(scale, _note)]


def _note(words: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {words}", file=sys.stderr, flush=True)


def _machine() -> dict[str, object]:
    return {
        "cores": os.cpu_count(),
        "load": os.getloadavg(),
        "python": platform.python_version(),
        "system": platform.platform(),
    }


def _table(lines: list[dict[str, object]]) -> str:
    rows = [("", "ratio", "spread", "wanted", "ours", "theirs", "views", "what")]
    for line in lines:
        spread = f"{_short(line.get('from'))} … {_short(line.get('to'))}"
        rows.append(
            (
                str(line["id"]),
                _short(line.get("ratio")),
                spread,
                str(line.get("target", "")),
                _short(line.get("ours")),
                _short(line.get("theirs")),
                " : ".join(map(_short, line.get("views") or ())),
                f"{line.get('what', '')} ({line.get('unit', '')})",
            )
        )
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def _short(figure: object) -> str:
    if not isinstance(figure, int | float):
        return ""
    return f"{figure:.0f}" if abs(figure) >= 100 else f"{figure:.2f}"


if __name__ == "__main__":
    main()
