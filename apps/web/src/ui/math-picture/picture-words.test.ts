import { drawProblem, MATH_PROBLEM_TEMPLATES } from '@lamplight/content/math-problems';
import type { MathPicture } from '@lamplight/domain/math-games';
import { describe, expect, test } from 'vitest';
import { pictureWords } from './picture-words.ts';

const words = (picture: MathPicture, question = 'What is it?') =>
  pictureWords({ picture, question });

describe('a picture in words tells what there is, and leaves the answer to the child', () => {
  test.each<[MathPicture, string]>([
    [{ kind: 'dots', groups: [{ count: 3, gone: 1 }] }, 'Dots: dot, dot, crossed-out dot.'],
    [{ kind: 'dots', groups: [{ count: 1 }, { count: 0 }] }, 'Group 1: dot. Group 2: empty.'],
    [{ kind: 'array', rows: 2, columns: 5 }, 'Dots in 2 rows of 5.'],
    [
      { kind: 'number-line', least: 0, most: 20, step: 1, points: [4], jumps: [[4, 8]] },
      'A number line from 0 to 20 with a tick every 1. Marked: 4. An arc from 4 to 8.',
    ],
    [
      { kind: 'shapes', shapes: [{ shape: 'square', color: 'red' }, null] },
      'In a row: red square, a gap.',
    ],
    [
      { kind: 'fraction-bars', bars: [{ parts: 3, filled: 1 }] },
      'A bar in equal parts: colored, plain, plain.',
    ],
    [{ kind: 'fraction-circle', parts: 2, filled: 0 }, 'A circle in equal parts: part, part.'],
    [{ kind: 'base-ten', tens: 4, ones: 1 }, '4 rods and 1 cube.'],
    [
      { kind: 'clock', hour: 12, minute: 30 },
      'A clock. The short hand points between 12 and 1, the long hand points at 6.',
    ],
    [
      { kind: 'clock', hour: 4, minute: 0 },
      'A clock. The short hand points exactly at 4, the long hand points at 12.',
    ],
    [{ kind: 'coins', cents: [10, 1] }, 'Coins: 10 cents, 1 cent.'],
    [{ kind: 'bar-chart', bars: [{ label: 'dove', value: 5 }] }, 'A bar chart: dove 5.'],
    [
      { kind: 'bar-chart', bars: [{ label: 'dove', value: 5 }], unit: 'songs' },
      'A bar chart (songs): dove 5.',
    ],
    [{ kind: 'rectangle', width: '7 ft', height: '?' }, 'A rectangle. Its sides: 7 ft and ?.'],
    [
      { kind: 'triangle', base: '3', sides: ['4', '5'], right: true, angles: ['', 'α', ''] },
      'A right triangle: base 3, left side 4, right side 5, angle at the right α.',
    ],
    [{ kind: 'circle', radius: '3 m' }, 'A circle with the radius 3 m.'],
    [{ kind: 'angle', degrees: 50, label: '50°' }, 'An angle: 50°.'],
    [
      { kind: 'grid', points: [[6, -7]] },
      'A coordinate grid. A point 6 right and 7 down from the middle.',
    ],
  ])('%j', (picture, expected) => {
    expect(words(picture)).toBe(expected);
  });

  test('a shape has its name where the question says it, and its sides where the name is asked', () => {
    const picture: MathPicture = {
      kind: 'shapes',
      shapes: [{ shape: 'pentagon', color: 'green' }],
    };
    expect(words(picture, 'How many sides does this pentagon have?')).toBe('A green pentagon.');
    expect(words(picture, 'What is it called?')).toBe('A green shape with 5 sides.');
  });

  test('coins have their names where the question names them, otherwise their cents', () => {
    const picture: MathPicture = { kind: 'coins', cents: [5, 5] };
    expect(words(picture, 'Here are 2 nickels.')).toBe('Coins: nickel, nickel.');
    expect(words(picture)).toBe('Coins: 5 cents, 5 cents.');
  });
});

test('every picture of the templates has words', () => {
  for (const template of MATH_PROBLEM_TEMPLATES) {
    const { picture, question } = drawProblem(template, 'words', 5);
    if (picture) expect(pictureWords({ picture, question })).not.toMatch(/undefined|NaN|: \.|^$/);
  }
});
