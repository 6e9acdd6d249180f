"""Questions that a drive may refuse: one that it refuses has a reason in place of an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence, in_turn
from disktune_helper.decode.error import DecodeError

Answer = TypeVar("Answer")

MOST_LOST = 2
"""After so many answers that were lost on the way nothing more is asked: each may take 20 s and reset the link."""


def part(read: Callable[[], Answer]) -> tuple[Answer | None, str]:
    """Return what *read* returns, or None and why it could not be had; raises `Refusal` if the drive is gone."""
    try:
        return read(), ""
    except DecodeError as error:
        return None, str(error)
    except Refusal as error:
        if error.fault is Fault.DRIVE_GONE:
            raise
        return None, error.why


class Answers:
    """The answers to several questions, each by itself, and a sentence for each that could not be had."""

    def __init__(self) -> None:
        self._notes: list[str] = []
        self._lost = 0

    def of(self, what: str, read: Callable[[], Answer]) -> Answer | None:
        """Return what *read* returns, or None; raises `Refusal` if the drive is gone. *what* is a noun phrase."""
        if self._lost == MOST_LOST:
            self._miss(what, Sentence("Earlier answers were lost."))
            return None
        try:
            return read()
        except DecodeError as error:
            self._miss(what, str(error))
        except Refusal as error:
            if error.fault is Fault.DRIVE_GONE:
                raise
            self._lost += error.fault is Fault.IO_ERROR
            self._miss(what, error.why)
        return None

    def page(self, what: str, read: Callable[[], bytes], *, summed: bool = True) -> bytes | None:
        """Return a page of bytes, that add up to 0 if *summed*; otherwise as `of`.

        A page with a wrong sum is used, as smartctl uses it: current drives of WD send all thresholds with one. A
        page of zeros is what a bridge makes up.
        """
        found = self.of(what, read)
        if found is None:
            return None
        if not any(found):
            self._miss(what, Sentence("The drive sent only zeros."))
            return None
        if summed and sum(found) % 256:
            self._notes.append(Sentence("Wrong checksum, used all the same: {what}.", what=what))
        return found

    def _miss(self, what: str, why: str) -> None:
        self._notes.append(Sentence("Not read: {what}. {why}", what=what, why=why))

    @property
    def note(self) -> str:
        """What could not be read, and why, in sentences; empty if everything could."""
        return in_turn(*self._notes)
