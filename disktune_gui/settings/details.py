"""The details of a setting, open below its row: help, values, other tools, rules, buttons, a slider."""

from __future__ import annotations

from collections.abc import Collection
from html import escape

from PyQt6.QtCore import QEvent, Qt, QUrl, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.layers import takes_hold
from disktune_contract.layers.takes_hold import UnaffectedFileSystem
from disktune_contract.rules.setting_interactions import Remark, Weight
from disktune_contract.sentence import in_turn
from disktune_contract.settings.setting import Setting, Status
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.message import ReportButton
from disktune_gui.desktop import clipboard
from disktune_gui.editing import setting_facts
from disktune_gui.editing.editors import Editor, RangeEditor
from disktune_gui.saved_settings import saved_text
from disktune_gui.saved_settings.bar import LastingBar
from disktune_gui.settings.row_view import RowView, told
from disktune_gui.text import wording
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import labelled, said
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush, lines

# -- under a setting: files on the device that do not follow it --------------------------------------------


class LayerNote(QWidget):
    """A sentence for each file system, and a button for each device; it is hidden where all files follow."""

    device_wanted = pyqtSignal(str)
    """The user wants to see the setting of the device of this kernel name."""

    def __init__(self) -> None:
        super().__init__()
        self._found: tuple[UnaffectedFileSystem, ...] = ()
        self._listed: frozenset[str] = frozenset()
        self.words = ToneLabel(tone="caution")
        self.words.wrap_selectable()
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(6)
        column = flush(QVBoxLayout(self), 4)
        column.addWidget(self.words)
        column.addLayout(self._buttons)
        self.hide()

    def text(self) -> str:
        """Return the whole text."""
        return self.words.text()

    def show_unaffected(self, found: tuple[UnaffectedFileSystem, ...], listed: Collection[str]) -> None:
        """Show which files do not follow the value; only devices in *listed* get a link."""
        ways = frozenset(one.layer.name for one in found if one.layer is not None).intersection(listed)
        if (found, ways) == (self._found, self._listed):
            return
        self._found, self._listed = found, ways
        self.words.setText(said(in_turn(*takes_hold.words(found))) if found else "")
        while (item := self._buttons.takeAt(0)) is not None:
            if (button := item.widget()) is not None:
                button.hide()
                button.deleteLater()
        for name in dict.fromkeys(one.layer.name for one in found if one.layer is not None):
            if name in ways:
                button = self._way_to(name)
                self._buttons.addWidget(button)
                # At once, so that the row knows its height.
                button.show()
        self._buttons.addStretch(1)
        self.setVisible(bool(found))

    def _way_to(self, name: str) -> QPushButton:
        button = QPushButton(self.tr("Show {device}").format(device=name))
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: self.device_wanted.emit(name))
        return button


# -- remarks of rules between settings ----------------------------------------------------------------------


class RemarkList(QWidget):
    """Remarks of the rules between settings, one sentence below the other; hidden when there are none."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[tuple[Remark, ...], Drive | None] = ((), None)
        self._column = flush(QVBoxLayout(self), 4)
        self.hide()

    def text(self) -> str:
        """Return the whole text."""
        return said(in_turn(*(remark.words for remark in self._shown[0])))

    def show_remarks(self, found: tuple[Remark, ...], drive: Drive | None) -> None:
        """Show *found*, of *drive*, whose name a remedy may need."""
        if (found, drive) == self._shown:
            return
        self._shown = (found, drive)
        for child in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            self._column.removeWidget(child)
            child.hide()
            child.deleteLater()
        for remark in found:
            label = ToneLabel(said(remark.words), "faint" if remark.weight is Weight.SAYS else "caution")
            label.wrap_selectable()
            self._column.addWidget(label)
            if remark.rule.remedy and drive is not None:
                self._column.addWidget(self._copier(remark.rule.remedy_for(drive.serial)))
        self.setVisible(bool(found))

    def _copier(self, remedy: str) -> QPushButton:
        """Return a button that copies a file's text; the administrator has to write the file."""
        button = QPushButton(self.tr("Copy udev Rule"))
        button.setToolTip(as_tip(remedy))
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: clipboard.copy(remedy))
        return button


