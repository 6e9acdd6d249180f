"""Requests that arrived together: what goes to which lane, and which of them share one look at a drive."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.record import record
from disktune_helper.session.shared_look import SharedLook

LOOKS = frozenset({"identify", "health", "self-tests", "drive-logs", "settings", "actions"})
"""Operations that look at a drive once and change nothing. Any other one between two of them parts them."""


@record
class TakenRequest:
    """One that may be carried out."""

    number: Any
    op: str
    args: Any
    lane: str

    @property
    def looks_at(self) -> DriveRef | None:
        """The drive that it looks at, None of one that does something else."""
        return self.args.drive if self.op in LOOKS and isinstance(self.args, OfDrive) else None


@record
class RequestTurn:
    """A request, and the look that it shares with those next to it, if any; after the last one that ends."""

    request: TakenRequest
    shared: SharedLook | None
    last: bool


def turns(requests: Iterable[TakenRequest]) -> Iterator[RequestTurn]:
    """Yield *requests* lane by lane, each lane's in the order in which they came."""
    lanes: dict[str, list[TakenRequest]] = {}
    for request in requests:
        lanes.setdefault(request.lane, []).append(request)
    for lane in lanes.values():
        for ref, found in groupby(lane, lambda request: request.looks_at):
            row = [*found]
            shared = SharedLook(ref) if ref is not None and len(row) > 1 else None
            yield from (RequestTurn(request, shared, request is row[-1]) for request in row)
