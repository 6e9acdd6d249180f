"""What the cards of the Overview answer: how fast the drive is, how warm, and how it is set. Without widgets."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QCoreApplication

from disktune_contract.checkup.attachment import Attachment, PciLink
from disktune_contract.checkup.check import Facts
from disktune_contract.drives.drive import Drive
from disktune_contract.health_history.sample import HealthSample
from disktune_contract.identity.health import Health, plausible_c
from disktune_contract.identity.identification import Identification
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.settings.claims import ClaimList
from disktune_contract.settings.saved import Family, FileRef, SavedFile
from disktune_contract.units import UnitSystem
from disktune_gui.health.shown import temperature_c
from disktune_gui.saved_settings import saved_state
from disktune_gui.saved_settings.saved_text import tool
from disktune_gui.store.entry import ResultKind, ResultSummary
from disktune_gui.text.amounts import percent, quantity, rate
from disktune_gui.text.said import said
from disktune_gui.text.wording import moment

translate = QCoreApplication.translate

QUICK = "drive.direct"
"""The workload whose result is the speed of a drive: a direct read of where its throughput is highest."""
_HIGHEST, _MAXIMUM = (5, 0x20), (5, 0x58)
"""Highest temperature so far, and the highest specified one: page and offset in the statistics (ACS-4, 9.5.8)."""
_OLD_CODE, _NEW_CODE = 8 / 10, 128 / 130
"""The share of a link's bits that is data: 8b/10b, and the code of PCIe 3.0 and later."""
_NEW_PCIE = 8.0
"""GT/s."""
_USB_3, _USB_3_1 = 5_000, 10_000
"""Mb/s: 8b/10b, and 128b/132b from there on. Slower USB has no such code."""


@record
class CardAnswer:
    """What a card says."""

    title: str
    why: str = ""
    tone: str = ""
    """As `ToneLabel` has it."""


# -- how fast ----------------------------------------------------------------------------------------------


def speed(
    results: Iterable[ResultSummary], drive: Drive, found: Attachment | None, units: UnitSystem
) -> CardAnswer:
    """Return the last and the best measured throughput of *drive*, beside what its link carries."""
    carries = link_bytes_s(found) if found is not None else None
    link = (
        translate("Overview", "The link carries {rate}.").format(rate=rate(carries, units))
        if carries is not None
        else ""
    )
    mine = measured(results, drive)
    if not mine:
        return CardAnswer(translate("Overview", "Not measured"), link, "faint")
    last, best = mine[-1], max(one.figure or 0 for one in mine)
    figure = last.figure or 0
    share = (
        translate("Overview", "{share} of what the link carries.").format(share=percent(figure / carries))
        if carries
        else ""
    )
    when = translate("Overview", "Measured at {time}.").format(time=moment(last.at))
    higher = (
        translate("Overview", "Best: {rate}.").format(rate=rate(best, units))
        if rate(best, units) != rate(figure, units)
        else ""
    )
    return CardAnswer(rate(figure, units), said(in_turn(share, higher, when)))


def measured(results: Iterable[ResultSummary], drive: Drive) -> tuple[ResultSummary, ...]:
    """Return the results that tell the speed of *drive*, the oldest first; none of what cannot be recognized."""
    if not drive.identity or drive.same_identity_as:
        return ()
    mine = (
        one
        for one in results
        if one.identity == drive.identity
        and one.kind is ResultKind.MEASUREMENT
        and one.workload == QUICK
        and one.figure is not None
    )
    return tuple(sorted(mine, key=lambda one: one.at))


def link_bytes_s(found: Attachment) -> float | None:
    """Return what the link of a drive can carry in bytes/s, by its speed now; None if that is not known.

    Only the code of the link is taken off, not its frames and commands: no drive gets quite there.
    """
    if found.usb is not None:
        # A bridge has a link behind it, too; the slower one is nearly always the one in front.
        return _usb_bytes_s(found.usb.speed)
    if found.sata is not None and found.sata.speed is not None:
        return found.sata.speed * 1e9 * _OLD_CODE / 8
    return _pcie_bytes_s(found.pcie.now) if found.pcie is not None else None


def _usb_bytes_s(speed: float | None) -> float | None:
    if speed is None:
        return None
    code = 1.0 if speed < _USB_3 else _OLD_CODE if speed < _USB_3_1 else 128 / 132
    return speed * 1e6 * code / 8


