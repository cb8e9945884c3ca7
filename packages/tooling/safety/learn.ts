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
const PRODUCT_SHARE = 1;

/** Rounds that were written from situations by people who had seen no list and no figure: most like what comes. */
const FROM_SITUATIONS = /\/(?:sixth|seventh|eighth|ninth)-/u;
const SITUATIONS_COUNT = 3;
/**
 * Rounds whose levels follow the rule of `sentences/README.md`. Those before called nearly all eating, bullying and drugs
 * standard, and the sixth even plans to die, so that what they call standard says little of how much it presses.
 */
const LEVELS_BY_RULE = /\/(?:seventh|eighth|ninth)-/u;
const LEVELS_BY_ANOTHER_RULE = /\/sixth-/u;
const RULE_COUNTS = 4;
const OLD_STANDARD_COUNTS = 0.3;
/** Concerns of which every round knew what is severe. */
const ALWAYS_BY_RULE: readonly string[] = ['self-harm', 'abuse', 'medical'] satisfies Concern[];

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

function countOf({ family }: Entry): number {
  return FROM_SITUATIONS.test(family) ? SITUATIONS_COUNT : 1;
}

function sumOfCounts(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + countOf(entry), 0);
}

/** What an ordinary sentence of each language counts, so that no language has more alarms than another. */
function ordinaryWeights(entries: readonly Entry[]): Map<string, number> {
  return new Map(
    [...Map.groupBy(entries, ({ language }) => language)].map(([language, all]) => {
      const alarms = sumOfCounts(all.filter(({ alarm }) => alarm !== null));
      const ordinary = sumOfCounts(all.filter(({ alarm }) => alarm === null));
      return [language, (ORDINARY_SHARE * alarms) / Math.max(1, ordinary)];
    }),
  );
}

/** How much the level of an alarming entry says; 0 for nothing. */
function levelCount({ family, label, alarm }: Entry): number {
  if (LEVELS_BY_ANOTHER_RULE.test(family)) return 0;
  if (LEVELS_BY_RULE.test(family)) return RULE_COUNTS;
  const isVague = alarm?.level === 'standard' && !ALWAYS_BY_RULE.includes(label);
  return isVague ? OLD_STANDARD_COUNTS : 1;
}

/**
 * Trains all models. The same sentences give the same models.
 * @param productSentences what the product itself says: nobody who repeats it is in danger
 */
export function learn(entries: readonly Entry[], productSentences: readonly string[]): Learned {
  const ordinary = ordinaryWeights(entries);
  const written = entries.map((entry) => ({ entry, features: featuresOf(entry.text) }));
  const alarms = written.filter(({ entry }) => entry.alarm !== null);
  const trainNaming = (
    size: number,
    isWanted: (entry: Entry) => boolean,
    weightOf: (entry: Entry) => number = () => 1,
  ) =>
    quantized(
      fitModel(
        alarms
          .map(({ entry, features }) => ({
            features,
            isWanted: isWanted(entry),
            weight: weightOf(entry),
          }))
          .filter(({ weight }) => weight > 0),
        { size, epochs: NAMING_EPOCHS },
      ),
      LINEAR_STEPS,
    );
  const productWeight = (PRODUCT_SHARE * alarms.length) / Math.max(1, productSentences.length);
  const examples: Example[] = [
    ...written.map(({ entry, features }) => ({
      features,
      isWanted: entry.alarm !== null,
      weight: countOf(entry) * (entry.alarm === null ? (ordinary.get(entry.language) ?? 1) : 1),
    })),
    ...productSentences.map((text) => ({
      features: featuresOf(text),
      isWanted: false,
      weight: productWeight,
    })),
  ];
  return {
    alarm: quantized(fitModel(examples, { size: ALARM_SIZE, epochs: ALARM_EPOCHS }), LINEAR_STEPS),
    severe: trainNaming(SEVERE_SIZE, ({ alarm }) => alarm?.level === 'severe', levelCount),
    concerns: Object.fromEntries(
      CONCERNS.filter((concern) => alarms.some(({ entry }) => entry.label === concern)).map(
        (concern) => [concern, trainNaming(NAMING_SIZE, ({ label }) => label === concern)],
      ),
    ),
  };
}
