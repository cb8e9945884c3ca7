import { createCipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type CareSheet,
  type SealedSheet,
  SHEET_KEY_BYTES,
  SHEET_KEY_COST,
  sealContext,
} from '@lamplight/domain/care';

const CIPHER = 'chacha20-poly1305';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SALT_BYTES = 16;

const derive = promisify<string, Uint8Array, number, object, Buffer>(scrypt);

/** What encrypts the sheet of a class; both in base64. */
export interface SheetKey {
  readonly salt: string;
  readonly sheetKey: string;
}

/** The key that a code makes, with a salt of its own. */
export async function sheetKeyFor(code: string): Promise<SheetKey> {
  const salt = randomBytes(SALT_BYTES);
  const { N, r, p } = SHEET_KEY_COST;
  // scrypt needs 128 · N · r bytes, and Node's limit lies a little below that.
  const key = await derive(code, salt, SHEET_KEY_BYTES, { N, r, p, maxmem: 256 * N * r });
  return { salt: salt.toString('base64'), sheetKey: key.toString('base64') };
}

/** Encrypts a sheet for a tablet. A change of what stands beside it is found when it is opened. */
export function sealSheet(
  { salt, sheetKey }: SheetKey,
  sheet: CareSheet,
  goodUntil: string,
): SealedSheet {
  const { madeAt } = sheet;
  const text = Buffer.from(JSON.stringify(sheet));
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, Buffer.from(sheetKey, 'base64'), nonce, {
    authTagLength: TAG_BYTES,
  });
  cipher.setAAD(Buffer.from(sealContext({ madeAt, goodUntil })), { plaintextLength: text.length });
  const box = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  return {
    ...{ salt, nonce: nonce.toString('base64'), box: box.toString('base64') },
    ...{ madeAt, goodUntil },
  };
}
