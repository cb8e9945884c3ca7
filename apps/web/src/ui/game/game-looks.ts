import type { GameType } from '@lamplight/domain/multiplayer';
import type { Subject } from '../../app/theme/palette.ts';
import type { UiPicture } from '../picture/ui-pictures.ts';

export interface GameLook {
  readonly picture: UiPicture;
  /** The subject whose colour the game wears. */
  readonly subject: Subject;
}

/** Picture and colour of each game. */
export const GAME_LOOKS: Readonly<Record<GameType, GameLook>> = {
  'bible-trivia': { picture: 'scroll', subject: 'bible' },
  'math-race': { picture: 'rocket', subject: 'math' },
  'verse-memory': { picture: 'dove', subject: 'journal' },
  'ai-quiz': { picture: 'robot', subject: 'ai' },
  'science-blast': { picture: 'test-tube', subject: 'science' },
};
