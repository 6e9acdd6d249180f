"""Files that DiskTune itself has written, after somebody else had them in hands."""

from __future__ import annotations

import json
from collections.abc import Iterator

from disktune_contract import wire
from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.messages.change import TrialEnded
from disktune_contract.messages.look import JournalEntry
from disktune_contract.settings import value_text
from disktune_contract.settings.saved import Family, FileRef
from disktune_contract.settings.setting import Legacy, Value
from disktune_helper.raid.boost_state import BoostOrder
from disktune_helper.settings import guard_marks, saved_file
from disktune_helper.settings import journal as journal_reader
from disktune_helper.settings.guard_marks import GuardMark, HeldSettings, Note
from disktune_helper.settings.ini import IniFile
from disktune_helper.settings.saved_file import SavedNames
from disktune_helper.settings.trials import Trial
from disktune_helper.system.files import MemoryFolder
from disktune_helper.system.trial_names import PREFIX, TrialName
from tools.fuzz.checks.messages import example
from tools.fuzz.oracles import sentence, survives

_WWN = FileRef(Family.DRIVE, "wwn:5000c500ab000001")
_UUID = FileRef(Family.ARRAY, "uuid:3aaa0122-2982-7cfa-5331-ad66ca767371")
_FILES = (_WWN, _UUID, FileRef(Family.SYSTEM))
_PLACES = tuple(saved_file.path_of(one) for one in _FILES)
_NAMES = SavedNames("LAB ROTATING 8G", "LAB-1", "FW1.07")
_SAVED: dict[Family, dict[str, Value]] = {Family.SYSTEM: {"md.speed_limit_min": 5000}}
_OF_A_DRIVE: dict[str, Value] = {"ata.apm": 254, "block.read_ahead": 64}
_MARKS = (GuardMark, HeldSettings, Note, Trial, TrialEnded, BoostOrder)
_LIMIT = 1 << 20


def _as_read(data: bytes) -> str:
    """Return a file as the helper reads it."""
    return data.decode("utf-8", "surrogateescape")


def ini(data: bytes) -> None:
    """Read and change a file of sections: what is not meant stays."""
    text = _as_read(data)
    document = IniFile(text)
    assert document.text == text
    for problem in document.problems:
        assert problem.line >= 1
        sentence(problem.words)
    before = _entries(document)
    document.put("settings", "ata.apm", "254", "A remark")
    after = _entries(IniFile(document.text))
    assert after.pop(("settings", "ata.apm")) == "254"
    before.pop(("settings", "ata.apm"), None)
    assert after == before
    document.drop("settings", "ata.apm", "A remark")
    assert _entries(IniFile(document.text)) == before


def _entries(document: IniFile) -> dict[tuple[str, str], str]:
    return {
        (section, key): entry.text
        for section in document.sections()
        for key, entry in document.entries(section).items()
    }


def saved(data: bytes) -> None:
    """Read the file of saved settings of a drive, an array or the system, by the first byte, and change it."""
    which = data[0] % len(_FILES) if data else 0
    ref, text = _FILES[which], _as_read(data[1:])
    found = saved_file.read(text, _PLACES[which], ref.family)
    for problem in found.problems:
        sentence(problem)
    for name, value in (*found.values, *found.on_battery):
        assert BY_ID[name].domain.problem(value) is None
        assert name in found.by_setting
    if not found.usable:
        assert not found.values
        return
    wanted = _SAVED.get(ref.family, _OF_A_DRIVE)
    changed = saved_file.change(text, ref, _NAMES, wanted, ())
    again = saved_file.read(changed, _PLACES[which], ref.family)
    assert again.by_setting == {**found.by_setting, **wanted}, (found.values, again.values)
    paired = saved_file.change(changed, ref, _NAMES, {}, (), wanted)
    both = saved_file.read(paired, _PLACES[which], ref.family)
    assert both.by_setting == again.by_setting
    assert dict(both.on_battery) == {**dict(again.on_battery), **wanted}, (again.on_battery, both.on_battery)


def saved_seeds() -> Iterator[bytes]:
    """Return a file of each family with all that may be in it."""
    for number, ref in enumerate(_FILES):
        values = _SAVED.get(ref.family, _OF_A_DRIVE)
        for on_battery in ({}, values):
            yield bytes((number,)) + saved_file.change("", ref, _NAMES, values, (), on_battery).encode()


_DOMAINS = [setting.domain for setting in SETTINGS if not isinstance(setting.access, Legacy)]


def values(data: bytes) -> None:
    """Read the text of a value of the setting that the first byte names."""
    domain = _DOMAINS[data[0] % len(_DOMAINS)] if data else _DOMAINS[0]
    text = data[1:].decode("utf-8", "replace")
    value = value_text.from_text(domain, text)
    assert domain.problem(value) is None
    assert value_text.from_text(domain, value_text.to_text(domain, value)) == value


def names(data: bytes) -> None:
    """Give a file to any identity, and read the name of a trial's file."""
    text = data.decode("utf-8", "surrogateescape")
    held = TrialName.of(PREFIX + text)
    if held.token:
        assert TrialName.of(held.by(held.holder, held.until_s).name)[:4] == held[:4]
    for family in (Family.DRIVE, Family.ARRAY):
        name = saved_file.name_of(FileRef(family, text.encode("utf-8", "replace").decode()))
        assert len(name) <= saved_file.LONGEST
        assert "/" not in name
        assert not name.startswith(".")
        assert name.isascii()


def marks(data: bytes) -> None:
    """Read a mark, what is held, a note, a trial, its end, or a boost: by the first byte."""
    kind: type = _MARKS[data[0] % len(_MARKS)] if data else GuardMark
    text = data[1:].decode("utf-8", "replace")
    if kind in (GuardMark, HeldSettings, Note):
        found = guard_marks._loaded(kind, text)
        if found is None:
            return
    else:
        found = wire.load(kind, wire.parse(text.strip(), _LIMIT))
    survives(found)
    if isinstance(found, HeldSettings):
        assert all(found.holds(one) for one in (*found.settings, *found.tried))


def marks_seeds() -> Iterator[bytes]:
    """Return one of each."""
    for number, kind in enumerate(_MARKS):
        yield bytes((number,)) + wire.dump(example(kind)).encode()


class _NoPorts:
    def read_text(self, path: str) -> str:
        raise FileNotFoundError(path)


def journal(data: bytes) -> None:
    """Read the journal."""
    folder = MemoryFolder()
    folder.append(journal_reader.FILE, data.decode("utf-8", "replace"))
    for entry in journal_reader.Journal(_NoPorts(), folder).entries("", 1000):  # type: ignore[arg-type]
        survives(entry)


def journal_seeds() -> Iterator[bytes]:
    """Return two lines, as this version and one of earlier versions."""
    entry = wire.plain(example(JournalEntry))
    yield json.dumps({"boot": "b", "slept": 0.5, "diskseq": 1, "entry": entry}).encode() + b"\n"
    yield json.dumps({"boot": "b", "diskseq": None, "entry": entry}).encode() + b"\n"
