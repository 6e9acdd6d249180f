"""Ejecting a drive: first whether it may be, then unmounting, looking again, and switching it off. No widgets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveKind, DriveRef
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import DriveList
from disktune_contract.messages.protocol import Nothing
from disktune_contract.record import record, replace
from disktune_contract.sentence import in_turn
from disktune_gui.client.session import Session
from disktune_gui.services.drive_work import DriveWork
from disktune_gui.services.eject.holders import MOST, held_by, programs_on
from disktune_gui.services.eject.plan import EjectPlan, End, NoPlan, Step, plan
from disktune_gui.services.eject.udisks import DRIVE, FILESYSTEM, NAME, DiskService, Objects, Trouble
from disktune_gui.text.said import said

_BUSY = f"{NAME}.Error.DeviceBusy"
_DISMISSED = f"{NAME}.Error.NotAuthorizedDismissed"
_NOT_ALLOWED = (f"{NAME}.Error.NotAuthorized", f"{NAME}.Error.NotAuthorizedCanObtain")
_NOT_THERE = frozenset(
    {"", "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner"}
)

_TAKEN_AWAY = frozenset({DriveKind.USB, DriveKind.MMC, DriveKind.OPTICAL})


def can_be_taken_away(drive: Drive) -> bool:
    """Return whether a drive may be one that is taken away while the computer runs; udisks2 has the last word."""
    return drive.kind in _TAKEN_AWAY or drive.removable


class Ejector(QObject):
    """One for each session."""

    progress = pyqtSignal(DriveRef, str)
    """What is being done now, in a sentence."""
    refused = pyqtSignal(DriveRef, str)
    """It was not ejected, and why."""
    asked = pyqtSignal(DriveRef, str)
    """A question that `go_on` answers: more than this drive would be switched off."""
    safe = pyqtSignal(DriveRef, str)
    """It can be taken away, in a sentence."""
    outdated = pyqtSignal(DriveRef)
    """What `safe` or `refused` said is not so any more: the drive is there again, in use, or gone."""

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
        self._titles: dict[DriveRef, str] = {}
        """Of every drive that was to be ejected: it may be gone when something is said of it."""
        self._waiting: dict[DriveRef, EjectPlan] = {}
        """Plans that wait for an answer to `asked`."""
        self._done: dict[DriveRef, _Ejected] = {}
        """Drives that can be taken away, as far as was said."""
        session.drives_changed.connect(self._on_drives)

    def is_under_way(self, drive: Drive) -> bool:
        """Return whether a drive is being ejected."""
        return drive.ref in self._under_way

    def was_ejected(self, drive: Drive) -> bool:
        """Return whether a drive was, or is about to be, switched off here, so that nobody misses it."""
        return drive.ref in self._done or drive.ref in self._under_way

    def title(self, ref: DriveRef) -> str:
        """Return what a person calls a drive that was to be ejected."""
        return self._titles.get(ref, ref.name)

    def why_not(self, drive: Drive) -> str:
        """Return what speaks against ejecting *drive* by what is known without asking; empty if nothing does."""
        if self._session.place.sandboxed:
            return self.tr("A sandbox has no access to udisks2. Eject the drive in the file manager.")
        return self._work.on(drive) or held_by(drive, locks=drive.usage.volumes, mounts=False)

    def eject(self, drive: Drive) -> None:
        """Unmount and switch off *drive*; the signals say how that goes."""
        if self.is_under_way(drive):
            return
        self._titles[drive.ref] = drive.title
        if why := self.why_not(drive):
            self.refused.emit(drive.ref, why)
            return
        self._done.pop(drive.ref, None)
        self._under_way[drive.ref] = drive
        self.progress.emit(drive.ref, self.tr("Ejecting {drive}…").format(drive=drive.title))
        self._service.ask(self, partial(self._on_objects, drive))

    def go_on(self, ref: DriveRef) -> None:
        """Do what was asked about, if the drive is still there."""
        found = self._waiting.pop(ref, None)
        drive = next((one for one in self._session.drives if one.ref == ref), None)
        if found is not None and drive is not None and not self.is_under_way(drive):
            self._under_way[ref] = drive
            self._begin(drive, found)

    # -- one after the other ---------------------------------------------------------------------------------

    def _on_objects(self, drive: Drive, found: Objects | Trouble) -> None:
        if isinstance(found, Trouble):
            self._refuse(drive, self._why(found))
            return
        # A drive that was pulled out since has left its name to another one.
        if not any(one.ref == drive.ref for one in self._session.drives):
            self._refuse(drive, self.tr("It is no longer available."))
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
            words = self.tr("Eject {drive}? Its enclosure also switches off: {others}.")
            self.asked.emit(drive.ref, words.format(drive=drive.title, others=", ".join(planned.others)))
        else:
            self._begin(drive, planned)

    def _begin(self, drive: Drive, planned: EjectPlan) -> None:
        self._next(drive, planned, 0)

    def _next(self, drive: Drive, planned: EjectPlan, number: int) -> None:
        """Do the step of that number; after the last one, look whether anything still uses the drive."""
        if why := self._work.on(drive):
            self._refuse(drive, why, planned.steps[:number])
            return
        if number == len(planned.steps):
            # The helper reads the kernel's lists; what udisks2 knows may be older.
            self._session.request(
                self, "drives", Nothing(), partial(self._on_list, drive, planned), partial(self._on_no_list, drive)
            )
            return
        step = planned.steps[number]
        doing = self.tr("Ejecting {drive}: writing cached data and unmounting {what}…")
        if step.interface != FILESYSTEM:
            doing = self.tr("Ejecting {drive}: locking {what}…")
        self.progress.emit(drive.ref, doing.format(drive=drive.title, what=step.what))
        then = partial(self._on_step, drive, planned, number)
        self._service.call(self, step.path, step.interface, step.method, then)

    def _on_step(self, drive: Drive, planned: EjectPlan, number: int, trouble: Trouble | None) -> None:
        if trouble is None:
            self._next(drive, planned, number + 1)
            return
        self._refuse(drive, self._why(trouble, planned.steps[number]), planned.steps[:number])

    def _on_list(self, drive: Drive, planned: EjectPlan, found: DriveList) -> None:
        now = next((one for one in found.drives if one.ref == drive.ref), None)
        if now is None:
            self._refuse(drive, self.tr("It is no longer available."), planned.steps)
        elif held := held_by(now, locks=(), mounts=True):
            self._refuse(drive, held, planned.steps)
        elif why := self._work.on(drive):
            self._refuse(drive, why, planned.steps)
        elif planned.end is End.UNMOUNT:
            self._on_end(drive, planned, None)
        else:
            self.progress.emit(drive.ref, self.tr("Ejecting {drive}…").format(drive=drive.title))
            then = partial(self._on_end, drive, planned)
            self._service.call(self, planned.drive, DRIVE, planned.end.value, then)

    def _on_no_list(self, drive: Drive, _fault: Fault, why: str) -> None:
        self._refuse(drive, why)

    def _on_end(self, drive: Drive, planned: EjectPlan, trouble: Trouble | None) -> None:
        if trouble is not None:
            self._refuse(drive, self._why(trouble), planned.steps)
            return
        words = {
            End.POWER_OFF: self.tr("You can now disconnect {drive}. It is switched off."),
            End.EJECT: self.tr("You can now remove {drive}."),
            End.UNMOUNT: self.tr("{drive} is unmounted. udisks2 cannot switch it off, and cannot eject it."),
        }[planned.end]
        del self._under_way[drive.ref]
        away = not any(one.ref == drive.ref for one in self._session.drives)
        self._done[drive.ref] = _Ejected(drive, planned.end, away)
        self.safe.emit(drive.ref, words.format(drive=drive.title))
        # In the demo, and where no event comes, nobody else looks.
        self._session.refresh()

    # -- when it is not so -----------------------------------------------------------------------------------

    def _refuse(self, drive: Drive, why: str, done: tuple[Step, ...] = ()) -> None:
        self._under_way.pop(drive.ref, None)
        unmounted = [step.what for step in done if step.interface == FILESYSTEM]
        if unmounted:
            words = self.tr("Already unmounted: {names}.").format(names=", ".join(unmounted))
            why = said(in_turn(words, why))
        self.refused.emit(drive.ref, why)
        self._session.refresh()

    def _why(self, trouble: Trouble, step: Step | None = None) -> str:
        """Return why udisks2 did not do it, with its own words at the end."""
        if trouble.name in _NOT_THERE:
            return self.tr("udisks2 is not running. Install or start it, or unmount the drive in a terminal.")
        if trouble.name == _DISMISSED:
            return self.tr("You cancelled the password request.")
        if trouble.name in _NOT_ALLOWED:
            return self.tr("The rules of this system do not allow it: {words}").format(words=trouble.words)
        if trouble.name == _BUSY and step is not None and step.interface == FILESYSTEM:
            programs = self._programs(step.what)
            if not programs:
                words = self.tr("{point} is in use, perhaps by programs of another user: {words}")
                return words.format(point=step.what, words=trouble.words)
            names = ", ".join(programs[:MOST])
            more = len(programs) - MOST
            if more > 0:
                names = self.tr("{names} and %n more", "", more).format(names=names)
            words = self.tr("{point} is in use by {programs}. Close them, then try again.")
            return words.format(point=step.what, programs=names)
        return self.tr("udisks2 reports: {words}").format(words=trouble.words or trouble.name)

    # -- whether it is still so ------------------------------------------------------------------------------

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        """Take back what was said of a drive that is there again or in use, or that was taken away."""
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
    """Whether the list of drives has not had it since."""

    def is_over(self, drives: tuple[Drive, ...]) -> bool:
        """Return whether what was said is over: one that was switched off is back, any other was taken away."""
        if self.end is End.POWER_OFF:
            return self.away and any(self._is(one) for one in drives)
        # The drive of a card or disc stays, whatever is in it.
        found = next((one for one in drives if self._is(one)), None)
        return found is None or (self.away and not found.usage.idle)

    def _is(self, other: Drive) -> bool:
        """Return whether it is the same drive, under whatever name."""
        if self.drive.identity:
            return other.identity == self.drive.identity
        return other.name == self.drive.name
