import type { ActLabel, LessonAct } from '@lamplight/domain/acts';
import type { LessonSource, LessonText } from '@lamplight/domain/lessons';

/** The pictures that a text's questions and acts show. */
export function picturesIn({ checks, acts = [] }: Pick<LessonText, 'checks' | 'acts'>): string[] {
  return [
    ...checks.flatMap(({ pictures = [] }) => pictures),
    ...acts.flatMap(actLabels).flatMap(({ picture }) => picture ?? []),
  ];
}

/** The pictures that a lesson shows, in any of its texts. */
export function lessonPictures({ pictures, bands, translations = {} }: LessonSource): string[] {
  const texts = [bands, ...Object.values(translations)].flatMap((one) => Object.values(one));
  return [...pictures, ...texts.flatMap(picturesIn)];
}

/** What an act offers to tap and to move, each with its words and mostly a picture. */
export function actLabels(act: LessonAct): readonly ActLabel[] {
  switch (act.kind) {
    case 'order':
      return act.items;
    case 'sort':
      return [...act.groups, ...act.items];
    case 'match':
      return act.pairs.flatMap(({ left, right }) => [left, right]);
    case 'predict':
      return act.options;
    case 'train':
      return [...act.groups, ...act.examples, ...act.tests];
    default:
      return [];
  }
}
