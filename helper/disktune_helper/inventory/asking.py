"""Questions that a drive may refuse: one that it refuses has a reason in place of an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from disktune_contract.messages.faults import Fault, Refusal
from disktune_helper.decode.error import DecodeError

Answer = TypeVar("Answer")


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
