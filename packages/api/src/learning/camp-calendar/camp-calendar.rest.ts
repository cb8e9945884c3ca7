import type { RestRoute } from '../../platform/rest-route.ts';

export const campCalendarRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/camp-calendar',
    operationId: 'getCampCalendar',
    procedure: 'campCalendar.mine',
    summary: "The days of the caller's classes",
    description:
      "Days of the programme, days without class and due dates of a teacher's own classes, a student's, or those of a parent's linked children.",
  },
];
