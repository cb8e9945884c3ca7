import { pixels } from '../../projects/ideas/pixels.ts';
import { LETTERS } from '../../projects/worlds/letters.ts';
import { equals, testsOf } from '../tests.ts';

export const pixelsTests = testsOf(pixels, {
  elementary: ({ signNames, newSign }) =>
    signNames.map((name, at) =>
      equals(`a smudged ${name} is read`, 'read', [newSign(at, 5)], name),
    ),
  middle: ({ letterNames, letters, newLetter }) => [
    equals('the same picture has no differences', 'differences', [LETTERS.X, LETTERS.X], 0),
    equals('differences are counted', 'differences', [LETTERS.T, LETTERS.I], 4),
    equals(
      'each known picture is compared',
      'table',
      [LETTERS[letters[0]]],
      Object.fromEntries(
        letterNames.map((name, at) => [
          name,
          apart(LETTERS[letters[0]], LETTERS[letters[at] ?? 'L']),
        ]),
      ),
    ),
    ...[0, 2, 3].map((at) =>
      equals(
        `a smudged ${letterNames[at]} is read`,
        'read',
        [newLetter(at, 3)],
        letterNames[at] ?? '',
      ),
    ),
  ],
});

function apart(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [one.join(''), other.join('')];
  return [...a].filter((pixel, at) => pixel !== b[at]).length;
}
