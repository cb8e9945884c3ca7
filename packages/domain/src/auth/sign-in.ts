import { z } from 'zod';
import { MAX_PASSWORD_LENGTH, passwordSchema } from './password.ts';
import { emailSchema, REGISTRATION_MESSAGES } from './registration.ts';

/** What the sign-in form sends (spec 3, Login form; spec 5, Sign-in). */
export const signInSchema = z.object({
  username: z
    .string('Username is required')
    .max(254)
    .transform((name) => name.normalize('NFKC').trim())
    .pipe(z.string().min(1, 'Username is required')),
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(MAX_PASSWORD_LENGTH),
});

/** Body of a magic-link or forgotten-password request (spec 7). */
export const emailRequestSchema = z.object({ email: emailSchema() });

/** A token out of a mailed link: 256 random bits as base64url, with room to spare. */
export const tokenSchema = z.string().min(1).max(100);

/** Query of a magic sign-in (spec 5: the sentence for a link without a token). */
export const magicSignInSchema = z.object({
  token: z
    .string('Invalid magic link - no token found')
    .min(1, 'Invalid magic link - no token found')
    .max(100),
});

export const passwordResetSchema = z.object({ token: tokenSchema, password: passwordSchema });

/** The reset screen's form: the new password twice. */
export const passwordResetFormSchema = z
  .object({
    password: passwordSchema,
    confirmPassword: z.string().min(6, REGISTRATION_MESSAGES.confirmPassword),
  })
  .refine((fields) => fields.password === fields.confirmPassword, {
    path: ['confirmPassword'],
    error: REGISTRATION_MESSAGES.passwordsDiffer,
  });

/** Minutes that a magic link or a password-reset link lives (spec 9, "Magic link expiry 15 minutes"). */
export const MAILED_LINK_MINUTES = 15;

/** Milliseconds that a clock may be set right by without ending the links that it has dated. */
export const LINK_CLOCK_SLACK = 60_000;
