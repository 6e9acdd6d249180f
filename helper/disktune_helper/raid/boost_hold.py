"""What a boost holds: nobody else changes that until it ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence
from disktune_helper.raid import boost_state

if TYPE_CHECKING:
    from disktune_helper.session.session import SessionContext


def refuse_if_boosted(session: SessionContext, drive: str, settings: Iterable[str]) -> None:
    """Raise `Refusal` if one of *settings* is not what it is to be, but what a boost has made of it."""
    if not session.runtime.names():
        return
    if array := boost_state.holder(session, drive, settings):
        raise Refusal(
            Fault.BUSY,
            Sentence(
                "{array} is being boosted, which changes this setting until the boost ends. End the boost first.",
                array=array,
            ),
        )
