import { type LessonSource, parseContent } from '@lamplight/domain/lessons';
import { isExactQuotation } from '../scripture/quotation.ts';
import { mentionedReferences, parseReference } from '../scripture/reference.ts';
import { type ScriptureText, textOfPassage } from '../scripture/scripture-text.ts';
import type { Finding } from './finding.ts';
import { lessonPath, proseOf, writtenBands } from './prose.ts';
import { inlineQuotations } from './quotations.ts';
import { proseOfWeek, type WrittenWeek, weekPath } from './week-prose.ts';

/** A place in the content that names a passage, and the words it quotes from it, if it does. */
export interface ScriptureUse {
  readonly path: string;
  readonly label: string;
  readonly reference: string;
  readonly quotation: string | null;
}

/** Every reference exists and every quotation is exact; in Bible lessons “…” is kept for Scripture. */
export function checkScripture(
  lessons: readonly LessonSource[],
  weeks: readonly WrittenWeek[],
  scripture: ScriptureText,
): Finding[] {
  return [
    ...faultyUses(scriptureUses(lessons, weeks), scripture),
    ...lessons.filter(({ category }) => category === 'bible').flatMap(quotesWithoutReference),
  ];
}

/** A finding for each use of Scripture that the translation does not confirm. */
export function faultyUses(uses: readonly ScriptureUse[], scripture: ScriptureText): Finding[] {
  return uses.flatMap((use) => {
    const message = faultOf(use, scripture);
    return message === null ? [] : [{ path: use.path, label: use.label, message }];
  });
}

/** Every place in lessons and curriculum that names or quotes a passage. */
export function scriptureUses(
  lessons: readonly LessonSource[],
  weeks: readonly WrittenWeek[],
): ScriptureUse[] {
  return [...lessons.flatMap(usesInLesson), ...weeks.flatMap(usesInWeek)];
}

/** What is wrong with a use of Scripture, or null. */
export function faultOf(use: ScriptureUse, scripture: ScriptureText): string | null {
  const parsed = parseReference(use.reference);
  if (parsed === null) return `'${use.reference}' is no reference to a passage of the Bible`;
  if (parsed.written !== use.reference) {
    return `'${use.reference}' should be written '${parsed.written}'`;
  }
  const passage = textOfPassage(scripture, use.reference);
  if (passage === null) return `'${use.reference}' is not in the translation`;
  if (use.quotation === null || isExactQuotation(use.quotation, passage)) return null;
  return `not what ${use.reference} says: ${use.quotation.replace(/\s+/g, ' ')}`;
}

function usesInLesson(lesson: LessonSource): ScriptureUse[] {
  const path = lessonPath(lesson);
  const rests = lesson.references.map((reference, index) => ({
    path,
    label: `references[${index}]`,
    reference,
    quotation: null,
  }));
  const quoted = writtenBands(lesson).flatMap(([band, text]) => [
    ...verseBlocks(path, `${band} content`, text.content),
    ...proseOf(text).flatMap(({ place, text: prose }) =>
      usesInProse(path, `${band} ${place}`, prose),
    ),
  ]);
  return [...rests, ...quoted];
}

function usesInWeek(week: WrittenWeek): ScriptureUse[] {
  const path = weekPath(week);
  return [
    ...week.days.map(({ day, bibleVerse }) => ({
      path,
      label: `day ${day} bibleVerse`,
      reference: bibleVerse.reference,
      quotation: bibleVerse.verse,
    })),
    ...proseOfWeek(week).flatMap(({ part, place, text }) =>
      usesInProse(path, `${part} ${place}`, text),
    ),
  ];
}

/** The verse blocks of a text in our markup, each with its place, such as `elementary content block 3`. */
export function verseBlocks(path: string, label: string, content: string): ScriptureUse[] {
  return parseContent(content).flatMap((block, index) =>
    block.kind === 'verse'
      ? [
          {
            path,
            label: `${label} block ${index + 1}`,
            reference: block.reference,
            quotation: block.text,
          },
        ]
      : [],
  );
}

/** The passages that a stretch of prose quotes or names. */
export function usesInProse(path: string, label: string, prose: string): ScriptureUse[] {
  const quoted = inlineQuotations(prose).flatMap(({ words, reference }) =>
    reference === null ? [] : [{ path, label, reference, quotation: words }],
  );
  const behindQuotations = new Set(quoted.map(({ reference }) => reference));
  const mentioned = mentionedReferences(prose)
    .filter((reference) => !behindQuotations.has(reference))
    .map((reference) => ({ path, label, reference, quotation: null }));
  return [...quoted, ...mentioned];
}

function quotesWithoutReference(lesson: LessonSource): Finding[] {
  const path = lessonPath(lesson);
  return writtenBands(lesson).flatMap(([band, text]) =>
    proseOf(text).flatMap(({ place, text: prose }) => unplaced(path, `${band} ${place}`, prose)),
  );
}

/** A finding for each “…” that no reference follows, where these marks are kept for Scripture. */
export function unplaced(path: string, label: string, prose: string): Finding[] {
  return inlineQuotations(prose)
    .filter(({ reference }) => reference === null)
    .map(({ words }) => ({ path, label, message: `“${words}” has no reference behind it` }));
}
