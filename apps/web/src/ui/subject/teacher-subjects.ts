import type { TeacherLessonSubject } from '@lamplight/domain/teaching';
import type { Subject } from '../../app/theme/palette.ts';

/** The colour that a teacher's subject is shown in: that of what it is nearest to. */
export const SUBJECT_COLOUR: Readonly<Record<TeacherLessonSubject, Subject>> = {
  science: 'science',
  technology: 'ai',
  engineering: 'ai',
  math: 'math',
  art: 'journal',
  english: 'journal',
  history: 'bible',
  music: 'journal',
};
