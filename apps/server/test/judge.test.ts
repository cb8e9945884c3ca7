import type { JudgeJob } from '@lamplight/api/judge';
import { afterEach, describe, expect, test } from 'vitest';
import { createThreadJudge, type ThreadJudge } from '../src/judge/thread-judge.ts';

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

let judge: ThreadJudge;
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
