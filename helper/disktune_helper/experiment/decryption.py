"""Which implementation of the kernel's serves a cipher, and whether the processor has instructions for AES.

/proc/crypto lists what is loaded (crypto/proc.c); of several with one name the kernel takes the one with the
highest priority (crypto/api.c, __crypto_alg_lookup). Everybody may read it.
"""

from __future__ import annotations

import re

from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_helper.system.text_files import Texts, text_of

_HARDWARE = pattern_of(r"aesni|vaes|-ce\b|\bp8_|s390|padlock|sparc64|zvkned|qat|caam|ccp|safexcel")
"""arch/*/crypto and drivers/crypto: what uses instructions for AES, or a device that is made for it."""
_SOFTWARE = pattern_of(r"generic|fixed-time|aes-lib|neonbs|aes-arm\b|aes-scalar")

_FLAGS = pattern_of(r"^(?:flags|Features)\s*:(.*)$", re.MULTILINE)
"""x86 and ARM; other processors name their instructions in other ways."""


@record
class Decryption:
    """What serves a cipher. All of it unknown where the cipher is."""

    driver: str = ""
    accelerated: bool | None = None
    instructions: bool | None = None


def decryption(files: Texts, cipher: str) -> Decryption:
    """Return what serves *cipher*, named as cryptsetup does: ``aes-xts-plain64``."""
    loaded = _drivers(text_of(files, "/proc/crypto"))
    driver = next((loaded[name] for name in kernel_names(cipher) if name in loaded), "")
    if not driver:
        return Decryption()
    accelerated = True if _HARDWARE.search(driver) else False if _SOFTWARE.search(driver) else None
    flags = _FLAGS.search(text_of(files, "/proc/cpuinfo"))
    known = flags is not None and "aes" in cipher
    return Decryption(driver, accelerated, "aes" in flags[1].split() if known and flags is not None else None)


def kernel_names(cipher: str) -> tuple[str, ...]:
    """Return what the kernel calls a cipher, the likeliest first (drivers/md/dm-crypt.c, crypt_ctr_cipher_old)."""
    if cipher.startswith("capi:"):
        return (cipher.removeprefix("capi:").rpartition("-")[0],)
    name, _, rest = cipher.partition("-")
    mode, _, vector = rest.partition("-")
    if not name or not mode:
        return ()
    plain = f"{mode}({name})"
    if vector.startswith("essiv:"):
        return (f"essiv({plain},{vector.removeprefix('essiv:')})", plain)
    return (plain,)


def _drivers(text: str) -> dict[str, str]:
    """Return the driver with the highest priority of each name that others may use."""
    best: dict[str, tuple[int, str]] = {}
    for block in text.split("\n\n"):
        pairs = (line.partition(":") for line in block.splitlines())
        fields = {key.strip(): value.strip() for key, _, value in pairs}
        name, driver, priority = (fields.get(key, "") for key in ("name", "driver", "priority"))
        if fields.get("internal") == "yes" or fields.get("selftest") != "passed" or not priority.isdecimal():
            continue
        if name not in best or int(priority) > best[name][0]:
            best[name] = (int(priority), driver)
    return {name: driver for name, (_, driver) in best.items()}
