"""Restoring original values of drives: gathering journals and saved settings, and the dialog to choose from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PyQt6.QtCore import QCoreApplication, QObject, pyqtSignal
from PyQt6.QtWidgets import QCheckBox, QPushButton, QWidget

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.look import JournalEntries, JournalEntry, JournalQuery, StateList
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_contract.record import replace
from disktune_contract.sentence import in_turn
from disktune_contract.settings.saved import SavedFile, SavedList
from disktune_contract.settings.setting import Value
from disktune_gui.client.asked import gather
from disktune_gui.client.session import Session
from disktune_gui.controls.dialogs import TickDialog, TickRow, TickTable
from disktune_gui.editing import planned_values
from disktune_gui.editing.planned_values import Restoration
from disktune_gui.saved_settings import saved_text
from disktune_gui.text import wording
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said

translate = QCoreApplication.translate

# -- original values, and saved ones that would override them at boot --------------------------------------


class RestoreDialog(TickDialog):
    """A row per drive and setting; its saved value is deleted, too, unless the user wants to keep it."""

    at_once_asked = pyqtSignal(tuple)
    """With the result of `ticked`: restore without another review."""

    def __init__(
        self,
        found: Sequence[Restoration],
        remarks: Sequence[str],
        parent: QWidget | None = None,
        *,
        at_once: bool = False,
    ) -> None:
        """*at_once* offers to restore the values without another review."""
        super().__init__(parent)
        self._may_at_once = at_once
        self.found = tuple(found)
        self.setWindowTitle(self.tr("Restore Original Values"))
        self.resize(760, 440)
        titles = (translate("Drive", "Drive"), self.tr("Setting"), self.tr("Now → then"), self.tr("Saved value"))
        self.table = TickTable(titles, self.tr("Settings to restore"))
        self.drop = QCheckBox(self.tr("&Delete saved values"))
        self.remarks = PlainLabel(said(in_turn(*remarks)))
        self.review = QPushButton()
        self.at_once = QPushButton(self.tr("&Restore"))
        self.words.setText(self.tr("Values from before DiskTune. Saved values that you keep apply again at boot."))
        self.remarks.setWordWrap(True)
        self.remarks.setVisible(bool(remarks))
        self.lay_out(self.review, self.remarks, self.drop, extra=self.at_once)
        self.at_once.clicked.connect(self._on_at_once)
        self.table.changed.connect(self._count)
        self.drop.toggled.connect(self._count)
        self.table.show_rows([row for one in found for row in _rows(one)])
        self.drop.setVisible(any(one.saved for one in found))
        self.drop.setChecked(any(one.saved for one in found))
        self._count()

    def ticked(self) -> tuple[Restoration, ...]:
        """Return the ticked values, drive by drive, with the saved values to be deleted."""
        ticked = set(self.table.ticked())
        chosen = []
        for one in self.found:
            mine = [name for name in _settings(one) if (one.drive.ref, name) in ticked]
            values = tuple((name, value) for name, value in one.values if name in mine)
            saved = tuple((name, value) for name, value in one.saved if name in mine and self.drop.isChecked())
            if values or saved:
                chosen.append(replace(one, values=values, unknown=(), saved=saved))
        return tuple(chosen)

    def _on_at_once(self) -> None:
        ticked = self.ticked()
        self.accept()
        self.at_once_asked.emit(ticked)

    def _count(self) -> None:
        ticked = self.ticked()
        self.review.setEnabled(bool(ticked))
        self.at_once.setVisible(self._may_at_once and any(one.values for one in ticked))
        changes = any(one.values for one in ticked) or not ticked
        self.review.setText(self.tr("&Review Changes…") if changes else self.tr("Delete &Saved Values"))


def _settings(one: Restoration) -> tuple[str, ...]:
    """Return the settings of *one*: first those that can be restored, then those that are only saved."""
    return tuple(dict.fromkeys(name for name, _ in (*one.values, *one.saved)))


def _rows(one: Restoration) -> list[TickRow]:
    before, saved = dict(one.values), dict(one.saved)
    return [_row(one, name, before.get(name), saved.get(name)) for name in _settings(one)]


def _now_then(one: Restoration, name: str, before: Value | None) -> str:
    setting, now = BY_ID[name], dict(one.now).get(name)
    then = wording.value_words(setting, before)
    words = translate("RestoreDialog", "{now} → {then}")
    return words.format(now=wording.value_words(setting, now), then=then) if now is not None else then


def _row(one: Restoration, name: str, before: Value | None, saved: Value | None) -> TickRow:
    setting, on_battery = BY_ID[name], dict(one.on_battery).get(name)
    key: tuple[DriveRef, str] = (one.drive.ref, name)
    cells = (
        one.drive.full_title,
        said(setting.label),
        _now_then(one, name, before),
        saved_text.both_values(setting, saved, on_battery) if saved is not None else "–",
    )
    return TickRow(key, cells, ticked=True, tip=planned_values.unknown_words(setting) if before is None else "")


# -- gathering the journals of drives, and what is saved for them ------------------------------------------

LIMIT = 1000
"""Number of entries asked for, the maximum of the protocol; older ones stay in the journal's file."""

Found = Callable[[tuple[Restoration, ...], tuple[str, ...]], None]
"""Receives what can be restored, and sentences on what cannot."""


def ask_original(
    owner: QObject, session: Session, drives: Sequence[Drive], found: Found, failed: Callable[[str], None]
) -> None:
    """Ask what is saved, then each drive's journal; one of *found* and *failed* is called, once."""

    def listed(reply: SavedList) -> None:
        asked = {drive.identity: ("journal", JournalQuery(drive.identity, LIMIT)) for drive in drives}
        gather(owner, session, asked, partial(told, reply.files))

    def told(files: tuple[SavedFile, ...], journals: dict[str, JournalEntries], refused: tuple[str, ...]) -> None:
        if refused:
            failed(refused[0])
            return
        states = {drive.identity: ("settings", OfDrive(drive.ref)) for drive in drives}
        gather(owner, session, states, partial(read, files, journals))

    def read(
        files: tuple[SavedFile, ...],
        journals: dict[str, JournalEntries],
        states: dict[str, StateList],
        _refused: tuple[str, ...],
    ) -> None:
        booted = planned_values.booted_at()
        entries = {drive: journals[drive.identity].entries for drive in drives}
        restorations = [
            _with_now(planned_values.with_saved(planned_values.original(its, drive, booted), files), states)
            for drive, its in entries.items()
        ]
        cuts = (_cut(session.title(drive), its, booted) for drive, its in entries.items())
        remarks = tuple(filter(None, (planned_values.remark(restorations), *cuts)))
        found(tuple(one for one in restorations if one.values or one.saved), remarks)

    session.request(owner, "saved", Nothing(), listed, lambda _fault, why: failed(why))


def _with_now(one: Restoration, states: Mapping[str, StateList]) -> Restoration:
    reply = states.get(one.drive.identity)
    found = ((state.setting, state.value) for state in reply.states) if reply is not None else ()
    return replace(one, now=tuple((name, value) for name, value in found if value is not None))


def _cut(title: str, entries: tuple[JournalEntry, ...], booted: float) -> str:
    """Return a sentence if the journal has more changes since the start than it returned."""
    if len(entries) < LIMIT or entries[-1].at < booted:
        return ""
    words = translate("History", "{drive}: over {limit} changes; those before {moment} are ignored.")
    return words.format(drive=title, limit=LIMIT, moment=wording.moment(entries[-1].at))
