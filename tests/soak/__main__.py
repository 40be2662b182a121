"""`make soak`: the promises at full size, by pytest, which also writes `.soak/soak.xml`.

python -m tests.soak                      all promises and faults, for hours
python -m tests.soak P3 storms            some promises or trials, by a part of the name
python -m tests.soak --short              the sizes of the tests
python -m tests.soak faults               only whether seeded faults are noticed
python -m tests.soak P3 --set nights=2    other sizes
"""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

from tests.soak.hunt import TRIALS

ROOT = Path(__file__).resolve().parents[2]
PAIRED = ("-m", "tests.kit.laws.paired", "2000")
TESTS = ("-m", "pytest", "-q", "--limit", "86400")
"""A promise at full size takes longer than a test may."""
TRIED = ("tests/soak/test_promises.py", "tests/soak/test_faults.py")
SECRECY = ("tests/laws/test_secrecy.py", "tests/laws/test_frames.py")
LAWS: dict[str, tuple[str, ...]] = {
    "P1": PAIRED,
    "P2": (*TESTS, "-k", "leak or wrong", *SECRECY),
    "P3": (*TESTS, "tests/laws", "--deselect", SECRECY[0]),
    "P11": (*TESTS, "tests/laws/test_rights.py"),
    "P14": (*PAIRED, "sent"),
    "P17": (*TESTS, "tests/games/lupus", "-k", "paired_evenings or random_evenings"),
    "P18": (*TESTS, "tests/browser/pocket", "-k", "dies_at_any_moment"),
}
"""Commands for promises that need no server."""
FULL = {
    "VEGLIA_RIGHTS": "8",
    "VEGLIA_LIVES": "60",
    "VEGLIA_COPIES": "2000",
    "VEGLIA_LED_PAIRS": "1000",
    "VEGLIA_LED_EVENINGS": "200",
    "VEGLIA_TAB_DEATHS": "20",
}
"""Sizes of the laws; in the tests they are just large enough to find every seeded leak."""


def main() -> None:
    """Run what is asked for; exits with 1 if a promise was broken or a fault not noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("what", nargs="*", help="promises (P3), trials (storms), or «faults»")
    parser.add_argument("--short", action="store_true", help="the sizes of the tests")
    parser.add_argument("--set", nargs="+", default=[], metavar="SIZE=NUMBER")
    given = parser.parse_args()
    ended = [
        subprocess.call([sys.executable, *command], cwd=ROOT, env=os.environ | FULL)
        for promise, command in LAWS.items()
        if not given.short and (not given.what or promise in given.what)
    ]
    names = [one for one in given.what if one not in LAWS or one in {t.promise for t in TRIALS}]
    if names or not given.what:
        chosen = " or ".join(f"[{one}-" if re.fullmatch(r"P\d+", one) else one for one in names)
        told = ("-s", "--durations=0", "--junitxml=.soak/soak.xml", "-o", "junit_family=xunit1")
        asked = (*TESTS, *told, "-k", chosen.replace("faults", "seeded_fault"), *TRIED)
        size = {} if given.short else {"VEGLIA_SOAK": "full"}
        size["VEGLIA_SIZES"] = " ".join(given.set)
        ended += [subprocess.call([sys.executable, *asked], cwd=ROOT, env=os.environ | size)]
    sys.exit(any(ended))


if __name__ == "__main__":
    main()
