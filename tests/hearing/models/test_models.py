"""Where models are looked for, and what is not a model."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from voice_hanabi.hearing.models import finding
from voice_hanabi.hearing.models.checking import check_model
from voice_hanabi.hearing.models.finding import (
    NEEDED_FILES,
    OFFICIAL_MODELS,
    FoundModel,
    find_model,
    require_model,
)
from voice_hanabi.hearing.models.packed import network_file
from voice_hanabi.hearing.models.problems import ModelProblem


def make_model(folder: Path, without: str = "") -> Path:
    for name in NEEDED_FILES:
        if name != without:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(b"not really")
    return folder


def make_packed(folder: Path) -> Path:
    folder.mkdir()
    for language in ("cs", "pl", "da", "en"):
        (folder / network_file(language)).write_bytes(b"not really")
    return folder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(finding, "data_folder", lambda: tmp_path / "data")
    monkeypatch.setattr(finding, "vosk_cache_folder", lambda: tmp_path / "cache")
    return tmp_path


def reason(error: pytest.ExceptionInfo[ModelProblem]) -> str:
    assert str(error.value)
    return error.value.reason


def is_missing(language: str, environment: Mapping[str, str], packed: Path) -> bool:
    """Return whether a language's model is reported as missing."""
    with pytest.raises(ModelProblem) as caught:
        find_model(language, None, environment, packed)
    return reason(caught) == "model-missing"


def test_the_promised_order(home: Path) -> None:
    packed = make_packed(home / "packed")
    option = make_model(home / "mine")
    named = make_model(home / "named")
    data = make_model(home / "data" / "vosk-model-small-cs-0.4-rhasspy")
    cache = make_model(home / "cache" / "vosk-model-small-cs-0.3")
    environment = {"VOSK_MODEL_PATH": str(named)}
    assert find_model("cs", option, environment, packed) == FoundModel("cs", option, "option")
    assert find_model("cs", None, environment, packed) == FoundModel("cs", named, "environment")
    assert find_model("cs", None, {}, packed) == FoundModel("cs", data, "data-folder")
    assert not find_model("cs", None, {}, packed).packed
    shutil.rmtree(data)
    assert find_model("cs", None, {}, packed) == FoundModel("cs", cache, "cache")
    shutil.rmtree(cache)
    assert find_model("cs", None, {}, packed) == FoundModel("cs", packed, "packed")
    assert find_model("da", None, {}, packed).packed


def test_the_official_model_comes_before_others_beside_it(home: Path) -> None:
    make_model(home / "data" / "vosk-model-pl-0.1")
    official = make_model(home / "data" / "vosk-model-small-pl-0.22")
    make_model(home / "data" / "vosk-model-small-pl-9", without="graph/HCLr.fst")
    assert find_model("pl", None, {}, home / "none").path == official
    shutil.rmtree(official)
    assert find_model("pl", None, {}, home / "none").path.name == "vosk-model-pl-0.1"
    shutil.rmtree(home / "data" / "vosk-model-pl-0.1")
    assert is_missing("pl", {}, home / "none"), "the unfinished one doesn't count"


def test_the_environment_may_name_a_folder_of_models(home: Path) -> None:
    make_model(home / "many" / "vosk-model-small-en-us-0.15")
    make_model(home / "many" / "vosk-model-small-en-in-0.4")
    environment = {"VOSK_MODEL_PATH": str(home / "many")}
    assert find_model("en", None, environment, home / "none").path.name == "vosk-model-small-en-us-0.15"
    assert is_missing("cs", environment, home / "none")


def test_a_model_of_another_language_in_the_environment_is_ignored(home: Path) -> None:
    named = make_model(home / "vosk-model-small-de-0.15")
    assert is_missing("cs", {"VOSK_MODEL_PATH": str(named)}, home / "none")


def test_what_somebody_asks_for_is_never_passed_over(home: Path) -> None:
    packed = make_packed(home / "packed")
    with pytest.raises(ModelProblem) as caught:
        find_model("cs", home / "none", {}, packed)
    assert reason(caught) == "model-folder-missing"
    with pytest.raises(ModelProblem) as caught:
        find_model("cs", None, {"VOSK_MODEL_PATH": str(home / "none")}, packed)
    assert reason(caught) == "model-folder-missing"
    (home / "empty").mkdir()
    with pytest.raises(ModelProblem) as caught:
        find_model("cs", home / "empty", {}, packed)
    assert reason(caught) == "model-incomplete"
    assert "am/final.mdl" in str(caught.value)


def test_no_model_and_no_such_language(home: Path) -> None:
    with pytest.raises(ModelProblem) as caught:
        find_model("cs", None, {}, home / "none")
    assert reason(caught) == "model-missing"
    with pytest.raises(ModelProblem) as caught:
        find_model("de", None, {}, home / "none")
    assert reason(caught) == "language-unknown"


@pytest.mark.parametrize("name", NEEDED_FILES)
def test_each_missing_file_is_noticed(tmp_path: Path, name: str) -> None:
    with pytest.raises(ModelProblem) as caught:
        require_model(make_model(tmp_path, without=name))
    assert caught.value.details["missing"] == name


def test_a_model_with_a_fixed_graph_is_refused_by_name(tmp_path: Path) -> None:
    make_model(tmp_path, without="graph/HCLr.fst")
    (tmp_path / "graph/HCLG.fst").write_bytes(b"big")
    with pytest.raises(ModelProblem) as caught:
        require_model(tmp_path)
    assert reason(caught) == "model-without-grammar"


def test_a_file_is_not_a_folder(tmp_path: Path) -> None:
    (tmp_path / "model").write_bytes(b"")
    with pytest.raises(ModelProblem) as caught:
        require_model(tmp_path / "model")
    assert reason(caught) == "model-folder-missing"


def test_a_model_of_rubbish_ends_only_the_other_process(tmp_path: Path) -> None:
    model = make_model(tmp_path / "rubbish")
    (model / "conf/model.conf").write_text("--min-active=200\n")
    with pytest.raises(ModelProblem) as caught:
        check_model(model, ["anna"])
    assert reason(caught) == "model-does-not-load"
    assert "\n" not in str(caught.value)


def test_official_models_are_known_whole() -> None:
    assert set(OFFICIAL_MODELS) == {"cs", "pl", "en"}
    for model in OFFICIAL_MODELS.values():
        assert len(model.sha256) == 64
        assert 40e6 < model.size < 60e6
        assert model.address == f"https://alphacephei.com/vosk/models/{model.name}.zip"


def test_a_problem_keeps_its_details() -> None:
    problem = ModelProblem("model-missing", {"language": "cs"})
    assert problem.details == {"language": "cs"}
