"""Messages about saved settings when the window opens, whatever drive is selected.

What the boot guard held back, with the choice to try again or to drop it; drives that were not seen for a year;
invalid files, for whatever drive.
"""

from __future__ import annotations

from PyQt6.QtCore import QObject

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.protocol import Class
from disktune_contract.sentence import in_turn, listed
from disktune_contract.settings.saved import Family, FileRef, HeldBy, OfFile, SavedFile, SavedList, SavedValue
from disktune_gui.mainwindow.strip.messages import Message, Messages
from disktune_gui.mainwindow.strip.notices import say_refused
from disktune_gui.saved_settings.saved_text import both_values
from disktune_gui.services.services import Services
from disktune_gui.text.said import noted, said

MOST_PROBLEMS = 2
"""Messages about invalid files at most; the others are shown when these have been corrected."""


class GuardNotices(QObject):
    """Asks once what is saved and shows what needs a decision; asks again after each decision."""

    def __init__(self, services: Services, messages: Messages) -> None:
        super().__init__(messages)
        session = self._session = services.session
        self._messages = messages
        self._shown: dict[FileRef, tuple[str, Message]] = {}
        """The message about each file, as text and as shown; the user may have dismissed it."""
        self._news = services.saved_news
        self._news.listed.connect(self._on_listed)
        self._problems: dict[str, Message] = {}
        """Invalid files, each with the message about it."""
        self._unread: Message | None = None
        """The message that the saved settings could not be read."""
        self._told: set[str] = set()
        self._seen: frozenset[DriveRef] = frozenset()
        self._asked = False
        session.drives_changed.connect(self._look)
        session.privilege_changed.connect(self._on_privilege)
        if session.listed:
            self._look()

    def _look(self) -> None:
        """Ask when drives are first listed, and when another drive may change the messages about files."""
        here = frozenset(drive.ref for drive in self._session.drives)
        news = bool(self._shown) and here != self._seen
        self._seen = here
        if news or not self._asked:
            self._ask()

    def look_again(self) -> None:
        """Ask again if a message is shown: it may have been decided in another window or in a terminal."""
        if self._shown or self._problems or self._unread is not None:
            self._ask()

    def _ask(self) -> None:
        self._asked = True
        self._news.ask(self, self._on_unread)

    def _on_privilege(self, _privilege: Class) -> None:
        """Ask again: another helper may be able to report what this one could not."""
        if self._unread is not None:
            self._ask()

    def _on_unread(self, why: str) -> None:
        """Show that what is held back is unknown, until an answer comes or the user dismisses the message."""
        if self._session.gone:
            # Of another machine more is unknown then; it is asked when its drives are listed again.
            self._asked = False
            return
        words = self.tr("Held-back settings could not be read. {why}").format(why=why)
        if self._unread is not None:
            if self._unread.text == words:
                return
            self._messages.withdraw(self._unread)
        self._unread = self._messages.say(words, "caution")
        self._unread.offer(self.tr("Read Again"), "", self._ask)

    def _on_listed(self, reply: SavedList) -> None:
        """Update the messages to what is saved, whichever part asked; no message is shown twice."""
        if self._unread is not None:
            self._messages.withdraw(self._unread)
            self._unread = None
        held = {f.ref: f for f in reply.files if f.held_since is not None and any(v.held for v in f.values)}
        outlived = {f.ref: f for f in reply.files if f.outlived and f.ref not in held}
        for ref in self._shown.keys() - held.keys() - outlived.keys():
            self._messages.withdraw(self._shown.pop(ref)[1])
        for file in held.values():
            self._say_held(file)
        for file in outlived.values():
            self._say_outlived(file)
        for problem in self._problems.keys() - set(reply.problems):
            self._messages.withdraw(self._problems.pop(problem))
        for problem in reply.problems[:MOST_PROBLEMS]:
            if problem not in self._problems:
                self._problems[problem] = self._messages.say(said(problem), "caution")
        if reply.switched_off:
            text = self.tr(
                "disktune.apply=0 on the kernel command line: no saved settings apply until a restart without it."
            )
            if text not in self._told:
                self._told.add(text)
                self._messages.say(text, "info")

    def _newly(self, ref: FileRef, words: str, tone: str) -> Message | None:
        """Show *words* about a file in place of the earlier message; return None if they are unchanged."""
        before, message = self._shown.get(ref, ("", None))
        if before == words:
            return None
        if message is not None:
            self._messages.withdraw(message)
        message = self._messages.say(words, tone)
        self._shown[ref] = (words, message)
        return message

    def _say_held(self, file: SavedFile) -> None:
        held = [value for value in file.values if value.held and value.setting in BY_ID]
        reasons = {
            self.tr(
                "Held back on {drive}, set just before a crash, drive failure or disconnection: {settings}."
            ): False,
            self.tr("Held back on {drive}, guard record unreadable: {settings}."): True,
        }
        sentences = []
        for words, unreadable in reasons.items():
            of_it = [value for value in held if (value.held_by is HeldBy.UNREADABLE) is unreadable]
            if of_it:
                named = said(listed(map(self._setting, of_it)))
                sentences.append(words.format(drive=self._name(file), settings=named))
        message = self._newly(file.ref, said(in_turn(*sentences)), "danger")
        if message is None:
            return
        self._offer(
            message,
            self.tr("Delete Saved Settings"),
            "",
            "drop-held",
            file.ref,
        )
        self._offer(
            message,
            self.tr("Retry at Next Boot"),
            "",
            "try-held",
            file.ref,
        )

    def _setting(self, saved: SavedValue) -> str:
        setting = BY_ID[saved.setting]
        return noted(said(setting.label), both_values(setting, saved.value, saved.on_battery))

    def _say_outlived(self, file: SavedFile) -> None:
        words = self.tr("{drive}: absent for a year. Delete its saved settings?")
        message = self._newly(file.ref, words.format(drive=self._name(file)), "info")
        if message is not None:
            self._offer(message, self.tr("Delete Saved Settings"), file.path, "forget", file.ref)

    def _offer(self, message: Message, words: str, tip: str, verb: str, ref: FileRef) -> None:
        """Offer to do *verb* about a file; where no password helps either, the button's tooltip states why not."""
        locked = self._session.hopeless(verb)
        button = message.offer(words, locked or tip, lambda: self._decide(verb, ref))
        button.setEnabled(not locked)

    def _name(self, file: SavedFile) -> str:
        if file.ref.family is Family.SYSTEM:
            return self.tr("this computer")
        if not file.model:
            # An array has no model; its name is that in the list.
            titles = [drive.title for drive in self._session.drives if drive.name == file.drive]
            if titles and titles[0] != file.drive:
                return f"{titles[0]} ({file.drive})"
            return file.drive or file.path
        return f"{file.model} ({file.drive})" if file.drive else file.model

    def _decide(self, verb: str, ref: FileRef) -> None:
        def send() -> None:
            listed = self._news.listed.emit
            self._session.request(self, verb, OfFile(ref), listed, lambda _fault, why: self._fail(why))

        if self._session.may(verb) and self._session.privilege is Class.TUNE:
            send()
        else:
            self._session.unlock(self, send, self._fail)

    def _fail(self, why: str) -> None:
        say_refused(self._messages, why)
