import type { RestRoute } from '../../platform/rest-route.ts';

export const experimentRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/experiments',
    operationId: 'listExperiments',
    procedure: 'experiments.list',
    summary: "The science experiments for the student's age, with those completed",
    description:
      "The experiments for the user's age, with those that the user has completed. Their ids are what `POST /api/activity-progress` takes.",
  },
];
