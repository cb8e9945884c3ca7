import type { ContentBand } from '@lamplight/domain/age';
import type { LessonSource, LessonText } from '@lamplight/domain/lessons';
import { fleschKincaidGrade, sentences, wordCount } from '@lamplight/domain/text';
import type { Finding } from './finding.ts';
import { contentProse, lessonPath, type Prose, proseOf, writtenBands } from './prose.ts';
import { withoutScripture } from './quotations.ts';

/** Flesch-Kincaid grade of the content in each band. Below 0 is simpler than any school grade. */
export const GRADES: Readonly<Record<ContentBand, readonly [least: number, most: number]>> = {
  kindergarten: [-4, 3],
  elementary: [2, 4],
  intermediate: [5, 8],
  advanced: [8, 11],
};

/** Words in a sentence that is read aloud to the youngest. */
export const KINDERGARTEN_SENTENCE_WORDS = 10;

const READ_ALOUD = new Set<Prose['kind']>([
  'heading',
  'body',
  'activity title',
  'activity',
  'question',
  'option',
  'explanation',
]);
const AROUND_CONTENT = new Set<Prose['kind']>(['activity', 'question', 'explanation']);

/**
 * How hard the texts are to read: the content of each band lies within its grades, activities and questions
 * are no harder than its upper one, and kindergarten sentences are short. Scripture is left out everywhere.
 */
export function checkReadingLevel(lessons: readonly LessonSource[]): Finding[] {
  return lessons.flatMap((lesson) => {
    const path = lessonPath(lesson);
    return writtenBands(lesson).flatMap(([band, text]) =>
      [...gradeFindings(band, text), ...(band === 'kindergarten' ? longSentences(text) : [])].map(
        ({ label, message }) => ({ path, label: `${band} ${label}`, message }),
      ),
    );
  });
}

/** Flesch-Kincaid grade of a lesson's content without headings, verse blocks and Scripture quotations. */
export function contentGrade(text: LessonText): number {
  return gradeOf(contentProse(text.content).filter(({ kind }) => kind === 'body'));
}

function gradeOf(prose: readonly Prose[]): number {
  return fleschKincaidGrade(prose.map(({ text }) => withoutScripture(text)).join('\n'));
}

function gradeFindings(band: ContentBand, text: LessonText): Omit<Finding, 'path'>[] {
  const [least, most] = GRADES[band];
  const findings: Omit<Finding, 'path'>[] = [];
  const content = contentGrade(text);
  if (content < least || content > most) {
    findings.push({
      label: 'content',
      message: `reading level ${content.toFixed(1)}, not ${least} to ${most}`,
    });
  }
  const around = gradeOf(proseOf(text).filter(({ kind }) => AROUND_CONTENT.has(kind)));
  if (around > most) {
    findings.push({
      label: 'activities and checks',
      message: `reading level ${around.toFixed(1)}, over ${most}`,
    });
  }
  return findings;
}

function longSentences(text: LessonText): Omit<Finding, 'path'>[] {
  return proseOf(text)
    .filter(({ kind }) => READ_ALOUD.has(kind))
    .flatMap(({ place, text: prose }) =>
      sentences(withoutScripture(prose))
        .filter((sentence) => wordCount(sentence) > KINDERGARTEN_SENTENCE_WORDS)
        .map((sentence) => ({
          label: place,
          message: `a sentence of ${wordCount(sentence)} words: ${sentence}`,
        })),
    );
}
