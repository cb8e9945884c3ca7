import { MATH_AREAS, textStretches } from '@lamplight/domain/math-games';
import { sentences, wordCount } from '@lamplight/domain/text';
import { describe, expect, test } from 'vitest';
import { findingLine } from '../checks/finding.ts';
import { checkSpelling } from '../checks/spelling.ts';
import { checkTypography } from '../checks/typography.ts';
import { drawProblem } from './draw.ts';
import { HIGHEST_GROWTH } from './growth.ts';
import type { MathTemplate } from './template.ts';
import { MATH_PROBLEM_TEMPLATES } from './templates.ts';
import { CONFIRMATIONS } from './testing/check.ts';
import { number } from './value.ts';

const GRADES = Array.from({ length: 12 }, (_, index) => index + 1);
const ids = MATH_PROBLEM_TEMPLATES.map(({ id }) => id);

function problems(template: MathTemplate, seeds: number) {
  return Array.from({ length: seeds }, (_, seed) =>
    drawProblem(template, String(seed), 1 + (seed % HIGHEST_GROWTH)),
  );
}

test('there are at least sixty kinds of problem, each with its own name and an independent way', () => {
  expect(ids.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(CONFIRMATIONS).toSorted()).toEqual(ids.toSorted());
});

test.each(MATH_AREAS)('%s has several kinds of problem', (area) => {
  const ofArea = MATH_PROBLEM_TEMPLATES.filter((template) => template.area === area);
  expect(ofArea.length).toBeGreaterThanOrEqual(3);
});

test.each(GRADES)('grade %i has at least eight kinds of problem', (grade) => {
  const ofGrade = MATH_PROBLEM_TEMPLATES.filter(
    ({ grades: [least, most] }) => least <= grade && grade <= most,
  );
  expect(ofGrade.length).toBeGreaterThanOrEqual(8);
});

test('the same seed gives the same problem, and seeds give many', () => {
  for (const template of MATH_PROBLEM_TEMPLATES) {
    expect(drawProblem(template, 'a', 4)).toEqual(drawProblem(template, 'a', 4));
    const keys = new Set(problems(template, 100).map(({ key }) => key));
    expect(keys.size, template.id).toBeGreaterThanOrEqual(5);
  }
});

test('right answers stand in every place alike', () => {
  const all = MATH_PROBLEM_TEMPLATES.flatMap((template) => problems(template, 100));
  for (const place of [0, 1, 2, 3]) {
    const share = all.filter(({ answer }) => answer === place).length / all.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
  }
});

describe('a template', () => {
  const [first] = MATH_PROBLEM_TEMPLATES;
  const planted = (wrong: readonly number[]): MathTemplate => {
    if (first === undefined) throw new Error('there are no templates');
    const draft = {
      parts: [7],
      question: 'Which number is seven?',
      answer: number(7),
      wrong: wrong.map((value, at) => ({ id: `thought-${at}`, value: number(value) })),
      explanation: ['It is $7$.'],
    };
    return { ...first, draw: () => draft };
  };

  test('with too few different wrong answers is refused', () => {
    expect(() => drawProblem(planted([7, 8, 8, 9]), 'a', 1)).toThrow(RangeError);
  });

  test('loses wrong answers that are right or stand there already', () => {
    const { options, answer, misconceptions } = drawProblem(planted([7, 8, 8, 9, 6, 5]), 'a', 1);
    expect(options.toSorted()).toEqual(['$6$', '$7$', '$8$', '$9$']);
    expect(options[answer]).toBe('$7$');
    expect(misconceptions.filter((id) => id === null)).toHaveLength(1);
  });
});

test('the young hear sentences of at most ten words', () => {
  const questions = MATH_PROBLEM_TEMPLATES.filter(({ grades: [least] }) => least <= 2).flatMap(
    (template) => problems(template, 40).map(({ question }) => question),
  );
  const long = questions.flatMap(sentences).filter((sentence) => wordCount(sentence) > 10);
  expect([...new Set(long)]).toEqual([]);
});

test('grades 1 to 3 nearly always see a picture', () => {
  const young = MATH_PROBLEM_TEMPLATES.filter(({ grades: [, most] }) => most <= 3);
  const drawn = young.flatMap((template) => problems(template, 10));
  const pictured = drawn.filter(({ picture }) => picture !== null);
  expect(pictured.length / drawn.length).toBeGreaterThan(0.9);
});

test('the words are spelled and typeset like all others', () => {
  const stretches = MATH_PROBLEM_TEMPLATES.flatMap((template) =>
    problems(template, 20).flatMap(({ question, options, explanation }) =>
      [question, ...options, ...explanation]
        .flatMap(textStretches)
        .filter(({ kind }) => kind === 'words')
        .map(({ text }) => ({ path: template.id, label: '', owner: template.id, text })),
    ),
  );
  const findings = [...checkSpelling(stretches), ...checkTypography(stretches)];
  expect([...new Set(findings.map(findingLine))]).toEqual([]);
});
