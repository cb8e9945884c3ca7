/** What the name of an account is made of; all of it is null when the account is gone. */
interface Named {
  readonly username: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** First and last name, else the user name; nothing for an account that is gone. */
export function nameOf({ firstName, lastName, username }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (username ?? '');
}
