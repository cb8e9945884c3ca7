/** Entries and letters that one account may write on a day: far beyond any child, and little for a disk. */
export const ENTRIES_PER_DAY = 50;
export const LETTERS_PER_DAY = 100_000;

/** What an account has written today. */
export interface WrittenToday {
  readonly entries: number;
  readonly letters: number;
}

/** Whether another entry of so many letters fits into the day. */
export function fitsToday({ entries, letters }: WrittenToday, more: number): boolean {
  return entries < ENTRIES_PER_DAY && letters + more <= LETTERS_PER_DAY;
}
