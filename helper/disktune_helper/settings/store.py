"""Everything in /etc/disktune, and what is remembered of it: when a drive was last seen, what is held back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from types import MappingProxyType

from disktune_contract.drives.drive import Drive
from disktune_contract.folders import CONFIG, RUNTIME
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.settings.saved import (
    UNSEEN_S,
    Family,
    FileRef,
    SavedFile,
    SavedList,
    SavedValue,
    family_of,
    same_value,
)
from disktune_contract.settings.setting import Value
from disktune_helper.settings import saved_file
from disktune_helper.settings.guard_marks import GuardMarks, HeldSettings
from disktune_helper.settings.saved_file import (
    SUBFOLDERS,
    SUFFIX,
    SYSTEM_NAME,
    Contents,
    SavedNames,
)
from disktune_helper.system import sysfs
from disktune_helper.system.config_folder import (
    ConfigFolder,
    Locks,
    MemoryConfig,
    MemoryLocks,
    Untrusted,
    config_of_root,
    locks_of_root,
)
from disktune_helper.system.errors import kernels_words
from disktune_helper.system.files import Folder
from disktune_helper.system.ports import Ports

# -- drives to which saved settings were applied since they appeared ---------------------------------------
#
# One unit applies them to all drives, and systemd does not pass it the drive for which it was started. So the
# drives to which that was done, or whose settings were saved since, are noted in the folder that a restart
# empties: a drive that is plugged in must not restore another one's settings, which may have been changed
# meanwhile.

UNIT = "disktune-saved-drives.service"
"""Wanted for every drive by the udev rule."""
FILE = "arrived"
"""A line a drive: its kernel name, and which of its appearances it was."""
_NOTING_PATIENCE_S = 5.0
"""Another process that notes something needs milliseconds."""


@record
class Appearance:
    """What udev's database has about a drive that is there."""

    since: str
    """When udev saw it first, in microseconds since the start: another time at each appearance. Empty if never."""
    wants: bool
    """Whether udev has asked systemd for `UNIT`, and not reported that the drive is not ready."""


def appearance(ports: Ports, name: str) -> Appearance:
    """Return it for a drive by its kernel name."""
    found = sysfs.udev(ports, name)
    wants = UNIT in found.get("SYSTEMD_WANTS", "").split() and found.get("SYSTEMD_READY") != "0"
    return Appearance(sysfs.udev_since(ports, name), wants)


class Arrivals:
    """The notes; safe to use from several processes at once."""

    def __init__(self, ports: Ports, runtime: Folder, locks: Locks) -> None:
        self._ports = ports
        self._runtime = runtime
        self._locks = locks

    def unnoted(self, names: Iterable[str]) -> list[str]:
        """Return those of the drives *names* that udev wants settings applied to and that are not noted yet."""
        noted = self._read()
        every = ((name, appearance(self._ports, name)) for name in names)
        return [name for name, found in every if found.wants and noted.get(name) != found.since]

    def note(self, names: Iterable[str]) -> None:
        """Note drives. Where that cannot be written, settings are applied to them once more."""
        new = {name: since for name in names if (since := sysfs.udev_since(self._ports, name))}
        with suppress(OSError), self._locks.hold(FILE, _NOTING_PATIENCE_S):
            before = self._read()
            if (after := before | new) != before:
                text = "".join(f"{name} {since}\n" for name, since in sorted(after.items()))
                self._runtime.replace(FILE, text)

    def _read(self) -> dict[str, str]:
        lines = (line.split(" ") for line in self._runtime.read(FILE).splitlines())
        return {words[0]: words[1] for words in lines if len(words) == 2}


# -- store -------------------------------------------------------------------------------------------------

SYSTEM = FileRef(Family.SYSTEM)
SWITCH = "disktune.apply=0"
"""On the kernel's command line: restore nothing in this start."""

_SEEN = "seen-"
_DAY_S = 86400.0
_PATIENCE_S = 10.0
"""Another window that saves needs milliseconds."""


def of_root(ports: Ports, state: Folder) -> SavedStore:
    """Return the settings in /etc/disktune."""
    return SavedStore(ports, state, config_of_root(CONFIG), locks_of_root(RUNTIME), _watch_marks)


def _watch_marks() -> None:
    from disktune_helper.system import programs  # noqa: PLC0415  # subprocess, for what hardly anybody does

    programs.watch_marks()


def in_memory(ports: Ports, state: Folder) -> SavedStore:
    """Return settings that end with the program, for demo and tests."""
    return SavedStore(ports, state, MemoryConfig(), MemoryLocks())


def ref_of(drive: Drive) -> FileRef:
    """Return the file of a drive; raises `Refusal` with the reason why it cannot have one."""
    if drive.same_identity_as:
        raise Refusal(
            Fault.NOT_SUPPORTED,
            Sentence(
                "{drive} and {twins} report the same identity.",
                drive=drive.name,
                twins=listed(drive.same_identity_as),
            ),
        )
    if not drive.identity:
        why = Sentence("{drive} reports no identity: it cannot be saved.", drive=drive.name)
        raise Refusal(Fault.NOT_SUPPORTED, why)
    return FileRef(family_of(drive.kind), drive.identity)


