"""Reading in a rhythm over the pipe: who may ask for it, and what of a drive that sleeps."""

from __future__ import annotations

import json

from disktune_contract.messages.privilege import Class, Level
from disktune_contract.messages.protocol import VERBS
from disktune_gui.demo.ata.device import Behaviour
from tests.helper.rpc.helper_window import Open


def test_it_is_asked_of_the_classes_that_measure_and_changes_nothing() -> None:
    assert VERBS["flicker"].classes == VERBS["measure"].classes
    assert Class.INSPECT not in VERBS["flicker"].classes
    assert VERBS["flicker"].reaches is Level.LOOK


def test_a_job_begins_tells_its_beats_and_ends_when_it_is_cancelled(window: Open) -> None:
    opened = window()
    ref = opened.ref("sdb")
    job = opened.ask("flicker", drive=ref)["ok"]["job"]
    assert opened.event("flicker-beat") == {"job": job, "beat": 0, "reads": True}
    assert opened.ask("flicker", drive=ref)["fault"] == "busy"
    # The end may come before the answer, so the answer is not waited for.
    opened.send(json.dumps({"id": 0, "op": "cancel", "args": {"job": job}}) + "\n")
    ended = opened.event("flicker-ended")
    assert (ended["job"], ended["fault"]) == (job, "cancelled")


def test_a_sleeping_drive_is_woken_only_if_asked(window: Open) -> None:
    opened = window()
    ata = opened.world.drives["sdd"].ata
    assert ata is not None
    ata.behaviour = Behaviour(spin_up_s=0.0)
    answer = opened.ask("flicker", drive=opened.ref("sdd"))
    assert answer["fault"] == "would-wake"
    assert "would wake" in answer["why"]
    assert ata.wakeups == 0
    job = opened.ask("flicker", drive=opened.ref("sdd"), wake=True)["ok"]["job"]
    assert opened.event("flicker-beat")["job"] == job
    assert ata.wakeups == 1


def test_another_drive_under_the_name_is_not_read(window: Open) -> None:
    opened = window()
    other = {**opened.ref("sdb"), "identity": "wwn:5000000000000000"}
    assert opened.ask("flicker", drive=other)["fault"] == "wrong-drive"
