import { CONSENT_AGE, gradeForAge, type REGISTRABLE_ROLES } from '@lamplight/domain/users';

export type RegistrableRole = (typeof REGISTRABLE_ROLES)[number];

/** What the registration form holds (spec 3, Registration payload). */
export type RegistrationValues = {
  role: RegistrableRole;
  username: string;
  password: string;
  confirmPassword: string;
  firstName: string;
  lastName: string;
  email: string;
  age: number | null;
  grade: number | null;
  parentEmail: string;
  classCode: string;
  termsAccepted: boolean;
};

export const EMPTY_REGISTRATION: RegistrationValues = {
  role: 'student',
  username: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  email: '',
  age: null,
  grade: null,
  parentEmail: '',
  classCode: '',
  termsAccepted: false,
};

/** Another role: what only students are asked is emptied, so that no hidden field is refused. */
export function withRole(role: RegistrableRole): Partial<RegistrationValues> {
  return role === 'student'
    ? { role }
    : { role, age: null, grade: null, parentEmail: '', classCode: '' };
}

/** Another age; it pre-fills a grade that is still empty (spec 5). */
export function withAge(
  age: number | null,
  grade: number | null,
): Pick<RegistrationValues, 'age' | 'grade'> {
  return { age, grade: grade ?? (age === null ? null : gradeForAge(age)) };
}

/** The call's body: the form without the second time of the password (spec 3). */
export function registrationPayload(values: RegistrationValues) {
  const { confirmPassword: _, termsAccepted, ...fields } = values;
  // The server refuses everything but true.
  return { ...fields, termsAccepted: termsAccepted as true };
}

/** Whose agreement an account of this age needs (spec 9, legal age thresholds 13 and 17). */
export function consentNote(age: number | null): 'child' | 'teen' | null {
  if (age === null || age > 17) return null;
  return age < CONSENT_AGE ? 'child' : 'teen';
}
