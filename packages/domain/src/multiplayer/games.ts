import type { ContentBand } from '../age/index.ts';

/** The five games of the live rooms (spec 9, Multiplayer games). */
export const GAME_TYPES = [
  'bible-trivia',
  'math-race',
  'verse-memory',
  'ai-quiz',
  'science-blast',
] as const;
export type GameType = (typeof GAME_TYPES)[number];

export interface Game {
  /** In English, as an activity names it; pages have their own words. */
  readonly title: string;
  /** Players of a room that a student opens. */
  readonly maxPlayers: number;
  /** How long a game takes, in minutes. */
  readonly minutes: readonly [least: number, most: number];
  /** Key of what is said of its difficulty. */
  readonly difficulty: 'easy-to-hard' | 'grade-level' | 'medium' | 'beginner' | 'elementary-up';
}

/** Size, duration and difficulty of each game, as the specification lists them (spec 9). */
export const GAMES: Readonly<Record<GameType, Game>> = {
  'bible-trivia': {
    title: 'Bible Trivia',
    maxPlayers: 6,
    minutes: [8, 12],
    difficulty: 'easy-to-hard',
  },
  'math-race': { title: 'Math Race', maxPlayers: 4, minutes: [4, 8], difficulty: 'grade-level' },
  'verse-memory': { title: 'Verse Memory', maxPlayers: 8, minutes: [8, 12], difficulty: 'medium' },
  'ai-quiz': { title: 'AI Quiz', maxPlayers: 6, minutes: [8, 12], difficulty: 'beginner' },
  'science-blast': {
    title: 'Science Blast',
    maxPlayers: 6,
    minutes: [8, 12],
    difficulty: 'elementary-up',
  },
};

/** How a game is spread over its time. */
export interface Pacing {
  readonly questions: number;
  /** Seconds that a question stays open. */
  readonly answerSeconds: number;
  /** Seconds for which its explanation is shown. */
  readonly explanationSeconds: number;
}

const PACING: Readonly<Record<GameType, Pacing>> = {
  'bible-trivia': { questions: 15, answerSeconds: 25, explanationSeconds: 12 },
  'math-race': { questions: 10, answerSeconds: 25, explanationSeconds: 8 },
  'verse-memory': { questions: 12, answerSeconds: 35, explanationSeconds: 12 },
  'ai-quiz': { questions: 15, answerSeconds: 25, explanationSeconds: 12 },
  'science-blast': { questions: 15, answerSeconds: 25, explanationSeconds: 12 },
};

/** Fewer questions with more time for those who are still learning to read, in the same minutes. */
const YOUNG_PACING: Readonly<Record<GameType, Pacing>> = {
  'bible-trivia': { questions: 10, answerSeconds: 40, explanationSeconds: 15 },
  'math-race': { questions: 7, answerSeconds: 40, explanationSeconds: 12 },
  'verse-memory': { questions: 10, answerSeconds: 40, explanationSeconds: 15 },
  'ai-quiz': { questions: 10, answerSeconds: 40, explanationSeconds: 15 },
  'science-blast': { questions: 10, answerSeconds: 40, explanationSeconds: 15 },
};

/** The pacing of a game for a band; played to the last second it stays within the game's minutes. */
export function pacingOf(game: GameType, band: ContentBand): Pacing {
  return (band === 'kindergarten' ? YOUNG_PACING : PACING)[game];
}
