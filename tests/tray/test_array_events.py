"""Sequences of what mdstat says, as they happen, and what is reported of them: each thing one time, in order."""

from __future__ import annotations

import pytest

from disktune_gui.tray.array_events import ASSEMBLY_S, BEGINNING, ArrayEvent, ArrayEventKind, busy
from disktune_gui.tray.event_text import message
from tests.tray.mdstat_machine import Machine, raid1, said, work


def test_a_life_from_failure_to_repair(machine: Machine) -> None:
    machine.array("md0", raid1("sda[0]", "sdb[1]", slots="UU"), sync_action="idle")
    assert machine.told() == []
    machine.array("md0", raid1("sda[0]", "sdb[1](F)", slots="U_"), sync_action="idle")
    assert machine.told() == ["degraded md0 sdb"]
    assert machine.told() == []
    machine.array("md0", raid1("sda[0]", slots="U_"), sync_action="idle")
    assert machine.told() == []
    machine.array("md0", raid1("sda[0]", "sdc[2]", slots="U_", work=work("recovery", 1)), sync_action="recover")
    assert machine.told() == ["started md0 recovery"]
    assert busy(machine.story)
    machine.array("md0", raid1("sda[0]", "sdc[2]", slots="U_", work=work("recovery", 30)), sync_action="recover")
    assert machine.told() == []
    machine.array("md0", raid1("sda[0]", "sdc[2]", slots="U_", work=work("recovery", 510)), sync_action="recover")
    assert machine.told(100) == ["progress md0 recovery"]
    machine.array(
        "md0", raid1("sda[0]", "sdc[2]", slots="UU"), sync_action="idle", sync_min=0, resync_start="none"
    )
    (event,) = machine.look(98)
    assert (said(event), event.mended) == ("finished md0 sdb recovery whole", True)
    assert event.took_s == pytest.approx(199)
    assert not busy(machine.story)
    machine.array("md0", raid1("sda[0]", "sdc[2]", slots="UU", work=work("check", 0)), sync_action="check")
    assert machine.told() == ["started md0 check"]
    machine.array("md0", raid1("sda[0]", "sdc[2]", slots="UU"), sync_action="idle", sync_min=0, mismatch_cnt=128)
    (event,) = machine.look(60)
    assert (said(event), event.mismatches) == ("finished md0 check whole", 128)
    del machine.arrays["md0"]
    assert machine.told() == ["gone md0"]
    assert machine.told() == []


def test_a_rebuild_whose_member_counts_already_is_told_as_finished_and_no_more(machine: Machine) -> None:
    machine.array("md0", raid1("sdb[1]", "sdc[2]", slots="_U", work=work("recovery", 996)))
    assert machine.told() == ["degraded md0", "started md0 recovery"]
    machine.array("md0", raid1("sdb[1]", "sdc[2]", slots="UU", work=work("recovery", 999)))
    assert machine.told(0.1) == []
    machine.array("md0", raid1("sdb[1]", "sdc[2]", slots="UU"))
    assert machine.told(0.1) == ["finished md0 recovery whole"]
    # The next loss is news again.
    machine.array("md0", raid1("sdb[1]", "sdc[2](F)", slots="_U"))
    assert machine.told() == ["degraded md0 sdc"]


def test_a_spare_takes_over_at_once(machine: Machine) -> None:
    machine.array("md0", raid1("sda[0]", "sdb[1]", "sdc[2](S)", slots="UU"))
    machine.look()
    machine.array("md0", raid1("sda[0]", "sdb[1](F)", "sdc[2]", slots="U_", work=work("recovery", 1)))
    assert machine.told() == ["degraded md0 sdb", "spare-used md0 sdc", "started md0 recovery"]


def test_an_array_that_is_enlarged_is_not_called_degraded_and_its_spare_is_not_used_up(machine: Machine) -> None:
    machine.array("md0", raid1("sda[0]", "sdb[1]", "sdc[2](S)", slots="UU"))
    machine.array("md5", "active raid5 a[0] b[1] c[2](S)\n 9 blocks [2/2] [UU]\n")
    machine.look()
    machine.array("md0", raid1("sda[0]", "sdb[1]", "sdc[2]", slots="UU_", work=work("recovery", 1)))
    machine.array("md5", "active raid5 a[0] b[1] c[2]\n 9 blocks [3/3] [UUU]\n" + work("reshape", 1))
    assert machine.told() == ["started md0 recovery", "started md5 reshape"]
    machine.array("md0", raid1("sda[0]", "sdb[1](F)", "sdc[2]", slots="U__", work=work("recovery", 2)))
    assert machine.told() == ["degraded md0 sdb"]


