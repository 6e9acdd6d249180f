"""What a file says of a value is what a person would write, and comes back as the same, for every setting."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.settings.setting import Choice, Range, Setting, Table, Toggle, Value
from disktune_contract.settings.value_text import from_text, hint, to_text

each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.id)


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


@each_setting
def test_every_value_comes_back_as_it_was(setting: Setting) -> None:
    for value in values(setting):
        text = to_text(setting.domain, value)
        again = from_text(setting.domain, text)
        assert (again, type(again)) == (value, type(value))
        # A line of a file, and nothing in it that such a line could not hold.
        assert text
        assert text == text.strip()
        assert text.isprintable()
        assert text[0] not in "#;["


@pytest.mark.slow
@each_setting
@pytest.mark.parametrize("text", ["", " ", "nonsense", "1e3", "0x10", "٣", "12 3", "on off", "None", "9" * 30])
def test_what_is_not_a_value_is_refused_with_what_would_be_one(setting: Setting, text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(hint(setting.domain))):
        from_text(setting.domain, text)


@pytest.mark.slow
@given(st.sampled_from(SETTINGS), st.text(max_size=20))
def test_no_text_becomes_a_value_that_the_declaration_does_not_admit(setting: Setting, text: str) -> None:
    try:
        value = from_text(setting.domain, text)
    except ValueError:
        return
    assert setting.domain.problem(value) is None


def test_a_value_outside_the_declaration_has_no_text() -> None:
    for setting, value in (("ata.apm", 0), ("ata.apm", True), ("ata.write_cache", 1), ("ata.standby_timer", 254)):
        with pytest.raises(ValueError, match=r"this|the drive"):
            to_text(BY_ID[setting].domain, value)


def test_off_is_understood_beside_the_range_s_own_word() -> None:
    own = [s for s in SETTINGS if isinstance(s.domain, Range) and s.domain.off is not None]
    assert any(setting.domain.off_word != "off" for setting in own if isinstance(setting.domain, Range))
    for setting in own:
        assert isinstance(setting.domain, Range)
        assert from_text(setting.domain, "off") == from_text(setting.domain, setting.domain.off_word)
