"""Record on purpose what the golden games show: `python -m tests.golden.record [name…]`.

Their logs stay as they were written, as a table keeps the log of an evening begun before. Where
the rules decide otherwise today, and should, `--logs` writes the logs of those named anew, too.
"""

import sys

from tests.kit.golden.book import logged, path_of, read, write, write_shown
from tests.kit.golden.scenes import SCENES


def main(arguments: list[str]) -> None:
    """All of them, or those named; the diff is then read and explained."""
    names = [one for one in arguments if one != "--logs"]
    for scene in SCENES:
        name = scene.__name__
        if names and name not in names:
            continue
        page = logged(scene(), (scene.__doc__ or "").strip())
        if "--logs" in arguments or not path_of(name).exists():
            write(name, page)
        elif page != read(name):
            print(f"{name}: the rules decide otherwise now; its log is left (--logs)")
        write_shown(name)
        print(f"{path_of(name, 'txt').name}: {len(read(name)['log'])} steps")


if __name__ == "__main__":
    main(sys.argv[1:])
