import { z } from 'zod';
import { CONTENT_BANDS } from '../age/index.ts';
import { LANGUAGES } from '../profiles/options.ts';
import { idSchema, lineOfText } from '../validation/index.ts';
import { packNameSchema, publicKeySchema } from './manifest.ts';

/**
 * Who answers for a pack: nobody (`unsigned`), a key that this host does not know (`unknown`), one that an admin trusts
 * (`trusted`), or the program itself (`built-in`).
 */
export const SIGNATURE_STATES = ['built-in', 'trusted', 'unknown', 'unsigned'] as const;
export type SignatureState = (typeof SIGNATURE_STATES)[number];

const signatureSchema = z.object({
  state: z.enum(SIGNATURE_STATES),
  /** The name under which the admin trusts the key; null where it is not trusted. */
  signer: z.string().nullable(),
  /** The public key in base64; null where nothing is signed. */
  publicKey: z.string().nullable(),
});
export type PackSignature = z.infer<typeof signatureSchema>;

const aboutPack = {
  name: z.string(),
  title: z.string(),
  description: z.string(),
  version: z.string(),
  languages: z.array(z.enum(LANGUAGES)),
  bands: z.array(z.enum(CONTENT_BANDS)),
  licence: z.string(),
  authors: z.array(z.string()),
};

/** A day of a pack's programme, as all bands read it. */
export const packDaySchema = z.object({
  day: z.int(),
  title: z.string(),
  /** A thought for the day. */
  thought: z.string(),
  verse: z.object({ reference: z.string(), words: z.string() }).nullable(),
});
export type PackDay = z.infer<typeof packDaySchema>;

/** The days of a pack in one language. */
export interface PackDays {
  readonly title: string;
  readonly description: string;
  readonly days: readonly PackDay[];
}

/** What a pack holds, in numbers. */
export const packCountsSchema = z.object({
  lessons: z.int(),
  stories: z.int(),
  /** Of quizzes and live rooms. */
  questions: z.int(),
  days: z.int(),
});
export type PackCounts = z.infer<typeof packCountsSchema>;

/** A pack of this host; the built-in content is the first. */
export const packViewSchema = z.object({
  ...aboutPack,
  signature: signatureSchema,
  counts: packCountsSchema,
  /** Bytes of its file; of the built-in content null. */
  size: z.int().nullable(),
  /** Whether children see what it holds. */
  isOn: z.boolean(),
  /** Whether this version of the program can read it; children do not see one that it cannot. */
  isReadable: z.boolean(),
  installedAt: z.iso.datetime().nullable(),
});
export type PackView = z.infer<typeof packViewSchema>;

/** Something in a pack that has to be mended before it can be installed. */
export const packFaultSchema = z.object({
  path: z.string(),
  /** Where in the file, such as `line 12`. */
  label: z.string(),
  message: z.string(),
});
export type PackFault = z.infer<typeof packFaultSchema>;

/** What would come with a pack, before it is installed. */
export const packPreviewSchema = z.object({
  /** Null where not even `pack.yaml` can be read. */
  pack: z
    .object({ ...aboutPack, signature: signatureSchema, counts: packCountsSchema, size: z.int() })
    .nullable(),
  /** The lessons and stories by title, the first of many. */
  titles: z.array(z.string()),
  /** The version that it would take the place of; null where it is new. */
  replaces: z.string().nullable(),
  /** Whether the version that is here was signed by another key, or was signed and this one is not. */
  otherSigner: z.boolean(),
  /** Whether children have progress in it from an earlier time. */
  comesBack: z.boolean(),
  /** What is refused; a pack with any is not installed. */
  faults: z.array(packFaultSchema),
  /** How many further faults there are. */
  moreFaults: z.int(),
});
export type PackPreview = z.infer<typeof packPreviewSchema>;

export const packNameInputSchema = z.object({ name: packNameSchema });
export const packSwitchInputSchema = packNameInputSchema.extend({ isOn: z.boolean() });

/** Somebody whose packs this host trusts. */
export const packSignerSchema = z.object({
  id: z.int(),
  name: z.string(),
  publicKey: z.string(),
  addedAt: z.iso.datetime(),
});
export type PackSigner = z.infer<typeof packSignerSchema>;

export const signerInputSchema = z.object({
  name: lineOfText({ min: 1, max: 80 }),
  publicKey: publicKeySchema,
});
export type SignerInput = z.infer<typeof signerInputSchema>;

export const signerIdInputSchema = z.object({ id: idSchema });

/** The file of a pack as it is uploaded. */
export const packFileInputSchema = z.object({
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
