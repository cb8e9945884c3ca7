import { checkUsername } from '@lamplight/ai/safety';
import { mixesAlphabets, soundsLikeStaff } from '@lamplight/domain/auth';
import { AppError } from '../../platform/app-error.ts';
import { usernameKey } from './username-key.ts';

/** @throws AppError VALIDATION for a user name that hurts */
export function requireFriendlyUsername(username: string): void {
  const message = checkUsername(username);
  if (message !== null) throw refused(message);
}

/**
 * For a name that somebody chooses without an adult of the host: nobody passes for one of them, or for another child.
 * @throws AppError VALIDATION for a name that sounds like staff or mixes alphabets that look alike
 */
export function requireOwnUsername(username: string): void {
  if (mixesAlphabets(username)) {
    throw refused('Please write your username with the letters of one alphabet.');
  }
  if (soundsLikeStaff(username, usernameKey)) {
    throw refused('This name belongs to the adults who help here. Please choose one of your own.');
  }
}

function refused(message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ path: 'username', message }] });
}
