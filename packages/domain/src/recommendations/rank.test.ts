import { describe, expect, test } from 'vitest';
import { DAY_MILLIS } from '../activity/index.ts';
import { masteryOf, type Observation, type SkillKey } from '../mastery/index.ts';
import type { LearnerFacts, Offer } from './facts.ts';
import { rankRecommendations, SET_SIZE } from './rank.ts';
import type { Handled } from './taste.ts';

const NOW = 30 * DAY_MILLIS;
const MATH: SkillKey[] = ['math:counting', 'math:arithmetic', 'math:fractions', 'math:percent'];
const TOPICS: SkillKey[] = [
  'topic:bible:life-of-jesus',
  'topic:ai:learning',
  'topic:ai:perception',
  'topic:science:space',
  'topic:science:life',
];

/** Answers to different questions, `+` right and `-` wrong, some days ago. */
function answers(skill: SkillKey, marks: string, daysAgo = 0): Observation[] {
  return [...marks].map((mark, at) => ({
    skill,
    item: `${skill}-${daysAgo}-${at}`,
    correct: mark === '+',
    options: 4,
    at: NOW - daysAgo * DAY_MILLIS + at,
  }));
}

function facts(
  observations: readonly Observation[],
  changes: Partial<LearnerFacts> = {},
): LearnerFacts {
  return {
    minutes: 6,
    skills: masteryOf(observations, NOW),
    practicable: [...MATH, ...TOPICS].map((skill) => ({ skill, harder: true })),
    offers: [],
    currentDay: 3,
    streak: 0,
    learnedToday: false,
    bestTime: null,
    now: 'morning',
    seed: 'seed',
    ...changes,
  };
}

const rank = (given: LearnerFacts, history: readonly Handled[] = []) =>
  rankRecommendations(given, history, NOW);
const about = (given: LearnerFacts, key: string, history: readonly Handled[] = []) =>
  rank(given, history).find((each) => each.key === key);

const lesson = (lessonId: number, day: number): Offer => ({
  purpose: 'next-lesson',
  target: { kind: 'lesson', lessonId },
  subject: 'bible',
  name: `Lesson ${lessonId}`,
  minutes: 15,
  skill: 'week:bible:1',
  day,
});

