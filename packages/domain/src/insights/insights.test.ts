import { describe, expect, test } from 'vitest';
import { DAY_MILLIS } from '../activity/index.ts';
import { masteryOf, type Observation } from '../mastery/index.ts';
import { type InsightEvidence, insightsFrom } from './insights.ts';
import { partOfDay } from './part-of-day.ts';
import { type Moment, sittingMinutes, sittingsOf } from './sittings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function answers(marks: string, hour: number, skill: Observation['skill'] = 'math:fractions') {
  return [...marks].map(
    (mark, at): Observation => ({
      skill,
      item: `q-${hour}-${at}`,
      correct: mark === '+',
      options: 4,
      at: hour * HOUR + at * MINUTE,
    }),
  );
}

function insights(evidence: Partial<InsightEvidence>) {
  const observations = evidence.observations ?? [];
  const skills = masteryOf(observations, DAY_MILLIS / 2);
  return insightsFrom({
    moments: [],
    finished: 0,
    zone: 'UTC',
    ...evidence,
    observations,
    skills,
  });
}

/** Two moments that begin and end a sitting of some minutes on a day. */
const sitting = (day: number, minutes: number): Moment[] => [
  { to: day * DAY_MILLIS },
  { to: day * DAY_MILLIS + minutes * MINUTE },
];

describe('sittings', () => {
  test.each([
    ['nothing', [], []],
    ['one moment', [{ to: HOUR }], [0]],
    ['what is half an hour apart', [{ to: 0 }, { to: 30 * MINUTE }], [30]],
    ['what is farther apart', [{ to: 0 }, { to: 31 * MINUTE }], [0, 0]],
    ['what began and ended', [{ from: 0, to: 12 * MINUTE }], [12]],
    ['what was left open over night', [{ from: 0, to: 9 * HOUR }], [0]],
    ['moments within another', [{ from: 0, to: 20 * MINUTE }, { to: 5 * MINUTE }], [20]],
  ] as [string, Moment[], number[]][])('of %s', (_, moments, minutes) => {
    expect(sittingsOf(moments).map(sittingMinutes)).toEqual(minutes);
  });
});

test.each([
  [0, 'UTC', 'morning'],
  [11, 'UTC', 'morning'],
  [12, 'UTC', 'afternoon'],
  [17, 'UTC', 'evening'],
  [20, 'EST', 'afternoon'],
  [2, 'PST', 'evening'],
] as const)('%i o’clock in UTC is for %s the %s', (hour, zone, part) => {
  expect(partOfDay(hour * HOUR, zone)).toBe(part);
});

describe('without evidence', () => {
  test('the starting values of the specification stand, marked as such', () => {
    expect(insights({})).toEqual({
      learningVelocity: null,
      attentionSpan: 20,
      successPrediction: 85,
      preferredTimeOfDay: 'morning',
      starting: ['attentionSpan', 'successPrediction', 'preferredTimeOfDay'],
      strengths: [],
      improvementAreas: [],
    });
  });

  test('of one kind the others still count', () => {
    const moments = [0, 1, 2].flatMap((day) => sitting(day, 12));
    expect(insights({ moments }).starting).toEqual(['successPrediction', 'preferredTimeOfDay']);
  });
});

describe('with evidence', () => {
  test.each([
    [[10, 12, 30], 12],
    [[10, 12, 20, 30], 16],
    [[10, 12], 20],
  ])('sittings of %j minutes are an attention span of %i', (lengths, span) => {
    const moments = lengths.flatMap((minutes, day) => sitting(day, minutes));
    expect(insights({ moments }).attentionSpan).toBe(span);
  });

  test.each([
    [5, 30, 10],
    [4, 30, 8],
    [2, 30, null],
    [9, 20, null],
  ])('%i activities in %i minutes are %s an hour', (finished, minutes, velocity) => {
    expect(insights({ moments: sitting(0, minutes), finished }).learningVelocity).toBe(velocity);
  });

  test('the prediction follows what was right', () => {
    expect(insights({ observations: answers('++++++++++', 9) }).successPrediction).toBe(89);
    expect(insights({ observations: answers('----------', 9) }).successPrediction).toBe(34);
    expect(insights({ observations: answers('+++++++++', 9) }).starting).toContain(
      'successPrediction',
    );
  });

  test('the best time is when most is right, where enough was answered', () => {
    const observations = [...answers('+-+-+-+-+-', 8), ...answers('++++++++-+', 14)];
    expect(insights({ observations }).preferredTimeOfDay).toBe('afternoon');
    const few = [...answers('+-+-+-+-+-', 8), ...answers('++++', 14)];
    expect(insights({ observations: few }).preferredTimeOfDay).toBe('morning');
  });

  test('strengths are mastered, growth opportunities are hard, and the rest is neither', () => {
    const observations = [
      ...answers('+++++', 8, 'math:counting'),
      ...answers('-----', 9, 'topic:ai:learning'),
      ...answers('+-+-', 10, 'verse:1'),
    ];
    expect(insights({ observations })).toMatchObject({
      strengths: ['math:counting'],
      improvementAreas: ['topic:ai:learning'],
    });
  });
});
