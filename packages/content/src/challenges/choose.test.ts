import { CHALLENGE_BANDS, type ChallengeDifficulty } from '@lamplight/domain/challenges';
import { describe, expect, test } from 'vitest';
import { chooseItem, hasMore, type Met, type Wish } from './choose.ts';
import { WRITTEN_TYPES, writtenItems } from './written.ts';

const NOTHING_MET: Met = { keys: new Set(), titles: new Set() };

function wish(changes: Partial<Wish> = {}): Wish {
  return { type: 'math', band: 'young', difficulty: 'easy', week: 1, seed: 'a', ...changes };
}

/** Takes items one after another, each unlike those before. */
function take(count: number, of: Wish) {
  const keys = new Set<string>();
  const titles = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const item = chooseItem({ ...of, seed: `${of.seed} ${index}` }, { keys, titles });
    if (item) {
      keys.add(item.key);
      titles.add(item.title);
    }
    return item;
  });
}

describe('a generated challenge', () => {
  test.each(CHALLENGE_BANDS)('is never the same twice in 200 for %s', (band) => {
    const items = take(200, wish({ band }));
    const texts = items.map((item) => JSON.stringify([item?.description, item?.content]));
    expect(new Set(texts).size).toBe(200);
  });

  test.each(['beginner', 'easy', 'medium', 'hard'] as const)(
    'is as %s as was wished',
    (difficulty) => {
      expect(chooseItem(wish({ difficulty }), NOTHING_MET)?.difficulty).toBe(difficulty);
    },
  );

  test('is the same for the same seed, and another for another seed', () => {
    expect(chooseItem(wish(), NOTHING_MET)).toEqual(chooseItem(wish(), NOTHING_MET));
    expect(chooseItem(wish(), NOTHING_MET)).not.toEqual(
      chooseItem(wish({ seed: 'b' }), NOTHING_MET),
    );
  });

  test('of a type that the band has not is none', () => {
    expect(chooseItem(wish({ type: 'logic', band: 'little' }), NOTHING_MET)).toBeNull();
    expect(chooseItem(wish({ type: 'logic', band: 'older' }), NOTHING_MET)).not.toBeNull();
  });
});

const banks = WRITTEN_TYPES.flatMap((type) =>
  CHALLENGE_BANDS.map((band) => ({ type, band, items: writtenItems(type, band) })),
).filter(({ items }) => items.length > 0);

describe.each(banks)('the written $type of $band', ({ type, band, items }) => {
  test('comes whole, each item once, and then there is no more', () => {
    const taken = take(items.length + 1, wish({ type, band }));
    expect(taken.at(-1)).toBeNull();
    const keys = taken.flatMap((item) => (item ? [item.key] : []));
    expect(keys.toSorted()).toEqual(items.map(({ key }) => key).toSorted());
    expect(hasMore(type, band, { keys: new Set(keys), titles: new Set() })).toBe(false);
    expect(hasMore(type, band, NOTHING_MET)).toBe(true);
  });

  test('prefers the week of the child where the difficulty is near', () => {
    for (const item of items) {
      if (item.week === undefined) continue;
      const { week, difficulty } = item;
      const chosen = chooseItem(wish({ type, band, week, difficulty }), NOTHING_MET);
      expect([chosen?.week, chosen?.difficulty]).toEqual([week, difficulty]);
    }
  });

  test('comes nearest to the difficulty in a week that no item is about', () => {
    const written = new Set<ChallengeDifficulty>(items.map(({ difficulty }) => difficulty));
    for (const difficulty of written) {
      const chosen = chooseItem(wish({ type, band, week: 0, difficulty }), NOTHING_MET);
      expect(chosen?.difficulty).toBe(difficulty);
    }
  });
});
