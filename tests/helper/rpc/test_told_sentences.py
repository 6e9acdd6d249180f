"""What sentences are made of goes over the pipe before the message, to windows that asked for it."""

from __future__ import annotations

import json

import pytest

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.sentence import Sentence
from disktune_contract.workloads import DIGEST as WORKLOADS
from disktune_helper.rpc import handlers
from tests.helper.rpc.helper_window import Open


def test_what_sentences_are_made_of_is_told_before_the_message_to_who_asked(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise Refusal(Fault.BUSY, Sentence("{drive} is busy.", drive="sda"))

    monkeypatch.setitem(handlers.HANDLERS, "drives", refuse)
    opened = window()
    refused = {"id": 1, "fault": "busy", "why": "sda is busy."}
    assert opened.ask("drives") == refused
    assert opened.ask("tell-wordings")["ok"] == {}
    opened.send('{"id": 1, "op": "drives", "args": {}}\n')
    values = [{"name": "drive", "text": "sda"}]
    wording = {"text": "sda is busy.", "template": "{drive} is busy.", "values": values, "number": None}
    assert opened.line() == {"event": "wordings", "args": {"said": [wording]}}
    assert opened.line() == refused
    # What has no sentence in it comes alone.
    assert opened.ask("alive")["ok"] == {}


def test_the_reason_within_a_refusal_can_be_said_in_another_language(window: Open) -> None:
    opened = window(Class.TUNE)
    opened.ask("tell-wordings")
    change = {"setting": "block.read_ahead", "value": -1, "expected": opened.value("sda", "block.read_ahead")}
    asked = {"id": 1, "op": "apply", "args": {"drive": opened.ref("sda"), "changes": [change], "trial_s": 15}}
    opened.send(f"{json.dumps(asked)}\n")
    told, refused = opened.line(), opened.line()
    assert refused["fault"] == "out-of-range"
    made = {one["text"]: one["template"] for one in told["args"]["said"]}
    assert made[refused["why"]] == "{setting}: {problem}."
    assert "the value must be from {low} to {high}" in made.values()


def test_a_refusal_to_save_can_be_said_in_another_language(window: Open) -> None:
    opened = window(Class.TUNE)
    opened.ask("tell-wordings")
    shown = {"setting": "block.read_ahead", "value": 1}
    asked = {"id": 1, "op": "save", "args": {"drive": opened.ref("sda"), "settings": [shown], "drop": []}}
    opened.send(f"{json.dumps(asked)}\n")
    told, refused = opened.line(), opened.line()
    assert refused["fault"] == "changed-meanwhile"
    wording = next(one for one in told["args"]["said"] if one["text"] == refused["why"])
    assert wording["template"].startswith("{setting} is now {value}, not {seen}.")
    assert {"name": "setting", "text": "Read-ahead"} in wording["values"]


def test_a_refusal_to_measure_is_told_with_what_it_is_made_of(window: Open) -> None:
    opened = window(Class.BROWSE)
    assert opened.ask("tell-wordings")["ok"] == {}
    args = {"folder": "/home/alex", "workloads": ["drive.direct"], "catalogue": WORKLOADS}
    opened.send(json.dumps({"id": 1, "op": "measure-folder", "args": args}) + "\n")
    assert [(one["template"], one["values"]) for one in opened.line()["args"]["said"]] == [
        ("Invalid request: {problem}.", [{"name": "problem", "text": "drive.direct runs elsewhere"}])
    ]
    assert opened.line()["why"] == "Invalid request: drive.direct runs elsewhere."
