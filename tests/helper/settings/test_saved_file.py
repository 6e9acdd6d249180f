"""One file of saved settings: its name, what it says, what is wrong with it, and how it is changed."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from disktune_contract.catalog import SETTINGS
from disktune_contract.settings.saved import Family, FileRef, Supply
from disktune_contract.settings.setting import Value
from disktune_helper.settings import saved_file
from disktune_helper.settings.saved_file import SavedNames, name_of, path_of, read

WWN = FileRef(Family.DRIVE, "wwn:5000c500ab000001")
ARRAY = FileRef(Family.ARRAY, "uuid:3aaa0122-2982-7cfa-5331-ad66ca767371")
SYSTEM = FileRef(Family.SYSTEM)
FACTS = SavedNames("LAB ROTATING 8G", "LAB-1", "FW1.07")

IDENTITIES = st.builds(
    lambda kind, rest: f"{kind}:{rest}",
    st.sampled_from(["wwn", "serial", "eui", "uuid", "nguid", "cid"]),
    st.text(st.characters(whitelist_categories=("L", "N", "P", "S", "Zs")), max_size=60)
    | st.text("-_.:%2f3a", max_size=100),
)


# -- how it is called --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ref", "path"),
    [
        (WWN, "/etc/disktune/drives/wwn-5000c500ab000001.conf"),
        (
            FileRef(Family.DRIVE, "serial:WDC WD10/EZEX:WD-1"),
            "/etc/disktune/drives/serial-WDC_20WD10_2fEZEX_3aWD-1.conf",
        ),
        (
            FileRef(Family.DRIVE, "serial:../../passwd:.."),
            "/etc/disktune/drives/serial-.._2f.._2fpasswd_3a...conf",
        ),
        (ARRAY, "/etc/disktune/arrays/3aaa0122-2982-7cfa-5331-ad66ca767371.conf"),
        (SYSTEM, "/etc/disktune/system.conf"),
    ],
)
def test_files_are_named_after_identities(ref: FileRef, path: str) -> None:
    assert path_of(ref) == path


def test_both_ways_to_print_the_uuid_of_an_array_are_one_file() -> None:
    other = FileRef(Family.ARRAY, "uuid:3aaa0122:29827cfa:5331ad66:ca767371")
    assert name_of(other) == name_of(ARRAY)
    assert saved_file.same(other, ARRAY)


@given(IDENTITIES, st.sampled_from([Family.DRIVE, Family.ARRAY]))
def test_every_name_is_safe(identity: str, family: Family) -> None:
    name = name_of(FileRef(family, identity))
    # With the longest of what is put around it: "mark-drive-" and ".conf" or ".new".
    assert re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]{0,79}", name)


@given(IDENTITIES, IDENTITIES)
@example("serial:a_20b:", "serial:a b:")
@example("serial:" + "x" * 99, "serial:" + "x" * 98 + "y")
@example("wwn:A", "wwn:a")
@example("serial:a:b", "serial:a_3ab")
def test_two_identities_never_share_a_file(one: str, other: str) -> None:
    names = {name_of(FileRef(Family.DRIVE, identity)) for identity in (one, other)}
    assert len(names) == (1 if one == other else 2)


@pytest.mark.parametrize("identity", ["", "wwn", "WWN:1", "../x:1", "a b:c", ":x"])
def test_what_is_no_identity_has_no_name(identity: str) -> None:
    with pytest.raises(ValueError, match="not an identity"):
        name_of(FileRef(Family.DRIVE, identity))


# -- what it says ------------------------------------------------------------------------------------------


def written(*lines: str, ref: FileRef = WWN, version: str = "version = 1") -> str:
    about = {Family.DRIVE: "[drive]", Family.ARRAY: "[array]"}.get(ref.family)
    head = [about, f"identity = {ref.identity}"] if about else []
    return "\n".join(["[disktune]", version, *head, "[settings]", *lines]) + "\n"


def test_values_are_the_words_that_the_program_shows() -> None:
    text = written(
        "ata.apm = off", "ata.standby_timer = 20 min", "block.scheduler = mq-deadline", "ata.write_cache = on"
    )
    found = read(text, path_of(WWN), Family.DRIVE)
    assert found.problems == ()
    assert found.values == (
        ("ata.apm", 255),
        ("ata.standby_timer", 240),
        ("block.scheduler", "mq-deadline"),
        ("ata.write_cache", True),
    )


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("ata.apm = 300", "“300” is not valid for “Power management level (APM)”. Valid: 1 to 254"),
        ("ata.apm = 128 # quiet", "“128 # quiet” is not valid for"),
        ("ata.write_cache = 1", "Valid: on or off."),
        ("ata.nonesuch = 1", "there is no setting “ata.nonesuch”"),
        ("legacy.dma = on", "can no longer be set"),
        ("md.speed_limit_min = 5000", "“md.speed_limit_min” belongs in system.conf"),
        ("ata.apm", "neither a [section] nor “key = value”"),
    ],
)
def test_a_bad_line_is_named_and_the_rest_counts(line: str, words: str) -> None:
    found = read(written(line, "block.read_ahead = 1024"), path_of(WWN), Family.DRIVE)
    assert found.values == (("block.read_ahead", 1024),)
    [problem] = found.problems
    assert problem.startswith("/etc/disktune/drives/wwn-5000c500ab000001.conf, line 6: ")
    assert words in problem
    assert problem.endswith(".")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (f"ata.apm = {'9' * 5000}", f"“{'9' * 80}…” is not valid for"),
        (f"{'a' * 5000} = 1", f"there is no setting “{'a' * 80}…”."),
        (f"[{'a' * 5000}]", f"[{'a' * 80}…] is unknown"),
        (f"{'a' * 5000} = 1\n{'a' * 5000} = 1", f"“{'a' * 80}…” is also in line 6"),
    ],
)
def test_a_sentence_shows_the_beginning_of_a_line_without_end(line: str, words: str) -> None:
    [problem] = read(written(line), path_of(WWN), Family.DRIVE).problems
    assert words in problem
    assert len(problem) < 500


def test_what_belongs_to_a_drive_does_not_belong_to_the_system() -> None:
    found = read(written("ata.apm = 1", "md.speed_limit_min = 5000", ref=SYSTEM), path_of(SYSTEM), Family.SYSTEM)
    assert found.values == (("md.speed_limit_min", 5000),)
    assert "line 4: “ata.apm” belongs in another file" in found.problems[0]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "[disktune] needs “version = 1”"),
        ("[settings]\nata.apm = 1\n", "[disktune] needs “version = 1”"),
        (written("ata.apm = 1", version="version = one"), "line 2: [disktune] needs “version = 1”"),
        (written("ata.apm = 1", version="version = 0"), "line 2: [disktune] needs “version = 1”"),
        (written("ata.apm = 1", version="version = 3"), "line 2: a newer DiskTune's file"),
        (written("ata.apm = 1", ref=FileRef(Family.DRIVE, "wwn:5000c500ab000002")), "has no “identity”"),
        (written("ata.apm = 1").replace("identity", "idendity"), "has no “identity”"),
    ],
)  # fmt: skip
def test_a_file_of_another_version_or_another_drive_says_nothing(text: str, words: str) -> None:
    found = read(text, path_of(WWN), Family.DRIVE)
    assert (found.values, found.usable) == ((), False)
    assert any(words in problem for problem in found.problems)


@given(st.text(max_size=300) | st.lists(st.sampled_from(written("ata.apm = 1").splitlines())).map("\n".join))
def test_nonsense_is_no_exception_and_says_nothing_that_the_catalogue_does_not_admit(text: str) -> None:
    found = read(text, path_of(WWN), Family.DRIVE)
    by_id = {setting.id: setting for setting in SETTINGS}
    assert all(by_id[name].domain.problem(value) is None for name, value in found.values)


@given(st.integers(0, 400))
def test_half_a_file_never_says_another_value_than_the_whole(length: int) -> None:
    whole = written("ata.apm = 128", "block.read_ahead = 1024", "ata.standby_timer = 20 min")
    complete = read(whole, path_of(WWN), Family.DRIVE).by_setting
    half = read(whole[:length], path_of(WWN), Family.DRIVE).by_setting
    assert half.items() <= complete.items()


# -- on battery --------------------------------------------------------------------------------------------

BATTERY = "[settings-on-battery]"


def test_a_value_for_battery_stands_beside_the_one_for_mains() -> None:
    text = written("ata.apm = 254", "block.read_ahead = 1024", BATTERY, "ata.apm = 128")
    found = read(text, path_of(WWN), Family.DRIVE)
    assert found.problems == ()
    assert found.on(Supply.MAINS) == found.on(Supply.UNKNOWN) == {"ata.apm": 254, "block.read_ahead": 1024}
    assert found.on(Supply.BATTERY) == {"ata.apm": 128, "block.read_ahead": 1024}


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (("block.read_ahead = 64", BATTERY, "ata.apm = 128"), "line 8: “ata.apm” needs a value for AC power"),
        (("ata.apm = 300", BATTERY, "ata.apm = 128"), "line 8: “ata.apm” needs a value for AC power"),
        (("ata.apm = 254", BATTERY, "ata.apm = 300"), "line 8: “300” is not valid for “Power management level"),
        (("ata.apm = 254", BATTERY, "ata.nonesuch = 1"), "line 8: there is no setting “ata.nonesuch”"),
        (("ata.apm = 254", BATTERY, "ata.apm = 1", "ata.apm = 2"), "line 9: “ata.apm” is also in line 8"),
        (("ata.apm = 254", "[settings on battery]", "ata.apm = 1"), "line 7: neither a [section] nor"),
    ],
)
def test_what_is_wrong_with_a_value_for_battery_is_named(lines: tuple[str, ...], words: str) -> None:
    found = read(written(*lines), path_of(WWN), Family.DRIVE)
    assert found.on_battery == ()
    assert any(words in problem for problem in found.problems), found.problems


def test_a_value_for_battery_comes_and_goes_without_a_trace() -> None:
    plain = saved_file.change("", WWN, FACTS, {"ata.apm": 254, "block.read_ahead": 1024}, ())
    both = saved_file.change(plain, WWN, FACTS, {}, (), {"ata.apm": 128})
    assert both == plain + "\n[settings-on-battery]\n# Power management level (APM)\nata.apm = 128\n"
    assert saved_file.change(both, WWN, FACTS, {}, (), {"ata.apm": None}) == plain
    assert "ata.apm" not in saved_file.change(both, WWN, FACTS, {}, ("ata.apm",))
    assert saved_file.change(both, WWN, FACTS, {}, ("ata.apm", "block.read_ahead")) == ""


def test_what_a_person_wrote_among_values_for_battery_is_kept() -> None:
    text = written("ata.apm = 254", "", BATTERY, "# quieter on the train", "ata.apm   = 1")
    changed = saved_file.change(text, WWN, SavedNames(), {"ata.apm": 200}, (), {"ata.apm": 2})
    assert changed == text.replace("= 254", "= 200").replace("   = 1", "   = 2")
    # A remark of the user's is no value, and stays with the heading that it explains.
    without = saved_file.change(changed, WWN, SavedNames(), {}, (), {"ata.apm": None})
    assert without.endswith("[settings-on-battery]\n# quieter on the train\n")


_VALUES = {
    "ata.apm": st.integers(1, 255),
    "block.read_ahead": st.integers(0, 1024).map(lambda steps: 4 * steps),
    "ata.write_cache": st.booleans(),
    "block.scheduler": st.sampled_from(["none", "mq-deadline", "bfq", "kyber"]),
    "ata.standby_timer": st.sampled_from([0, 12, 120, 240, 241]),
}
_SETS = st.fixed_dictionaries({}, optional=_VALUES)
_MAYBE = st.fixed_dictionaries({}, optional={name: one | st.none() for name, one in _VALUES.items()})
_NAMES = st.lists(st.sampled_from(sorted(_VALUES)), unique=True, max_size=3)


@pytest.mark.slow
@given(_SETS, st.lists(st.tuples(_SETS, _MAYBE, _NAMES), max_size=4))
def test_whatever_is_saved_for_either_supply_is_read_again(
    plain: dict[str, Value], steps: list[tuple[dict[str, Value], dict[str, Value | None], list[str]]]
) -> None:
    text = saved_file.change("", WWN, FACTS, plain, ())
    special: dict[str, Value] = {}
    for asked, on_battery, drop in steps:
        put = {name: value for name, value in asked.items() if name not in drop}
        plain = {name: value for name, value in plain.items() if name not in drop} | put
        wanted = {name: value for name, value in on_battery.items() if name in plain}
        every = {name: value for name, value in (special | wanted).items() if name in plain}
        special = {name: value for name, value in every.items() if value is not None}
        text = saved_file.change(text, WWN, FACTS, put, drop, wanted)
        if not text:
            assert not plain
            continue
        found = read(text, path_of(WWN), Family.DRIVE)
        assert (found.problems, found.by_setting, dict(found.on_battery)) == ((), plain, special)
        assert (BATTERY in text) is bool(special)


# -- how it is changed -------------------------------------------------------------------------------------


def test_a_new_file_can_be_read_by_people() -> None:
    text = saved_file.change("", WWN, FACTS, {"ata.apm": 254, "block.read_ahead": 1024}, ())
    assert text == (
        "# DiskTune applies these settings at every boot, after sleep and when the drive is connected.\n"
        "# Comments like this one are kept. `disktune-helper apply --dry-run` lists what this file does.\n"
        "\n[disktune]\nversion = 1\n"
        "\n[drive]\nidentity = wwn:5000c500ab000001\nmodel = LAB ROTATING 8G\nserial = LAB-1\nfirmware = FW1.07\n"
        "\n[settings]\n# Power management level (APM)\nata.apm = 254\n"
        "# Read-ahead, in KiB\nblock.read_ahead = 1024\n"
    )
    found = read(text, path_of(WWN), Family.DRIVE)
    assert (found.problems, found.names) == ((), FACTS)


def test_when_the_last_setting_goes_the_file_goes_unless_somebody_wrote_a_remark() -> None:
    text = saved_file.change("", WWN, FACTS, {"ata.apm": 254}, ())
    assert saved_file.change(text, WWN, FACTS, {}, ["ata.apm"]) == ""
    mine = text.replace("[settings]", "# why: noise\n[settings]")
    assert "# why: noise\n[settings]\n" in saved_file.change(mine, WWN, FACTS, {}, ["ata.apm"])


def test_every_setting_can_be_saved_and_dropped() -> None:
    for setting in SETTINGS:
        if setting.id.startswith("legacy.") or not hasattr(setting.domain, "label"):
            continue
        ref = SYSTEM if setting.id.startswith("md.speed_limit") else WWN
        value = next(iter(_some(setting.domain)))
        text = saved_file.change("", ref, FACTS, {setting.id: value}, ())
        kept = () if setting.momentary else ((setting.id, value),)
        assert read(text, path_of(ref), ref.family).values == kept
        assert saved_file.change(text, ref, FACTS, {}, [setting.id]) == ""


def _some(domain: object) -> list[bool | int | str]:
    for attribute in ("values", "rows", "maximum"):
        found = getattr(domain, attribute, None)
        if found is not None:
            return [found[-1] if attribute == "values" else found[-1].code if attribute == "rows" else found]
    return [True]
