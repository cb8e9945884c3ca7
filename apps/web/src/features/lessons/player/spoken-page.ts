import type { LessonStep } from '@lamplight/domain/lessons';
import { type ReadableText, readableText } from '../../../ui/reading/readable.ts';
import type { PlayedText } from './played-lesson.ts';

/** The words of a step, cut into the sentences that light up; the first one begins with the lesson's title. */
export function readableStep(lesson: PlayedText, step: LessonStep, page: number): ReadableText {
  const blocks = step.items.flatMap((item) => (item.kind === 'block' ? [item.block] : []));
  return readableText(page === 0 ? lesson.title : '', blocks);
}
