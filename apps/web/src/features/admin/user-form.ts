import { type AdminUser, type UserChanges, userChangesSchema } from '@lamplight/domain/admin';
import { MAX_GRADE, MAX_STUDENT_AGE, MIN_GRADE, MIN_STUDENT_AGE } from '@lamplight/domain/users';
import { z } from 'zod';

/** What the edit dialog holds; age and grade as they were typed. */
export type UserValues = {
  username: string;
  email: string;
  role: AdminUser['role'];
  age: string;
  grade: string;
};

const AGE_SENTENCE = `Please enter an age from ${MIN_STUDENT_AGE} to ${MAX_STUDENT_AGE}.`;
const GRADE_SENTENCE = 'Please select a valid grade level (1-12)';

/** A whole number that may be left out. */
function optionalNumber(min: number, max: number, sentence: string) {
  return z
    .string()
    .trim()
    .transform((typed) => (typed === '' ? undefined : Number(typed)))
    .pipe(z.int(sentence).min(min, sentence).max(max, sentence).optional());
}

/** The rules of the edit dialog. */
export const userFormSchema = userChangesSchema.omit({ id: true }).extend({
  age: optionalNumber(MIN_STUDENT_AGE, MAX_STUDENT_AGE, AGE_SENTENCE),
  grade: optionalNumber(MIN_GRADE, MAX_GRADE, GRADE_SENTENCE),
});

export function valuesOf({ username, email, role, age, grade }: AdminUser): UserValues {
  return {
    username,
    email: email ?? '',
    role,
    age: age === null ? '' : String(age),
    grade: grade === null ? '' : String(grade),
  };
}

/** What is sent: age and grade only if they are filled in, as integers (spec 5, Admin edit). */
export function changesOf(id: number, values: UserValues): UserChanges {
  const { username, email, role } = values;
  const age = values.age.trim();
  const grade = values.grade.trim();
  return {
    id,
    username,
    email,
    role,
    ...(age === '' ? {} : { age: Number(age) }),
    ...(grade === '' ? {} : { grade: Number(grade) }),
  };
}
