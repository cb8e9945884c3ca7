import { sentenceFeatures, wordsBySentence } from '@lamplight/ai/classifier';
import { languageOf } from '@lamplight/ai/text';
import { CONCERNS, type Concern } from '@lamplight/domain/safety';
import { type Example, fitModel, quantized } from './fit-model.ts';
import type { Entry } from './read-sentences.ts';

/** Weights of the model that finds alarms, of the one that tells severe ones, and of those that name them. */
const ALARM_SIZE = 2 ** 21;
const SEVERE_SIZE = 2 ** 17;
const NAMING_SIZE = 2 ** 15;
const ALARM_EPOCHS = 6;
const NAMING_EPOCHS = 6;
/** Steps of a weight on each side of 0: hundreds of weights are added up, so that few steps do. */
const LINEAR_STEPS = 15;
/** What the ordinary sentences of a language count together, beside its alarming ones. */
const ORDINARY_SHARE = 1.5;
/** What the product's own sentences count together, beside all alarming ones. */
const PRODUCT_SHARE = 0.5;

export interface Learned {
  readonly alarm: ReturnType<typeof quantized>;
  readonly severe: ReturnType<typeof quantized>;
  readonly concerns: Readonly<Partial<Record<Concern, ReturnType<typeof quantized>>>>;
}

/** The features of a text as the classifier reads it. */
function featuresOf(text: string): Uint32Array {
  const language = languageOf(text, 'en');
  return Uint32Array.from(
    wordsBySentence(text).flatMap((words) => sentenceFeatures(words, language)),
  );
}

/** What an ordinary sentence of each language counts, so that no language has more alarms than another. */
function ordinaryWeights(entries: readonly Entry[]): Map<string, number> {
  return new Map(
    [...Map.groupBy(entries, ({ language }) => language)].map(([language, all]) => {
      const alarms = all.filter(({ alarm }) => alarm !== null).length;
      return [language, (ORDINARY_SHARE * alarms) / Math.max(1, all.length - alarms)];
    }),
  );
}

/**
 * Trains all models. The same sentences give the same models.
 * @param productSentences what the product itself says: nobody who repeats it is in danger
 */
export function learn(entries: readonly Entry[], productSentences: readonly string[]): Learned {
  const ordinary = ordinaryWeights(entries);
  const written = entries.map((entry) => ({ entry, features: featuresOf(entry.text) }));
  const alarms = written.filter(({ entry }) => entry.alarm !== null);
  const trainNaming = (size: number, isWanted: (entry: Entry) => boolean) =>
    quantized(
      fitModel(
        alarms.map(({ entry, features }) => ({ features, isWanted: isWanted(entry), weight: 1 })),
        { size, epochs: NAMING_EPOCHS },
      ),
      LINEAR_STEPS,
    );
  const productWeight = (PRODUCT_SHARE * alarms.length) / Math.max(1, productSentences.length);
  const examples: Example[] = [
    ...written.map(({ entry, features }) => ({
      features,
      isWanted: entry.alarm !== null,
      weight: entry.alarm === null ? (ordinary.get(entry.language) ?? 1) : 1,
    })),
    ...productSentences.map((text) => ({
      features: featuresOf(text),
      isWanted: false,
      weight: productWeight,
    })),
  ];
  return {
    alarm: quantized(fitModel(examples, { size: ALARM_SIZE, epochs: ALARM_EPOCHS }), LINEAR_STEPS),
    severe: trainNaming(SEVERE_SIZE, ({ alarm }) => alarm?.level === 'severe'),
    concerns: Object.fromEntries(
      CONCERNS.filter((concern) => alarms.some(({ entry }) => entry.label === concern)).map(
        (concern) => [concern, trainNaming(NAMING_SIZE, ({ label }) => label === concern)],
      ),
    ),
  };
}
