import { describe, expect, test } from 'vitest';
import { CONTENT_BANDS } from '../age/index.ts';
import { GAME_TYPES, GAMES, pacingOf } from './games.ts';

describe('the games of spec 9', () => {
  test.each([
    ['bible-trivia', 6, 8, 12],
    ['math-race', 4, 4, 8],
    ['verse-memory', 8, 8, 12],
    ['ai-quiz', 6, 8, 12],
    ['science-blast', 6, 8, 12],
  ] as const)('%s takes %i players and %i to %i minutes', (game, players, least, most) => {
    expect(GAMES[game].maxPlayers).toBe(players);
    expect(GAMES[game].minutes).toEqual([least, most]);
  });

  test.each(GAME_TYPES.flatMap((game) => CONTENT_BANDS.map((band) => [game, band] as const)))(
    '%s for %s stays within its minutes when every question takes its whole time',
    (game, band) => {
      const { questions, answerSeconds, explanationSeconds } = pacingOf(game, band);
      const minutes = (questions * (answerSeconds + explanationSeconds)) / 60;
      const [least, most] = GAMES[game].minutes;
      expect(minutes).toBeGreaterThanOrEqual(least);
      expect(minutes).toBeLessThanOrEqual(most);
    },
  );
});
