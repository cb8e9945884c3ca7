import type { Challenge, ChallengeSet } from '@lamplight/domain/challenges';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, createTestApp, type Person, type TestApp } from '../../testing/index.ts';

const TODAY = '2026-06-15';

let app: TestApp;
let person: Person;
let child: Caller;
beforeEach(async () => {
  app = await createTestApp();
  person = await app.given.student({ age: 9 });
  child = await person.call();
});
afterEach(() => app.close());

/** An answer that the rules take as right. */
function rightAnswer({ type, correctAnswer }: Challenge): string {
  return type === 'math' || type === 'logic'
    ? String(correctAnswer)
    : 'Because he cared for each of them.';
}

function submit(caller: Caller, challenge: Challenge, changes: { answer?: string } = {}) {
  const answer = changes.answer ?? rightAnswer(challenge);
  return caller.challenges.submit({ id: challenge.id, answer, seconds: 30, hintsUsed: 0 });
}

async function mathOf(set: ChallengeSet): Promise<Challenge> {
  const math = set.challenges.find(({ type }) => type === 'math');
  if (!math) throw new Error('this set has no math');
  return math;
}

describe("a child's challenges", () => {
  test('are none at first, and then a set of three', async () => {
    expect(await child.challenges.today({ date: TODAY })).toEqual({
      date: TODAY,
      setNumber: 0,
      challenges: [],
      results: [],
      hadChallenges: false,
    });
    const made = await child.challenges.generate({ date: TODAY });
    expect(made).toMatchObject({ date: TODAY, setNumber: 1, results: [], hadChallenges: true });
    expect(made.challenges).toHaveLength(3);
    expect(await child.challenges.today({ date: TODAY })).toEqual(made);
  });

  test('fit the age, and carry points and minutes of their difficulty', async () => {
    const { challenges } = await child.challenges.generate({ date: TODAY });
    const math = challenges.find(({ type }) => type === 'math');
    expect(math).toMatchObject({
      difficulty: 'easy',
      points: 15,
      estimatedTime: 8,
      ageRange: [7, 10],
      isCompleted: false,
      dateGenerated: TODAY,
    });
  });

  test('are replaced by New Challenges, and those of the day before are none of today', async () => {
    const first = await child.challenges.generate({ date: TODAY });
    const second = await child.challenges.generate({ date: TODAY });
    expect(second.setNumber).toBe(2);
    expect(await child.challenges.today({ date: TODAY })).toEqual(second);
    expect(second.challenges.map(({ title }) => title)).not.toEqual(
      first.challenges.map(({ title }) => title),
    );
    app.clock.advance({ days: 1 });
    expect(await child.challenges.today({ date: '2026-06-16' })).toMatchObject({
      setNumber: 0,
      hadChallenges: true,
    });
  });

  test.each(['2026-06-14', '2026-06-15', '2026-06-16'])(
    'are made for %s, a day near',
    async (date) => {
      await expect(child.challenges.generate({ date })).resolves.toMatchObject({ date });
    },
  );

  test.each(['2026-06-13', '2026-06-17', '2020-01-01'])(
    'are refused for %s, a day far off',
    async (date) => {
      for (const call of [child.challenges.today({ date }), child.challenges.generate({ date })]) {
        await expect(call).rejects.toMatchObject({ cause: { code: 'VALIDATION', status: 400 } });
      }
    },
  );

  test('are made once for one key, also when two calls come at the same time', async () => {
    const keyed = await person.call({ idempotencyKey: 'first' });
    const [one, other] = await Promise.all([
      keyed.challenges.generate({ date: TODAY }),
      keyed.challenges.generate({ date: TODAY }),
    ]);
    expect(other).toEqual(one);
    expect((await child.challenges.today({ date: TODAY })).setNumber).toBe(1);
  });

  test('come twenty times a day at most', async () => {
    for (let set = 1; set <= 20; set += 1) await child.challenges.generate({ date: TODAY });
    await expect(child.challenges.generate({ date: TODAY })).rejects.toMatchObject({
      // It is nine in the morning.
      cause: { code: 'TOO_MANY_ATTEMPTS', retryAfter: 15 * 60 * 60 },
    });
  });

  test('of a child without an age in range are those of a ten-year-old', async () => {
    await app.db.updateTable('users').set({ age: null }).where('id', '=', person.id).execute();
    const { challenges } = await (await person.call()).challenges.generate({ date: TODAY });
    expect(challenges[0]?.ageRange).toEqual([7, 10]);
  });
});

