"""The how-tos of the documents are terminal sessions: each command prints what stands there."""

from __future__ import annotations

import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

from tests.lab.arrays.boosts import check_slowly, create, stop, usual_speed_afterwards
from tests.lab.machines import HDD, MEMBERS
from tests.lab.scenario import Lab, scenario
from tests.lab.seat import Window
from tests.lab.settings import sessions

DOCUMENTS = Path(__file__).resolve().parents[3] / "docs/terminal-sessions"
TRIO = MEMBERS[:3]
COMMAND_S = 240
"""Seconds that one command may take."""


@scenario(1500)
def how_tos(lab: Lab) -> str:
    """Every command of the five how-tos prints what its document says."""
    with Window("browse") as window:
        disk = str(window.drive(HDD.serial)["name"])
        members = sorted(str(window.drive(one.serial)["name"]) for one in TRIO)
    wrong: list[str] = []
    count, began = 0, time.monotonic()
    for name, (of_members, prepared) in SURROUNDINGS.items():
        drives = dict(zip(("sda", "sdb", "sdc"), members if of_members else [disk], strict=False))
        letters = "".join(one.removeprefix("sd") for one in members[:2])
        known = {**drives, "sd[ab]": f"sd[{letters}]"}
        with prepared(lab, members), tempfile.TemporaryDirectory() as folder:
            for one in sessions.typed((DOCUMENTS / name).read_text(encoding="utf-8")):
                count += 1
                if problem := _problem(one, known, folder):
                    wrong.append(f"{name}: {one.command}: {problem}")
    print(*wrong, sep="\n", flush=True)
    lab.same("how-tos that print something else than they say", wrong, [])
    return f"{count} commands in {time.monotonic() - began:.0f} s"


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


@contextmanager
def _array(lab: Lab, members: list[str]) -> Iterator[None]:
    """Have md0 of three members, whose check goes slowly."""
    with usual_speed_afterwards(lab):
        create(5, [f"/dev/{name}" for name in members])
        try:
            check_slowly()
            yield
        finally:
            Path("/sys/block/md0/md/sync_action").write_text("idle\n", encoding="ascii")
            stop()


def _nothing(_lab: Lab, _members: list[str]) -> AbstractContextManager[None]:
    return nullcontext()


Prepared = Callable[[Lab, list[str]], AbstractContextManager[None]]

SURROUNDINGS: dict[str, tuple[bool, Prepared]] = {
    "hdparm-tutorial.md": (False, _nothing),
    "risky-values.md": (False, _nothing),
    "quiet-server.md": (True, _nothing),
    "disk-speed.md": (False, _nothing),
    "raid-rebuild.md": (True, _array),
}
"""By document: whether its drives are the members of the array, or else the disk; and what has to be there."""
