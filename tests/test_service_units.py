"""The units that come with the helper: understood by systemd, fenced in, starting what there is and no more."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from disktune_contract.folders import OF_AWAKE, RUNTIME, STATE
from disktune_helper import faces
from disktune_helper.cli import apply
from disktune_helper.settings import guard_marks, store
from disktune_helper.settings.store import SWITCH
from disktune_helper.system import programs
from disktune_helper.system.socket_slots import SHARED, SLOTS

ROOT = Path(__file__).resolve().parent.parent
SYSTEMD = ROOT / "helper/systemd"
UNITS = sorted(path.name for path in SYSTEMD.iterdir() if path.is_file())
SERVICES = [name for name in UNITS if name.endswith(".service")]
SAVED = [name for name in SERVICES if name.startswith("disktune-saved-")]
"""Those that put saved settings back."""

HOLDS_OFF_SUSPEND = "disktune-awake.service"

EXPOSURE = 2.0
"""What systemd-analyze may say of a service at most; one without any sandbox has 9.6."""


def text(name: str) -> str:
    return (SYSTEMD / name).read_text(encoding="ascii")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a root directory with the system's own units and ours, drop-ins included."""
    root = tmp_path_factory.mktemp("root")
    install = ["make", "-s", "install-helper", f"DESTDIR={root}"]
    subprocess.run(install, cwd=ROOT, check=True, capture_output=True)
    units = root / "usr/lib/systemd/system"
    for unit in Path("/usr/lib/systemd/system").iterdir():
        if unit.is_file() and not (units / unit.name).exists():
            shutil.copy(unit, units)
    return root


