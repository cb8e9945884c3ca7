import { z } from 'zod';
import { CURRICULUM_DAYS } from '../curriculum/index.ts';
import { displaySchema } from '../display/index.ts';
import { idSchema } from '../validation/index.ts';
import { ROLES } from './role.ts';

/** The signed-in user as every page sees them (spec 3, Current user). Dates are ISO 8601 in UTC. */
export const currentUserSchema = z.object({
  id: idSchema,
  username: z.string(),
  email: z.string().nullable(),
  role: z.enum(ROLES),
  age: z.int().nullable(),
  grade: z.int().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  currentDay: z.int().min(1).max(CURRICULUM_DAYS),
  /** False for a teacher whom no admin has approved yet; such a teacher sees no child. */
  approved: z.boolean(),
  isDemo: z.boolean(),
  /** Language of the interface from the profile; null until one is chosen. */
  language: z.string().nullable(),
  /** How this person wants pages shown and read to them. */
  display: displaySchema,
});
export type CurrentUser = z.infer<typeof currentUserSchema>;
