import { z } from 'zod';
import { idSchema } from '../validation/index.ts';
import { STUDENTS_PER_BATCH } from './batch-table.ts';
import { pictureChoiceSchema } from './picture-choice.ts';
import { SIGN_IN_PICTURES } from './pictures.ts';
import { secretSchema } from './secret.ts';

/** What a child signs in with at a class tablet or with a card. */
const SIGN_IN_KINDS = ['pictures', 'words'] as const;
export const signInKindSchema = z.enum(SIGN_IN_KINDS);
export type SignInKind = (typeof SIGN_IN_KINDS)[number];

/** A class whose sign-in an adult looks after. */
export const signInClassSchema = z.object({
  id: idSchema,
  name: z.string(),
  students: z.int(),
});

/** A card as it is printed. Its secrets are told once, when it is made. */
export const madeCardSchema = z.object({
  userId: idSchema,
  name: z.string(),
  username: z.string(),
  /** For the QR: 256 bits as base64url. */
  token: z.string(),
  pictures: z.array(z.enum(SIGN_IN_PICTURES)).nullable(),
  password: z.string().nullable(),
});
export type MadeCard = z.infer<typeof madeCardSchema>;

export const madeCardsSchema = z.object({
  classId: idSchema,
  className: z.string(),
  /** Where other devices reach this host, without a trailing slash: the QR begins with it. */
  address: z.string(),
  cards: z.array(madeCardSchema),
});
export type MadeCards = z.infer<typeof madeCardsSchema>;

export const makeCardsInputSchema = z.object({
  classId: idSchema,
  kind: signInKindSchema,
  userIds: z.array(idSchema).min(1).max(STUDENTS_PER_BATCH),
});

/** A student of a class, with what they can sign in with in the room. */
export const cardHolderSchema = z.object({
  userId: idSchema,
  name: z.string(),
  username: z.string(),
  age: z.int().nullable(),
  hasPictures: z.boolean(),
  cardMadeAt: z.iso.datetime().nullable(),
  /** Why this adult makes them no card: who has proven an own address gets it from an admin. */
  withheld: z.literal('own-email').nullable(),
});
export type CardHolder = z.infer<typeof cardHolderSchema>;

export const cardInputSchema = z.object({ token: secretSchema });
export const cardSignInSchema = z.object({ token: secretSchema, pictures: pictureChoiceSchema });
export const cardPasswordSignInSchema = z.object({
  token: secretSchema,
  password: z.string().min(1).max(200),
});

/** Whose card it is, for whoever holds it. */
export const openedCardSchema = z.object({
  firstName: z.string(),
  picture: z.string(),
  age: z.int().nullable(),
  kind: signInKindSchema,
});
export type OpenedCard = z.infer<typeof openedCardSchema>;
