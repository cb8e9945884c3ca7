import { expect, it } from 'vitest';
import { mayTryLater } from './may-try-later.ts';

function answer(status: number): Error {
  return Object.assign(new Error('refused'), { data: { status } });
}

it.each([401, 429, 502, 503, 504, 507])('tries again later after status %i', (status) => {
  expect(mayTryLater(answer(status))).toBe(true);
});

it('tries again later when the host did not answer at all', () => {
  expect(mayTryLater(new Error('Failed to fetch'))).toBe(true);
});

it.each([400, 403, 404, 409, 500])('takes status %i as the last word', (status) => {
  expect(mayTryLater(answer(status))).toBe(false);
});
