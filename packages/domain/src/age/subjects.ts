/** Minutes a day of maths that suit an age: 10, 20 or 30, by up to 6, up to 10, older (spec 9). */
export function mathStudyMinutes(age: number): number {
  if (age <= 6) return 10;
  if (age <= 10) return 20;
  return 30;
}

/** Minutes a day of reading that suit an age: 15, 25 or 45, by up to 6, up to 10, older (spec 9). */
export function readingStudyMinutes(age: number): number {
  if (age <= 6) return 15;
  if (age <= 10) return 25;
  return 45;
}

const LITTLE = ['Bible Stories', 'Number Fun', 'Letters and Sounds', 'Nature', 'Art'] as const;
const YOUNG = ['Bible Study', 'Math', 'Reading', 'Science', 'AI Discovery', 'Art'] as const;
const MIDDLE = [
  'Bible Study',
  'Math',
  'Language Arts',
  'Science',
  'AI and Coding',
  'Logic',
] as const;
const OLDER = [
  'Advanced Bible Study',
  'Advanced Math',
  'Literature',
  'Physics and Chemistry',
  'Computer Science',
  'AI and Ethics',
] as const;
export type AgeSubject = (typeof LITTLE | typeof YOUNG | typeof MIDDLE | typeof OLDER)[number];

/**
 * Subjects that suit an age: up to 6, up to 10, up to 14, older. Spec 9 names Bible Stories and
 * Number Fun for the young, Advanced Bible Study and Computer Science for the oldest; the lists
 * between grow from the one towards the other.
 */
export function subjectsForAge(age: number): readonly AgeSubject[] {
  if (age <= 6) return LITTLE;
  if (age <= 10) return YOUNG;
  return age <= 14 ? MIDDLE : OLDER;
}
