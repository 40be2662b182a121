"""A word of the style sheets means one thing: who chose it second would lay out what was there."""

import re
from collections import defaultdict
from pathlib import Path

from tests.architecture.tree import files, read

COMMENT = re.compile(r"/\*.*?\*/", re.S)
RULE = re.compile(r"([^{}]+)\{")
LIST = re.compile(r",(?![^(]*\))")
ALONE = re.compile(r"\.([a-z][\w-]*)")
TWICE = {
    "hush": "every part keeps quiet at night",
    "old": "the last view, on pages that are never the same",
    "others": "wide and narrow",
    "say": "wide and narrow",
    "stages": "wide and narrow",
}


def test_a_class_that_stands_alone_is_laid_out_by_one_sheet():
    sheets = defaultdict(set)
    for path in files(".css", "static/css"):
        for selectors in RULE.findall(COMMENT.sub("", read(path))):
            for one in LIST.split(selectors):
                if alone := ALONE.fullmatch(one.strip()):
                    sheets[alone[1]].add(Path(path).name)
    several = {name for name, where in sheets.items() if len(where) > 1}
    assert several == set(TWICE), {name: sheets[name] for name in several ^ set(TWICE)}
