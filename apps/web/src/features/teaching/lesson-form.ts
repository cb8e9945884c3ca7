import type { LessonDifficulty } from '@lamplight/domain/lessons';
import {
  contentWishSchema,
  EDITED_LESSON_SUBJECTS,
  type EditedTeacherLesson,
  editedTeacherLessonSchema,
  MAX_DURATION,
  MIN_EDITED_DURATION,
  MIN_NEW_DURATION,
  MISSING_INFORMATION_MESSAGE,
  NEW_LESSON_DEFAULTS,
  NEW_LESSON_SUBJECTS,
  type NewTeacherLesson,
  newTeacherLessonSchema,
  type TeacherLesson,
  type TeacherLessonSubject,
} from '@lamplight/domain/teaching';
import { z } from 'zod';

/** What the fields of a lesson hold; the minutes as they were typed. */
export type LessonValues = {
  title: string;
  description: string;
  content: string;
  difficulty: LessonDifficulty;
  duration: string;
  subject: TeacherLessonSubject;
};

/** What a dialog for a lesson offers and checks (spec 5 and 9: create and edit differ). */
export interface LessonRules {
  readonly subjects: readonly TeacherLessonSubject[];
  /** In minutes. */
  readonly shortest: number;
  readonly longest: number;
  readonly schema: z.ZodType;
}

/** Minutes as they were typed: a whole number that the dialog takes. */
function durationSchema(shortest: number) {
  const sentence = `Please choose between ${shortest} and ${MAX_DURATION} minutes.`;
  return z
    .string()
    .min(1, MISSING_INFORMATION_MESSAGE)
    .transform(Number)
    .pipe(z.int(sentence).min(shortest, sentence).max(MAX_DURATION, sentence));
}

export const NEW_LESSON_RULES: LessonRules = {
  subjects: NEW_LESSON_SUBJECTS,
  shortest: MIN_NEW_DURATION,
  longest: MAX_DURATION,
  schema: newTeacherLessonSchema.extend({ duration: durationSchema(MIN_NEW_DURATION) }),
};

/** The rules for editing a lesson: it keeps a subject that only new lessons can choose. */
export function editedLessonRules(lesson: TeacherLesson): LessonRules {
  const subjects = new Set<TeacherLessonSubject>([lesson.subject, ...EDITED_LESSON_SUBJECTS]);
  return {
    subjects: [...subjects],
    shortest: MIN_EDITED_DURATION,
    longest: MAX_DURATION,
    schema: editedTeacherLessonSchema
      .omit({ id: true })
      .extend({ duration: durationSchema(MIN_EDITED_DURATION) }),
  };
}

/** The empty dialog (spec 4: beginner, 30 minutes, science). */
export const EMPTY_LESSON: LessonValues = {
  title: '',
  description: '',
  content: '',
  difficulty: NEW_LESSON_DEFAULTS.difficulty,
  duration: String(NEW_LESSON_DEFAULTS.duration),
  subject: NEW_LESSON_DEFAULTS.subject,
};

/** The dialog prefilled with a lesson. */
export function valuesOf(lesson: TeacherLesson): LessonValues {
  const { title, description, content, difficulty, duration, subject } = lesson;
  return { title, description, content, difficulty, duration: String(duration), subject };
}

/** The body of a new lesson, from values that its rules have passed. */
export function newLessonOf(values: LessonValues): NewTeacherLesson {
  return newTeacherLessonSchema.parse({ ...values, duration: Number(values.duration) });
}

/** The body of an edited lesson, from values that its rules have passed. */
export function editedLessonOf(id: number, values: LessonValues): EditedTeacherLesson {
  return editedTeacherLessonSchema.parse({ id, ...values, duration: Number(values.duration) });
}

/** Whether one of the texts that every lesson needs is missing (spec 5). */
export function lacksInformation({ title, description, content }: LessonValues): boolean {
  return [title, description, content].some((text) => text.trim() === '');
}

/**
 * What a draft is wished for with these values; minutes that are none are left to the host. Null without a title
 * (spec 5).
 */
export function contentWishOf({ title, subject, difficulty, duration }: LessonValues) {
  const wish = { title, subject, difficulty };
  const timed = contentWishSchema.safeParse({ ...wish, duration: Number(duration) });
  const taken = timed.success ? timed : contentWishSchema.safeParse(wish);
  return taken.success ? taken.data : null;
}
