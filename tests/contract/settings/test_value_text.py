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
from disktune_contract.settings.value_text import from_text, hint, kernel_text, to_text
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


# -- which other words a list takes: a kernel's name of a scheduler (Linux 6.12, block/elevator.h) --


OPEN = Choice(("none", "bfq"), open=True)


@pytest.mark.parametrize("name", ["none", "bfq", "x", "adios", "mq-deadline", "a_b-2", "a" * 15])
def test_a_kernel_may_have_schedulers_of_its_own(name: str) -> None:
    assert OPEN.problem(name) is None


@pytest.mark.parametrize(
    "name", ["", "a" * 16, "-", "_-_", "a b", "a/b", "a.b", "naïve", "\u0663", "a\n", "[none]", 1, True]
)
def test_what_no_scheduler_is_called_is_refused(name: str | int) -> None:
    assert OPEN.problem(name) == "the value must be one of: none, bfq"


def test_a_closed_list_takes_no_other_word() -> None:
    assert Choice(("none", "bfq")).problem("adios") == "the value must be one of: none, bfq"


# -- what the kernel's files take: a flag's words, a number in the file's own unit, or the word for "off" --


@pytest.mark.parametrize(
    ("setting", "value", "text"),
    [
        ("block.rotational", True, "1"),
        ("block.read_ahead", 128, "128"),
        ("md.sync_speed_min", 5000, "5000"),
        ("md.sync_speed_min", 0, "system"),
        ("md.safe_mode_delay", 200, "0.200"),
        ("md.safe_mode_delay", 12_005, "12.005"),
        ("block.scheduler", "mq-deadline", "mq-deadline"),
    ],
)
def test_a_value_as_its_file_takes_it(setting: str, value: Value, text: str) -> None:
    assert kernel_text(BY_ID[setting], value) == text
