import { CHALLENGE_DIFFICULTIES, CHALLENGE_TYPES } from '@lamplight/domain/challenges';
import { CURRICULUM_DAYS, DAYS_PER_WEEK } from '@lamplight/domain/curriculum';
import { z } from 'zod';
import { isExactQuotation } from '../scripture/quotation.ts';
import { line, lines } from './line.ts';

/** What a child may do in the programme away from the screen. */
export const ACTIVITY_TYPES = ['create', 'move', 'explore', 'serve', 'talk', 'pray'] as const;

/** `week.yaml`: what is the same at every age. */
export const weekPlanSchema = z.strictObject({
  days: z
    .array(
      z.strictObject({
        day: z.int().min(1).max(CURRICULUM_DAYS),
        activities: z.array(
          z.strictObject({
            key: z
              .string()
              .regex(/^[a-z]+(-[a-z]+)*$/, 'a key is words in small letters with hyphens'),
            type: z.enum(ACTIVITY_TYPES),
            points: z.int().min(1),
          }),
        ),
      }),
    )
    .length(DAYS_PER_WEEK),
});
export type WeekPlan = z.infer<typeof weekPlanSchema>;

const themeSchema = z.strictObject({
  title: line,
  description: line,
  focus: lines,
  skills: lines,
  projects: lines,
});

const activityWords = z.strictObject({ title: line, description: line });

const wordsOfDay = {
  title: line,
  dailyFact: z.strictObject({ fact: line, category: line }),
  progressMilestone: z
    .strictObject({ title: line, description: line, reward: line })
    .exactOptional(),
  activities: z.record(z.string(), activityWords),
  challenges: z.array(
    z.strictObject({
      title: line,
      type: z.enum(CHALLENGE_TYPES),
      difficulty: z.enum(CHALLENGE_DIFFICULTIES),
    }),
  ),
};

/** Finds the words of a passage in the translation of a file's language; null where it has none. */
export type PassageOf = (reference: string) => string | null;

/** A verse by its reference. Without words of its own it is the whole passage. */
function verseSchema(passageOf: PassageOf) {
  return z
    .strictObject({
      reference: line,
      /** A part of the passage, word for word. */
      verse: line.exactOptional(),
      reflection: line,
    })
    .transform(({ reference, verse, reflection }, context) => {
      const passage = passageOf(reference);
      if (passage === null) {
        const message = `'${reference}' is not among the passages at hand`;
        context.addIssue({ code: 'custom', path: ['reference'], message });
        return z.NEVER;
      }
      if (verse !== undefined && !isExactQuotation(verse, passage)) {
        const message = `not what ${reference} says, which is: ${passage}`;
        context.addIssue({ code: 'custom', path: ['verse'], message });
        return z.NEVER;
      }
      return { verse: verse ?? passage, reference, reflection };
    });
}

/** `advanced.en.yaml` and so on: all words of a week for one age. */
export function weekWordsSchema(plan: WeekPlan, passageOf: PassageOf) {
  const day = z.strictObject({
    day: z.int(),
    ...wordsOfDay,
    bibleVerse: verseSchema(passageOf),
  });
  return z.strictObject({
    theme: themeSchema,
    days: z.array(day).superRefine((days, context) => {
      for (const message of dayFaults(plan, days)) context.addIssue({ code: 'custom', ...message });
      for (const [index, { activities }] of days.entries()) {
        for (const { key } of plan.days[index]?.activities ?? []) {
          if (activities[key] !== undefined) continue;
          const path = [index, 'activities'];
          context.addIssue({ code: 'custom', path, message: `'${key}' is missing` });
        }
      }
    }),
  });
}
export type WeekWords = z.infer<ReturnType<typeof weekWordsSchema>>;

/** `intermediate.en.yaml`: the words in which a week differs from the advanced ones; days without any are left out. */
export function weekChangesSchema(plan: WeekPlan) {
  const day = z
    .strictObject({
      ...wordsOfDay,
      bibleVerse: z.strictObject({ reflection: line }),
    })
    .partial()
    .extend({ day: z.int() });
  return z.strictObject({
    theme: themeSchema.partial().exactOptional(),
    days: z.array(day).superRefine((days, context) => {
      const known = plan.days.filter((planned) => days.some((other) => other.day === planned.day));
      for (const message of dayFaults({ days: known }, days)) {
        context.addIssue({ code: 'custom', ...message });
      }
    }),
  });
}
export type WeekChanges = z.infer<ReturnType<typeof weekChangesSchema>>;

interface Fault {
  readonly path: (string | number)[];
  readonly message: string;
}

/** Days that are none of the plan, or out of its order, and activities that it does not have. */
function dayFaults(
  plan: WeekPlan,
  days: readonly {
    readonly day: number;
    readonly activities?: Readonly<Record<string, unknown>> | undefined;
  }[],
): Fault[] {
  const expected = plan.days.map(({ day }) => day).join(', ');
  if (days.map(({ day }) => day).join(', ') !== expected) {
    return [
      { path: [], message: `the days are ${expected || 'those of week.yaml'}, in this order` },
    ];
  }
  return days.flatMap(({ activities = {} }, index) => {
    const keys = plan.days[index]?.activities.map(({ key }) => key) ?? [];
    return Object.keys(activities)
      .filter((key) => !keys.includes(key))
      .map((key) => ({
        path: [index, 'activities', key],
        message: `week.yaml has no '${key}' on this day, but ${keys.join(', ')}`,
      }));
  });
}
