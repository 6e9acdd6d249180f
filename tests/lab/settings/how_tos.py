"""The how-tos of the documents are terminal sessions: each command prints what stands there."""

from __future__ import annotations

import os
import pwd
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

from tests.lab.arrays.boosts import check_slowly, create, stop, usual_speed_afterwards
from tests.lab.machines import HDD, MEMBERS, SERVER
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window
from tests.lab.settings import sessions
from tests.lab.virtual_drives.tcmu_drive import VirtualDrive

DOCUMENTS = Path(__file__).resolve().parents[3] / "docs/terminal-sessions"
TRIO = MEMBERS[:3]
FOLDER = Path("/mnt/target")
"""What the text on a server measures."""
OTHERS = ("hdparm", "for", "systemctl")
"""What is typed beside the program's own commands: it plays the other tool, the drive's use and the start."""
COMMAND_S = 1200
"""Seconds that one command may take: bonnie++ writes 1 GiB twice, and reads it twice."""


@scenario(3000)
def how_tos(lab: Lab) -> str:
    """Every command of the five how-tos prints what its document says."""
    with Window("browse") as window:
        disk = str(window.drive(HDD.serial)["name"])
        members = sorted(str(window.drive(one.serial)["name"]) for one in TRIO)
    wrong: list[str] = []
    count, began = 0, time.monotonic()
    for name, prepared in SURROUNDINGS.items():
        with prepared(lab, disk, members) as drives, tempfile.TemporaryDirectory() as folder:
            Path(folder).chmod(0o755)
            known = _names(drives)
            for one in sessions.typed((DOCUMENTS / name).read_text(encoding="utf-8")):
                count += 1
                if problem := _problem(one, known, folder):
                    wrong.append(f"{name}: {one.command}: {problem}")
    print(*wrong, sep="\n", flush=True)
    lab.same("how-tos that print something else than they say", wrong, [])
    return f"{count} commands in {time.monotonic() - began:.0f} s"


def _names(drives: list[str]) -> dict[str, str]:
    """Return what a document calls the drives, and what they are called here."""
    known = dict(zip(("sda", "sdb", "sdc", "sdd", "sde"), drives, strict=False))
    letters = "".join(one.removeprefix("sd") for one in drives)
    known |= dict.fromkeys(("sd[a-e]", "sd[abcde]"), f"sd[{letters}]")
    return known | {f"/dev/{theirs}": f"/dev/{ours}" for theirs, ours in known.items()}


def _problem(one: sessions.Typed, names: Mapping[str, str], folder: str) -> str:
    """Carry out a command and return how it differs from its document; empty if it does not."""
    command = sessions.renamed(one.command, names)
    done = subprocess.run(
        ["/bin/sh", "-c", command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=folder,
        timeout=COMMAND_S,
        check=False,
    )
    printed = done.stdout.decode("utf-8", "replace").splitlines()
    printed += [f"(exit status {done.returncode})"] if done.returncode else []
    print("# " + command, *printed, sep="\n", flush=True)
    return sessions.differs([sessions.renamed(line, names) for line in one.output], printed)


Prepared = Callable[[Lab, str, list[str]], AbstractContextManager[list[str]]]


@contextmanager
def _disk(_lab: Lab, disk: str, _members: list[str]) -> Iterator[list[str]]:
    """Have a disk as it is."""
    yield [disk]


@contextmanager
def _array(lab: Lab, _disk: str, members: list[str]) -> Iterator[list[str]]:
    """Have md0 of three members, whose check goes slowly."""
    with usual_speed_afterwards(lab):
        create(5, [f"/dev/{name}" for name in members])
        try:
            check_slowly()
            yield members
        finally:
            Path("/sys/block/md0/md/sync_action").write_text("idle\n", encoding="ascii")
            stop()


@contextmanager
def _server(_lab: Lab, _disk: str, _members: list[str]) -> Iterator[list[str]]:
    """Have five drives that seek fast, one of them less so, and a user's folder on the first."""
    with ExitStack() as stack:
        made = [VirtualDrive(one.serial, number, "everything") for number, one in enumerate(SERVER, 1)]
        for drive in made:
            stack.enter_context(drive)
            run("hdparm", "-q", "-M192" if drive is made[2] else "-M254", drive.path)
        run("mkfs.ext4", "-q", "-F", made[0].path, "1250M")
        FOLDER.mkdir(parents=True, exist_ok=True)
        run("mount", made[0].path, str(FOLDER))
        stack.callback(run, "umount", str(FOLDER))
        os.chown(FOLDER, pwd.getpwnam("nobody").pw_uid, -1)
        run("udevadm", "settle")
        yield [drive.name for drive in made]


SURROUNDINGS: dict[str, Prepared] = {
    "hdparm-tutorial.md": _disk,
    "risky-values.md": _disk,
    "quiet-server.md": _server,
    "disk-speed.md": _disk,
    "raid-rebuild.md": _array,
}
"""By document: what has to be there."""
