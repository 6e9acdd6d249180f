"""Classes of helpers: what each may do to drives at most, and what polkit asks of the user who starts one.

All of the protocol is in `disktune_contract.messages.protocol`; this much of it is what root needs to know to hold
drives for a process that is not root's.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum

from disktune_contract.record import record


class Class(StrEnum):
    """What a helper process may do; fixed by its first argument for as long as it lives."""

    BROWSE = "browse"
    """Started as the user: what every program may see."""
    INSPECT = "inspect"
    """Started through pkexec: ask drives for live values; changes nothing, wakes nothing."""
    TUNE = "tune"
    """Started through pkexec: change settings and measure raw drives."""


class Level(IntEnum):
    """What is done to drives at most; writing to the kernel's files about them counts, too."""

    NOTHING = 0
    LOOK = 1
    CHANGE = 2


class Proof(StrEnum):
    """What polkit asks of a user before a class is started (polkit(8), the values of ``defaults``)."""

    NOTHING = "yes"
    ADMINISTRATOR = "auth_admin"
    """The password of an administrator, each time."""
    ADMINISTRATOR_KEPT = "auth_admin_keep"
    """The same, which counts for some minutes."""


@record
class PolkitAction:
    """What polkit asks for a class, and the fixed sentences by which it asks."""

    description: str
    message: str
    active: Proof
    """Of a user at the computer itself."""
    inactive: Proof = Proof.ADMINISTRATOR
    """Of one whose session is in the background."""
    elsewhere: Proof = Proof.ADMINISTRATOR
    """Of all others, such as over the network."""
    implies: Class | None = None
    """A user who may start this class may start that one, too."""


@record
class ClassFacts:
    """The declaration of one class."""

    most: Level
    polkit: PolkitAction | None = None
    """None for what runs as the user."""


CLASSES: dict[Class, ClassFacts] = {
    Class.BROWSE: ClassFacts(Level.NOTHING),
    Class.INSPECT: ClassFacts(
        Level.LOOK,
        PolkitAction(
            "Read the current state of drives",
            "Authentication is required to read the current settings and the health of drives.",
            Proof.NOTHING,
        ),
    ),
    Class.TUNE: ClassFacts(
        Level.CHANGE,
        PolkitAction(
            "Change the settings of drives and measure them",
            "Authentication is required to change the settings of drives and to measure their speed.",
            Proof.ADMINISTRATOR_KEPT,
            implies=Class.INSPECT,
        ),
    ),
}
