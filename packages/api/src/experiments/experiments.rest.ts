import type { RestRoute } from '../platform/rest-route.ts';

export const experimentRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/experiments',
    procedure: 'experiments.list',
    summary: "The science experiments for the student's age, with those completed",
  },
];
