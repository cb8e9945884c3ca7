/** The address that asks a student whether to join a class. */
export function classAddress(origin: string, code: string): string {
  return `${origin}/profile?class=${encodeURIComponent(code)}`;
}
