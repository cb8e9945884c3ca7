import { bytesOf } from './stored.ts';

/**
 * A linear model over hashed features. Its weights are whole numbers, so that sums, and with them what it says, are the
 * same on every machine.
 */
export interface LinearModel {
  /** As many as a power of two: the place of a feature is its hash modulo this. */
  readonly weights: Int8Array;
  /** What one step of a weight is worth. */
  readonly scale: number;
  readonly bias: number;
}

/** A model as the training writes it down. */
export interface StoredModel {
  /** Packed by `packed`, each a signed byte. */
  readonly weights: string;
  readonly scale: number;
  readonly bias: number;
}

export function loadModel({ weights, scale, bias }: StoredModel): LinearModel {
  return { weights: bytesOf(weights), scale, bias };
}

/** Added to the number of features, so that two words alone are never certain. */
const SHORT_TEXT_PRIOR = 40;

/** What a sum over so many features is multiplied with, so that long texts say no more than short ones. */
export function normOf(features: number): number {
  return 1 / Math.sqrt(features + SHORT_TEXT_PRIOR);
}

/** The sum of a model's weights over some features. */
export function sumOf({ weights }: LinearModel, features: readonly number[]): number {
  const mask = weights.length - 1;
  let sum = 0;
  for (const feature of features) sum += weights[feature & mask] ?? 0;
  return sum;
}

/** Log odds from a sum over so many features. */
export function oddsOf({ scale, bias }: LinearModel, sum: number, features: number): number {
  return sum * scale * normOf(features) + bias;
}