def switched_off(ports: Ports) -> bool:
    """Return whether the machine was started with the word that lets everything be."""
    try:
        return SWITCH in ports.read_text("/proc/cmdline").split()
    except OSError:
        return False


class SavedStore:
    """The files; safe to use from several lanes and several processes at once."""

    def __init__(
        self,
        ports: Ports,
        state: Folder,
        config: ConfigFolder,
        locks: Locks,
        watch_marks: Callable[[], None] = lambda: None,
    ) -> None:
        self._ports = ports
        self._state = state
        self._config = config
        self.locks = locks
        self.watch_marks = watch_marks
        """Ensures that marks are removed when machine and drive have lived on; raises OSError."""
        self.marks = GuardMarks(ports, state)

    # -- reading -------------------------------------------------------------------------------------------

    def contents(self, ref: FileRef) -> Contents | None:
        """Return the contents of the file of *ref*, None if there is none; `Refusal` if it cannot be used."""
        path = saved_file.path_of(ref)
        try:
            text = self._config.read(_inside(path))
        except Untrusted as error:
            raise Refusal(Fault.PERMISSION, str(error)) from None
        except OSError as error:
            raise Refusal(Fault.IO_ERROR, _unread(path, error)) from None
        return None if text is None else saved_file.read(text, path, ref.family)

    def exists(self, ref: FileRef) -> bool:
        """Return whether there is a file of *ref*, or something in its place that cannot be read."""
        try:
            return self._config.read(_inside(saved_file.path_of(ref))) is not None
        except (Untrusted, OSError):
            return True

    def listing(self, drives: Iterable[Drive]) -> SavedList:
        """Return everything there is; *drives* are those that are present."""
        present = _by_file(drives)
        files: list[SavedFile] = []
        problems: list[str] = []
        for family, folder in SUBFOLDERS.items():
            try:
                names = self._config.names(folder)
            except Untrusted as error:
                problems.append(str(error))
                continue
            except OSError as error:
                problems.append(_unread(f"{CONFIG}/{folder}", error))
                continue
            for name in names:
                path = f"{folder}/{name}".lstrip("/")
                if name.endswith(SUFFIX) and (family is not Family.SYSTEM or name == SYSTEM_NAME + SUFFIX):
                    self._add(path, family, present, files, problems)
                elif not name.endswith("~") and not (family is Family.SYSTEM and name in SUBFOLDERS.values()):
                    problems.append(
                        Sentence("{file} is not DiskTune's; it has no effect.", file=f"{CONFIG}/{path}")
                    )
        return SavedList(
            tuple(files),
            switched_off(self._ports),
            tuple(problems),
            sysfs.supply(self._ports),
            sysfs.has_battery(self._ports),
        )

    def _add(
        self,
        path: str,
        family: Family,
        present: dict[tuple[Family, str], list[Drive]],
        files: list[SavedFile],
        problems: list[str],
    ) -> None:
        """Read one file and add it to *files*, or why it cannot be used to *problems*."""
        try:
            text = self._config.read(path)
        except Untrusted as error:
            problems.append(str(error))
            return
        except (OSError, ValueError) as error:
            problems.append(_unread(f"{CONFIG}/{path}", error))
            return
        if text is not None:
            found = saved_file.read(text, f"{CONFIG}/{path}", family)
            here = present.get((family, path.rpartition("/")[2].removesuffix(SUFFIX)), [])
            files.append(self._described(found, f"{CONFIG}/{path}", here))

    def _described(self, found: Contents, path: str, here: list[Drive]) -> SavedFile:
        """Return a file as the window sees it; *here* are the drives that it could be for."""
        known = found.ref.family is Family.SYSTEM or bool(found.values)
        held = self.marks.held(found.ref, here[0].diskseq if len(here) == 1 else None) if known else None
        seen = self.seen_at(found.ref) if known else None
        special = {
            name: value for name, value in found.on_battery if not same_value(value, found.by_setting[name])
        }
        described = SavedFile(
            ref=found.ref,
            path=path,
            model=found.names.model,
            serial=found.names.serial,
            firmware=found.names.firmware,
            drive=here[0].name if len(here) == 1 else "",
            values=tuple(
                SavedValue(name, value, by is not None, by, special.get(name))
                for name, value in found.values
                for by in (held.by(name) if held is not None else None,)
            ),
            problems=found.problems,
            held_since=held.since if held is not None else None,
            seen_at=seen,
            outlived=not here and seen is not None and self._ports.now() - seen > UNSEEN_S,
        )
        return replace(described, remarks=tuple(_remarks(described, here)))

    # -- remembering ---------------------------------------------------------------------------------------

    def save(
        self,
        ref: FileRef,
        names: SavedNames,
        put: Mapping[str, Value],
        drop: Iterable[str],
        on_battery: Mapping[str, Value | None] = MappingProxyType({}),
    ) -> None:
        """Change one file as `saved_file.change` does; raises `Refusal`, and then the file is as it was."""
        path = saved_file.path_of(ref)

        def changed(text: str) -> str:
            found = saved_file.read(text, path, ref.family)
            if text and not found.usable:
                why = Sentence("Correct the file first: {problem}", problem=found.problems[0])
                raise Refusal(Fault.NOT_SUPPORTED, why)
            return saved_file.change(text, ref, names, put, drop, on_battery)

        self._rewrite(path, changed)
        kept = self.contents(ref)
        values, special = (kept.by_setting, dict(kept.on_battery)) if kept is not None else ({}, {})
        good = all(same_value(values.get(name), value) for name, value in put.items())
        if not good or not all(same_value(special.get(name), value) for name, value in on_battery.items()):
            raise Refusal(
                Fault.NOT_KEPT,
                in_turn(
                    Sentence("{file} reads back differently.", file=path),
                    *(kept.problems if kept else ()),
                ),
            )
        self.was_seen(ref)

    def forget(self, ref: FileRef) -> None:
        """Remove a file and what is remembered of it; raises `Refusal`."""
        self._rewrite(saved_file.path_of(ref), lambda _: "")
        self.marks.release(ref)
        self._state.remove(_seen_name(ref))

    def _rewrite(self, path: str, change: Callable[[str], str]) -> None:
        """Give a file the text that *change* makes of its text; empty removes it. Raises `Refusal`."""
        try:
            with self.locks.hold("settings", _PATIENCE_S) as held:
                if not held:
                    raise Refusal(Fault.BUSY, Sentence("Another window is busy. Try again later."))
                before = self._config.read(_inside(path))
                after = change(before or "")
                if after and after != before:
                    self._config.replace(_inside(path), after)
                elif not after and before is not None:
                    self._config.remove(_inside(path))
        except Untrusted as error:
            raise Refusal(Fault.PERMISSION, str(error)) from None
        except OSError as error:
            why = Sentence("{file} could not be written: {why}.", file=path, why=_words(error))
            raise Refusal(Fault.IO_ERROR, why) from None

    def settle_marks(self) -> list[HeldSettings]:
        """Turn every mark that an earlier start left into held settings, durably; raises OSError.

        Of a drive for which nothing is saved nothing can be held back.
        """
        found = []
        for mark in self.marks.left():
            try:
                is_saved = self.contents(mark.file) is not None
            except Refusal:
                is_saved = True
            if not is_saved:
                self.marks.clear(mark)
            elif held := self.marks.settle(mark.file, None):
                found.append(held)
        return found

    # -- when a drive was seen -----------------------------------------------------------------------------

    def was_seen(self, ref: FileRef) -> None:
        """Remember that the drive is here, by the day; raises nothing: it is only for housekeeping."""
        now, last = self._ports.now(), self.seen_at(ref)
        if last is None or abs(now - last) > _DAY_S:
            try:
                self._state.replace(_seen_name(ref), f"{now:.0f}\n")
            except OSError:
                return

    def seen_at(self, ref: FileRef) -> float | None:
        """Return when the drive of a file was last seen, in seconds since the epoch; None if that is not known."""
        try:
            return float(self._state.read(_seen_name(ref)))
        except ValueError:
            return None


