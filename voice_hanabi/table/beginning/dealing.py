"""Starts games at a table, newly dealt or resumed, or says why that isn't possible."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.length import Length
from voice_hanabi.contract.teller import Position
from voice_hanabi.language.wording import Manner, Wording
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.beginning.seating import unfit_name
from voice_hanabi.table.conversation.conversation import Confirm, Conversation, Ears
from voice_hanabi.table.playing.partners import Partners
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.saving.journal import Games, SavedGame
from voice_hanabi.table.saving.journal_problems import JournalProblem
from voice_hanabi.table.saving.saves import OpenJournal, Saves

AnyPartners = Partners[Any, Any, Any]
AnyPlaying = Playing[Any, Any, Any]
"""A game in progress, of any kind."""

Lengths = dict[int | None, Length]
"""How much each audience wants to hear."""


@dataclass(frozen=True, slots=True)
class Dealer:
    """Starts the games of one table."""

    games: Games
    saves: Saves
    """Where games are saved."""
    confirm: Confirm
    ears: Ears
    manner: Manner
    """How people last spoke to the table."""
    unfit: Callable[[Choices, Conversation], str | None] = lambda choices, conversation: None
    """Returns why the chosen printed deck can't be dealt, if so."""

    def deal(self, choices: Choices, seed: int, lengths: Lengths) -> AnyPlaying | Announcement:
        """Return a newly dealt game, or the reason why it can't begin."""
        conversation = self._conversation(choices, lengths)
        clash = conversation.game.clash(choices, conversation.wording)
        # Another language may have been chosen since the names were given.
        wrong = clash or self.unfit(choices, conversation) or unfit_name(conversation, choices.names)
        if wrong is not None:
            return conversation.ask(wrong)
        state = conversation.game.new(choices, seed)
        try:
            # The file itself says which rulebook.
            named = replace(choices, rulebook=conversation.game.book(choices))
            journal = self.saves.begin(named, seed)
        except JournalProblem as problem:
            return journal_problem(conversation, problem)
        return self._play(conversation, state, journal, Partners(conversation.game, choices))

    def go_on(self, saved: SavedGame, lengths: Lengths) -> AnyPlaying | Announcement:
        """Return a saved game, or the reason why it can't be resumed."""
        conversation = self._conversation(saved.choices, lengths)
        if unfit_name(conversation, saved.choices.names) is not None:
            # Nobody could have played under it.
            return journal_problem(conversation, JournalProblem("broken", saved.path, "line 1"))
        try:
            journal = self.saves.go_on(saved, self.games)
        except JournalProblem as problem:
            return journal_problem(conversation, problem)
        partners = Partners(conversation.game, saved.choices)
        partners.stand_in(saved.stand_ins)
        partners.goes_on(saved.game.new(saved.choices, saved.seed), saved.actions)
        playing = self._play(conversation, saved.state, journal, partners)
        playing.hints.given.update(saved.hinted)
        playing.notes.recall(saved.noted)
        playing.marks.recall(saved.marked)
        state = saved.game.new(saved.choices, saved.seed)
        for action in saved.actions:
            if state.current not in partners and action != saved.game.next_by_itself(state):
                playing.hints.moved(state.current, state, action)
            state, _ = saved.game.apply(state, action)
        return playing

    def _conversation(self, choices: Choices, lengths: Lengths) -> Conversation:
        game = self.games[choices.game]
        partners = choices.partner_seats
        also = game.also_said(choices)
        return Conversation(game, choices.language, choices.names, lengths, self.manner, partners, also)

    def _play(
        self, conversation: Conversation, state: Position, journal: OpenJournal, partners: AnyPartners
    ) -> AnyPlaying:
        self.ears.seat(conversation.names)
        return Playing(conversation, conversation.game, state, journal, self.confirm, self.ears, partners)


def offer(saved: SavedGame, language: str) -> str:
    """Say how a saved game stands and ask whether to resume it.

    ``language`` is the language of the answer; a game that is played in another one says so first, because it
    goes on in its own.
    """
    alone = len(saved.choices.people_seats) == 1
    wording = Wording(language, saved.choices.names, saved.game.folder, alone=alone)
    text = saved.game.teller(wording).offered(saved.state)
    spoken = saved.choices.language
    in_another = [wording.say("offered-in-language", language=spoken)] if spoken != language else []
    return " ".join((*left_out(saved, wording), *in_another, text))


def left_out(saved: SavedGame, wording: Wording) -> list[str]:
    """Return the sentence that says which part of a saved game could not be read, if any."""
    if saved.damaged:
        return [wording.say("damaged-journal")]
    return [wording.say("torn-journal")] if saved.torn else []


def journal_problem(conversation: Conversation, problem: JournalProblem) -> Announcement:
    """Say why a game can't be started or resumed."""
    return conversation.everyone(conversation.wording.problem(problem))
