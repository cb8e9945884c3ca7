import { CONTENT_BANDS } from '@lamplight/domain/age';
import {
  CHALLENGE_DIFFICULTIES,
  challengeBand,
  challengeTypes,
} from '@lamplight/domain/challenges';
import { CURRICULUM_DAYS, type CurriculumDay, DAYS_PER_WEEK } from '@lamplight/domain/curriculum';
import { describe, expect, it, test } from 'vitest';
import { parseReference } from '../scripture/reference.ts';
import { curriculumDay, curriculumWeek, curriculumWeeks } from './index.ts';

const FACT_CATEGORIES = [
  'Nature',
  'Space',
  'Body',
  'History',
  'Technology',
  'Bible lands',
  'Mathematics',
  'Music',
];

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe.each(CONTENT_BANDS)('for the %s', (band) => {
  const weeks = curriculumWeeks().map(({ bands }) => bands[band]);
  const days = weeks.flatMap((week) => week.days);

  /** Days that break a rule, so that a failure names them. */
  function daysWhere(breaks: (day: CurriculumDay) => boolean): number[] {
    return days.filter(breaks).map((day) => day.day);
  }

  describe('the frame of the programme', () => {
    it('has eight weeks of seven days', () => {
      expect(weeks.map((week) => week.week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(weeks.map((week) => week.days.length)).toEqual(Array(8).fill(DAYS_PER_WEEK));
    });

    it('numbers its days from 1 to 56 in order', () => {
      expect(days.map((day) => day.day)).toEqual(
        Array.from({ length: CURRICULUM_DAYS }, (_, index) => index + 1),
      );
    });

    it('gives each week its own theme with focus, skills and projects', () => {
      expect(repeated(weeks.map((week) => week.theme.title))).toEqual([]);
      for (const { theme } of weeks) {
        expect(theme.description).not.toBe('');
        expect(theme.focus.length).toBeGreaterThan(0);
        expect(theme.skills.length).toBeGreaterThan(0);
        expect(theme.projects.length).toBeGreaterThan(0);
      }
    });

    it('repeats no title, reference, reflection or fact', () => {
      expect(repeated(days.map((day) => day.title))).toEqual([]);
      expect(repeated(days.map((day) => day.bibleVerse.reference))).toEqual([]);
      expect(repeated(days.map((day) => day.bibleVerse.reflection))).toEqual([]);
      expect(repeated(days.map((day) => day.dailyFact.fact))).toEqual([]);
    });

    it('repeats no activity and no challenge', () => {
      expect(repeated(days.flatMap((day) => day.activities.map((item) => item.title)))).toEqual([]);
      expect(repeated(days.flatMap((day) => day.challenges.map((item) => item.title)))).toEqual([]);
    });
  });

  describe('a day of the programme', () => {
    it('writes its reference as book, chapter and verses', () => {
      const reference = /^(?:[1-3] )?[A-Z][a-z]+ \d+:\d+(?:-\d+)?$/;
      expect(daysWhere((day) => !reference.test(day.bibleVerse.reference))).toEqual([]);
    });

    it('files its fact under a known category', () => {
      expect(daysWhere((day) => !FACT_CATEGORIES.includes(day.dailyFact.category))).toEqual([]);
    });

    it('offers two to four activities', () => {
      expect(daysWhere((day) => day.activities.length < 2 || day.activities.length > 4)).toEqual(
        [],
      );
    });

    it('rewards an activity with 5 to 25 whole points', () => {
      expect(
        daysWhere((day) =>
          day.activities.some(
            ({ points }) => !Number.isInteger(points) || points < 5 || points > 25,
          ),
        ),
      ).toEqual([]);
    });

    it('sets three challenges of at least two types', () => {
      expect(daysWhere((day) => day.challenges.length !== 3)).toEqual([]);
      expect(
        daysWhere((day) => new Set(day.challenges.map((challenge) => challenge.type)).size < 2),
      ).toEqual([]);
    });
  });

  describe('progress through the programme', () => {
    it('ends every week with a milestone, and marks at least one day before', () => {
      for (const week of weeks) {
        expect(week.days.at(-1)?.progressMilestone, `week ${week.week}`).toBeDefined();
        const marked = week.days.filter((day) => day.progressMilestone !== undefined);
        expect(marked.length, `week ${week.week}`).toBeGreaterThanOrEqual(2);
      }
    });

    it('gives a reward of its own for each milestone', () => {
      const milestones = days.flatMap((day) => day.progressMilestone ?? []);
      expect(repeated(milestones.map((milestone) => milestone.title))).toEqual([]);
      expect(repeated(milestones.map((milestone) => milestone.reward))).toEqual([]);
    });

    it('asks more of each week than of the week before', () => {
      const levels = weeks.map((week) =>
        week.days
          .flatMap((day) => day.challenges)
          .reduce((sum, item) => sum + CHALLENGE_DIFFICULTIES.indexOf(item.difficulty), 0),
      );
      expect(levels).toEqual([...new Set(levels)].sort((a, b) => a - b));
    });
  });
});

test.each([
  ['kindergarten', 6],
  ['elementary', 10],
] as const)('the %s has challenges of the kinds that children of %i have', (band, age) => {
  const types = challengeTypes(challengeBand(age));
  const others = curriculumWeeks()
    .flatMap(({ bands }) => bands[band].days)
    .filter(({ challenges }) => challenges.some(({ type }) => !types.includes(type)));
  expect(others.map(({ day }) => day)).toEqual([]);
});

test('a verse of the young is a part of the one that the oldest read that day', () => {
  for (const { bands } of curriculumWeeks()) {
    for (const [index, { day, bibleVerse }] of bands.advanced.days.entries()) {
      for (const band of CONTENT_BANDS) {
        const other = bands[band].days[index]?.bibleVerse;
        expect(isWithin(other?.reference, bibleVerse.reference), `day ${day} ${band}`).toBe(true);
      }
    }
  }
});

function isWithin(part = '', whole: string): boolean {
  const verses = parseReference(whole)?.verses ?? [];
  return parseReference(part)?.verses.every((verse) => verses.includes(verse)) ?? false;
}

describe('looking up a day', () => {
  it.each([1, 7, 8, 28, 49, 50, 56])('finds day %i and its week', (day) => {
    const found = curriculumDay(day, 'elementary').text;
    expect(found.day).toBe(day);
    expect(curriculumWeek(day, 'elementary').text.days).toContain(found);
  });

  it.each([0, -1, 57, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses day %d', (day) => {
    expect(() => curriculumDay(day, 'elementary')).toThrow(RangeError);
    expect(() => curriculumWeek(day, 'elementary')).toThrow(RangeError);
  });

  it('is worded for the age of its reader, in English where their language is not written', () => {
    const titles = CONTENT_BANDS.map((band) => curriculumDay(1, band).text.title);
    expect(new Set(titles).size).toBeGreaterThan(2);
    expect(curriculumDay(1, 'kindergarten', 'fr')).toEqual({
      text: curriculumDay(1, 'kindergarten').text,
      language: 'en',
    });
  });
});
