"""Mirrors stringHashOrder of packages/core/src/java-hash-order.ts.

Source: java.util.HashMap on JDK 17. Vectors: parity/vectors/java-hash-order.json
Not mirrored: a bucket of nine and more keys, which makes the table grow early or turns into a tree.
"""

from __future__ import annotations

from typing import Iterable

from java_string_hash import java_string_hash
from murmur2 import MASK32

INITIAL_CAPACITY = 16


def string_hash_order(keys: Iterable[str]) -> list[str]:
    """Iteration order of a default HashMap or HashSet of strings that were put into it in this order."""
    distinct_keys = list(dict.fromkeys(keys))
    capacity = INITIAL_CAPACITY
    while len(distinct_keys) > capacity * 0.75:
        capacity *= 2
    # The sort is stable: inside a bucket the earlier inserted key stays in front.
    return sorted(distinct_keys, key=lambda key: bucket_of(java_string_hash(key), capacity))


def bucket_of(hash32: int, capacity: int) -> int:
    """The bucket of a hash in a table of `capacity` buckets, a power of two. Java shifts the bits unsigned."""
    bits = hash32 & MASK32
    return (bits ^ bits >> 16) & (capacity - 1)
