"""Where settings are placed on the page of a drive: the few that matter first, then the rest by purpose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PyQt6.QtCore import QT_TRANSLATE_NOOP

from disktune_contract.catalog import SETTINGS
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.record import record
from disktune_contract.rules.rules import has_one_value
from disktune_contract.settings.setting import Medium, Purpose, Setting, State, Status
from disktune_contract.settings.setting_names import matches
from disktune_gui.text.said import said

FIRST, ABSENT, PAST = "first", "absent", "past"
"""Keys of the sections that are not purposes."""


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
    text: str = "",
    catalogue: Iterable[Setting] = SETTINGS,
) -> tuple[SettingSection, ...]:
    """Return the sections of a page, none of them empty: first what matters to *of*, then the rest by purpose.

    A setting of which this drive has only one value does not matter.
    A setting that is not in *states*, or that the drive lacks, is only found by a *text*, of which all words occur
    in the setting.
    """
    wanted = tuple(setting for setting in catalogue if setting.id in states and is_found(setting, text))
    absent = _with_status(wanted, states, Status.UNSUPPORTED)
    past = _with_status(wanted, states, Status.LEGACY)
    there = [setting for setting in wanted if setting.id not in absent and setting.id not in past]
    first = tuple(
        setting.id
        for setting in there
        if of in setting.matters_to and not has_one_value(setting.domain, states[setting.id].offer)
    )
    rest = [setting for setting in there if setting.id not in first]
    sections = [SettingSection(FIRST, QT_TRANSLATE_NOOP("Catalogue", "Common Settings"), first)]
    sections += by_purpose(rest)
    if text:
        sections.append(
            SettingSection(ABSENT, QT_TRANSLATE_NOOP("Catalogue", "Not Supported by This Drive"), absent)
        )
        sections.append(SettingSection(PAST, Purpose.OLD.value, past))
    return tuple(section for section in sections if section.settings)


def by_purpose(settings: Iterable[Setting]) -> tuple[SettingSection, ...]:
    """Return *settings* by their purpose; no section is empty."""
    ids: dict[Purpose, list[str]] = {purpose: [] for purpose in Purpose}
    for setting in settings:
        ids[setting.purpose].append(setting.id)
    return tuple(SettingSection(one.name, one.value, tuple(found)) for one, found in ids.items() if found)


def is_found(setting: Setting, text: str) -> bool:
    """Return whether a search for *text* finds *setting*, in English or in the window's language."""
    # An empty search finds all, and each change of a page asks for that.
    return not text or matches(setting, text, (said(setting.label), said(setting.help)))


def _with_status(settings: Iterable[Setting], states: Mapping[str, State], status: Status) -> tuple[str, ...]:
    return tuple(s.id for s in settings if s.id in states and states[s.id].status is status)
