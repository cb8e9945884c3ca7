import { describe, expect, test } from 'vitest';
import { newTournamentSchema, TEAM_NAMES, TOURNAMENT_ROOMS_MAX } from './settings.ts';

const wish = { classId: 1, gameType: 'ai-quiz', band: 'elementary', rooms: 2 };

describe('a new tournament', () => {
  test('needs no more than its class, game, band and number of rooms', () => {
    expect(newTournamentSchema.parse(wish)).toEqual({
      ...wish,
      settings: { calm: false, ranking: 'full' },
    });
  });

  test.each([
    [1, false],
    [2, true],
    [10, true],
    [11, false],
    [2.5, false],
  ])('of %d rooms: %s', (rooms, taken) => {
    expect(newTournamentSchema.safeParse({ ...wish, rooms }).success).toBe(taken);
  });

  test.each([
    ['one name for each room', ['Lions', 'Owls'], true],
    ['too few names', ['Lions'], false],
    ['the same name twice', ['Lions', ' Lions '], false],
    ['an empty name', ['Lions', ' '], false],
    ['a name that is too long', ['Lions', 'x'.repeat(31)], false],
  ])('with %s: %s', (_, names, taken) => {
    expect(newTournamentSchema.safeParse({ ...wish, names }).success).toBe(taken);
  });

  test('has no teams within a team', () => {
    const ranked = (ranking: string) => ({ ...wish, settings: { ranking } });
    expect(newTournamentSchema.safeParse(ranked('top-three')).success).toBe(true);
    expect(newTournamentSchema.safeParse(ranked('teams')).success).toBe(false);
  });

  test('finds a name for each of its rooms', () => {
    expect(new Set(TEAM_NAMES).size).toBe(TOURNAMENT_ROOMS_MAX);
  });
});
