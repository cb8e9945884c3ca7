import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAlarm } from './alarm.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** An alarm for moments that are struck off as they come. */
function given(moments: number[], strike = true) {
  const rung: number[] = [];
  const alarm = createAlarm(
    () => Date.now(),
    () => moments[0] ?? null,
    async () => {
      rung.push(Date.now());
      if (strike) moments.shift();
    },
  );
  return { alarm, rung, moments };
}

test('rings at each moment', async () => {
  const { alarm, rung } = given([300, 900]);
  alarm.set();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rung).toEqual([300, 900]);
});

test('rings at once for a moment in the past, and earlier when an earlier one comes', async () => {
  const { alarm, rung, moments } = given([5000]);
  alarm.set();
  await vi.advanceTimersByTimeAsync(1000);
  moments.unshift(400);
  alarm.set();
  await vi.advanceTimersByTimeAsync(0);
  expect(rung).toEqual([1000]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(rung).toEqual([1000, 5000]);
});

test('tries again each second what did not change anything', async () => {
  const { alarm, rung } = given([100], false);
  alarm.set();
  await vi.advanceTimersByTimeAsync(2500);
  expect(rung).toEqual([100, 1100, 2100]);
});

test('is silent once it was stopped', async () => {
  const { alarm, rung } = given([100]);
  alarm.set();
  alarm.stop();
  alarm.set();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rung).toEqual([]);
});
