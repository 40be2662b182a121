"""Record what the golden games show: `python -m tests.golden.record [name…]`.

Their logs stay, as a table keeps its log after an upgrade. Where the rules decide differently on
purpose, `--logs` also writes the logs of those named.
"""

import sys
from inspect import getdoc

from tests.kit.golden.book import page_of, path_of, read, write, write_screens
from tests.kit.golden.scenes import SCENES


def main(arguments: list[str]) -> None:
    """Record all, or those named."""
    names = [one for one in arguments if one != "--logs"]
    for scene in SCENES:
        name = scene.__name__
        if names and name not in names:
            continue
        page = page_of(scene(), getdoc(scene))
        if "--logs" in arguments or not path_of(name).exists():
            write(name, page)
        elif page != read(name):
            print(f"{name}: the rules decide otherwise now; its log is left (--logs)")
        write_screens(name)
        print(f"{path_of(name, 'txt').name}: {len(read(name)['log'])} steps")


if __name__ == "__main__":
    main(sys.argv[1:])
