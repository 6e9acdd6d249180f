"""The second wall: what the code of root's helper cannot do even if it is made to, because the kernel denies it.

Each helper is started as its class is, with one thing added before it begins: an operation that runs what this
test hands in, in the thread and at the moment in which a request is served. That is the mistake which the first
wall did not hold.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.folders import METRICS, SAMPLES
from disktune_helper.system.lockdown import landlock, permitted
from tests.privilege.attacks import injected as attacks
from tests.privilege.attacks import worst
from tests.privilege.conftest import LoopDrive
from tests.privilege.sandbox import Sandbox, from_window
from tests.privilege.session import Session

pytestmark = [pytest.mark.privilege, pytest.mark.slow]

INJECTED = f"""{attacks.PRELUDE}
handlers.HANDLERS["journal"] = lambda session, request: attempt(request.identity)
sys.exit(main.main(["disktune-helper", face]))
"""

WHERE_NOTHING_CHANGES = {
    "write its own folder": worst.OPEN.format("/run/disktune/left", worst.CREATE),
    "write its saved settings": worst.OPEN.format("/etc/disktune/left", worst.CREATE),
    "make a directory of its own": "os.mkdir('/run/disktune/directory', 0o755)",
}
"""The same, in the folders that only its holder of drives writes, for `tune` alone."""

INTERFACES = [None, 2, 4, 5, 7]
"""Of Landlock: none; Linux 5.19 to 6.1, where Debian 12 is; 6.7; 6.10; 6.15."""

Start = Callable[[str, dict[str, str], int], Session]


@pytest.fixture
def folders(sandbox: Sandbox) -> Iterator[None]:
    """Have the directories that other sessions left, and a socket that takes whatever is sent."""
    for folder in ("run", "etc", "var/lib"):
        sandbox.path(f"/{folder}/disktune").mkdir(exist_ok=True)
    listener = sandbox.path("/run/disktune/heard")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as hearing:
        hearing.bind(str(listener))
        yield
    listener.unlink()


@pytest.fixture
def injected(sandbox: Sandbox, loop: LoopDrive, folders: None) -> Start:
    """Start a helper of a class that can be made to run things."""

    def start(privilege: str, tries: dict[str, str], interface: int) -> Session:
        command = attacks.command(INJECTED, privilege, tries, loop.name, interface)
        return Session(sandbox.start(from_window(command), None))

    return start


def attempt(session: Session, what: str) -> Any:
    """Let the helper try it."""
    return session.ok("journal", {"identity": what, "limit": 1})


def _this_kernel(interface: int | None) -> int:
    """Return the number of the interface; skip a test of one that this kernel does not have."""
    if interface is not None and interface > landlock.version():
        pytest.skip("this kernel has no such interface")
    return interface or 0


def _done_by(session: Session, tries: dict[str, str]) -> dict[str, Any]:
    """Return what was not refused."""
    seen = {what: attempt(session, what) for what in tries}
    return {what: found for what, found in seen.items() if found["errno"] not in attacks.DENIALS}


@pytest.mark.parametrize("interface", INTERFACES)
def test_who_only_looks_can_do_nothing_else(injected: Start, interface: int | None) -> None:
    number = _this_kernel(interface)
    tries = attacks.refused("inspect", number) | attacks.THROUGH_HOLDER
    tries |= WHERE_NOTHING_CHANGES | attacks.OF_WHO_LOOKS
    with injected("inspect", tries, number) as session:
        assert _done_by(session, tries) == {}


ASKED = "from disktune_helper.system.companion import starting\n{}"
COMPANION = {
    "have a program started": ASKED.format("starting.start(['/bin/true'])"),
    "have another unit started": ASKED.format(
        "starting.start(['/usr/bin/systemctl', 'start', 'debug-shell.service'])"
    ),
    "have a unit linked": ASKED.format("starting.start(['/usr/bin/systemctl', 'link', '/run/disktune/left'])"),
    "have a drive written": ASKED.format(
        "from disktune_helper.system.companion.new_process import wrapped\n"
        "starting.start([*wrapped([]), '/usr/bin/fio', '--readonly', '--rw=write'])"
    ),
    "lend what is no drive": ASKED.format(
        "from disktune_helper.system.companion.new_process import wrapped\n"
        "starting.start([*wrapped([]), '/usr/bin/fio', '--readonly'], [0])"
    ),
}
"""What the companion of `tune` does not start."""


KEEP = """
from disktune_helper.system.config_folder import config_of_root, locks_of_root
from disktune_helper.system.held_files import folder_of_root
from disktune_contract.folders import RUNTIME, STATE
config = config_of_root("/etc/disktune")
config.replace("drives/left.conf", "kept")
assert (config.read("drives/left.conf"), config.names("drives")) == ("kept", ["left.conf"])
config.remove("drives/left.conf")
for folder in (folder_of_root(STATE), folder_of_root(RUNTIME), folder_of_root(STATE).below("long-trials")):
    before = folder.listed()
    for name in ("one", "two"):
        folder.append(name, name)
        folder.replace(name, name, private=True)
        assert folder.read(name) == name
    folder.set_aside("one", "older", 1)
    left = sorted(set(folder.listed()) - set(before))
    assert folder.rename("two", "three") and left == ["older", "one.lock", "two"], left
    assert folder.sweep("x") == [] and all(folder.discard(name) for name in ("older", "one.lock", "three"))
