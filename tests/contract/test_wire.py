"""Messages to JSON and back; what is not exactly a message is refused, in a sentence and in bounded time."""

from __future__ import annotations

import json
import time
import types
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum, IntEnum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.measuring import measurement
from disktune_contract.messages import protocol, replies
from disktune_contract.messages.change import DEFAULT_TRIAL_S, Apply
from disktune_contract.messages.measurement import EngineState, Measure
from disktune_contract.settings.setting import Change, Value
from disktune_contract.wire import WireError

LIMIT = wire.MAX_REPLY

MESSAGES = sorted(
    {protocol.Hello, *protocol.EVENTS.values()}
    | {verb.takes for verb in protocol.VERBS.values()}
    | set(replies.REPLIES.values()),
    key=lambda kind: kind.__name__,
)


SCALARS: dict[Any, tuple[Any, ...]] = {
    bool: (False, True),
    int: (0, 1, -1, -(2**127), 2**128 - 1),
    float: (0.0, 1.0, -0.1, 5e-324, wire.LARGEST, -wire.LARGEST),
    str: ("", "true", "a\nb\x00\x7f", "\u2028\x85", "é😀", '\\"{['),
    type(None): (None,),
}


@cache
def values_of(kind: Any) -> tuple[Any, ...]:
    """Return values of the annotation *kind*: each value of each leaf comes up, and lists of none to three."""
    if isinstance(kind, type) and is_dataclass(kind):
        hints = get_type_hints(kind)
        columns = {part.name: values_of(hints[part.name]) for part in fields(kind)}
        rows = range(max(map(len, columns.values()), default=1))
        return tuple(kind(**{name: values[row % len(values)] for name, values in columns.items()}) for row in rows)
    if get_origin(kind) is tuple:
        inside = values_of(get_args(kind)[0])
        return ((), inside[:1], *(inside[at : at + 3] for at in range(1, len(inside), 3)))
    if get_origin(kind) in (Union, types.UnionType):
        return tuple(value for one in get_args(kind) for value in values_of(one))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(kind)
    return SCALARS[kind]


def refused(kind: type, data: object) -> str:
    """Return the sentence with which *data* is refused as a *kind*."""
    with pytest.raises(WireError) as caught:
        wire.load(kind, data)
    return str(caught.value)


def not_a_line(line: str | bytes, limit: int = LIMIT) -> str:
    """Return the sentence with which *line* is refused."""
    with pytest.raises(WireError) as caught:
        wire.parse(line, limit)
    return str(caught.value)


# -- there and back ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_every_message_survives_the_pipe() -> None:
    for message in (value for kind in MESSAGES for value in values_of(kind)):
        line = wire.dump(message)
        assert "\n" not in line, message
        back: object = wire.load(type(message), wire.parse(line.encode(), LIMIT))
        assert back == message
        # 1 == True == 1.0 in Python: the types have to agree as well.
        assert repr(back) == repr(message)


@pytest.mark.parametrize("value", [True, False, 0, 1, -1, "", "1", "true", "é", "a\nb", "\u2028", "😀"])
def test_a_value_keeps_its_type(value: Value) -> None:
    change = Change("ata.apm", None, value)
    back = wire.load(Change, wire.parse(wire.dump(change), LIMIT))
    assert type(back.value) is type(value)
    assert back == change


def test_what_has_a_default_may_be_left_out() -> None:
    ref = {"name": "sda", "identity": ""}
    assert wire.load(DriveRef, ref) == DriveRef("sda", "", None)
    assert wire.load(Apply, {"drive": ref, "changes": []}).trial_s == DEFAULT_TRIAL_S


def test_a_path_that_is_no_utf_8_can_still_be_sent() -> None:
    mount = b"/media/caf\xe9".decode("utf-8", "surrogateescape")
    line = wire.dump(DriveRef(mount, "", None))
    assert wire.parse(line.encode("utf-8"), LIMIT)["name"] == "/media/caf\ufffd"


def test_what_json_cannot_say_is_not_sent() -> None:
    with pytest.raises(ValueError, match="JSON"):
        wire.dump(measurement.Point(1, float("nan")))


# -- the wrong shape ---------------------------------------------------------------------------------------

CHANGE = {"setting": "ata.apm", "expected": None, "value": 128}


def test_an_unknown_key_is_refused_by_name() -> None:
    assert refused(Change, CHANGE | {"opcode": 236}) == "Change has no 'opcode'"


def test_a_missing_key_is_refused_by_name() -> None:
    assert refused(Change, {"setting": "ata.apm", "value": 1}) == "Change lacks expected"


