import { z } from 'zod';
import { idSchema, proseText } from '../validation/index.ts';

/** Characters of a note about a student. */
export const MAX_NOTE_LENGTH = 2000;

/** A note that an adult writes about a student. */
export const newNoteSchema = z.object({
  userId: idSchema,
  text: proseText({ min: 1, max: MAX_NOTE_LENGTH, tooShort: 'Please write something first.' }),
});
export type NewNote = z.infer<typeof newNoteSchema>;

/** A note about a student, for the teachers of their classes and for admins. */
export const studentNoteSchema = z.object({
  id: idSchema,
  text: z.string(),
  /** Who wrote it; null where the account is gone. */
  author: z.string().nullable(),
  /** Whether the reader may delete it. */
  deletable: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type StudentNote = z.infer<typeof studentNoteSchema>;
