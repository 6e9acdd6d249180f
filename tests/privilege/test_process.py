"""What a helper of root has given up by the time it says hello: read from the kernel's account of the process."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from disktune_helper.faces import CLASSES, FACES
from disktune_helper.system.privilege import NOBODY
from tests.privilege.conftest import LoopDrive
from tests.privilege.sandbox import HELPER, OWNER, PKEXEC, STARTED, Sandbox, User, children, from_window
from tests.privilege.session import Session, start

pytestmark = [pytest.mark.privilege, pytest.mark.slow]

CAP_SYS_RAWIO, CAP_SYS_ADMIN = 17, 21
KEPT = 1 << CAP_SYS_RAWIO | 1 << CAP_SYS_ADMIN
# Read everything, change user and group, and the bounding set: what it takes to start a program as nobody who may
# read drives. The companion that starts programs has them, the helper has not.
LENT = 1 << 2 | 1 << 6 | 1 << 7 | 1 << 8
OF_ROOT = ["inspect", "tune"]


def _status(pid: int) -> dict[str, str]:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return dict(line.split(":\t", 1) for line in lines)


def _limits(pid: int) -> dict[str, tuple[str, str]]:
    """Return soft and hard limits by the kernel's names for them."""
    lines = Path(f"/proc/{pid}/limits").read_text().splitlines()[1:]
    found = {}
    for line in lines:
        name, soft, hard = re.split(r"\s{2,}", line)[:3]
        found[name] = (soft, hard)
    return found


def _descriptors(pid: int) -> dict[int, str]:
    """Return open descriptors and what kind of thing each is."""
    folder = Path(f"/proc/{pid}/fd")
    return {int(entry.name): re.sub(r":\[\d+\]$", "", str(entry.readlink())) for entry in folder.iterdir()}


@pytest.fixture(scope="module")
def looked_at(sandbox: Sandbox) -> Iterator[dict[str, Session]]:
    """Give a helper of each class of root's, of which the tests only look at what the kernel says."""
    with start(sandbox, "inspect") as inspect, start(sandbox, "tune") as tune:
        yield {"inspect": inspect, "tune": tune}


@pytest.mark.parametrize("privilege", OF_ROOT)
def test_two_capabilities_are_left_and_no_way_to_more(looked_at: dict[str, Session], privilege: str) -> None:
    """In none but its holder of drives, and the helper is the user nobody."""
    session = looked_at[privilege]
    status = _status(session.helper)
    holder = _status(children(session.helper)[0])
    assert int(holder["CapPrm"], 16) == int(holder["CapEff"], 16) == int(holder["CapBnd"], 16) == KEPT
    assert {kind: int(status[f"Cap{kind}"], 16) for kind in ("Eff", "Prm", "Bnd", "Inh", "Amb")} == {
        "Eff": 0,
        "Prm": 0,
        "Bnd": 0,
        "Inh": 0,
        "Amb": 0,
    }
    assert status["NoNewPrivs"] == "1"
    assert status["Seccomp"] == "2"
    assert set(holder["Uid"].split()) == {"0"}
    assert set(status["Uid"].split()) == {str(NOBODY)}
    assert set(status["Gid"].split()) == {str(NOBODY)}


def test_the_companion_that_starts_programs_can_lend_what_they_need(looked_at: dict[str, Session]) -> None:
    session = looked_at["tune"]
    holder, companion = children(session.helper)
    status = _status(companion)
    beginning = {0: "/dev/null", 1: "/dev/null", 2: "/dev/null", 3: "socket"}
    assert _descriptors(companion) == beginning
    assert _descriptors(holder).items() >= beginning.items()
    # Of one of these too Landlock keeps the rule; by the last one the helper ends with it.
    assert sorted(_descriptors(holder).values()) == ["/dev/null"] * 3 + ["/proc/sys/dev", "socket", "socket"]
    assert (int(status["CapPrm"], 16), int(status["CapEff"], 16)) == (KEPT | LENT, KEPT)
    assert status["NoNewPrivs"] == "1"


@pytest.mark.parametrize("privilege", OF_ROOT)
def test_neither_it_nor_its_programs_are_on_the_network(looked_at: dict[str, Session], privilege: str) -> None:
    own = {kind: Path(f"/proc/self/ns/{kind}").readlink() for kind in ("net", "ipc", "uts")}
    session = looked_at[privilege]
    for process in (session.helper, *children(session.helper)):
        for kind in ("net", "ipc", "uts"):
            assert Path(f"/proc/{process}/ns/{kind}").readlink() != own[kind]
        devices = Path(f"/proc/{process}/net/dev").read_text().splitlines()[2:]
        assert [line.split(":")[0].strip() for line in devices] == ["lo"]


