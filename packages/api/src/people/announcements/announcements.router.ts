import {
  announcementInputSchema,
  announcementsOfClassSchema,
  changedAnnouncementSchema,
  newAnnouncementSchema,
  readAnnouncementSchema,
} from '@lamplight/domain/announcements';
import { classInputSchema } from '@lamplight/domain/classes';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forStaff = procedureFor(['teacher', 'admin']);

export const announcementsRouter = router({
  /** What is up today for the student, or for the families of the parent's children. */
  mine: procedureFor(['student', 'parent'])
    .output(z.array(readAnnouncementSchema))
    .query(({ ctx }) => ctx.services.announcements.shownTo(ctx.actor.user)),

  ofClass: forStaff
    .input(classInputSchema)
    .output(announcementsOfClassSchema)
    .query(({ ctx, input }) => ctx.services.announcements.ofClass(ctx.actor, input.classId)),

  make: forStaff
    .input(newAnnouncementSchema)
    .output(announcementInputSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(async () => ({ id: await ctx.services.announcements.make(ctx.actor, input) })),
    ),

  change: forStaff
    .input(changedAnnouncementSchema)
    .mutation(({ ctx, input }) => ctx.services.announcements.change(ctx.actor, input)),

  withdraw: forStaff
    .input(announcementInputSchema)
    .mutation(({ ctx, input }) => ctx.services.announcements.withdraw(ctx.actor, input.id)),
});
