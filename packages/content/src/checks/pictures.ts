import type { LessonSource, LessonText } from '@lamplight/domain/lessons';
import { actLabels, picturesIn } from '../pictures/lesson-pictures.ts';
import type { Finding } from './finding.ts';
import { lessonPath, writtenBands } from './prose.ts';

/** A number in figures, which a child of five knows by sight. */
const NUMERAL = /^\d+$/;

/** Each lesson has three different pictures, all in the picture set, and the youngest have one at everything they tap. */
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
    const bare = bareOptions(lesson.bands.kindergarten).map((option) => ({
      path,
      label: 'kindergarten',
      message: `'${option}' has no picture, and its reader does not read yet`,
    }));
    return [...findings, ...unknown, ...bare];
  });
}

/** What is offered in words alone. */
function bareOptions({ checks, acts = [] }: Pick<LessonText, 'checks' | 'acts'>): string[] {
  const ofChecks = checks.flatMap(({ options, pictures = [] }) =>
    options.filter((_, index) => pictures[index] === undefined),
  );
  // What a machine learns from is drawn, or is words on purpose.
  const ofActs = acts
    .flatMap((act) => (act.kind === 'train' ? act.groups : actLabels(act)))
    .flatMap(({ text, picture }) => (picture === undefined ? [text] : []));
  return [...ofChecks, ...ofActs].filter((option) => !NUMERAL.test(option));
}
