"""TypeScript types of the protocol, made from `requests.py` and `responses.py`."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect as look

from tischlein.records import replay
from tischlein.server.http import games, people, records, tables
from tischlein.server.protocol import close_codes, common, requests, responses

HEADING = """// The messages of Tischlein's protocol {protocol}.
// Made by `tischlein protocol --typescript`.

export const PROTOCOL = {protocol};
"""

REPLACED = {"room": "Room", "views": "SeatView[]", "state": "State"}
"""Fields that are sent as ready-made bytes, and what is in them."""

OPAQUE = ("view", "reveal")
"""Fields whose form each game decides: the page says what it takes them for."""


def protocol_types() -> str:
    """Every message, as a client sends and receives it, and everything in it."""
    sent = list(requests.AnyRequest.__args__)
    received = list(responses.AnyMessage.__args__)
    inner = [responses.SeatView, responses.Room, responses.SeatClock, replay.Replay, *api_types()]
    known: dict[str, str] = {}
    for one in [*sent, *received, *inner]:
        describe(look.type_info(one), known)
    parts = [HEADING.format(protocol=common.PROTOCOL), *known.values()]
    parts.append(union("ClientMessage", sent))
    parts.append(union("ServerMessage", received))
    codes = ", ".join(f'{code}: "{text}"' for code, text in close_codes.CLOSE_CODES.items())
    parts.append(f"export const CLOSE_CODES: Record<number, string> = {{ {codes} }};\n")
    parts.append(f"export const EMOTES = {msgspec.json.encode(common.EMOTES).decode()} as const;\n")
    return "\n".join(parts)


def api_types() -> list[type[Any]]:
    """The bodies of the HTTP API."""
    return [
        one
        for module in (people, tables, games, records)
        for one in vars(module).values()
        if isinstance(one, type) and one.__module__ == module.__name__
    ]


def union(name: str, kinds: list[type[Any]]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(kind.__name__ for kind in kinds) + ";\n"


def describe(info: look.Type, known: dict[str, str]) -> str:
    """The TypeScript name of a type; structs are written down on the way."""
    match info:
        case look.StructType() | look.DataclassType():
            write_interface(info, known)
            return info.cls.__name__
        case look.UnionType():
            kinds = [describe(kind, known) for kind in info.types if not isinstance(kind, look.NoneType)]
            nothing = ["null"] if any(isinstance(kind, look.NoneType) for kind in info.types) else []
            return " | ".join(dict.fromkeys([*kinds, *nothing]))
        case look.ListType():
            item = describe(info.item_type, known)
            return f"({item})[]" if " " in item else f"{item}[]"
        case look.DictType():
            return f"Record<{describe(info.key_type, known)}, {describe(info.value_type, known)}>"
        case look.LiteralType():
            return " | ".join(f'"{value}"' for value in info.values)
        case look.Metadata():
            return describe(info.type, known)
        case look.StrType():
            return "string"
        case look.IntType():
            return "number"
        case look.BoolType():
            return "boolean"
    return "unknown"


def type_of_field(
    info: look.StructType | look.DataclassType, field: look.Field, known: dict[str, str]
) -> str:
    if field.encode_name in OPAQUE:
        return "unknown"
    if issubclass(info.cls, responses.Message) and field.encode_name in REPLACED:
        return REPLACED[field.encode_name]
    return describe(field.type, known)


def write_interface(info: look.StructType | look.DataclassType, known: dict[str, str]) -> None:
    name = info.cls.__name__
    if name in known:
        return
    known[name] = ""
    lines = [f'  type: "{info.tag}";'] if isinstance(info, look.StructType) and info.tag_field else []
    for field in info.fields:
        kind = type_of_field(info, field, known)
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {kind};")
    text = (info.cls.__doc__ or "").strip().split("\n")[0]
    comment = f"/** {text} */\n" if text and not text.startswith(f"{name}(") else ""
    known[name] = f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
