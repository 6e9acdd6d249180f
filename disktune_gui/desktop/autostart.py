"""Starting the tray at login (Desktop Application Autostart Specification 0.5).

The entry belongs to the user and is the only one there is: to have it is to have ticked the box. In a Flatpak the
same is asked of the desktop's portal, because the sandbox does not see the folder.
"""

from __future__ import annotations

import re
from pathlib import Path

from disktune_gui.desktop import launch, user_files

ENTRY = "org.disktune.DiskTune.Tray.desktop"

_NEEDS_QUOTES = re.compile(r"[\s\"'\\><~|&;$*?#()`]")
_ESCAPED = re.compile(r"([\"`$\\])")


def path() -> Path:
    """Return where the entry is, if there is one."""
    return user_files.config_folder() / "autostart" / ENTRY


def enabled() -> bool:
    """Return whether the tray is started at login; the user may have switched the entry off elsewhere."""
    try:
        text = path().read_text()
    except (OSError, UnicodeDecodeError):
        return False
    off = ("Hidden=true", "X-GNOME-Autostart-enabled=false")
    return not any(line.replace(" ", "") in off for line in text.splitlines())


def enable() -> None:
    """Write the entry. Raises OSError."""
    user_files.write_atomically(path(), entry(launch.command("--tray"), launch.folder()))


def disable() -> None:
    """Remove the entry. Raises OSError."""
    path().unlink(missing_ok=True)


def entry(command: list[str], folder: Path) -> str:
    """Return the entry that starts *command* in *folder*.

    Quoted twice, as the Desktop Entry Specification 1.5 wants it: an argument in quotes with its own escapes, and
    the backslashes of those once more, because the value is a string. A per cent sign would begin a field code.
    """
    return "\n".join(
        (
            "[Desktop Entry]",
            "Type=Application",
            "Name=DiskTune",
            "Comment=Show the state of RAID arrays and send notifications",
            f"Exec={' '.join(_quoted(word) for word in command)}",
            f"Path={str(folder).replace(chr(92), chr(92) * 2)}",
            "Icon=org.disktune.DiskTune",
            "Terminal=false",
            "StartupNotify=false",
            "NoDisplay=true",
            "X-GNOME-Autostart-enabled=true",
            "",
        )
    )


def _quoted(word: str) -> str:
    text = word.replace("%", "%%")
    if _NEEDS_QUOTES.search(text) or not text:
        text = '"' + _ESCAPED.sub(r"\\\1", text) + '"'
    return text.replace("\\", "\\\\")
