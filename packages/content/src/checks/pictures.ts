import type { ActLabel, LessonAct } from '@lamplight/domain/acts';
import type { LessonSource, LessonText } from '@lamplight/domain/lessons';
import type { Finding } from './finding.ts';
import { lessonPath, writtenBands } from './prose.ts';

/** Each lesson has three different pictures, all in the picture set. */
export function checkPictures(
  lessons: readonly LessonSource[],
  pictureSet: ReadonlySet<string>,
): Finding[] {
  return lessons.flatMap((lesson) => {
    const path = lessonPath(lesson);
    const findings = lesson.pictures
      .filter((name) => !pictureSet.has(name))
      .map((name) => ({ path, label: 'pictures', message: `'${name}' is not in the set` }));
    const count = lesson.pictures.length;
    if (count !== 3 || new Set(lesson.pictures).size !== count) {
      findings.push({ path, label: 'pictures', message: 'are not three different ones' });
    }
    const unknown = [...writtenBands(lesson)].flatMap(([band, text]) =>
      picturesIn(text)
        .filter((name) => !pictureSet.has(name))
        .map((name) => ({ path, label: band, message: `'${name}' is not in the set` })),
    );
    return [...findings, ...unknown];
  });
}

/** The pictures of a text's questions and acts. */
function picturesIn({ checks, acts = [] }: LessonText): string[] {
  return [
    ...checks.flatMap(({ pictures = [] }) => pictures),
    ...acts.flatMap(labelsOf).flatMap(({ picture }) => picture ?? []),
  ];
}

function labelsOf(act: LessonAct): readonly ActLabel[] {
  switch (act.kind) {
    case 'order':
      return act.items;
    case 'sort':
      return [...act.groups, ...act.items];
    case 'match':
      return act.pairs.flatMap(({ left, right }) => [left, right]);
    case 'predict':
      return act.options;
    default:
      return [];
  }
}
