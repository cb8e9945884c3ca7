import { z } from 'zod';
import { classCodeSchema } from '../classes/class-code.ts';
import {
  MAX_GRADE,
  MAX_STUDENT_AGE,
  MIN_GRADE,
  MIN_STUDENT_AGE,
  REGISTRABLE_ROLES,
} from '../users/index.ts';
import { blankAsAbsent, lineOfText } from '../validation/index.ts';
import { passwordSchema } from './password.ts';

export const MIN_USERNAME_LENGTH = 3;
export const MAX_USERNAME_LENGTH = 30;

/** The sentences of spec 5 that registration answers with. */
export const REGISTRATION_MESSAGES = {
  username: 'Username must be at least 3 characters',
  markup: 'Username must not contain < or >',
  entity: 'Username must not contain codes such as &amp;',
  formula: 'Username must not begin with =, +, - or @',
  email: 'Invalid email address',
  confirmPassword: 'Please confirm your password',
  passwordsDiffer: "Passwords don't match",
  parentEmail: 'Invalid parent email',
  terms: 'You must accept the terms of use to register',
  ageAndGrade: 'Age and grade are required for content customization',
  grade: 'Please select a valid grade level (1-12)',
} as const;

export const usernameSchema = lineOfText({
  min: MIN_USERNAME_LENGTH,
  max: MAX_USERNAME_LENGTH,
  tooShort: REGISTRATION_MESSAGES.username,
})
  .refine((name) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(name), {
    error: 'This username holds a character that cannot be seen',
    abort: true,
  })
  .refine((name) => !/[<>]/.test(name), { error: REGISTRATION_MESSAGES.markup, abort: true })
  .refine((name) => !/&#?\w+;/.test(name), { error: REGISTRATION_MESSAGES.entity, abort: true })
  // A list of the class is opened in a spreadsheet, which calculates what begins so.
  .refine((name) => !/^[=+\-@]/.test(name), REGISTRATION_MESSAGES.formula);

export function emailSchema(message: string = REGISTRATION_MESSAGES.email) {
  return z.string(message).trim().max(254, message).pipe(z.email(message));
}

const registrationFields = z.object({
  username: usernameSchema,
  email: blankAsAbsent(emailSchema()),
  password: passwordSchema,
  firstName: blankAsAbsent(lineOfText({ max: 50 })),
  lastName: blankAsAbsent(lineOfText({ max: 50 })),
  age: z.int().min(MIN_STUDENT_AGE).max(MAX_STUDENT_AGE).nullish(),
  grade: z
    .int(REGISTRATION_MESSAGES.grade)
    .min(MIN_GRADE, REGISTRATION_MESSAGES.grade)
    .max(MAX_GRADE, REGISTRATION_MESSAGES.grade)
    .nullish(),
  role: z.enum(REGISTRABLE_ROLES),
  parentEmail: blankAsAbsent(emailSchema(REGISTRATION_MESSAGES.parentEmail)),
  /** The class that a student comes into; hosts may ask for one. */
  classCode: blankAsAbsent(classCodeSchema),
  // A refinement and no literal: an unticked box must not hide what is wrong with the other fields.
  termsAccepted: z
    .boolean(REGISTRATION_MESSAGES.terms)
    .refine((accepted) => accepted, REGISTRATION_MESSAGES.terms),
});

type Fields = z.infer<typeof registrationFields>;

function requireAgeAndGrade(fields: Fields, context: z.RefinementCtx): void {
  if (fields.role !== 'student') return;
  for (const path of ['age', 'grade'] as const) {
    if (fields[path] == null) {
      context.addIssue({
        code: 'custom',
        path: [path],
        message: REGISTRATION_MESSAGES.ageAndGrade,
      });
    }
  }
}

/** The registration call's body (spec 3). Fields it does not name, such as an id, are dropped. */
export const registrationSchema = registrationFields.superRefine(requireAgeAndGrade);
export type Registration = z.infer<typeof registrationSchema>;

/** The registration screen's form: the same rules and the password a second time (spec 5). */
export const registrationFormSchema = registrationFields
  .extend({ confirmPassword: z.string().min(6, REGISTRATION_MESSAGES.confirmPassword) })
  .superRefine((fields, context) => {
    requireAgeAndGrade(fields, context);
    if (fields.confirmPassword !== fields.password) {
      context.addIssue({
        code: 'custom',
        path: ['confirmPassword'],
        message: REGISTRATION_MESSAGES.passwordsDiffer,
      });
    }
  });
