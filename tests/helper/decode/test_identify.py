"""The IDENTIFY decoder says what hdparm says: on real pages, and on pages no drive ever sent."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from disktune_contract.drives import recognition
from disktune_contract.health.identification import AtaIdentity, Checksum, RotationKind
from disktune_contract.settings.access import Bit, LowByte
from disktune_helper.decode.fields import DecodeError
from disktune_helper.decode.identify import Words, bit, decode, from_bytes, low_byte, parse_text
from tests.amounts import amount
from tests.helper.hdparm_judge import HDPARM, ask, ask_text, facts

CORPUS = Path(__file__).parents[2] / "corpus" / "identify"

DUMPS = sorted(CORPUS.glob("*.hex"))
PAGES = [parse_text(path.read_text()) for path in DUMPS]


def page_of(part: str) -> tuple[int, ...]:
    """Return the first dump whose name contains *part*."""
    return next(page for path, page in zip(DUMPS, PAGES, strict=True) if part in path.name)


PAGE = {part: page_of(part) for part in ("Samsung_SSD", "6Y120P0", "LEXAR", "ZIP", "Hitachi", "SD-R2102")}

LATER_REVISIONS = ("SATA Rev 3.1", "SATA Rev 3.2", "SATA Rev 3.3", "SATA Rev 3.4", "SATA Rev 3.5")
"""Those that hdparm 9.65 does not know."""


def test_the_corpus_is_there() -> None:
    assert len(DUMPS) >= 35


@pytest.mark.tools
def test_the_judge_is_there() -> None:
    assert Path(HDPARM).exists(), "install hdparm: the IDENTIFY decoder is compared with it"


# -- ours against hdparm's ---------------------------------------------------------------------------------


def flat(tree: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, object]]:
    """Yield the leaves of *tree* under dotted names."""
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


def ours(words: tuple[int, ...]) -> dict[str, object]:
    """Return our facts, with what hdparm words differently in its words."""
    identity = decode(words)
    result = dict(flat(asdict(identity)))
    result["features"] = tuple(
        (feature.name, feature.enabled) for feature in identity.features if feature.supported
    )
    size, capabilities, flash = identity.addressing.size_bytes, identity.capabilities, identity.compact_flash
    result["hdparm's megabytes"] = None if size is None else size % 2**64 // 1_000_000
    result["hdparm's queuing"] = bool(capabilities.command_queuing)
    result["hdparm's interleaved"] = bool(capabilities.interleaved_dma and not dma_is_missing(words))
    result["hdparm's software reset"] = bool(capabilities.software_reset_required)
    result["hdparm's key management"] = bool(flash and flash.key_management)
    result["hdparm's io cycle"] = flash.io_cycle_ns if flash else None
    result["hdparm's revisions"] = tuple(
        name for name in identity.transport.revisions if name not in LATER_REVISIONS
    )
    result["hdparm's CD-ROM"] = tuple(name.partition("ATAPI-")[2] for name in identity.standard.cd_rom)
    return result


def dma_is_missing(words: tuple[int, ...]) -> bool:
    """Return whether hdparm says "DMA: not supported" and then nothing more about DMA."""
    return not (words[49] & 0x0100 or words[62] & 0x8000)


def disagreements(words: tuple[int, ...]) -> dict[str, tuple[object, object]]:
    """Return {fact: (ours, hdparm's)} where the two differ."""
    text = ask(words)
    mine = ours(words)
    if text is None:
        return {} if mine["device.kind"] == "unknown" else {"device.kind": (mine["device.kind"], "unknown")}
    judged = facts(text)
    if judged["checksum"] is None and mine["checksum"] == "absent":
        # hdparm says nothing where the standard has no checksum; that there is none is true all the same.
        del judged["checksum"]
    return {key: (mine.get(key), value) for key, value in judged.items() if mine.get(key) != value}


@pytest.mark.slow
@pytest.mark.tools
@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.stem)
def test_agrees_with_hdparm_on_real_pages(path: Path) -> None:
    assert disagreements(parse_text(path.read_text())) == {}


# -- pages that no drive ever sent -------------------------------------------------------------------------

BOUNDARIES: dict[int, tuple[int, ...]] = {
    0: (0x0040, 0x0004, 0x045A, 0x844A, 0x848A, 0x8080, 0x8580, 0x85C0, 0x9F02, 0xC000, 0xFFFF),
    2: (0, 0x37C8, 0x738C, 0x8C73, 0xC837),
    52: (0, 0x0200),
    62: (0, 0x0007, 0x0407, 0x0307, 0x8000, 0x87FF),
    80: (0, 0x001E, 0x003E, 0x00FE, 0x0FFE, 0x7FFE, 0xFFFF),
    81: (*range(0x24), 0x27, 0x28, 0x33, 0x42, 0x52, 0x5E, 0x107, 0xFFFF),
    83: (0, 0x4000, 0x4004, 0x7FFF, 0x8000, 0xFFFF),
    84: (0, 0x4000, 0x5800, 0x7FFF),
    87: (0, 0x4000, 0x7FFF),
    89: (0, 0x00B4, 0x00FF, 0x80B4, 0xFFFF),
    90: (0, 0x00B4, 0x00FF, 0x80B4, 0xFFFF),
    93: (0, 0x4001, 0x6003, 0x6600),
    105: (0, 1, 8, 0xFFFF),
    106: (0, 0x4000, 0x5000, 0x6003, 0x7003),
    127: (0, 1, 2),
    128: (0, 0x0021, 0x0029, 0x01FF),
    160: (0x8000, 0x8064, 0xA064),
    163: (0x0012, 0x04D2),
    164: (0x8000, 0x9B1B, 0xFFFF),
    168: tuple(range(17)),
    169: (0, 1, 0xFFFF),
    217: (0, 1, 2, 0x400, 0x401, 0x402, 7200, 0xFFFE, 0xFFFF),
    222: (0, 1, 0x10FF, 0x1010, 0xE001, 0xFFFF),
}
"""Values on either side of what a rule asks."""

READ_BY_RULES = sorted({*BOUNDARIES, *range(47, 95), 105, 106, *range(116, 121), 206, 209, 223, 255})

words_of_any_value = st.integers(0, 0xFFFF)


def signed(words: list[int]) -> tuple[int, ...]:
    """Return *words* with a correct checksum in word 255."""
    rest = sum(word + (word >> 8) for word in words[:255]) + 0xA5
    return (*words[:255], 0xA5 | (-rest & 0xFF) << 8)


@st.composite
def mutations(draw: st.DrawFn) -> tuple[int, ...]:
    """Draw a real page with up to twelve changes, half of them with the checksum made right again."""
    words = list(draw(st.sampled_from(PAGES)))
    for _ in range(draw(st.integers(1, 12))):
        kind = draw(st.sampled_from(("flip", "replace", "boundary")))
        if kind == "boundary":
            place = draw(st.sampled_from(sorted(BOUNDARIES)))
            words[place] = draw(st.sampled_from(BOUNDARIES[place]))
            continue
        place = draw(st.sampled_from(READ_BY_RULES) | st.integers(0, 255))
        words[place] = words[place] ^ 1 << draw(st.integers(0, 15)) if kind == "flip" else draw(words_of_any_value)
    return signed(words) if draw(st.booleans()) else tuple(words)


@pytest.mark.slow
@pytest.mark.tools
@settings(max_examples=amount(300))
@given(mutations())
def test_agrees_with_hdparm_on_mutations_of_real_pages(words: tuple[int, ...]) -> None:
    assert disagreements(words) == {}


@pytest.mark.tools
def test_agrees_with_hdparm_on_a_long_number() -> None:
    told = {105: 10_240, 169: 1, 206: 1}
    words = tuple(told.get(number, 0) for number in range(256))
    assert disagreements(words) == {}
    assert any("(limit 10240 blocks)" in one.name for one in decode(words).features)


@pytest.mark.slow
@pytest.mark.tools
@settings(max_examples=amount(60))
@given(st.binary(min_size=512, max_size=512))
def test_agrees_with_hdparm_on_random_pages(data: bytes) -> None:
    assert disagreements(from_bytes(data)) == {}


@pytest.mark.slow
@pytest.mark.tools
@pytest.mark.parametrize("place", sorted(BOUNDARIES))
def test_agrees_with_hdparm_on_either_side_of_each_rule(place: int) -> None:
    for page in (PAGE["Samsung_SSD"], PAGE["6Y120P0"], PAGE["LEXAR"], PAGE["ZIP"]):
        for value in BOUNDARIES[place]:
            changed = (*page[:place], value, *page[place + 1 :])
            assert disagreements(changed) == {}, f"word {place} = {value:#06x}"


@pytest.mark.slow
@pytest.mark.tools
@pytest.mark.parametrize("place", [59, 69, 76, 77, 78, 79, 82, 83, 84, 85, 86, 87, 119, 120, 128, 206])
def test_agrees_with_hdparm_on_every_feature_bit(place: int) -> None:
    page = PAGE["Samsung_SSD"]
    for number in range(16):
        changed = (*page[:place], page[place] ^ 1 << number, *page[place + 1 :])
        assert disagreements(changed) == {}, f"word {place} bit {number}"


# -- what hdparm does not know -----------------------------------------------------------------------------


def changed(page: Words, **changes: int) -> AtaIdentity:
    """Return the identity of *page* with ``w<number>`` replaced."""
    words = list(page)
    for name, value in changes.items():
        words[int(name.removeprefix("w"))] = value
    return decode(words)


def test_a_rate_of_1025_is_a_rate_and_65535_is_reserved() -> None:
    slow, reserved = changed(PAGE["Samsung_SSD"], w217=0x401), changed(PAGE["Samsung_SSD"], w217=0xFFFF)
    assert (slow.rotation.kind, slow.rotation_by_standard.rpm) == (RotationKind.UNKNOWN, 1025)
    assert (reserved.rotation.rpm, reserved.rotation_by_standard.kind) == (65535, RotationKind.UNKNOWN)
    assert any("reserved" in warning for warning in reserved.warnings)


def test_newer_documents_speeds_and_forms_have_names() -> None:
    identity = changed(PAGE["Samsung_SSD"], w168=7, w222=0x17FF)
    assert identity.standard.used == "ACS-4 T13/BSR INCITS 529 revision 5"
    assert identity.form_factor == "M.2"
    assert identity.transport.speeds == ("1.5 Gb/s", "3.0 Gb/s", "6.0 Gb/s")
    assert identity.transport.revisions[-1] == "SATA Rev 3.5"


def test_extended_power_conditions_have_their_name() -> None:
    page = PAGE["Samsung_SSD"]
    identity = changed(page, w119=page[119] | 1 << 7, w120=page[120] | 1 << 7)
    found = {feature.name: feature for feature in identity.features_by_standard}
    assert found["Extended Power Conditions (EPC) feature set"].enabled is True
    assert any(feature.name == "unknown 119[7]" and feature.enabled for feature in identity.features)


def test_features_that_the_drive_lacks_are_listed_as_lacking() -> None:
    lacking = [feature for feature in decode(PAGE["Samsung_SSD"]).features if not feature.supported]
    names = {feature.name for feature in lacking}
    assert {"Advanced Power Management feature set", "Free-fall Control feature set"} <= names
    assert not any(feature.enabled for feature in lacking)
    assert not any(name.startswith(("unknown", "reserved")) for name in names)


def test_a_wrong_checksum_is_warned_of() -> None:
    identity = decode(PAGE["Hitachi"])
    assert identity.checksum is Checksum.INCORRECT
    assert any("checksum" in warning for warning in identity.warnings)


def test_what_looks_like_a_checksum_is_not_believed_of_an_old_cd_rom() -> None:
    words = list(PAGE["SD-R2102"])
    identity = decode(signed(words))
    assert (identity.checksum, identity.integrity) == (None, Checksum.CORRECT)


def test_characters_outside_ascii_do_no_harm() -> None:
    identity = changed(PAGE["Samsung_SSD"], w27=0x1B5B, w28=0xFF00)
    assert identity.model is not None
    assert identity.model.startswith("\x1b[\xff")


# -- how a page arrives ------------------------------------------------------------------------------------

DIGITS = [f"{word:04x}" for word in PAGE["Samsung_SSD"]]


@pytest.mark.tools
@pytest.mark.parametrize(
    "text",
    [
        " ".join(DIGITS),
        "".join(DIGITS),
        ",".join(DIGITS),
        "\t".join(DIGITS).upper(),
        "\r\n".join(DIGITS),
        "/dev/sda:\n\n " + "\n" + "\n  ".join(DIGITS),
        "no page here\nabc\n" + " ".join(DIGITS),
        " ; ".join(DIGITS) + "\nffff 1234\n",
        "12 " + " ".join(DIGITS[1:]) + "\n" + " ".join(DIGITS),
        DIGITS[0] + " xyz ab " + " ".join(DIGITS[1:]),
    ],
    ids=["spaces", "none", "commas", "tabs", "crlf", "header", "cruft", "more", "lost-line", "stray"],
)
def test_reads_what_hdparm_reads(text: str) -> None:
    assert parse_text(text) == PAGE["Samsung_SSD"]
    assert ask_text(text.encode()).stdout == ask_text(" ".join(DIGITS).encode()).stdout


@pytest.mark.tools
@settings(max_examples=amount(60))
@given(
    st.lists(st.sampled_from((" ", "\n", ",", "", "a", "12", "beef", "\r\n", "0x", "z\n")), max_size=60),
    st.integers(0, 300),
)
def test_counts_words_as_hdparm_does(between: list[str], count: int) -> None:
    separators = (between * count)[:count] if between else ["\n"] * count
    # The full stop keeps the dump from ending with half a word, which we refuse and hdparm does not look at.
    text = "".join(f"00ff{separator}" for separator in separators) + "\n.\n"
    complaint = re.match(r"read only (\d+)/256", ask_text(text.encode()).stderr.decode())
    if complaint is None:
        assert len(parse_text(text)) == 256
        return
    with pytest.raises(DecodeError) as refused:
        parse_text(text)
    assert complaint[1] == "0" or f"this has {complaint[1]}." in str(refused.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no IDENTIFY page in this text"),
        ("this is not a dump\n", "There is no IDENTIFY page in this text"),
        ("0x0040, 0x3fff\n" * 256, "There is no IDENTIFY page in this text"),
        (" ".join(DIGITS[:-1]), "this has 255."),
        (" ".join(DIGITS)[:-1], "this has 255."),
        (" ".join(DIGITS) + " 4\n", "this ends with half a word."),
        (" ".join([*DIGITS[:9], "3ff", *DIGITS[10:]]), "this has 255."),
    ],
)
def test_refuses_what_is_no_page(text: str, sentence: str) -> None:
    with pytest.raises(DecodeError) as refused:
        parse_text(text)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("length", [0, 511, 513, 1024])
