import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import {
  type ContentBlock,
  type LessonSource,
  type LessonText,
  parseContent,
} from '@lamplight/domain/lessons';

type ProseKind =
  | 'title'
  | 'description'
  | 'heading'
  | 'body'
  | 'objective'
  | 'activity title'
  | 'activity'
  | 'question'
  | 'point'
  | 'option'
  | 'explanation';

/** One stretch of prose in the content, such as a paragraph or a question. Verse blocks are no prose. */
export interface Prose {
  readonly kind: ProseKind;
  /** Where it stands in its text, such as `content block 3`. */
  readonly place: string;
  readonly text: string;
}

/** The folder of a lesson. */
export function lessonPath(lesson: Pick<LessonSource, 'category' | 'dayNumber'>): string {
  const day = String(lesson.dayNumber).padStart(2, '0');
  return `lessons/${lesson.category}/day-${day}`;
}

/** The bands of a lesson that are there: while a file is being written some may be missing. */
export function writtenBands(lesson: LessonSource): [ContentBand, LessonText][] {
  const bands: Partial<Record<ContentBand, LessonText>> = lesson.bands;
  return CONTENT_BANDS.flatMap((band) => {
    const text = bands[band];
    return text === undefined ? [] : [[band, text] satisfies [ContentBand, LessonText]];
  });
}

/** All prose of one band's text, in reading order. */
export function proseOf(text: LessonText): Prose[] {
  return [
    { kind: 'title', place: 'title', text: text.title },
    { kind: 'description', place: 'description', text: text.description },
    ...contentProse(text.content),
    ...text.objectives.map((objective, index) => ({
      kind: 'objective' as const,
      place: `objectives[${index}]`,
      text: objective,
    })),
    ...text.activities.flatMap((activity, index): Prose[] => [
      { kind: 'activity title', place: `activities[${index}] title`, text: activity.title },
      { kind: 'activity', place: `activities[${index}]`, text: activity.description },
    ]),
    ...text.checks.flatMap((check, index): Prose[] => [
      { kind: 'question', place: `checks[${index}] question`, text: check.question },
      ...check.options.map((option, at) => ({
        kind: 'option' as const,
        place: `checks[${index}] options[${at}]`,
        text: option,
      })),
      { kind: 'explanation', place: `checks[${index}] explanation`, text: check.explanation },
    ]),
  ];
}

/** Headings, paragraphs and list items of a lesson's content, without its verse blocks. */
export function contentProse(content: string): Prose[] {
  return parseContent(content).flatMap((block, index) =>
    proseOfBlock(block, `content block ${index + 1}`),
  );
}

function proseOfBlock(block: ContentBlock, place: string): Prose[] {
  switch (block.kind) {
    case 'verse':
      return [];
    case 'heading':
      return [{ kind: 'heading', place, text: block.text }];
    case 'paragraph':
      return [{ kind: 'body', place, text: block.text }];
    case 'list':
      return block.items.map((text) => ({ kind: 'body', place, text }));
  }
}
