"""Settings come from options and the environment, and wrong ones are explained."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tischlein.server.ops.settings import BadSetting, Settings, from_environment


def test_settings_come_from_options_then_from_the_environment() -> None:
    environment = {"TISCHLEIN_PORT": "9000", "TISCHLEIN_BASE_URL": "https://cards.example/", "OTHER": "x"}
    settings = from_environment({"host": "0.0.0.0", "port": None}, environment)
    assert (settings.host, settings.port) == ("0.0.0.0", 9000)
    assert settings.url == "https://cards.example"
    assert from_environment({"port": 1}, environment).port == 1
    assert Settings(host="0.0.0.0").url.startswith("http://")
    assert "0.0.0.0" not in Settings(host="0.0.0.0").url
    assert Settings(host="0.0.0.0").own_url == Settings().own_url == "http://127.0.0.1:8000"
    assert Settings(host="0.0.0.0", base_url="https://a.example/").own_url == "https://a.example"
    allowed = Settings(
        base_url="https://a.example/", origins="https://b.example/, http://c:81"
    ).allowed_origins
    assert allowed == ["https://a.example", "https://b.example", "http://c:81"]
    assert Settings().allowed_origins == []
    assert Settings(host="::1").url == "http://[::1]:8000"
    assert Settings(bot_workers=3).workers == 3
    assert Settings().workers >= 1
    assert Settings(database="postgresql://x/y").database_url() == "postgresql+psycopg://x/y"


def test_the_data_directory_is_made(tmp_path: Path) -> None:
    url = Settings(data=str(tmp_path / "new" / "folder")).database_url()
    assert url == f"sqlite:///{tmp_path}/new/folder/tischlein.db"
    assert (tmp_path / "new" / "folder").is_dir()


AN_ADDRESS = "an address as in https://cards.example.org"
A_URL = "a URL as in postgresql://user@host/name"


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"port": "many"}, "port must be a whole number (got 'many')"),
        ({"port": 70000}, "port must be 0 to 65535 (got 70000)"),
        ({"log_level": "loud"}, "log level must be debug, info, warning or error (got 'loud')"),
        ({"heartbeat": 0}, "heartbeat must be 1 or more seconds (got 0)"),
        ({"contact": "me"}, "contact must be mailto:… or https://… (got 'me')"),
        ({"contact": "mailto:a@b.example\nX: y"}, "contact must be one line"),
        ({"bot_pause": -1}, "bot pause must be 0 or more milliseconds (got -1)"),
        ({"bot_workers": -1}, "bot workers must be 1 or more, or 0 for one fewer than cores (got -1)"),
        ({"base_url": "cards.example.org"}, f"base URL must be {AN_ADDRESS} (got 'cards.example.org')"),
        ({"origins": "https://a.example, b.example"}, f"origins must be {AN_ADDRESS} (got 'b.example')"),
        ({"database": f"mysql://anna:{'secret'}@host/name"}, f"database must be {A_URL} (got 'mysql:…')"),
        ({"database": "secret"}, f"database must be {A_URL} (got '…')"),
    ],
)
def test_wrong_settings_are_explained(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSetting, match=re.escape(complaint)):
        from_environment(given, {})
