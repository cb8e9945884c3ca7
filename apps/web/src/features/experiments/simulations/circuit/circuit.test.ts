import { describe, expect, test } from 'vitest';
import { type Circuit, readCircuit } from './circuit.ts';

const RING: Circuit = {
  batteries: 2,
  bulbs: 1,
  wiring: 'series',
  switchClosed: true,
  shortWire: false,
  bulbRemoved: false,
};

function brightness(changes: Partial<Circuit>): readonly number[] {
  return readCircuit({ ...RING, ...changes }).brightness;
}

describe('the bulbs', () => {
  test('shine in a closed ring and stay dark in an open one', () => {
    expect(readCircuit(RING)).toMatchObject({ trouble: null });
    expect(brightness({})[0]).toBeGreaterThan(0.3);
    expect(readCircuit({ ...RING, switchClosed: false })).toEqual({
      current: 0,
      brightness: [0],
      trouble: 'open',
    });
  });

  test('shine brighter with every battery', () => {
    const [one = 0, two = 0, three = 0] = [1, 2, 3].map(
      (batteries) => brightness({ batteries })[0],
    );
    expect(one).toBeLessThan(two);
    expect(two).toBeLessThan(three);
  });

  test('share the push of the batteries when they stand behind each other', () => {
    const [alone = 0] = brightness({});
    const [first = 0, second = 0] = brightness({ bulbs: 2 });
    expect(first).toBe(second);
    // Half the voltage for each is a quarter of the power.
    expect(first / alone).toBeCloseTo(0.25, 1);
  });

  test('keep nearly all of it when each has its own ring', () => {
    const [alone = 0] = brightness({});
    const beside = brightness({ bulbs: 3, wiring: 'parallel' });
    for (const one of beside) expect(one / alone).toBeGreaterThan(0.8);
  });

  test.each([
    ['all go out in series', 'series', [0, 0, 0]],
    ['the others stay on side by side', 'parallel', [true, true, 0]],
  ] as const)('when one is taken out, %s', (_, wiring, expected) => {
    const shine = brightness({ bulbs: 3, wiring, bulbRemoved: true });
    expect(shine.map((one) => (one > 0 ? true : 0))).toEqual(expected);
  });
});

test.each([
  ['series', 3],
  ['parallel', 3],
] as const)('three bulbs in %s take current after Ohm', (wiring, bulbs) => {
  const { current } = readCircuit({ ...RING, wiring, bulbs });
  expect(current).toBeCloseTo(wiring === 'series' ? 3 / 30.4 : 3 / (10 / 3 + 0.4), 6);
});

test('a wire past the bulbs takes all the current, far more than the bulbs did', () => {
  const short = readCircuit({ ...RING, bulbs: 2, shortWire: true });
  expect(short).toMatchObject({ brightness: [0, 0], trouble: 'short' });
  expect(short.current).toBeGreaterThan(20 * readCircuit(RING).current);
});

test('a single bulb taken out leaves a ring that is broken', () => {
  for (const wiring of ['series', 'parallel'] as const) {
    expect(readCircuit({ ...RING, wiring, bulbRemoved: true }).trouble).toBe('broken-ring');
  }
});
