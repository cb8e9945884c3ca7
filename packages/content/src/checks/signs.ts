import type { ContentBand } from '@lamplight/domain/age';
import type { LessonSource } from '@lamplight/domain/lessons';
import type { Finding } from './finding.ts';
import { lessonPath, writtenBands } from './prose.ts';

/** Shapes, dingbats and emoji: no font of the product has them, and not every device has one that does. */
const SHAPES = /[\u2500-\u27bf\u2b00-\u2bff\u{1f000}-\u{1faff}]/gu;

/** Those who learn chemistry and logic read arrows; to a child of five or nine they are a riddle. */
const SHAPES_AND_ARROWS = /[\u2190-\u21ff\u2500-\u27bf\u2b00-\u2bff\u{1f000}-\u{1faff}]/gu;

const UNREAD: Readonly<Record<ContentBand, RegExp>> = {
  kindergarten: SHAPES_AND_ARROWS,
  elementary: SHAPES_AND_ARROWS,
  intermediate: SHAPES,
  advanced: SHAPES,
};

/** No word, option or figure of a lesson holds a sign that may show as an empty box: things are drawn or said. */
export function checkSigns(lessons: readonly LessonSource[]): Finding[] {
  return lessons.flatMap((lesson) =>
    writtenBands(lesson).flatMap(([band, text]) => {
      const signs = [...new Set(JSON.stringify(text).match(UNREAD[band]))];
      return signs.map((sign) => ({
        path: lessonPath(lesson),
        label: band,
        message: `holds the sign ${sign}: draw it or say it in words`,
      }));
    }),
  );
}
