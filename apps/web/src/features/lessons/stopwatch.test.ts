import { describe, expect, it } from 'vitest';
import { createStopwatch } from './stopwatch.ts';

const MINUTE = 60_000;

function stopwatchAt(start = 0) {
  const clock = { time: start };
  return { clock, stopwatch: createStopwatch(() => clock.time) };
}

describe('the time spent on a lesson', () => {
  it('is at least one minute', () => {
    const { stopwatch } = stopwatchAt();
    stopwatch.run();
    expect(stopwatch.minutes()).toBe(1);
  });

  it('is rounded to whole minutes', () => {
    const { clock, stopwatch } = stopwatchAt();
    stopwatch.run();
    clock.time = 7.6 * MINUTE;
    expect(stopwatch.minutes()).toBe(8);
  });

  it('leaves out the time in which the page was hidden', () => {
    const { clock, stopwatch } = stopwatchAt();
    stopwatch.run();
    clock.time = 3 * MINUTE;
    stopwatch.rest();
    clock.time = 33 * MINUTE;
    stopwatch.run();
    clock.time = 35 * MINUTE;
    expect(stopwatch.minutes()).toBe(5);
  });

  it('does not start anew when it is told to run twice', () => {
    const { clock, stopwatch } = stopwatchAt(MINUTE);
    stopwatch.run();
    clock.time = 3 * MINUTE;
    stopwatch.run();
    clock.time = 5 * MINUTE;
    expect(stopwatch.minutes()).toBe(4);
  });
});
