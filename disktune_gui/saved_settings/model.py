"""What is saved for the drive in view, and what other tools set on it: asks, remembers the answers, saves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from PyQt6.QtCore import QCoreApplication, QObject, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveKind, DriveRef
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import JournalEntries, JournalEntry, JournalQuery
from disktune_contract.record import record
from disktune_contract.settings.claims import ClaimList
from disktune_contract.settings.saved import (
    BatteryValue,
    Family,
    OfFile,
    Save,
    SavedFile,
    SavedList,
    ShownValue,
    Supply,
    unsavable,
)
from disktune_contract.settings.setting import State, Value
from disktune_gui.client.asked import AskedDrives
from disktune_gui.controls.page import is_same
from disktune_gui.saved_settings import saved_state
from disktune_gui.saved_settings.saved_state import SavedState
from disktune_gui.services.services import Services
from disktune_gui.text.said import labelled, said

translate = QCoreApplication.translate

JOURNAL_LIMIT = 200
"""Number of changes that are searched for the last one of each setting."""


@record
class SaveWish:
    """What is to be saved of a setting once its change has been kept."""

    for_battery: bool = False
    """Whether the value that was kept is for battery alone."""
    on_battery: Value | None = None
    """Another value for battery, to be saved with the one that was kept; None if there is none."""


class SavedSettingsModel(QObject):
    """The saved settings, and those of all other tools, as the settings page shows them."""

    changed = pyqtSignal()
    told = pyqtSignal(DriveRef, str, str)
    """The drive, a sentence and its tone."""
    outlived = pyqtSignal(DriveRef)
    """The drive whose shown values are out of date."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = services.session
        self._drive: Drive | None = None
        self._files: tuple[SavedFile, ...] | None = None
        """None until the helper has answered: then nothing is shown of what is saved, and what is not."""
        self._unread = ""
        """Why they could not be read the last time; empty if they could."""
        self._claims: AskedDrives[ClaimList] = AskedDrives(self, self._session, "others")
        self._claims.changed.connect(self.changed)
        self._journal: dict[str, tuple[JournalEntry, ...]] = {}
        """By identity, newest first."""
        self._news = services.saved_news
        self._news.listed.connect(self._on_listed)
        self._news.switching_changed.connect(self._on_switching)
        self._supply, self._has_battery = Supply.UNKNOWN, False
        self._unread_since = False
        """Whether the supply has changed since the drive in view was asked for its settings."""
        self._after_keeping: dict[DriveRef, dict[str, SaveWish]] = {}

    # -- reading -------------------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Show *drive* from now on."""
        self._drive = drive

    def reload(self) -> None:
        """Ask what is saved, and what other tools set on the drive."""
        self._news.ask(self, self._on_unread)
        if self._drive is None:
            return
        self._claims.ask(self._drive)
        if identity := self._drive.identity:
            query = JournalQuery(identity, JOURNAL_LIMIT)
            self._session.request(
                self, "journal", query, lambda reply: self._on_journal(identity, reply), lambda _fault, _why: None
            )

    def lasting(self, states: Iterable[State]) -> dict[str, SavedState]:
        """Return saved, live and default values with the claims of all tools, by setting."""
        drive = self._drive
        if drive is None or self._files is None:
            return {}
        claims = self._claims_on(drive)
        journal = self._journal.get(drive.identity, ())
        locked = self._session.hopeless("save")
        return saved_state.gather(
            states,
            self.files(drive),
            claims,
            journal,
            said(unsavable(drive)),
            locked,
            supply=self._supply,
            has_battery=self._has_battery,
            switching=self._news.switching or self._unread_since,
        )

    def unread(self, drive: Drive) -> tuple[str, ...]:
        """Return which files of other tools could not be read, each with the reason."""
        return self._claims_on(drive).unreadable

    def _claims_on(self, drive: Drive) -> ClaimList:
        answer = self._claims.of(drive)
        if answer.fresh is not None:
            return answer.fresh
        why = answer.why_not or self.tr("no response")
        files = self.tr("other tools ({why})").format(why=said(why).rstrip(".。"))
        return ClaimList((), unreadable=(files,))

    def files(self, drive: Drive) -> tuple[SavedFile, ...]:
        """Return the file of *drive*, if there is one, and that of the machine."""
        files = self._files or ()
        mine = [file for file in files if file.drive == drive.name and file.ref.identity == drive.identity]
        return (*mine, *(file for file in files if file.ref.family is Family.SYSTEM))

    @property
    def unknown(self) -> str:
        """Why it is unknown what is saved, as a sentence; empty if it is known."""
        if self._files is not None:
            return ""
        return self._unread or self.tr("Saved settings unknown: no response.")

    def notes(self, drive: Drive) -> tuple[str, ...]:
        """Return the notes on what is saved for *drive*: on its file, on it and on a twin's."""
        told = tuple(said(note) for file in self._of(drive) for note in (*file.remarks, *file.problems))
        return (*((self._unread,) if self._unread else ()), *told)

    def outdated(self, drive: Drive) -> bool:
        """Whether the drive had another firmware when its settings were saved."""
        return any(file.drive and file.firmware and file.firmware != drive.firmware for file in self._of(drive))

    def _of(self, drive: Drive) -> tuple[SavedFile, ...]:
        """Return the files that are about *drive*; twins share one, which is restored on neither."""
        mine = [
            file
            for file in self._files or ()
            if file.drive == drive.name or (drive.identity and file.ref.identity == drive.identity)
        ]
        system = [file for file in self._files or () if file.ref.family is Family.SYSTEM]
        return (*mine, *(system if drive.kind is DriveKind.ARRAY else ()))

    def _on_listed(self, reply: SavedList) -> None:
        known = (self._files, self._supply, self._has_battery)
        if known != (reply.files, reply.supply, reply.has_battery) or self._unread:
            self._files, self._unread = reply.files, ""
            self._supply, self._has_battery = reply.supply, reply.has_battery
            self.changed.emit()

    def _on_switching(self) -> None:
        if self._news.switching:
            self._unread_since = True
            self.changed.emit()
        elif self._drive is not None and self._pairs(self._drive):
            # Its values on the other supply are still shown.
            self.outlived.emit(self._drive.ref)
        else:
            self.on_states()

    def on_states(self) -> None:
        """Note that the settings of the drive in view have been read."""
        if self._unread_since and not self._news.switching:
            self._unread_since = False
            self.changed.emit()

    def _pairs(self, drive: Drive) -> frozenset[str]:
        """Return the settings that have another saved value on battery."""
        values = (value for file in self.files(drive) for value in file.values)
        return frozenset(value.setting for value in values if value.on_battery is not None)

    def _on_unread(self, why: str) -> None:
        words = self.tr("Saved settings unknown. {why}")
        if self._files is not None:
            words = self.tr("Saved settings may have changed. {why}")
        words = words.format(why=said(why))
        if words != self._unread:
            self._unread = words
            self.changed.emit()

    def _on_journal(self, identity: str, reply: JournalEntries) -> None:
        if self._journal.get(identity) != reply.entries:
            self._journal[identity] = reply.entries
            self.changed.emit()

    # -- saving ------------------------------------------------------------------------------------------------

    def save(
        self,
        drive: Drive,
        shown: Mapping[str, Value],
        drop: Iterable[str] = (),
        on_battery: Mapping[str, Value | None] = MappingProxyType({}),
    ) -> None:
        """Save settings as they are now, and delete those of *drop*; asks for the password where needed.

        *shown* are the values that the user saw: root refuses if the drive has others by now. On
        battery they are for battery alone where there are two values. *on_battery* are others for battery, None
        for none.
        """
        pairs = self._pairs(drive) if self._supply is Supply.BATTERY else frozenset()
        special = {**{name: value for name, value in shown.items() if name in pairs}, **on_battery}
        request = Save(
            drive.ref,
            tuple(ShownValue(name, value) for name, value in shown.items() if name not in pairs),
            tuple(drop),
            tuple(BatteryValue(name, value) for name, value in special.items()),
        )
        self._do(drive, "save", request, self._saved_words(request))

    def _saved_words(self, request: Save) -> str:
        if request.settings:
            return self.tr("Saved for boot.")
        if any(one.value is not None for one in request.on_battery):
            return self.tr("Saved for battery.")
        if request.on_battery and not request.drop:
            return self.tr("Battery value deleted.")
        return self.tr("Saved values deleted.")

    def forget_drive(self, drive: Drive) -> None:
        """Delete everything saved for *drive*."""
        words = self.tr("Saved settings deleted.")
        for file in self.files(drive):
            if file.ref.family is not Family.SYSTEM:
                self._do(drive, "forget", OfFile(file.ref), words)

    def save_after_keeping(self, ref: DriveRef, wishes: Mapping[str, SaveWish]) -> None:
        """Save settings according to *wishes* once the planned change of the drive has been kept."""
        self._after_keeping[ref] = dict(wishes)

    def save_for_battery_after_keeping(self, ref: DriveRef, setting: str) -> None:
        """Save the value that *setting* gets by that change for battery alone."""
        self._after_keeping.setdefault(ref, {})[setting] = SaveWish(for_battery=True)

    def save_all_after_keeping(self, ref: DriveRef, settings: Iterable[str]) -> None:
        """Save all *settings* of that change, those that are for battery alone for battery alone."""
        known = self._after_keeping.get(ref, {})
        self._after_keeping[ref] = {setting: known.get(setting, SaveWish()) for setting in settings}

    def on_not_kept(self, ref: DriveRef) -> None:
        """Drop the requests to save for battery alone: the next change may be for either supply."""
        waiting = self._after_keeping.pop(ref, {})
        if left := {setting: wish for setting, wish in waiting.items() if not wish.for_battery}:
            self._after_keeping[ref] = left

    def on_kept(self, drive: Drive, kept: Mapping[str, Value]) -> bool:
        """Save what was to be saved after the change that has now been kept; return whether there was anything."""
        waiting = self._after_keeping.pop(drive.ref, {})
        ready = {setting: value for setting, value in kept.items() if setting in waiting}
        plain = {setting: value for setting, value in ready.items() if not waiting[setting].for_battery}
        special: dict[str, Value | None] = {name: value for name, value in ready.items() if name not in plain}
        along = {name: waiting[name].on_battery for name in plain}
        special |= {name: value for name, value in along.items() if value is not None}
        if ready:
            self.save(drive, plain, on_battery=special)
        return bool(ready)

    def _do(self, drive: Drive, verb: str, request: object, words: str) -> None:
        def send() -> None:
            self._session.request(self, verb, request, done, failed)

        def done(reply: SavedList) -> None:
            self._news.listed.emit(reply)
            self._tell(drive, words, "good")

        def failed(fault: Fault, why: str) -> None:
            self._tell(drive, said(why), "danger")
            if fault is Fault.CHANGED_MEANWHILE:
                self.outlived.emit(drive.ref)

        self._with_permission(drive, verb, send)

    def _tell(self, drive: Drive, words: str, tone: str) -> None:
        """Report *words* about *drive*, with its name unless it is the one in view."""
        in_view = is_same(drive, self._drive)
        told = words if in_view else labelled(self._session.title(drive), words)
        self.told.emit(drive.ref, told, tone)

    def _with_permission(self, drive: Drive, verb: str, send: Callable[[], None]) -> None:
        if self._session.may(verb):
            send()
            return
        nothing = self.tr("Nothing saved. {why}")
        self._session.unlock(self, send, lambda why: self._tell(drive, nothing.format(why=said(why)), "caution"))
