import type { Language } from '@lamplight/domain/profiles';
import type { FoundReference } from '../references/find-references.ts';

/** What is done with a reference to something that does not exist: this stretch of the text gives way to `text`. */
export interface Removal {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** "The Bible" as it stands in a sentence, and after the prepositions that ask for another form. */
const BIBLE: Readonly<Record<Language, { plain: string; after?: readonly [RegExp, string] }>> = {
  en: { plain: 'the Bible' },
  es: { plain: 'la Biblia' },
  fr: { plain: 'la Bible' },
  de: { plain: 'die Bibel', after: [/\b(?:in|aus|nach|von|laut|zu|bei|mit)\s$/iu, 'der Bibel'] },
};
const JOINT = /(?:;\s?|,\s?|\s(?:and|or|y|o|e|et|ou|und|oder)\s|,\s(?:and|y|et|und)\s)/u;
const BEFORE_JOINT = new RegExp(`${JOINT.source}$`, 'iu');
const AFTER_JOINT = new RegExp(`^${JOINT.source}`, 'iu');
const VERSE_WORD = /\b(?:verse|versículo|verset|Vers)\s$/iu;
const OPENED = /\s*[([]\s*(?:see |cf\. |vgl\. |siehe |véase |ver |voir )?$/iu;
const DASHED = /\s*[—–-]+\s*$/u;

/**
 * How an impossible reference leaves a text so that its sentence stays readable; null where a name with numbers turns
 * out to be none: "Bus 7:30".
 */
export function removalOf(
  text: string,
  reference: FoundReference,
  all: readonly FoundReference[],
  language: Language,
): Removal | null {
  const { start, end } = reference;
  const before = text.slice(0, start);
  const after = text.slice(end);
  const opened = OPENED.exec(before);
  const dashed = DASHED.exec(before);
  const isEnd = /^\s*(?:[.!?)\]”»"]|$|\n)/u.test(after);
  if (!reference.isCertain && !followsQuotation(before.slice(0, (opened ?? dashed)?.index ?? 0))) {
    return null;
  }
  const closed = /^\s*[)\]]/u.exec(after);
  if (opened !== null && closed !== null) {
    return { start: opened.index, end: end + closed[0].length, text: '' };
  }
  if (dashed !== null && isEnd) return { start: dashed.index, end, text: '' };
  if (!reference.isCertain) return null;
  const joint = BEFORE_JOINT.exec(before);
  if (joint !== null && all.some((each) => each.end === joint.index)) {
    return { start: joint.index, end, text: '' };
  }
  const nextJoint = AFTER_JOINT.exec(after);
  if (nextJoint !== null && all.some((each) => each.start === end + nextJoint[0].length)) {
    return { start, end: end + nextJoint[0].length, text: '' };
  }
  const verse = VERSE_WORD.exec(before);
  if (verse !== null) return { start: start - 1, end, text: '' };
  return { start, end, text: theBible(before, language) };
}

function followsQuotation(before: string): boolean {
  return /[”"»“’'][.,;!?]?$/u.test(before);
}

function theBible(before: string, language: Language): string {
  const { plain, after } = BIBLE[language];
  const name = after?.[0].test(before) ? after[1] : plain;
  const isSentenceStart = before.trim() === '' || /[.!?…:][”"»’)]*\s+$|\n\s*$/u.test(before);
  return isSentenceStart ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
