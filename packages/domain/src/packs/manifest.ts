import { z } from 'zod';
import { CONTENT_BANDS } from '../age/index.ts';
import { LANGUAGES } from '../profiles/options.ts';
import { ORIGINAL_LANGUAGE } from '../translations/index.ts';

const line = (most: number) =>
  z.string('write words, in quotes when they look like a number').trim().min(1).max(most);

/** The name of the built-in content in the list of packs. */
export const BUILT_IN_PACK = 'lamplight';

/** The key of a pack: an update has the same. */
export const packNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{2,39}$/, 'write 3 to 40 small letters, digits and hyphens')
  .refine((name) => name !== BUILT_IN_PACK, 'this is the name of the built-in content');

const versionSchema = z
  .string('write the version in quotes: "1.0.0"')
  .regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/, 'write three numbers, such as "1.0.0"');

/** A SHA-256 in hex. */
export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/, 'write 64 hex digits');

/** An Ed25519 public key: 32 bytes in base64. */
export const publicKeySchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9+/]{43}=$/, 'write the 32 bytes of an Ed25519 key in base64');

/** `pack.yaml`: what a pack is, and who answers for it. */
export const packManifestSchema = z.strictObject({
  name: packNameSchema,
  title: line(80),
  description: line(300),
  version: versionSchema,
  languages: z
    .array(z.enum(LANGUAGES))
    .refine((languages) => languages.includes(ORIGINAL_LANGUAGE), {
      message: 'English (en) has to be one of them: every text falls back to it',
    }),
  /** The bands that every lesson and story of it is written for. */
  bands: z.array(z.enum(CONTENT_BANDS)).min(1),
  licence: line(100),
  authors: z.array(line(100)).min(1).max(20),
  /** SHA-256 of the list of its other files (see `checksumOf` in packages/content). */
  checksum: sha256Schema.exactOptional(),
});
export type PackManifest = z.infer<typeof packManifestSchema>;

/** What a pack may weigh; a whole second programme of 168 lessons is well below. */
export const PACK_LIMITS = {
  /** Bytes of the file. */
  archive: 8 * 1024 * 1024,
  /** Bytes of all its files, unpacked. */
  unpacked: 24 * 1024 * 1024,
  /** Bytes of one file, unpacked. */
  file: 512 * 1024,
  files: 4_000,
  /** Folders within each other, the file itself included. */
  depth: 5,
  /** How many times larger than its packed self the whole may be: texts shrink to a third, bombs to a thousandth. */
  ratio: 60,
} as const;
