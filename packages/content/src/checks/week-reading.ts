import type { ContentBand } from '@lamplight/domain/age';
import { fleschKincaidGrade, sentences, wordCount } from '@lamplight/domain/text';
import type { Finding } from './finding.ts';
import { withoutScripture } from './quotations.ts';
import { GRADES, KINDERGARTEN_SENTENCE_WORDS } from './reading-level.ts';
import { proseOfWeek, type WrittenWeek, weekPath } from './week-prose.ts';

/** What a child reads in sentences; titles and lists are a few words each. */
const SENTENCES = new Set(['description', 'reflection', 'dailyFact', 'activities']);

/**
 * How hard the schedule is to read: theme and days are no harder than the lessons of their band may be, and nothing
 * that is read aloud to the youngest has a long sentence. Scripture is left out.
 */
export function checkWeekReading(weeks: readonly WrittenWeek[]): Finding[] {
  return weeks.flatMap((week) => {
    const path = weekPath(week);
    const parts = Map.groupBy(proseOfWeek(week), ({ part }) => part);
    return [...parts].flatMap(([part, prose]) => {
      const told = prose.filter(({ place }) => SENTENCES.has(place)).map(({ text }) => text);
      return [
        ...tooHard(week.band, told).map((message) => ({ path, label: part, message })),
        ...(week.band === 'kindergarten' ? prose : []).flatMap(({ place, text }) =>
          tooLong(text).map((message) => ({ path, label: `${part} ${place}`, message })),
        ),
      ];
    });
  });
}

function tooHard(band: ContentBand, told: readonly string[]): string[] {
  const [, most] = GRADES[band];
  const grade = fleschKincaidGrade(told.map(withoutScripture).join('\n'));
  return grade > most ? [`reading level ${grade.toFixed(1)}, over ${most}`] : [];
}

function tooLong(text: string): string[] {
  return sentences(withoutScripture(text))
    .filter((sentence) => wordCount(sentence) > KINDERGARTEN_SENTENCE_WORDS)
    .map((sentence) => `a sentence of ${wordCount(sentence)} words: ${sentence}`);
}
