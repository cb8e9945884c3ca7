import { describe, expect, it } from 'vitest';
import { chanceOf, errorOf, trainNetwork } from './network.ts';
import { bagOfWords } from './words.ts';

const of = (text: string, group: number) => ({ words: bagOfWords(text), group });
const SEASONS = [
  of('Snow on the sled', 1),
  of('Snow and ice', 1),
  of('Sun and beach', 0),
  of('Swim in the sun', 0),
];
const NO_COST = { rounds: 100, penalty: 0 };

describe('a network', () => {
  it('knows nothing before the first round', () => {
    const network = trainNetwork(SEASONS, { ...NO_COST, rounds: 0 });
    expect(chanceOf(network, ['snow'])).toBe(0.5);
    expect(errorOf(network, SEASONS)).toBe(1);
  });

  it('turns each weight by the share of what it missed', () => {
    const { weights, bias } = trainNetwork(SEASONS, { ...NO_COST, rounds: 1 });
    expect(weights.snow).toBeCloseTo(0.125);
    expect(weights.sun).toBeCloseTo(-0.125);
    expect(weights.and).toBe(0);
    expect(bias).toBe(0);
  });

  it('learns the words that tell, and says little of one that it has not met', () => {
    const network = trainNetwork(SEASONS, NO_COST);
    expect(chanceOf(network, ['snow'])).toBeGreaterThan(0.85);
    expect(chanceOf(network, ['sun'])).toBeLessThan(0.15);
    expect(chanceOf(network, ['umbrella'])).toBeCloseTo(0.5);
    expect(errorOf(network, SEASONS)).toBeLessThan(0.1);
  });

  it('keeps its weights small where they cost something', () => {
    const free = trainNetwork(SEASONS, NO_COST);
    const charged = trainNetwork(SEASONS, { ...NO_COST, penalty: 0.1 });
    expect(charged.weights.snow).toBeLessThan((free.weights.snow ?? 0) / 2);
    expect(charged.weights.snow).toBeGreaterThan(0);
  });

  it('is the same each time, and none of nothing', () => {
    expect(trainNetwork(SEASONS, NO_COST)).toEqual(trainNetwork(SEASONS, NO_COST));
    expect(trainNetwork([], NO_COST)).toEqual({ weights: {}, bias: 0 });
    expect(errorOf(trainNetwork([], NO_COST), [])).toBe(0);
  });
});

it.each([
  ['Damp, red pot: damp!', ['damp', 'red', 'pot']],
  ['Frühling, l’été, ¿año?', ['frühling', 'l', 'été', 'año']],
  ['  ', []],
])('the words of “%s”', (text, words) => {
  expect(bagOfWords(text)).toEqual(words);
});
