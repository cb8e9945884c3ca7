interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly username: string;
}

/** First and last name, else the user name. */
export function fullName({ firstName, lastName, username }: Named): string {
  const names = [firstName, lastName].filter(Boolean);
  return names.length === 0 ? username : names.join(' ');
}

/** What somebody is called in a sentence: the first name, else the user name. */
export function calledName({ firstName, username }: Omit<Named, 'lastName'>): string {
  return firstName ?? username;
}
