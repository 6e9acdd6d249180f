"""A user's session with a tray in it, on a desktop that is as strict as GDBus."""

from __future__ import annotations

import os
import pwd
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.lab.scenario import Failed, Lab, run
from tests.lab.seat import USER
from tests.tray import surroundings
from tests.tray.surroundings import Desktop, News, Program

FOLDER = Path("/run/lab-tray")
STATE = FOLDER / "state/disktune"
"""Where the tray keeps what it has reported, and what ran."""
AS_USER = ("setpriv", f"--reuid={USER}", f"--regid={USER}", "--init-groups", "--")
RULE = Path("/run/udev/rules.d/64-md-raid-assembly.rules")


class Scene:
    """A user's session with a tray in it."""

    def __init__(self, lab: Lab, environment: dict[str, str]) -> None:
        self.lab = lab
        self.environment = environment
        self.desktop = Desktop(environment, ("body", "actions"), AS_USER)
        for part in ("notifications", "watcher"):
            self.desktop.order("appear", part)
        self.tray = self.start()
        self.progress = 0

    def start(self) -> Program:
        command = [*AS_USER, "/usr/bin/python3", "-m", "disktune_gui", "--tray"]
        program = Program(command, self.environment, takes_lines=False)
        self.desktop.wait("item", 60)
        return program

    @property
    def pid(self) -> int:
        """The tray itself, not what took it to its user."""
        return int(run("pgrep", "-u", USER, "-f", "disktune_gui --tray").split()[0])

    def helpers(self) -> str:
        """Return the processes that the tray has started and that still run."""
        return run("pgrep", "-P", str(self.pid), ok=(0, 1))

    def knows(self, array: str) -> bool:
        """Return whether the tray has seen an array, and no longer waits for word of its drives."""
        story = STATE / "arrays.json"
        return story.exists() and f'"{array}"' in story.read_text() and not self.helpers()

    def told(self, array: str, *titles: str, limit_s: float = 60) -> list[News]:
        """Demand that these are reported next, in order; progress in between is brought up to date in place."""
        found = []
        for title in titles:
            while re.fullmatch(rf"{array}: \w+ running", (news := self._next(limit_s))["title"]):
                self.lab.true("progress replaces what was told before", news["replaces"] > 0)
                self.progress += 1
            self.lab.same("what is told", news["title"], title.format(array))
            found.append(news)
        return found

    def silent(self) -> None:
        """Demand that nothing is reported for a while."""
        self.lab.true("nothing else is told", self.desktop.is_silent("notified", 2.0))

    def _next(self, limit_s: float) -> News:
        try:
            return self.desktop.notified(limit_s)
        except TimeoutError as error:
            raise Failed(f"nothing more was told: {run('cat', '/proc/mdstat')} {error}") from None


@contextmanager
def nobody_assembles() -> Iterator[None]:
    """Keep udev from putting arrays together, and members back into them, behind the scenario's back."""
    RULE.parent.mkdir(parents=True, exist_ok=True)
    RULE.symlink_to("/dev/null")
    run("udevadm", "control", "--reload")
    try:
        yield
    finally:
        RULE.unlink()
        run("udevadm", "control", "--reload")


@contextmanager
def session(lab: Lab) -> Iterator[Scene]:
    """Give a session in which a tray runs, and nobody puts arrays together."""
    FOLDER.mkdir()
    os.chown(FOLDER, pwd.getpwnam(USER).pw_uid, pwd.getpwnam(USER).pw_gid)
    try:
        with nobody_assembles(), surroundings.session(FOLDER, AS_USER) as environment:
            scene = Scene(lab, environment)
            try:
                yield scene
            finally:
                scene.tray.end()
                scene.desktop.end()
    finally:
        shutil.rmtree(FOLDER)
