import { describe, expect, test } from 'vitest';
import {
  type ConsentSpeaker,
  consentAge,
  isInForce,
  mayGive,
  mayWithdraw,
  type NewestRecord,
} from './rule.ts';

const NOTHING: NewestRecord = undefined;
const GIVEN_BY_SELF: NewestRecord = { granted: true, method: 'self' };
const GIVEN_BY_PARENT: NewestRecord = { granted: true, method: 'parent' };
const GIVEN_ON_PAPER: NewestRecord = { granted: true, method: 'paper' };
const WITHDRAWN_BY_SELF: NewestRecord = { granted: false, method: 'self' };
const WITHDRAWN_BY_PARENT: NewestRecord = { granted: false, method: 'parent' };

const SPEAKERS = ['self', 'confirmed-parent', 'unconfirmed-parent', 'paper'] as const;
const speakersWho = (may: (speaker: ConsentSpeaker) => boolean) => SPEAKERS.filter(may);

test.each([
  [null, 'child'],
  [4, 'child'],
  [12, 'child'],
  [13, 'teen'],
  [17, 'teen'],
  [18, 'adult'],
] as const)('an age of %s stands under the rule for a %s', (age, rule) => {
  expect(consentAge(age)).toBe(rule);
});

describe('giving', () => {
  test.each([
    [9, 'nothing', NOTHING, ['confirmed-parent', 'paper']],
    [null, 'nothing', NOTHING, ['confirmed-parent', 'paper']],
    [12, "a parent's withdrawal", WITHDRAWN_BY_PARENT, ['confirmed-parent', 'paper']],
    [12, 'what the child gave', GIVEN_BY_SELF, ['confirmed-parent', 'paper']],
    [13, 'nothing', NOTHING, ['self']],
    [17, 'their own withdrawal', WITHDRAWN_BY_SELF, ['self']],
    [13, "a parent's withdrawal", WITHDRAWN_BY_PARENT, ['confirmed-parent', 'paper']],
    [18, 'nothing', NOTHING, ['self']],
    [18, "a parent's withdrawal", WITHDRAWN_BY_PARENT, ['self']],
  ] as const)('at %s after %s is for %j', (age, _words, newest, speakers) => {
    expect(speakersWho((speaker) => mayGive(age, speaker, newest))).toEqual(speakers);
  });

  test.each([9, 13, 18])('at %i is for nobody while the consent holds', (age) => {
    expect(speakersWho((speaker) => mayGive(age, speaker, GIVEN_BY_PARENT))).toEqual([]);
  });
});

describe('withdrawing', () => {
  test.each([
    [9, GIVEN_BY_PARENT, ['confirmed-parent', 'unconfirmed-parent', 'paper']],
    [9, GIVEN_ON_PAPER, ['confirmed-parent', 'unconfirmed-parent', 'paper']],
    [13, GIVEN_BY_SELF, SPEAKERS],
    [17, GIVEN_BY_PARENT, SPEAKERS],
    [18, GIVEN_BY_PARENT, ['self']],
  ] as const)('at %i of %j is for %j', (age, newest, speakers) => {
    expect(speakersWho((speaker) => mayWithdraw(age, speaker, newest))).toEqual(speakers);
  });

  test.each([
    [13, NOTHING],
    [13, WITHDRAWN_BY_PARENT],
    [9, GIVEN_BY_SELF],
  ])('at %i of %j, which does not hold, is for nobody', (age, newest) => {
    expect(speakersWho((speaker) => mayWithdraw(age, speaker, newest))).toEqual([]);
  });
});

describe('a consent', () => {
  test.each([
    [9, GIVEN_BY_PARENT, true],
    [9, GIVEN_ON_PAPER, true],
    [9, GIVEN_BY_SELF, false],
    [9, NOTHING, false],
    [13, GIVEN_BY_SELF, true],
    [13, GIVEN_BY_PARENT, true],
    [13, WITHDRAWN_BY_PARENT, false],
    [18, WITHDRAWN_BY_SELF, false],
    [null, GIVEN_BY_SELF, false],
  ])('at %s with %j holds: %s', (age, newest, holds) => {
    expect(isInForce(age, newest)).toBe(holds);
  });
});
