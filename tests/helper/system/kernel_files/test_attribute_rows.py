"""Files of the kernel: each row admits the values of its declaration, and their neighbours are not written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.messages.privilege import Class
from disktune_contract.settings.setting import Range, Setting, SysfsFlag, SysfsNumber, Table, Value
from disktune_contract.settings.value_text import kernel_text
from disktune_helper.system import attribute_writer
from disktune_helper.system.attributes import ATTRIBUTES, AttributeRow, may_write
from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.drive_commands.ioctls import NotListed
from disktune_helper.system.drive_commands.nodes import OwnDrive
from disktune_helper.system.system_ports import SystemChangingNode

WORDS = sorted({word for row in ATTRIBUTES for word in getattr(getattr(row.takes, "domain", None), "values", ())})

UNLIKE = ("{} ", " {}", "{}\n", "{}\0", "+{}", "0{}", "0x{}", "{}.0", "{};{}", "-{}", "", "../{}")
"""No text of a row, made from one that is."""


def _texts(row: AttributeRow) -> set[str]:
    """Return texts at the ends of what a row admits."""
    if isinstance(row.takes, str):
        return {row.takes}
    domain, access = row.takes.domain, row.takes.access
    if isinstance(access, SysfsFlag):
        return {access.on, access.off}
    if isinstance(domain, Range):
        lowest = -(-domain.minimum // domain.grain) * domain.grain
        highest = domain.maximum // domain.grain * domain.grain
        values = {lowest, highest} | ({domain.off} if domain.off is not None else set())
        return {kernel_text(row.takes, value) for value in values}
    if isinstance(domain, Table):
        return {str(line.code) for line in domain.rows}
    return set(getattr(domain, "values", ()))


def _beyond(setting: Setting) -> set[str]:
    """Return numbers beyond the ends of a range."""
    domain, access = setting.domain, setting.access
    if not isinstance(domain, Range) or not isinstance(access, SysfsNumber):
        return set()
    least = 0 if access.least is not None else domain.minimum
    texts = {kernel_text(setting, value) for value in (domain.maximum + 1, least - 1) if value != domain.off}
    return texts | ({kernel_text(setting, domain.minimum + 1)} if domain.grain > 1 else set())


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Take the place of the kernel; return what was looked for."""
    looked: list[str] = []
    monkeypatch.setattr(attribute_writer, "own_write", lambda *what: looked.append(str(what)))
    return looked


@pytest.mark.parametrize("row", ATTRIBUTES, ids=lambda row: row.what)
def test_a_row_admits_its_own_values_and_not_their_neighbours(row: AttributeRow, opened: list[str]) -> None:
    texts = _texts(row)
    assert texts
    node = SystemChangingNode("sdnone", OwnDrive(-1, (0, 0)))
    others = {form.format(text, text) for text in texts for form in UNLIKE}
    if isinstance(row.takes, Setting):
        others |= _beyond(row.takes)
    if row.attribute == "queue/scheduler":
        # Whatever name a kernel may have for one.
        others -= {form.format(text) for text in texts for form in ("0{}", "0x{}", "-{}")}
    of_others = {text for other in ATTRIBUTES if other.attribute == row.attribute for text in _texts(other)}
    for text in texts:
        assert may_write(row.attribute, text), text
    for text in others - of_others:
        assert not may_write(row.attribute, text), text
        with pytest.raises(NotListed):
            node.write_attribute(row.attribute, text)
    assert opened == []


@pytest.mark.parametrize("privilege", [None, Class.BROWSE, Class.INSPECT])
def test_a_class_that_looks_writes_none_of_them(
    privilege: Class | None, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ioctls, "_ceiling", privilege)
    node = SystemChangingNode("sdnone", OwnDrive(-1, (0, 0)))
    for row in ATTRIBUTES:
        for text in _texts(row):
            with pytest.raises(NotListed):
                node.write_attribute(row.attribute, text)
    assert opened == []


def test_what_has_no_row_is_not_kernel_text() -> None:
    for attribute in ("device/delete", "queue/write_cache", "md/array_state", "../x", "", "queue/read_ahead_kb/"):
        assert not may_write(attribute, "1")


def test_a_number_that_the_kernel_raises_may_be_restored() -> None:
    """A drive with few tags shows less than `least`, and a change of the scheduler disturbs it."""
    assert may_write("queue/nr_requests", "2")
    assert not may_write("queue/nr_requests", "-1")


VALUES = st.booleans() | st.integers(-(2**32), 2**32) | st.integers(-2, 300) | st.sampled_from(WORDS)


@given(value=VALUES)
def test_every_value_of_a_declaration_may_be_written(value: Value) -> None:
    for row in ATTRIBUTES:
        if isinstance(row.takes, Setting) and row.takes.domain.problem(value) is None:
            assert may_write(row.attribute, kernel_text(row.takes, value)), row.what