def test_a_viewer_has_no_power_at_all(sandbox: Sandbox) -> None:
    with start(sandbox, "browse") as session:
        status = _status(session.helper)
    assert (status["CapEff"], status["CapPrm"]) == ("0" * 16, "0" * 16)
    assert set(status["Uid"].split()) == {str(OWNER.uid)}


@pytest.mark.parametrize("privilege", OF_ROOT)
def test_surroundings_are_its_own(looked_at: dict[str, Session], privilege: str) -> None:
    session = looked_at[privilege]
    place = Path(f"/proc/{session.helper}")
    assert (place / "cwd").samefile(place / "root")
    assert _status(session.helper)["Umask"] == "0022"
    limits = _limits(session.helper)
    # Isolated, without site, writing no bytecode; nothing else was started on the way.
    assert (place / "cmdline").read_bytes().split(b"\0")[:-1] == [
        b"/usr/bin/python3",
        b"-ISB",
        STARTED.encode(),
        privilege.encode(),
    ]
    assert "-packages" not in (place / "maps").read_text()
    assert limits["Max core file size"] == ("0", "0")
    assert limits["Max open files"] == ("1024", "1024")
    assert limits["Max file size"] == (str(16 << 20), str(16 << 20))


def test_its_memory_is_closed_to_others(sandbox: Sandbox, looked_at: dict[str, Session]) -> None:
    """Not dumpable: no core file, and nobody may attach to it, not even a process of root of the same power."""
    as_small = ["setpriv", "--inh-caps=-all", "--bounding-set=-all,+sys_rawio,+sys_admin", "--"]

    def attaches(process: str, *prefix: str, user: User | None = None) -> bool:
        # Not by `:`, after whose failure the shell would not go on.
        script = f"sleep 600 >/dev/null 2>&1 & true </proc/{process}/mem; seen=$?; kill $!; exit $seen"
        return sandbox.run([*prefix, "/bin/sh", "-c", script], user).returncode == 0

    session = looked_at["tune"]
    # In the sandbox's own numbering.
    inner = _status(session.helper)["NSpid"].split()[-1]
    assert not attaches(inner, user=OWNER)
    assert not attaches(inner, *as_small)
    # Such a process may attach to another one; it is the helper that does not let it.
    assert attaches("$!", *as_small)
    assert sandbox.run(["sh", "-c", f"kill -KILL {inner}"], OWNER).returncode == 1
    assert session.ok("alive") == {}


@pytest.mark.parametrize("privilege", OF_ROOT)
def test_only_its_own_descriptors_are_open(looked_at: dict[str, Session], privilege: str) -> None:
    """Three of the pipe, the watch over the window, the loop's alarm clock, the lines to its companions, and its
    place in /proc, which keeps Landlock's rule for that.
    """
    session = looked_at[privilege]
    found = _descriptors(session.helper)
    assert {number: found.pop(number) for number in (0, 1, 2)} == {0: "pipe", 1: "pipe", 2: "pipe"}
    # Who changes things ends with its holder: by a socket that is for nothing else, and a second end of the line.
    lines = ["socket"] * (4 if privilege == "tune" else 1)
    shown = sorted(re.sub(r"\d+$", "PID", kind) for kind in found.values())
    assert shown == ["/proc/PID", "anon_inode:[pidfd]", "pipe", "pipe", *lines]


def test_every_thread_is_as_small(looked_at: dict[str, Session]) -> None:
    session = looked_at["tune"]
    session.ok("drives")
    session.ok("watch", {"interval_ms": 10_000})
    tasks = [int(task.name) for task in Path(f"/proc/{session.helper}/task").iterdir()]
    assert len(tasks) > 1
    for task in tasks:
        status = _status(task)
        assert (int(status["CapEff"], 16), int(status["CapBnd"], 16), status["NoNewPrivs"]) == (0, 0, "1")


def test_what_was_open_in_the_window_is_closed(sandbox: Sandbox, tmp_path: Path) -> None:
    """Started by root without pkexec, nobody else closes it."""
    secret = tmp_path / "secret"
    secret.touch()
    with secret.open() as leaked:
        process = sandbox.start(from_window([HELPER, "tune"]), None, keep=leaked.fileno())
        with Session(process) as session:
            assert str(secret) in _descriptors(session.window).values()
            assert str(secret) not in _descriptors(session.helper).values()


