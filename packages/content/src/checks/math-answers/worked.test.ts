import type { ContentBand } from '@lamplight/domain/age';
import { CONTENT_BANDS } from '@lamplight/domain/age';
import type { LessonText } from '@lamplight/domain/lessons';
import { describe, expect, it } from 'vitest';
import { allLessons } from '../../lessons/index.ts';
import { sameAmount } from './arithmetic.ts';
import type { Key, Stated } from './worked/row.ts';
import { WEEK_1_KEYS, WEEK_1_STATED } from './worked/week-1.ts';
import { WEEK_2_KEYS, WEEK_2_STATED } from './worked/week-2.ts';
import { WEEK_3_KEYS, WEEK_3_STATED } from './worked/week-3.ts';
import { WEEK_4_KEYS, WEEK_4_STATED } from './worked/week-4.ts';
import { WEEK_5_KEYS, WEEK_5_STATED } from './worked/week-5.ts';
import { WEEK_6_KEYS, WEEK_6_STATED } from './worked/week-6.ts';
import { WEEK_7_KEYS, WEEK_7_STATED } from './worked/week-7.ts';
import { WEEK_8_KEYS, WEEK_8_STATED } from './worked/week-8.ts';

// The numbers of the math lessons are worked out a second time in the tables of `worked`, with exact whole numbers,
// so that neither a wrong key nor a slip in a worked example reaches a child.

const mathLessons = [...allLessons()].filter(({ category }) => category === 'math');

const KEYS: readonly Key[] = [
  ...WEEK_1_KEYS,
  ...WEEK_2_KEYS,
  ...WEEK_3_KEYS,
  ...WEEK_4_KEYS,
  ...WEEK_5_KEYS,
  ...WEEK_6_KEYS,
  ...WEEK_7_KEYS,
  ...WEEK_8_KEYS,
];
const STATED: readonly Stated[] = [
  ...WEEK_1_STATED,
  ...WEEK_2_STATED,
  ...WEEK_3_STATED,
  ...WEEK_4_STATED,
  ...WEEK_5_STATED,
  ...WEEK_6_STATED,
  ...WEEK_7_STATED,
  ...WEEK_8_STATED,
];

function textOf(day: number, band: ContentBand): LessonText {
  const lesson = mathLessons.find(({ dayNumber }) => dayNumber === day);
  if (lesson === undefined) throw new Error(`no math lesson on day ${day}`);
  return lesson.bands[band];
}

describe('the math lessons', () => {
  it.each(KEYS)(
    'have the computed answer as key: day %i, %s, check %i',
    (day, band, at, computed) => {
      const lesson = textOf(day, band);
      const check = lesson.checks[at];
      if (check === undefined) throw new Error('no such check');
      const answer = computed(check.options, check.question, lesson);
      expect(check.options[check.answer]).toBe(answer);
      expect(check.options.filter((option) => sameAmount(option, answer))).toEqual([answer]);
    },
  );

  it('have every check in the table', () => {
    const checks = mathLessons.flatMap(({ dayNumber: day }) =>
      CONTENT_BANDS.flatMap((band) =>
        textOf(day, band).checks.map((_, at) => `${day} ${band} ${at}`),
      ),
    );
    expect(KEYS.map(([day, band, at]) => `${day} ${band} ${at}`)).toEqual(checks);
  });

  it.each(STATED)('state the computed results: day %i, %s', (day, band, stated) => {
    const { content } = textOf(day, band);
    expect(stated.filter((result) => !content.includes(result))).toEqual([]);
  });
});

describe('the comparison of options', () => {
  it('sees the same amount in other words', () => {
    expect(sameAmount('2/4 of a loaf', '1/2')).toBe(true);
    expect(sameAmount('1 and 1/4', '5/4')).toBe(true);
    expect(sameAmount('42 × 10⁶', '4.2 × 10⁷')).toBe(true);
    expect(sameAmount('2,000 seconds', '2000')).toBe(true);
  });

  it('tells different amounts and different words apart', () => {
    expect(sameAmount('1 and 1/4', '1 and 1/5')).toBe(false);
    expect(sameAmount('42 × 10⁷', '4.2 × 10⁷')).toBe(false);
    expect(sameAmount('Thursday', 'Friday')).toBe(false);
    expect(sameAmount('7 by 1', '7')).toBe(false);
  });
});
