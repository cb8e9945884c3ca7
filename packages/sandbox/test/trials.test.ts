import type { Json, ProjectTest } from '@lamplight/domain/projects';
import { describe, expect, test } from 'vitest';
import { linesOf, run } from './running.ts';

const trial = (...inputs: Json[][]) => ({ trial: { call: 'classify', inputs } });

describe('after the program its function is tried', () => {
  test('with a line for each input (spec 9: the result arrow)', async () => {
    const code = 'const classify = (pet) => (pet.weight > 5 ? "dog" : "cat")';
    expect(await linesOf(code, trial([{ weight: 9 }], [{ weight: 3 }]))).toEqual([
      '{ weight: 9 } → dog',
      '{ weight: 3 } → cat',
    ]);
  });

  test('with several arguments', async () => {
    const code = 'function classify(a, b) { return [a, b] }';
    expect(await linesOf(code, trial(['x', 2]))).toEqual(["x, 2 → ['x', 2]"]);
  });

  test('without an arrow where there is no answer yet', async () => {
    expect(await linesOf('function classify() {}', trial(['cat']))).toEqual(['cat: no answer yet']);
    expect(await linesOf('', trial(['cat']))).toEqual(['cat: no answer yet']);
    expect(await linesOf('let classify = 3', trial(['cat']))).toEqual(['cat: no answer yet']);
  });

  test('and an error at one input leaves the others (spec 8)', async () => {
    const { output, trials, error } = await run(
      'function classify(pet) {\n  return pet.name\n}',
      trial([null], [{ name: 'Tom' }]),
    );
    expect(output.map((item) => (item.kind === 'line' ? item.text : ''))).toEqual([
      "Error with null: cannot read property 'name' of null (line 2)",
      "{ name: 'Tom' } → Tom",
    ]);
    expect(trials).toEqual([
      { input: 'null', result: null, error: expect.objectContaining({ kind: 'type', line: 2 }) },
      { input: "{ name: 'Tom' }", result: 'Tom', error: null },
    ]);
    expect(error).toBeNull();
  });

  test('an async function is waited for', async () => {
    const code = 'async function classify(n) { await null; return n * 2 }';
    expect(await linesOf(code, trial([4]))).toEqual(['4 → 8']);
  });

  test('a promise that never ends is no answer', async () => {
    const code = 'function classify() { return new Promise(() => {}) }';
    expect(await linesOf(code, trial([4]))).toEqual(['4: no answer yet']);
  });

  test('not at all when the program itself failed, or its time is over', async () => {
    expect(await linesOf('boo(); function classify() { return 1 }', trial([1]))).toHaveLength(1);
    const limits = { milliseconds: 100 };
    const code = 'function classify() { while (true) {} }';
    const { output } = await run(code, { ...trial([1], [2], [3]), limits });
    expect(output).toEqual([
      { kind: 'line', from: 'error', text: 'Error with 1: the program took too long (line 1)' },
    ]);
  });

  test('chance begins anew at each input, so that an answer does not hang on the order', async () => {
    const lines = await linesOf('const classify = () => chance()', trial(['a'], ['b']));
    expect(lines[0]?.slice(1)).toBe(lines[1]?.slice(1));
  });
});

describe('hidden tests', () => {
  const asked = (expect: ProjectTest['expect'], args: Json[] = []): ProjectTest => ({
    name: 'a test',
    call: 'answer',
    args,
    expect,
  });
  const passes = async (code: string, ...tests: ProjectTest[]) =>
    (await run(code, { tests })).tests.map(({ passed }) => passed);

  test('compare values, in lists and objects too', async () => {
    const equals = (value: Json) => asked({ kind: 'equals', value });
    const code = 'function answer() { return { b: [1, "x"], a: 0.1 + 0.2 } }';
    expect(
      await passes(
        code,
        equals({ a: 0.3, b: [1, 'x'] }),
        equals({ a: 0.3, b: [1, 'y'] }),
        equals({ a: 0.3, b: [1, 'x'], c: 1 }),
        equals([]),
      ),
    ).toEqual([true, false, false, false]);
  });

  test('take one of several, a number between two, or anything true', async () => {
    const code = 'const answer = (value) => value';
    const oneOf = { kind: 'one-of', values: ['cat', 'dog'] } as const;
    const between = { kind: 'between', least: 1, most: 2 } as const;
    const truthy = { kind: 'truthy' } as const;
    expect(
      await passes(
        code,
        asked(oneOf, ['dog']),
        asked(oneOf, ['cow']),
        asked(between, [2]),
        asked(between, [2.1]),
        asked(between, ['2']),
        asked(truthy, [1]),
        asked(truthy, ['']),
      ),
    ).toEqual([true, false, true, false, false, true, false]);
  });

  test('are failed by no answer, an error, a missing function and a program that fails', async () => {
    const isNull = asked({ kind: 'equals', value: null });
    expect(await passes('function answer() { return null }', isNull)).toEqual([true]);
    expect(await passes('function answer() {}', isNull)).toEqual([false]);
    expect(await passes('function answer() { throw null }', isNull)).toEqual([false]);
    expect(await passes('', isNull)).toEqual([false]);
    expect(await passes('boo()\nfunction answer() { return null }', isNull)).toEqual([false]);
  });

  test('leave no line: what they ask stays hidden', async () => {
    const code = 'function answer(secret) { return secret }';
    const { output } = await run(code, { tests: [asked({ kind: 'truthy' }, ['key'])] });
    expect(output).toEqual([]);
  });
});
