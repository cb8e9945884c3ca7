import { z } from 'zod';

/** Largest integer that an id may be: ids are 32-bit on every database we speak to. */
export const MAX_ID = 2 ** 31 - 1;

export const idSchema = z.int().min(1).max(MAX_ID);

/** What a text that may not be empty is refused with, where its field has no better sentence. */
const TOO_SHORT = 'Please fill this in.';

function hasLoneSurrogateOrNul(text: string): boolean {
  return !text.isWellFormed() || text.includes('\u0000');
}

/**
 * A text from outside, in Unicode's NFKC form without surrounding white space.
 * Lengths are counted after that; NUL and lone surrogates are refused.
 */
export function lineOfText(limits: { min?: number; max: number; tooShort?: string }) {
  return z
    .string()
    .max(limits.max * 4, `Please use at most ${limits.max} characters`)
    .refine((text) => !hasLoneSurrogateOrNul(text), {
      error: 'This text holds a character that cannot be stored',
      abort: true,
    })
    .transform((text) => text.normalize('NFKC').trim())
    .pipe(
      z
        .string()
        .min(limits.min ?? 0, limits.tooShort ?? TOO_SHORT)
        .max(limits.max, `Please use at most ${limits.max} characters`),
    );
}

/** Reads an empty or blank text as absent, as browsers send unfilled fields. */
export function blankAsAbsent<T extends z.ZodType>(schema: T) {
  return z.preprocess(
    (value) =>
      value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
    schema.optional(),
  );
}

/**
 * A longer text from outside that may run over lines. In NFC, which leaves what prose and sums are
 * written with (x², ½) as it is; the rest as `lineOfText`.
 */
export function proseText(limits: { min?: number; max: number; tooShort?: string }) {
  return z
    .string(limits.tooShort)
    .max(limits.max * 4, `Please use at most ${limits.max} characters`)
    .refine((text) => !hasLoneSurrogateOrNul(text), {
      error: 'This text holds a character that cannot be stored',
      abort: true,
    })
    .transform((text) => text.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(limits.min ?? 0, limits.tooShort ?? TOO_SHORT)
        .max(limits.max, `Please use at most ${limits.max} characters`),
    );
}

/** Reads an empty or blank text as null: the field is cleared. Absent stays absent. */
export function blankAsNull<T extends z.ZodType>(schema: T) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullish(),
  );
}
