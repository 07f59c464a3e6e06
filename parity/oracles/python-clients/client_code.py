"""What of a client can be called, with the arguments that the oracle protocol has."""

from __future__ import annotations

from typing import Callable, NamedTuple

from group import Assignment, Group

# Key bytes, or None for no key, and the partition count.
Place = Callable[[bytes | None, int], int]
Assign = Callable[[Group], Assignment]


class ClientCode(NamedTuple):
    # Package and version as the package itself gives them.
    name: str
    version: str
    # By client id.
    clients: dict[str, Place]
    # By the name that the assignor has on the wire.
    assignors: dict[str, Assign]
    # Unsigned or signed; None where the client exports none.
    murmur2: Callable[[bytes], int] | None = None
    # Above it a call takes too long, because the client makes a list of all partitions.
    largest_partition_count: int = 2_147_483_647
