import { describe, expect, test } from 'vitest';
import { NO_ACCOMMODATION } from '../multiplayer/index.ts';
import { accommodationListSchema, isNeutral, setAccommodationSchema } from './accommodations.ts';

describe('an accommodation', () => {
  test.each([
    [NO_ACCOMMODATION, true],
    [{ ...NO_ACCOMMODATION, timeFactor: 1.5 as const }, false],
    [{ ...NO_ACCOMMODATION, fewerOptions: true }, false],
    [{ ...NO_ACCOMMODATION, readAloud: true }, false],
  ])('%j changes nothing: %s', (accommodation, neutral) => {
    expect(isNeutral(accommodation)).toBe(neutral);
  });

  test.each([
    [1, true],
    [1.5, true],
    [2, true],
    [1.25, false],
    [3, false],
    [0, false],
  ])('of %d times the usual time can be set: %s', (timeFactor, taken) => {
    const wish = { userId: 7, timeFactor, fewerOptions: false, readAloud: false };
    expect(setAccommodationSchema.safeParse(wish).success).toBe(taken);
  });

  test('is listed for all classes when none is named', () => {
    expect(accommodationListSchema.parse(undefined)).toEqual({});
    expect(accommodationListSchema.parse({ classId: 3 })).toEqual({ classId: 3 });
  });
});
