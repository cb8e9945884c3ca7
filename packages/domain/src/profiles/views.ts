import { z } from 'zod';
import { currentUserSchema } from '../users/index.ts';
import {
  ACCESS_LEVELS,
  DIFFICULTY_LEVELS,
  LANGUAGES,
  LEARNING_STYLES,
  TIME_ZONES,
} from './options.ts';

const accountFields = currentUserSchema.pick({
  id: true,
  username: true,
  email: true,
  role: true,
  firstName: true,
  lastName: true,
  age: true,
  grade: true,
  currentDay: true,
  display: true,
});

/**
 * A person's own profile (spec 3, Profile). Fields of another role are null or empty.
 * currentDay, totalProgress, streakCount, childrenIds, employeeId and lastSystemAccess are read-only.
 */
export const profileSchema = accountFields.extend({
  /** Null: the host keeps no pictures of people. */
  profileImageUrl: z.null(),
  bio: z.string().nullable(),
  favoriteSubjects: z.array(z.string()),
  difficultyLevel: z.enum(DIFFICULTY_LEVELS),
  timeZone: z.enum(TIME_ZONES),
  language: z.enum(LANGUAGES),
  allowDataSharing: z.boolean(),
  completedOnboarding: z.boolean(),
  learningGoals: z.array(z.string()),
  weeklyHours: z.int().nullable(),
  /** Rounded percent of the lessons on this host that are completed. */
  totalProgress: z.int(),
  /** Days in a row with activity, up to today. */
  streakCount: z.int(),
  parentEmail: z.string().nullable(),
  weeklyGoal: z.int().nullable(),
  learningStyle: z.enum(LEARNING_STYLES).nullable(),
  emergencyContact: z.string().nullable(),
  childrenIds: z.array(z.int()),
  /** Null: nobody gives out numbers of employees on this host. */
  employeeId: z.null(),
  department: z.string().nullable(),
  specialization: z.array(z.string()),
  certifications: z.array(z.string()),
  yearsExperience: z.int().nullable(),
  accessLevel: z.enum(ACCESS_LEVELS).nullable(),
  lastSystemAccess: z.iso.datetime().nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

/**
 * Everything that the host stores about one person, as a file to keep. Only what would open the
 * account is left out: the hash of the password, of sessions and of mailed links.
 */
export const ownDataSchema = z.object({
  exportedAt: z.iso.datetime(),
  /** Rows by the table they are stored in. */
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type OwnData = z.infer<typeof ownDataSchema>;

/** A person's data as a zip archive. */
export const archiveFileSchema = z.object({ filename: z.string(), base64: z.base64() });
export type ArchiveFile = z.infer<typeof archiveFileSchema>;
