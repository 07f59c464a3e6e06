"""Mirrors packages/core/src/check-partition-count.ts."""

from __future__ import annotations

from core_error import CoreError

MAX_PARTITION_COUNT = 2_147_483_647


def check_partition_count(partition_count: int) -> None:
    """Refuses a partition count that no topic can have; a bool is an int in Python, but no count."""
    if not isinstance(partition_count, int) or isinstance(partition_count, bool):
        raise TypeError(f'"partition_count" expected an int, got {type(partition_count).__name__}')
    if partition_count < 1 or partition_count > MAX_PARTITION_COUNT:
        raise CoreError(
            "PARTITION_COUNT_RANGE",
            subject="partition_count",
            expected="an integer from 1 to 2147483647",
            received=str(partition_count),
            advice="read it from the topic, where it counts all partitions and not only those with a live leader",
        )
