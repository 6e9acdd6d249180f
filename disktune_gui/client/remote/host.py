"""Names of other machines, as ssh takes them, and the sudo rule for changes there. Without Qt."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from disktune_gui.client.elevation import INSTALLED, HelperLauncher

_USER = r"[A-Za-z0-9_][A-Za-z0-9._@\\+-]{0,63}"
_WORD = r"[A-Za-z0-9_](?:[A-Za-z0-9._-]{0,252}[A-Za-z0-9_])?"
_ADDRESS = r"[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(?:%[A-Za-z0-9._-]{1,15})?"
_HOST = re.compile(rf"(?:{_USER}@)?(?:{_WORD}|{_ADDRESS})")
"""A name or an alias of ssh's own configuration, or an address of IPv4 or IPv6; no port, which belongs there. A
user's name may have an @ and a backslash, as those of a domain do. Nothing begins with a dash, which would be an
option, and nothing in it means anything to a shell or to ssh's tokens (ssh_config(5), TOKENS)."""

SUDO_RULE = "{user} ALL=(root) NOPASSWD: " + f"{INSTALLED} tune"
"""For /etc/sudoers.d on the other machine: this program with this one argument, as root, and nothing else."""


def valid(text: str) -> bool:
    """Return whether ssh is given *text* as a host."""
    return _HOST.fullmatch(text) is not None


def short(host: str) -> str:
    """Return the host without the user, as sentences and headings name it."""
    return host.rpartition("@")[2]


def heading(place: HelperLauncher) -> str:
    """Return what a machine, or the file of a drive, is called above its drives; empty for this computer."""
    return short(place.host) or Path(place.saved).name


def unique(hosts: Iterable[str]) -> tuple[str, ...]:
    """Return each host once, in order."""
    return tuple(dict.fromkeys(hosts))


def kept(text: str) -> tuple[str, ...]:
    """Return the valid hosts stored in *text*; words that are none, after an edit of the file, are left out."""
    return unique(word for word in text.split() if valid(word))
