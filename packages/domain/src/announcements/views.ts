import { z } from 'zod';
import { ANNOUNCEMENT_STATES, AUDIENCES, announcementTextsSchema } from './announcement.ts';

/** An announcement as those read it whom it is for. */
export const readAnnouncementSchema = z.object({
  id: z.int(),
  className: z.string(),
  /** Who said it, or changed it last. */
  author: z.string(),
  from: z.iso.date(),
  until: z.iso.date(),
  texts: announcementTextsSchema,
});
export type ReadAnnouncement = z.infer<typeof readAnnouncementSchema>;

/** An announcement as the adults of the class see it. */
export const announcementSchema = readAnnouncementSchema.extend({
  audience: z.enum(AUDIENCES),
  state: z.enum(ANNOUNCEMENT_STATES),
  /** Null where it was never changed. */
  changedAt: z.iso.datetime().nullable(),
});
export type Announcement = z.infer<typeof announcementSchema>;

export const announcementsOfClassSchema = z.object({
  /** The calendar date where the host stands. */
  today: z.iso.date(),
  announcements: z.array(announcementSchema),
});
export type AnnouncementsOfClass = z.infer<typeof announcementsOfClassSchema>;
