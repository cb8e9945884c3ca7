import type { RestRoute } from '../platform/rest-route.ts';

export const trackingRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/track-session',
    procedure: 'tracking.report',
    input: ({ body }) => body ?? undefined,
    summary: 'Report a visit; it is kept with consent only',
    status: 204,
  },
];
