import { MAX_STUDENT_AGE, MIN_STUDENT_AGE } from '../users/index.ts';

/** Somebody as whom a student looks around in demo mode (spec 2, Age demo; spec 6). */
export interface DemoProfile {
  readonly name: string;
  /** In years. */
  readonly age: number;
}

/** The sample profiles, youngest first; the ages are the specification's. */
export const DEMO_PROFILES: readonly DemoProfile[] = [
  { name: 'Lily', age: 5 },
  { name: 'Noah', age: 6 },
  { name: 'Grace', age: 8 },
  { name: 'Caleb', age: 10 },
  { name: 'Hannah', age: 12 },
  { name: 'Elias', age: 14 },
  { name: 'Miriam', age: 16 },
  { name: 'Jonas', age: 18 },
];

/** Whether a value that was stored earlier is a profile that the platform can show. */
export function isDemoProfile(value: unknown): value is DemoProfile {
  if (typeof value !== 'object' || value === null) return false;
  const { name, age } = value as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    name.trim() !== '' &&
    typeof age === 'number' &&
    Number.isInteger(age) &&
    age >= MIN_STUDENT_AGE &&
    age <= MAX_STUDENT_AGE
  );
}
