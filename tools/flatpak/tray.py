"""As the user, on a session bus: the tray in its sandbox appears at a strict desktop and tells of a failed member.

The desktop is that of tests/tray, which refuses every call whose types are not those of the interface.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tests.tray.surroundings import Desktop, Program

APP = "org.disktune.DiskTune"
HERE = Path.home() / ".var/app" / APP / "data/tray"
DRIVER = Path("/srv/disktune/tests/tray/driver.py")
ARRAY = (
    "Personalities : [raid1]\nmd0 : active raid1 sda[0] sdb[1]{failed}\n 100 blocks super 1.2 {state}\n"
    "unused devices: <none>\n"
)
WHOLE = ARRAY.format(failed="", state="[2/2] [UU]")
FAILED = ARRAY.format(failed="(F)", state="[2/1] [U_]")


def main() -> None:
    """Do it; an exception is a failure."""
    HERE.mkdir(parents=True)
    shutil.copy(DRIVER, HERE)
    mdstat = HERE / "mdstat"
    mdstat.write_text(WHOLE)
    environment = dict(os.environ)
    desktop = Desktop(environment, ("body", "actions"))
    places = "--env=PYTHONPATH=/app/share/disktune:/app/lib/disktune"
    inside = [str(HERE / DRIVER.name), str(mdstat), str(HERE), "{}"]
    command = ["flatpak", "run", "--command=python3", places, APP, *inside]
    tray = None
    try:
        for part in ("notifications", "watcher"):
            desktop.order("appear", part)
            desktop.wait("appeared")
        tray = Program(command, environment)
        _expect(tray, "ready")
        desktop.wait("item")
        print("the tray is registered")
        mdstat.write_text(FAILED)
        tray.say("")
        _expect(tray, "looked")
        print(f"a notification: {desktop.wait('notified')['title']}")
    finally:
        for program in filter(None, (tray, desktop)):
            program.end()


def _expect(program: Program, words: str) -> None:
    if (said := program.line(60)) != words:
        raise SystemExit(f"the tray says {said!r} instead of {words!r}: {program.errors}")


if __name__ == "__main__":
    main()
