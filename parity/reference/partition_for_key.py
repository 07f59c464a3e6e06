"""Mirrors packages/core/src/partition-for-key.ts.

Source: kafka 1eb7644, BuiltInPartitioner.partitionForKey. Vectors: parity/vectors/murmur2.json

    python3 partition_for_key.py                     the keys user-1 to user-6 in a topic of 6 partitions
    python3 partition_for_key.py -n 12 order-1001    keys and a partition count of your own
"""

from __future__ import annotations

import argparse
import sys

from check_partition_count import check_partition_count
from java_utf8 import encode_java_utf8
from murmur2 import murmur2


def to_positive(hash32: int) -> int:
    """A hash with its sign bit cleared: not the absolute value, which -2147483648 does not have in 32 bits."""
    return hash32 & 0x7FFFFFFF


def partition_for_key(key: bytes, partition_count: int) -> int:
    """Partition that Kafka's Java producer picks for a keyed record, 0 <= partition < partition_count."""
    if not isinstance(key, bytes):
        raise TypeError(f'"key" expected bytes, got {type(key).__name__}')
    check_partition_count(partition_count)
    return to_positive(murmur2(key)) % partition_count


def main() -> None:
    """Prints one line a key: the key, a space, its partition."""
    parser = argparse.ArgumentParser(description="Partition that Kafka's Java producer picks for text keys.")
    parser.add_argument("-n", "--partitions", type=int, default=6, metavar="COUNT")
    parser.add_argument("keys", nargs="*", metavar="KEY", default=[f"user-{i}" for i in range(1, 7)])
    arguments = parser.parse_args()
    # The same bytes on every system: no CRLF, and no other encoding than UTF-8.
    sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape", newline="\n")
    for key in arguments.keys:
        print(f"{key} {partition_for_key(encode_java_utf8(key), arguments.partitions)}")


if __name__ == "__main__":
    main()
