import {
  FIRST_LOOK_MILLISECONDS,
  failedVerdict,
  runTests,
  type TestRun,
  type Verdict,
} from '@lamplight/api/runner';
import { afterEach, describe, expect, test } from 'vitest';
import { createFairRunner, type FairRunner } from '../src/runner/fair-runner.ts';
import type { RunnerThread } from '../src/runner/runner-thread.ts';
import { createThreadRunner } from '../src/runner/thread-runner.ts';

const [child, other] = [1, 2];

function jobOf(code: string): TestRun {
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

let runner: FairRunner;
afterEach(() => runner.close());

describe('the thread of the runner', () => {
  test('answers what a program shows and how its hidden tests went', async () => {
    runner = createThreadRunner();
    expect(await runner.run(child, RIGHT)).toEqual({
      output: ['Rex → Tom Rex'],
      error: null,
      tests: { passed: 1, total: 1 },
    });
    expect(await runner.run(child, jobOf('function answer() {}'))).toMatchObject({
      output: ['Rex: no answer yet'],
      tests: { passed: 0, total: 1 },
    });
  });

  test('ends an endless program, and runs the next', async () => {
    runner = createThreadRunner();
    expect(await runner.run(child, jobOf('while (true) {}'))).toMatchObject({
      error: { kind: 'time' },
      tests: { passed: 0, total: 1 },
    });
    expect(await runner.run(child, RIGHT)).toMatchObject({ tests: { passed: 1 } });
  });

  test('is itself ended where the program outlasts it, and begins anew', async () => {
    runner = createThreadRunner({ milliseconds: 400 });
    expect(await runner.run(child, jobOf('while (true) {}'))).toMatchObject({
      error: { kind: 'time' },
      tests: { passed: 0, total: 1 },
    });
    runner = createThreadRunner();
    expect(await runner.run(child, RIGHT)).toMatchObject({ tests: { passed: 1 } });
  });

  test('keeps the host answering while a program runs on', async () => {
    runner = createThreadRunner();
    await runner.run(child, RIGHT);
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 10);
    await runner.run(child, jobOf('while (true) {}'));
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(30);
  });

  test('goes when nobody needs it, and comes back', async () => {
    runner = createThreadRunner({ idleMilliseconds: 20 });
    for (let round = 0; round < 2; round += 1) {
      expect(await runner.run(child, RIGHT)).toMatchObject({ tests: { passed: 1 } });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

  test('takes all programs of a class one after another', async () => {
    runner = createThreadRunner();
    const verdicts = await Promise.all(
      Array.from({ length: 40 }, (_, at) => runner.run(at + 1, RIGHT)),
    );
    expect(verdicts.every(({ tests }) => tests.passed === 1)).toBe(true);
  });
});

const ENDLESS = jobOf('while (true) {}');

/** Two threads that write down what they do; a program that loops wants more than a first look. */
function writtenDown() {
  const deeds: string[] = [];
  const thread = (): RunnerThread => ({
    async run({ look, job }) {
      const isEndless = job.code === ENDLESS.code;
      deeds.push(`${look} look at ${isEndless ? 'an endless' : 'an honest'} one`);
      if (!isEndless) return runTests(job);
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
    const slow: RunnerThread = {
      ...patient,
      async run(task) {
        await until;
        return patient.run(task);
      },
    };
    runner = createFairRunner(first, slow);
    const endless = SIX.map((id) => runner.run(id, ENDLESS));
    expect(await runner.run(child, RIGHT)).toMatchObject({ tests: { passed: 1 } });
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

  test('is run before they are in real threads', async () => {
    runner = createThreadRunner();
    const done: string[] = [];
    const noted = (name: string) => (verdict: Verdict) => {
      done.push(name);
      return verdict;
    };
    const all = [
      ...SIX.map((id) => runner.run(id, ENDLESS).then(noted('endless'))),
      runner.run(child, RIGHT).then(noted('honest')),
    ];
    const verdicts = await Promise.all(all);
    expect(verdicts.map(({ error }) => error?.kind)).toEqual([...SIX.map(() => 'time'), undefined]);
    // On a busy machine the first of them may come to their end meanwhile.
    expect(done.indexOf('honest')).toBeLessThan(SIX.length / 2);
    expect(verdicts.at(-1)).toMatchObject({ error: null, tests: { passed: 1 } });
  });

  test('has its time where it wants more than a first look', async () => {
    runner = createThreadRunner();
    const slow = jobOf(`
      let sum = 0
      for (let i = 0; i < 1500000; i++) sum += i
      const answer = (name) => pets[0] + " " + name`);
    expect(await runner.run(child, slow)).toMatchObject({ error: null, tests: { passed: 1 } });
  });
});

describe('the thread of the runner refuses', () => {
  const refused = { code: 'TOO_MANY_ATTEMPTS', status: 429 };

  test('a second program of somebody whose first one runs, and takes another person’s', async () => {
    runner = createThreadRunner();
    const first = runner.run(child, RIGHT);
    await expect(runner.run(child, RIGHT)).rejects.toMatchObject(refused);
    expect(await runner.run(other, RIGHT)).toMatchObject({ tests: { passed: 1 } });
    await first;
    expect(await runner.run(child, RIGHT)).toMatchObject({ tests: { passed: 1 } });
  });

  test('more than may wait', async () => {
    runner = createThreadRunner({ mostWaiting: 1 });
    const first = runner.run(child, RIGHT);
    await expect(runner.run(other, RIGHT)).rejects.toMatchObject(refused);
    await first;
    expect(await runner.run(other, RIGHT)).toMatchObject({ tests: { passed: 1 } });
  });

  test('what waits once the host stops, and lets what runs come to its end', async () => {
    runner = createThreadRunner();
    await runner.run(child, RIGHT);
    const running = runner.run(child, RIGHT);
    // The first one begins in a later turn than this.
    await new Promise((resolve) => setImmediate(resolve));
    const waiting = runner.run(other, RIGHT);
    const closing = runner.close();
    await expect(waiting).rejects.toMatchObject({ code: 'SHUTTING_DOWN' });
    expect(await running).toMatchObject({ tests: { passed: 1 } });
    await closing;
    await expect(runner.run(child, RIGHT)).rejects.toMatchObject({ code: 'SHUTTING_DOWN' });
  });
});