def _by_file(drives: Iterable[Drive]) -> dict[tuple[Family, str], list[Drive]]:
    """Return the drives that are present by family and name of their file; twins come together."""
    found: dict[tuple[Family, str], list[Drive]] = {}
    for drive in drives:
        family = family_of(drive.kind)
        try:
            name = saved_file.name_of(FileRef(family, drive.identity))
        except ValueError:
            continue
        found.setdefault((family, name), []).append(drive)
    return found


def _remarks(file: SavedFile, here: list[Drive]) -> Iterator[str]:
    if len(here) > 1:
        yield Sentence(
            "{drives} report the same identity.",
            drives=listed(drive.name for drive in here),
        )
    elif here and file.firmware and here[0].firmware and here[0].firmware != file.firmware:
        yield Sentence(
            "The firmware changed from {saved} to {present}. Check, then save again.",
            saved=file.firmware,
            present=here[0].firmware,
        )
    if file.outlived:
        yield Sentence("Not seen for more than a year.")


def _inside(path: str) -> str:
    return path.removeprefix(f"{CONFIG}/")


def _seen_name(ref: FileRef) -> str:
    return f"{_SEEN}{ref.family.value}-{saved_file.name_of(ref)}"


def _words(error: Exception) -> str:
    return kernels_words(error) if isinstance(error, OSError) else str(error).lower()


def _unread(file: str, error: Exception) -> str:
    return Sentence("{file} could not be read: {why}.", file=file, why=_words(error))
