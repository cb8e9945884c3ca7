import { bodyWithId, type RestRoute } from '../../platform/rest-route.ts';

export const profileRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/profile/me',
    operationId: 'getOwnProfile',
    procedure: 'profiles.me',
    summary: 'The own profile',
    description: "The profile with the fields of the user's role.",
  },
  {
    method: 'PUT',
    path: '/api/profile/me',
    operationId: 'updateOwnProfile',
    procedure: 'profiles.update',
    input: ({ body }) => body,
    summary: 'Change the own profile',
    description:
      "Changes the fields that the body names, as the user's role has them. Fields that are read-only are ignored, never stored.",
  },
  {
    method: 'PUT',
    path: '/api/profile/:userId',
    operationId: 'completeOnboarding',
    procedure: 'profiles.completeOnboarding',
    input: (call) => bodyWithId(call, 'userId'),
    summary: 'Complete the own onboarding',
    description:
      'Stores what onboarding has asked, and notes that it is completed. Only the own userId is taken.',
  },
];
