import { z } from 'zod';
import { isTelephone } from '../care/index.ts';
import { campDateSchema, datesBetween } from '../classes/index.ts';
import { idSchema, lineOfText, proseText } from '../validation/index.ts';
import { DAY_STATES, DOOR_ACTS, isConsistent } from './day-record.ts';
import { wallTimeSchema } from './local-clock.ts';
import { MAX_PHOTO_BYTES } from './photo.ts';
import { pickupCodeSchema } from './pickup-code.ts';

/** Characters of a name at the door. */
export const MAX_DOOR_NAME = 80;
/** Characters of a reason. */
const MAX_REASON = 200;
/** Days that the register is read at once: a quarter of a year. */
export const MOST_REGISTER_DAYS = 92;
/** People who may or may not collect one child. */
export const MOST_COLLECTORS = 12;

export const COLLECTOR_NAME_MESSAGE = 'Please write who this is.';
export const TIME_TO_COME_MESSAGE = 'This time is still to come.';
export const REASON_MESSAGE = 'Please write why, in a few words.';
export const REGISTER_SPAN_MESSAGE = 'Please choose at most a quarter of a year.';

const name = lineOfText({ max: MAX_DOOR_NAME });
const writtenName = lineOfText({ min: 1, max: MAX_DOOR_NAME, tooShort: COLLECTOR_NAME_MESSAGE });
const reason = lineOfText({ max: MAX_REASON });
const writtenReason = lineOfText({ min: 3, max: MAX_REASON, tooShort: REASON_MESSAGE });
const telephone = lineOfText({ max: 40 }).refine(
  (text) => text === '' || isTelephone(text),
  'Please write only a telephone number here, such as +1 555 010 0199.',
);

/** A child of the list: with an account, or one who came without. */
export const whoSchema = z.strictObject({ kind: z.enum(['student', 'walk-up']), id: idSchema });
export type Who = z.infer<typeof whoSchema>;

/** How staff know that somebody may take a child along. */
export const releaseSchema = z.discriminatedUnion('way', [
  // A code alone would let anybody who has heard it take the child: the name is compared with those who may not.
  z.strictObject({ way: z.literal('code'), code: pickupCodeSchema, collector: writtenName }),
  z.strictObject({ way: z.literal('known'), collector: writtenName, reason: writtenReason }),
]);
export type Release = z.infer<typeof releaseSchema>;

export const doorMarkSchema = z
  .strictObject({
    who: whoSchema,
    act: z.enum(DOOR_ACTS),
    /** When it was done, by the clock of the host. */
    at: z.iso.datetime(),
    release: releaseSchema.nullable(),
    /** Why a child goes with somebody who bears the name of one who may not collect it. */
    despite: reason,
  })
  .refine(({ act, release }) => (act === 'check-out') === (release !== null), {
    path: ['release'],
    error: 'Please say with whom the child leaves.',
  });
export type DoorMarkInput = z.infer<typeof doorMarkSchema>;

/** Takes back the last mark of today, if it is still the last. */
export const undoMarkSchema = z.strictObject({ who: whoSchema, markId: idSchema });

/** What a day has really been like. What was written before stays readable. */
export const correctionSchema = z
  .strictObject({
    who: whoSchema,
    date: campDateSchema,
    /** Of the mark that was looked at, 0 where there was none. */
    markId: z.int().min(0),
    state: z.enum(DAY_STATES),
    arrived: wallTimeSchema.nullable(),
    left: wallTimeSchema.nullable(),
    collector: name,
    reason: writtenReason,
  })
  .refine(isConsistent, {
    path: ['arrived'],
    error: 'Please check the times: who is here has come, and who is gone has come before.',
  });
export type Correction = z.infer<typeof correctionSchema>;

const classId = idSchema;
export const dayInputSchema = z.strictObject({ classId: classId.nullable() });
export const classDoorSchema = z.strictObject({ classId });

export const doorHoursSchema = z.strictObject({
  classId,
  arriveBy: wallTimeSchema.nullable(),
  collectBy: wallTimeSchema.nullable(),
});
export type DoorHoursInput = z.infer<typeof doorHoursSchema>;

/** Days of the register of a class, the first and the last included. */
export const registerInputSchema = z
  .strictObject({ classId, from: campDateSchema, to: campDateSchema })
  .refine(({ from, to }) => from <= to && datesBetween(from, to).length <= MOST_REGISTER_DAYS, {
    path: ['to'],
    error: REGISTER_SPAN_MESSAGE,
  });
export type RegisterInput = z.infer<typeof registerInputSchema>;

export const dayOfChildSchema = z.strictObject({ who: whoSchema, date: campDateSchema });

export const childAtDoorSchema = z.strictObject({ studentId: idSchema });

/** Characters of a photo in base64. */
const MAX_PHOTO_TEXT = Math.ceil(MAX_PHOTO_BYTES / 3) * 4;

/** Somebody who may, or may not, collect a child. */
export const collectorInputSchema = z.strictObject({
  studentId: idSchema,
  /** Whom it changes; null for somebody new. */
  id: idSchema.nullable(),
  name: writtenName,
  /** What they are to the child. */
  relation: name,
  telephone,
  allowed: z.boolean(),
  /** JPEG in base64; null for none, left out where it stays as it is. */
  photo: z.base64().max(MAX_PHOTO_TEXT).nullable().optional(),
});
export type CollectorInput = z.infer<typeof collectorInputSchema>;

export const collectorIdSchema = z.strictObject({ id: idSchema });

/** Somebody else comes today. */
export const announcedPickupSchema = z.strictObject({
  studentId: idSchema,
  name: writtenName,
  relation: name,
  telephone,
});
export type AnnouncedPickup = z.infer<typeof announcedPickupSchema>;

/** A child without an account who comes for a day. */
export const walkUpInputSchema = z.strictObject({
  classId,
  name: writtenName,
  telephone: telephone.refine((text) => text !== '', 'Please write the telephone number.'),
  /** Who brought the child. */
  contact: writtenName,
  allergies: proseText({ max: 500 }),
});
export type WalkUpInput = z.infer<typeof walkUpInputSchema>;

/** The account that a walk-up is made, which keeps the marks of the day. */
export const walkUpAccountSchema = z.strictObject({ walkUpId: idSchema, studentId: idSchema });
