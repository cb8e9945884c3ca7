import type { RestRoute } from '../platform/rest-route.ts';

export const quizRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/quiz/generate',
    procedure: 'quizzes.generate',
    input: ({ body }) => body,
    summary: "Five questions of a subject for the user's age, those not met yet first",
  },
  {
    method: 'POST',
    path: '/api/quiz/result',
    procedure: 'quizzes.report',
    input: ({ body }) => body,
    summary: 'Report the result of a quiz; it is kept, and counts as no evidence',
  },
];
