"""Walks the whole catalogue: what a declaration has to say before anybody may rely on it."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from disktune_contract import catalog
from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.drives.drive import DriveKind
from disktune_contract.record import replace
from disktune_contract.rules import rules
from disktune_contract.settings.access import AtaAccess, AtaFeature, Bit, LowByte, ModeField
from disktune_contract.settings.setting import (
    Choice,
    Legacy,
    Medium,
    Range,
    Risk,
    Setting,
    SysfsAttribute,
    SysfsChoice,
    SysfsFlag,
    SysfsNumber,
    SysfsWord,
    Table,
    Toggle,
    Value,
)
from disktune_gui.editing import editors
from disktune_helper.settings.access import HANDLERS
from tests.each import each
from tests.narrowed import of_kind, present

each_setting = each(SETTINGS, lambda setting: setting.id)


def reads_as_sentences(text: str) -> bool:
    """Whether *text* is one to four sentences: capital first (but for names such as bfq), full stop last."""
    return (
        text == text.strip()
        and text.endswith(".")
        and "  " not in text
        and text[0].isupper()
        and 1 <= len(re.findall(r"[.](?= |$)", text)) <= 4
    )


def test_no_id_stands_twice() -> None:
    assert len(BY_ID) == len(SETTINGS)


def test_the_first_nine_are_there() -> None:
    wanted = {"block.read_ahead", "block.scheduler", "block.nr_requests", "scsi.queue_depth", "ata.write_cache",
              "ata.look_ahead", "ata.apm", "ata.aam", "ata.standby_timer"}  # fmt: skip
    assert wanted <= set(BY_ID)


def test_the_digest_is_short_text_for_the_hello() -> None:
    assert re.fullmatch(r"[0-9a-f]{8}", catalog.DIGEST)


@pytest.mark.slow
def test_the_digest_is_the_same_in_every_process() -> None:
    # Sets of words are in another order in each: the hashes of words are seeded.
    code = "from disktune_contract.catalog import DIGEST; print(DIGEST)"
    paths = ":".join(path for path in sys.path if path)
    digests = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": str(seed), "PYTHONPATH": paths},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in range(1, 4)
    }
    assert digests == {catalog.DIGEST}


def test_the_digest_of_a_declaration_changes_with_whatever_it_says() -> None:
    cache = BY_ID["ata.write_cache"]
    access = cache.access
    changed = (
        replace(cache, label="x"),
        replace(cache, risk=Risk.WEAR),
        replace(cache, matters_to=frozenset({Medium.HDD})),
        replace(cache, access=replace(of_kind(AtaFeature, access), supported=Bit(82, 6))),
    )
    assert len({catalog.digest(one) for one in (cache, *changed)}) == 1 + len(changed)


@each_setting
def test_the_id_is_family_and_name(setting: Setting) -> None:
    assert re.fullmatch(r"[a-z]+\.[a-z][a-z0-9_]*", setting.id)


@each_setting
def test_label_and_help_read_well(setting: Setting) -> None:
    assert not setting.label[0].islower()
    assert not setting.label.endswith((".", ":"))
    assert reads_as_sentences(setting.help)


@each_setting
def test_a_label_is_a_short_term(setting: Setting) -> None:
    assert len(setting.label) <= 32


@each_setting
def test_the_help_is_two_short_sentences(setting: Setting) -> None:
    sentences = re.split(r"(?<=[.]) ", setting.help)
    assert len(sentences) <= 2
    assert all(len(sentence.split()) <= 16 for sentence in sentences)


@each_setting
def test_the_facts_have_a_source(setting: Setting) -> None:
    assert re.search(r"ACS|ATA|SPC|SBC|NVM|Linux|hdparm", setting.source)


@each_setting
def test_the_hdparm_flag_is_a_flag(setting: Setting) -> None:
    assert re.fullmatch(r"(-[A-Za-z]|--[a-z-]+)?", setting.hdparm)


@each_setting
def test_bands_ascend_from_the_low_end_of_a_range(setting: Setting) -> None:
    if not setting.bands:
        return
    assert isinstance(setting.domain, Range)
    starts = [start for start, _ in setting.bands]
    assert starts == sorted(set(starts))
    assert starts[0] == setting.domain.minimum
    assert starts[-1] <= setting.domain.maximum


@each_setting
def test_a_word_of_the_kernels_that_is_shown_first_is_explained(setting: Setting) -> None:
    domain = setting.domain
    if not isinstance(domain, Choice):
        return
    assert len(domain.meanings) in (0, len(domain.values))
    assert domain.meanings or not setting.matters_to, "who sees it first has not read what the words mean"
    assert all(domain.meaning(value) for value in domain.values if domain.meanings)
    assert domain.meaning("no such word") == ""


def _can_be_on(kind: DriveKind, setting: Setting) -> bool:
    """Whether a drive of this kind may have the setting: a disk speaks ATA or has mode pages, never both."""
    if isinstance(setting.access, SysfsAttribute):
        return setting.access.kinds is None or kind in setting.access.kinds
    return not isinstance(setting.access, ModeField if kind is DriveKind.ATA else AtaAccess)


@pytest.mark.parametrize("medium", Medium)
@pytest.mark.parametrize("kind", [DriveKind.ATA, DriveKind.SCSI])
def test_each_kind_of_drive_has_up_to_eight_settings_that_matter(medium: Medium, kind: DriveKind) -> None:
    there = [one.id for one in SETTINGS if medium in one.matters_to and _can_be_on(kind, one)]
    assert 3 <= len(there) <= 8
    assert "block.read_ahead" in there


@each_setting
def test_danger_is_spelt_out_where_there_is_some_and_only_there(setting: Setting) -> None:
    assert bool(setting.danger) == (setting.risk >= Risk.DATA_LOSS)
    if setting.danger:
        assert reads_as_sentences(setting.danger)


@each_setting
def test_both_ends_of_a_scale_have_a_word_or_neither(setting: Setting) -> None:
    assert bool(setting.less) == bool(setting.more)
    assert not setting.less or isinstance(setting.domain, Range)


# -- domains -------------------------------------------------------------------------------------------------


def admitted(setting: Setting) -> list[Value]:
    """Return the values at the bounds of the domain, or all of a list."""
    domain = setting.domain
    if isinstance(domain, Toggle):
        return [True, False]
    if isinstance(domain, Choice):
        return list(domain.values)
    if isinstance(domain, Table):
        return [row.code for row in domain.rows]
    off = [] if domain.off is None else [domain.off]
    return [domain.minimum, domain.minimum + domain.grain, domain.maximum, *domain.usual, *off]


@each_setting
def test_a_domain_admits_its_own_bounds_and_has_words_for_them(setting: Setting) -> None:
    for value in admitted(setting):
        assert setting.domain.problem(value) is None
        assert setting.domain.label(value).strip()


@each_setting
def test_a_default_is_admissible(setting: Setting) -> None:
    if setting.default is not None:
        assert setting.domain.problem(setting.default) is None


@each_setting
def test_a_domain_refuses_everything_else_in_words(setting: Setting) -> None:
    wrong: list[object] = [None, "", "no such word!", -(10**12), 10**12, [], setting]
    if not isinstance(setting.domain, Toggle):
        wrong += [True, False]
    else:
        wrong += [0, 1]
    if isinstance(setting.domain, Range):
        domain = setting.domain
        beyond = [domain.minimum - domain.grain, domain.maximum + domain.grain]
        wrong += [value for value in beyond if value != domain.off]
        wrong += [domain.minimum + 1] if domain.grain > 1 else []
    for value in wrong:
        why = setting.domain.problem(value)  # type: ignore[arg-type]  # that is the point
        assert why, f"{setting.id} admits {value!r}"
        assert not why.endswith(".")


@each_setting
def test_a_range_lies_on_its_own_steps(setting: Setting) -> None:
    if isinstance(setting.domain, Range):
        domain = setting.domain
        assert domain.minimum < domain.maximum
        low, high = domain.usual
        assert domain.minimum <= low < high <= domain.maximum
        assert low % domain.step == high % domain.step == 0
        assert domain.step % domain.grain == 0


@each_setting
def test_a_list_has_distinct_entries_and_a_short_list_first(setting: Setting) -> None:
    domain = setting.domain
    if isinstance(domain, Choice):
        assert len(set(domain.values)) == len(domain.values) > 1
    if isinstance(domain, Table):
        assert len({row.code for row in domain.rows}) == len(domain.rows)
        assert len({row.label for row in domain.rows}) == len(domain.rows), "two codes with the same words"
        assert 2 <= sum(row.common for row in domain.rows) <= 15


# -- both ends of it -----------------------------------------------------------------------------------------


@each_setting
def test_the_helper_can_reach_it(setting: Setting) -> None:
    assert type(setting.access) in HANDLERS


@each_setting
def test_the_window_can_edit_it(setting: Setting) -> None:
    assert type(setting.domain) in editors.EDITORS


@each_setting
def test_access_fits_the_domain(setting: Setting) -> None:
    access, domain = setting.access, setting.domain
    if isinstance(access, AtaFeature):
        assert isinstance(domain, Toggle if access.level is None else Range)
        if isinstance(domain, Range):
            assert domain.off is not None, "there is a subcommand to switch it off and no value that sends it"
        assert all(0 <= code <= 0xFF for code in (access.enable, access.disable, *access.count))
        assert (access.enable, access.count[0], access.lba[0]) != (access.disable, access.count[1], access.lba[1])
    if isinstance(access, SysfsNumber):
        assert isinstance(domain, Range | Table)
        if access.off_texts:
            assert isinstance(domain, Range)
            assert domain.off is not None
    if isinstance(access, SysfsChoice | SysfsWord):
        assert isinstance(domain, Choice)
    if isinstance(access, SysfsFlag):
        assert isinstance(domain, Toggle)
        assert access.on != access.off


@each_setting
def test_an_attribute_stays_below_the_drive(setting: Setting) -> None:
    if isinstance(setting.access, SysfsAttribute):
        for attribute in (setting.access.attribute, *(need.attribute for need in setting.access.needs)):
            assert re.fullmatch(
                r"(queue|bdi|device|md|@host|@nvme|@enclosure|@sysctl/dev/raid)(/[a-z_]+|/\*)+", attribute
            )
            assert not attribute.endswith("*")


@each_setting
def test_what_is_shown_only_or_not_at_all_says_why(setting: Setting) -> None:
    access = setting.access
    reasons = [access.reason] if isinstance(access, Legacy) else []
    if isinstance(access, SysfsAttribute):
        reasons = [*([access.locked] if access.locked else []), *(need.otherwise for need in access.needs)]
    for reason in reasons:
        assert reads_as_sentences(reason)


@each_setting
def test_bits_lie_within_a_word_and_words_within_the_page(setting: Setting) -> None:
    for part in vars(setting.access).values():
        if isinstance(part, Bit):
            assert 0 <= part.word <= 255
            assert 0 <= part.bit <= 15
        if isinstance(part, LowByte):
            assert 0 <= part.word <= 255


@each_setting
def test_what_goes_before_exists(setting: Setting) -> None:
    assert set(setting.after) <= set(BY_ID)


def test_the_whole_catalogue_can_be_put_in_order() -> None:
    """Fails if the declarations go round in a circle."""
    assert len(rules.in_order(BY_ID)) == len(SETTINGS)


@each([setting for setting in SETTINGS if setting.behind], lambda one: one.id)
def test_what_stands_behind_another_comes_after_it(setting: Setting) -> None:
    door, needed = present(setting.behind)
    assert door in setting.after
    assert BY_ID[door].domain.problem(needed) is None


@each(DriveKind)
def test_no_two_settings_of_a_drive_are_called_the_same(kind: DriveKind) -> None:
    """The five timers of power conditions have the same names in ACS and in SPC; no drive has them twice."""
    labels = [setting.label for setting in SETTINGS if _can_be_on(kind, setting)]
    assert sorted({label for label in labels if labels.count(label) > 1}) == []


@each_setting
def test_a_source_can_be_looked_up(setting: Setting) -> None:
    """Clauses and figures have other numbers in every revision of a standard: names and files are given."""
    assert not re.search(r"\d+\.\d+\.\d+|\b(figure|table|clause|annex) \w*\d", setting.source)
