import { z } from 'zod';
import { emailSchema, usernameSchema } from '../auth/index.ts';
import { MAX_GRADE, MAX_STUDENT_AGE, MIN_GRADE, MIN_STUDENT_AGE } from '../users/index.ts';
import { blankAsAbsent, idSchema, lineOfText } from '../validation/index.ts';
import { batchProblemSchema, NAME_MAX, STUDENTS_PER_BATCH } from './batch-table.ts';
import { signInKindSchema } from './card-views.ts';

/** Longest list that is read, in characters: 200 full lines with room to spare. */
export const BATCH_TEXT_MAX = 40_000;
export const batchPreviewInputSchema = z.object({
  classId: idSchema,
  text: z.string().min(1).max(BATCH_TEXT_MAX),
  /** Age in years of those beside whom none is written. */
  usualAge: z.int().min(MIN_STUDENT_AGE).max(MAX_STUDENT_AGE).nullable(),
});

/** Somebody of the same name: in another line of the list, or already in the class. */
const duplicateSchema = z.union([
  z.object({ of: z.literal('line'), line: z.int() }),
  z.object({ of: z.literal('class'), username: z.string() }),
]);

export const previewedStudentSchema = z.object({
  line: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  age: z.int().nullable(),
  grade: z.int().nullable(),
  parentEmail: z.string(),
  username: z.string(),
  problems: z.array(batchProblemSchema),
  duplicate: duplicateSchema.nullable(),
});
export type PreviewedStudent = z.infer<typeof previewedStudentSchema>;

export const batchPreviewSchema = z.object({
  students: z.array(previewedStudentSchema),
  /** Lines beyond the most that are added at once; those are left out. */
  tooMany: z.int(),
});
export type BatchPreview = z.infer<typeof batchPreviewSchema>;

const newStudentSchema = z.object({
  firstName: lineOfText({ min: 1, max: NAME_MAX }),
  lastName: blankAsAbsent(lineOfText({ max: NAME_MAX })),
  age: z.int().min(MIN_STUDENT_AGE).max(MAX_STUDENT_AGE),
  grade: z.int().min(MIN_GRADE).max(MAX_GRADE),
  parentEmail: blankAsAbsent(emailSchema()),
  username: usernameSchema,
});
export type NewStudent = z.infer<typeof newStudentSchema>;

export const newBatchSchema = z.object({
  classId: idSchema,
  kind: signInKindSchema,
  students: z.array(newStudentSchema).min(1).max(STUDENTS_PER_BATCH),
});
export type NewBatch = z.infer<typeof newBatchSchema>;
