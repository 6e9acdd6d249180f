"""Other code in the place of the helper: systemd's own fence holds it in every unit, and the wall behind it."""

from __future__ import annotations

import json
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from disktune_helper.system.lockdown import landlock, permitted
from tests.lab.machines import HDD
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window
from tests.privilege.attacks import injected, worst

UNITS = Path("/usr/lib/systemd/system")
BESIDE = Path("/run/systemd/system")
VICTIM = "lab-victim.service"
CODE = Path("/opt/lab-attacks.py")

ATTACKS = """
import ctypes, json, os, socket, subprocess
libc = ctypes.CDLL(None, use_errno=True)
node = {node!r}

def called(result):
    if result != 0:
        raise OSError(ctypes.get_errno())

def reach(path):
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(path)

def program(*words):
    subprocess.run(words, check=True, capture_output=True, timeout=60)

def written(path):
    os.close(os.open(path, os.O_RDWR))

attacks = {{
    "systemd's own socket": lambda: reach("/run/systemd/private"),
    "D-Bus": lambda: reach("/run/dbus/system_bus_socket"),
    "udev's control": lambda: program("/usr/bin/udevadm", "control", "--property=LAB=1"),
    "systemctl": lambda: program("/usr/bin/systemctl", "start", {victim!r}),
    "systemd-run": lambda: program("/usr/bin/systemd-run", "--wait", "/usr/bin/touch", "/lab-was-here"),
    "busctl": lambda: program("/usr/bin/busctl", "call", "org.freedesktop.systemd1", "/org/freedesktop/systemd1",
        "org.freedesktop.systemd1.Manager", "StartUnit", "ss", {victim!r}, "replace"),
    "chmod of a drive": lambda: os.chmod(node, 0o666),
    "chmod of a drive by its number": lambda: called(libc.syscall(452, -100, node.encode(), 0o666, 0)),
    "chown of a drive": lambda: os.chown(node, 65534, 65534),
    "a raw drive for writing": lambda: written(node),
    "a program that runs as root": lambda: os.chmod("/run/disktune/lab-program", 0o4755),
    "a file of root's": lambda: open("/etc/cron.d/lab", "w").close(),
    "unmounting": lambda: called(libc.umount2(b"/run", 2)),
    "mounting": lambda: called(libc.mount(b"tmpfs", b"/mnt", b"tmpfs", 0, None)),
}}
through = []
for name, attack in attacks.items():
    try:
        attack()
    except (OSError, subprocess.SubprocessError):
        continue
    through.append(name)
print("went through:", json.dumps(through), flush=True)
"""

FENCE = """[Unit]
ConditionDirectoryNotEmpty=
ConditionPathExists=
ConditionKernelCommandLine=
[Service]
Type=oneshot
Restart=no
StandardInput=null
LogLevelMax=debug
StandardOutput=journal
ExecStart=
ExecStopPost=
ExecStart=/usr/bin/python3 {code}
"""

LEFT = {
    "disktune-awake.service": {"D-Bus", "busctl", "systemctl", "systemd-run"},
    "disktune-inspect@.service": {"D-Bus", "busctl", "systemctl", "systemd-run"},
    "disktune-tune@.service": {
        *("systemd's own socket", "D-Bus", "busctl", "systemctl", "systemd-run", "a raw drive for writing"),
    },
}
"""What the fences leave: to what asks logind, the bus; to a door, until its helper has shut itself in, this."""


@scenario(1200)
def units_fenced(lab: Lab) -> str:
    """No code in a unit starts another, or makes a drive or a program everybody's."""
    with Window("inspect") as window:
        name = window.drive(HDD.serial)["name"]
    CODE.write_text(ATTACKS.format(node=f"/dev/{name}", victim=VICTIM))
    (BESIDE / VICTIM).write_text("[Service]\nType=oneshot\nExecStart=/usr/bin/touch /lab-was-here\n")
    Path("/run/disktune").mkdir(exist_ok=True)
    Path("/run/disktune/lab-program").touch(mode=0o600)
    units = sorted(path.name for path in UNITS.glob("disktune-*.service"))
    lab.true(f"services of the package: {units}", len(units) > 12)
    # Those that may start others do so, and the others want them.
    for group in ([unit for unit in units if unit not in LEFT], [unit for unit in units if unit in LEFT]):
        with _others_code(group):
            for unit in group:
                _attacked(lab, unit, name)
    version = _walls_hold(lab)
    where = f"{len(units)} units and behind each wall (interface {version} of Landlock)"
    return f"other code in {where}, {lab.checks} comparisons"


def _walls_hold(lab: Lab) -> int:
    """Try the table of attacks in each process that is shut in; return the interface that this kernel has."""
    version = landlock.version()
    Path(worst.VICTIM).write_text("import json\n")
    Path("/etc/cron.d").mkdir(exist_ok=True)
    backing = Path("/var/lib/lab-loop")
    with backing.open("wb") as file:
        file.truncate(16 << 20)
    loop = run("losetup", "--find", "--show", str(backing)).strip()
    try:
        tries = {face: injected.of_face(face, version) for face in worst.FACES.keys() - permitted.FILES.keys()}
        said = run(*injected.shut_in(tries, Path(loop).name, version), limit_s=300)
        for line in said.splitlines():
            face, found = json.loads(line)
            lab.same(f"{face}: what was tried", sorted(found), sorted(tries.pop(face)))
            done = {what: one for what, one in found.items() if one["errno"] not in injected.DENIALS}
            lab.same(f"{face}: what went through", done, {})
        lab.same("faces of which nothing was seen", sorted(tries), [])
    finally:
        run("losetup", "--detach", loop)
        backing.unlink()
        Path(worst.VICTIM).unlink()
    return version


@contextmanager
def _others_code(units: Iterable[str]) -> Iterator[None]:
    """Put the attacks in the place of the helper in all units, and take them away again."""
    places = [BESIDE / f"{unit}.d" / "zz-lab.conf" for unit in units]
    try:
        for place in places:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(FENCE.format(code=CODE))
        run("systemctl", "daemon-reload", limit_s=120)
        yield
    finally:
        for place in places:
            place.unlink(missing_ok=True)
        run("systemctl", "daemon-reload", limit_s=120)


def _attacked(lab: Lab, unit: str, drive: str) -> None:
    """Run the attacks in a unit, and look at what they did from outside."""
    instance = unit.replace("@.", f"@{drive}.")
    try:
        run("systemctl", "start", instance, ok=(0, 1), limit_s=300)
        said = run("journalctl", "--unit", instance, "--output=cat", "--no-pager")
        lines = [line.partition(": ")[2] for line in said.splitlines() if line.startswith("went through:")]
        lab.true(f"{unit} has run: {said[-300:]}", len(lines) == 1)
        lab.same(f"{unit}: what went through", sorted(set(json.loads(lines[0])) - LEFT.get(unit, set())), [])
        if unit not in LEFT:
            lab.true(f"{unit}: nothing was started", not Path("/lab-was-here").exists())
        mode = Path(f"/dev/{drive}").stat()
        lab.same(f"{unit}: mode and owner of {drive}", (stat.S_IMODE(mode.st_mode), mode.st_uid), (0o660, 0))
    finally:
        Path("/lab-was-here").unlink(missing_ok=True)
