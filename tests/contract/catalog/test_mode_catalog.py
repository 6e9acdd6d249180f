"""Walks the fields of mode pages: what a declaration has to say before bits are made of it."""

from __future__ import annotations

from itertools import combinations

from disktune_contract.catalog import SETTINGS
from disktune_contract.settings.access import ModeField, PageField
from disktune_contract.settings.setting import Lifetime, Range, Risk, Setting, Table, Toggle
from tests.each import each

PAGES = tuple(setting for setting in SETTINGS if isinstance(setting.access, ModeField))
LENGTHS = {0x01: 12, 0x08: 20, 0x1A: 40, 0x1C: 12}
"""Of each page with its two bytes of header (SBC-4 6.5.6 and 6.5.8, SPC-5 7.5.11 and 7.5.13)."""

each_field = each(PAGES, lambda setting: setting.id)


def access(setting: Setting) -> ModeField:
    assert isinstance(setting.access, ModeField)
    return setting.access


def fields(setting: Setting) -> tuple[PageField, ...]:
    enable = access(setting).enable
    return (access(setting).field, *([enable] if enable else []))


def bits(field: PageField) -> set[int]:
    """Return the bits of the page that belong to a field, numbered from its end so that they can be compared."""
    last = field.byte + field.bytes - 1
    return {last * 8 + 7 - field.lsb - index for index in range(field.bits)}


def test_there_are_some() -> None:
    assert len(PAGES) >= 25


@each_field
def test_every_field_lies_within_its_page_behind_the_header(setting: Setting) -> None:
    for field in fields(setting):
        assert field.byte >= 2
        assert field.byte + field.bytes <= LENGTHS[access(setting).page]
        assert 0 <= field.lsb < 8


@each_field
def test_every_value_fits_its_field(setting: Setting) -> None:
    domain, most = setting.domain, (1 << access(setting).field.bits) - 1
    if isinstance(domain, Toggle):
        assert most == 1
    if isinstance(domain, Table):
        off = access(setting).off
        assert all(0 <= row.code <= most for row in domain.rows if row.code != off)
    if isinstance(domain, Range):
        assert 0 <= domain.minimum // access(setting).scale <= domain.maximum // access(setting).scale <= most
        assert domain.step == access(setting).scale
        assert domain.off is None, "no number stands for a bit of its own"


@each_field
def test_what_can_be_disabled_has_a_value_for_it_that_is_no_number_of_the_field(setting: Setting) -> None:
    declared, domain = access(setting), setting.domain
    assert (declared.off is None) == (declared.enable is None)
    if declared.off is not None:
        assert declared.off < 0
        assert domain.problem(declared.off) is None


@each_field
def test_nothing_is_saved_so_nothing_lasts(setting: Setting) -> None:
    assert setting.lifetime is Lifetime.VOLATILE


@each_field
def test_only_a_write_cache_concerns_the_kernel(setting: Setting) -> None:
    assert access(setting).kernel_must_follow == (setting.id == "scsi.write_cache")


def test_no_two_settings_share_a_bit() -> None:
    taken = [(access(setting).page, field) for setting in PAGES for field in fields(setting)]
    for (page, one), (other_page, other) in combinations(taken, 2):
        assert page != other_page or not bits(one) & bits(other)


def test_every_switch_that_risks_data_is_off_where_it_is_safe() -> None:
    risky = {
        setting.id: access(setting).inverted
        for setting in PAGES
        if setting.risk is Risk.DATA_LOSS and isinstance(setting.domain, Toggle)
    }
    # AWRE and ARRE protect by being set, the two caches by being clear.
    assert risky == {
        "scsi.write_cache": False,
        "scsi.no_lasting_cache": False,
        "scsi.keep_weak_on_write": True,
        "scsi.keep_weak_on_read": True,
    }
