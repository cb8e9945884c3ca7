import { z } from 'zod';
import { secretSchema } from '../classroom-sign-in/secret.ts';

/** Letters and digits of the code that opens the sheet on a class tablet: 31 to the tenth, some 50 bits. */
export const SHEET_CODE_LENGTH = 10;
/** Days that a tablet keeps a sheet without having reached the host. */
export const SHEET_DAYS = 14;
/** Openings of the sheet that a tablet remembers until it reaches the host. */
export const MAX_REMEMBERED_OPENINGS = 50;

/** scrypt with 32 MiB: a fraction of a second on a tablet, for each guess of whoever took its storage along. */
export const SHEET_KEY_COST = { N: 2 ** 15, r: 8, p: 1 } as const;
/** Bytes of the key of ChaCha20-Poly1305. */
export const SHEET_KEY_BYTES = 32;

/** A sheet as a tablet keeps it: only the code of the class opens it. Bytes are base64. */
export const sealedSheetSchema = z.object({
  salt: z.base64(),
  nonce: z.base64(),
  /** The sheet as JSON, encrypted, with its tag behind it. */
  box: z.base64(),
  madeAt: z.iso.datetime(),
  /** From then on the tablet does not keep it. */
  goodUntil: z.iso.datetime(),
});
export type SealedSheet = z.infer<typeof sealedSheetSchema>;

/** What is not secret and must not be changed either: encrypted data are tied to it. */
export function sealContext({ madeAt, goodUntil }: Pick<SealedSheet, 'madeAt' | 'goodUntil'>) {
  return `lamplight-care-sheet ${madeAt} ${goodUntil}`;
}

/** The code as it was made, from how somebody types it: in groups, in small letters. */
export function sheetCodeOf(typed: string): string {
  return typed.replaceAll(/[^a-z0-9]/gi, '').toUpperCase();
}

/** The code in two groups, to read it aloud and to copy it. */
export function writtenSheetCode(code: string): string {
  const half = SHEET_CODE_LENGTH / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** What a tablet asks for the sheet with, and tells when it was opened there without the host. */
export const sheetForTabletSchema = z.object({
  tablet: secretSchema,
  openedAt: z.array(z.iso.datetime()).max(MAX_REMEMBERED_OPENINGS),
});

/** Whether the tablets of a class keep its sheet. */
export const tabletSheetStateSchema = z.object({
  /** When the code was made; null where the tablets keep no sheet. */
  madeAt: z.iso.datetime().nullable(),
  /** Who made it; null where the account is gone. */
  madeBy: z.string().nullable(),
});

/** The code is shown once. */
export const madeSheetCodeSchema = z.object({ code: z.string() });
