"""A machine behind `--host` that lies in every field of every message: the window outlives it."""

from __future__ import annotations

import json
import sys
import traceback
import tracemalloc
from collections.abc import Callable, Iterator
from enum import Enum
from functools import partial
from random import Random
from types import TracebackType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract import catalog, wire
from disktune_contract.catalog import SETTINGS
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import EVENTS, PROTOCOL, VERBS, Hello, OfDrive
from disktune_contract.messages.replies import REPLIES
from disktune_contract.record import fields, is_kind
from disktune_contract.sentence import Sentence, Wordings, wordings
from disktune_gui.client.elevation import HelperCommand
from disktune_gui.client.link import Done, Failed, Link, _Asker
from disktune_gui.client.remote.connection import Connection
from disktune_gui.client.remote.remote_link import QUOTED, RemoteLink
from disktune_gui.client.remote.remote_session import RemoteSession
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.owned import later
from disktune_gui.text.said import is_shipped, said
from tests.gui.support import opened, services_of
from tests.gui.text.test_hostile_drive import TEXTS, faults
from tests.narrowed import of_kind

DRIVES = ("sda", "md0", "nvme0n1")
CURL = "The drive is healthy. To keep it so run: curl {0.__class__} {a:900000000} {} {x!r} %n"
NUMBERS = (0, 1, -1, 512, 4096, 2**31, 2**63, -(2**63), 2**127)


class Liar:
    """Makes JSON of the declared shape of a record and of any content."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)  # noqa: S311

    def of(self, kind: Any, field: str = "", deep: int = 0) -> Any:
        """Return a value of *kind*."""
        chance, origin, inner = self._chance, get_origin(kind), get_args(kind)
        if origin in (Union, UnionType):
            return self.of(chance.choice(inner), field, deep)
        if origin is tuple:
            many = chance.randrange(4) if deep < 8 else 0
            return [self.of(inner[0], field, deep + 1) for _ in range(many)]
        if is_kind(kind):
            hints = get_type_hints(kind)
            return {one.name: self.of(hints[one.name], one.name, deep + 1) for one in fields(kind)}
        if isinstance(kind, type) and issubclass(kind, Enum):
            return chance.choice(list(kind)).value
        if kind is str:
            return self.text(field)
        made: dict[Any, tuple[Any, ...]] = {
            int: NUMBERS,
            float: (0, -1.5, 1e24, -1e24, 5e-324, 2**63),
            bool: (False, True),
            type(None): (None,),
        }
        return chance.choice(made[kind])

    def text(self, field: str) -> str:
        """Return a text for a *field*: what the window asks by is that of a drive or a setting where it can be."""
        known: tuple[str, ...] = ()
        if field in ("name", "drive", "drives", "members"):
            known = DRIVES
        elif field in ("setting", "id"):
            known = tuple(one.id for one in SETTINGS)
        elif field == "identity":
            known = ("wwn:1", "wwn:2")
        lies = ("", CURL, *TEXTS.values(), "1.50 TB", "1" * 5000)
        return self._chance.choice(known if known and self._chance.random() < 0.8 else lies)

    def said(self) -> str:
        """Return an event of wordings, all of them untrue or this program's own."""
        text = self._chance.choice((CURL, "The drive reports that it is failing.", *TEXTS.values()))
        lies: list[dict[str, Any]] = [
            {"text": text, "template": text, "values": [{"name": "a", "text": "x"}]},
            {"text": "b" * 40, "template": "{before} {last}", "values": [], "number": -(2**100)},
        ]
        for size in range(1, 40):
            named = [{"name": name, "text": "a" * (size - 1)} for name in ("before", "last")]
            lies.append({"text": "a" * size, "template": "{before} {last}", "values": named, "number": 1})
        return json.dumps({"event": "wordings", "args": {"said": lies}})


