"""Where settings are placed on the page of a drive: the few that matter first, then the rest by purpose."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from PyQt6.QtCore import QT_TRANSLATE_NOOP

from disktune_contract.catalog import SETTINGS
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.record import record
from disktune_contract.settings.setting import Medium, Purpose, Setting, State, Status
from disktune_contract.settings.setting_names import matches
from disktune_gui.text.said import said

FIRST, CHANGED, ABSENT, PAST = "first", "changed", "absent", "past"
"""Keys of the sections that are not purposes."""

FOLDED = frozenset({ABSENT, PAST})
"""Sections that are folded until the user opens them."""

_HEADINGS = {
    Medium.HDD: QT_TRANSLATE_NOOP("Catalogue", "Recommended for Hard Disks"),
    Medium.SSD: QT_TRANSLATE_NOOP("Catalogue", "Recommended for SSDs"),
    Medium.NVME: QT_TRANSLATE_NOOP("Catalogue", "Recommended for NVMe Drives"),
    Medium.ARRAY: QT_TRANSLATE_NOOP("Catalogue", "Recommended for RAID Arrays"),
    Medium.VOLUME: QT_TRANSLATE_NOOP("Catalogue", "Recommended for Volumes"),
}


@record
class SettingSection:
    """Settings under one heading; ``key`` names the section across drives and sessions."""

    key: str
    title: str
    settings: tuple[str, ...]


def medium(drive: Drive) -> Medium:
    """Return the kind of a drive; one that does not report whether it rotates is taken for an SSD."""
    if drive.kind is DriveKind.ARRAY:
        return Medium.ARRAY
    if drive.kind is DriveKind.VOLUME:
        return Medium.VOLUME
    if drive.kind is DriveKind.NVME:
        return Medium.NVME
    return Medium.HDD if drive.rotational else Medium.SSD


def arrange(
    of: Medium,
    states: Mapping[str, State],
    *,
    everything: bool,
    text: str = "",
    changed: Collection[str] = (),
    catalogue: Iterable[Setting] = SETTINGS,
) -> tuple[SettingSection, ...]:
    """Return the sections of a page, none of them empty.

    Without *everything* only the settings that matter to *of* are there, and those in *changed*, which must not
    be out of sight. With *text*, all settings are, as far as all its words occur in them. A drive that has
    nothing of what matters shows everything it has.
    """
    wanted = tuple(setting for setting in catalogue if is_found(setting, text))
    absent = _with_status(wanted, states, Status.UNSUPPORTED)
    past = _with_status(wanted, states, Status.LEGACY)
    there = [setting for setting in wanted if setting.id not in absent and setting.id not in past]
    first = tuple(setting.id for setting in there if of in setting.matters_to)
    sections = [SettingSection(FIRST, _HEADINGS[of], first)]
    rest = [setting for setting in there if setting.id not in first]
    if everything or text or not first:
        ids = {purpose: tuple(one.id for one in rest if one.purpose is purpose) for purpose in Purpose}
        old = ids.pop(Purpose.OLD)
        sections += [SettingSection(purpose.name, purpose.value, found) for purpose, found in ids.items()]
        sections.append(
            SettingSection(ABSENT, QT_TRANSLATE_NOOP("Catalogue", "Not Supported by This Drive"), absent)
        )
        sections.append(SettingSection(PAST, Purpose.OLD.value, (*old, *past)))
    else:
        sections.append(
            SettingSection(
                CHANGED,
                QT_TRANSLATE_NOOP("Catalogue", "Also Changed"),
                tuple(s.id for s in rest if s.id in changed),
            )
        )
    return tuple(section for section in sections if section.settings)


def is_found(setting: Setting, text: str) -> bool:
    """Return whether a search for *text* finds *setting*, in English or in the window's language."""
    # An empty search finds all, and each change of a page asks for that.
    return not text or matches(setting, text, (said(setting.label), said(setting.help)))


def _with_status(settings: Iterable[Setting], states: Mapping[str, State], status: Status) -> tuple[str, ...]:
    return tuple(s.id for s in settings if s.id in states and states[s.id].status is status)