with locks_of_root(RUNTIME).hold("left", 1) as held:
    assert held
"""


@pytest.mark.parametrize("interface", INTERFACES)
def test_who_changes_settings_can_do_nothing_but_that(injected: Start, interface: int | None) -> None:
    number = _this_kernel(interface)
    tries = attacks.refused("tune", number) | attacks.THROUGH_HOLDER | COMPANION | attacks.WRITER
    tries |= WHERE_NOTHING_CHANGES | attacks.KEEPER
    with injected("tune", {**tries, "keep its files": KEEP}, number) as session:
        assert _done_by(session, tries) == {}
        assert attempt(session, "keep its files") == {"errno": 0, "error": ""}


@pytest.mark.parametrize("interface", INTERFACES)
def test_nor_can_what_serves_no_window(
    sandbox: Sandbox, loop: LoopDrive, folders: None, interface: int | None
) -> None:
    number = _this_kernel(interface)
    tries = {face: attacks.of_face(face, number) for face in worst.FACES.keys() - permitted.FILES.keys()}
    done = sandbox.run_from_window(attacks.shut_in(tries, loop.name, number), None)
    assert done.returncode == 0, done.stderr
    found = dict(map(json.loads, done.stdout.splitlines()))
    assert {face: seen.keys() for face, seen in found.items()} == {
        face: code.keys() for face, code in tries.items()
    }
    for face, seen in found.items():
        assert {what: one for what, one in seen.items() if one["errno"] not in attacks.DENIALS} == {}, face


def test_the_worst_of_every_call_that_is_let_through_is_known_and_tried() -> None:
    """A new call, or another condition of one, takes a row in `worst.WORST`, and code that tries it."""
    unused = set(worst.WORST)
    for face, calls in worst.FACES.items():
        through = set(worst.admitted(calls))
        assert through - worst.WORST.keys() == set(), face
        tries = {what for name in through for what in worst.WORST[name].tries}
        assert tries <= attacks.refused(face, 1).keys() | attacks.PURPOSE.get(face, set()), face
        unused -= through
    assert unused == set(), "calls that are refused"


LOOK_AT_PROC = """
from disktune_helper.system.system_ports import SystemPorts
of_others = ("diskstats", "1/mountinfo", "1/net/unix", "1/stat", "sys/kernel/osrelease")
for name in (*of_others, "self/mountinfo", "thread-self/stat"):
    assert SystemPorts().read_text(f"/proc/{name}"), name
assert "1" in os.listdir("/proc")
"""


@pytest.mark.parametrize(("face", "place"), [("sample", SAMPLES), ("metrics", METRICS)])
def test_what_writes_what_it_saw_does(
    sandbox: Sandbox, loop: LoopDrive, folders: None, face: str, place: str
) -> None:
    code = attacks.KEPT.format(f"held_files.folder_of_root({place!r}).replace('left', 'kept')")
    command = attacks.shut_in({face: {"keep": code}}, loop.name, landlock.version())
    done = sandbox.run_from_window(command, None)
    assert json.loads(done.stdout) == [face, {"keep": {"errno": 0, "error": ""}}]
    left = sandbox.path(f"{place}/left")
    assert (left.read_text(encoding="ascii"), left.stat().st_mode & 0o777) == ("kept", 0o644)
    left.unlink()


def test_a_rule_for_its_own_place_in_proc_outlasts_what_the_kernel_forgets(injected: Start) -> None:
    with injected("inspect", {"look": LOOK_AT_PROC}, landlock.version()) as session:
        Path("/proc/sys/vm/drop_caches").write_text("2", encoding="ascii")
        assert attempt(session, "look") == {"errno": 0, "error": ""}


def test_what_it_is_for_is_left(injected: Start) -> None:
    """The operation that is added does run, and what a class needs is there."""
    fine = {
        "look": worst.DRIVE
        + "assert drive.array_metadata(0) == b''; os.listdir('/sys/class/block'); drive.close()",
        "look at what runs": LOOK_AT_PROC,
        "ask": worst.DRIVE + "assert drive.number(0x80081272) == 64 << 20",
        "thread": "import threading; t = threading.Thread(target=print); t.start(); t.join()",
    }
    with injected("inspect", fine, landlock.version()) as session:
        assert {what: attempt(session, what) for what in fine} == {
            what: {"errno": 0, "error": ""} for what in fine
        }
