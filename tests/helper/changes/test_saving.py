"""Saving: the file has what the drive showed, and it is that drive's wherever it goes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.change import Apply, OfTrial
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.protocol import Nothing
from disktune_contract.settings.saved import (
    UNSEEN_S,
    Family,
    FileRef,
    OfFile,
    Save,
    SavedFile,
    SavedList,
    ShownValue,
)
from disktune_contract.settings.setting import Change, Value
from disktune_helper.drives import drive_list
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.settings import saved_file
from disktune_helper.settings.guard_marks import HeldSettings
from disktune_helper.settings.store import SavedStore, ref_of
from disktune_helper.system.config_folder import MemoryConfig
from tests.helper.conftest import Bench
from tests.narrowed import of_kind

HDD, SSD, USB, ARRAY = "sdb", "sda", "sdh", "md0"


def ask(bench: Bench, verb: str, request: object) -> SavedList:
    return of_kind(SavedList, HANDLERS[verb](bench.session, request))


def save(bench: Bench, name: str, *settings: str, drop: tuple[str, ...] = ()) -> SavedList:
    return ask(bench, "save", bench.save(name, *settings, drop=drop))


def change(bench: Bench, name: str, setting: str, value: Value) -> None:
    step = Change(setting, bench.states(name)[setting].value, value)
    answer = HANDLERS["apply"](bench.session, Apply(bench.drive(name).ref, (step,)))
    HANDLERS["keep"](bench.session, OfTrial(answer.trial))  # type: ignore[attr-defined]


def text_of(bench: Bench, ref: FileRef) -> str:
    config = of_kind(MemoryConfig, bench.session.store._config)
    return config.files[saved_file.path_of(ref).removeprefix("/etc/disktune/")]


def write(bench: Bench, path: str, text: str) -> None:
    config = of_kind(MemoryConfig, bench.session.store._config)
    config.files[path] = text


def only(found: SavedList) -> SavedFile:
    [file] = found.files
    return file


def values(file: SavedFile) -> dict[str, Value]:
    return {one.setting: one.value for one in file.values}


def test_nothing_is_saved_at_first(bench: Bench) -> None:
    assert ask(bench, "saved", Nothing()).files == ()


def test_what_is_saved_is_what_the_drive_shows(bench: Bench) -> None:
    change(bench, HDD, "ata.apm", 200)
    file = only(save(bench, HDD, "ata.apm", "block.scheduler", "ata.write_cache"))
    states = bench.states(HDD)
    assert values(file) == {name: states[name].value for name in ("ata.apm", "block.scheduler", "ata.write_cache")}
    drive = bench.drive(HDD)
    assert (file.ref, file.drive) == (ref_of(drive), HDD)
    assert (file.model, file.serial, file.firmware) == (drive.model, drive.serial, drive.firmware)
    assert (file.problems, file.remarks, file.outlived) == ((), (), False)
    assert "# Power management level (APM)\nata.apm = 200\n" in text_of(bench, file.ref)


def test_another_value_later_changes_only_its_line(bench: Bench) -> None:
    ref = only(save(bench, HDD, "ata.apm", "block.read_ahead")).ref
    path = saved_file.path_of(ref).removeprefix("/etc/disktune/")
    write(bench, path, text_of(bench, ref).replace("[settings]", "# mine\n[settings]"))
    change(bench, HDD, "block.read_ahead", 2048)
    before = text_of(bench, ref)
    save(bench, HDD, "block.read_ahead")
    changed = [
        (a, b) for a, b in zip(before.splitlines(), text_of(bench, ref).splitlines(), strict=True) if a != b
    ]
    assert [after for _, after in changed] == ["block.read_ahead = 2048"]


def test_dropping_the_last_setting_removes_the_file(bench: Bench) -> None:
    save(bench, HDD, "ata.apm", "block.read_ahead")
    assert values(only(save(bench, HDD, drop=("ata.apm",)))).keys() == {"block.read_ahead"}
    assert save(bench, HDD, drop=("block.read_ahead",)).files == ()


def test_limits_of_all_arrays_go_into_the_file_of_the_system(bench: Bench) -> None:
    found = save(bench, ARRAY, "md.stripe_cache", "md.speed_limit_min")
    assert {file.path: set(values(file)) for file in found.files} == {
        saved_file.path_of(ref_of(bench.drive(ARRAY))): {"md.stripe_cache"},
        "/etc/disktune/system.conf": {"md.speed_limit_min"},
    }
    assert saved_file.path_of(ref_of(bench.drive(ARRAY))).startswith("/etc/disktune/arrays/")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "settings", "fault", "words"),
    [
        (HDD, (), Fault.PROTOCOL, "no setting, or one twice"),
        (HDD, ("ata.apm", "ata.apm"), Fault.PROTOCOL, "no setting, or one twice"),
        (HDD, ("ata.security_erase",), Fault.NOT_SUPPORTED, "^Unknown: "),
        (HDD, ("legacy.dma",), Fault.NOT_SUPPORTED, "cannot be saved: "),
        (HDD, ("ata.standby_timer",), Fault.NOT_SUPPORTED, "its value is unknown."),
        (USB, ("ata.write_cache",), Fault.NOT_SUPPORTED, "cannot be saved: "),
    ],
)
def test_what_could_not_be_put_back_is_not_saved(
    bench: Bench, name: str, settings: tuple[str, ...], fault: Fault, words: str
) -> None:
    with pytest.raises(Refusal, match=words) as refused:
        save(bench, name, *settings)
    assert refused.value.fault is fault
    assert ask(bench, "saved", Nothing()).files == ()


def test_a_timer_that_was_set_here_can_be_saved(bench: Bench) -> None:
    change(bench, HDD, "ata.standby_timer", 241)
    assert values(only(save(bench, HDD, "ata.standby_timer"))) == {"ata.standby_timer": 241}


def test_what_is_on_trial_is_not_saved(bench: Bench) -> None:
    step = Change("block.read_ahead", bench.states(HDD)["block.read_ahead"].value, 512)
    HANDLERS["apply"](bench.session, Apply(bench.drive(HDD).ref, (step,)))
    with pytest.raises(Refusal, match="revert the trial") as refused:
        save(bench, HDD, "block.read_ahead")
    assert refused.value.fault is Fault.BUSY


@pytest.mark.parametrize(
    ("shown", "words"),
    [
        (128, "Read-ahead is now 512 KiB, not 128 KiB. Save again"),
        (None, "Read-ahead is now 512 KiB, not unknown. Save again"),
        (True, "Read-ahead is now 512 KiB, not "),
    ],
)
def test_a_value_that_the_user_did_not_see_is_not_saved(bench: Bench, shown: Value | None, words: str) -> None:
    change(bench, HDD, "block.read_ahead", 512)
    apm = ShownValue("ata.apm", bench.states(HDD)["ata.apm"].value)
    with pytest.raises(Refusal, match=words) as refused:
        ask(bench, "save", Save(bench.drive(HDD).ref, (apm, ShownValue("block.read_ahead", shown))))
    assert refused.value.fault is Fault.CHANGED_MEANWHILE
    assert ask(bench, "saved", Nothing()).files == ()


def test_one_refusal_saves_nothing(bench: Bench) -> None:
    with pytest.raises(Refusal):
        save(bench, HDD, "ata.apm", "legacy.dma")
    assert ask(bench, "saved", Nothing()).files == ()


# -- whose it is -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spoiled", "words"),
    [
        ({"same_identity_as": ("sdx", "sdy")}, r"^sdb and sdx, sdy report the same identity\.$"),
        ({"identity": ""}, "^sdb reports no identity"),
    ],
)
def test_a_drive_that_could_not_be_known_again_is_not_saved(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, spoiled: dict[str, Any], words: str
) -> None:
    drives = tuple(replace(drive, **spoiled) if drive.name == HDD else drive for drive in _drives(bench))
    request = bench.save(HDD, "block.read_ahead")
    monkeypatch.setattr(drive_list, "drives", lambda _, **_warmth: drives)
    with pytest.raises(Refusal, match=words):
        ask(bench, "save", request)
    assert ask(bench, "saved", Nothing()).files == ()


def _drives(bench: Bench) -> tuple[Drive, ...]:
    return drive_list.drives(bench.ports)


def test_another_firmware_is_noticed(bench: Bench) -> None:
    ref = only(save(bench, HDD, "ata.apm")).ref
    path = saved_file.path_of(ref).removeprefix("/etc/disktune/")
    now = bench.drive(HDD).firmware
    write(bench, path, text_of(bench, ref).replace(f"firmware = {now}", "firmware = OLD1"))
    [remark] = only(ask(bench, "saved", Nothing())).remarks
    assert remark.startswith(f"The firmware changed from OLD1 to {now}")
    assert only(save(bench, HDD, "ata.apm")).remarks == ()


def test_the_file_of_a_drive_not_seen_for_a_year_is_offered_for_removal_and_stays(bench: Bench) -> None:
    save(bench, HDD, "ata.apm")
    gone = FileRef(Family.DRIVE, "wwn:5000c500deadbeef")
    store = bench.session.store
    store.save(gone, saved_file.SavedNames("OLD", "1", "2"), {"ata.apm": 1}, ())
    assert [file.outlived for file in ask(bench, "saved", Nothing()).files] == [False, False]
    store._state.replace("seen-drive-wwn-5000c500deadbeef", f"{bench.ports.now() - UNSEEN_S - 1:.0f}\n")
    files = {file.ref.identity: file for file in ask(bench, "saved", Nothing()).files}
    assert files[gone.identity].outlived
    assert "Not seen for more than a year." in files[gone.identity].remarks[0]
    assert not files[bench.drive(HDD).identity].outlived
    left = ask(bench, "forget", OfFile(gone))
    assert [file.ref.identity for file in left.files] == [bench.drive(HDD).identity]
    assert "seen-drive-wwn-5000c500deadbeef" not in store._state.names()


# -- files that others wrote -------------------------------------------------------------------------------


def test_what_is_wrong_with_a_file_is_told_and_saving_waits_until_it_is_right(bench: Bench) -> None:
    ref = only(save(bench, HDD, "ata.apm")).ref
    path = saved_file.path_of(ref).removeprefix("/etc/disktune/")
    good = text_of(bench, ref)
    for spoiled, words in (
        (good.replace("version = 1", "version = 7"), "a newer DiskTune's file (format"),
        (good.replace("version = 1\n", ""), "needs “version = 1”"),
        (good.replace(f"identity = {ref.identity}", "identity = wwn:1"), "has no “identity”"),
    ):
        write(bench, path, spoiled)
        file = only(ask(bench, "saved", Nothing()))
        assert file.values == ()
        assert any(words in problem for problem in file.problems)
        with pytest.raises(Refusal, match="Correct the file first"):
            save(bench, HDD, "block.read_ahead")
        assert text_of(bench, ref) == spoiled


def test_a_bad_line_does_not_keep_others_from_being_saved(bench: Bench) -> None:
    ref = only(save(bench, HDD, "ata.apm")).ref
    path = saved_file.path_of(ref).removeprefix("/etc/disktune/")
    write(bench, path, text_of(bench, ref) + "block.scheduler = fastest\n")
    file = only(save(bench, HDD, "block.read_ahead"))
    assert values(file).keys() == {"ata.apm", "block.read_ahead"}
    assert "“fastest” is not valid for" in file.problems[0]
    assert "block.scheduler = fastest\n" in text_of(bench, ref)


def test_files_that_are_none_of_ours_are_named(bench: Bench) -> None:
    write(bench, "drives/my disk.txt", "ata.apm = 1\n")
    write(bench, "drives/wwn-1.conf~", "an editor's copy")
    write(bench, "disk.conf", "")
    assert ask(bench, "saved", Nothing()).problems == (
        "/etc/disktune/drives/my disk.txt is not DiskTune's; it has no effect.",
        "/etc/disktune/disk.conf is not DiskTune's; it has no effect.",
    )


@pytest.mark.parametrize("verb", ["forget", "try-held", "drop-held"])
@pytest.mark.parametrize("identity", ["", "../../x", "no colon", "WWN:1"])
def test_no_file_can_be_named_but_by_an_identity(bench: Bench, verb: str, identity: str) -> None:
    with pytest.raises(Refusal, match="No drive has this identity"):
        ask(bench, verb, OfFile(FileRef(Family.DRIVE, identity)))


def test_a_full_disk_is_said_and_leaves_the_file_as_it_was(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    ref = only(save(bench, HDD, "ata.apm")).ref
    before = text_of(bench, ref)

    def full(_self: MemoryConfig, _path: str, _text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(MemoryConfig, "replace", full)
    with pytest.raises(Refusal, match=r"could not be written: no space left on device\.") as refused:
        save(bench, HDD, "block.read_ahead")
    assert refused.value.fault is Fault.IO_ERROR
    assert text_of(bench, ref) == before


# -- what the boot guard holds back ------------------------------------------------------------------------


def held(bench: Bench, *settings: str) -> FileRef:
    save(bench, HDD, "ata.apm", "block.read_ahead", "scsi.timeout")
    ref = ref_of(bench.drive(HDD))
    bench.session.store.marks.hold(HeldSettings(ref, 1234.0, settings))
    return ref


def test_what_is_held_back_is_shown_and_nothing_else(bench: Bench) -> None:
    held(bench, "ata.apm")
    file = only(ask(bench, "saved", Nothing()))
    assert file.held_since == 1234.0
    assert {one.setting for one in file.values if one.held} == {"ata.apm"}


def test_trying_again_holds_nothing_back(bench: Bench) -> None:
    file = only(ask(bench, "try-held", OfFile(held(bench, "ata.apm"))))
    assert (file.held_since, [one.held for one in file.values]) == (None, [False] * 3)


def test_dropping_removes_what_is_held_and_nothing_else(bench: Bench) -> None:
    file = only(ask(bench, "drop-held", OfFile(held(bench, "ata.apm"))))
    assert (file.held_since, list(values(file))) == (None, ["block.read_ahead", "scsi.timeout"])


def test_two_stores_on_the_same_files_agree(bench: Bench) -> None:
    save(bench, HDD, "ata.apm")
    mine = bench.session.store
    other = SavedStore(bench.ports, mine._state, mine._config, mine.locks)
    assert other.listing(_drives(bench)) == ask(bench, "saved", Nothing())


# -- the boot guard's watch --------------------------------------------------------------------------------


def test_a_change_that_may_hang_the_machine_is_watched_from_then_on(bench: Bench) -> None:
    """After an installation no drive has appeared yet that would have pulled the watch in."""
    marks: list[list[tuple[str, ...]]] = []
    store = bench.session.store
    store.watch_marks = lambda: marks.append([mark.settings for mark in store.marks.all()])
    change(bench, HDD, "block.read_ahead", 1024)
    assert marks == []
    change(bench, HDD, "scsi.timeout", 60)
    # The mark is there before systemd is asked to watch for it, and is not looked for in vain.
    assert marks == [[("scsi.timeout",)]]


@pytest.mark.slow
def test_a_watch_that_cannot_be_started_keeps_nobody_from_a_change(
    bench: Bench, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse() -> None:
        raise OSError(5, "Unit disktune-saved-guard.path is masked.")

    bench.session.store.watch_marks = refuse
    change(bench, HDD, "scsi.timeout", 60)
    assert bench.states(HDD)["scsi.timeout"].value == 60
