import { describe, expect, test } from 'vitest';
import { shuffled } from '../random/index.ts';
import { exercisesToLearn, mostTiles } from './exercises.ts';
import { GAP_ROUNDS, gapIndexes, mixedTiles, verseTiles } from './set-exercise.ts';
import { compareWithVerse, isRight, verseWords } from './words.ts';

const PSALM = 'How many are Your works, O LORD! In wisdom You have made them all;';
const JOHN = '“Trust in the LORD,” with all — God’s heart';

describe('comparing an answer with the verse', () => {
  test.each([
    ['as it stands', JOHN],
    ['in small letters without any punctuation', 'trust in the lord with all gods heart'],
    ['with straight marks and spaces to spare', '  "Trust in the LORD", with all - God\'s heart '],
  ])('finds it right %s', (_, answer) => {
    expect(isRight(compareWithVerse(answer, JOHN))).toBe(true);
  });

  test.each([[''], ['…'], ['Trust in the LORD'], [`${JOHN} amen`]])(
    'finds “%s” not right',
    (answer) => {
      expect(isRight(compareWithVerse(answer, JOHN))).toBe(false);
    },
  );

  test('shows the word that is missing, and the one that stands in its place', () => {
    expect(compareWithVerse('In truth You made all', 'In wisdom You have made all;')).toEqual([
      { kind: 'right', word: 'In' },
      { kind: 'extra', word: 'truth' },
      { kind: 'missing', word: 'wisdom' },
      { kind: 'right', word: 'You' },
      { kind: 'missing', word: 'have' },
      { kind: 'right', word: 'made' },
      { kind: 'right', word: 'all;' },
    ]);
  });

  test('parts words at long dashes', () => {
    expect(verseWords('a day like this—to preserve')).toEqual([
      'a',
      'day',
      'like',
      'this—',
      'to',
      'preserve',
    ]);
    expect(verseWords('— Lord — my light —\nrises——now ')).toEqual([
      'Lord',
      'my',
      'light',
      'rises—',
      'now',
    ]);
  });
});

describe('the tiles of a verse', () => {
  test('hold every word in order, in pieces as even as can be', () => {
    expect(verseTiles(PSALM, 5)).toEqual([
      'How many are',
      'Your works, O',
      'LORD! In',
      'wisdom You have',
      'made them all;',
    ]);
    expect(verseTiles('God is love', 8)).toEqual(['God', 'is', 'love']);
  });

  test('are mixed the same way for the same seed, and never left in order', () => {
    const tiles = verseTiles(PSALM, 5);
    for (let seed = 0; seed < 300; seed += 1) {
      const mixed = mixedTiles(tiles, seed);
      expect(mixed).not.toEqual(tiles);
      expect(mixed.toSorted()).toEqual(tiles.toSorted());
      expect(mixedTiles(tiles, seed)).toEqual(mixed);
    }
    expect(mixedTiles(['Amen'], 1)).toEqual(['Amen']);
  });

  test('come in many orders', () => {
    const orders = new Set(
      Array.from({ length: 200 }, (_, seed) => shuffled([1, 2, 3], seed).join()),
    );
    expect(orders.size).toBe(6);
  });

  test('are few for the young', () => {
    expect([5, 6, 7, 10, 11].map(mostTiles)).toEqual([5, 5, 8, 8, 12]);
  });
});

describe('the gaps of a verse', () => {
  test('grow with each round, which keeps those of the round before', () => {
    const [first = [], second = [], third = []] = [1, 2, GAP_ROUNDS].map((round) =>
      gapIndexes(PSALM, round, 7),
    );
    expect([first.length, second.length, third.length]).toEqual([4, 6, 10]);
    expect(second).toEqual(expect.arrayContaining(first));
    expect(third).toEqual(expect.arrayContaining(second));
  });

  test('begin with words that say something', () => {
    const words = verseWords(PSALM);
    for (let seed = 0; seed < 50; seed += 1) {
      const left = gapIndexes(PSALM, 1, seed).map((index) => words[index]?.length ?? 0);
      expect(Math.min(...left)).toBeGreaterThanOrEqual(4);
    }
  });

  test('are other words for another seed', () => {
    const choices = new Set(
      Array.from({ length: 30 }, (_, seed) => gapIndexes(PSALM, 1, seed).join()),
    );
    expect(choices.size).toBeGreaterThan(5);
  });
});

test('up to 6 a verse is learned without typing it', () => {
  expect(exercisesToLearn(6)).toEqual(['order', 'gaps']);
  expect(exercisesToLearn(7)).toEqual(['order', 'gaps', 'type']);
});