def _pcie_bytes_s(link: PciLink) -> float | None:
    if link.speed is None or link.lanes is None:
        return None
    return link.speed * 1e9 * link.lanes * (_NEW_CODE if link.speed >= _NEW_PCIE else _OLD_CODE) / 8


# -- how warm ----------------------------------------------------------------------------------------------


def warmth(
    drive: Drive,
    health: Health | None,
    found: Identification | None,
    past: Iterable[HealthSample],
    why_unread: str = "",
) -> CardAnswer:
    """Return the temperature now, the highest so far, and the limit of the drive itself.

    Without a temperature it says why: *why_unread* where the drive was not asked or did not answer.
    """
    now, limit = temperature_c(drive, health), limit_c(health, found)
    parts = []
    if (highest := _highest(health, past)) is not None and (now is None or highest >= now):
        parts.append(translate("Overview", "Highest: {celsius}.").format(celsius=quantity(highest, "°C")))
    if limit is not None:
        parts.append(translate("Overview", "Limit of the drive: {celsius}.").format(celsius=quantity(limit, "°C")))
    if now is None:
        why_not = _why_no_temperature(health) if health is not None else why_unread
        return CardAnswer(translate("Overview", "Unknown"), said(in_turn(why_not, *parts)), "faint")
    why = said(in_turn(*parts))
    above = limit is not None and now > limit
    return CardAnswer(quantity(round(now), "°C"), why, "danger" if above else "")


def _why_no_temperature(health: Health) -> str:
    if health.asleep:
        return translate("Overview", "Not read: the drive is in standby.")
    if health.note and (health.scsi is not None or not health.reported):
        return said(health.note)
    return translate("Overview", "The drive does not report it.")


def limit_c(health: Health | None, found: Identification | None) -> int | None:
    """Return the highest temperature that the drive is specified for, in °C; None if it does not report one."""
    if found is not None and found.nvme is not None:
        return found.nvme.warning_temperature_c
    if health is None:
        return None
    if health.scsi is not None:
        return health.scsi.reference_temperature_c
    return plausible_c(health.ata.statistic(*_MAXIMUM)) if health.ata is not None else None


def _highest(health: Health | None, past: Iterable[HealthSample]) -> int | None:
    ata = health.ata if health is not None else None
    own = plausible_c(ata.statistic(*_HIGHEST)) if ata is not None else None
    seen = (warm for one in past for warm in (one.temperature_c, one.hottest_c))
    return max((warm for warm in (own, *seen) if warm is not None), default=None)


# -- how it is set -----------------------------------------------------------------------------------------


def settings(facts: Facts | None, others: ClaimList | None) -> CardAnswer:
    """Return how many settings are saved, and how many of them have another value now, by whom.

    *others* is what other tools set on the drive, None before it is read.
    """
    if facts is None or facts.saved is None:
        why = translate("Overview", "The saved settings could not be read.") if facts is not None else ""
        return CardAnswer(translate("Overview", "Unknown"), why, "faint")
    if not facts.saved:
        none = translate("Overview", "None saved")
        return CardAnswer(none, translate("Overview", "DiskTune applies nothing at boot."), "faint")
    title = said(Sentence.counted(len(facts.saved), "{n} saved", "{n} saved"))
    if not facts.restores:
        return CardAnswer(title, translate("Overview", "Saved settings are not applied in this boot."), "caution")
    off = drifted(facts, others)
    if not off:
        return CardAnswer(title, translate("Overview", "Applied at boot."))
    tools = sorted({tool(one.culprit) for one in off if one.culprit is not None})
    words = (
        Sentence.counted(
            len(off),
            "{n} has another value now, set by {tools}.",
            "{n} have another value now, set by {tools}.",
            tools=listed(tools),
        )
        if tools
        else Sentence.counted(len(off), "{n} has another value now.", "{n} have another value now.")
    )
    return CardAnswer(title, said(words), "caution")


def drifted(facts: Facts, others: ClaimList | None) -> tuple[saved_state.Lasting, ...]:
    """Return the saved settings that are known to have another value now."""
    # The file of the drive, as far as this needs it.
    file = SavedFile(FileRef(Family.DRIVE, facts.drive.identity), "", values=facts.saved or ())
    found = saved_state.gather(facts.states or (), (file,), others or ClaimList(()), supply=facts.supply)
    return tuple(one for one in found.values() if one.drifted)