def test_a_slot_more_whose_rebuild_has_not_begun_yet_is_no_alarm(machine: Machine) -> None:
    machine.array("md0", raid1("a[0]", "b[1]", "c[2](S)", slots="UU"))
    machine.look()
    machine.array("md0", raid1("a[0]", "b[1]", "c[2](S)", slots="UU_"))
    assert machine.told() == []
    assert busy(machine.story)
    machine.array("md0", raid1("a[0]", "b[1]", "c[2]", slots="UU_", work=work("recovery", 3)))
    assert machine.told() == ["started md0 recovery"]
    machine.array("md0", raid1("a[0]", "b[1]", "c[2]", slots="UUU"))
    assert machine.told() == ["finished md0 recovery whole"]
    assert not busy(machine.story)


@pytest.mark.parametrize("third", [(), ("c[2](S)",)])
def test_a_slot_more_that_nobody_fills_is_told(machine: Machine, third: tuple[str, ...]) -> None:
    machine.array("md0", raid1("a[0]", "b[1]", *third, slots="UU"))
    machine.look()
    machine.array("md0", raid1("a[0]", "b[1]", *third, slots="UU_"))
    told = machine.told()
    assert told == ([] if third else ["degraded md0"])
    assert busy(machine.story) == bool(third)
    assert told + machine.told(5) == ["degraded md0"]
    assert not busy(machine.story)


def test_one_of_two_spares_is_no_news(machine: Machine) -> None:
    machine.array("md0", raid1("sda[0]", "sdb[1]", "sdc[2](S)", "sdd[3](S)", slots="UU"))
    machine.look()
    machine.array("md0", raid1("sda[0]", "sdb[1](F)", "sdc[2]", "sdd[3](S)", slots="U_"))
    assert machine.told() == ["degraded md0 sdb"]


def test_what_fails_together_is_told_together_and_without_what_is_true_for_a_moment(machine: Machine) -> None:
    members = ("a[0]", "b[1]", "c[2]", "d[3]")
    machine.array("md0", f"active raid6 {' '.join(members)}\n 9 blocks [4/4] [UUUU]\n")
    machine.look()
    failed = "active raid6 a[0](F) c[2] d[3] e[4]\n 9 blocks [4/2] [__UU]\n"
    machine.array("md0", failed + work("recovery", 140))
    event, started = machine.look()
    assert (event.kind, event.failed, event.vanished) == (ArrayEventKind.DEGRADED, ("a",), ("b",))
    assert event.why == "2 of 4 members missing or not rebuilt (slots 0, 1)."
    assert (started.kind, started.percent) == (ArrayEventKind.STARTED, 14.0)
    machine.array("md0", "active raid6 c[2] d[3] e[4]\n 9 blocks [4/3] [U_UU]\n")
    better, finished = machine.look()
    assert (said(better), better.why) == ("better md0", "1 of 4 members missing or not rebuilt (slot 1).")
    assert said(finished) == "finished md0 recovery"
    machine.array("md0", "active raid6 c[2] d[3] e[4] f[5]\n 9 blocks [4/4] [UUUU]\n")
    assert machine.told() == ["whole md0 a b whole"]
    machine.array("md0", "active raid6 c[2] d[3] e[4] f[5](F)\n 9 blocks [4/3] [U_UU]\n")
    assert machine.told() == ["degraded md0 f"]


def test_a_spare_that_fails_is_told_and_leaves_the_array_whole(machine: Machine) -> None:
    machine.array("md0", raid1("sda[0]", "sdb[1]", "sdc[2](S)", slots="UU"))
    machine.look()
    machine.array("md0", raid1("sda[0]", "sdb[1]", "sdc[2](F)", slots="UU"))
    assert machine.told() == ["member-failed md0 sdc"]


