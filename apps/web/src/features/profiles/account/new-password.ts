import { REGISTRATION_MESSAGES } from '@lamplight/domain/auth';
import { passwordChangeSchema } from '@lamplight/domain/profiles';
import { z } from 'zod';

/** The dialog's form: the call's fields, and the new password a second time. */
export const newPasswordSchema = passwordChangeSchema
  .extend({ confirmPassword: z.string().min(6, REGISTRATION_MESSAGES.confirmPassword) })
  .refine((fields) => fields.newPassword === fields.confirmPassword, {
    path: ['confirmPassword'],
    error: REGISTRATION_MESSAGES.passwordsDiffer,
  });
