"""Mirrors packages/core/src/java-utf8.ts.

Source: kafka 1eb7644, StringSerializer (String.getBytes). Vectors: parity/vectors/serializers.json
"""

from __future__ import annotations


def encode_java_utf8(text: str) -> bytes:
    """A text as Java's UTF-8 bytes: no normalisation, and a lone surrogate becomes the one byte '?'."""
    return pair_surrogates(text).encode("utf-8", errors="replace")


def pair_surrogates(text: str) -> str:
    """The same UTF-16 units, with every high and low surrogate that stand side by side as one character.

    A Python string may hold the two halves apart; Java and JavaScript do not know that difference.
    """
    return text.encode("utf-16-be", errors="surrogatepass").decode("utf-16-be", errors="surrogatepass")
