import { numberQuery, type RestRoute } from '../../platform/rest-route.ts';

export const curriculumRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/daily-fact',
    operationId: 'getDailyFact',
    procedure: 'curriculum.fact',
    summary: "The fact of the user's current day",
    description: 'One fact for each day of the programme.',
  },
  {
    method: 'GET',
    path: '/api/bible-verse',
    operationId: 'getBibleVerse',
    procedure: 'curriculum.verse',
    summary: "The verse of the user's current day",
    description:
      'One verse with its reference for each day of the programme, quoted word for word.',
  },
  {
    method: 'GET',
    path: '/api/curriculum-status',
    operationId: 'getCurriculumStatus',
    procedure: 'curriculum.status',
    summary: 'Where the user stands in the 56 days',
    description: 'The day that the user stands at, of 56, with what is completed.',
  },
  {
    method: 'GET',
    path: '/api/daily-schedule',
    operationId: 'getDailySchedule',
    procedure: 'curriculum.schedule',
    input: (call) => ({ day: numberQuery(call, 'day') }),
    summary: 'One day of the programme; the current one without ?day',
    description:
      'What one day of the programme holds, in its order, with what the user has completed of it.',
  },
  {
    method: 'POST',
    path: '/api/advance-day',
    operationId: 'advanceDay',
    procedure: 'curriculum.advanceDay',
    summary: 'Complete the current day',
    description: 'Moves the user on by one day. After day 56 it is refused with 409.',
  },
];
