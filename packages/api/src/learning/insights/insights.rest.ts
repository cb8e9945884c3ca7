import type { RestRoute } from '../../platform/rest-route.ts';

export const insightRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/learning-insights',
    operationId: 'getLearningInsights',
    procedure: 'insights.mine',
    summary: 'How the user learns, as far as their answers say it; starting values are named',
    description:
      'Numbers that rest on answers. Where there is too little of them, starting values stand in their place and are marked as such.',
  },
];
