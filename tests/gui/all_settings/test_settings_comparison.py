"""Several drives at once, as facts: which settings are compared, what differs, what a batch would do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.messages.change import MAX_TRIAL_S, Applied, ChangeResult
from disktune_contract.messages.faults import Fault
from disktune_contract.settings.setting import Change, Offer, Source, State, Status, Value
from disktune_gui.all_settings import batch, comparison
from disktune_gui.all_settings.batch import PreviewKind
from disktune_gui.all_settings.comparison import as_table
from disktune_gui.text import tabular
from tests.gui.scripted_session import a_drive, hard_disk

ONE, TWO, THREE = a_drive("sda"), a_drive("sdb"), a_drive("sdc")
READ_AHEAD = BY_ID["block.read_ahead"]


def states(**changes: Mapping[str, Any]) -> dict[str, State]:
    """Return a disk's states; ``block_read_ahead={"value": 512}`` changes one."""
    found = {state.setting: state for state in hard_disk()}
    for name, change in changes.items():
        key = name.replace("_", ".", 1)
        found[key] = replace(found[key], **change)
    return found


def column(known: comparison.Known, *drives: Drive, setting: str = "block.read_ahead") -> list[tuple[str, bool]]:
    grid = comparison.compare(drives, known, (BY_ID[setting],), {})
    return [(row[0].text, row[0].marked) for row in grid.cells]


# -- comparing -------------------------------------------------------------------------------------------------


def test_the_odd_one_out_is_marked() -> None:
    known = {ONE.ref: states(), TWO.ref: states(block_read_ahead={"value": 512}), THREE.ref: states()}
    assert column(known, ONE, TWO, THREE) == [("128 KiB", False), ("512 KiB", True), ("128 KiB", False)]


def test_two_that_differ_are_both_marked_and_one_alone_is_not() -> None:
    known = {ONE.ref: states(), TWO.ref: states(block_read_ahead={"value": 512})}
    assert column(known, ONE, TWO) == [("128 KiB", True), ("512 KiB", True)]
    assert column(known, ONE) == [("128 KiB", False)]


def test_drives_are_compared_with_their_like() -> None:
    ssd = replace(TWO, rotational=False)
    known = {ONE.ref: states(), ssd.ref: states(block_read_ahead={"value": 512})}
    assert column(known, ONE, ssd) == [("128 KiB", False), ("512 KiB", False)]


def test_unknown_absent_and_unasked_are_three_things() -> None:
    known = {ONE.ref: states(), TWO.ref: states(ata_apm={"value": None})}
    grid = comparison.compare((ONE, TWO, THREE), known, (BY_ID["ata.apm"], BY_ID["ata.aam"]), {THREE.ref: "Gone."})
    assert [cell.text for cell in grid.cells[0]] == ["128", "–"]
    assert [cell.text for cell in grid.cells[1]] == ["?", "–"]
    assert [(cell.text, cell.tip) for cell in grid.cells[2]] == [("?", "Gone."), ("?", "Gone.")]


def test_on_and_one_are_not_the_same_value() -> None:
    known = {ONE.ref: states(ata_apm={"value": 1}), TWO.ref: states(ata_apm={"value": True})}
    assert [marked for _, marked in column(known, ONE, TWO, setting="ata.apm")] == [True, True]


def test_columns_are_what_matters_and_what_somebody_has() -> None:
    known = {ONE.ref: states()}
    few = [setting.id for setting in comparison.columns((ONE,), known, everything=False)]
    assert "block.read_ahead" in few
    assert not {"block.nr_requests", "ata.aam"} & set(few)
    many = [setting.id for setting in comparison.columns((ONE,), known, everything=True)]
    assert "block.nr_requests" in many
    assert "ata.aam" not in many
    found = comparison.columns((ONE,), known, everything=False, text="queue size")
    assert [setting.id for setting in found] == ["block.nr_requests"]


