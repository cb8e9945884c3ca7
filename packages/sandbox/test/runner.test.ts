import type { ProjectTest } from '@lamplight/domain/projects';
import { describe, expect, test } from 'vitest';
import { failedVerdict, runTests, runTestsAtFirstLook, type TestRun } from '../src/runner/index.ts';

const equals = (value: string): ProjectTest => ({
  name: 'the heavy one',
  call: 'heaviest',
  args: [],
  expect: { kind: 'equals', value },
});

const JOB: Omit<TestRun, 'code'> = {
  shown: { data: { pets: ['Tom', 'Rex'] }, trial: { call: 'heaviest', inputs: [[]] } },
  hidden: [
    { data: { pets: ['Tom', 'Rex'] }, tests: [equals('Rex')] },
    { data: { pets: ['Kiki', 'Bo'] }, tests: [equals('Bo'), equals('Kiki')] },
  ],
};
const run = (code: string) => runTests({ ...JOB, code });

describe('a program is tested', () => {
  test('by what it puts out, and by the hidden tests on each data', async () => {
    expect(await run('function heaviest() { return pets.at(-1) }')).toEqual({
      output: [' → Rex'],
      error: null,
      tests: { passed: 2, total: 3 },
    });
  });

  test('so that an answer that was only written down fails on other data', async () => {
    const { tests } = await run('function heaviest() { return "Rex" }');
    expect(tests).toEqual({ passed: 1, total: 3 });
  });

  test('and its errors', async () => {
    expect(await run('boo()')).toMatchObject({
      error: { kind: 'reference', line: 1 },
      tests: { passed: 0, total: 3 },
    });
  });

  test('keeping the last lines of a long output', async () => {
    const code = 'for (let i = 0; i < 150; i++) print(i)\nfunction heaviest() { return 1 }';
    const { output } = await run(code);
    expect([output.length, output.at(-1)]).toEqual([100, ' → 1']);
  });
});

describe('a first look', () => {
  const look = (code: string) => runTestsAtFirstLook({ ...JOB, code });

  test.each([
    'function heaviest() { return pets.at(-1) }',
    'function heaviest() { return "Rex" }',
    'boo()',
  ])('reports as with patience: %s', async (code) => {
    expect(await look(code)).toEqual(await run(code));
  });

  test.each([
    ['the program', 'while (true) {}'],
    ['its trial', 'function heaviest() { while (true) {} }'],
    ['a hidden test', 'function heaviest() { while (pets[0] === "Kiki") {} return pets.at(-1) }'],
  ])('says nothing where %s does not come to its end', async (_, code) => {
    expect(await look(code)).toBeNull();
  });
});

test('a program that had to be ended passed nothing', () => {
  const error = { kind: 'time', line: null, message: 'the program took too long' } as const;
  expect(failedVerdict(error, { ...JOB, code: '' })).toEqual({
    output: ['Error: the program took too long'],
    error,
    tests: { passed: 0, total: 3 },
  });
});