describe('what the evidence asks for', () => {
  test.each([
    [
      'four wrong in a row',
      answers('math:fractions', '----'),
      'easier',
      'intervention',
      'urgent',
      'beginner',
    ],
    [
      'four wrong after many right',
      answers('math:fractions', '++++++----'),
      'easier',
      'intervention',
      'urgent',
      'beginner',
    ],
    [
      'hardly anything right',
      answers('math:fractions', '---+-'),
      'easier',
      'intervention',
      'high',
      'beginner',
    ],
    [
      'half right',
      answers('math:fractions', '+-+-'),
      'practice',
      'difficulty',
      'medium',
      'intermediate',
    ],
    [
      'nearly all right',
      answers('math:fractions', '-++++'),
      'harder',
      'difficulty',
      'medium',
      'advanced',
    ],
    [
      'five right in a row',
      answers('math:fractions', '+++++'),
      'harder',
      'difficulty',
      'high',
      'advanced',
    ],
    ['too little to say', answers('math:fractions', '+-'), 'try', 'content', 'low', 'intermediate'],
    [
      'mastered and due',
      answers('math:fractions', '+++++', 2),
      'fresh',
      'timing',
      'medium',
      'intermediate',
    ],
    [
      'mastered and long overdue',
      answers('math:fractions', '+++++', 4),
      'fresh',
      'timing',
      'high',
      'intermediate',
    ],
  ] as const)('of %s', (_, observations, purpose, type, priority, level) => {
    expect(about(facts(observations), 'math:fractions')).toMatchObject({
      purpose,
      type,
      priority,
      level,
    });
  });

  test('of a hard skill is also what comes before it, unless that is mastered', () => {
    const hard = answers('math:percent', '----');
    expect(about(facts(hard), 'math:fractions')).toMatchObject({
      purpose: 'foundation',
      type: 'intervention',
      reasons: [
        { key: 'helps-with', skill: 'math:fractions', later: 'math:percent' },
        { key: 'easier' },
      ],
    });
    const known = [...hard, ...answers('math:fractions', '+++++')];
    expect(about(facts(known), 'math:fractions')?.purpose).toBe('harder');
  });

  test('of a mastered skill is what stands on it, once all before it is mastered', () => {
    const mastered = answers('math:fractions', '+++++');
    expect(about(facts(mastered), 'math:percent')).toMatchObject({
      purpose: 'ahead',
      contentType: 'game',
      reasons: [
        { key: 'stands-on', skill: 'math:percent', earlier: 'math:fractions' },
        { key: 'not-yet', skill: 'math:percent' },
      ],
    });
    expect(rank(facts([])).map(({ key }) => key)).not.toContain('math:percent');
  });

  test('of the day: a streak that would end, and the best hour', () => {
    const growing = answers('math:fractions', '+-+-', 1);
    const streak = facts(growing, { streak: 3 });
    expect(about(streak, 'math:fractions')).toMatchObject({
      purpose: 'streak',
      type: 'timing',
      reasons: [
        { key: 'streak', days: 3 },
        { key: 'short', minutes: 6 },
      ],
    });
    expect(about({ ...streak, learnedToday: true }, 'math:fractions')?.purpose).toBe('practice');
    const best = facts(growing, { bestTime: 'morning' });
    expect(about(best, 'math:fractions')?.purpose).toBe('focus');
    expect(about({ ...best, now: 'evening' }, 'math:fractions')?.purpose).toBe('practice');
  });

  test('comes with help first, and new things last', () => {
    const observations = [
      ...answers('math:fractions', '----'),
      ...answers('topic:ai:learning', '+-+-'),
    ];
    const ranked = rank(facts(observations, { offers: [lesson(3, 3)] }));
    expect(ranked.map(({ purpose }) => purpose).slice(0, 4)).toEqual([
      'easier',
      'foundation',
      'next-lesson',
      'practice',
    ]);
    expect(ranked.at(-1)?.purpose).toBe('try');
  });

  test('a lesson that lies ahead comes after one of today', () => {
    const ranked = rank(facts([], { offers: [lesson(9, 9), lesson(3, 3)] }));
    expect(ranked.map(({ target }) => target).slice(0, 2)).toEqual([
      { kind: 'lesson', lessonId: 3 },
      { kind: 'lesson', lessonId: 9 },
    ]);
  });
});

describe('a set', () => {
  test('is of eight at most, no thing twice, no kind and no subject more than three times', () => {
    const observations = [...MATH, ...TOPICS].flatMap((skill) => answers(skill, '+-+-'));
    const ranked = rank(
      facts(observations, { offers: [1, 2, 3, 4, 5].map((id) => lesson(id, id)) }),
    );
    expect(ranked.length).toBeLessThanOrEqual(SET_SIZE);
    expect(ranked.length).toBeGreaterThan(4);
    const most = (values: readonly string[]) =>
      Math.max(...values.map((value) => values.filter((other) => other === value).length));
    expect(most(ranked.map(({ key }) => key))).toBe(1);
    expect(most(ranked.map(({ contentType }) => contentType))).toBeLessThanOrEqual(3);
    expect(most(ranked.map(({ subject }) => subject))).toBeLessThanOrEqual(3);
  });

  test('of somebody new is of what is there to try, and never a video', () => {
    const ranked = rank(facts([], { offers: [lesson(1, 1)] }));
    expect(new Set(ranked.map(({ type }) => type))).toEqual(new Set(['content']));
    expect(ranked.every(({ contentType }) => contentType !== 'video')).toBe(true);
    expect(ranked.every(({ reasons }) => reasons.length > 0)).toBe(true);
  });

  test('is the same for a seed, and another one brings other new things', () => {
    const keys = (seed: string) => rank(facts([], { seed })).map(({ key }) => key);
    expect(keys('a')).toEqual(keys('a'));
    expect(['b', 'c', 'd'].some((seed) => `${keys(seed)}` !== `${keys('a')}`)).toBe(true);
  });
});

