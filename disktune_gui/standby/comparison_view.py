"""Two nights side by side: the verdict first, then both pictures on one scale, then the figures."""

from __future__ import annotations

import json

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from disktune_contract.accesses.comparison import NightComparison, NightsOutcome, PowerDraw, compare
from disktune_contract.accesses.night import Night
from disktune_contract.drives.drive import Drive
from disktune_contract.sentence import in_turn
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.services.drive_notes import recognizable
from disktune_gui.standby import words
from disktune_gui.standby.night_picture import NightPicture
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import theme
from disktune_gui.widgets.number_spin import FractionSpin
from disktune_gui.widgets.steady_scroll import SteadyScroll
from disktune_gui.widgets.table_twin import TableTwin
from disktune_gui.widgets.tone_label import ToneLabel

_DRAWS = "standby/draws"
"""Watts by the identity of the drive."""
_TONES = {NightsOutcome.BETTER: "good", NightsOutcome.WORSE: "caution", NightsOutcome.UNKNOWN: "caution"}


class ComparisonView(SteadyScroll):
    """Shows what the later of two nights says against the earlier one."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._nights: tuple[Night, Night] | None = None
        self.comparison: NightComparison | None = None
        self.verdict = ToneLabel()
        self.remarks = PlainLabel()
        self.picture = NightPicture()
        self.table = TableTwin()
        self.changes, self.saved = PlainLabel(), PlainLabel()
        self.idle, self.standby = FractionSpin(), FractionSpin()
        self._lay_out()
        for spin in (self.idle, self.standby):
            spin.valueChanged.connect(lambda _value: self._keep_draw())

    def show_nights(self, before: Night, after: Night) -> None:
        """Compare two nights of one drive."""
        another = self._nights is None or self._nights[1].drive.identity != after.drive.identity
        self._nights = before, after
        if another:
            self._show_draw(after.drive)
        self._compare()

    def _compare(self) -> None:
        if self._nights is None:
            return
        before, after = self._nights
        found = self.comparison = compare(before, after, self._draw())
        self.verdict.setText(said(found.verdict))
        self.verdict.set_tone(_TONES.get(found.outcome, ""))
        self.remarks.setText(said(in_turn(*found.why_not)))
        names = self.tr("Before"), self.tr("After")
        self.picture.show_nights((names[0], before), (names[1], after), with_lanes=False)
        titles = [
            f"{name}: {words.title_of(one.recording)}" for name, one in zip(names, self._nights, strict=True)
        ]
        self.table.set_table(words.compared(found, *names))
        self.table.fit_height()
        self.table.setToolTip(as_tip("\n".join(titles)))
        self.changes.setText(words.changes(found) or self.tr("DiskTune changed no settings between the two."))
        self.saved.setText(
            words.energy(found) or self.tr("Enter both figures from the data sheet to see the energy saved.")
        )
        self.remarks.setVisible(bool(self.remarks.text()))

    # -- what the drive draws ------------------------------------------------------------------------------

    def _draw(self) -> PowerDraw | None:
        draw = PowerDraw(self.idle.value(), self.standby.value())
        return draw if draw.known and self.standby.value() > 0 else None

    def _show_draw(self, drive: Drive) -> None:
        idle, standby = self._kept().get(drive.identity, (0.0, 0.0)) if recognizable(drive) else (0.0, 0.0)
        for spin, value in ((self.idle, idle), (self.standby, standby)):
            blocked = spin.blockSignals(True)
            spin.setValue(value)
            spin.blockSignals(blocked)

    def _keep_draw(self) -> None:
        if self._nights is not None and recognizable(self._nights[1].drive):
            kept = self._kept()
            kept[self._nights[1].drive.identity] = (self.idle.value(), self.standby.value())
            self._preferences.keep(_DRAWS, json.dumps(kept))
        self._compare()

    def _kept(self) -> dict[str, tuple[float, float]]:
        """Return watts by identity; what cannot be understood counts as nothing."""
        try:
            kept = json.loads(self._preferences.text(_DRAWS) or "{}")
        except ValueError:
            return {}
        found: dict[str, tuple[float, float]] = {}
        for identity, pair in kept.items() if isinstance(kept, dict) else ():
            if isinstance(pair, list) and len(pair) == 2 and all(type(one) in (int, float) for one in pair):
                found[identity] = (float(pair[0]), float(pair[1]))
        return found

    # -- putting it together -------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Comparison of two nights"))
        self.verdict.setFont(theme.scaled(self.font(), 1.1, bold=True))
        for label in (self.verdict, self.remarks, self.changes, self.saved):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.table.setAccessibleName(self.tr("Figures of both nights"))
        self.table.mix((0, 3))
        draw = QHBoxLayout()
        draw.setSpacing(8)
        for text, spin in ((self.tr("&Idle:"), self.idle), (self.tr("In st&andby:"), self.standby)):
            label = PlainLabel(text)
            label.setBuddy(spin)
            spin.setDecimals(2)
            spin.setRange(0.0, 99.0)
            spin.setSingleStep(0.1)
            spin.setSuffix(" W")
            spin.setSpecialValueText(self.tr("unknown"))
            spin.setAccessibleName(text.replace("&", "").rstrip(":"))
            draw.addWidget(label)
            draw.addWidget(spin)
        draw.addStretch(1)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 6, 8, 4)
        column.setSpacing(8)
        for widget in (self.verdict, self.remarks, self.picture, self.changes, self.table, self.saved):
            column.addWidget(widget)
        column.addLayout(draw)
        column.addStretch(1)
        self.setWidget(inside)
