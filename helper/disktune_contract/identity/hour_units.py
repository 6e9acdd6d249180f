"""In what attribute 9, power-on hours, is counted: not in hours by every drive.

The units are those of smartmontools' drivedb.h (``-v 9,seconds``, ``-v 9,minutes``, ``-v 9,halfminutes``).
"""

from __future__ import annotations

from disktune_contract.patterns import pattern_of

HOUR_S = 3600

_UNITS = (
    (1, pattern_of(r"FUJITSU (M1623TAU|MH[GHJKLMNRSTUV]2|MP[A-G]3)")),
    (60, pattern_of(r"FUJITSU MHZ2\d{3}BJ")),
    (60, pattern_of(r"Maxtor (2B0|2F0|4[ADGKRW]|5A|5T0|6[BEKLY]|7[LY]|[3589]\d{4}[ADEHU])")),
    (60, pattern_of(r"HITACHI_DK(14FA|23)|HTA422020F9|HTC4260|HE[JN]4230[23]0F9")),
    (60, pattern_of(r"TOSHIBA MK\d\d(51GSY|56GSY|61GSY|76GSX)")),
    (30, pattern_of(r"SAMSUNG (SV(4012|0412|1204)H|SV(0211|0401|0612|0802|1203|1604)N|SP(40A2|80A4|8004)H)")),
    (30, pattern_of(r"SAMSUNG SP(04[05]1|08[0124]2|12[0145]3|16[0145]4)[CN]")),
    (30, pattern_of(r"SAMSUNG (HM(0[468]0H|120I|1[026]0J)[CI]|MP0(302|402|603|804)H)")),
)


def hour_unit_s(model: str) -> int:
    """Return how many seconds attribute 9 counts as one, by the model of the drive."""
    return next((seconds for seconds, models in _UNITS if models.match(model)), HOUR_S)
