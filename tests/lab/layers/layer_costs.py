"""What encryption costs: our pairs of reads against those of fio, and what the kernel uses for it."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median
from typing import Any

from disktune_contract.workloads import DIGEST
from tests.lab.layers import stacks
from tests.lab.layers.volumes import volume
from tests.lab.machines import LAYERED
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window, ref

NAME = "lab-cost"
ASKED: dict[str, Any] = {
    "workload": "drive.direct",
    "catalogue": DIGEST,
    "rounds": 6,
    "seconds": 2,
    "warm_up_s": 0,
}
ENDED_S = 300.0
FIO_S = 3
TOLERANCE = 4.0
"""Times that our ratio may be off that of fio: decrypting takes the processors that other work leaves it, and on a
busy machine twice as much was seen. Data that came from a cache would be off by more."""


@scenario(900)
def cost_of_a_layer(lab: Lab) -> str:
    """A raw partition against the LUKS volume on it: verdict, cipher, instructions, processor's share."""
    with stacks.alone(), Window("tune") as window:
        drive = window.drive(LAYERED[0].serial)["name"]
        (part,) = stacks.partitions(f"/dev/{drive}", "size=256M")
        with stacks.opened(part, NAME) as path:
            ours = _ours(lab, window, stacks.kernel_name(path))
            below, through = _fio(part), _fio(path)
            cost = ours["layer"]
            _same_as_the_kernel_says(lab, cost, part)
    finding = ours["findings"][0]
    lab.true(f"it costs something: {finding['words']}", finding["verdict"] in ("slower", "small-loss"))
    ratio = median(pair["after"] / pair["before"] for pair in finding["pairs"])
    lab.true(
        f"{ratio:.3f} is not fio's {through / below:.3f}", 1 / TOLERANCE < ratio * below / through < TOLERANCE
    )
    used = cost["through"]["busy"] / cost["without"]["busy"]
    lab.true(f"decrypting takes the processors: {cost}", cost["through"]["kernel"] > cost["without"]["kernel"])
    return (
        f"{ratio:.1%} of the raw speed by our pairs, {through / below:.1%} by fio; processors {used:.1f} times as "
        f"busy; {cost['cipher']} by {cost['driver']}; {finding['words']}"
    )


def _ours(lab: Lab, window: Window, name: str) -> dict[str, Any]:
    window.ask("compare-layer", drive=ref(volume(window, name)), **ASKED)
    ended = window.event("compare-ended", ENDED_S)
    lab.same("why there is no result", ended["why"], "")
    found: dict[str, Any] = ended["result"]
    lab.same("why nothing may be concluded", found["void"], "")
    return found


def _fio(path: str) -> float:
    """Return the bytes a second by which fio reads a device as our workload does."""
    words = ["--rw=read", "--bs=1M", "--direct=1", "--ioengine=psync", "--readonly", f"--runtime={FIO_S}"]
    offset = ["--offset=16M"] if not path.startswith("/dev/mapper/") else []
    command = ["fio", "--name=lab", f"--filename={path}", "--size=200M", *offset, "--time_based", *words]
    report = json.loads(run(*command, "--output-format=json", limit_s=120))
    return float(report["jobs"][0]["read"]["bw_bytes"])


def _same_as_the_kernel_says(lab: Lab, cost: dict[str, Any], part: str) -> None:
    status = stacks.crypt_status(NAME)
    lab.same("cipher of cryptsetup", cost["cipher"], status["cipher"])
    lab.same("below", cost["below"], stacks.kernel_name(part))
    lab.true("the same data", cost["same_place"])
    flags = Path("/proc/cpuinfo").read_text(encoding="ascii", errors="replace").split()
    lab.same("instructions for AES", cost["instructions"], "aes" in flags)
    served = max(_implementations("xts(aes)"), default=(0, ""))[1]
    lab.same("implementation in /proc/crypto", cost["driver"], served)


def _implementations(cipher: str) -> list[tuple[int, str]]:
    """Return priority and name of each implementation of a cipher that the kernel has loaded."""
    found = []
    for block in Path("/proc/crypto").read_text(encoding="ascii").split("\n\n"):
        fields = dict(line.partition(":")[::2] for line in block.splitlines())
        fields = {key.strip(): value.strip() for key, value in fields.items()}
        if fields.get("name") == cipher:
            found.append((int(fields["priority"]), fields["driver"]))
    return found