describe('an answer', () => {
  test('completes the challenge, earns its points and is told to the adults', async () => {
    const math = await mathOf(await child.challenges.generate({ date: TODAY }));
    expect(await submit(child, math)).toEqual({
      id: math.id,
      correct: true,
      points: 20,
      timeBonus: 5,
      hintDeduction: 0,
      answer: rightAnswer(math),
    });
    const today = await child.challenges.today({ date: TODAY });
    expect(today.challenges.find(({ id }) => id === math.id)?.isCompleted).toBe(true);
    expect(today.results).toMatchObject([{ id: math.id, points: 20, timeBonus: 5 }]);
    const events = await app.db
      .selectFrom('activityEvents')
      .select(['kind', 'subject'])
      .where('userId', '=', person.id)
      .execute();
    expect(events).toContainEqual({ kind: 'challenge-completed', subject: math.title });
  });

  test('that is wrong earns 30% in math, and says so', async () => {
    const math = await mathOf(await child.challenges.generate({ date: TODAY }));
    expect(await submit(child, math, { answer: '-1000' })).toMatchObject({
      correct: false,
      points: 4,
    });
  });

  test('counts the first time: a later one gets the first result', async () => {
    const math = await mathOf(await child.challenges.generate({ date: TODAY }));
    const first = await submit(child, math, { answer: '-1000' });
    expect(await submit(child, math)).toEqual(first);
    expect(await child.challenges.summary()).toEqual({ completed: 1, points: first.points });
  });

  test('with one key counts once, also when it arrives twice at the same time', async () => {
    const math = await mathOf(await child.challenges.generate({ date: TODAY }));
    const keyed = await person.call({ idempotencyKey: 'tablet-7' });
    const [one, other] = await Promise.all([submit(keyed, math), submit(keyed, math)]);
    expect(other).toEqual(one);
  });

  test.each([
    ['empty', '   '],
    ['endless', 'a'.repeat(2001)],
  ])('that is %s is refused, a short one is taken', async (_, answer) => {
    const math = await mathOf(await child.challenges.generate({ date: TODAY }));
    await expect(submit(child, math, { answer })).rejects.toThrow();
    await expect(submit(child, math, { answer: '7' })).resolves.toBeDefined();
  });

  test("to another child's challenge is refused, to the own one it is taken", async () => {
    const other = await (await app.given.student({ age: 9 })).call();
    const theirs = await mathOf(await other.challenges.generate({ date: TODAY }));
    await expect(submit(child, theirs)).rejects.toMatchObject({
      cause: {
        code: 'NOT_FOUND',
        status: 404,
        message: 'Challenge not found. Please try again.',
      },
    });
    await expect(submit(other, theirs)).resolves.toMatchObject({ correct: true });
  });

  test('to a challenge that is not there is refused', async () => {
    await expect(
      child.challenges.submit({ id: 99, answer: '7', seconds: 1, hintsUsed: 0 }),
    ).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
  });
});

describe('the difficulty', () => {
  /** Answers math challenges of new sets until so many are answered. */
  async function answerMath(count: number, answer?: string): Promise<Challenge> {
    for (let answered = 0; ; ) {
      const { challenges } = await child.challenges.generate({ date: TODAY });
      const math = challenges.find(({ type }) => type === 'math');
      if (math && answered === count) return math;
      if (math) {
        await submit(child, math, answer === undefined ? {} : { answer });
        answered += 1;
      }
    }
  }

  test('rises after three right answers in a row', async () => {
    expect((await answerMath(3)).difficulty).toBe('medium');
  });

  test('falls after two wrong ones', async () => {
    expect((await answerMath(2, '-1000')).difficulty).toBe('beginner');
  });

  test('begins where the profile says', async () => {
    await child.profiles.update({ difficultyLevel: 'advanced' });
    expect((await mathOf(await child.challenges.generate({ date: TODAY }))).difficulty).toBe(
      'hard',
    );
  });
});

test('challenges are for students only', async () => {
  const teacher = await (await app.given.teacher()).call();
  await expect(teacher.challenges.today({ date: TODAY })).rejects.toMatchObject({
    cause: { code: 'FORBIDDEN' },
  });
});
