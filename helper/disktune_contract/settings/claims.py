"""Who sets what: one line of one tool's configuration, as a claim on a setting of a drive.

Readers in the helper find the claims; window and terminal show them. Which of several claims is the one that a
drive ends up with depends on the occasion: at boot others come last than after resume.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from disktune_contract.record import record
from disktune_contract.settings.setting import Value


class When(StrEnum):
    """An occasion on which a tool sets things. `AC` and `BATTERY` mean that it does so on that supply only."""

    BOOT = "boot"
    HOTPLUG = "hotplug"
    RESUME = "resume"
    AC = "ac"
    BATTERY = "battery"
    RUNTIME = "runtime"
    """At some other time: a timer, cron, a daemon that watches the load."""


@record
class Claim:
    """One setting that a file asks for."""

    drive_match: str
    """Which drives are meant, in the words of the file."""
    setting: str
    """Id in the catalogue; for what has none, the tool's own word."""
    value: Value | None
    """As the catalogue counts; None if the file does not determine it, or it means nothing."""
    file: str
    line: int
    """From 1; 0 for what a program does without a line for it."""
    tool: str
    when: tuple[When, ...]
    valid: bool
    """Whether it takes effect."""
    problem: str = ""
    """A sentence: why it takes no effect, or what is doubtful about it."""


@record
class ClaimList:
    """Claims in the order in which the tools come at boot, each tool's own in the order of its doing."""

    claims: tuple[Claim, ...]
    unreadable: tuple[str, ...] = ()
    """Files that could not be read, each with the reason."""
    uncertain: tuple[Claim, ...] = ()
    """Those of one drive's claims that may be about another one: a rule asks what only udev knows."""


SELF_TESTS = "self-tests"
"""In the place of a setting where a tool starts the drive's self-tests; the value is that tool's schedule."""

SPIN_DOWN = "spin-down"
"""In the place of a setting where a tool itself stops drives; the value is after how long."""

TOOLS: dict[str, str] = {
    "kernel": "the kernel's command line and module options, before all others",
    "sysctl": "systemd-sysctl, early at boot",
    "udev": "udev, whenever the kernel reports the drive: first attributes, then programs",
    "hdparm": "udev's rule 85-hdparm and the sleep hook of the package hdparm",
    "mdadm": "mdadm, whenever it assembles the array",
    "lvm": "LVM, whenever it activates, resizes or refreshes the volume",
    "tmpfiles": "systemd-tmpfiles, early at boot",
    "sysfsutils": "the service sysfsutils at boot",
    "initscripts": "at boot the init script of Debian's hdparm before 9.52, or rc.sysinit of Red Hat's release 6",
    "openrc": "the service hdparm of OpenRC at boot",
    "laptop-mode-tools": "laptop_mode at boot, after resume and when the power supply changes",
    "script": "a script or unit at boot or after resume",
    "hd-idle": "hd-idle while it runs, whatever the drive's own timers are",
    "smartd": "smartd when it starts",
    "tlp": "TLP at boot, after resume and when the power supply changes",
    "tuned": "tuned when it starts, and for every drive that appears later",
    "udisks2": "udisks2 when it starts, for every drive that appears later, after resume, when its file changes",
    "disktune": "DiskTune, after all the others",
}
"""Every tool, in the order in which they come on one occasion; the last one wins.

Sources: the units and rules of hdparm 9.65, TLP 1.5, tuned 2.20, udisks2 2.9.4, mdadm 4.2, smartmontools 7.3 and
systemd 252: sysctl and tmpfiles before sysinit.target, TLP and tuned in multi-user.target, udisks2 in
graphical.target or by D-Bus, later than that. Between two services of one target nothing fixes the order. udisks2
goes by logind's signal after sleep, by inotify for its files and by udev for drives (udiskslinuxprovider.c and
udiskslinuxdriveobject.c), and sets only drives whose IDENTIFY DEVICE it could read itself.
"""

_RANK = {tool: rank for rank, tool in enumerate(TOOLS)}


def in_order(claims: Iterable[Claim]) -> tuple[Claim, ...]:
    """Return *claims* in the order in which the tools come; within a tool the order is kept."""
    return tuple(sorted(claims, key=lambda claim: _RANK.get(claim.tool, len(_RANK))))


def occasions(claim: Claim) -> tuple[When, ...]:
    """Return the moments of *claim*, without the supply it depends on; that of the supply if it names no other."""
    moments = tuple(when for when in claim.when if when not in (When.AC, When.BATTERY))
    return moments or claim.when


def depends_on(claim: Claim) -> When | None:
    """Return the power supply on which alone *claim* is made, None where it does not matter."""
    supplies = [when for when in claim.when if when in (When.AC, When.BATTERY)]
    return supplies[0] if len(supplies) == 1 else None


def winner(claims: Iterable[Claim], when: When, supply: When = When.AC) -> Claim | None:
    """Return the claim that comes last *when* running on *supply*, None if there is none.

    *claims* are of one setting of one drive. A moment at which the supply changes is `AC` or `BATTERY` itself.
    """
    found = [
        claim
        for claim in in_order(claims)
        if claim.valid
        and depends_on(claim) in (None, when if when in (When.AC, When.BATTERY) else supply)
        and (when in claim.when)
    ]
    return found[-1] if found else None
