import { describe, expect, test } from 'vitest';
import { DAY_MILLIS } from '../activity/index.ts';
import { afterAnswer, chanceOfRight, guessChance, knowledgeFrom } from './knowledge.ts';
import { freshAnswers, masteryOf, type Observation } from './mastery.ts';
import { prerequisitesOf } from './prerequisites.ts';
import { retained, reviewPlan } from './review.ts';
import { type SkillKey, skillName, skillOf, subjectOfSkill } from './skill.ts';

const SKILL = 'math:fractions' as const;

/** Answers to different questions, `+` right and `-` wrong, one a minute from the start of a day. */
function answers(marks: string, day = 0, skill: SkillKey = SKILL, options = 4): Observation[] {
  return [...marks].map((mark, at) => ({
    skill,
    item: `q-${day}-${at}`,
    correct: mark === '+',
    options,
    at: day * DAY_MILLIS + at * 60_000,
  }));
}

const stateAfter = (observations: readonly Observation[], day = 0) => {
  const state = masteryOf(observations, day * DAY_MILLIS + DAY_MILLIS / 2).get(SKILL);
  if (state === undefined) throw new Error('no state');
  return state;
};

describe('the chance that a skill is known', () => {
  test.each([
    [0.25, true, 4, 0.6],
    [0.25, false, 4, 0.1575],
    [0.25, true, 0, 0.945],
    [0.9, false, 4, 0.6],
  ])('of %d is after an answer (%s, %i options) %d', (known, correct, options, after) => {
    expect(afterAnswer(known, { correct, options })).toBeCloseTo(after, 2);
  });

  test('grows slower where there is more to guess', () => {
    const known = (options: number) => knowledgeFrom(answers('++', 0, SKILL, options));
    expect(known(0)).toBeGreaterThan(known(4));
    expect(known(4)).toBeGreaterThan(known(3));
    expect([guessChance(4), guessChance(3), guessChance(0)]).toEqual([0.25, 1 / 3, 0.02]);
  });

  test('says how likely the next answer is right', () => {
    expect(chanceOfRight(1, 4)).toBeCloseTo(0.9);
    expect(chanceOfRight(0, 4)).toBeCloseTo(0.25);
  });
});

describe('the level of a skill', () => {
  test.each([
    ['+', 'not-enough'],
    ['---', 'not-enough'],
    ['+++', 'not-enough'],
    ['++++', 'mastered'],
    ['----', 'struggling'],
    ['+-+-', 'growing'],
    ['-+++', 'growing'],
    ['-++++', 'mastered'],
    ['--+-', 'struggling'],
    ['++++++++----', 'struggling'],
    ['++++++++---', 'struggling'],
    ['++++++++-', 'growing'],
  ] as const)('after %s is %s', (marks, level) => {
    expect(stateAfter(answers(marks)).level).toBe(level);
  });

  test('is told with what it rests on', () => {
    expect(stateAfter(answers('+-++----'))).toMatchObject({
      answers: 8,
      recent: { right: 3, total: 8 },
      wrongInARow: 4,
      flying: false,
    });
    expect(stateAfter(answers('+++++')).flying).toBe(true);
    expect(stateAfter(answers('-++++')).flying).toBe(false);
  });

  test('is that of its own answers only', () => {
    const all = [...answers('++++'), ...answers('----', 0, 'topic:bible:life-of-jesus')];
    const states = masteryOf(all, 0);
    expect(states.get(SKILL)?.level).toBe('mastered');
    expect(states.get('topic:bible:life-of-jesus')?.level).toBe('struggling');
    expect(states.has('coding')).toBe(false);
  });
});

test('a question counts once a day, by its first answer', () => {
  const [first] = answers('-');
  if (first === undefined) throw new Error('no answer');
  const again = { ...first, correct: true, at: first.at + 1000 };
  const tomorrow = { ...again, at: first.at + DAY_MILLIS };
  expect(freshAnswers([tomorrow, again, first])).toEqual([first, tomorrow]);
});

describe('the day of the next look', () => {
  test.each([
    ['once', [['++++', 0]], 2, 2],
    [
      'on the day it was due',
      [
        ['++++', 0],
        ['+', 2],
      ],
      4,
      6,
    ],
    [
      'twice when due',
      [
        ['++++', 0],
        ['+', 2],
        ['+', 6],
      ],
      8,
      14,
    ],
    [
      'before it was due',
      [
        ['++++', 0],
        ['+', 1],
      ],
      2,
      3,
    ],
    [
      'and it went wrong',
      [
        ['++++', 0],
        ['+', 2],
        ['-', 6],
      ],
      1,
      7,
    ],
    ['half right', [['+-', 0]], 2, 2],
  ] as const)('after practice %s', (_, days, interval, dueDay) => {
    const all = days.flatMap(([marks, day]) => answers(marks, day));
    expect(reviewPlan(all)).toEqual({ interval, dueDay });
  });

  test('is never more than 32 days away', () => {
    let day = 0;
    const all: Observation[] = [];
    for (let round = 0; round < 9; round += 1) {
      all.push(...answers('+', day));
      day = reviewPlan(all).dueDay;
    }
    expect(reviewPlan(all).interval).toBe(32);
  });

  test('and a long rest takes half of what was known with each interval', () => {
    expect(retained(0.95, 0.25, 0, 2)).toBe(0.95);
    expect(retained(0.95, 0.25, 2, 2)).toBeCloseTo(0.6);
    expect(retained(0.1, 0.25, 9, 2)).toBe(0.1);
    expect(stateAfter(answers('+++++'), 1).overdueDays).toBe(-1);
    expect(stateAfter(answers('+++++'), 5)).toMatchObject({ overdueDays: 3, level: 'growing' });
  });
});

describe('skills', () => {
  test.each([
    ['math:fractions', 'math', 'Fractions'],
    ['topic:bible:life-of-jesus', 'bible', 'Life of Jesus'],
    ['topic:ai:talking-with-machines', 'ai', 'Talking with Machines'],
    ['week:science:3', 'science', 'Science Lessons of Week 3'],
    ['verse:2', 'bible', 'Verse of Week 2'],
    ['coding', 'ai', 'Coding'],
    ['challenge:logic', 'math', 'Logic Challenges'],
  ] as const)('%s belongs to %s and is called %s', (key, subject, name) => {
    expect(subjectOfSkill(key)).toBe(subject);
    expect(skillName(key)).toBe(name);
  });

  test('that do not exist are refused', () => {
    expect(() => skillOf('math:sorcery' as SkillKey)).toThrow(RangeError);
  });

  test.each([
    ['math:algebra', ['math:arithmetic', 'math:fractions']],
    ['math:counting', []],
    ['week:bible:3', ['week:bible:2']],
    ['week:bible:1', []],
    ['topic:science:space', []],
  ] as const)('%s stands on %j', (key, before) => {
    expect(prerequisitesOf(key)).toEqual(before);
  });
});