def test_a_drive_that_was_pulled_is_missed(machine: Machine) -> None:
    """udev may have removed it from the array before anybody looked."""
    machine.array("md0", raid1("sda[0]", "sdb[1]", slots="UU"))
    machine.look()
    machine.array("md0", raid1("sda[0]", slots="U_"))
    (event,) = machine.look()
    assert (event.kind, event.failed, event.vanished) == (ArrayEventKind.DEGRADED, (), ("sdb",))


def test_a_replaced_member_that_leaves_is_no_news(machine: Machine) -> None:
    machine.array("md0", raid1("sda[0]", "sdb[1]", "sdc[2](R)", slots="UU", work=work("recovery", 1)))
    assert machine.told() == ["started md0 recovery"]
    machine.array("md0", raid1("sda[0]", "sdc[2]", slots="UU"))
    assert machine.told() == ["finished md0 recovery whole"]


def test_each_further_loss_is_told_and_then_the_end(machine: Machine) -> None:
    def raid6(slots: str, *members: str) -> str:
        return f"active raid6 {' '.join(members)}\n 9 blocks [5/{slots.count('U')}] [{slots}]\n"

    machine.array("md0", raid6("UUUUU", "a[0]", "b[1]", "c[2]", "d[3]", "e[4]"))
    machine.look()
    machine.array("md0", raid6("UUUU_", "a[0]", "b[1]", "c[2]", "d[3]", "e[4](F)"))
    assert machine.told() == ["degraded md0 e"]
    machine.array("md0", raid6("UUU__", "a[0]", "b[1]", "c[2]", "d[3](F)", "e[4](F)"))
    assert machine.told() == ["degraded md0 d"]
    machine.array("md0", raid6("UU___", "a[0]", "b[1]", "c[2](F)", "d[3](F)", "e[4](F)"))
    assert machine.told() == ["failed md0 c"]
    machine.array("md0", raid6("UUU__", "a[0]", "b[1]", "c[2]"))
    assert machine.told() == ["better md0"]
    machine.array("md0", raid6("UU___", "a[0]", "b[1]"))
    assert machine.told() == ["failed md0 c"]


def test_an_array_just_made_fills_its_last_member_and_nobody_failed(machine: Machine) -> None:
    machine.look()
    machine.array("md0", raid1("sda[0]", "sdb[1]", slots="U_", work=work("recovery", 1)))
    assert machine.told() == ["started md0 recovery"]
    machine.array("md0", raid1("sda[0]", "sdb[1]", slots="U_", work=work("recovery", 500)))
    assert machine.told() == ["progress md0 recovery"]
    machine.array("md0", raid1("sda[0]", "sdb[1](F)", slots="U_"))
    assert machine.told() == ["degraded md0 sdb", "broken-off md0 recovery"]


def test_a_failure_during_a_check_is_not_taken_for_a_birth(machine: Machine) -> None:
    machine.look()
    machine.array("md0", raid1("sda[0]", "sdb[1]", slots="UU", work=work("resync", 1)))
    assert machine.told() == ["started md0 resync"]
    machine.array("md0", raid1("sda[0]", "sdc[2]", slots="U_", work=work("recovery", 1)), sync_min=0)
    assert machine.told() == ["degraded md0 sdb", "finished md0 resync", "started md0 recovery"]


def test_what_is_broken_off_is_not_called_finished(machine: Machine) -> None:
    for operation, leftover in (
        ("check", {"sync_min": 4096}),
        ("repair", {"sync_min": 4096}),
        ("resync", {"resync_start": 4096}),
        ("reshape", {"reshape_position": 4096}),
    ):
        word = "resync" if operation == "repair" else operation
        machine.array("md0", raid1("a[0]", "b[1]", slots="UU", work=work(word, 412)), sync_action=operation)
        assert machine.told() == [f"started md0 {operation}"]
        machine.array("md0", raid1("a[0]", "b[1]", slots="UU"), sync_action="idle", mismatch_cnt=0, **leftover)
        (event,) = machine.look()
        assert (said(event), event.percent, event.mismatches) == (f"broken-off md0 {operation} whole", 40.0, None)


