import type { RestRoute } from '../../platform/rest-route.ts';

export const trackingRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/track-session',
    operationId: 'trackSession',
    procedure: 'tracking.report',
    input: ({ body }) => body ?? undefined,
    summary: 'Report a visit; it is kept with consent only',
    description:
      'Reports a visit when a page is left. It is kept only with consent to session tracking, and the answer does not tell which.',
    status: 204,
  },
];
