"""An evening with a printed deck of Hanabi: what the camera is shown, and what each hears."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from evening import PLAYERS, Evening

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.paper_cards.boxes import keep, new_box
from voice_hanabi.phones.paper_cards.kept_decks import KeptDecks
from voice_hanabi.table.conversation.microphones import MicrophonesHere

RED_BOX = "the red box"


def faces_of(choices: Choices) -> list[str]:
    """The faces of a game's cards, by their marks."""
    game = GAMES[choices.game]
    return [
        card.face for card in game.printed(choices, Wording(choices.language, choices.names, game.folder))
    ]


def with_deck(folder: Path, game: str, faces: Sequence[str], name: str = RED_BOX) -> KeptDecks:
    """Keep the key of a printed deck in a folder; return all keys that are kept there."""
    keep(new_box(name, game, faces), folder)
    return KeptDecks(folder)


class PaperEvening(Evening):
    """People with a printed deck, of Hanabi unless another game is named, shuffled by a seed."""

    def __init__(
        self,
        folder: Path,
        language: str = "en",
        players: int = 3,
        seed: int = 1,
        faces: Sequence[str] | None = None,
        microphones: Callable[[], MicrophonesHere] = MicrophonesHere,
        game: str = "hanabi",
    ) -> None:
        names = PLAYERS[language][:players]
        super().__init__(folder, language, names=names, microphones=microphones)
        chosen = Choices(
            language, game, "en" if game == "hanabi" else None, (), players, names, 0, cards=RED_BOX
        )
        self.table.course.choices = chosen
        self.faces = list(faces or faces_of(chosen))
        self.decks = with_deck(folder / "decks", game, self.faces)
        self.table.steering.cards.known = self.decks
        self.marks = list(range(len(self.faces)))
        Random(seed).shuffle(self.marks)

    def show(self, mark: int) -> list[str]:
        """Show the back of a card."""
        return self._told(self.table.card_shown(self.faces[mark], mark, RED_BOX))

    def draw(self) -> list[str]:
        """Draw the top card and show its back."""
        return self.show(self.marks.pop(0))

    def deal_all(self) -> list[str]:
        """Show every card of the deal; return what the last one brought."""
        told = []
        while self.playing.game.due(self.playing.state) is not None:
            told = self.draw()
        return told

    def mark_at(self, seat: int, slot: int) -> int:
        """Return the mark of the card at a place."""
        return self.state.marks[self.state.hands[seat][slot - 1].number]
