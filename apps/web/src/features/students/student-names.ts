/** What a student's name is made of. */
interface Named {
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** First and last name, else the user name. */
export function nameOf({ firstName, lastName, username }: Named): string {
  const names = [firstName, lastName].filter(Boolean);
  return names.length === 0 ? username : names.join(' ');
}

/** How one speaks of a student: the first name, else the user name. */
export function calledOf({ firstName, username }: Named): string {
  return firstName ?? username;
}

/** The student that the address names after `#`, as in `students/12`; null for none. */
export function studentIdIn(hash: string): number | null {
  const [, id] = /^students\/([1-9]\d{0,9})$/.exec(hash) ?? [];
  return id === undefined ? null : Number(id);
}
