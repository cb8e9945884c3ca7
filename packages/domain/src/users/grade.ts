/** Ages that a student can register with (spec 5, "Age options are 5 to 18"); the platform serves from 4. */
export const AGE_OPTIONS = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const;
export const MIN_STUDENT_AGE = 4;
export const MAX_STUDENT_AGE = 18;

/** Under this age in years a parent's consent is needed (spec 9, legal age thresholds). */
export const CONSENT_AGE = 13;

export const MIN_GRADE = 1;
export const MAX_GRADE = 12;

/** The grade that choosing an age pre-fills: age minus 4, clamped to 1-12 (spec 5). */
export function gradeForAge(age: number): number {
  return Math.min(MAX_GRADE, Math.max(MIN_GRADE, age - 4));
}
