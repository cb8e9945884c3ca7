import { z } from 'zod';
import { ACTIVITY_KINDS } from '../activity/index.ts';
import { LESSON_CATEGORIES } from '../lessons/index.ts';
import type { SkillKey } from '../mastery/index.ts';
import { achievementSchema } from '../progress/index.ts';
import { studentInputSchema } from './views.ts';
import { PROGRAM_WEEKS } from './week.ts';

/** The week in which the child is, where none is named. */
export const weekOfChildInputSchema = studentInputSchema.extend({
  week: z.int().min(1).max(PROGRAM_WEEKS).optional(),
});

const lessonOfWeekSchema = z.object({
  id: z.int(),
  title: z.string(),
  subject: z.enum(LESSON_CATEGORIES),
  /** Null for a lesson that is not completed. */
  completedAt: z.iso.datetime().nullable(),
  /** Percent. */
  score: z.int().nullable(),
  /** Percent of the first answers that were right; null where none was answered. */
  evidence: z.int().nullable(),
});

const skillKeySchema = z.custom<SkillKey>((key) => typeof key === 'string');

/** A child's week on one page, for the refrigerator door. */
export const weekOfChildSchema = z.object({
  student: z.object({
    id: z.int(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    username: z.string(),
  }),
  week: z.int(),
  /** The week in which the child is now. */
  currentWeek: z.int(),
  /** When the child came to this week and left it; null for what has not happened. */
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
  theme: z.object({ title: z.string(), description: z.string(), focus: z.array(z.string()) }),
  /** Null in the last week. */
  next: z.object({ title: z.string(), description: z.string() }).nullable(),
  verse: z.object({ reference: z.string(), text: z.string(), isLearned: z.boolean() }),
  days: z.array(
    z.object({ day: z.int(), title: z.string(), lessons: z.array(lessonOfWeekSchema) }),
  ),
  /** Minutes in the lessons of this week. */
  minutes: z.int(),
  /** What else the child did in that time. */
  activities: z.array(z.object({ kind: z.enum(ACTIVITY_KINDS), count: z.int() })),
  achievements: z.array(achievementSchema),
  /** What the week gives to talk about. */
  talk: z.array(z.object({ title: z.string(), description: z.string() })),
  strengths: z.array(skillKeySchema),
  practice: z.array(skillKeySchema),
});
export type WeekOfChild = z.infer<typeof weekOfChildSchema>;
