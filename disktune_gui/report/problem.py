"""The text of a problem report: which program on which system, what it showed, which drives. No widgets.

Its headings are English in every language: those who read it are the developers.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from PyQt6.QtCore import QT_VERSION_STR, QLocale
from PyQt6.QtGui import QGuiApplication

from disktune_contract.drives.drive import Drive
from disktune_contract.version import VERSION
from disktune_gui.report.hiding import masks_of

_DESKTOP = ("XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE")


def text(
    drives: Sequence[Drive],
    errors: Sequence[tuple[float, str]],
    around: Mapping[str, str],
    environment: Mapping[str, str] = os.environ,
    home: str = "",
) -> str:
    """Return the report: *errors* with the moments they were shown at, *around* what the window knows besides.

    Serial numbers and World Wide Names of *drives* are masked, and *home* becomes ``~``.
    """
    facts = {"DiskTune": VERSION, **_system(environment), **around}
    lines = [f"{name}: {value}" for name, value in facts.items() if value]
    lines += ["", "Errors shown, newest last (UTC):"]
    lines += [f"- {_at(at)} {words}" for at, words in errors] or ["- none"]
    lines += ["", f"Drives: {len(drives)}"]
    lines += [f"- {_drive(drive)}" for drive in drives]
    found = masks_of(drives).text("\n".join(lines))
    folder = home or str(Path.home())
    return found.replace(folder, "~") if len(folder) > 1 else found


def _system(environment: Mapping[str, str]) -> dict[str, str]:
    try:
        release = platform.freedesktop_os_release().get("PRETTY_NAME", "")
    except OSError:
        release = ""
    desktop = " ".join(f"{name}={environment[name]}" for name in _DESKTOP if environment.get(name))
    return {
        "System": ", ".join(part for part in (release, f"Linux {platform.release()}", platform.machine()) if part),
        "Python": platform.python_version(),
        "Qt": f"{QT_VERSION_STR}, {QGuiApplication.platformName()}",
        "Desktop": desktop,
        "Language": QLocale().name(),
    }


def _at(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _drive(drive: Drive) -> str:
    known = (drive.name, drive.kind.value, drive.model, drive.firmware, drive.link)
    return ", ".join(part for part in known if part)