# -- all of it ---------------------------------------------------------------------------------------------

INDENT = 1.32
"""Room left of the text, in heights of a line: that of a row's label."""


class SettingDetails(QWidget):
    """Made when a row is first opened."""

    def __init__(self, setting: Setting, editor: Editor) -> None:
        super().__init__()
        self.setting = setting
        self._view = RowView(setting)
        self.text = PlainLabel()
        self.remarks = RemarkList()
        self.elsewhere = LayerNote()
        self.lasting = LastingBar(setting)
        self.default = QPushButton()
        self.report = ReportButton()
        """Of an error; hidden without one."""
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        # The editor that the desktop has for the file of another tool.
        self.text.setOpenExternalLinks(True)
        self.default.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.lasting.buttons.insertWidget(0, self.default)
        column = QVBoxLayout(self)
        column.setContentsMargins(lines(self, INDENT), 0, lines(self, INDENT), 14)
        column.setSpacing(8)
        if isinstance(editor, RangeEditor):
            column.addWidget(editor.scale())
        for part in (self.text, self.report, self.remarks, self.elsewhere, self.lasting):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft if part is self.report else Qt.AlignmentFlag(0))

    def show_view(self, view: RowView) -> None:
        """Show *view*."""
        self._view = view
        state, one = view.state, view.lasting
        self.remarks.show_remarks(view.remarks, view.drive)
        self.elsewhere.show_unaffected(view.unaffected, view.listed)
        usable = state is not None and state.status is Status.OK
        kept = one if usable or (one is not None and one.saved is not None) else None
        self.lasting.show_lasting(kept, editable=view.editable)
        error = view.result.words if view.result is not None and view.result.error else ""
        words = labelled(said(self.setting.label), error)
        self.report.show_for(*([words] if error else []))
        default = one.default if one is not None and usable else None
        self.default.setVisible(default is not None and view.value != default)
        if default is not None:
            value = wording.value_words(self.setting, default)
            self.default.setText(self.tr("Set to {value}").format(value=value))
            self.default.setToolTip(self.tr("Default"))
        self.default.setEnabled(view.editable)
        self._write()

    def changeEvent(self, event: QEvent | None) -> None:
        """Follow the application from light to dark."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange and hasattr(self, "default"):
            self._write()

    def _write(self) -> None:
        """Write the text as a table of terms."""
        view = self._view
        faint = theme.secondary(self.palette()).name()
        facts = [*setting_facts.facts(self.setting, view.state, view.drive)]
        if meaning := setting_facts.meaning(self.setting, view.value):
            facts.insert(1, (self.tr("Meaning"), meaning))
        if view.lasting is not None:
            facts[1:1] = saved_text.facts(view.lasting)
        if view.read_at and (first := facts[0])[1]:
            read = self.tr("Read at {time}.").format(time=wording.moment(view.read_at, seconds=True))
            facts[0] = (first[0], f"{first[1]}\n{read}")
        rows = "".join(
            f"<tr><td style='color: {faint}; padding: 1px 14px 1px 0; white-space: nowrap'>{escape(term)}</td>"
            f"<td style='padding: 1px 0'>{'<br>'.join(map(self._linked, words.splitlines()))}</td></tr>"
            for term, words in facts
        )
        news = "".join(f"<p>{escape(words)}</p>" for words in told(view))
        self.text.setText(f"<p>{escape(said(self.setting.help))}</p>{news}<table>{rows}</table>")
        # Without a link it is no stop of the Tab key.
        flag = Qt.TextInteractionFlag
        self.text.setTextInteractionFlags(
            flag.TextBrowserInteraction if "<a " in rows else flag.TextSelectableByMouse
        )

    def _linked(self, line: str) -> str:
        """Return *line* as markup; the place of another tool's line is a link, where its file can be opened."""
        text, one = escape(line), self._view.lasting
        for claim in one.claims if one is not None and self._view.local else ():
            place = escape(saved_text.place(claim))
            link = f"<a href='{escape(QUrl.fromLocalFile(claim.file).toString())}'>{place}</a>"
            text = text.replace(f"({place})", f"({link})")
        return text
