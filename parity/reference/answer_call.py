"""Mirrors packages/checker/src/answer-call.ts: one request of the oracle protocol, answered by the reference."""

from __future__ import annotations

import platform
from typing import Any, Callable

from answer_assign import ASSIGNORS, answer_assign
from check_partition_count import check_partition_count
from core_error import CoreError
from java_utf8 import encode_java_utf8
from murmur2 import murmur2
from partition_for_key import partition_for_key
from request_fields import RequestError, Skipped, number_field, text_field, text_or_null_field, utf16_field
from scala_producer import partition_of_scala_producer
from serialize_key import bytes_of_hex, serialize_key

CLIENTS = ("java", "scala-0.8.0", "scala-0.8.2")


def answer_call(request: dict[str, Any]) -> dict[str, Any]:
    """The answer without its id: `ok`, `error` or `skipped`. An unknown call or a field at fault is an error answer."""
    try:
        name = text_field(request, "call")
        if name not in CALLS:
            raise RequestError("CALL_UNKNOWN", f'"call" expected one of {", ".join(CALLS)}, got {name!r}')
        return {"ok": CALLS[name](request)}
    except Skipped as skipped:
        return {"skipped": str(skipped)}
    except (RequestError, CoreError) as error:
        return {"error": {"code": error.code, "message": str(error)}}
    except (TypeError, ValueError) as error:
        return {"error": {"code": "REQUEST_INVALID", "message": str(error)}}


def answer_hello(_request: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": "python-reference",
        "version": platform.python_version(),
        "language": "python",
        "calls": [call for call in CALLS if call != "hello"],
        "clients": list(CLIENTS),
        "assignors": list(ASSIGNORS),
    }


def answer_murmur2(request: dict[str, Any]) -> int:
    return murmur2(bytes_of_hex(text_field(request, "keyHex")))


def answer_partition(request: dict[str, Any]) -> int | None:
    """The partition, or None where chance decides: a record without a key."""
    client = text_field(request, "client")
    key = read_key(request)
    partition_count = number_field(request, "partitions")
    if client not in CLIENTS:
        raise RequestError("CLIENT_UNKNOWN", f'"client" expected one of {", ".join(CLIENTS)}, got {client!r}')
    check_partition_count(partition_count)
    if key is None:
        return None
    if client == "java":
        return partition_for_key(encode_java_utf8(key) if isinstance(key, str) else key, partition_count)
    # The Scala producer hashes the text before it is serialized; bytes are read as UTF-8.
    text = key if isinstance(key, str) else key.decode("utf-8", errors="replace")
    return partition_of_scala_producer(text, partition_count, client[len("scala-") :])


def read_key(request: dict[str, Any]) -> bytes | str | None:
    text = utf16_field(request)
    if text is not None:
        return text
    key_hex = text_or_null_field(request, "keyHex")
    return None if key_hex is None else bytes_of_hex(key_hex)


def answer_serialize(request: dict[str, Any]) -> str | None:
    key_type = text_field(request, "type")
    text = utf16_field(request)
    value = text if text is not None else text_or_null_field(request, "value")
    encoding = text_field(request, "encoding") if "encoding" in request else "UTF-8"
    key_bytes = serialize_key(key_type, value, encoding)
    return None if key_bytes is None else key_bytes.hex()


CALLS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "hello": answer_hello,
    "murmur2": answer_murmur2,
    "partition": answer_partition,
    "serialize": answer_serialize,
    "assign": answer_assign,
}
