"""The environment of a privileged helper and of every program that any helper starts.

security-requirements.md R3, R14.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from disktune_helper.system.ports import Ports

ENVIRONMENT = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}

SANDBOX = "/.flatpak-info"
"""Is there in every Flatpak (flatpak-metadata(5)), and nowhere else."""


def sandboxed(ports: Ports) -> bool:
    """Return whether this is a Flatpak: the programs and the mounts here are not the machine's."""
    try:
        ports.read_text(SANDBOX)
    except OSError:
        return False
    return True
