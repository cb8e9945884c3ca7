import { passwordSchema, REGISTRATION_MESSAGES, usernameSchema } from '@lamplight/domain/auth';
import { z } from 'zod';

export type SetupValues = { username: string; password: string; confirmPassword: string };

/** The setup screen's form: the admin's name, and the password twice. */
export const setupFormSchema = z
  .object({
    username: usernameSchema,
    password: passwordSchema,
    confirmPassword: z.string().min(6, REGISTRATION_MESSAGES.confirmPassword),
  })
  .refine((fields) => fields.password === fields.confirmPassword, {
    path: ['confirmPassword'],
    error: REGISTRATION_MESSAGES.passwordsDiffer,
  });
