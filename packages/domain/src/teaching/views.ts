import { z } from 'zod';
import { ACTIVITY_KINDS } from '../activity/index.ts';
import { LESSON_DIFFICULTIES, type LessonText, lessonDetailSchema } from '../lessons/index.ts';
import { currentUserSchema } from '../users/index.ts';
import { TEACHER_LESSON_SUBJECTS } from './teacher-lesson.ts';

/** The cards of the teacher's overview (spec 3, Teacher stats). */
export const teacherStatsSchema = z.object({
  totalStudents: z.int(),
  /** Students who did something since midnight where the host stands. */
  activeToday: z.int(),
  /** Rounded percent of all lessons that the students have completed, on average. */
  averageProgress: z.int(),
  /** Lessons completed by the students, counted together. */
  completedLessons: z.int(),
  /** Lessons that this teacher has written. */
  lessonsCreated: z.int(),
});
export type TeacherStats = z.infer<typeof teacherStatsSchema>;

/** A student of the teacher's classes. */
export const taughtStudentSchema = currentUserSchema
  .pick({
    id: true,
    username: true,
    firstName: true,
    lastName: true,
    age: true,
    grade: true,
    currentDay: true,
    lastLoginAt: true,
  })
  .extend({
    completedLessons: z.int(),
    totalLessons: z.int(),
    /** Rounded percent. */
    progress: z.int(),
  });
export type TaughtStudent = z.infer<typeof taughtStudentSchema>;

/** A class that the teacher teaches. */
export const taughtClassSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** With which students join it. */
  code: z.string(),
  /** How many students it has. */
  students: z.int(),
});
export type TaughtClass = z.infer<typeof taughtClassSchema>;

/** Something that a student did, newest first (spec 3, Teacher activity item). */
export const teacherActivitySchema = z.object({
  /** A whole sentence in English. */
  description: z.string(),
  timestamp: z.iso.datetime(),
  studentId: z.int(),
  studentName: z.string(),
  kind: z.enum(ACTIVITY_KINDS),
  /** Title of the completed lesson, or the number of the completed day. */
  subject: z.string().nullable(),
});
export type TeacherActivity = z.infer<typeof teacherActivitySchema>;

/** A lesson that a teacher wrote (spec 3, Teacher lesson). */
export const teacherLessonSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  content: z.string(),
  difficulty: z.enum(LESSON_DIFFICULTIES),
  /** Minutes. */
  duration: z.int(),
  subject: z.enum(TEACHER_LESSON_SUBJECTS),
  createdAt: z.iso.datetime(),
});
export type TeacherLesson = z.infer<typeof teacherLessonSchema>;

/** A teacher's lesson that is written as a play: what is read, shown and done in it, in its order. */
export type TeacherPlay = Omit<LessonText, 'title' | 'description' | 'difficulty'>;

/** The same for a page that plays it, with what a student has answered so far. */
export const teacherPlaySchema = lessonDetailSchema.pick({
  content: true,
  objectives: true,
  activities: true,
  illustrations: true,
  figures: true,
  checks: true,
  acts: true,
  play: true,
});
export type TeacherPlayView = z.infer<typeof teacherPlaySchema>;

/** Something in a teacher's text that the lesson cannot be made of. */
export const textFaultSchema = z.object({
  /** Line of the text, counted from 1. */
  line: z.int(),
  /** A sentence in English. */
  message: z.string(),
});
export type TextFault = z.infer<typeof textFaultSchema>;

/** What students will get of a text: a play, or prose as it stands where `play` is null and there are no faults. */
export const lessonPreviewSchema = z.object({
  play: teacherPlaySchema.nullable(),
  faults: z.array(textFaultSchema),
});
export type LessonPreview = z.infer<typeof lessonPreviewSchema>;
