"""Gathers what restoring the original values of drives takes: their journals, and what is saved for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PyQt6.QtCore import QCoreApplication, QObject

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.journal import JournalEntries, JournalEntry, JournalQuery
from disktune_contract.messages.protocol import Nothing
from disktune_contract.settings.saved import SavedFile, SavedList
from disktune_gui.client.session import Session
from disktune_gui.editing import restoration
from disktune_gui.editing.restoration import Restoration
from disktune_gui.text import wording

LIMIT = 1000
"""Entries asked for, the most that the protocol gives; older ones stay in the journal's file."""

Found = Callable[[tuple[Restoration, ...], tuple[str, ...]], None]
"""Gets what can be restored, and sentences on what cannot."""


class Restoring(QObject):
    """One question about *drives*; asks what is saved, then each drive's journal, and answers when it has all."""

    def __init__(
        self,
        owner: QObject,
        session: Session,
        drives: Sequence[Drive],
        found: Found,
        failed: Callable[[str], None],
    ) -> None:
        super().__init__(owner)
        self._session, self._drives = session, tuple(drives)
        self._found, self._failed = found, failed
        self._files: tuple[SavedFile, ...] = ()
        self._journals: dict[str, tuple[JournalEntry, ...]] = {}
        self._refused = False

    def ask(self) -> None:
        """Ask; one of the two callbacks is called, once."""
        self._session.request(self, "saved", Nothing(), self._on_saved, self._refuse)

    def _on_saved(self, reply: SavedList) -> None:
        self._files = reply.files
        for drive in self._drives:
            query = JournalQuery(drive.identity, LIMIT)
            done = partial(self._on_journal, drive.identity)
            self._session.request(self, "journal", query, done, self._refuse)

    def _refuse(self, _fault: Fault, why: str) -> None:
        if not self._refused:
            self._refused = True
            self._failed(why)
            self.deleteLater()

    def _on_journal(self, identity: str, reply: JournalEntries) -> None:
        self._journals[identity] = reply.entries
        if len(self._journals) < len(self._drives) or self._refused:
            return
        booted = restoration.booted_at()
        found = [
            restoration.with_saved(
                restoration.original(self._journals[drive.identity], drive, booted), self._files
            )
            for drive in self._drives
        ]
        remarks = [restoration.remark(found), *(self._cut(drive, booted) for drive in self._drives)]
        self._found(tuple(one for one in found if one.values or one.saved), tuple(filter(None, remarks)))
        self.deleteLater()

    def _cut(self, drive: Drive, booted: float) -> str:
        """Return that there are more changes since the start than the journal gives, if there are."""
        entries = self._journals[drive.identity]
        if len(entries) < LIMIT or entries[-1].at < booted:
            return ""
        words = QCoreApplication.translate(
            "History", "{drive} was changed more than {limit} times: changes before {moment} are not considered."
        )
        return words.format(drive=drive.title, limit=LIMIT, moment=wording.moment(entries[-1].at))
