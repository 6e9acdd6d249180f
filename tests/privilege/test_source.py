"""What must not be in the source of anything that may run as root; no privilege is needed to look."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = sorted((ROOT / "helper").rglob("*.py"))

# Each runs text or bytes as a program, or lets a caller name what is run or loaded.
CALLS = {"eval", "exec", "compile", "__import__", "breakpoint", "input"}
MODULES = {
    "pickle",
    "marshal",
    "shelve",
    "importlib",
    "runpy",
    "code",
    "codeop",
    "socket",
    "tempfile",
    "pty",
    "imp",
}
ALLOWED = {
    # It makes no socket: it asks the one that systemd hands it who is at the other end.
    "helper/disktune_helper/system/socket_admission.py": {"imports socket", "os.environ"},
    "helper/disktune_helper/system/socket_slots.py": {"imports socket"},
    # Pairs of its own process and those that it begins; they connect to nothing else.
    "helper/disktune_helper/system/companion/new_process.py": {"imports socket", "os.killpg"},
    "helper/disktune_helper/system/companion/drive_holder.py": {"imports socket"},
    "helper/disktune_helper/system/companion/starting.py": {"imports socket"},
    # It tells systemd that it is there, or leaves, by the datagrams of sd_notify(3).
    "helper/disktune_helper/system/service_manager.py": {"imports socket", "os.environ"},
    # What udev tells every user of devices that it is done with; one unit listens.
    "helper/disktune_helper/system/device_news.py": {"imports socket"},
    # The group of its own child, which nobody has waited for yet: the number means no other process.
    # What the kernel tells every user of devices; class browse alone listens.
    # As whom a user's own helper runs, which the window tells; root's environment has been taken off by then.
    "helper/disktune_helper/rpc/server.py": {"os.environ"},
    # What a terminal is like; root is refused before.
    "helper/disktune_helper/cli/common/desktop_work.py": {"os.environ"},
    # Whether pkexec or sudo started it. Everything else is removed before the hello.
    "helper/disktune-helper.py": {"os.environ"},
    # Reads the file that root made of all bytecode, as Python itself does, and carries it out as an import does.
    "helper/disktune_helper/bytecode.py": {
        "imports importlib._bootstrap_external",
        "imports marshal",
        "calls exec",
    },
    # Makes that file while the helper is installed, of the sources that are installed; the launcher checks them.
    "helper/disktune_helper/precompile.py": {"imports marshal", "imports runpy", "calls compile"},
    "helper/disktune_helper/main.py": {"os.environ"},
    "helper/disktune_helper/system/file_bench.py": {"os.environ"},
    "helper/disktune_helper/system/privilege.py": {"os.environ"},
    # The date of what was done, for people to read.
    "helper/disktune_helper/system/system_ports.py": {"time.time"},
    # The date of a sample.
    "helper/disktune_helper/cli/sample.py": {"time.time"},
    # The modules of a closed table, for one of the declared faces; whether systemd has started it.
    "helper/disktune_helper/faces.py": {"imports importlib", "os.environ"},
    # What a terminal is like.
    "helper/disktune_helper/cli/common/work.py": {"os.environ"},
    # The date of a page, which others compare with their own clocks.
    "helper/disktune_helper/cli/metrics.py": {"time.time"},
}
# Text for a shell, a program sought in PATH, a signal to a number that may mean another process by then, a switch
# in the environment, and a clock that jumps.
ATTRIBUTES = {
    "os": {"system", "popen", "putenv", "startfile", "kill", "killpg", "environ", "getenv"}
    | {f"{call}{ending}" for call in ("exec", "spawn") for ending in ("lp", "lpe", "vp", "vpe")}
    | {"posix_spawnp"},
    "time": {"time"},
    "subprocess": {"getoutput", "getstatusoutput", "call", "check_call", "check_output"},
}
STARTS = {"run", "Popen"}
"""Of subprocess: what starts a program. Root gives it no input and an environment of its own."""
ELSEWHERE = ("/tmp", "/var/tmp", "/home", "/dev/shm")  # noqa: S108  # the very thing that is looked for
CALLER = re.compile(r"/exe$")
"""Of /proc/PID: which program a process runs proves nothing about who asks, for its user can put code into it."""


def offences(tree: ast.AST) -> Iterator[str]:
    """Yield what is wrong in a module, each with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]
            yield from (f"{node.lineno}: imports {name}" for name in names if name.split(".")[0] in MODULES)
        elif isinstance(node, ast.Call):
            yield from _in_call(node)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.attr in ATTRIBUTES.get(node.value.id, ()):
                yield f"{node.lineno}: {node.value.id}.{node.attr}"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(ELSEWHERE):
            yield f"{node.lineno}: names {node.value}"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and CALLER.search(node.value):
            yield f"{node.lineno}: reads {node.value}"


def _in_call(node: ast.Call) -> Iterator[str]:
    if isinstance(node.func, ast.Name) and node.func.id in CALLS:
        yield f"{node.lineno}: calls {node.func.id}"
    for keyword in node.keywords:
        off = isinstance(keyword.value, ast.Constant) and keyword.value.value is False
        if keyword.arg == "shell" and not off:
            yield f"{node.lineno}: a shell"
    if isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) == "subprocess":
        given = {keyword.arg: ast.unparse(keyword.value) for keyword in node.keywords}
        own = given.get("env") == "ENVIRONMENT" and given.get("stdin") in ("null", "pipe", "subprocess.DEVNULL")
        if node.func.attr in STARTS and not own:
            yield f"{node.lineno}: a program with what the caller has"


@pytest.mark.slow
def test_root_runs_no_text_and_loads_nothing_by_name() -> None:
    found = {}
    for path in SOURCES:
        if here := {offence.partition(": ")[2] for offence in offences(ast.parse(path.read_text()))}:
            found[str(path.relative_to(ROOT))] = here
    assert found == ALLOWED


OFFENCES = (
    "eval(x)",
    "exec(x)",
    "__import__(x)",
    "import pickle",
    "from pickle import loads",
    "import importlib.util",
    "os.system(x)",
    "subprocess.run(x, shell=True, stdin=null, env=ENVIRONMENT)",
    "subprocess.run(x, shell=y, stdin=null, env=ENVIRONMENT)",
    "open('/tmp/log')",
    "os.kill(pid, 9)",
    "os.execvp(name, words)",
    "debug = os.environ.get('DEBUG')",
    "deadline = time.time() + 60",
    "os.readlink(f'/proc/{pid}/exe')",
    "subprocess.check_output([x])",
    "subprocess.run([x])",
    "subprocess.Popen([x], stdin=subprocess.DEVNULL)",
    "subprocess.Popen([x], stdin=subprocess.DEVNULL, env=theirs)",
)


def test_each_of_them_would_be_found() -> None:
    for line in OFFENCES:
        assert len(list(offences(ast.parse(line)))) == 1, line


@pytest.mark.slow
@pytest.mark.parametrize(
    "change",
    [
        "protocol.VERBS['format'] = protocol.VERBS['alive']",
        "del protocol.VERBS['apply']",
        "del protocol.VERBS['others']",
    ],
)
def test_an_operation_without_class_or_without_handler_stops_the_program(change: str) -> None:
    script = (
        f"from disktune_contract.messages import protocol\n{change}\nimport disktune_helper.rpc.browse_handlers"
    )
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.append({str(ROOT / 'helper')!r})\n{script}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "RuntimeError: every operation of the protocol has a class and a handler" in done.stderr
