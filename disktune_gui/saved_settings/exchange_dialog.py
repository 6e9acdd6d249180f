"""Import and export of a drive's settings: as the text of another tool, and taking over other tools' settings."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, Qt
from PyQt6.QtGui import QFontDatabase
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.rules.handover import Handover, HandoverFormat, Takeover, hand_over
from disktune_contract.sentence import in_turn, listed
from disktune_contract.settings.setting import State, Status, Value
from disktune_gui.controls.controls import ChoiceBox
from disktune_gui.controls.dialogs import TickDialog, TickRow, TickTable
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.message import ReportButton
from disktune_gui.desktop import clipboard, user_files
from disktune_gui.saved_settings import saved_text
from disktune_gui.text import wording
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import labelled, said
from disktune_gui.theming.style import lines

translate = QCoreApplication.translate

# -- settings of a drive as the text of another tool -------------------------------------------------------


def differing(states: Mapping[str, State]) -> dict[str, Value]:
    """Return the values that differ from the default, where both are known."""
    found = {}
    for name, state in states.items():
        setting = BY_ID[name]
        default = state.default if state.default is not None else setting.default
        if state.status is Status.OK and state.value is not None and default not in (None, state.value):
            found[name] = state.value
    return found


class HandoverDialog(QDialog):
    """Which settings, in which form; the text; where it belongs; and what it cannot express."""

    def __init__(
        self,
        drive: Drive,
        choices: Mapping[str, Mapping[str, Value]],
        parent: QWidget | None = None,
        *,
        on_battery: Mapping[str, Mapping[str, Value]] | None = None,
    ) -> None:
        """*choices* are sets of settings by their descriptions, *on_battery* their values on battery."""
        super().__init__(parent)
        self.drive = drive
        self._on_battery = on_battery or {}
        self._by_path = ""
        self._choices = dict(choices)
        self.what = ChoiceBox()
        self.form = ChoiceBox()
        self.text = QPlainTextEdit()
        self.where = PlainLabel()
        self.warning = ToneLabel(tone="caution")
        self.left_out = ToneLabel(tone="faint")
        self.nothing = PlainLabel(self.tr("Nothing to export."))
        self.copy_button = QPushButton(self.tr("Co&py"))
        self.save_button = QPushButton(self.tr("&Save As…"))
        self.told = ToneLabel()
        self.report = ReportButton()
        self._lay_out()
        self.what.addItems(list(self._choices))
        self.form.addItems([self._form_name(form) for form in HandoverFormat])
        self.what.currentIndexChanged.connect(lambda _index: self._show())
        self.form.currentIndexChanged.connect(lambda _index: self._show())
        self._choose_first_that_says_something()
        self._show()

    def _form_name(self, form: HandoverFormat) -> str:
        names = {HandoverFormat.UDEV: self.tr("udev rule"), HandoverFormat.SHELL: self.tr("shell script")}
        return names.get(form, form.value)

    @property
    def made(self) -> Handover:
        """The text that is shown."""
        values = self._choices.get(self.what.currentText(), {})
        form = list(HandoverFormat)[self.form.currentIndex()]
        return hand_over(form, self.drive, values, self._special(), self._by_path)

    def take_path(self, by_path: str) -> None:
        """Name the drive by *by_path*, in /dev/disk/by-path, where it has no persistent name of its own."""
        self._by_path = by_path
        self._show()

    def _special(self) -> Mapping[str, Value]:
        """Return those of the chosen settings that have another value on battery."""
        return self._on_battery.get(self.what.currentText(), {})

    def _choose_first_that_says_something(self) -> None:
        values = self._choices.get(self.what.currentText(), {})
        said = [bool(hand_over(form, self.drive, values).text) for form in HandoverFormat]
        self.form.setCurrentIndex(said.index(True) if True in said else 0)

    def _show(self) -> None:
        made = self.made
        self.text.setPlainText(made.text)
        self.where.setText(self.tr("Location: {path}").format(path=made.path) if made.text else "")
        self.warning.setText(said(made.warning))
        self.warning.setVisible(bool(made.warning))
        names = [labelled(said(BY_ID[name].label), said(why)) for name, why in made.left_out]
        self.left_out.setText(
            self.tr("Left out: {settings}").format(settings=said(in_turn(*names))) if names else ""
        )
        if not made.text and not names and self._choices:
            self.left_out.setText(self.tr("Nothing to export."))
        self.left_out.setVisible(bool(self.left_out.text()))
        for button in (self.copy_button, self.save_button):
            button.setEnabled(bool(made.text))
        self._say("", "")

    def _copy(self) -> None:
        clipboard.copy(self.made.text)
        self._say(translate("Export", "Copied."), "good")

    def _save(self) -> None:
        made = self.made
        path, _ = user_files.ask_where(self, self.tr("Save As"), Path(made.path).name)
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> None:
        """Write the text to a file of the user's."""
        words, well = user_files.export(path, self.made.text)
        self._say(words, "good" if well else "danger")
        if not well:
            self.report.show_for(words)

    def _say(self, words: str, tone: str) -> None:
        self.told.setText(words)
        self.told.set_tone(tone)
        self.report.show_for()

    def _lay_out(self) -> None:
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setTabStopDistance(4 * self.text.fontMetrics().horizontalAdvance(" "))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAccessibleName(self.tr("Text"))
        self.text.setTabChangesFocus(True)
        self.what.setAccessibleName(self.tr("Settings to export"))
        self.form.setAccessibleName(self.tr("Other tool"))
        self.warning.setWordWrap(True)
        self.left_out.setWordWrap(True)
        self.told.setWordWrap(True)
        self.copy_button.clicked.connect(self._copy)
        self.save_button.clicked.connect(self._save)
        self.nothing.setWordWrap(True)
        link = PlainLabel(self.tr("Format:"))
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.what)
        top.addWidget(link)
        top.addWidget(self.form)
        top.addStretch(1)
        bottom = QHBoxLayout()
        bottom.addWidget(self.told, 1)
        bottom.addWidget(self.report)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        bottom.addWidget(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        column.addWidget(self.nothing)
        column.addLayout(top)
        column.addWidget(self.text, 1)
        column.addWidget(self.where)
        column.addWidget(self.warning)
        column.addWidget(self.left_out)
        if not self._choices:
            column.addStretch(1)
        column.addLayout(bottom)
        # Empty boxes would suggest a failure.
        self.nothing.setVisible(not self._choices)
        for widget in (self.what, link, self.form, self.text, self.where, self.copy_button, self.save_button):
            widget.setVisible(bool(self._choices))


# -- settings of other tools, to be saved here instead: a preview ------------------------------------------


class TakeoverDialog(TickDialog):
    """A row per setting with its value, what is saved, what would be, and which line sets it."""

    def __init__(
        self,
        found: tuple[Takeover, ...],
        unread: tuple[str, ...] = (),
        parent: QWidget | None = None,
        *,
        locked: str = "",
    ) -> None:
        """*unread* are files of other tools that could not be read, *locked* states why nothing can be saved."""
        super().__init__(parent)
        self._locked = locked
        self.found: tuple[Takeover, ...] = ()
        self._unread: tuple[str, ...] = ()
        titles = (
            self.tr("Setting"),
            self.tr("Current"),
            self.tr("Saved"),
            self.tr("Other tool"),
            self.tr("Set by"),
            self.tr("Location"),
        )
        self.table = TickTable(titles, self.tr("Settings of other tools"))
        self.take = QPushButton()
        self.lay_out(self.take)
        self.table.changed.connect(self._count)
        self.show_found(found, unread)

    def show_found(self, found: tuple[Takeover, ...], unread: tuple[str, ...] = ()) -> None:
        """Show *found*, which is what is known now, and which files could not be read."""
        self.found, self._unread = found, unread
        self.table.show_rows([_row(one) for one in found])
        self.words.setText(self._words())
        self.table.setVisible(bool(found))
        self.take.setVisible(bool(found))
        self._count()

    def ticked(self) -> tuple[Takeover, ...]:
        """Return the ticked settings."""
        ticked = self.table.ticked()
        return tuple(one for one in self.found if one.setting.id in ticked)

    def _count(self) -> None:
        ticked = self.ticked()
        changes = sum(one.changes for one in ticked)
        self.take.setEnabled(bool(ticked) and not self._locked)
        self.take.setToolTip(as_tip(self._locked))
        self.take.setText(self.tr("&Review Changes…") if changes else translate("Keeping", "Apply at &Boot"))

    def _words(self) -> str:
        """Return the text above the table."""
        words = (
            self.tr("DiskTune applies the selected settings last at boot. Other tools' files stay.")
            if self.found
            else self.tr("No readable settings of other tools.")
            if self._unread
            else self.tr("No settings of other tools.")
        )
        if not self._unread:
            return words
        unread = translate("Saved", "Not read: {files}.").format(files=saved_text.unread_words(self._unread))
        return said(in_turn(words, unread))


def _row(one: Takeover) -> TickRow:
    """Return *one* as a row; one that overwrites the user's own choice is not ticked at first."""
    claim = one.claim
    claims = [claim] if one.battery is None else [claim, one.battery]
    cells = (
        said(one.setting.label),
        wording.value_words(one.setting, one.live),
        saved_text.both_values(one.setting, one.saved, one.saved_on_battery) if one.saved is not None else "–",
        saved_text.both_values(one.setting, claim.value, one.on_battery) if claim.value is not None else "–",
        said(listed(dict.fromkeys(map(saved_text.tool, claims)))),
        said(listed(dict.fromkeys(map(saved_text.place, claims)))),
    )
    return TickRow(one.setting.id, cells, not one.chosen, said(one.problem), said(one.claim.problem))


# -- import and export of a drive's settings, from and to other tools, in one dialog -----------------------

_WIDE, _TALL, _MARGINS = 62, 32, 3
"""Size in heights of a line; an empty tab is as tall as its sentence, and a table makes it wider."""


class ExchangeDialog(QDialog):
    """A tab for what other tools set, and one for the text that another tool understands."""

    def __init__(
        self,
        drive: Drive,
        called: str,
        found: tuple[Takeover, ...],
        unread: tuple[str, ...],
        choices: Mapping[str, Mapping[str, Value]],
        parent: QWidget | None = None,
        *,
        locked: str = "",
        on_battery: Mapping[str, Mapping[str, Value]] | None = None,
    ) -> None:
        """*called* is the title; *found*, *unread* and *locked* are for the import, the rest for the export."""
        super().__init__(parent)
        self.importing = TakeoverDialog(found, unread, locked=locked)
        self.exporting = HandoverDialog(drive, choices, on_battery=on_battery)
        self._room = False
        self.tabs = QTabWidget()
        self.setWindowTitle(self.tr("Import / Export – {drive}").format(drive=called))
        titles = (self.tr("&Import"), self.tr("&Export"))
        for part, title in zip((self.importing, self.exporting), titles, strict=True):
            # As a part of this dialog: it ends when one of them does.
            part.setWindowFlags(Qt.WindowType.Widget)
            part.finished.connect(self.done)
            self.tabs.addTab(part, title)
        if not found and choices:
            self.tabs.setCurrentWidget(self.exporting)
        self.tabs.setDocumentMode(True)
        for named in (self.tabs, self.tabs.tabBar()):
            if named is not None:
                named.setAccessibleName(self.windowTitle())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.addWidget(self.tabs)
        self.resize(lines(self, _WIDE if found or choices else _WIDE / 2), self.sizeHint().height())
        self._make_room(bool(found or choices))
        self._order()

    def _order(self) -> None:
        """Put Close last in the Tab order: Enter presses the first button, and each part has one already."""
        for box in self.findChildren(QDialogButtonBox):
            close = box.button(QDialogButtonBox.StandardButton.Close)
            others = [button for button in box.buttons() if button is not close]
            for button, following in pairwise([*others, close]):
                self.setTabOrder(button, following)

    def show_found(self, found: tuple[Takeover, ...], unread: tuple[str, ...] = ()) -> None:
        """Show *found*, which is what is known now of other tools, and which files could not be read."""
        self.importing.show_found(found, unread)
        self._make_room(bool(found))

    def _make_room(self, needed: bool) -> None:
        """Grow once there is a table to show."""
        if needed and not self._room:
            self._room = True
            screen = self.screen()
            most = screen.availableGeometry().width() * 9 // 10 if screen is not None else 0
            wide = min(self.importing.table.wanted_width + lines(self, _MARGINS), most)
            self.resize(max(lines(self, _WIDE), wide), lines(self, _TALL))
