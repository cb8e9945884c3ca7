import { expect, test } from 'vitest';
import { passwordSchema } from '../auth/index.ts';
import { printedPassword } from './printed-password.ts';

test('a printed password is three words and a number, long enough to sign in with', () => {
  const draws = [0, 127, 64, 27];
  const password = printedPassword(() => draws.shift() ?? 0);
  expect(password).toMatch(/^[a-z]+-[a-z]+-[a-z]+-47$/);
  expect(passwordSchema.safeParse(password).success).toBe(true);
});

test('it is drawn from 128 words and 80 numbers, no two of them alike', () => {
  const limits: number[] = [];
  printedPassword((below) => limits.push(below) * 0);
  expect(limits).toEqual([128, 128, 128, 80]);
  const all = Array.from({ length: 128 }, (_, word) => printedPassword((below) => word % below));
  expect(new Set(all.map((password) => password.split('-')[0])).size).toBe(128);
});