describe('what a child did with earlier ones', () => {
  const quiz = (changes: Partial<Handled>): Handled => ({
    key: 'topic:ai:perception',
    type: 'content',
    contentType: 'quiz',
    subject: 'ai',
    outcome: 'open',
    feedback: null,
    at: NOW - DAY_MILLIS,
    ...changes,
  });
  const growing = facts([
    ...answers('topic:ai:learning', '+-+-'),
    ...answers('topic:science:space', '+-+-'),
  ]);
  const weights = (history: readonly Handled[]) => ({
    ai: about(growing, 'topic:ai:learning', history)?.weight ?? 0,
    science: about(growing, 'topic:science:space', history)?.weight ?? 0,
  });

  test.each([
    ['turned down', { outcome: 'rejected' }, -1],
    ['not helpful', { outcome: 'completed', feedback: 'not_helpful' }, -1],
    ['helpful', { outcome: 'completed', feedback: 'helpful' }, 1],
    ['finished', { outcome: 'completed' }, 1],
  ] as const)('%s moves its kind', (_, changes, direction) => {
    const before = weights([]);
    const after = weights([quiz(changes), quiz(changes)]);
    expect(Math.sign(after.ai - before.ai)).toBe(direction);
    expect(Math.abs(after.ai - before.ai)).toBeGreaterThan(
      Math.abs(after.science - before.science),
    );
  });

  test('counts half after two weeks, and moves nothing by more than thirty', () => {
    const before = weights([]).ai;
    const move = (history: readonly Handled[]) => weights(history).ai - before;
    const fresh = move([quiz({ outcome: 'rejected', at: NOW })]);
    const old = move([quiz({ outcome: 'rejected', at: NOW - 14 * DAY_MILLIS })]);
    expect(old / fresh).toBeCloseTo(0.5);
    const many = Array.from({ length: 20 }, () => quiz({ feedback: 'helpful' }));
    expect(move(many)).toBe(30);
  });

  test('sinks what was finished yesterday, but not the help with it', () => {
    const done = [quiz({ key: 'topic:ai:learning', subject: 'bible', outcome: 'completed' })];
    expect(weights(done).ai).toBeLessThan(weights([]).ai);
    const hard = facts(answers('topic:ai:learning', '----'));
    const help = (history: readonly Handled[]) =>
      about(hard, 'topic:ai:learning', history)?.weight ?? 0;
    expect(help(done)).toBeGreaterThanOrEqual(help([]));
  });

  test('is said where it was liked', () => {
    const liked = about(growing, 'topic:ai:learning', [quiz({ feedback: 'helpful' })]);
    expect(liked?.reasons.at(-1)).toEqual({ key: 'you-like-these' });
  });

  test.each([
    ['turned down six days ago', { outcome: 'rejected', at: NOW - 6 * DAY_MILLIS }, false],
    ['turned down eight days ago', { outcome: 'rejected', at: NOW - 8 * DAY_MILLIS }, true],
    ['finished today', { outcome: 'completed', at: NOW }, false],
    ['finished yesterday', { outcome: 'completed', at: NOW - DAY_MILLIS }, true],
  ] as const)('%s, the same thing is offered: %j', (_, changes, offered) => {
    const known = facts(answers('topic:ai:perception', '+-+-'));
    expect(about(known, 'topic:ai:perception', [quiz(changes)]) !== undefined).toBe(offered);
  });

  test('help that was turned down comes back after a day', () => {
    const hard = facts(answers('topic:ai:perception', '----'));
    const rejected = (at: number) => [quiz({ outcome: 'rejected', type: 'intervention', at })];
    expect(about(hard, 'topic:ai:perception', rejected(NOW - 1000))).toBeUndefined();
    expect(about(hard, 'topic:ai:perception', rejected(NOW - DAY_MILLIS))?.purpose).toBe('easier');
  });

  test('says how likely the next is taken up, once there is enough of it', () => {
    const taken = [quiz({ outcome: 'completed' }), quiz({ outcome: 'accepted' })];
    const engagement = (history: readonly Handled[]) =>
      about(growing, 'topic:science:space', history)?.engagement;
    expect(engagement(taken)).toEqual({ percent: 75, isStart: true });
    const more = [...taken, quiz({ outcome: 'completed' }), quiz({ outcome: 'rejected' })];
    expect(engagement(more)).toEqual({ percent: 75, isStart: false });
  });
});
