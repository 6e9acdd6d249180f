"""A session with arrays, a tray and a desktop: where the tray is tried on a real bus."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from tests.tray import surroundings
from tests.tray.surroundings import Desktop, Program

NAMES = {"sda": {"model": "WD <Blue> & co", "slot": 0}, "sdb": {"model": "Old Reliable", "slot": 1}}
WHOLE = "active raid1 sda[0] sdb[1]\n 100 blocks super 1.2 [2/2] [UU]\n"
FAILED = "active raid1 sda[0] sdb[1](F)\n 100 blocks super 1.2 [2/1] [U_]\n"


def rebuilding(done: int) -> str:
    bar = f" [=>..] recovery = {done / 10:.1f}% ({done}/1000) finish=12.0min speed=9K/sec\n"
    return f"active raid1 sda[0] sdc[2]\n 100 blocks super 1.2 [2/1] [U_]\n{bar}"


@dataclass
class Scene:
    """A session, its arrays, and who is on its bus."""

    folder: Path
    environment: dict[str, str]
    programs: list[Program] = field(default_factory=list)

    def desktop(self, *capabilities: str, parts: tuple[str, ...] = ("notifications",)) -> Desktop:
        desktop = Desktop(self.environment, capabilities or ("body", "actions"))
        self.programs.append(desktop)
        for part in parts:
            desktop.order("appear", part)
            desktop.wait("appeared")
        return desktop

    def arrays(self, **texts: str) -> None:
        lines = "".join(f"{name} : {text}\n" for name, text in texts.items())
        (self.folder / "mdstat").write_text(f"Personalities : [raid1]\n{lines}unused devices: <none>\n")

    def tray(self) -> Program:
        program = surroundings.tray(self.environment, self.folder / "mdstat", self.folder, NAMES)
        self.programs.append(program)
        return program

    def look(self, program: Program) -> None:
        program.say("")
        assert program.line() == "looked"

    def press(self, desktop: Desktop, number: int, button: str, token: str = "") -> None:
        """Press a button, not before the program can know the number: no hand is faster than that."""
        desktop.order("settle")
        desktop.order("press", number, button, token)
