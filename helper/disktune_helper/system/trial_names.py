"""How the file of a trial is called: whose the trial is, until when, and of which drive. Loads next to nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from disktune_contract.patterns import pattern_of
from disktune_helper.system.files import Folder

PREFIX = "trial-"
_LOOKS = 8
TOKEN = pattern_of(r"[0-9a-f]{16}")
_NAME = pattern_of(r"trial-([0-9a-f]{16})\.(\d{1,10})-(\d{0,20})\.(\d{1,15})\.([\w-][\w.-]{0,31})", re.ASCII)


class TrialName(NamedTuple):
    """The parts of the name of a trial's file."""

    token: str
    holder: str
    """The process that decides, as `processes.mark` writes it."""
    until_s: float
    """Monotonic; when that process has to have decided."""
    drive: str
    """Kernel name, as it can be a part of a file's name. Empty if the name is malformed: it may be any drive."""
    name: str = ""
    """The file's own."""

    @staticmethod
    def of(name: str) -> TrialName:
        """Return the parts of the name of a file that begins with `PREFIX`."""
        found = _NAME.fullmatch(name)
        if found is None:
            return TrialName("", "", 0.0, "", name)
        token, pid, start, until_ms, drive = found.groups()
        return TrialName(token, f"{pid}@{start}", int(until_ms) / 1000, drive, name)

    def by(self, holder: str, until_s: float) -> TrialName:
        """Return the same name with another *holder*."""
        name = f"{PREFIX}{self.token}.{holder.replace('@', '-')}.{max(0, round(until_s * 1000))}.{self.drive}"
        return self._replace(holder=holder, until_s=until_s, name=name)

    def concerns(self, drive: str) -> bool:
        """Return whether it may be about the drive with this kernel name."""
        return self.drive in ("", safe(drive))


def safe(drive: str) -> str:
    """Return a kernel name as a part of a file's name."""
    return drive.replace("!", "_")


def held_in(names: Iterable[str]) -> list[TrialName]:
    """Return the parts of those of *names* that are of trials."""
    return [TrialName.of(name) for name in names if name.startswith(PREFIX)]


def find(folder: Folder, token: str) -> TrialName | None:
    """Return a trial, None if it is over; raises OSError if that cannot be seen."""
    # Not once: the name may change while a long list of files is being read, and be in neither half of it. A user
    # can let a session change it again and again; a keeper that missed it would leave, and nothing would go back.
    for _ in range(_LOOKS):
        if found := [held for held in held_in(folder.listed()) if held.token == token]:
            return found[0]
    return None
