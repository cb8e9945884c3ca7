import { z } from 'zod';

export const MIN_PASSWORD_LENGTH = 6;
/** Longer than any passphrase a person types; bounds the work of a hash. */
export const MAX_PASSWORD_LENGTH = 200;

export const PASSWORD_MESSAGE = 'Password must be at least 6 characters';

/** A new password: at least 6 characters (spec 5). */
export const passwordSchema = z
  .string(PASSWORD_MESSAGE)
  .min(MIN_PASSWORD_LENGTH, PASSWORD_MESSAGE)
  .max(MAX_PASSWORD_LENGTH, `Please use at most ${MAX_PASSWORD_LENGTH} characters`);

/** The own password, which costs what gives power over an account; left out where nobody has been asked for it yet. */
export const ownPasswordSchema = z.string().min(1).max(MAX_PASSWORD_LENGTH).optional();
