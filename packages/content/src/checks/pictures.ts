import type { LessonSource } from '@lamplight/domain/lessons';
import { picturesIn } from '../pictures/lesson-pictures.ts';
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
