"""Finds out of a client whether chance or a turn decides where a kind of key goes."""

from __future__ import annotations

from client_code import Place

# A fixed choice among so many partitions cannot look like chance, and chance cannot look like a fixed choice.
PROBE_PARTITION_COUNT = 1000
PROBE_COUNT = 40

SOME_KEY = b"a"


class ChanceProbe:
    """Asks each client 40 times where no key, an empty key and some key go, and remembers which of them wander."""

    def __init__(self) -> None:
        self._wanders: dict[tuple[str, bytes | None], bool] = {}

    def decides(self, client: str, place: Place, key: bytes | None) -> bool:
        kind = SOME_KEY if key else key
        if (client, kind) not in self._wanders:
            places = {place(kind, PROBE_PARTITION_COUNT) for _ in range(PROBE_COUNT)}
            self._wanders[client, kind] = len(places) > 1
        return self._wanders[client, kind]
