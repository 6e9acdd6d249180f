"""A recording that is under way, as it is written down in /run/disktune.

The order is written before its recorder is started, and the recorder adds to it what it has seen so far: whatever
kills it, that much is there. /run is memory, so no drive is written to. Only root can read the file: programs of
all users are named in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from disktune_contract import wire
from disktune_contract.accesses.recording import Recording, RecordingEnd, RecordingStage
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, Wording, wordings
from disktune_helper.system import processes
from disktune_helper.system.config_folder import Locks
from disktune_helper.system.files import Folder
from disktune_helper.system.ports import Ports

_PREFIX = "recording-"
_LIMIT = 1 << 20
"""Bytes; `kept.MOST_BYTES` is less."""
_LOCK = "recordings"
_PATIENCE_S = 5.0
"""Whoever holds the lock reads and writes small files."""


@record
class RecordingOrder:
    """A recording and the process that makes it."""

    recording: Recording
    owner: str = ""
    """As `processes.mark` says it; before a recorder has begun, the process that asked for it."""
    said: tuple[Wording, ...] = ()
    """What ``recording.why`` was made of."""

    @property
    def open(self) -> bool:
        """Whether somebody makes it, or is going to."""
        return not self.recording.stage.over

    def became(self, recording: Recording) -> RecordingOrder:
        """Return the order of what has become of its recording."""
        return replace(self, recording=recording, said=wordings(recording))


class RecordingOrders:
    """All orders of the machine, one file for each drive."""

    def __init__(self, ports: Ports, folder: Folder, locks: Locks) -> None:
        self._ports, self._folder, self._locks = ports, folder, locks

    def read(self, drive: str) -> RecordingOrder | None:
        """Return the order for a drive, None if there is none that can be understood."""
        return order_of(self._folder.read(_file_name(drive)))

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Let nobody else ask for a recording or put one away; raises OSError, `Refusal` if somebody just does."""
        with self._locks.hold(_LOCK, _PATIENCE_S) as held:
            if not held:
                why = Sentence("Another window is starting or stopping a recording. Try again later.")
                raise Refusal(Fault.BUSY, why)
            yield

    def write(self, order: RecordingOrder) -> None:
        """Write an order down, whole; raises OSError. Only for who is `alone`, or makes the recording."""
        name = _file_name(order.recording.drive.name)
        self._folder.replace(name, wire.dump(order) + "\n", private=True)

    def remove(self, drive: str) -> None:
        """Remove an order. Only for who is `alone`."""
        self._folder.remove(_file_name(drive))

    def all(self) -> tuple[RecordingOrder, ...]:
        """Return every order, open or not."""
        names = [name for name in self._folder.names() if name.startswith(_PREFIX)]
        return tuple(order for name in names if (order := order_of(self._folder.read(name))) is not None)

    def lives(self, order: RecordingOrder) -> bool:
        """Return whether the process that makes the recording, or asked for it, is still there."""
        return processes.lives(self._ports, order.owner)


def as_it_stands(order: RecordingOrder, *, lives: bool) -> Recording:
    """Return a recording as it is to be told: one whose recorder is dead has ended, whatever was written down."""
    if lives or not order.open:
        return order.recording
    return replace(order.recording, stage=RecordingStage.ENDED, end=RecordingEnd.KILLED)


def order_of(text: str) -> RecordingOrder | None:
    """Return what `RecordingOrders.write` wrote, None for anything else."""
    text = text.strip()
    try:
        order = wire.load(RecordingOrder, wire.parse(text, _LIMIT)) if text else None
    except wire.WireError:
        return None
    return None if order is None else _with_sentence(order)


def _with_sentence(order: RecordingOrder) -> RecordingOrder:
    """Return an order that was read as it was written: with the sentence that a recorder made."""
    known = {wording.text: wording for wording in order.said}
    return replace(order, recording=replace(order.recording, why=Sentence.told(order.recording.why, known)))


def _file_name(drive: str) -> str:
    return _PREFIX + drive
