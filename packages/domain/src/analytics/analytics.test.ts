import { describe, expect, test } from 'vitest';
import { DAY_MILLIS, utcDay } from '../activity/index.ts';
import type { MasteryLevel } from '../mastery/index.ts';
import { type ClassDay, chartOf } from './chart.ts';
import { distributionOf, type SkillOfChild, skillsOfClass } from './distribution.ts';
import { hardest } from './questions.ts';
import { comparedPeriods, periodOf } from './span.ts';
import { saysSomething, shownScore, shownShare, trendOf } from './tally.ts';

const NOW = Date.parse('2026-06-15T09:00:00Z');
const TODAY = utcDay(NOW);
const at = (date: string) => Date.parse(`${date}T00:00:00Z`);

describe('a share of right answers', () => {
  test.each([
    [0, 0, null],
    [1, 1, null],
    [3, 3, null],
    [4, 3, 0.75],
    [10, 0, 0],
  ])('of %i answers of which %i are right is %s', (answers, right, share) => {
    expect(shownShare({ answers, right })).toBe(share);
  });
});

describe('a number of a class', () => {
  test.each([
    [4, 1, false],
    [3, 3, false],
    [4, 2, true],
  ])('from %i answers of %i children says something: %s', (answers, children, says) => {
    expect(saysSomething({ answers, right: 0 }, children)).toBe(says);
  });

  test.each([
    [100, 1, null],
    [185, 2, 93],
    [0, 0, null],
  ])('has the scores %i of %i children as the mean %s', (sum, count, mean) => {
    expect(shownScore(sum, count)).toBe(mean);
  });
});

describe('a trend', () => {
  test.each([
    ['up by ten in a hundred', [10, 5], [10, 6], 'up'],
    ['steady below that', [100, 50], [100, 59], 'steady'],
    ['down by ten in a hundred', [10, 8], [10, 7], 'down'],
    ['none where too little was answered before', [3, 0], [10, 10], null],
    ['none where too little was answered lately', [10, 0], [3, 3], null],
  ] as const)('is %s', (_, [answers, right], [later, laterRight], trend) => {
    expect(trendOf({ answers, right }, { answers: later, right: laterRight })).toBe(trend);
  });
});

describe('a span', () => {
  test.each([
    ['7', '2026-06-09'],
    ['28', '2026-05-19'],
    ['all', '1970-01-01'],
  ] as const)('of %s begins on %s and ends with today', (span, first) => {
    expect(periodOf(span, NOW)).toEqual({ from: at(first), until: at('2026-06-16') });
  });

  test.each([
    ['7', '2026-06-02', '2026-06-09'],
    ['28', '2026-04-21', '2026-05-19'],
    ['all', '1970-01-01', '2026-05-19'],
  ] as const)('of %s is compared with the time from %s to %s', (span, from, until) => {
    const { before, newest } = comparedPeriods(span, NOW);
    expect(before).toEqual({ from: at(from), until: at(until) });
    expect(newest).toEqual({ from: at(until), until: at('2026-06-16') });
  });
});

const day = (ago: number, children: number[], answers: number, right: number): ClassDay => ({
  ...{ day: TODAY - ago, children: new Set(children), answers, right },
});

describe('the chart of a class', () => {
  test('has each day of the span, also those on which nothing was done', () => {
    const points = chartOf([day(0, [1, 2], 5, 4), day(6, [1], 2, 2)], '7', NOW);
    expect(points).toHaveLength(7);
    expect(points[0]).toEqual({
      ...{ day: TODAY - 6, days: 1, activeChildren: 1, answers: 2, right: 2, shareRight: null },
    });
    expect(points[3]).toMatchObject({ activeChildren: 0, answers: 0, shareRight: null });
    expect(points[6]).toMatchObject({ activeChildren: 2, answers: 5, shareRight: 0.8 });
  });

  test('over everything has weeks that end today, and counts a child once a week', () => {
    const points = chartOf(
      [day(0, [1], 3, 3), day(6, [1, 2], 1, 0), day(34, [3], 4, 4)],
      'all',
      NOW,
    );
    expect(points.map(({ activeChildren }) => activeChildren)).toEqual([1, 0, 0, 0, 2]);
    expect(points.at(-1)).toEqual({
      ...{ day: TODAY - 6, days: 7, activeChildren: 2, answers: 4, right: 3, shareRight: 0.75 },
    });
  });

  test('of a new class has four empty weeks', () => {
    expect(chartOf([], 'all', NOW).map(({ answers }) => answers)).toEqual([0, 0, 0, 0]);
  });

  test('leaves out what lies before the span', () => {
    expect(chartOf([day(7, [1], 9, 9)], '7', NOW).some(({ answers }) => answers > 0)).toBe(false);
  });
});

describe('the skills of a class', () => {
  const child = (skill: SkillOfChild['skill'], level: MasteryLevel): SkillOfChild => ({
    ...{ skill, level, answers: 5, right: 3 },
  });

  test('say how many children stand where', () => {
    expect(distributionOf(['mastered', 'growing', 'mastered'])).toEqual({
      ...{ 'not-enough': 0, struggling: 0, growing: 1, mastered: 2 },
    });
  });

  test('begin where most struggle and end where too little is known', () => {
    const skills = skillsOfClass([
      child('coding', 'struggling'),
      child('math:fractions', 'mastered'),
      child('math:fractions', 'growing'),
      child('math:algebra', 'struggling'),
      child('math:algebra', 'mastered'),
    ]);
    expect(skills.map(({ skill, enough }) => [skill, enough])).toEqual([
      ['math:algebra', true],
      ['math:fractions', true],
      ['coding', false],
    ]);
    expect(skills[0]).toMatchObject({ children: 2, answers: 10, right: 6 });
  });

  test('are not told of a class where one child alone has shown enough', () => {
    const [skill] = skillsOfClass([child('coding', 'growing'), child('coding', 'not-enough')]);
    expect(skill).toMatchObject({ enough: false, children: 2 });
  });
});

describe('the hardest questions', () => {
  const asked = (name: string, answers: number, right: number, children = answers) => ({
    ...{ name, answers, right, children },
  });

  test('are those with the least right answers, of more than one child', () => {
    const found = hardest([
      asked('half', 10, 5),
      asked('all right', 10, 10),
      asked('one child', 8, 0, 1),
      asked('too few', 3, 0),
      asked('none right', 4, 0),
      asked('none of more', 6, 0),
    ]);
    expect(found.map(({ name }) => name)).toEqual(['none of more', 'none right', 'half']);
  });

  test('are so many and no more', () => {
    expect(hardest([asked('a', 4, 0), asked('b', 4, 1)], 1).map(({ name }) => name)).toEqual(['a']);
  });
});

test('the span before a day of summer time is whole days too', () => {
  const { from, until } = periodOf('7', Date.parse('2026-03-30T22:00:00Z'));
  expect((until - from) / DAY_MILLIS).toBe(7);
});