def test_the_sentence_says_where() -> None:
    apply = {"drive": {"name": "sda", "identity": ""}, "changes": [CHANGE, CHANGE | {"setting": 7}]}
    assert refused(Apply, apply) == "Apply.changes[1].setting is not a text"


@pytest.mark.parametrize("wrong", [True, False, 1.0, 15.5, "15", None, [15], {"s": 15}, 2**129, -(2**128)])
def test_a_whole_number_is_nothing_else(wrong: object) -> None:
    assert "trial_s" in refused(Apply, {"drive": {"name": "a", "identity": ""}, "changes": [], "trial_s": wrong})


@pytest.mark.parametrize("wrong", [True, "1.5", None, [], float("nan"), float("inf"), 1e25, 10**400, 2**2000])
def test_a_number_is_finite_and_nothing_else(wrong: object) -> None:
    assert "Point.bytes_s" in refused(measurement.Point, {"position_bytes": 1, "bytes_s": wrong})


@pytest.mark.parametrize("wrong", [1.5, [], {}, 2**200])
def test_a_value_is_a_switch_a_number_or_a_word(wrong: object) -> None:
    assert "Change.value" in refused(Change, CHANGE | {"value": wrong})


@pytest.mark.parametrize("wrong", [0, 1, "true", None, []])
def test_a_switch_is_true_or_false(wrong: object) -> None:
    data = {"drive": {"name": "a", "identity": ""}, "workloads": ["drive.direct"], "catalogue": "", "wake": wrong}
    assert refused(Measure, data) == "Measure.wake is not true or false"


@pytest.mark.parametrize("wrong", ["FIO", "", "write", 1, True, None, ["fio"], {"fio": 1}])
def test_a_word_of_a_list_is_one_of_it(wrong: object) -> None:
    data = {"engine": wrong, "version": ""}
    assert refused(EngineState, data) == "EngineState.engine is not one of reader, fio, bonnie"


class Level(IntEnum):
    """An enum of numbers; no message has one yet."""

    LOW = 1


@dataclass(frozen=True)
class Levelled:
    """A message with a level and a list made by a factory."""

    level: Level
    more: tuple[int, ...] = field(default_factory=tuple)


@pytest.mark.parametrize("wrong", [True, 1.0, "1", 2])
def test_true_is_not_level_one(wrong: object) -> None:
    assert wire.load(Levelled, {"level": 1}) == Levelled(Level.LOW)
    assert "level" in refused(Levelled, {"level": wrong})


@pytest.mark.parametrize("wrong", [None, "abc", {}, 3, [[]], ["x"]])
def test_a_list_is_a_list_of_what_belongs_in_it(wrong: object) -> None:
    assert "changes" in refused(Apply, {"drive": {"name": "a", "identity": ""}, "changes": wrong})


@pytest.mark.parametrize("wrong", [None, [], "x", 1, True])
def test_an_object_is_an_object(wrong: object) -> None:
    assert refused(DriveRef, wrong) == "DriveRef is not an object"


def test_the_key_in_a_sentence_is_short_and_cannot_steer_a_terminal() -> None:
    why = refused(DriveRef, {"\x1b[2J" + "x" * 5000: 1})
    assert len(why) < 80
    assert "\x1b" not in why


@dataclass(frozen=True)
class Pair:
    """A shape that the wire does not have."""

    both: tuple[int, str]


def test_a_pair_in_a_message_is_a_mistake_that_shows_at_once() -> None:
    with pytest.raises(TypeError, match="any length"):
        wire.load(Pair, {"both": [1, "a"]})


# -- the wrong text ----------------------------------------------------------------------------------------


def test_a_line_may_have_as_many_bytes_as_allowed_and_not_one_more() -> None:
    line = '{"a":"éé"}'
    assert wire.parse(line, len(line.encode()))
    assert "12 bytes; 11 is the most" in not_a_line(line, 11)


@pytest.mark.parametrize(
    "line",
    [b"", b" ", b"\n", b"{", b"}", b"[1]", b"1", b"null", b'"a"', b"{'a':1}", b'{"a":1}{"a":1}', b'{"a":1,}',
     b'{"a":01}', b'{"a":"\x00"}', b'\xef\xbb\xbf{"a":1}', b"\x00\x01\x02", b'{"a":"', b'{"a":"\\', b"GET / HTTP"],
)  # fmt: skip
def test_what_is_not_one_object_of_json_is_refused(line: bytes) -> None:
    assert not_a_line(line).startswith("the line is not")


