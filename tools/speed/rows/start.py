"""From the start of a program to its list of drives on the screen, and the memory it then has."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tools.speed import children
from tools.speed.measure import Figure, Goal, Row, at_most, side_by_side
from tools.speed.screen import Part, Screen, Seen, screen
from tools.speed.system_bus import udisks

BARE = """
import sys
from PyQt6.QtWidgets import QApplication, QMainWindow, QTreeWidget, QTreeWidgetItem
application = QApplication(sys.argv)
window, tree = QMainWindow(), QTreeWidget()
tree.setHeaderLabels(["Drive"])
for number in range(8):
    tree.addTopLevelItem(QTreeWidgetItem([f"Drive {number}"]))
window.setCentralWidget(tree)
window.resize(1180, 740)
window.show()
application.exec()
"""
"""A window of PyQt6 with a list of eight rows, as large as ours, and nothing else."""
OURS, FLOOR = "DiskTune", "bare PyQt6 window"
PEERS = ("GSmartControl", "GNOME Disks")
COLD = Path("/proc/sys/vm/drop_caches")


@dataclass(frozen=True)
class Program:
    """How one is started, and where its list of drives is in its window."""

    command: Sequence[str]
    part: Part


PROGRAMS = {
    OURS: Program((sys.executable, "-m", "disktune_gui"), Part(right=0.2, top=0.12)),
    FLOOR: Program((sys.executable, "-c", BARE), Part()),
    "GSmartControl": Program(("/usr/sbin/gsmartcontrol",), Part(top=0.1)),
    "GNOME Disks": Program(("/usr/bin/gnome-disks",), Part(right=0.3)),
}


class Desk:
    """A screen and a home folder, on which programs are started again and again."""

    def __init__(self, seen_on: Screen, bus: Mapping[str, str]) -> None:
        self._screen, self._bus = seen_on, bus
        self._home = tempfile.mkdtemp(prefix="disktune-home-")
        self.seen: dict[str, list[Seen]] = {}

    def start(self, name: str, before: Callable[[], None] = lambda: None) -> float:
        """Start a program, and return after how many milliseconds its list was painted."""
        before()
        program = PROGRAMS[name]
        found = self._screen.watch(
            program.command,
            children.environment(Path(self._home), QT_QPA_PLATFORM="xcb", **self._bus),
            program.part,
        )
        self.seen.setdefault(name, []).append(found)
        return found.list_ms

    def forget_home(self) -> None:
        """Let the next program find the home folder of a new user."""
        shutil.rmtree(self._home, ignore_errors=True)
        Path(self._home).mkdir()


@contextmanager
def desk() -> Iterator[Desk]:
    """Give a desk with udisks2 running, without which GNOME Disks shows nothing."""
    with ExitStack() as ends:
        made = Desk(ends.enter_context(screen()), ends.enter_context(udisks()))
        try:
            yield made
        finally:
            made.forget_home()


def _cold() -> None:
    subprocess.run(["/bin/sync"], check=False)
    with suppress(OSError):
        COLD.write_text("3")


def rows(rounds: int) -> Iterator[Row]:
    """Measure the start: warm, with cold caches, in a fresh home; and the memory."""
    with desk() as place:
        there = [name for name, program in PROGRAMS.items() if shutil.which(program.command[0])]
        peers = tuple(name for name in PEERS if name in there)

        def run(before: Callable[[], None] = lambda: None, warm_ups: int = 1) -> tuple[Figure, ...]:
            starts = {name: lambda name=name: place.start(name, before) for name in there}
            return side_by_side(starts, rounds, warm_ups=warm_ups)

        warm = run()
        yield Row(
            "start-warm",
            "exec → list of drives painted, warm",
            "ms",
            warm,
            (at_most(0.8, warm, peers, "the faster peer"), at_most(1.5, warm, (FLOOR,), FLOOR)),
        )
        memory = tuple(Figure(name, tuple(one.memory_mib for one in place.seen[name])) for name in there)
        yield Row("memory", "memory after the start", "MiB", memory, (at_most(1.15, memory, (FLOOR,), FLOOR),))
        whole = tuple(Figure(name, tuple(one.whole_ms for one in place.seen[name])) for name in there)
        yield Row("start-whole", "exec → whole window painted, warm", "ms", whole)
        fresh = run(place.forget_home, 0)
        yield Row("start-fresh", "the same, first start of a new user", "ms", fresh, _no_slower(fresh, peers))
        if os.access(COLD, os.W_OK):
            cold = run(_cold, 0)
            yield Row("start-cold", "the same with cold caches", "ms", cold, _no_slower(cold, peers))


def _no_slower(figures: tuple[Figure, ...], peers: tuple[str, ...]) -> tuple[Goal, ...]:
    return (at_most(1.0, figures, peers, "the faster peer"),)
