"""What is written down of recordings: those under way in /run/disktune, those that ended in /var/lib/disktune."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.fingerprint import fingerprint
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, Wording, as_said, wordings
from disktune_contract.standby.recording import Recording, RecordingEnd, RecordingStage
from disktune_helper.system import processes
from disktune_helper.system.config_folder import Locks
from disktune_helper.system.files import Folder
from disktune_helper.system.ports import Ports

# -- a recording that is under way, as it is written down in /run/disktune ---------------------------------
#
# The order is written before its recorder is started, and the recorder adds to it what it has seen so far:
# whatever kills it, that much is there. /run is memory, so no drive is written to. Only root can read the file:
# programs of all users are named in it.

_PREFIX = "recording-"
_LIMIT = 1 << 20
"""Bytes; `kept.MOST_BYTES` is less."""
_LOCK = "recordings"
_PATIENCE_S = 5.0
"""The process with the lock reads and writes small files."""


@record
class RecordingOrder:
    """A recording and the process that makes it."""

    recording: Recording
    owner: str = ""
    """As `processes.mark` writes it; before a recorder has begun, the process that asked for it."""
    said: tuple[Wording, ...] = ()
    """What ``recording.why`` was made of."""

    @property
    def open(self) -> bool:
        """Whether a process makes it, or is going to."""
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
        """Let no other process ask for a recording or put one away; raises OSError, `Refusal` while one does."""
        with self._locks.hold(_LOCK, _PATIENCE_S) as held:
            if not held:
                why = Sentence("Another window is busy. Try again later.")
                raise Refusal(Fault.BUSY, why)
            yield

    def write(self, order: RecordingOrder) -> None:
        """Write an order down, whole; raises OSError. The caller is `alone`, or makes the recording."""
        name = _file_name(order.recording.drive.name)
        self._folder.replace(name, wire.dump(order) + "\n", private=True)

    def remove(self, drive: str) -> None:
        """Remove an order. The caller is `alone`."""
        self._folder.remove(_file_name(drive))

    def all(self) -> tuple[RecordingOrder, ...]:
        """Return every order, open or not."""
        names = [name for name in self._folder.names() if name.startswith(_PREFIX)]
        return tuple(order for name in names if (order := order_of(self._folder.read(name))) is not None)

    def lives(self, order: RecordingOrder) -> bool:
        """Return whether the process that makes the recording, or asked for it, is still there."""
        return processes.lives(self._ports, order.owner)


def as_it_stands(order: RecordingOrder, *, lives: bool) -> Recording:
    """Return a recording for display: one whose recorder is dead has ended, whatever was written down."""
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
    if order is None:
        return None
    return replace(order, recording=replace(order.recording, why=as_said(order.recording.why, order.said)))


def _file_name(drive: str) -> str:
    return _PREFIX + drive


# -- recordings that have ended: a file for each, which only root can read ---------------------------------
#
# They are in /var/lib/disktune/recordings.
# What they take is bounded: `MOST_A_DRIVE` recordings of each of `MOST_DRIVES` drives, the oldest go first, and
# `MOST_BYTES` each. All recordings of a drive go into one answer (`MAX_REPLY` of the protocol).

MOST_A_DRIVE = 16
MOST_DRIVES = 64
MOST_BYTES = 192 << 10
"""Of one recording, as JSON. A night of usual use has 5 to 30 KB."""
_FIRST_CULPRITS = 32
"""So many keep the parts of the recording in which they began a burst, if there is no room for all."""
_SUFFIX = ".json"


def keep(folder: Folder, order: RecordingOrder) -> None:
    """Write an ended recording down and let the oldest go; raises OSError."""
    bounded = order.became(fitting(order.recording))
    new = _kept_file_name(order.recording)
    folder.replace(new, wire.dump(bounded) + "\n", private=True)
    for name in _too_many(folder.names(), new):
        folder.remove(name)


def put_away(folder: Folder, orders: RecordingOrders, drive: str, asker: str = "") -> None:
    """Keep what there is of a recording that is no longer made; remove one that failed or never began.

    One that only *asker* has asked for is not made, either. Raises `Refusal` where `RecordingOrders.alone` does.
    """
    with suppress(OSError), orders.alone():
        order = orders.read(drive)
        if order is None or (order.open and order.owner != asker and orders.lives(order)):
            return
        keep_begun(folder, order)
        orders.remove(drive)


def keep_begun(folder: Folder, order: RecordingOrder) -> None:
    """Keep what there is of a recording that is no longer made, if it has begun; raises OSError."""
    if order.recording.stage not in (RecordingStage.ASKED, RecordingStage.FAILED):
        keep(folder, order.became(as_it_stands(order, lives=False)))


def of_drive(folder: Folder, drive: DriveRef) -> tuple[Recording, ...]:
    """Return the recordings of a drive, the newest first."""
    names = [name for name in folder.names() if name.startswith(_digest(drive))]
    orders = [order for name in reversed(names[-MOST_A_DRIVE:]) if (order := order_of(folder.read(name)))]
    return tuple(order.recording for order in orders)


def fitting(recording: Recording) -> Recording:
    """Return a recording of `MOST_BYTES` at most: without what matters least, if it has to be.

    First go the charts of those who began fewest bursts, then their names, and in the end the power modes; of all
    of these the sums stay.
    """
    if _fits(recording):
        return recording
    rest = tuple(replace(one, slots=()) for one in recording.culprits[_FIRST_CULPRITS:])
    recording = replace(recording, culprits=(*recording.culprits[:_FIRST_CULPRITS], *rest))
    while not _fits(recording) and len(recording.culprits) > _FIRST_CULPRITS:
        most = max(_FIRST_CULPRITS, len(recording.culprits) // 2)
        cut = sum(one.requests for one in recording.culprits[most:])
        recording = replace(recording, culprits=recording.culprits[:most], unnamed=recording.unnamed + cut)
    while not _fits(recording) and recording.spans:
        recording = replace(recording, spans=recording.spans[: len(recording.spans) // 2])
    return recording if _fits(recording) else replace(recording, culprits=(), commands=())


def _fits(recording: Recording) -> bool:
    # The order around it adds a name and a sentence.
    return len(wire.dump(recording).encode()) <= MOST_BYTES - 4096


def _too_many(names: list[str], new: str) -> list[str]:
    """Return which files have to go, *new* never. A name is the drive's digest, then when the recording began.

    By a clock that was wrong, the new one may be the oldest.
    """
    names = [*(name for name in names if name != new), new]
    drives: dict[str, list[str]] = {}
    for name in names:
        drives.setdefault(name.partition("-")[0], []).append(name)
    gone = [name for files in drives.values() for name in files[:-MOST_A_DRIVE]]
    newest_first = sorted(
        drives.values(), key=lambda files: (files[-1] == new, files[-1].partition("-")[2]), reverse=True
    )
    return gone + [name for files in newest_first[MOST_DRIVES:] for name in files[-MOST_A_DRIVE:]]


def _kept_file_name(recording: Recording) -> str:
    # As many digits as sort by themselves for the next centuries.
    return f"{_digest(recording.drive)}-{max(0, round(recording.began)):011d}{_SUFFIX}"


def _digest(drive: DriveRef) -> str:
    """Return a digest of the drive's identity, which may have any characters; of its name, if it has none."""
    known = f"identity {drive.identity}" if drive.identity else f"name {drive.name}"
    return fingerprint(known)
