import { type MemoryVerse, VERSE_LEVELS } from '@lamplight/domain/verses';
import { parseReference } from '../scripture/reference.ts';
import type { ScriptureText } from '../scripture/scripture-text.ts';
import type { Finding } from './finding.ts';
import { faultyUses, type ScriptureUse } from './scripture.ts';
import type { WrittenWeek } from './week-prose.ts';

const PATH = 'verses/index.ts';

/**
 * Each week has one verse to learn, word for word that of the translation and one that a day of the week shows; the
 * part for the young stands in it in one run.
 */
export function checkVerses(
  verses: readonly MemoryVerse[],
  weeks: readonly WrittenWeek[],
  scripture: ScriptureText,
): Finding[] {
  const say = (week: number, message: string) => ({ path: PATH, label: `week ${week}`, message });
  const ofOldest = weeks.filter(({ band }) => band === 'advanced');
  return [
    ...ofOldest.flatMap(({ week }) => {
      const count = verses.filter((verse) => verse.week === week).length;
      return count === 1 ? [] : [say(week, `${count} verses to learn, not 1`)];
    }),
    ...verses.flatMap(({ week, texts: { young, older } }) => {
      const findings: Finding[] = [];
      const days = ofOldest.find((one) => one.week === week)?.days ?? [];
      if (!days.some(({ bibleVerse }) => bibleVerse.reference === older.reference)) {
        findings.push(say(week, `no day of the week shows ${older.reference}`));
      }
      if (!older.text.includes(young.text)) {
        findings.push(say(week, `not in ${older.reference} in one run: ${young.text}`));
      }
      if (!isWithin(young.reference, older.reference)) {
        findings.push(say(week, `${young.reference} is no part of ${older.reference}`));
      }
      return findings;
    }),
    ...faultyUses(verseUses(verses), scripture),
  ];
}

/** The verses to learn as quotations of Scripture. */
export function verseUses(verses: readonly MemoryVerse[]): ScriptureUse[] {
  return verses.flatMap(({ week, texts }) =>
    VERSE_LEVELS.map((level) => ({
      path: PATH,
      label: `week ${week} ${level}`,
      reference: texts[level].reference,
      quotation: texts[level].text,
    })),
  );
}

function isWithin(part: string, whole: string): boolean {
  const verses = new Set(parseReference(whole)?.verses);
  return (parseReference(part)?.verses ?? []).every((verse) => verses.has(verse));
}
