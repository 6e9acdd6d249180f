"""What decoding costs, in instructions of the processor: callgrind counts them, whatever else the machine does.

Python is started twice for each decoder, to decode a few times and many times; the difference is what that took.
Another version of Python takes somewhat more or less, which the room between two numbers allows for.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
CORPUS = ROOT / "tests/corpus"
FEW, MANY = 3, 33

PROGRAM = """
import sys
sys.path.append(sys.argv[1])
from pathlib import Path
CORPUS = Path(sys.argv[2])
{preparing}
for _ in range(int(sys.argv[3])):
    {decoding}
"""

SMART = """
from disktune_helper.decode import smart
page = bytearray(512)
for row in range(30):
    page[2 + 12 * row : 14 + 12 * row] = bytes([row + 1, 0x33, 0, 100, 90, *range(row, row + 6), 0])
page[511] = -sum(page) % 256
values = bytes(page)
"""
IDENTIFY = """
from disktune_helper.decode import identify
words = identify.parse_text((CORPUS / "identify/cdi_Samsung_SSD_860_EVO_1TB.hex").read_text())
"""
NVME = """
from disktune_helper.decode import nvme
data = (CORPUS / "nvme/{}").read_bytes()
"""
MDSTAT = """
from disktune_contract.arrays import mdstat
array = "md{0} : active raid1 sd{1}1[1] sd{1}2[0]\\n      1046528 blocks super 1.2 [2/2] [UU]\\n\\n"
arrays = [array.replace("{0}", str(n)).replace("{1}", chr(97 + n)) for n in range(8)]
text = "Personalities : [raid1]\\n" + "".join(arrays) + "unused devices: <none>\\n"
"""
DISKSTATS = """
from disktune_helper.decode import diskstats
row = "   8  {} sd{} 48 7 1024 512 9 3 2048 77 0 600 589 1 0 8 2 5 6\\n"
text = "".join(row.format(16 * n, chr(97 + n)) for n in range(20))
"""
SENSE = """
from disktune_helper.decode import sense
told = bytes([0x72, 0x01, 0x00, 0x1D, 0, 0, 0, 14, 9, 12, 0, 0, 0, 255, 0, 1, 0, 2, 0, 3, 0xA0, 0x50])
"""
LINES = """
from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.protocol import OfDrive
message = OfDrive(DriveRef("sda", "0x5002538e40a1b2c3", 7))
line = '{"id":7,"op":"identify","args":' + wire.dump(message) + "}"
"""

DECODERS = {
    # What comes before, what is counted, and the most that it may take, in thousands of instructions.
    "identify": (IDENTIFY, "identify.decode(words)", 2900),
    "smart": (SMART, "smart.attributes(values, values)", 1120),
    "nvme id-ctrl": (NVME.replace("{}", "id-ctrl-pc401.bin"), "nvme.id_ctrl(data)", 880),
    "nvme smart-log": (NVME.replace("{}", "smart-log-random-3.bin"), "nvme.smart_log(data)", 157),
    "mdstat": (MDSTAT, "mdstat.parse(text)", 2870),
    "diskstats": (DISKSTATS, "diskstats.parse(text)", 1890),
    "sense": (SENSE, "sense.ata_result(2, 0, told, True)", 53),
    "a line of the protocol": (LINES, "wire.load(OfDrive, wire.parse(line, 1 << 16)['args'])", 170),
    "a line that is written": (LINES, "wire.dump(message)", 46),
}


def instructions(name: str, times: int, folder: Path) -> int:
    """Return how many instructions Python carries out to start and to decode so many times."""
    preparing, decoding, _ = DECODERS[name]
    program = folder / f"{name.replace(' ', '-')}.py"
    text = PROGRAM.replace("{preparing}", preparing).replace("{decoding}", decoding)
    program.write_text(text, encoding="utf-8")
    counting = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    # The order of a set, and with it the work of a dictionary, is else another in each process.
    environment = {"PATH": os.environ["PATH"], "PYTHONHASHSEED": "0"}
    command = [*counting, "/usr/bin/python3", "-sSB", str(program), str(ROOT / "helper"), str(CORPUS), str(times)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (count,) = re.findall(r"Collected : (\d+)", done.stderr)
    return int(count)


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> dict[str, float]:
    """Return how many thousands of instructions decoding once takes, by decoder."""
    if shutil.which("valgrind") is None:
        pytest.skip("valgrind is missing: make setup installs it")
    folder = tmp_path_factory.mktemp("programs")
    jobs = [(name, times) for times in (FEW, MANY) for name in DECODERS]
    with ThreadPoolExecutor(os.cpu_count()) as several:
        counts = dict(zip(jobs, several.map(lambda job: instructions(job[0], job[1], folder), jobs), strict=True))
    return {name: (counts[name, MANY] - counts[name, FEW]) / (MANY - FEW) / 1000 for name in DECODERS}


@pytest.mark.slow
@pytest.mark.tools
@pytest.mark.parametrize("name", DECODERS)
def test_decoding_takes_no_more_instructions_than_that(counted: dict[str, float], name: str) -> None:
    most = DECODERS[name][2]
    assert most * 0.7 < counted[name] <= most, counted
