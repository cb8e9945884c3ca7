import { describe, expect, test } from 'vitest';
import { OF_EACH_KIND, question } from '../../test/scene.ts';
import { optionsLeft } from './accommodation.ts';

describe('fewer options', () => {
  test.each([
    [2, null],
    [3, 2],
    [4, 3],
    [5, 3],
    [6, 3],
  ])('of %i are %j', (options, left) => {
    const kept = optionsLeft(question('q', options), 4, true);
    expect(kept?.length ?? null).toBe(left);
  });

  test.each([
    [4, [0, 2], 3],
    [6, [0], 3],
    [6, [0, 2, 4], 4],
    [4, [0, 1, 2], null],
    [3, [0, 1], null],
    [2, [0], null],
  ])('of %i of which %j are right keep those and a wrong one: %j', (options, correct, left) => {
    const { options: words, ...asked } = question('q', options);
    const several = { ...asked, kind: 'several' as const, options: words, correct };
    const kept = optionsLeft(several, 4, true);
    expect(kept?.length ?? null).toBe(left);
    if (kept !== null) expect(kept).toEqual(expect.arrayContaining(correct));
  });

  test('are of no use where nothing is chosen', () => {
    const others = OF_EACH_KIND.filter(
      ({ question: { kind } }) => kind !== 'choice' && kind !== 'several',
    );
    expect(others.map((one) => optionsLeft(one.question, 4, true))).toEqual(others.map(() => null));
  });

  test('are not taken from others', () => {
    expect(optionsLeft(question('q'), 4, false)).toBeNull();
  });

  test('hold the right one, in the order of the question, and stay the same', () => {
    for (let player = 1; player <= 200; player += 1) {
      const kept = optionsLeft(question('q', 6), player, true) ?? [];
      expect(kept).toContain(1);
      expect(kept).toEqual([...new Set(kept)].sort((a, b) => a - b));
      expect(optionsLeft(question('q', 6), player, true)).toEqual(kept);
    }
  });

  test('leave out another option for another player or question', () => {
    const kept = (name: string, player: number) => `${optionsLeft(question(name), player, true)}`;
    const players = Array.from({ length: 50 }, (_, player) => kept('q', player));
    const names = Array.from({ length: 50 }, (_, index) => kept(`q${index}`, 4));
    expect(new Set(players).size).toBe(3);
    expect(new Set(names).size).toBe(3);
  });

  test('cannot be worked out without the explanation', () => {
    const kept = (explanation: string) =>
      `${optionsLeft({ ...question('q'), explanation }, 4, true)}`;
    const possible = Array.from({ length: 50 }, (_, index) => kept(`because of ${index}`));
    expect(new Set(possible).size).toBe(3);
  });
});
