"""Mirrors packages/core/src/clients/scala-producer.ts.

Source: kafka tags 0.8.1.1 and 0.8.2.2, DefaultPartitioner and Utils.abs. Vectors: parity/vectors/legacy-partitioner.json
"""

from __future__ import annotations

from check_partition_count import check_partition_count
from java_string_hash import java_string_hash


def partition_of_scala_producer(key: str, partition_count: int, version: str) -> int:
    """Partition that the 0.8-era Scala producer picks for a text key.

    Version "0.8.0" (until 0.8.1.1) clears the sign bit of the hash; "0.8.2" and later take its absolute value.
    """
    if not isinstance(key, str):
        raise TypeError(f'"key" expected a str, got {type(key).__name__}')
    check_partition_count(partition_count)
    hash32 = java_string_hash(key)
    return (hash32 & 0x7FFFFFFF if version == "0.8.0" else abs_or_zero(hash32)) % partition_count


def abs_or_zero(hash32: int) -> int:
    """The absolute value where 32 bits have one; Scala's `Utils.abs` answers 0 for -2147483648."""
    return 0 if hash32 == -2_147_483_648 else abs(hash32)
