import type { ContentBand } from '@lamplight/domain/age';
import type { LessonDifficulty } from '@lamplight/domain/lessons';
import type { Language } from '@lamplight/domain/profiles';
import type { TeacherLessonSubject, TeacherPlayView } from '@lamplight/domain/teaching';
import { SUBJECT_COLOUR } from '../../../ui/subject/subjects.ts';
import type { LessonPlayerProps } from '../player/lesson-player.tsx';
import type { PlayedLesson } from '../player/played-lesson.ts';

/** A teacher's lesson that is written as a play, with what its page says beside it. */
export interface WrittenPlay {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly difficulty: LessonDifficulty;
  /** In minutes. */
  readonly duration: number;
  readonly subject: TeacherLessonSubject;
  readonly language: Language;
  readonly play: TeacherPlayView;
  readonly isCompleted: boolean;
  /** Said beside the subject. */
  readonly origin: string;
}

/** A teacher's lesson as the player takes it, in the way of a band: the words are the same for every age. */
export function playedTeacherLesson(lesson: WrittenPlay, band: ContentBand): PlayedLesson {
  const { id, title, description, difficulty, duration, subject, language, play, origin } = lesson;
  return {
    ...play,
    // What is kept on a device by the id of a lesson must not meet that of the camp's lesson with the same id.
    id: -id,
    ...{ title, description, difficulty, language, band, origin },
    subject: SUBJECT_COLOUR[subject],
    estimatedMinutes: duration,
    pictures: [],
    status: lesson.isCompleted ? 'completed' : 'unlocked',
  };
}

/** What the host does not keep of a teacher's lesson: where it was left stands in the address, and nobody reads it aloud. */
export const UNKEPT: Pick<LessonPlayerProps, 'place' | 'onPlace' | 'recordings' | 'onRecord'> = {
  place: 0,
  onPlace: () => undefined,
  recordings: [],
  onRecord: undefined,
};
