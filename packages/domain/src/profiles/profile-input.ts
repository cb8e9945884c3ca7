import { z } from 'zod';
import {
  emailSchema,
  MAX_PASSWORD_LENGTH,
  passwordSchema,
  REGISTRATION_MESSAGES,
} from '../auth/index.ts';
import { displayChangeSchema } from '../display/index.ts';
import { blankAsNull, idSchema, lineOfText, proseText } from '../validation/index.ts';
import {
  ACCESS_LEVELS,
  DIFFICULTY_LEVELS,
  LANGUAGES,
  LEARNING_STYLES,
  TIME_ZONES,
  WEEKLY_HOURS,
} from './options.ts';

export const MAX_BIO_LENGTH = 1000;
/** More lessons than the programme has in a week. */
const MAX_WEEKLY_GOAL = 50;
const MAX_YEARS_EXPERIENCE = 80;

/** A short list of short texts, each once and none of them blank. */
const listOfTexts = z
  .array(lineOfText({ max: 80 }))
  .max(30, 'Please choose at most 30')
  .transform((texts) => [...new Set(texts.filter((text) => text !== ''))]);

/**
 * Body of a profile update (spec 7). A field that is left out stays as it is; null or blank clears
 * one that may be empty. Everything that is not named here, such as a role, an age or a total, is
 * dropped: nobody changes it over this call.
 */
export const profileUpdateSchema = z.object({
  userId: idSchema.nullish(),
  bio: blankAsNull(proseText({ max: MAX_BIO_LENGTH })),
  favoriteSubjects: listOfTexts.nullish(),
  difficultyLevel: z.enum(DIFFICULTY_LEVELS).nullish(),
  timeZone: z.enum(TIME_ZONES).nullish(),
  language: z.enum(LANGUAGES).nullish(),
  allowDataSharing: z.boolean().nullish(),
  /** Of its fields, too, those that are left out stay as they are. */
  display: displayChangeSchema.nullish(),
  /** Students only, as the next two. */
  parentEmail: blankAsNull(emailSchema(REGISTRATION_MESSAGES.parentEmail)),
  /** Lessons a week; null is the default of 5. */
  weeklyGoal: z.int().min(1).max(MAX_WEEKLY_GOAL).nullish(),
  learningStyle: blankAsNull(z.enum(LEARNING_STYLES)),
  /** Parents only. */
  emergencyContact: blankAsNull(lineOfText({ max: 200 })),
  /** Teachers only, as the next three. */
  department: blankAsNull(lineOfText({ max: 100 })),
  specialization: listOfTexts.nullish(),
  certifications: listOfTexts.nullish(),
  yearsExperience: z.int().min(0).max(MAX_YEARS_EXPERIENCE).nullish(),
  /** Admins only. */
  accessLevel: z.enum(ACCESS_LEVELS).nullish(),
});
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

/** Body of the onboarding call (spec 3, Onboarding payload): the profile and what only onboarding asks. */
export const onboardingSchema = profileUpdateSchema.extend({
  learningGoals: listOfTexts.nullish(),
  weeklyHours: z.literal(WEEKLY_HOURS).nullish(),
  completedOnboarding: z.boolean().default(true),
});
export type Onboarding = z.infer<typeof onboardingSchema>;

export const CURRENT_PASSWORD_MESSAGE = 'This is not your current password';

export const passwordChangeSchema = z.object({
  currentPassword: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(MAX_PASSWORD_LENGTH),
  newPassword: passwordSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
