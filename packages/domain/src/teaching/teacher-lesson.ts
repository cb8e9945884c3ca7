import { z } from 'zod';
import { LESSON_DIFFICULTIES } from '../lessons/index.ts';
import { idSchema, lineOfText, proseText } from '../validation/index.ts';

/** Subjects that the create dialog offers (spec 9). */
export const NEW_LESSON_SUBJECTS = ['science', 'technology', 'engineering', 'math', 'art'] as const;

/** Subjects that the edit dialog offers (spec 9). */
export const EDITED_LESSON_SUBJECTS = [
  'science',
  'math',
  'english',
  'history',
  'art',
  'music',
] as const;

/** Every subject that a lesson can come to have. */
export const TEACHER_LESSON_SUBJECTS = [
  ...new Set([...NEW_LESSON_SUBJECTS, ...EDITED_LESSON_SUBJECTS]),
] as const;
export type TeacherLessonSubject = (typeof TEACHER_LESSON_SUBJECTS)[number];

/** Shortest lesson in minutes that the create dialog takes (spec 5). */
export const MIN_NEW_DURATION = 15;
/** Shortest lesson in minutes that the edit dialog takes (spec 5). */
export const MIN_EDITED_DURATION = 5;
export const MAX_DURATION = 120;

/** What the create dialog starts with (spec 4, Lesson create dialog). */
export const NEW_LESSON_DEFAULTS = {
  difficulty: 'beginner',
  duration: 30,
  subject: 'science',
} as const;

/** Spec 5, Teacher lessons. */
export const MISSING_INFORMATION_MESSAGE = 'Please fill in all required fields.';

const required = { min: 1, tooShort: MISSING_INFORMATION_MESSAGE } as const;

const texts = {
  title: z.string(MISSING_INFORMATION_MESSAGE).pipe(lineOfText({ ...required, max: 150 })),
  description: proseText({ ...required, max: 1000 }),
  content: proseText({ ...required, max: 20_000 }),
};

/** Body of a new lesson (spec 7); what is left out is as in the empty dialog. */
export const newTeacherLessonSchema = z.object({
  ...texts,
  difficulty: z.enum(LESSON_DIFFICULTIES).default(NEW_LESSON_DEFAULTS.difficulty),
  /** Minutes. */
  duration: z.int().min(MIN_NEW_DURATION).max(MAX_DURATION).default(NEW_LESSON_DEFAULTS.duration),
  subject: z.enum(NEW_LESSON_SUBJECTS).default(NEW_LESSON_DEFAULTS.subject),
});
export type NewTeacherLesson = z.infer<typeof newTeacherLessonSchema>;

/**
 * Body of an edited lesson (spec 7); difficulty, duration and subject stay when left out. The
 * subjects of both dialogs are taken: a lesson keeps the one that it was made with.
 */
export const editedTeacherLessonSchema = z.object({
  id: idSchema,
  ...texts,
  difficulty: z.enum(LESSON_DIFFICULTIES).optional(),
  /** Minutes. */
  duration: z.int().min(MIN_EDITED_DURATION).max(MAX_DURATION).optional(),
  subject: z.enum(TEACHER_LESSON_SUBJECTS).optional(),
});
export type EditedTeacherLesson = z.infer<typeof editedTeacherLessonSchema>;

/** What stands before and after the topic in the sentence that only a draft's teacher can replace. */
const BEFORE_TOPIC = 'Lamplight holds no lesson about ';
const AFTER_TOPIC = ', so write down here what your students need to know';

/** The sentence of a draft that only its teacher can replace: what students are to know of a topic of their own. */
export function sentenceToReplace(topic: string): string {
  return `${BEFORE_TOPIC}${topic}${AFTER_TOPIC}.`;
}

const TO_REPLACE = new RegExp(`${BEFORE_TOPIC}.+${AFTER_TOPIC}\\.`);

/** Whether a lesson still holds the sentence that its teacher was to replace: it cannot be given to students. */
export function isUnfinishedDraft(content: string): boolean {
  return TO_REPLACE.test(content);
}

export const UNFINISHED_DRAFT_MESSAGE =
  'This draft still holds the sentence that you were to replace. Please write there what your students need to know.';

/** A text to look at as students will; nothing is stored. */
export const previewInputSchema = z.object({ title: texts.title, content: texts.content });

const DIRECTIVE = /^:{2,}[a-z]/m;
const FRONT_MATTER = /^---\r?\n/;

/** Whether something stands above the text itself, as in the format of the lessons. */
export function hasFrontMatter(content: string): boolean {
  return FRONT_MATTER.test(content);
}

/** Whether a teacher's text is written in the format of the lessons; any other is prose and is shown as it stands. */
export function isPlayText(content: string): boolean {
  return DIRECTIVE.test(content) || hasFrontMatter(content);
}
