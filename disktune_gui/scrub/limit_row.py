"""Limits of a scrub: one for each device, permanent or until it has finished, or no limit until then."""

from __future__ import annotations

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QCheckBox, QPushButton, QVBoxLayout, QWidget

from disktune_contract import scrub
from disktune_contract.messages.action import LimitChange
from disktune_contract.scrub import ScrubReport, ScrubState
from disktune_contract.units import UnitSystem, suffix
from disktune_gui.controls.number_spin import NumberSpin
from disktune_gui.controls.wrapping import Flow
from disktune_gui.scrub import wording
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush

_MB = 1_000_000
_MOST_MB = scrub.MOST_LIMIT // _MB
_FIRST_MB = 50
"""The limit offered where there is none: a hard disk can spare that much while the user works."""


class LimitRow(QWidget):
    """A part of the scrub's card. It reports what is wanted; the page asks the helper."""

    wanted = pyqtSignal(tuple, bool)
    """The tuple of `LimitChange`, and whether the limits apply until the scrub has finished."""
    unwanted = pyqtSignal()
    """Restore the limits now."""

    def __init__(self) -> None:
        super().__init__()
        self._report: ScrubReport | None = None
        self._held = ""
        self.title = PlainLabel(self.tr("Speed Limit"))
        self.title.setFont(theme.scaled(self.font(), 1, bold=True))
        self.now = PlainLabel()
        self.now.setWordWrap(True)
        self.limit = NumberSpin()
        self.limit.setRange(1, _MOST_MB)
        self.limit.setValue(_FIRST_MB)
        self.limit.setSuffix(suffix("MB/s"))
        self.limit.setAccessibleName(self.tr("Limit for each device"))
        self.label = PlainLabel(self.tr("Limit for each device:"))
        self.label.setBuddy(self.limit)
        self.until = QCheckBox(self.tr("Until the scrub finishes"))
        self.until.setChecked(True)
        self.set_button = QPushButton(self.tr("Set Limit"))
        self.remove_button = QPushButton(self.tr("Remove Limit"))
        self.boost_button = QPushButton(self.tr("Boost Until Finished"))
        self.restore_button = QPushButton(self.tr("Restore Limits"))
        self.set_button.clicked.connect(lambda _checked: self._on_set())
        self.remove_button.clicked.connect(lambda _checked: self._want(0, until=False))
        self.boost_button.clicked.connect(lambda _checked: self._want(0, until=True))
        self.restore_button.clicked.connect(lambda _checked: self.unwanted.emit())
        self._lay_out()
        self._explain()

    def _lay_out(self) -> None:
        row = Flow()
        fields: tuple[QWidget, ...] = (self.label, self.limit, self.until)
        buttons = (self.set_button, self.remove_button, self.boost_button, self.restore_button)
        for part in (*fields, *buttons):
            row.addWidget(part)
        column = flush(QVBoxLayout(self))
        column.addWidget(self.title)
        column.addWidget(self.now)
        column.addLayout(row)

    def _explain(self) -> None:
        self.until.setToolTip(as_tip(self.tr("Then the earlier limits return.")))
        self.set_button.setToolTip(as_tip(self.tr("Programs get faster, the scrub slower.")))

    def hold(self, why: str) -> None:
        """Disable changes because of *why*; empty enables them again."""
        self._held = why
        self._free()

    def show_report(self, report: ScrubReport, units: UnitSystem) -> None:
        """Show the limits, and offer what can be done with them."""
        self._report = report
        limits = {device.limit_bytes_s for device in report.devices if not device.missing}
        held = report.hold is not None
        if not limits or None in limits:
            words = self.tr("Needs Linux 5.14 or later.")
            if any(device.devid is None for device in report.devices):
                words = self.tr("Unlock for limits.")
        else:
            shown = ", ".join(wording.limit_word(one, units) for one in sorted(one or 0 for one in limits))
            words = self.tr("{limit} until unmounted").format(limit=shown)
            if held:
                words = self.tr("{limit} until the scrub finishes")
                words = words.format(limit=shown)
        self.now.setText(words)
        self._free()

    def _free(self) -> None:
        report = self._report
        limits = [] if report is None else [one.limit_bytes_s for one in report.devices if not one.missing]
        known = bool(limits) and None not in limits
        held = report is not None and report.hold is not None
        running = report is not None and scrub.state(report) is ScrubState.RUNNING
        limited = any(limits)
        for part in (self.label, self.limit, self.until, self.set_button):
            part.setVisible(known and not held)
        self.until.setVisible(known and not held and running)
        self.remove_button.setVisible(known and not held and limited)
        self.boost_button.setVisible(known and not held and running)
        self.restore_button.setVisible(held)
        for part in (self.limit, self.until, self.set_button, self.remove_button, self.restore_button):
            part.setEnabled(not self._held)
        self.boost_button.setEnabled(not self._held and limited)
        why = self._held
        if not limited and not why:
            why = self.tr("No limit is set.")
        self.boost_button.setToolTip(as_tip(why))
        self.boost_button.setAccessibleDescription(why)

    def _on_set(self) -> None:
        if self.limit.settle():
            self._want(self.limit.value() * _MB)

    def _want(self, bytes_s: int, *, until: bool | None = None) -> None:
        report = self._report
        if report is None:
            return
        changes = tuple(
            LimitChange(device.devid, device.limit_bytes_s, bytes_s)
            for device in report.devices
            if device.devid is not None and device.limit_bytes_s is not None and device.limit_bytes_s != bytes_s
        )
        running = scrub.state(report) is ScrubState.RUNNING
        holds = running and (self.until.isChecked() if until is None else until)
        if changes:
            self.wanted.emit(changes, holds)
