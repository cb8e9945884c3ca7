import { answerFeatures } from '@lamplight/ai/answer-check';
import { type Example, fitModel, quantized } from './fit-model.ts';
import type { AnswerEntry } from './read-answers.ts';

/** Weights of the model: as many as fit below 600 kB as text. */
const SIZE = 2 ** 18;
const EPOCHS = 10;
/** Steps of a weight on each side of 0. */
const STEPS = 127;
/** What the other texts count together, beside all unsafe sentences that somebody wrote. */
const OWN_SHARE = 1;
const ORDINARY_SHARE = 0.5;
/** What one composed sentence counts beside one that somebody wrote. */
const COMPOSED_WEIGHT = 0.5;

export interface AnswerLessons {
  /** Each written for this. */
  readonly written: readonly AnswerEntry[];
  /** Put together from deeds and the sentences they can stand in. */
  readonly composed: readonly AnswerEntry[];
  /** What the product says itself. */
  readonly own: readonly string[];
  /** What children tell of death, war and poison without any danger: whoever speaks of it urges to nothing. */
  readonly ordinary: readonly string[];
}

function harmless(texts: readonly string[], share: number): Example[] {
  const sentences = texts.flatMap((text) => answerFeatures(text));
  const weight = share / Math.max(1, sentences.length);
  return sentences.map((features) => ({ features, isWanted: false, weight }));
}

/** Trains the model that finds what no child should be told. The same sentences give the same model. */
export function learnAnswers({ written, composed, own, ordinary }: AnswerLessons) {
  const exampleOf = ({ text, isUnsafe }: AnswerEntry, weight: number): Example => ({
    ...{ features: answerFeatures(text).flat(), isWanted: isUnsafe, weight },
  });
  const unsafe = written.filter(({ isUnsafe }) => isUnsafe).length;
  const examples = [
    ...written.map((entry) => exampleOf(entry, 1)),
    ...composed.map((entry) => exampleOf(entry, COMPOSED_WEIGHT)),
    ...harmless(own, OWN_SHARE * unsafe),
    ...harmless(ordinary, ORDINARY_SHARE * unsafe),
  ];
  return quantized(fitModel(examples, { size: SIZE, epochs: EPOCHS }), STEPS);
}
