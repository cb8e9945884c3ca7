import type { ActOf, LessonAct } from '@lamplight/domain/acts';
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
      ...(check.thoughts ?? []).flatMap((thought, at): Prose[] =>
        thought === null
          ? []
          : [{ kind: 'explanation', place: `checks[${index}] thoughts[${at}]`, text: thought }],
      ),
      { kind: 'explanation', place: `checks[${index}] explanation`, text: check.explanation },
    ]),
    ...(text.acts ?? []).flatMap((act, index) => proseOfAct(act, `acts[${index}]`)),
  ];
}

/** What an act says of its own: the words of a verse are Scripture's. */
function proseOfAct(act: LessonAct, place: string): Prose[] {
  const said: readonly Prose[] = [
    { kind: 'question', place: `${place} question`, text: act.question },
    { kind: 'explanation', place: `${place} explanation`, text: act.explanation },
  ];
  return [...said.filter(({ text }) => text !== ''), ...choicesOf(act, place)];
}

function choicesOf(act: LessonAct, place: string): Prose[] {
  const options = (texts: readonly string[]) =>
    texts.map((text): Prose => ({ kind: 'option', place, text }));
  switch (act.kind) {
    case 'order':
      return options(act.items.map(({ text }) => text));
    case 'sort':
      return options([...act.groups, ...act.items].map(({ text }) => text));
    case 'match':
      return options(act.pairs.flatMap(({ left, right }) => [left.text, right.text]));
    case 'tap':
      return act.parts.flatMap(({ text, thought }): Prose[] => [
        { kind: 'option', place, text },
        ...(thought === null ? [] : [{ kind: 'explanation' as const, place, text: thought }]),
      ]);
    case 'gap': {
      const filled = act.pieces.map((piece, index) => piece + gapWord(act, index)).join('');
      return [{ kind: 'body', place, text: filled }, ...options(act.words)];
    }
    case 'predict':
      return options(act.options.map(({ text }) => text));
    case 'train':
      return options([
        ...act.groups.map(({ text }) => text),
        ...act.kinds,
        ...[...act.examples, ...act.tests].flatMap(({ text, drawing }) =>
          drawing === undefined ? text : [],
        ),
      ]);
    default:
      return [];
  }
}

/** The word that belongs behind a piece; nothing behind the last. */
function gapWord({ pieces, words }: ActOf<'gap'>, index: number): string {
  return index < pieces.length - 1 ? (words[index] ?? '') : '';
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
