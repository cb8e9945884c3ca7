import { describe, expect, test } from 'vitest';
import { linesOf, run } from './running.ts';

describe('print shows values as a child reads them', () => {
  test.each([
    ['"hello"', 'hello'],
    ['1, "two", true', '1 two true'],
    ['[1, 2]', '[1, 2]'],
    ['{ cat: 3 }', '{ cat: 3 }'],
    ['["cat", { name: "Tom", age: 3 }]', "['cat', { name: 'Tom', age: 3 }]"],
    ['{ "two words": 1, über: 2 }', "{ 'two words': 1, über: 2 }"],
    ['undefined, null', 'undefined null'],
    ['[], {}', '[] {}'],
    ['new Map([["a", 1]]), new Set([1, 2])', 'Map { a: 1 } Set { 1, 2 }'],
    ['new (class Pet { name = "Tom" })()', "Pet { name: 'Tom' }"],
    ['function bark() {}', 'function bark'],
    ['new RangeError("too far")', 'RangeError: too far'],
    ['new Date(0)', '1970-01-01T00:00:00.000Z'],
    ['12n, Symbol("q")', '12n Symbol(q)'],
    ['', ''],
  ])('print(%s)', async (values, line) => {
    expect(await linesOf(`print(${values})`)).toEqual([line]);
  });

  test.each([
    ['0.1 + 0.2', '0.3'],
    ['1 / 3', '0.333333'],
    ['1234.56789012', '1234.56789'],
    ['1e-9 / 3', '3.33333e-10'],
    ['-0', '0'],
    ['1e21', '1e+21'],
    ['0 / 0, 1 / 0', 'NaN Infinity'],
  ])('the number %s', async (number, line) => {
    expect(await linesOf(`print(${number})`)).toEqual([line]);
  });

  test('console.log is print, and a line break begins a new line', async () => {
    expect(await linesOf('console.log("one\\ntwo", 3)')).toEqual(['one', 'two 3']);
  });
});

describe('print comes to an end with', () => {
  test.each([
    ['a list that holds itself', 'const a = [1]; a.push(a); print(a)', '[1, (itself)]'],
    ['a getter that throws', 'print({ get a() { throw 1 } })', '…'],
    ['a proxy', 'print(new Proxy({}, { ownKeys() { throw 1 } }))', '…'],
    ['a text that throws', 'print({ toString() { throw 1 } })', '{ toString: function toString }'],
    [
      'a very deep object',
      'print({ a: { a: { a: { a: { a: { a: 1 } } } } } })',
      '{ a: { a: { a: { a: { a: {…} } } } } }',
    ],
  ])('%s', async (_what, code, line) => {
    expect(await linesOf(code)).toEqual([line]);
  });

  test('a long list and a long text, cut', async () => {
    const [list, text] = await linesOf('print(Array(1e4).fill(7)); print("x".repeat(1e6))');
    expect(list?.endsWith(', 7, …]')).toBe(true);
    expect(text).toBe(`${'x'.repeat(2000)}…`);
  });

  test('more lines than a page shows: the rest is dropped and the program ended', async () => {
    const { output, error } = await run('for (let i = 0; ; i++) print(i)');
    expect(error?.kind).toBe('output');
    expect(output).toHaveLength(501);
    expect(output.at(-1)).toMatchObject({ from: 'error' });
  });

  test('exactly as many lines as a page shows', async () => {
    const { output, error } = await run('for (let i = 0; i < 500; i++) print(i)');
    expect([output.length, error]).toEqual([500, null]);
  });
});
