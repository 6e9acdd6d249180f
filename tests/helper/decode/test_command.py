"""``disktune-helper decode``: JSON for what it knows, one sentence and status 2 for everything else."""

from __future__ import annotations

import json
from dataclasses import fields
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from disktune_contract.health.identification import AtaIdentity
from disktune_helper.cli.decode import LIMIT_BYTES, run
from tests.amounts import amount

CORPUS = Path(__file__).parents[2] / "corpus"
PAGE = (CORPUS / "identify" / "cdi_Samsung_SSD_860_EVO_1TB.hex").read_bytes()
KINDS = ("drive", "identify", "mdstat", "mdstat --alarms", "nvme-id-ctrl", "nvme-smart-log")


def decoded(kind: str, data: bytes) -> tuple[int, str, str]:
    """Return the status, standard output, and standard error."""
    stdout, stderr = StringIO(), StringIO()
    status = run(kind.split(), TextIOWrapper(BytesIO(data)), stdout, stderr)
    return status, stdout.getvalue(), stderr.getvalue()


def is_one_sentence(text: str) -> bool:
    """Return whether *text* is a line with one full stop, at its end."""
    return text.endswith(".\n") and text.count("\n") == 1 and text[0].isupper() and "Traceback" not in text


# -- what works --------------------------------------------------------------------------------------------


def test_an_identify_page_becomes_json() -> None:
    status, out, err = decoded("identify", PAGE)
    answer = json.loads(out)
    assert (status, err) == (0, "")
    assert list(answer) == [field.name for field in fields(AtaIdentity)]
    assert answer["model"] == "Samsung SSD 860 EVO 1TB"
    assert answer["sectors"] == 1953525168
    assert answer["rotation"] == {"kind": "ssd", "rpm": None}
    assert answer["multiple_sectors"] == {"max": 1, "current": 1}
    assert answer["dma"]["active"] == "udma6"
    assert answer["checksum"] == "correct"
    assert {"name": "SMART feature set", "supported": True, "enabled": True} in answer["features"]
    assert out.startswith('{\n  "model": ')


def test_the_keys_are_those_that_were_promised() -> None:
    answer = json.loads(decoded("identify", PAGE)[1])
    assert set(answer["apm"]) == {"supported", "enabled", "level"}
    assert set(answer["aam"]) == {"supported", "enabled", "recommended", "current"}
    assert set(answer["dma"]) == {"modes", "active"}
    assert set(answer["security"]) == {
        "supported",
        "enabled",
        "locked",
        "frozen",
        "expired",
        "enhanced_erase",
        "erase_minutes",
        "enhanced_erase_minutes",
    }


@pytest.mark.parametrize(
    ("kind", "directory", "pattern", "key"),
    [
        ("mdstat", "mdstat", "pymdstat_mdstat.03*", "arrays"),
        ("mdstat --alarms", "mdstat", "pymdstat_mdstat.03*", "arrays"),
        ("nvme-id-ctrl", "nvme", "id-ctrl-pc401.bin", "model"),
        ("nvme-smart-log", "nvme", "smart-log*.bin", "percentage_used"),
    ],
)
def test_the_other_kinds_become_json(kind: str, directory: str, pattern: str, key: str) -> None:
    path = sorted((CORPUS / directory).glob(pattern))[0]
    status, out, err = decoded(kind, path.read_bytes())
    assert (status, err) == (0, "")
    assert key in json.loads(out)


def test_a_path_that_is_not_utf_8_costs_no_array() -> None:
    bitmap = b"bitmap: 1/1 pages [4KB], 8KB chunk, file: /\xe4"
    array = b"md0 : active raid1 sda[0] sdb[1]\n 8 blocks [2/1] [U_]\n " + bitmap + b"\n"
    status, out, _ = decoded("mdstat", array)
    assert status == 0
    assert json.loads(out)["arrays"][0]["bitmap"]["file"] == "/\ufffd"
    assert json.loads(decoded("mdstat --alarms", array)[1])["arrays"][0]["alarm"] == "degraded"


def test_a_hostile_name_does_not_reach_the_terminal() -> None:
    words = PAGE.decode().split()
    words[27:32] = ["1b5b", "9b31", "6d7f", "0d0a", "8500"]
    status, out, _ = decoded("identify", " ".join(words).encode())
    assert status == 0
    assert not any(ord(character) < 0x20 and character != "\n" for character in out)
    assert not any(0x7F <= ord(character) < 0xA0 for character in out)
    assert json.loads(out)["model"].startswith("\x1b[\x9b1m\x7f\r\n\x85")


# -- what is refused ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "data",
    [b"\xff", b"\xff\xfe\x00" * 9, b"no dump", PAGE[:-6], PAGE + b"\xff", b"x" * (LIMIT_BYTES + 1)],
    ids=["odd-byte", "binary", "text", "255-words", "odd-byte-after", "too-much"],
)
def test_bad_input_costs_one_sentence(kind: str, data: bytes) -> None:
    status, out, err = decoded(kind, data)
    assert (status, out) == (2, "")
    assert is_one_sentence(err), err


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_costs_one_sentence(kind: str) -> None:
    status, out, err = decoded(kind, b"")
    assert (status, out) == (2, "")
    assert is_one_sentence(err), err


def test_no_known_kind_of_device_is_refused() -> None:
    status, out, err = decoded("identify", b"ffff " * 256)
    assert (status, out) == (2, "")
    assert "device type" in err
    assert is_one_sentence(err)


@pytest.mark.parametrize(
    "arguments",
    [[], ["identity"], ["identify", "mdstat"], ["mdstat --alarms"], ["identify", "--alarms"], ["--help"], [""]],
)
def test_wrong_usage_lists_the_kinds(arguments: list[str]) -> None:
    stdout, stderr = StringIO(), StringIO()
    assert run(arguments, TextIOWrapper(BytesIO(PAGE)), stdout, stderr) == 2
    assert stdout.getvalue() == ""
    assert all(kind in stderr.getvalue() for kind in KINDS)
    assert is_one_sentence(stderr.getvalue())


@settings(max_examples=amount(40))
@given(st.sampled_from(KINDS), st.binary(max_size=6000))
def test_no_input_costs_a_traceback(kind: str, data: bytes) -> None:
    status, out, err = decoded(kind, data)
    if status == 0:
        json.loads(out)
    else:
        assert status == 2
        assert is_one_sentence(err), err