def test_what_is_paused_is_no_longer_said_to_go_on_and_not_called_over(machine: Machine) -> None:
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU", work=work("resync", 100)), sync_action="resync")
    assert machine.told() == ["started md0 resync"]
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU"), sync_action="frozen", resync_start=99)
    assert machine.told() == ["paused md0 resync"]
    assert machine.told(600) == []
    assert not busy(machine.story)
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU", work=work("resync", 101)), sync_action="resync")
    (event,) = machine.look()
    assert (event.kind, event.percent) == (ArrayEventKind.PROGRESS, 10.1)
    assert machine.told() == []


def test_of_what_is_paused_the_message_offers_nothing_and_only_takes_the_place_of_another() -> None:
    event = ArrayEvent(ArrayEventKind.PAUSED, "md0", operation="recovery", percent=40.0)
    shown = message(event, {})
    assert shown.title == "md0: rebuild not running"
    assert "at least 40%" in shown.body
    assert (shown.update, shown.running, shown.passing) == (True, False, True)
    going_on = message(ArrayEvent(ArrayEventKind.PROGRESS, "md0", operation="recovery", percent=60.0), {})
    assert shown.key == going_on.key


def test_what_waits_has_not_started(machine: Machine) -> None:
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU", work="\tresync=DELAYED\n"), sync_action="check")
    assert machine.told() == []
    assert not busy(machine.story)
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU", work=work("check", 0)), sync_action="check")
    assert machine.told() == ["started md0 check"]


def test_a_member_that_is_copied_to_another_costs_no_redundancy(machine: Machine) -> None:
    for slots, less in (("UU", False), ("U_", True)):
        machine.story = BEGINNING
        machine.array("md0", raid1("a[0]", "b[1]", "c[2](R)", slots=slots, work=work("recovery", 100)))
        started = next(event for event in machine.look() if event.kind is ArrayEventKind.STARTED)
        assert ("Redundancy is reduced" in message(started, {}).body) is less


def test_one_operation_after_the_other(machine: Machine) -> None:
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU", work=work("check", 900)), sync_action="check")
    machine.look()
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU", work=work("check", 10)), sync_action="check")
    assert machine.told() == ["finished md0 check whole", "started md0 check"]


def test_redundancy_that_came_back_unseen_is_told(machine: Machine) -> None:
    machine.array("md0", raid1("a[0]", slots="U_"))
    assert machine.told() == ["degraded md0"]
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU"))
    assert machine.told() == ["whole md0 whole"]


def test_an_array_that_could_not_be_started(machine: Machine) -> None:
    machine.array("md0", "inactive a[0](S) b[1](S)\n 9 blocks super 1.2\n")
    machine.array("md127", "inactive a[0](S) b[1](S)\n 9 blocks super external:imsm\n")
    assert machine.told() == []
    assert busy(machine.story)
    assert machine.told(ASSEMBLY_S - 1) == []
    assert machine.told() == ["inactive md0"]
    assert not busy(machine.story)
    assert machine.told(600) == []
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU"))
    del machine.arrays["md127"]
    assert machine.told() == ["whole md0 whole"]


def test_an_array_that_is_being_stopped_was_started(machine: Machine) -> None:
    """The kernel shows it without a level until its last user has closed it (md.c, do_md_stop, md_release)."""
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU"))
    machine.look()
    machine.array("md0", "inactive a[0](S) b[1](S)\n 9 blocks super 1.2\n")
    assert machine.told() == []
    del machine.arrays["md0"]
    assert machine.told() == ["gone md0"]
    assert not busy(machine.story)


def test_a_degraded_array_that_waits_for_its_members_is_told_of_once(machine: Machine) -> None:
    machine.array("md0", raid1("a[0]", slots="U_"))
    assert machine.told() == ["degraded md0"]
    machine.array("md0", "inactive a[0](S)\n 9 blocks super 1.2\n")
    assert machine.told() == []
    machine.array("md0", raid1("a[0]", slots="U_"))
    assert machine.told(30) == []
    machine.array("md0", "inactive a[0](S)\n 9 blocks super 1.2\n")
    assert machine.told(30) == [], "the wait begins anew"
    assert machine.told(ASSEMBLY_S) == ["inactive md0"]
