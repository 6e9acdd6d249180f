"""The entry of smartmontools' database for a model, as ``smartctl -P showall`` prints it, and in words.

smartctl needs no drive for that, and no privilege. Of several entries, the first counts, as it does there. Of Qt
there is only the translation.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping
from enum import Enum, auto

from PyQt6.QtCore import QCoreApplication

from disktune_contract.record import field, record, replace
from disktune_gui.text.facts import FactRow, FactSection, word
from disktune_gui.text.harmless import harmless
from disktune_gui.text.wording import unknown

PLACES = "/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin"
"""Where smartctl is; Debian's users do not search the first."""
LONGEST_NAME = 120
"""Characters of a family that are shown."""
LONGEST_WARNING = 1000
_LONGEST_ATTRIBUTE = 40
_UNKNOWN = "No presets are defined for this drive."
_FOUND = re.compile(r"^match smartmontools Drive Database entry:\n", re.MULTILINE)
_MORE = "\nand match these additional entries:"
_FAMILY = re.compile(r"^MODEL FAMILY:(.*)$", re.MULTILINE)
_WARNING = re.compile(r"^WARNINGS:(.*)", re.MULTILINE | re.DOTALL)
_ATTRIBUTE = re.compile(r"^(?:ATTRIBUTE OPTIONS:)? +(\d{3}) (\S+)$", re.MULTILINE)
_MARKUP = re.compile(r"<[^<>]*>")


class DatabaseUnavailable(Enum):
    """Why the database is not available."""

    ABSENT = auto()
    """There is no smartctl."""
    HIDDEN = auto()
    """The sandbox has none; the computer may have one."""
    BROKEN = auto()
    """smartctl did not end, or printed something else."""


@record
class FamilyEntry:
    """The database's entry for a kind of drive."""

    name: str
    """The model's family; empty where it has no name."""
    warning: str = ""
    """About this firmware, in plain text."""
    attributes: Mapping[int, str] = field(default_factory=dict)
    """Names of attributes, by number, that the entry gives."""


@record
class FamilyFacts:
    """The database's entry for a drive, or why it is unknown."""

    entry: FamilyEntry | None
    """None if the drive is not in it, or if that is not known."""
    unread: DatabaseUnavailable | None = None


def program() -> str | None:
    """Return the path of smartctl, None if it is not installed."""
    return shutil.which("smartctl", path=PLACES)


def arguments(model: str, firmware: str) -> list[str]:
    """Return what smartctl is given to print the entries for a drive."""
    return ["-P", "showall", model, firmware]


def read(printed: str) -> FamilyFacts:
    """Return the entry that smartctl printed."""
    if printed.startswith(_UNKNOWN):
        return FamilyFacts(None)
    head = _FOUND.search(printed)
    entry = printed[head.end() :].partition(_MORE)[0] if head is not None else ""
    family, warning = _FAMILY.search(entry), _WARNING.search(entry)
    if family is None:
        return FamilyFacts(None, DatabaseUnavailable.BROKEN)
    options = entry[: warning.start()] if warning is not None else entry
    return FamilyFacts(
        FamilyEntry(
            _plain(family[1], LONGEST_NAME),
            _plain(warning[1], LONGEST_WARNING) if warning is not None else "",
            {int(number): _plain(name, _LONGEST_ATTRIBUTE) for number, name in _ATTRIBUTE.findall(options)},
        )
    )


def _plain(text: str, most: int) -> str:
    """Return words of the database as one line without markup, of at most *most* characters."""
    words = " ".join(harmless(_MARKUP.sub("", text)).split())
    return words if len(words) <= most else words[: most - 1] + "…"


# -- the entry of a drive, in words ------------------------------------------------------------------------

translate = QCoreApplication.translate


def with_family(sections: tuple[FactSection, ...], facts: FamilyFacts | None) -> tuple[FactSection, ...]:
    """Return *sections*, the first of which is what the drive is, with its family behind the model."""
    if facts is None or not sections:
        return sections
    first, *others = sections
    model, *more = first.rows
    return (replace(first, rows=(model, *family_rows(facts), *more)), *others)


def family_rows(facts: FamilyFacts) -> tuple[FactRow, ...]:
    """Return the family, and whether the model is in the database; or why neither is known."""
    label = translate("Overview", "Model family")
    if facts.unread is not None:
        return (FactRow(label, unknown(), _why_unread(facts.unread)),)
    name = facts.entry.name if facts.entry is not None else ""
    note = "" if name else translate("Overview", "unknown to smartctl")
    return (
        FactRow(label, name or unknown(), note),
        FactRow(translate("Overview", "In smartctl's database"), word(facts.entry is not None)),
    )


def _why_unread(unread: DatabaseUnavailable) -> str:
    if unread is DatabaseUnavailable.ABSENT:
        return translate("Overview", "smartmontools not installed")
    if unread is DatabaseUnavailable.HIDDEN:
        return translate("Overview", "no smartmontools in the sandbox")
    return translate("Overview", "smartctl does not answer")


def warning(facts: FamilyFacts | None) -> str:
    """Return what the database warns of for this model and firmware, as sentences; empty if of nothing."""
    if facts is None or facts.entry is None or not facts.entry.warning:
        return ""
    words = translate("Health", "smartmontools on this firmware: {warning}")
    return words.format(warning=facts.entry.warning)


def database_section(facts: FamilyFacts | None) -> FactSection:
    """Return what of this belongs to the health of a drive, as rows; none if it is nothing."""
    rows: tuple[FactRow, ...] = ()
    if facts is not None and facts.entry is not None and facts.entry.warning:
        rows = (FactRow(translate("Health", "Firmware warning"), facts.entry.warning),)
    return FactSection(translate("Health", "smartmontools' Drive Database"), rows)
