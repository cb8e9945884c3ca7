/** The columns that a person's name is made of; all of them are null when the account is gone. */
export interface NameColumns {
  readonly username: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/**
 * The name by which adults know a person: first and last name, or the username where neither is known; nothing for an
 * account that is gone.
 */
export function fullName({ username, firstName, lastName }: NameColumns): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (username ?? '');
}
