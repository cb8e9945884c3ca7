import type { Worded } from './tree.ts';

/**
 * The smallest network: a weight for each word it has met, and one number to begin from. What it adds up is squeezed to
 * a chance of the second of two groups (logistic regression over a bag of words).
 */
export interface Network {
  readonly weights: Readonly<Record<string, number>>;
  readonly bias: number;
}

export interface NetworkSettings {
  /** How often all examples are gone through. */
  readonly rounds: number;
  /** What a large weight costs: 0 for nothing (L2 regularization). */
  readonly penalty: number;
}

/** How far a round turns the weights. */
const RATE = 0.5;

const UNTAUGHT: Network = { weights: {}, bias: 0 };

/**
 * Trains a network by gradient descent over all examples at once, from weights of 0: the same examples make the same
 * network on every device. Groups are 0 and 1.
 */
export function trainNetwork(
  examples: readonly Worded[],
  { rounds, penalty }: NetworkSettings,
): Network {
  const words = [...new Set(examples.flatMap(({ words: own }) => own))];
  let weights: Readonly<Record<string, number>> = Object.fromEntries(
    words.map((word) => [word, 0]),
  );
  let { bias } = UNTAUGHT;
  for (let round = 0; round < rounds && examples.length > 0; round += 1) {
    const step = RATE / examples.length;
    const misses = examples.map(({ words: own, group }) => ({
      own,
      miss: group - chanceOf({ weights, bias }, own),
    }));
    const before = weights;
    weights = Object.fromEntries(
      words.map((word) => {
        const own = before[word] ?? 0;
        const pull = misses.reduce(
          (sum, one) => (one.own.includes(word) ? sum + one.miss : sum),
          0,
        );
        return [word, own + step * pull - RATE * penalty * own];
      }),
    );
    bias += step * misses.reduce((sum, { miss }) => sum + miss, 0);
  }
  return { weights, bias };
}

/** The chance that words belong to group 1, as the network sees it; a word that it has not met says nothing. */
export function chanceOf({ weights, bias }: Network, words: readonly string[]): number {
  const sum = words.reduce((all, word) => all + (weights[word] ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}

/** The error on some examples, 0 for none: how surprised the network is by the truth, on average (log loss, in bits). */
export function errorOf(network: Network, examples: readonly Worded[]): number {
  if (examples.length === 0) return 0;
  const surprises = examples.map(({ words, group }) => {
    const chance = chanceOf(network, words);
    return -Math.log2(group === 1 ? chance : 1 - chance);
  });
  return surprises.reduce((sum, surprise) => sum + surprise, 0) / examples.length;
}
