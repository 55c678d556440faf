"""What an update says of the views that a client has had so far."""

from __future__ import annotations

from typing import Any


def updated_views(views: list[dict[str, Any]], update: dict[str, Any]) -> list[dict[str, Any]]:
    """The views after an `update`, as a `state` would have them: each with what has happened since."""
    own = {part["seat"]: part for part in update.get("own", ())}
    return [updated_view(one, update, own.get(one["seat"], {})) for one in views]


def updated_view(before: dict[str, Any], update: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    seat, view = before["seat"], before["view"]
    changed = {int(number): data for number, data in update.get("seats", {}).items()}
    if seat in changed:
        changed[seat] = changed[seat] | own.get("known", {})
    seats = [changed.get(number, data) for number, data in enumerate(view["table"]["seats"])]
    now = {
        "waiting": update.get("waiting", []),
        "points": update.get("points", []),
        "winners": update.get("winners", []),
        "moves": own.get("moves", []),
        "decision": own.get("decision"),
        "table": {**update.get("middle", {}), "seats": seats},
        "derived": update.get("derived", {}),
    }
    told = {"seat": seat, "view": view | now, "events": own.get("events", update.get("events", []))}
    sentences = own.get("sentences", update.get("sentences"))
    return told if sentences is None else told | {"sentences": sentences}