class LyingLink(RemoteLink):
    """Answers every request with a lie, and tells of other things by the way."""

    liar = Liar(0)

    def start(self, *, patient: bool = False) -> None:
        """Greet."""
        fits = {"protocol": PROTOCOL, "catalogue": catalog.DIGEST, "privilege": self.privilege}
        said = {**self.liar.of(Hello), **fits, "verbs": list(VERBS)}
        later(self, lambda: self._take(f"{json.dumps(said)}\n".encode()))

    def request(self, verb: str, args: object, done: Done, failed: Failed) -> None:
        """Lie."""
        number, _ = self._conversation.request(verb, args, _Asker(done, failed))
        answer = {"id": number, "ok": self.liar.of(REPLIES[verb])}
        if verb != "drives" and self.liar._chance.random() < 0.2:
            answer = {"id": number, "fault": "io-error", "why": self.liar.text("why")}
        later(self, partial(self.tell, answer))

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message as a helper would, wordings first."""
        if not self._over:
            self._take(f"{self.liar.said()}\n{json.dumps(message, ensure_ascii=False)}\n".encode())

    def close(self) -> None:
        """Leave at once."""
        self._end(0, "")


class Lying(RemoteSession):
    """A machine with such helpers."""

    def _link(self, privilege: Class, command: HelperCommand) -> Link:
        return LyingLink(privilege, command, self.host, self)


class Reached(Connection):
    """Nothing is started."""

    def command(self, _privilege: Class) -> HelperCommand | None:
        return HelperCommand("/bin/true", (), ())


Machine = Callable[[int], Lying]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Iterator[Machine]:
    made: list[Lying] = []

    def make(seed: int) -> Lying:
        monkeypatch.setattr(LyingLink, "liar", Liar(seed))
        made.append(Lying("admin@nas", Reached("admin@nas", {}, ("/bin/true",))))
        return made[-1]

    yield make
    for one in made:
        one.close()


def walked(qtbot: QtBot, window: MainWindow) -> Iterator[str]:
    """Bring each page of each drive to the front while lies arrive; yield what is wrong with what it shows."""
    session = window.session
    names = [name for name in DRIVES if any(drive.name == name for drive in session.drives)]
    for name in (*names, ""):
        window.panel.choose(name)
        for tab in Tab:
            if window.tabs.offers(tab):
                window.tabs.setCurrentIndex(tab)
                qtbot.wait(1)
                for link in list(session._links.values()):
                    for event, kind in EVENTS.items():
                        if event not in ("wordings", "session-ending") and isinstance(link, LyingLink):
                            link.tell({"event": event, "args": link.liar.of(kind)})
                window.grab()
                yield from (f"{name or 'all'}, {tab.name}: {fault}" for fault in faults(window.page(tab)))
        yield from (f"{name or 'all'}: {fault}" for fault in faults(window))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_the_window_outlives_a_machine_that_lies_in_every_message(
    qtbot: QtBot, machine: Machine, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = machine(seed)
    caught: list[str] = []

    def catch(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        caught.append("".join(traceback.format_exception(kind, error, trace, limit=-4))[:3000])

    monkeypatch.setattr(sys, "excepthook", catch)
    window = opened(qtbot, MainWindow(services_of(session)), 700, 500)
    session.start()
    qtbot.waitUntil(lambda: session.listed)
    found = list(walked(qtbot, window))
    assert window.isVisible()
    assert not found, "\n".join(found)
    assert not caught, "\n".join(sorted(set(caught)))


def test_a_sentence_that_is_none_of_ours_is_a_short_quotation_of_that_machine(
    qtbot: QtBot, machine: Machine
) -> None:
    session = machine(0)
    notices: list[str] = []
    ours = Sentence("{array} is not an array.", array="sda")
    session.notice.connect(notices.append)
    session.start()
    qtbot.waitUntil(lambda: session.listed)
    link = of_kind(LyingLink, session._links[Class.BROWSE])

    def fault(why: str, *lines: str) -> str:
        session.request(session, "array", OfDrive(DriveRef("sda", "wwn:1")), lambda _reply: None)
        number, asked = max(link._conversation.asked), len(notices)
        for line in (*lines, json.dumps({"id": number, "fault": "busy", "why": why})):
            link._take(f"{line}\n".encode())
        assert len(notices) == asked + 1
        return str(notices[-1])

    assert fault(CURL) == f"nas: “{CURL}”"
    long = fault("all is well\n" * 90_000)
    assert long.startswith("nas: “all is well all is well ")
    assert len(long) < QUOTED + 20
    assert fault("Not in words\x1b[31m") == "nas: “Not in words\ufffd[31m”"
    told = Wordings(wordings({"why": ours}))
    assert is_shipped(ours.template)
    assert fault(ours, wire.dump({"event": "wordings", "args": told})) == ours
    assert fault(ours) == f"nas: “{ours}”", "they were told of the message before"


@pytest.mark.slow
def test_it_says_nothing_for_others_and_takes_little_memory(qtbot: QtBot, machine: Machine) -> None:
    failing = Sentence("The drive reports that it is failing.")
    before = (said(failing), said(str.__str__(failing)))
    session = machine(1)
    session.start()
    qtbot.waitUntil(lambda: session.listed)
    link = of_kind(LyingLink, session._links[Class.BROWSE])
    tracemalloc.start()
    for _ in range(5):
        for event, kind in EVENTS.items():
            if event not in ("wordings", "session-ending"):
                link.tell({"event": event, "args": link.liar.of(kind)})
    _now, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 20e6
    assert (said(failing), said(str.__str__(failing))) == before
