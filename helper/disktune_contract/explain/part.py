"""What one part of a pasted text does: the answer of `reader.explain`."""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.record import record
from disktune_contract.settings.setting import Value

SELF_TEST = "self-test-"
"""In front of the kind of a self-test, or of ``stop``."""


class Kind(StrEnum):
    """What kind of part it is; the value is the word in JSON."""

    SETTING = "setting"
    """Gives a setting of the catalogue a value."""
    ACTION = "action"
    """Does something once; ``value`` is its id in `drive_actions`, or as ``self-test-short``."""
    LOOK = "look"
    """Only shows something."""
    MEASUREMENT = "measurement"
    ARRAY = "array"
    """Shows an array or watches it."""
    FILE = "file"
    """Frames the settings of a file: a section, what starts it, when."""
    NO_EFFECT = "no-effect"
    """Would set something, and does nothing on this machine, or because of another part."""
    REFUSED = "refused"
    """Destroys data or can destroy a drive; never offered."""
    UNRELATED = "unrelated"
    """Not about drives, or for another machine."""
    NOT_UNDERSTOOD = "not-understood"


@record
class Part:
    """One option, command or line, and what it does."""

    text: str
    """As it is written."""
    line: int
    """Where it begins, from 1."""
    kind: Kind
    setting: str | None = None
    """The id of the setting that it sets, or only shows."""
    value: Value | None = None
    """As the catalogue has it: hdparm's sectors are KiB here. None if it is not known."""
    unit: str = ""
    """Of a number, as it is shown; empty if it has none."""
    targets: tuple[str, ...] = ()
    """Kernel names, or patterns and paths as they are written. Empty if no drive is named."""
    why: str = ""
    """What it does, or why it does nothing; of what was not understood, a correction if one suggests itself."""
    rotational: bool | None = None
    """Of which drives it is, as a rule of udev asks; None is of all."""
