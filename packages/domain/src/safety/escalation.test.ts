import { describe, expect, test } from 'vitest';
import { adultsToTell, mayMail, roundOf, waitedUntil } from './escalation.ts';

const MINUTE = 60_000;
const told = (
  round: number,
  circles: { teachers?: string[]; contacts?: string[]; admins?: string[] } = {},
) =>
  adultsToTell({ teachers: ['Lee'], contacts: [], admins: ['Ada'], ...circles }, round).join(' ');

describe('who is told of an alert that nobody takes', () => {
  const three = { contacts: ['Ray', 'Kim', 'Jo'] };
  test.each([
    ['at once, with one contact', 0, { contacts: ['Ray'] }, 'Lee Ray'],
    ['after 10 minutes, with one contact', 1, { contacts: ['Ray'] }, 'Lee Ray Ada'],
    ['at once, with nobody named', 0, {}, 'Lee'],
    ['after 10 minutes, with nobody named', 1, {}, 'Lee Ada'],
    ['at once, with three contacts', 0, three, 'Lee Ray'],
    ['after 10 minutes, with three contacts', 1, three, 'Lee Ray Kim'],
    ['after 20 minutes, with three contacts', 2, three, 'Lee Ray Kim Jo Ada'],
    ['after a night', 60, three, 'Lee Ray Kim Jo Ada'],
    ['of a child with two teachers', 0, { teachers: ['Lee', 'Mia'] }, 'Lee Mia'],
    ['of a child whom nobody teaches', 0, { teachers: [] }, 'Ada'],
    ['where there is nobody at all', 5, { teachers: [], admins: [] }, ''],
  ] as const)('%s', (_, round, circles, expected) => {
    expect(told(round, JSON.parse(JSON.stringify(circles)))).toBe(expected);
  });
});

test.each([
  [-1, 0],
  [0, 0],
  [9.99 * MINUTE, 0],
  [10 * MINUTE, 1],
  [19.99 * MINUTE, 1],
  [20 * MINUTE, 2],
])('after %d ms it is round %d', (waited, round) => {
  expect(roundOf(waited)).toBe(round);
});

describe('the wait of an alert', () => {
  const before = { waited: 4 * MINUTE, checkedAt: 1_000_000 };
  test.each([
    ['grows with the clock', MINUTE, 5 * MINUTE],
    ['is not taken back by a clock that is set back', -600 * MINUTE, 4 * MINUTE],
    ['grows over a night in which the host was off', 600 * MINUTE, 604 * MINUTE],
  ])('%s', (_, passed, waited) => {
    const now = before.checkedAt + passed;
    expect(waitedUntil(before, now)).toEqual({ waited, checkedAt: now });
  });

  test('stands still while somebody is on the way, and goes on after ten minutes', () => {
    const going = [before.checkedAt + MINUTE];
    const waited = (minutes: number) =>
      waitedUntil(before, before.checkedAt + minutes * MINUTE, going).waited / MINUTE;
    expect([1, 2, 11, 12, 20].map(waited)).toEqual([5, 5, 5, 6, 14]);
  });

  test('goes on from the next look after a clock was set back', () => {
    const back = waitedUntil(before, 0);
    expect(waitedUntil(back, 6 * MINUTE).waited).toBe(10 * MINUTE);
  });
});

test.each([
  ['never had one', [], true],
  ['had two a minute ago', [-1, -1], true],
  ['had three in the last minutes', [-4, -2, -1], false],
  ['had three, the first five minutes ago', [-5, -2, -1], true],
  ['had three in an hour, by a clock that was set back', [60, 60, 60], true],
])('somebody who %s about a child may get a mail about it: %s', (_, minutes, may) => {
  const now = 1_000 * MINUTE;
  const mailedAt = minutes.map((minute) => now + minute * MINUTE);
  expect(mayMail(mailedAt, now)).toBe(may);
});
