import { expect, test } from 'vitest';
import { certificateFinding, plainSignInFinding } from './index.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-06-15T09:00:00.000Z');

test.each([
  [0, 'plain-sign-ins-none', 'good'],
  [1, 'plain-sign-ins', 'notice'],
  [12, 'plain-sign-ins', 'notice'],
] as const)('after %i adults over plain http the doctor says %s', (count, name, state) => {
  expect(plainSignInFinding(count)).toMatchObject({ name, state });
});

test.each([
  [90, 'certificate-fresh', 'good'],
  [21, 'certificate-fresh', 'good'],
  [20.9, 'certificate-soon', 'notice'],
  [0, 'certificate-over', 'problem'],
  [-1, 'certificate-over', 'problem'],
] as const)('%d days before the end of a certificate the doctor says %s', (days, name, state) => {
  const time = new Date(NOW + days * DAY).toISOString();
  expect(certificateFinding(NOW + days * DAY, NOW)).toEqual({ name, state, values: { time } });
});
