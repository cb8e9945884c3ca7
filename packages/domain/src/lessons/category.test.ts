import { describe, expect, it } from 'vitest';
import { CURRICULUM_DAYS } from '../curriculum/index.ts';
import { isTaughtOn, LESSON_CATEGORIES, lessonId, MODULE_IDS } from './category.ts';

const DAYS = Array.from({ length: CURRICULUM_DAYS }, (_, index) => index + 1);

describe('what is taught on which day', () => {
  it('gives every day three lessons', () => {
    for (const day of DAYS) {
      expect(LESSON_CATEGORIES.filter((category) => isTaughtOn(category, day))).toHaveLength(3);
    }
  });

  it('has Math on odd days and Science on even ones', () => {
    expect([isTaughtOn('math', 1), isTaughtOn('science', 1)]).toEqual([true, false]);
    expect([isTaughtOn('math', 2), isTaughtOn('science', 2)]).toEqual([false, true]);
  });
});

describe('lesson ids', () => {
  it('runs from 1 to 168, each once, module by module', () => {
    const ids = LESSON_CATEGORIES.flatMap((category) =>
      DAYS.filter((day) => isTaughtOn(category, day)).map((day) => lessonId(category, day)),
    );
    expect(ids).toEqual(Array.from({ length: 168 }, (_, index) => index + 1));
  });

  it('starts each module where the last ended', () => {
    expect(lessonId('bible', 1)).toBe(1);
    expect(lessonId('ai', 1)).toBe(57);
    expect(lessonId('math', 1)).toBe(113);
    expect(lessonId('science', 2)).toBe(141);
    expect(lessonId('science', 56)).toBe(168);
  });

  it('refuses a day on which the category is not taught, and takes the day beside it', () => {
    expect(() => lessonId('math', 2)).toThrow(RangeError);
    expect(() => lessonId('science', 3)).toThrow('no science lesson on day 3');
    expect(lessonId('math', 3)).toBe(114);
  });

  it('refuses days outside the programme and takes its first and last', () => {
    for (const day of [0, -1, 57, 1.5, Number.NaN]) {
      expect(() => lessonId('bible', day)).toThrow(RangeError);
    }
    expect([lessonId('bible', 1), lessonId('bible', 56)]).toEqual([1, 56]);
  });
});

describe('module ids', () => {
  it('are those that the parent view knows', () => {
    expect(MODULE_IDS).toEqual({ bible: 1, ai: 2, math: 3, science: 4 });
  });
});
