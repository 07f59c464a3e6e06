"""Mirrors packages/checker/src/request-fields.ts."""

from __future__ import annotations

import json
from typing import Any


class RequestError(Exception):
    """A request that cannot be answered as it stands; becomes an error answer."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code


class Skipped(Exception):
    """A request that the reference leaves to others; becomes a `skipped` answer with this reason."""


def text_field(request: dict[str, Any], field: str) -> str:
    value = request.get(field)
    if not isinstance(value, str):
        raise wrong_field(request, field, "a text")
    return value


def number_field(request: dict[str, Any], field: str) -> Any:
    """A number field of a request; its range is for the called function to judge."""
    value = request.get(field)
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        raise wrong_field(request, field, "a number")
    return value


def text_or_null_field(request: dict[str, Any], field: str) -> str | None:
    return None if field in request and request[field] is None else text_field(request, field)


def utf16_field(request: dict[str, Any]) -> str | None:
    """The text that the UTF-16 units in `utf16` make, lone surrogates included; None when the field is absent."""
    if "utf16" not in request:
        return None
    units = request["utf16"]
    if not isinstance(units, list) or not all(is_utf16_unit(unit) for unit in units):
        raise wrong_field(request, "utf16", "a list of UTF-16 units, integers from 0 to 65535")
    return "".join(chr(unit) for unit in units)


def wrong_field(request: dict[str, Any], field: str, expected: str) -> RequestError:
    received = json.dumps(request[field]) if field in request else "nothing"
    return RequestError(
        "REQUEST_INVALID",
        f'"{field}" expected {expected}, got {received}; write it as the oracle protocol says',
    )


def is_utf16_unit(unit: Any) -> bool:
    return isinstance(unit, int) and not isinstance(unit, bool) and 0 <= unit <= 0xFFFF
