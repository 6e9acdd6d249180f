"""What a file says of a value is what a person would write, and comes back as the same, for every setting."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Choice, Range, Setting, Table, Toggle, Value
from disktune_contract.settings.value_text import from_text, hint, to_text
from disktune_contract.units import Unit


def values(setting: Setting) -> Iterator[Value]:
    """Yield all of a small domain, and the ends of a wide one."""
    domain = setting.domain
    if isinstance(domain, Toggle):
        yield from (True, False)
    elif isinstance(domain, Choice):
        yield from domain.values
    elif isinstance(domain, Table):
        yield from (row.code for row in domain.rows)
    else:
        low = -(-domain.minimum // domain.step) * domain.step
        yield from (low, domain.maximum // domain.step * domain.step)
        if domain.off is not None:
            yield domain.off


def test_every_value_comes_back_as_it_was() -> None:
    for setting, value in ((one, value) for one in SETTINGS for value in values(one)):
        text = to_text(setting.domain, value)
        again = from_text(setting.domain, text)
        assert (again, type(again)) == (value, type(value)), setting.id
        # A line of a file, and nothing in it that such a line could not hold.
        assert text, setting.id
        assert text == text.strip(), setting.id
        assert text.isprintable(), setting.id
        assert text[0] not in "#;[", setting.id


EARLIER = {
    "block.rq_affinity": {
        "any processor": 0,
        "one that shares a cache with the asking one": 1,
        "the asking one": 2,
    },
    "block.nomerges": {"all kinds": 0, "only the simplest": 1, "none": 2},
    "scsi.max_retries": {"no limit": -1},
    "scsi.activity_light": {"does not show activity": 0, "off, blinks when busy": 1, "on, blinks when busy": 2},
    "ata.standby_timer": {"never": 0, "drive maker's time (8 to 12 h)": 253},
    "ata.idle_a": {"never": 0},
    "ata.read_recovery": {"no limit": 0},
    "ata.write_recovery": {"no limit": 0},
    "ata.write_read_verify": {
        "off": 255,
        "all": 0,
        "the first 65,536 sectors (33.6 MB)": 1,
        "as much as the drive's maker thinks": 2,
        "the first 1,024 sectors": 0x103,
        "the first 261,120 sectors": 0xFF03,
    },
    "nvme.workload_hint": {
        "none": 0,
        "long idle times, bursts of random writes": 1,
        "heavy sequential writing": 2,
    },
    "nvme.arbitration_burst": {"1 command": 0, "2 commands": 1, "64 commands": 6, "no limit": 7},
    "scsi.keep_what_was_read": {"no preference": 0, "drop them first": 1, "keep them longest": 15},
    "scsi.keep_what_was_written": {"no preference": 0, "drop them first": 1, "keep them longest": 15},
    "scsi.sync_progress": {
        "go on, say nothing": 0,
        "go on, tell the progress when asked": 1,
        "refuse them and tell the progress": 2,
    },
    "scsi.idle_a_after": {"never": -1},
    "scsi.background_before_rest": {"as the maker chose": 0, "work comes first": 1, "rest comes first": 2},
    "scsi.told_after_idle": {"as the link's standard says": 0, "no": 1, "yes": 2},
    "scsi.told_after_standby": {"as the link's standard says": 0, "no": 1, "yes": 2},
    "scsi.told_after_stop": {"as the link's standard says": 0, "no": 1, "yes": 2},
    "scsi.warning_method": {
        "not at all": 0,
        "as an event of its own": 2,
        "with a command, if it asks for recovered errors": 3,
        "with any command, as a recovered error": 4,
        "with any command, without an error": 5,
        "when asked": 6,
    },
    "power.runtime_delay": {"never": -1},
    "power.nvme_latency": {"no limit": 0x7FFFFFFF},
    "md.sync_speed_min": {"as the system": 0},
    "md.sync_speed_max": {"as the system": 0},
    "md.group_threads": {"one for all": 0},
    "md.rmw_level": {
        "always from all data": 0,
        "whatever takes fewer reads": 1,
        "whatever takes fewer reads, if equal from the old parity": 2,
    },
    "md.safe_mode_delay": {"never": 0},
    "bfq.max_budget": {"by itself": 0},
}
"""Words that have been written into files of saved settings and presets, as they were first."""


def test_a_file_with_words_of_an_earlier_version_is_still_read() -> None:
    for key, texts in EARLIER.items():
        assert {text: from_text(BY_ID[key].domain, text) for text in texts} == texts, key


def test_what_is_not_a_value_is_refused_with_what_would_be_one() -> None:
    texts = ("", " ", "nonsense", "1e3", "0x10", "٣", "12 3", "on off", "None", "9" * 30)
    for setting, text in product(SETTINGS, texts):
        with pytest.raises(ValueError, match=re.escape(hint(setting.domain))):
            print(f"{setting.id} takes {text!r} as", from_text(setting.domain, text))


@given(st.sampled_from(SETTINGS), st.text(max_size=20))
def test_no_text_becomes_a_value_that_the_declaration_does_not_admit(setting: Setting, text: str) -> None:
    try:
        value = from_text(setting.domain, text)
    except ValueError:
        return
    assert setting.domain.problem(value) is None


def test_a_value_outside_the_declaration_has_no_text() -> None:
    for setting, value in (("ata.apm", 0), ("ata.apm", True), ("ata.write_cache", 1), ("ata.standby_timer", 254)):
        with pytest.raises(ValueError, match="value"):
            to_text(BY_ID[setting].domain, value)


def test_off_is_understood_beside_the_range_s_own_word() -> None:
    own = [s for s in SETTINGS if isinstance(s.domain, Range) and s.domain.off is not None]
    assert any(setting.domain.off_word != "off" for setting in own if isinstance(setting.domain, Range))
    for setting in own:
        assert isinstance(setting.domain, Range)
        assert from_text(setting.domain, "off") == from_text(setting.domain, setting.domain.off_word)


def test_a_unit_that_is_a_word_has_a_plural_of_its_own() -> None:
    """A sign, such as KiB, has none."""
    label = Range(0, 100_000, unit=Unit.SECTORS).label
    one, many = label(1), label(65_536)
    assert (one, many) == ("1 sector", "65,536 sectors")
    assert [(one.template, one.number) for one in (one, many) if isinstance(one, Sentence)] == [
        ("{n} sectors", 1),
        ("{n} sectors", 65_536),
    ]
    assert not isinstance(Range(0, 100, unit=Unit.KIB).label(64), Sentence)


@pytest.mark.parametrize(
    ("kib", "label"), [(1024, "1024 KiB"), (1152, "1152 KiB"), (10_240, "10,240 KiB"), (1 << 24, "16,777,216 KiB")]
)
def test_many_kib_stay_kib(kib: int, label: str) -> None:
    assert Range(0, 1 << 30, unit=Unit.KIB).label(kib) == label


def test_every_unit_that_is_a_word_is_said_as_one() -> None:
    signs = {Unit.NONE, Unit.KIB, Unit.SECONDS, Unit.MILLISECONDS, Unit.MICROSECONDS, Unit.NANOSECONDS}
    signs |= {Unit.KIB_S, Unit.CELSIUS, Unit.PERCENT}
    said = {unit for unit in Unit if isinstance(Range(0, 9, unit=unit).label(2), Sentence)}
    assert said == set(Unit) - signs
    assert all(Range(0, 9, unit=unit).label(2) == f"2 {unit}" for unit in said)
