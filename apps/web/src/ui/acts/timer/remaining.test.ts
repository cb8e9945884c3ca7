import { describe, expect, it } from 'vitest';
import { clockText, leftOf, resting, restingTimer, running } from './remaining.ts';

describe('a timer', () => {
  it('keeps what is left while it rests, and goes on from there', () => {
    const begun = running(restingTimer(60), 1000);
    expect(leftOf(begun, 21_000)).toBe(40_000);
    const rests = resting(begun, 21_000);
    expect(leftOf(rests, 500_000)).toBe(40_000);
    expect(leftOf(running(rests, 500_000), 510_000)).toBe(30_000);
  });

  it('is over and stays so', () => {
    expect(leftOf(running(restingTimer(5), 0), 9000)).toBe(0);
  });

  it.each([
    [65_000, '1:05'],
    [600, '0:01'],
    [0, '0:00'],
    [59_999, '1:00'],
  ])('says %d ms as %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});
