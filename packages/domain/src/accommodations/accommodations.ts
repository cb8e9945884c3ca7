import { z } from 'zod';
import { type Accommodation, accommodationSchema } from '../multiplayer/index.ts';
import { idSchema } from '../validation/index.ts';

/** Whose accommodations are listed: those of one class, or of all that the adult is responsible for. */
export const accommodationListSchema = z.object({ classId: idSchema.optional() }).prefault({});
export type AccommodationList = z.infer<typeof accommodationListSchema>;

/** What a teacher sets for a child. */
export const setAccommodationSchema = accommodationSchema.extend({ userId: idSchema });
export type SetAccommodation = z.infer<typeof setAccommodationSchema>;

/** A student with what helps them in live games; only adults who are responsible for the child see it. */
export const accommodatedStudentSchema = z.object({
  userId: idSchema,
  name: z.string(),
  username: z.string(),
  /** Null where nothing was set. */
  accommodation: accommodationSchema.nullable(),
  updatedAt: z.iso.datetime().nullable(),
});
export type AccommodatedStudent = z.infer<typeof accommodatedStudentSchema>;

/** Whether an accommodation changes nothing, so that there is nothing to keep about the child. */
export function isNeutral({ timeFactor, fewerOptions, readAloud }: Accommodation): boolean {
  return timeFactor === 1 && !fewerOptions && !readAloud;
}
