import { leftAloneHeader } from './left-alone.ts';
import { textEntry } from './storage.ts';

/** The session's token (spec 3, local storage keys); it goes along with every call (spec 7). */
export const sessionToken = textEntry('sessionToken');

/** Headers that carry the session: `Authorization` and `X-Session-Token` (spec 7), and whether somebody uses it. */
export function sessionHeaders(): Record<string, string> {
  const token = sessionToken.read();
  if (token === undefined || token === '') return {};
  return { Authorization: `Bearer ${token}`, 'X-Session-Token': token, ...leftAloneHeader() };
}
