"""``disktune-helper apply``: restore saved settings, or print what would be done, or what has drifted.

Started by systemd when drives, an array or a volume appear, after sleep, when the power supply has changed, and a
few minutes later for drives that could not be disturbed. It prints one line a drive, and nothing of drives for
which nothing is saved.

Exit status 0 if all is as saved, 1 if something could not be restored (with ``--verify``: if something is not as
saved), 2 with a sentence for bad usage, 3 if only lines of a file mean nothing and all others are as saved, 75 if
something waits for a drive that is asleep or for a trial.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import TextIO

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, kernel_name
from disktune_contract.folders import CONFIG, RUNTIME, STATE
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.saved import FileRef, Supply
from disktune_contract.settings.setting import Value
from disktune_helper.changes import restore
from disktune_helper.changes.restore import Occasion, RestoreItem, RestoreReport, RestoreVerdict
from disktune_helper.drives import drive_list
from disktune_helper.faces import FACES
from disktune_helper.session.session import SessionContext
from disktune_helper.settings.guard_marks import FRESH, PENDING, Notes
from disktune_helper.settings.store import SWITCH, Arrivals, SavedStore, of_root, switched_off
from disktune_helper.system import sysfs
from disktune_helper.system.files import Folder, RootFolder
from disktune_helper.system.ports import Ports
from disktune_helper.system.system_ports import SystemPorts
from disktune_helper.system.text_files import printable

EX_NOT_ALL, EX_USAGE, EX_LINES, EX_WAITS = 1, 2, 3, 75
"""75 is sysexits.h's EX_TEMPFAIL."""

_OPTIONS = ("--dry-run", "--verify", "--pending", "--supply")
SUPPLY_FILE = "supply"
"""In the folder that a restart empties: what the machine ran on when everything was last restored."""


def run(arguments: Sequence[str], stdout: TextIO, stderr: TextIO) -> int:
    """Carry out the command line; return the exit status."""
    options = [argument for argument in arguments if argument.startswith("-")]
    names = [kernel_name(argument) for argument in arguments if not argument.startswith("-")]
    if len(names) > 1 or len(options) > 1 or not set(options) <= set(_OPTIONS):
        print(FACES["apply"].how, file=stderr)
        return EX_USAGE
    ports = SystemPorts()
    work = of_this_machine(ports, stdout, stderr)
    return EX_USAGE if work is None else work.run(options[0] if options else "", names[0] if names else "", stderr)


def of_this_machine(ports: Ports, stdout: TextIO, stderr: TextIO) -> ApplyRun | None:
    """Give up what applying does not need, and return what applies; None, with a sentence, if this is not root."""
    if os.geteuid() != 0:
        print("disktune-helper: apply accesses drives and must be started by root", file=stderr)
        return None
    from disktune_helper.system import privilege  # noqa: PLC0415  # ctypes, only where there is something to give up

    privilege.settle()
    privilege.drop_to(Class.TUNE)
    return ApplyRun(ports, RootFolder(STATE), RootFolder(RUNTIME), of_root, stdout)


