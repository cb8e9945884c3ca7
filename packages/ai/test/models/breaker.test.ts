import { beforeEach, describe, expect, test } from 'vitest';
import { type Breaker, createBreaker } from '../../src/models/index.ts';

let now: number;
let breaker: Breaker;
beforeEach(() => {
  now = 0;
  breaker = createBreaker({ clock: { now: () => now }, failures: 3, openFor: 60_000 });
});

function fail(times: number) {
  for (let time = 0; time < times; time += 1) breaker.failed();
}

describe('a breaker', () => {
  test('stays closed while failures are fewer than three in a row', () => {
    fail(2);
    breaker.succeeded();
    fail(2);
    expect(breaker.state()).toBe('closed');
    expect(breaker.mayTry()).toBe(true);
  });

  test('opens with the third for a minute', () => {
    fail(3);
    expect(breaker.state()).toBe('open');
    now = 59_999;
    expect(breaker.mayTry()).toBe(false);
    now = 60_000;
    expect(breaker.state()).toBe('half-open');
  });

  test('lets one caller try after its rest', () => {
    fail(3);
    now = 60_000;
    expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false]);
    breaker.succeeded();
    expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, true]);
  });

  test('rests again when that one fails', () => {
    fail(3);
    now = 60_000;
    breaker.mayTry();
    breaker.failed();
    now = 119_999;
    expect(breaker.mayTry()).toBe(false);
    now = 120_000;
    expect(breaker.mayTry()).toBe(true);
  });

  test('lets the next one try when a caller gave up, or never came back', () => {
    fail(3);
    now = 60_000;
    breaker.mayTry();
    breaker.gaveUp();
    expect(breaker.mayTry()).toBe(true);
    expect(breaker.mayTry()).toBe(false);
    now = 120_000;
    expect(breaker.mayTry()).toBe(true);
  });
});
