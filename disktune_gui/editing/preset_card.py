"""Choosing a preset, and a card that shows what it sets and why before anything is set."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PyQt6.QtCore import QEvent, Qt, pyqtSignal
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QVBoxLayout

from disktune_contract.catalog import BY_ID
from disktune_contract.sentence import in_turn
from disktune_contract.settings.setting import Medium
from disktune_gui.controls.steady_scroll import YieldingScroll
from disktune_gui.controls.wrapping import held
from disktune_gui.editing import preset
from disktune_gui.editing.preset import Preset, PresetPoint
from disktune_gui.text import wording
from disktune_gui.text.plain import PlainLabel, as_entry, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import theme
from disktune_gui.theming.icons import CrossButton

TALLEST = 160
"""Pixels that a card may take; a longer one scrolls."""


class PresetButton(QPushButton):
    """Opens a menu of the presets that are for the kind of drive in view. Files are read when it is opened."""

    chosen = pyqtSignal(Preset)
    told = pyqtSignal(str)
    """What is wrong with a file that is none."""

    def __init__(self) -> None:
        super().__init__()
        self.media: frozenset[Medium] = frozenset(Medium)
        self.setText(self.tr("&Presets"))
        self.setToolTip(self.tr("Sets of changes for a purpose; you review them before they are applied"))
        self.choices = QMenu(self)
        self.choices.setToolTipsVisible(True)
        self.choices.aboutToShow.connect(self.fill)
        self.setMenu(self.choices)

    def fill(self) -> None:
        """Read the presets and list those for the drives in view."""
        found, problems = preset.load()
        self.choices.clear()
        for one in found:
            if not one.media & self.media:
                continue
            action = self.choices.addAction(as_entry(said(one.name)))
            if action is not None:
                action.setToolTip(as_tip(said(one.about)))
                action.triggered.connect(lambda _checked, one=one: self.chosen.emit(one))
        if self.choices.isEmpty():
            nothing = self.choices.addAction(self.tr("No presets for this kind of drive"))
            if nothing is not None:
                nothing.setEnabled(False)
        if problems:
            self.told.emit(said(in_turn(*problems)))


class PresetCard(QFrame):
    """What a preset sets, and why; it goes away when dismissed."""

    dismissed = pyqtSignal()
    _shown: tuple[Preset, Sequence[PresetPoint]] | None = None

    def __init__(self) -> None:
        super().__init__()
        self._one_drive = True
        self.title = PlainLabel()
        self.text = PlainLabel()
        self.close_button = CrossButton(self.tr("Dismiss"), self.tr("Dismiss the preset"))
        self._scroll = YieldingScroll(TALLEST)
        self._lay_out()
        self.close_button.clicked.connect(self.dismiss)
        self.hide()

    def show_preset(self, chosen: Preset, points: Sequence[PresetPoint], *, one_drive: bool = True) -> None:
        """Show *chosen*, which comes to *points*; their values only if they are those of *one_drive*."""
        self._shown = (chosen, points)
        self._one_drive = one_drive
        self._write()
        self.show()
        self._fit()

    def dismiss(self) -> None:
        """Go away."""
        self._shown = None
        self.hide()
        self.dismissed.emit()

    def changeEvent(self, event: QEvent | None) -> None:
        """Follow the application from light to dark."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange and self._shown:
            self._write()

    def resizeEvent(self, event: object) -> None:
        """Give the text the height that it needs at this width."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit()

    def _write(self) -> None:
        if self._shown is None:
            return
        chosen, points = self._shown
        faint = theme.secondary(self.palette()).name()
        rows = "".join(_row(point, faint, one_drive=self._one_drive) for point in points)
        self.title.setText(said(chosen.name))
        self._scroll.setAccessibleName(self.title.text())
        self.text.setText(f"<p>{escape(said(chosen.about))}</p><table cellspacing='0'>{rows}</table>")
        self.setAccessibleDescription(said(chosen.about))

    def _fit(self) -> None:
        self._scroll.need(self.text.heightForWidth(self._scroll.line) + 4)

    def _lay_out(self) -> None:
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(self.tr("Preset"))
        self.title.setFont(theme.scaled(self.font(), 1.1, bold=True))
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._scroll.setWidget(held(self.text))
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 8, 10)
        layout.setSpacing(4)
        layout.addLayout(top)
        layout.addWidget(self._scroll)


def _row(point: PresetPoint, faint: str, *, one_drive: bool) -> str:
    """Return a line of the table: setting, value, reason; faint where nothing happens."""
    setting = BY_ID[point.setting]
    nothing = one_drive and point.value is None
    first = f"color: {faint}; padding: 2px 16px 2px 0" if nothing else "padding: 2px 16px 2px 0"
    cells = [(said(setting.label), f"{first}; white-space: nowrap")]
    if one_drive:
        value = wording.value_words(setting, point.value) if point.value is not None else "–"
        cells.append((value, f"{first}; white-space: nowrap; font-weight: bold"))
    why = said(in_turn(point.why, point.obstacle) if one_drive else point.why)
    cells.append((why, f"color: {faint}; padding: 2px 0"))
    return "<tr>" + "".join(f"<td style='{style}'>{escape(text)}</td>" for text, style in cells) + "</tr>"