def analyze(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = ["systemd-analyze", f"--root={tree}", "--no-pager", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def security(tree: Path, names: list[str], *arguments: str) -> str:
    units = [name.replace("@", "@sda") for name in names]
    done = analyze(tree, "security", "--offline=yes", *arguments, *units)
    if "unrecognized option" in done.stderr:
        pytest.skip("systemd-analyze is older than systemd 250, which brought --offline")
    assert done.returncode == 0, done.stderr
    return done.stdout


def explained(name: str) -> list[str]:
    """Return the names of what the unit's last comment explains."""
    place = "disktune-saved-.service.d/sandbox.conf" if name in SAVED else name
    _, found, reasons = text(place).partition("# What systemd-analyze security still counts, and why it stays:\n")
    assert found, f"{place} explains nothing"
    named = re.findall(r"^# (\S+(?:, \S+)*): \S", reasons, re.MULTILINE)
    return [word for line in named for word in line.split(", ")]


@pytest.mark.slow
@pytest.mark.tools
def test_a_service_is_fenced_in(tree: Path) -> None:
    said = security(tree, SERVICES)
    found = re.findall(r"Overall exposure level for (\S+): ([\d.]+)", said)
    assert len(found) == len(SERVICES), said
    assert [(name, level) for name, level in found if float(level) > EXPOSURE] == []


@pytest.mark.slow
@pytest.mark.tools
def test_what_a_service_may_still_do_is_explained_in_its_unit(tree: Path) -> None:
    for name in SERVICES:
        # By systemd's own names, such as PrivateUsers=, and whether it counts.
        rows = json.loads(security(tree, [name], "--json=short"))
        counted, reasons = {row["name"] for row in rows if row["exposure"]}, set(explained(name))
        assert counted, name
        assert counted - reasons == set(), name
        assert reasons - {row["name"] for row in rows} == set(), name


@pytest.mark.slow
@pytest.mark.tools
def test_systemd_has_nothing_to_complain_of(tree: Path) -> None:
    units = [name.replace("@", "@sda") for name in UNITS]
    done = analyze(tree, "verify", "--man=no", "--recursive-errors=no", *units)
    assert [line for line in done.stderr.splitlines() if "disktune" in line] == []
    assert done.returncode == 0


def test_suspend_is_held_off_for_what_runs_by_itself_and_ends_with_the_last_of_it() -> None:
    users = [name for name in UNITS if f"Wants={HOLDS_OFF_SUSPEND}\n" in text(name)]
    assert users == ["disktune-boost@.service", "disktune-long-trial@.service"], "Wants=: they go on without"
    said = text(HOLDS_OFF_SUSPEND)
    assert "StopWhenUnneeded=yes\n" in said
    assert f"ExecStart=-{programs.SYSTEMD_INHIBIT} --what=sleep --mode=block " in said, "neither screen nor lid"
    # The file that says so is in a directory that goes with the unit.
    assert f"> {RUNTIME}/{OF_AWAKE}/held &&" in said
    assert f"RuntimeDirectory={Path(RUNTIME).name}/{OF_AWAKE}\n" in said
    assert "RuntimeDirectoryPreserve" not in said


def test_a_service_starts_a_command_that_there_is_and_nothing_else() -> None:
    for name in SERVICES:
        started = re.findall(r"^Exec\w*=(.*)$", text(name), re.MULTILINE)
        assert started, name
        for line in started if name != HOLDS_OFF_SUSPEND else ():
            program, command, *_ = line.lstrip("-+!@:|").split()
            assert program == "/usr/libexec/disktune/disktune-helper", name
            assert command in faces.FACES, name


@pytest.mark.parametrize("word", ["boost", "recording"])
def test_what_a_session_orders_is_enabled_by_nothing_and_has_its_name_as_the_argument(word: str) -> None:
    face = {"recording": "record"}.get(word, word)
    said = text(f"disktune-{word}@.service")
    commands = [f"/usr/libexec/disktune/disktune-helper {face} %i{end}" for end in ("", " end")]
    assert re.findall(r"^Exec\w+=(.*)$", said, re.MULTILINE) == commands
    assert "[Install]" not in said


DOORS = ("disktune-inspect.socket", "disktune-tune.socket")


def test_nobody_can_close_a_door_for_everybody() -> None:
    for name in DOORS:
        said = dict(re.findall(r"^(\w+)=(.*)$", text(name), re.MULTILINE))
        assert said["TriggerLimitIntervalSec"] == "0", "at its limit the socket would fail until it is restarted"
        of_one = int(said["MaxConnectionsPerSource"])
        assert of_one > SLOTS, "the helper's own limit comes first: it can say so"
        assert of_one * 2 <= int(said["MaxConnections"]), "room for others while one user has all that is allowed"
        assert int(said["MaxConnections"]) >= SHARED * 2, "room for the first session of many more"


def test_connections_write_nothing_into_the_journal() -> None:
    for name in [*DOORS, "disktune-inspect@.service", "disktune-tune@.service"]:
        said = dict(re.findall(r"^(\w+)=(.*)$", text(name), re.MULTILINE))
        assert said["LogLevelMax"] in ("notice", "err"), name
        if name.endswith(".service"):
            assert said["SyslogLevel"] == said["LogLevelMax"], "what the helper complains of is kept"


def test_nobody_else_may_write_what_a_service_leaves_and_it_may_report_a_mistake() -> None:
    """syslog(3) writes to a socket; without one the report is lost, and no one learns of it."""
    for name in SERVICES:
        said = text("disktune-saved-.service.d/sandbox.conf" if name in SAVED else name)
        assert re.findall(r"^UMask=(.*)$", said, re.MULTILINE) == ["0077"], name
        assert re.findall(r"^RestrictAddressFamilies=(.*)$", said, re.MULTILINE) == ["AF_UNIX"], name


def test_one_service_alone_hears_udev() -> None:
    """What udev says can be heard in the system's network namespace alone (netlink(7))."""
    hearing = [name for name in SERVICES if "RestrictAddressFamilies=AF_NETLINK\n" in text(name)]
    assert hearing == [store.UNIT]
    assert "PrivateNetwork=yes\n" not in text("disktune-saved-.service.d/sandbox.conf")
    outside = [name for name in SERVICES if "PrivateNetwork=yes\n" not in text(name)]
    assert set(hearing) <= set(outside)
    assert [name for name in outside if name in SAVED] == hearing


# -- those that put saved settings back --------------------------------------------------------------------


def test_nothing_waits_for_settings() -> None:
    for name in SAVED:
        kinds = re.findall(r"^Type=(.*)$", text(name), re.MULTILINE)
        # It says that it is ready before it does anything, and that it leaves.
        assert kinds == ["notify" if name == store.UNIT else "exec"], f"{name}: a oneshot would be waited for"


def test_what_is_no_failure_fails_no_unit() -> None:
    for name in SAVED:
        if " apply" in text(name):
            (line,) = re.findall(r"^SuccessExitStatus=(.*)$", text(name), re.MULTILINE)
            assert {apply.EX_LINES, apply.EX_WAITS} <= {int(number) for number in line.split()}, name


def test_paths_that_are_watched_are_those_that_are_written() -> None:
    globs = {glob for name in UNITS for glob in re.findall(r"^PathExistsGlob=(.*)$", text(name), re.MULTILINE)}
    assert globs == {
        f"{STATE}/{guard_marks.MARK}*",
        f"{RUNTIME}/{guard_marks.FRESH}*",
        f"{RUNTIME}/{guard_marks.PENDING}*",
    }


def test_what_units_name_exists() -> None:
    named = {unit for name in UNITS for unit in re.findall(r"disktune-saved-[a-z]+@?\.[a-z]+", text(name))}
    assert named
    assert named <= set(UNITS)
    rule = (ROOT / "helper/udev/99-disktune.rules").read_text(encoding="ascii")
    wanted = set(re.findall(r"disktune-saved-[a-z]+(?:@%[kn])?\.service", rule))
    assert wanted == {"disktune-saved-array@%k.service", "disktune-saved-volume@%n.service", store.UNIT}
    assert {re.sub(r"%[kn]", "", name) for name in wanted} <= set(UNITS)


def test_the_kernel_s_command_line_stops_the_units_too() -> None:
    for name in SAVED:
        # Where nothing was restored nothing waits, and the guard sees to marks of the window alone.
        if name not in ("disktune-saved-pending.service", "disktune-saved-guard.service"):
            assert f"ConditionKernelCommandLine=!{SWITCH}\n" in text(name), name
