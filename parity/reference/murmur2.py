"""Mirrors packages/core/src/murmur2.ts.

Source: kafka 1eb7644, Utils.murmur2. Vectors: parity/vectors/murmur2.json
"""

from __future__ import annotations

SEED = 0x9747B28C
M = 0x5BD1E995
R = 24
# Python's integers never overflow, so every product is cut to 32 bits by hand.
MASK32 = 0xFFFFFFFF


def murmur2(key: bytes) -> int:
    """Kafka's 32-bit murmur2, signed as in Java. Bytes count as unsigned; the key may be empty."""
    length = len(key)
    h = SEED ^ length
    word_end = length - length % 4
    for i in range(0, word_end, 4):
        k = key[i] | key[i + 1] << 8 | key[i + 2] << 16 | key[i + 3] << 24
        k = (k * M) & MASK32
        k ^= k >> R
        k = (k * M) & MASK32
        h = ((h * M) & MASK32) ^ k
    tail_length = length - word_end
    if tail_length == 3:
        h ^= key[word_end + 2] << 16
    if tail_length >= 2:
        h ^= key[word_end + 1] << 8
    if tail_length >= 1:
        h = ((h ^ key[word_end]) * M) & MASK32
    h ^= h >> 13
    h = (h * M) & MASK32
    h ^= h >> 15
    return to_int32(h)


def to_int32(bits: int) -> int:
    """Reads 32 bits as Java's int: the highest bit is the sign."""
    return bits - 0x1_0000_0000 if bits >= 0x8000_0000 else bits