class ApplyRun:
    """One run over one drive or all."""

    def __init__(
        self,
        ports: Ports,
        state: Folder,
        runtime: Folder,
        open_store: Callable[[Ports, Folder], SavedStore],
        stdout: TextIO,
    ) -> None:
        self._ports = ports
        self._stdout = stdout
        self.session = SessionContext(
            ports, Class.TUNE, (state, runtime), lambda _event, _args: None, lambda: None, open_store
        )
        self._runtime = runtime
        self.fresh = Notes(ports, runtime, FRESH)
        self.pending = Notes(ports, runtime, PENDING)
        self.arrivals = Arrivals(ports, runtime, self.session.store.locks)

    def run(self, option: str, name: str, stderr: TextIO) -> int:
        """Carry out *option* for the drive *name*, or for all if that is empty; return the exit status."""
        drives = drive_list.drives(self._ports)
        if name:
            drives = tuple(drive for drive in drives if drive.name == name)
            if not drives:
                print(f"disktune-helper: there is no drive {name[:40]!r}", file=stderr)
                return EX_USAGE
        if switched_off(self._ports):
            self._say(f"Saved settings were not applied: {SWITCH} is set on the kernel command line.")
            # Not restored is not the same as compared and found equal.
            return self._verify(drives) if option == "--verify" else 0
        if option == "--dry-run":
            return self._dry_run(drives)
        if option == "--verify":
            return self._verify(drives)
        if option == "--supply":
            return self._supply(drives)
        if option != "--pending":
            self.note_first_supply(every=not name)
        return self.restore_all(drives, only_pending=option == "--pending")

    # -- doing ---------------------------------------------------------------------------------------------

    def _supply(self, drives: Sequence[Drive]) -> int:
        """Restore everything if the machine runs on another supply than before: others have answered that.

        Once more if the plug has moved again until then: systemd starts no second run beside this one. A port that
        negotiates its voltage, or a battery that fills, is no reason to touch a drive.
        """
        status = 0
        while self._noted_supply() != (now := sysfs.supply(self._ports)):
            status = self.restore_all(drives, occasion=Occasion.SUPPLY)
            # Only now: a run that was killed has not answered it.
            if not self._note_supply(now):
                break
        return status

    def note_first_supply(self, *, every: bool = False) -> None:
        """Note what the machine runs on before *every* drive is restored, or the first: a later event is compared.

        A driver of the charger may come after the drives, and the plug may be pulled while the machine sleeps.
        """
        if every or not self._noted_supply():
            self._note_supply(sysfs.supply(self._ports))

    def _noted_supply(self) -> str:
        """Return what the machine ran on when everything was last restored; empty if that is not noted."""
        return self._runtime.read(SUPPLY_FILE).strip()

    def _note_supply(self, now: Supply) -> bool:
        """Note what the machine runs on; return whether that could be written."""
        try:
            self._runtime.replace(SUPPLY_FILE, f"{now.value}\n")
        except OSError:
            return False
        return True

    def restore_all(
        self,
        drives: Sequence[Drive],
        *,
        only_pending: bool = False,
        occasion: Occasion = Occasion.FORGOTTEN,
    ) -> int:
        """Restore everything that is saved for *drives*, or what still waits for them."""
        if not only_pending:
            self.settle()
        with suppress(OSError):
            # systemd would start this every few minutes because of them.
            self.pending.sweep()
        waiting = {note.file for note in self.pending.all()}
        if only_pending:
            self._forget_absent(drives)
        worst = 0
        for drive in drives:
            files = [file for file in restore.files_of(drive) if not only_pending or file in waiting]
            worst = worse(worst, self.restore_files(drive, files, occasion))
        return worst

    def settle(self) -> None:
        """Turn the marks that an earlier start left into held settings, before anything is restored."""
        with suppress(OSError):
            self.session.store.settle_marks()

    def restore_files(
        self,
        drive: Drive,
        files: Iterable[FileRef],
        occasion: Occasion = Occasion.FORGOTTEN,
        *,
        again: bool = False,
    ) -> int:
        """Restore everything in *files* on a drive; return the exit status.

        *again*: it is done seconds after the last time, which has printed all there was to print.
        """
        worst = 0
        for file in files:
            report = restore.restore(self.session, drive, file, occasion)
            if report is not None:
                worst = worse(worst, self._note(report, file, again=again))
        return worst

    def _note(self, report: RestoreReport, file: FileRef, *, again: bool) -> int:
        """Print what was done, leave notes for what is still to be done, and return the exit status."""
        waits = bool(report.having(RestoreVerdict.WAITS))
        new = not again
        with suppress(OSError):
            if waits:
                new = self.pending.put(file, report.drive.name) and new
            else:
                self.pending.remove(file)
            if report.items:
                self.fresh.put(file, report.drive.name)
        # A drive that sleeps the whole night is not worth a line every few minutes.
        if new or report.having(RestoreVerdict.DONE, RestoreVerdict.FAILED):
            self._say(line(report))
        if report.having(RestoreVerdict.FAILED, RestoreVerdict.REFUSED) or (report.problems and not report.items):
            return EX_NOT_ALL
        if waits:
            return EX_WAITS
        # Reported here and in the window; the drive has what the other lines state.
        return EX_LINES if report.problems else 0

    def _forget_absent(self, drives: Sequence[Drive]) -> None:
        """Remove the notes of drives that were unplugged: when they come back, all begins again."""
        present = {drive.name for drive in drives}
        for note in self.pending.all():
            if note.drive not in present:
                self.pending.remove(note.file)

    # -- comparing without writing -------------------------------------------------------------------------

    def _reports(self, drives: Sequence[Drive]) -> Iterator[RestoreReport]:
        for drive in drives:
            for file in restore.files_of(drive):
                report = restore.judge(self.session, drive, file)
                if report is not None:
                    yield report

    def _dry_run(self, drives: Sequence[Drive]) -> int:
        """Print all that would be done and why, because the user asked for it."""
        said = False
        for report in self._reports(drives):
            said = True
            # Of a file without values for battery the supply does not matter.
            on = f", {_ON[report.supply]}" if report.otherwise else ""
            self._say(f"{_title(report.drive)}, by {report.path}{on}")
            for item in report.items:
                self._say(f"  {_WOULD[item.verdict]} {_item_words(item)}{_otherwise(report, item)}")
            for problem in report.problems:
                self._say(f"  {problem}")
        if not said:
            which = "any connected drive" if len(drives) != 1 else drives[0].name
            self._say(f"{CONFIG} has no settings for {which}.")
        return 0

    def _verify(self, drives: Sequence[Drive]) -> int:
        """Print what is not as saved; 1 if there is anything."""
        differs = (RestoreVerdict.DIFFERS, RestoreVerdict.REFUSED, RestoreVerdict.HELD, RestoreVerdict.FAILED)
        found = 0
        for report in self._reports(drives):
            for item in report.having(*differs):
                if item.now != item.wanted:
                    found = EX_NOT_ALL
                    self._say(f"{report.drive.name}: {_drift(report, item)}")
            for item in report.having(RestoreVerdict.UNASKABLE, RestoreVerdict.WAITS):
                if item.verdict is RestoreVerdict.UNASKABLE or item.now != item.wanted:
                    # What DiskTune set last is no reading.
                    why = item.why or "the drive does not support reading it back"
                    self._say(f"{report.drive.name}: {BY_ID[item.setting].label} could not be compared: {why}.")
            for problem in report.problems:
                found = EX_NOT_ALL
                self._say(problem)
        return found

    def _say(self, words: str) -> None:
        # In one call: several drives may print at once.
        print(f"{printable(words)}\n", end="", file=self._stdout, flush=True)


