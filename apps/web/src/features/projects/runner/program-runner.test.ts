import type { RunResult } from '@lamplight/domain/projects';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProgramRunner, type ProgramWorker } from './program-runner.ts';
import type { RunRequest } from './run-messages.ts';

const PROGRAM = { code: 'print(1)', data: {} };
const RESULT: RunResult = {
  output: [{ kind: 'line', text: '1', from: 'program' }],
  error: null,
  trials: [],
  tests: [],
  milliseconds: 3,
};

/** A worker that does only what a test tells it to. */
class ToldWorker extends EventTarget implements ProgramWorker {
  readonly asked: RunRequest[] = [];
  ended = false;
  postMessage(request: RunRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function begin() {
  const workers: ToldWorker[] = [];
  const runner = createProgramRunner(() => {
    const worker = new ToldWorker();
    workers.push(worker);
    return worker;
  });
  const worker = (at = 0): ToldWorker => {
    const found = workers[at];
    if (found === undefined) throw new Error(`no worker ${at} was started`);
    return found;
  };
  return { runner, workers, worker };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a program that ends', () => {
  test('is sent once the engine is ready, and its result comes back', async () => {
    const { runner, worker } = begin();
    const run = runner.run(PROGRAM, 2000);
    expect(worker().asked).toEqual([]);
    worker().say({ kind: 'ready' });
    expect(worker().asked).toEqual([
      { run: 1, program: { ...PROGRAM, limits: { milliseconds: 2000 } } },
    ]);
    worker().say({ kind: 'done', run: 1, result: RESULT });
    expect(await run).toEqual(RESULT);
  });

  test('leaves its worker for the next one', async () => {
    const { runner, workers, worker } = begin();
    runner.prepare();
    worker().say({ kind: 'ready' });
    for (const id of [1, 2]) {
      const run = runner.run(PROGRAM, 2000);
      worker().say({ kind: 'done', run: id, result: RESULT });
      expect(await run).toEqual(RESULT);
    }
    expect(workers).toHaveLength(1);
    expect(worker().ended).toBe(false);
  });
});

describe('a program that does not end', () => {
  test('is ended half a second after its time, with its worker', async () => {
    const { runner, worker } = begin();
    const run = runner.run(PROGRAM, 2000);
    worker().say({ kind: 'ready' });
    vi.advanceTimersByTime(2499);
    expect(worker().ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(worker().ended).toBe(true);
    expect(await run).toMatchObject({
      output: [{ kind: 'line', text: 'Error: the program took too long', from: 'error' }],
      error: { kind: 'time', line: null },
    });
  });

  test('is ended by hand, and the next one gets a fresh worker', async () => {
    const { runner, worker } = begin();
    const run = runner.run(PROGRAM, 2000);
    worker().say({ kind: 'ready' });
    runner.stop();
    expect(await run).toBeNull();
    expect(worker().ended).toBe(true);

    const next = runner.run(PROGRAM, 2000);
    worker(1).say({ kind: 'ready' });
    worker().say({ kind: 'done', run: 2, result: { ...RESULT, output: [] } });
    worker(1).say({ kind: 'done', run: 2, result: RESULT });
    expect(await next).toEqual(RESULT);
  });

  test('is stopped by the next one', async () => {
    const { runner, worker } = begin();
    const first = runner.run(PROGRAM, 2000);
    worker().say({ kind: 'ready' });
    const second = runner.run(PROGRAM, 2000);
    worker(1).say({ kind: 'ready' });
    worker(1).say({ kind: 'done', run: 2, result: RESULT });
    expect(await first).toBeNull();
    expect(await second).toEqual(RESULT);
  });
});

describe('an engine that breaks', () => {
  test.each([
    ['says something else', (worker: ToldWorker) => worker.say({ kind: 'done', run: 1 })],
    ['ends with an error', (worker: ToldWorker) => worker.dispatchEvent(new Event('error'))],
    ['never starts', () => vi.advanceTimersByTime(20_000)],
  ])('when it %s is told as no fault of the child', async (_what, breakIt) => {
    const { runner, worker } = begin();
    const run = runner.run(PROGRAM, 2000);
    breakIt(worker());
    expect(await run).toMatchObject({ error: { kind: 'internal' } });
    expect(worker().ended).toBe(true);
  });

  test('is replaced for the next program', async () => {
    const { runner, worker } = begin();
    const first = runner.run(PROGRAM, 2000);
    worker().say('nonsense');
    await first;
    const second = runner.run(PROGRAM, 2000);
    worker(1).say({ kind: 'ready' });
    worker(1).say({ kind: 'done', run: 2, result: RESULT });
    expect(await second).toEqual(RESULT);
  });
});
