import type { AlertLevel } from './alert.ts';

/** An adult as the desk knows them, and the child's classes as far as they matter. */
export interface Responsibility {
  readonly role: 'teacher' | 'admin' | 'parent' | 'student';
  /** Whether the adult is an approved teacher of one of the child's classes. */
  readonly teachesChild: boolean;
  /** Whether any approved teacher teaches the child. */
  readonly childHasTeacher: boolean;
}

/**
 * Whether an alert is on this adult's desk: the child's approved teachers see each, admins the severe
 * ones and those of children whom nobody teaches, so that none is left unread. Parents see none, since
 * the worry may be about home (safety, Children).
 */
export function isOnDeskOf(level: AlertLevel, adult: Responsibility): boolean {
  switch (adult.role) {
    case 'teacher':
      return adult.teachesChild;
    case 'admin':
      return level === 'severe' || !adult.childHasTeacher;
    default:
      return false;
  }
}
