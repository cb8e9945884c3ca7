import type { RestRoute } from '../platform/rest-route.ts';

export const insightRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/learning-insights',
    procedure: 'insights.mine',
    summary: 'How the user learns, as far as their answers say it; starting values are named',
  },
];
