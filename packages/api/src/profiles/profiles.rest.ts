import { bodyWithId, type RestRoute } from '../platform/rest-route.ts';

export const profileRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/profile/me',
    procedure: 'profiles.me',
    summary: 'The own profile',
  },
  {
    method: 'PUT',
    path: '/api/profile/me',
    procedure: 'profiles.update',
    input: ({ body }) => body,
    summary: 'Change the own profile',
  },
  {
    method: 'PUT',
    path: '/api/profile/:userId',
    procedure: 'profiles.completeOnboarding',
    input: (call) => bodyWithId(call, 'userId'),
    summary: 'Complete the own onboarding',
  },
];
