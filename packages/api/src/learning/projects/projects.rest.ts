import type { RestRoute } from '../../platform/rest-route.ts';

export const projectRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/ai-projects/progress',
    operationId: 'listProjectProgress',
    procedure: 'projects.progress',
    summary:
      'Every AI Coding project that the user has begun, with the saved code and the best score',
    description: 'One record for each project, with the code as it was saved last.',
  },
  {
    method: 'POST',
    path: '/api/ai-projects/progress',
    operationId: 'saveProjectProgress',
    procedure: 'projects.report',
    input: ({ body }) => body,
    summary:
      'Save the code of an AI Coding project. The server runs it and decides score and completed itself; those in the body are bounded and not used',
    description:
      'The host runs the code against tests that the client does not know, and answers the score that it has decided.',
  },
];
