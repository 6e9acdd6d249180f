"""What comes over the pipe, in both directions."""

from __future__ import annotations

import json
import types
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any, Union, get_args, get_origin, get_type_hints

from disktune_contract import wire
from disktune_contract.drives.drive import Drive, DriveKind, Usage
from disktune_contract.health import sample, smartd_log
from disktune_contract.health.sample import HealthSample, Origin
from disktune_contract.health.verdict import Counter, CounterValue, HealthVerdict
from disktune_contract.messages.protocol import EVENTS, VERBS, Hello
from disktune_contract.messages.replies import REPLIES
from disktune_contract.sentence import Sentence, Wordings, wordings
from disktune_contract.wire import MAX_LINE, MAX_REPLY
from disktune_gui.text.harmless import harmless, harmless_message
from disktune_helper.rpc import server
from tools.fuzz.oracles import survives

_ANSWERS = (Hello, *dict.fromkeys(EVENTS.values()), *dict.fromkeys(REPLIES.values()))


def line(data: bytes) -> None:
    """Read a line as both sides do: what it says is what writing it again says."""
    found = wire.parse(data, MAX_LINE)
    assert wire.parse(wire.dump(found), 2 * MAX_REPLY) == found


def request(data: bytes) -> None:
    """Read a request as the helper does."""
    op, arguments = server._envelope(wire.parse(data, MAX_LINE))
    if op in VERBS:
        taken: object = wire.load(VERBS[op].takes, arguments)
        survives(taken)


def answer(data: bytes) -> None:
    """Read an answer or an event as the window does; its first byte says which."""
    kind = _ANSWERS[data[0] % len(_ANSWERS)] if data else Hello
    text = data[1:]
    message = harmless_message(text, wire.parse(text, MAX_REPLY))
    for word in _texts(message):
        assert harmless(word) == word, f"not harmless: {word!r}"
    taken: object = wire.load(kind, message)
    survives(taken)


def sentences(data: bytes) -> None:
    """Make the sentences again that another process has made."""
    told = wire.load(Wordings, wire.parse(data, MAX_REPLY)).said
    known = {one.text: one for one in told}
    for text in known:
        again = Sentence.told(text, known)
        assert again == text
        wordings(again)


_DISK = Drive(
    *(
        "sda",
        DriveKind.ATA,
        "wwn:5",
        1,
        "Model",
        "S1",
        "1",
        "",
        1 << 40,
        512,
        4096,
        True,
        False,
        False,
        "",
        None,
        (),
    ),
    Usage(),
)


def health_samples(data: bytes) -> None:
    """Read a file of samples: what is kept of it is what is read again, and there is not too much of it."""
    found = sample.loaded(data.decode("utf-8", "replace"))
    kept = sample.kept(found, 1e9)
    assert len(kept) <= sample.MOST
    assert sample.loaded(sample.text_of(kept)) == tuple(replace(one, at=round(one.at, 1)) for one in kept)


def health_samples_seeds() -> list[bytes]:
    """Return files of samples."""
    one = HealthSample(
        1e9, Origin.TIMER, (CounterValue(Counter.PENDING, 3),), 30, 25, 44, 12, 97, 4000, 20, 90, 1 << 70
    )
    newer = replace(one, spare_threshold_percent=10, failing=True, status=HealthVerdict.FAILING)
    return [sample.text_of((replace(one, at=1e9 - 9e5), newer)).encode()]


def smartd_lines(data: bytes) -> None:
    """Read smartd's attribute log; what it says can be kept."""
    found = smartd_log.samples(data.decode("utf-8", "replace"), _DISK)
    assert sample.loaded(sample.text_of(found)) == found


def smartd_log_seeds() -> list[bytes]:
    """Return a line of each kind."""
    ata = "2023-06-14 06:16:14;\t4;100;84;\t5;200;2;\t9;70;22359;193;199;5043;\t194;91;59;\n"
    scsi = "2023-06-14\t06:02:03;\twrite-gb-processed;229818.534;\twrite-total-unc-errors;2;\ttemperature;27;\n"
    nvme = (
        "2025-06-14 06:16:14;\tcritical-warning;4;\ttemperature;-7;\tavailable-spare;97;"
        "\tavailable-spare-threshold;10;\tpercentage-used;12;\tdata-units-written;7;\tpower-on-hours;5000;"
        "\tmedia-errors;2;\n"
    )
    return [ata.encode(), scsi.encode(), nvme.encode()]


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from _texts(item)
    elif isinstance(value, list):
        for item in value:
            yield from _texts(item)


# -- what to begin with ----------------------------------------------------------------------------------------


def requests_to_begin_with() -> Iterator[bytes]:
    """Return a request for each operation."""
    for name, verb in VERBS.items():
        yield json.dumps({"id": 1, "op": name, "args": example(verb.takes)}).encode()


def answers_to_begin_with() -> Iterator[bytes]:
    """Return an answer of each kind."""
    for number, kind in enumerate(_ANSWERS):
        yield bytes((number,)) + json.dumps(example(kind)).encode()


def sentences_to_begin_with() -> Iterator[bytes]:
    """Return sentences within sentences."""
    inner = Sentence.counted(2, "{n} drive", "{n} drives")
    outer = Sentence("{before} {last}", before=Sentence("Only {what}.", what=inner), last=inner)
    yield wire.dump(Wordings(wordings((outer,)))).encode()


def example(kind: Any) -> Any:
    """Return some JSON that is read as *kind*: one of everything."""
    if is_dataclass(kind):
        hints = get_type_hints(kind)
        return {part.name: example(hints[part.name]) for part in fields(kind)}
    if get_origin(kind) is tuple:
        return [example(get_args(kind)[0])]
    if get_origin(kind) in (Union, types.UnionType):
        return example(get_args(kind)[0])
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next(iter(kind)).value
    return {bool: True, int: 1, float: 0.5, str: "x"}.get(kind)
