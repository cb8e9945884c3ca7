import {
  FIRST_LOOK_MILLISECONDS,
  failedVerdict,
  type JudgeJob,
  judgeProgram,
  type Verdict,
} from '@lamplight/api/judge';
import { afterEach, describe, expect, test } from 'vitest';
import { createFairJudge, type FairJudge } from '../src/judge/fair-judge.ts';
import type { JudgingThread } from '../src/judge/judging-thread.ts';
import { createThreadJudge } from '../src/judge/thread-judge.ts';

const [child, other] = [1, 2];

function jobOf(code: string): JudgeJob {
  return {
    code,
    shown: { data: { pets: ['Tom'] }, trial: { call: 'answer', inputs: [['Rex']] } },
    hidden: [
      {
        data: { pets: ['Kiki'] },
        tests: [
          {
            name: 'the first pet',
            call: 'answer',
            args: ['Bo'],
            expect: { kind: 'equals', value: 'Kiki Bo' },
          },
        ],
      },
    ],
  };
}
const RIGHT = jobOf('const answer = (name) => pets[0] + " " + name');

let judge: FairJudge;
afterEach(() => judge.close());

describe('the judging thread', () => {
  test('answers what a program shows and how its hidden tests went', async () => {
    judge = createThreadJudge();
    expect(await judge.judge(child, RIGHT)).toEqual({
      output: ['Rex → Tom Rex'],
      error: null,
      tests: { passed: 1, total: 1 },
    });
    expect(await judge.judge(child, jobOf('function answer() {}'))).toMatchObject({
      output: ['Rex: no answer yet'],
      tests: { passed: 0, total: 1 },
    });
  });

  test('ends an endless program, and judges the next', async () => {
    judge = createThreadJudge();
    expect(await judge.judge(child, jobOf('while (true) {}'))).toMatchObject({
      error: { kind: 'time' },
      tests: { passed: 0, total: 1 },
    });
    expect(await judge.judge(child, RIGHT)).toMatchObject({ tests: { passed: 1 } });
  });

  test('is itself ended where the program outlasts it, and begins anew', async () => {
    judge = createThreadJudge({ milliseconds: 400 });
    expect(await judge.judge(child, jobOf('while (true) {}'))).toMatchObject({
      error: { kind: 'time' },
      tests: { passed: 0, total: 1 },
    });
    judge = createThreadJudge();
    expect(await judge.judge(child, RIGHT)).toMatchObject({ tests: { passed: 1 } });
  });

  test('keeps the host answering while a program runs on', async () => {
    judge = createThreadJudge();
    await judge.judge(child, RIGHT);
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 10);
    await judge.judge(child, jobOf('while (true) {}'));
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(30);
  });

  test('goes when nobody needs it, and comes back', async () => {
    judge = createThreadJudge({ idleMilliseconds: 20 });
    for (let round = 0; round < 2; round += 1) {
      expect(await judge.judge(child, RIGHT)).toMatchObject({ tests: { passed: 1 } });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

  test('takes all programs of a class one after another', async () => {
    judge = createThreadJudge();
    const verdicts = await Promise.all(
      Array.from({ length: 40 }, (_, at) => judge.judge(at + 1, RIGHT)),
    );
    expect(verdicts.every(({ tests }) => tests.passed === 1)).toBe(true);
  });
});

const ENDLESS = jobOf('while (true) {}');

/** Two threads that write down what they do; a program that loops wants more than a first look. */
function writtenDown() {
  const deeds: string[] = [];
  const thread = (): JudgingThread => ({
    async run({ look, job }) {
      const isEndless = job.code === ENDLESS.code;
      deeds.push(`${look} look at ${isEndless ? 'an endless' : 'an honest'} one`);
      if (!isEndless) return judgeProgram(job);
      if (look === 'first') return null;
      return failedVerdict({ kind: 'time', line: null, message: 'too long' }, job);
    },
    end: async () => undefined,
  });
  return { deeds, first: thread(), patient: thread() };
}

describe('an honest program behind six endless ones of others', () => {
  const SIX = [11, 12, 13, 14, 15, 16];

  test('waits for six first looks, which are less than a second, and for nothing else', async () => {
    const { deeds, first, patient } = writtenDown();
    // The patient thread is at the first endless program as long as the test goes on.
    const { promise: until, resolve: letEnd } = Promise.withResolvers<void>();
    const slow: JudgingThread = {
      ...patient,
      async run(task) {
        await until;
        return patient.run(task);
      },
    };
    judge = createFairJudge(first, slow);
    const endless = SIX.map((id) => judge.judge(id, ENDLESS));
    expect(await judge.judge(child, RIGHT)).toMatchObject({ tests: { passed: 1 } });
    expect(deeds).toEqual([
      ...SIX.map(() => 'first look at an endless one'),
      'first look at an honest one',
    ]);
    expect(SIX.length * FIRST_LOOK_MILLISECONDS).toBeLessThan(1000);
    letEnd();
    for (const verdict of await Promise.all(endless)) {
      expect(verdict).toMatchObject({ error: { kind: 'time' } });
    }
  });

  test('is judged before they are in real threads', async () => {
    judge = createThreadJudge();
    const done: string[] = [];
    const noted = (name: string) => (verdict: Verdict) => {
      done.push(name);
      return verdict;
    };
    const all = [
      ...SIX.map((id) => judge.judge(id, ENDLESS).then(noted('endless'))),
      judge.judge(child, RIGHT).then(noted('honest')),
    ];
    const verdicts = await Promise.all(all);
    expect(verdicts.map(({ error }) => error?.kind)).toEqual([...SIX.map(() => 'time'), undefined]);
    // On a busy machine the first of them may come to their end meanwhile.
    expect(done.indexOf('honest')).toBeLessThan(SIX.length / 2);
    expect(verdicts.at(-1)).toMatchObject({ error: null, tests: { passed: 1 } });
  });

  test('has its time where it wants more than a first look', async () => {
    judge = createThreadJudge();
    const slow = jobOf(`
      let sum = 0
      for (let i = 0; i < 1500000; i++) sum += i
      const answer = (name) => pets[0] + " " + name`);
    expect(await judge.judge(child, slow)).toMatchObject({ error: null, tests: { passed: 1 } });
  });
});

describe('the judging thread refuses', () => {
  const refused = { code: 'TOO_MANY_ATTEMPTS', status: 429 };

  test('a second program of somebody whose first one runs, and takes another person’s', async () => {
    judge = createThreadJudge();
    const first = judge.judge(child, RIGHT);
    await expect(judge.judge(child, RIGHT)).rejects.toMatchObject(refused);
    expect(await judge.judge(other, RIGHT)).toMatchObject({ tests: { passed: 1 } });
    await first;
    expect(await judge.judge(child, RIGHT)).toMatchObject({ tests: { passed: 1 } });
  });

  test('more than may wait', async () => {
    judge = createThreadJudge({ mostWaiting: 1 });
    const first = judge.judge(child, RIGHT);
    await expect(judge.judge(other, RIGHT)).rejects.toMatchObject(refused);
    await first;
    expect(await judge.judge(other, RIGHT)).toMatchObject({ tests: { passed: 1 } });
  });

  test('what waits once the host stops, and lets what runs come to its end', async () => {
    judge = createThreadJudge();
    await judge.judge(child, RIGHT);
    const running = judge.judge(child, RIGHT);
    // The first one begins in a later turn than this.
    await new Promise((resolve) => setImmediate(resolve));
    const waiting = judge.judge(other, RIGHT);
    const closing = judge.close();
    await expect(waiting).rejects.toMatchObject({ code: 'SHUTTING_DOWN' });
    expect(await running).toMatchObject({ tests: { passed: 1 } });
    await closing;
    await expect(judge.judge(child, RIGHT)).rejects.toMatchObject({ code: 'SHUTTING_DOWN' });
  });
});
