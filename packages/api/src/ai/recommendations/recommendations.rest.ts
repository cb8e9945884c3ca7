import type { RestRoute } from '../../platform/rest-route.ts';

export const recommendationRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/recommendations',
    operationId: 'listRecommendations',
    procedure: 'recommendations.list',
    summary: 'What the user could do next, and why; a new set each day',
    description:
      'What fits what the user has shown so far, each with its reason. The set changes once a day.',
  },
  {
    method: 'POST',
    path: '/api/recommendations/action',
    operationId: 'actOnRecommendation',
    procedure: 'recommendations.act',
    input: ({ body }) => body,
    summary: 'Accept a recommendation and get its activity, turn it down, or say whether it helped',
    description:
      'With accept the answer holds an activity or a message; with reject and feedback it says that this was noted.',
  },
];
