/** The columns that a person's name is made of. */
export interface NameColumns {
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** The name by which adults know a person: first and last name, or the username where neither is known. */
export function fullName({ username, firstName, lastName }: NameColumns): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
