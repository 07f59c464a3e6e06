"""Mirrors packages/core/src/java-float.ts.

Source: OpenJDK 17, Float.parseFloat. Vectors: parity/vectors/serializers.json
"""

from __future__ import annotations

import math
import struct
from fractions import Fraction

MAX_FLOAT = 3.4028234663852886e38
MIN_FLOAT = 1.401298464324817e-45


def parse_java_float(text: str) -> float:
    """The float that Java's Float.parseFloat reads from a decimal text: rounded once, from the exact text.

    Rounding the double that Python reads would round twice, and err where that double lands half-way between two
    floats.
    """
    double = float(text)
    nearest = round_to_float(double)
    other = neighbour(nearest, double)
    if other is None or double - as_double(nearest) != as_double(other) - double:
        return nearest
    # Half-way: the double's own rounding has hidden on which side the text lies.
    exact = Fraction(text)
    if exact == Fraction(double):
        return nearest
    return other if (exact > Fraction(double)) == (other > nearest) else nearest


def round_to_float(double: float) -> float:
    """The float nearest to a double; what is too large becomes an infinity, where Python would refuse."""
    try:
        return struct.unpack(">f", struct.pack(">f", double))[0]
    except OverflowError:
        return math.copysign(math.inf, double)


def neighbour(nearest: float, double: float) -> float | None:
    """The float on the other side of a double that is not itself a float."""
    if not math.isfinite(double) or nearest == double:
        return None
    if not math.isfinite(nearest):
        return math.copysign(MAX_FLOAT, double)
    if nearest == 0:
        return math.copysign(MIN_FLOAT, double)
    bits = struct.unpack(">i", struct.pack(">f", nearest))[0]
    is_further_out = abs(double) > abs(nearest)
    return struct.unpack(">f", struct.pack(">i", bits + (1 if is_further_out else -1)))[0]


def as_double(number: float) -> float:
    """Where an infinite float begins, as a double that can be subtracted: 2^128."""
    return number if math.isfinite(number) else math.copysign(2.0**128, number)
