import { z } from 'zod';
import {
  chartPointSchema,
  childAnalyticsSchema,
  lessonAnalyticsSchema,
  questionAnalyticsSchema,
  SPANS,
  skillAnalyticsSchema,
  skillKeySchema,
} from '../analytics/index.ts';
import { GROWTH_AREAS, STRENGTHS } from '../families/index.ts';
import { LESSON_CATEGORIES } from '../lessons/index.ts';
import { MASTERY_LEVELS } from '../mastery/index.ts';
import { achievementSchema } from '../progress/index.ts';
import { idSchema } from '../validation/index.ts';

/** A child and how far back its report goes. */
export const childSpanSchema = z.object({ studentId: idSchema, span: z.enum(SPANS) });

const tally = { answers: z.int(), right: z.int() };

/** Something that was finished, with its title, and when. */
const finishedSchema = z.object({ title: z.string(), at: z.iso.datetime() });

const misconceptionSchema = z.object({
  /** Names the thought, such as `one-too-many`. */
  slug: z.string(),
  count: z.int(),
});

/**
 * What a child learned between two days. It rests on evidence and holds nothing that the child wrote:
 * no journal, no chat, no worry.
 */
export const childReportSchema = z.object({
  student: z.object({
    id: idSchema,
    /** First and last name, or the username. */
    name: z.string(),
    /** As the child is called. */
    calledName: z.string(),
    age: z.int().nullable(),
    grade: z.int().nullable(),
    currentDay: z.int(),
  }),
  /** The first and the last day of the report. */
  from: z.iso.date(),
  to: z.iso.date(),
  attendance: z.object({ daysActive: z.int(), dates: z.array(z.iso.date()) }),
  /** Minutes in lessons and stories that were finished. */
  minutes: z.int(),
  /** Completed, oldest first, with the first answers to their questions. */
  lessons: z.array(
    z.object({
      lessonId: z.int(),
      title: z.string(),
      category: z.enum(LESSON_CATEGORIES),
      dayNumber: z.int(),
      completedAt: z.iso.datetime(),
      ...tally,
    }),
  ),
  stories: z.array(finishedSchema),
  /** Learned by heart; the title is the place in the Bible. */
  verses: z.array(finishedSchema),
  experiments: z.array(finishedSchema),
  /** Challenges that were solved. */
  challenges: z.int(),
  quizzes: z.object({ finished: z.int(), ...tally }),
  math: z.object({ ...tally, misconceptions: z.array(misconceptionSchema) }),
  /** Worked on in this time, with the hidden tests that their code has passed. */
  projects: z.array(
    z.object({
      projectId: z.int(),
      title: z.string(),
      testsPassed: z.int().nullable(),
      testsTotal: z.int().nullable(),
      completed: z.boolean(),
    }),
  ),
  games: z.object({ played: z.int(), ...tally }),
  achievements: z.array(achievementSchema),
  /** All answers that the host marked in this time. */
  evidence: z.object({ ...tally, shareRight: z.number().nullable() }),
  /** Skills by what the child has shown of them until today. */
  skills: z.array(
    z.object({ skill: skillKeySchema, level: z.enum(MASTERY_LEVELS), answers: z.int() }),
  ),
  strengths: z.array(skillKeySchema),
  nextSteps: z.array(skillKeySchema),
  /** What stands out over the whole programme (spec 9, Parent insights). */
  insights: z.object({
    strengths: z.array(z.enum(STRENGTHS)),
    growthAreas: z.array(z.enum(GROWTH_AREAS)),
  }),
});
export type ChildReport = z.infer<typeof childReportSchema>;

/** What several children of a class finished. */
const finishedByClassSchema = z.object({ title: z.string(), children: z.int() });

/** What a class learned in a span. */
export const classReportSchema = z.object({
  classId: idSchema,
  name: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  students: z.int(),
  activeStudents: z.int(),
  evidence: z.object({ ...tally, shareRight: z.number().nullable() }),
  chart: z.array(chartPointSchema),
  /** Those that anybody worked on. */
  lessons: z.array(lessonAnalyticsSchema),
  skills: z.array(skillAnalyticsSchema),
  /** The hardest ones of all sources. */
  questions: z.array(questionAnalyticsSchema),
  misconceptions: z.array(misconceptionSchema.extend({ children: z.int() })),
  stories: z.array(finishedByClassSchema),
  verses: z.array(finishedByClassSchema),
  projects: z.object({ children: z.int(), begun: z.int(), completed: z.int() }),
  games: z.object({ played: z.int(), children: z.int() }),
  children: z.array(childAnalyticsSchema),
});
export type ClassReport = z.infer<typeof classReportSchema>;
