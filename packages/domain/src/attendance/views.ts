import { z } from 'zod';
import { idSchema } from '../validation/index.ts';
import { DAY_STATES, DOOR_ACTS, REFUSED_MARKS } from './day-record.ts';
import { whoSchema } from './inputs.ts';
import { LATENESS } from './lateness.ts';
import { wallTimeSchema } from './local-clock.ts';
import { PICKUP_CODE_LENGTH } from './pickup-code.ts';

/** Everything that changes the register. */
export const REGISTER_ACTS = [...DOOR_ACTS, 'undo', 'correct'] as const;
export type RegisterAct = (typeof REGISTER_ACTS)[number];

/** What somebody should look at: a mark that came late and was not taken, or was taken against a warning. */
export const MARK_TROUBLES = [...REFUSED_MARKS, 'may-not-collect'] as const;
export type MarkTrouble = (typeof MARK_TROUBLES)[number];

const record = {
  state: z.enum(DAY_STATES),
  arrived: wallTimeSchema.nullable(),
  left: wallTimeSchema.nullable(),
  collector: z.string(),
};

/** Somebody who comes today in the place of the usual ones. */
const announcedSchema = z.object({
  id: idSchema,
  name: z.string(),
  relation: z.string(),
  telephone: z.string(),
  /** The parent who said so. */
  by: z.string(),
});
export type Announced = z.infer<typeof announcedSchema>;

export const doorRowSchema = z.object({
  who: whoSchema,
  name: z.string(),
  classIds: z.array(idSchema),
  ...record,
  late: z.enum(LATENESS).nullable(),
  /** Something is written about it; what it is opens with a line in the audit log. */
  allergy: z.boolean(),
  medicine: z.boolean(),
  /** The last mark of the day, 0 where there is none. */
  markId: z.int(),
  /** Whether it may be taken back: what took back may not. */
  mayUndo: z.boolean(),
  markedBy: z.string().nullable(),
  /** Names of people who may not collect the child. */
  mayNot: z.array(z.string()),
  announced: z.array(announcedSchema),
  /** What is known of a child without an account. */
  walkUp: z
    .object({ contact: z.string(), telephone: z.string(), allergies: z.string() })
    .nullable(),
});
export type DoorRow = z.infer<typeof doorRowSchema>;

export const doorClassSchema = z.object({
  id: idSchema,
  name: z.string(),
  arriveBy: wallTimeSchema.nullable(),
  collectBy: wallTimeSchema.nullable(),
  /** Whether it meets on this day. */
  meets: z.boolean(),
});
export type DoorClass = z.infer<typeof doorClassSchema>;

/** A mark that somebody should look at. */
export const troubleSchema = z.object({
  id: idSchema,
  who: whoSchema,
  name: z.string(),
  act: z.enum(REGISTER_ACTS),
  /** The day of which it is: what waited on a tablet may be of an earlier one. */
  date: z.iso.date(),
  time: wallTimeSchema,
  by: z.string(),
  collector: z.string(),
  trouble: z.enum(MARK_TROUBLES),
});
export type Trouble = z.infer<typeof troubleSchema>;

/** The day at the door. */
export const doorDaySchema = z.object({
  date: z.iso.date(),
  time: wallTimeSchema,
  /** The moment at which the host answered, by which a tablet without a connection goes on counting. */
  now: z.iso.datetime(),
  classes: z.array(doorClassSchema),
  rows: z.array(doorRowSchema),
  troubles: z.array(troubleSchema),
});
export type DoorDay = z.infer<typeof doorDaySchema>;

/** What became of a mark. Without names: the host remembers it beside the key of the call. */
export const markedSchema = z.object({ taken: z.boolean(), why: z.enum(REFUSED_MARKS).nullable() });
export type Marked = z.infer<typeof markedSchema>;

export const collectorSchema = z.object({
  id: idSchema,
  name: z.string(),
  relation: z.string(),
  telephone: z.string(),
  allowed: z.boolean(),
  hasPhoto: z.boolean(),
  /** Whether the reader may change or remove it. */
  mine: z.boolean(),
});
export type Collector = z.infer<typeof collectorSchema>;

/** Who collects a child, for staff at the door. */
export const pickupSchema = z.object({
  parents: z.array(z.string()),
  collectors: z.array(collectorSchema),
  announced: z.array(announcedSchema),
});
export type Pickup = z.infer<typeof pickupSchema>;

/** The day of a child for a parent whose link is confirmed. */
export const childDaySchema = z.object({
  date: z.iso.date(),
  ...record,
  code: z.string().length(PICKUP_CODE_LENGTH),
  collectors: z.array(collectorSchema),
  announced: z.array(announcedSchema),
});
export type ChildDay = z.infer<typeof childDaySchema>;

export const photoSchema = z.object({ base64: z.string() });

/** The codes of the day of a class, to print. */
export const pickupSlipsSchema = z.object({
  className: z.string(),
  date: z.iso.date(),
  slips: z.array(z.object({ who: whoSchema, name: z.string(), code: z.string() })),
});
export type PickupSlips = z.infer<typeof pickupSlipsSchema>;

/** The register of a class: a row for each child and day of which something was marked. */
export const registerSchema = z.object({
  className: z.string(),
  /** Days of which anything was marked, and how many children were there. */
  days: z.array(z.object({ date: z.iso.date(), there: z.int(), absent: z.int() })),
  rows: z.array(
    z.object({
      who: whoSchema,
      name: z.string(),
      date: z.iso.date(),
      ...record,
      markId: z.int(),
      corrected: z.boolean(),
    }),
  ),
});
export type Register = z.infer<typeof registerSchema>;
export type RegisterRow = Register['rows'][number];

/** Everything that was ever marked of a child on a day, oldest first. */
export const marksOfDaySchema = z.array(
  z.object({
    id: idSchema,
    act: z.enum(REGISTER_ACTS),
    ...record,
    time: wallTimeSchema,
    notedAt: z.iso.datetime(),
    by: z.string().nullable(),
    release: z.enum(['code', 'known']).nullable(),
    reason: z.string(),
    applied: z.boolean(),
    trouble: z.enum(MARK_TROUBLES).nullable(),
  }),
);
export type MarkOfDay = z.infer<typeof marksOfDaySchema>[number];

export const walkUpMadeSchema = z.object({ id: idSchema });
