import { z } from 'zod';
import { idSchema, lineOfText } from '../validation/index.ts';
import { pictureChoiceSchema } from './picture-choice.ts';
import { secretSchema } from './secret.ts';

/** Longest name of a tablet, in characters. */
export const TABLET_NAME_MAX = 40;
/** Minutes that the code which makes a device a class tablet is good for. */
export const TABLET_CODE_MINUTES = 10;
/** Letters and digits of that code. */
export const TABLET_CODE_LENGTH = 8;
/** Tablets that a class may have. */
export const TABLETS_PER_CLASS = 60;
/** Seconds that a child's wish to be let in stands: about as long as a small child waits. */
export const ENTRY_REQUEST_SECONDS = 120;

const tabletNameSchema = lineOfText({ min: 1, max: TABLET_NAME_MAX });

export const tabletSchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
});
export type ClassTablet = z.infer<typeof tabletSchema>;

export const tabletCodeInputSchema = z.object({ classId: idSchema, name: tabletNameSchema });
export const tabletCodeSchema = z.object({
  code: z.string(),
  expiresAt: z.iso.datetime(),
  /** Where the tablet is opened, with the code. */
  address: z.string(),
});
export type TabletCode = z.infer<typeof tabletCodeSchema>;

export const tabletRenameSchema = z.object({ id: idSchema, name: tabletNameSchema });

/** The code as somebody types it: in groups, in small letters. */
export const tabletPairingSchema = z.object({
  code: z
    .string()
    .max(40)
    .transform((code) => code.replaceAll(/[^a-z0-9]/gi, '').toUpperCase()),
  /** Made up by the device: with it, it may send the code again when the answer was lost on the way. */
  key: z.string().min(1).max(100).optional(),
});

export const pairedTabletSchema = z.object({
  token: z.string(),
  name: z.string(),
  className: z.string(),
});

/** What a tablet shows itself with: its own secret. */
export const tabletInputSchema = z.object({ tablet: secretSchema });

export const tileSchema = z.object({
  childId: idSchema,
  name: z.string(),
  picture: z.string(),
  hasPictures: z.boolean(),
});
export type Tile = z.infer<typeof tileSchema>;

export const tabletTilesSchema = z.object({
  name: z.string(),
  className: z.string(),
  tiles: z.array(tileSchema),
});
export type TabletTiles = z.infer<typeof tabletTilesSchema>;

export const tabletSignInSchema = z.object({
  tablet: secretSchema,
  childId: idSchema,
  pictures: pictureChoiceSchema,
});

export const entryWishSchema = z.object({ tablet: secretSchema, childId: idSchema });
export const entryWishedSchema = z.object({ id: idSchema, expiresAt: z.iso.datetime() });
export const entryInputSchema = z.object({ tablet: secretSchema, id: idSchema });

/** A child at a tablet who asks to be let in, as the teacher sees it. */
export const entryRequestSchema = z.object({
  id: idSchema,
  childName: z.string(),
  tabletName: z.string(),
  className: z.string(),
  expiresAt: z.iso.datetime(),
});
export type EntryRequest = z.infer<typeof entryRequestSchema>;

export const entryDecisionSchema = z.object({ id: idSchema, letIn: z.boolean() });
