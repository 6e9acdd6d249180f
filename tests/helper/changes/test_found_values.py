"""Whatever a setting was found at comes back, however odd: changed, kept, undone, and compared byte by byte.

The simulated kernel is what sets the odd value and what shows it; the code under test never writes the first one.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.messages.change import Applied
from disktune_contract.messages.faults import Refusal
from disktune_contract.rules import rules
from disktune_contract.rules.rule_context import UNKNOWN, RuleContext
from disktune_contract.rules.setting_interactions import Weight, remarks
from disktune_contract.settings.setting import (
    Offer,
    Range,
    Setting,
    Source,
    State,
    Status,
    SysfsNumber,
    Table,
    Value,
)
from disktune_contract.settings.value_text import from_text, to_text
from disktune_contract.units import number as grouped
from disktune_helper.settings import access
from disktune_helper.system.attributes import locate
from tests.each import each
from tests.helper.conftest import Bench, make_bench
from tests.helper.settings.test_engine import apply, end
from tests.narrowed import of_kind, present

RANGES = [one for one in SETTINGS if isinstance(one.domain, Range)]
OF_THE_KERNEL = [
    one
    for one in RANGES
    if isinstance(one.access, SysfsNumber) and not one.access.locked and one.id != "block.wbt"
]
DRIVES = ("sdb", "nvme0n1", "md0")


def odd(domain: Range) -> list[int]:
    """Return numbers of the range that nobody would offer: beyond what is sensible, and between the steps."""
    low, high = domain.usual
    dice = random.Random(domain.maximum ^ domain.step)  # noqa: S311
    found = [
        domain.minimum,
        low - 1,
        low + 1,
        high - 1,
        high + 1,
        high + domain.step + 3,
        2 * high,
        domain.maximum,
    ]
    found += [dice.randint(domain.minimum, domain.maximum) for _ in range(4)]
    found += [dice.randint(low, high) for _ in range(2)]
    return [one for one in dict.fromkeys(found) if domain.minimum <= one <= domain.maximum and one != domain.off]


def place(bench: Bench, setting: Setting) -> tuple[str, str]:
    """Return a drive that has the setting, and its file; with the scheduler that it belongs to."""
    assert isinstance(setting.access, SysfsNumber)
    for name in DRIVES:
        if setting.behind is not None and look(bench, name, setting.behind[0]).status is Status.OK:
            done(bench, name, *setting.behind)
        path = locate(bench.ports, name, setting.access.attribute)
        if path is not None and look(bench, name, setting.id).status is Status.OK:
            return name, path
    pytest.skip("no drive of the demo has it")


def look(bench: Bench, name: str, setting: str) -> State:
    """Return one setting as the helper shows it."""
    with bench.session.look(bench.drive(name).ref) as sight:
        return access.state(sight, BY_ID[setting])


def done(bench: Bench, name: str, setting: str, wanted: Value) -> Applied:
    """Change one setting and keep it."""
    answer = apply(bench, name, (setting, look(bench, name, setting).value, wanted))
    assert not [one.why for one in answer.results if one.fault]
    if answer.trial:
        end(bench, "keep", answer.trial)
    return answer


def found_texts(bench: Bench, setting: Setting, path: str) -> Iterator[str]:
    """Let the kernel have odd values, and return what it shows of each that it takes."""
    assert isinstance(setting.access, SysfsNumber)
    numbers = odd(of_kind(Range, setting.domain))
    for number in (*numbers[::3], *numbers[1::3], *numbers[2::3]):
        decimals = setting.access.decimals
        text = f"{number / 10**decimals:.{decimals}f}" if decimals else str(number)
        try:
            bench.world.tree.write(path, f"{text}\n")
        except OSError:
            continue
        yield bench.ports.read_text(path)


@pytest.mark.slow
@pytest.mark.parametrize("setting", OF_THE_KERNEL, ids=lambda one: one.id)
def test_what_the_kernel_was_found_with_comes_back_byte_for_byte(setting: Setting) -> None:
    bench = make_bench()
    name, path = place(bench, setting)
    domain = of_kind(Range, setting.domain)
    tried = 0
    for text in found_texts(bench, setting, path):
        state = look(bench, name, setting.id)
        if state.status is not Status.OK:
            continue
        found = of_kind(int, state.value)
        low, high = rules.bounds(domain, state.offer)
        other = high if found != high else low
        done(bench, name, setting.id, other)
        assert bench.ports.read_text(path) != text
        assert rules.refusal(setting, look(bench, name, setting.id), found) is None
        done(bench, name, setting.id, found)
        assert bench.ports.read_text(path) == text
        # What is saved for the next boot says the same.
        assert from_text(domain, to_text(domain, found)) == found
        tried += 1
        if tried == 5:
            break
    assert tried >= 2
    bench.session.stop_work()


@each(RANGES, lambda one: one.id)
def test_beyond_what_can_be_a_value_it_is_refused_with_a_sentence(setting: Setting) -> None:
    domain = of_kind(Range, setting.domain)
    state = State(setting.id, Status.OK, None, Source.LIVE)
    for value in (domain.minimum - domain.grain, domain.maximum + domain.grain):
        if value != domain.off:
            why = rules.refusal(setting, state, value)
            ends = f"{grouped(domain.minimum)} to {domain.amount(domain.maximum)}"
            assert why == f"{setting.label}: the value must be from {ends}."
    for value in odd(domain):
        if value % domain.grain == 0:
            assert rules.refusal(setting, state, value) is None


@each([one for one in RANGES if isinstance(one.domain, Range) and one.domain.sensible], lambda one: one.id)
def test_beyond_what_is_sensible_the_plan_cautions(setting: Setting) -> None:
    domain = of_kind(Range, setting.domain)
    low, high = domain.usual

    def cautions(value: int) -> list[str]:
        whole = RuleContext({setting.id: low}, {setting.id: value}, UNKNOWN)
        return [
            one.words
            for one in remarks(whole, setting.id)
            if one.weight is Weight.WARNS and one.rule.id.endswith("beyond-sense")
        ]

    words = f"Usual values: {domain.label(low)} to {domain.label(high)}."
    beyond = [value for value in odd(domain) if not low <= value <= high]
    assert beyond
    assert all(cautions(value) == [words] for value in beyond)
    assert not cautions(high)
    assert domain.off is None or not cautions(domain.off)


def test_read_ahead_of_32_mib_is_undone(bench: Bench) -> None:
    """As a server was found: changed, kept, and refused on the way back."""
    path = present(locate(bench.ports, "sdb", "queue/read_ahead_kb"))
    bench.world.tree.write(path, "32768\n")
    done(bench, "sdb", "block.read_ahead", 128)
    done(bench, "sdb", "block.read_ahead", 32768)
    assert bench.ports.read_text(path) == "32768\n"


@pytest.mark.parametrize("setting", ["nvme.warn_above", "nvme.warn_below"])
def test_a_threshold_beyond_any_sense_comes_back(setting: str, bench: Bench) -> None:
    before = look(bench, "nvme0n1", setting).value
    done(bench, "nvme0n1", setting, 400)
    done(bench, "nvme0n1", setting, 70)
    done(bench, "nvme0n1", setting, 400)
    assert look(bench, "nvme0n1", setting).value == 400 != before


# -- lists --


def test_a_scheduler_that_the_catalogue_lacks_comes_back_where_the_kernel_has_it(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    from disktune_gui.demo import drive

    monkeypatch.setattr(drive, "SCHEDULERS", (*drive.SCHEDULERS, "adios"))
    path = present(locate(bench.ports, "sdb", "queue/scheduler"))
    bench.world.tree.write(path, "adios\n")
    text = bench.ports.read_text(path)
    assert "[adios]" in text
    done(bench, "sdb", "block.scheduler", "bfq")
    done(bench, "sdb", "block.scheduler", "adios")
    assert bench.ports.read_text(path) == text
    domain = BY_ID["block.scheduler"].domain
    assert from_text(domain, to_text(domain, "adios")) == "adios"


def test_a_scheduler_that_the_kernel_does_not_have_is_refused(bench: Bench) -> None:
    for word in ("adios", "../../x", "a b", "none\n", "x" * 16):
        with pytest.raises(Refusal):
            done(bench, "sdb", "block.scheduler", word)


@pytest.mark.parametrize(
    ("name", "setting", "odd", "usual"),
    [
        ("sdb", "ata.read_recovery", 71, 70),
        ("sdb", "ata.write_recovery", 123, 0),
        ("sde", "ata.idle_b", 1234, 1200),
    ],
)
def test_a_time_that_no_row_has_comes_back_from_a_drive(
    name: str, setting: str, odd: int, usual: int, bench: Bench
) -> None:
    if setting == "ata.idle_b":
        done(bench, name, "ata.epc", True)
    for wanted in (odd, usual, odd):
        done(bench, name, setting, wanted)
        assert look(bench, name, setting).value == wanted


TIMES = [one for one in SETTINGS if isinstance(one.domain, Table) and one.domain.codes is not None]


@each(TIMES, lambda one: one.id)
def test_a_code_without_a_row_may_be_set_again_and_one_that_the_field_does_not_hold_not(setting: Setting) -> None:
    domain = of_kind(Table, setting.domain)
    low, high = present(domain.codes)
    hole = next(code for code in range(low, high + 1) if not domain.has_row(code))
    state = State(setting.id, Status.OK, None, Source.LIVE, offer=Offer(codes=tuple(r.code for r in domain.rows)))
    assert rules.refusal(setting, state, hole) is None
    assert rules.refusal(setting, state, high) is None
    assert rules.refusal(setting, state, high + 1) == f"{setting.label}: this setting has no such value."
    assert from_text(domain, to_text(domain, hole)) == hole
    narrowed = State(setting.id, Status.OK, None, Source.LIVE, offer=Offer(minimum=hole + 1))
    assert rules.refusal(setting, narrowed, hole)