def test_refuses_bytes_of_another_length(length: int) -> None:
    with pytest.raises(DecodeError, match=f"512 bytes long; this is {length}"):
        from_bytes(bytes(length))


def test_bytes_are_little_endian() -> None:
    data = b"".join(word.to_bytes(2, "little") for word in PAGE["Samsung_SSD"])
    assert from_bytes(data) == PAGE["Samsung_SSD"]


# -- single facts ------------------------------------------------------------------------------------------


def test_a_bit_is_unknown_where_its_word_does_not_count() -> None:
    page = PAGE["Samsung_SSD"]
    assert bit(page, Bit(82, 5)) is True
    assert bit(page, Bit(83, 3)) is False
    for place, guard in ((82, 83), (83, 83), (84, 84), (85, 87), (86, 87), (119, 119), (120, 119), (119, 120)):
        words = list(page)
        words[guard] = 0
        assert bit(words, Bit(place, 3)) is None, f"word {place} without word {guard}"
    without_third = list(page)
    without_third[86] &= 0x7FFF
    assert bit(without_third, Bit(119, 1)) is None


def test_sata_words_count_where_they_are_reported() -> None:
    parallel = PAGE["6Y120P0"]
    assert bit(parallel, Bit(76, 8)) is None
    assert bit(PAGE["Samsung_SSD"], Bit(76, 8)) is True


