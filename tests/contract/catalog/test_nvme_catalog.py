"""Walks the fields of NVMe features: what a declaration has to say before bits are made of it."""

from __future__ import annotations

from disktune_contract.catalog import SETTINGS
from disktune_contract.settings.access import KELVIN, NvmeField
from disktune_contract.settings.setting import Lifetime, Range, Setting, Table, Toggle
from tests.each import each

NVME = tuple(setting for setting in SETTINGS if isinstance(setting.access, NvmeField))

each_field = each(NVME, lambda setting: setting.id)

# What the kernel owns, programs again at every reset, or would lose the drive over: queues, APST, host memory
# buffer, asynchronous events, timestamp, keep-alive, host behaviour; and what protects or destroys.
NOT_OURS = {0x05, 0x07, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F, 0x16, 0x17, 0x82, 0x83, 0x84}


def access(setting: Setting) -> NvmeField:
    assert isinstance(setting.access, NvmeField)
    return setting.access


def field(setting: Setting, value: int) -> int:
    return value // access(setting).scale + access(setting).offset


def mask(setting: Setting) -> int:
    return (1 << access(setting).bits) - 1 << access(setting).lsb


def test_there_are_some() -> None:
    assert len(NVME) >= 10


@each_field
def test_what_belongs_to_the_kernel_is_left_to_it(setting: Setting) -> None:
    assert access(setting).feature not in NOT_OURS
    assert 0 < access(setting).feature < 0x80


@each_field
def test_nothing_is_saved_so_nothing_lasts(setting: Setting) -> None:
    assert setting.lifetime is Lifetime.VOLATILE


@each_field
def test_every_value_fits_its_field(setting: Setting) -> None:
    domain, most = setting.domain, (1 << access(setting).bits) - 1
    if isinstance(domain, Toggle):
        assert access(setting).bits == 1
    if isinstance(domain, Table):
        assert all(0 <= row.code <= most for row in domain.rows)
    if isinstance(domain, Range):
        ends = [domain.minimum, domain.maximum, *([] if domain.off is None else [domain.off])]
        assert all(0 <= field(setting, value) <= most for value in ends)
        assert len({field(setting, value) for value in ends}) == len(ends)
        assert domain.step == access(setting).scale


@each_field
def test_the_parts_of_the_dword_do_not_overlap(setting: Setting) -> None:
    parts = (mask(setting), access(setting).selector, access(setting).kept)
    assert sum(parts) == parts[0] | parts[1] | parts[2] <= 0xFFFFFFFF


@each_field
def test_the_bit_that_tells_lies_in_the_page(setting: Setting) -> None:
    bit = access(setting).supported
    assert bit is None or (0 <= bit.byte < 4096 and 0 <= bit.bit < 8)


def test_no_two_settings_are_the_same_bits() -> None:
    seen = [(access(one).feature, access(one).selector, access(one).lsb) for one in NVME]
    assert len(set(seen)) == len(seen)


def test_people_see_celsius_and_the_wire_kelvin() -> None:
    (warn,) = (setting for setting in NVME if setting.id == "nvme.warn_above")
    assert (field(warn, 90), KELVIN) == (363, 273)
    assert warn.domain.label(90) == "90 °C"
