import { pictureSchema } from '@lamplight/domain/projects';
import { describe, expect, test } from 'vitest';
import { errorOf, pictureOf, run } from './running.ts';

describe('a program draws', () => {
  test('bars', async () => {
    expect(await pictureOf('drawBars("Pets", { cat: 3, dog: 2, none: "x" })')).toEqual({
      kind: 'bars',
      title: 'Pets',
      bars: [
        { label: 'cat', value: 3 },
        { label: 'dog', value: 2 },
      ],
    });
  });

  test('points, with the fields that it names', async () => {
    const points = '[{ w: 1, h: 2, pet: "cat" }, { w: 3, h: null, pet: "dog" }]';
    expect(await pictureOf(`drawPoints("P", ${points}, { x: "w", y: "h", label: "pet" })`)).toEqual(
      {
        kind: 'points',
        title: 'P',
        x: 'w',
        y: 'h',
        points: [{ x: 1, y: 2, label: 'cat' }],
      },
    );
    expect(await pictureOf('drawPoints("P", [{ x: 1, y: 2 }])')).toMatchObject({
      points: [{ label: '' }],
    });
  });

  test('the regions that a model has learnt', async () => {
    const picture = await pictureOf(
      'drawMap("M", [{ x: 0, y: 0, k: "low" }, { x: 10, y: 10, k: "high" }], ' +
        '{ x: "x", y: "y", label: "k" }, (x, y) => (y > 5 ? "high" : "low"))',
    );
    if (picture.kind !== 'map') throw new Error(picture.kind);
    expect(picture.area).toEqual({ xFrom: -1, xTo: 11, yFrom: -1, yTo: 11 });
    expect(picture.labels).toEqual(['low', 'high']);
    expect(picture.cells).toHaveLength(24 * 24);
    expect(picture.cells.slice(0, 24)).toEqual(Array(24).fill(0));
    expect(picture.cells.slice(-24)).toEqual(Array(24).fill(1));
  });

  test('the regions of a slow model more coarsely', async () => {
    const slow = '(x) => { const end = Date.now() + 4; while (Date.now() < end) {} return x > 1 }';
    const picture = await pictureOf(`drawMap("M", [{ x: 0, y: 0 }, { x: 2, y: 2 }], {}, ${slow})`);
    expect(picture).toMatchObject({ kind: 'map', size: 6, labels: ['false', 'true'] });
  });

  test('a line, a table, a web and pixels', async () => {
    expect(await pictureOf('drawLine("L", [3, 2, 1.5])')).toMatchObject({ values: [3, 2, 1.5] });
    expect(await pictureOf('drawTable("T", [{ a: 1, b: 1 / 3 }, { a: "x" }])')).toMatchObject({
      columns: ['a', 'b'],
      rows: [
        ['1', '0.333333'],
        ['x', ''],
      ],
    });
    expect(await pictureOf('drawTable("T", [["a", 1], ["b", 2]])')).toMatchObject({
      columns: [],
      rows: [
        ['a', '1'],
        ['b', '2'],
      ],
    });
    expect(await pictureOf('drawWeb("W", { the: { cat: 2, dog: 1 } })')).toMatchObject({
      links: [
        { from: 'the', to: 'cat', count: 2 },
        { from: 'the', to: 'dog', count: 1 },
      ],
    });
    expect(await pictureOf('drawPixels("P", ["#.#", "."])')).toMatchObject({
      rows: [
        [1, 0, 1],
        [0, 0, 0],
      ],
    });
    expect(await pictureOf('drawPixels("P", [[0, 4], [2, 1]])')).toMatchObject({
      rows: [
        [0, 1],
        [0.5, 0.25],
      ],
    });
  });
});

describe('what cannot be drawn is told', () => {
  test.each([
    'drawBars("x", { a: NaN })',
    'drawPoints("x", [{ a: 1 }])',
    'drawMap("x", [{ x: 1, y: 1 }], {})',
    'drawMap("x", [], {}, () => 1)',
    'drawLine("x", "abc")',
    'drawTable("x", [])',
    'drawWeb("x", { a: 1 })',
    'drawPixels("x", [])',
  ])('%s', async (code) => {
    expect(await errorOf(code)).toMatchObject({ kind: 'type', line: 1 });
  });
});

describe('a flood of drawing is bounded', () => {
  test('twelve pictures are drawn, a thirteenth ends the program', async () => {
    const twelve = await run('for (let i = 0; i < 12; i++) drawLine("x", [i])');
    expect([twelve.output.length, twelve.error]).toEqual([12, null]);
    expect(await errorOf('for (;;) drawLine("x", [1])')).toMatchObject({ kind: 'output' });
  });

  test.each([
    'drawBars("x".repeat(1e5), Object.fromEntries(Array.from({ length: 1e4 }, (_, i) => [i, i])))',
    'drawLine("x", Array.from({ length: 2e4 }, (_, i) => i))',
    'drawPixels("x", Array.from({ length: 200 }, () => Array(200).fill(9)))',
    'drawTable("x", Array.from({ length: 100 }, () => Array(20).fill("y".repeat(80))))',
    'drawMap("x", [{ x: 1, y: 1 }], {}, (x, y) => String(x * y))',
  ])('%s', async (code) => {
    expect(pictureSchema.safeParse(await pictureOf(code)).error).toBeUndefined();
  });

  test.each([
    'drawBars("x", { a: 1e308, b: -1e308 })',
    'drawLine("x", [1e308, -1e308])',
    'drawPoints("x", [{ x: 1e308, y: 1 }, { x: -1e308, y: 2 }])',
  ])('%s has numbers that no axis can hold', async (code) => {
    expect(await errorOf(code)).toMatchObject({ kind: 'type', line: 1 });
    expect(pictureSchema.safeParse(await pictureOf(code.replaceAll('308', '90'))).error).toBe(
      undefined,
    );
  });

  test('a map between numbers that no axis can hold says so', async () => {
    const draw = (most: string) =>
      `drawMap("x", [{ x: -${most}, y: 0 }, { x: ${most}, y: 1 }], { x: "x", y: "y" }, () => "a")`;
    expect(await errorOf(draw('1.7e308'))).toMatchObject({
      kind: 'range',
      line: 1,
      message: 'drawMap needs numbers that are not that big',
    });
    expect(await errorOf(draw('1e9'))).toBeNull();
  });

  test('more data than any picture needs is refused', async () => {
    expect(await errorOf('drawLine("x", Array(5e5).fill(1))')).toMatchObject({ kind: 'range' });
  });
});