@pytest.mark.parametrize("line", [b'{"a":"\xff"}', b'{"a":"\xc0\xaf"}', b'{"a":"\xed\xa0\x80"}'])
def test_bytes_that_are_not_utf_8_are_refused(line: bytes) -> None:
    assert not_a_line(line) == "the line is not UTF-8"


@pytest.mark.parametrize("line", ['{"a":"\\ud800"}', '{"\\uDFFF":1}', '{"a":[{"b":"x\\udc80"}]}', '{"\udc80":1}'])
def test_half_a_character_is_refused_because_no_answer_could_repeat_it(line: str) -> None:
    assert not_a_line(line) == "the line is not UTF-8"


def test_a_whole_character_may_be_written_as_two_halves() -> None:
    assert wire.parse(b'{"a":"\\ud83d\\ude00"}', LIMIT) == {"a": "😀"}


@pytest.mark.parametrize("line", ['{"a":1,"a":1}', '{"a":{"b":1,"b":2}}', '{"a":[{"b":1,"\\u0062":2}]}'])
def test_a_key_that_stands_twice_is_refused(line: str) -> None:
    assert "twice" in not_a_line(line)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_numbers_that_json_does_not_have_are_refused(number: str) -> None:
    assert not_a_line('{"a":' + number + "}") == f"{number} is not JSON"


def test_a_number_of_five_thousand_digits_is_refused() -> None:
    assert not_a_line('{"a":' + "9" * 5000 + "}").startswith("the line is not JSON")


def test_a_number_that_overflows_to_infinity_is_refused_by_the_field() -> None:
    data = wire.parse('{"position_bytes":1,"bytes_s":1e999}', LIMIT)
    assert refused(measurement.Point, data) == "Point.bytes_s is not a finite number of a sane size"


@dataclass(frozen=True)
class Nullable:
    """A message with numbers some of which are not known."""

    numbers: tuple[int | None, ...]


def test_what_fits_is_read_without_a_sentence_about_what_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    class Counted(WireError):
        def __init__(self, why: str) -> None:
            made.append(why)
            super().__init__(why)

    monkeypatch.setattr(wire, "WireError", Counted)
    assert wire.load(Nullable, {"numbers": [None, 1]}) == Nullable((None, 1))
    assert made == []


# -- depth and time ----------------------------------------------------------------------------------------


def test_sixteen_levels_are_read_and_seventeen_are_not() -> None:
    assert wire.parse('{"a":' + "[" * 15 + "]" * 15 + "}", LIMIT)
    assert "deeper than 16" in not_a_line('{"a":' + "[" * 16 + "]" * 16 + "}")


def test_brackets_within_a_text_do_not_count() -> None:
    text = '[[[[[[[[[[[[[[[[[[{{{{\\"[[[[' + "\\\\"
    assert wire.parse('{"a":"' + text + '","b":[]}', LIMIT)


@pytest.mark.parametrize(
    "line",
    [b"[" * 65536, b'{"a":' * 13000, b'["' + b"[" * 60000, b'"' + b'\\"' * 32767, b'"' * 65536, b"\\" * 65536,
     b'"\\' * 32768, b"{" + b'"a":[],' * 9000, b"]" * 30000 + b"[" * 30000],
)  # fmt: skip
def test_the_worst_line_is_refused_in_bounded_time(line: bytes) -> None:
    """The bound is a hundred times what it takes; a quadratic reader needs seconds for these."""
    took = []
    # The best of three: Python may collect the garbage of thousands of tests meanwhile.
    for _ in range(3):
        start = time.process_time()
        not_a_line(line, wire.MAX_LINE)
        took.append(time.process_time() - start)
    assert min(took) < 0.5


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["drive", "name", "identity", "changes", "value", "x"]), inner, max_size=4
        )
    ),
    max_leaves=8,
)


@pytest.mark.slow
@given(st.sampled_from(MESSAGES), JSON)
def test_no_json_whatever_ends_in_anything_but_a_message_or_a_sentence(kind: type, data: object) -> None:
    try:
        message: object = wire.load(kind, data)
    except WireError:
        return
    assert isinstance(message, kind)


@pytest.mark.slow
def test_one_wrong_leaf_spoils_the_message() -> None:
    for kind in MESSAGES:
        plain = json.loads(max(map(wire.dump, values_of(kind)), key=len))
        for inner, key in list(_leaves(plain)):
            right, inner[key] = inner[key], {"never": "a scalar"}
            refused(kind, plain)
            inner[key] = right


def _leaves(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every scalar in *data* as what holds it, and its key there."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, dict | list):
            yield from _leaves(value)
        else:
            yield data, key
