import type { Language } from '@lamplight/domain/profiles';
import { CONCERNS, type Concern } from '@lamplight/domain/safety';
import { lexicons } from './concepts/index.ts';
import { featuresOf, wordsBySentence } from './features.ts';
import { meaningFeatures } from './meaning-features.ts';
import { type LinearModel, loadModel, oddsOf, type StoredModel, sumOf } from './model.ts';
import trained from './trained.json' with { type: 'json' };

/** Sentences that are read together: a danger is often told in two or three. */
const SENTENCES_TOGETHER = 3;

/** What `npm run safety:train` writes down. */
export interface StoredClassifier {
  readonly alarm: StoredModel;
  readonly severe: StoredModel;
  readonly concerns: Readonly<Partial<Record<Concern, StoredModel>>>;
}

function loadClassifier({ alarm, severe, concerns }: StoredClassifier) {
  return {
    alarm: loadModel(alarm),
    severe: loadModel(severe),
    concerns: CONCERNS.flatMap((concern) => {
      const stored = concerns[concern];
      return stored === undefined ? [] : [{ concern, model: loadModel(stored) }];
    }),
  };
}

/** What the classifier makes of a text. */
export interface Classified {
  /** Log odds that an adult has to know of it, of the sentences that stand out most. */
  readonly alarm: number;
  /** Log odds that it is severe, if it is one at all. */
  readonly severe: number;
  readonly concern: Concern;
}

/** The features of one sentence for the linear models: how it is written, and what its words mean. */
export function sentenceFeatures(words: readonly string[], language: Language): number[] {
  return [...featuresOf(words, lexicons[language]), ...meaningFeatures(words, language)];
}

interface Read {
  readonly features: readonly number[];
  readonly sum: number;
}

/** The most alarming of all stretches of up to three sentences. */
function mostAlarming(sentences: readonly Read[], alarm: LinearModel) {
  let best = { odds: Number.NEGATIVE_INFINITY, from: 0, to: 0 };
  for (let from = 0; from < sentences.length; from++) {
    let sum = 0;
    let count = 0;
    for (let to = from; to < Math.min(sentences.length, from + SENTENCES_TOGETHER); to++) {
      sum += sentences[to]?.sum ?? 0;
      count += sentences[to]?.features.length ?? 0;
      const odds = oddsOf(alarm, sum, count);
      if (odds > best.odds) best = { odds, from, to };
    }
  }
  const features = sentences.slice(best.from, best.to + 1).flatMap((each) => each.features);
  return { odds: best.odds, features };
}

/** A classifier from what was learned; it says null for a text without words. */
export function classifierOf(stored: StoredClassifier) {
  const { alarm, severe, concerns } = loadClassifier(stored);
  return (text: string, language: Language): Classified | null => {
    const sentences = wordsBySentence(text).map((words) => {
      const features = sentenceFeatures(words, language);
      return { features, sum: sumOf(alarm, features) };
    });
    if (sentences.length === 0) return null;
    const { odds, features } = mostAlarming(sentences, alarm);
    const of = (model: LinearModel) => oddsOf(model, sumOf(model, features), features.length);
    const [first] = concerns
      .map(({ concern, model }) => ({ concern, odds: of(model) }))
      .sort((a, b) => b.odds - a.odds);
    return { alarm: odds, severe: of(severe), concern: first?.concern ?? 'unclear' };
  };
}

/**
 * Reads a text by what was learned from sentences (`packages/tooling/safety/sentences`), not by lists: a linear model
 * over how it is written and what its words mean. Works on this host alone. The language is that of the text; words of
 * the others are understood, too. Null for a text without words.
 */
export const classify = classifierOf(trained);
