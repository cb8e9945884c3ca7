import { z } from 'zod';
import { pageInputSchema, pageSchema, sortSchema } from '../paging/index.ts';
import { ROLES } from '../users/index.ts';
import { idSchema } from '../validation/index.ts';
import { adminProgressSchema, adminUserSchema } from './views.ts';

/** Columns that the list of accounts is sorted by. */
const USER_COLUMNS = [
  'username',
  'name',
  'email',
  'role',
  'age',
  'grade',
  'created',
  'seen',
] as const;
export type UserColumn = (typeof USER_COLUMNS)[number];

export const userPageInputSchema = pageInputSchema.extend({
  role: z.enum(ROLES).optional(),
  /** Teachers who wait, or everybody who does not. */
  approval: z.enum(['waiting', 'approved']).optional(),
  classId: idSchema.optional(),
  sort: sortSchema(USER_COLUMNS).default({ column: 'username', direction: 'ascending' }),
});
export type UserPageInput = z.infer<typeof userPageInputSchema>;

export const userPageSchema = pageSchema(adminUserSchema);

/** Columns that the progress of the students is sorted by. */
const PROGRESS_COLUMNS = ['username', 'name', 'day', 'completed', 'progress'] as const;
export type ProgressColumn = (typeof PROGRESS_COLUMNS)[number];

export const progressPageInputSchema = pageInputSchema.extend({
  sort: sortSchema(PROGRESS_COLUMNS).default({ column: 'completed', direction: 'descending' }),
});
export type ProgressPageInput = z.infer<typeof progressPageInputSchema>;

/** A student beside how far they have come. */
export const studentProgressSchema = adminProgressSchema.extend({
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  currentDay: z.int(),
});
export type StudentProgress = z.infer<typeof studentProgressSchema>;

export const progressPageSchema = pageSchema(studentProgressSchema);
