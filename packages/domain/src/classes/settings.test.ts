import { describe, expect, test } from 'vitest';
import { classCodeSchema } from './class-code.ts';
import { closedDaysSchema, pacingSchema } from './settings.ts';

test.each(['OWLS22', 'owls22', ' owl-s22 ', 'OWL S22'])('the code %j is OWLS22', (typed) => {
  expect(classCodeSchema.parse(typed)).toBe('OWLS22');
});

describe('the pacing of a class', () => {
  const together = { pacing: 'class-day', startsOn: '2026-06-15', meetsOn: [5, 1, 1] } as const;

  test('keeps each day of the week once, in order', () => {
    expect(pacingSchema.parse(together)).toEqual({ ...together, meetsOn: [1, 5] });
  });

  test.each([
    [{ ...together, startsOn: null }, 'Please choose the date of Day 1.'],
    [{ ...together, meetsOn: [] }, 'Please choose at least one day of the week.'],
    [{ ...together, startsOn: '9999-12-31' }, 'Please check this date.'],
  ])('%j is refused: %s', (choice, message) => {
    expect(pacingSchema.safeParse(choice).error?.issues[0]?.message).toBe(message);
  });

  test('needs no date where each has their own day', () => {
    const own = { ...together, pacing: 'own-day', startsOn: null };
    expect(pacingSchema.safeParse(own).success).toBe(true);
  });
});

test.each([
  ['2026-07-04', '2026-07-04', true],
  ['2026-07-04', '2026-10-03', true],
  ['2026-07-04', '2026-10-04', false],
  ['2026-07-04', '2026-07-03', false],
])('closed days from %s to %s can be entered: %s', (from, to, taken) => {
  expect(closedDaysSchema.safeParse({ from, to }).success).toBe(taken);
});
