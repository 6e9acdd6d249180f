"""Ejecting a drive: checks, unmounting, another check, and switching it off. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QObject, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveKind, DriveRef, node_of
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import DriveList
from disktune_contract.messages.protocol import Nothing
from disktune_contract.record import record, replace
from disktune_contract.sentence import in_turn
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.session import Session
from disktune_gui.services.drive_work import DriveWork
from disktune_gui.services.udisks import (
    BLOCK,
    DRIVE,
    ENCRYPTED,
    FILESYSTEM,
    NAME,
    SWAP,
    DiskService,
    Objects,
    Properties,
    UdisksError,
)
from disktune_gui.text.said import said

# -- the steps to eject a drive, by the objects of udisks2; pure -------------------------------------------

translate = QCoreApplication.translate

_NONE = "/"
"""The path that udisks2 uses for no object."""
_DEEPEST = 8
"""How many nested encrypted devices are followed."""


class End(Enum):
    """The last step."""

    POWER_OFF = "PowerOff"
    EJECT = "Eject"
    UNMOUNT = ""
    """udisks2 can do neither with this drive; its file systems are unmounted."""


@record
class Step:
    """A call to udisks2."""

    path: str
    interface: str
    method: str
    what: str
    """A mount point, or the name of an encrypted device."""


@record
class EjectPlan:
    """Steps in order, then the last one."""

    steps: tuple[Step, ...]
    drive: str
    """Object path of the drive."""
    end: End
    others: tuple[str, ...]
    """Model names of further drives with a medium in the same enclosure, which are switched off with it."""


@record
class NoPlan:
    """Why a drive is not ejected, in a sentence or two."""

    why: str


def plan(drive: Drive, objects: Objects) -> EjectPlan | NoPlan:
    """Return how *drive* is ejected, or why not. Other uses of it are checked by `held_by`."""
    block = _block_of(drive, objects)
    if block is None:
        return NoPlan(translate("Eject", "Unknown to udisks2."))
    path = str(objects[block][BLOCK].get("Drive", _NONE))
    about = objects.get(path, {}).get(DRIVE)
    if about is None:
        return NoPlan(translate("Eject", "Unknown to udisks2."))
    off, ejects = about.get("CanPowerOff") is True, about.get("Ejectable") is True
    if not (off or ejects or about.get("Removable") is True):
        return NoPlan(translate("Eject", "The drive is built in."))
    mine = [name for name, one in objects.items() if one.get(BLOCK, {}).get("Drive") == path]
    if any(objects[name].get(SWAP, {}).get("Active") is True for name in mine):
        return NoPlan(translate("Eject", "In use as swap: run swapoff first."))
    steps = tuple(dict.fromkeys(step for name in sorted(mine) for step in _steps(name, objects)))
    end = End.POWER_OFF if off else End.EJECT if ejects else End.UNMOUNT
    return EjectPlan(steps, path, end, _siblings(path, about, objects) if off else ())


def _block_of(drive: Drive, objects: Objects) -> str | None:
    """Return the object of the whole drive; one of another size is not the drive that the window shows."""
    for path, interfaces in objects.items():
        block = interfaces.get(BLOCK, {})
        if block.get("Device") == node_of(drive.name) and block.get("Size") == drive.size_bytes:
            return path
    return None


def _steps(path: str, objects: Objects, depth: int = 0) -> Iterator[Step]:
    """Yield the steps for a block device and what is opened on it, the topmost first."""
    interfaces = objects.get(path, {})
    points = interfaces.get(FILESYSTEM, {}).get("MountPoints")
    for point in points if isinstance(points, list) else ():
        yield Step(path, FILESYSTEM, "Unmount", str(point))
    if ENCRYPTED not in interfaces or depth >= _DEEPEST:
        return
    opened = _opened(path, interfaces[ENCRYPTED], objects)
    if opened:
        yield from _steps(opened, objects, depth + 1)
        yield Step(path, ENCRYPTED, "Lock", _name(objects[opened][BLOCK]))


def _opened(path: str, encrypted: Properties, objects: Objects) -> str:
    """Return the opened device, empty if it is locked; udisks2 before 2.8 reports it only at the opened one."""
    above = encrypted.get("CleartextDevice")
    if isinstance(above, str) and above != _NONE and BLOCK in objects.get(above, {}):
        return above
    backed = (name for name, one in objects.items() if one.get(BLOCK, {}).get("CryptoBackingDevice") == path)
    return next(backed, "")


def _name(block: Properties) -> str:
    return str(block.get("PreferredDevice") or block.get("Device") or "").rpartition("/")[2]


def _siblings(path: str, about: Properties, objects: Objects) -> tuple[str, ...]:
    """Return the drives that share the enclosure (`SiblingId`) and have a medium in them."""
    sibling = about.get("SiblingId")
    others = (
        one[DRIVE]
        for name, one in objects.items()
        if name != path and sibling and one.get(DRIVE, {}).get("SiblingId") == sibling
    )
    return tuple(
        str(one.get("Model") or one.get("Id") or "?") for one in others if one.get("MediaAvailable") is True
    )


# -- uses of a drive: what is built on it, and programs with open files ------------------------------------

MOST = 5
"""How many programs are named."""
_PROC = Path("/proc")
_LINKS = ("cwd", "root", "exe")


def held_by(drive: Drive, *, locks: tuple[str, ...], mounts: bool) -> str:
    """Return, as a sentence, a use of the drive that ejecting it does not end; empty if there is none.

    *locks* are the names of encrypted devices that will be locked. With *mounts*, a mount counts, too: after
    unmounting there must be none.
    """
    usage = drive.usage
    held = ""
    if not usage.known:
        held = translate("Eject", "Its use is unknown: mounts could not be read.")
    elif usage.system:
        held = translate("Eject", "It holds the running system.")
    elif usage.arrays:
        held = translate("Eject", "Stop the array {names} first.")
        held = held.format(names=", ".join(usage.arrays))
    elif usage.swap:
        held = translate("Eject", "In use as swap: run swapoff first.")
    elif volumes := [name for name in usage.volumes if name not in locks]:
        held = translate("Eject", "Deactivate {names} first.")
        held = held.format(names=", ".join(volumes))
    elif pools := [name.partition(":")[2] for name in usage.checked if name.startswith("zfs:")]:
        held = translate("Eject", "Export the pool {names} first.").format(names=", ".join(pools))
    elif mounts and usage.mounts:
        held = translate("Eject", "Still mounted: {names}.").format(names=", ".join(usage.mounts))
    elif mounts and usage.checked:
        held = translate("Eject", "Unmount its btrfs first.")
    elif others := _others(drive):
        held = translate("Eject", "{names} uses it.").format(names=", ".join(others))
    return held


def _others(drive: Drive) -> list[str]:
    """Return holders of partitions that are neither arrays nor volumes, such as bcache."""
    holders = {holder for partition in drive.partitions for holder in partition.holders}
    return sorted(one for one in holders if not one.startswith(("dm-", "md")))


def programs_on(point: str, proc: Path = _PROC) -> tuple[str, ...]:
    """Return the programs that have something below a mount point open, ``name (pid)``.

    Only the user's own: of programs of other users the kernel shows that to root alone.
    """
    found = []
    for process in sorted(proc.glob("[0-9]*"), key=lambda one: int(one.name) if one.name.isdigit() else 0):
        if any(_is_below(place, point) for place in _places(process)):
            found.append(f"{_holders_name(process)} ({process.name})")
    return tuple(found)


def _places(process: Path) -> Iterator[str]:
    """Yield the directories and files of a process that are in use; none of a process that may not be read."""
    try:
        files = [
            *(process / link for link in _LINKS),
            *(process / "fd").iterdir(),
            *(process / "map_files").iterdir(),
        ]
    except OSError:
        files = [process / link for link in _LINKS]
    for file in files:
        try:
            yield str(file.readlink())
        except OSError:
            continue


def _is_below(place: str, point: str) -> bool:
    return place == point or place.startswith(point.rstrip("/") + "/")


def _holders_name(process: Path) -> str:
    try:
        return (process / "comm").read_text("utf-8", "replace").strip()
    except OSError:
        return "?"


# -- the eject ---------------------------------------------------------------------------------------------

_BUSY = f"{NAME}.Error.DeviceBusy"
_DISMISSED = f"{NAME}.Error.NotAuthorizedDismissed"
_NOT_ALLOWED = (f"{NAME}.Error.NotAuthorized", f"{NAME}.Error.NotAuthorizedCanObtain")
_NOT_THERE = frozenset(
    {"", "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner"}
)

_TAKEN_AWAY = frozenset({DriveKind.USB, DriveKind.MMC, DriveKind.OPTICAL})


def can_be_taken_away(drive: Drive) -> bool:
    """Return whether a drive may be removed while the computer runs, as a guess; udisks2 decides."""
    return not drive.saved and (drive.kind in _TAKEN_AWAY or drive.removable)


def why_never(place: HelperLauncher) -> str:
    """Return why no drive of a session can be ejected; empty where udisks2 has its drives."""
    if place.elsewhere and not place.demo:
        return translate("Eject", "Not on this computer.")
    if place.sandboxed:
        return translate("Window", "No udisks2 in the sandbox; use the file manager.")
    return ""


class Ejector(QObject):
    """One for each session."""

    progress = pyqtSignal(DriveRef, str)
    """What is being done now, in a sentence."""
    refused = pyqtSignal(DriveRef, str)
    """It was not ejected, and why."""
    asked = pyqtSignal(DriveRef, str)
    """A question that `go_on` answers: more than this drive would be switched off."""
    safe = pyqtSignal(DriveRef, str)
    """It can be removed, in a sentence."""
    outdated = pyqtSignal(DriveRef)
    """The message of `safe` or `refused` is no longer true: the drive is there again, in use, or gone."""

    def __init__(
        self,
        session: Session,
        work: DriveWork,
        service: DiskService,
        programs: Callable[[str], tuple[str, ...]] = programs_on,
    ) -> None:
        super().__init__(session)
        self._session, self._work, self._service, self._programs = session, work, service, programs
        self._under_way: dict[DriveRef, Drive] = {}
        self._doing: dict[DriveRef, str] = {}
        """The last sentence of `progress`."""
        self._titles: dict[DriveRef, str] = {}
        """Of every drive that was to be ejected: it may be gone when a message names it."""
        self._waiting: dict[DriveRef, EjectPlan] = {}
        """Plans that wait for an answer to `asked`."""
        self._done: dict[DriveRef, _Ejected] = {}
        """Drives that were reported as safe to remove."""
        session.drives_changed.connect(self._on_drives)

    def is_under_way(self, drive: Drive) -> bool:
        """Return whether a drive is being ejected."""
        return drive.ref in self._under_way

    def under_way(self) -> list[tuple[Drive, str]]:
        """Return the drives that are being ejected, each with what is being done."""
        return [(drive, self._doing.get(ref, "")) for ref, drive in self._under_way.items()]

    def was_ejected(self, drive: Drive) -> bool:
        """Return whether a drive was, or is about to be, switched off here: it is not reported missing then."""
        return drive.ref in self._done or drive.ref in self._under_way

    def title(self, ref: DriveRef) -> str:
        """Return the name that is shown for a drive that was to be ejected."""
        return self._titles.get(ref, ref.name)

    def why_not(self, drive: Drive) -> str:
        """Return what prevents ejecting *drive*, as far as is known without asking; empty if nothing does."""
        never = why_never(self._session.place)
        return never or self._work.on(drive) or held_by(drive, locks=drive.usage.volumes, mounts=False)

    def eject(self, drive: Drive) -> None:
        """Unmount and switch off *drive*; the signals report progress and result."""
        if self.is_under_way(drive):
            return
        self._titles[drive.ref] = self._session.title(drive)
        if why := self.why_not(drive):
            self.refused.emit(drive.ref, why)
            return
        self._done.pop(drive.ref, None)
        self._under_way[drive.ref] = drive
        self._say(drive, self.tr("Ejecting {drive}…").format(drive=self.title(drive.ref)))
        self._service.ask(self, partial(self._on_objects, drive))

    def go_on(self, ref: DriveRef) -> None:
        """Eject after the user agreed to `asked`, if the drive is still there."""
        found = self._waiting.pop(ref, None)
        drive = next((one for one in self._session.drives if one.ref == ref), None)
        if found is not None and drive is not None and not self.is_under_way(drive):
            self._under_way[ref] = drive
            self._next(drive, found, 0)

    # -- one step after the other --------------------------------------------------------------------------

    def _on_objects(self, drive: Drive, found: Objects | UdisksError) -> None:
        if isinstance(found, UdisksError):
            self._refuse(drive, self._why(found))
            return
        # The name of a drive that was removed since may be another drive's now.
        if not any(one.ref == drive.ref for one in self._session.drives):
            self._refuse(drive, self.tr("It is gone."))
            return
        planned = plan(drive, found)
        if isinstance(planned, NoPlan):
            self._refuse(drive, planned.why)
            return
        locks = tuple(step.what for step in planned.steps if step.interface != FILESYSTEM)
        if held := held_by(drive, locks=locks, mounts=False):
            self._refuse(drive, held)
        elif planned.others:
            del self._under_way[drive.ref]
            self._waiting[drive.ref] = planned
            words = self.tr("Eject {drive}? Also switches off: {others}.")
            self.asked.emit(drive.ref, words.format(drive=self.title(drive.ref), others=", ".join(planned.others)))
        else:
            self._next(drive, planned, 0)

    def _next(self, drive: Drive, planned: EjectPlan, number: int) -> None:
        """Do the step of that number; after the last one, check whether anything still uses the drive."""
        if why := self._work.on(drive):
            self._refuse(drive, why, planned.steps[:number])
            return
        if number == len(planned.steps):
            # The helper reads the kernel's lists; those of udisks2 may be older.
            self._session.request(
                self, "drives", Nothing(), partial(self._on_list, drive, planned), partial(self._on_no_list, drive)
            )
            return
        step = planned.steps[number]
        doing = self.tr("Ejecting {drive}: unmounting {what}…")
        if step.interface != FILESYSTEM:
            doing = self.tr("Ejecting {drive}: locking {what}…")
        self._say(drive, doing.format(drive=self.title(drive.ref), what=step.what))
        then = partial(self._on_step, drive, planned, number)
        self._service.call(self, step.path, step.interface, step.method, then)

    def _on_step(self, drive: Drive, planned: EjectPlan, number: int, trouble: UdisksError | None) -> None:
        if trouble is None:
            self._next(drive, planned, number + 1)
            return
        self._refuse(drive, self._why(trouble, planned.steps[number]), planned.steps[:number])

    def _on_list(self, drive: Drive, planned: EjectPlan, found: DriveList) -> None:
        now = next((one for one in found.drives if one.ref == drive.ref), None)
        if now is None:
            self._refuse(drive, self.tr("It is gone."), planned.steps)
        elif held := held_by(now, locks=(), mounts=True):
            self._refuse(drive, held, planned.steps)
        elif why := self._work.on(drive):
            self._refuse(drive, why, planned.steps)
        elif planned.end is End.UNMOUNT:
            self._on_end(drive, planned, None)
        else:
            self._say(drive, self.tr("Ejecting {drive}…").format(drive=self.title(drive.ref)))
            then = partial(self._on_end, drive, planned)
            self._service.call(self, planned.drive, DRIVE, planned.end.value, then)

    def _on_no_list(self, drive: Drive, _fault: Fault, why: str) -> None:
        self._refuse(drive, why)

    def _on_end(self, drive: Drive, planned: EjectPlan, trouble: UdisksError | None) -> None:
        if trouble is not None:
            self._refuse(drive, self._why(trouble), planned.steps)
            return
        words = {
            End.POWER_OFF: self.tr("Disconnect {drive} now: it is off."),
            End.EJECT: self.tr("You can now remove {drive}."),
            End.UNMOUNT: self.tr("{drive} is unmounted, but cannot be ejected."),
        }[planned.end]
        del self._under_way[drive.ref]
        away = not any(one.ref == drive.ref for one in self._session.drives)
        self._done[drive.ref] = _Ejected(drive, planned.end, away)
        self.safe.emit(drive.ref, words.format(drive=self.title(drive.ref)))
        # In the demo, and where no event comes, the list would not be read.
        self._session.refresh()

    def _say(self, drive: Drive, words: str) -> None:
        self._doing[drive.ref] = words
        self.progress.emit(drive.ref, words)

    # -- refusals ------------------------------------------------------------------------------------------

    def _refuse(self, drive: Drive, why: str, done: tuple[Step, ...] = ()) -> None:
        self._under_way.pop(drive.ref, None)
        unmounted = [step.what for step in done if step.interface == FILESYSTEM]
        if unmounted:
            words = self.tr("Already unmounted: {names}.").format(names=", ".join(unmounted))
            why = said(in_turn(words, why))
        self.refused.emit(drive.ref, why)
        self._session.refresh()

    def _why(self, trouble: UdisksError, step: Step | None = None) -> str:
        """Return why udisks2 refused, with its own message at the end."""
        if trouble.name in _NOT_THERE:
            return self.tr("udisks2 is not running. Start it or unmount in a terminal.")
        if trouble.name == _DISMISSED:
            return self.tr("Password request cancelled.")
        if trouble.name in _NOT_ALLOWED:
            return self.tr("Not authorized: {words}").format(words=trouble.words)
        if trouble.name == _BUSY and step is not None and step.interface == FILESYSTEM:
            programs = self._programs(step.what)
            if not programs:
                words = self.tr("{point} is in use: {words}")
                return words.format(point=step.what, words=trouble.words)
            names = ", ".join(programs[:MOST])
            more = len(programs) - MOST
            if more > 0:
                names = self.tr("{names} and %n more", "", more).format(names=names)
            words = self.tr("Close {programs}, using {point}, then retry.")
            return words.format(point=step.what, programs=names)
        return self.tr("udisks2 reports: {words}").format(words=trouble.words or trouble.name)

    # -- end of a message ----------------------------------------------------------------------------------

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        """Withdraw the message about a drive that is there again or in use, or that was removed."""
        refs = {drive.ref: drive for drive in drives}
        for ref in self._waiting.keys() - refs.keys():
            del self._waiting[ref]
            self.outdated.emit(ref)
        for ref, ejected in list(self._done.items()):
            here = refs.get(ref)
            if ejected.is_over(drives) or (here is not None and not here.usage.idle):
                del self._done[ref]
                self.outdated.emit(ref)
            elif here is None:
                self._done[ref] = replace(ejected, away=True)


@record
class _Ejected:
    drive: Drive
    end: End
    away: bool
    """Whether the list of drives has lacked it since."""

    def is_over(self, drives: tuple[Drive, ...]) -> bool:
        """Return whether the message is no longer true: the drive is back, or one not switched off was removed."""
        if self.end is End.POWER_OFF:
            return self.away and any(self._is(one) for one in drives)
        # The drive of a card or disc stays, with or without a medium.
        found = next((one for one in drives if self._is(one)), None)
        return found is None or (self.away and not found.usage.idle)

    def _is(self, other: Drive) -> bool:
        """Return whether it is the same drive, under whatever name."""
        if self.drive.identity:
            return other.identity == self.drive.identity
        return other.name == self.drive.name
