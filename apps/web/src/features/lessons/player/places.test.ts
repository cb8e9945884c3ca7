import { beforeEach, expect, test } from 'vitest';
import { sessionToken } from '../../../lib/session-token.ts';
import { KEEP_PLACE, newestPlace, placeKey, placeOwner, rememberPlace } from './places.ts';

const CHILD = 7;
const LESSON = 3;
const host = (step: number, stepAt: number | null) => ({ id: LESSON, step, stepAt });
const waiting = (step: number) => ({
  ...{ key: placeKey(CHILD, LESSON), userId: CHILD, operation: KEEP_PLACE },
  ...{ input: { lessonId: LESSON, step, at: 1 }, keptAt: '2026-06-15T09:00:00.000Z' },
});

beforeEach(() => {
  sessionToken.write('the-session-of-a-child');
  rememberPlace({ owner: placeOwner(), lessonId: LESSON, step: 0, stepAt: 0 });
});

test('a place that waits for the host is the newest', () => {
  expect(newestPlace(host(2, 100), CHILD, [waiting(5)])).toBe(5);
});

test('the host knows of another tablet', () => {
  rememberPlace({ owner: placeOwner(), lessonId: LESSON, step: 4, stepAt: 100 });
  expect(newestPlace(host(6, 200), CHILD, [])).toBe(6);
});

test('what the host has taken is newer than an answer of its that was kept before', () => {
  rememberPlace({ owner: placeOwner(), lessonId: LESSON, step: 4, stepAt: 100 });
  expect(newestPlace(host(1, 50), CHILD, [])).toBe(4);
  expect(newestPlace(host(0, null), CHILD, [])).toBe(4);
});

test('the place of another child or in another lesson is nothing to it', () => {
  rememberPlace({ owner: placeOwner(), lessonId: LESSON, step: 4, stepAt: 100 });
  expect(newestPlace({ ...host(1, 50), id: LESSON + 1 }, CHILD, [waiting(5)])).toBe(1);
  sessionToken.write('the-session-of-another-child');
  expect(newestPlace(host(1, 50), CHILD + 1, [waiting(5)])).toBe(1);
});
