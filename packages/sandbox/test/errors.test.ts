import { describe, expect, test } from 'vitest';
import { errorOf, linesOf, run } from './running.ts';

describe('an error names its kind and the line of the learner’s code', () => {
  test.each([
    ['let a = 1;\nlet b = [1, 2;\n', 'syntax', 2],
    ['if (true) {\n  print(1)\n', 'syntax', 2],
    ['print(1)\n\ncats()', 'reference', 3],
    ['total = 1', 'reference', 1],
    ['function f(pet) {\n  return pet.name\n}\nf(null)', 'type', 2],
    ['const a = 1\na = 2', 'type', 2],
    ['\nnew Array(-1)', 'range', 2],
    ['\nthrow new Error("mine")', 'thrown', 2],
    ['throw "a text"', 'thrown', null],
    ['function f() {\n  f()\n}\nf()', 'stack', 2],
    ['async function main() {\n  await null\n  boo()\n}\nmain()', 'reference', 3],
  ])('%j', async (code, kind, line) => {
    expect(await errorOf(code)).toMatchObject({ kind, line });
  });

  test('and the name that it is about', async () => {
    expect(await errorOf('cats()')).toMatchObject({ name: 'cats' });
    expect(await errorOf('null.legs')).toMatchObject({ name: 'legs' });
  });

  test('a misused tool is an error at the line that used it', async () => {
    expect(await errorOf('print(1)\ndrawBars("a", 3)')).toEqual({
      kind: 'type',
      line: 2,
      message: 'drawBars needs { label: number }',
    });
  });

  test('what the program threw is shown as it would be printed', async () => {
    expect(await errorOf('throw { a: 1 }')).toMatchObject({ message: '{ a: 1 }' });
  });

  test('an endless loop is named where the code has only one', async () => {
    const limits = { milliseconds: 100 };
    expect(await errorOf('let i = 0\nwhile (true) {\n  i++\n}', { limits })).toMatchObject({
      kind: 'time',
      line: 2,
    });
    const two = 'for (const i of [1]) print(i)\nfor (;;) {}';
    expect(await errorOf(two, { limits })).toMatchObject({ kind: 'time', line: null });
  });
});

describe('a flood that is over before the engine looks', () => {
  const printing = (lines: number) => `for (let i = 0; i < ${lines}; i++) print(i)`;

  test('is told of, and what did not fit is not left out silently', async () => {
    expect(await errorOf(printing(501))).toMatchObject({ kind: 'output' });
    expect(await errorOf("print('\\n'.repeat(600))")).toMatchObject({ kind: 'output' });
    expect(await errorOf(printing(500))).toBeNull();
  });

  test('ends the trial in which it happens', async () => {
    const code = `function f(n) { for (let i = 0; i < n; i++) print(i); return 'done' }`;
    const { trials } = await run(code, { trial: { call: 'f', inputs: [[3], [501], [3]] } });
    expect(trials.map(({ result, error }) => result ?? error?.kind)).toEqual(['done', 'output']);
  });
});

describe('spec 8: the output has a line', () => {
  test('Error: ... after what was printed before', async () => {
    expect(await linesOf('print("first")\ncats()')).toEqual([
      'first',
      "Error: 'cats' is not defined (line 2)",
    ]);
  });

  test('and none for a program without errors', async () => {
    const { output, error } = await run('print("first")');
    expect([output, error]).toEqual([[{ kind: 'line', text: 'first', from: 'program' }], null]);
  });
});
