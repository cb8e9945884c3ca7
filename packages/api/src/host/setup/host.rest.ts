import type { RestRoute } from '../../platform/rest-route.ts';

export const hostRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/host',
    operationId: 'getHost',
    procedure: 'host.info',
    summary: 'What visitors may know of this host',
    description:
      'The version that it runs and the day of its release, how an account is made, and the demo account where there is one.',
  },
];
