import { CONCERNS, type Concern } from '@lamplight/domain/safety';
import {
  type LinearModel,
  loadModel,
  oddsOf,
  type StoredModel,
  sentenceFeatures,
  sumOf,
} from './model.ts';
import trained from './trained.json' with { type: 'json' };

/** Sentences that are read together: a danger is often told in two or three. */
const SENTENCES_TOGETHER = 3;

const MODELS = {
  alarm: loadModel(trained.alarm),
  severe: loadModel(trained.severe),
  concerns: CONCERNS.flatMap((concern) => {
    const stored: StoredModel | undefined = (
      trained.concerns as Partial<Record<Concern, StoredModel>>
    )[concern];
    return stored === undefined ? [] : [{ concern, model: loadModel(stored) }];
  }),
};

/** What the classifier makes of a text. */
export interface Classified {
  /** Log odds that an adult has to know of it, of the sentences that stand out most. */
  readonly alarm: number;
  /** Log odds that it is severe, if it is one at all. */
  readonly severe: number;
  readonly concern: Concern;
}

/**
 * Reads a text in any of the languages of the product by what was learned from sentences
 * (`packages/tooling/safety/sentences`), not by lists. Works on this host alone.
 * @returns null for a text without words
 */
export function classify(text: string): Classified | null {
  const { alarm, severe, concerns } = MODELS;
  const sentences = sentenceFeatures(text).filter((features) => features.length > 0);
  const sums = sentences.map((features) => sumOf(alarm, features));
  let best = { odds: Number.NEGATIVE_INFINITY, from: 0, to: 0 };
  for (let from = 0; from < sentences.length; from++) {
    let sum = 0;
    let count = 0;
    for (let to = from; to < Math.min(sentences.length, from + SENTENCES_TOGETHER); to++) {
      sum += sums[to] ?? 0;
      count += sentences[to]?.length ?? 0;
      const odds = oddsOf(alarm, sum, count);
      if (odds > best.odds) best = { odds, from, to };
    }
  }
  if (sentences.length === 0) return null;
  const features = sentences.slice(best.from, best.to + 1).flat();
  const of = (model: LinearModel) => oddsOf(model, sumOf(model, features), features.length);
  const [first] = concerns
    .map(({ concern, model }) => ({ concern, odds: of(model) }))
    .sort((a, b) => b.odds - a.odds);
  return { alarm: best.odds, severe: of(severe), concern: first?.concern ?? 'unclear' };
}
