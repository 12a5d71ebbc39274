"""Writes the lexicon in the form that the program reads in place; `WordTable.swift` describes and reads it."""

import struct

MAGIC = b"CDWT"
VERSION = 1
BYTE_ORDER = 0x01020304
BUCKETS = 1 << 15
# An entry starts with 16 bits: the length of the word above the number of its tag set.
RANK_BITS = 11
HEADER = struct.Struct("<4s10I")


def bucket(word):
    """FNV-1a over the bytes, folded so that the high bits count in the low ones."""
    value = 0x811C9DC5
    for byte in word:
        value = ((value ^ byte) * 0x01000193) & 0xFFFFFFFF
    return (value ^ (value >> 15)) & (BUCKETS - 1)


def pack(words):
    """The bytes of a table: header, tag sets, bucket starts, entries. `words` maps each word to its 32 bits."""
    sets = sorted(set(words.values()))
    rank = {value: index for index, value in enumerate(sets)}
    if len(sets) >= 1 << RANK_BITS or max(map(len, words)) >= 1 << (16 - RANK_BITS):
        raise ValueError("too many tag sets, or too long a word, for the head of an entry")
    buckets = [[] for _ in range(BUCKETS)]
    for word in sorted(words):
        spelled = word.encode("ascii")
        buckets[bucket(spelled)].append(struct.pack("<H", len(spelled) << RANK_BITS | rank[words[word]]) + spelled)
    starts = [0]
    parts = [b"".join(entry) for entry in buckets]
    for part in parts:
        starts.append(starts[-1] + len(part))
    entries = b"".join(parts)
    tags_at = HEADER.size
    starts_at = tags_at + 4 * len(sets)
    entries_at = starts_at + 4 * len(starts)
    header = HEADER.pack(
        MAGIC, VERSION, BYTE_ORDER, len(words), max(map(len, words)), len(sets), BUCKETS,
        tags_at, starts_at, entries_at, entries_at + len(entries))
    return header + struct.pack(f"<{len(sets)}I", *sets) + struct.pack(f"<{len(starts)}I", *starts) + entries
