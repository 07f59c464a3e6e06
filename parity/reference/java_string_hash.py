"""Mirrors packages/core/src/java-string-hash.ts.

Source: Java SE, String.hashCode. Vectors: parity/vectors/legacy-partitioner.json
"""

from __future__ import annotations

from murmur2 import MASK32, to_int32


def java_string_hash(text: str) -> int:
    """Java's `String.hashCode`: 31 * hash + unit over the UTF-16 units, signed; a surrogate pair is two units."""
    units = text.encode("utf-16-be", errors="surrogatepass")
    h = 0
    for i in range(0, len(units), 2):
        h = (31 * h + (units[i] << 8 | units[i + 1])) & MASK32
    return to_int32(h)
