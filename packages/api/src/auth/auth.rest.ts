import type { RestRoute } from '../platform/rest-route.ts';

export const authRoutes: readonly RestRoute[] = [
  { method: 'GET', path: '/api/auth/me', procedure: 'auth.me', summary: 'The signed-in user' },
  {
    method: 'POST',
    path: '/api/auth/login',
    procedure: 'auth.login',
    input: ({ body }) => body,
    summary: 'Sign in with a user name and a password',
  },
  {
    method: 'POST',
    path: '/api/auth/register',
    procedure: 'auth.register',
    input: ({ body }) => body,
    summary: 'Make an account and sign in',
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    procedure: 'auth.logout',
    summary: 'End the session',
  },
  {
    method: 'POST',
    path: '/api/auth/magic-link',
    procedure: 'auth.requestMagicLink',
    input: ({ body }) => body,
    summary: 'Have a sign-in link mailed',
  },
  {
    method: 'GET',
    path: '/api/auth/magic-login',
    procedure: 'auth.magicLogin',
    input: ({ query }) => query,
    summary: 'Sign in with the token of a mailed link',
  },
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    procedure: 'auth.forgotPassword',
    input: ({ body }) => body,
    summary: 'Have a link mailed that sets a new password',
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    procedure: 'auth.resetPassword',
    input: ({ body }) => body,
    summary: 'Set a new password with the token of a mailed link',
  },
  {
    method: 'DELETE',
    path: '/api/profile/me',
    procedure: 'auth.deleteAccount',
    summary: 'Delete the own account with everything in it',
  },
];
