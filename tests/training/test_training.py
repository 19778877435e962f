"""The parts of the training: features, examples, network, export; a toy network heard through Vosk."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from training.clips.natural_voices import VOCABULARY, Kokoro, signs_of_ipa
from training.clips.store import Store, write_part
from training.clips.synthesis import Clip, Synthesizer, espeak_clips, standard_phonemes
from training.clips.voices import ACCENTS, HELD_OUT_VARIANTS, VARIANTS
from training.sound.signal import FEATURES, SAMPLE_RATE, features, resampled
from training.words.texts import Phrases, sentences
from voice_hanabi.hearing.pronouncing.pronunciation import espeak, phonemes_of_text
from voice_hanabi.languages import LANGUAGES

WITHOUT_TORCH = "torch is needed for training only, and is not installed"


def tone(hertz: float, seconds: float = 1.0) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    return (3000 * np.sin(2 * np.pi * hertz * np.arange(int(16000 * seconds)) / 16000)).astype(np.float32)


def test_features_are_those_of_kaldi() -> None:
    kaldi_native_fbank = pytest.importorskip("kaldi_native_fbank", reason="only needed for this comparison")
    options = kaldi_native_fbank.FbankOptions()
    options.frame_opts.dither = 0.0
    options.mel_opts.num_bins = FEATURES
    options.mel_opts.low_freq = 40
    options.mel_opts.high_freq = -400
    options.use_energy = False
    sound = (np.random.default_rng(1).standard_normal(20000) * 800).astype(np.float32) + tone(440, 1.25)
    computer = kaldi_native_fbank.OnlineFbank(options)
    computer.accept_waveform(16000, sound)
    computer.input_finished()
    expected = np.stack([computer.get_frame(number) for number in range(computer.num_frames_ready)])
    assert np.abs(features(sound, dither=0.0) - expected).max() < 1e-3


def test_resampling_moves_a_tone() -> None:
    faster = resampled(tone(500), 1.25)
    assert faster.size == 12800
    spectrum = np.abs(np.fft.rfft(faster))
    assert abs(int(spectrum.argmax()) * 16000 / faster.size - 625) < 3


def test_held_out_variants_are_not_trained_on() -> None:
    assert not set(VARIANTS) & set(HELD_OUT_VARIANTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_patterns_fill_completely(language: str) -> None:
    phrases = Phrases(language)
    chance = random.Random(1)
    texts = [phrases.sentence(chance) for _ in range(500)]
    assert not any(set(text) & set("{}[]|=") for text in texts)
    words = {word.removesuffix("'s") for text in texts for word in text.split()}
    assert words <= phrases.words() | {word.removesuffix("'s") for word in phrases.words()}
    stream = sentences(language, chance)
    assert all(next(stream).strip() for _ in range(50))


def test_exported_layers_give_what_the_network_gives() -> None:
    torch = pytest.importorskip("torch", reason=WITHOUT_TORCH)
    from training.learning.network import LEFT, OFFSETS, Network, needed_right
    from training.packing.export import affine_layers

    torch.manual_seed(1)
    network = Network()
    network.mean += 10
    network.deviation *= 3
    network(torch.randn(4, 90, FEATURES) * 3 + 10)
    network.eval()
    frames = torch.randn(1, 61, FEATURES) * 3 + 10
    expected = network(frames)[0].detach().numpy()
    layers = affine_layers(network)
    values = frames[0].numpy()
    right = np.repeat(values[-1:], needed_right(61), axis=0)
    values = np.concatenate((np.repeat(values[:1], LEFT, axis=0), values, right))
    total = len(values) - 4
    values = np.concatenate([values[shift : shift + total] for shift in range(5)], axis=1)
    values = np.maximum(0, values @ layers[0].weights.T + layers[0].bias)
    values = values[: total // 3 * 3].reshape(total // 3, -1)
    values = np.maximum(0, values @ layers[1].weights.T + layers[1].bias)
    for offsets, layer in zip(OFFSETS, layers[2:-1], strict=True):
        size = len(values) + offsets[0] - offsets[2]
        seen = [values[offset - offsets[0] : offset - offsets[0] + size] for offset in offsets]
        added = np.maximum(0, np.concatenate(seen, axis=1) @ layer.weights.T + layer.bias)
        values = values[-offsets[0] : -offsets[0] + size] + added
    scores = values @ layers[-1].weights.T + layers[-1].bias
    scores -= np.log(np.exp(scores).sum(axis=1, keepdims=True))
    assert scores.shape == expected.shape == (21, expected.shape[1])
    assert np.abs(scores - expected).max() < 1e-3


@pytest.mark.parametrize("accent", ACCENTS["en"])
def test_an_accent_is_taught_with_the_sounds_that_the_grammars_know_its_words_by(accent: str) -> None:
    phonemes = standard_phonemes("green card three", accent)
    assert phonemes in {phonemes_of_text("green card three", voice) for voice in ("en", "en-us")}


def test_a_scots_card_is_nearer_to_the_american_one() -> None:
    assert standard_phonemes("card", "en-gb-scotland") == ("k", "ɑ", "ɹ", "d")
    assert standard_phonemes("card", "en-gb-x-gbcwmd") == ("k", "ɑ", "d")


@pytest.mark.parametrize(
    ("voice", "text", "signs"),
    [
        ("en-us", "play five", "plˈA fˈIv"),
        ("en", "no", "nˈQ"),
        ("en-gb-scotland", "fourth, no", "fˈoɾθ nˈoː"),
        ("en-us-nyc", "no", "nˈO"),
        ("cs", "čtyři", "ʧtˈirʒi"),
        ("pl", "trzy", "tʃˈɨ"),
        ("pl", "cztery", "ʧtˈɛrɨ"),
    ],
)
def test_kokoro_is_told_the_sounds_of_a_language_in_its_own_signs(voice: str, text: str, signs: str) -> None:
    assert signs_of_ipa(espeak().ipa(text, voice), voice).replace("ˌ", "") == signs


def test_a_folder_without_kokoro_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=re.escape(VOCABULARY)):
        Kokoro(tmp_path)


def test_clips_in_which_nothing_is_said_are_not_kept(tmp_path: Path) -> None:
    sound = np.full(SAMPLE_RATE, 100, dtype=np.float32)
    said = Clip(sound, ("t", "u"), "two", "en", "one", "people", held_out=False)
    clips = [said, replace(said, phonemes=()), replace(said, samples=sound[: SAMPLE_RATE // 10])]
    hours = write_part(tmp_path, "part", clips)
    assert hours == pytest.approx(1 / 3600)
    assert [entry.text for entry in Store(tmp_path).entries] == ["two"]


def test_what_is_not_installed_leaves_no_empty_part(tmp_path: Path) -> None:
    assert write_part(tmp_path, "letters", []) == 0.0
    assert Store(tmp_path).entries == []
    said = Clip(
        np.full(SAMPLE_RATE, 100, np.float32), ("t", "u"), "two", "en", "one", "people", held_out=False
    )
    assert write_part(tmp_path, "letters", [said]) > 0.0
    assert len(Store(tmp_path).entries) == 1


def test_a_batch_at_another_tempo_keeps_its_features() -> None:
    torch = pytest.importorskip("torch", reason=WITHOUT_TORCH)
    from training.learning.train import TEMPO, stretched

    frames = torch.arange(600.0)[None, :, None].expand(2, 600, FEATURES)
    sizes = set()
    for seed in range(40):
        changed = stretched(frames, random.Random(seed))
        sizes.add(changed.shape[1])
        slope = (changed[:, -20, :] - changed[:, 20, :]) / (changed.shape[1] - 40)
        torch.testing.assert_close(slope, torch.full_like(slope, 600 / changed.shape[1]))
    assert 600 in sizes
    assert len(sizes) > 10
    assert 600 * TEMPO[0] <= min(sizes) < 600 < max(sizes) <= 600 * TEMPO[1]


def test_training_resumes_from_its_last_checkpoint_and_its_result_is_packed(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason=WITHOUT_TORCH)
    from training.learning.train import checkpoints_of, train
    from training.packing.export import export
    from voice_hanabi.hearing.models.packed import PackedModel
    from voice_hanabi.hearing.models.vosk_library import Decoder, load_model
    from voice_hanabi.hearing.phrases import graph_of

    store = tmp_path / "store"
    write_part(store, "learnt", espeak_clips("en", 30, 1, held_out=False))
    write_part(store, "held-out", espeak_clips("en", 5, 1, held_out=True))
    common = train(tmp_path, 0.01, threads=1, examples=4)
    assert train(tmp_path, 0.01, threads=1, examples=4) == common
    passed = torch.load(common)["seconds"] / 60
    further = train(tmp_path, passed + 0.01, threads=1, examples=4)
    assert [common.name, further.name] == ["epoch001.pt", "epoch002.pt"]
    own = train(tmp_path, 0.01, threads=1, language="en", examples=4, coarse=True)
    assert checkpoints_of(tmp_path, "en") == [own]
    assert own.name == "epoch003.pt"
    assert {values.dtype for values in torch.load(own)["average"].values()} <= {torch.float32, torch.int64}
    (network,) = export({"en": [own]}, further, tmp_path / "model", Store(store))
    with PackedModel("en", ("yes",), network=network) as packed:
        decoder = Decoder(load_model(packed.exact(graph_of(("yes",)))), 1)
        decoder.accept(bytes(2 * SAMPLE_RATE))
        assert decoder.finish().samples == SAMPLE_RATE


def test_what_is_packed_is_the_mean_of_the_later_checkpoints(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason=WITHOUT_TORCH)
    from training.learning.network import Network
    from training.packing.export import mean_network_of

    checkpoints = []
    for number, (seconds, weight) in enumerate([(0, 9.0), (30, 5.0), (50, 1.0), (100, 2.0)]):
        average = Network()
        torch.nn.init.constant_(average.last.weight, weight)
        checkpoints.append(tmp_path / f"epoch{number:03d}.pt")
        torch.save({"average": average.state_dict(), "seconds": seconds}, checkpoints[-1])
    assert set(mean_network_of(checkpoints).last.weight.unique().tolist()) == {1.5}
    assert set(mean_network_of(checkpoints[-1:]).last.weight.unique().tolist()) == {2.0}


def test_a_packed_network_is_unpacked_as_it_was_and_trained_further(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    torch = pytest.importorskip("torch", reason=WITHOUT_TORCH)
    from training.learning.network import Network
    from training.learning.train import train
    from training.packing.export import model_bytes
    from training.packing.unpacking import halfway, matrices, unpacked

    torch.manual_seed(3)
    frames = torch.randn(20, 150, FEATURES) * 3 + 10
    network = Network(dropout=0.0)
    network.mean += 10
    network.deviation *= 3
    for _ in range(40):
        network(frames)
    model = model_bytes(network.eval())
    found = unpacked(model, frames)
    expected = network(frames).exp()
    assert (found(frames).exp() - expected).abs().mean() < 0.001
    # While it learns, the norms depend on the batch, which must not look different to them.
    found.dropout = 0.0
    assert (found.train()(frames).exp() - expected).abs().mean() < 0.001
    torch.manual_seed(4)
    another = Network(dropout=0.0)
    another.scale_by(frames)
    assert (another.train()(frames).exp() - expected).abs().mean() > 0.01
    for again, before in zip(matrices(model_bytes(found.eval())), matrices(model), strict=True):
        step = np.ptp(before.weights) / 64
        assert np.abs(again.weights - before.weights).max() < 2 * step
        assert np.abs(again.bias - before.bias).max() < 0.02 * max(1.0, float(np.abs(before.bias).max()))
    middle = halfway(model, model_bytes(another.eval()))
    for mean, one, other in zip(*(matrices(m) for m in (middle, model, model_bytes(another))), strict=True):
        np.testing.assert_allclose(mean.bias, (one.bias + other.bias) / 2, rtol=1e-5, atol=1e-6)
        assert np.abs(mean.weights - (one.weights + other.weights) / 2).max() < np.ptp(mean.weights) / 64
    with pytest.raises(ValueError, match="layers"):
        unpacked(model[: model.rfind(b"<LinearParams>")], frames)
    path = tmp_path / "en.mdl"
    path.write_bytes(model)
    write_part(tmp_path / "store", "learnt", espeak_clips("en", 30, 1, held_out=False))
    write_part(tmp_path / "store", "held-out", espeak_clips("en", 5, 1, held_out=True))
    further = train(tmp_path, 0.01, threads=1, language="en", examples=4, packed=path)
    assert further.name == "epoch001.pt"
    assert "going on from en.mdl" in capsys.readouterr().out
    # The pairs by which it is weighed stay the same after a pause, whatever examples come next.
    assert torch.load(further)["pairs"].shape == (expected.shape[2],) * 2
    assert train(tmp_path, 0.01, threads=1, language="en", examples=4, packed=path) == further


def test_without_any_clips_training_says_so(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason=WITHOUT_TORCH)
    from training.learning.train import train

    (tmp_path / "store").mkdir()
    with pytest.raises(RuntimeError, match="no examples"):
        train(tmp_path, 1, threads=1)


def test_a_toy_network_is_trained_and_heard_by_vosk(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason=WITHOUT_TORCH)
    import vosk

    from training.learning.network import Layer, Network
    from training.packing.export import model_bytes
    from voice_hanabi.hearing.models.packed import PackedModel, SearchSettings
    from voice_hanabi.hearing.phrases import graph_of
    from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES

    vosk.SetLogLevel(-1)
    torch.manual_seed(2)
    torch.set_num_threads(1)
    words = ("červená", "modrá", "pět")
    synthesizer = Synthesizer()
    silence = np.random.default_rng(1).normal(0, 3, 6400).astype(np.float32)
    sounds = [np.concatenate((silence, synthesizer.say(word, "cs") * 0.3, silence)) for word in words]
    inputs = [torch.from_numpy(features(sound, dither=0)) for sound in sounds]
    labels = [[PHONEMES.index(phoneme) + 1 for phoneme in phonemes_of_text(word, "cs")] for word in words]
    network = Network(dropout=0.0)
    for layer in network.layers:
        assert isinstance(layer, Layer)
        # A network this deep learns three words sooner when its layers add little at first.
        torch.nn.init.constant_(layer.norm.weight, 0.2)
    everything = torch.cat(inputs)
    network.scale_by(everything)
    shortest = min(map(len, inputs))
    dither = np.random.default_rng(3)
    optimizer = torch.optim.Adam(network.parameters(), lr=2e-3)
    for _ in range(120):
        # With different dither each time, since Vosk will add its own, but the same in each run.
        dithered = [sound + dither.normal(0, 1, sound.size).astype(np.float32) for sound in sounds]
        frames = torch.stack([torch.from_numpy(features(one, dither=0))[:shortest] for one in dithered])
        output = network(frames).transpose(0, 1)
        loss = torch.nn.functional.ctc_loss(
            output,
            torch.tensor([label for one in labels for label in one]),
            torch.full((len(words),), output.shape[0]),
            torch.tensor([len(one) for one in labels]),
        )
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    network.eval()
    path = tmp_path / "final.mdl"
    path.write_bytes(model_bytes(network, blank_penalty=1.0))
    with PackedModel("cs", words, network=path, settings=SearchSettings(other_phrase=100)) as packed:
        model = vosk.Model(str(packed.exact(graph_of(words))))
        for word, sound in zip(words, sounds, strict=True):
            recognizer = vosk.KaldiRecognizer(model, 16000)
            recognizer.AcceptWaveform(sound.astype("<i2").tobytes())
            assert json.loads(recognizer.FinalResult())["text"] == word
