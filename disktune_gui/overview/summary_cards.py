"""Four cards on a drive: health, speed, temperature, settings; each with a button to its page."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QCoreApplication, QEvent, Qt, pyqtSignal
from PyQt6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.checkup.attachment import Attachment, PciLink
from disktune_contract.checkup.check import Facts
from disktune_contract.drives.drive import Drive
from disktune_contract.health.figures import temperature_c
from disktune_contract.health.health import Health, plausible_c
from disktune_contract.health.identification import Identification
from disktune_contract.health.sample import HealthSample
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.settings.claims import ClaimList
from disktune_contract.settings.saved import Family, FileRef, SavedFile
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import BY_ID
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.drives.delegate import VerdictMark
from disktune_gui.health.badge import ShownHealth, UnlockHealth
from disktune_gui.overview.quick_changes import QuickChanges
from disktune_gui.saved_settings import saved_state
from disktune_gui.saved_settings.saved_text import tool
from disktune_gui.store.entry import ResultKind, ResultSummary
from disktune_gui.text.formats import percent, quantity, rate
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.text.wording import moment
from disktune_gui.theming import theme
from disktune_gui.theming.style import lines

# -- the content of the cards; without widgets -------------------------------------------------------------

translate = QCoreApplication.translate

QUICK = "drive.direct"
"""The workload whose result is the speed of a drive: a direct read at its fastest place."""
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
    """The content of a card."""

    title: str
    why: str = ""
    tone: str = ""
    """As `ToneLabel` has it."""


# -- how fast ----------------------------------------------------------------------------------------------


def speed(
    results: Iterable[ResultSummary], drive: Drive, found: Attachment | None, units: UnitSystem
) -> CardAnswer:
    """Return the last and the best measured throughput of *drive*, next to the capacity of its link."""
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
    """Return the results that show the speed of *drive*, the oldest first; empty if it cannot be recognized."""
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
    """Return the capacity of the drive's link in bytes/s, at its current speed; None if unknown.

    Only the line code is subtracted, not frames and commands: no drive quite reaches it.
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

    Without a temperature it states why: *why_unread* where the drive was not asked or did not answer.
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
    """Return the number of saved settings, and how many of them have another value now, by which tool.

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


def drifted(facts: Facts, others: ClaimList | None) -> tuple[saved_state.SavedState, ...]:
    """Return the saved settings that are known to have another value now."""
    # The file of the drive, as far as this needs it.
    file = SavedFile(FileRef(Family.DRIVE, facts.drive.identity), "", values=facts.saved or ())
    found = saved_state.gather(facts.states or (), (file,), others or ClaimList(()), supply=facts.supply)
    return tuple(one for one in found.values() if one.drifted)


# -- the widgets of the cards ------------------------------------------------------------------------------

_LINES = 3.3
"""Space for the reasons: what is below a card does not move while the drive is being asked."""

_FEWER_LINES = 2.1
"""Space for the reasons of a card with a second button."""


class Card(QFrame):
    """A name, the answer, the reason, and a button."""

    def __init__(self, name: str, action: str, tip: str) -> None:
        super().__init__()
        self._tip = tip
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(name)
        self._name = PlainLabel(name)
        self._name.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.title, self.why = ToneLabel(), PlainLabel()
        self.title.setWordWrap(True)
        self.why.setWordWrap(True)
        self.why.setMinimumHeight(lines(self, _LINES))
        self.why.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        for label in (self.title, self.why):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.action = QPushButton(action)
        self.offer(possible=True)
        self.head, self.buttons = QHBoxLayout(), QHBoxLayout()
        self.head.setSpacing(8)
        self.buttons.setSpacing(6)
        self.head.addWidget(self.title, 1)
        self.buttons.addWidget(self.action)
        self.buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(4)
        column.addWidget(self._name)
        column.addLayout(self.head)
        column.addWidget(self.why, 1)
        column.addLayout(self.buttons)
        # No wider than their text, whether next to or below each other.
        column.setAlignment(self.buttons, Qt.AlignmentFlag.AlignLeft)
        self._enlarge()

    def show_answer(self, answer: CardAnswer) -> None:
        """Show *answer*."""
        self.title.setText(answer.title)
        self.title.set_tone(answer.tone)
        self.why.setText(answer.why)
        self.setAccessibleDescription("\n".join(filter(None, (answer.title, answer.why))))

    def offer(self, *, possible: bool, why_not: str = "") -> None:
        """Enable the button, or show why it cannot be pressed."""
        self.action.setEnabled(possible)
        self.action.setToolTip(as_tip(self._tip if possible else why_not))

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.ApplicationFontChange:
            self._enlarge()

    def _enlarge(self) -> None:
        self.title.setFont(theme.scaled(self.font(), 1.2, bold=True))


class HealthAnswer(Card):
    """The verdict with its shape; for a locked drive a button to unlock it."""

    def __init__(self, name: str, action: str, tip: str) -> None:
        super().__init__(name, action, tip)
        self._mark = VerdictMark()
        self.head.insertWidget(0, self._mark, 0, Qt.AlignmentFlag.AlignTop)
        self.unlock = UnlockHealth()
        self.buttons.insertWidget(1, self.unlock)

    def show_health(self, shown: ShownHealth, *, locked: bool, dated: bool) -> None:
        """Show it; *locked* offers to unlock, *dated* adds the time of reading."""
        self._mark.show_state(shown.state)
        # The temperature has a card of its own.
        figures = " · ".join(f"{row.label} {row.value}" for row in shown.lasting)
        read = shown.read if dated else ""
        self.show_answer(CardAnswer(shown.title, "\n".join(filter(None, (shown.why, figures, read))), shown.tone))
        self.unlock.setVisible(locked)


class Cards(QWidget):
    """The four cards of one drive, side by side; an array has neither health nor temperature of its own."""

    health_wanted = pyqtSignal()
    unlock_asked = pyqtSignal()
    measure_wanted = pyqtSignal()
    history_wanted = pyqtSignal()
    settings_wanted = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        quick = BY_ID[QUICK]
        seconds = quick.runs.usual * (quick.seconds.usual if quick.seconds is not None else 1)
        self.health = HealthAnswer(
            self.tr("Health"),
            self.tr("Show &Health"),
            self.tr("Opens the Health page with every counter, log and self-test"),
        )
        self.speed = Card(
            self.tr("Speed"),
            self.tr("&Measure, {time}").format(time=quantity(seconds, "s")),
            self.tr("Reads from the drive and shows its throughput. Nothing is written."),
        )
        self.warmth = Card(
            self.tr("Temperature"), self.tr("Show H&istory"), self.tr("Opens the chart of the temperature so far")
        )
        self.settings = Card(
            self.tr("Settings"), self.tr("Show &Settings"), self.tr("Opens the settings of this drive")
        )
        self.quick = QuickChanges()
        # Below each other: in the narrowest window the card has no more space than the others.
        self.settings.buttons.setDirection(QBoxLayout.Direction.TopToBottom)
        self.settings.buttons.insertWidget(1, self.quick)
        self.settings.why.setMinimumHeight(lines(self, _FEWER_LINES))
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(10)
        across.addWidget(self.health, 5)
        for card in (self.speed, self.warmth, self.settings):
            across.addWidget(card, 3)
        self.health.action.clicked.connect(self.health_wanted)
        self.health.unlock.clicked.connect(self.unlock_asked)
        self.speed.action.clicked.connect(self.measure_wanted)
        self.warmth.action.clicked.connect(self.history_wanted)
        self.settings.action.clicked.connect(self.settings_wanted)

    def show_health(self, shown: ShownHealth | None, *, locked: bool, dated: bool) -> None:
        """Show the health of the drive; None for one without health. *dated* adds the time of reading."""
        self.health.setVisible(shown is not None)
        self.warmth.setVisible(shown is not None)
        # Of two cards alone, each has space for two buttons next to each other.
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.settings.buttons.setDirection(across if shown is None else down)
        if shown is not None:
            self.health.show_health(shown, locked=locked, dated=dated)
