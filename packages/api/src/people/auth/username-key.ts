import { remove as removeConfusables } from 'confusables';

/**
 * A user name folded so that names which look alike are the same: case, width, invisible characters,
 * accents and letters of other scripts. Only for comparing; people see the name they chose.
 */
export function usernameKey(username: string): string {
  const visible = username.normalize('NFKD').replace(/[\p{M}\p{Cf}\s]/gu, '');
  return removeConfusables(visible).normalize('NFKC').toLowerCase();
}