def test_low_byte_and_string() -> None:
    page = PAGE["Samsung_SSD"]
    assert low_byte((*page[:91], 0x40FE, *page[92:]), LowByte(91)) == 0xFE
    assert recognition.string(page, 27, 46) == "Samsung SSD 860 EVO 1TB"
    assert recognition.string((0,) * 256, 27, 46) is None


@pytest.mark.parametrize(
    ("sizes", "word", "offset"),
    [
        (0x4000, 0x4001, 512),
        (0x4000, 0x6001, 0x2001 * 512),
        (0x5000, 0x4007, 7 * 4096),
        (0x4000, 0x8001, None),
        (0x0000, 0x4001, None),
    ],
)
def test_the_offset_of_sector_0_is_counted_in_logical_sectors(sizes: int, word: int, offset: int | None) -> None:
    """Word 209, where 106 and 209 are both valid (bits 15:14 are 01b); hdparm drops bit 13."""
    words = list(PAGE["Samsung_SSD"])
    words[106], words[117], words[118], words[209] = sizes, 2048, 0, word
    assert decode(tuple(words)).addressing.sector_0_offset_bytes == offset


@pytest.mark.parametrize(
    ("most", "now", "found"),
    [
        (0x8010, 0x0108, (16, 8)),
        (0x8010, 0x5D10, (16, 16)),
        (0x8010, 0x0100, (16, 0)),
        # Bit 8 of word 59 vouches for the number below it.
        (0x8010, 0x0008, (16, None)),
        (0x8010, 0xFE08, (16, None)),
        (0x80FF, 0x01FF, (255, 255)),
    ],
)
def test_how_many_sectors_a_multiple_command_moves(most: int, now: int, found: tuple[int, int | None]) -> None:
    multiple = changed(PAGE["Samsung_SSD"], w47=most, w59=now, w60=0x01AA).multiple_sectors
    assert (multiple.max, multiple.current) == found


@pytest.mark.parametrize(
    ("word", "code"), [(0x10FF, 0x10FF), (0x01FF, 0x01FF), (0xE0FF, 0xE0FF), (0x0000, None), (0xFFFF, None)]
)
def test_the_code_of_the_transport_is_word_222(word: int, code: int | None) -> None:
    assert changed(PAGE["Samsung_SSD"], w222=word, w223=0x0021).transport.code == code


def test_no_drive_of_the_corpus_has_a_non_volatile_cache() -> None:
    """They were sold for two years; the words mean nothing in any later drive."""
    assert {decode(page).nv_cache for page in PAGES} == {None}
