import {
  type CareSheet,
  type SealedSheet,
  SHEET_KEY_BYTES,
  SHEET_KEY_COST,
  sealContext,
  sheetCodeOf,
} from '@lamplight/domain/care';
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const utf8 = new TextEncoder();

/**
 * Opens a sheet with a code as somebody typed it. In plain script: a class opens its pages over plain http, where the
 * browser's own cryptography is missing.
 * @returns null for another code, and for a sheet that was changed
 */
export async function openSealedSheet(
  sealed: SealedSheet,
  typed: string,
): Promise<CareSheet | null> {
  const key = await scryptAsync(utf8.encode(sheetCodeOf(typed)), bytesOf(sealed.salt), {
    ...SHEET_KEY_COST,
    dkLen: SHEET_KEY_BYTES,
  });
  const cipher = chacha20poly1305(key, bytesOf(sealed.nonce), utf8.encode(sealContext(sealed)));
  try {
    const text = new TextDecoder().decode(cipher.decrypt(bytesOf(sealed.box)));
    // Only the host has the key: what it encrypted is what it meant.
    return JSON.parse(text) as CareSheet;
  } catch {
    return null;
  }
}
