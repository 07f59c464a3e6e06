"""Mirrors packages/core/src/serialize-key.ts.

Source: kafka 1eb7644, common.serialization.*Serializer. Vectors: parity/vectors/serializers.json
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable

from core_error import CoreError
from encode_charset import encode_charset
from java_float import parse_java_float

KEY_TYPES = ("string", "short", "int", "long", "float", "double", "uuid", "boolean", "bytes")


def serialize_key(key_type: str, value: str | None, encoding: str = "UTF-8") -> bytes | None:
    """The bytes that Kafka's serializer makes of a key, whose value is written as text.

    None stays None: no key is not an empty key. A text is read as Java reads it: `42`, `-0.0`, `NaN`, `1.4E-45`,
    `true`; for float and double also `bits:` with the IEEE bits in hex, for bytes the hex pairs.
    """
    if value is None:
        return None
    if not isinstance(value, str):
        raise invalid(key_type, value, "a text")
    if key_type == "string":
        return encode_charset(value, encoding)
    if key_type == "short":
        return serialize_integer(key_type, value, 2)
    if key_type == "int":
        return serialize_integer(key_type, value, 4)
    if key_type == "long":
        return serialize_integer(key_type, value, 8)
    if key_type == "float":
        return serialize_float(value)
    if key_type == "double":
        return serialize_double(value)
    if key_type == "uuid":
        return serialize_uuid(value)
    if key_type == "boolean":
        if value not in ("true", "false"):
            raise invalid(key_type, value, "true or false")
        return bytes([1 if value == "true" else 0])
    if key_type == "bytes":
        return bytes_of_hex(value)
    raise CoreError(
        "KEY_TYPE_UNKNOWN",
        subject="type",
        expected="one of " + ", ".join(KEY_TYPES),
        received=repr(key_type),
        advice="use one of these names",
    )


def serialize_integer(key_type: str, value: str, byte_count: int) -> bytes:
    if not re.fullmatch(r"[+-]?[0-9]+", value):
        raise invalid(key_type, value, "an integer")
    integer = int(value)
    limit = 2 ** (byte_count * 8 - 1)
    if not -limit <= integer < limit:
        raise CoreError(
            "KEY_VALUE_RANGE",
            subject=key_type,
            expected=f"an integer from {-limit} to {limit - 1}",
            received=str(integer),
            advice="use a wider type, as the producer would have to",
        )
    return integer.to_bytes(byte_count, "big", signed=True)


def serialize_float(value: str) -> bytes:
    """Java's FloatSerializer writes raw bits, so the payload of a NaN survives; only `bits:` can say one."""
    bits = bits_of("float", value, 4)
    if bits is not None:
        return bits
    number = number_of("float", value, parse_java_float)
    if number != number:
        return bytes.fromhex("7fc00000")
    return struct.pack(">f", number)


def serialize_double(value: str) -> bytes:
    """Java's DoubleSerializer writes every NaN as 7ff8000000000000."""
    bits = bits_of("double", value, 8)
    number = struct.unpack(">d", bits)[0] if bits is not None else number_of("double", value, float)
    if number != number:
        return bytes.fromhex("7ff8000000000000")
    return struct.pack(">d", number)


def serialize_uuid(value: str) -> bytes:
    """UUIDSerializer writes the 36 characters of the lower-case text, not 16 raw bytes."""
    if not re.fullmatch(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}", value):
        raise invalid("uuid", value, "a UUID of 36 characters")
    return encode_charset(value.lower(), "UTF-8")


def bits_of(key_type: str, value: str, byte_count: int) -> bytes | None:
    if not value.startswith("bits:"):
        return None
    bits = bytes_of_hex(value[len("bits:") :])
    if len(bits) != byte_count:
        raise invalid(key_type, value, f"bits: with {byte_count * 2} hex digits")
    return bits


def number_of(key_type: str, value: str, parse: Callable[[str], float]) -> float:
    if not re.fullmatch(r"[+-]?(NaN|Infinity|([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?)", value):
        raise invalid(key_type, value, "a number such as 1.5, -0.0, NaN or Infinity")
    return parse(value)


def bytes_of_hex(hex_text: str) -> bytes:
    """The bytes that hex pairs stand for; upper or lower case, nothing between the pairs."""
    if not re.fullmatch(r"([0-9a-fA-F]{2})*", hex_text):
        raise CoreError(
            "HEX_INVALID",
            subject="hex",
            expected="pairs of hex digits, such as 757365722d31",
            received=repr(hex_text),
            advice="write two digits a byte and nothing between them",
        )
    return bytes.fromhex(hex_text)


def invalid(key_type: str, value: object, expected: str) -> CoreError:
    return CoreError(
        "KEY_VALUE_INVALID",
        subject=key_type,
        expected=expected,
        received=repr(value),
        advice="write the value in that form, or choose another key type",
    )
