import { CONSENT_AGE } from '../users/index.ts';
import type { ConsentMethod } from './purpose.ts';

/** Up to this age in years a parent has a say beside the student (spec 9, legal age thresholds). */
export const OVERSIGHT_AGE = 17;

/** Who speaks for the student. */
export type ConsentSpeaker = 'self' | 'confirmed-parent' | 'unconfirmed-parent' | 'paper';

/** The newest record of a student and purpose; undefined where there is none. */
export type NewestRecord =
  | { readonly granted: boolean; readonly method: ConsentMethod }
  | undefined;

/** Whose word counts at an age: an unknown age counts as the youngest. */
export type ConsentAge = 'child' | 'teen' | 'adult';

/** The rule that an age in years stands under: under 13, 13 to 17, older (decisions). */
export function consentAge(age: number | null): ConsentAge {
  if (age === null || age < CONSENT_AGE) return 'child';
  return age <= OVERSIGHT_AGE ? 'teen' : 'adult';
}

/**
 * Whether a consent holds. What a student gave for themselves does not hold under 13, as when an age
 * that was entered wrongly has been corrected.
 */
export function isInForce(age: number | null, newest: NewestRecord): boolean {
  if (newest?.granted !== true) return false;
  return newest.method !== 'self' || consentAge(age) !== 'child';
}

/**
 * Whether this speaker may give a consent now. Under 13 a confirmed parent or a signed paper; from 13
 * to 17 the student, unless a parent withdrew it, when only a parent gives it again; older, the student.
 */
export function mayGive(
  age: number | null,
  speaker: ConsentSpeaker,
  newest: NewestRecord,
): boolean {
  if (speaker === 'unconfirmed-parent' || isInForce(age, newest)) return false;
  const isSelf = speaker === 'self';
  switch (consentAge(age)) {
    case 'child':
      return !isSelf;
    case 'teen':
      return isSelf !== wasWithdrawnByParent(newest);
    case 'adult':
      return isSelf;
  }
}

/** Whether this speaker may withdraw a consent now: the student from 13, and up to 17 every parent. */
export function mayWithdraw(
  age: number | null,
  speaker: ConsentSpeaker,
  newest: NewestRecord,
): boolean {
  if (!isInForce(age, newest)) return false;
  return consentAge(age) !== (speaker === 'self' ? 'child' : 'adult');
}

function wasWithdrawnByParent(newest: NewestRecord): boolean {
  return newest?.granted === false && newest.method !== 'self';
}
