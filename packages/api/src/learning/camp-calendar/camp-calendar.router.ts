import {
  calendarAddressSchema,
  calendarFeedSchema,
  campCalendarSchema,
} from '@lamplight/domain/camp-calendar';
import { classInputSchema } from '@lamplight/domain/classes';
import { procedureFor, router } from '../../platform/procedures.ts';

/** Who may read the calendar in one of their own. */
const forOwners = procedureFor(['parent', 'teacher']);

export const campCalendarRouter = router({
  mine: procedureFor(['student', 'parent', 'teacher'])
    .output(campCalendarSchema)
    .query(({ ctx }) => ctx.services.campCalendar.ofReader(ctx.actor.user)),

  ofClass: procedureFor(['teacher', 'admin'])
    .input(classInputSchema)
    .output(campCalendarSchema)
    .query(({ ctx, input }) => ctx.services.campCalendar.ofClass(ctx.actor, input.classId)),

  feed: forOwners
    .output(calendarFeedSchema)
    .query(({ ctx }) => ctx.services.campCalendar.feedOf(ctx.actor.user.id)),

  renewFeed: forOwners.output(calendarAddressSchema).mutation(async ({ ctx }) => {
    const token = await ctx.services.campCalendar.renewFeed(ctx.actor.user.id);
    // After `?`, which is in no log of this host.
    return { address: `${ctx.addressForOthers()}/api/calendar.ics?token=${token}` };
  }),

  endFeed: forOwners.mutation(({ ctx }) => ctx.services.campCalendar.endFeed(ctx.actor.user.id)),
});
