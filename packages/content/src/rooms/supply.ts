import type { ContentBand } from '@lamplight/domain/age';
import type { ChoiceQuestion, GameType } from '@lamplight/domain/multiplayer';
import { optionOrder } from '@lamplight/domain/quizzes';
import { bankPool } from './bank.ts';
import { chooseQuestions } from './choose.ts';
import { raceQuestions } from './math-race/race.ts';
import { ROOM_BANK_SUBJECTS } from './subjects.ts';
import { versePool, versesOf } from './verse-memory/pool.ts';
import type { PooledQuestion, RoomWish } from './wish.ts';

/**
 * The questions of a game, each once, with their options in seeded order.
 * Those of the wished topic come before others and those played lately come last; topics are as various as can be,
 * and a math race goes from easy to hard. They hold the right answers, so they stay on the host.
 * @returns fewer than wished only where the game knows no more for the band
 */
export function roomQuestions(wish: RoomWish): ChoiceQuestion[] {
  const questions =
    wish.gameType === 'math-race'
      ? raceQuestions(wish)
      : chooseQuestions(poolOf(wish.gameType, wish.band), wish).map(({ question }) => question);
  return questions.map((question) => inSeededOrder(question, wish.seed));
}

/**
 * Names of the pictures that the questions of a band show; a math race shows none. Verses name theirs themselves: to make
 * their questions for it takes seconds.
 */
export function roomPictures(band: ContentBand): string[] {
  const questions = ROOM_BANK_SUBJECTS.flatMap((subject) => bankPool(subject, band));
  const shown = [...questions.map(({ question }) => question), ...versesOf(band)];
  return shown.flatMap(({ picture }) => picture ?? []);
}

function poolOf(
  gameType: Exclude<GameType, 'math-race'>,
  band: ContentBand,
): readonly PooledQuestion[] {
  switch (gameType) {
    case 'bible-trivia':
      return bankPool('bible', band);
    case 'ai-quiz':
      return bankPool('ai', band);
    case 'science-blast':
      return bankPool('science', band);
    case 'verse-memory':
      return versePool(band);
  }
}

function inSeededOrder(question: ChoiceQuestion, seed: string): ChoiceQuestion {
  const order = optionOrder(seed, question.id, question.options.length);
  return {
    ...question,
    options: order.map((place) => question.options[place] ?? ''),
    correct: order.indexOf(question.correct),
  };
}
