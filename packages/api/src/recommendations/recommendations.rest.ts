import type { RestRoute } from '../platform/rest-route.ts';

export const recommendationRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/recommendations',
    procedure: 'recommendations.list',
    summary: 'What the user could do next, and why; a new set each day',
  },
  {
    method: 'POST',
    path: '/api/recommendations/action',
    procedure: 'recommendations.act',
    input: ({ body }) => body,
    summary: 'Accept a recommendation and get its activity, turn it down, or say whether it helped',
  },
];
