import { describe, expect, test } from 'vitest';
import { withoutComments } from './code-lines.ts';
import { hasKeyword, isPassed, isProven, lineCoverage, projectScore } from './scoring.ts';

const SOLUTION = `
// The lighter one is a cat.
function classify(pet) {
  if (pet.weight < 5) {
    return 'cat';
  }
  return 'dog';
}
`;

describe('line coverage against the solution', () => {
  test.each([
    ['the solution itself', SOLUTION, 1],
    ['nothing', '', 0],
    ['two of its four lines', 'function classify(pet) {\n  return "dog"\n}', 0.5],
    ['its lines in another layout', SOLUTION.replaceAll("'", '"').replaceAll(/[; ]/g, ' '), 1],
    ['its lines among others', `let a = 1\n${SOLUTION}\nlet b = 2`, 1],
    ['its lines in a comment', SOLUTION.replaceAll(/^/gm, '// '), 0],
    ['brackets alone', '{\n}\n}', 0],
    ['one of its lines many times', "return 'dog';\n".repeat(9), 0.25],
  ])('%s', (_what, code, coverage) => {
    expect(lineCoverage(code, SOLUTION)).toBe(coverage);
  });

  test('a line that the solution has twice counts twice', () => {
    expect(lineCoverage('step()', 'step()\nstep()')).toBe(0.5);
    expect(lineCoverage('step()\nstep()', 'step()\nstep()')).toBe(1);
  });

  test('a solution without lines is covered by nothing', () => {
    expect(lineCoverage('a', '// nothing')).toBe(0);
  });
});

describe('a concept’s keyword', () => {
  test.each([
    ['for (const a of b) {}', ['for'], true],
    ['const form = 1', ['for'], false],
    ['therefor = 1', ['for'], false],
    ['a\nfor (;;) {}', ['for'], true],
    ['x.SORT()', ['sort'], true],
    ['a = Math.min(1, 2)', ['Math.min'], true],
    ['a = count + 1', ['+'], true],
    ['// use distance here', ['distance'], false],
    ['/* distance */ let a', ['distance'], false],
    ['let a = "// distance"; distance(1, 2)', ['distance'], true],
    ['let a', [], false],
  ])('in %j: %j', (code, keywords, isThere) => {
    expect(hasKeyword(code, keywords)).toBe(isThere);
  });
});

describe('spec 9: a score is', () => {
  const given = { code: SOLUTION, solution: SOLUTION, keywords: ['if'], output: ['Tom → cat'] };

  test.each([
    ['50 + 30 + 20 for the solution', given, 100],
    ['30 and 20 for a keyword and an arrow', { ...given, code: 'if (true) {}' }, 50],
    ['50 and 20 without a keyword', { ...given, keywords: ['while'] }, 70],
    ['50 and 30 without an arrow', { ...given, output: ['Tom: no answer yet'] }, 80],
    [
      '25 for half of the lines',
      { ...given, code: 'function classify(pet) {\n  return "dog"\n}', keywords: [], output: [] },
      25,
    ],
    ['0 for nothing', { ...given, code: '', output: [] }, 0],
  ])('%s', (_what, parts, score) => {
    expect(projectScore(parts).score).toBe(score);
  });

  test('rounded down', () => {
    const { parts } = projectScore({ ...given, solution: 'a\nb\nc', code: 'a\nb' });
    expect(parts).toEqual({ lines: 33, keyword: 0, arrow: 20 });
  });

  test('passed from 70', () => {
    expect([69, 70, 100].map(isPassed)).toEqual([false, true, true]);
  });
});

test('a program is proven by all of its hidden tests, and not by none', () => {
  expect(isProven({ passed: 7, total: 7 })).toBe(true);
  expect(isProven({ passed: 6, total: 7 })).toBe(false);
  expect(isProven({ passed: 0, total: 0 })).toBe(false);
});

describe('code without comments', () => {
  test.each([
    ['a // b', 'a '],
    ['"a // b"', '"a // b"'],
    ["'it\\'s // b'", "'it\\'s // b'"],
    ['`a\n// b`', '`a\n// b`'],
    ['a /* b\n c */ d', 'a  \n d'],
    ['a /* b', 'a  '],
    ['"open\n// b', '"open\n'],
    ['a / b / c', 'a / b / c'],
  ])('%j', (code, kept) => {
    expect(withoutComments(code)).toBe(kept);
  });
});
