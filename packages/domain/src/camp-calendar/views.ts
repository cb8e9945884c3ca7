import { z } from 'zod';
import { CALENDAR_KINDS } from './events.ts';

const calendarEventSchema = z.object({
  date: z.iso.date(),
  kind: z.enum(CALENDAR_KINDS),
  classId: z.int(),
  className: z.string(),
  day: z.int().nullable(),
  title: z.string().nullable(),
});

/** The calendar of one or more classes. */
export const campCalendarSchema = z.object({
  /** The calendar date where the host stands. */
  today: z.iso.date(),
  events: z.array(calendarEventSchema),
});
export type CampCalendar = z.infer<typeof campCalendarSchema>;

/** Whether somebody has an address for their own calendar, and since when. */
export const calendarFeedSchema = z.object({ madeAt: z.iso.datetime().nullable() });

/** The secret address of a feed, which is told this once. */
export const calendarAddressSchema = z.object({ address: z.url() });
