import type { RestRoute } from '../../platform/rest-route.ts';

export const authRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/auth/me',
    operationId: 'getCurrentUser',
    procedure: 'auth.me',
    summary: 'The signed-in user',
    description: 'The user whom the session belongs to, with role, age and grade.',
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    operationId: 'login',
    procedure: 'auth.login',
    input: ({ body }) => body,
    summary: 'Sign in with a user name and a password',
    description:
      'Answers the token of a new session and the user, and sets the session cookie. Wrong passwords of an unknown device wait, up to 15 minutes; `Retry-After` says how long.',
  },
  {
    method: 'POST',
    path: '/api/auth/register',
    operationId: 'register',
    procedure: 'auth.register',
    input: ({ body }) => body,
    summary: 'Make an account and sign in',
    description:
      'Makes a student, parent or teacher, answers the token of a new session and the user, and sets the session cookie. Nobody registers as an admin. STUDENT_SIGNUP and TEACHER_SIGNUP decide who may. Many wrong class codes wait; `Retry-After` says how long.',
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    operationId: 'logout',
    procedure: 'auth.logout',
    summary: 'End the session',
    description: 'Ends the session that the call carries and clears its cookie.',
  },
  {
    method: 'POST',
    path: '/api/auth/magic-link',
    operationId: 'requestMagicLink',
    procedure: 'auth.requestMagicLink',
    input: ({ body }) => body,
    summary: 'Have a sign-in link mailed',
    description:
      'Mails a link that signs in once, within 15 minutes. The answer is the same whether the address has an account or not.',
  },
  {
    method: 'GET',
    path: '/api/auth/magic-login',
    operationId: 'loginWithMagicLink',
    procedure: 'auth.magicLogin',
    input: ({ query }) => query,
    summary: 'Sign in with the token of a mailed link',
    description:
      'Spends the token of a mailed link, answers the user and the token of a new session, and sets the session cookie.',
  },
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    operationId: 'requestPasswordReset',
    procedure: 'auth.forgotPassword',
    input: ({ body }) => body,
    summary: 'Have a link mailed that sets a new password',
    description:
      'Mails a link with which a new password is set. The answer is the same whether the address has an account or not.',
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    operationId: 'resetPassword',
    procedure: 'auth.resetPassword',
    input: ({ body }) => body,
    summary: 'Set a new password with the token of a mailed link',
    description:
      'Spends the token of a mailed link, sets the password and ends every session of the account.',
  },
  {
    method: 'DELETE',
    path: '/api/profile/me',
    operationId: 'deleteOwnAccount',
    procedure: 'auth.deleteAccount',
    summary: 'Delete the own account with everything in it',
    description:
      'Deletes the account of the session with everything in it. The last admin cannot be deleted.',
  },
];
