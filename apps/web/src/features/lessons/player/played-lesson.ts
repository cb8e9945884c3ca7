import type { LessonDetail } from '@lamplight/domain/lessons';
import type { Subject } from '../../../app/theme/palette.ts';

/** What is read, shown and done in a lesson, whoever wrote it. */
export type PlayedText = Omit<
  LessonDetail,
  'moduleId' | 'category' | 'dayNumber' | 'references' | 'step' | 'stepAt'
>;

/** A lesson as it is played: one of the camp, or one of a teacher. */
export interface PlayedLesson extends PlayedText {
  /** Whose colour it has. */
  readonly subject: Subject;
  /** Said beside the subject: which day it belongs to, or who wrote it. */
  readonly origin: string;
}
