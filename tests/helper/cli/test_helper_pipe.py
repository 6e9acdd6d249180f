"""The command's end of a pipe to a helper, asked by several threads: each gets its own answer, or a sentence."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import IO, Any

import pytest

from disktune_contract import catalog, wire
from disktune_contract.messages.change import OfTrial
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import PROTOCOL, Hello
from disktune_contract.version import VERSION
from disktune_helper.cli.common.desktop_work import HelperPipe
from tests.amounts import PATIENCE_S

DRIVES = 50
Script = Callable[[list[dict[str, Any]], IO[str]], None]


@pytest.fixture
def pipe() -> Iterator[Callable[[Script], HelperPipe]]:
    """Make a pipe to a helper that reads `DRIVES` requests, then does what its script says, and leaves."""
    threads: list[threading.Thread] = []
    made: list[HelperPipe] = []

    def make(script: Script) -> HelperPipe:
        requests, answers = os.pipe(), os.pipe()

        def helper() -> None:
            with os.fdopen(requests[0], encoding="utf-8") as told, os.fdopen(answers[1], "w") as said:
                said.write(wire.dump(Hello(PROTOCOL, VERSION, catalog.DIGEST, Class.TUNE)) + "\n")
                said.flush()
                script([json.loads(told.readline()) for _ in range(DRIVES)], said)

        threads.append(threading.Thread(target=helper))
        threads[-1].start()
        link = HelperPipe(answers[0], requests[1], lambda _name, _told: None)
        link.greet(Class.TUNE)
        made.append(link)
        return link

    yield make
    for link in made:
        link.close()
    for thread in threads:
        thread.join(PATIENCE_S)


def ask_all(link: HelperPipe) -> list[Any]:
    def ask(number: int) -> Any:
        try:
            return link.ask("keep", OfTrial(f"{number:016x}"))
        except Refusal as error:
            return error

    with ThreadPoolExecutor(DRIVES) as threads:
        return list(threads.map(ask, range(DRIVES)))


def answered(request: dict[str, Any]) -> str:
    trial = request["args"]["trial"]
    ok = {"trial": trial, "drive": "sda", "end": "kept", "results": []}
    return json.dumps({"id": request["id"], "ok": ok}) + "\n"


def test_answers_in_any_order_reach_whoever_asked(pipe: Callable[[Script], HelperPipe]) -> None:
    link = pipe(lambda asked, said: said.writelines(answered(one) for one in reversed(asked)))
    assert [one.trial for one in ask_all(link)] == [f"{number:016x}" for number in range(DRIVES)]


@pytest.mark.parametrize("last", ["", '{"id": 7000, "ok": {}}\n', '{"id": [], "ok": {}}\n', "nonsense\n"])
def test_a_helper_that_leaves_or_talks_nonsense_refuses_all_that_wait(
    pipe: Callable[[Script], HelperPipe], last: str
) -> None:
    def script(asked: list[dict[str, Any]], said: IO[str]) -> None:
        said.write(answered(asked[0]) + last)

    link = pipe(script)
    found = ask_all(link)
    refused = [one for one in found if isinstance(one, Refusal)]
    assert len(refused) == DRIVES - 1
    assert {error.why for error in refused} == {"The helper process exited unexpectedly."}
    assert link.ended
    with pytest.raises(Refusal, match="exited unexpectedly"):
        link.ask("keep", OfTrial("0" * 16))
