import { DIFFICULTY_LEVELS, LANGUAGES, TIME_ZONES, WEEKLY_HOURS } from '@lamplight/domain/profiles';
import { z } from 'zod';
import { jsonEntry } from '../../../lib/storage.ts';
import { STEPS, type WelcomeValues } from './welcome-values.ts';

const draftSchema = z.object({
  userId: z.int(),
  step: z
    .int()
    .min(0)
    .max(STEPS.length - 1),
  values: z.object({
    bio: z.string(),
    favoriteSubjects: z.array(z.string()),
    difficultyLevel: z.enum(DIFFICULTY_LEVELS),
    weeklyHours: z.literal(WEEKLY_HOURS).nullable(),
    learningGoals: z.array(z.string()),
    language: z.enum(LANGUAGES),
    timeZone: z.enum(TIME_ZONES),
    allowDataSharing: z.boolean(),
    parentEmail: z.string(),
  }),
});

/** How far somebody has come in onboarding, and what they entered. */
export interface WelcomeDraft {
  readonly userId: number;
  /** Index of the step. */
  readonly step: number;
  readonly values: WelcomeValues;
}

function isDraft(value: unknown): value is WelcomeDraft {
  return draftSchema.safeParse(value).success;
}

/** In session storage, so that it lives through a reload and ends with the tab. */
const entry = jsonEntry('welcome_draft', isDraft, 'session');

/** The draft of this user; what another one left on this device is removed. */
export function readDraft(userId: number): WelcomeDraft | undefined {
  const draft = entry.read();
  if (draft === undefined || draft.userId === userId) return draft;
  entry.clear();
  return undefined;
}

export const writeDraft = entry.write;
export const clearDraft = entry.clear;
