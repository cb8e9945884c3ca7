import { CHALLENGE_DIFFICULTIES, CHALLENGE_TYPES } from '@lamplight/domain/challenges';
import { CURRICULUM_DAYS, DAYS_PER_WEEK } from '@lamplight/domain/curriculum';
import { z } from 'zod';
import { line, lines } from './line.ts';

const daySchema = z.strictObject({
  day: z.int().min(1).max(CURRICULUM_DAYS),
  title: line,
  bibleVerse: z.strictObject({
    reference: line,
    /** A part of the passage; without it the whole passage is taken. */
    verse: line.exactOptional(),
    reflection: line,
  }),
  dailyFact: z.strictObject({ fact: line, category: line }),
  progressMilestone: z
    .strictObject({ title: line, description: line, reward: line })
    .exactOptional(),
  activities: z.array(
    z.strictObject({ title: line, description: line, points: z.int().min(1), type: line }),
  ),
  challenges: z.array(
    z.strictObject({
      title: line,
      type: z.enum(CHALLENGE_TYPES),
      difficulty: z.enum(CHALLENGE_DIFFICULTIES),
    }),
  ),
});

/** `week-1.en.yaml`: a week of the programme, beside its lessons. */
export const weekSchema = z.strictObject({
  theme: z.strictObject({
    title: line,
    description: line,
    focus: lines,
    skills: lines,
    projects: lines,
  }),
  days: z.array(daySchema).length(DAYS_PER_WEEK),
});
