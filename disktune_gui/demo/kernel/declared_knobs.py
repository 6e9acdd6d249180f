"""Files of the kernel of which the demo knows no more than the declarations of their settings say.

A file that does something besides, that not every drive has, or whose odd values the kernel bends, is laid out by
`drive_knobs` and the like; then the declaration is not asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from posixpath import split

from disktune_contract.catalog import SETTINGS
from disktune_contract.settings.kernel_text import kernel_text
from disktune_contract.settings.setting import (
    Choice,
    Range,
    Setting,
    SysfsAttribute,
    SysfsChoice,
    SysfsFlag,
    SysfsNumber,
    Table,
    Value,
)
from disktune_gui.demo.drive import SimulatedDrive
from disktune_gui.demo.kernel.knobs import Check, Knob, between, exact
from disktune_gui.demo.tree import SimulatedTree
from disktune_helper.system.attributes import locate


class _List(Knob):
    """A file that shows all words, the active one in brackets."""

    def __init__(self, text: str, words: tuple[str, ...]) -> None:
        super().__init__(text, exact(*words))
        self._words = words

    def show(self) -> str:
        return " ".join(f"[{word}]" if word == self.text else word for word in self._words) + "\n"


def lay_out(tree: SimulatedTree, drives: Sequence[SimulatedDrive], settings: Iterable[Setting] = SETTINGS) -> None:
    """Give every file of a setting that no drive has yet to the drives that have its directory."""
    for setting in settings:
        access = setting.access
        if isinstance(access, SysfsAttribute) and _is_plain(setting, access):
            for path in _places(tree, drives, access.attribute):
                knob = _knob(setting)
                tree.file(path, knob.show, None if access.locked else knob.store)


def _places(tree: SimulatedTree, drives: Sequence[SimulatedDrive], attribute: str) -> set[str]:
    """Return where a file is missing; nowhere if some drive has it."""
    found = set()
    # The array comes last, and it alone has what arrays have: from there most files are found soon.
    for path in filter(None, (locate(tree, drive.name, attribute) for drive in reversed(drives))):
        folder, name = split(path)
        names = tree.names(folder)
        if name in names:
            return set()
        if names:
            found.add(f"{tree.resolve(folder)}/{name}")
    return found


def _is_plain(setting: Setting, access: SysfsAttribute) -> bool:
    """Whether it is there without another file and another setting, and counts in whole numbers."""
    return not (access.needs or setting.behind or (isinstance(access, SysfsNumber) and access.decimals))


def _knob(setting: Setting) -> Knob:
    text = kernel_text(setting, _default(setting))
    if isinstance(setting.access, SysfsChoice) and isinstance(setting.domain, Choice):
        return _List(text, setting.domain.values)
    return Knob(text, _check(setting))


def _default(setting: Setting) -> Value:
    """Return what it is at first: the kernel's default, or the first value of those that are offered."""
    if setting.default is not None:
        return setting.default
    match setting.domain:
        case Range():
            return setting.domain.usual[0]
        case Table():
            return setting.domain.rows[0].code
        case Choice():
            return setting.domain.values[0]
    return False


def _check(setting: Setting) -> Check:
    """Return what a write does: what the declaration admits is taken, everything else refused."""
    access, domain = setting.access, setting.domain
    if isinstance(access, SysfsFlag):
        return exact(access.on, access.off)
    if isinstance(domain, Choice):
        return exact(*domain.values)
    numbers: tuple[int, ...] = ()
    if isinstance(domain, Table):
        numbers = domain.codes or tuple(row.code for row in domain.rows)
    elif isinstance(domain, Range):
        numbers = (domain.minimum, domain.maximum, *([] if domain.off is None else [domain.off]))
    size = access.unit_size if isinstance(access, SysfsNumber) else 1
    number = between(min(numbers) * size, max(numbers) * size)
    words = access.off_texts if isinstance(access, SysfsNumber) else ()
    return lambda before, text: text if text in words else number(before, text)
