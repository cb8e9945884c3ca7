/** First and last name; empty for somebody without either. */
export function fullName(person: {
  readonly firstName: string | null;
  readonly lastName: string | null;
}): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ');
}
