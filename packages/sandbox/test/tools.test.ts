import { describe, expect, test } from 'vitest';
import { errorOf, linesOf } from './running.ts';

describe('the tools of a learner', () => {
  test.each([
    ['words("Don’t stop, Ää 3x!")', "['don’t', 'stop', 'ää', '3x']"],
    ['words("")', '[]'],
    ['distance(2, 5)', '3'],
    ['distance([0, 0], [3, 4])', '5'],
    ['distance({ x: 0, y: 0, name: "a" }, { x: 3, y: 4, name: "b" })', '5'],
    ['count(["a", "b", "a"])', '{ a: 2, b: 1 }'],
    ['count("One fish, two fish")', '{ one: 1, fish: 2, two: 1 }'],
    ['count(["constructor"])', '{ constructor: 1 }'],
    ['[1, 2, 3].includes(pick([1, 2, 3]))', 'true'],
    ['typeof chance(), typeof chance(0.5)', 'number boolean'],
    ['chance(0), chance(1)', 'false true'],
  ])('%s', async (call, line) => {
    expect(await linesOf(`print(${call})`)).toEqual([line]);
  });

  test.each(['distance({ x: 1 }, { y: 2 })', 'distance(1, null)', 'count(3)', 'pick([])'])(
    '%s is told',
    async (call) => {
      expect(await errorOf(call)).toMatchObject({ kind: 'type', line: 1 });
    },
  );

  test('chance repeats itself from run to run', async () => {
    const code = 'print(chance(), Math.random(), pick([1, 2, 3, 4, 5, 6]))';
    expect(await linesOf(code)).toEqual(await linesOf(code));
    const [line] = await linesOf('print(Math.random() !== Math.random())');
    expect(line).toBe('true');
  });

  test('may be written anew by the learner', async () => {
    const code =
      'function distance() { return 7 }\nconst count = 3\nlet print2 = print\nprint2(distance(), count)';
    expect(await linesOf(code)).toEqual(['7 3']);
  });
});

describe('the data sets', () => {
  const data = { pets: [{ name: 'Tom', legs: 4 }, 'Kiki'] };

  test('stand under their names', async () => {
    expect(await linesOf('print(pets[0].name)', { data })).toEqual(['Tom']);
    expect(await linesOf('const mine = [...pets, 1]; print(mine.length)', { data })).toEqual(['3']);
  });

  test.each([
    'pets.push(1)',
    'pets[0].legs = 5',
    'pets = []',
    'pets.sort()',
    'delete pets[0].name',
  ])('%s is refused', async (code) => {
    expect(await errorOf(code, { data })).toMatchObject({ kind: 'type' });
  });
});
