"""Which implementation serves a cipher, by files as kernels write them."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from disktune_helper.experiment.layer_cost import Decryption, decryption, kernel_names


def block(name: str, driver: str, priority: int, selftest: str = "passed", internal: str = "no") -> str:
    return (
        f"name         : {name}\ndriver       : {driver}\nmodule       : kernel\npriority     : {priority}\n"
        f"refcnt       : 1\nselftest     : {selftest}\ninternal     : {internal}\ntype         : skcipher\n"
    )


@dataclass
class Files:
    crypto: str
    cpuinfo: str = "processor\t: 0\nflags\t\t: fpu aes avx2\n"
    read: list[str] = field(default_factory=list)

    def read_text(self, path: str) -> str:
        self.read.append(path)
        return {"/proc/crypto": self.crypto, "/proc/cpuinfo": self.cpuinfo}[path]


GENERIC = block("xts(aes)", "xts(ecb(aes-generic))", 100)
NI = block("xts(aes)", "xts-aes-aesni", 401)
VAES = block("xts(aes)", "xts-aes-vaes-avx10_512", 800)
INTERNAL = block("xts(aes)", "__xts-aes-aesni", 900, internal="yes")
UNTESTED = block("xts(aes)", "xts-aes-qat", 4001, selftest="unknown")


@pytest.mark.parametrize(
    ("blocks", "driver", "accelerated"),
    [
        ((GENERIC,), "xts(ecb(aes-generic))", False),
        ((GENERIC, NI), "xts-aes-aesni", True),
        ((NI, VAES, GENERIC), "xts-aes-vaes-avx10_512", True),
        ((GENERIC, INTERNAL), "xts(ecb(aes-generic))", False),
        ((NI, UNTESTED), "xts-aes-aesni", True),
        ((block("xts(aes)", "xts-aes-ce", 300),), "xts-aes-ce", True),
        ((block("xts(aes)", "xts-aes-neonbs", 250),), "xts-aes-neonbs", False),
        ((block("xts(aes)", "xts(ecb(aes-fixed-time))", 101),), "xts(ecb(aes-fixed-time))", False),
        ((block("xts(aes)", "xts-aes-something-new", 500),), "xts-aes-something-new", None),
    ],
)
def test_the_one_with_the_highest_priority_serves(
    blocks: tuple[str, ...], driver: str, accelerated: bool | None
) -> None:
    assert decryption(Files("\n".join(blocks)), "aes-xts-plain64") == Decryption(driver, accelerated, True)


def test_what_is_not_loaded_or_unknown_says_nothing() -> None:
    assert decryption(Files(NI), "serpent-xts-plain64") == Decryption()
    assert decryption(Files(NI), "") == Decryption()
    assert decryption(Files(""), "aes-xts-plain64") == Decryption()


@pytest.mark.parametrize(
    ("cpuinfo", "there"),
    [
        ("Features\t: fp asimd aes pmull\n", True),
        ("Features\t: fp asimd\n", False),
        ("flags\t\t: fpu vaes_not_really\n", False),
        ("cpu\t\t: POWER9\n", None),
    ],
)
def test_the_instructions_of_the_processor(cpuinfo: str, there: bool | None) -> None:
    assert decryption(Files(GENERIC, cpuinfo), "aes-xts-plain64").instructions is there


@pytest.mark.parametrize(
    ("cipher", "names"),
    [
        ("aes-xts-plain64", ("xts(aes)",)),
        ("aes-cbc-essiv:sha256", ("essiv(cbc(aes),sha256)", "cbc(aes)")),
        ("xchacha12,aes-adiantum-plain64", ("adiantum(xchacha12,aes)",)),
        ("capi:xts(aes)-plain64", ("xts(aes)",)),
        ("aes", ()),
        ("cipher_null-ecb", ("ecb(cipher_null)",)),
    ],
)
def test_what_the_kernel_calls_a_cipher(cipher: str, names: tuple[str, ...]) -> None:
    assert kernel_names(cipher) == names