def test_a_program_started_from_it_would_inherit_two_variables(sandbox: Sandbox) -> None:
    """/proc shows the environment of the start; what counts now is what exec would hand on."""
    script = (
        "import os, sys; sys.path.append('/usr/lib/disktune')\n"
        "from disktune_helper.system import privilege\n"
        "assert len(os.environ) > 2; privilege.settle(); os.execv('/usr/bin/env', ['env'])"
    )
    done = sandbox.run(["/usr/bin/env", "EVIL=1", "/usr/bin/python3", "-IS", "-c", script])
    assert sorted(done.stdout.splitlines()) == ["LC_ALL=C.UTF-8", "PATH=/usr/sbin:/usr/bin:/sbin:/bin"], (
        done.stderr
    )


COMMAND = """
import os, sys
sys.path.append("/usr/lib/disktune")
from disktune_helper import faces, main
faces.begin(sys.argv[1:])
status = main.main(["disktune-helper", *sys.argv[1:]])
print(status, os.getuid(), os.geteuid(), os.getgid(), os.getegid(), file=sys.stderr)
"""
OF_A_SHELL = sorted(
    face.name for face in FACES.values() if face.leaves and face.name not in CLASSES and "stdout" in face.streams
)


@pytest.mark.parametrize("name", OF_A_SHELL)
def test_a_command_is_roots_until_drives_are_held(sandbox: Sandbox, loop: LoopDrive, name: str) -> None:
    named = {"get": [loop.name], "watch": ["--help"]}
    words = named.get(name, ["--help"] if FACES[name].leaves == "tune" else [])
    done = sandbox.run(["/usr/bin/python3", "-ISB", "-c", COMMAND, name, *words])
    assert bool(done.stdout) == (name != "sample")
    assert done.stderr.split() == ["0", *[str(NOBODY)] * 4]


def test_root_of_a_container_that_may_become_no_other_user_is_left_no_capability(sandbox: Sandbox) -> None:
    contained = ["setpriv", "--inh-caps=-all", "--bounding-set=-all,+sys_rawio,+sys_admin", "--"]
    code = f"{COMMAND}print(*(line for line in open('/proc/self/status') if line.startswith('Cap')))"
    done = sandbox.run([*contained, "/usr/bin/python3", "-ISB", "-c", code, "list"])
    assert done.stderr.split() == ["0", "0", "0", "0", "0"]
    masks = [int(word, 16) for word in done.stdout.split() if len(word) == 16]
    assert len(masks) == 5
    assert masks[:3] == [0, 0, 0], "inheritable, permitted, effective"


def test_which_commands_of_roots_stay_its_own_though_they_only_look() -> None:
    """They write root's files, or read what a person names."""
    looking = {face.name for face in FACES.values() if face.ceiling == "inspect" and not face.leaves}
    assert looking == {"capture", "compare", "explain", "import", "record"}


@pytest.mark.parametrize("what", ["/usr/libexec/disktune/disktune-helper", "/usr/lib/disktune"])
def test_no_user_can_change_what_root_runs(sandbox: Sandbox, what: str) -> None:
    done = sandbox.run(
        ["/usr/bin/find", what, "-writable", "-o", "!", "-user", "root", "-o", "-perm", "/022"], OWNER
    )
    assert (done.returncode, done.stdout) == (0, "")


def test_a_window_may_not_hide_behind_another_users_process(sandbox: Sandbox) -> None:
    """Whoever is named as having started it has to be its parent: else its death would go unnoticed."""
    done = sandbox.run_from_window(["/usr/bin/env", f"PKEXEC_UID={OWNER.uid}", HELPER, "inspect"], None)
    assert (done.returncode, done.stdout) == (64, "")
    assert "has exited" in done.stderr


@pytest.mark.parametrize("streams", ['< "$file" > /dev/null', '< /dev/null >> "$file"'])
def test_root_talks_to_no_file(sandbox: Sandbox, streams: str) -> None:
    """Root may fill a disk to its last block, and waits for a user's own file system whatever signal comes."""
    shell = f'file=$(mktemp); "$@" {streams}; status=$?; wc -c < "$file"; rm "$file"; exit $status'
    done = sandbox.run_from_window(["/bin/sh", "-c", shell, "sh", *PKEXEC, HELPER, "inspect"], OWNER)
    assert (done.returncode, done.stdout.strip()) == (64, "0")
    assert "is a file; the window uses pipes" in done.stderr
