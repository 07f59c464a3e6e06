"""One request of the oracle protocol, answered by a client's code."""

from __future__ import annotations

from typing import Any

from call_in_time import call_in_time
from client_code import ClientCode
from decided_by_chance import ChanceProbe
from read_request import BadRequest, bytes_of_hex, read_group, read_key, read_partition_count, text_field

# The assignors are compared with what this version of Kafka answers.
KAFKA_VERSION = "4.0"


class Skipped(Exception):
    """A request that this client has no answer to, and why."""


class CallAnswerer:
    def __init__(self, code: ClientCode) -> None:
        self._code = code
        self._chance = ChanceProbe()
        self._calls = {"hello": self._hello, "murmur2": self._murmur2, "partition": self._partition, "assign": self._assign}

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer without its id. What a client throws is an error answer with the exception's name as code."""
        try:
            name = text_field(request, "call")
            if name not in self._calls:
                raise Skipped(f'{self._code.name} has no answer to the call "{name}"')
            return {"ok": self._calls[name](request)}
        except Skipped as skipped:
            return {"skipped": str(skipped)}
        except BadRequest as error:
            return {"error": {"code": "BAD_REQUEST", "message": str(error)}}
        except Exception as error:  # Whatever a client throws is its answer.
            return {"error": {"code": type(error).__name__, "message": str(error)}}

    def _hello(self, _request: dict[str, Any]) -> dict[str, Any]:
        code = self._code
        calls = [("murmur2", code.murmur2), ("partition", code.clients), ("assign", code.assignors)]
        return {
            "name": code.name,
            "version": code.version,
            "language": "python",
            "calls": [call for call, answers in calls if answers],
            "clients": list(code.clients),
            "assignors": list(code.assignors),
        }

    def _murmur2(self, request: dict[str, Any]) -> int:
        if self._code.murmur2 is None:
            raise Skipped(f"{self._code.name} exports no murmur2")
        unsigned = self._code.murmur2(bytes_of_hex(request)) & 0xFFFFFFFF
        return unsigned - 0x1_0000_0000 if unsigned >= 0x8000_0000 else unsigned

    def _partition(self, request: dict[str, Any]) -> int | None:
        client = text_field(request, "client")
        place = self._code.clients.get(client)
        if place is None:
            raise Skipped(f'{self._code.name} does not know the client "{client}"')
        key = read_key(request)
        count = read_partition_count(request)
        if count > self._code.largest_partition_count:
            raise Skipped(
                f"{self._code.name} makes a list of all partitions, which takes too long above "
                f"{self._code.largest_partition_count} of them"
            )
        return None if self._chance.decides(client, place, key) else place(key, count)

    def _assign(self, request: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
        name = text_field(request, "assignor")
        assign = self._code.assignors.get(name)
        if assign is None:
            raise Skipped(f'{self._code.name} does not know the assignor "{name}"')
        kafka_version = request.get("kafkaVersion", KAFKA_VERSION)
        if kafka_version != KAFKA_VERSION:
            raise Skipped(f"{self._code.name} stands beside Kafka {KAFKA_VERSION} here, not beside {kafka_version}")
        if request.get("quirk") is True:
            raise Skipped("the oddities of the Java assignors are asked of Java only")
        group = read_group(request)
        assignment = call_in_time(lambda: assign(group))
        return {
            member_id: [{"topic": topic, "partition": partition} for topic, partition in partitions]
            for member_id, partitions in assignment.items()
        }
