import type { LessonCategory } from '@lamplight/domain/lessons';
import type { TeacherLessonSubject } from '@lamplight/domain/teaching';
import type { Subject } from '../../app/theme/palette.ts';
import type { UiPicture } from '../picture/ui-pictures.ts';

/** The picture that stands for a subject. */
export const SUBJECT_PICTURES: Readonly<Record<Subject, UiPicture>> = {
  bible: 'open-book',
  ai: 'robot',
  math: 'abacus',
  science: 'test-tube',
  journal: 'memo',
  games: 'video-game',
};

const CATEGORIES: Readonly<Record<LessonCategory, Subject>> = {
  bible: 'bible',
  ai: 'ai',
  math: 'math',
  science: 'science',
};

/** The subject of a module's category; any other category looks like the Bible (spec 9). */
export function subjectOfCategory(category: string): Subject {
  return Object.hasOwn(CATEGORIES, category) ? CATEGORIES[category as LessonCategory] : 'bible';
}

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
