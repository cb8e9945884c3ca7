import { checkUsername } from '@lamplight/ai/safety';
import { AppError } from '../platform/app-error.ts';

/** @throws AppError VALIDATION for a user name that hurts */
export function requireFriendlyUsername(username: string): void {
  const message = checkUsername(username);
  if (message === null) return;
  throw new AppError('VALIDATION', { message, issues: [{ path: 'username', message }] });
}
