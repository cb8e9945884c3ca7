import type { RestRoute } from '../../platform/rest-route.ts';

export const announcementRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/announcements',
    operationId: 'listAnnouncements',
    procedure: 'announcements.mine',
    summary: 'What teachers say today',
    description:
      "What is up today for a student, or for the families of a parent's linked children, in every language in which it was written.",
  },
];