def test_only_columns_with_differences() -> None:
    known = {ONE.ref: states(), TWO.ref: states(ata_apm={"value": 254})}
    settings = comparison.columns((ONE, TWO), known, everything=True)
    grid = comparison.compare((ONE, TWO), known, settings, {})
    assert [setting.id for setting in comparison.differing(grid, settings)] == ["ata.apm"]


def test_the_table_as_text_keeps_the_marks() -> None:
    known = {ONE.ref: states(), TWO.ref: states(block_read_ahead={"value": 512})}
    text = tabular.as_csv(as_table(comparison.compare((ONE, TWO), known, (READ_AHEAD,), {})))
    assert text.splitlines() == [
        "Drive,Model,Read-ahead -a",
        "sda,Example Disk 1000,128 KiB *",
        "sdb,Example Disk 1000,512 KiB *",
    ]


# -- changing several ------------------------------------------------------------------------------------------


def kinds(preview: batch.DrivePreview) -> dict[str, PreviewKind]:
    return {item.setting: item.kind for item in preview.items}


def test_each_change_has_its_fate_on_each_drive() -> None:
    wanted = {"block.read_ahead": 1024, "ata.apm": 128, "ata.aam": 128, "scsi.queue_depth": 64}
    found = batch.preview(ONE, tuple(states().values()), wanted)
    assert kinds(found) == {
        "block.read_ahead": PreviewKind.CHANGE,
        "ata.apm": PreviewKind.SAME,
        "ata.aam": PreviewKind.ABSENT,
        "scsi.queue_depth": PreviewKind.REFUSED,
    }
    refused = next(item for item in found.items if item.kind is PreviewKind.REFUSED)
    assert refused.why == "Queue depth (NCQ): this drive supports 1 to 32 commands."
    assert found.changes == (Change("block.read_ahead", 128, 1024),)


def test_steps_come_in_the_order_that_the_catalogue_wants() -> None:
    wanted: dict[str, Value] = {"block.nr_requests": 256, "block.scheduler": "bfq"}
    found = batch.preview(ONE, tuple(states().values()), wanted)
    assert [change.setting for change in found.changes] == ["block.scheduler", "block.nr_requests"]


def test_what_was_only_remembered_is_set_again() -> None:
    known = states(ata_standby_timer={"value": 241})
    assert kinds(batch.preview(ONE, tuple(known.values()), {"ata.standby_timer": 241})) == {
        "ata.standby_timer": PreviewKind.CHANGE
    }


def test_a_locked_setting_is_refused_with_its_reason() -> None:
    known = states(ata_apm={"status": Status.LOCKED, "reason": "The drive is frozen."})
    [item] = batch.preview(ONE, tuple(known.values()), {"ata.apm": 1}).items
    assert (item.kind, item.why) == (PreviewKind.REFUSED, "The drive is frozen.")


def test_a_rule_between_settings_has_its_say_in_the_preview() -> None:
    wanted: dict[str, Value] = {"ata.apm": 64, "ata.standby_timer": 241}
    found = batch.preview(ONE, tuple(states().values()), wanted)
    assert any(item.why for item in found.items if item.kind is PreviewKind.CHANGE)


def test_a_drive_that_has_not_answered_or_is_on_trial_gets_nothing() -> None:
    silent = batch.preview(ONE, None, {"ata.apm": 1})
    assert (kinds(silent), silent.changes) == ({"ata.apm": PreviewKind.UNKNOWN}, ())
    busy = batch.preview(ONE, tuple(states().values()), {"ata.apm": 1}, "First keep.")
    assert (kinds(busy), busy.changes, busy.items[0].why) == ({"ata.apm": PreviewKind.REFUSED}, (), "First keep.")


def test_the_summary_counts_what_happens_and_what_does_not() -> None:
    wanted = {"block.read_ahead": 1024, "ata.aam": 128}
    previews = [batch.preview(drive, tuple(states().values()), wanted) for drive in (ONE, TWO)]
    assert batch.summary(previews) == "Drives to change: 2. Changes: 2. Not supported: 2."
    assert batch.summary([batch.preview(ONE, None, wanted)]) == "No changes."


