"""Hiding which drive it is in what a drive says in bytes and words; texts are
`disktune_contract.drives.masking`'s."""

from __future__ import annotations

from collections.abc import Sequence

from disktune_contract.drives import masking
from disktune_helper.decode.identify_standard import adds_up, signed

SERIAL_WORDS = (range(10, 20), range(176, 206))
"""IDENTIFY DEVICE: serial numbers of the drive and of its medium (ACS-4)."""
WWN_WORDS = range(108, 112)
_NVME_SERIAL, _NVME_FGUID, _NVME_NQN = slice(4, 24), slice(112, 128), slice(768, 1024)
"""Identify Controller: SN, FGUID, SUBNQN (NVM Express base specification)."""
_NVME_NAMES = (slice(104, 120), slice(120, 128))
"""Identify Namespace: NGUID and EUI64."""


class CaptureMasks(masking.Masks):
    """All masks of one capture."""

    def data(self, data: bytes) -> bytes:
        """Return bytes, such as a VPD page, with every number replaced, as text and as binary."""
        for plain, mask in sorted(self.known.items(), key=lambda pair: -len(pair[0])):
            data = data.replace(plain.encode("latin-1", "replace"), mask.encode("latin-1", "replace"))
            if masking.is_hex(plain) and len(plain) % 2 == 0:
                data = data.replace(bytes.fromhex(plain), bytes.fromhex(mask))
        return data

    def words(self, words: Sequence[int]) -> tuple[int, ...]:
        """Return IDENTIFY DEVICE words with serial numbers and World Wide Name masked, checksum mended."""
        masked = list(words)
        for places in SERIAL_WORDS:
            raw = b"".join(words[place].to_bytes(2, "big") for place in places).decode("latin-1")
            plain = raw.strip().strip("\0")
            _put(masked, places, raw.replace(plain, self.letters(plain)) if plain else raw)
        plain = "".join(f"{words[place]:04x}" for place in WWN_WORDS)
        if plain.strip("0f"):
            mask = self.digits(plain)
            for index, place in enumerate(WWN_WORDS):
                masked[place] = int(mask[4 * index : 4 * index + 4], 16)
        if signed(list(words)) and adds_up(list(words)):
            masked[255] = 0xA5
            masked[255] |= (-sum(word + (word >> 8) for word in masked) & 0xFF) << 8
        return tuple(masked)

    def identify_controller(self, page: bytes) -> bytes:
        """Return NVMe Identify Controller with serial number, FRU id and qualified name masked."""
        masked = bytearray(page)
        raw = page[_NVME_SERIAL].decode("latin-1")
        masked[_NVME_SERIAL] = raw.replace(raw.strip(), self.letters(raw.strip())).encode("latin-1")
        masked[_NVME_FGUID] = bytes(16)
        masked[_NVME_NQN] = self.data(page[_NVME_NQN])
        return bytes(masked)

    def identify_namespace(self, page: bytes) -> bytes:
        """Return NVMe Identify Namespace with both world-wide numbers masked; zeros, which mean none, stay."""
        masked = bytearray(page)
        for place in _NVME_NAMES:
            if any(page[place]):
                masked[place] = bytes.fromhex(self.digits(page[place].hex()))
        return bytes(masked)


def _put(words: list[int], places: range, text: str) -> None:
    data = text.encode("latin-1")
    for index, place in enumerate(places):
        words[place] = int.from_bytes(data[2 * index : 2 * index + 2], "big")
