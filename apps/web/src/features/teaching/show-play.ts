import type { TeacherLesson, TeacherPlayView } from '@lamplight/domain/teaching';
import type { ReactNode } from 'react';
import type { LessonValues } from './lesson-form.ts';

/** A lesson that is written as a play, as far as a look at it needs it. */
export interface ShownPlay
  extends Pick<TeacherLesson, 'title' | 'description' | 'difficulty' | 'subject'> {
  /** In minutes. */
  readonly duration: number;
  readonly play: TeacherPlayView;
}

/** Shows a play as students will have it. */
export type ShowPlay = (shown: ShownPlay) => ReactNode;

/** The play of what stands in the fields. */
export function playOf(values: LessonValues, play: TeacherPlayView): ShownPlay {
  const { title, description, difficulty, subject, duration } = values;
  return { title, description, difficulty, subject, duration: Number(duration) || 0, play };
}