def test_a_danger_is_asked_for_once_and_only_if_it_happens_somewhere() -> None:
    previews = [batch.preview(drive, tuple(states().values()), {"ata.write_cache": True}) for drive in (ONE, TWO)]
    assert list(batch.consents(previews)) == ["ata.write_cache"]
    off = [batch.preview(ONE, tuple(states(ata_write_cache={"value": True}).values()), {"ata.write_cache": False})]
    assert batch.consents(off) == {}


def test_more_drives_on_trial_give_more_time_up_to_the_helpers_limit() -> None:
    reviewed = batch.preview(ONE, tuple(states().values()), {"block.read_ahead": 1024}).reviewed
    assert batch.trial_s(reviewed, 3) == batch.trial_s(reviewed, 1) + 2 * batch.ANSWER_S
    assert batch.trial_s(reviewed, 1000) == MAX_TRIAL_S


def test_outcomes_tell_done_failed_put_back_and_not_tried() -> None:
    good = ChangeResult("block.read_ahead", 128, 1024, 1024, changed=True)
    bad = ChangeResult("ata.apm", 128, 1, 128, False, Fault.REFUSED_BY_DRIVE, "The drive rejected it.")
    late = ChangeResult("ata.standby_timer", None, 241, None, False, Fault.CANCELLED, "Not tried.")
    back = ChangeResult("block.read_ahead", 1024, 128, 128, changed=True)
    cells = batch.results(Applied("", 15, (good, bad, late), (back,)))
    assert [cells[name].text for name in ("block.read_ahead", "ata.apm", "ata.standby_timer")] == [
        "restored",
        "failed",
        "not tried",
    ]
    stuck = ChangeResult(
        "block.read_ahead", 1024, 128, 1024, False, Fault.IO_ERROR, "The kernel reported an error."
    )
    for restored in ((), (stuck,)):
        left = batch.results(Applied("", 15, (good, bad, late), restored))["block.read_ahead"]
        assert (left.text, left.tone) == ("not restored", "danger")
        assert "restored" in left.tip
    assert cells["ata.apm"].tip == "The drive rejected it."
    assert batch.results(Applied("t", 15, (good,)))["block.read_ahead"].text == "1024 KiB"


def test_an_offer_of_fewer_words_refuses_the_others() -> None:
    known = states(block_scheduler={"offer": Offer(choices=("none",)), "value": "none"})
    [item] = batch.preview(ONE, tuple(known.values()), {"block.scheduler": "bfq"}).items
    assert item.kind is PreviewKind.REFUSED


def test_what_the_same_batch_brings_is_there() -> None:
    locked = (
        State("ata.idle_b", Status.LOCKED, None, Source.LIVE, "They are off."),
        State("ata.epc", Status.OK, False, Source.LIVE),
    )
    both = batch.preview(ONE, locked, {"ata.idle_b": 600, "ata.epc": True})
    assert kinds(both) == {"ata.idle_b": PreviewKind.CHANGE, "ata.epc": PreviewKind.CHANGE}
    assert [change.setting for change in both.changes] == ["ata.epc", "ata.idle_b"]
    assert kinds(batch.preview(ONE, locked, {"ata.idle_b": 600})) == {"ata.idle_b": PreviewKind.REFUSED}
    other = (
        State("block.scheduler", Status.OK, "none", Source.LIVE, offer=Offer(choices=("none", "bfq"))),
        State("bfq.low_latency", Status.UNSUPPORTED, None, Source.LIVE, "Not there."),
    )
    tuned = batch.preview(ONE, other, {"bfq.low_latency": False, "block.scheduler": "bfq"})
    assert kinds(tuned) == {"bfq.low_latency": PreviewKind.CHANGE, "block.scheduler": PreviewKind.CHANGE}
