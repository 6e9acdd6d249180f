"""What the window tells the user: each message is a sentence with what can be done about it. No widgets."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtGui import QAction

from disktune_gui.desktop.problems import problems
from disktune_gui.text.plain import as_tip

MOST = 6
"""Maximum number of messages; the oldest is dropped for a new one. So many fit on a low screen, in full."""


class Importance(IntEnum):
    """The importance of a message. A notice is shown for some seconds, all others until they are dismissed."""

    NOTICE = 1
    WARNING = 2
    """Something needs attention, such as a drive that is gone."""
    ERROR = 3
    """Something failed."""
    STOPS = 4
    """Nothing can be changed, or nothing continues, until this is resolved: a password, a connection."""


def importance_of(tone: str, *, error: bool) -> Importance:
    """Return the default importance of a message of that tone."""
    if error or tone == "danger":
        return Importance.ERROR
    return Importance.WARNING if tone == "caution" else Importance.NOTICE


class Message(QObject):
    """A sentence, and what can be done about it."""

    acted = pyqtSignal()
    """One of its actions was chosen."""
    changed = pyqtSignal()
    """Its text or its actions are others."""

    def __init__(self, parent: QObject, text: str, tone: str) -> None:
        super().__init__(parent)
        self.text, self.tone = text, tone
        self.about = ""
        """The subject; the next message about it replaces this one."""
        self.asks = False
        """Whether the message offers an action; one without an action is dropped before one with."""
        self.question = False
        """Whether it waits for an answer: it stays in front until then."""
        self.importance = importance_of(tone, error=False)
        self.gone = False
        """Whether it was taken away: dismissed by the user, or dropped because there were too many."""
        self.offers: list[QAction] = []
        """What can be done, from the left."""
        self._ways: dict[QAction, Callable[[], bool]] = {}
        """Those that lead to a page, each with a function that returns whether it is already shown."""

    @property
    def stays(self) -> bool:
        """Whether it is shown until it is answered, dismissed or withdrawn."""
        return self.question or self.importance > Importance.NOTICE

    @property
    def useful(self) -> list[QAction]:
        """Its actions, without those that lead to what is shown already."""
        return [offer for offer in self.offers if offer not in self._ways or not self._ways[offer]()]

    def offer(self, words: str, tip: str, act: Callable[[], object]) -> QAction:
        """Add an action to the left of the others, and return it."""
        self.asks = True
        action = QAction(words, self)
        action.setToolTip(as_tip(tip))
        action.triggered.connect(self.acted)
        action.triggered.connect(lambda _checked: act())
        action.changed.connect(self.changed)
        self.offers.insert(0, action)
        self.changed.emit()
        return action

    def lead(self, words: str, tip: str, act: Callable[[], object], here: Callable[[], bool]) -> QAction:
        """Offer a way to its subject, which is left out while *here* returns that this is already shown."""
        action = self.offer(words, tip, act)
        self._ways[action] = here
        self.changed.emit()
        return action


class Messages(QObject):
    """All messages of a window."""

    changed = pyqtSignal()
    """There is another message, or one less, or one has changed."""
    asked = pyqtSignal()
    """A question has come."""
    acted = pyqtSignal()
    """An action of a message was chosen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.all: list[Message] = []
        """The oldest first."""
        self.news: Message | None = None
        """The newest notice, until it was shown long enough."""

    @property
    def sentences(self) -> list[str]:
        """The texts of all messages, the newest last."""
        return [message.text for message in self.all]

    @property
    def front(self) -> Message | None:
        """The message that is shown until it is dealt with: a question, else the newest of the most important."""
        staying = [message for message in reversed(self.all) if message.stays]
        return max(staying, key=lambda one: (one.question, one.importance), default=None)

    def say(
        self,
        text: str,
        tone: str = "caution",
        *,
        about: str = "",
        error: bool | None = None,
        importance: Importance | None = None,
    ) -> Message:
        """Show a sentence, unless it is shown already; it replaces an earlier one about the same subject.

        How long it is shown depends on its *importance*, which by default follows from the tone.

        An *error*, by default any message with the tone "danger", is remembered and can be reported.
        """
        error = tone == "danger" if error is None else error
        if error:
            problems.note(text)
        found = next((one for one in self.all if one.text == text), None)
        if found is not None:
            self._bring(found)
            return found
        if about:
            self.withdraw_about(about)
        message = Message(self, text, tone)
        message.about = about
        message.importance = importance_of(tone, error=error) if importance is None else importance
        if error and problems.reportable:
            message.offer(self.tr("Report…"), self.tr("Report Problem"), problems.ask)
            message.asks = False  # It is a mere message, and is dropped before one that offers an action.
        self.all.append(message)
        while len(self.all) > MOST:
            # The oldest of the least important ones.
            self.withdraw(min(self.all[:-1], key=lambda one: (one.question, one.asks, one.importance)))
        message.changed.connect(self.changed)
        message.acted.connect(self.acted)
        self._bring(message)
        return message

    def _bring(self, message: Message) -> None:
        if not message.stays:
            self.news = message
        self.changed.emit()

    def settle(self) -> None:
        """Leave the newest notice to the list: it was shown long enough."""
        self.news = None
        self.changed.emit()

    def withdraw(self, message: Message) -> None:
        """Take a message away, if it is still there."""
        if message not in self.all:
            return
        message.gone = True
        self.all.remove(message)
        if self.news is message:
            self.news = None
        # Not destroyed at once: this may be the answer to one of its own actions.
        message.deleteLater()
        self.changed.emit()

    def withdraw_about(self, about: str) -> None:
        """Take away the messages about a matter that is over."""
        for message in [one for one in self.all if one.about == about]:
            self.withdraw(message)

    def take_back(self, text: str) -> None:
        """Take away a sentence that is no longer true."""
        for message in [one for one in self.all if one.text == text]:
            self.withdraw(message)

    def ask(self, question: str, yes: str, act: Callable[[], None], tone: str = "caution") -> Message:
        """Show a question with its answer *yes*, which calls *act*, and a button to decline."""
        self.take_back(question)
        message = self.say(question, tone, error=False)
        message.question = True
        if self.news is message:
            self.news = None

        def agreed() -> None:
            self.withdraw(message)
            act()

        message.offer(yes, question, agreed)
        message.offer(self.tr("Cancel"), "", lambda: self.withdraw(message))
        self.changed.emit()
        self.asked.emit()
        return message

    def look_around(self) -> None:
        """Update the messages to the page or drive that is shown: none links to what is shown already."""
        self.changed.emit()
