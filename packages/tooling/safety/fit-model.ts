import { normOf } from '@lamplight/ai/classifier';
import { seeded, shuffled } from './random.ts';

/** What a model learns from: the features of a text, and whether it is one of those that are looked for. */
export interface Example {
  readonly features: readonly number[] | Uint32Array;
  readonly isWanted: boolean;
  /** How much it counts. */
  readonly weight: number;
}

export interface FitOptions {
  /** Number of weights; a power of two. */
  readonly size: number;
  readonly epochs: number;
}

/** Chosen by leaving families out: fewer steps learn less, more learn the training sentences by heart. */
const LEARNING_RATE = 0.15;
const DECAY = 1e-6;
/** An example that is as good as certain teaches nothing more. */
const CERTAIN = 0.02;

export interface Fitted {
  readonly weights: Float64Array;
  readonly bias: number;
}

/** Logistic regression by stochastic gradient descent with AdaGrad's step sizes. */
export function fitModel(examples: readonly Example[], { size, epochs }: FitOptions): Fitted {
  const mask = size - 1;
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  let bias = 0;
  const random = seeded(size);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const index of shuffled(examples.length, random)) {
      const example = examples[index];
      if (example === undefined) continue;
      const { features, isWanted, weight } = example;
      const norm = normOf(features.length);
      let sum = 0;
      for (const feature of features) sum += weights[feature & mask] ?? 0;
      const error = 1 / (1 + Math.exp(-(sum * norm + bias))) - (isWanted ? 1 : 0);
      if (Math.abs(error) < CERTAIN) continue;
      const gradient = error * norm * weight;
      for (const feature of features) {
        const place = feature & mask;
        const pull = gradient + DECAY * (weights[place] ?? 0);
        const square = (squares[place] ?? 0) + pull * pull;
        squares[place] = square;
        weights[place] = (weights[place] ?? 0) - (LEARNING_RATE * pull) / Math.sqrt(square);
      }
      bias -= 0.02 * error * weight;
    }
  }
  return { weights, bias };
}

/** Share of the largest weights that are cut off, so that a few of them do not make all steps coarse. */
const CUT_OFF = 0.001;

/**
 * The same model in whole numbers of one byte each.
 * @param steps on each side of 0, at most 127: the fewer, the shorter the file
 */
export function quantized({ weights, bias }: Fitted, steps: number) {
  const sizes = Float64Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort();
  const largest = sizes[Math.floor(sizes.length * (1 - CUT_OFF))] ?? 1;
  const scale = largest / steps;
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-steps, Math.min(steps, Math.round(weight / scale))),
  );
  return { weights: bytes, scale, bias };
}
