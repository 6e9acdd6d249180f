"""The words for the speed of a drive beside what is usual, which Your Drives, Overview and Measure share."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PyQt6.QtCore import QCoreApplication

from disktune_contract.checkup.usual import Expected, ReadSpeed
from disktune_contract.units import MB, MIB, UnitSystem
from disktune_gui.text.formats import number
from disktune_gui.text.said import said

translate = QCoreApplication.translate

LIMITS: dict[str, Callable[[], str]] = {
    "link.sata": lambda: translate("Home", "slow link"),
    "link.pcie": lambda: translate("Home", "slow slot"),
    "link.usb": lambda: translate("Home", "USB 2 port"),
    "transfer.mode": lambda: translate("Home", "PIO mode"),
    "card.mode": lambda: translate("Home", "slow reader"),
}
"""Findings of the check-up that say why a drive is slower than it could be, in the order in which one is shown."""


def limit(findings: Collection[str]) -> str:
    """Return what limits a drive by the ids of what its check-up found, in two words; empty if nothing does."""
    return next((words() for check, words in LIMITS.items() if check in findings), "")


def word(speed: ReadSpeed | None) -> str:
    """Return what a figure is beside the usual; empty where that is not known."""
    if speed is None or speed.usual is None:
        return ""
    if speed.slow:
        return translate("Speed", "slow")
    return translate("Speed", "fast") if speed.fast else translate("Speed", "usual")


def unless_refuted(limited: str, speed: ReadSpeed | None) -> str:
    """Return what limits a drive; empty where its figure is as usual nevertheless."""
    return limited if speed is None or speed.usual is None or speed.slow else ""


def usual_range(usual: Expected | None, units: UnitSystem) -> str:
    """Return a range in MB/s or MiB/s, without the unit: ``150–220``; empty for None."""
    if usual is None:
        return ""
    factor = MB if units is UnitSystem.SI else MIB
    return "–".join(number(round(one / factor)) for one in (usual.low, usual.high))


def _with_unit(usual: Expected, units: UnitSystem) -> str:
    return f"{usual_range(usual, units)} {'MB/s' if units is UnitSystem.SI else 'MiB/s'}"


def basis(usual: Expected | None, units: UnitSystem) -> str:
    """Return what is usual, and where that is from; empty for None."""
    if usual is None:
        return ""
    words = translate("Speed", "Usual: {range} ({basis})")
    return words.format(range=_with_unit(usual, units), basis=said(usual.basis))


def answer(speed: ReadSpeed, limited: str, units: UnitSystem) -> str:
    """Return whether a drive is as fast as it should be, and if not why; empty where that is not known."""
    if limited:
        return translate("Speed", "Slower than it should be: {cause}").format(cause=limited)
    if speed.usual is None:
        return ""
    if speed.slow:
        words = translate("Speed", "Slower than it should be ({range})")
        return words.format(range=_with_unit(speed.usual, units))
    return translate("Speed", "As fast as it should be")
