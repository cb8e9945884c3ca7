import type { MadeCards } from '@lamplight/domain/classroom-sign-in';

/** Cards that were just made. Their secrets live in this page's memory and nowhere else. */
let made: MadeCards | undefined;

/** Keeps new cards until the next ones, a reload or another class. */
export function keepMadeCards(cards: MadeCards): void {
  made = cards;
}

/** The cards that were last made for a class, as long as the page lives. */
export function madeCardsOf(classId: number): MadeCards | undefined {
  return made?.classId === classId ? made : undefined;
}

/** Forgets the secrets. */
export function forgetMadeCards(): void {
  made = undefined;
}
