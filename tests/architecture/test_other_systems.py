"""The product runs on Windows: POSIX-only code is guarded, files are replaced, not renamed, and
text files have an encoding.

A guard is a `try` that catches ImportError or AttributeError, an `if` that tests the system
(`sys.platform`, `os.name`, `hasattr`), or such an `if` before it that returns.
"""

import ast
import re
from collections.abc import Iterable, Iterator

import pytest

from tests.architecture.tree import fail_on, files, nodes

MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
NAMES = re.compile(
    r"os\.(chown|fchmod|fchown|fork|forkpty|geteuid|getgid|getloadavg|getpgid|getuid|kill|killpg|mkfifo|nice"
    r"|sched_\w+|setsid|statvfs|sync|uname|wait|O_CLOEXEC|O_DIRECTORY|O_NOFOLLOW|O_NONBLOCK)"
    r"|signal\.(SIGALRM|SIGCHLD|SIGHUP|SIGKILL|SIGPIPE|SIGQUIT|SIGUSR[12]|alarm|pause|setitimer)"
    r"|select\.(epoll|kqueue|poll)|socket\.(AF_UNIX|SO_REUSEADDR|SO_REUSEPORT)|time\.tzset"
    r"|\w+\.add_signal_handler"
)
PLACES = re.compile(r"/(tmp|dev|proc|etc|var|usr|home)(/.*)?")
DATES = re.compile(r"%[-e]")
ASKS = re.compile(r"sys\.platform|os\.name|hasattr|fcntl is")
CAUGHT = re.compile(r"ImportError|AttributeError")
RENAMED_TO_A_NEW_NAME = {"companion/web/build/pocket.py", "companion/web/store/files_beside.py"}
"""Files that move a folder, which cannot be replaced, or choose a free name."""


def guards(node: ast.AST) -> bool:
    """Whether the body of this node is guarded."""
    if isinstance(node, ast.Try):
        return any(
            handler.type and CAUGHT.search(ast.unparse(handler.type)) for handler in node.handlers
        )
    return isinstance(node, ast.If | ast.IfExp) and ASKS.search(ast.unparse(node.test)) is not None


def leaves(node: ast.AST) -> bool:
    """Whether the statements after this one are guarded."""
    if isinstance(node, ast.Try) and node.handlers:
        last = node.handlers[-1].body[-1]
    elif isinstance(node, ast.If):
        last = node.body[-1]
    else:
        return False
    return isinstance(last, ast.Return | ast.Raise) and guards(node)


def unguarded(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a tree that are not guarded."""
    if guards(node):
        return
    yield node
    for _, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from unguarded(child)
                if leaves(child):
                    break


def imported(node: ast.AST) -> set[str]:
    """The modules that an import names."""
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names}
    return {node.module or ""} if isinstance(node, ast.ImportFrom) and not node.level else set()


def dotted(node: ast.expr) -> str:
    """The name with its owner (`os.kill`); `.kill` where the owner is no name."""
    if isinstance(node, ast.Attribute):
        return f"{getattr(node.value, 'id', '')}.{node.attr}"
    return getattr(node, "id", "")


def without_encoding(call: ast.Call) -> bool:
    """Whether a call opens a text file without an encoding."""
    name = dotted(call.func)
    if any(word.arg == "encoding" for word in call.keywords):
        return False
    if name.endswith(".read_text"):
        return not call.args
    if name.endswith(".write_text"):
        return len(call.args) < 2
    if name.startswith("subprocess."):
        return any(word.arg in {"text", "universal_newlines"} for word in call.keywords)
    modes = [*call.args[1:2], *(word.value for word in call.keywords if word.arg == "mode")]
    return name in {"open", "os.fdopen"} and not any("b" in ast.unparse(mode) for mode in modes)


def wrong(node: ast.AST) -> str:
    """What would fail on Windows, or nothing."""
    if only := imported(node) & MODULES:
        return f"imports {', '.join(only)}"
    if isinstance(node, ast.Attribute) and NAMES.fullmatch(dotted(node)):
        return dotted(node)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value if PLACES.fullmatch(node.value) or DATES.search(node.value) else ""
    if isinstance(node, ast.Call) and without_encoding(node):
        return f"{dotted(node.func)} without an encoding"
    return ""


def errors(tree: Iterable[ast.AST]) -> list[str]:
    """The line and name of everything that would fail."""
    first, *others = tree
    if not any(map(wrong, others)):
        return []
    return [f"{node.lineno}: {what}" for node in unguarded(first) if (what := wrong(node))]


def renames(tree: Iterable[ast.AST]) -> list[str]:
    """The calls that fail on Windows if the new name exists."""
    called = (node.func for node in tree if isinstance(node, ast.Call))
    return [ast.unparse(one) for one in called if getattr(one, "attr", "") in ("rename", "renames")]


def test_what_only_posix_has_is_guarded_and_text_has_an_encoding():
    places = [f"{path}:{one}" for path in files(".py", "companion") for one in errors(nodes(path))]
    fail_on(places, "this fails on Windows")


def test_a_file_is_replaced_and_not_renamed():
    paths = {path for path in files(".py", "companion") if renames(nodes(path))}
    assert paths == RENAMED_TO_A_NEW_NAME


@pytest.mark.parametrize(
    "bad",
    [
        "import fcntl",
        "from pwd import getpwnam",
        "os.kill(1, 9)",
        "signal.signal(signal.SIGHUP, stop)",
        "loop.add_signal_handler(15, stop)",
        "socket.socket(socket.AF_UNIX)",
        "listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)",
        "folder = '/tmp/veglia'",
        "time.strftime('%-d')",
        "open('a')",
        "open('a', 'w')",
        "path.read_text()",
        "path.write_text(words)",
        "subprocess.run(asked, text=True)",
        "try:\n    import fcntl\nexcept OSError:\n    pass",
        "if wanted:\n    import fcntl",
    ],
)
def test_what_fails_on_windows_is_found(bad):
    assert errors(ast.walk(ast.parse(bad)))


@pytest.mark.parametrize(
    "good",
    [
        "try:\n    import fcntl\nexcept ImportError:\n    fcntl = None",
        "if sys.platform != 'win32':\n    import resource",
        "def room():\n    if os.name == 'nt':\n        return\n    os.kill(1, 9)",
        "if hasattr(os, 'nice'):\n    os.nice(10)",
        "open('a', 'rb')",
        "open('a', 'w', encoding='utf-8')",
        "path.read_text('utf-8')",
        "path.write_text(words, encoding='utf-8')",
        "signal.signal(signal.SIGTERM, stop)",
        "link = '/sw.js'",
    ],
)
def test_what_works_everywhere_is_left_alone(good):
    assert errors(ast.walk(ast.parse(good))) == []


def test_a_rename_is_found():
    assert renames(ast.walk(ast.parse("os.rename(a, b)\npath.rename(b)"))) == [
        "os.rename",
        "path.rename",
    ]
    assert renames(ast.walk(ast.parse("os.replace(a, b)\npath.replace(b)"))) == []
