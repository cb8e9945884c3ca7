import type { RestRoute } from '../platform/rest-route.ts';

export const projectRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/ai-projects/progress',
    procedure: 'projects.progress',
    summary:
      'Every AI Coding project that the user has begun, with the saved code and the best score',
  },
  {
    method: 'POST',
    path: '/api/ai-projects/progress',
    procedure: 'projects.report',
    input: ({ body }) => body,
    summary:
      'Save the code of an AI Coding project. The server runs it and decides score and completed itself; those in the body are bounded and not used',
  },
];