_BY_WEIGHT = (0, EX_LINES, EX_WAITS, EX_NOT_ALL)


def worse(one: int, other: int) -> int:
    """Return the more important of two exit statuses."""
    return max(one, other, key=_BY_WEIGHT.index)


_ON = {Supply.MAINS: "on AC power", Supply.BATTERY: "on battery", Supply.UNKNOWN: "on an unknown power supply"}

_WOULD = {
    RestoreVerdict.SAME: "keeps",
    RestoreVerdict.DIFFERS: "would set",
    RestoreVerdict.UNASKABLE: "would set again",
    RestoreVerdict.WAITS: "would postpone",
    RestoreVerdict.HELD: "holds back",
    RestoreVerdict.REFUSED: "cannot set",
    RestoreVerdict.FAILED: "cannot set",
}


# -- words -------------------------------------------------------------------------------------------------


def line(report: RestoreReport) -> str:
    """Return the one line of a drive for the system's journal."""
    done = [_change(item) for item in report.having(RestoreVerdict.DONE)]
    same = len(report.having(RestoreVerdict.SAME))
    parts = [f"restored {', '.join(done)}"] if done else []
    parts += [f"{same} as saved"] if same else []
    # Not written on this occasion: they were changed by hand since, or the drive cannot be asked for them.
    for verdict, word in (
        (RestoreVerdict.DIFFERS, "changed since and kept"),
        (RestoreVerdict.UNASKABLE, "not compared"),
    ):
        if items := report.having(verdict):
            parts.append(f"{word}: {', '.join(BY_ID[item.setting].label for item in items)}")
    for verdict, word in ((RestoreVerdict.WAITS, "waiting"), (RestoreVerdict.HELD, "held back")):
        items = report.having(verdict)
        if items:
            labels = ", ".join(BY_ID[item.setting].label for item in items)
            parts.append(f"{word}: {labels}, because {items[0].why}")
    for item in report.having(RestoreVerdict.FAILED, RestoreVerdict.REFUSED):
        parts.append(f"not restored: {BY_ID[item.setting].label}: {item.why.rstrip('.')}")
    parts += [problem.rstrip(".") for problem in report.problems]
    system = " (system.conf)" if report.path.endswith("/system.conf") else ""
    return f"{_title(report.drive)}{system}: {'; '.join(parts) or 'nothing is saved'}."


def _title(drive: Drive) -> str:
    return f"{drive.name} ({drive.model})" if drive.model else drive.name


def _item_words(item: RestoreItem) -> str:
    setting = BY_ID[item.setting]
    if item.verdict is RestoreVerdict.SAME:
        return f"{setting.label}: it is {_words(item.setting, item.now)}"
    return _change(item) + (f": {item.why.rstrip('.')}" if item.why else "")


def _change(item: RestoreItem) -> str:
    setting = BY_ID[item.setting]
    wanted = setting.domain.label(item.wanted)
    return (
        f"{setting.label} {wanted}"
        if item.now in (None, item.wanted)
        else f"{setting.label} {_words(item.setting, item.now)} → {wanted}"
    )


def _otherwise(report: RestoreReport, item: RestoreItem) -> str:
    """Return what a setting is on the other supply, if it is another value there."""
    there = Supply.MAINS if report.supply is Supply.BATTERY else Supply.BATTERY
    value = dict(report.otherwise).get(item.setting)
    return f" ({_ON[there]}: {_words(item.setting, value)})" if value is not None else ""


def _drift(report: RestoreReport, item: RestoreItem) -> str:
    words = f"{BY_ID[item.setting].label} is {_words(item.setting, item.now)}; saved is "
    words += _words(item.setting, item.wanted)
    if item.setting in dict(report.otherwise):
        words += f" {_ON[report.supply]}"
    return words + (f" ({item.why.rstrip('.')})." if item.why else ".")


def _words(setting: str, value: Value | None) -> str:
    return "unknown" if value is None else BY_ID[setting].domain.label(value)
