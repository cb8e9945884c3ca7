import type { Role } from '@lamplight/domain/users';
import { AppError } from '../../platform/app-error.ts';
import words from './common-passwords.json' with { type: 'json' };

/**
 * The 10,000 most common passwords of six letters and more in lower case, from the list of zxcvbn-ts 4.1.3, which counts
 * those of leaked accounts (MIT licence, © 2012-2016 Dan Wheeler and Dropbox, Inc., © 2021 @zxcvbn-ts).
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(words);

/** Whether a password is one of those that are tried first, however it is capitalised. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.normalize('NFKC').trim().toLowerCase());
}

/**
 * Refuses a new password of an adult that everybody tries first: it would open what many children have written. A
 * child's own account opens nothing else, and six letters are hard enough to remember.
 * @param path the field of the form
 * @throws AppError VALIDATION
 */
export function requireUncommonPassword(role: Role, password: string, path = 'password'): void {
  if (role === 'student' || !isCommonPassword(password)) return;
  const message =
    'Many people use this password, so it is guessed first. Please choose another, such as three words that do not belong together.';
  throw new AppError('VALIDATION', { message, issues: [{ path, message }] });
}
