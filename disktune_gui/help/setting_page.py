"""The page of a setting, made from its declaration: whatever the drive in view says of it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from PyQt6.QtCore import QCoreApplication

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.settings.setting import (
    Choice,
    Legacy,
    Range,
    Setting,
    Source,
    State,
    Status,
    SysfsAttribute,
    Value,
)
from disktune_gui.editing import setting_facts
from disktune_gui.text import wording
from disktune_gui.text.said import said

translate = QCoreApplication.translate


def title(setting: Setting) -> str:
    """Return the name of a setting; of two with the same one, that of SCSI disks with its kind of drive."""
    name = said(setting.label)
    same = [other for other in SETTINGS if other.label == setting.label]
    scsi = translate("Search", "SCSI and SAS disks")
    return f"{name}, {scsi}" if len(same) > 1 and setting is same[-1] else name


def html(setting: Setting, faint: str, link: tuple[str, str]) -> str:
    """Return the page in HTML, with terms in the colour *faint* and at the end a *link*, as address and text."""
    access = setting.access
    legacy = State(setting.id, Status.LEGACY, None, Source.LIVE) if isinstance(access, Legacy) else None
    terms = [
        (translate("SettingFacts", "Risk"), _risk(setting)),
        *setting_facts.facts(setting, legacy, None),
        (translate("SettingPage", "Needs"), "\n".join(_needs(setting))),
        (translate("SettingDetails", "Meaning"), "\n".join(_meanings(setting))),
    ]
    rows = "".join(
        f"<p style='margin-bottom: 6px'><span style='color: {faint}'>{escape(term)}</span><br>"
        f"{'<br>'.join(map(escape, words.splitlines()))}</p>"
        for term, words in terms
        if words
    )
    why = access.reason if isinstance(access, Legacy) else ""
    if isinstance(access, SysfsAttribute):
        why = access.locked
    words = "".join(f"<p>{escape(said(text))}</p>" for text in (setting.help, why) if text)
    address, text = link
    return f"{words}{rows}<p><a href='{escape(address)}'>{escape(text)}</a></p>"


def _risk(setting: Setting) -> str:
    """Return what a wrong value costs, where the facts have no sentence about it."""
    return "" if setting.danger else wording.risk_mark(setting)


def _needs(setting: Setting) -> Iterator[str]:
    """Yield what has to hold for the setting to be there: another setting's value, or a kernel file's."""
    if setting.behind is not None:
        other, value = BY_ID[setting.behind[0]], setting.behind[1]
        yield f"{said(other.label)}: {wording.value_words(other, value)}"
    if isinstance(setting.access, SysfsAttribute):
        yield from (f"{one.attribute}: {one.text}" for one in setting.access.needs)


def _meanings(setting: Setting) -> Iterator[str]:
    """Yield what words of the kernel, or bands of a range, come to."""
    domain = setting.domain
    values: tuple[Value, ...] = ()
    if isinstance(domain, Choice):
        values = domain.values
    elif isinstance(domain, Range):
        values = tuple(start for start, _ in setting.bands)
    yield from filter(None, (setting_facts.meaning(setting, value) for value in values))
