import { once } from '@lamplight/domain/first-use';
import { anyOf, normalizeText } from '../text/index.ts';
import {
  type AlertLevel,
  SAFETY_CONCERNS,
  type SafetyAssessment,
  type SafetyConcern,
} from './assessment.ts';
import { ordinaryPhrases } from './ordinary/index.ts';
import { concernPhrases } from './phrases/index.ts';

interface Rule {
  concern: SafetyConcern;
  level: AlertLevel;
  pattern: RegExp;
}

/** Severe rules first, each level in the order of the concerns: the first that is found decides. */
const rules = once((): readonly Rule[] =>
  (['severe', 'standard'] as const).flatMap((level) =>
    SAFETY_CONCERNS.map((concern) => ({
      concern,
      level,
      pattern: anyOf(concernPhrases.flatMap((phrases) => phrases[concern][level])),
    })),
  ),
);

const ordinary = once(() => anyOf(ordinaryPhrases));

/** A no right before the words that were found: `I don't want to kill myself`. */
const NEGATED =
  / (?:dont|not|never|didnt|wouldnt|no|nunca|pas|jamais|nie|niemals|nicht) (?:realy |ever |even |actualy |plus )?$/u;

/** The same in French and German, where the no stands behind the verb. */
const DENIED_WITHIN =
  /(?:veux|vais|voudrais|voulais) (?:surtout |vraiment )?pas (?:me )?(?:tuer|suicider|mourir|pendre|couper) |mich (?:doch |bestimt )?nicht (?:umbringen|toten|ritzen|verletzen|aufhangen) |nicht sterben /u;

/** The text as the rules read it, without what is ordinary. */
function lineOf(text: string): string {
  return `${normalizeText(text).replace(ordinary(), '# ')}. `;
}

/** Every concern that a text shows a sign of, also a denied one; `assessText` names the most pressing. */
export function concernsIn(text: string): SafetyConcern[] {
  const line = lineOf(text);
  const found = rules().filter(({ pattern }) => line.search(pattern) >= 0);
  return [...new Set(found.map(({ concern }) => concern))];
}

/**
 * Looks for signs that a child is in danger, in English, Spanish, French and German at once, since children
 * mix languages. Recall comes first: a thought of suicide that is denied is still `standard`. Idioms, games,
 * Bible and history talk are no alarm. Works on this host alone; nothing is sent anywhere.
 */
export function assessText(text: string): SafetyAssessment {
  const line = lineOf(text);
  let denied: SafetyAssessment | undefined;
  for (const { concern, level, pattern } of rules()) {
    for (const match of line.matchAll(pattern)) {
      const isDenied =
        level === 'severe' &&
        (NEGATED.test(line.slice(0, match.index)) || DENIED_WITHIN.test(match[0]));
      if (!isDenied)
        return level === 'severe' ? { level, concern } : (denied ?? { level, concern });
      denied ??= { level: 'standard', concern };
    }
  }
  return denied ?? { level: 'none', concern: null };
}
