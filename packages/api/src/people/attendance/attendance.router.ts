import {
  announcedPickupSchema,
  childAtDoorSchema,
  childDaySchema,
  classDoorSchema,
  collectorIdSchema,
  collectorInputSchema,
  correctionSchema,
  dayInputSchema,
  dayOfChildSchema,
  doorDaySchema,
  doorHoursSchema,
  doorMarkSchema,
  markedSchema,
  marksOfDaySchema,
  photoSchema,
  pickupSchema,
  pickupSlipsSchema,
  registerInputSchema,
  registerSchema,
  undoMarkSchema,
  walkUpAccountSchema,
  walkUpInputSchema,
  walkUpMadeSchema,
} from '@lamplight/domain/attendance';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forStaff = procedureFor(['teacher', 'admin']);
const forWriters = procedureFor(['parent', 'admin']);

/** Children have no part in it: decision 0073. */
export const attendanceRouter = router({
  today: forStaff
    .input(dayInputSchema)
    .output(doorDaySchema)
    .query(({ ctx, input }) => ctx.services.doorDay.today(ctx.actor, input.classId)),

  /** Sent again with the key of the call it has one effect: a tablet without a connection keeps it. */
  mark: forStaff
    .input(doorMarkSchema)
    .output(markedSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) => ctx.services.doorMarks.mark(ctx.actor, input, remember)),
    ),

  undo: forStaff
    .input(undoMarkSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.doorMarks.undo(ctx.actor, input.who, input.markId)),

  correct: forStaff
    .input(correctionSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.doorMarks.correct(ctx.actor, input)),

  setHours: forStaff
    .input(doorHoursSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.doorDay.setHours(ctx.actor, input)),

  atDoor: forStaff
    .input(childAtDoorSchema)
    .output(pickupSchema)
    .query(({ ctx, input }) => ctx.services.pickups.atDoor(ctx.actor, input.studentId)),

  addWalkUp: forStaff
    .input(walkUpInputSchema)
    .output(walkUpMadeSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) => ctx.services.walkUps.add(ctx.actor, input, remember)),
    ),

  walkUpBecameAccount: forStaff
    .input(walkUpAccountSchema)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.services.walkUps.becameAccount(ctx.actor, input.walkUpId, input.studentId),
    ),

  // What opens the codes or the register of a class is a mutation: each opening is written down.

  slips: forStaff
    .input(classDoorSchema)
    .output(pickupSlipsSchema)
    .mutation(({ ctx, input }) => ctx.services.pickups.slips(ctx.actor, input.classId)),

  register: forStaff
    .input(registerInputSchema)
    .output(registerSchema)
    .mutation(({ ctx, input }) => ctx.services.register.ofClass(ctx.actor, input)),

  marksOfDay: forStaff
    .input(dayOfChildSchema)
    .output(marksOfDaySchema)
    .query(({ ctx, input }) => ctx.services.register.marksOf(ctx.actor, input.who, input.date)),

  ofChild: procedureFor(['parent'])
    .input(childAtDoorSchema)
    .output(childDaySchema)
    .query(({ ctx, input }) => ctx.services.pickups.ofChild(ctx.actor, input.studentId)),

  saveCollector: forWriters
    .input(collectorInputSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.pickups.saveCollector(ctx.actor, input)),

  removeCollector: forWriters
    .input(collectorIdSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.pickups.removeCollector(ctx.actor, input.id)),

  announce: procedureFor(['parent'])
    .input(announcedPickupSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.pickups.announce(ctx.actor, input)),

  withdraw: procedureFor(['parent'])
    .input(collectorIdSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.pickups.withdraw(ctx.actor, input.id)),

  photo: procedureFor(['parent', 'teacher', 'admin'])
    .input(collectorIdSchema)
    .output(photoSchema)
    .query(({ ctx, input }) => ctx.services.pickups.photo(ctx.actor, input.id)),
});
