import { CONCERNS, type Concern } from '@lamplight/domain/safety';
import { type Classified, classify } from '../classifier/index.ts';
import { anyOf, languageOf, normalizeText } from '../text/index.ts';
import type { AlertLevel, SafetyAssessment } from './assessment.ts';
import { ordinaryPhrases } from './ordinary/index.ts';
import { concernPhrases } from './phrases/index.ts';
import { isPlea } from './pleas/index.ts';
import { SITUATION_ALERTS, situationIn } from './situations/index.ts';

interface Rule {
  concern: Concern;
  level: AlertLevel;
  pattern: RegExp;
}

/** Severe rules first, each level in the order of the concerns: the first that is found decides. */
const RULES: readonly Rule[] = (['severe', 'standard'] as const).flatMap((level) =>
  CONCERNS.map((concern) => ({
    concern,
    level,
    pattern: anyOf(concernPhrases.flatMap((phrases) => phrases[concern]?.[level] ?? [])),
  })),
);

const ORDINARY = anyOf(ordinaryPhrases);

/** A no right before the words that were found: `I don't want to kill myself`. */
const NEGATED =
  / (?:dont|not|never|didnt|wouldnt|no|nunca|pas|jamais|nie|niemals|nicht) (?:realy |ever |even |actualy |plus )?$/u;

/** The same in French and German, where the no stands behind the verb. */
const DENIED_WITHIN =
  /(?:veux|vais|voudrais|voulais) (?:surtout |vraiment )?pas (?:me )?(?:tuer|suicider|mourir|pendre|couper) |mich (?:doch |bestimt )?nicht (?:umbringen|toten|ritzen|verletzen|aufhangen) |nicht sterben /u;

/** The text as the rules read it, without what is ordinary. */
function lineOf(text: string): string {
  return `${normalizeText(text).replace(ORDINARY, '# ')}. `;
}

const NOTHING: SafetyAssessment = { level: 'none', concern: null };

/**
 * What the lists' word counts beside the classifier's, in log odds. On two rounds of writers that were left out of the
 * training none of 124 dangers that a list had found lay below -1.5 of the classifier, and half of what the lists found
 * in ordinary talk did.
 */
const LISTED_COUNTS = { none: 0, standard: 1.9, severe: 2.5 } as const;
/** Log odds from which on it is an alarm, chosen on rounds of writers that were left out: recall comes first. */
const ALARMING = -0.3;
/** Log odds from which on it may be severe, chosen alike: an adult is called away from what they do. */
const PRESSING = 0.4;

/**
 * The lists' word alone, for what is not a child telling of itself: a name that others read, or a model's sentences,
 * which the check of answers judges beside this. The classifier learned how children tell of themselves.
 */
export function dangerByLists(text: string): SafetyAssessment {
  const line = lineOf(text);
  let denied: SafetyAssessment | undefined;
  for (const { concern, level, pattern } of RULES) {
    for (const match of line.matchAll(pattern)) {
      const isDenied =
        level === 'severe' &&
        (NEGATED.test(line.slice(0, match.index)) || DENIED_WITHIN.test(match[0]));
      if (!isDenied)
        return level === 'severe' ? { level, concern } : (denied ?? { level, concern });
      denied ??= { level: 'standard', concern };
    }
  }
  return denied ?? NOTHING;
}

/** Without the turns of phrase that are known to be harmless, such as `cut my hair`: the rest has to say it. */
function readBy(classifier: typeof classify, text: string): Classified | null {
  return classifier(lineOf(text), languageOf(text, 'en'));
}

/** Every concern that a text shows a sign of, also a denied one; `assessText` names the most pressing. */
export function concernsIn(text: string): Concern[] {
  const line = lineOf(text);
  const found = RULES.filter(({ pattern }) => line.search(pattern) >= 0);
  const read = readBy(classify, text);
  const isRead = read !== null && read.alarm >= ALARMING;
  const told = situationIn(text);
  const situation = told === null ? [] : [SITUATION_ALERTS[told.situation].concern];
  return [
    ...new Set([
      ...situation,
      ...found.map((rule) => rule.concern),
      ...(isRead ? [read.concern] : []),
    ]),
  ];
}

/**
 * How a text is judged by the lists and one classifier: the one that is stored, or one that was just trained. A
 * situation that is told in so many words decides; what is only worth a look is left to what the rest of the text says.
 */
export function assessmentBy(classifier: typeof classify): (text: string) => SafetyAssessment {
  const assess = assessedBy(classifier);
  return (text) => {
    if (isPlea(text)) return NOTHING;
    const told = situationIn(text);
    const usual = assess(text);
    if (told === null) return usual;
    const alert = SITUATION_ALERTS[told.situation];
    // Who says so may be retelling a story or joking: that is left to the rest, the concern is not.
    if (told.situation === 'self') {
      return usual.level === 'none' ? usual : { level: usual.level, concern: alert.concern };
    }
    if (alert.level === 'severe') return alert;
    // A question about bombs is full of severe words by itself; a wish for heaven is not.
    const other = told.situation === 'bomb' ? assess(told.rest) : usual;
    return other.level === 'severe' ? other : alert;
  };
}

function assessedBy(classifier: typeof classify): (text: string) => SafetyAssessment {
  return (text) => {
    const listed = dangerByLists(text);
    const read = readBy(classifier, text);
    if (read === null) return listed;
    const odds = read.alarm + LISTED_COUNTS[listed.level];
    if (odds < ALARMING) return NOTHING;
    const isSevere = odds >= PRESSING && (listed.level === 'severe' || read.severe > 0);
    return { level: isSevere ? 'severe' : 'standard', concern: listed.concern ?? read.concern };
  };
}

/**
 * Looks for signs that a child is in danger, in English, Spanish, French and German at once, since children mix
 * languages: by lists of what is often said, and by a classifier for what no list foresees. Both are added up, so that
 * a list is not heard where the classifier is sure that a story is retold or a joke made; the lists name the concern.
 * Recall comes first: a thought of suicide that is denied is still `standard`. Idioms, games, Bible and history talk are
 * no alarm. Works on this host alone; nothing is sent anywhere.
 */
export const assessText = assessmentBy(classify);
