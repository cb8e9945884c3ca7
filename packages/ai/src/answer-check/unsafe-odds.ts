import { type LinearModel, loadModel, oddsOf, sumOf } from '../classifier/index.ts';
import { answerFeatures } from './features.ts';
import trained from './trained.json' with { type: 'json' };

const learned = loadModel(trained);

/** Sentences that are read together: `Mix both. Nobody will notice.` */
const SENTENCES_TOGETHER = 2;

/**
 * Log odds that a text says what no child should be told, of its sentences that stand out most, so that friendly words
 * around them hide nothing. Learned from the sentences in `packages/tooling/safety/answers`; the same on every machine.
 * @param model what the host has learned, if no other is looked at
 */
export function unsafeOdds(text: string, model: LinearModel = learned): number {
  const sentences = answerFeatures(text);
  const sums = sentences.map((features) => sumOf(model, features));
  let most = Number.NEGATIVE_INFINITY;
  for (let from = 0; from < sentences.length; from++) {
    let sum = 0;
    let count = 0;
    for (let to = from; to < Math.min(sentences.length, from + SENTENCES_TOGETHER); to++) {
      sum += sums[to] ?? 0;
      count += sentences[to]?.length ?? 0;
      most = Math.max(most, oddsOf(model, sum, count));
    }
  }
  return most;
}
