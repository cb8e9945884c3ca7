import { z } from 'zod';
import { lineOfText } from '../validation/index.ts';

/** Letters and digits of a pairing code: enough that nobody guesses one within its seven days. */
export const PAIRING_CODE_LENGTH = 10;

const GROUP = PAIRING_CODE_LENGTH / 2;

/** What people put between the two groups, or between any letters that they copy by hand. */
const SEPARATORS = /[\s\-_.·–—]+/gu;

/** A code as it is stored and compared, from how somebody typed it: 'abcde-fghjk' is 'ABCDEFGHJK'. */
export function typedPairingCode(typed: string): string {
  return typed.normalize('NFKC').replace(SEPARATORS, '').toUpperCase();
}

/** The code in two groups, as it is printed and read aloud: 'ABCDE-FGHJK'. */
export function groupedPairingCode(code: string): string {
  return `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;
}

/** A code as somebody typed or scanned it. */
export const pairingCodeSchema = lineOfText({ min: 1, max: 40 })
  .transform(typedPairingCode)
  .pipe(
    z.string().length(PAIRING_CODE_LENGTH, `A code has ${PAIRING_CODE_LENGTH} letters and digits`),
  );
