"""What a user does with the messages of a window."""

from __future__ import annotations

from disktune_gui.mainwindow.strip.messages import Messages


def press(messages: Messages, words: str) -> None:
    """Choose the action of a message that is called *words*."""
    next(offer for message in messages.all for offer in message.offers if offer.text() == words).trigger()
