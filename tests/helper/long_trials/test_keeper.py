"""A keeper reverts at the end of the time, at the first sign of harm, and what an earlier one has left."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.drives.drive import DriveRef
from disktune_contract.folders import OF_AWAKE, OF_LONG_TRIALS
from disktune_contract.messages.change import Apply, Boost, DriveChanges
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.long_trial import EndLongTrial, HarmKind, LongEnd, LongStage
from disktune_contract.settings.setting import Change
from disktune_helper.changes import long_trials, operations, restore, saving
from disktune_helper.long_trials.keeper import LongTrialStopped
from disktune_helper.raid import operations as raid
from disktune_helper.settings import engine
from disktune_helper.settings.engine import EarlierValue
from tests.helper.long_trials.long_trial_rig import APM, LINK, Killed, Rig, alive
from tests.narrowed import present

RESET = (
    "ata2.00: exception Emask 0x10 SAct 0x4000 SErr 0x4050000 action 0x6 frozen",
    "ata2: SError: { PHYRdyChg CommWake DevExch }",
    "ata2.00: failed command: WRITE FPDMA QUEUED",
    "ata2: hard resetting link",
)


def _raise(error: BaseException) -> None:
    raise error


def test_the_values_are_in_force_while_it_lasts_and_are_reverted_when_the_time_is_up(rig: Rig) -> None:
    state = rig.ask()
    assert (state.stage, rig.value()) == (LongStage.ON, "min_power")
    assert rig.last()
    assert (rig.state().end, rig.value()) == (LongEnd.TIME_UP, "med_power_with_dipm")
    assert 3599 <= rig.state().lasted_s <= 3600
    causes = [entry.cause for entry in rig.bench.session.journal.entries("", 9)]
    assert causes == ["long-trial-ended", "tried-long"]


def test_values_are_kept_at_the_end_only_if_that_was_asked_for_and_there_was_no_harm(rig: Rig) -> None:
    rig.ask(keep=True)
    assert rig.last()
    assert (rig.state().end, rig.value()) == (LongEnd.KEPT_CLEAN, "min_power")


def test_a_reset_of_the_link_reverts_within_one_step_and_is_quoted(rig: Rig) -> None:
    rig.ask(keep=True)
    rig.tools.planned.append((1000.0, lambda: rig.tools.said.extend(RESET)))
    before = rig.bench.clock.now
    assert rig.last()
    state = rig.state()
    assert (state.end, rig.value()) == (LongEnd.HARM, "med_power_with_dipm")
    assert [(one.kind, one.text) for one in state.harm] == [
        (HarmKind.TIMEOUT, RESET[0]),
        (HarmKind.FAILED_COMMAND, RESET[2]),
        (HarmKind.LINK_RESET, RESET[3]),
    ]
    assert rig.bench.clock.now - before < 1000.0 + 4.0


def test_another_drives_trouble_reverts_nothing(rig: Rig) -> None:
    rig.ask()
    other = [line.replace("ata2", "ata3") for line in RESET]
    rig.tools.planned.append((100.0, lambda: rig.tools.said.extend(other)))
    assert rig.last()
    assert (rig.state().end, rig.state().harm) == (LongEnd.TIME_UP, ())


def test_a_value_that_somebody_else_has_chosen_meanwhile_stays_and_is_reported(rig: Rig) -> None:
    rig.ask(LINK, APM)

    def change() -> None:
        with rig.bench.session.open(rig.bench.drive("sdb").ref) as found:
            found.node.write_attribute("@host/link_power_management_policy", "max_performance")

    rig.tools.planned.append((60.0, change))
    assert rig.last()
    assert (rig.value(), rig.value("ata.apm")) == ("max_performance", 255)
    (left,) = [one for one in rig.state().results if one.fault is not None]
    assert (left.setting, left.fault) == ("power.link", Fault.CHANGED_MEANWHILE)
    assert "max_performance" in left.why or "another program" in left.why


def test_the_user_may_keep_or_revert_before_the_time_is_up(rig: Rig) -> None:
    for keep, end, value in ((True, LongEnd.KEPT, "min_power"), (False, LongEnd.REVERTED, "med_power_with_dipm")):
        one = Rig()
        state = one.ask()

        def stop(_drive: str, one: Rig = one) -> None:
            one.tools.planned.append((0.0, lambda: _raise(LongTrialStopped())))
            one.last()

        one.tools.on_stop = stop
        ended = long_trials.end(one.bench.session, EndLongTrial(state.trial, keep))
        assert (ended.end, one.value()) == (end, value)
        one.bench.session.stop_work()


def test_a_service_that_is_stopped_reverts(rig: Rig) -> None:
    rig.ask()
    rig.tools.planned.append((10.0, lambda: _raise(LongTrialStopped())))
    assert rig.last()
    assert (rig.state().end, rig.value()) == (LongEnd.STOPPED, "med_power_with_dipm")


def test_a_keeper_that_is_killed_is_followed_by_one_that_goes_on_from_the_same_message(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.ask()
    rig.tools.planned.append((100.0, lambda: _raise(Killed())))
    with pytest.raises(Killed):
        rig.last()
    assert rig.value() == "min_power"
    alive(monkeypatch, alive=False)
    rig.tools.planned.append((100.0, lambda: rig.tools.said.append(RESET[3])))
    assert rig.keeper().run("sdb")
    # It reads what the kernel has said since the trial began.
    assert rig.tools.opened[-1] == 41
    assert (rig.state().end, rig.value()) == (LongEnd.HARM, "med_power_with_dipm")


def test_what_is_kept_by_a_process_that_lives_is_left_alone(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig.ask()
    alive(monkeypatch, alive=True)
    assert rig.keeper().run("sdb")
    assert (rig.state().stage, rig.value()) == (LongStage.ON, "min_power")


def test_after_a_power_loss_what_has_lasted_is_reverted_and_nothing_else(rig: Rig) -> None:
    rig.ask(LINK, APM)
    again = rig.restart()
    # The drive kept its power and its level; the kernel begins with its own policy.
    with again.bench.session.open(again.bench.drive("sdb").ref) as found:
        engine.restore(found, (EarlierValue("ata.apm", 127),))
    assert (again.value(), again.value("ata.apm")) == ("med_power_with_dipm", 127)
    assert again.keeper().run("sdb")
    assert (again.state().end, again.value("ata.apm")) == (LongEnd.LEFT_BEHIND, 255)
    assert [one.fault for one in again.state().results] == [None]
    assert again.keeper().run("sdb")


def test_killed_while_applying_everything_is_reverted(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig.ask(LINK, APM)
    applying = rig.order().become(LongStage.APPLYING)
    rig.orders.write(applying)
    alive(monkeypatch, alive=False)
    assert rig.keeper().run("sdb")
    assert (rig.value(), rig.value("ata.apm"), rig.state().end) == (
        "med_power_with_dipm",
        255,
        LongEnd.LEFT_BEHIND,
    )


def test_the_same_setting_is_refused_to_others_and_the_rest_of_the_drive_is_not(rig: Rig) -> None:
    rig.ask()
    ref = rig.bench.drive("sdb").ref
    with pytest.raises(Refusal) as refused:
        operations.apply(rig.bench.session, Apply(ref, (Change("power.link", "min_power", "max_performance"),)))
    assert refused.value.fault is Fault.BUSY
    assert "revert the long trial of sdb" in refused.value.why
    applied = operations.apply(rig.bench.session, Apply(ref, (Change("block.read_ahead", 128, 256),)))
    assert applied.trial


def test_a_drive_that_came_in_the_place_of_another_is_free_and_that_one_is_not_by_another_name(rig: Rig) -> None:
    rig.ask()
    order = rig.order()
    change = Apply(rig.bench.drive("sdb").ref, (Change("power.link", "min_power", "max_performance"),))
    moved = replace(order, state=replace(order.state, drive=replace(order.state.drive, name="sdz")))
    rig.orders.write(moved)
    with pytest.raises(Refusal, match="revert the long trial of sd"):
        operations.apply(rig.bench.session, change)
    gone = replace(order, state=replace(order.state, drive=DriveRef("sdb", "wwn:5000c500deadbeef")))
    rig.orders.write(gone)
    assert operations.apply(rig.bench.session, change).trial


def test_suspend_is_said_to_be_held_off_only_while_that_is_so(rig: Rig) -> None:
    held = rig.folders[1].below(OF_AWAKE)
    held.replace("held", "")
    assert rig.ask().awake
    held.remove("held")
    assert [one.awake for one in long_trials.listed(rig.bench.session).trials] == [False]
    held.replace("held", "")
    assert [one.awake for one in long_trials.listed(rig.bench.session).trials] == [True]
    rig.bench.clock.now += 3601
    rig.last()
    assert [one.awake for one in long_trials.listed(rig.bench.session).trials] == [False], "for another one"


def test_one_long_trial_a_drive(rig: Rig) -> None:
    rig.ask()
    with pytest.raises(Refusal, match="the trial first"):
        long_trials.try_long(rig.bench.session, rig.request(APM))


def test_a_boost_refused_for_a_member_names_it(rig: Rig) -> None:
    depth = Change("scsi.queue_depth", rig.value("scsi.queue_depth", "sde"), 1)
    rig.ask(depth, drive="sde")
    changes = (DriveChanges(rig.bench.drive("sde").ref, (replace(depth, value=31),)),)
    with pytest.raises(Refusal, match="the long trial of sde first"):
        raid.boost(rig.bench.session, Boost(rig.bench.drive("md0").ref, "own", changes))


def test_only_what_shows_late_may_be_tried_for_hours(rig: Rig) -> None:
    with pytest.raises(Refusal, match="cannot be tried for hours"):
        long_trials.try_long(rig.bench.session, rig.request(LINK, Change("block.read_ahead", 128, 256)))
    assert rig.orders.all() == []


def test_a_service_that_does_not_start_changes_nothing(rig: Rig) -> None:
    rig.tools.on_start = lambda _drive: _raise(OSError(38, "systemd does not run on this computer"))
    with pytest.raises(Refusal, match=r"No settings were changed\. .*systemd does not run"):
        long_trials.try_long(rig.bench.session, rig.request())
    assert (rig.orders.all(), rig.value()) == ([], "med_power_with_dipm")


@pytest.mark.slow
def test_without_the_kernels_messages_it_does_not_begin(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rig.tools, "log", lambda _after: _raise(PermissionError(1, "Operation not permitted")))
    with pytest.raises(Refusal, match="Nothing would watch the trial:"):
        rig.ask()
    assert (rig.state().stage, rig.value()) == (LongStage.FAILED, "med_power_with_dipm")


def test_an_order_that_cannot_be_read_is_said_and_no_other_is_written(rig: Rig) -> None:
    rig.folders[0].below(OF_LONG_TRIALS).replace("0" * 16, "{}\n")
    with pytest.raises(Refusal, match="cannot be read"):
        long_trials.try_long(rig.bench.session, rig.request())


def test_a_drive_that_leaves_is_reverted_when_it_is_back(rig: Rig) -> None:
    rig.ask()
    drive = present(rig.bench.world.drives["sdb"].ata)

    def leave() -> None:
        rig.tools.said.append("ata2.00: disable device")
        drive.gone = True

    rig.tools.planned += [(50.0, leave), (90.0, lambda: setattr(drive, "gone", False))]
    rig.last()
    assert (rig.state().end, rig.value()) == (LongEnd.HARM, "med_power_with_dipm")
    assert rig.state().harm[0].text == "ata2.00: disable device"


def test_a_mistake_in_the_watch_reverts(rig: Rig) -> None:
    rig.ask()
    rig.tools.planned.append((10.0, lambda: _raise(RuntimeError("a mistake"))))
    assert rig.last()
    assert (rig.state().end, rig.value()) == (LongEnd.LEFT_BEHIND, "med_power_with_dipm")


def test_an_ordinary_trial_of_the_drive_has_to_end_first(rig: Rig) -> None:
    ref = rig.bench.drive("sdb").ref
    operations.apply(rig.bench.session, Apply(ref, (Change("block.read_ahead", 128, 256),)))
    with pytest.raises(Refusal, match="revert the trial"):
        long_trials.try_long(rig.bench.session, rig.request())


def test_a_restore_of_saved_settings_leaves_what_is_tried_alone(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    saving.save(rig.bench.session, rig.bench.save("sdb", "power.link"))
    rig.ask()
    alive(monkeypatch, alive=True)
    drive = rig.bench.drive("sdb")
    (file,) = restore.files_of(drive)
    report = present(restore.restore(rig.bench.session, drive, file))
    assert [item.verdict for item in report.items] == [restore.RestoreVerdict.HELD]
    assert rig.value() == "min_power"
    with pytest.raises(Refusal, match="revert the long trial of sd"):
        saving.save(rig.bench.session, rig.bench.save("sdb", "power.link"))


def test_after_suspend_what_the_drive_has_lost_is_set_again(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig.ask(LINK, APM)

    def sleep() -> None:
        monkeypatch.setattr(type(rig.bench.ports), "suspended", lambda _ports: 3600.0)
        with rig.bench.session.open(rig.bench.drive("sdb").ref) as found:
            engine.restore(found, (EarlierValue("ata.apm", 255),))

    rig.tools.planned += [
        (100.0, sleep),
        (110.0, lambda: found.append(rig.value("ata.apm"))),
    ]
    found: list[object] = []
    assert rig.last()
    assert found == [127]
    assert (rig.state().end, rig.value("ata.apm")) == (LongEnd.TIME_UP, 255)
    assert rig.state().seen.slept_s == 3600.0


def test_a_drive_that_does_not_answer_right_after_suspend_is_set_a_little_later(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.ask(LINK, APM)
    refused: list[object] = []
    found: list[object] = []
    real = rig.bench.session.open

    def open_late(ref: DriveRef) -> object:
        if len(refused) < 3:
            refused.append(ref)
            raise Refusal(Fault.IO_ERROR, "The drive does not answer.")
        return real(ref)

    def sleep() -> None:
        monkeypatch.setattr(type(rig.bench.ports), "suspended", lambda _ports: 3600.0)
        with real(rig.bench.drive("sdb").ref) as drive:
            engine.restore(drive, (EarlierValue("ata.apm", 255),))
        monkeypatch.setattr(rig.bench.session, "open", open_late)

    rig.tools.planned += [(100.0, sleep), (150.0, lambda: found.append(rig.value("ata.apm")))]
    assert rig.last()
    assert (len(refused), found) == (3, [127])


def test_one_who_takes_over_on_a_full_disk_watches_all_the_same(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig.ask()
    rig.tools.planned.append((100.0, lambda: _raise(Killed())))
    with pytest.raises(Killed):
        rig.last()
    alive(monkeypatch, alive=False)
    rig.tools.planned.append((100.0, lambda: rig.tools.said.append(RESET[3])))
    with monkeypatch.context() as full:
        orders = rig.folders[0].below(OF_LONG_TRIALS)
        full.setattr(orders, "replace", lambda *_a, **_k: _raise(OSError(28, "No space left on device")))
        with pytest.raises(OSError, match="No space"):
            rig.keeper().run("sdb")
    assert rig.value() == "med_power_with_dipm"


def test_files_of_the_kernel_are_reverted_without_waiting_for_a_drive_that_cannot_be_opened(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.ask(LINK, APM)
    opened: list[object] = []
    real = rig.bench.session.open

    def open_late(ref: DriveRef) -> object:
        opened.append(rig.value())
        if len(opened) < 3:
            raise Refusal(Fault.IO_ERROR, "The drive does not answer.")
        return real(ref)

    said: list[object] = []

    def ask() -> None:
        (state,) = long_trials.listed(rig.bench.session).trials
        said.append((state.end, bool(state.harm), bool(state.why)))
        with pytest.raises(Refusal, match=r"That trial is being reverted\."):
            long_trials.end(rig.bench.session, EndLongTrial(state.trial, keep=True))

    rig.tools.planned += [(100.0, lambda: rig.tools.said.extend(RESET)), (102.0, ask)]
    monkeypatch.setattr(rig.bench.session, "open", open_late)
    assert rig.last()
    # Meanwhile nobody is told that it goes on without errors, and nobody can keep it.
    assert said == [(LongEnd.HARM, True, True)]
    # Each time it was opened, the link had its policy back already.
    assert opened == ["med_power_with_dipm"] * 3
    assert rig.value("ata.apm") == 255
    assert {one.setting: one.fault for one in rig.state().results} == {"power.link": None, "ata.apm": None}


@pytest.mark.parametrize("policy", ["max_performance", "med_power_with_dipm"])
def test_what_somebody_else_has_changed_is_not_said_to_be_kept(rig: Rig, policy: str) -> None:
    rig.ask(keep=True)

    def change() -> None:
        with rig.bench.session.open(rig.bench.drive("sdb").ref) as found:
            found.node.write_attribute("@host/link_power_management_policy", policy)

    rig.tools.planned.append((60.0, change))
    assert rig.last()
    (left,) = rig.state().results
    assert (rig.state().end, left.fault) == (LongEnd.KEPT_CLEAN, Fault.CHANGED_MEANWHILE)
