import { numberQuery, type RestRoute } from '../platform/rest-route.ts';

export const curriculumRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/daily-fact',
    procedure: 'curriculum.fact',
    summary: "The fact of the user's current day",
  },
  {
    method: 'GET',
    path: '/api/bible-verse',
    procedure: 'curriculum.verse',
    summary: "The verse of the user's current day",
  },
  {
    method: 'GET',
    path: '/api/curriculum-status',
    procedure: 'curriculum.status',
    summary: 'Where the user stands in the 56 days',
  },
  {
    method: 'GET',
    path: '/api/daily-schedule',
    procedure: 'curriculum.schedule',
    input: (call) => ({ day: numberQuery(call, 'day') }),
    summary: 'One day of the programme; the current one without ?day',
  },
  {
    method: 'POST',
    path: '/api/advance-day',
    procedure: 'curriculum.advanceDay',
    summary: 'Complete the current day',
  },
];
