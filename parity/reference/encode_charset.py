"""Mirrors packages/core/src/encode-charset.ts.

Source: OpenJDK 17, String.getBytes. Vectors: parity/vectors/serializers.json
"""

from __future__ import annotations

import re

from core_error import CoreError
from java_utf8 import encode_java_utf8, pair_surrogates

CHARSETS = ("UTF-8", "UTF-16", "UTF-16BE", "UTF-16LE", "ISO-8859-1", "US-ASCII")


def encode_charset(text: str, charset: str) -> bytes:
    """A text in a charset, as Java's `String.getBytes(charset)` gives it.

    UTF-16 starts with a big-endian byte order mark (but for the empty text), what a charset lacks becomes '?',
    and a lone surrogate '?' or, in UTF-16, U+FFFD.
    """
    if charset == "UTF-8":
        return encode_java_utf8(text)
    if charset == "UTF-16":
        return encode_utf16("" if text == "" else "\ufeff" + text, "utf-16-be")
    if charset == "UTF-16BE":
        return encode_utf16(text, "utf-16-be")
    if charset == "UTF-16LE":
        return encode_utf16(text, "utf-16-le")
    if charset == "ISO-8859-1":
        return encode_single_bytes(text, 0xFF)
    if charset == "US-ASCII":
        return encode_single_bytes(text, 0x7F)
    raise CoreError(
        "CHARSET_UNKNOWN",
        subject="encoding",
        expected="one of " + ", ".join(CHARSETS),
        received=repr(charset),
        advice="use one of these names; the default is UTF-8",
    )


def encode_utf16(text: str, codec: str) -> bytes:
    well_formed = re.sub("[\ud800-\udfff]", "\ufffd", pair_surrogates(text))
    return well_formed.encode(codec)


def encode_single_bytes(text: str, highest: int) -> bytes:
    return bytes(ord(character) if ord(character) <= highest else 0x3F for character in pair_surrogates(text))
