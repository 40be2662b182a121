"""All trials of all promises, in the order of the promises; importing a module enters its own."""

from importlib import import_module
from pathlib import Path

from tests.soak.promise import BOOK

for module in sorted(one.stem for one in (Path(__file__).parent / "trials").glob("*.py")):
    import_module(f"tests.soak.trials.{module}")
TRIALS = sorted(BOOK.trials.values(), key=lambda one: (int(one.promise[1:]), one.name))
