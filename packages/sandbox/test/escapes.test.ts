import { afterEach, describe, expect, test } from 'vitest';
import { errorOf, linesOf, run } from './running.ts';

const limits = { milliseconds: 400 };

/** Whatever a program did, the next one finds an engine that works. */
afterEach(async () => {
  expect(await linesOf('print([1, { a: 2 }], JSON.stringify([3]))')).toEqual(['[1, { a: 2 }] [3]']);
});

describe('a program that never ends is ended', () => {
  test.each([
    ['while (true) {}', 'time'],
    ['try { while (true) {} } catch (e) { for (;;) {} } finally { for (;;) {} }', 'time'],
    ['let f = () => { f() }; f()', 'stack'],
    ['function f() { try { f() } catch (e) { f() } }\nf()', 'time'],
    ['const o = { toString() { return "" + this } }; "" + o', 'stack'],
    ['('.repeat(9000), 'stack'],
    ['JSON.parse("[".repeat(200000))', 'stack'],
    ['let a = []; for (let i = 0; i < 1e5; i++) a = [a]; JSON.stringify(a)', 'stack'],
    ['/(a+)+$/.test("a".repeat(40) + "b")', 'time'],
    ['function* g() { for (;;) yield 1 }\nfor (const x of g()) {}', 'time'],
    ['async function f() { for (;;) await null }\nf()', null],
    ['const next = () => Promise.resolve().then(next); next()', null],
  ])('%s', async (code, kind) => {
    const { error } = await run(code.slice(0, 20_000), { limits });
    expect(error?.kind ?? null).toBe(kind);
  });
});

describe('a program that takes all memory gets no more than its own', () => {
  test.each([
    'const a = []; while (true) a.push({})',
    'const a = []; while (true) a.push(new Uint8Array(100000))',
    'const a = []; while (true) a.push("x".repeat(10000) + a.length)',
    'let s = "x"; while (true) s += s',
    'let o = {}; while (true) o = { o }',
    'new ArrayBuffer(1e9)',
    '"x".repeat(1e9)',
    'const m = new Map(); for (let i = 0; ; i++) m.set(i, [i])',
  ])('%s', async (code) => {
    const before = process.memoryUsage().rss;
    const error = await errorOf(code, { limits: { milliseconds: 5000 } });
    expect(error?.kind).toBe('memory');
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  test('and one that needs a few megabytes has them', async () => {
    expect(await linesOf('print(Array.from({ length: 1e5 }, (_, i) => [i]).length)')).toEqual([
      '100000',
    ]);
  });
});

describe('nothing outside can be reached', () => {
  test.each([
    'fetch("http://example.org")',
    'localStorage.a = 1',
    'importScripts("/x.js")',
    'new XMLHttpRequest()',
    'new WebSocket("ws://example.org")',
    'postMessage(1)',
    'self.close()',
    'document.title',
    'window.top',
    'indexedDB.open("x")',
    'process.exit()',
    'require("fs")',
    'Deno.exit()',
    'setTimeout(() => 1)',
    'new Worker("x")',
    'WebAssembly.compile',
  ])('%s', async (code) => {
    expect(await errorOf(code)).toMatchObject({ kind: 'reference' });
  });

  test.each([
    'const all = globalThis.constructor.constructor("return this")()',
    'const all = Function("return this")()',
    'const all = (0, eval)("this")',
    'const all = (function () {}).constructor("return this")()',
    'const all = print.constructor("return this")()',
    'const all = Object.getPrototypeOf(async () => {}).constructor("return globalThis")()',
  ])('%s is only the sandbox itself', async (code) => {
    const probe = `${code}\nprint(all.fetch, all.process, all === globalThis || all instanceof Promise)`;
    expect(await linesOf(probe)).toEqual(['undefined undefined true']);
  });

  test('a module is not found, and a file neither', async () => {
    expect(await errorOf('import("./secret.js")')).not.toBeNull();
    expect(await errorOf('import fs from "fs"')).toMatchObject({ kind: 'syntax' });
  });

  test('the globals are the language, the tools and nothing else', async () => {
    const names = await linesOf('print(Object.getOwnPropertyNames(globalThis).join(" "))');
    expect(names.join(' ').split(' ')).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(printLine|draw|safe|std|os|host)$/)]),
    );
  });
});

describe('a program that changes the language spoils only its own', () => {
  test.each([
    'Array.prototype[Symbol.iterator] = null',
    'Array.prototype.push = () => { throw 1 }',
    'JSON.stringify = () => "forged"; JSON.parse = () => { throw 1 }',
    'Object.defineProperty(Object.prototype, "0", { set() { throw 1 }, get() { return 1 } })',
    'Object.defineProperty(Object.prototype, "value", { set() { throw 1 }, get() { return 9 } })',
    'Object.prototype.toJSON = () => "forged"',
    'Object.prototype.get = 1',
    'Function.prototype.call = () => "forged"; Function.prototype.apply = () => "forged"',
    'String.prototype.slice = () => { throw 1 }; Number.prototype.toString = () => "9"',
    'Object.keys = () => []; Reflect.apply = () => "forged"',
    'Map.prototype.forEach = null; Set.prototype.forEach = null',
    'globalThis.print = globalThis.console = globalThis.Object = globalThis.Error = null',
    'Error.prototype.message = "x"; delete Error.prototype.name',
    'Promise.prototype.then = () => { throw 1 }',
  ])('%s', async (code) => {
    const { trials, tests, error } = await run(
      `${code}\nfunction answer(n) { return [n, { n }] }`,
      {
        trial: { call: 'answer', inputs: [[1.5]] },
        tests: [
          {
            name: 'right',
            call: 'answer',
            args: [2],
            expect: { kind: 'equals', value: [2, { n: 2 }] },
          },
          { name: 'wrong', call: 'answer', args: [2], expect: { kind: 'equals', value: 'forged' } },
        ],
      },
    );
    expect(error).toBeNull();
    expect(trials).toEqual([{ input: '1.5', result: '[1.5, { n: 1.5 }]', error: null }]);
    expect(tests.map(({ passed }) => passed)).toEqual([true, false]);
  });

  test('an answer that changes when it is looked at is looked at once', async () => {
    const code =
      'let asked = 0; function answer() { return new Proxy([], { get() { asked += 1; return asked } }) }';
    const { tests } = await run(code, {
      limits,
      tests: [{ name: 'x', call: 'answer', args: [], expect: { kind: 'equals', value: [1] } }],
    });
    expect(tests).toEqual([{ name: 'x', passed: false }]);
  });

  test('a thrown thing that lies about itself is told without asking it', async () => {
    const liar = 'throw new Proxy(new Error("x"), { getOwnPropertyDescriptor() { for (;;) {} } })';
    expect(await errorOf(liar, { limits })).toMatchObject({ kind: 'time' });
    expect(await errorOf('throw { get message() { throw 1 } }')).toMatchObject({ kind: 'thrown' });
  });
});
