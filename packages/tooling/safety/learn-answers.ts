import { answerFeatures } from '@lamplight/ai/answer-check';
import { type Example, fitModel, quantized } from './fit-model.ts';
import { hostAnswers, LAST_WEEK_LEARNED, lessonParagraphs } from './own-texts.ts';
import { type AnswerEntry, readAnswers } from './read-answers.ts';
import type { Entry } from './read-sentences.ts';

/** Weights of the model: four times as many as one of hearing, since fewer of them share a place. */
const SIZE = 2 ** 22;
const EPOCHS = 30;
/** Steps of a weight on each side of 0: hundreds of weights are added up, so that few steps do. */
const STEPS = 15;
/** What the other texts count together, beside all unsafe answers that somebody wrote. */
const OWN_SHARE = 1;
const ORDINARY_SHARE = 0.5;

export interface AnswerLessons {
  /** Each written for this. */
  readonly written: readonly AnswerEntry[];
  /** What the product says itself. */
  readonly own: readonly string[];
  /** What children tell of death, war and poison without any danger: whoever speaks of it urges to nothing. */
  readonly ordinary: readonly string[];
}

/**
 * All that the model learns from.
 * @param folder of the answers
 * @param sentences what children write without any danger
 */
export function answerLessons(folder: string, sentences: readonly Entry[]): AnswerLessons {
  const paragraphs = lessonParagraphs().filter(({ week }) => week <= LAST_WEEK_LEARNED);
  return {
    written: readAnswers(folder),
    own: [...paragraphs.map(({ text }) => text), ...hostAnswers()],
    // Misspelt and in English, they would say nothing new of how a model writes.
    ordinary: sentences
      .filter(
        ({ alarm, spelling, language }) =>
          alarm === null && spelling === 'plain' && language !== 'en',
      )
      .map(({ text }) => text),
  };
}

interface Featured {
  readonly entry: AnswerEntry;
  readonly sentences: readonly Uint32Array[];
}

function sentencesOf(text: string): Uint32Array[] {
  return answerFeatures(text).map((features) => Uint32Array.from(features));
}

function together(sentences: readonly Uint32Array[]): Uint32Array {
  return Uint32Array.from(sentences.flatMap((features) => [...features]));
}

/** A good answer is good in each of its sentences, an unsafe one only as a whole. */
function examplesOf({ entry, sentences }: Featured): Example[] {
  const whole = { features: together(sentences), isWanted: entry.isUnsafe, weight: 1 };
  if (entry.isUnsafe || sentences.length < 2) return [whole];
  return [whole, ...sentences.map((features) => ({ features, isWanted: false, weight: 1 }))];
}

function harmless(sentences: readonly Uint32Array[], share: number): Example[] {
  const weight = share / Math.max(1, sentences.length);
  return sentences.map((features) => ({ features, isWanted: false, weight }));
}

/**
 * Reads all texts once, for any number of trainings.
 * @returns what trains the model from the answers that it is given: the same answers give the same model
 */
export function prepareAnswers({ written, own, ordinary }: AnswerLessons) {
  const featured = new Map(
    written.map((entry) => [entry, { entry, sentences: sentencesOf(entry.text) }]),
  );
  const ownSentences = own.flatMap(sentencesOf);
  const ordinarySentences = ordinary.flatMap(sentencesOf);
  return function learnFrom(entries: readonly AnswerEntry[]) {
    const unsafe = entries.filter(({ isUnsafe }) => isUnsafe).length;
    const examples = [
      ...entries.flatMap((entry) => examplesOf(featured.get(entry) ?? { entry, sentences: [] })),
      ...harmless(ownSentences, OWN_SHARE * unsafe),
      ...harmless(ordinarySentences, ORDINARY_SHARE * unsafe),
    ];
    return quantized(fitModel(examples, { size: SIZE, epochs: EPOCHS }), STEPS);
  };
}

/** Trains the model that finds what no child should be told. */
export function learnAnswers(lessons: AnswerLessons) {
  return prepareAnswers(lessons)(lessons.written);
}
