/** An address folded for comparing: lower case, without surrounding white space; null for none. */
export function emailKey(email: string | null | undefined): string | null {
  return email ? email.trim().normalize('NFKC').toLowerCase() : null;
}
